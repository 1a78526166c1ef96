"""Runs one sweep on a GPU with counts and without, and records the seconds of each: counting should cost no time.

The rule: both sweeps use the executor of a real one, with as many workers, nothing to compile and a fixed time for the
samples of each point; they take turns, after one that is discarded. Without counts, the counting workers return made-up
numbers at once.

    python tests/hardware/sweeps/compare_counting.py measure FILE.json    # needs a GPU and PyCUDA
    python tests/hardware/sweeps/compare_counting.py show FILE.json
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median

from warplens.cuda.catalogue import select
from warplens.cuda.compiler.process.client import compiler_version
from warplens.cuda.device.gpus import gpu_specs
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.host import worker_count
from warplens.cuda.ground.points import Measuring, PointResult, PointSpec, Status
from warplens.cuda.sweep.pairing import local_execution
from warplens.cuda.sweep.plan import SweepPlan, plan_sweep
from warplens.cuda.sweep.workers import run_emulated

sys.path.append(str(Path(__file__).resolve().parents[2] / "fakes"))
from fake_runner import FakeRunner

from warplens.profiles.run import run_plan

KERNELS = (
    "copy_coalesced", "transpose_tiled", "transpose_tiled_padded", "transpose_thread_per_element", "matmul_naive",
    "matmul_tiled", "matmul_tiled_unrolled", "column_sum",
)  # fmt: skip
SIZES = (512, 2048)
FIXED = Measuring(least_samples=100, least_time_s=0.1, longest_time_s=0.1, largest_deviation=0.0, settled_spread=0.0)
SIDES = {"counted": run_emulated, "uncounted": FakeRunner().run}
REPEATS = 3


def run(plan: SweepPlan, spec: GpuSpec, count: Callable[[PointSpec], PointResult]) -> dict[str, float]:
    """Run the sweep; return its seconds, those of warm-up and samples, and how many points have real counts."""
    execution = replace(local_execution(plan.devices, len(plan.points)), run_point=count)
    began = time.perf_counter()
    results = run_plan(plan, [spec], execution=execution, command=["compare_counting"]).points
    wall_s = time.perf_counter() - began
    bad = [f"{result.kernel}: {result.reason}" for result in results if result.status is not Status.OK]
    if bad:
        raise SystemExit("\n".join(bad))
    return {
        "wall_s": round(wall_s, 3),
        "measuring_s": round(sum(result.time.spent_s for result in results if result.time is not None), 3),
        "counted": sum("gld_transactions" in result.metrics for result in results),
    }


def measure(file: Path) -> None:
    """Run both sides in turns and write the data file."""
    device = gpu_specs()[0]
    plan = plan_sweep(select(list(KERNELS)), problem={"N": SIZES}, tune={}, devices=[device.key], measuring=FIXED)
    run(plan, device, run_emulated)
    runs: dict[str, list[dict[str, float]]] = {side: [] for side in SIDES}
    for _ in range(REPEATS):
        for side, count in SIDES.items():
            runs[side].append(run(plan, device, count))
    about = {
        "device": device.name,
        "compiler": compiler_version(),
        "processors": worker_count(),
        "points": len(plan.points),
    }
    file.write_text(json.dumps({**about, "runs": runs}, indent=1) + "\n", encoding="utf-8")
    show(file)


def show(file: Path) -> None:
    """Print what counting costs."""
    data = json.loads(file.read_text(encoding="utf-8"))
    walls = {side: [run["wall_s"] for run in runs] for side, runs in data["runs"].items()}
    for side, seconds in walls.items():
        print(f"{side:10}", *(f"{run_s:7.2f} s" for run_s in seconds))
    more = median(walls["counted"]) / median(walls["uncounted"]) - 1
    print(f"{data['device']}, {data['points']} points: {100 * more:+.1f} % with counts")


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["measure", file]:
            measure(Path(file))
        case ["show", file]:
            show(Path(file))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
