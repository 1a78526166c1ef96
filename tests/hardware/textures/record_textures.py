"""Records what a GPU's texture unit returns, and what ncu counts of textures, surfaces, constant and local memory.

The rule: everything is compiled and laid out where this project is installed; the machine with the GPU needs CuPy and
ncu alone. Values go to `tests/golden/textures.npz`, counters and times to `h100_textures.json` beside this file.

    python tests/hardware/textures/record_textures.py prepare FOLDER
    python FOLDER/record_textures.py measure FOLDER RESULTS        # on the machine with the GPU
    python tests/hardware/textures/record_textures.py collect FOLDER RESULTS

The launches are those of `texture_cases.py`.
"""

from __future__ import annotations

import csv
import ctypes
import json
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).resolve().parent
FILES = ("textures.py", "errors.py", "device/driver.py", "runners/gpu/texture_objects.py")
"""These files of the package run on the machine with the GPU; they import nothing else of it."""
GOLDEN = HERE.parents[1] / "golden" / "textures.npz"
COUNTERS = HERE / "h100_textures.json"
CASES_A_RUN = 80
TIMED = 20
METRICS = (
    "smsp__inst_executed_op_texture.sum",
    "l1tex__texin_requests_mem_texture.sum",
    "l1tex__t_requests_pipe_tex_mem_texture.sum",
    "l1tex__t_sectors_pipe_tex_mem_texture.sum",
    "l1tex__t_sectors_pipe_tex_mem_texture_lookup_miss.sum",
    "l1tex__t_set_accesses_pipe_tex_mem_texture.sum",
    "l1tex__t_output_wavefronts_pipe_tex_mem_texture.sum",
    "l1tex__data_pipe_tex_wavefronts_mem_texture.sum",
    "l1tex__f_wavefronts.sum",
    "l1tex__m_xbar2l1tex_read_sectors_mem_texture.sum",
    "smsp__inst_executed_op_surface_ld.sum",
    "smsp__inst_executed_op_surface_st.sum",
    "l1tex__t_requests_pipe_tex_mem_surface_op_ld.sum",
    "l1tex__t_requests_pipe_tex_mem_surface_op_st.sum",
    "l1tex__t_sectors_pipe_tex_mem_surface_op_ld.sum",
    "l1tex__t_sectors_pipe_tex_mem_surface_op_st.sum",
    "l1tex__t_requests_pipe_lsu_mem_local_op_ld.sum",
    "l1tex__t_requests_pipe_lsu_mem_local_op_st.sum",
    "l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum",
    "l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum",
    "smsp__inst_executed_op_ldc.sum",
    "sm__idc_divergent_instruction_replays.sum",
    "sm__idc_divergent_instructions.sum",
    "idc__requests.sum",
    "smsp__imc_requests.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
    "smsp__inst_executed.sum",
    "launch__registers_per_thread",
    "gpu__time_duration.sum",
)

# --- here: the plan ---------------------------------------------------------------------------------------------------

Case = dict[str, Any]


def prepare(folder: Path) -> None:
    """Write plan, arrays, machine code and the files that run on the GPU's machine into a folder."""
    from texture_cases import counter_cases, memory_cases, value_cases

    from warplens.cuda.compiler.compilation import compile_source

    folder.mkdir(parents=True, exist_ok=True)
    source = HERE / "texture_kernels.cu"
    codes = {
        "textures": compile_source(
            source.read_text(encoding="utf-8"), name=source.name, target="sm_90", entry="v_1d_f32", defines={}
        )
    }
    plan: list[Case] = []
    arrays: dict[str, np.ndarray] = {}
    for cases in (value_cases(), counter_cases(), memory_cases(codes)):
        for one, of_case in cases:
            one["arrays"] = {}
            for name, array in of_case.items():
                key = digest(array)
                arrays[key] = array
                one["arrays"][name] = key
            plan.append(one)
    for name, code in codes.items():
        (folder / f"{name}.cubin").write_bytes(code.cubin)
    np.savez_compressed(folder / "arrays.npz", **arrays)
    (folder / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
    package = folder / "warplens" / "cuda"
    for name in FILES:
        target = package / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE.parents[2] / "cuda" / name, target)
        for parent in target.relative_to(folder).parents:
            if parent != Path():
                (folder / parent / "__init__.py").touch()
    shutil.copy(__file__, folder / "record_textures.py")
    print(f"{len(plan)} launches, {sum(array.nbytes for array in arrays.values()):,} bytes of arrays")


