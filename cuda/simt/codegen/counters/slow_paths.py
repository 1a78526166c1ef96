"""Counts the lanes whose operand takes the slow path of a square root or of a reciprocal on a GPU.

The rule: only paths whose condition is a comparison of one operand's bits are counted; whether a quotient is slow
depends on both operands in a way that is not published.

Source: the comparisons before the calls of the slow paths in machine code by NVRTC 12.9 for sm_70 to sm_120.
"""

from functools import partial

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.counters.tally import Counters
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.program.blocks import Op, Program
from warplens.cuda.simt.values.algebra import Algebra, ballot
from warplens.cuda.simt.values.value import Value

COUNTERS = 3  # the counters of `SlowCount`


def has_slow_path(instruction: tree.Instruction) -> bool:
    """Return whether a GPU calls a function for some operands of an instruction, and the comparison is known.

    Instructions under a guard are left out: compilers put branches around roots.

    Example:
        >>> root = tree.Instruction("sqrt", ("rn", "f32"), (tree.Register("%f1"), tree.Register("%f2")))
        >>> has_slow_path(root)
        True
    """
    is_one = instruction.opcode in {"sqrt", "rcp"} and instruction.guard is None
    return is_one and {"rn", "f32"} <= set(instruction.modifiers)


class SlowPaths(Counters):
    """The counters of the instructions with a slow path."""

    def __init__(self, code: WarpCode, program: Program) -> None:
        super().__init__(code, (op.index for op in program.ops() if has_slow_path(op.instruction)), COUNTERS)

    def count(self, algebra: Algebra, op: Op) -> None:
        """Write the code that counts the active lanes whose operand is slow, if the instruction has a slow path."""
        if op.index not in self.slots:
            return
        m = self.m
        slow = ballot(algebra, self._is_slow(algebra, op))
        others = m.emit(f"xor i32 {slow.code}, {m.act}")
        first = self.slots[op.index]
        for slot, lanes in ((first, slow.code), (first + 2, others)):
            m.add_to(m.counter(slot), m.emit(f"zext i1 {m.emit(f'icmp ne i32 {lanes}, 0')} to i64"))
        m.add_to(m.counter(first + 1), m.lane_count(slow.code))

    @staticmethod
    def _is_slow(algebra: Algebra, op: Op) -> Value:
        """Return whether the operand is slow: negative, tiny, infinite or no number; of a reciprocal, tiny or huge."""
        known = partial(algebra.known, "i32")
        bits = algebra.reinterpret(algebra.read(op.instruction.operands[1], "float"), "i32")
        if op.instruction.opcode == "sqrt":
            return algebra.compare("ugt", algebra.subtract(bits, known(0x0D000000)), known(0x727FFFFF))
        exponent = algebra.binary("and", algebra.add(bits, known(0x01800000)), known(0x7F800000))
        return algebra.compare("ule", exponent, known(0x01FFFFFF))


# Machine code divides 32-bit integers by an estimate that is too small by one where the division leaves no remainder,
# and corrects it by two guarded instructions of a quotient and one of a remainder; one more gives either its sign where
# it is negative. Small remainders of operands whose product reaches 2^32 may need the correction too: not counted.
# Source: machine code by NVRTC 12.9 for sm_75 to sm_120, which multiplies by a number just below 2^32 / divisor; an
# H200 counts as many lanes (`permuted` in tests/hardware/counters/h200_unrolled.json).
CORRECTING = {"div": 2, "rem": 1}  # the number of instructions that correct an estimate which is too small by one


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


class Corrections(Counters):
    """The counter of each quotient of integers."""

    def __init__(self, code: WarpCode, program: Program) -> None:
        super().__init__(code, (op.index for op in program.ops() if is_corrected(op.instruction)), 1)

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
        without_remainder = ballot(algebra, algebra.compare("eq", left, zero))
        low = algebra.binary("and", without_remainder, ballot(algebra, algebra.compare("ne", a, zero)))
        self._add(op, low, CORRECTING[instruction.opcode])
        if is_signed:
            sign = a if is_remainder else algebra.binary("xor", a, b)
            self._add(op, ballot(algebra, algebra.compare("slt", sign, zero)), 1)

    def _add(self, op: Op, lanes: Value, each: int) -> None:
        m = self.m
        m.add_to(m.counter(self.slots[op.index]), m.emit(f"mul i64 {m.lane_count(lanes.code)}, {each}"))
