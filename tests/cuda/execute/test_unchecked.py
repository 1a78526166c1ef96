"""Results that are compared with no reference, or for other inputs too."""

from __future__ import annotations

import dataclasses
import math
from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.catalogue.files import kernels_of_file
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import InputSet, PointResult, PointSpec, Status

HEADER = """/* warplens
entry     = "k"
title     = "Test"
family    = "test"
block     = ["32"]
grid      = ["cdiv(N, 32)"]
args      = {args}
reference = "in + 1"
flops     = "0"
bytes     = "8 * N"
[problem]
N = [64]
[arrays]
in  = {{ dtype = "int32", shape = ["N"], init = "iota" }}
out = {{ dtype = "int32", shape = ["N"], role = "out" }}
*/
"""
LOOKED_AT = "global memory: no race in or between any blocks"
SIGNATURE = 'extern "C" __global__ void k(const int* in, int* out, int n)'
INDEX = "int i = blockIdx.x * blockDim.x + threadIdx.x;"


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def _point(path: Path) -> PointSpec:
    kernel = read_kernel_file(path)
    return PointSpec(
        kernel="k", path=str(path), source_hash=kernel.source_hash, family=kernel.family, problem={"N": 64}, tune={},
        device="h200", budget_s=math.inf, limit=10**9,
    )  # fmt: skip


# --- other inputs -----------------------------------------------------------------------------------------------------

FLOATS = HEADER.replace('"int32"', '"float32"').replace('init = "iota"', 'init = "random"')
FLOAT_SIGNATURE = SIGNATURE.replace("int*", "float*")


def _run_on_inputs(
    runner: EmulatorRunner, folder: Path, value: str, *inputs: InputSet, reference: str = "in * 2 - in"
) -> PointResult:
    path = folder / "k.cu"
    text = FLOATS.format(args='["in", "out", "N"]').replace('"in + 1"', f'"{reference}"')
    path.write_text(text + FLOAT_SIGNATURE + "{" + INDEX + f"float x = in[i]; out[i] = {value};" + "}")
    return runner.run(dataclasses.replace(_point(path), inputs=inputs))


def test_kernel_that_is_right_for_all_inputs_says_so(runner: EmulatorRunner, tmp_path: Path) -> None:
    result = _run_on_inputs(runner, tmp_path, "x * 2 - x", *InputSet)
    assert (result.status, result.notes[-1:]) == (
        Status.OK,
        ("also right with the inputs zeros, ones, nan, huge, random",),
    )


@pytest.mark.parametrize(
    ("value", "inputs", "reason"),
    [
        ("x > 1e30f ? 0 : x", InputSet.HUGE, "with the inputs 'huge', 64 of 64 elements of 'out' are wrong: "),
        ("x != x ? 0 : x", InputSet.NAN, "with the inputs 'nan', 64 of 64 elements of 'out' are wrong: "),
        ("x == 0 ? 7 : x", InputSet.ZEROS, "with the inputs 'zeros', 64 of 64 elements of 'out' are wrong: "),
        ("x == 1 ? in[i + 999] : x", InputSet.ONES, "with the inputs 'ones': block=(0,0,0) thread=(0,0,0) k.cu:17: "),
    ],
)
def test_point_that_is_wrong_for_one_set_of_inputs_fails_and_names_it(
    runner: EmulatorRunner, tmp_path: Path, value: str, inputs: InputSet, reason: str
) -> None:
    others = [other for other in InputSet if other is not inputs]
    assert _run_on_inputs(runner, tmp_path, value, *others, reference="in").status is Status.OK
    result = _run_on_inputs(runner, tmp_path, value, *InputSet, reference="in")
    assert result.status is Status.FAILED
    assert result.reason.startswith(reason)


