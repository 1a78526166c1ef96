"""Machine code as the simulation reads it: pipes, control bits, accesses, and the ways that warps take through it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from warplens.cuda.compiler.machine import (
    EXIT,
    NO_OPERANDS,
    Control,
    ControlFlow,
    MachineBlock,
    SassInstruction,
    Schedule,
)
from warplens.cuda.device.spec import load_spec
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount
from warplens.cuda.simt.counting.transactions import RecordedBlocks
from warplens.cuda.timing.simulation import LOCAL_BYTES, requests_of
from warplens.cuda.timing.simulator.values import BANK_WORDS, FIRST_SECTOR, SECTORS, Kind
from warplens.cuda.timing.trace import LaunchTrace, Program, WarpPaths, kind_of, pipe_clocks, program_of

ADD, FMA, LOAD, STORE, SHARED, ATOMIC, BRANCH, END, COPY, LDL, STL = (
    0x210, 0x223, 0x981, 0x986, 0x984, 0x98E, 0x947, 0x94D, 0xFAE, 0x983, 0x387
)  # fmt: skip
WARPS = 64


def block(*opcodes: int, to: tuple[int, ...]) -> MachineBlock:
    def instruction(opcode: int) -> SassInstruction:
        control = {BRANCH: Control.BRANCH, END: Control.EXIT}.get(opcode)
        return SassInstruction(
            address=0, width_bytes=4, ptx_line=opcode, image=False, single=True, scales=False, guarded=False,
            target=None, control=control, conditional=len(to) > 1, opcode=opcode, schedule=Schedule(2, 1, 3, 5),
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


def made(blocks, passes, *memory: MemoryCount, sites=(), paths=((0,),), is_cut=False) -> Program:
    recorded = RecordedBlocks(
        times=np.zeros((1, 0, len(paths)), np.int64),
        masks=np.zeros((1, 0, len(paths), 0), np.int64),
        addresses=np.zeros((1, 0, len(paths), 0, 32), np.int64),
        branch_times=np.zeros((1, len(paths)), np.int64),
        branches=np.zeros((1, len(paths), 0), np.uint16),
    )
    trace = LaunchTrace(
        flow=ControlFlow(tuple(blocks), frozenset()),
        passes=passes,
        recorded=recorded,
        global_sites=sites,
        array_bytes={},
        paths=WarpPaths(
            paths=tuple(np.array(path, np.int64) for path in paths),
            of_warp=np.arange(len(paths), dtype=np.int64)[None],
            instructions=np.array([[sum(len(blocks[n].instructions) for n in path) for path in paths]], np.float64),
            is_cut=is_cut,
        ),
    )
    return program_of(trace, counted(*memory), load_spec("h200"))


def test_instructions_keep_their_operands():
    straight = block(FMA, ADD, END, to=(EXIT,))
    first, *others = straight.instructions
    with_registers = replace(straight, instructions=(first._replace(operands=0x1070402), *others))
    found = made([with_registers], {(0, EXIT): WARPS})
    assert found.operands.tolist() == [0x1070402, NO_OPERANDS, NO_OPERANDS]


def test_instructions_keep_their_control_bits():
    straight = made([block(ADD, FMA, END, to=(EXIT,))], {(0, EXIT): WARPS})
    assert (straight.first.tolist(), straight.steps.tolist(), straight.start.tolist()) == ([0, 3], [0], [0, 1])
    assert straight.instructions_per_warp == 3
    assert straight.kind.tolist() == [Kind.ALU, Kind.FMA, Kind.UNIFORM]
    assert (straight.stall[0], straight.write[0], straight.read[0], straight.wait_mask[0]) == (2, 1, 3, 5)


def test_ends_keep_nothing_busy():
    # A guarded EXIT of some lanes does not end the warp: its way does.
    blocks = [block(ADD, END, to=(EXIT, 1)), block(FMA, END, to=(EXIT,))]
    program = made(blocks, {(0, EXIT): WARPS, (0, 1): WARPS, (1, EXIT): WARPS}, paths=[[0, 1], [0]])
    assert program.kind.tolist() == [Kind.ALU, Kind.UNIFORM, Kind.FMA, Kind.UNIFORM]
    assert program.instructions_per_warp == 4
    assert program.recorded_per_warp == 3  # four of one warp, two of the other


def test_long_way_is_cut_off_and_its_length_kept():
    blocks = [block(FMA, BRANCH, to=(0, 1)), block(END, to=(EXIT,))]
    passes = {(0, 0): 99 * WARPS, (0, 1): WARPS, (1, EXIT): WARPS}
    program = made(blocks, passes, paths=[[0] * 40], is_cut=True)
    assert program.instructions_per_warp == 2 * 100 + 1
    assert program.beyond == (2 * 100 + 1) / 80


def test_code_that_a_warp_calls_counts_for_each_call():
    calling = replace(block(ADD, to=(1,)), calls=2)
    blocks = [calling, block(END, to=(EXIT,)), block(FMA, FMA, to=(EXIT,))]
    program = made(blocks, {(0, 1): WARPS, (1, EXIT): WARPS}, paths=[[0, 2, 1]])
    assert program.executed.tolist() == [WARPS] * 4


def test_load_that_no_lane_executes_keeps_nothing_busy():
    idle = block(LOAD, END, to=(EXIT,))
    load, end = idle.instructions
    idle = replace(idle, instructions=(load._replace(never=True), end))
    assert made([idle], {(0, EXIT): WARPS}).kind.tolist() == [Kind.UNIFORM, Kind.UNIFORM]


def test_copy_past_the_registers_makes_the_requests_of_its_load():
    memory = (access(2, COPY, "global"), access(3, COPY, "shared"))
    program = made([block(COPY, END, to=(EXIT,))], {(0, EXIT): WARPS}, *memory, sites=(2,))
    assert program.kind[0] == Kind.COPY
    assert program.site.tolist() == [0, -1]


def test_accesses_belong_to_the_instructions_of_their_lines():
    memory = (access(4, LOAD, "global"), access(7, SHARED, "shared"), access(9, STORE, "global"))
    program = made([block(ADD, LOAD, SHARED, STORE, END, to=(EXIT,))], {(0, EXIT): WARPS}, *memory, sites=(4, 9))
    assert program.site.tolist() == [-1, 0, 0, 1, -1]
    assert (program.global_sites, program.shared_sites) == ((4, 9), (7,))


def test_parts_of_a_matrix_belong_to_its_instructions_in_their_order():
    memory = tuple(access(index, LOAD, "global") for index in (3, 5))
    program = made([block(LOAD, ADD, LOAD, END, to=(EXIT,))], {(0, EXIT): WARPS}, *memory, sites=(3, 5))
    assert program.site.tolist() == [0, -1, 1, -1]


def test_guarded_access_with_fewer_requests_than_executions_is_sometimes_idle():
    load = block(LOAD, to=(EXIT,)).instructions[0]._replace(guarded=True)
    memory = (replace(access(3, LOAD, "global"), requests=WARPS // 2),)
    code = MachineBlock((load,), (EXIT,))
    assert made([code], {(0, EXIT): WARPS}, *memory, sites=(3,)).idle == {3}
    always = (replace(memory[0], requests=WARPS),)
    assert made([code], {(0, EXIT): WARPS}, *always, sites=(3,)).idle == frozenset()


def test_spilled_registers_have_requests_of_their_own_which_the_l1_cache_keeps():
    spill, fill = (block(opcode, to=(EXIT,)).instructions[0]._replace(constant=64) for opcode in (STL, LDL))
    code = MachineBlock((spill, fill, fill._replace(constant=80, width_bytes=16)), (EXIT,))
    memory = access(3, LOAD, "global")
    program = made([code], {(0, EXIT): WARPS}, memory, sites=(3,), paths=[[0], [0]])
    assert program.site.tolist() == [1, 1, 2]
    assert program.spills == ((64, 4), (80, 16))
    nothing = np.zeros((1, 4, 2, 0), np.int64)
    recorded = RecordedBlocks(
        times=nothing.sum(axis=-1), masks=nothing, addresses=np.zeros((1, 4, 2, 0, 32), np.int64),
        branch_times=np.zeros((1, 2), np.int64), branches=np.zeros((1, 2, 0), np.uint16),
    )  # fmt: skip
    requests = requests_of(recorded, counted(memory), {}, program)
    assert requests.local.tolist() == [0, 1, 1]
    assert requests.most_at.tolist() == [-1, -1, -1]
    first, second = requests.of(1)
    assert first[[SECTORS, BANK_WORDS]].tolist() == [4, 1]
    sectors = first[FIRST_SECTOR : FIRST_SECTOR + 4]
    assert (sectors - sectors[0]).tolist() == [0, 1, 2, 3]
    assert second[FIRST_SECTOR] - first[FIRST_SECTOR] == LOCAL_BYTES  # 32 lanes of it, in sectors of 32 bytes


def test_access_of_another_space_than_its_instruction_has_no_requests():
    program = made([block(SHARED, END, to=(EXIT,))], {(0, EXIT): WARPS}, access(3, SHARED, "global"), sites=(3,))
    assert program.site.tolist() == [-1, -1]


@pytest.mark.parametrize(
    ("opcode", "sheet", "kind", "clocks"),
    [
        (0x223, "h200", Kind.FMA, 1.0),  # FFMA
        (0x224, "h200", Kind.FMA, 2.0),  # IMAD
        (0x210, "h200", Kind.ALU, 2.0),  # IADD3
        (0x308, "h200", Kind.SFU, 8.0),  # MUFU
        (0x981, "h200", Kind.LOAD, 1.0),  # LDG
        (0x223, "a100-80gb", Kind.FMA, 2.0),
        (0x224, "a100-80gb", Kind.FMA, 2.0),
    ],
)
def test_pipe_and_its_clocks_are_those_of_the_operation_and_the_sheet(
    opcode: int, sheet: str, kind: Kind, clocks: float
) -> None:
    assert (kind_of(opcode), pipe_clocks(opcode, load_spec(sheet))) == (kind, clocks)
