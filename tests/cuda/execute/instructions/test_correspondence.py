"""Branches of the machine code, and the ways of warps: by branches that were noted, else in proportion to all warps."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from warplens.cuda.compiler.machine import EXIT, Control, ControlFlow, MachineBlock, SassInstruction
from warplens.cuda.execute.instructions.correspondence import MOST_INSTRUCTIONS, paths_of, single_branches
from warplens.cuda.simt.counting.counts import BlockCount, LaunchCounts
from warplens.cuda.simt.counting.transactions import OUTCOMES, Outcome, RecordedBlocks

WARPS = 64
STAYED, WENT, PARTED = Outcome


def block(line: int, *to: int, branch: int | None = None, images: int = 1) -> MachineBlock:
    """Return a block with images of a line of the PTX, and a branch at its end if it has two successors."""

    def instruction(of_line: int, control: Control | None = None) -> SassInstruction:
        return SassInstruction(
            address=0, opcode=0, width_bytes=4, ptx_line=of_line, image=control is None, single=True, scales=False,
            guarded=False, target=None,
            control=control, conditional=control is not None,
        )  # fmt: skip

    body = [instruction(line) for _ in range(images)]
    if len(to) > 1:
        body.append(instruction(line if branch is None else branch, Control.BRANCH))
    return MachineBlock(tuple(body), to)


def counted(*ptx: BlockCount) -> LaunchCounts:
    return LaunchCounts(
        blocks=WARPS, warps=WARPS, warp_instructions=0, thread_instructions=0, thread_instructions_on=0, flops_single=0,
        flops_double=0, unit_warp_instructions={}, unit_thread_instructions={}, memory=(), basic_blocks=ptx,
    )  # fmt: skip


def ptx_block(line: int, *to: int, executions: int = WARPS, went: int = 0, parted: int = 0) -> BlockCount:
    lines = (line, line + 1) if len(to) > 1 else (line,)
    return BlockCount(
        label="", instructions=2, executions=executions, lanes=32 * executions, lines=lines, successors=to,
        taken=32 * went, went=went, parted=parted,
    )  # fmt: skip


def walked(blocks, passes, counts=None, *warps, times=None) -> list[list[int]]:
    """Return the way of each warp, whose branches are pairs of a block of the PTX and an outcome."""
    noted = [[OUTCOMES * number + outcome for number, outcome in warp] for warp in warps or ([],)]
    room = max(map(len, noted))
    recorded = RecordedBlocks(
        times=np.zeros((1, 0, len(noted)), np.int64),
        masks=np.zeros((1, 0, len(noted), 0), np.int64),
        addresses=np.zeros((1, 0, len(noted), 0, 32), np.int64),
        branch_times=np.array([[times or len(warp) for warp in noted]], np.int64),
        branches=np.array([[warp + [0] * (room - len(warp)) for warp in noted]], np.uint16),
    )
    paths = paths_of(ControlFlow(tuple(blocks), frozenset()), counts or counted(), passes, recorded)
    return [paths.paths[number].tolist() for number in paths.of_warp[0]]


LOOP = [block(10, 1), block(20, 1, 2, branch=21), block(30, EXIT)]
LOOP_PTX = (ptx_block(10, 1), ptx_block(20, 1, 2, executions=4 * WARPS, went=3 * WARPS), ptx_block(30, EXIT))
LOOP_PASSES = {(0, 1): WARPS, (1, 1): 3 * WARPS, (1, 2): WARPS, (2, EXIT): WARPS}


def test_each_warp_goes_round_a_loop_as_often_as_it_did():
    paths = walked(LOOP, LOOP_PASSES, counted(*LOOP_PTX), [(1, STAYED)], [(1, WENT)] * 3 + [(1, STAYED)])
    assert paths == [[0, 1, 2], [0, 1, 1, 1, 1, 2]]


def test_warps_with_the_same_branches_share_a_way():
    first, second = walked(LOOP, LOOP_PASSES, counted(*LOOP_PTX), *[[(1, WENT), (1, STAYED)]] * 2)
    assert first == second == [0, 1, 1, 2]


def test_loop_that_lanes_leave_one_after_the_other_goes_on_with_the_others():
    paths = walked(LOOP, LOOP_PASSES, counted(*LOOP_PTX), [(1, PARTED), (1, PARTED), (1, STAYED)])
    assert paths == [[0, 1, 1, 1, 2]]


@pytest.mark.parametrize(("trips", "path"), [(1, [4]), (4, [2]), (6, [2, 3]), (7, [2, 3, 4]), (9, [2, 2, 4])])
def test_copies_of_a_loop_take_the_trips_that_the_longer_ones_leave(trips, path):
    # 1: decides whether copies of four trips run, 2; then one of two, 3, and one of one trip, 4, may follow.
    blocks = [
        block(10, 1),
        block(12, 2, 5, branch=21, images=0),
        block(20, 2, 5, branch=21, images=4),
        block(20, 6, images=2),
        block(20, 7, images=1),
        block(12, 3, 6, branch=21, images=0),
        block(12, 4, 7, branch=21, images=0),
        block(30, EXIT),
    ]
    passes = {(n, end): float(WARPS) for n, b in enumerate(blocks) for end in b.successors}
    outcomes = [(1, WENT)] * (trips - 1) + [(1, STAYED)]
    (found,) = walked(blocks, passes, counted(*LOOP_PTX), outcomes)
    assert [number for number in found if number in {2, 3, 4}] == path


SIDES = [block(10, 2, 1, branch=11), block(20, 3), block(30, 3), block(40, EXIT)]
SIDES_PTX = (ptx_block(10, 2, 1, went=WARPS // 2), ptx_block(20, 3), ptx_block(30, 3), ptx_block(40, EXIT))
SIDES_PASSES = {(0, 2): 32.0, (0, 1): 32.0, (1, 3): 32.0, (2, 3): 32.0, (3, EXIT): 64.0}


def test_lanes_that_part_walk_both_sides_and_meet():
    paths = walked(SIDES, SIDES_PASSES, counted(*SIDES_PTX), [(0, STAYED)], [(0, WENT)], [(0, PARTED)])
    assert paths == [[0, 1, 3], [0, 2, 3], [0, 2, 1, 3]]


def test_way_of_more_branches_than_were_noted_ends_with_them():
    assert walked(LOOP, LOOP_PASSES, counted(*LOOP_PTX), [(1, WENT)] * 5, times=900) == [[0, 1, 1, 1, 1, 1, 1]]


def test_code_that_a_warp_calls_is_part_of_its_way():
    blocks = [MachineBlock(block(10, 1).instructions, (1,), calls=2), block(30, EXIT), block(50, EXIT)]
    assert walked(blocks, {(0, 1): WARPS, (1, EXIT): WARPS}) == [[0, 2, 1]]


@pytest.mark.parametrize("share", [0.5, 0.25, 0.125])
def test_way_that_no_branch_of_the_ptx_decides_is_taken_in_its_proportion(share):
    # 0: enter; 1: head of 32 trips, on to 2 (rare) or 3; 3: end of the trip.
    blocks = [block(0, 1), block(0, 2, 3), block(0, 3), block(0, 1, 4), block(0, EXIT)]
    trips = 32 * WARPS
    passes = {
        (0, 1): WARPS, (1, 2): trips * share, (1, 3): trips * (1 - share), (2, 3): trips * share, (3, 1): 31 * WARPS,
        (3, 4): WARPS, (4, EXIT): WARPS,
    }  # fmt: skip
    times = Counter(walked(blocks, passes)[0])
    assert (times[0], times[1], times[3], times[4]) == (1, 32, 32, 1)
    assert times[2] == 32 * share


def test_way_that_one_warp_in_eight_takes_once_is_not_taken_by_the_average_warp():
    blocks = [block(0, 1, 2), block(0, 2), block(0, EXIT)]
    passes = {(0, 1): WARPS / 8, (0, 2): WARPS * 7 / 8, (1, 2): WARPS / 8, (2, EXIT): WARPS}
    assert walked(blocks, passes) == [[0, 2]]


def test_warp_goes_on_where_some_of_its_lanes_end():
    # A guarded EXIT of some lanes: all warps leave block 0 both by its end and by the code behind it.
    blocks = [block(0, EXIT, 1), block(0, EXIT)]
    assert walked(blocks, {(0, EXIT): WARPS, (0, 1): WARPS, (1, EXIT): WARPS}) == [[0, 1]]


def test_warp_ends_where_most_warps_end():
    blocks = [block(0, EXIT, 1), block(0, EXIT)]
    assert walked(blocks, {(0, EXIT): 60, (0, 1): 4, (1, EXIT): 4}) == [[0]]


def test_a_loop_that_no_warp_is_known_to_leave_ends_when_all_that_came_in_have_gone_back():
    blocks = [block(0, 1), block(0, 1, 2), block(0, EXIT)]
    assert walked(blocks, {(0, 1): WARPS, (1, 1): 2 * WARPS, (2, EXIT): WARPS}) == [[0, 1, 1, 1, 2]]


def test_long_way_is_cut_off():
    blocks = [block(0, 0, 1, images=9), block(0, EXIT)]
    passes = {(0, 0): (3 * MOST_INSTRUCTIONS - 1) * WARPS, (0, 1): WARPS, (1, EXIT): WARPS}
    assert len(walked(blocks, passes)[0]) == MOST_INSTRUCTIONS // 10


def test_single_branches_returns_the_lines_of_the_ptx_of_which_the_machine_code_has_exactly():
    branch = SassInstruction(
        address=0,
        opcode=0,
        width_bytes=4,
        ptx_line=40,
        image=True,
        single=True,
        scales=False,
        guarded=True,
        target=None,
        control=Control.BRANCH,
        conditional=True,
    )
    assert single_branches(ControlFlow((MachineBlock((branch,), (0, -1)),), functions=frozenset())) == frozenset({40})
