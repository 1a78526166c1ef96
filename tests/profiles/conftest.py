"""A plan, its results and a profile, made by the fake runner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from fake_runner import FakeOutcome, FakeRunner

from warplens.cuda.ground.points import PointSpec
from warplens.cuda.sweep.plan import SweepPlan
from warplens.profiles.records import Completeness, DeviceRecord, HostRecord, Profile

H200 = DeviceRecord(
    key="h200",
    name="NVIDIA H200",
    compute_capability=(9, 0),
    target="sm_90",
    sm_count=132,
    clock_hz=1.98e9,
    memory_bandwidth_bytes_per_s=4.8e12,
    fp32_flops_per_s=6.69e13,
)


@pytest.fixture
def plan() -> SweepPlan:
    """Four points of kernel `good`, one each of `odd` (skipped) and `bad` (failed)."""
    points = tuple(
        PointSpec(
            kernel=kernel,
            path=f"{kernel}.cu",
            source_hash="0" * 64,
            family="transpose",
            problem={"N": size},
            tune={"TILE": tile},
            device="h200",
            budget_s=2.0,
            limit=1000,
        )
        for kernel, size, tile in (
            ("good", 64, 8),
            ("good", 64, 16),
            ("odd", 100, 8),
            ("bad", 128, 8),
            ("good", 128, 8),
            ("good", 128, 16),
        )
    )
    return SweepPlan(points=points, units=tuple(float(point.problem["N"]) for point in points))


@pytest.fixture
def runner() -> FakeRunner:
    return FakeRunner(outcomes={"odd": FakeOutcome.SKIP, "bad": FakeOutcome.FAIL})


@pytest.fixture
def empty_profile() -> Profile:
    """A profile without points, with nothing in it that changes from run to run."""
    return Profile(
        program="warplens 0.1.0",
        compiler="NVRTC 12.9.86",
        devices=(H200,),
        host=HostRecord(system="Linux 6.1", machine="x86_64", processors=2, python="3.11.7"),
        started="2026-11-21T08:00:00+00:00",
        command="warplens run good",
    )


@pytest.fixture
def profile(plan: SweepPlan, runner: FakeRunner, empty_profile: Profile) -> Profile:
    return replace(
        empty_profile,
        ended="2026-11-21T08:00:09+00:00",
        status=Completeness.COMPLETE,
        points=tuple(runner.run(point) for point in plan.points),
    )


@pytest.fixture
def small(profile: Profile) -> Callable[..., Profile]:
    """Keep the points with these indices: `small(0, 2)`."""

    def make(*indices: int) -> Profile:
        return replace(profile, points=tuple(profile.points[index] for index in indices))

    return make
