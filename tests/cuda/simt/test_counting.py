"""Counters of whole launches against a recount of every lane of every warp, in slow and obvious code."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warplens.cuda.device.spec import MemoryRules, memory_rules
from warplens.cuda.ground.host import aligned_zeros
from warplens.cuda.ground.metrics import Traffic
from warplens.cuda.simt.counting import counts as definitions
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import CURRENT
from warplens.cuda.simt.launch.engine import Launch

Prepared = Callable[..., tuple[Launch, list[Any]]]

ELEMENTS = 4096
THREADS = 80
TYPES = {"char": 1, "short": 2, "float": 4, "double": 8, "float4": 16}

GATHER = """
extern "C" __global__ void k(const TYPE* in, const int* idx, TYPE* out, const int* n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n[0]) out[i] = in[idx[i]];
}"""

SHARED = """
extern "C" __global__ void k(const int* idx, TYPE* out, const int* n) {
    __shared__ TYPE s[512];
    int x = threadIdx.x;
    if (x < n[0]) s[idx[x]] = out[x];
    __syncthreads();
    if (x < n[0]) out[x] = s[idx[x]];
}"""

# How far indices reach: few values collide and broadcast, many scatter.
reach = st.sampled_from([1, 2, 8, 33, 512])
seeds = st.integers(0, 2**32 - 1)


def _total(
    requests: Iterable[tuple[list[int], int]], width: int, space: str, *, is_store: bool, by: MemoryRules = CURRENT
) -> Traffic:
    """Sum requests, each given as the addresses of 32 lanes and the mask of the active ones."""
    total = dict.fromkeys(("requests", "active_lanes", "distinct_bytes", "sectors", "wavefronts"), 0)
    for addresses, mask in requests:
        if not mask:
            continue
        total["requests"] += 1
        total["active_lanes"] += mask.bit_count()
        total["distinct_bytes"] += definitions.distinct_bytes(addresses, width, mask, rules=by)
        if space == "global":
            total["sectors"] += definitions.sectors(addresses, mask, width, is_store=is_store, rules=by)
        else:
            total["wavefronts"] += definitions.wavefronts(addresses, width, mask, is_store=is_store, rules=by)
    return Traffic(**total)


def _warps(addresses: list[int], active: list[bool]) -> list[tuple[list[int], int]]:
    """Cut the threads of one block into warps; lanes beyond the end are inactive."""
    padding = -len(addresses) % 32
    addresses, active = [*addresses, *[0] * padding], [*active, *[False] * padding]
    return [
        (addresses[first : first + 32], sum(1 << lane for lane in range(32) if active[first + lane]))
        for first in range(0, len(addresses), 32)
    ]


@cache
def _ready(prepared: Prepared, kind: str, type_: str, capability: tuple[int, int] = (9, 0)) -> tuple[Launch, list[Any]]:
    """Compile one launch for all examples; the kernels read everything that varies from arrays."""
    by = memory_rules(capability)
    indices, limit = np.zeros(2 * THREADS, np.int32), np.zeros(1, np.int32)
    raw = np.zeros(TYPES[type_] * ELEMENTS, np.uint8)
    source = (GATHER if kind == "global" else SHARED).replace("TYPE", type_)
    if kind == "global":
        return prepared(source, raw, indices, raw.copy(), limit, block=THREADS, grid=2, rules=by)
    return prepared(source, indices, raw, limit, block=THREADS, grid=1, rules=by)


@pytest.mark.parametrize("type_", TYPES)
@settings(max_examples=25)
@given(reach=reach, seed=seeds, limit=st.integers(0, 2 * THREADS))
def test_random_gather_from_global_memory_is_counted_exactly(
    prepared: Prepared, type_: str, reach: int, seed: int, limit: int
) -> None:
    ready, (_, indices, _, n) = _ready(prepared, "global", type_)
    indices[:] = np.random.default_rng(seed).integers(0, reach, 2 * THREADS)
    n[0] = limit
    counts = ready.run()
    width = TYPES[type_]
    requests = []
    for block in range(2):
        threads = range(block * THREADS, (block + 1) * THREADS)
        requests += _warps([width * int(indices[t]) for t in threads], [t < limit for t in threads])
    expected = _total(requests, width, "global", is_store=False)
    assert _of(counts, "a0", is_store=False) == expected
    lines = sum(definitions.transactions(addresses, 4, mask)[1] for addresses, mask in requests)
    (loads,) = (m for m in counts.memory if m.array == "a0")
    assert loads.lines == lines
    assert loads.ideal_sectors == sum(-(-definitions.distinct_bytes(a, width, mask) // 32) for a, mask in requests)


@pytest.mark.parametrize("type_", TYPES)
@settings(max_examples=25)
@given(reach=reach, seed=seeds, limit=st.integers(0, THREADS))
def test_random_access_to_shared_memory_is_counted_exactly(
    prepared: Prepared, type_: str, reach: int, seed: int, limit: int
) -> None:
    ready, (indices, _, n) = _ready(prepared, "shared", type_)
    indices[:THREADS] = np.random.default_rng(seed).integers(0, reach, THREADS)
    n[0] = limit
    counts = ready.run()
    width = TYPES[type_]
    requests = _warps([width * int(indices[t]) for t in range(THREADS)], [t < limit for t in range(THREADS)])
    assert counts.traffic("shared", is_store=False) == _total(requests, width, "shared", is_store=False)
    assert counts.traffic("shared", is_store=True) == _total(requests, width, "shared", is_store=True)


EARLY = [(1, 0), (1, 3), (2, 0), (3, 5)]

# Elements at random, and at a stride, as which alone half-warps coalesce on 1.0.
places = st.builds(
    lambda reach, seed: np.random.default_rng(seed).integers(0, reach, 2 * THREADS), reach, seeds
) | st.builds(lambda first, step: (first + step * np.arange(2 * THREADS)) % 512, st.integers(0, 40), st.integers(0, 6))


@pytest.mark.sample(8)
@pytest.mark.parametrize("capability", EARLY)
@pytest.mark.parametrize("type_", TYPES)
@settings(max_examples=12)
@given(where=places, limit=st.integers(0, 2 * THREADS))
def test_random_gather_is_counted_by_the_rules_of_an_older_gpu(
    prepared: Prepared, type_: str, capability: tuple[int, int], where: np.ndarray, limit: int
) -> None:
    ready, (_, indices, _, n) = _ready(prepared, "global", type_, capability)
    indices[:] = where
    n[0] = limit
    counts = ready.run()
    width, by = TYPES[type_], memory_rules(capability)
    loads, stores = [], []
    for block in range(2):
        threads = range(block * THREADS, (block + 1) * THREADS)
        loads += _warps([width * int(indices[t]) for t in threads], [t < limit for t in threads])
        stores += _warps([width * t for t in threads], [t < limit for t in threads])
    for array, requests, is_store in (("a0", loads, False), ("a2", stores, True)):
        assert _of(counts, array, is_store=is_store) == _total(requests, width, "global", is_store=is_store, by=by)
        (access,) = (m for m in counts.memory if m.array == array)
        issued = least = 0
        for addresses, mask in requests:
            if mask:
                distinct = definitions.distinct_bytes(addresses, width, mask, rules=by)
                issued += definitions.transactions(addresses, width, mask, is_store=is_store, rules=by)[1]
                least += definitions.least_sectors(distinct, width, mask, is_store=is_store, rules=by)
        assert (access.lines, access.ideal_sectors) == (issued, least)
        assert access.ideal_sectors <= access.sectors


@pytest.mark.sample(4)
@pytest.mark.parametrize("capability", EARLY)
@pytest.mark.parametrize("type_", TYPES)
@settings(max_examples=12)
@given(where=places, limit=st.integers(0, THREADS))
def test_access_to_shared_memory_is_counted_by_the_rules_of_an_older_gpu(
    prepared: Prepared, type_: str, capability: tuple[int, int], where: np.ndarray, limit: int
) -> None:
    ready, (indices, _, n) = _ready(prepared, "shared", type_, capability)
    indices[:] = where
    n[0] = limit
    counts = ready.run()
    width, by = TYPES[type_], memory_rules(capability)
    requests = _warps([width * int(indices[t]) for t in range(THREADS)], [t < limit for t in range(THREADS)])
    assert counts.traffic("shared", is_store=False) == _total(requests, width, "shared", is_store=False, by=by)
    assert counts.traffic("shared", is_store=True) == _total(requests, width, "shared", is_store=True, by=by)


AFFINE = """
extern "C" __global__ void k(const float* in, float* out, int pitch, int step, int first, int rows, int columns) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < columns && y < rows) out[y * columns + x] = in[first + y * pitch + x * step];
}"""


class Pattern(NamedTuple):
    """A launch of `AFFINE`: the block, and which elements its threads read."""

    block: tuple[int, int]
    pitch: int
    step: int
    first: int
    rows: int
    columns: int


patterns = st.builds(
    Pattern,
    block=st.sampled_from([(32, 1), (8, 8), (16, 4), (5, 7), (64, 2), (1, 32), (33, 3), (4, 2)]),
    pitch=st.integers(0, 130),
    step=st.integers(0, 9),
    first=st.integers(0, 9),
    rows=st.integers(1, 40),
    columns=st.integers(1, 40),
)


@settings(max_examples=30)
@given(pattern=patterns, capability=st.sampled_from([*EARLY, *[(9, 0)] * 4]))
def test_strided_access_is_counted_exactly(prepared: Prepared, pattern: Pattern, capability: tuple[int, int]) -> None:
    held = memory_rules(capability)
    block, pitch, step, first, rows, columns = pattern
    values = np.arange(first + rows * pitch + columns * step + 1, dtype=np.float32)
    grid = (-(-columns // block[0]), -(-rows // block[1]))
    ready, (source, out, *_) = prepared(
        AFFINE, values, np.zeros((rows, columns), np.float32), *pattern[1:], block=block, grid=grid, rules=held
    )
    counts = ready.run()
    loads, stores = [], []
    for by in range(grid[1]):
        for bx in range(grid[0]):
            threads = [(bx * block[0] + tx, by * block[1] + ty) for ty in range(block[1]) for tx in range(block[0])]
            active = [x < columns and y < rows for x, y in threads]
            loads += _warps([4 * (first + y * pitch + x * step) for x, y in threads], active)
            stores += _warps([4 * (y * columns + x) for x, y in threads], active)
    assert counts.traffic("global", is_store=False) == _total(loads, 4, "global", is_store=False, by=held)
    assert counts.traffic("global", is_store=True) == _total(stores, 4, "global", is_store=True, by=held)
    for access, requests in zip(counts.memory, (loads, stores), strict=True):
        lines = least = 0
        for addresses, mask in requests:
            if mask:
                distinct = definitions.distinct_bytes(addresses, 4, mask, rules=held)
                lines += definitions.transactions(addresses, 4, mask, is_store=access.is_store, rules=held)[1]
                least += definitions.least_sectors(distinct, 4, mask, is_store=access.is_store, rules=held)
        assert (access.lines, access.ideal_sectors) == (lines, least)
    expected = [[source[first + y * pitch + x * step] for x in range(columns)] for y in range(rows)]
    assert out.tolist() == expected


def test_lanes_more_than_two_gigabytes_apart_are_counted_exactly(prepared: Prepared) -> None:
    source = """
