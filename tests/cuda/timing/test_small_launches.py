"""The parts of an estimate for launches of a few instructions, computed by hand."""

from __future__ import annotations

from dataclasses import replace

from warplens.cuda.device.occupancy import occupancy
from warplens.cuda.device.spec import load_spec
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount, Unit
from warplens.cuda.timing.estimate import estimated_time
from warplens.cuda.timing.traffic import circulate, memory_traffic, tensor_clocks, warp_latency_cycles

H200 = load_spec("h200")
ONE_WARP = LaunchCounts(
    blocks=1, warps=1, warp_instructions=10, thread_instructions=320, thread_instructions_on=320, flops_single=0,
    flops_double=0, unit_warp_instructions={}, unit_thread_instructions={}, memory=(), basic_blocks=(),
)  # fmt: skip


def test_chain_of_ten_instructions_and_a_barrier_is_half_the_alu_latency_each_and_a_shared_one():
    counts = replace(ONE_WARP, unit_warp_instructions={Unit.BARRIER: 1})
    assert (H200.alu_latency_cycles, H200.shared_latency_cycles) == (4, 29)
    assert warp_latency_cycles(counts, H200, memory_traffic(counts, H200, 0, 1), waves=1) == 10 * 4 / 2 + 29


def test_tensor_clocks_of_wgmma_m64n256k16_are_128():
    assert tensor_clocks(replace(ONE_WARP, tensor_products={"wgmma.bf16.f32": 64 * 256 * 16}), H200) == 128.0


def test_small_launch_is_limited_by_the_launch():
    counts = replace(ONE_WARP, unit_warp_instructions={Unit.FMA: 10})
    fits = occupancy(H200.limits, threads_per_block=32, registers_per_thread=32, shared_bytes_per_block=0)
    modelled = estimated_time(
        counts=counts, spec=H200, occupancy=fits, blocks=1, threads_per_block=32, footprint_bytes=0
    )
    assert (modelled.limiter, modelled.runner_up, round(modelled.time_ns)) == ("launch", "latency", 2512)


def test_one_customer_takes_the_sum_and_many_the_largest_demand():
    assert circulate(1, [2.0, 3.0], 5.0).time == 10.0
    assert round(circulate(100, [2.0, 3.0], 5.0).time) == 300


def test_scattered_loads_pass_l1_by_lines_and_cross_l2_once():
    load = MemoryCount(
        index=0, text="ld.global.f32 %f1, [%rd1];", space="global", is_store=False, width_bytes=4, line=0, ptx_line=0,
        array="", requests=8, active_lanes=256, distinct_bytes=1024, sectors=256, wavefronts=0,
    )  # fmt: skip
    counts = replace(ONE_WARP, warps=8, warp_instructions=8, memory=(load,))
    traffic = memory_traffic(counts, H200, footprint_bytes=1024, waves=1)
    assert (traffic.l2_bytes, traffic.dram_bytes, traffic.l1_passes) == (1024, 1024.0, 232.0)
