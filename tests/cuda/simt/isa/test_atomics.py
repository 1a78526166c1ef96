"""Atomic operations act lane by lane, the lowest first, and are counted as atomic operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.ground.metrics import Traffic
from warplens.cuda.simt.counting.counts import distinct_bytes, wavefronts

Launcher = Callable[..., Any]

RNG = np.random.default_rng(11)
TYPES = {"u32": ("unsigned", np.uint32), "s32": ("int", np.int32), "u64": ("unsigned long long", np.uint64),
         "s64": ("long long", np.int64), "b32": ("unsigned", np.uint32), "b64": ("unsigned long long", np.uint64),
         "f32": ("float", np.float32), "f64": ("double", np.float64)}  # fmt: skip

STEPS: dict[str, Callable[..., Any]] = {
    "add": lambda old, b: old + b,
    "min": min,
    "max": max,
    "and": lambda old, b: old & b,
    "or": lambda old, b: old | b,
    "xor": lambda old, b: old ^ b,
    "exch": lambda _, b: b,
    "inc": lambda old, b: old.dtype.type(0) if old >= b else old + old.dtype.type(1),
    "dec": lambda old, b: b if old == 0 or old > b else old - old.dtype.type(1),
    "cas": lambda old, b, c: c if old == b else old,
}
FORMS = [
    *[("add", t) for t in ("u32", "s32", "u64", "f32", "f64")],
    *[(how, t) for how in ("min", "max") for t in ("u32", "s32", "u64", "s64")],
    *[(how, t) for how in ("and", "or", "xor", "exch", "cas") for t in ("b32", "b64")],
    ("inc", "u32"), ("dec", "u32"),
]  # fmt: skip


def operands(type_: str, count: int) -> np.ndarray:
    dtype = TYPES[type_][1]
    if type_[0] == "f":
        return RNG.normal(size=count).astype(dtype)
    values = RNG.integers(0, 6, count).astype(dtype)
    values[::5] = RNG.integers(0, 2**63, len(values[::5])).astype(np.uint64).astype(dtype)
    return values


FORM = """extern "C" __global__ void k(TYPE* m, const int* at, const TYPE* b, const TYPE* c, TYPE* old) {
    __shared__ TYPE s[8];
    int i = threadIdx.x;
    if (i < 8) s[i] = m[i];
    __syncthreads();
    if (i % 7 != 3) {
        size_t p = __cvta_generic_to_SPACE(BASE + at[i]), q = __cvta_generic_to_SPACE(BASE + 7);
        asm volatile("atom.SPACE.FORM %0, [%1], OPERANDS;"
            : "=LETTER"(old[i]) : "l"(p), "LETTER"(b[i]), "LETTER"(c[i]));
        RED
    }
    __syncthreads();
    if (i < 8) m[i] = BASE[i];
}"""
RED = 'asm volatile("red.SPACE.FORM [%0], %1;" :: "l"(q), "LETTER"(b[i]) : "memory");'


@pytest.mark.sample(6)
@pytest.mark.parametrize("space", ["global", "shared"])
@pytest.mark.parametrize(("how", "type_"), FORMS)
def test_every_form_of_atom_and_red(launch: Launcher, how: str, type_: str, space: str) -> None:
    name, dtype = TYPES[type_]
    letter = {"f32": "f", "f64": "d"}.get(type_, "r" if type_.endswith("32") else "l")
    has_red = how not in {"exch", "cas"}
    source = FORM.replace("RED", RED if has_red else "").replace("TYPE", name).replace("FORM", f"{how}.{type_}")
    source = source.replace("OPERANDS", "%2, %3" if how == "cas" else "%2").replace("LETTER", letter)
    source = source.replace("BASE", "s" if space == "shared" else "m").replace("SPACE", space)
    block, step = 70, STEPS[how]
    expected, first, second = operands(type_, 8), operands(type_, block), operands(type_, block)
    at = RNG.integers(0, 6, block).astype(np.int32)
    previous = np.zeros(block, dtype)
    counts, (after, _, _, _, old) = launch(source, expected, at, first, second, previous, block=block)
    for start in range(0, block, 32):
        lanes = [i for i in range(start, min(start + 32, block)) if i % 7 != 3]
        with np.errstate(over="ignore"):
            for i in lanes:
                previous[i] = expected[at[i]]
                expected[at[i]] = step(expected[at[i]], first[i], *([second[i]] if how == "cas" else []))
            for i in lanes if has_red else ():
                expected[7] = step(expected[7], first[i])
    assert np.array_equal(after, expected)
    assert np.array_equal(old, previous)
    assert counts.atomics(space).active_lanes == 60 * (1 + has_red)


def test_float_sums_come_about_in_the_order_of_lanes_and_blocks(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const float* in, float* out) {
        atomicAdd(out, in[blockIdx.x * blockDim.x + threadIdx.x]);
    }"""
    values = (RNG.normal(size=480) * 10.0 ** RNG.integers(-3, 4, 480)).astype(np.float32)
    _, (_, out) = launch(source, values, np.zeros(1, np.float32), block=80, grid=6)
    total = np.float32(0)
    for value in values:
        total += value
    assert out[0] == total


