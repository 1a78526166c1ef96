"""Functions that are called by name, by address or recursively give what the same functions in Python give."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import factorial
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault, UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import flat
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.linking.calls import build_program

Launcher = Callable[..., Any]

KERNEL = 'extern "C" __global__ void k'
THREADS = 64


def ints(count: int = THREADS) -> np.ndarray:
    return np.zeros(count, np.int32)


def run(launch: Launcher, source: str, *arguments: Any) -> list[Any]:
    return list(launch(source.replace("KERNEL", KERNEL), *arguments, block=THREADS)[1])


def test_structures_go_by_value_and_by_address(launch: Launcher) -> None:
    source = """
struct S { int a; double b; char c[5]; };
__device__ __noinline__ S changed(S s, int k) { s.a += k; s.b *= 2; s.c[k & 3] = k; return s; }
__device__ __noinline__ void summed(S* s, int* sum) { for (int i = 0; i < 5; i++) *sum += s->c[i]; s->a = *sum; }
KERNEL(int* o, double* d) {
    S s; s.a = threadIdx.x; s.b = 1.5;
    for (int i = 0; i < 5; i++) s.c[i] = i;
    S t = changed(s, threadIdx.x);
    int sum = t.a;
    summed(&t, &sum);
    o[threadIdx.x] = t.a + sum; d[threadIdx.x] = t.b;
}"""
    o, d = run(launch, source, ints(), np.zeros(THREADS))
    expected = []
    for i in range(THREADS):
        c = [0, 1, 2, 3, 4]
        c[i & 3] = i
        expected.append(2 * (2 * i + sum(c)))
    assert o.tolist() == expected
    assert (d == 3.0).all()


def test_functions_called_in_a_divergent_branch_and_in_a_loop(launch: Launcher) -> None:
    source = """
__device__ __noinline__ int step(int x) { return x & 1 ? 3 * x + 1 : x / 2; }
KERNEL(int* o) {
    int x = threadIdx.x + 1, n = 0;
    while (x != 1) { x = step(x); n++; }
    if (threadIdx.x % 3 == 0) n += 100 * step(threadIdx.x);
    o[threadIdx.x] = n;
}"""

    def collatz(x: int) -> int:
        return 0 if x == 1 else 1 + collatz(3 * x + 1 if x & 1 else x // 2)

    (o,) = run(launch, source, ints())
    step = [(3 * i + 1 if i & 1 else i // 2) if i % 3 == 0 else 0 for i in range(THREADS)]
    assert o.tolist() == [collatz(i + 1) + 100 * step[i] for i in range(THREADS)]


TABLE = """
typedef int (*F)(int, int);
__device__ int add(int a, int b) { return a + b; }
__device__ int mul(int a, int b) { return a * b; }
__device__ int sub(int a, int b) { return a - b; }
__device__ F table[3] = {add, mul, sub};
__constant__ F fixed[2] = {mul, sub};
"""
OPERATIONS = [lambda a, b: a + b, lambda a, b: a * b, lambda a, b: a - b]


def test_functions_chosen_by_each_lane_from_tables(launch: Launcher) -> None:
    source = TABLE + "KERNEL(int* o, int n) { int i = threadIdx.x; o[i] = table[i % 3](i, n) + fixed[i & 1](n, 2); }"
    (o, _) = run(launch, source, ints(), 5)
    assert o.tolist() == [OPERATIONS[i % 3](i, 5) + OPERATIONS[1 + (i & 1)](5, 2) for i in range(THREADS)]


def test_address_of_no_function_is_a_fault(launch: Launcher) -> None:
    source = TABLE + "KERNEL(int* o, int n) {\n    F f = n ? (F)(size_t)64 : table[threadIdx.x % 3];\n"
    source += "    o[threadIdx.x] = f(1, 2);\n}"
    with pytest.raises(KernelFault) as caught:
        run(launch, source, ints(), 1)
    assert str(caught.value).startswith("block=(0,0,0) thread=(0,0,0) k.cu:")
    assert str(caught.value).endswith("no function of this kind begins at the address that is called")


FACTORIAL = """
__device__ __noinline__ int fact(int n) { if (n < 2) return 1; int r = fact(n - 1); asm volatile(""); return n * r; }
KERNEL(int* o) { o[threadIdx.x] = fact(threadIdx.x % 13); }"""


def test_factorial_of_another_depth_in_each_lane(launch: Launcher) -> None:
    (o,) = run(launch, FACTORIAL, ints())
    assert o.tolist() == [factorial(i % 13) for i in range(THREADS)]


def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


def test_lanes_meet_at_a_barrier_behind_two_recursive_calls(launch: Launcher) -> None:
    # On an H200 they only do with a __syncwarp() in front of each barrier (cuda/simt/README.md).
    source = """
