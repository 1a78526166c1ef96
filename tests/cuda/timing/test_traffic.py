"""The cost of a launch's requests in the memory hierarchy: passes of the L1 cache, bytes of L2 and of DRAM.."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.device.occupancy import occupancy
from warplens.cuda.device.spec import load_spec
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount, Unit
from warplens.cuda.timing.estimate import estimated_time
from warplens.cuda.timing.traffic import (
    circulate,
    line_count,
    memory_traffic,
    tensor_clocks,
    used_share,
    warp_latency_cycles,
)

LOAD = MemoryCount(
    index=0, text="ld.global.f32 %f1, [%rd1];", space="global", is_store=False, width_bytes=4, line=0, ptx_line=0,
    array="", requests=8, active_lanes=256, distinct_bytes=1024, sectors=256, wavefronts=0,
)  # fmt: skip
ONE_WARP = LaunchCounts(
    blocks=1, warps=1, warp_instructions=10, thread_instructions=320, thread_instructions_on=320, flops_single=0,
    flops_double=0, unit_warp_instructions={}, unit_thread_instructions={}, memory=(), basic_blocks=(),
)  # fmt: skip
H200 = load_spec("h200")


def test_line_count_returns_the_128_byte_lines_that_the_requests_of_one_instruction():
    assert line_count(replace(LOAD, sectors=32)) == 8.0  # neighbouring floats: four sectors to a line


def test_used_share_returns_the_share_of_its_sectors_that_an_instruction_uses():
    assert used_share(LOAD) == 0.125  # 4 bytes of each sector of 32


def test_columns_of_floats_cross_l2_and_dram_as_often_as_they_are_read_and_l1_in_a_pass_for_each_line():
    counts = replace(ONE_WARP, warps=8, warp_instructions=8, memory=(LOAD,))
    traffic = memory_traffic(counts, H200, footprint_bytes=1024, waves=1)
    assert (traffic.l2_bytes, traffic.dram_bytes, traffic.l1_passes) == (1024, 1024.0, 232.0)


def test_warp_waits_for_half_of_its_results_and_for_its_barriers():
    counts = replace(ONE_WARP, unit_warp_instructions={Unit.BARRIER: 1})
    assert (H200.alu_latency_cycles, H200.shared_latency_cycles) == (4, 29)
    assert warp_latency_cycles(counts, H200, memory_traffic(counts, H200, 0, 1), waves=1) == 10 * 4 / 2 + 29


def test_product_of_a_warpgroup_takes_the_clocks_of_its_tensor_cores():
    counts = replace(ONE_WARP, warps=4, tensor_products={"wgmma.bf16.f32": 64 * 256 * 16})
    assert tensor_clocks(counts, H200) == 128.0  # wgmma.m64n256k16


def test_one_customer_waits_for_nobody_and_many_for_the_slowest_station():
    assert circulate(1, [2.0, 3.0], 5.0).time == 10.0
    assert circulate(100, [2.0, 3.0], 5.0).time == pytest.approx(300, abs=0.5)


def test_launch_of_one_warp_takes_the_time_of_a_launch():
    counts = replace(ONE_WARP, unit_warp_instructions={Unit.FMA: 10})
    fits = occupancy(H200.limits, threads_per_block=32, registers_per_thread=32, shared_bytes_per_block=0)
    modelled = estimated_time(
        counts=counts, spec=H200, occupancy=fits, blocks=1, threads_per_block=32, footprint_bytes=0
    )  # fmt: skip
    assert (modelled.limiter, modelled.runner_up, round(modelled.time_ns)) == ("launch", "latency", 2512)