def digest(array: np.ndarray) -> str:
    """Return a name for an array that tells it from others."""
    import hashlib

    return hashlib.sha256(f"{array.dtype}{array.shape}".encode() + array.tobytes()).hexdigest()[:16]


# --- on the machine with the GPU -------------------------------------------------------------------------------------


class Bench:
    """A GPU, and what a plan needs on it."""

    def __init__(self, folder: Path) -> None:
        import cupy as cp  # type: ignore[import-not-found]

        sys.path.insert(0, str(folder))
        self.cp = cp
        self.folder = folder
        self.arrays = np.load(folder / "arrays.npz")
        self.driver = ctypes.CDLL("libcuda.so.1")
        cp.cuda.runtime.free(0)  # makes the context
        self.modules: dict[str, ctypes.c_void_p] = {}

    def check(self, name: str, *arguments: Any) -> None:
        status = getattr(self.driver, name)(*arguments)
        if status:
            raise RuntimeError(f"{name} failed with status {status}")

    def module(self, name: str) -> ctypes.c_void_p:
        if name not in self.modules:
            module = ctypes.c_void_p()
            self.check("cuModuleLoadData", ctypes.byref(module), (self.folder / f"{name}.cubin").read_bytes())
            self.modules[name] = module
        return self.modules[name]

    def prepare(self, one: Case) -> tuple[Callable[[], None], dict[str, Any], list[Any]]:
        """Return what launches a case, its arrays on the GPU and its views."""
        from warplens.cuda.execute.gpu.texture_objects import DeviceView
        from warplens.cuda.ground.textures import AddressMode, FilterMode, TexelPlace, TextureView

        cp = self.cp
        if one["arrays"]:
            arrays = {name: cp.asarray(self.arrays[key]) for name, key in one["arrays"].items() if name != "expected"}
        else:
            size = one["size"]
            taps = cp.asarray([1, 3, 4, 4, 8, 4, 4, 3, 1], cp.float32)
            arrays = {"in": cp.random.randint(0, 16, (size, size)).astype(cp.float32), "taps": taps,
                      "out": cp.zeros((size, size), cp.float32)}  # fmt: skip
        views = {}
        for fields in one["views"]:
            kept = dict(fields)
            kept["extent"] = tuple(kept["extent"])
            kept["address"] = tuple(AddressMode(mode) for mode in kept["address"])
            kept["filter"] = FilterMode(kept["filter"])
            kept["place"] = TexelPlace(kept.get("place", "array"))
            views[kept["name"]] = DeviceView(TextureView(**kept), arrays[kept["array"]].data.ptr)
        module, function = self.module(one["code"]), ctypes.c_void_p()
        self.check("cuModuleGetFunction", ctypes.byref(function), module, one["kernel"].encode())
        for name in one.get("variables", ()):
            address, size_bytes = ctypes.c_uint64(), ctypes.c_size_t()
            self.check("cuModuleGetGlobal_v2", ctypes.byref(address), ctypes.byref(size_bytes), module, name.encode())
            self.check("cuMemcpyDtoD_v2", address, ctypes.c_uint64(arrays[name].data.ptr), size_bytes)
        block = b""
        for argument in one["arguments"]:
            how, _, what = argument.partition(":")
            if how == "int":
                block += int(what).to_bytes(4, "little", signed=True)
                continue
            block += bytes(-len(block) % 8)
            block += int(views[what].handle if how == "view" else arrays[what].data.ptr).to_bytes(8, "little")
        data, length = ctypes.create_string_buffer(block, len(block)), ctypes.c_size_t(len(block))
        extra = (ctypes.c_void_p * 5)(
            1, ctypes.cast(data, ctypes.c_void_p), 2, ctypes.cast(ctypes.pointer(length), ctypes.c_void_p), 0
        )  # CU_LAUNCH_PARAM_BUFFER_POINTER, ..._SIZE, ..._END (cuda.h)

        read_by_driver = data, length

        def launch() -> None:
            assert read_by_driver, "they last as long as this function"
            self.check("cuLaunchKernel", function, *one["grid"], *one["block"], 0, None, None, extra)

        return launch, arrays, list(views.values())

    def wait(self) -> None:
        self.cp.cuda.Device().synchronize()