__device__ __noinline__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
KERNEL(int* o) {
    __shared__ int s[64];
    s[threadIdx.x] = fib(threadIdx.x % 13); __syncthreads();
    int other = fib(threadIdx.x % 4); __syncthreads();
    o[threadIdx.x] = s[63 - threadIdx.x] + other;
}"""
    (o,) = run(launch, source, ints())
    assert o.tolist() == [fibonacci((63 - i) % 13) + fibonacci(i % 4) for i in range(THREADS)]


def test_mutual_recursion_and_ackermann(launch: Launcher) -> None:
    source = """
__device__ int odd(int);
__device__ __noinline__ int even(int n) { return n == 0 ? 1 : 2 * odd(n - 1); }
__device__ __noinline__ int odd(int n) { return n == 0 ? 0 : even(n - 1) + 3; }
__device__ __noinline__ int ack(int m, int n) {
    if (m == 0) return n + 1;
    if (n == 0) return ack(m - 1, 1);
    return ack(m - 1, ack(m, n - 1));
}
KERNEL(int* o, int* a) { int i = threadIdx.x; o[i] = even(i % 20); a[i] = ack(i % 3, i % 5); }"""

    def even(n: int) -> int:
        return 1 if n == 0 else 2 * odd(n - 1)

    def odd(n: int) -> int:
        return 0 if n == 0 else even(n - 1) + 3

    def ack(m: int, n: int) -> int:
        return n + 1 if m == 0 else ack(m - 1, 1) if n == 0 else ack(m - 1, ack(m, n - 1))

    o, a = run(launch, source, ints(), ints())
    assert o.tolist() == [even(i % 20) for i in range(THREADS)]
    assert a.tolist() == [ack(i % 3, i % 5) for i in range(THREADS)]


def test_quicksort_of_a_segment_in_each_lane(launch: Launcher) -> None:
    source = """
__device__ __noinline__ int sort(int* a, int lo, int hi) {
    int calls = 1;
    while (lo < hi) {
        int p = a[(lo + hi) / 2], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < p) i++;
            while (a[j] > p) j--;
            if (i <= j) { int t = a[i]; a[i++] = a[j]; a[j--] = t; }
        }
        calls += sort(a, lo, j);
        lo = i;
    }
    return calls;
}
KERNEL(int* a, int* o) { o[threadIdx.x] = sort(a + threadIdx.x * 37, 0, (threadIdx.x * 7) % 37); }"""

    def sort(a: list[int], lo: int, hi: int) -> int:
        calls = 1
        while lo < hi:
            p, i, j = a[(lo + hi) // 2], lo, hi
            while i <= j:
                while a[i] < p:
                    i += 1
                while a[j] > p:
                    j -= 1
                if i <= j:
                    a[i], a[j] = a[j], a[i]
                    i, j = i + 1, j - 1
            calls += sort(a, lo, j)
            lo = i
        return calls

    values = np.random.default_rng(1).integers(0, 1000, THREADS * 37).astype(np.int32)
    a, o = run(launch, source, values, ints())
    rows = [[int(x) for x in row] for row in values.reshape(THREADS, 37)]
    assert o.tolist() == [sort(rows[i], 0, i * 7 % 37) for i in range(THREADS)]
    assert a.reshape(THREADS, 37).tolist() == rows


def test_local_variables_of_every_activation_are_its_own(launch: Launcher) -> None:
    source = """
