"""Lanes exchange what PTX says they exchange: shuffles, votes, matches and reductions against plain Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warplens.cuda.ground.errors import KernelFault, UnsupportedError

Launcher = Callable[..., Any]

RNG = np.random.default_rng(5)
FULL = 0xFFFFFFFF


def shuffled(mode: str, values: list[int], b: int, c: int, lane: int) -> tuple[int | None, bool]:
    """PTX ISA 9.7.9.6, line by line; None where the source lane does not exist."""
    bval, cval, segmask = b & 31, c & 31, c >> 8 & 31
    last = (lane & segmask) | (cval & ~segmask & 31)
    first = lane & segmask
    if mode == "up":
        j = lane - bval
        p = j >= last
    elif mode == "down":
        j = lane + bval
        p = j <= last
    elif mode == "bfly":
        j = lane ^ bval
        p = j <= last
    else:
        j = first | (bval & ~segmask & 31)
        p = j <= last
    if not p:
        j = lane
    return (values[j] if j < len(values) else None), p


SHUFFLE = """extern "C" __global__ void k(const int* in, const int* b, const int* c, int* out, int* good) {
    int i = threadIdx.x, r, p;
    asm volatile("{ .reg .pred q; shfl.sync.MODE.b32 %0|q, %2, %3, %4, -1; selp.s32 %1, 1, 0, q; }"
        : "=r"(r), "=r"(p) : "r"(in[i]), "r"(b[B]), "r"(c[C]));
    out[i] = r; good[i] = p;
}"""


@cache
def _shuffle(prepared: Launcher, mode: str, varying: bool, block: int) -> Any:
    source = SHUFFLE.replace("MODE", mode).replace("[B]", "[i]" if varying else "[0]")
    source = source.replace("[C]", "[i]" if varying else "[0]")
    arrays = [np.zeros(block, np.int32) for _ in range(5)]
    return prepared(source, *arrays, block=block)


@pytest.mark.parametrize("block", [32, 75])
@pytest.mark.parametrize("varying", [True, False])
@pytest.mark.parametrize("mode", ["idx", "up", "down", "bfly"])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), width=st.sampled_from([32, 16, 8, 4, 2, 1]))
@pytest.mark.sample(2)
def test_shuffle_of_run_time_operands(
    prepared: Launcher, mode: str, *, varying: bool, block: int, seed: int, width: int
) -> None:
    ready, (values, b, c, out, good) = _shuffle(prepared, mode, varying, block)
    rng = np.random.default_rng(seed)
    values[:] = rng.integers(-(2**31), 2**31, block)
    b[:] = rng.integers(0, 64, block)
    c[:] = (32 - width) << 8 | (0 if mode == "up" else 31)
    ready.run()
    for i in range(block):
        start, at = i // 32 * 32, i if varying else 0
        expected, p = shuffled(mode, values[start : start + 32].tolist(), int(b[at]), int(c[at]), i % 32)
        assert good[i] == p
        assert out[i] == (0 if expected is None else expected)


@pytest.mark.parametrize("expression", [
    "__shfl_sync(~0u, v, 3)", "__shfl_sync(~0u, v, 3, 8)", "__shfl_up_sync(~0u, v, 5)", "__shfl_up_sync(~0u, v, 2, 4)",
    "__shfl_down_sync(~0u, v, 7)", "__shfl_down_sync(~0u, v, 1, 2)", "__shfl_xor_sync(~0u, v, 16)",
    "__shfl_xor_sync(~0u, v, 3, 8)", "__shfl_sync(~0u, v, threadIdx.x + 1)", "__shfl_sync(~0u, v, n)",
    "__shfl_sync(~0u, threadIdx.x, n)", "__shfl_xor_sync(~0u, threadIdx.x, n)", "__shfl_down_sync(~0u, n, 1)",
])  # fmt: skip
def test_shuffle_intrinsics(launch: Launcher, expression: str) -> None:
    source = f"""extern "C" __global__ void k(const int* in, int* out, int n) {{
        int v = in[threadIdx.x]; out[threadIdx.x] = {expression}; }}"""
    values = RNG.integers(0, 1000, 64, dtype=np.int32)
    _, (_, out, _) = launch(source, values, np.zeros(64, np.int32), 9, block=64)
    name, rest = expression.split("(", 1)
    _, what, *more = (x.strip() for x in rest[:-1].split(","))
    mode = {"__shfl_sync": "idx", "__shfl_up_sync": "up", "__shfl_down_sync": "down", "__shfl_xor_sync": "bfly"}[name]
    width = int(more[1]) if len(more) > 1 else 32
    clamp = (32 - width) << 8 | (0 if mode == "up" else 31)
    for i in range(64):
        b = {"threadIdx.x + 1": i + 1, "n": 9}.get(more[0])
        b = int(more[0]) if b is None else b
        whole = {"v": values.tolist(), "threadIdx.x": list(range(64)), "n": [9] * 64}[what]
        expected, _ = shuffled(mode, whole[i // 32 * 32 :][:32], b, clamp, i % 32)
        assert out[i] == expected


def test_doubles_and_pointers_are_shuffled_by_halves(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const double* in, double* out) {
        const double* p = in + (threadIdx.x ^ 5);
        p = (const double*)__shfl_xor_sync(~0u, (unsigned long long)p, 5);
        out[threadIdx.x] = __shfl_down_sync(~0u, *p, 1);
    }"""
    values = RNG.random(32)
    _, (_, out) = launch(source, values, np.zeros(32), block=32)
    assert out.tolist() == [*values[1:], values[31]]


