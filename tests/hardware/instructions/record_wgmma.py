"""Records what a GPU of compute capability 9.0 does with `wgmma`: tests/golden/wgmma.

The rule: the GPU and the engine run the same PTX on the same operands; only results are kept. There are three steps,
of which only the second needs a GPU (with NumPy, the driver and, for counters, Nsight Compute), and may run on another
machine:

    python tests/hardware/instructions/record_wgmma.py prepare FOLDER [PTXAS]  # needs ptxas and Triton: code, operands
    python tests/hardware/instructions/record_wgmma.py measure FOLDER OUT      # run them on the GPU, under ncu too
    python tests/hardware/instructions/record_wgmma.py collect FOLDER OUT      # write the golden files

Operands and descriptors come twice, from the seeds of `SEEDS`: the engine was made with the first at hand and compared
with the second afterwards (tests/golden/wgmma/README.md says how that went).
"""

from __future__ import annotations

import csv
import ctypes
import gzip
import hashlib
import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from driver_card import Card, Shape
from wgmma_kernels import HEAD, IMAGE_BYTES, KINDS, THREADS, Form, Reading, descriptors, forms, operands, readings
from wgmma_timed import encoded, numbers, timed

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "wgmma"
SEEDS = {"design": 11, "held_out": 1213}
EACH = 2
PLACES = 64
"""Descriptors of each reading with few columns."""
MANY_COLUMNS = 64
KEPT_EVERY = 3
"""The golden file has every third of them: modes take turns, so that all of them are there."""
MULTIPROCESSORS = 132
LOOPS, TIMES = 32, 8
METRICS = (
    "regex:l1tex__data_(bank|pipe).*",
    "regex:smsp__inst_executed.*(shared|tensor|lsu|uniform|pipe).*",
    "regex:sm__(inst_executed|pipe)_.*tensor.*",
    "regex:smsp__sass_l1tex_data.*shared.*",
    "regex:sm__ops_path_tensor.*",
    "regex:smsp__sass_data_bytes_mem_shared.*",
    "smsp__inst_executed.sum",
    "smsp__cycles_active.max",
)
LAUNCH_METRICS = (
    "smsp__inst_executed.sum",
    "smsp__thread_inst_executed.sum",
    "smsp__thread_inst_executed_per_inst_executed.ratio",
    "smsp__sass_average_data_bytes_per_wavefront_mem_shared.pct",
    "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.pct",
    "smsp__sass_average_data_bytes_per_sector_mem_global_op_st.pct",
    "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
    "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
    "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared.sum",
    "regex:smsp__sass_data_bytes_mem_shared.*",
    "regex:smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared.*",
    "regex:l1tex__data_pipe_lsu_wavefronts_mem_shared.*",
    "regex:smsp__sass_average_data_bytes_per_wavefront_mem_shared.*",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
    "smsp__inst_executed_pipe_tensor_op_hmma.sum",
    "sm__inst_executed_pipe_tensor_op_gmma.sum",
    "gpu__time_duration.sum",
    "launch__registers_per_thread",
    "sm__maximum_warps_per_active_cycle_pct",
)


# --- prepare ----------------------------------------------------------------------------------------------------------