__device__ __noinline__ int deep(int n) {
    if (n == 0) return 0;
    volatile int x[4];
    for (int i = 0; i < 4; i++) x[i] = n * i;
    int below = deep(n - 1);
    return below + x[n & 3];
}
KERNEL(int* o) { o[threadIdx.x] = deep(threadIdx.x % 17); }"""
    (o,) = run(launch, source, ints())
    assert o.tolist() == [sum(n * (n & 3) for n in range(1, i % 17 + 1)) for i in range(THREADS)]


RETURNING = """__device__ __noinline__ unsigned long long f(int d, const long long* o) {
    if (d == 0) {
        asm volatile("st.local.u64 [%0], %1;" :: "l"(o[0]), "l"(o[1]) : "memory");
        return 1;
    }
    unsigned long long a = o[2] * d, r = f(d - 1, o) + a;
    if (o[3] == 77) r += f(d - 2, o) * a;
    return r;
}
KERNEL(const long long* o, unsigned long long* out) { out[threadIdx.x] = f((int)o[4], o); }"""


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("offset", [0, 8, 24, 16376])
@pytest.mark.sample(4)
def test_points_to_return_to_lie_where_no_kernel_can_store(launch: Launcher, offset: int, number: int) -> None:
    with pytest.raises(KernelFault) as caught:
        run(launch, RETURNING, np.array([offset, number, 5, 0, 3]), np.zeros(THREADS, np.uint64))
    message = str(caught.value).split("`: ")[1]
    assert (
        message
        == f"stores 8 bytes at byte {offset} of local memory, which has 0 bytes (and 31 more threads of the warp)"
    )


OVERRUN = """__device__ __noinline__ int f(int d, const int* o) {
    volatile int first[8];
    for (int i = 0; i < 8; ++i) first[i] = d;
    first[o[0]] = 7;
    if (d == 0) return first[1];
    int r = f(d - 1, o);
    first[o[1]] = 9;
    return r + first[2] + first[o[2]];
}
KERNEL(const int* o, int* out) { out[threadIdx.x] = f(2, o); }"""


@pytest.mark.sample(8)
@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize(("index", "byte"), [(8, 32), (9, 36), (-1, -4), (1000, 4000), (1 << 29, 1 << 31)])
def test_overrun_of_an_array_of_a_recursive_function_is_a_fault(
    launch: Launcher, place: int, index: int, byte: int
) -> None:
    indices = np.zeros(3, np.int32)
    indices[place] = index
    with pytest.raises(KernelFault) as caught:
        run(launch, OVERRUN, indices, np.zeros(THREADS, np.int32))
    verb = "loads" if place == 2 else "stores"
    assert str(caught.value).split("`: ")[1] == (
        f"{verb} 4 bytes at byte {byte} of local variable '__local_depot0', which has 32 bytes "
        "(and 31 more threads of the warp)"
    )


HANDED_DOWN = """__device__ __noinline__ int f(int d, const int* o, int* p) {
    volatile int own[8];
    for (int i = 0; i < 8; ++i) own[i] = d;
    if (p) p[o[0]] += 5;
    return d ? f(d - 1, o, (int*)own) + own[7] : own[o[1]];
}
KERNEL(const int* o, int* out) { out[threadIdx.x] = f(3, o, nullptr); }"""


def test_array_handed_down_a_recursion_belongs_to_its_caller(launch: Launcher) -> None:
    _, out = run(launch, HANDED_DOWN, np.array([7, 7], np.int32), np.zeros(THREADS, np.int32))
    assert out.tolist() == [0 + (1 + 5) + (2 + 5) + (3 + 5)] * THREADS


@pytest.mark.parametrize(("index", "byte"), [(8, 96), (11, 108), (23, 156), (-1, 60), (-16, 0)])
@pytest.mark.sample(2)
def test_overrun_of_an_array_handed_down_a_recursion_is_a_fault(launch: Launcher, index: int, byte: int) -> None:
    with pytest.raises(KernelFault) as caught:
        run(launch, HANDED_DOWN, np.array([index, 0], np.int32), np.zeros(THREADS, np.int32))
    assert str(caught.value).split("`: ")[1] == (
        f"loads 4 bytes at byte {byte} of local memory, where no variable of a running function lies "
        "(and 31 more threads of the warp)"
    )


def test_array_of_a_function_that_has_returned_is_a_fault(launch: Launcher) -> None:
    source = """__device__ __noinline__ int* f(int d, int** kept) {
    volatile int own[5];
    for (int i = 0; i < 5; ++i) own[i] = d;
    *kept = (int*)own;
    return d ? f(d - 1, kept) : (int*)own;
}
KERNEL(const int* o, int* out) { int* kept; f(2, &kept); out[threadIdx.x] = kept[o[0]]; }"""
    with pytest.raises(KernelFault, match=r"loads 4 bytes at byte \d+ of local memory, where no variable of a running"):
        run(launch, source, np.zeros(1, np.int32), np.zeros(THREADS, np.int32))


def test_frames_of_functions_called_through_a_copied_one_are_apart(launch: Launcher) -> None:
    source = """__device__ __noinline__ int r(int d, const int* o) {
    volatile int b[4];
    for (int i = 0; i < 4; ++i) b[i] = 100 + d;
    return d ? r(d - 1, o) + b[o[0]] : b[o[0]];
}
__device__ __noinline__ int g(int d, const int* o) { return r(d, o) + 1; }
__device__ __noinline__ int f(int d, const int* o) {
    volatile int c[8];
    for (int i = 0; i < 8; ++i) c[i] = d;
    int y = g(2, o);
    if (d) y += f(d - 1, o);
    return y + c[o[1]] + c[7 - o[1]];
}
KERNEL(const int* o, int* out) { out[threadIdx.x] = f(o[2], o); }"""
    _, out = run(launch, source, np.array([1, 2, 3], np.int32), np.zeros(THREADS, np.int32))
    assert out.tolist() == [4 * (102 + 101 + 100 + 1) + 2 * (3 + 2 + 1 + 0)] * THREADS


def test_recursion_without_end_overflows_the_stack(launch: Launcher) -> None:
    source = """__device__ __noinline__ int deep(int n) { int r = deep(n + 1); asm volatile(""); return r + n; }
