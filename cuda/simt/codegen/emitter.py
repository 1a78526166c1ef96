"""Generates LLVM code for the instructions of one warp.

The rule: only this knows all parts of the code generator; it joins them to the algebra on which instructions execute.
"""

from __future__ import annotations

from warplens.cuda.simt.codegen.lanes import WarpLanes
from warplens.cuda.simt.codegen.memory.access import AccessWriter
from warplens.cuda.simt.codegen.memory.moves import Moves
from warplens.cuda.simt.codegen.memory.warp_memory import WarpMemory
from warplens.cuda.simt.codegen.modes import observer_of
from warplens.cuda.simt.codegen.runtime_calls import RuntimeCalls
from warplens.cuda.simt.codegen.slots import Slots
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.isa.registry import Entry, entry_of
from warplens.cuda.simt.passes.places import Places
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.program.blocks import STACK, Op, Program
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.specialisation import Specialisation


class Emitter:
    """Writes the code of instructions.

    Attributes:
        code: the code of the warp so far, and its state where the next instruction goes.
        observer: records accesses.
        access: checks them.
        slots: holds the registers.
        algebra: joins all of these for the instructions.
    """

    def __init__(self, program: Program, launch: Specialisation, shapes: Shapes, places: Places) -> None:
        self.code = WarpCode(program, launch)
        moves = Moves(self.code)
        self.observer = observer_of(self.code, moves)
        self.slots = Slots(self.code, shapes, places)
        self.access = AccessWriter(self.code, moves, self.observer, lambda: self.slots.read(STACK))
        self.algebra = Algebra(
            program,
            launch,
            self.code.text,
            registers=self.slots,
            lanes=WarpLanes(self.code, self.observer),
            memory=WarpMemory(self.code, self.access),
            runtime=RuntimeCalls(self.code),
        )

    def execute(self, op: Op, lanes_on: int | None) -> None:
        """Write the code of one instruction; `lanes_on` is the counter of lanes whose guard holds."""
        m = self.code
        entry = entry_of(op, m.program.file_name)
        guard = op.instruction.guard
        if guard is None:
            self._lower(entry, op)
            return
        condition = self.algebra.guard(guard)
        if lanes_on is None:
            raise AssertionError(f"no counter for the guard of {op.text}")
        m.under_guard = True
        end = m.name("unguarded")
        if condition.uniform:
            then = m.name("guarded")
            m.do(f"br i1 {condition.code}, label %{then}, label %{end}")
            m.label(then)
            m.add_to(m.counter(lanes_on), m.lane_count(m.act))
            self._lower(entry, op)
        else:
            before = m.act, m.fixed_mask, m.guarded
            bits = m.emit(f"bitcast <32 x i1> {condition.code} to i32")
            m.act = m.emit(f"and i32 {bits}, {m.act}")
            m.fixed_mask, m.guarded, m.together = None, True, before[0]
            m.add_to(m.counter(lanes_on), m.lane_count(m.act))
            then = m.name("guarded")
            none = m.emit(f"icmp eq i32 {m.act}, 0")
            m.do(f"br i1 {none}, label %{end}, label %{then}")
            m.label(then)
            self._lower(entry, op)
            m.act, m.fixed_mask, m.guarded = before
            m.together = None
        m.do(f"br label %{end}")
        m.label(end)
        m.under_guard = False

    def _lower(self, entry: Entry, op: Op) -> None:
        self.observer.reached(op)
        entry.lower(self.algebra, op)
