"""Records the counters of a real GPU for the built-in kernels, as data that ordinary tests compare the engine with.

The rule: both sides run the same machine code on the same inputs; only results are compared here. There are three
steps, of which only the second needs a GPU (with Nsight Compute, NumPy and CuPy), and may run on another machine:

    python tests/hardware/counters/record_counters.py prepare FOLDER [TARGET]  # compile them all, by default for sm_90
    python tests/hardware/counters/record_counters.py measure FOLDER           # under ncu, and timed by CUDA events
    python tests/hardware/counters/record_counters.py collect FOLDER FILE      # write the data file

Counters are those of `METRICS`, read by `ncu --clock-control none` with caches flushed before each launch. Times are
medians of CUDA events around single launches after the L2 cache was overwritten; they hold some 1.7 us of event
overhead. The results of every launch are compared with the kernel file's reference on the GPU itself.
"""

from __future__ import annotations

import csv
import ctypes
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

METRICS = (
    "gpu__time_duration.sum",
    "launch__registers_per_thread",
    "launch__shared_mem_per_block_static",
    "launch__occupancy_limit_blocks",
    "launch__occupancy_limit_registers",
    "launch__occupancy_limit_shared_mem",
    "launch__occupancy_limit_warps",
    "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.pct",
    "smsp__sass_average_data_bytes_per_sector_mem_global_op_st.pct",
    "smsp__sass_average_data_bytes_per_wavefront_mem_shared.pct",
    "smsp__thread_inst_executed_per_inst_executed.ratio",
    "smsp__thread_inst_executed_pred_on_per_inst_executed.ratio",
    "smsp__inst_executed.sum",
    "sm__warps_active.avg.pct_of_peak_sustained_active",
    "sm__maximum_warps_per_active_cycle_pct",
    "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
    "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
)
SIZES = (33, 250, 256, 1024)
LONGEST_SERIAL = 256
"""The one-thread kernel is recorded up to this size N."""
REPEATS = 15
FLUSH_BYTES = 256 << 20
"""This many bytes are written before each timed launch: several times the L2 cache of any GPU."""


