"""Counts the bytes of shared variables that a marked launch has touched (`codegen.counters.marks`)."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.counters.marks import SUM_BYTES, map_bytes
from warplens.cuda.simt.launch.readout import touched_in_shared
from warplens.cuda.simt.program.blocks import Placed


def test_touched_in_shared_returns_how_many_bytes_of_each_shared_variable_were_touched():
    of_block = (2 + SUM_BYTES) * map_bytes(256)
    memory = np.zeros(2 * of_block, np.uint8)  # that of two blocks of a cluster
    memory[256 + 128 : 256 + 192] = memory[of_block + 256 + 130 : of_block + 256 + 131] = 1
    program = SimpleNamespace(variables={"tile": Placed("tile", tree.Space.SHARED, offset=128, size=128)})
    launch = SimpleNamespace(cluster_blocks=2)
    code = SimpleNamespace(shared_end=256, block_shared_bytes=of_block, program=program, launch=launch)
    assert touched_in_shared([memory], code) == {"tile": 65}
