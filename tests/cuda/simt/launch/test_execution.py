"""Kernels with awkward control flow, shapes and types give what the same C++ gives, computed with NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

Launcher = Callable[..., Any]

RNG = np.random.default_rng(20251)


def test_sides_of_a_branch_with_different_lengths(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* in, int* out, int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i >= n) return;
        int v = in[i], lane = threadIdx.x & 31;
        if (lane % 4 == 0) { for (int r = 0; r < lane; ++r) v = v * 3 + r; }
        else if (lane % 4 == 1) { v = -v; }
        else { for (int r = 0; r < 8; ++r) v += r * v; }
        out[i] = v;
    }"""
    n = 1000
    values = RNG.integers(0, 100, n, dtype=np.int32)
    counts, (_, out, _) = launch(source, values, np.zeros(n, np.int32), n, block=96, grid=11)

    def expected(i: int) -> int:
        v, lane = int(values[i]), i % 96 % 32
        if lane % 4 == 0:
            for r in range(lane):
                v = v * 3 + r
        elif lane % 4 == 1:
            v = -v
        else:
            for r in range(8):
                v += r * v
        return (v + 2**31) % 2**32 - 2**31

    assert out.tolist() == [expected(i) for i in range(n)]
    assert counts.thread_instructions < 32 * counts.warp_instructions


def test_loops_left_at_different_rounds_with_break_and_continue(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* in, int* out, int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x, s = 0, last = -1;
        for (int r = 0; r < n; ++r) {
            int v = in[(i + r) % n];
            last = r;
            if (v == 0) continue;
            if (v == 7) break;
            for (int j = 0; j < v; ++j) {
                if (((i + j) & 3) == 3) continue;
                s += j * r;
                if (s > 1000) break;
            }
            s ^= v;
        }
        out[i] = s * 1000 + last;
    }"""
    n = 64
    values = RNG.integers(0, 9, n, dtype=np.int32)
    _, (_, out, _) = launch(source, values, np.zeros(256, np.int32), n, block=64, grid=4)

    def expected(i: int) -> int:
        s, last = 0, -1
        for r in range(n):
            v = int(values[(i + r) % n])
            last = r
            if v == 0:
                continue
            if v == 7:
                break
            for j in range(v):
                if ((i + j) & 3) == 3:
                    continue
                s += j * r
                if s > 1000:
                    break
            s ^= v
        return s * 1000 + last

    assert out.tolist() == [expected(i) for i in range(256)]


def test_value_kept_by_waiting_lanes_while_others_write_the_same_register(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out, int n) {
        int v = n;
        if (threadIdx.x & 1) { v = n + 1; out[threadIdx.x + 32] = v; }
        else { out[threadIdx.x + 32] = v * 10; }
        out[threadIdx.x] = v;
    }"""
    _, (out, _) = launch(source, np.zeros(64, np.int32), 5, block=32)
    assert out[:32].tolist() == [5, 6] * 16
    assert out[32:].tolist() == [50, 6] * 16


