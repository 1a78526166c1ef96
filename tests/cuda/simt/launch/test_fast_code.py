"""Code of large kernels, which LLVM translates with least care, does what carefully translated code does."""

from __future__ import annotations

import math
import pickle
import re
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.ground.files import BlobFolder
from warplens.cuda.simt.codegen import module, warp_code, warp_function
from warplens.cuda.simt.codegen.memory import access
from warplens.cuda.simt.codegen.module import Care
from warplens.cuda.simt.counting.transactions import RecordedBlocks
from warplens.cuda.simt.launch import machine
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.values.value import Mode

MATRICES = """#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void k(const float* a, const float* b, float* c, const short* at, int n) {
    __shared__ float tile[16 * 16];
    wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::row_major> right;
    wmma::fragment<wmma::accumulator, 16, 16, 8, float> sum;
    wmma::fill_fragment(sum, 0.5f);
    for (int round = 0; round < n; round++) {
        wmma::load_matrix_sync(left, a, 8);
        wmma::load_matrix_sync(right, b, 16);
        for (int i = 0; i < left.num_elements; i++) left.x[i] = wmma::__float_to_tf32(left.x[i]);
        for (int i = 0; i < right.num_elements; i++) right.x[i] = wmma::__float_to_tf32(right.x[i]);
        wmma::mma_sync(sum, left, right, sum);
    }
    wmma::store_matrix_sync(tile, sum, 16, wmma::mem_row_major);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += 32) {
        float mine = tile[at[i]];
        if (i % 3 && mine > 0) mine = __shfl_xor_sync(__activemask(), mine, 1) / mine;
        c[256 * blockIdx.x + i] = mine;
    }
}"""
BLOCKS = 5
LIBRARY_OF = warp_code.runtime_library_of


def same(one: RecordedBlocks, other: RecordedBlocks) -> bool:
    return pickle.dumps(one) == pickle.dumps(other)


def arrays() -> tuple[np.ndarray, ...]:
    rng = np.random.default_rng(7)
    return (
        rng.normal(size=(16, 8)).astype(np.float32),
        rng.normal(size=(8, 16)).astype(np.float32),
        np.zeros((BLOCKS, 256), np.float32),
        rng.permutation(256).astype(np.int16),
    )


@pytest.fixture
def as_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGE_LINES", 0)
    monkeypatch.setattr(access, "MOST_INLINE", 0)


@pytest.mark.sample(4)
@pytest.mark.parametrize("mode", [Mode.COUNTING, Mode.CHECKED])
@pytest.mark.parametrize("budget_s", [math.inf, 1e-6])
def test_results_and_counts_are_those_of_careful_code(
    prepared: Callable[..., Any], request: pytest.FixtureRequest, mode: Mode, budget_s: float
) -> None:
    def results() -> tuple[list[Any], Any, int]:
        launch, (_, _, c, _, _) = prepared(MATRICES, *arrays(), 3, block=32, grid=BLOCKS)
        launch = Launch(launch.request, mode=mode)
        outcome = launch.inspect() if mode is Mode.CHECKED else launch.run(budget_s)
        return c.tolist(), outcome, launch.ready.translate().stack_bytes

    *expected, usual_stack = results()
    request.getfixturevalue("as_large")
    *actual, stack = results()
    assert actual == expected
    assert stack > usual_stack == machine.USUAL_STACK_BYTES
    assert np.any(expected[0])
    assert threading.stack_size() == 0


def test_a_fault_is_told_in_the_same_words(prepared: Callable[..., Any], request: pytest.FixtureRequest) -> None:
    def sentence() -> str:
        short = arrays()[0], arrays()[1], np.zeros(200, np.float32), arrays()[3]
        with pytest.raises(KernelFault) as fault:
            prepared(MATRICES, *short, 1, block=32)[0].run()
        return str(fault.value)

    expected = sentence()
    request.getfixturevalue("as_large")
    assert sentence() == expected


def test_functions_of_a_large_kernel_are_compiled_apart_and_kept_for_the_next_process(
    prepared: Callable[..., Any], as_large: None, tmp_path: Path
) -> None:
    launch, _ = prepared(MATRICES, *arrays(), 1, block=32)
    code = launch.ready.code
    assert any("define void @mma.16.8.tf32" in library for library in code.libraries)
    assert "define internal void @mma" not in code.llvm
    cache = BlobFolder(tmp_path, ".o")
    Launch(launch.request, cache)
    kept = set(tmp_path.rglob("*.o"))
    Launch(launch.request, cache)
    assert set(tmp_path.rglob("*.o")) == kept


def test_rounding_is_one_function_however_often_it_is_used(prepared: Callable[..., Any]) -> None:
    text = prepared(MATRICES, *arrays(), 1, block=32)[0].ready.code.llvm
    assert len(re.findall(r"^define .*@rounded\.", text, re.MULTILINE)) == 1
    assert text.count("call <32 x i32> @rounded.19.11.rna(") > 4