@pytest.mark.parametrize("space", ["global", "shared"])
def test_float_sum_flushes_denormals_in_global_memory_alone(launch: Launcher, space: str) -> None:
    source = """extern "C" __global__ void k(const float* in, float* out) {
        __shared__ float s; s = 0;
        for (int i = 0; i < 3; ++i) atomicAdd(WHERE, in[i]);
        if (WHERE == &s) *out = s;
    }""".replace("WHERE", "out" if space == "global" else "&s")
    values = np.float32([1e-40, 3e-39, -0.0])
    _, (_, out) = launch(source, values, np.zeros(1, np.float32), block=1)
    assert out[0] == (0 if space == "global" else np.float32(1e-40) + np.float32(3e-39))


def test_histogram_in_shared_and_global_memory_and_its_counters(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const unsigned* in, unsigned* out, int n) {
        __shared__ unsigned h[64];
        if (threadIdx.x < 64) h[threadIdx.x] = 0;
        __syncthreads();
        for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&h[in[i] & 63], 1u);
        __syncthreads();
        if (threadIdx.x < 64) atomicAdd(&out[threadIdx.x], h[threadIdx.x]);
    }"""  # noqa: E501 - CUDA
    values = RNG.integers(0, 2**32, 1000, dtype=np.uint32)
    counts, (_, out, _) = launch(source, values, np.zeros(64, np.uint32), 1000, block=96, grid=3)
    assert out.tolist() == np.bincount(values & 63, minlength=64).tolist()
    requests = []
    for block in range(3):
        for start in range(0, 1000, 288):
            for warp in range(3):
                first = start + block * 96 + warp * 32
                lanes = [4 * int(x) for x in values[first : first + 32] & 63]
                if lanes:
                    requests.append((lanes + [0] * (32 - len(lanes)), (1 << len(lanes)) - 1))
    expected = Traffic(
        requests=len(requests),
        active_lanes=1000,
        distinct_bytes=sum(distinct_bytes(a, 4, mask) for a, mask in requests),
        wavefronts=sum(wavefronts(a, 4, mask, is_store=True) for a, mask in requests),
    )
    assert counts.atomics("shared") == expected
    assert counts.atomics("global") == Traffic(requests=6, active_lanes=192, distinct_bytes=768, sectors=24)
    assert counts.traffic("global", is_store=True) == Traffic()
    assert counts.traffic("global", is_store=False).active_lanes == 1000
    assert counts.traffic("shared", is_store=True).requests == 6


def test_sum_of_a_grid_by_warps(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* in, int* out, int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x, v = i < n ? in[i] : 0;
        for (int d = 16; d; d >>= 1) v += __shfl_down_sync(~0u, v, d);
        if ((threadIdx.x & 31) == 0) atomicAdd(out, v);
    }"""
    values = RNG.integers(-1000, 1000, 777, dtype=np.int32)
    counts, (_, out, _) = launch(source, values, np.zeros(1, np.int32), 777, block=128, grid=7)
    assert out[0] == values.sum()
    assert counts.atomics("global") == Traffic(requests=28, active_lanes=28, distinct_bytes=112, sectors=28)


def test_places_in_a_queue_are_handed_out_once(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* in, int* tail, int* queue) {
        int v = in[blockIdx.x * blockDim.x + threadIdx.x];
        if (v > 3) queue[atomicAdd(tail, 1)] = v;
    }"""
    values = RNG.integers(0, 10, 300, dtype=np.int32)
    _, (_, tail, queue) = launch(source, values, np.zeros(1, np.int32), np.zeros(300, np.int32), block=100, grid=3)
    assert tail[0] == (values > 3).sum()
    assert queue[: tail[0]].tolist() == values[values > 3].tolist()


def test_lock_free_maximum_of_floats_by_compare_and_swap(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const float* in, int* out) {
        float v = in[threadIdx.x];
        int old = *(volatile int*)out, seen;
        do { seen = old; old = atomicCAS(out, seen, __float_as_int(fmaxf(v, __int_as_float(seen)))); } while (old != seen);
    }"""  # noqa: E501 - CUDA
    values = RNG.normal(size=64).astype(np.float32)
    _, (_, out) = launch(source, values, np.zeros(1, np.int32), block=64)
    assert out.view(np.float32)[0] == values.max()


OUTSIDE = {
    "atomicAdd(m + threadIdx.x + 1, 1);": "updates 4 bytes at byte 128 of array 'a0', which has 128 bytes",
    "atomicMax((int*)((char*)m + 2), 1);": (
        "updates 4 bytes at byte 2 of array 'a0', misaligned: the address must be a multiple of 4 (and 31 more threads"
    ),
    "__shared__ int s[4]; s[threadIdx.x & 3] = 0; m[0] = atomicAdd(s + m[threadIdx.x] + threadIdx.x, 1);": (
        "updates 4 bytes at byte 16 of shared variable"
    ),
}


@pytest.mark.parametrize(("body", "message"), OUTSIDE.items())
def test_atomic_outside_its_array_is_a_fault(launch: Launcher, body: str, message: str) -> None:
    with pytest.raises(KernelFault) as caught:
        launch(f'extern "C" __global__ void k(int* m) {{ {body} }}', np.zeros(32, np.int32), block=32)
    assert message in str(caught.value)


def test_kernel_with_sums_and_the_size_of_one_number_declares_their_function_once(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const float* one, float* sum) { atomicAdd(sum, fabsf(one[0])); }"""
    _, (_, total) = launch(source, np.full(1, -2, np.float32), np.zeros(1, np.float32), block=32)
    assert total.tolist() == [64.0]
