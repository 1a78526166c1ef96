"""Loops that the assembler unrolled, and calls for slow operands."""

from __future__ import annotations

from warplens.cuda.compiler.machine import Control, ControlFlow, MachineBlock, SassInstruction
from warplens.cuda.execute.instructions.unrolled_loops import calls_of


def test_calls_of_returns_the_blocks_that_call_an_inner_function_for_a_line():
    call = SassInstruction(
        address=0,
        opcode=0,
        width_bytes=4,
        ptx_line=40,
        image=False,
        single=True,
        scales=True,
        guarded=False,
        target=None,
        control=Control.CALL,
        conditional=False,
    )
    end = MachineBlock((call,), (-1,))
    flow = ControlFlow((MachineBlock((call,), (1,), calls=2), end, end), functions=frozenset({2}))
    assert calls_of(flow, 40) == [0]
    assert calls_of(flow, 41) == []
