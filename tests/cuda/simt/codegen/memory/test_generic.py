"""Generic addresses: each lane's access goes to the space that its pointer points to, checked and counted there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault

Launcher = Callable[..., Any]

KERNEL = 'extern "C" __global__ void k'


def ints(count: int = 32) -> np.ndarray:
    return np.zeros(count, np.int32)


CHOSEN = (
    KERNEL
    + """(int* o, int n) {
    __shared__ int s[32];
    int l[4], i = threadIdx.x;
    for (int j = 0; j < 4; j++) l[j] = j * n;
    s[i] = 100 * i;
    __syncthreads();
    int* p = i % 3 == 0 ? s + (i + 1) % 32 : i % 3 == 1 ? o + i : l + (n & 3);
    *p += 5;
    if (i % 3 != 2) atomicAdd(p, 3);
    o[i + 32] = *p;
}"""
)


def test_pointers_that_lanes_choose_between_three_spaces(launch: Launcher) -> None:
    counts, (o, _) = launch(CHOSEN, np.arange(64, dtype=np.int32), 7, block=32)
    expected = [(100 * ((i + 1) % 32) + 8, i + 8, 21 + 5)[i % 3] for i in range(32)]
    assert o[32:].tolist() == expected
    assert o[:32].tolist() == [i + 8 if i % 3 == 1 else i for i in range(32)]
    lanes = {s: [m.active_lanes for m in counts.memory if m.text.startswith("ld.u32") and m.space == s]
             for s in ("shared", "local", "global")}  # fmt: skip
    assert lanes["shared"][0] == 11
    assert lanes["global"][0] == 11
    assert lanes["local"][0] == 10
    assert {m.space: m.active_lanes for m in counts.memory if m.is_atomic} == {"shared": 11, "global": 11}


def test_address_of_the_first_shared_variable_is_not_null(launch: Launcher) -> None:
    source = "__device__ __noinline__ int tested(const int* p) { return p ? *p : -1; }\n" + KERNEL
    source += """(int* o) { __shared__ int s[32]; s[threadIdx.x] = threadIdx.x; __syncwarp();
        o[threadIdx.x] = tested(threadIdx.x & 1 ? s : nullptr); }"""
    _, (o,) = launch(source, ints(), block=32)
    assert o.tolist() == [0 if i & 1 else -1 for i in range(32)]


def test_pointers_that_were_stored_in_memory(launch: Launcher) -> None:
    source = (
        KERNEL
        + """(const int* in, int* o) {
    __shared__ const int* where[32];
    __shared__ int s[32];
    int i = threadIdx.x;
    s[i] = 1000 + i;
    where[i] = i % 2 ? &s[31 - i] : &in[2 * i];
    __syncthreads();
    o[i] = *where[(i + 7) % 32];
}"""
    )
    values = np.arange(64, dtype=np.int32) * 3
    _, (_, o) = launch(source, values, ints(), block=32)
    chosen = [(i + 7) % 32 for i in range(32)]
    assert o.tolist() == [1000 + 31 - j if j % 2 else 6 * j for j in chosen]


def test_space_of_an_address_is_recognised(launch: Launcher) -> None:
    source = """__device__ __noinline__ int spaces_of(const void* p, const void* q, size_t start) {
    const void* r = threadIdx.x & 4 ? p : q;
    return __isGlobal(r) + 2 * __isShared(r) + 4 * __isLocal(r) + 8 * (__cvta_generic_to_shared(r) == start + 4); }
""" + KERNEL + """(int* o) {
    __shared__ int s[8];
    int l[2] = {1, (int)threadIdx.x};
    if (threadIdx.x == 99) s[1] = l[threadIdx.x & 1];
    o[threadIdx.x] = spaces_of(threadIdx.x & 1 ? (void*)&s[1] : (void*)o, threadIdx.x & 2 ? (void*)l : (void*)o,
        __cvta_generic_to_shared(s));
}"""  # fmt: skip
    _, (o,) = launch(source, ints(), block=32)
    assert o.tolist() == [(10 if i & 1 else 1) if i & 4 else 4 if i & 2 else 1 for i in range(32)]


BROKEN = """__device__ __noinline__ int* moved(int* a, int* b, int* c, int n) {
    return (threadIdx.x % 3 == 0 ? a : threadIdx.x % 3 == 1 ? b : c) + n; }
""" + KERNEL + """(int* o, int a, int b, int c) {
    __shared__ int s[16];
    int l[4] = {a, b, c, 0};
    if (threadIdx.x < 16) s[threadIdx.x] = 1;
    __syncwarp();
    int n = threadIdx.x % 3 == 0 ? a : threadIdx.x % 3 == 1 ? b : c;
    int* p = moved(s, o, l, n);
    *p = 1;
    o[0] = s[0] + l[b & 3];
}"""  # fmt: skip


@pytest.mark.parametrize(
    ("places", "sentence"),
    [
        ((16, 0, 0), "thread=(0,0,0): stores 4 bytes at byte 64 of shared memory, which has 64 bytes (and 10 more"),
        ((0, 32, 0), "thread=(1,0,0): stores 4 bytes at byte 128 of 'a0' (128 bytes), which lies in no array"),
        ((0, 0, 4), "thread=(2,0,0): stores 4 bytes at byte 16 of local memory, which has 16 bytes (and 9 more"),
    ],
)
def test_generic_store_past_the_end_is_found_in_its_space(
    launch: Launcher, places: tuple[int, int, int], sentence: str
) -> None:
    with pytest.raises(KernelFault) as caught:
        launch(BROKEN, ints(), *places, block=32)
    thread, message = sentence.split(":")
    assert f"block=(0,0,0) {thread} k.cu:10: `st.u32 [%rd" in str(caught.value)
    assert message in str(caught.value)


def test_atomic_operation_on_local_memory_is_a_fault(launch: Launcher) -> None:
    source = """__device__ __noinline__ void add(int* p) { atomicAdd(p, 1); }
""" + KERNEL + "(int* o) { int l[2] = {0, 1}; add(threadIdx.x == 5 ? &l[o[0]] : o); o[1] = l[1]; }"  # fmt: skip
    with pytest.raises(KernelFault) as caught:
        launch(source, ints(), block=32)
    assert "thread=(5,0,0) k.cu:1: `atom.add.u32" in str(caught.value)
    assert str(caught.value).endswith("an atomic operation on local memory, which no GPU can do")


def test_virtual_functions(launch: Launcher) -> None:
    source = """
struct A { __device__ virtual int f(int x) const { return x; } };
struct B : A { int y; __device__ B(int y) : y(y) {} __device__ int f(int x) const override { return x * y; } };
struct C : A { __device__ int f(int x) const override { return x - 3; } };
__device__ __noinline__ int called(const A* a, int x) { return a->f(x); }
""" + KERNEL + """(int* o) {
    A a; B b(threadIdx.x); C c;
    const A* p = threadIdx.x % 3 == 0 ? &a : threadIdx.x % 3 == 1 ? (const A*)&b : (const A*)&c;
    o[threadIdx.x] = called(p, threadIdx.x);
}"""  # fmt: skip
    _, (o,) = launch(source, ints(64), block=64)
    assert o.tolist() == [(i, i * i, i - 3)[i % 3] for i in range(64)]
