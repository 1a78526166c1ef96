"""Requests to shared memory in unrolled loops that lanes leave at different times."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from warplens.cuda.compiler import ControlFlow, compile_source, control_flow, machine_code, merged_requests
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.runners.instructions import divided_requests
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.launch.aligned_memory import aligned_copy
from warplens.cuda.simt.launch.engine import Launch, LaunchRequest

WARPS = 3
ROW = """extern "C" __global__ void k(const float* in, float* out, int n) {
    __shared__ volatile float row[4096];
    for (int i = threadIdx.x; i < n; i += 32) row[AT] = in[i] + row[4095];
    __syncwarp();
    out[blockIdx.x * 32 + threadIdx.x] = row[31 - threadIdx.x];
}"""
TOGETHER, APART = 3 + 32, 3 + 2 * 16 + 8 + 4
"""Of 1000 elements 8 lanes store 32 and 24 lanes 31. The PTX takes 3 of these by themselves and the others four at a
time; so a warp stores 3 + 4 * 8 times. The machine code has copies of 16, 8 and 4 trips of the loop by four: 8 lanes
take the first twice, the others once and then both others."""


class Prepared(NamedTuple):
    """A launch's control flow, and its counts by the PTX."""

    flow: ControlFlow
    counts: LaunchCounts


def _launched(place: str, n: int) -> Prepared:
    compiled = compile_source(ROW.replace("AT", place), name="k.cu", target="sm_90", entry="k")
    module = parse_module(compiled.ptx)
    entry, code = module.function("k"), machine_code(compiled.cubin, "k", "sm_90")
    assert code is not None
    request = LaunchRequest(
        module=module,
        symbol="k",
        file_name="k.cu",
        block=(32, 1, 1),
        grid=(WARPS, 1, 1),
        parameters=bytes(16) + n.to_bytes(4, "little"),
        pointers={0: "in", 8: "out"},
        arrays={name: aligned_copy(np.ones(8192, np.float32)) for name in ("in", "out")},
        requests=merged_requests(code, entry),
        limit=10**7,
    )
    flow = control_flow(code, entry)
    assert flow is not None
    return Prepared(flow, Launch(request).run())


def test_lanes_in_other_copies_of_a_loop_make_requests_of_their_own() -> None:
    flow, counts = _launched("i", 1000)
    assert counts.shared_store.requests == counts.shared_store.wavefronts == WARPS * TOGETHER
    divided = divided_requests(flow, counts)
    assert divided.shared_store.requests == divided.shared_store.wavefronts == WARPS * APART
    assert divided.shared_store.distinct_bytes == counts.shared_store.distinct_bytes == WARPS * 4000
    assert divided.shared_store.active_lanes == counts.shared_store.active_lanes == WARPS * 1000
    assert divided_requests(flow, divided) == divided


def test_each_of_the_requests_reads_the_address_that_lanes_share() -> None:
    flow, counts = _launched("i", 1000)
    last = 32 * 4  # what each warp reads after the loop
    assert counts.shared_load.distinct_bytes == WARPS * (4 * TOGETHER + last)
    assert divided_requests(flow, counts).shared_load.distinct_bytes == WARPS * (4 * APART + last)


def test_lanes_that_leave_together_make_the_requests_of_the_ptx() -> None:
    flow, counts = _launched("i", 1024)
    assert divided_requests(flow, counts).memory == counts.memory


def test_requests_with_conflicts_stay_those_of_the_ptx() -> None:
    flow, counts = _launched("2 * i", 1000)
    assert counts.shared_store.wavefronts > counts.shared_store.requests
    assert divided_requests(flow, counts).shared_store == counts.shared_store
