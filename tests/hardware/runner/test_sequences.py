"""Sequences of launches on a real GPU: right results, and times of the steps that make up that of the whole."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.gpu.runner import GpuRunner
from warplens.cuda.ground.points import CacheState, Measuring, PointResult, PointSpec, Status

pytestmark = pytest.mark.gpu

DEVICE = os.environ.get("WARPLENS_TEST_DEVICE", "h200")
"""The sheet of the GPU under test has this key."""
SEQUENCES = Path(__file__).parents[2] / "cuda" / "execute" / "sequences"
SHORT = Measuring(least_time_s=0.02, longest_time_s=0.5)
POINTS = [
    ("bfs", 1), ("bfs", 1000), ("bitonic", 64), ("bitonic", 256), ("gaussian", 7), ("gaussian", 12), ("hotspot", 100),
    ("hotspot", 512), ("lud", 4), ("lud", 12), ("moved", 8), ("moved", 250), ("reduction", 1000), ("reduction", 2**22),
]  # fmt: skip


def point_of(name: str, size: int, cache: CacheState = CacheState.COLD) -> PointSpec:
    kernel = read_kernel_file(SEQUENCES / f"{name}.cu")
    return PointSpec(
        kernel=kernel.name, path=kernel.path, source_hash=kernel.source_hash, family=kernel.family,
        problem={"N": size}, tune={axis: values[0] for axis, values in kernel.tune.items()}, device=DEVICE,
        budget_s=2.0, limit=10**9, cache=cache, measuring=SHORT,
    )  # fmt: skip


def on_card(point: PointSpec) -> PointResult:
    runner = GpuRunner()
    try:
        return runner.run(point)
    finally:
        runner.close()


@pytest.mark.parametrize(("name", "size"), POINTS)
@pytest.mark.parametrize("cache", CacheState)
def test_sequence_gives_its_reference(name: str, size: int, cache: CacheState) -> None:
    result = on_card(point_of(name, size, cache))
    assert (result.status, result.reason) == (Status.OK, "")
    assert result.time is not None
    assert result.time.value_ns > 0


@pytest.mark.parametrize(("name", "size"), [("bfs", 1000), ("bitonic", 256), ("lud", 12)])
def test_card_makes_the_launches_that_the_engine_makes(name: str, size: int) -> None:
    point = point_of(name, size)
    of_gpu, of_engine = (runner(point) for runner in (on_card, EmulatorRunner().run))
    shapes = [[(step.number, step.kernel, step.launches) for step in result.steps] for result in (of_gpu, of_engine)]
    assert shapes[0] == shapes[1]


def test_times_of_the_steps_make_up_that_of_the_whole() -> None:
    result = on_card(point_of("reduction", 2**24, CacheState.WARM))
    times = [step.time.value_ns for step in result.steps if step.time is not None]
    assert result.time is not None
    assert len(times) == 2
    assert 0.5 < sum(times) / result.time.value_ns < 2.0  # alone and together: no overlap, and gaps of microseconds
