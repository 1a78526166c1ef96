"""Shipped profiles have the modelled times of today's model, and `remodel.py` gives a profile nothing else."""

from __future__ import annotations

import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))

from remodel import COMMAND, launch_of, noted, other_counts, recounted, remodel, remodelled

from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.metrics import METRICS, MetricValue, Provenance
from warplens.cuda.ground.points import CacheState, PointResult, Status, Time
from warplens.profiles.journal import open_profile
from warplens.profiles.records import Profile

SMALL = [
    ("copy_coalesced", {"TILE": 8}),
    ("transpose_tiled", {"TILE": 32}),
    ("column_sum", {"THREADS": 128}),
    ("matmul_tiled", {"TILE": 16}),
]
"""Launches of N = 256, each of whose blocks is executed: counts and times are the same on every machine."""
SAME = 1e-3
"""Compilers of the code that simulates may round other."""


@pytest.fixture(scope="module")
def profile() -> Profile:
    return open_profile(Path("reference:h200"))


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def recorded(profile: Profile, kernel: str, tune: dict[str, int], state: CacheState) -> PointResult:
    """Return a recorded point of N = 256."""
    of_kernel = (point for point in profile.points if point.kernel == kernel and point.tune == tune)
    return next(point for point in of_kernel if point.problem == {"N": 256} and point.cache is state)


@pytest.mark.parametrize(("kernel", "tune"), SMALL, ids=[kernel for kernel, _ in SMALL])
def test_shipped_modelled_times_are_those_of_todays_model(profile, runner, kernel, tune):
    points = {state: recorded(profile, kernel, tune, state) for state in CacheState}
    counted = runner.run_in_states(launch_of(points[CacheState.COLD], profile))
    for state, point in points.items():
        today = remodelled(point, counted[state]).metrics["modelled_time"].value
        stored = point.metrics["modelled_time"].value
        assert stored == pytest.approx(today, rel=SAME), (
            f"reference:h200 has {stored:.0f} ns modelled for {kernel} {tune} {state.value}, and today's model "
            f"gives {today:.0f} ns: `{COMMAND}` fills them in anew"
        )
        assert not list(other_counts(point, counted[state]))


def test_measured_values_notes_and_samples_stay_and_modelled_ones_are_replaced(profile):
    point = recorded(profile, "transpose_tiled", {"TILE": 16}, CacheState.COLD)
    limiter = METRICS["time_limiter"].value("dram", Provenance.MODELLED)
    efficiency = METRICS["gld_efficiency"].value(1.0, Provenance.COUNTED)
    counted = replace(
        point,
        time=Time(value_ns=point.time.value_ns / 2, provenance=Provenance.MODELLED, terms_ns={"dram": 5.0}),
        metrics={"time_limiter": limiter, "gld_efficiency": efficiency},
        notes=("sampled: 1 of 9 blocks",),
    )
    after = remodelled(point, counted)
    assert after.time == replace(point.time, terms_ns={"dram": 5.0})
    assert (after.notes, after.check, after.launch) == (point.notes, point.check, point.launch)
    assert after.metrics["time_limiter"] == limiter
    assert after.metrics["modelled_time"].value == point.time.value_ns / 2
    assert after.metrics["time_over_model"].value == 2.0
    modelled = {key for key, value in after.metrics.items() if value.provenance is Provenance.MODELLED}
    assert modelled == {"time_limiter", "modelled_time", "time_over_model"}
    rest = {key: value for key, value in point.metrics.items() if value.provenance is not Provenance.MODELLED}
    assert {key: after.metrics[key] for key in after.metrics.keys() - modelled} == rest
    assert list(other_counts(point, counted)) == ["gld_efficiency 100.0 recorded, 1.0 today"]


def test_counts_of_today_replace_those_of_the_engine_and_no_others(profile):
    point = recorded(profile, "transpose_tiled", {"TILE": 16}, CacheState.COLD)
    point = replace(
        point, metrics={**point.metrics, "local_load_requests": _value("local_load_requests", 0, "sampled")}
    )
    counted = replace(
        point,
        metrics={
            "local_load_requests": _value("local_load_requests", 64, "sampled"),
            "spill_requests": _value("spill_requests", 64, "sampled"),
            "local_memory_overhead": _value("local_memory_overhead", 5.0, "modelled"),
            "gflops": _value("gflops", 5.0, "modelled"),
            "theoretical_occupancy": _value("theoretical_occupancy", 1.0, "counted"),
        },
    )
    after = recounted(point, counted).metrics
    assert [after[key].value for key in ("local_load_requests", "spill_requests")] == [64, 64]
    not_counted = {key for key, value in point.metrics.items() if value.provenance in ("measured", "modelled")}
    of_the_compiler = {"registers_per_thread", "local_bytes_per_thread", "shared_bytes_per_block"}
    of_occupancy = {"theoretical_occupancy", "occupancy_limiter"}
    assert after == {
        **{key: point.metrics[key] for key in not_counted | of_the_compiler | of_occupancy},
        **{key: counted.metrics[key] for key in ("local_load_requests", "spill_requests")},
    }


def test_counts_stay_where_the_two_compilers_differ(profile):
    point = recorded(profile, "transpose_tiled", {"TILE": 16}, CacheState.COLD)
    registers = point.metrics["registers_per_thread"].value
    counted = replace(point, metrics={"registers_per_thread": _value("registers_per_thread", 255, "counted")})
    expected = rf"^the counts stay as recorded: registers_per_thread {registers} there, 255 here$"
    with pytest.raises(ValueError, match=expected):
        recounted(point, counted)


def test_note_names_the_day_and_compiler_of_the_last_counts_alone():
    once = noted("Of two GPUs.", date(2026, 11, 27), "NVRTC 12.9.86")
    assert once == "Of two GPUs. Counted anew on 2026-11-27, compiled by NVRTC 12.9.86."
    assert noted(once, date(2026, 11, 28), "NVRTC 13.0.0") == (
        "Of two GPUs. Counted anew on 2026-11-28, compiled by NVRTC 13.0.0."
    )


def _value(key: str, value: float, provenance: str) -> MetricValue:
    return METRICS[key].value(value, Provenance(provenance))


def test_launch_that_fails_today_has_no_modelled_time(profile):
    point = recorded(profile, "transpose_tiled", {"TILE": 16}, CacheState.COLD)
    failed = replace(point, status=Status.FAILED, reason="it does not compile", time=None)
    with pytest.raises(ValueError, match=r"^it does not compile$"):
        remodelled(point, failed)


def test_what_has_no_modelled_time_or_another_source_is_not_modelled(profile):
    point = recorded(profile, "transpose_tiled", {"TILE": 16}, CacheState.COLD)
    assert launch_of(point, profile).cache is None
    assert launch_of(replace(point, source_hash="0" * 64), profile) is None
    assert launch_of(replace(point, metrics={}), profile) is None
    assert all(launch_of(other, profile) is None for other in profile.points if other.baseline is not None)


def test_points_that_are_not_modelled_stay_and_are_named(profile):
    point = recorded(profile, "transpose_tiled", {"TILE": 16}, CacheState.COLD)
    before = replace(profile, points=(replace(point, source_hash="0" * 64),))
    after, lines = remodel(before)
    assert after == before
    assert lines == ["transpose_tiled {'N': 256} {'TILE': 16} cold: not modelled"]