def test_broadcast_keeps_a_loop_uniform_and_its_counts_exact(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* in, int* out) {
        int v = in[threadIdx.x], n = __shfl_sync(~0u, v, 31), s = 0;
        for (int r = 0; r < n; ++r) s += in[r] ^ r;
        out[threadIdx.x] = s;
    }"""
    values = RNG.integers(5, 20, 64, dtype=np.int32)
    counts, (_, out) = launch(source, values, np.zeros(64, np.int32), block=64)
    sums = [sum(int(values[r]) ^ r for r in range(values[last])) for last in (31, 63)]
    assert out.tolist() == [sums[0]] * 32 + [sums[1]] * 32
    assert counts.thread_instructions == 32 * counts.warp_instructions


VOTE = """extern "C" __global__ void k(const int* in, unsigned* ballot, int* all, int* any, int* uni, unsigned* mask) {
    int i = blockIdx.x * blockDim.x + threadIdx.x; bool p = in[i] > 0; int u;
    ballot[i] = __ballot_sync(~0u, p); all[i] = __all_sync(~0u, p); any[i] = __any_sync(~0u, p);
    asm("{ .reg .pred p, q; setp.ne.s32 p, %1, 0; vote.sync.uni.pred q, p, -1; selp.s32 %0, 1, 0, q; }"
        : "=r"(u) : "r"((int)p));
    uni[i] = u; mask[i] = __activemask();
}"""


@pytest.mark.parametrize("block", [32, 45, 7, 96])
def test_votes_of_whole_and_ragged_warps(launch: Launcher, block: int) -> None:
    values = RNG.integers(-1, 3, 3 * block, dtype=np.int32)
    values[:block], values[block : 2 * block] = 1, -1
    arrays = [np.zeros(3 * block, np.uint32) for _ in range(5)]
    _, (_, ballot, every, some, uni, mask) = launch(VOTE, values, *arrays, block=block, grid=3)
    for i in range(3 * block):
        start = i // block * block + i % block // 32 * 32
        warp = values[start : min(start + 32, i // block * block + block)] > 0
        assert ballot[i] == sum(1 << lane for lane, p in enumerate(warp) if p)
        assert mask[i] == (1 << len(warp)) - 1
        assert (every[i], some[i]) == (warp.all(), warp.any())
        assert uni[i] == (warp.all() or not warp.any())


def test_votes_inside_divergent_code_take_the_lanes_that_are_there(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* in, unsigned* out, unsigned* after) {
        int i = threadIdx.x, v = in[i]; unsigned m = __activemask();
        if (v & 1) {
            m = __activemask();
            #pragma unroll 1
            for (int r = 0; r < v; ++r) m ^= __ballot_sync(__activemask(), r & 1) >> r;
        }
        else if (v & 2) { m = __ballot_sync(__activemask(), v > 8); }
        out[i] = m; after[i] = __ballot_sync(~0u, v > 5);
    }"""
    values = RNG.integers(0, 12, 48, dtype=np.int32)
    _, (_, out, after) = launch(source, values, np.zeros(48, np.uint32), np.zeros(48, np.uint32), block=48)
    for i, v in enumerate(values.tolist()):
        warp = values[i // 32 * 32 :][:32].tolist()

        def lanes(test: Callable[[int], bool], warp: list[int] = warp) -> int:
            return sum(1 << lane for lane, x in enumerate(warp) if test(x))

        expected = lanes(lambda _: True)
        if v & 1:
            expected = lanes(lambda x: x & 1 == 1)
            for r in range(v):
                if r & 1:
                    expected ^= lanes(lambda x, r=r: x & 1 == 1 and x > r) >> r
        elif v & 2:
            expected = lanes(lambda x: not x & 1 and x & 2 == 2 and x > 8)
        assert out[i] == expected
        assert after[i] == lanes(lambda x: x > 5)


def test_tiles_with_masks_of_their_own(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* in, unsigned* ballot, int* any, int* sum, unsigned* same,
                                            int* all, int* shuffled) {
        int i = threadIdx.x, v = in[i]; unsigned m = 0xffu << (i & 24); int p;
        ballot[i] = __ballot_sync(m, v & 1); any[i] = __any_sync(m, v == 3); any[i] += __all_sync(m, v < 6) ? 2 : 0;
        sum[i] = __reduce_add_sync(m, v) * 100 + __reduce_max_sync(m, v);
        same[i] = __match_any_sync(m, v); all[i] = __match_all_sync(m, v & 8, &p); all[i] += p;
        shuffled[i] = __shfl_xor_sync(m, v, 7, 8);
    }"""
    values = RNG.integers(0, 7, 64, dtype=np.int32)
    values[13] = 8
    arrays = [np.zeros(64, np.uint32 if k in {0, 3} else np.int32) for k in range(6)]
    _, (_, ballot, some, total, same, every, other) = launch(source, values, *arrays, block=64)
    for i in range(64):
        tile = values[i & ~7 :][:8].tolist()
        shift = i & 24
        assert ballot[i] == sum((x & 1) << lane for lane, x in enumerate(tile)) << shift
        assert some[i] == (3 in tile) + 2 * (max(tile) < 6)
        assert total[i] == sum(tile) * 100 + max(tile)
        assert same[i] == sum(1 << lane for lane, x in enumerate(tile) if x == values[i]) << shift
        all_equal = len({x & 8 for x in tile}) == 1
        assert every[i] == np.array((0xFF << shift) * all_equal + all_equal, np.uint32).astype(np.int32)
        assert other[i] == tile[7 - i % 8]


@pytest.mark.parametrize("block", [32, 50])
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), reach=st.sampled_from([1, 2, 5, 2**62]))
def test_match_of_32_and_64_bits(prepared: Launcher, block: int, seed: int, reach: int) -> None:
    ready, (values, same, wide, every, good) = _match(prepared, block)
    values[:] = np.random.default_rng(seed).integers(0, reach, block)
    ready.run()
    for i in range(block):
        warp = values[i // 32 * 32 :][:32].tolist()
        assert wide[i] == sum(1 << lane for lane, x in enumerate(warp) if x == values[i])
        low = [x & FULL for x in warp]
        assert same[i] == sum(1 << lane for lane, x in enumerate(low) if x == int(values[i]) & FULL)
        assert good[i] == (len(set(warp)) == 1)
        assert every[i] == ((1 << len(warp)) - 1 if good[i] else 0)


@cache
def _match(prepared: Launcher, block: int) -> Any:
    source = """extern "C" __global__ void k(const long long* in, unsigned* same, unsigned* wide, unsigned* all,
                                            int* good) {
        int i = threadIdx.x, p; long long v = in[i];
        same[i] = __match_any_sync(~0u, (int)v); wide[i] = __match_any_sync(~0u, v);
        all[i] = __match_all_sync(~0u, v, &p); good[i] = p;
    }"""
    masks = [np.zeros(block, np.uint32) for _ in range(3)]
    return prepared(source, np.zeros(block, np.int64), *masks, np.zeros(block, np.int32), block=block)


REDUCTIONS = {
    ("add", "int"): sum, ("add", "unsigned"): sum,
    ("min", "int"): min, ("max", "int"): max,
    ("min", "unsigned"): lambda x: min(v & FULL for v in x), ("max", "unsigned"): lambda x: max(v & FULL for v in x),
    ("and", "unsigned"): np.bitwise_and.reduce, ("or", "unsigned"): np.bitwise_or.reduce,
    ("xor", "unsigned"): np.bitwise_xor.reduce,
}  # fmt: skip


@pytest.mark.parametrize(("how", "type_"), REDUCTIONS)
def test_redux_of_whole_ragged_and_divergent_warps(launch: Launcher, how: str, type_: str) -> None:
    source = f"""extern "C" __global__ void k(const int* in, int* out, int* some, int n) {{
        int i = threadIdx.x; {type_} v = in[i];
        out[i] = __reduce_{how}_sync(~0u, v) ^ __reduce_{how}_sync(~0u, ({type_})n);
        if (i % 3 == 1) some[i] = __reduce_{how}_sync(__activemask(), v);
    }}"""
    values = RNG.integers(-(2**31), 2**31, 70, dtype=np.int32)
    _, (_, out, some, _) = launch(source, values, np.zeros(70, np.int32), np.zeros(70, np.int32), -9, block=70)

    def reduced(numbers: list[int]) -> int:
        return int(REDUCTIONS[how, type_](numbers)) & FULL

    for i in range(70):
        lanes = range(i // 32 * 32, min(i // 32 * 32 + 32, 70))
        whole = reduced([int(values[j]) for j in lanes]) ^ reduced([-9] * len(lanes))
        assert int(out[i]) & FULL == whole
        if i % 3 == 1:
            assert int(some[i]) & FULL == reduced([int(values[j]) for j in lanes if j % 3 == 1])


def test_lane_masks_and_places(launch: Launcher) -> None:
    names = ["lanemask_eq", "lanemask_le", "lanemask_lt", "lanemask_ge", "lanemask_gt", "laneid", "smid", "nsmid"]
    reads = "".join(
        f'asm("mov.u32 %0, %{name};" : "=r"(r)); out[{k} * 64 + threadIdx.x] = r;\n'.replace("%" + name, "%%" + name)
        for k, name in enumerate(names)
    )
    source = f"""extern "C" __global__ void k(unsigned* out) {{ unsigned r; {reads} }}"""
    _, (out,) = launch(source, np.zeros(64 * len(names), np.uint32), block=64)
    lane = np.arange(64) % 32
    bit = np.left_shift(np.uint64(1), lane.astype(np.uint64)).astype(np.int64)
    expected = [bit, bit * 2 - 1, bit - 1, FULL + 1 - bit, FULL + 1 - 2 * bit, lane, lane * 0, lane * 0 + 1]
    for row, expected_row in zip(out.reshape(-1, 64), expected, strict=True):
        assert row.tolist() == expected_row.tolist()


def test_clock_counts_the_instructions_of_the_warp(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(long long* out, int n) {
        long long start = clock64();
        asm volatile("add.s32 %0, %0, 1; add.s32 %0, %0, 1; add.s32 %0, %0, 1;" : "+r"(n));
        long long middle = clock64();
        __syncthreads();
        long long end = clock64();
        out[threadIdx.x] = middle - start; out[threadIdx.x + 64] = end - middle; out[threadIdx.x + 128] = start;
    }"""
    _, (out, _) = launch(source, np.zeros(192, np.int64), 5, block=64, grid=3)
    between, across, start = out.reshape(3, 64)
    assert set(between.tolist()) == {4}
    assert set(across.tolist()) == {2}
    assert start.max() < 10


def test_elect_chooses_one_lane(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out, int* leader) {
        int p, r;
        asm volatile("{ .reg .pred q; elect.sync %0|q, -1; selp.s32 %1, 1, 0, q; }" : "=r"(r), "=r"(p));
        out[threadIdx.x] = p; leader[threadIdx.x] = r;
        if (threadIdx.x & 2) {
            asm volatile("{ .reg .pred q; elect.sync _|q, %1; selp.s32 %0, 1, 0, q; }" : "=r"(p) : "r"(__activemask()));
            out[threadIdx.x] += 2 * p;
        }
    }"""
    _, (out, leader) = launch(source, np.zeros(40, np.int32), np.full(40, -1, np.int32), block=40)
    assert np.flatnonzero(out).tolist() == [0, 2, 32, 34]
    assert set(leader.tolist()) == {0}


def test_registers_of_an_inner_scope_hide_the_outer_ones(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out) {
        int r;
        asm volatile("{ .reg .pred p; .reg .b32 x; setp.gt.u32 p, %1, 3; mov.b32 x, 5;\\n"
            "{ .reg .pred p; .reg .b64 x; setp.gt.u32 p, %1, 100; mov.b64 x, 7; }\\n"
            "selp.s32 %0, x, 2, p; }" : "=r"(r) : "r"(threadIdx.x));
        out[threadIdx.x] = r;
    }"""
    _, (out,) = launch(source, np.zeros(8, np.int32), block=8)
    assert out.tolist() == [2] * 4 + [5] * 4


def test_labels_of_a_scope_are_its_own(launch: Launcher) -> None:
    source = """__device__ unsigned rounded(unsigned n, unsigned unit) {  // inlined, so its labels occur four times
        unsigned r;
        asm volatile("{ .reg .pred p; mov.u32 %0, 0;\\n"
            "MORE: setp.ge.u32 p, %0, %1; @p bra DONE;\\n"
            "{ MORE: add.u32 %0, %0, %2; setp.eq.u32 p, %0, 7; @p bra MORE; }\\n"
            "bra MORE; DONE: }" : "=&r"(r) : "r"(n), "r"(unit));
        return r;
    }
    extern "C" __global__ void k(uint4* out) {
        unsigned i = threadIdx.x;
        out[i] = make_uint4(rounded(i, 4), rounded(i, 5), rounded(i, 16), rounded(i, 7));
    }"""
    _, (out,) = launch(source, np.zeros(4 * 32, np.uint32), block=32)

    def rounded(n: int, unit: int) -> int:
        up = -(-n // unit) * unit
        return up + unit if unit == 7 and up == 7 else up  # of 7 there is one more

    assert out.tolist() == [rounded(i, unit) for i in range(32) for unit in (4, 5, 16, 7)]


def test_table_of_branches_in_a_scope_names_labels_of_its_own(warps: Launcher) -> None:
    scope = """{ SOME: .branchtargets ZERO, ONE; and.b32 %r0, %r60, 1; brx.idx %r0, SOME;
    ZERO: mov.u32 %r1, FIRST; bra JOINED; ONE: mov.u32 %r1, SECOND; JOINED: st.global.u32 [%p1], %r1; }"""
    bodies = [
        "mad.wide.u32 %p1, %r60, 4, %p0;",
        scope.replace("FIRST", "1").replace("SECOND", "2"),
        "add.u64 %p1, %p1, 128;",
        scope.replace("FIRST", "3").replace("SECOND", "4"),
    ]
    _, (out,) = warps("\n".join(bodies), np.zeros(64, np.uint32))
    assert out.tolist() == [1, 2] * 16 + [3, 4] * 16


def test_shuffle_outside_its_own_mask_is_a_fault(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out) { out[threadIdx.x] = __shfl_sync(0xffff, threadIdx.x, 0); }"""
    message = (
        r"^block=\(0,0,0\) thread=\(16,0,0\) k.cu:1: `shfl.sync.*the member mask 0x0000ffff does not name the thread"
    )
    with pytest.raises(KernelFault, match=message):
        launch(source, np.zeros(32, np.int32), block=32)


def test_shuffle_with_lanes_that_have_taken_another_way_is_a_fault(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out) {
        int v = out[threadIdx.x];
        if (threadIdx.x >= 8) v = __reduce_add_sync(~0u, v);
        out[threadIdx.x] = __ballot_sync(~0u, v);
    }"""
    message = r"thread=\(8,0,0\) k.cu:3: `redux.*names threads that have taken another way and are not here$"
    with pytest.raises(KernelFault, match=message):
        launch(source, np.zeros(32, np.int32), block=32)


def test_lanes_that_returned_early_are_not_waited_for(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out, int n) {
        if (threadIdx.x >= n) return;
        out[threadIdx.x] = __reduce_add_sync(~0u, threadIdx.x);
    }"""
    _, (out, _) = launch(source, np.zeros(32, np.int32), 5, block=32)
    assert out.tolist() == [10] * 5 + [0] * 27


def test_warp_barrier_on_both_sides_of_a_branch_is_refused(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(volatile int* out) {
        if (threadIdx.x & 1) { out[threadIdx.x] = 1; __syncwarp(); out[threadIdx.x] += out[threadIdx.x - 1]; }
        else { out[threadIdx.x] = 2; __syncwarp(); out[threadIdx.x] += out[threadIdx.x + 1]; }
        __syncwarp();
    }"""
    with pytest.raises(UnsupportedError, match="does not execute a warp barrier whose lanes come by several ways"):
        launch(source, np.zeros(32, np.int32), block=32)


def test_warp_barrier_among_lanes_that_are_together(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out) {
        __shared__ int s[32];
        s[threadIdx.x] = out[threadIdx.x]; __syncwarp();
        if (threadIdx.x < 8) { s[threadIdx.x] = 3; __syncwarp(0xff); out[threadIdx.x] = s[7 - threadIdx.x]; }
        __syncwarp(); out[threadIdx.x] += s[31 - threadIdx.x];
    }"""
    _, (out,) = launch(source, np.arange(32, dtype=np.int32), block=32)
    assert out.tolist() == [3 + 31 - i if i < 8 else (2 * 15.5 if i < 24 else i + 3) for i in range(32)]


def test_scan_of_a_block_by_shuffles(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* in, int* out, int n) {
        __shared__ int sums[32];
        int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
        int v = i < n ? in[i] : 0;
        for (int d = 1; d < 32; d <<= 1) { int u = __shfl_up_sync(~0u, v, d); if (lane >= d) v += u; }
        if (lane == 31) sums[warp] = v;
        __syncthreads();
        if (warp == 0) {
            int s = lane < blockDim.x / 32 ? sums[lane] : 0;
            for (int d = 1; d < 32; d <<= 1) { int u = __shfl_up_sync(~0u, s, d); if (lane >= d) s += u; }
            sums[lane] = s;
        }
        __syncthreads();
        if (warp) v += sums[warp - 1];
        if (i < n) out[i] = v;
    }"""
    values = RNG.integers(-100, 100, 500, dtype=np.int32)
    _, (_, out, _) = launch(source, values, np.zeros(500, np.int32), 500, block=256, grid=2)
    assert out.tolist() == [*np.cumsum(values[:256]), *np.cumsum(values[256:])]


@pytest.mark.parametrize("how", ["min", "max", "min.abs", "max.abs", "min.NaN", "max.abs.NaN"])
def test_redux_of_floats(warps: Callable[..., Any], how: str) -> None:
    values = RNG.normal(size=(6, 32)).astype(np.float32)
    values[1, 5], values[2, :], values[3, ::2], values[4, 3] = np.nan, np.nan, -np.inf, -0.0
    values[5] = np.where(np.arange(32) % 2, 0.0, -0.0)
    _, (_, actual) = warps(
        f"""mad.wide.u32 %q0, %r62, 4, %p0; mad.wide.u32 %q1, %r62, 4, %p1; ld.global.f32 %f0, [%q0];
        redux.sync.{how}.f32 %f1, %f0, -1; st.global.f32 [%q1], %f1;""",
        values, np.zeros_like(values), grid=6,
    )  # fmt: skip
    for row, result in zip(np.abs(values) if "abs" in how else values, actual, strict=True):
        numbers = [float(x) for x in row if "NaN" in how or not np.isnan(x)]
        pick = min if "min" in how else max
        if not numbers or np.isnan(numbers).any():
            assert (result.view(np.uint32) == 0x7FFFFFFF).all()
        else:
            expected = pick(numbers, key=lambda x: (x, np.copysign(1, x)))
            assert result.view(np.uint32).tolist() == [int(np.float32(expected).view(np.uint32))] * 32


LEGACY = """extern "C" __global__ void k(const int* in, int* out) {
    int i = threadIdx.x, v = in[i];
    if (i % 32 >= 20) return;
    out[i] = __shfl_down(v, 3);
    out[64 + i] = __shfl_up(v, 2, 8);
    out[128 + i] = __shfl_xor(v, 1);
    out[192 + i] = __shfl(v, 5);
    if (i & 1) return;
    out[256 + i] = __ballot(v > 30);
    out[320 + i] = __any(v > 30) + 2 * __all(v > 30);
}"""


def test_exchanges_without_sync_are_those_of_the_active_lanes(launch: Launcher) -> None:
    values = RNG.integers(0, 64, 64).astype(np.int32)
    _, (_, results) = launch(LEGACY, values, np.zeros(384, np.int32), block=64, target="sm_61")
    out = results.view(np.uint32).tolist()
    for lane in (lane for lane in range(64) if lane % 32 < 20):
        warp = values[lane // 32 * 32 :][:32].tolist()
        number = lane % 32
        if number + 3 < 20:  # what a lane that has ended gives is undefined
            assert out[lane] == warp[number + 3]
        assert out[64 + lane] == (warp[number - 2] if number % 8 >= 2 else warp[number])
        assert out[128 + lane] == warp[number ^ 1]
        assert out[192 + lane] == warp[5]
        if not lane & 1:
            holding = [other for other in range(0, 20, 2) if warp[other] > 30]
            assert out[256 + lane] == sum(1 << other for other in holding)
            assert out[320 + lane] == bool(holding) + 2 * (len(holding) == 10)
