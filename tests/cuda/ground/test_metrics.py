"""The registry of metrics: the fields of an entry, and metrics computed from quantities."""

from __future__ import annotations

import pytest

from warplens.cuda.ground import metrics
from warplens.cuda.ground.metrics import (
    METRICS,
    WAITS,
    Better,
    InstructionQuantities,
    MemoryQuantities,
    Metric,
    ModelQuantities,
    PlanQuantities,
    ResourceQuantities,
    StreamQuantities,
    TimeQuantities,
    Traffic,
    derived,
    metric,
    of,
)
from warplens.cuda.timing.simulator.values import Stall

COUNTED = MemoryQuantities(
    global_load=Traffic(requests=4, active_lanes=128, distinct_bytes=512, sectors=64),
    global_read=Traffic(requests=5, active_lanes=160, distinct_bytes=640, sectors=80),
    global_store=Traffic(requests=1, active_lanes=32, distinct_bytes=128, sectors=4),
    shared_load=Traffic(wavefronts=3),
    shared_store=Traffic(wavefronts=5),
    shared_all=Traffic(distinct_bytes=512, wavefronts=8),
    pass_bytes=128,
    excess_sectors=48,
    excess_wavefronts=4,
    flops=192,
    least_bytes=96,
    read_only=Traffic(requests=3),
    global_atomic=Traffic(requests=6, active_lanes=100, sectors=7),
    global_reduction=Traffic(requests=8, active_lanes=20, sectors=9),
    shared_atomic=Traffic(requests=10, active_lanes=3, wavefronts=11),
    shared_copy=Traffic(requests=12, wavefronts=13),
    local_load=Traffic(requests=14, sectors=15),
    local_store=Traffic(requests=16, sectors=17),
    constant_load=Traffic(requests=18),
    constant_replays=24,
    spilled=6,
    constant_instructions=32,
    constant_passes=33,
    texture=Traffic(requests=25, wavefronts=26, sectors=27),
    surface_load=Traffic(wavefronts=28, sectors=29),
    surface_store=Traffic(wavefronts=30, sectors=31),
    barriers=19,
    fences=20,
    divergent_branches=21,
    tensor_instructions=22,
    tensor_flops=96,
    tensor_products=("f16.f32", "tf32.f32"),
)


def test_counters_give_efficiencies_totals_and_intensities():
    assert derived(COUNTED) == {
        "gld_efficiency": 25.0,
        "gst_efficiency": 100.0,
        "shared_efficiency": 50.0,
        "gld_transactions": 80,
        "gst_transactions": 4,
        "shared_load_transactions": 3,
        "shared_store_transactions": 5,
        "excess_sectors": 48,
        "excess_wavefronts": 4,
        "gld_requests": 5,
        "gst_requests": 1,
        "read_only_requests": 3,
        "atomic_requests": 6,
        "atomic_transactions": 7,
        "reduction_requests": 8,
        "reduction_transactions": 9,
        "shared_atomic_requests": 10,
        "shared_atomic_transactions": 11,
        "atomic_operations": 123,
        "copy_requests": 12,
        "copy_transactions": 13,
        "local_load_requests": 14,
        "local_load_transactions": 15,
        "local_store_requests": 16,
        "local_store_transactions": 17,
        "constant_requests": 18,
        "constant_replays": 24,
        "spill_requests": 6,
        "spill_share": 20.0,
        "constant_instructions": 32,
        "constant_cache_requests": 57,
        "texture_instructions": 25,
        "texture_requests": 26,
        "texture_transactions": 27,
        "surface_load_requests": 28,
        "surface_load_transactions": 29,
        "surface_store_requests": 30,
        "surface_store_transactions": 31,
        "barriers": 19,
        "fences": 20,
        "divergent_branches": 21,
        "tensor_instructions": 22,
        "tensor_flops": 96,
        "tensor_products": "f16.f32, tf32.f32",
        "flops": 192,
        "cgma_ratio": 1.5,
        "arithmetic_intensity": 288 / (32 * 84),
        "least_intensity": 3.0,
    }


