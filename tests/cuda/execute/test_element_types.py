"""Kernels with bfloat16, 8-bit floats, complex numbers and vectors, from the front matter to the comparison."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import PointResult, PointSpec, Status

FRONT = """/* warplens
entry     = "k"
block     = ["32"]
grid      = ["2"]
args      = {args}
reference = "{reference}"
{more}
[arrays]
in  = {{ dtype = "{dtype}", shape = ["64"], init = "{init}" }}
out = {{ dtype = "{dtype}", shape = ["64"], role = "out" }}
*/
"""
INDEX = "int i = blockIdx.x * blockDim.x + threadIdx.x;"


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def run(
    runner: EmulatorRunner, folder: Path, source: str, *, dtype: str, reference: str,
    args: str = '["in", "out"]', init: str = "random", more: str = "",
) -> PointResult:  # fmt: skip
    path = folder / "k.cu"
    path.write_text(
        FRONT.format(args=args, reference=reference, dtype=dtype, init=init, more=more)
        + source.replace("KERNEL", 'extern "C" __global__ void k').replace("INDEX", INDEX)
    )
    kernel = read_kernel_file(path)
    point = PointSpec(
        kernel="k", path=str(path), source_hash=kernel.source_hash, family=kernel.family, problem={}, tune={},
        device="h200", budget_s=math.inf, limit=10**9,
    )  # fmt: skip
    return runner.run(point)


BFLOAT = """#include <cuda_bf16.h>
KERNEL(const __nv_bfloat16* in, __nv_bfloat16* out, __nv_bfloat16 scale) {
    INDEX out[i] = __float2bfloat16(__bfloat162float(in[i]) * __bfloat162float(scale) + ADDED); }
"""
FP8 = """#include <cuda_fp8.h>
KERNEL(const TYPE* in, TYPE* out) { INDEX out[i] = TYPE(float(in[i]) * 3.0f); }
"""
COMPLEX = """#include <cuComplex.h>
KERNEL(const cuFloatComplex* in, cuFloatComplex* out, cuFloatComplex w) { INDEX out[i] = cuCmulf(in[i], w); }
"""
DOUBLE = """#include <cuComplex.h>
KERNEL(const cuDoubleComplex* in, cuDoubleComplex* out) { INDEX out[i] = cuConj(in[i]); }
"""
VECTOR = "KERNEL(const float4* in, float4* out, float4 by) { INDEX float4 v = in[i];"
VECTOR += " out[i] = make_float4(v.w * by.x, v.z * by.y, v.y * by.z, v.x * by.w); }"


def test_bfloat16_is_compared_after_one_rounding(runner: EmulatorRunner, tmp_path: Path) -> None:
    args = '["in", "out", "1.5:bfloat16"]'
    source = BFLOAT.replace("ADDED", "0.0f")
    result = run(runner, tmp_path, source, dtype="bfloat16", reference="in * 1.5", args=args)
    assert (result.status, result.reason) == (Status.OK, "")
    result = run(runner, tmp_path, source, dtype="bfloat16", reference="in * 1.25", args=args)
    assert result.status is Status.FAILED


@pytest.mark.parametrize(("wrong_by", "status"), [("0.001f", Status.OK), ("0.5f", Status.FAILED)])
def test_tolerance_holds_for_bfloat16(runner: EmulatorRunner, tmp_path: Path, wrong_by: str, status: Status) -> None:
    result = run(
        runner, tmp_path, BFLOAT.replace("ADDED", wrong_by), dtype="bfloat16", reference="in", more="tolerance = 0.02",
        args='["in", "out", "1:bfloat16"]',
    )  # fmt: skip
    assert result.status is status


@pytest.mark.parametrize(("dtype", "type_name"), [("float8_e4m3fn", "__nv_fp8_e4m3"), ("float8_e5m2", "__nv_fp8_e5m2")])
def test_eight_bit_floats_are_rounded_as_the_device_rounds(
    runner: EmulatorRunner, tmp_path: Path, dtype: str, type_name: str
) -> None:
    source = FP8.replace("TYPE", type_name)
    result = run(runner, tmp_path, source, dtype=dtype, reference="in * 3", init="normal(0, 8)")
    assert (result.status, result.reason) == (Status.OK, "")
    assert run(runner, tmp_path, source, dtype=dtype, reference="in * 2").status is Status.FAILED


def test_complex_numbers_are_multiplied_and_compared(runner: EmulatorRunner, tmp_path: Path) -> None:
    args = '["in", "out", "complex64(0.5, -2)"]'
    more = "rtol = 1e-6"
    right = "in * complex(0.5, -2)"
    result = run(runner, tmp_path, COMPLEX, dtype="complex64", reference=right, args=args, more=more)
    assert (result.status, result.reason) == (Status.OK, "")
    wrong = run(runner, tmp_path, COMPLEX, dtype="complex64", reference="conj(in)", args=args, more="tolerance = 1e-3")
    assert wrong.status is Status.FAILED
    assert "j) instead of (" in wrong.reason


def test_complex128_is_compared_exactly(runner: EmulatorRunner, tmp_path: Path) -> None:
    assert run(runner, tmp_path, DOUBLE, dtype="complex128", reference="conj(in)").status is Status.OK
    assert run(runner, tmp_path, DOUBLE, dtype="complex128", reference="in").status is Status.FAILED


def test_vectors_are_rows_of_four(runner: EmulatorRunner, tmp_path: Path) -> None:
    args = '["in", "out", "float4(1, 2, 4, 8)"]'
    scaled = "in[:, ::-1] * pow2(arange(4))"
    assert run(runner, tmp_path, VECTOR, dtype="float4", reference=scaled, args=args).status is Status.OK
    assert run(runner, tmp_path, VECTOR, dtype="float4", reference="in", args=args).status is Status.FAILED


ALIGNED = """struct alignas(16) Inner { float a; float b; };
struct __align__(32) Outer { char first; Inner inner; const int* from; float4 last; short s; };
KERNEL(const int* in, int* out, Outer o) {
    INDEX out[i] = o.from[i] + o.first + int(o.inner.a + o.inner.b) + int(o.last.w) + o.s; }
