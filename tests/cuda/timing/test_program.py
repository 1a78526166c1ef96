"""The way of an average warp through machine code: rarer ways in their proportion, ends of some lanes, long loops."""

from __future__ import annotations

from collections import Counter

import pytest

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.compiler.flow import EXIT, MachineBlock, MachineInstruction
from warplens.cuda.compiler.sass import Control, Schedule
from warplens.cuda.device.spec import load_spec
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount
from warplens.cuda.timing.program import MOST_STEPS, Program, program_of
from warplens.cuda.timing.units import Kind

ADD, FMA, LOAD, STORE, SHARED, ATOMIC, BRANCH, END, BARRIER = (
    0x210, 0x223, 0x981, 0x986, 0x984, 0x98E, 0x947, 0x94D, 0xB1D
)  # fmt: skip
WARPS = 64


def block(*opcodes: int, to: tuple[int, ...]) -> MachineBlock:
    def instruction(opcode: int) -> MachineInstruction:
        control = {BRANCH: Control.BRANCH, END: Control.EXIT}.get(opcode)
        return MachineInstruction(
            ptx_line=opcode, image=False, single=True, scales=False, guarded=False, memory=False, control=control,
            conditional=len(to) > 1, opcode=opcode, schedule=Schedule(2, 1, 3, 5),
        )  # fmt: skip

    return MachineBlock(tuple(map(instruction, opcodes)), to)


def counted(*memory: MemoryCount, warps: int = WARPS) -> LaunchCounts:
    return LaunchCounts(
        blocks=warps, warps=warps, warp_instructions=0, thread_instructions=0, thread_instructions_on=0, flops_single=0,
        flops_double=0, unit_warp_instructions={}, unit_thread_instructions={}, memory=memory, basic_blocks=(),
    )  # fmt: skip


def access(index: int, line: int, space: str) -> MemoryCount:
    return MemoryCount(
        index=index, text="", space=space, is_store=False, width_bytes=4, line=0, ptx_line=line, array="", requests=1,
        active_lanes=32, distinct_bytes=128, sectors=4, wavefronts=1, lines=1,
    )  # fmt: skip


def made(blocks, passes, *memory: MemoryCount, sites=()) -> Program:
    flow = ControlFlow(tuple(blocks), frozenset())
    return program_of(flow, passes, counted(*memory), load_spec("h200"), sites)


def test_straight_code_is_its_own_path():
    straight = made([block(ADD, FMA, END, to=(EXIT,))], {(0, EXIT): WARPS})
    assert straight.path.tolist() == [0, 1, 2]
    assert straight.instructions_per_warp == 3
    assert straight.kind.tolist() == [Kind.ALU, Kind.FMA, Kind.EXIT]
    assert (straight.stall[0], straight.write[0], straight.read[0], straight.wait_mask[0]) == (2, 1, 3, 5)


@pytest.mark.parametrize("share", [0.5, 0.25, 0.125])
def test_rarer_way_through_a_loop_is_taken_in_its_proportion(share):
    # 0: enter; 1: head of 32 trips, on to 2 (rare) or 3; 3: end of the trip.
    blocks = [
        block(ADD, to=(1,)),
        block(BRANCH, to=(2, 3)),
        block(FMA, to=(3,)),
        block(BRANCH, to=(1, 4)),
        block(END, to=(EXIT,)),
    ]
    trips = 32 * WARPS
    passes = {
        (0, 1): WARPS, (1, 2): trips * share, (1, 3): trips * (1 - share), (2, 3): trips * share, (3, 1): 31 * WARPS,
        (3, 4): WARPS, (4, EXIT): WARPS,
    }  # fmt: skip
    times = Counter(made(blocks, passes).path.tolist())
    assert (times[0], times[1], times[3], times[4]) == (1, 32, 32, 1)
    assert times[2] == 32 * share


def test_way_that_one_warp_in_eight_takes_once_is_not_taken_by_the_average_warp():
    blocks = [block(BRANCH, to=(1, 2)), block(FMA, to=(2,)), block(END, to=(EXIT,))]
    passes = {(0, 1): WARPS / 8, (0, 2): WARPS * 7 / 8, (1, 2): WARPS / 8, (2, EXIT): WARPS}
    assert made(blocks, passes).path.tolist() == [0, 2]


def test_warp_goes_on_where_some_of_its_lanes_end():
    # A guarded EXIT of some lanes: all warps leave block 0 both by its end and by the code behind it.
    blocks = [block(ADD, END, to=(EXIT, 1)), block(FMA, END, to=(EXIT,))]
    program = made(blocks, {(0, EXIT): WARPS, (0, 1): WARPS, (1, EXIT): WARPS})
    assert program.path.tolist() == [0, 1, 2, 3]
    assert program.kind.tolist() == [Kind.ALU, Kind.UNIFORM, Kind.FMA, Kind.EXIT]


def test_warp_ends_where_most_warps_end():
    blocks = [block(ADD, END, to=(EXIT, 1)), block(FMA, END, to=(EXIT,))]
    program = made(blocks, {(0, EXIT): 60, (0, 1): 4, (1, EXIT): 4})
    assert program.path.tolist() == [0, 1]
    assert program.kind[1] == Kind.EXIT


def test_long_way_is_cut_off_and_its_length_kept():
    trips = 3 * MOST_STEPS
    blocks = [block(FMA, BRANCH, to=(0, 1)), block(END, to=(EXIT,))]
    program = made(blocks, {(0, 0): (trips - 1) * WARPS, (0, 1): WARPS, (1, EXIT): WARPS})
    assert len(program.path) == MOST_STEPS
    assert program.instructions_per_warp == pytest.approx(2 * trips + 1)


def test_accesses_belong_to_the_instructions_of_their_lines():
    memory = (access(4, LOAD, "global"), access(7, SHARED, "shared"), access(9, STORE, "global"))
    program = made([block(ADD, LOAD, SHARED, STORE, END, to=(EXIT,))], {(0, EXIT): WARPS}, *memory, sites=(4, 9))
    assert program.site.tolist() == [-1, 0, 0, 1, -1]
    assert (program.global_sites, program.shared_sites) == ((4, 9), (7,))


def test_access_of_another_space_than_its_instruction_has_no_requests():
    program = made([block(SHARED, END, to=(EXIT,))], {(0, EXIT): WARPS}, access(3, SHARED, "global"), sites=(3,))
    assert program.site.tolist() == [-1, -1]