def values(folder: Path, results: Path) -> None:
    """Record the results of the value cases, and say which cases of the family `memory` are right."""
    bench = Bench(folder)
    kept, right = {}, {}
    for one in json.loads((folder / "plan.json").read_text(encoding="utf-8")):
        is_checked = "expected" in one["arrays"]
        if not (one.get("is_value") or is_checked):
            continue
        launch, arrays, views = bench.prepare(one)
        launch()
        bench.wait()
        for view in views:
            if view.view.is_surface:
                view.fetch()
        bench.wait()
        if is_checked:
            right[one["name"]] = bool((arrays["out"].get() == bench.arrays[one["arrays"]["expected"]]).all())
        else:
            kept[one["name"]] = arrays["out"].get()
            if one["kernel"] == "v_surface":
                kept[f"{one['name']} texels"] = arrays["texels"].get()
        for view in views:
            view.close()
    np.savez_compressed(results / "values.npz", **kept)
    (results / "right.json").write_text(json.dumps(right), encoding="utf-8")
    print(f"{len(kept)} results; wrong: {[name for name, is_right in right.items() if not is_right]}", flush=True)


def times(folder: Path, results: Path) -> None:
    """Record the median time of launches of the family `memory`, in ns between two events."""
    bench = Bench(folder)
    cp = bench.cp
    taken = {}
    for one in json.loads((folder / "plan.json").read_text(encoding="utf-8")):
        if not one.get("is_timed"):
            continue
        launch, _, views = bench.prepare(one)
        samples = []
        for _ in range(TIMED):
            start, stop = cp.cuda.Event(), cp.cuda.Event()
            start.record()
            launch()
            stop.record()
            stop.synchronize()
            samples.append(1e6 * cp.cuda.get_elapsed_time(start, stop))
        taken[one["name"]] = statistics.median(samples[3:])
        for view in views:
            view.close()
    (results / "times.json").write_text(json.dumps(taken), encoding="utf-8")
    print(f"{len(taken)} times", flush=True)


def launch_some(folder: Path, first: int, count: int) -> None:
    """Launch some of the counted cases, once each."""
    bench = Bench(folder)
    for one in counted(folder)[first : first + count]:
        launch, _, views = bench.prepare(one)
        bench.wait()
        launch()
        bench.wait()
        for view in views:
            view.close()


def counted(folder: Path) -> list[Case]:
    """Return the cases that are launched under ncu."""
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    return [one for one in plan if not one.get("is_value") and one["arrays"]]


def measure(folder: Path, results: Path) -> None:
    """Record values, counters and times; each is written as soon as it is known."""
    results.mkdir(parents=True, exist_ok=True)
    values(folder, results)
    times(folder, results)
    cases, rows = counted(folder), {}
    known = accepted(folder, results)
    for first in range(0, len(cases), CASES_A_RUN):
        some = cases[first : first + CASES_A_RUN]
        for one, row in zip(some, profiled(folder, results, known, first, len(some)), strict=False):
            if one["kernel"] not in row["Kernel Name"]:
                print(f"{one['name']} was counted as {row['Kernel Name']}", flush=True)
                break
            rows[one["name"]] = {key: row[key] for key in known if row.get(key)}
        (results / "rows.json").write_text(json.dumps(rows), encoding="utf-8")
        print(f"{len(rows)} of {len(cases)} launches counted", flush=True)


