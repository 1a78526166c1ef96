"""Counts the bytes of arrays and shared variables that a marked launch has touched (`codegen.counters.marks`)."""

from __future__ import annotations

import numpy as np

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.counters.marks import SUM_BYTES, map_bytes
from warplens.cuda.simt.launch.translated import maps_of, touched_in_arrays, touched_in_shared
from warplens.cuda.simt.program.blocks import Placed


def test_maps_of_returns_an_empty_map_for_each_array():
    assert len(maps_of({"in": np.zeros(4, np.float32)})["in"]) == 32


def test_touched_in_arrays_returns_how_many_bytes_of_each_array_were_touched():
    maps = maps_of({"in": np.zeros(4, np.float32)})
    maps["in"][4:12] = 1
    assert touched_in_arrays(maps) == {"in": 8}


def test_touched_in_shared_returns_how_many_bytes_of_each_shared_variable_were_touched():
    memory = np.zeros((2 + SUM_BYTES) * map_bytes(256), np.uint8)
    memory[256 + 128 : 256 + 192] = 1
    assert touched_in_shared([memory], 256, {"tile": Placed("tile", tree.Space.SHARED, offset=128, size=128)}) == {
        "tile": 64
    }
