"""How the trips of a loop that lanes leave at different times are shared out among copies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ptx.tree import UNROLLED
from warplens.cuda.simt.codegen.counters.tally import SHARES
from warplens.cuda.simt.counting.counts import Share
from warplens.cuda.simt.launch.engine import Launch

Prepared = Callable[..., tuple[Launch, list[Any]]]

SOURCE = """extern "C" __global__ void k(const int* trips, int* out) {
    int left = trips[threadIdx.x], sum = 1;
    #pragma unroll 1
    while (left > 0) { sum = sum * sum + left; --left; }
    out[threadIdx.x] = sum;
}"""


def _unrolled(launch: Launch) -> Launch:
    """Return the launch as if the machine code had every loop in several copies."""
    lines = {block.lines[-1] for block in launch.run().basic_blocks if len(block.successors) > 1}
    return Launch(replace(launch.request, requests=dict.fromkeys(lines, UNROLLED)))


def _expected(trips: np.ndarray, rounds: np.ndarray, times: int, below: int) -> Share:
    """Return the share of a loop that each warp enters once; lanes without `rounds` do not enter it."""
    total = Share(0, 0, 0, 0, 0)
    for warp, entered in zip(trips.reshape(-1, 32), rounds.reshape(-1, 32) > 0, strict=True):
        if not entered.any():
            continue
        runs = (warp % below if below else warp) // times
        groups = len(set(runs[runs > 0].tolist()))
        own = Share(int(runs.max()), int(runs.sum()), int((runs[entered] == 0).any()), groups, int(runs.any()))
        total = Share(*(a + b for a, b in zip(total, own, strict=True)))
    return total


@pytest.mark.parametrize("largest", [1, 5, 16, 100])
def test_shares_are_those_of_the_trips_of_each_lane(prepared: Prepared, largest: int) -> None:
    rounds = np.random.default_rng(7).integers(0, largest + 1, 128).astype(np.int32)
    rounds[:32] = 0
    launch, _ = prepared(SOURCE, rounds, np.zeros(128, np.int32), block=128, grid=1)
    (loop,) = _unrolled(launch).run().loops
    repeats = np.maximum(rounds - 1, 0)
    assert loop.rounds == {share: _expected(rounds, rounds, *share) for share in SHARES}
    assert loop.repeats == {share: _expected(repeats, rounds, *share) for share in SHARES}


def test_entries_of_an_inner_loop_count_each_by_itself(prepared: Prepared) -> None:
    source = SOURCE.replace("int left", "#pragma unroll 1\nfor (int again = 0; again < 3; ++again) {\nint left")
    source = source.replace("out[threadIdx.x] = sum;", "out[threadIdx.x] += sum; }")
    rounds = np.arange(32, dtype=np.int32) % 7
    launch, _ = prepared(source, rounds, np.zeros(32, np.int32), block=32, grid=2)
    loops = [loop for loop in _unrolled(launch).run().loops if loop.rounds[1, 0].lanes]
    once = _expected(rounds, rounds, 4, 0)
    assert [loop.rounds[4, 0] for loop in loops] == [Share(*(6 * number for number in once))]


def test_loop_that_all_lanes_leave_together_is_not_counted(prepared: Prepared) -> None:
    source = SOURCE.replace("trips[threadIdx.x]", "trips[0]")
    launch, _ = prepared(source, np.full(32, 5, np.int32), np.zeros(32, np.int32), block=32, grid=1)
    assert _unrolled(launch).run().loops == ()


def test_loop_that_the_machine_code_has_once_is_not_counted(prepared: Prepared) -> None:
    launch, _ = prepared(SOURCE, np.arange(32, dtype=np.int32), np.zeros(32, np.int32), block=32, grid=1)
    assert launch.run().loops == ()
