"""Records the counters of rungs of the ladders at full size, and of local memory, launch by launch.

The rule: everything is compiled and laid out where this project is installed; the machine with the GPU needs CuPy and
ncu alone. A sequence of launches is counted launch by launch, in the order of its steps.

    python tests/hardware/counters/rungs/record_rungs.py prepare FOLDER
    python FOLDER/record_rungs.py measure FOLDER               # on the machine with the GPU
    python tests/hardware/counters/rungs/record_rungs.py collect FOLDER tests/hardware/counters/rungs/h200_rungs.json

Arrays hold random whole numbers in the range of the kernel file. The results of products and scans are compared with
CuPy's on the GPU, element by element; a case without such a result has "right": null.
"""

from __future__ import annotations

import csv
import ctypes
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

METRICS = (
    "smsp__inst_executed.sum",
    "smsp__thread_inst_executed_per_inst_executed.ratio",
    "smsp__thread_inst_executed_pred_on_per_inst_executed.ratio",
    "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.pct",
    "smsp__sass_average_data_bytes_per_sector_mem_global_op_st.pct",
    "smsp__sass_average_data_bytes_per_wavefront_mem_shared.pct",
    "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
    "l1tex__t_requests_pipe_lsu_mem_local_op_ld.sum",
    "l1tex__t_requests_pipe_lsu_mem_local_op_st.sum",
    "l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum",
    "l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum",
    "launch__registers_per_thread",
    "gpu__time_duration.sum",
)
TRAFFIC = (
    "l1tex__t_sectors_pipe_lsu_mem_local_op_ld_lookup_hit.sum",
    "l1tex__t_sectors_pipe_lsu_mem_local_op_ld_lookup_miss.sum",
    "l1tex__t_sectors_pipe_lsu_mem_local_op_st_lookup_hit.sum",
    "l1tex__t_sectors_pipe_lsu_mem_local_op_st_lookup_miss.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld_lookup_hit.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld_lookup_miss.sum",
    "l1tex__m_xbar2l1tex_read_sectors.sum",
    "l1tex__m_xbar2l1tex_read_sectors_mem_lg_op_ld.sum",
    "l1tex__m_l1tex2xbar_write_sectors.sum",
    "l1tex__m_l1tex2xbar_write_sectors_mem_lg_op_st.sum",
    "lts__t_sectors_srcunit_tex_op_read.sum",
    "lts__t_sectors_srcunit_tex_op_write.sum",
    "lts__t_sectors_srcunit_tex.sum",
    "dram__sectors_read.sum",
    "dram__sectors_write.sum",
)
"""What moves between L1 and L2; ncu's names for it differ from version to version, so that these are asked apart."""
CASES = (
    *(
        (name, {"N": size}, {})
        for size in (2048, 4096)
        for name in ("bf16gemm_async", "bf16gemm_fragments", "bf16gemm_grouped")
    ),
    *(
        (f"scan_{name}", {"N": size}, tune)
        for size in (1 << 20, 1 << 26)
        for name, tune in (
            ("steps", {"THREADS": 512}), ("tree", {"THREADS": 512}), ("tree_padded", {"THREADS": 512}),
            ("shuffles", {"THREADS": 512}), ("vectors", {"THREADS": 512}),
            ("sums_first", {"THREADS": 512, "ROUNDS": 8}), ("look_back", {"THREADS": 512, "VECTORS": 4}),
        )
    ),
)  # fmt: skip
LOCAL = (
    *(("memory_local", {"N": size}, {}) for size in (256, 1024, 4096)),
    *(("memory_registers", {"N": size}, {}) for size in (256, 1024, 4096)),
    *(("memory_spilled", {"N": size}, {"BLOCKS": blocks}) for blocks in (2, 4, 8) for size in (256, 1024, 4096)),
)
"""These are launched for the traffic of local memory too, and timed."""
TIMED = 15
FLUSHED_BYTES = 512 << 20
SHARED_LIMIT, DYNAMIC_SHARED_ATTRIBUTE = 48 << 10, 8
"""More dynamic shared memory has to be asked for: CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES."""

# --- here: the plan ---------------------------------------------------------------------------------------------------