def prepare(folder: Path, target: str) -> None:
    """Compile every launch into `folder`: cubins, and the list of launches."""
    from warplens.cuda.catalogue import builtin_kernels
    from warplens.cuda.compiler.compilation import compile_source
    from warplens.cuda.compiler.process.client import compiler_version
    from warplens.cuda.execute.arguments import pack_arguments
    from warplens.cuda.ptx.parser import parse_module

    folder.mkdir(parents=True, exist_ok=True)
    launches: list[dict[str, Any]] = []
    for kernel in builtin_kernels():
        for size in SIZES:
            if kernel.name == "transpose_serial" and size > LONGEST_SERIAL:
                continue
            for tune in _tunes(kernel):
                workload = kernel.workload({"N": size}, tune)
                if workload.broken_requirement is not None:
                    continue
                compiled = compile_source(
                    kernel.source,
                    name=Path(kernel.path).name,
                    target=target,
                    entry=kernel.name,
                    defines=workload.defines,
                    options=kernel.options,
                )
                packed = pack_arguments(
                    parse_module(compiled.ptx).function(compiled.symbol), workload.arguments, kernel=kernel.name
                )
                number = len(launches)
                (folder / f"{number}.cubin").write_bytes(compiled.cubin)
                launches.append(
                    {
                        "kernel": kernel.name,
                        "problem": {"N": size},
                        "tune": tune,
                        "symbol": compiled.symbol,
                        "block": workload.block,
                        "grid": workload.grid,
                        "dynamic_shared_bytes": workload.dynamic_shared_bytes,
                        "parameters": packed.data.hex(),
                        "pointers": {str(offset): name for offset, name in packed.pointers.items()},
                    }
                )
    plan = {"target": target, "compiler": compiler_version(), "launches": launches}
    (folder / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
    print(f"{len(launches)} launches in {folder}")


def _tunes(kernel: Any) -> list[dict[str, int]]:
    """Return every value of a kernel's one free macro."""
    if not kernel.tune:
        return [{}]
    ((name, values),) = kernel.tune.items()
    return [{name: value} for value in values]


def launch(folder: Path, *, timed: bool) -> None:
    """Launch every case once, or time it and write `times.json`. Runs on the GPU."""
    import cupy as cp  # type: ignore[import-not-found]
    import numpy as np

    from warplens.cuda.catalogue import builtin_kernels

    driver = Driver()
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    kernels = {kernel.name: kernel for kernel in builtin_kernels()}
    flush = cp.zeros(FLUSH_BYTES, cp.uint8)
    times: list[dict[str, Any]] = []
    for number, item in enumerate(plan["launches"]):
        workload = kernels[item["kernel"]].workload(item["problem"], item["tune"])
        before = workload.make_arrays()
        arrays = {name: cp.asarray(array) for name, array in before.items()}
        block = bytearray.fromhex(item["parameters"])
        for offset, name in item["pointers"].items():
            block[int(offset) : int(offset) + 8] = arrays[name].data.ptr.to_bytes(8, "little")
        function = driver.load((folder / f"{number}.cubin").read_bytes(), item["symbol"])

        def run(function: Any = function, item: dict[str, Any] = item, block: bytes = bytes(block)) -> None:
            driver.launch(function, item["grid"], item["block"], item["dynamic_shared_bytes"], block)

        run()
        cp.cuda.Device().synchronize()
        wrong = sum(
            int(np.count_nonzero(cp.asnumpy(arrays[name]) != expected))
            for name, expected in workload.reference(before).items()
        )
        if timed:
            samples = []
            for _ in range(REPEATS):
                flush.fill(1)
                begin, end = cp.cuda.Event(), cp.cuda.Event()
                begin.record()
                run()
                end.record()
                end.synchronize()
                samples.append(1e3 * cp.cuda.get_elapsed_time(begin, end))
            times.append({"cold_us": float(np.median(samples)), "wrong": wrong})
        elif wrong:
            sys.stderr.write(f"launch {number} ({item['kernel']}): {wrong} elements are wrong\n")
    if timed:
        properties = cp.cuda.runtime.getDeviceProperties(0)
        device = {
            "name": properties["name"].decode(),
            "compute_capability": [properties["major"], properties["minor"]],
            "driver": cp.cuda.runtime.driverGetVersion(),
        }
        (folder / "times.json").write_text(json.dumps({"device": device, "times": times}), encoding="utf-8")


class Driver:
    """The part of the CUDA driver API that launches a cubin with a block of parameters."""

    BUFFER_POINTER, BUFFER_SIZE, END = 1, 2, 0
    """These are CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE and CU_LAUNCH_PARAM_END (cuda.h)."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL("libcuda.so.1")

    def load(self, cubin: bytes, symbol: str) -> ctypes.c_void_p:
        """Return the function `symbol` of a cubin."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self._check("cuModuleLoadData", ctypes.byref(module), cubin)
        self._check("cuModuleGetFunction", ctypes.byref(function), module, symbol.encode())
        return function

    def launch(
        self, function: ctypes.c_void_p, grid: list[int], block: list[int], shared_bytes: int, parameters: bytes
    ) -> None:
        """Launch on the default stream."""
        data = ctypes.create_string_buffer(parameters, len(parameters))
        size = ctypes.c_size_t(len(parameters))
        extra = (ctypes.c_void_p * 5)(
            self.BUFFER_POINTER,
            ctypes.cast(data, ctypes.c_void_p),
            self.BUFFER_SIZE,
            ctypes.cast(ctypes.pointer(size), ctypes.c_void_p),
            self.END,
        )
        self._check("cuLaunchKernel", function, *grid, *block, shared_bytes, None, None, extra)

    def _check(self, name: str, *arguments: Any) -> None:
        status = getattr(self._library, name)(*arguments)
        if status:
            raise RuntimeError(f"{name} failed with status {status}")


def measure(folder: Path) -> None:
    """Run the launches under ncu and timed; write `counters.csv` and `times.json`."""
    command = [sys.executable, __file__]
    subprocess.run([*command, "time", str(folder)], check=True)
    subprocess.run(
        [
            "ncu", "--clock-control", "none", "--csv", "--page", "raw", "--print-units", "base",
            "--kernel-name", "regex:^(transpose|copy|matmul|column)", "--metrics", ",".join(METRICS),
            "--log-file", str(folder / "counters.csv"), *command, "once", str(folder),
        ],
        check=True,
    )  # fmt: skip


def collect(folder: Path, file: Path) -> None:
    """Join plan, counters and times into the data file, one line a launch."""
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    timed = json.loads((folder / "times.json").read_text(encoding="utf-8"))
    lines = [line for line in (folder / "counters.csv").read_text(encoding="utf-8").splitlines() if line[:1] == '"']
    rows = list(csv.DictReader(lines))[1:]  # the first row holds the units
    if len(rows) != len(plan["launches"]):
        raise SystemExit(f"{len(rows)} launches were counted, {len(plan['launches'])} planned")
    launches = []
    for item, row, time in zip(plan["launches"], rows, timed["times"], strict=True):
        counters = {name: float(row[name].replace(",", "")) for name in METRICS if row.get(name)}
        kept = {key: item[key] for key in ("kernel", "problem", "tune", "block", "grid")}
        launches.append({**kept, **time, "counters": counters})
    head = {
        "device": timed["device"],
        "target": plan["target"],
        "compiler": plan["compiler"],
        "made_by": "record_counters.py",
    }
    body = ",\n".join(json.dumps(item, separators=(",", ":")) for item in launches)
    file.write_text(f'{{"about": {json.dumps(head)},\n"launches": [\n{body}\n]}}\n', encoding="utf-8")
    print(f"{len(launches)} launches in {file}")


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["prepare", folder, *target]:
            prepare(Path(folder), target[0] if target else "sm_90")
        case ["measure", folder]:
            measure(Path(folder))
        case ["once", folder]:
            launch(Path(folder), timed=False)
        case ["time", folder]:
            launch(Path(folder), timed=True)
        case ["collect", folder, file]:
            collect(Path(folder), Path(file))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
