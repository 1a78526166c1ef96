"""Times a product of matrices at every configuration that a tuner could choose, on a GPU.

The rule: a configuration counts only with the right result, and every allowed one is measured, so that the fastest of
all is known. The parameters of `space_kernel.cu`: a block computes BM x BN elements in steps of BK, a thread TM x TN of
them, neighbours or SPREAD over the tile; it reads VEC floats at once; rows of the tile of A are PAD floats longer; the
loop over a step is unrolled UNROLL times.

    python tests/hardware/record_space.py prepare SPACE.zip           # compiles for sm_90, without a GPU
    python record_space.py measure SPACE.zip FILE.json [SECONDS]      # needs a GPU, NumPy and CuPy, and nothing else

Of the times of a configuration FILE.json holds the medians, from CUDA events: `warm_ns` of launches that follow each
other, `cold_ns` of launches after which another array of 512 MiB was written. Every `CHECK_EVERY` configurations the
first one is timed again, to show whether the GPU's clock held. Sizes follow each other; after SECONDS no configuration
is begun.
"""

from __future__ import annotations

import ctypes
import itertools
import json
import os
import statistics
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).parent
SOURCE = HERE / "space_kernel.cu"
VALUES = {
    "BM": (32, 64, 128),
    "BN": (32, 64, 128),
    "BK": (8, 16),
    "TM": (2, 4, 8),
    "TN": (2, 4, 8),
    "VEC": (1, 4),
    "PAD": (0, 4),
    "SPREAD": (0, 1),
    "UNROLL": (1, 8),
}
"""The values of each parameter. Those of PAD keep the rows of the tile at addresses for vectors."""
SIZES = (2048, 1024)
REPEATS = 5
FLUSHED_BYTES = 512 << 20
"""Ten times the L2 of an H200."""
CHECK_EVERY = 100
TOLERANCE = 2e-3
"""Sums of 2048 products of normal numbers are about 45, and differ by their order by some 1e-4."""
SEED = 20261124


def threads(values: dict[str, int]) -> int:
    """Return the threads of a block."""
    return values["BM"] // values["TM"] * (values["BN"] // values["TN"])


def configurations() -> Iterator[dict[str, int]]:
    """Iterate over the allowed configurations: 64 to 512 threads, which share the loads of both tiles evenly."""
    for numbers in itertools.product(*VALUES.values()):
        values = dict(zip(VALUES, numbers, strict=True))
        count = threads(values)
        share = count * values["VEC"]
        if 64 <= count <= 512 and values["BM"] * values["BK"] % share == 0 and values["BN"] * values["BK"] % share == 0:
            yield values


def member(values: dict[str, int]) -> str:
    """Return the name of a configuration: `BM32-BN32-...`."""
    return "-".join(f"{key}{value}" for key, value in values.items())


def compiled(values: dict[str, int]) -> tuple[dict[str, int], bytes, dict[str, int]]:
    """Return a configuration, its machine code, and the registers, shared and local memory that it takes."""
    from warplens.cuda.compiler.compilation import compile_source

    kernel = compile_source(
        SOURCE.read_text(encoding="utf-8"), name=SOURCE.name, target="sm_90", entry="product", defines=values
    )
    resources = kernel.resources
    return (
        values,
        kernel.cubin,
        {
            "registers": resources.registers_per_thread,
            "shared_bytes": resources.static_shared_bytes,
            "local_bytes": resources.local_bytes_per_thread,
        },
    )


def prepare(file: Path) -> None:
    """Compile all configurations into an archive, with a list of them."""
    from warplens.cuda.compiler.process.client import compiler_version

    rows = []
    with (
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive,
        ProcessPoolExecutor(os.cpu_count()) as executor,
    ):
        for values, cubin, resources in executor.map(compiled, configurations(), chunksize=8):
            archive.writestr(member(values), cubin)
            rows.append(values | resources)
        archive.writestr("space.json", json.dumps({"compiler": compiler_version(), "rows": rows}))
    print(f"{len(rows)} configurations, {file.stat().st_size / 2**20:.1f} MiB in {file}")