def test_barrier_inside_a_loop_keeps_registers(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const float* in, float* out) {
        __shared__ float s[256];
        int t = threadIdx.x;
        s[t] = in[blockIdx.x * 256 + t];
        __syncthreads();
        for (int d = 128; d > 0; d >>= 1) {
            if (t < d) s[t] += s[t + d];
            __syncthreads();
        }
        if (t == 0) out[blockIdx.x] = s[0];
    }"""
    values = RNG.integers(0, 4, 1024).astype(np.float32)
    _, (_, out) = launch(source, values, np.zeros(4, np.float32), block=256, grid=4)
    assert out.tolist() == values.reshape(4, 256).sum(1).tolist()


@pytest.mark.parametrize(
    "block",
    [(1,), (3, 5, 2), (32, 1, 4), (8, 8, 3), (64, 2), (16, 3, 7), (7,), (2, 33), (4, 4, 4), (5, 64, 2), (48, 2, 2)],
)
def test_thread_and_block_indices_of_any_shape(launch: Launcher, block: tuple[int, ...]) -> None:
    source = """extern "C" __global__ void k(int* out) {
        int t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
        int b = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
        out[b * blockDim.x * blockDim.y * blockDim.z + t] =
            threadIdx.x + 100 * threadIdx.y + 10000 * threadIdx.z + 1000000 * b;
    }"""
    x, y, z = (*block, 1, 1)[:3]
    _, (out,) = launch(source, np.zeros(12 * x * y * z, np.int32), block=block, grid=(3, 2, 2))
    expected = [
        i + 100 * j + 10000 * k + 1000000 * b for b in range(12) for k in range(z) for j in range(y) for i in range(x)
    ]
    assert out.tolist() == expected


def test_index_that_wraps_starts_over_and_gives_the_right_result(prepared: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out, int n) {
        int i = threadIdx.x;
        out[i] += 1;
        long long wide = (long long)(i + n);
        out[i] += (int)(wide >> 31);
    }"""
    ready, (out, _) = prepared(source, np.zeros(32, np.int32), 2**31 - 8, block=32)
    ready.run()
    assert out.tolist() == [1] * 8 + [0] * 24


def test_local_array_is_private_to_each_thread(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* in, int* out, int n) {
        int a[16];
        for (int r = 0; r < 16; ++r) a[r] = in[(threadIdx.x * 16 + r) % n];
        int s = 0;
        for (int r = 0; r < 16; ++r) s = s * 3 + a[(in[r] + threadIdx.x) & 15];
        out[threadIdx.x] = s;
    }"""
    values = RNG.integers(0, 100, 64, dtype=np.int32)
    counts, (_, out, _) = launch(source, values, np.zeros(64, np.int32), 64, block=64)

    def expected(t: int) -> int:
        s = 0
        for r in range(16):
            s = s * 3 + int(values[(t * 16 + (int(values[r]) + t) % 16) % 64])
        return (s + 2**31) % 2**32 - 2**31

    assert out.tolist() == [expected(t) for t in range(64)]
    assert counts.traffic("local", is_store=False).requests > 0


def test_vector_loads_and_stores(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const float4* in, float4* out, int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) { float4 v = in[i]; v.x += 1; v.w *= 2; out[i] = v; }
    }"""
    values = RNG.random(4000, dtype=np.float32)
    counts, (_, out, _) = launch(source, values, np.zeros(4000, np.float32), 1000, block=96, grid=11)
    expected = values.reshape(-1, 4) + np.float32([1, 0, 0, 0])
    expected[:, 3] = values.reshape(-1, 4)[:, 3] * 2
    assert np.array_equal(out.reshape(-1, 4), expected)
    assert counts.traffic("global", is_store=False).distinct_bytes == 16000
    assert counts.traffic("global", is_store=False).sectors == 500


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"])
def test_integers_of_every_width_are_loaded_and_stored(launch: Launcher, dtype: str) -> None:
    names = {"int8": "signed char", "uint8": "unsigned char", "int16": "short", "uint16": "unsigned short",
             "int32": "int", "uint32": "unsigned", "int64": "long long", "uint64": "unsigned long long"}  # fmt: skip
    source = f"""extern "C" __global__ void k(const {names[dtype]}* in, {names[dtype]}* out, long long* wide, int n) {{
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) {{ out[i] = in[i] * 3 - 7; wide[i] = in[i]; }}
    }}"""
    info = np.iinfo(dtype)
    values = RNG.integers(info.min, info.max, 100, dtype=dtype, endpoint=True)
    values[:3] = info.min, info.max, 0
    _, (_, out, wide, _) = launch(source, values, np.zeros_like(values), np.zeros(100, np.int64), 100, block=64, grid=2)
    with np.errstate(over="ignore"):
        assert np.array_equal(out, (values * np.array(3, dtype) - np.array(7).astype(dtype)).astype(dtype))
    assert np.array_equal(wide, values.astype(np.int64))