def accepted(folder: Path, results: Path) -> list[str]:
    """Return the counters that ncu takes: with one that it does not know it counts nothing at all."""

    def some(metrics: list[str]) -> list[str]:
        if profiled(folder, results, metrics, 0, 1):
            return metrics
        if len(metrics) == 1:
            print(f"ncu does not take {metrics[0]}", flush=True)
            return []
        middle = len(metrics) // 2
        return some(metrics[:middle]) + some(metrics[middle:])

    return some(list(METRICS))


def profiled(folder: Path, results: Path, metrics: list[str], first: int, count: int) -> list[dict[str, str]]:
    """Return what ncu counts of some cases, in their order."""
    log = results / "ncu.csv"
    log.write_text("", encoding="utf-8")
    subprocess.run(
        [
            "ncu", "--clock-control", "none", "--cache-control", "all", "--csv", "--page", "raw", "--print-units",
            "base", "--kernel-name", "regex:^(c_|memory_)", "--metrics", ",".join(metrics), "--log-file", str(log),
            sys.executable, __file__, "launch", str(folder), str(first), str(count),
        ],
        check=False,  # a launch that fails ends the process; those before it are counted
    )  # fmt: skip
    lines = [line for line in log.read_text(encoding="utf-8").splitlines() if line[:1] == '"']
    return list(csv.DictReader(lines))[1:]  # the first row holds the units


# --- here: the data ---------------------------------------------------------------------------------------------------


def collect(folder: Path, results: Path) -> None:
    """Write what was recorded beside the tests."""
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    recorded, arrays = np.load(results / "values.npz"), np.load(folder / "arrays.npz")
    kept: dict[str, np.ndarray] = {}
    about = []
    for one in plan:
        if not one.get("is_value") or one["name"] not in recorded:
            continue
        for name in ("texels", "at"):
            kept[one["arrays"][name]] = arrays[one["arrays"][name]]
        kept[one["name"]] = recorded[one["name"]]
        if f"{one['name']} texels" in recorded:
            kept[f"{one['name']} texels"] = recorded[f"{one['name']} texels"]
        about.append({key: one[key] for key in ("name", "kernel", "views", "arrays")})
    kept["plan"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez_compressed(GOLDEN, **kept)
    rows = json.loads((results / "rows.json").read_text(encoding="utf-8"))
    taken = json.loads((results / "times.json").read_text(encoding="utf-8"))
    cases = {}
    for one in plan:
        metrics = {
            key: float(value.replace(",", "")) for key, value in rows.get(one["name"], {}).items() if value != "n/a"
        }
        if one["name"] in taken:
            metrics["warm_ns"] = taken[one["name"]]
        if metrics:
            cases[one["name"]] = {"metrics": metrics}
    body = ",\n".join(f"{json.dumps(name)}: {json.dumps(one, separators=(',', ':'))}" for name, one in cases.items())
    COUNTERS.write_text(f'{{"device": "NVIDIA H100 80GB HBM3", "cases": {{\n{body}\n}}}}\n', encoding="utf-8")
    print(f"{len(about)} values in {GOLDEN}, {len(cases)} launches in {COUNTERS}")


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["prepare", folder]:
            prepare(Path(folder))
        case ["measure", folder, results]:
            measure(Path(folder), Path(results))
        case ["launch", folder, first, count]:
            launch_some(Path(folder), int(first), int(count))
        case ["collect", folder, results]:
            collect(Path(folder), Path(results))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