"""


def test_aligned_structs_are_laid_out_as_the_compiler_does(runner: EmulatorRunner, tmp_path: Path) -> None:
    outer = '{ align = 32, fields = ["1:int8", { align = 16, fields = ["10:float32", "20:float32"] }, "in", '
    outer += '"float4(0, 0, 0, 300)", "4000:int16"] }'
    args = f'["in", "out", {outer}]'
    result = run(runner, tmp_path, ALIGNED, dtype="int32", reference="in + 4331", args=args, init="i")
    assert (result.status, result.reason) == (Status.OK, "")


LISTS = """struct Pair { float2 scale; short shift; };
struct Lists { const int* from[2][3]; Pair pairs[5]; signed char last[7]; };
KERNEL(const int* in, int* out, Lists lists) {
    INDEX int k = i % 3; out[i] = lists.from[1][k][i] + int(lists.pairs[i % 5].scale.y) + lists.pairs[i % 5].shift
        + lists.last[i % 7]; }
"""


def test_arrays_in_structs_are_laid_out_as_the_compiler_does(runner: EmulatorRunner, tmp_path: Path) -> None:
    pairs = '{ repeat = 5, fields = ["float2(1, 2)", "30:int16"] }'
    pointers = '{ repeat = 2, fields = [{ repeat = 3, fields = ["in"] }] }'
    lists = f'[{pointers}, {pairs}, {{ repeat = 7, fields = ["4:int8"] }}]'
    result = run(runner, tmp_path, LISTS, dtype="int32", reference="in + 36", args=f'["in", "out", {lists}]', init="i")
    assert (result.status, result.reason) == (Status.OK, "")


def test_struct_without_its_alignment_is_refused(runner: EmulatorRunner, tmp_path: Path) -> None:
    source = "struct alignas(16) Pair { float a; int b; }; struct Two { int first; Pair pair; };"
    source += "KERNEL(const int* in, int* out, Two two) { INDEX out[i] = two.pair.b; }"
    args = '["in", "out", ["1:int32", ["2:float32", "3:int32"]]]'
    result = run(runner, tmp_path, source, dtype="int32", reference="in", args=args)
    assert result.status is Status.FAILED
    assert "is a struct of 16 bytes, but the parameter is a struct of 32 bytes" in result.reason


def test_number_that_a_narrow_type_cannot_hold_is_refused(runner: EmulatorRunner, tmp_path: Path) -> None:
    source = "#include <cuda_fp8.h>\nKERNEL(const __nv_fp8_e4m3* in, __nv_fp8_e4m3* out, __nv_fp8_e4m3 w)"
    source += "{ INDEX out[i] = w; }"
    args = '["in", "out", "1000:float8_e4m3fn"]'
    result = run(runner, tmp_path, source, dtype="float8_e4m3fn", reference="in", args=args)
    assert result.status is Status.FAILED
    assert "1000 is 1000, which does not fit in float8_e4m3fn" in result.reason
