"""A kernel as basic blocks: what the passes and the code generator work on."""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.operands import print_instruction
from warplens.cuda.simt.program.blocks import renamed_instruction, writes_carry


def test_writes_carry_tells_whether_an_instruction_sets_the_carry_flag():
    assert writes_carry(tree.Instruction("sub", ("cc", "u32")))


def test_renamed_instruction_returns_an_instruction_with_registers_and_symbols_replaced():
    add = tree.Instruction("add", ("s32",), (tree.Register("%r1"), tree.Register("%r2")), tree.Guard("%p1"))
    assert print_instruction(renamed_instruction(add, {"%r1": "%f.r1", "%p1": "%f.p1"})) == "@%f.p1 add.s32 %f.r1, %r2"
