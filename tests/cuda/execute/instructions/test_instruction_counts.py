"""Counts of the instructions and requests of the machine code, of one launch and of several."""

from __future__ import annotations

from warplens.cuda.compiler.machine import ControlFlow
from warplens.cuda.execute.instructions.instruction_counts import (
    InstructionCounts,
    MachineRequests,
    hides_requests,
    sum_instructions,
    sum_requests,
)
from warplens.cuda.simt.counting.counts import LaunchCounts


def test_sum_instructions_returns_the_instructions_of_several_launches_together():
    one = InstructionCounts(
        warp_instructions=2.0, thread_instructions=64.0, thread_instructions_on=60.0, determined=True, guards_known=True
    )
    both = sum_instructions([one, one])
    assert both.warp_instructions == 4.0
    assert both.thread_instructions_on == 120.0
    assert sum_instructions([one, None]) is None


def test_hides_requests_tells_whether_the_machine_code_may_make_requests_to_local():
    counts = LaunchCounts(
        blocks=4,
        warps=8,
        warp_instructions=80,
        thread_instructions=2560,
        thread_instructions_on=2560,
        unit_warp_instructions={},
        unit_thread_instructions={},
        flops_single=1024,
        flops_double=0,
        memory=(),
        basic_blocks=(),
    )
    assert not hides_requests(ControlFlow((), frozenset()), counts)


def test_sum_requests_returns_the_requests_of_several_launches_together():
    one = MachineRequests(constant_instructions=4, constant_requests=3)
    assert sum_requests([one, one]).constant_requests == 6