def prepare(folder: Path) -> None:
    """Compile the launches of each case into a folder, with a list of them."""
    from warplens.cuda.catalogue import select
    from warplens.cuda.catalogue.workload import SequenceRun, StepLaunch
    from warplens.cuda.compiler.compilation import compile_source
    from warplens.cuda.compiler.process.client import compiler_version
    from warplens.cuda.execute.arguments import pack_arguments
    from warplens.cuda.ptx.parser import parse_module

    folder.mkdir(parents=True, exist_ok=True)
    cases = []
    for name, problem, wanted in (*CASES, *LOCAL):
        [kernel] = select([name])
        tune = {macro: values[0] for macro, values in kernel.tune.items()} | wanted
        whole = kernel.workload(problem, tune)
        steps = [step.workload for step in SequenceRun(whole) if isinstance(step, StepLaunch)]
        launches = []
        for step in steps:
            code = compile_source(
                kernel.source, name=Path(kernel.path).name, target="sm_90", entry=step.kernel, defines=whole.defines,
                options=kernel.options, path=kernel.path,
            )  # fmt: skip
            packed = pack_arguments(parse_module(code.ptx).function(code.symbol), step.arguments, kernel=name)
            file = f"{name}-{step.kernel}-{'-'.join(map(str, tune.values()))}.cubin"
            (folder / file).write_bytes(code.cubin)
            launches.append(
                {
                    "entry": step.kernel, "symbol": code.symbol, "cubin": file, "grid": step.grid, "block": step.block,
                    "shared": step.dynamic_shared_bytes, "parameters": packed.data.hex(),
                    "pointers": {str(offset): array for offset, array in packed.pointers.items()},
                }
            )  # fmt: skip
        arrays = {
            array.name: [str(array.dtype), array.shape, *_range(kernel.source, array.name)] for array in whole.arrays
        }
        cases.append({"kernel": name, "problem": problem, "tune": tune, "arrays": arrays, "launches": launches})
    plan = {"compiler": compiler_version(), "cases": cases}
    (folder / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
    shutil.copy(__file__, folder / "record_rungs.py")
    print(f"{sum(len(case['launches']) for case in cases)} launches of {len(cases)} cases in {folder}")


def _range(source: str, name: str) -> tuple[int, int]:
    """Return from where to below where an array's whole numbers lie; one that is only written has zeros."""
    found = re.search(rf"^{name}\s*=.*integers\(\s*(-?\d+)\s*,\s*(\d+)\s*\)", source, re.MULTILINE)
    return (int(found[1]), int(found[2])) if found else (0, 1)


# --- on the machine with the GPU -------------------------------------------------------------------------------------


def launch(folder: Path, *, is_timed: bool, first: int) -> None:
    """Launch the cases from the first one on, once each; or compare their results, and time those of local memory."""
    import cupy as cp  # type: ignore[import-not-found]

    driver = ctypes.CDLL("libcuda.so.1")

    def call(name: str, *arguments: Any) -> None:
        if status := getattr(driver, name)(*arguments):
            raise SystemExit(f"{name} failed with status {status}")

    cp.cuda.runtime.free(0)  # makes the context
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    properties = cp.cuda.runtime.getDeviceProperties(0)
    results: dict[str, Any] = {
        "device": properties["name"].decode(), "driver": cp.cuda.runtime.driverGetVersion(), "cases": [],
    }  # fmt: skip
    flushed = cp.empty(FLUSHED_BYTES, cp.uint8) if is_timed else None
    for case in plan["cases"][first:]:
        cp.random.seed(7)
        arrays = {name: _array(cp, *how) for name, how in case["arrays"].items()}
        queues = []
        for one in case["launches"]:
            module, function = ctypes.c_void_p(), ctypes.c_void_p()
            call("cuModuleLoadData", ctypes.byref(module), (folder / one["cubin"]).read_bytes())
            call("cuModuleGetFunction", ctypes.byref(function), module, one["symbol"].encode())
            if one["shared"] > SHARED_LIMIT:
                call("cuFuncSetAttribute", function, DYNAMIC_SHARED_ATTRIBUTE, one["shared"])
            block = bytearray.fromhex(one["parameters"])
            for offset, name in one["pointers"].items():
                block[int(offset) : int(offset) + 8] = arrays[name].data.ptr.to_bytes(8, "little")
            data, size = ctypes.create_string_buffer(bytes(block), len(block)), ctypes.c_size_t(len(block))
            extra = (ctypes.c_void_p * 5)(
                1, ctypes.cast(data, ctypes.c_void_p), 2, ctypes.cast(ctypes.pointer(size), ctypes.c_void_p), 0
            )  # CU_LAUNCH_PARAM_BUFFER_POINTER, ..._SIZE, ..._END (cuda.h)
            shape = (*one["grid"], *one["block"], one["shared"])
            queues.append((function, shape, extra, data, size))

        def run(queues: list[Any] = queues) -> None:
            for function, shape, extra, *_ in queues:
                call("cuLaunchKernel", function, *shape, None, None, extra)

        run()
        cp.cuda.Device().synchronize()
        if not is_timed:
            continue
        known: dict[str, Any] = {"right": _is_right(cp, case["kernel"], arrays)}
        if case["kernel"].startswith("memory_"):
            for cache in ("warm", "cold"):
                samples = []
                for _ in range(TIMED):
                    if cache == "cold":
                        flushed.data.memset_async(0, flushed.nbytes)
                    begin, stop = cp.cuda.Event(), cp.cuda.Event()
                    begin.record()
                    run()
                    stop.record()
                    stop.synchronize()
                    samples.append(1e6 * cp.cuda.get_elapsed_time(begin, stop))
                known[f"{cache}_ns"] = round(sorted(samples[3:])[len(samples[3:]) // 2])
        results["cases"].append(known)
        (folder / "results.json").write_text(json.dumps(results), encoding="utf-8")
    if is_timed:
        print(f"{len(results['cases'])} cases; right: {[one['right'] for one in results['cases']]}", flush=True)


def _array(cp: Any, dtype: str, shape: list[int], low: int, high: int) -> Any:
    if high - low == 1:
        return cp.zeros(tuple(shape), "uint16" if dtype == "bfloat16" else dtype)
    numbers = cp.random.randint(low, high, tuple(shape), "int32")
    if dtype == "bfloat16":  # the upper half of a float32 is its bfloat16
        return (numbers.astype("float32").view("uint32") >> 16).astype("uint16")
    return numbers.astype(dtype)


def _is_right(cp: Any, kernel: str, arrays: dict[str, Any]) -> bool | None:
    """Say whether a product or a scan is right; None for others."""
    if kernel.startswith("scan"):
        return bool((arrays["out"] == cp.cumsum(arrays["in"], dtype="int32")).all())
    if kernel.startswith("bf16gemm"):
        a, b = ((arrays[name].astype("uint32") << 16).view("float32") for name in "AB")
        return bool((arrays["C"] == a @ b).all())
    return None


def measure(folder: Path) -> None:
    """Compare results, time, and count; each is written as soon as it is known."""
    command = [sys.executable, __file__]
    subprocess.run([*command, "time", str(folder)], check=True)
    _count(folder, "traffic", TRAFFIC, len(CASES))
    _count(folder, "counters", METRICS, 0)


def _count(folder: Path, name: str, metrics: tuple[str, ...], first: int) -> None:
    """Count the launches from a case on; where ncu takes no counter by one of the names, it is asked for the halves."""
    if not metrics:
        return
    log = folder / f"{name}.csv"
    done = subprocess.run(
        [
            "ncu", "--clock-control", "none", "--cache-control", "all", "--csv", "--page", "raw", "--print-units",
            "base", "--kernel-name", "regex:^(bf16gemm|scan|memory_|add_|clear)", "--metrics", ",".join(metrics),
            "--log-file", str(log), sys.executable, __file__, "once", str(folder), str(first),
        ],
        check=False,
    )  # fmt: skip
    rows = _rows(log)
    print(f"{name}: {len(rows)} launches, status {done.returncode}", flush=True)
    if not rows and len(metrics) > 1:
        middle = len(metrics) // 2
        _count(folder, f"{name}0", metrics[:middle], first)
        _count(folder, f"{name}1", metrics[middle:], first)


def _rows(log: Path) -> list[dict[str, str]]:
    if not log.exists():
        return []
    lines = [line for line in log.read_text(encoding="utf-8").splitlines() if line[:1] == '"']
    return list(csv.DictReader(lines))[1:]  # the first row holds the units


# --- here: the data ---------------------------------------------------------------------------------------------------


def collect(folder: Path, file: Path) -> None:
    """Join plan, results and counters into the data file, a line for each case."""
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    results = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    entries = [one["entry"] for case in plan["cases"] for one in case["launches"]]
    counted: list[dict[str, float]] = [{} for _ in entries]
    for log in sorted(folder.glob("*.csv")):
        rows = _rows(log)
        first = len(entries) - len(rows)  # the traffic is asked of the last cases alone
        for entry, row, kept in zip(entries[first:], rows, counted[first:], strict=True):
            if entry not in row["Kernel Name"]:
                raise SystemExit(f"{log.name}: {entry} was counted as {row['Kernel Name']}")
            kept.update(
                {key: float(row[key].replace(",", "")) for key in (*METRICS, *TRAFFIC) if row.get(key, "n/a") != "n/a"}
            )
    lines, numbers = [], iter(counted)
    for case, known in zip(plan["cases"], results["cases"], strict=True):
        launches = [
            {"entry": one["entry"], "grid": one["grid"], "block": one["block"], "counters": next(numbers)}
            for one in case["launches"]
        ]
        kept = {key: case[key] for key in ("kernel", "problem", "tune")}
        lines.append(json.dumps({**kept, **known, "launches": launches}, separators=(",", ":")))
    head = {key: results[key] for key in ("device", "driver")} | {"compiler": plan["compiler"]}
    body = ",\n".join(lines)
    file.write_text(f'{{"about": {json.dumps(head)},\n"cases": [\n{body}\n]}}\n', encoding="utf-8")
    print(f"{len(lines)} cases in {file}")


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["prepare", folder]:
            prepare(Path(folder))
        case ["measure", folder]:
            measure(Path(folder))
        case ["once", folder, first]:
            launch(Path(folder), is_timed=False, first=int(first))
        case ["time", folder]:
            launch(Path(folder), is_timed=True, first=0)
        case ["collect", folder, file]:
            collect(Path(folder), Path(file))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