KERNEL(int* o) { o[threadIdx.x] = deep(threadIdx.x); }"""
    with pytest.raises(KernelFault) as caught:
        run(launch, source, ints())
    assert "k.cu:1: `call.uni" in str(caught.value)
    assert str(caught.value).endswith("stack overflow: calls go too deep for the 16384 bytes that each thread has")


def test_instructions_of_a_function_count_for_each_call_and_nothing_else_does(prepared: Launcher) -> None:
    source = """__device__ __noinline__ int f(int x) { return x * x + 1; }
KERNEL(int* o) { o[threadIdx.x] = f(threadIdx.x) + f(o[threadIdx.x]); }"""
    ready, (o,) = prepared(source.replace("KERNEL", KERNEL), np.arange(32, dtype=np.int32), block=32)
    counts = ready.run()
    bodies = [item.body for item in ready.request.module.items if isinstance(item, tree.Function) and item.body]
    f, k = (sum(isinstance(s, tree.Instruction) for s in flat(body)) for body in bodies)
    assert counts.warp_instructions == k + 2 * f
    assert counts.thread_instructions == 32 * (k + 2 * f)
    assert sum(counts.unit_warp_instructions.values()) == k + 2 * f
    assert o.tolist() == [2 * (i * i + 1) for i in range(32)]


SWITCH = """
.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p0)
{
.reg .b32 %r<6>; .reg .b64 %rd<4>;
ld.param.u64 %rd1, [p0];
mov.u32 %r1, %tid.x;
and.b32 %r2, %r1, 3;
table: .branchtargets L0, L1, L2, L1;
brx.idx %r2, table;
L0: mov.u32 %r3, 10; bra END;
L1: mov.u32 %r3, 11; bra END;
L2: mov.u32 %r3, 12;
END:
mul.wide.u32 %rd2, %r1, 4;
add.s64 %rd3, %rd1, %rd2;
st.global.u32 [%rd3], %r3;
ret;
}
"""


def _launch_ptx(ptx: str, array: np.ndarray) -> Any:
    request = LaunchRequest(
        module=parse_module(ptx), symbol="k", file_name="k.ptx", block=(32, 1, 1), grid=(1, 1, 1), parameters=bytes(8),
        pointers={0: "a"}, arrays={"a": array}, limit=10**6,
    )  # fmt: skip
    return Launch(request).run()


def test_table_of_branches_sends_each_lane_its_way() -> None:
    array = ints(32)
    counts = _launch_ptx(SWITCH, array)
    assert array.tolist() == [(10, 11, 12, 11)[i & 3] for i in range(32)]
    # 4 before, 2 in each of L0 and L1 and 1 in L2, 4 after; the comparisons of the table are not counted
    assert counts.warp_instructions == 4 + 2 + 2 + 1 + 4


@pytest.mark.parametrize(("shown", "index"), [("4", "add.u32 %r2, %r2, 1;"), ("4294967295", "sub.u32 %r2, %r2, 1;")])
def test_index_outside_a_table_of_branches_is_a_fault(shown: str, index: str) -> None:
    with pytest.raises(KernelFault) as caught:
        _launch_ptx(SWITCH.replace("table:", f"{index} table:"), ints(32))
    lane = 3 if shown == "4" else 0
    assert str(caught.value) == (
        f"block=(0,0,0) thread=({lane},0,0) k.ptx: `brx.idx %r2, table`: its table of branches has 4 targets, "
        f"numbered from 0, and none of number {shown}"
    )


def test_function_without_a_body_is_named() -> None:
    call = ".extern .func other; .visible .entry k() { call other; ret; }"
    module = parse_module(".version 8.8\n.target sm_90\n.address_size 64\n" + call)
    program = build_program(module, "k", "k.ptx")
    request = LaunchRequest(
        module=module, symbol="k", file_name="k.ptx", block=(1, 1, 1), grid=(1, 1, 1), parameters=b"", pointers={},
        arrays={}, limit=100,
    )  # fmt: skip
    assert len(program.blocks) == 2
    with pytest.raises(UnsupportedError, match="does not execute `call other` \\(other has no body here\\)"):
        Launch(request)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("mov.u64 %rd1, child;", "(a launch in device code: launch its kernel from the host)"),
        ("call __cudaCDP2Free;", "(CUDA's runtime in device code: call cudaFree from the host)"),
    ],
)
def test_runtime_in_device_code_is_named(body: str, why: str) -> None:
    functions = ".extern .func __cudaCDP2Free; .visible .entry child() { ret; } "
    kernel = f"{functions}.visible .entry k() {{ .reg .b64 %rd<2>; {body} ret; }}"
    module = parse_module(".version 8.8\n.target sm_90\n.address_size 64\n" + kernel)
    request = LaunchRequest(
        module=module, symbol="k", file_name="k.ptx", block=(1, 1, 1), grid=(1, 1, 1), parameters=b"", pointers={},
        arrays={}, limit=100,
    )  # fmt: skip
    with pytest.raises(UnsupportedError, match=re.escape(why)):
        Launch(request)


def test_values_of_every_type_survive_a_recursive_call(launch: Launcher) -> None:
    source = """#include <cuda_fp16.h>
