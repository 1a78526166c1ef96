"""Two kernels in turns, and several placements of a point, on a real GPU."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from warplens.cuda.catalogue import builtin_kernels, read_kernel_file
from warplens.cuda.device.gpus import gpu_specs, installed_gpus
from warplens.cuda.execute.gpu.runner import GpuRunner
from warplens.cuda.execute.measurement.interleaved import goes_on
from warplens.cuda.ground.points import (
    CacheState,
    Ending,
    Measuring,
    Pair,
    PairSide,
    PlannedVisit,
    PointResult,
    PointSpec,
    Status,
)

pytestmark = pytest.mark.gpu

KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}
KERNELS["steps"] = read_kernel_file(Path(__file__).with_name("turns_kernel.cu"))
VISIT = PlannedVisit(card=0, turn=0)
SHORT = Measuring(least_time_s=0.02, longest_time_s=0.5, most_samples=64)


@pytest.fixture(scope="module")
def runner():
    runner = GpuRunner(installed_gpus()[0].uuid, spec=gpu_specs()[0])
    yield runner
    runner.close()


def point(name: str, size: int, cache: CacheState = CacheState.COLD, **tune: int) -> PointSpec:
    kernel = KERNELS[name]
    return PointSpec(
        kernel=name, path=kernel.path, source_hash=kernel.source_hash, family=kernel.family, problem={"N": size},
        tune={axis: values[-1] for axis, values in kernel.tune.items()} | tune, device=gpu_specs()[0].key,
        budget_s=1.0, limit=10**9, cache=cache, measuring=SHORT,
    )  # fmt: skip


def in_turns(runner: GpuRunner, a: PointSpec, b: PointSpec) -> tuple[PointResult, PointResult]:
    sides = (replace(spec, pair=Pair(id="1", side=side)) for spec, side in zip((a, b), PairSide, strict=True))
    return runner.run_interleaved(tuple(sides), VISIT, goes_on)  # type: ignore[arg-type]


@pytest.mark.parametrize("cache", list(CacheState))
@pytest.mark.parametrize("names", [("transpose_tiled", "transpose_tiled_padded"), ("matmul_tiled", "matmul_naive")])
def test_times_in_turns_are_those_of_either_kernel_alone(runner, names, cache):
    points = [point(name, 512, cache) for name in names]
    together = in_turns(runner, *points)
    for spec, result in zip(points, together, strict=True):
        assert (result.status, result.reason) == (Status.OK, "")
        assert (len(result.time.samples_ns), result.time.stopped_by) == (64, Ending.COUNT)
        assert {part.placement for part in result.time.conditions} == set(range(8))
        assert all(part.sm_clock_hz > 0 for part in result.time.conditions)
        alone = runner.run(spec).time
        assert result.time.value_ns == pytest.approx(alone.value_ns, rel=0.1, abs=500)
    assert together[0].time.conditions == together[1].time.conditions


@pytest.mark.parametrize("cache", list(CacheState))
def test_steps_show_in_the_ratio(runner, cache):
    a, b = in_turns(runner, point("steps", 65536, cache, STEPS=5000), point("steps", 65536, cache, STEPS=5500))
    alone = [runner.run(point("steps", 65536, cache, STEPS=steps)).time.value_ns for steps in (5000, 5500)]
    assert b.time.value_ns / a.time.value_ns == pytest.approx(alone[1] / alone[0], rel=0.01)
    assert b.time.value_ns / a.time.value_ns > 1.05


def test_kernel_that_updates_its_array_is_restored_before_each_launch_of_both(runner, tmp_path):
    file = tmp_path / "k.cu"
    text = Path(KERNELS["steps"].path).read_text(encoding="utf-8")
    text = text.replace('reference = { out = "in" }', 'reference = { out = "in + 7" }').replace(
        'role = "out" }', 'role = "inout", init = "constant(7)" }'
    )
    file.write_text(text.replace("out[i] = value", "out[i] += value"), encoding="utf-8")
    kernel = read_kernel_file(file)
    spec = replace(point("steps", 4096), path=str(file), source_hash=kernel.source_hash)
    for result in in_turns(runner, spec, spec):
        assert (result.status, result.reason) == (Status.OK, "")


def test_visits_to_a_point_have_placements_of_their_own(runner):
    spec = replace(point("copy_coalesced", 512), measuring=Measuring(least_time_s=0.02, longest_time_s=3.0))
    first = runner.run(spec, VISIT).time
    both = runner.run(spec, PlannedVisit(card=0, turn=1, earlier=first)).time
    placements = [{part.placement for part in both.conditions if part.visit == visit} for visit in (0, 1)]
    assert placements[0] == {0, 1, 2, 3}
    assert placements[1]  # fewer than four, if the time is known well before the last of them
    assert placements[1] <= {4, 5, 6, 7}
    assert sum(part.samples for part in both.conditions) == len(both.samples_ns)


@pytest.mark.parametrize("size", [256, 512])
def test_product_out_of_core_has_several_placements(runner, size):
    result = runner.run(replace(point("matmul_out_of_core", size), measuring=Measuring(longest_time_s=1.0)))
    assert (result.status, result.reason) == (Status.OK, "")
    assert {part.placement for part in result.time.conditions} == set(range(4))
