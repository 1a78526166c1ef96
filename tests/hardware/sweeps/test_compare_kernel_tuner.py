"""The launches that `compare_kernel_tuner.py` gives to Kernel Tuner are those that Warplens plans."""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

import compare_kernel_tuner as comparison
from grids import GRIDS

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.ptx.parser import parse_module

SMALLEST = comparison.calls(GRIDS["smallest"])
STRUCTS = next(call for call in SMALLEST if call.kernel.name == "matmul_submatrix")


@pytest.mark.parametrize(("grid", "kernels", "configurations"), [("small", 5, 15), ("smallest", 17, 49)])
def test_calls_hold_every_configuration_of_each_kernel_once(grid: str, kernels: int, configurations: int):
    planned = comparison.calls(GRIDS[grid])
    assert len(planned) == kernels * len(GRIDS[grid].sizes)
    assert len({call.name for call in planned}) == len(planned)
    assert sum(len(call.launches) for call in planned) == configurations * len(GRIDS[grid].sizes)


def test_kernel_whose_matrices_stay_on_the_host_is_in_no_comparison():
    assert "matmul_out_of_core" not in {kernel.name for kernel in comparison.chosen(GRIDS["catalogue"])}


@pytest.mark.parametrize("call", SMALLEST, ids=lambda call: call.kernel.name)
def test_options_lead_to_the_planned_launches_and_no_others(call: comparison.Call):
    options = comparison.options(call)
    space = [
        dict(zip(options["tune_params"], values, strict=True)) for values in product(*options["tune_params"].values())
    ]
    allowed = [values for values in space if options["restrictions"](values)]
    assert sorted(tuple(values[axis] for axis in call.axes) for values in allowed) == sorted(call.launches)
    for values in allowed:
        workload = call.launches[tuple(values[axis] for axis in call.axes)]
        assert tuple(values[name] for name in comparison.BLOCK) == workload.block
        assert options["problem_size"](values) == workload.grid
        assert options["smem_args"]["size"](values) == workload.dynamic_shared_bytes
        assert {name: value(values) for name, value in options["defines"].items()} == workload.defines


@pytest.mark.parametrize("call", SMALLEST, ids=lambda call: call.kernel.name)
def test_answer_has_the_arrays_that_the_kernel_writes(call: comparison.Call):
    workload = next(iter(call.launches.values()))
    arrays = {array.name: np.zeros(1, array.dtype) for array in workload.arrays}
    expected = {name: np.ones(1) for name in workload.expected}
    host = comparison.host_arguments(call, arrays, expected)
    answered = [array for array in host["answer"] if array is not None]
    assert len(host["answer"]) == len(host["arguments"])
    assert len(answered) == len(expected) > 0
    assert all(isinstance(part, np.ndarray | np.generic) for part in host["arguments"])


def test_kernel_of_structs_is_called_through_a_wrapper_of_their_fields():
    source = comparison.flat_source(STRUCTS)
    assert source.count("__global__") == 1
    assert source.endswith(
        'extern "C" __global__ void matmul_submatrix(int p0, int p1, int p2, float *p3, int p4, int p5, int p6, '
        "float *p7, int p8, int p9, int p10, float *p11)\n"
        "{\n    matmul_submatrix_of_structs({p0, p1, p2, p3}, {p4, p5, p6, p7}, {p8, p9, p10, p11});\n}\n"
    )


def test_wrapper_of_structs_compiles_to_a_kernel_of_plain_parameters():
    source = comparison.flat_source(STRUCTS)
    compiled = compile_source(source, name="flat.cu", target="sm_90", entry="matmul_submatrix", defines={"TILE": 8})
    assert len(parse_module(compiled.ptx).function(compiled.symbol).parameters) == 12


def test_source_of_a_kernel_without_structs_is_left_alone():
    plain = next(call for call in SMALLEST if call.kernel.name == "matmul_tiled")
    assert comparison.flat_source(plain) is plain.kernel.source


def test_iterations_are_the_rounded_mean_of_the_samples_in_a_call():
    [call] = [call for call in SMALLEST if call.kernel.name == "transpose_tiled"]
    names = [call.label(values) for values in call.launches]
    counts = dict(zip(names, (10, 11, 14), strict=True))
    assert comparison.iterations(counts, [call]) == {"transpose_tiled N=256": 12}


def test_written_runs_are_read_back_with_their_totals(tmp_path: Path):
    record = {"about": {"device": "card"}, "runs": [], "times": {}}
    comparison.note(record, "warplens", 1.234, {"a": [2.5, 10], "b": [1e6, 3]}, ["c: wrong"])
    comparison.write(tmp_path / "data.json", {"small, 50": record, "catalogue, rule": record})
    read = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))
    assert list(read) == ["small, 50", "catalogue, rule"]
    assert read["small, 50"]["runs"] == [
        {"side": "warplens", "wall_s": 1.23, "configurations": 2, "samples": 13, "timed_s": 3.0, "failed": ["c: wrong"]}
    ]
    assert read["small, 50"]["times"] == {"a": {"warplens": [2.5, 10]}, "b": {"warplens": [1e6, 3]}}