extern "C" __global__ void k(const long long* places, char* out) { out[places[threadIdx.x]] = 1; }"""
    places = np.array([(lane % 8) * 300 * 2**20 + lane // 16 for lane in range(32)], np.int64)
    launch, _ = prepared(source, places, np.zeros(1, np.uint8), block=32, grid=1)
    [name] = [name for name, array in launch.request.arrays.items() if array.nbytes == 1]
    wide = aligned_zeros(8 * 300 * 2**20)  # never written but at its eight places, so it takes no memory
    launch = Launch(replace(launch.request, arrays={**launch.request.arrays, name: wide}))
    [stores] = [m for m in launch.run().memory if m.is_store]
    assert (stores.sectors, stores.lines, stores.distinct_bytes) == (8, 8, 16)


def test_guarded_instructions_count_the_lanes_whose_guard_holds(prepared: Prepared) -> None:
    source = """extern "C" __global__ void k(int* out) {
        asm volatile("{ .reg .pred p; setp.lt.u32 p, %0, 5; @p st.global.u32 [%1], %0; }"
                     :: "r"(threadIdx.x), "l"(out + threadIdx.x) : "memory");
    }"""
    ready, (out,) = prepared(source, np.full(64, -1, np.int32), block=64)
    counts = ready.run()
    assert out[:6].tolist() == [0, 1, 2, 3, 4, -1]
    assert counts.traffic("global", is_store=True) == Traffic(requests=1, active_lanes=5, distinct_bytes=20, sectors=1)
    assert counts.thread_instructions - counts.thread_instructions_on == 64 - 5


def test_instructions_are_counted_by_block_and_lane(prepared: Prepared) -> None:
    source = """extern "C" __global__ void k(int* out, int n) {
        int s = 0;
        #pragma unroll 1
        for (int r = 0; r < n; ++r) s += r * s + 1;
        out[threadIdx.x] = s;
    }"""
    ready, _ = prepared(source, np.zeros(40, np.int32), 10, block=40)
    counts = ready.run()
    assert counts.warps == 2
    assert counts.warp_instructions == sum(b.instructions * b.executions for b in counts.basic_blocks)
    assert counts.thread_instructions == 20 * counts.warp_instructions
    assert sum(counts.unit_warp_instructions.values()) == counts.warp_instructions


def _of(counts: LaunchCounts, array: str, *, is_store: bool) -> Traffic:
    chosen = [m for m in counts.memory if m.array == array and m.is_store == is_store]
    return Traffic(
        requests=sum(m.requests for m in chosen),
        active_lanes=sum(m.active_lanes for m in chosen),
        distinct_bytes=sum(m.distinct_bytes for m in chosen),
        sectors=sum(m.sectors for m in chosen),
        wavefronts=sum(m.wavefronts for m in chosen),
    )


KINDS_OF_WORK = """
#include <cuda_pipeline.h>
#include <mma.h>
__constant__ int table[32];
extern "C" __global__ void k(int *sums, const int *__restrict__ in, int *out, const half *a, float *c) {
    __shared__ int s[64];
    __shared__ int copied[64];
    int x = threadIdx.x;
    __pipeline_memcpy_async(&copied[x], &out[x], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    s[x] = 0;
    __syncthreads();
    volatile int local[4];
    local[x & 3] = x;
    atomicAdd(&sums[0], local[(x + 1) & 3]);
    int before = atomicAdd(&sums[x], 1);
    atomicExch(&sums[x], 2);
    atomicAdd(&s[x & 31], 1);
    before += table[before & 31] + in[x];
    __syncwarp();
    __threadfence_block();
    for (int trip = 0; trip < (x & 3); trip++) before += *(volatile int *)&s[x];
    __syncthreads();
    out[x] = before + s[x] + copied[x];
    using namespace nvcuda::wmma;
    fragment<matrix_a, 16, 16, 16, half, row_major> left;
    fragment<matrix_b, 16, 16, 16, half, row_major> right;
    fragment<accumulator, 16, 16, 16, float> sum;
    fill_fragment(sum, 0.0f);
    load_matrix_sync(left, a, 16);
    load_matrix_sync(right, a, 16);
    mma_sync(sum, left, right, sum);
    store_matrix_sync(c, sum, 16, mem_row_major);
}"""


def test_each_kind_of_work_is_counted_by_itself(launch: Callable[..., tuple[LaunchCounts, list[Any]]]) -> None:
    zeros = np.zeros(64, np.int32)
    half, single = np.zeros(256, np.float16), np.zeros(256, np.float32)
    counts, _ = launch(KINDS_OF_WORK, zeros, zeros, zeros, half, single, block=64)  # two warps
    assert counts.atomics("global", are_reductions=True).requests == 2  # of atomicAdd whose result nothing reads
    assert counts.atomics("global", are_reductions=True).sectors == 2
    assert counts.atomics("global", are_reductions=False).requests == 4  # an exchange always has a result
    assert counts.atomics("global", are_reductions=False).sectors == 16
    assert counts.atomics("global").requests == 6
    assert counts.atomics("shared").requests == 2
    assert counts.copies("shared").requests == counts.copies("global").requests == 2
    assert counts.traffic("local", is_store=True).requests == counts.traffic("local", is_store=False).requests == 2
    assert counts.traffic("const", is_store=False).requests == 2
    assert counts.read_only.requests == 2
    assert (counts.barriers, counts.fences) == (4, 4)
    assert counts.divergent_branches == 6  # lanes of each warp leave the loop after 0, 1 and 2 trips
    assert counts.unit_warp_instructions["tensor"] == 2


@pytest.mark.parametrize(
    ("bins", "sectors"), [(np.full(64, 7), 1), (np.arange(64) % 32, 4), (8 * (np.arange(64) % 32), 32)]
)
def test_a_reduction_counts_a_sector_for_each_that_its_lanes_update(
    launch: Callable[..., Any], bins: np.ndarray, sectors: int
) -> None:
    source = """extern "C" __global__ void k(const unsigned char* in, unsigned* bins)
    { atomicAdd(&bins[in[threadIdx.x]], 1u); }"""
    counts, (_, updated) = launch(source, bins.astype(np.uint8), np.zeros(256, np.uint32), block=64)
    reductions = counts.atomics("global", are_reductions=True)
    assert (reductions.requests, reductions.sectors, reductions.active_lanes) == (2, 2 * sectors, 64)
    assert updated.tolist() == np.bincount(bins, minlength=256).tolist()