def test_struct_parameter_and_dynamic_shared_memory(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const double* in, double* out, int n) {
        extern __shared__ double s[];
        s[threadIdx.x] = in[threadIdx.x];
        __syncthreads();
        out[threadIdx.x] = s[n - 1 - threadIdx.x];
    }"""
    values = RNG.random(64)
    _, (_, out, _) = launch(source, values, np.zeros(64), 64, block=64, dynamic=512)
    assert np.array_equal(out, values[::-1])


UNARY = {
    "__float2int_rn(x)": lambda x: np.rint(x).astype(np.int32),
    "(int)x": lambda x: np.trunc(x).astype(np.int32),
    "__float2int_ru(x)": lambda x: np.ceil(x).astype(np.int32),
    "(int)floorf(x)": lambda x: np.floor(x).astype(np.int32),
}


@pytest.mark.parametrize("expression", UNARY)
def test_float_to_integer_rounds_by_its_mode(launch: Launcher, expression: str) -> None:
    source = f"""extern "C" __global__ void k(const float* in, int* out) {{
        float x = in[threadIdx.x]; out[threadIdx.x] = {expression}; }}"""
    values = np.float32([0, -0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 1e6, -1e6, 0.49999997, 3.7, -3.7, 1, -1, 7.25])
    _, (_, out) = launch(source, values, np.zeros(16, np.int32), block=16)
    assert out.tolist() == UNARY[expression](values).tolist()


def test_float_to_integer_saturates_and_nan_is_zero(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const float* in, int* out) { out[threadIdx.x] = (int)in[threadIdx.x]; }"""
    values = np.float32([3e9, -3e9, np.inf, -np.inf, np.nan])
    _, (_, out) = launch(source, values, np.zeros(5, np.int32), block=5)
    assert out.tolist() == [2**31 - 1, -(2**31), 2**31 - 1, -(2**31), 0]


INTEGER = {
    "a / b": lambda a, b: np.trunc(a.astype(np.float64) / b).astype(np.int64),
    "a % b": lambda a, b: np.fmod(a.astype(np.int64), b),
    "a >> (b & 31)": lambda a, b: a >> (b & 31),
    "(int)((unsigned)a >> (b & 31))": lambda a, b: (a.astype(np.uint32) >> (b & 31).astype(np.uint32)).astype(np.int32),
    "a << (b & 31)": lambda a, b: (a.astype(np.int64) << (b & 31)).astype(np.int32),
    "a ^ b | ~a & b": lambda a, b: a ^ b | ~a & b,
    "min(a, b) - max(a, b)": lambda a, b: (np.minimum(a, b).astype(np.int64) - np.maximum(a, b)).astype(np.int32),
    "abs(a)": lambda a, _b: np.abs(a),
    "__mulhi(a, b)": lambda a, b: (a.astype(np.int64) * b >> 32).astype(np.int32),
    "(int)__umulhi(a, b)": lambda a, b: (
        (a.astype(np.uint32).astype(np.uint64) * b.astype(np.uint32) >> np.uint64(32))
        .astype(np.uint32)
        .astype(np.int32)
    ),
    "__popc(a)": lambda a, _b: np.bitwise_count(a.astype(np.uint32)).astype(np.int32),
    "__clz(a)": lambda a, _b: np.array([32 - int(x).bit_length() for x in a.astype(np.uint32)], np.int32),
    "(int)__brev(a)": lambda a, _b: np.array(
        [int(f"{int(x):032b}"[::-1], 2) for x in a.astype(np.uint32)], np.uint32
    ).astype(np.int32),
    "a > b ? a * 3 : b - 1": lambda a, b: np.where(a > b, a.astype(np.int64) * 3, b.astype(np.int64) - 1).astype(
        np.int32
    ),
    "(int)((unsigned)a < (unsigned)b)": lambda a, b: (a.astype(np.uint32) < b.astype(np.uint32)).astype(np.int32),
    "(int)(((long long)a * b) >> 16)": lambda a, b: (a.astype(np.int64) * b >> 16).astype(np.int32),
}