PARTING = """
extern "C" __global__ void k(const int* in, int* out) {
    int mine = in[threadIdx.x], sum = 0;
""" + "".join(
    f"""
    if (mine > {number}) {{
        sum += __shfl_xor_sync(__activemask(), sum + {number}, {1 + number % 3});
        if (sum % {number + 2} == 1) sum ^= __ballot_sync(__activemask(), mine & 1);
    }}"""
    for number in range(12)
) + """
    out[threadIdx.x] = sum;
}"""  # fmt: skip


def test_lanes_that_wait_in_many_places_are_found_by_a_call_as_without_it(
    launch: Callable[..., Any], prepared: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    values = np.random.default_rng(11).integers(0, 14, 64).astype(np.int32)
    called = launch(PARTING, values, np.zeros(64, np.int32), block=64)
    assert "call i32 @joined(" in prepared(PARTING, values, np.zeros(64, np.int32), block=64)[0].ready.code.llvm
    monkeypatch.setattr(warp_function, "PARTED_ROW", 1000)
    plain = launch(PARTING, values, np.zeros(64, np.int32), block=64)
    assert called[0] == plain[0]
    assert called[1][1].tolist() == plain[1][1].tolist()


GUARDED = """
extern "C" __global__ void k(const float* in, float* out, int n, int rows, int first) {
    __shared__ float tile[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    float sum = 0;
    tile[y][x] = in[y * n + x];
    __syncthreads();
    for (int i = 0; i < rows; i++) sum += tile[y][i] * tile[first + i][x];
    if (x < n) out[y * n + x] = sum;
}"""


@pytest.mark.parametrize(("n", "rows"), [(16, 16), (11, 9)])
def test_code_with_many_slow_paths_does_the_same_with_few_passes(
    launch: Callable[..., Any], prepared: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, n: int, rows: int
) -> None:
    values = np.random.default_rng(n).normal(size=(17, 16)).astype(np.float32)
    arguments = values, np.zeros((16, n), np.float32), n, rows, 0
    expected = launch(GUARDED, *arguments, block=(16, 16))
    monkeypatch.setattr(module, "MANY_SLOW_PATHS", 0)
    code = prepared(GUARDED, *arguments, block=(16, 16))[0].ready.code
    assert code.care is Care.SHORT
    assert "call { <32 x float>, i1 } @gather.checked.1.float(" in code.llvm
    actual = launch(GUARDED, *arguments, block=(16, 16))
    assert actual[0] == expected[0]
    assert actual[1][1].tolist() == expected[1][1].tolist()
    assert np.any(expected[1][1])


@pytest.mark.parametrize("slow_paths", [0, 1000])
def test_a_fault_on_a_slow_path_names_the_first_place_outside(
    prepared: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, slow_paths: int
) -> None:
    monkeypatch.setattr(module, "MANY_SLOW_PATHS", slow_paths)
    arguments = np.zeros((17, 16), np.float32), np.zeros((16, 16), np.float32), 16, 9, 10
    with pytest.raises(KernelFault) as fault:
        prepared(GUARDED, *arguments, block=(16, 16))[0].run()
    assert str(fault.value).startswith("block=(0,0,0) thread=(0,0,0) k.cu:8: `ld.shared.f32 ")
    assert "loads 4 bytes at byte 1024 of shared variable" in str(fault.value)
    assert str(fault.value).endswith("which has 1024 bytes (and 31 more threads of the warp)")


def test_hurried_code_records_too_until_care_is_taken(
    prepared: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SMALL_LINES", 0)
    careful, _ = prepared(MATRICES, *arrays(), 3, block=32, grid=BLOCKS)
    expected, recorded = careful.run(), careful.record_blocks([0, 3], kept=2)
    made: list[Mode] = []
    monkeypatch.setattr(module, "runtime_library_of", lambda launch: made.append(launch.mode) or LIBRARY_OF(launch))
    hurried = Launch(replace(careful.request, is_hurried=True), records=True, at_once=False)
    assert hurried.run() == expected
    assert same(hurried.record_blocks([0, 3], kept=2), recorded)
    assert made == [Mode.RECORDING]
    hurried._take_care()
    assert hurried.run() == expected
    assert same(hurried.record_blocks([0, 3], kept=2), recorded)
    assert made == [Mode.RECORDING, Mode.COUNTING, Mode.RECORDING]


def test_small_hurried_code_that_is_translated_with_care_counts_alone(prepared: Callable[..., Any]) -> None:
    source = 'extern "C" __global__ void k(float *a) { a[threadIdx.x] += 1; }'
    plain, _ = prepared(source, np.zeros(32, np.float32), block=32)
    hurried = Launch(replace(plain.request, is_hurried=True), records=True)
    assert hurried.ready.mode is Mode.COUNTING
    assert hurried.run() == plain.run()


def test_branches_of_a_kernel_that_touches_no_memory_are_recorded(prepared: Callable[..., Any]) -> None:
    waiting = 'extern "C" __global__ void k() { long long begin = clock64(); while (clock64() - begin < 10000); }'
    launch, _ = prepared(waiting, block=32)
    launch.run()
    assert launch.record_blocks([0], kept=1).branch_times[0, 0] > 0