__device__ __noinline__ double f(int n, float a, double b, bool p, __half h) {
    if (n == 0) return b;
    double r = f(n - 1, a * 0.5f, b + 1.0, !p, h);
    return p ? r + a : r + (float)h;
}
KERNEL(double* o) { o[threadIdx.x] = f(threadIdx.x % 7, 8.0f, 0.25, threadIdx.x & 1, __float2half(0.5f)); }"""

    def f(n: int, a: float, b: float, *, p: bool) -> float:
        return b if n == 0 else f(n - 1, a / 2, b + 1, p=not p) + (a if p else 0.5)

    (o,) = run(launch, source, np.zeros(THREADS))
    assert o.tolist() == [f(i % 7, 8.0, 0.25, p=bool(i & 1)) for i in range(THREADS)]


@pytest.mark.long
def test_backtracking_with_calls_inside_a_loop_and_barriers_behind(launch: Launcher) -> None:
    source = """
__device__ __noinline__ int queens(int n, int row, unsigned c, unsigned d, unsigned e) {
    if (row == n) return 1;
    int r = 0;
    for (int i = 0; i < n; i++) {
        unsigned b = 1u << i;
        if (!((c | d | e) & b)) r += queens(n, row + 1, c | b, (d | b) << 1, (e | b) >> 1);
    }
    return r;
}
KERNEL(int* o) {
    __shared__ int s[64];
    s[threadIdx.x] = queens(threadIdx.x % 7, 0, 0, 0, 0); __syncthreads();
    int more = queens(3 + threadIdx.x % 3, 0, 0, 0, 0); __syncthreads();
    o[threadIdx.x] = 100 * s[63 - threadIdx.x] + more;
}"""
    solutions = [1, 1, 0, 0, 2, 10, 4]
    (o,) = run(launch, source, ints())
    assert o.tolist() == [100 * solutions[(63 - i) % 7] + solutions[3 + i % 3] for i in range(THREADS)]


def test_threads_that_end_inside_a_function_and_others_that_meet_in_its_barrier(launch: Launcher) -> None:
    source = """
