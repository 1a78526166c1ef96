"""Blocks that wait for others let these run: barriers of the grid, flags of later blocks, and what never comes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import InstructionLimitError, KernelFault
from warplens.cuda.simt.launch import execution
from warplens.cuda.simt.launch.engine import Launch

Prepared = Callable[..., Any]

GRID_BARRIER = """extern "C" __global__ void k(int* a, int* out, unsigned* count, int rounds) {
    int t = threadIdx.x, b = blockIdx.x, n = gridDim.x;
    for (int r = 1; r <= rounds; ++r) {
        a[b * 64 + t] = r * 1000 + b * 64 + t;
        __syncthreads();
        if (t == 0) {
            __threadfence();
            atomicAdd(count, 1);
            while (*(volatile unsigned*)count < (2 * r - 1) * n) { }
            __threadfence();
        }
        __syncthreads();
        out[b * 64 + t] += a[(b + 1) % n * 64 + t];
        __syncthreads();
        if (t == 0) {
            __threadfence();
            atomicAdd(count, 1);
            while (atomicAdd(count, 0) < 2 * r * n) { }
            __threadfence();
        }
        __syncthreads();
    }
}"""
COOPERATIVE = """#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void k(int* a, int* out) {
    auto grid = cg::this_grid();
    int i = grid.thread_rank();
    for (int r = 0; r < 3; ++r) {
        a[i] = i + r;
        grid.sync();
        out[i] += a[grid.size() - 1 - i];
        grid.sync();
    }
}"""
LAST_BLOCK_SETS_THE_FLAG = """extern "C" __global__ void k(volatile int* flag, int* out) {
    if (threadIdx.x != 0) return;
    if (blockIdx.x == gridDim.x - 1) flag[0] = 7;
    else while (flag[0] == 0) { }
    out[blockIdx.x] = flag[0];
}"""
NO_BLOCK_SETS_THE_FLAG = LAST_BLOCK_SETS_THE_FLAG.replace("flag[0] = 7", "flag[1] = 7")


def zeros(count: int) -> np.ndarray:
    return np.zeros(count, np.int32)


@pytest.mark.parametrize("blocks", [1, 2, 33])
def test_barriers_of_the_grid_by_hand_order_the_blocks(prepared: Prepared, blocks: int) -> None:
    count = 64 * blocks
    launch, (_, out, *_) = prepared(GRID_BARRIER, zeros(count), zeros(count), zeros(1), 3, block=64, grid=blocks)
    launch.run()
    neighbour = (np.arange(count) + 64) % count
    assert np.array_equal(out, 6000 + 3 * neighbour)
    assert launch.waited.startswith("blocks wait for others in line 9: they took turns, and") == (blocks > 1)


def test_blocks_that_have_begun_are_executed_although_enough_is_done(prepared: Prepared) -> None:
    launch, (_, out) = prepared(COOPERATIVE, zeros(320), zeros(320), block=64, grid=5)
    with (of_grid := launch._execution(1))._new_threads() as of_grid._pool:
        of_grid.execute(0, 5, longest_s=1e-9)
    assert np.array_equal(out, 3 * (319 - np.arange(320)) + 3)


def test_grid_of_cooperative_groups_waits_for_all_its_blocks(prepared: Prepared) -> None:
    launch, (_, out) = prepared(COOPERATIVE, zeros(320), zeros(320), block=64, grid=5)
    launch.run()
    assert np.array_equal(out, 3 * (319 - np.arange(320)) + 3)


def test_second_run_of_a_launch_that_waits_gives_the_same(prepared: Prepared) -> None:
    launch, (flag, out) = prepared(LAST_BLOCK_SETS_THE_FLAG, zeros(1), zeros(4), block=32, grid=4)
    launch.run()
    assert out.tolist() == [7, 7, 7, 7]
    flag[:], out[:] = 0, 0
    launch.run()
    assert out.tolist() == [7, 7, 7, 7]


def test_waiting_costs_nothing_of_the_limit_of_instructions(prepared: Prepared) -> None:
    launch, (_, out) = prepared(LAST_BLOCK_SETS_THE_FLAG, zeros(1), zeros(50), block=32, grid=50, limit=10_000)
    launch.run()
    assert out.tolist() == [7] * 50


def test_requests_of_a_block_that_others_wait_for_are_recorded(prepared: Prepared) -> None:
    launch, _ = prepared(LAST_BLOCK_SETS_THE_FLAG, zeros(1), zeros(4), block=32, grid=4)
    times = {launch.code.sites[index].op.text.split(" ")[0]: record.times for index, record in launch.record(3).items()}
    assert times["st.volatile.global.u32"] == times["st.global.u32"] == (1,)


def test_blocks_that_all_wait_end_the_launch_with_the_line(prepared: Prepared) -> None:
    launch, _ = prepared(NO_BLOCK_SETS_THE_FLAG, zeros(2), zeros(4), block=32, grid=4)
    with pytest.raises(InstructionLimitError) as error:
        launch.run()
    assert re.fullmatch(
        r"block=\(0,0,0\) k\.cu:4: `ld\.volatile\.global\.u32 [^`]*`: the block waits here for a value that no block "
        r"stores: of those that have not ended all 3 of them wait; within a block the engine executes warps one after "
        r"the other up to each barrier, so that none can wait for a later one",
        str(error.value),
    )


def test_block_that_waits_for_one_without_room_is_told(prepared: Prepared, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(execution, "MOST_BLOCKS", 3)
    launch, _ = prepared(LAST_BLOCK_SETS_THE_FLAG, zeros(1), zeros(8), block=32, grid=8)
    with pytest.raises(InstructionLimitError, match="3 blocks wait, and 5 more cannot begin before one of them ends"):
        launch.run()


def test_fault_of_a_block_that_ran_meanwhile_is_reported_with_its_number(prepared: Prepared) -> None:
    source = LAST_BLOCK_SETS_THE_FLAG.replace("flag[0] = 7", "out[99] = 7")
    launch, _ = prepared(source, zeros(1), zeros(4), block=32, grid=4)
    with pytest.raises(KernelFault, match=r"^block=\(3,0,0\) thread=\(0,0,0\) k\.cu:3: .* byte 396 of array 'a1'"):
        launch.run()


def test_checked_launch_says_why_it_looked_at_nothing(prepared: Prepared) -> None:
    launch: Launch = prepared(LAST_BLOCK_SETS_THE_FLAG, zeros(1), zeros(4), block=32, grid=4, checked=True)[0]
    outcome = launch.inspect()
    assert (outcome.executed, outcome.looked_at) == (0, ())
    assert outcome.left_out == (
        "block (0,0,0) waits in line 4 for others, and checked blocks are executed one after the other"
    )
