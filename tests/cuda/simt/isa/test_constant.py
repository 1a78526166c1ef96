"""Variables of the module, constant and global: their initial values, their bounds, and their counters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.ground.metrics import Traffic

Launcher = Callable[..., Any]


def test_constant_table_read_by_lane_and_by_all(launch: Launcher) -> None:
    source = """__constant__ float table[5] = {1.5f, -2, 3e-3f, 4};
    __constant__ short small[3] = {-7, 300, 9};
    extern "C" __global__ void k(float* out, int n) {
        out[threadIdx.x] = table[threadIdx.x % 5] * table[n] + small[n];
    }"""
    counts, (out, _) = launch(source, np.zeros(40, np.float32), 1, block=40)
    table = np.float32([1.5, -2, 3e-3, 4, 0])
    assert out.tolist() == [table[i % 5] * np.float32(-2) + np.float32(300) for i in range(40)]
    assert counts.traffic("global", is_store=False) == Traffic()
    assert counts.traffic("const", is_store=False).requests == 6


def test_constant_structure_and_doubles(launch: Launcher) -> None:
    source = """struct Filter { double weight[3]; int size; unsigned char tag[4]; };
    __constant__ Filter filter = {{0.25, 0.5, -0.25}, 3, {1, 2, 250, 4}};
    extern "C" __global__ void k(double* out) {
        double s = 0;
        for (int r = 0; r < filter.size; ++r) s += filter.weight[(r + threadIdx.x) % 3] * filter.tag[(r * threadIdx.x) & 3];
        out[threadIdx.x] = s;
    }"""  # noqa: E501 - CUDA
    _, (out,) = launch(source, np.zeros(9), block=9)
    weight, tag = [0.25, 0.5, -0.25], [1, 2, 250, 4]
    assert out.tolist() == [sum(weight[(r + t) % 3] * tag[r * t & 3] for r in range(3)) for t in range(9)]


def test_global_variables_start_anew_with_each_launch(prepared: Launcher) -> None:
    source = """__device__ int counter = 5; __device__ int seen[64];
    extern "C" __global__ void k(int* out) {
        int place = atomicAdd(&counter, 2);
        seen[place % 64] = threadIdx.x + 1;
        __syncthreads();
        out[threadIdx.x] = seen[threadIdx.x] + 1000 * counter;
    }"""
    ready, (out,) = prepared(source, np.zeros(32, np.int32), block=32)
    for _ in range(2):
        counts = ready.run()
        expected = [0] * 64
        for t in range(32):
            expected[(5 + 2 * t) % 64] = t + 1
        assert out.tolist() == [1000 * 69 + x for x in expected[:32]]
    assert counts.atomics("global") == Traffic(requests=1, active_lanes=32, distinct_bytes=4, sectors=1)
    assert {m.array for m in counts.memory} == {"counter", "seen", "a0"}


def test_addresses_of_other_variables(launch: Launcher) -> None:
    source = """__device__ int numbers[4] = {10, 20, 30, 40};
    __device__ int* second = numbers + 1; __device__ int** way = &second;
    __device__ int* ends[2] = {numbers, numbers + 3};
    extern "C" __global__ void k(int* out) { out[threadIdx.x] = (*way)[threadIdx.x] + *ends[threadIdx.x & 1]; }"""
    _, (out,) = launch(source, np.zeros(3, np.int32), block=3)
    assert out.tolist() == [20 + 10, 30 + 40, 40 + 10]


def test_variable_named_like_an_array_of_the_launch(launch: Launcher) -> None:
    source = """extern "C" { __constant__ int a0[2] = {7, 8}; __global__ void k(int* out) {
        out[threadIdx.x] = a0[threadIdx.x & 1]; } }"""
    _, (out,) = launch(source, np.zeros(4, np.int32), block=4)
    assert out.tolist() == [7, 8, 7, 8]


def test_shared_and_module_variables_beside_each_other(launch: Launcher) -> None:
    source = """__constant__ int step[3] = {1, 10, 100}; __device__ int base = 3;
    extern "C" __global__ void k(int* out) {
        __shared__ int s[32]; int l[4];
        for (int r = 0; r < 4; ++r) l[(r + out[r]) & 3] = step[r % 3] + base;
        s[threadIdx.x] = l[threadIdx.x & 3];
        __syncthreads();
        out[threadIdx.x] = s[31 - threadIdx.x];
    }"""
    _, (out,) = launch(source, np.zeros(32, np.int32), block=32)
    assert out.tolist() == [[4, 13, 103, 4][(31 - i) & 3] for i in range(32)]


@pytest.mark.parametrize(("body", "message"), [
    ("out[threadIdx.x] = table[threadIdx.x];",
     "loads 4 bytes at byte 20 of const variable 'table', which has 20 bytes"),
    ("value[out[0] + 2] = 1;", "stores 4 bytes at byte 8 of global variable 'value', which has 8 bytes"),
])  # fmt: skip
def test_access_outside_a_variable_is_a_fault(launch: Launcher, body: str, message: str) -> None:
    source = f"""__constant__ int table[5] = {{1, 2, 3, 4, 5}}; __device__ int value[2] = {{1, 2}};
    extern "C" __global__ void k(int* out) {{ {body} }}"""
    with pytest.raises(KernelFault) as caught:
        launch(source, np.zeros(32, np.int32), block=32)
    assert message in str(caught.value)
