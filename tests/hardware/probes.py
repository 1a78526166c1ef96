"""Launches of plain kernels: a `.cu` beside a data file of counters, one case a launch, arguments by rule.

The rule: the name of a case is complete: with the two files it gives the same launch anywhere.

`kernel/n1000/k16/s2` is `kernel` compiled with -DK=16, its int parameter `s` 2, every other int parameter 1000 (without
an `n` part: the threads of the grid in x); with a part `m200n333k517` its parameters `m`, `n` and `k` are these. Block
and grid stand in the data file. Pointers get arrays that are large
enough for n x n elements (n up to 8192), else n x s: normal floats, random ints, those called `idx` below n. The data
file has the form {"device": ..., "cases": {name: {"kernel", "block", "grid", "metrics": {counter: value}}}}.

A kernel of a public project (`tests/corpus/projects.toml`) has its whole launch in the data file instead: "project",
"file", the C++ name of the "kernel", "shared" (dynamic shared memory in bytes) and "arguments", a text for each
parameter in their order: `int32 1024` or `float32 0.5` for a number, `float32[4096] normal` for an array. What an
array holds is one of `CONTENTS`, which may be followed by a number.

To record one on a machine with a GPU, Nsight Compute and CuPy (compile anywhere):

    python tests/hardware/probes.py fetch PROJECTS LAUNCHES.json     # public projects, at their commits, into a folder
    python tests/hardware/probes.py prepare FOLDER KERNELS.cu LAUNCHES.json       # or PROJECTS instead of KERNELS.cu
    python FOLDER/probes.py measure FOLDER
    python tests/hardware/probes.py collect FOLDER FILE.json

LAUNCHES.json is a data file too, to record it anew; of other launches it has "metrics", a list of counters, and cases
without. Beside the counters stand `cold_ns`, the median time of three launches that each find the caches flushed, and
`warm_ns`, the time of the third of three launches that follow each other.
"""

from __future__ import annotations

import ast
import csv
import ctypes
import json
import re
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from warplens.cuda.compiler.compiled import CompileCache, CompiledKernel

Value: TypeAlias = "np.ndarray | np.generic | int"
"""What a parameter gets: an array, a number of the array library, or an `int` for a C++ `int`."""

CORPUS = Path(__file__).parents[1] / "corpus"
LARGEST_SQUARE = 8192
"""Up to this size n arrays have n x n elements: 256 MiB of floats."""
MARGIN = 64
"""Arrays have this many more elements, for kernels that read a little past their own."""
SEED = 20240807
SIGNATURE = re.compile(r"__global__\s+void\s+(\w+)\s*\(([^)]*)\)")
PARAMETER = re.compile(r"(?:const\s+)?(\w+)\s*(\*?)\s*(?:__restrict__\s+)?(\w+)\s*")
SIDES = re.compile(r"m(\d+)n(\d+)k(\d+)")
LANES = {"float4": 4, "float2": 2}
NUMBER = re.compile(r"(\w+) (\S+)")
ARRAY = re.compile(r"(\w+)\[(\d+)\] ([a-z]+)(?: (\d+))?")
CONTENTS: dict[str, Callable[[np.random.Generator, int, int], np.ndarray]] = {
    "zeros": lambda _random, count, _number: np.zeros(count, np.float32),
    "ones": lambda _random, count, _number: np.ones(count, np.float32),
    "normal": lambda random, count, _number: random.standard_normal(count, np.float32),
    "uniform": lambda random, count, _number: random.random(count, np.float32),
    "below": lambda random, count, number: random.integers(0, number, count),
    "ascending": lambda _random, count, number: np.arange(count) * number,
}
"""What arrays hold: `uniform` is from 0 to 1, `below 9` whole numbers from 0 to 8, `ascending 4` is 0, 4, 8, ..."""
LAUNCHES_A_RUN = 60
"""So many launches share a process of ncu, so that little is lost where the machine stops."""
TIME = "gpu__time_duration.sum"
TIMES = ("cold_ns", "warm_ns")
NO_NUMBERS = ("n/a", "nan", "inf")
"""What ncu writes where a quotient has no denominator, or the GPU no such counter."""
REPEATS = 3


