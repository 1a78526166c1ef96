"""Compares the wall time of a sweep with that of Kernel Tuner, for the same configurations on one GPU.

The rule: both begin with nothing compiled, in a process of their own, take as many samples and compare every
result with the same reference; the time is that of the whole process. They run in turns. Kernel Tuner is called in its
fastest way:

- One call for each kernel and size. A call has one number of iterations: the mean, rounded, of what Warplens took just
  before in the configurations of the call. So slow ones are launched more often than by Warplens, and fast ones less
  often: `timed_s` is the time of all timed launches of each side together.
- The macros of a kernel and no others, so that CuPy compiles for one size and finds that for the others.
- Arrays and reference are computed once for all kernels that share them. The time to read Warplens's kernel files
  and to plan the grid is subtracted, and PyTorch, which Kernel Tuner imports where it is installed, is hidden.

Work that only one side does is not subtracted. Warplens empties the cache before each sample, subtracts the cost of a
launch and counts the efficiencies meanwhile, in other processes. Kernel Tuner runs the first configuration of each call
twice, the first time to warm up, and compares every element of each result; Warplens compares windows of a large one,
and digests of the others of its family. A kernel that takes structs is called through a wrapper that makes them, and a
macro in `#pragma unroll` becomes a constant for nvcc. `matmul_out_of_core`, whose matrices stay on the host, is left
out: Kernel Tuner cannot run it.

Kernel Tuner is no dependency of Warplens. Python's own .pyc files should be there for both: run `python -m compileall`
over what is not in site-packages, and leave PYTHONDONTWRITEBYTECODE unset. Run `smallest` once before, into another
file: then the first to run is not the one that reads all libraries from the disk.

    pip install kernel_tuner
    python tests/hardware/sweeps/compare_kernel_tuner.py measure FILE.json GRID SAMPLES REPEATS BACKEND... # needs a GPU
    python tests/hardware/sweeps/compare_kernel_tuner.py show FILE.json

GRID is one of `grids.py`, SAMPLES a number or `rule` (Warplens's stopping rule), BACKEND one or more of pycuda (which
needs nvcc), cupy and nvcuda. Runs are added to those that FILE has, so begin a new one with each version of anything.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from warplens.cuda.ground.points import PointResult
    from warplens.profiles.records import Profile

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

import numpy as np  # noqa: E402
from grids import GRIDS, Grid  # noqa: E402

IMPORT_BEGAN_S = time.perf_counter()

from warplens.cuda.catalogue import KernelFile, Workload, select  # noqa: E402
from warplens.cuda.catalogue.kernel_file import Array  # noqa: E402
from warplens.cuda.catalogue.launch_spec import ArrayArgument, ScalarArgument, StructArgument  # noqa: E402
from warplens.cuda.sweep.plan import plan_sweep  # noqa: E402

IMPORTED_S = time.perf_counter() - IMPORT_BEGAN_S
"""Importing Warplens takes this long; Kernel Tuner does not need it."""

BACKENDS = {"pycuda": "pycuda", "cupy": "cupy", "nvcuda": "cuda-bindings"}
"""Each backend of Kernel Tuner needs this package."""
LIMIT_S = 400
PACKAGES = ("kernel_tuner", "numpy", "pycuda", "cupy-cuda12x", "cupy-cuda13x", "cuda-bindings")
BLOCK = ("block_size_x", "block_size_y", "block_size_z")
C_TYPES = {"int32": "int", "float32": "float", "float64": "double"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One call of Kernel Tuner: a kernel at one size; `launches` has the values of its tune axes as keys."""

    kernel: KernelFile
    size: int
    axes: tuple[str, ...]
    launches: dict[tuple[int, ...], Workload]

    @property
    def name(self) -> str:
        """Name the kernel and the size."""
        return label(self.kernel.name, {"N": self.size}, {})

    def label(self, values: tuple[int, ...]) -> str:
        """Name a configuration."""
        return label(self.kernel.name, {"N": self.size}, dict(zip(self.axes, values, strict=True)))


def label(kernel: str, problem: Mapping[str, int], tune: Mapping[str, int]) -> str:
    """Name a configuration, in the same way on both sides."""
    return " ".join((kernel, *(f"{name}={value}" for name, value in {**problem, **tune}.items())))


