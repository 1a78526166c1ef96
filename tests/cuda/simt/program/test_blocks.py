"""A kernel as basic blocks: what the passes and the code generator work on."""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.operands import print_instruction
from warplens.cuda.simt.isa.registry import destinations
from warplens.cuda.simt.program.blocks import CARRY, renamed_instruction


def test_carry_flag_is_a_register_that_instructions_with_cc_write():
    operands = tuple(map(tree.Register, ("%r1", "%r2", "%r3")))
    assert destinations(tree.Instruction("sub", ("cc", "u32"), operands)) == ("%r1", CARRY)
    assert destinations(tree.Instruction("sub", ("u32",), operands)) == ("%r1",)


def test_renamed_instruction_returns_an_instruction_with_registers_and_symbols_replaced():
    add = tree.Instruction("add", ("s32",), (tree.Register("%r1"), tree.Register("%r2")), tree.Guard("%p1"))
    assert print_instruction(renamed_instruction(add, {"%r1": "%f.r1", "%p1": "%f.p1"})) == "@%f.p1 add.s32 %f.r1, %r2"
