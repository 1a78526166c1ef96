"""Counts the lanes whose operand takes the slow path of a square root or of a reciprocal on a card.

The rule: only paths whose condition is a comparison of one operand's bits are counted; whether a quotient is slow
depends on both operands in a way that is not published.

Source: the comparisons before the calls of the slow paths in machine code by NVRTC 12.9 for sm_70 to sm_120.
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.program.blocks import Op, Program
from warplens.cuda.simt.values import crosslane
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

COUNTERS = 3
"""The counters of `SlowCount`."""


def has_slow_path(instruction: tree.Instruction) -> bool:
    """Return whether a card calls a function for some operands of an instruction, and the comparison is known.

    Instructions under a guard are left out: compilers put branches around roots.

    Example:
        >>> root = tree.Instruction("sqrt", ("rn", "f32"), (tree.Register("%f1"), tree.Register("%f2")))
        >>> has_slow_path(root)
        True
    """
    is_one = instruction.opcode in {"sqrt", "rcp"} and instruction.guard is None
    return is_one and {"rn", "f32"} <= set(instruction.modifiers)


class SlowPaths:
    """The counters of the instructions with a slow path, by the instruction's index."""

    def __init__(self, code: WarpCode, program: Program) -> None:
        self.m = code
        self._indices = [op.index for op in program.ops() if has_slow_path(op.instruction)]
        self.slots: dict[int, int] = {}

    def place(self, first_slot: int) -> int:
        """Take the counters from a slot on; return the slot behind them."""
        self.slots = {index: first_slot + COUNTERS * number for number, index in enumerate(self._indices)}
        return first_slot + COUNTERS * len(self.slots)

    def count(self, algebra: Algebra, op: Op) -> None:
        """Write the code that counts the active lanes whose operand is slow, if the instruction has a slow path."""
        if op.index not in self.slots:
            return
        m = self.m
        slow = crosslane.ballot(algebra, self._is_slow(algebra, op))
        others = m.emit(f"xor i32 {slow.code}, {m.act}")
        first = self.slots[op.index]
        for slot, lanes in ((first, slow.code), (first + 2, others)):
            m.add_to(m.counter(slot), m.emit(f"zext i1 {m.emit(f'icmp ne i32 {lanes}, 0')} to i64"))
        m.add_to(m.counter(first + 1), m.lane_count(slow.code))

    @staticmethod
    def _is_slow(algebra: Algebra, op: Op) -> Value:
        """Return whether the operand is slow: negative, tiny, infinite or no number; of a reciprocal, tiny or huge."""

        def known(number: int) -> Value:
            return algebra.known("i32", number)

        bits = algebra.reinterpret(algebra.read(op.instruction.operands[1], "float"), "i32")
        if op.instruction.opcode == "sqrt":
            return algebra.compare("ugt", algebra.subtract(bits, known(0x0D000000)), known(0x727FFFFF))
        exponent = algebra.binary("and", algebra.add(bits, known(0x01800000)), known(0x7F800000))
        return algebra.compare("ule", exponent, known(0x01FFFFFF))