def chosen(grid: Grid) -> list[KernelFile]:
    """Return the kernels of a grid that run on arrays on the GPU."""
    return [kernel for kernel in select(grid.kernels) if kernel.stream is None]


def calls(grid: Grid) -> list[Call]:
    """Return the points that Warplens plans for a grid, by kernel and size, without those it would skip."""
    kernels = {kernel.name: kernel for kernel in chosen(grid)}
    tune = {"TILE": grid.tiles} if grid.tiles else {}
    plan = plan_sweep(list(kernels.values()), problem={"N": grid.sizes}, tune=tune, devices=["h200"])
    calls_by_size: dict[tuple[str, int], Call] = {}
    for point in plan.points:
        kernel, size = kernels[point.kernel], point.problem["N"]
        workload = kernel.workload(point.problem, point.tune)
        if workload.broken_requirement is None:
            call = Call(kernel=kernel, size=size, axes=tuple(point.tune), launches={})
            calls_by_size.setdefault((point.kernel, size), call).launches[tuple(point.tune.values())] = workload
    return list(calls_by_size.values())


def options(call: Call) -> dict[str, Any]:
    """Return the arguments of `tune_kernel` that describe the launch, without the arrays."""

    def launch(values: Mapping[str, int]) -> Workload:
        return call.launches[tuple(values[axis] for axis in call.axes)]

    def is_planned(values: Mapping[str, int]) -> bool:
        workload = call.launches.get(tuple(values[axis] for axis in call.axes))
        return workload is not None and workload.block == tuple(values[name] for name in BLOCK)

    launches = call.launches.values()
    macros = sorted({name for workload in launches for name in workload.defines})
    return {
        "kernel_name": call.kernel.name,
        "kernel_source": flat_source(call),
        "problem_size": lambda values: launch(values).grid,
        "grid_div_x": [],
        "grid_div_y": [],
        "grid_div_z": [],
        "tune_params": {axis: sorted({key[i] for key in call.launches}) for i, axis in enumerate(call.axes)}
        | {name: sorted({workload.block[i] for workload in launches}) for i, name in enumerate(BLOCK)},
        "restrictions": is_planned,
        "defines": {name: lambda values, name=name: launch(values).defines[name] for name in macros},
        "smem_args": {"size": lambda values: launch(values).dynamic_shared_bytes},
        "compiler_options": list(call.kernel.options) or None,
    }


def flat_source(call: Call) -> str:
    """Return the source of a kernel; where it takes structs, with a wrapper of its name that takes their fields."""
    workload = next(iter(call.launches.values()))
    if not any(isinstance(argument, StructArgument) for argument in workload.arguments):
        return call.kernel.source
    elements = {array.name: C_TYPES[array.dtype] for array in workload.arrays}
    taken: list[str] = []
    passed: list[str] = []
    for argument in workload.arguments:
        names = []
        for field in fields(argument):
            names.append(f"p{len(taken)}")
            kind = f"{elements[field.name]} *" if isinstance(field, ArrayArgument) else f"{C_TYPES[dtype(field)]} "
            taken.append(kind + names[-1])
        passed.append(f"{{{', '.join(names)}}}" if isinstance(argument, StructArgument) else names[0])
    head = f'extern "C" __global__ void {call.kernel.name}('
    inner = f"{call.kernel.name}_of_structs"
    body = call.kernel.source.replace(head, f"__device__ void {inner}(")
    return f"{body}\n{head}{', '.join(taken)})\n{{\n    {inner}({', '.join(passed)});\n}}\n"


def fields(argument: Any) -> tuple[ArrayArgument | ScalarArgument, ...]:
    """Return the fields of a struct, or the argument alone."""
    return argument.fields if isinstance(argument, StructArgument) else (argument,)


def dtype(scalar: ScalarArgument) -> str:
    """Return the type of a number: the stated one, or that of `int` and `float` in a kernel."""
    return scalar.dtype or ("int32" if isinstance(scalar.value, int) else "float32")


def host_arguments(call: Call, arrays: Mapping[str, Array], expected: Mapping[str, Array]) -> dict[str, Any]:
    """Return the arguments of `tune_kernel` that are arrays and numbers: a kernel's inputs and expected outputs."""
    workload = next(iter(call.launches.values()))
    flat = [field for argument in workload.arguments for field in fields(argument)]
    return {
        "arguments": [
            arrays[part.name] if isinstance(part, ArrayArgument) else np.dtype(dtype(part)).type(part.value)
            for part in flat
        ],
        "answer": [expected.get(part.name) if isinstance(part, ArrayArgument) else None for part in flat],
        "atol": workload.tolerance,
    }


