"""Times the ladders of products beside cuBLAS, on a GPU.

The rule: a rung and cuBLAS take turns on the same arrays, and a time counts only with a right result. The arrays hold
the small whole numbers of the kernel files, so right means equal in each element. cuBLAS computes what the rung does:
float32 in the pedantic mode, without tensor cores; float64; bfloat16 with sums in float32; float32 rounded to tf32.

    python tests/hardware/tuning/record_products.py prepare PRODUCTS.zip     # compiles for sm_90, without a GPU
    python record_products.py measure PRODUCTS.zip FILE.json [SECONDS]       # needs a GPU, NumPy and CuPy, no more

FILE holds a row for each rung and size: the medians of the rung and of cuBLAS in the same turns, from CUDA events, in
ns, warm: launches follow each other. A rung that takes over `SLOW` times as long as cuBLAS is timed once. Sizes follow
each other from the smallest, and after SECONDS no rung is begun.
"""

from __future__ import annotations

import ctypes
import json
import statistics
import sys
import time
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

FAMILIES = ("sgemm", "dgemm", "bf16gemm", "tf32gemm")
"""The families of the ladders; what their first rungs come from is timed too."""
SIZES = (2048, 4096, 8192)
TURNS = {2048: 15, 4096: 11, 8192: 7}
WARM_UP = 3
AHEAD = 2
"""As many launches go before the one that is timed, so that it waits in the queue and not for the host."""
SLOW = 8.0
SEED = 20261127
SHARED_LIMIT = 48 << 10
"""More dynamic shared memory than this has to be asked for."""
R_32F, R_64F, R_16BF = 0, 1, 14
COMPUTE_32F, COMPUTE_32F_PEDANTIC, COMPUTE_64F, COMPUTE_32F_FAST_TF32 = 68, 69, 70, 77
KINDS = {
    "sgemm": (R_32F, R_32F, COMPUTE_32F_PEDANTIC),
    "dgemm": (R_64F, R_64F, COMPUTE_64F),
    "bf16gemm": (R_16BF, R_32F, COMPUTE_32F),
    "tf32gemm": (R_32F, R_32F, COMPUTE_32F_FAST_TF32),
}
"""Of each family: types of the factors and of the result, and how cuBLAS computes (library_types.h, cublas_api.h)."""
DEFAULT_ALGORITHM = -1
DYNAMIC_SHARED_ATTRIBUTE = 8
"""CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES."""


def prepare(file: Path) -> None:
    """Compile each rung with the first of its values into an archive, with its launches at each size."""
    from warplens.cuda.catalogue import builtin_kernels
    from warplens.cuda.compiler.compilation import compile_source
    from warplens.cuda.compiler.process.client import compiler_version

    by_name = {kernel.name: kernel for kernel in builtin_kernels()}
    chosen: dict[str, str] = {}
    for kernel in by_name.values():
        if kernel.family not in FAMILIES:
            continue
        name = kernel.name
        while name and name not in chosen:
            chosen[name] = kernel.family
            name = by_name[name].previous
    rows = []
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, family in chosen.items():
            kernel = by_name[name]
            tune = {macro: values[-1 if macro in {"TILE", "BX", "TI"} else 0] for macro, values in kernel.tune.items()}
            workloads = {n: kernel.workload({"N": n}, tune) for n in SIZES}
            compiled = compile_source(
                kernel.source, name=kernel.path, target="sm_90", entry=name, defines=workloads[SIZES[0]].defines
            )
            archive.writestr(name, compiled.cubin)
            resources = compiled.resources
            rows.append(
                {
                    "kernel": name,
                    "family": family,
                    "tune": tune,
                    "hash": kernel.source_hash,
                    "sizes": len(kernel.args) - len(kernel.arrays),
                    "registers": resources.registers_per_thread,
                    "local_bytes": resources.local_bytes_per_thread,
                    "launches": {
                        n: [*workload.grid, *workload.block, workload.dynamic_shared_bytes]
                        for n, workload in workloads.items()
                    },
                }
            )
        archive.writestr("products.json", json.dumps({"compiler": compiler_version(), "rows": rows}))
    print(f"{len(rows)} rungs, {file.stat().st_size / 2**20:.1f} MiB in {file}")