def prepare(folder: Path, ptxas: str) -> None:
    """Write cubins of all kernels, and Triton's with their inputs."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {
        "forms": HEAD + "".join(form.kernel() for form in forms()),
        "readings": HEAD + "".join(reading.kernel() for reading in readings()),
        "timed": HEAD + "".join(each.kernel("time", TIMES, LOOPS) for each in timed()),
        "counted": HEAD + "".join(each.kernel("count", TIMES, 1) for each in timed()),
    }
    for name, text in texts.items():
        (folder / f"{name}.ptx").write_text(text)
        command = [ptxas, "-arch=sm_90a", str(folder / f"{name}.ptx"), "-o", str(folder / f"{name}.cubin")]
        subprocess.run(command, check=True)
    from triton_dots import all_dots

    launches = []
    for dot in all_dots():
        (folder / f"triton_{dot['name']}.cubin").write_bytes(dot.pop("cubin"))
        launches.append(dot)
    (folder / "triton.json").write_text(json.dumps(launches))


# --- measure ----------------------------------------------------------------------------------------------------------


def kinds_of(form: Form) -> tuple[str, ...]:
    """Return the kinds of operands of a form."""
    if form.d == "s32":
        return ("any", "huge", "tiny")
    if form.sign_a < 0 or form.sign_b < 0 or not form.with_c or form.a_in_shared:
        return ("near", "sparse", "any")
    return KINDS


def count_of(reading: Reading) -> int:
    """Return the number of descriptors of a reading."""
    return PLACES if reading.columns < MANY_COLUMNS else 12


def each_of(form: Form) -> int:
    """Return the number of cases of each kind."""
    return EACH if kinds_of(form) == KINDS else 1


def measure(folder: Path, out: Path) -> None:
    """Run everything on the GPU."""
    card = Card()
    found: dict[str, np.ndarray] = {}
    module = card.module((folder / "forms.cubin").read_bytes())
    for form in forms():
        for part, seed in SEEDS.items():
            a, b, c = operands(form, kinds_of(form), each_of(form), seed)
            shape = Shape(grid=(len(a), 1, 1), block=(THREADS, 1, 1))
            (d,) = card.launch(module, form.name, shape, [a, b, c, c.nbytes])
            found[f"{form.name}.{part}"] = d.view(np.uint32).reshape(c.shape)
    np.savez_compressed(out / "products.npz", **found)
    print("products", len(found), flush=True)
    found = {}
    module = card.module((folder / "readings.cubin").read_bytes())
    for reading in readings():
        for part, seed in SEEDS.items():
            listed = descriptors(reading, count_of(reading), seed)
            shape = Shape(grid=(len(listed), 1, 1), block=(THREADS, 1, 1), shared=IMAGE_BYTES + 2048)
            size = len(listed) * THREADS * reading.sums * 4
            results = [
                card.launch(module, reading.name, shape, [image, reading.unit(), listed, size])[0].view(np.uint32)
                for image in reading.images()
            ]
            places = reading.places(results).reshape(len(listed), THREADS, reading.sums)
            found[f"{reading.name}.{part}"] = places.astype(np.int32)
    np.savez_compressed(out / "places.npz", **found)
    print("places", len(found), flush=True)
    _measure_triton(card, folder, out)
    rates = []
    module = card.module((folder / "timed.cubin").read_bytes())
    for each in timed():
        for groups in (1, 2):
            if groups == 2 and each.columns == 256:
                continue
            for blocks in (1, MULTIPROCESSORS):
                shape = Shape(grid=(blocks, 1, 1), block=(THREADS * groups, 1, 1), shared=100 << 10)
                size = blocks * THREADS * groups * 4 * each.columns // 2
                lowest = []
                for _ in range(5):
                    _, cycles = card.launch(module, f"time_{each.name}", shape, [size, 8 * blocks])
                    lowest.append(int(cycles.view(np.uint64).min()))
                spent = sorted(lowest)[2] / (TIMES * LOOPS)
                rates.append({"name": each.name, "groups": groups, "blocks": blocks, "cycles": spent})
    (out / "rates.json").write_text(json.dumps({"by": card.about, "rates": rates}, indent=0))
    print("rates", len(rates), flush=True)
    _under_ncu(folder, out, "count", METRICS)
    _under_ncu(folder, out, "count_triton", LAUNCH_METRICS)


def _launch_triton(card: Card, folder: Path, launch: dict[str, Any]) -> np.ndarray:
    module = card.module((folder / f"triton_{launch['name']}.cubin").read_bytes())
    inputs = [encoded(numbers(count, seed, span), type_) for type_, count, seed, span in launch["inputs"]]
    rest = [ctypes.c_float(x) for x in launch["floats"]] + [ctypes.c_int(x) for x in launch["numbers"]]
    rest += [ctypes.c_uint64(0), ctypes.c_uint64(0)]
    shape = Shape(grid=tuple(launch["grid"]), block=(32 * launch["warps"], 1, 1), shared=launch["shared"])
    return card.launch(module, launch["entry"], shape, [*inputs, launch["output_bytes"]], rest)[0]


def _measure_triton(card: Card, folder: Path, out: Path) -> None:
    found = {}
    for launch in json.loads((folder / "triton.json").read_text()):
        found[launch["name"]] = _launch_triton(card, folder, launch)
    np.savez_compressed(out / "triton.npz", **found)
    print("triton", len(found), flush=True)


def _under_ncu(folder: Path, out: Path, step: str, metrics: tuple[str, ...]) -> None:
    command = ["ncu", "--clock-control", "none", "--csv", "--page", "raw", "--print-units", "base", "--metrics",
               ",".join(metrics), sys.executable, __file__, step, str(folder)]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    (out / f"{step}.csv").write_text(done.stdout)
    print(step, done.returncode, len(done.stdout), done.stderr[-500:], done.stdout[:300], flush=True)


def count(folder: Path) -> None:
    """Launch each of the counted kernels once, and one that only differs in having none."""
    card = Card()
    module = card.module((folder / "counted.cubin").read_bytes())
    for each in timed():
        shape = Shape(grid=(1, 1, 1), block=(THREADS, 1, 1), shared=100 << 10)
        card.launch(module, f"count_{each.name}", shape, [THREADS * 4 * each.columns // 2, 8])


def count_triton(folder: Path) -> None:
    """Launch each of Triton's kernels once."""
    card = Card()
    for launch in json.loads((folder / "triton.json").read_text()):
        _launch_triton(card, folder, launch)