@pytest.mark.parametrize("expression", INTEGER)
def test_integer_expression_equals_numpy(launch: Launcher, expression: str) -> None:
    source = f"""extern "C" __global__ void k(const int* in, const int* by, int* out) {{
        int i = blockIdx.x * blockDim.x + threadIdx.x, a = in[i], b = by[i]; out[i] = {expression}; }}"""
    a = RNG.integers(-(2**31), 2**31, 128, dtype=np.int32, endpoint=False)
    b = RNG.integers(-(2**31), 2**31, 128, dtype=np.int32, endpoint=False)
    a[:8] = 0, 1, -1, 2**31 - 1, -(2**31) + 1, 5, -5, 100
    b[:8] = 1, -1, 3, 2, 7, -3, 3, 31
    b[b == 0] = 1
    _, (*_, out) = launch(source, a, b, np.zeros(128, np.int32), block=64, grid=2)
    assert out.tolist() == [int(v) for v in INTEGER[expression](a, b)]


@pytest.mark.parametrize(
    ("expression", "function", "tolerance"),
    [
        ("a + b", lambda a, b: a + b, 0),
        ("a - b", lambda a, b: a - b, 0),
        ("a * b", lambda a, b: a * b, 0),
        ("a / b", lambda a, b: a / b, 0),
        ("sqrtf(a)", lambda a, _b: np.sqrt(a), 0),
        ("fminf(a, b)", np.fmin, 0),
        ("fmaxf(a, b)", np.fmax, 0),
        ("fabsf(-a)", lambda a, _b: np.abs(a), 0),
        ("rsqrtf(a)", lambda a, _b: 1 / np.sqrt(a.astype(np.float64)), 2e-7),
        ("__expf(b)", lambda _a, b: np.exp(b.astype(np.float64)), 1e-6),
        ("__logf(a)", lambda a, _b: np.log(a.astype(np.float64)), 2e-6),
        ("__sinf(b)", lambda _a, b: np.sin(b.astype(np.float64)), 1e-6),
        ("__cosf(b)", lambda _a, b: np.cos(b.astype(np.float64)), 1e-6),
    ],
)
def test_float_expression_equals_numpy(
    launch: Launcher, expression: str, function: Callable[..., Any], tolerance: float
) -> None:
    source = f"""extern "C" __global__ void k(const float* in, const float* by, float* out) {{
        int i = threadIdx.x; float a = in[i], b = by[i]; out[i] = {expression}; }}"""
    a = RNG.random(64, dtype=np.float32) * 4 + np.float32(0.1)
    b = RNG.random(64, dtype=np.float32) * 2 - 1
    _, (*_, out) = launch(source, a, b, np.zeros(64, np.float32), block=64)
    assert out == pytest.approx(function(a, b), rel=tolerance, abs=tolerance)


def test_leading_zeros_beside_a_store_to_one_address(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* in, int* out) {
        out[0] = in[threadIdx.x];
        out[1] = __clz(in[3]);
    }"""
    values = np.arange(100, 132, dtype=np.int32)
    _, (_, out) = launch(source, values, np.zeros(2, np.int32), block=32)
    assert out.tolist() == [131, 25]


def test_lanes_that_leave_an_inner_loop_for_an_endless_outer_one_keep_their_values(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* start, int* out) {
    int n = start[threadIdx.x], x = 0, total = 0;
    for (;;) {
        for (;;) {
            if (n <= 0) { out[threadIdx.x] = total; return; }
            n -= 3; x = 5 * n;
            asm volatile("" : "+r"(x));
            if (n % 4 == 1) break;
        }
        total += x + 1;
        asm volatile("" : "+r"(total));
    }
}"""
    start = RNG.integers(0, 60, 64).astype(np.int32)
    _, (_, out) = launch(source, start, np.zeros(64, np.int32), block=64)

    def expected(n: int) -> int:
        total = 0
        while n > 0:
            n -= 3
            total += 5 * n + 1 if n % 4 == 1 else 0
        return total

    assert out.tolist() == [expected(int(n)) for n in start]
