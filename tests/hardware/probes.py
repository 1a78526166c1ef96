"""Launches of plain kernels: a `.cu` beside a data file of counters, one case a launch, arguments by rule.

The rule: the name of a case is complete: with the two files it gives the same launch anywhere.

`kernel/n1000/k16/s2` is `kernel` compiled with -DK=16, its int parameter `s` 2, every other int parameter 1000 (without
an `n` part: the threads of the grid in x); with a part `m200n333k517` its parameters `m`, `n` and `k` are these. Block
and grid stand in the data file. Pointers get arrays that are large
enough for n x n elements (n up to 8192), else n x s: normal floats, random ints, those called `idx` below n. The data
file has the form {"device": ..., "cases": {name: {"kernel", "block", "grid", "metrics": {counter: value}}}}.

To record one on a machine with a GPU, Nsight Compute and CuPy (compile anywhere):

    python tests/hardware/probes.py prepare FOLDER KERNELS.cu LAUNCHES.json
    python FOLDER/probes.py measure FOLDER
    python tests/hardware/probes.py collect FOLDER FILE.json

LAUNCHES.json is a data file too, to record it anew; of other launches it has "metrics", a list of counters, and cases
without.
"""

from __future__ import annotations

import ast
import csv
import ctypes
import json
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

LARGEST_SQUARE = 8192
"""Up to this size n arrays have n x n elements: 256 MiB of floats."""
MARGIN = 64
"""Arrays have this many more elements, for kernels that read a little past their own."""
SEED = 20240807
SIGNATURE = re.compile(r"__global__\s+void\s+(\w+)\s*\(([^)]*)\)")
PARAMETER = re.compile(r"(?:const\s+)?(\w+)\s*(\*?)\s*(?:__restrict__\s+)?(\w+)\s*")
SIDES = re.compile(r"m(\d+)n(\d+)k(\d+)")
LANES = {"float4": 4, "float2": 2}


@dataclass(frozen=True, slots=True)
class Probe:
    """One launch, and its counters."""

    name: str
    kernel: str
    block: tuple[int, int, int]
    grid: tuple[int, int, int]
    metrics: dict[str, float]

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
        return {"K": self.part("k", 32)}


def read_probes(file: Path) -> list[Probe]:
    """Read the launches of a data file."""
    cases = json.loads(file.read_text(encoding="utf-8"))["cases"]
    return [
        Probe(name, case["kernel"], _shape(case["block"]), _shape(case["grid"]), case.get("metrics", {}))
        for name, case in cases.items()
    ]


def _shape(written: str | list[int]) -> tuple[int, int, int]:
    x, y, z = ast.literal_eval(written) if isinstance(written, str) else written
    return x, y, z


def make_arguments(source: str, probe: Probe) -> list[tuple[str, np.ndarray | int]]:
    """Return name and value of each parameter of a launch, always the same for the same launch."""
    signature = next(match[2] for match in SIGNATURE.finditer(source) if match[1] == probe.kernel)
    sides, step = probe.sides, probe.part("s", 0)
    size = max(sides.values(), default=probe.part("n", probe.grid[0] * probe.block[0]))
    elements = MARGIN + (size * size if size <= LARGEST_SQUARE else size * max(step, 1))
    random = np.random.default_rng(SEED)
    made: list[tuple[str, np.ndarray | int]] = []
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


def pack(arguments: list[tuple[str, Any]], address: Any) -> tuple[bytes, dict[int, str]]:
    """Return the parameter block, with `address(value)` for pointers, and the pointers' names by offset."""
    block, pointers = b"", {}
    for name, value in arguments:
        if isinstance(value, int):
            block += value.to_bytes(4, "little", signed=True)
        else:
            block += bytes(-len(block) % 8)
            pointers[len(block)] = name
            block += int(address(value)).to_bytes(8, "little")
    return block, pointers


def prepare(folder: Path, source: Path, launches: Path) -> None:
    """Compile every launch for sm_90 into `folder`, with all files that measuring needs."""
    from warplens.cuda.compiler import compile_source, compiler_version

    folder.mkdir(parents=True, exist_ok=True)
    text = source.read_text(encoding="utf-8")
    for probe in read_probes(launches):
        compiled = compile_source(text, name=source.name, target="sm_90", entry=probe.kernel, defines=probe.defines)
        (folder / f"{probe.kernel}-{probe.defines['K']}.cubin").write_bytes(compiled.cubin)
    shutil.copy(source, folder / "kernels.cu")
    shutil.copy(__file__, folder / "probes.py")
    data = json.loads(launches.read_text(encoding="utf-8")) | {"compiler": compiler_version()}
    data.setdefault("metrics", sorted({key for case in data["cases"].values() for key in case.get("metrics", ())}))
    (folder / "launches.json").write_text(json.dumps(data), encoding="utf-8")


