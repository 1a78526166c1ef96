"""Requests of lanes that are in different copies of a loop, or behind a branch, against a count lane by lane."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import UNROLLED, MergedRequest
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount, distinct_bytes, sectors, wavefronts
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

Prepared = Callable[..., tuple[Launch, list[Any]]]
Request = dict[int, int]
"""The address of each lane that makes it."""

WARPS, LONGEST = 3, 40
ROWS = """.version 8.8
.target sm_90
.address_size 64
.visible .entry rows(.param .u64 trips, .param .u64 in, .param .u64 out) {
.reg .pred %p<3>; .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .f32 %f<3>;
.shared .align 4 .b8 row[4096];
    ld.param.u64 %d1, [trips];
    ld.param.u64 %d2, [in];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d4, %r1, 4;
    add.s64 %d1, %d1, %d4;
    ld.global.u32 %r2, [%d1];
    and.b32 %r5, %r1, 31;
    mul.wide.u32 %d5, %r5, 8;
    mov.u64 %d7, row;
    add.s64 %d7, %d7, %d5;
    add.s64 %d6, %d2, %d4;
    mov.f32 %f2, 0f00000000;
    mov.u32 %r3, 0;
LOOP
    ld.param.u64 %d3, [out];
    add.s64 %d3, %d3, %d4;
    st.global.f32 [%d3], %f2;
    ret;
}"""
"""The address in global memory is that of the first lane and known distances, the one in shared memory is a vector."""
ACCESSES = ("ld.global.f32 %f1, [%d6];", "st.shared.f32 [%d7], %f1;")
BODY = f"""    {ACCESSES[0]}
    {ACCESSES[1]}
    add.f32 %f2, %f2, %f1;
    add.s64 %d6, %d6, 12;
    add.s64 %d7, %d7, 4;
    add.s32 %r3, %r3, 1;
"""
LOOPS = {
    "tested before": f"""again:
    setp.ge.s32 %p1, %r3, %r2;
    @%p1 bra done;
{BODY}    setp.lt.s32 %p2, %r3, 4096;
    @%p2 bra again;
