"""Counts the lanes whose operand takes the slow path of a square root or of a reciprocal on a GPU.

The rule: only paths whose condition is a comparison of one operand's bits are counted; whether a quotient is slow
depends on both operands in a way that is not published.

Source: the comparisons before the calls of the slow paths in machine code by NVRTC 12.9 for sm_70 to sm_120.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from warplens.cuda.ground import graph
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import UNROLLED
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.program.blocks import Branch, Op, Program
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


class Counters:
    """Counters of a number of words each, of loops by the block of the header or of instructions by their index."""

    def __init__(self, code: WarpCode, indices: Iterable[int], words: int) -> None:
        self.m = code
        self._indices = tuple(indices)
        self._words = words
        self.slots: dict[int, int] = {}

    def place(self, first_slot: int) -> int:
        """Take the counters from a slot on; return the slot behind them."""
        self.slots = {index: first_slot + self._words * number for number, index in enumerate(self._indices)}
        return first_slot + self._words * len(self.slots)


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


# A block that repeats before its warp waits or ends counts in registers, since a counter in memory would cost a load
# and a store each round. Every exit of the warp function adds the registers to the memory.
BLOCK_COUNTERS = ("runs", "lanes", "whole", "taken", "went", "parted")
"""Each basic block has these counters: executions; active lanes and executions by a whole warp (where not all lanes
always run); lanes that its branch sends to its target; executions that send lanes there (unless `only_from` follows
them); and executions that part lanes."""
IN_REGISTERS = BLOCK_COUNTERS[:5]  # repeated blocks keep these counters in registers


class BlockCounters:
    """Adds to the counters; those of the blocks in `repeated` are kept in registers."""

    def __init__(self, code: WarpCode, repeated: Iterable[int]) -> None:
        self.m = code
        self.repeated: Sequence[int] = sorted(repeated)

    def slot(self, stem: str, index: int) -> str:
        """Return the address of a block's counter in the memory of the launch."""
        return self.m.counter(len(BLOCK_COUNTERS) * index + BLOCK_COUNTERS.index(stem))

    def add(self, stem: str, index: int, amount: str) -> None:
        """Add to a counter of a block."""
        self.m.add_to(f"%{stem}.{index}" if index in self.repeated else self.slot(stem, index), amount)

    def begin(self) -> None:
        """Set up the registers at the entry of the warp function."""
        for index in self.repeated:
            for stem in IN_REGISTERS:
                self.m.do(f"%{stem}.{index} = alloca i64")
                self.m.do(f"store i64 0, ptr %{stem}.{index}")

    def flush(self) -> None:
        """Add the registers to the memory of the launch."""
        for index in self.repeated:
            for stem in IN_REGISTERS:
                self.m.add_to(self.slot(stem, index), self.m.emit(f"load i64, ptr %{stem}.{index}"))


# An unrolled loop runs each copy of its body as often as the lane with the most rounds needs, so sums over lanes are
# not enough: each entry of the loop is counted as a whole, when the warp comes to the loop again, waits or ends. Until
# then no lane has left it for good, since the lowest waiting block runs first. A round is an execution of the loop's
# header by a lane. Counting takes time, so only loops are counted of which the machine code has several copies.
LARGEST_SHIFT = 5
SHARES = tuple(
    (1 << times, 1 << below if below < LARGEST_SHIFT else 0)
    for times in range(LARGEST_SHIFT)
    for below in range(times + 1, LARGEST_SHIFT + 1)
)
"""How many trips a copy takes at once, and below which number of them (0: any); `count_trips` of runtime.ll adds to the
counters of each in this order, first for all rounds of each lane and then for all but one."""
SHARE_COUNTERS = ("warps", "lanes", "skips", "groups", "entries")
"""Of each share: executions of the copy by warps, and by lanes; entries in which some lane does not execute it; and the
different numbers of executions, added up, which is the number of groups of lanes that leave it one after the other; and
entries in which some lane executes it."""
TRIP_WORDS = 2 * len(SHARE_COUNTERS) * len(SHARES)


class TripCounters(Counters):
    """The counters of the unrolled loops that lanes may leave at different times."""

    def __init__(
        self,
        code: WarpCode,
        program: Program,
        loops: Mapping[int, frozenset[int]],
        shapes: Shapes,
        waits: frozenset[int],
    ) -> None:
        """Choose the loops of a program among `loops`; `waits` are the blocks at whose end warps wait."""
        blocks = program.blocks
        uneven = [
            header
            for header, body in sorted(loops.items())
            if body.isdisjoint(waits)
            and any(shapes.divergent >> b & 1 and not body.issuperset(blocks[b].successors()) for b in body)
            and any(
                isinstance(branch := blocks[b].terminator, Branch)
                and header in blocks[b].successors()
                and code.launch.requests.get(branch.ptx_line) == UNROLLED
                for b in body
            )
        ]
        super().__init__(code, uneven, TRIP_WORDS)
        before = graph.predecessors(program.graph())
        self.loops = {header: loops[header] for header in uneven}  # the chosen loops, by the block of their header
        self._entered_from = {header: frozenset(before[header]) - loops[header] for header in uneven}

    def begin(self) -> None:
        """Set up the rounds of each lane at the entry of the warp function."""
        for header in self.slots:
            self.m.do(f"%rounds.{header} = alloca <32 x i32>")
            self.m.do(f"store <32 x i32> zeroinitializer, ptr %rounds.{header}")

    def count(self, index: int) -> None:
        """Count a round of the active lanes where a block is the header of a loop."""
        if index in self.slots:
            m = self.m
            lanes = m.emit(f"zext <32 x i1> {m.emit(f'bitcast i32 {m.act} to <32 x i1>')} to <32 x i32>")
            before = m.emit(f"load <32 x i32>, ptr %rounds.{index}")
            m.do(f"store <32 x i32> {m.emit(f'add <32 x i32> {before}, {lanes}')}, ptr %rounds.{index}")

    def enter(self, index: int) -> None:
        """Add up the last entry of each loop that a block enters."""
        for header, entered_from in self._entered_from.items():
            if index in entered_from:
                self._add_up(header)
                self.m.do(f"store <32 x i32> zeroinitializer, ptr %rounds.{header}")

    def flush(self) -> None:
        """Add up the last entry of every loop."""
        for header in self.slots:
            self._add_up(header)

    def _add_up(self, header: int) -> None:
        m = self.m
        rounds = m.emit(f"load <32 x i32>, ptr %rounds.{header}")
        m.do(f"call void @count_trips(<32 x i32> {rounds}, ptr {m.counter(self.slots[header])})")


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