def test_inputs_that_no_array_can_hold_are_named(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text(HEADER.format(args='["in", "out", "N"]') + SIGNATURE + "{" + INDEX + "out[i] = in[i] + 1; }")
    point = dataclasses.replace(_point(path), inputs=(InputSet.NAN, InputSet.ONES))
    result = runner.run(point)
    assert result.notes == (LOOKED_AT, "not tried with the inputs nan, ones: no array can hold them")


# --- without a reference ----------------------------------------------------------------------------------------------


def _run_without(runner: EmulatorRunner, folder: Path, keys: tuple[str, ...], body: str) -> PointResult:
    header = "\n".join(line for line in HEADER.splitlines() if line.split(" ")[0] not in keys)
    path = folder / "k.cu"
    path.write_text(header.format(args='["in", "out", "N"]') + "\n" + SIGNATURE + "{" + INDEX + body + "}")
    return runner.run(_point(path))


@pytest.mark.parametrize("body", ["out[i] = in[i] + 1;", "out[i] = in[i] - 1;"], ids=["right", "wrong"])
def test_result_without_a_reference_is_unchecked(runner: EmulatorRunner, tmp_path: Path, body: str) -> None:
    result = _run_without(runner, tmp_path, ("reference",), body)
    assert (result.status, result.reason) == (Status.UNCHECKED, "no reference is given")
    assert (result.check, result.notes) == (None, (LOOKED_AT,))
    assert result.metrics["gld_efficiency"].value == 100.0
    assert result.time is not None


@pytest.mark.parametrize(
    ("keys", "note", "lost"),
    [
        (("flops",), "no rate and fraction of the roofline: 'flops' is not given", set()),
        (
            ("bytes",),
            "no effective bandwidth, ideal intensity and fraction of the roofline: 'bytes' is not given",
            {"effective_bandwidth", "least_intensity"},
        ),
        (
            ("flops", "bytes"),
            (
                "no rate, effective bandwidth, ideal intensity and fraction of the roofline: "
                "'flops' and 'bytes' are not given"
            ),
            {"effective_bandwidth", "least_intensity"},
        ),
    ],
)
def test_metrics_of_work_that_is_not_stated_are_absent_with_the_reason(
    runner: EmulatorRunner, tmp_path: Path, keys: tuple[str, ...], note: str, lost: set[str]
) -> None:
    whole = _run_without(runner, tmp_path, (), "out[i] = in[i] + 1;")
    result = _run_without(runner, tmp_path, keys, "out[i] = in[i] + 1;")
    assert (result.status, set(result.notes), whole.notes) == (Status.OK, {note, LOOKED_AT}, (LOOKED_AT,))
    assert whole.metrics.keys() - result.metrics.keys() == lost


def test_access_out_of_bounds_fails_without_a_reference(runner: EmulatorRunner, tmp_path: Path) -> None:
    result = _run_without(runner, tmp_path, ("reference",), "out[i + 1] = in[i];")
    assert result.status is Status.FAILED
    assert "stores 4 bytes at byte 256 of array 'out', which has 256 bytes" in result.reason


def test_race_fails_without_a_reference(runner: EmulatorRunner, tmp_path: Path) -> None:
    body = "__shared__ int s[32]; s[threadIdx.x / 2] = in[i]; out[i] = s[threadIdx.x / 2];"
    result = _run_without(runner, tmp_path, ("reference",), body)
    assert result.status is Status.FAILED
    assert "no reference is given" not in result.reason


def test_written_array_that_the_reference_leaves_out_has_a_note(runner: EmulatorRunner, tmp_path: Path) -> None:
    text = HEADER.format(args='["in", "out", "more", "N"]').replace(
        'reference = "in + 1"', 'reference = { out = "in" }'
    )
    text = text.replace("*/", 'more = { dtype = "int32", shape = ["N"], role = "out" }\n*/')
    path = tmp_path / "k.cu"
    path.write_text(text + SIGNATURE.replace("int n", "int* more, int n") + "{" + INDEX + "out[i] = more[i] = in[i]; }")
    result = runner.run(_point(path))
    assert (result.status, result.notes) == (
        Status.OK,
        ("'more' was not compared: 'reference' does not name it", LOOKED_AT),
    )


# --- launches that are partly assumed ---------------------------------------------------------------------------------

RACE = """
__global__ void k(float *out) {
    __shared__ float values[1024];
    values[threadIdx.x] = threadIdx.x;
    __syncwarp();
    out[threadIdx.x] = values[blockDim.x - 1 - threadIdx.x];
}
"""
"""It has a race in a block of several warps, and none in one of a single warp."""


def _inferred_point(path: Path) -> PointSpec:
    [kernel] = kernels_of_file(path).kernels
    return PointSpec(
        kernel=kernel.name, path=str(path), source_hash=kernel.source_hash, family=kernel.family, problem={}, tune={},
        device="h200", budget_s=math.inf, limit=10**9, front_matter=kernel.front_matter,
    )  # fmt: skip


def test_race_that_an_assumed_block_may_cause_leaves_the_point_unchecked(
    runner: EmulatorRunner, tmp_path: Path
) -> None:
    path = tmp_path / "k.cu"
    path.write_text(RACE)
    result = runner.run(_inferred_point(path))
    assert result.status is Status.UNCHECKED
    assert "this need not be a defect of the kernel" in result.reason
    assert "it comes at the invented block = 1024, grid = 16 blocks, not with blocks of 32 threads;" in result.reason
    assert result.time is not None


def test_race_of_a_launch_that_the_host_code_states_fails_the_point(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text(RACE + "int main() { float *out; cudaMalloc(&out, 4 * 64); k<<<1, 64>>>(out); }")
    result = runner.run(_inferred_point(path))
    assert result.status is Status.FAILED
    assert "of shared variable 'values', which" in result.reason


def test_race_at_a_smaller_size_than_that_of_the_host_code_names_both(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    assumed = 'assumed = ["N is 64 instead of 4096, so that a run on the CPU is short"]\nfamily'
    header = HEADER.format(args='["in", "out", "N"]').replace("family", assumed)
    body = "__shared__ int s[32]; s[threadIdx.x / 2] = in[i]; out[i] = s[threadIdx.x / 2];"
    path.write_text(f"{header}{SIGNATURE} {{ {INDEX} {body} }}")
    result = runner.run(_point(path))
    assert result.status is Status.FAILED
    assert result.reason.startswith("block=(0,0,0) thread=")
    assert "; this was seen at N = 64, where the host code has N = 4096" in result.reason


def test_race_between_tiles_is_seen_at_the_size_of_the_host_code(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    text = "#define TILE 256\n__global__ void k(const float *d, float *o, int n) { __shared__ float s[TILE];\n"
    text += "float acc = 0;\n"
    text += "for (int base = 0; base < n; base += TILE) { s[threadIdx.x] = d[base + threadIdx.x]; __syncthreads();\n"
    text += "for (int j = 0; j < TILE; ++j) acc += s[j]; } o[blockIdx.x * blockDim.x + threadIdx.x] = acc; }\n"
    text += "int main() { const int n = 1024; float *d, *o; cudaMalloc(&d, n * 4); cudaMalloc(&o, 16 * 256 * 4);"
    path.write_text(text + " k<<<16, 256>>>(d, o, n); }")
    result = runner.run(dataclasses.replace(_inferred_point(path), problem={"n": 1024}))
    assert result.status is Status.FAILED
    assert result.reason.endswith("with no __syncwarp() or barrier between them")