done:""",
    "tested after": f"""again:
{BODY}    setp.lt.s32 %p1, %r3, %r2;
    @%p1 bra again;""",
}


def _launched(loop: str, trips: np.ndarray, copies: tuple[int, ...]) -> Launch:
    text = ROWS.replace("LOOP", LOOPS[loop])
    lines = text.splitlines()
    requests = {n: MergedRequest(copies=copies) for n, line in enumerate(lines, 1) if line.strip() in ACCESSES}
    requests |= {n: UNROLLED for n, line in enumerate(lines, 1) if "bra again" in line}
    arrays = {"trips": trips, "in": np.ones(4096, np.float32), "out": np.ones(len(trips), np.float32)}
    request = LaunchRequest(
        module=parse_module(text),
        symbol="rows",
        file_name="rows.ptx",
        block=(len(trips), 1, 1),
        grid=(1, 1, 1),
        parameters=bytes(24),
        pointers={0: "trips", 8: "in", 16: "out"},
        arrays={name: aligned_copy(array) for name, array in arrays.items()},
        requests=requests,
        limit=10**7,
    )
    return Launch(request)


def _together(trips: np.ndarray, copies: tuple[int, ...]) -> Iterator[dict[int, int]]:
    """Iterate over the requests of one warp: the trip that each lane is in."""
    gone = np.zeros_like(trips)
    for size, below in zip(copies, (None, *copies[:-1]), strict=True):
        left = trips - gone if below is None else (trips - gone) % below
        for again in range(int(left.max()) // size):
            lanes = np.flatnonzero(left // size > again)
            for trip in range(size):
                yield {int(lane): int(gone[lane]) + again * size + trip for lane in lanes}
        gone += left // size * size


def _expected(trips: np.ndarray, copies: tuple[int, ...], address: Callable[[int, int, int], int]) -> list[Request]:
    """Return the requests of all warps; `address` has the arguments warp, lane, trip."""
    return [
        {lane: address(warp, lane, trip) for lane, trip in request.items()}
        for warp, own in enumerate(trips.reshape(-1, 32))
        for request in _together(own, copies)
    ]


def _costs(requests: list[Request], *, is_shared: bool) -> tuple[int, ...]:
    costs = [0, 0, 0, 0]
    for request in requests:
        mask = sum(1 << lane for lane in request)
        addresses = [request.get(lane, 0) for lane in range(32)]
        passes = wavefronts(addresses, 4, mask, is_store=True) if is_shared else sectors(addresses, mask)
        one = (1, len(request), distinct_bytes(addresses, 4, mask), passes)
        costs = [a + b for a, b in zip(costs, one, strict=True)]
    return tuple(costs)


def _counted(count: MemoryCount) -> tuple[int, ...]:
    return count.requests, count.active_lanes, count.distinct_bytes, count.sectors or count.wavefronts


def _in_loop(counts: LaunchCounts) -> tuple[MemoryCount, MemoryCount]:
    load = next(m for m in counts.memory if "%d6" in m.text)
    return load, next(m for m in counts.memory if m.space == "shared")


@pytest.mark.sample(3)
@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("copies", [(4, 2, 1), (4, 1), (16, 2, 1), (2,)])
@pytest.mark.parametrize("spread", [0, 9, LONGEST - 1])
def test_each_copy_makes_the_requests_of_its_lanes(loop: str, copies: tuple[int, ...], spread: int) -> None:
    trips = (LONGEST - np.random.default_rng(spread).integers(0, spread + 1, 32 * WARPS)).astype(np.int32)
    launch = _launched(loop, trips, copies)
    load, store = _in_loop(launch.run())
    taken = copies if copies[-1] == 1 else (*copies, 1)
    loads = _expected(trips, taken, lambda warp, lane, trip: 4 * (32 * warp + lane) + 12 * trip)
    stores = _expected(trips, taken, lambda _, lane, trip: 8 * lane + 4 * trip)  # 2-way conflicts, and more
    assert _counted(load) == _costs(loads, is_shared=False)
    assert _counted(store) == _costs(stores, is_shared=True)


@pytest.mark.parametrize("loop", LOOPS)
def test_recorded_requests_are_those_that_are_counted(loop: str) -> None:
    trips = (np.arange(64) * 7 % 23 + 1).astype(np.int32)
    launch = _launched(loop, trips, (4, 2, 1))
    load, store = _in_loop(launch.run())
    records = launch.record(0, kept=200)
    expected = _expected(trips, (4, 2, 1), lambda warp, lane, trip: 4 * (32 * warp + lane) + 12 * trip)
    record = records[load.index]
    requests = [record.request(warp, time) for warp, times in enumerate(record.times) for time in range(times)]
    recorded = [{n: r.addresses[n] for n in range(32) if r.mask >> n & 1} for r in requests if r is not None]
    assert recorded == expected
    assert sum(records[store.index].times) == store.requests == load.requests == len(expected)


def test_lanes_that_leave_together_make_the_requests_of_the_ptx() -> None:
    trips = np.full(64, 11, np.int32)
    launch = _launched("tested after", trips, (4, 2, 1))
    plain = Launch(replace(launch.request, requests={}))
    assert [_counted(count) for count in launch.run().memory] == [_counted(count) for count in plain.run().memory]


EARLY = """extern "C" __global__ void k(const float* in, float* out, int n) {
    float v = in[threadIdx.x * 8];
    if ((int)threadIdx.x % 32 >= n) return;
    out[threadIdx.x] = v * 2;
}"""


@pytest.mark.parametrize("n", [0, 5, 32])
def test_a_load_behind_a_return_is_made_by_the_lanes_that_stay(prepared: Prepared, n: int) -> None:
    launch, _ = prepared(EARLY, np.zeros(512, np.float32), np.zeros(64, np.float32), n, block=64)
    load, store = launch.run().memory
    moved = replace(launch.request, requests={load.ptx_line: MergedRequest(moved_to=store.ptx_line)})
    load, store = Launch(moved).run().memory
    warps = 2 if n else 0
    assert _counted(load) == (warps, warps * n, warps * 4 * n, warps * n)
    assert store.requests == warps
