"""What pip chooses for Warplens beside PyTorch, Triton, Numba and CuPy, and whether it then runs: `make neighbours`.

Every combination is resolved, which downloads no package, and kept in `golden/neighbours.json` with `--write`; a suite
test (`test_neighbours.py`) holds the requirements of Warplens against these records. Then Warplens without Qt is
installed into an environment of its own, its size is told, and it is tried alone and beside Triton and Numba.

The rule: nothing is installed into the environment that this runs in, and what was chosen for one combination is not
looked at for another.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests/golden/neighbours.json"
COMBINATIONS = (
    "torch==2.8.* cupy-cuda12x",
    "torch==2.9.* cupy-cuda12x",
    "torch==2.10.* cupy-cuda12x",
    "torch==2.11.* cupy-cuda12x",
    "torch==2.8.* numba-cuda[cu12] cupy-cuda12x cuda-core cuda-bindings==12.*",
    "torch==2.9.* numba-cuda[cu12] cupy-cuda12x cuda-core cuda-bindings==12.*",
    "torch==2.10.* numba-cuda[cu12] cupy-cuda12x cuda-core cuda-bindings==12.*",
    "torch==2.11.* numba-cuda[cu13] cupy-cuda13x cuda-core cuda-bindings==13.*",
    "torch==2.8.* numba-cuda[cu13] cupy-cuda13x",
    "triton cupy-cuda12x==13.*",
    "triton==3.2.* numba-cuda[cu12] cupy-cuda12x",
    "triton numba-cuda[cu13] cupy-cuda13x[ctk]",
    "cupy-cuda12x[ctk]",
    "cuda-core cuda-bindings==12.*",
    "cuda-core cuda-bindings==13.*",
)
NEIGHBOURS = {
    *("torch", "triton", "numba-cuda", "cupy-cuda12x", "cupy-cuda13x", "cuda-core", "cuda-bindings", "cuda-toolkit"),
    *("numba", "llvmlite", "numpy"),
}
"""The requirements of these are kept."""
MARKERS = ("platform_system", "sys_platform", "platform_machine", "python_version", "python_full_version")

NUMBA = """
import numpy as np
import triton, triton.language
from numba import cuda

@cuda.jit
def double(values):
    at = cuda.grid(1)
    if at < values.size:
        values[at] *= 2

values = cuda.to_device(np.arange(64, dtype=np.float32))
double[2, 32](values)
assert values.copy_to_host()[63] == 126
"""
STAND_INS = """
import cupy
from pycuda import autoinit, compiler, driver
fill = cupy.RawKernel('extern "C" __global__ void fill(float *out) { out[threadIdx.x] = 1.0f; }', "fill")
out = cupy.zeros(32, dtype=cupy.float32)
fill((1,), (32,), (out,))
assert float(out.sum()) == 32
"""


class FailedError(Exception):
    """What a command said that failed."""


def called(command: Sequence[str | Path], folder: Path | None = None) -> str:
    """Run a command and return what it printed.

    Raises:
        FailedError: its exit code is not 0.
    """
    done = subprocess.run(list(map(str, command)), cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-6:])
        raise FailedError(f"{' '.join(map(str, command[:6]))} ...: exit code {done.returncode}\n{last}")
    return done.stdout


def resolved(beside: str) -> dict[str, Any]:
    """Return what pip chooses for Warplens with its window beside these packages, and what those require."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        called([*install, "--report", report, f"{ROOT}[window]", *beside.split()])
        answer = json.loads(report.read_text(encoding="utf-8"))
    chosen = {canonicalize_name(item["metadata"]["name"]): item for item in answer["install"]}
    own = chosen.pop("warplens")
    wanted = {name: extras(name, [*beside.split(), *own["metadata"]["requires_dist"]]) for name in chosen}
    for item in chosen.values():  # extras that the neighbours ask of each other, as torch does of cuda-toolkit
        for line in item["metadata"].get("requires_dist", ()):
            requirement = Requirement(line)
            if (name := canonicalize_name(requirement.name)) in wanted and requirement.marker is None:
                wanted[name] |= requirement.extras
    environment = {name: answer["environment"][name] for name in MARKERS}
    return {
        "beside": beside,
        "on": environment,
        "requirements": {
            name: applying(chosen[name]["metadata"].get("requires_dist", ()), wanted[name], environment)
            for name in sorted(NEIGHBOURS & set(chosen))
        },
        "versions": {name: item["metadata"]["version"] for name, item in sorted(chosen.items())},
    }


