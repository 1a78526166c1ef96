"""Counts how the lanes of a warp share out the trips of a loop that they may leave at different times.

The rule: an entry of a loop is counted as a whole when the warp comes to the loop again, waits or ends: until then no
lane has left it for good, since the lowest waiting block runs first. A round is an execution of the loop's header by a
lane. If an assembler unrolls the loop `times` times, and takes the rounds up to a multiple of `below` away, a copy
runs as often as the lane with the most rounds needs (`SHARES`). Counting takes time, so only loops are counted of which
the machine code has several copies.
"""

from __future__ import annotations

from collections.abc import Mapping

from warplens.cuda import graph
from warplens.cuda.ptx.requests import UNROLLED
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.program.blocks import Block, Branch, Program

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


class TripCounters:
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
        self.m = code
        blocks = program.blocks
        uneven = [
            header
            for header, body in sorted(loops.items())
            if body.isdisjoint(waits)
            and any(shapes.divergent >> b & 1 and not body.issuperset(blocks[b].successors()) for b in body)
            and any(header in blocks[b].successors() and _is_unrolled(code, blocks[b]) for b in body)
        ]
        self.slots: dict[int, int] = {}
        """The first counter of each loop, by the block of its header."""
        before = graph.predecessors([block.successors() for block in program.blocks])
        self.loops = {header: loops[header] for header in uneven}
        """The chosen loops, by the block of their header."""
        self._entered_from = {header: frozenset(before[header]) - loops[header] for header in uneven}

    def place(self, first_slot: int) -> int:
        """Take the counters from a slot on; return the slot behind them."""
        self.slots = {header: first_slot + TRIP_WORDS * number for number, header in enumerate(self._entered_from)}
        return first_slot + TRIP_WORDS * len(self.slots)

    def begin(self) -> None:
        """Set up the rounds of each lane at the entry of the warp function."""
        for header in self.slots:
            self.m.do(f"%rounds.{header} = alloca <32 x i32>")
            self._clear(header)

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
                self._clear(header)

    def flush(self) -> None:
        """Add up the last entry of every loop."""
        for header in self.slots:
            self._add_up(header)

    def _clear(self, header: int) -> None:
        self.m.do(f"store <32 x i32> zeroinitializer, ptr %rounds.{header}")

    def _add_up(self, header: int) -> None:
        m = self.m
        rounds = m.emit(f"load <32 x i32>, ptr %rounds.{header}")
        m.do(f"call void @count_trips(<32 x i32> {rounds}, ptr {m.counter(self.slots[header])})")


def _is_unrolled(code: WarpCode, block: Block) -> bool:
    terminator = block.terminator
    return isinstance(terminator, Branch) and code.launch.requests.get(terminator.ptx_line) == UNROLLED