__device__ __noinline__ int turned(int x) {
    __shared__ int s[64];
    s[threadIdx.x] = x; __syncthreads();
    int r = s[63 - threadIdx.x]; __syncthreads();
    return r;
}
__device__ __noinline__ void step(int* o, int n) {
    if (n == 3) { o[threadIdx.x] = -1; asm volatile("exit;"); }
    o[threadIdx.x] += n;
}
KERNEL(int* o) {
    int i = threadIdx.x, a = turned(i), b = turned(2 * i);
    for (int n = 0; n < (i & 7); n++) step(o, n);
    o[i] += a + 100 * b;
}"""
    (o,) = run(launch, source, ints())
    assert o.tolist() == [-1 if (i & 7) > 3 else sum(range(i & 7)) + 201 * (63 - i) for i in range(THREADS)]


@pytest.mark.parametrize(
    ("expression", "function"),
    [("pow(a, b)", np.power), ("tan(a * 1e5)", lambda a, _: np.tan(a * 1e5))],
)
def test_functions_of_double_that_are_calls_in_the_ptx(
    launch: Launcher, expression: str, function: Callable[..., Any]
) -> None:
    a, b = np.linspace(0.1, 9.7, THREADS), np.linspace(-3.3, 4.4, THREADS)
    source = f"KERNEL(const double* x, const double* y, double* o) {{ int i = threadIdx.x; double a = x[i], b = y[i];\n    o[i] = {expression}; }}"  # noqa: E501
    *_, o = run(launch, source, a, b, np.zeros(THREADS))
    assert o == pytest.approx(function(a, b), rel=1e-15, abs=0)