def extras(name: str, lines: Sequence[str]) -> set[str]:
    """Return the extras of a package that these requirements name."""
    requirements = (Requirement(line) for line in lines)
    return {extra for each in requirements if canonicalize_name(each.name) == name for extra in each.extras}


def applying(lines: Sequence[str], asked: set[str], environment: dict[str, str]) -> list[str]:
    """Return the requirements that hold here with these extras, without their markers."""
    kept = []
    for line in lines:
        requirement = Requirement(line)
        holds = [{**environment, "extra": extra} for extra in ("", *asked)]
        if requirement.marker is None or any(requirement.marker.evaluate(each) for each in holds):
            requirement.marker = None
            kept.append(str(requirement))
    return kept


def size_mb(folder: Path) -> float:
    """Return the size of the files below a folder in megabytes of 1024 * 1024 bytes, links not followed."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 2**20


def install_and_try(folder: Path) -> None:
    """Install Warplens without Qt and try it, alone and beside Triton and Numba.

    Raises:
        FailedError: something cannot be installed, or does not run.
    """
    called([sys.executable, "-m", "venv", folder / "env"])
    python = folder / "env/bin/python"
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    [site] = (folder / "env").glob("lib/python*/site-packages")
    before = size_mb(site)
    called([*install, ROOT])
    print(f"warplens without the window: {size_mb(site) - before:.0f} MB installed")
    sizes = {path.name: size_mb(path) for path in (*site.iterdir(), *(site / "nvidia").iterdir()) if path.is_dir()}
    largest = sorted(sizes.items(), key=lambda entry: -entry[1])[:10]
    print("  " + ", ".join(f"{name} {size:.0f} MB" for name, size in largest))

    def warplens(*words: str) -> str:
        return called([python, "-m", "warplens", *words], folder)

    (folder / "stand_ins.py").write_text(STAND_INS, encoding="utf-8")
    (folder / "numba_script.py").write_text(NUMBA, encoding="utf-8")

    def tried() -> None:
        called([python, "-c", "import warplens, sys; warplens.run, warplens.trace; assert 'PyQt6' not in sys.modules"])
        warplens("doctor")
        warplens("run", "transpose_tiled", "--problem", "N=64", "--save", "t.warplens.json", "--overwrite")
        warplens("report", "t.warplens.json", "--overwrite")
        warplens("lens", "transpose_tiled", "--problem", "N=64", "--svg", "lens.svg", "--overwrite")
        warplens("python", "stand_ins.py", "--device", "h200")

    tried()
    print("ok      alone: import, doctor, run, report, lens, python with PyCUDA and CuPy")
    called([*install, "triton", "numba-cuda[cu12]"])
    tried()
    shown = warplens("python", "numba_script.py", "--device", "h200", "--save", "numba.warplens.json")
    if "double" not in shown:
        raise FailedError(f"the kernel of Numba is no point:\n{shown}")
    print("ok      beside Triton and Numba: the same, and a kernel of Numba")
    called([*install, f"{ROOT}[window]"])
    print(f"with the window: {size_mb(site / 'PyQt6') + size_mb(site / 'pyqtgraph'):.0f} MB more")


def main() -> int:
    """Resolve the combinations, compare or write the records, and install."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--write", action="store_true", help="keep what was chosen in tests/golden/neighbours.json")
    parser.add_argument("--only", metavar="WORD", default="", help="the combinations that contain a word")
    parser.add_argument("--no-install", action="store_true", help="resolve, install nothing")
    given = parser.parse_args()
    records = {record["beside"]: record for record in json.loads(GOLDEN.read_text(encoding="utf-8"))}
    failed = 0
    for beside in filter(lambda each: given.only in each, COMBINATIONS):
        started = time.monotonic()
        try:
            record = resolved(beside)
        except FailedError as error:
            failed += 1
            print(f"FAILED  {beside}\n{textwrap.indent(str(error), '        ')}")
            continue
        known = records.get(beside, {}).get("versions", {})
        changed = [f"{name} {version}" for name, version in record["versions"].items() if known.get(name) != version]
        news = f": {len(changed)} other versions than recorded ({', '.join(changed[:4])}...)" if changed else ""
        print(f"ok      {beside} in {time.monotonic() - started:.0f} s{news}", flush=True)
        records[beside] = record
    if given.write:
        ordered = [records[beside] for beside in COMBINATIONS if beside in records]
        GOLDEN.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    if not given.no_install:
        try:
            with tempfile.TemporaryDirectory() as folder:
                install_and_try(Path(folder))
        except FailedError as error:
            failed += 1
            print(f"FAILED  {error}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