def test_instructions_give_totals_and_efficiencies():
    executed = InstructionQuantities(warp_instructions=10.0, thread_instructions=240.0, thread_instructions_on=160.0)
    assert derived(executed) == {
        "warp_execution_efficiency": 75.0,
        "warp_nonpred_execution_efficiency": 50.0,
        "warp_instructions": 10,
        "thread_instructions": 240,
    }


def test_launch_without_instructions_has_no_efficiency():
    nothing = InstructionQuantities(warp_instructions=0, thread_instructions=0, thread_instructions_on=0)
    assert derived(nothing) == {"warp_instructions": 0, "thread_instructions": 0}


def test_time_without_stated_work_gives_no_rates():
    assert derived(TimeQuantities(time_ns=1000.0, flops=0, bytes=0)) == {}


def test_every_group_of_quantities_gives_metrics_of_its_own():
    groups = [
        COUNTED,
        InstructionQuantities(warp_instructions=1, thread_instructions=32, thread_instructions_on=32),
        ResourceQuantities(
            registers_per_thread=32,
            local_bytes_per_thread=0,
            static_shared_bytes=1024,
            dynamic_shared_bytes=512,
            theoretical_occupancy_percent=50.0,
            occupancy_limiter="registers",
        ),
        TimeQuantities(time_ns=1000.0, flops=8, bytes=8, least_ns=500.0),
        ModelQuantities(
            achieved_occupancy_percent=40.0,
            limiter="dram",
            runner_up="l2",
            stalls={"wait": 2.0},
            stall_line="line 7",
            local_traffic_percent=78.0,
        ),
        PlanQuantities(memory_bytes=1, products=2, uploaded_bytes=3, downloaded_bytes=4),
        StreamQuantities(
            time_ns=4.0, upload_bytes_per_s=1e9, transfer_ns=2.0, product_ns=3.0, bound_ns=3.0, limiter="product"
        ),
    ]
    keys = [key for group in groups for key in derived(group)]
    assert len(keys) == len(set(keys))
    assert set(keys) == {key for key, entry in METRICS.items() if entry.derive is not None}


def test_stalls_that_are_known_are_zero_where_warps_do_not_wait():
    known = derived(ModelQuantities(achieved_occupancy_percent=40.0, limiter="", runner_up="", stalls={"wait": 2.0}))
    assert (known["stall_wait"], known["stall_barrier"]) == (2.0, 0.0)


def test_launch_that_was_not_simulated_has_no_stalls():
    estimated = derived(ModelQuantities(achieved_occupancy_percent=40.0, limiter="dram", runner_up="l2"))
    assert not [key for key in estimated if key.startswith("stall_")]


def test_every_cause_of_the_simulation_is_a_term_or_a_metric():
    causes = {stall.name.lower() for stall in Stall}
    assert causes - {"selected"} == set(WAITS)
    assert {f"stall_{cause}" for cause in causes} == {key for key in METRICS if key.startswith("stall_")} - {
        "stall_line"
    }


def test_new_metric_is_one_entry(monkeypatch: pytest.MonkeyPatch):
    entry = Metric(
        key="bytes_per_request",
        label="Bytes per request",
        unit="bytes",
        better=Better.HIGHER,
        formula="distinct bytes loaded / global load requests",
        derive=of(MemoryQuantities, lambda c: c.global_load.distinct_bytes / c.global_load.requests),
        meaning="how many bytes a request loads",
        good="128",
    )
    monkeypatch.setitem(METRICS, entry.key, entry)
    assert derived(COUNTED)["bytes_per_request"] == 128.0


def test_every_derivation_is_of_a_metric():
    assert metrics._DERIVATIONS.keys() <= METRICS.keys()


@pytest.mark.parametrize("entry", METRICS.values(), ids=lambda entry: entry.key)
def test_texts_of_metric_are_clauses(entry: Metric):
    for text in (entry.formula, entry.meaning, entry.good):
        assert text
        assert not text.endswith(".")


def test_metric_returns_the_registered_metric():
    assert metric("gld_efficiency").label == "Global load efficiency"
