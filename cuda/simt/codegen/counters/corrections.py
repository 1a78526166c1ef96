"""Counts the guarded instructions by which lanes correct the estimate of a quotient of integers on a card.

The rule: machine code divides 32-bit integers by an estimate that is too small by one where the division leaves no
remainder, and makes up for it by two instructions of a quotient and one of a remainder; one more gives either its sign
where it is negative. Where the product of the operands reaches 2^32, the estimate may be too small for small
remainders, too, which is not counted.

Source: machine code by NVRTC 12.9 for sm_75 to sm_120: of a divisor b it takes a number just below 2^32 / b and
multiplies; an H200 counts as many lanes (`permuted` in tests/hardware/counters/h200_unrolled.json).
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.program.blocks import Op, Program
from warplens.cuda.simt.values import crosslane
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

CORRECTING = {"div": 2, "rem": 1}
"""The number of instructions that correct an estimate which is too small by one."""


def is_corrected(instruction: tree.Instruction) -> bool:
    """Return whether machine code corrects an instruction, if its divisor is not known in advance.

    Instructions under a guard are left out.

    Example:
        >>> operands = (tree.Register("%r1"), tree.Register("%r2"), tree.Register("%r3"))
        >>> is_corrected(tree.Instruction("rem", ("u32",), operands))
        True
        >>> is_corrected(tree.Instruction("div", ("rn", "f32"), operands))
        False
    """
    is_quotient = instruction.opcode in CORRECTING and isinstance(instruction.operands[2], tree.Register)
    return is_quotient and instruction.guard is None and instruction.modifiers[-1] in {"s32", "u32"}


class Corrections:
    """The counter of each quotient of integers, by the instruction's index."""

    def __init__(self, code: WarpCode, program: Program) -> None:
        self.m = code
        self._indices = [op.index for op in program.ops() if is_corrected(op.instruction)]
        self.slots: dict[int, int] = {}

    def place(self, first_slot: int) -> int:
        """Take the counters from a slot on; return the slot behind them."""
        self.slots = {index: first_slot + number for number, index in enumerate(self._indices)}
        return first_slot + len(self.slots)

    def count(self, algebra: Algebra, op: Op) -> None:
        """Write the code that adds up the correcting instructions of the active lanes, if there are any."""
        if op.index not in self.slots:
            return
        instruction = op.instruction
        a, b = (algebra.read(operand, "i32") for operand in instruction.operands[1:])
        is_signed, is_remainder = instruction.modifiers[-1] == "s32", instruction.opcode == "rem"
        zero = algebra.known("i32", 0)
        result = algebra.divide(a, b, signed=is_signed, remainder=is_remainder)
        left = result if is_remainder else algebra.subtract(a, algebra.multiply(result, b))
        without_remainder = crosslane.ballot(algebra, algebra.compare("eq", left, zero))
        low = algebra.binary("and", without_remainder, crosslane.ballot(algebra, algebra.compare("ne", a, zero)))
        self._add(op, low, CORRECTING[instruction.opcode])
        if is_signed:
            sign = a if is_remainder else algebra.binary("xor", a, b)
            self._add(op, crosslane.ballot(algebra, algebra.compare("slt", sign, zero)), 1)

    def _add(self, op: Op, lanes: Value, each: int) -> None:
        m = self.m
        m.add_to(m.counter(self.slots[op.index]), m.emit(f"mul i64 {m.lane_count(lanes.code)}, {each}"))
