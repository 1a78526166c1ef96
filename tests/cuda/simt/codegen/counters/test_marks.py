"""Unique bytes of arrays and shared variables against a recount in NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.simt.codegen.counters.marks import map_bytes
from warplens.cuda.simt.launch.engine import Launch

Prepared = Callable[..., tuple[Launch, list[Any]]]

STRIDED = """extern "C" __global__ void k(const float* in, float* out, int step, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i * step] + in[0];
}"""


@pytest.mark.parametrize("step", [1, 3, 0])
def test_bytes_of_an_array_that_a_stride_leaves_out_are_not_touched(prepared: Prepared, step: int) -> None:
    n = 70
    launch, _ = prepared(STRIDED, np.ones(300, np.float32), np.zeros(96, np.float32), step, n, block=48, grid=2)
    assert launch.touched() == {"a0": 4 * len({0, *(i * step for i in range(n))}), "a1": 4 * n}


@pytest.mark.parametrize(("type_", "width"), [("char", 1), ("short", 2), ("double", 8), ("float4", 16)])
def test_elements_met_at_random_are_touched_once(prepared: Prepared, type_: str, width: int) -> None:
    source = """extern "C" __global__ void k(const TYPE* in, const int* idx, TYPE* out) {
        out[threadIdx.x] = in[idx[threadIdx.x]];
    }""".replace("TYPE", type_)
    where = np.random.default_rng(5).integers(0, 64, 96).astype(np.int32)
    launch, _ = prepared(source, np.zeros(64 * width, np.uint8), where, np.zeros(96 * width, np.uint8), block=96)
    assert launch.touched() == {"a0": width * len(set(where.tolist())), "a1": 4 * 96, "a2": width * 96}


def test_shared_variable_is_touched_in_each_block_by_itself(prepared: Prepared) -> None:
    source = """extern "C" __global__ void k(int* out, int n) {
        __shared__ int first[40];
        __shared__ int second[64];
        int t = threadIdx.x, active = blockIdx.x == 0 ? n : 2 * n;
        if (t < active) first[t] = t;
        second[2 * (t % 8)] = t;
        __syncthreads();
        out[blockIdx.x * blockDim.x + t] = first[t % n] + second[0];
    }"""
    launch, _ = prepared(source, np.zeros(192, np.int32), 20, block=64, grid=3)
    touched = launch.touched()
    names = {name: next(key for key in touched if name in key) for name in ("first", "second")}
    assert touched[names["first"]] == 4 * (20 + 40 + 40)
    assert touched[names["second"]] == 3 * 4 * 8
    assert touched["a0"] == 4 * 192


def test_atomic_update_touches_its_element(prepared: Prepared) -> None:
    source = 'extern "C" __global__ void k(int* out) { atomicAdd(out + 4 * (threadIdx.x % 3), 1); }'
    launch, _ = prepared(source, np.zeros(64, np.int32), block=64)
    assert launch.touched() == {"a0": 12}


def test_pointer_of_unknown_array_marks_the_array_it_meets(prepared: Prepared) -> None:
    source = """extern "C" __global__ void k(int* a, int* b, int** table, int n) {
        if (threadIdx.x == 0) { table[0] = a; table[1] = b; }
        __syncthreads();
        int* chosen = ((volatile int**)table)[threadIdx.x % 2] ? (int*)((volatile int**)table)[threadIdx.x % 2] : a;
        chosen[threadIdx.x] = n;
    }"""
    launch, _ = prepared(source, np.zeros(64, np.int32), np.zeros(64, np.int32), np.zeros(2, np.int64), 5, block=32)
    assert launch.touched() == {"a0": 4 * 16, "a1": 4 * 16, "a2": 16}


@pytest.mark.parametrize(("n", "in_shared"), [(3, 10), (9, 20)])
def test_generic_pointer_marks_the_space_it_meets(prepared: Prepared, n: int, in_shared: int) -> None:
    """20 threads store to `out` or to `s`, of which 10 elements are read, after a barrier with a number."""
    source = """extern "C" __global__ void k(int* out, int n) {
        __shared__ int s[64];
        int t = threadIdx.x;
        int* p = n > 5 ? s : out + 64;
        if (t < 20) ((volatile int*)p)[t] = t;
        asm volatile("bar.sync 1, 64;");
        out[t] = s[t % 10];
    }"""
    launch, _ = prepared(source, np.zeros(128, np.int32), n, block=64, grid=2)
    touched = launch.touched()
    assert touched.pop("a0") == 4 * (64 if n > 5 else 64 + 20)
    assert list(touched.values()) == [2 * 4 * in_shared]


def test_map_bytes_of_1_is_256():
    assert map_bytes(1) == 256