class Driver:
    """The calls of the CUDA driver that load and launch a kernel."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL("libcuda.so.1")

    def call(self, name: str, *arguments: Any) -> None:
        """Call a function of the driver; a status other than success ends the program."""
        if status := getattr(self._library, name)(*arguments):
            raise SystemExit(f"{name} failed with status {status}")

    def launcher(
        self, cubin: bytes, values: dict[str, int], n: int, pointers: list[int]
    ) -> tuple[Callable[[], None], Callable[[], None]]:
        """Load a configuration; return what launches it on the default stream, and what unloads it."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), cubin)
        self.call("cuModuleGetFunction", ctypes.byref(function), module, b"product")
        arguments = [*map(ctypes.c_uint64, pointers), ctypes.c_int(n)]
        grid = (n // values["BN"], n // values["BM"], 1)

        def launch() -> None:
            addresses = (ctypes.c_void_p * len(arguments))(*map(ctypes.addressof, arguments))
            self.call("cuLaunchKernel", function, *grid, threads(values), 1, 1, 0, None, addresses, None)

        return launch, lambda: self.call("cuModuleUnload", module)


def measure(archive: Path, file: Path, seconds: float) -> None:
    """Time all configurations at each size; write the file after each size. Runs on the GPU."""
    import cupy as cp  # type: ignore[import-not-found]

    end = time.monotonic() + seconds
    driver = Driver()
    cp.cuda.runtime.free(0)  # makes the context
    flushed = cp.empty(FLUSHED_BYTES, cp.uint8)
    begin, stop = cp.cuda.Event(), cp.cuda.Event()

    def time_ns(launch: Callable[[], None]) -> float:
        begin.record()
        launch()
        stop.record()
        stop.synchronize()
        return float(cp.cuda.get_elapsed_time(begin, stop)) * 1e6

    def cold_ns(launch: Callable[[], None]) -> float:
        flushed.data.memset_async(0, flushed.nbytes)
        return time_ns(launch)

    with zipfile.ZipFile(archive) as opened:
        plan = json.loads(opened.read("space.json"))
        cubins = {member(values): opened.read(member(values)) for values in map(parameters, plan["rows"])}
    results: dict[str, Any] = {
        "device": cp.cuda.runtime.getDeviceProperties(0)["name"].decode(),
        "driver": cp.cuda.runtime.driverGetVersion(),
        "compiler": plan["compiler"],
        "repeats": REPEATS,
        "sizes": {},
    }
    for n in SIZES:
        random = np.random.default_rng(SEED)
        a, b = (random.standard_normal((n, n), np.float32) for _ in range(2))
        expected = cp.asarray((a.astype(np.float64) @ b.astype(np.float64)).astype(np.float32))
        a_there, b_there, c_there = cp.asarray(a), cp.asarray(b), cp.empty((n, n), cp.float32)
        pointers = [array.data.ptr for array in (a_there, b_there, c_there)]
        rows: list[dict[str, Any]] = []
        clock: list[float] = []
        start = parameters(plan["rows"][0])
        first, _ = driver.launcher(cubins[member(start)], start, n, pointers)
        for at, row in enumerate(plan["rows"]):
            if time.monotonic() > end:
                break
            if at % CHECK_EVERY == 0:
                clock.append(statistics.median(time_ns(first) for _ in range(REPEATS)))
            values = parameters(row)
            launch, unload = driver.launcher(cubins[member(values)], values, n, pointers)
            c_there.fill(np.nan)
            launch()
            is_right = bool(cp.abs(c_there - expected).max() <= TOLERANCE)  # a NaN is not
            warm = statistics.median(time_ns(launch) for _ in range(REPEATS))
            cold = statistics.median(cold_ns(launch) for _ in range(REPEATS))
            rows.append(row | {"warm_ns": round(warm), "cold_ns": round(cold), "right": is_right})
            unload()
        results["sizes"][str(n)] = {"first_ns": [round(value) for value in clock], "rows": rows}
        write(file, results)
        print(f"n {n}: {len(rows)} of {len(plan['rows'])} measured, {sum(not row['right'] for row in rows)} wrong")


def parameters(row: dict[str, int]) -> dict[str, int]:
    """Return the parameters of a row."""
    return {key: row[key] for key in VALUES}


def write(file: Path, results: dict[str, Any]) -> None:
    """Write the results, a line for each configuration: values in the order of `columns`."""
    head = {key: value for key, value in results.items() if key != "sizes"}
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    sizes = []
    for n, size in results["sizes"].items():
        columns = list(size["rows"][0]) if size["rows"] else []
        body = ",\n".join(json.dumps([row[key] for key in columns], separators=(",", ":")) for row in size["rows"])
        sizes.append(
            f'{json.dumps(n)}: {{"first_ns": {json.dumps(size["first_ns"])}, "columns": {json.dumps(columns)}, '
            f'"rows": [\n{body}\n]}}'
        )
    lines.append('"sizes": {\n' + ",\n".join(sizes) + "\n}")
    file.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


def commit() -> str:
    """Return the commit whose code models."""
    return subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=HERE, capture_output=True, text=True, check=True
    ).stdout.strip()


def read_space(file: Path, n: int) -> list[dict[str, Any]]:
    """Return the configurations of a size with their times, as `measure` wrote them."""
    size = json.loads(file.read_text(encoding="utf-8"))["sizes"][str(n)]
    return [dict(zip(size["columns"], row, strict=True)) for row in size["rows"]]


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["prepare", file]:
            prepare(Path(file))
        case ["measure", archive, file, *seconds]:
            measure(Path(archive), Path(file), float(next(iter(seconds), "240")))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
