"""Holds the wall time of a sweep against Kernel Tuner's, for the same kernels, sizes and tile widths on one card.

The rule: both begin with nothing compiled, in a process of their own, hold every result against the same reference and
take as many samples of each configuration; the time is that of the whole process, from its start to its end. What only
one side does is not taken off: Warplens empties the cache before each sample and counts the efficiencies meanwhile.
Kernel Tuner runs with each of its backends that loads. Each side runs twice, in turns: that tells which is as fast, not
which is faster by a few per cent. It is no dependency of Warplens:

    pip install kernel_tuner
    python tests/hardware/compare_kernel_tuner.py measure FILE.json    # needs a GPU, PyCUDA, and nvcc or CuPy
    python tests/hardware/compare_kernel_tuner.py show FILE.json
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from warplens.profiles.records import Profile
from warplens.profiles.store import read_profile

KERNELS = ("copy_coalesced", "transpose_tiled", "transpose_tiled_padded", "matmul_tiled", "matmul_tiled_unrolled")
SIZES = (256, 512, 1024)
TILES = (8, 16, 32)
SAMPLES = 50
REPEATS = 2
BACKENDS = {"CUDA": "pycuda", "CUPY": "cupy"}
"""Kernel Tuner's names of its backends, and what each needs."""
LIMIT_S = 240
PACKAGES = ("kernel_tuner", "pycuda", "cupy-cuda12x", "cupy-cuda13x")


def ours(folder: Path) -> list[str]:
    """Return the command that runs the grid with Warplens."""
    enough = {"least_samples": SAMPLES, "least_time_s": 0, "largest_deviation": 1000}
    return [
        *(sys.executable, "-m", "warplens.gui.cli", "run", *KERNELS),
        *("--problem", f"N={','.join(map(str, SIZES))}", "--tune", f"TILE={','.join(map(str, TILES))}"),
        *(word for name, value in enough.items() for word in ("--timing", f"{name}={value}")),
        *("--baselines", "none", "--json", str(folder / "result.json")),
    ]


def tune(backend: str, file: Path) -> None:
    """Run the grid with Kernel Tuner in this process; writes the microseconds of each configuration."""
    import kernel_tuner
    import numpy as np

    from warplens.cuda.catalogue import ArrayArgument, select

    found = {}
    for kernel in select(KERNELS):
        for size in SIZES:
            workload = kernel.workload({"N": size}, {"TILE": TILES[0]})
            arrays = workload.make_arrays()
            expected = workload.reference(arrays)
            names = [a.name if isinstance(a, ArrayArgument) else None for a in workload.arguments]
            values = [arrays[n] if n else np.int32(a.value) for n, a in zip(names, workload.arguments, strict=True)]
            results, _ = kernel_tuner.tune_kernel(
                kernel.name, kernel.source, (size, size), values, {"TILE": list(TILES)},
                block_size_names=["TILE", "TILE", "ONE"], grid_div_x=["TILE"], grid_div_y=["TILE"],
                answer=[expected.get(n) for n in names], atol=0.0, iterations=SAMPLES, lang=backend, quiet=True,
            )  # fmt: skip
            for result in results:
                found[f"{kernel.name} N={size} TILE={result['TILE']}"] = 1e3 * float(result["time"])
    file.write_text(json.dumps(found), encoding="utf-8")


def timed(command: list[str], name: str) -> float | None:
    """Return the seconds that a command takes with empty caches; None where it fails."""
    with tempfile.TemporaryDirectory() as caches:
        environment = os.environ | {"XDG_CACHE_HOME": caches, "CUPY_CACHE_DIR": caches, "CUDA_CACHE_PATH": caches}
        began = time.perf_counter()
        ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=LIMIT_S)
        seconds = time.perf_counter() - began
    if ended.returncode:
        print(f"{name} ended with {ended.returncode}: {ended.stderr.strip()[-1500:]}")
        return None
    print(f"{name}: {seconds:.2f} s", flush=True)
    return seconds


def measure(file: Path) -> None:
    """Run everything in turns; the data file is written after each."""
    seconds: dict[str, list[float]] = {}
    times: dict[str, dict[str, float]] = {}
    about: dict[str, Any] = {"samples": SAMPLES, **{name: _version(name) for name in PACKAGES}}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for _ in range(REPEATS):
            if (taken := timed(ours(folder), "warplens")) is not None:
                seconds.setdefault("warplens", []).append(round(taken, 2))
                profile = read_profile(folder / "result.json")
                about |= {"device": profile.devices[0].name, "compiler": profile.compiler}
                about["processors"] = profile.host.processors
                times["warplens"] = _times_us(profile)
            for backend, needed in BACKENDS.items():
                side = f"kernel_tuner {needed}"
                command = [sys.executable, __file__, "tune", backend, str(folder / "theirs.json")]
                if (taken := timed(command, side)) is not None:
                    seconds.setdefault(side, []).append(round(taken, 2))
                    times[side] = json.loads((folder / "theirs.json").read_text(encoding="utf-8"))
            write(file, about, seconds, times)
    show(file)


def write(
    file: Path, about: dict[str, Any], seconds: dict[str, list[float]], times: dict[str, dict[str, float]]
) -> None:
    """Write the data file, one line a configuration."""
    cases = {
        case: {side: round(us, 3) for side, one in times.items() if (us := one.get(case)) is not None}
        for case in times["warplens"]
    }
    lines = [f"  {json.dumps(case)}: {json.dumps(values)}" for case, values in cases.items()]
    text = f'{{"about": {json.dumps(about)},\n "wall_s": {json.dumps(seconds)},\n "times_us": {{\n'
    file.write_text(text + ",\n".join(lines) + "\n }}\n", encoding="utf-8")


def _times_us(profile: Profile) -> dict[str, float]:
    return {
        f"{point.kernel} N={point.problem['N']} TILE={point.tune['TILE']}": point.time.value_ns / 1e3
        for point in profile.points
        if point.time is not None and "TILE" in point.tune
    }


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def show(file: Path) -> None:
    """Print the wall times side by side."""
    data = json.loads(file.read_text(encoding="utf-8"))
    print(f"{len(data['times_us'])} configurations, {data['about']['samples']} samples each, {data['about']['device']}")
    own = statistics.median(data["wall_s"]["warplens"])
    for side, seconds in data["wall_s"].items():
        middle = statistics.median(seconds)
        print(f"{side:22} {middle:7.2f} s  {middle / own:5.2f} times as long as warplens")


def main() -> None:
    """Carry out the step named on the command line."""
    match sys.argv[1:]:
        case ["measure", file]:
            measure(Path(file))
        case ["tune", backend, file]:
            tune(backend, Path(file))
        case ["show", file]:
            show(Path(file))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
