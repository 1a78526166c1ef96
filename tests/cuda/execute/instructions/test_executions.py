"""Infers how many lanes execute each block of the machine code, and counts the instructions."""

from __future__ import annotations

from warplens.cuda.execute.instructions.copies import InstructionCounts, sum_instructions
from warplens.cuda.execute.instructions.executions import inferred_instructions
from warplens.cuda.simt.counting.counts import LaunchCounts


def test_sum_instructions_returns_the_instructions_of_several_launches_together():
    one = InstructionCounts(
        warp_instructions=2.0, thread_instructions=64.0, thread_instructions_on=60.0, determined=True, guards_known=True
    )
    both = sum_instructions([one, one])
    assert both.warp_instructions == 4.0
    assert both.thread_instructions_on == 120.0
    assert sum_instructions([one, None]) is None


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
