"""The cost of a launch's requests in the memory hierarchy: passes of the L1 cache, bytes of L2 and of DRAM.."""

from __future__ import annotations

from warplens.cuda.simt.counting.counts import MemoryCount
from warplens.cuda.timing.traffic import line_count, used_share


def test_line_count_returns_the_128_byte_lines_that_the_requests_of_one_instruction():
    load = MemoryCount(
        index=0,
        text="ld.global.f32 %f1, [%rd1];",
        space="global",
        is_store=False,
        width_bytes=4,
        line=0,
        ptx_line=0,
        array="",
        requests=8,
        active_lanes=256,
        distinct_bytes=1024,
        sectors=32,
        wavefronts=0,
    )
    assert line_count(load) == 8.0  # neighbouring floats: four sectors to a line


def test_used_share_returns_the_share_of_its_sectors_that_an_instruction_uses():
    load = MemoryCount(
        index=0,
        text="ld.global.f32 %f1, [%rd1];",
        space="global",
        is_store=False,
        width_bytes=4,
        line=0,
        ptx_line=0,
        array="",
        requests=8,
        active_lanes=256,
        distinct_bytes=1024,
        sectors=256,
        wavefronts=0,
    )
    assert used_share(load) == 0.125  # 4 bytes of each sector of 32