@dataclass(frozen=True, slots=True)
class Probe:
    """One launch, and its counters.

    Those of a public project have `project` and the fields below it; `symbol`, the kernel's name in the machine code,
    is known once it is compiled.
    """

    name: str
    kernel: str
    block: tuple[int, int, int]
    grid: tuple[int, int, int]
    metrics: dict[str, float]
    project: str = ""
    file: str = ""
    shared: int = 0
    arguments: dict[str, str] = field(default_factory=dict)
    symbol: str = ""

    def part(self, letter: str, default: int) -> int:
        """Return a number of the name: 16 for the part `k16`."""
        numbers = (p[1:] for p in self.name.split("/")[1:] if p[:1] == letter and p[1:].isdigit())
        return int(next(numbers, default))

    @property
    def sides(self) -> dict[str, int]:
        """The sides of matrices that are not square, by parameter."""
        written = next((match for part in self.name.split("/")[1:] if (match := SIDES.fullmatch(part))), None)
        return {} if written is None else dict(zip("mnk", map(int, written.groups()), strict=True))

    @property
    def defines(self) -> dict[str, int]:
        """The macros of the kernel."""
        return {} if self.project else {"K": self.part("k", 32)}

    @property
    def plain_name(self) -> str:
        """The kernel's name without namespaces and template arguments."""
        return self.kernel.partition("<")[0].rpartition("::")[2]

    @property
    def cubin(self) -> str:
        """The file with the machine code of the kernel."""
        if not self.project:
            return f"{self.kernel}-{self.defines['K']}.cubin"
        return sha256(f"{self.project}/{self.file}::{self.kernel}".encode()).hexdigest()[:16] + ".cubin"


def read_probes(file: Path) -> list[Probe]:
    """Read the launches of a data file."""
    cases = json.loads(file.read_text(encoding="utf-8"))["cases"]
    return [
        Probe(
            name,
            case["kernel"],
            _shape(case["block"]),
            _shape(case["grid"]),
            case.get("metrics", {}),
            **{key: case[key] for key in ("project", "file", "shared", "arguments", "symbol") if key in case},
        )
        for name, case in cases.items()
    ]


def _shape(written: str | list[int]) -> tuple[int, int, int]:
    x, y, z = ast.literal_eval(written) if isinstance(written, str) else written
    return x, y, z


def make_arguments(source: str, probe: Probe) -> list[tuple[str, Value]]:
    """Return name and value of each parameter of a launch, always the same for the same launch.

    `source` is the text with the kernel's signature; a launch of a public project does without.
    """
    random = np.random.default_rng(SEED)
    if probe.arguments:
        return [(name, make_value(text, random)) for name, text in probe.arguments.items()]
    signature = next(match[2] for match in SIGNATURE.finditer(source) if match[1] == probe.kernel)
    sides, step = probe.sides, probe.part("s", 0)
    size = max(sides.values(), default=probe.part("n", probe.grid[0] * probe.block[0]))
    elements = MARGIN + (size * size if size <= LARGEST_SQUARE else size * max(step, 1))
    made: list[tuple[str, Value]] = []
    for written in signature.split(","):
        type_, star, name = PARAMETER.fullmatch(written.strip()).groups()  # type: ignore[union-attr]
        if not star:
            made.append((name, step if name == "s" else sides.get(name, size)))
        elif type_.startswith("float"):
            made.append((name, random.standard_normal(elements * LANES.get(type_, 1), np.float32)))
        elif type_ == "double":
            made.append((name, random.standard_normal(elements)))
        else:
            top = size if name == "idx" else 2**31
            made.append((name, random.integers(0, top, elements).astype(np.int32)))
    return made


