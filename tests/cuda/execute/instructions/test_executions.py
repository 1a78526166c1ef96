"""Infers how many lanes execute each block of the machine code, and counts the instructions."""

from __future__ import annotations

from warplens.cuda.compiler.machine import ControlFlow, MachineBlock, SassInstruction
from warplens.cuda.execute.instructions.correspondence import CountSource
from warplens.cuda.execute.instructions.executions import inferred_instructions, machine_requests
from warplens.cuda.execute.instructions.instruction_counts import LOCAL_STORE
from warplens.cuda.simt.counting.counts import BlockCount, LaunchCounts


def test_inferred_instructions_returns_the_instructions_of_the_machine_code():
    counts = LaunchCounts(
        blocks=4,
        warps=8,
        warp_instructions=8,
        thread_instructions=256,
        thread_instructions_on=256,
        unit_warp_instructions={},
        unit_thread_instructions={},
        flops_single=0,
        flops_double=0,
        memory=(),
        basic_blocks=(),
    )
    assert inferred_instructions(None, counts) is None


def test_machine_requests_returns_the_requests_of_a_launch_that_only_its_machine_code_shows():
    put_away = SassInstruction(
        address=0,
        ptx_line=40,
        image=False,
        single=True,
        scales=False,
        guarded=False,
        target=None,
        control=None,
        conditional=False,
        opcode=LOCAL_STORE,
        width_bytes=8,
    )
    block = BlockCount(label="entry", instructions=1, executions=8, lanes=256, lines=(40,), successors=(-1,))
    counts = LaunchCounts(
        blocks=4,
        warps=8,
        warp_instructions=8,
        thread_instructions=256,
        thread_instructions_on=256,
        unit_warp_instructions={},
        unit_thread_instructions={},
        flops_single=0,
        flops_double=0,
        memory=(),
        basic_blocks=(block,),
    )
    flow = ControlFlow((MachineBlock((put_away,), (-1,)),), functions=frozenset())
    found = machine_requests(flow, CountSource(counts), [(8.0, 32.0)], lambda _block, _one: 1.0, 32.0)
    assert found.spill_store.requests == 16  # two words a lane: two requests of 4 sectors each
    assert found.spill_store.sectors == 64
