"""Counts the bytes of shared variables that a marked launch has touched (`codegen.counters.marks`)."""

from __future__ import annotations

import numpy as np

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.counters.tally import SUM_BYTES, map_bytes
from warplens.cuda.simt.launch.machine import touched_in_shared
from warplens.cuda.simt.program.blocks import Placed


def test_touched_in_shared_returns_how_many_bytes_of_each_shared_variable_were_touched():
    memory = np.zeros((2 + SUM_BYTES) * map_bytes(256), np.uint8)
    memory[256 + 128 : 256 + 192] = 1
    assert touched_in_shared([memory], 256, {"tile": Placed("tile", tree.Space.SHARED, offset=128, size=128)}) == {
        "tile": 64
    }
