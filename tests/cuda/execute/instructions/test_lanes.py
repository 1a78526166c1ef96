"""Infers how many lanes execute each block of the machine code, and counts the instructions."""

from __future__ import annotations

from warplens.cuda.execute.instructions.lanes import InstructionCounts, sum_instructions


def test_sum_instructions_returns_the_instructions_of_several_launches_together():
    one = InstructionCounts(
        warp_instructions=2.0, thread_instructions=64.0, thread_instructions_on=60.0, determined=True, guards_known=True
    )
    both = sum_instructions([one, one])
    assert both.warp_instructions == 4.0
    assert both.thread_instructions_on == 120.0
    assert sum_instructions([one, None]) is None
