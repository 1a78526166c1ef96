"""Matches the ways out of a branch of the machine code with those of the PTX.."""

from __future__ import annotations

from warplens.cuda.compiler.machine import Control, ControlFlow, MachineBlock, MachineInstruction
from warplens.cuda.execute.instructions.copies import calls_of, single_branches


def test_single_branches_returns_the_lines_of_the_ptx_of_which_the_machine_code_has_exactly():
    branch = MachineInstruction(
        ptx_line=40,
        image=True,
        single=True,
        scales=False,
        guarded=True,
        memory=False,
        control=Control.BRANCH,
        conditional=True,
    )
    assert single_branches(ControlFlow((MachineBlock((branch,), (0, -1)),), functions=frozenset())) == frozenset({40})


def test_calls_of_returns_the_blocks_that_call_an_inner_function_for_a_line():
    call = MachineInstruction(
        ptx_line=40,
        image=False,
        single=True,
        scales=True,
        guarded=False,
        memory=False,
        control=Control.CALL,
        conditional=False,
    )
    end = MachineBlock((call,), (-1,))
    flow = ControlFlow((MachineBlock((call,), (1,), calls=2), end, end), functions=frozenset({2}))
    assert calls_of(flow, 40) == [0]
    assert calls_of(flow, 41) == []