class Driver:
    """The calls of the CUDA driver that load and launch a kernel."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL("libcuda.so.1")

    def call(self, name: str, *arguments: Any) -> None:
        """Call a function of the driver; a status other than success ends the program."""
        if status := getattr(self._library, name)(*arguments):
            raise SystemExit(f"{name} failed with status {status}")

    def launcher(
        self, cubin: bytes, entry: str, launch: Sequence[int], pointers: Sequence[int], sizes: Sequence[int]
    ) -> tuple[Callable[[], None], Callable[[], None]]:
        """Load a kernel; return what launches it on the default stream, and what unloads it.

        `launch` has the grid, the block and the bytes of dynamic shared memory. The kernel's arguments are the
        pointers, then the sizes.
        """
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), cubin)
        self.call("cuModuleGetFunction", ctypes.byref(function), module, entry.encode())
        *shape, shared_bytes = launch
        if shared_bytes > SHARED_LIMIT:
            self.call("cuFuncSetAttribute", function, DYNAMIC_SHARED_ATTRIBUTE, shared_bytes)
        arguments = [*map(ctypes.c_uint64, pointers), *map(ctypes.c_int, sizes)]

        def queue() -> None:
            addresses = (ctypes.c_void_p * len(arguments))(*map(ctypes.addressof, arguments))
            self.call("cuLaunchKernel", function, *shape, shared_bytes, None, addresses, None)

        return queue, lambda: self.call("cuModuleUnload", module)


def multiplier(cublas: Any, handle: int, family: str, n: int, pointers: list[int]) -> Callable[[], None]:
    """Return what queues cuBLAS's product of the arrays at `pointers`: a, b and the result, of n x n elements."""
    factor_type, result_type, compute = KINDS[family]
    a, b, c = pointers
    number = np.float64 if family == "dgemm" else np.float32
    one, zero = np.ones(1, number), np.zeros(1, number)

    def multiply() -> None:  # cuBLAS reads columns: it computes c.T = b.T @ a.T
        cublas.gemmEx(
            handle, 0, 0, n, n, n, one.ctypes.data, b, factor_type, n, a, factor_type, n,
            zero.ctypes.data, c, result_type, n, compute, DEFAULT_ALGORITHM,
        )  # fmt: skip

    return multiply


def measure(archive: Path, file: Path, seconds: float) -> None:
    """Time all rungs at each size beside cuBLAS; write the file after each size. Runs on the GPU."""
    import cupy as cp  # type: ignore[import-not-found]
    from cupy_backends.cuda.libs import cublas  # type: ignore[import-not-found]

    end = time.monotonic() + seconds
    driver = Driver()
    cp.cuda.runtime.free(0)  # makes the context
    handle = cublas.create()
    begin, stop = cp.cuda.Event(), cp.cuda.Event()

    def time_ns(launch: Callable[[], None], ahead: int = AHEAD) -> float:
        for _ in range(ahead):
            launch()
        begin.record()
        launch()
        stop.record()
        stop.synchronize()
        return float(cp.cuda.get_elapsed_time(begin, stop)) * 1e6

    with zipfile.ZipFile(archive) as opened:
        plan = json.loads(opened.read("products.json"))
        cubins = {row["kernel"]: opened.read(row["kernel"]) for row in plan["rows"]}
    results: dict[str, Any] = {
        "device": cp.cuda.runtime.getDeviceProperties(0)["name"].decode(),
        "driver": cp.cuda.runtime.driverGetVersion(),
        "cublas": cublas.getVersion(handle),
        "compiler": plan["compiler"],
        "rungs": [{key: value for key, value in row.items() if key != "launches"} for row in plan["rows"]],
        "rows": [],
    }
    for n in SIZES:
        for family in FAMILIES:
            random = np.random.default_rng(SEED)
            number = np.float64 if family == "dgemm" else np.float32
            a, b = (cp.asarray(random.integers(0, high, (n, n)).astype(number)) for high in (3, 2))
            if family == "bf16gemm":  # the upper half of a float32 is its bfloat16
                a, b = ((array.view(cp.uint32) >> 16).astype(cp.uint16) for array in (a, b))
            c = cp.empty((n, n), number)
            pointers = [array.data.ptr for array in (a, b, c)]
            multiply = multiplier(cublas, handle, family, n, pointers)
            for _ in range(WARM_UP):
                multiply()
            expected = c.copy()
            for row in (row for row in plan["rows"] if row["family"] == family):
                if time.monotonic() > end:
                    break
                kernel, launches = row["kernel"], row["launches"][str(n)]
                launch, _ = driver.launcher(cubins[kernel], kernel, launches, pointers, [n] * row["sizes"])
                c.fill(0)
                launch()
                is_right = bool((c == expected).all())
                rung, rival = [time_ns(launch, 0)], [time_ns(multiply)]
                if rung[0] < SLOW * rival[0]:
                    rung = []
                    for _ in range(TURNS[n]):
                        rival.append(time_ns(multiply))
                        rung.append(time_ns(launch))
                own, other = statistics.median(rung), statistics.median(rival)
                results["rows"].append(
                    {"kernel": row["kernel"], "n": n, "ns": round(own), "cublas_ns": round(other), "right": is_right}
                )
                tera = 2 * n**3 / own / 1e3
                print(f"{row['kernel']:20} {n:5} {tera:7.1f} TFLOP/s, {other / own:6.1%} of cuBLAS, right: {is_right}")
            del a, b, c, expected
        write(file, results)


def write(file: Path, results: dict[str, Any]) -> None:
    """Write the results, a line for each entry of a list."""
    parts = []
    for key, value in results.items():
        if isinstance(value, list):
            lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in value)
            parts.append(f"{json.dumps(key)}: [\n{lines}\n]")
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(value)}")
    file.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")


def shares(file: Path) -> dict[tuple[str, int], float]:
    """Return the share of cuBLAS's rate that each rung reached at each size, of a file that `measure` wrote."""
    rows = json.loads(file.read_text(encoding="utf-8"))["rows"]
    return {(row["kernel"], row["n"]): row["cublas_ns"] / row["ns"] for row in rows}


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
