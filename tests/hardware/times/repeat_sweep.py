"""Runs one sweep of the catalogue twice in a row on a GPU, and saves both with every sample.

The rule: both runs are made as a sweep is: the same plan, a fresh worker process each, cold and warm, two visits to a
point, the usual stopping rule. Only the counting on the processors is left out, on which no time depends.

    python tests/hardware/times/repeat_sweep.py run FOLDER [SECONDS]   # needs a GPU; writes a profile of each run
    python tests/hardware/times/repeat_sweep.py show FOLDER            # how many points are the same, and the others

With SECONDS a run ends after that time, with the points done until then: the small ones, in every variant.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.device.gpus import gpu_specs, installed_gpus
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.points import CacheState, Measuring, PointSpec
from warplens.cuda.sweep.plan import SweepPlan, plan_sweep
from warplens.cuda.sweep.pool import TIME_LIMIT_S, WorkerPool
from warplens.cuda.sweep.protocols import Execution, WorkerResources
from warplens.cuda.sweep.visits import VisitingExecutor
from warplens.cuda.sweep.workers import run_measured
from warplens.profiles.comparison import Comparison, compare
from warplens.profiles.conditions import Verdict
from warplens.profiles.matching import side_of
from warplens.profiles.records import Profile
from warplens.profiles.run import PlanRun, open_recording
from warplens.profiles.store import read_profile

RUNS = ("first.warplens.json.gz", "second.warplens.json.gz")
SIZES = (256, 512, 1024, 2048, 4096)
WIDTHS = {"BX": (32,), "TI": (32,), "TILE": (32,), "THREADS": (128,)}
LARGEST_SERIAL = 512
"""In these kernels one thread moves all elements: 4096 x 4096 of them take longer than all other points together."""


def plan_for(spec: GpuSpec) -> SweepPlan:
    """Return every built-in kernel over the sizes, cold and warm."""
    plan = plan_sweep(
        builtin_kernels(),
        problem={"N": SIZES},
        tune=WIDTHS,
        devices=[spec.key],
        caches=tuple(CacheState),
        measuring=Measuring(),
    )
    chosen = [index for index, point in enumerate(plan.points) if _is_wanted(point)]
    return replace(
        plan,
        points=tuple(plan.points[index] for index in chosen),
        units=tuple(plan.units[index] for index in chosen),
    )


def _is_wanted(point: PointSpec) -> bool:
    return point.kernel != "transpose_serial" or point.problem["N"] <= LARGEST_SERIAL


def run_once(plan: SweepPlan, spec: GpuSpec, path: Path, longest_s: float | None) -> Profile:
    """Run the plan on the first GPU of this model and save its profile."""
    card = next(card.uuid for card in installed_gpus() if card.spec.key == spec.key)
    execution = Execution(
        executor_factory=lambda: VisitingExecutor([WorkerPool([WorkerResources(gpu=card)], TIME_LIMIT_S)]),
        run_point=run_measured,
        workers=1,
        in_flight=len(plan.points),  # visits there and back are ordered among the submitted points
    )
    recording = open_recording(plan, [spec], save=path, fresh=True, command=["repeat_sweep"])
    sweep = PlanRun(recording, execution)
    sweep.start()
    if not sweep.wait(longest_s):
        sweep.stop()
        sweep.wait()
    return recording.profile()


def run(folder: Path, longest_s: float | None) -> None:
    """Run the sweep twice."""
    spec = gpu_specs()[0]
    plan = plan_for(spec)
    for name in RUNS:
        began = time.perf_counter()
        profile = run_once(plan, spec, folder / name, longest_s)
        done = sum(point.time is not None for point in profile.points)
        bad = {point.reason for point in profile.points if point.time is None}
        print(
            f"{name}: {done} of {len(plan.points)} points timed in {time.perf_counter() - began:.1f} s", *bad, sep="\n"
        )


def compared(folder: Path) -> Comparison:
    """Return the comparison of the second run with the first."""
    first, second = (side_of(read_profile(folder / name), name) for name in RUNS)
    return compare(first, second)


def show(folder: Path) -> None:
    """Print how many points have the verdict `same`, and the verdicts of the others."""
    comparison = compared(folder)
    same = comparison.counts()[Verdict.SAME]
    print(f"{same} of {len(comparison.pairs)} points are called the same: {100 * same / len(comparison.pairs):.1f} %")
    for pair in comparison.pairs:
        if pair.verdict is not Verdict.SAME:
            print(f"{pair.verdict.value:10} {pair.base.kernel} {pair.base.problem} {pair.base.cache}: {pair.detail}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["run", folder, *longest]:
            run(Path(folder), float(longest[0]) if longest else None)
        case ["show", folder]:
            show(Path(folder))
        case _:
            sys.exit(__doc__)
