"""Runs products of matrices that do not fit on a GPU, and writes their results: `record_out_of_core.py FILE`.

The rule: every figure is the runner's; each result was compared with the reference before it was timed. The cases are
1 GiB at N = 16384, with each tile width of the lecture and with more work for each thread; a budget of a twentieth of
the matrices; several budgets, to see how the bound depends on them; and the same product in one launch.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.execute.gpu.runner import GpuRunner
from warplens.cuda.ground.points import CacheState, Measuring, PointSpec

DEVICE = os.environ.get("WARPLENS_TEST_DEVICE", "h200")
KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}
SHORT = Measuring(least_samples=5, longest_time_s=1.5)
BUDGETS = (2, 4, 8, 16, 38, 64, 128, 256)
CASES: tuple[tuple[str, dict[str, int], dict[str, int]], ...] = (
    *(
        ("matmul_out_of_core", {"N": 8192}, {"TILE": 16, "WORK": 4, "MEMORY_MIB": budget}) for budget in BUDGETS
    ),  # the matrices take 768 MiB: 38 MiB is a twentieth
    ("matmul_out_of_core", {"N": 8192}, {"TILE": 16, "WORK": 8, "MEMORY_MIB": 38}),
    ("matmul_out_of_core", {"N": 8192}, {"TILE": 32, "MEMORY_MIB": 38}),
    ("matmul_tiled", {"N": 8192}, {"TILE": 32}),
    ("matmul_out_of_core", {"N": 5000, "M": 7001, "K": 3333}, {"TILE": 16, "WORK": 4, "MEMORY_MIB": 16}),
    ("matmul_out_of_core", {"N": 16384}, {"TILE": 16, "WORK": 4, "MEMORY_MIB": 1024}),
    ("matmul_out_of_core", {"N": 16384}, {"TILE": 32, "MEMORY_MIB": 1024}),
    ("matmul_out_of_core", {"N": 16384}, {"TILE": 16, "WORK": 4, "MEMORY_MIB": 153}),
    ("matmul_tiled", {"N": 16384}, {"TILE": 32}),
)
"""Each case has a kernel, a problem and tune values."""


def record(runner: GpuRunner, name: str, problem: dict[str, int], tune: dict[str, int]) -> dict[str, Any]:
    """Run a case and return its record."""
    kernel = KERNELS[name]
    result = runner.run(
        PointSpec(
            kernel=name, path=kernel.path, source_hash=kernel.source_hash, family=kernel.family, problem=problem,
            tune=tune, device=DEVICE, budget_s=1.0, limit=10**9, cache=CacheState.COLD, measuring=SHORT,
        )
    )  # fmt: skip
    time, check = result.time, result.check
    return {
        "kernel": name,
        "problem": problem,
        "tune": tune,
        "status": result.status.value,
        "reason": result.reason,
        "time_ns": None if time is None else time.value_ns,
        "samples": 0 if time is None else len(time.samples_ns),
        "checked": None if check is None else check.checked,
        "wrong": None if check is None else check.wrong,
        "metrics": {key: metric.value for key, metric in result.metrics.items()},
        "notes": list(result.notes),
        "elapsed_s": round(result.elapsed_s, 2),
    }


def main() -> None:
    """Run all cases, and write the file after each."""
    file = Path(sys.argv[1])
    runner = GpuRunner()
    cases: list[dict[str, Any]] = []
    for case in CASES:
        cases.append(record(runner, *case))
        print(json.dumps(cases[-1]), flush=True)
        lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
        name = runner._card.name if runner._card is not None else ""
        file.write_text(f'{{"device": "{name}",\n"cases": [\n{lines}\n]}}\n', encoding="utf-8")
    runner.close()


if __name__ == "__main__":
    main()