def make_value(text: str, random: np.random.Generator) -> Value:
    """Return the value of a parameter as a data file writes it.

    `bfloat16` is the upper half of a `float32`, in a `uint16`.

    >>> make_value("int32[4] ascending 5", np.random.default_rng(0))
    array([ 0,  5, 10, 15], dtype=int32)
    """
    if match := ARRAY.fullmatch(text):
        made = CONTENTS[match[3]](random, int(match[2]), int(match[4] or 0))
        if match[1] == "bfloat16":
            return (made.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
        return made.astype(match[1])
    if match := NUMBER.fullmatch(text):
        value = np.dtype(match[1]).type(match[2])
        assert isinstance(value, np.generic)
        return value
    raise SystemExit(f"an argument is written as `int32 1024` or `float32[4096] normal`, not as `{text}`")


def pack(arguments: list[tuple[str, Any]], address: Any) -> tuple[bytes, dict[int, str]]:
    """Return the parameter block, with `address(value)` for pointers, and the pointers' names by offset."""
    block, pointers = b"", {}
    for name, value in arguments:
        if isinstance(value, int):
            block += value.to_bytes(4, "little", signed=True)
        elif isinstance(value, np.generic):
            block += bytes(-len(block) % value.itemsize) + value.tobytes()
        else:
            block += bytes(-len(block) % 8)
            pointers[len(block)] = name
            block += int(address(value)).to_bytes(8, "little")
    return block, pointers


def compile_probe(
    source: Path, probe: Probe, target: str = "sm_90", cache: CompileCache | None = None
) -> CompiledKernel:
    """Compile the kernel of a launch; `source` is its file, or the folder with the public projects."""
    from warplens.cuda.compiler.compilation import compile_source

    path = source / probe.project / probe.file if probe.project else source
    options = [f"-I{folder}" for folder in _include_folders(path, len(Path(probe.file).parts))] if probe.project else []
    return compile_source(
        path.read_text(encoding="utf-8", errors="replace"),
        name=path.name,
        path=str(path) if probe.project else None,
        target=target,
        entry=probe.kernel,
        defines=probe.defines,
        options=options,
        cache=cache,
    )


@cache
def _include_folders(path: Path, depth: int) -> tuple[str, ...]:
    """Return the folders with the headers of a file that lies `depth` parts below its project."""
    sys.path.append(str(CORPUS))
    from kernels import include_folders

    return include_folders(path.parents[depth - 1], path)


def fetch(projects: Path, launches: Path) -> None:
    """Fetch the public projects of a data file that the folder lacks."""
    sys.path.append(str(CORPUS))
    import kernels
    import outcomes

    used = {probe.project for probe in read_probes(launches)} - {""}
    for project in outcomes.projects():
        if project.name in used:
            print(kernels.fetch(project, projects))


def prepare(folder: Path, source: Path, launches: Path) -> None:
    """Compile every launch for sm_90 into `folder`, with all files that measuring needs."""
    from warplens.cuda.compiler.process.client import compiler_version

    folder.mkdir(parents=True, exist_ok=True)
    data = json.loads(launches.read_text(encoding="utf-8")) | {"compiler": compiler_version()}
    compiled: dict[str, str] = {}
    for probe in read_probes(launches):
        if probe.cubin not in compiled:
            kernel = compile_probe(source, probe)
            (folder / probe.cubin).write_bytes(kernel.cubin)
            compiled[probe.cubin] = kernel.symbol
        data["cases"][probe.name]["symbol"] = compiled[probe.cubin]
    if source.is_file():
        shutil.copy(source, folder / "kernels.cu")
    shutil.copy(__file__, folder / "probes.py")
    kept = {key for case in data["cases"].values() for key in case.get("metrics", ()) if key not in TIMES}
    data.setdefault("metrics", sorted(kept))
    (folder / "launches.json").write_text(json.dumps(data), encoding="utf-8")


def once(folder: Path, names: list[str], repeats: int) -> None:
    """Launch the named cases, each `repeats` times. Runs on the GPU."""
    import cupy as cp  # type: ignore[import-not-found]

    source = (folder / "kernels.cu").read_text(encoding="utf-8") if (folder / "kernels.cu").exists() else ""
    driver = ctypes.CDLL("libcuda.so.1")
    cp.cuda.runtime.free(0)  # makes the context

    def check(name: str, *arguments: Any) -> None:
        status = getattr(driver, name)(*arguments)
        if status:
            raise RuntimeError(f"{name} failed with status {status}")

    for probe in read_probes(folder / "launches.json"):
        if probe.name not in names:
            continue
        arguments = [
            (name, cp.asarray(value) if isinstance(value, np.ndarray) else value)
            for name, value in make_arguments(source, probe)
        ]
        block, _ = pack(arguments, lambda array: array.data.ptr)
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        check("cuModuleLoadData", ctypes.byref(module), (folder / probe.cubin).read_bytes())
        check("cuModuleGetFunction", ctypes.byref(function), module, probe.symbol.encode())
        check("cuFuncSetAttribute", function, 8, probe.shared)  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        data, length = ctypes.create_string_buffer(block, len(block)), ctypes.c_size_t(len(block))
        extra = (ctypes.c_void_p * 5)(
            1, ctypes.cast(data, ctypes.c_void_p), 2, ctypes.cast(ctypes.pointer(length), ctypes.c_void_p), 0
        )  # CU_LAUNCH_PARAM_BUFFER_POINTER, ..._SIZE, ..._END (cuda.h)
        for _ in range(repeats):
            check("cuLaunchKernel", function, *probe.grid, *probe.block, probe.shared, None, None, extra)
            cp.cuda.Device().synchronize()
        del arguments
        cp.get_default_memory_pool().free_all_blocks()


def measure(folder: Path) -> None:
    """Run the launches under ncu, for counters, cold times and warm times; write `rows.json` as they come.

    What an earlier run wrote there is kept, and not run again.
    """
    plan = json.loads((folder / "launches.json").read_text(encoding="utf-8"))
    probes, file = read_probes(folder / "launches.json"), folder / "rows.json"
    rows: dict[str, dict[str, list[dict[str, str]]]] = {}
    if file.exists():
        rows = json.loads(file.read_text(encoding="utf-8"))
    for title, repeats, caches, metrics in (
        ("counters", 1, "all", plan["metrics"]),
        ("cold", REPEATS, "all", [TIME]),
        ("warm", REPEATS, "none", [TIME]),
    ):
        known = rows.setdefault(title, {})
        waiting = [probe for probe in probes if probe.name not in known]
        taken = list(next(iter(known.values()))[0]) if known else accepted(folder, probes[0], metrics)
        while waiting:
            counted = profile(folder, waiting[:LAUNCHES_A_RUN], repeats, caches, taken)
            known |= counted
            file.write_text(json.dumps(rows), encoding="utf-8")
            done = len(counted)
            if done < len(waiting[:LAUNCHES_A_RUN]):
                print(f"{title}: {waiting[done].name} failed", flush=True)
                done += 1
            waiting = waiting[done:]
        print(f"{title}: {len(known)} of {len(probes)} launches", flush=True)


def accepted(folder: Path, probe: Probe, metrics: list[str]) -> list[str]:
    """Return the counters that ncu takes: with one that it does not know it counts nothing at all."""
    if profile(folder, [probe], 1, "all", metrics):
        return metrics
    if len(metrics) == 1:
        print(f"ncu does not take {metrics[0]}", flush=True)
        return []
    middle = len(metrics) // 2
    return accepted(folder, probe, metrics[:middle]) + accepted(folder, probe, metrics[middle:])


def profile(
    folder: Path, probes: list[Probe], repeats: int, caches: str, metrics: list[str]
) -> dict[str, list[dict[str, str]]]:
    """Return what ncu counts of each launch, by name, up to the first launch that fails."""
    log = folder / "ncu.csv"
    log.write_text("", encoding="utf-8")
    subprocess.run(
        [
            "ncu", "--clock-control", "none", "--cache-control", caches, "--csv", "--page", "raw",
            "--print-units", "base", "--metrics", ",".join(metrics), "--log-file", str(log),
            sys.executable, __file__, "once", str(folder), str(repeats), *(probe.name for probe in probes),
        ],
        check=False,  # a launch that fails ends the process; those before it are counted
    )  # fmt: skip
    lines = [line for line in log.read_text(encoding="utf-8").splitlines() if line[:1] == '"']
    rows = list(csv.DictReader(lines))[1:]  # the first row holds the units
    counted: dict[str, list[dict[str, str]]] = {}
    for at, probe in enumerate(probes):
        own = rows[repeats * at : repeats * (at + 1)]
        if len(own) < repeats or any(probe.plain_name not in row["Kernel Name"] for row in own):
            break
        counted[probe.name] = [{key: row[key] for key in metrics if row.get(key)} for row in own]
    return counted


def collect(folder: Path, file: Path) -> None:
    """Join launches, counters and times into the data file, one line a launch; one that failed is left out."""
    plan = json.loads((folder / "launches.json").read_text(encoding="utf-8"))
    rows = json.loads((folder / "rows.json").read_text(encoding="utf-8"))
    cases = {}
    for name, case in plan["cases"].items():
        if name not in rows["counters"]:
            print(f"{name} was not counted")
            continue
        counted = rows["counters"][name][0]
        metrics = {key: number(value) for key, value in counted.items() if value not in NO_NUMBERS}
        if name in rows.get("cold", {}):
            metrics["cold_ns"] = statistics.median(number(row[TIME]) for row in rows["cold"][name])
        if name in rows.get("warm", {}):
            metrics["warm_ns"] = number(rows["warm"][name][-1][TIME])
        cases[name] = {key: value for key, value in case.items() if key != "symbol"} | {"metrics": metrics}
    about = {key: value for key, value in plan.items() if key not in {"cases", "metrics"}}
    write(file, about, cases)
    print(f"{len(cases)} launches in {file}")


def number(written: str) -> float:
    """Return a number as ncu writes it: `1,234.5`."""
    return float(written.replace(",", ""))


def write(file: Path, about: dict[str, Any], cases: dict[str, Any]) -> None:
    """Write a data file, one line a launch."""
    head = "".join(f"{json.dumps(key)}: {json.dumps(value)},\n" for key, value in about.items())
    body = ",\n".join(f"{json.dumps(name)}: {json.dumps(case, separators=(',', ':'))}" for name, case in cases.items())
    file.write_text(f'{{{head}"cases": {{\n{body}\n}}}}\n', encoding="utf-8")


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["fetch", projects, launches]:
            fetch(Path(projects), Path(launches))
        case ["prepare", folder, source, launches]:
            prepare(Path(folder), Path(source), Path(launches))
        case ["measure", folder]:
            measure(Path(folder))
        case ["once", folder, repeats, *names]:
            once(Path(folder), names, int(repeats))
        case ["collect", folder, file]:
            collect(Path(folder), Path(file))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