def iterations(counts: Mapping[str, int], planned: list[Call]) -> dict[str, int]:
    """Return how often each call launches each of its configurations: the mean number of samples, rounded."""
    iterations_by_call = {}
    for call in planned:
        taken = [counts[name] for values in call.launches if (name := call.label(values)) in counts]
        if taken:
            iterations_by_call[call.name] = max(1, round(statistics.mean(taken)))
    return iterations_by_call


def tune(backend: str, name: str, times: Path, file: Path) -> None:
    """Run a grid with Kernel Tuner in this process; `times` has the launches of each call, `file` gets microseconds."""
    began = time.perf_counter()
    planned = calls(GRIDS[name])
    aside_s = IMPORTED_S + time.perf_counter() - began
    sys.modules["torch"] = None  # type: ignore[assignment]
    from kernel_tuner import tune_kernel

    asked = json.loads(times.read_text(encoding="utf-8"))
    tasks: dict[object, tuple[dict[str, Array], dict[str, Array]]] = {}
    taken: dict[str, list[float]] = {}
    failed = []
    for call in planned:
        workload = next(iter(call.launches.values()))
        task = (call.size, *map(str, workload.arrays), *map(str, workload.expected.items()))
        if task not in tasks:
            arrays = workload.make_arrays()
            tasks[task] = arrays, workload.reference(arrays)
        count = asked[call.name]
        try:
            results, _ = tune_kernel(
                **options(call),
                **host_arguments(call, *tasks[task]),
                iterations=count,
                lang=backend,
                quiet=True,
            )
        except Exception as error:  # noqa: BLE001  any of a backend's; the other calls are still worth to be seen
            failed.append(f"{call.name}: {error}")
            continue
        for result in results:
            case = call.label(tuple(result[axis] for axis in call.axes))
            if "__error__" in result:
                failed.append(f"{case}: {result['__error__']}")
            else:
                taken[case] = [round(1e3 * float(result["time"]), 3), count]
    file.write_text(json.dumps({"aside_s": aside_s, "failed": failed, "times": taken}), encoding="utf-8")


def ours(grid: Grid, samples: str, folder: Path) -> list[str]:
    """Return the command that runs a grid with Warplens."""
    enough = {"least_samples": samples, "least_time_s": "0", "largest_deviation": "1000", "longest_time_s": "600"}
    settings = {} if samples == "rule" else enough
    return [
        *(sys.executable, "-m", "warplens.gui.cli", "run", *(kernel.name for kernel in chosen(grid)), *grid.axes),
        *(word for setting, value in settings.items() for word in ("--timing", f"{setting}={value}")),
        *("--baselines", "none", "--json", str(folder / "ours.json")),
    ]


def timed(command: list[str], side: str, folder: Path) -> float | None:
    """Return the seconds that a command takes with empty caches; None where it fails."""
    with tempfile.TemporaryDirectory() as caches:
        environment = os.environ | {"XDG_CACHE_HOME": caches, "CUPY_CACHE_DIR": caches, "CUDA_CACHE_PATH": caches}
        began = time.perf_counter()
        try:
            ended = subprocess.run(
                command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=LIMIT_S
            )
        except subprocess.TimeoutExpired:
            print(f"{side} took longer than {LIMIT_S} s")
            return None
        seconds = time.perf_counter() - began
    if ended.returncode:
        print(f"{side} ended with {ended.returncode}: {(ended.stderr or ended.stdout).strip()[-1500:]}")
        return None
    print(f"{side}: {seconds:.2f} s", flush=True)
    return seconds


