"""Barriers with numbers, thread counts and results; those that can never be complete are reported."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault, UnsupportedError

Launcher = Callable[..., Any]

RNG = np.random.default_rng(17)


@pytest.mark.parametrize("block", [32, 70, 128, 5])
def test_counting_barriers(launch: Launcher, block: int) -> None:
    source = """extern "C" __global__ void k(const int* in, int* out, int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x, v = in[i];
        int count = __syncthreads_count(v > n), every = __syncthreads_and(v >= 0), some = __syncthreads_or(v > 98);
        out[i] = count * 4 + (every != 0) * 2 + (some != 0);
    }"""
    values = RNG.integers(-1, 100, 4 * block, dtype=np.int32)
    values[:block] = 7
    _, (_, out, _) = launch(source, values, np.zeros(4 * block, np.int32), 40, block=block, grid=4)
    for row, result in zip(values.reshape(4, block), out.reshape(4, block), strict=True):
        assert set(result.tolist()) == {4 * int((row > 40).sum()) + 2 * (row.min() >= 0) + (row.max() > 98)}


def test_count_in_a_loop_that_all_leave_together(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out) {
        int v = threadIdx.x, rounds = 0;
        while (__syncthreads_or(v > 0)) { v -= 10; ++rounds; }
        out[threadIdx.x] = rounds * 1000 + v;
    }"""
    _, (out,) = launch(source, np.zeros(96, np.int32), block=96)
    assert out.tolist() == [10 * 1000 + t - 100 for t in range(96)]


def test_pairs_of_warps_meet_at_barriers_of_their_own(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(const int* in, int* out, int rounds) {
        __shared__ int s[128];
        int t = threadIdx.x, pair = t / 64, v = in[t];
        for (int r = 0; r < rounds + pair; ++r) {
            s[t] = v;
            asm volatile("bar.sync %0, 64;" :: "r"(pair + 1) : "memory");
            v = s[t ^ 32] + r;
            asm volatile("barrier.sync %0, 64;" :: "r"(pair + 1) : "memory");
        }
        out[t] = v;
        __syncthreads();
        out[t] += s[127 - t];
    }"""
    values = RNG.integers(0, 100, 128, dtype=np.int32)
    _, (_, out, _) = launch(source, values, np.zeros(128, np.int32), 3, block=128)
    v = values.astype(int).tolist()
    s = [0] * 128
    for t0 in (0, 64):
        for r in range(3 + t0 // 64):
            s[t0 : t0 + 64] = v[t0 : t0 + 64]
            v[t0 : t0 + 64] = [s[t ^ 32] + r for t in range(t0, t0 + 64)]
    assert out.tolist() == [v[t] + s[127 - t] for t in range(128)]


def test_producer_arrives_and_consumer_waits(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out, int n) {
        __shared__ int buffer[32];
        int lane = threadIdx.x & 31;
        if (threadIdx.x >= 32) {
            for (int r = 0; r < n; ++r) {
                asm volatile("bar.sync 2, 64;" ::: "memory");
                buffer[lane] = r * 100 + lane;
                asm volatile("bar.arrive 1, 64;" ::: "memory");
            }
        } else {
            int s = 0;
            for (int r = 0; r < n; ++r) {
                asm volatile("bar.arrive 2, 64;" ::: "memory");
                asm volatile("bar.sync 1, 64;" ::: "memory");
                s = s * 3 + buffer[31 - lane];
            }
            out[lane] = s;
        }
    }"""
    _, (out, _) = launch(source, np.zeros(32, np.int32), 4, block=64)

    def expected(lane: int) -> int:
        s = 0
        for r in range(4):
            s = s * 3 + r * 100 + 31 - lane
        return s

    assert out.tolist() == [expected(lane) for lane in range(32)]


def test_warps_that_have_ended_are_not_waited_for(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out) {
        if (threadIdx.x >= 64) return;
        out[threadIdx.x] = __syncthreads_count(1);
    }"""
    _, (out,) = launch(source, np.zeros(128, np.int32), block=128, grid=2)
    assert out.tolist() == [64] * 64 + [0] * 64


def test_several_blocks_begin_with_empty_barriers(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out) {
        if (threadIdx.x < 32) asm volatile("bar.arrive 3, 64;" ::: "memory");
        else { asm volatile("bar.sync 3, 64;" ::: "memory"); out[blockIdx.x] = 1; }
    }"""
    _, (out,) = launch(source, np.zeros(5, np.int32), block=64, grid=5)
    assert out.tolist() == [1] * 5


FAULTS = {
    'if (threadIdx.x < 32) { asm volatile("bar.sync 1, 64;"); out[0] = 1; } out[1] = 2;': (
        "thread=(0,0,0) k.cu:1: `bar.sync 1, 64`: a barrier that the other threads of the block never reach"
    ),
    'if (threadIdx.x >= 32) __syncthreads(); else asm volatile("bar.sync 1;"); out[0] = 1;': (
        "thread=(0,0,0) k.cu:1: `bar.sync 1`: a barrier that the other threads of the block never reach"
    ),
    'asm volatile("bar.sync %0;" :: "r"(out[0] + 16)); out[0] = 1;': (
        "there is no barrier 16, they are numbered 0 to 15"
    ),
    'asm volatile("bar.sync 1, %0;" :: "r"(out[0] + 48)); out[0] = 1;': (
        "a barrier for 48 threads, which must be a positive multiple of 32"
    ),
    'asm volatile("bar.sync %0, 32;" :: "r"(threadIdx.x & 1)); out[0] = 1;': (
        "threads of one warp reach different barriers, or wait for different numbers of threads"
    ),
}


@pytest.mark.parametrize(("body", "message"), FAULTS.items())
def test_barrier_that_cannot_be_complete_is_a_fault(launch: Launcher, body: str, message: str) -> None:
    with pytest.raises(KernelFault) as caught:
        launch(f'extern "C" __global__ void k(int* out) {{ {body} }}', np.zeros(32, np.int32), block=64, grid=2)
    assert str(caught.value).startswith("block=(0,0,0) thread=")
    assert message in str(caught.value)


def test_guarded_barrier_of_a_cluster_is_refused(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out) {
        asm volatile("{.reg .pred p; setp.ne.u64 p, %0, 0; @p barrier.cluster.arrive;}" :: "l"(out));
    }"""
    with pytest.raises(
        UnsupportedError, match=r"is not executed: barriers are those of a block or a cluster, unguarded"
    ):
        launch(source, np.zeros(1, np.int32), block=32)


def test_counting_barrier_is_counted_as_one_instruction(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out) { out[threadIdx.x] = __syncthreads_count(out[threadIdx.x]); }"""
    counts, _ = launch(source, np.zeros(64, np.int32), block=64)
    assert counts.unit_warp_instructions["barrier"] == 2
    assert sum(counts.unit_warp_instructions.values()) == counts.warp_instructions


def test_trap_ends_the_launch_with_a_fault(launch: Launcher) -> None:
    source = """extern "C" __global__ void k(int* out) {
        if (out[threadIdx.x] > 40) __trap();
        out[threadIdx.x] += 1;
    }"""
    _, (out,) = launch(source, np.arange(32, dtype=np.int32), block=32)
    assert out.tolist() == list(range(1, 33))
    with pytest.raises(KernelFault) as caught:
        launch(source, np.arange(64, dtype=np.int32), block=64)
    assert str(caught.value) == "block=(0,0,0) thread=(41,0,0) k.cu:2: `trap`: the kernel stops itself"