def once(folder: Path) -> None:
    """Launch every case once. Runs on the GPU."""
    import cupy as cp  # type: ignore[import-not-found]

    source = (folder / "kernels.cu").read_text(encoding="utf-8")
    driver = ctypes.CDLL("libcuda.so.1")

    def check(name: str, *arguments: Any) -> None:
        status = getattr(driver, name)(*arguments)
        if status:
            raise RuntimeError(f"{name} failed with status {status}")

    for probe in read_probes(folder / "launches.json"):
        arguments = [
            (name, value if isinstance(value, int) else cp.asarray(value))
            for name, value in make_arguments(source, probe)
        ]
        block, _ = pack(arguments, lambda array: array.data.ptr)
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        cubin = (folder / f"{probe.kernel}-{probe.defines['K']}.cubin").read_bytes()
        check("cuModuleLoadData", ctypes.byref(module), cubin)
        check("cuModuleGetFunction", ctypes.byref(function), module, probe.kernel.encode())
        data, length = ctypes.create_string_buffer(block, len(block)), ctypes.c_size_t(len(block))
        extra = (ctypes.c_void_p * 5)(
            1, ctypes.cast(data, ctypes.c_void_p), 2, ctypes.cast(ctypes.pointer(length), ctypes.c_void_p), 0
        )  # CU_LAUNCH_PARAM_BUFFER_POINTER, ..._SIZE, ..._END (cuda.h)
        check("cuLaunchKernel", function, *probe.grid, *probe.block, 0, None, None, extra)
        cp.cuda.Device().synchronize()


def measure(folder: Path) -> None:
    """Run the launches under ncu; write `counters.csv`."""
    metrics = json.loads((folder / "launches.json").read_text(encoding="utf-8"))["metrics"]
    names = sorted({probe.kernel for probe in read_probes(folder / "launches.json")})
    subprocess.run(
        [
            "ncu", "--clock-control", "none", "--csv", "--page", "raw", "--print-units", "base",
            "--kernel-name", f"regex:^({'|'.join(names)})$", "--metrics", ",".join(metrics),
            "--log-file", str(folder / "counters.csv"), sys.executable, __file__, "once", str(folder),
        ],
        check=True,
    )  # fmt: skip


def collect(folder: Path, file: Path) -> None:
    """Join launches and counters into the data file, one line a launch."""
    plan = json.loads((folder / "launches.json").read_text(encoding="utf-8"))
    lines = [line for line in (folder / "counters.csv").read_text(encoding="utf-8").splitlines() if line[:1] == '"']
    rows = list(csv.DictReader(lines))[1:]  # the first row holds the units
    if len(rows) != len(plan["cases"]):
        raise SystemExit(f"{len(rows)} launches were counted, {len(plan['cases'])} planned")
    cases = {
        name: {**case, "metrics": {key: float(row[key].replace(",", "")) for key in plan["metrics"] if row.get(key)}}
        for (name, case), row in zip(plan["cases"].items(), rows, strict=True)
    }
    write(file, {"device": plan["device"], "compiler": plan["compiler"]}, cases)
    print(f"{len(cases)} launches in {file}")


def write(file: Path, about: dict[str, Any], cases: dict[str, Any]) -> None:
    """Write a data file, one line a launch."""
    head = "".join(f"{json.dumps(key)}: {json.dumps(value)},\n" for key, value in about.items())
    body = ",\n".join(f"{json.dumps(name)}: {json.dumps(case, separators=(',', ':'))}" for name, case in cases.items())
    file.write_text(f'{{{head}"cases": {{\n{body}\n}}}}\n', encoding="utf-8")


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["prepare", folder, source, launches]:
            prepare(Path(folder), Path(source), Path(launches))
        case ["measure", folder]:
            measure(Path(folder))
        case ["once", folder]:
            once(Path(folder))
        case ["collect", folder, file]:
            collect(Path(folder), Path(file))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
