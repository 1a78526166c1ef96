"""The simulated time of a launch: what must hold of every one, whatever the constants."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest

from warplens.cuda.ground.points import CacheState
from warplens.cuda.timing.estimate import Method

JITTER = 0.02
"""How much less a short cold launch of more blocks may take: the slowest of its few sectors are others."""
N = 1 << 15
FLOATS = np.ones(N, np.float32)
COPY = """extern "C" __global__ void k(const float* in, float* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i % 32768] = in[i % 32768];
}"""
SHARED = """extern "C" __global__ void k(const float* in, float* out) {
    __shared__ float t[32][33];
    int x = threadIdx.x % 32, y = threadIdx.x / 32;
    float s = 0;
    for (int r = 0; r < 8; ++r) { t[y][x] = s + x; __syncthreads(); s += t[x][y]; __syncthreads(); }
    if (s == -1.0f) out[0] = in[0] + s;
}"""
FMAS = """extern "C" __global__ void k(const float* in, float* out) {
    float a = threadIdx.x, b = blockIdx.x, c = 1, d = 2;
    #pragma unroll 16
    for (int r = 0; r < 512; ++r) { a = a * 1.5f + b; b = b * 1.5f + c; c = c * 1.5f + d; d = d * 1.5f + a; }
    if (a + b + c + d == -1.0f) out[0] = in[0];
}"""
AGAIN = """extern "C" __global__ void k(const float* in, float* out) {
    float s = 0;
    #pragma unroll 1
    for (int r = 0; r < 64; ++r) s += in[(threadIdx.x * 8 + r) % 2048];
    out[blockIdx.x * blockDim.x + threadIdx.x] = s;
}"""
COPIES = """extern "C" __global__ void k(const float* in, float* out) {
    __shared__ float4 t[256];
    unsigned to = __cvta_generic_to_shared(t + threadIdx.x);
    #pragma unroll 1
    for (int r = 0; r < 64; ++r) {
        asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" :: "r"(to), "l"(in + threadIdx.x * 4 + r * 4));
        asm volatile("cp.async.wait_all;");
    }
    out[blockIdx.x * blockDim.x + threadIdx.x] = t[threadIdx.x].x;
}"""
PAIRS = """extern "C" __global__ void k(volatile float* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[2 * i] = 1.0f;
    out[2 * i + 1] = 2.0f;
}"""
WHOLE = """extern "C" __global__ void k(float2* out) {
    out[blockIdx.x * blockDim.x + threadIdx.x] = make_float2(1.0f, 2.0f);
}"""
ATOMICS = """extern "C" __global__ void k(int* sum) { atomicAdd(sum + blockIdx.x % 4, 1); }"""
EMPTY = """extern "C" __global__ void k(int* out) { }"""
INTS = np.zeros(64, np.int32)
CASES = {
    "copy": (COPY, (FLOATS, FLOATS), 256, 128),
    "one thread": (COPY, (FLOATS, FLOATS), 1, 1),
    "shared memory alone": (SHARED, (FLOATS, FLOATS), 1024, 264),
    "arithmetic alone": (FMAS, (FLOATS, FLOATS), 256, 264),
    "atomics alone": (ATOMICS, (INTS,), 128, 200),
    "empty": (EMPTY, (INTS,), 64, 300),
}
DEVICES = ("gtx-1080-ti", "v100-sxm2", "rtx-3090", "h200", "rtx-5090")
"""Compute capabilities 7.0, 7.5, 8.0, 8.6, 8.9, 9.0, 10.0 and 12.0."""


@pytest.mark.sample(8)
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES)
def test_every_launch_has_a_time_that_its_terms_explain(executed, case, device):
    source, arrays, block, grid = CASES[case]
    run = executed(source, *arrays, block=block, grid=grid, device=device)
    launch_ns = {state: run.modelled(state).terms_ns["launch"] for state in CacheState}
    times = {}
    for state in CacheState:
        model = run.modelled(state)
        assert model.method is Method.SIMULATED
        assert all(math.isfinite(term) and term >= 0 for term in model.terms_ns.values())
        assert model.time_ns > model.terms_ns["launch"] > 0
        assert {model.limiter, model.runner_up} <= model.terms_ns.keys() - {"tail"}
        assert model.limiter != model.runner_up
        assert 0 < model.achieved_occupancy_percent <= run.fits.percent + 1e-9
        assert sum(share for _, share in model.waits_at) <= 1 + 1e-9
        assert model.stalls["selected"] == pytest.approx(1)
        assert all(math.isfinite(clocks) and clocks > 0 for clocks in model.stalls.values())
        assert max(model.terms_ns.values()) <= model.time_ns
        assert 0 < max(model.bounds_ns.values()) <= model.time_ns
        times[state] = model.time_ns - launch_ns[state]
    assert times[CacheState.WARM] <= times[CacheState.COLD] * (1 + 1e-9)


def test_warm_launch_that_reads_is_faster_than_a_cold_one(executed):
    run = executed(COPY, FLOATS, FLOATS, block=256, grid=128)
    assert run.modelled(CacheState.WARM).time_ns < 0.9 * run.modelled(CacheState.COLD).time_ns


@pytest.mark.sample(9)
@pytest.mark.parametrize("state", CacheState)
@pytest.mark.parametrize("case", ["copy", "shared memory alone", "arithmetic alone", "empty"])
def test_more_blocks_take_no_less_time(executed, case, state):
    source, arrays, block, _ = CASES[case]
    times = [
        executed(source, *arrays, block=block, grid=grid).modelled(state).time_ns for grid in (132, 264, 528, 1056)
    ]
    for fewer, more in pairwise(times):
        assert more >= fewer * (1 - JITTER)


@pytest.mark.parametrize(("device", "gains"), [("gtx-960", True), ("h200", False)])
def test_read_only_loads_pass_the_l1_cache_that_others_bypass_on_maxwell(executed, device, gains):
    plain, read_only = (
        executed(source, FLOATS, FLOATS, block=256, grid=16, device=device).modelled(CacheState.WARM).time_ns
        for source in (
            AGAIN,
            AGAIN.replace("const float* in, float* out", "const float* __restrict__ in, float* __restrict__ out"),
        )
    )
    assert (read_only < 0.8 * plain) == gains


@pytest.mark.parametrize(
    ("passing", "passed_by"),
    [
        (AGAIN, AGAIN.replace("in[(", "__ldcg(in + (").replace("2048]", "2048)")),
        (COPIES, COPIES.replace("cp.async.ca", "cp.async.cg")),
    ],
    ids=["loads", "copies"],
)
def test_loads_and_copies_that_leave_l1_out_ask_l2_each_time(executed, passing, passed_by):
    hitting, missing = (
        executed(source, FLOATS, FLOATS, block=256, grid=16).modelled(CacheState.WARM)
        for source in (passing, passed_by)
    )
    assert missing.terms_ns["l2"] > 3 * hitting.terms_ns["l2"]
    assert missing.time_ns > 1.5 * hitting.time_ns


def test_halves_of_sectors_that_meet_before_l2_take_dram_as_long_as_whole_sectors(executed):
    """A GTX 1080 Ti keeps less than 1 MiB of the 8 MiB; all else crosses to DRAM, whatever the stores look like."""
    out = np.zeros(1 << 21, np.float32)
    halves, whole = (
        executed(source, out, block=256, grid=4096, device="gtx-1080-ti").modelled(CacheState.COLD)
        for source in (PAIRS, WHOLE)
    )
    assert halves.terms_ns["dram"] == pytest.approx(whole.terms_ns["dram"], rel=0.05)
    assert halves.time_ns >= whole.time_ns


def test_launch_is_limited_by_what_it_does(executed):
    limiters = {
        case: executed(source, *arrays, block=block, grid=grid).modelled(CacheState.WARM).limiter
        for case, (source, arrays, block, grid) in CASES.items()
    }
    assert limiters["arithmetic alone"] in {"fma", "issue"}
    assert limiters["empty"] == "launch"
    assert limiters["one thread"] == "launch"


def test_blocks_that_wait_for_a_slot_lose_a_tail(executed):
    resident = executed(FMAS, FLOATS, FLOATS, block=256, grid=1).fits.blocks_per_sm
    even, odd = (
        executed(FMAS, FLOATS, FLOATS, block=256, grid=132 * resident + more).modelled(CacheState.WARM)
        for more in (0, 1)
    )
    assert even.terms_ns["tail"] == 0
    assert odd.terms_ns["tail"] > 0
    assert odd.time_ns > even.time_ns


def test_conflicts_in_shared_memory_cost_time(executed):
    padded = executed(SHARED, FLOATS, FLOATS, block=1024, grid=132).modelled()
    conflicting = executed(SHARED.replace("[33]", "[32]"), FLOATS, FLOATS, block=1024, grid=132).modelled()
    assert conflicting.bounds_ns["shared"] > 10 * padded.bounds_ns["shared"]
    assert conflicting.limiter == "shared"
    assert conflicting.time_ns > 2 * padded.time_ns


def test_longer_loop_than_is_simulated_goes_on_at_its_rate(executed):
    long = FMAS.replace("512", "51200")
    short_ns, long_ns = (
        executed(source, FLOATS, FLOATS, block=256, grid=132).modelled(CacheState.WARM).terms_ns
        for source in (FMAS, long)
    )
    assert long_ns["fma"] == pytest.approx(100 * short_ns["fma"], rel=0.02)