# --- collect ----------------------------------------------------------------------------------------------------------


def collect(folder: Path, out: Path) -> None:
    """Write the golden files."""
    GOLDEN.mkdir(parents=True, exist_ok=True)
    products = np.load(out / "products.npz")
    np.savez_compressed(GOLDEN / "products.npz", **products)
    places = {name: (array[::KEPT_EVERY] + 1).astype(np.uint16) for name, array in np.load(out / "places.npz").items()}
    np.savez_compressed(GOLDEN / "places.npz", **places)
    results = np.load(out / "triton.npz")
    launches = json.loads((folder / "triton.json").read_text())
    counted = {row["Kernel Name"]: row for row in _rows(out / "count.csv")}
    of_launches = _rows(out / "count_triton.csv")
    for launch, row in zip(launches, of_launches, strict=True):
        result = results[launch["name"]]
        launch["ptx"] = FOLDERS.sub(r"\1", launch["ptx"].partition("\t.section")[0])
        launch["sha256"] = hashlib.sha256(result.tobytes()).hexdigest()
        if "attention" in launch["name"]:
            launch["result"] = result.tobytes().hex()
        launch["counters"] = {name: _number(row[name]) for name in KEPT if name in row}
    packed = gzip.compress(json.dumps(launches).encode(), mtime=0)
    (GOLDEN / "triton.json.gz").write_bytes(packed)
    rates = json.loads((out / "rates.json").read_text())
    listed = [
        {"name": each.name}
        | {short: _number(counted[f"count_{each.name}"][name]) / TIMES for short, name in PER_PRODUCT}
        for each in timed()
    ]
    text = json.dumps({"by": rates["by"], "rates": rates["rates"], "counters": listed})
    (GOLDEN / "rates.json").write_text(text.replace("}, {", "},\n{") + "\n")


FOLDERS = re.compile(r'(\.file\s+\d+\s+")[^"]*/')
"""What the PTX says of the place of its source."""
LSU = ("ld", "ldgsts", "ldsm", "st", "stsm")
KEPT = (
    "smsp__inst_executed.sum",
    "smsp__sass_data_bytes_mem_shared.sum",
    *(f"smsp__sass_data_bytes_mem_shared_op_{op}.sum" for op in ("gmma", *LSU)),
    *(
        f"smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_{op}.sum"
        for op in ("ld", "ldgsts", "ldsm", "st", "stsm")
    ),
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_gmma.sum",
    "smsp__sass_average_data_bytes_per_wavefront_mem_shared.pct",
    "smsp__inst_executed_pipe_tensor_op_gmma.sum",
    "sm__inst_executed_pipe_tensor_op_gmma.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
    "launch__registers_per_thread",
)
"""The counters of a launch that are kept."""
PER_PRODUCT = (
    ("wavefronts", "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_gmma.sum"),
    ("conflicts", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_gmma.sum"),
    ("instructions", "smsp__inst_executed_pipe_tensor_op_gmma.sum"),
    ("cycles", "sm__pipe_tensor_cycles_active.sum"),
)
"""What is kept of a kernel of equal products, for one of them."""


def _rows(path: Path) -> list[dict[str, str]]:
    text = path.read_text()
    return list(csv.DictReader(io.StringIO(text[text.index('"ID"') :])))[1:]


def _number(text: str) -> float:
    return float(text.replace(",", ""))


if __name__ == "__main__":
    step, folder, *rest = sys.argv[1:]
    match step:
        case "prepare":
            prepare(Path(folder), rest[0] if rest else "ptxas")
        case "measure":
            measure(Path(folder), Path(rest[0]))
        case "count":
            count(Path(folder))
        case "count_triton":
            count_triton(Path(folder))
        case "collect":
            collect(Path(folder), Path(rest[0]))
        case _:
            sys.exit(__doc__)
