"""The code of one warp while it is written: its text, the mask of active lanes, its counters and its faults."""

from __future__ import annotations

from warplens.cuda.simt.codegen.warp_code import mask_literal


def test_mask_literal_returns_a_lane_mask_as_an_llvm_i32_literal():
    assert mask_literal(0xFFFFFFFF) == "-1"
