"""Compares what finds the races of `tests/cuda/simt/races`: compute-sanitizer on a GPU, and the engine.

The rule: each kernel is a process of its own under `compute-sanitizer --tool racecheck`, which counts its hazards; the
engine's reports are in `racy.toml`. Beside them stands how many results a kernel had in some launches. One kernel has
a race in shared memory: it shows that the tool works there.

    python tests/hardware/races/compare_races.py measure FILE.json    # needs a GPU, PyCUDA and compute-sanitizer
    python tests/hardware/races/compare_races.py show FILE.json
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from race_cases import cases_of, result_on_engine, results_on_card

LAUNCHES = 50
AT_A_TIME = 8
IN_SHARED_MEMORY = {
    "source": """(int* out) {
    __shared__ int x[64];
    x[threadIdx.x] = threadIdx.x;
    out[threadIdx.x] = x[63 - threadIdx.x];
}""",
    "arrays": ["int32 of 64"],
    "grid": [1],
}
SUMMARY = re.compile(r"RACECHECK SUMMARY: (\d+) hazards? displayed")


def launch(kind: str, name: str, launches: int) -> None:
    """Launch one kernel, and print how many results it had and whether all are the engine's."""
    import pycuda.autoinit  # noqa: F401  # it makes the context
    from pycuda import driver

    case = IN_SHARED_MEMORY if kind == "shared" else cases_of(kind)[name]
    results = set(results_on_card(driver, case, launches))
    print(json.dumps({"results": len(results), "as_engine": results == {result_on_engine(case)}}))


def hazards_of(case: tuple[str, str]) -> dict[str, Any]:
    """Return what compute-sanitizer and the GPU say of one kernel."""
    kind, name = case
    command = [sys.executable, __file__, "launch", kind, name]
    checked = subprocess.run(
        ["compute-sanitizer", "--tool", "racecheck", *command, "1"], capture_output=True, text=True, check=True
    )
    summary = SUMMARY.search(checked.stdout)
    if summary is None:
        raise SystemExit(f"compute-sanitizer gave no summary for {name}: {checked.stdout[-500:]}")
    alone = subprocess.run([*command, str(LAUNCHES)], capture_output=True, text=True, check=True)
    return {"kernel": name, "kind": kind, "hazards": int(summary[1]), **json.loads(alone.stdout.splitlines()[-1])}


def measure(file: Path) -> None:
    """Run all kernels and write the data file."""
    version = subprocess.run(["compute-sanitizer", "--version"], capture_output=True, text=True, check=True).stdout
    with ThreadPoolExecutor(AT_A_TIME) as threads:
        cases = [(kind, name) for kind in ("racy", "clean") for name in cases_of(kind)]
        kernels = list(threads.map(hazards_of, [*cases, ("shared", "in_shared_memory")]))
    number = re.search(r"[Vv]ersion ([\d.]+)", version)
    data = {
        "compute-sanitizer": number[1] if number else version.strip().splitlines()[-1],
        "launches": LAUNCHES,
        "kernels": kernels,
    }
    file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    show(file)


def show(file: Path) -> None:
    """Print the comparison."""
    kernels = json.loads(file.read_text(encoding="utf-8"))["kernels"]
    for kind in ("racy", "clean", "shared"):
        of_kind = [kernel for kernel in kernels if kernel["kind"] == kind]
        with_hazards = sum(kernel["hazards"] > 0 for kernel in of_kind)
        other = sum(not kernel["as_engine"] for kernel in of_kind)
        print(
            f"{len(of_kind)} {kind} kernels: compute-sanitizer shows hazards in {with_hazards}; "
            f"{other} had a result that is not the engine's"
        )


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["measure", file]:
            measure(Path(file))
        case ["show", file]:
            show(Path(file))
        case ["launch", kind, name, launches]:
            launch(kind, name, int(launches))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