def measure(file: Path, name: str, samples: str, repeats: int, backends: list[str]) -> None:
    """Run a grid in turns; the data file is written after each run."""
    from warplens.profiles.store import read_profile

    data = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    planned = calls(GRIDS[name])
    record: dict[str, Any] = data.setdefault(f"{name}, {samples}", {"about": {}, "runs": [], "times": {}})
    record["about"] = {package: _version(package) for package in PACKAGES}
    with tempfile.TemporaryDirectory() as folder_name:
        folder = Path(folder_name)
        for _ in range(repeats):
            if (seconds := timed(ours(GRIDS[name], samples, folder), "warplens", folder)) is None:
                break
            profile = read_profile(folder / "ours.json")
            record["about"] |= _about(profile)
            times = {case(point): point.time for point in profile.points if point.time is not None}
            failed = [f"{case(point)}: {point.reason}" for point in profile.points if point.status != "ok"]
            taken = {key: [round(at.value_ns / 1e3, 3), len(at.samples_ns)] for key, at in times.items()}
            note(record, "warplens", seconds, taken, failed)
            record["runs"][-1] |= {
                "measuring_s": round(sum(at.spent_s for at in times.values()), 2),
                "visits": sum(len(at.visits) for at in times.values()),
            }
            write(file, data)
            counts = iterations({key: count for key, (_, count) in taken.items()}, planned)
            (folder / "iterations.json").write_text(json.dumps(counts), encoding="utf-8")
            for backend in backends:
                side, result = f"kernel_tuner {backend}", folder / "theirs.json"
                command = [
                    sys.executable,
                    __file__,
                    "tune",
                    backend,
                    name,
                    str(folder / "iterations.json"),
                    str(result),
                ]
                if (seconds := timed(command, side, folder)) is not None:
                    theirs = json.loads(result.read_text(encoding="utf-8"))
                    note(record, side, seconds - theirs["aside_s"], theirs["times"], theirs["failed"])
                    write(file, data)
    show(file)


def note(record: dict[str, Any], side: str, wall_s: float, taken: Mapping[str, list[float]], failed: list[str]) -> None:
    """Add a run to the record of a grid: times are those of the last run of each side, in microseconds."""
    record["runs"].append(
        {
            "side": side,
            "wall_s": round(wall_s, 2),
            "configurations": len(taken),
            "samples": sum(int(count) for _, count in taken.values()),
            "timed_s": round(sum(us * count for us, count in taken.values()) / 1e6, 2),
            "failed": failed,
        }
    )
    for key, values in taken.items():
        record["times"].setdefault(key, {})[side] = values
    for reason in failed:
        print(f"  {reason}")


def case(point: PointResult) -> str:
    """Name the configuration of a point as `label` does."""
    return label(point.kernel, point.problem, point.tune)


def _about(profile: Profile) -> dict[str, Any]:
    device, host = profile.devices[0], profile.host
    return {
        "device": device.name,
        "program": profile.program,
        "compiler": profile.compiler,
        "processors": host.processors,
    }


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def write(file: Path, data: Mapping[str, Any]) -> None:
    """Write the data file, one line a run and a configuration."""
    grids = []
    for name, record in data.items():
        runs = ",\n".join(f"   {json.dumps(run)}" for run in record["runs"])
        times = ",\n".join(f"   {json.dumps(key)}: {json.dumps(values)}" for key, values in record["times"].items())
        about = json.dumps(record["about"])
        grids.append(
            f' {json.dumps(name)}: {{"about": {about},\n  "runs": [\n{runs}\n  ],\n  "times": {{\n{times}\n  }}}}'
        )
    file.write_text("{\n" + ",\n".join(grids) + "\n}\n", encoding="utf-8")


def show(file: Path) -> None:
    """Print the runs of each grid side by side."""
    for name, record in json.loads(file.read_text(encoding="utf-8")).items():
        print(f"{name}: {record['about']['device']}, {record['about']['compiler']}")
        sides = list(dict.fromkeys(run["side"] for run in record["runs"]))
        walls = {side: [run["wall_s"] for run in record["runs"] if run["side"] == side] for side in sides}
        for side, seconds in walls.items():
            last = [run for run in record["runs"] if run["side"] == side][-1]
            share = statistics.median(seconds) / statistics.median(walls["warplens"])
            print(
                f"  {side:20} {statistics.median(seconds):7.2f} s ({min(seconds):.2f} to {max(seconds):.2f}, "
                f"{len(seconds)} runs), {share:.2f} of warplens; {last['configurations']} configurations, "
                f"{last['samples']} samples, {last['timed_s']:.1f} s of launches, {len(last['failed'])} failed"
            )


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["measure", file, name, samples, repeats, *backends] if set(backends) <= set(BACKENDS):
            measure(Path(file), name, samples, int(repeats), backends)
        case ["tune", backend, name, times, file]:
            tune(backend, name, Path(times), Path(file))
        case ["show", file]:
            show(Path(file))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
