"""A modelled time is no shorter than the texture units and the constant cache need, and says what it leaves out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.points import CacheState
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount
from warplens.cuda.timing.estimate import ModelledTime
from warplens.cuda.timing.further_units import (
    LOWER_BOUND,
    NO_FETCHES,
    NO_SURFACES,
    constant_ns,
    texels_ns,
    texture_ns,
    with_further_units,
)

SPEC = load_spec("h200")
MODEL = ModelledTime(
    time_ns=5000.0, terms_ns={"dram": 4000.0, "launch": 2000.0}, limiter="dram", runner_up="launch",
    achieved_occupancy_percent=50.0, waves=1.0,
)  # fmt: skip
BLOCKS = 2 * SPEC.sm_count


def counts_of(space: str, **fields: int) -> LaunchCounts:
    """Return the counts of two blocks on each multiprocessor with one memory instruction."""
    memory = MemoryCount(
        index=0, text="", space=space, is_store=space == "surface", width_bytes=4, line=0, ptx_line=0, array="",
        **{"requests": 1000, "active_lanes": 32000, "distinct_bytes": 0, "sectors": 0, "wavefronts": 0} | fields,
    )  # fmt: skip
    return LaunchCounts(
        blocks=BLOCKS, warps=BLOCKS, warp_instructions=0, thread_instructions=0, thread_instructions_on=0,
        unit_warp_instructions={}, unit_thread_instructions={}, flops_single=0, flops_double=0, memory=(memory,),
        basic_blocks=(),
    )  # fmt: skip


def test_a_request_of_four_lanes_takes_a_clock_of_four_texture_units() -> None:
    clocks = 20_000
    modelled = with_further_units(MODEL, counts_of("texture", wavefronts=clocks * SPEC.sm_count), SPEC)
    busy_ns = 1e9 * clocks / SPEC.clock_hz
    assert modelled.terms_ns["texture"] == pytest.approx(busy_ns)
    assert modelled.time_ns == pytest.approx(SPEC.launch_overhead_ns + busy_ns)
    assert (modelled.limiter, modelled.notes) == ("texture", (LOWER_BOUND,))


def test_few_fetches_leave_the_time_as_it_is() -> None:
    modelled = with_further_units(MODEL, counts_of("texture", wavefronts=SPEC.sm_count), SPEC)
    assert (modelled.time_ns, modelled.limiter) == (MODEL.time_ns, "dram")


def test_fetches_of_a_gpu_whose_units_are_not_known_are_left_out_and_said_to_be() -> None:
    spec = replace(SPEC, compute_capability=(3, 5))
    modelled = with_further_units(MODEL, counts_of("texture", wavefronts=10**9), spec)
    assert modelled == replace(MODEL, notes=(NO_FETCHES,))


def test_surfaces_have_no_rate() -> None:
    assert with_further_units(MODEL, counts_of("surface", wavefronts=10**9), SPEC) == replace(
        MODEL, notes=(NO_SURFACES,)
    )


def test_texels_cross_to_dram_once_beside_the_other_arrays() -> None:
    size = 3 << 30
    counts = counts_of("texture", sectors=size // 16)
    modelled = with_further_units(MODEL, counts, SPEC, {"": size})
    busy_ns = 4000.0 + 1e9 * size / SPEC.memory_bandwidth_bytes_per_s
    assert modelled.terms_ns["dram"] == pytest.approx(busy_ns)
    assert modelled.time_ns == pytest.approx(SPEC.launch_overhead_ns + busy_ns)
    assert (modelled.limiter, modelled.notes) == ("dram", (LOWER_BOUND,))


@pytest.mark.parametrize(
    ("space", "sectors", "sizes", "cache", "moved"),
    [
        ("texture", 1000, {"": 1 << 30}, CacheState.COLD, 32_000),
        ("texture", 1000, {}, CacheState.COLD, 0),
        ("texture", 1 << 30, {"": 1 << 20}, CacheState.WARM, 0),
        ("texture", 1 << 30, {"": 1 << 30}, CacheState.WARM, (1 << 30) - SPEC.l2_bytes),
        ("surface", 1 << 30, {"": 1 << 20}, CacheState.COLD, 0),
        ("surface", 1 << 30, {"": 1 << 30}, CacheState.COLD, (1 << 30) - SPEC.l2_bytes),
        ("global", 1 << 30, {"": 1 << 30}, CacheState.COLD, 0),
    ],
)
def test_texels_in_dram_are_those_that_are_reached_and_that_l2_does_not_keep(
    space, sectors, sizes, cache, moved
) -> None:
    expected = 1e9 * moved / SPEC.memory_bandwidth_bytes_per_s
    assert texels_ns(counts_of(space, sectors=sectors), SPEC, sizes, cache) == pytest.approx(expected)


def test_each_further_address_of_a_constant_load_takes_two_clocks() -> None:
    replays = 20_000 * SPEC.sm_count
    counts = counts_of("const", requests=1000, distinct_bytes=4 * (replays + 1000))
    modelled = with_further_units(MODEL, counts, SPEC)
    assert modelled.terms_ns["constant"] == pytest.approx(2 * 1e9 * 20_000 / SPEC.clock_hz)
    assert (modelled.limiter, modelled.notes) == ("constant", ())


def test_other_launches_are_not_touched() -> None:
    assert with_further_units(MODEL, counts_of("global"), SPEC) is MODEL


def test_texture_ns_returns_the_time_for_which_the_texture_units_of_the_busiest():
    nothing = LaunchCounts(
        blocks=1,
        warps=1,
        warp_instructions=10,
        thread_instructions=320,
        thread_instructions_on=320,
        flops_single=0,
        flops_double=0,
        unit_warp_instructions={},
        unit_thread_instructions={},
        memory=(),
        basic_blocks=(),
    )
    assert texture_ns(nothing, load_spec("h200")) == 0.0
    assert texture_ns(nothing, load_spec("k40")) is None


def test_constant_ns_returns_the_time_for_which_the_constant_cache_of_the_busiest():
    nothing = LaunchCounts(
        blocks=1,
        warps=1,
        warp_instructions=10,
        thread_instructions=320,
        thread_instructions_on=320,
        flops_single=0,
        flops_double=0,
        unit_warp_instructions={},
        unit_thread_instructions={},
        memory=(),
        basic_blocks=(),
    )
    assert constant_ns(nothing, load_spec("h200")) == 0.0
