"""Generates LLVM code for the instructions of one warp.

The rule: only this knows all parts of the code generator; it joins them to the algebra on which instructions execute.
"""

from __future__ import annotations

from warplens.cuda.simt.codegen.checks.shadow import Checks
from warplens.cuda.simt.codegen.counters.marks import TouchMarker
from warplens.cuda.simt.codegen.counters.tally import Recorder, Tally
from warplens.cuda.simt.codegen.loops import barrier_loop
from warplens.cuda.simt.codegen.memory.access import AccessWriter
from warplens.cuda.simt.codegen.memory.moves import Moves
from warplens.cuda.simt.codegen.memory.warp_memory import WarpMemory
from warplens.cuda.simt.codegen.observer import (
    FAULT_ASSERT,
    FAULT_BRANCH,
    FAULT_CALL,
    FAULT_MEMBER_ABSENT,
    FAULT_NOT_A_MEMBER,
    FAULT_PRINT,
    FAULT_STACK,
    FAULT_TRAP,
    RECORD_FUNCTION,
    Observer,
    print_function,
)
from warplens.cuda.simt.codegen.slots import Slots
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.isa.registry import Entry, entry_of
from warplens.cuda.simt.passes.places import Places
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.program.blocks import STACK, Op, Program
from warplens.cuda.simt.values import crosslane
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Mode, Specialisation, Value


# This is the only function that looks at the mode of a launch; all others call the observer.
def observer_of(code: WarpCode, moves: Moves) -> Observer:
    """Return the observer for the mode of the launch."""
    match code.launch.mode:
        case Mode.COUNTING:
            return Tally(code)
        case Mode.RECORDING:
            return Recorder(code)
        case Mode.CHECKED:
            return Checks(code)
        case Mode.MARKED:
            return TouchMarker(code, moves)


# An early end (`trap`, a failed `assert`) is a fault, and the fault record holds what its message needs.
class RuntimeCalls:
    """The calls of the warp whose code is written."""

    def __init__(self, code: WarpCode) -> None:
        self.m = code

    def stop(self, op: Op) -> None:
        """Report the active lanes and leave."""
        self.m.fault_if(self.m.active(), FAULT_TRAP, op, self.m.known("i32", 0))

    def require_stack(self, op: Op, needed: Value) -> None:
        """Report the active lanes whose stack would need more than its size."""
        m = self.m
        beyond = m.compare("ugt", needed, m.known("i64", m.program.saved_bytes))
        m.fault_if(crosslane.ballot(m, beyond), FAULT_STACK, op, m.known("i32", 0))

    def call_nowhere(self, op: Op, address: Value) -> None:
        """Report the addresses and leave."""
        m = self.m
        always = m.emit(f"icmp ne i32 {m.act}, 0")
        m.report_if(always, FAULT_CALL, op, m.act, lambda: m.vector(address))

    def branch_nowhere(self, op: Op, index: Value) -> None:
        """Report the indices and leave."""
        self.m.fault_if(self.m.active(), FAULT_BRANCH, op, index)

    def print(self, op: Op, form: Value, buffer: Value) -> Value:
        """Hand the call over to the function that prints."""
        m = self.m
        m.define(print_function())
        m.scratch["i32"] = None
        texts = f"<32 x i64> {m.vector(form)}, <32 x i64> {m.vector(buffer)}, ptr %scratch.i32"
        where = f"ptr %local, ptr %shared, i32 %block.x, i32 %block.y, i32 %block.z, i32 {m.act}"
        bad = Value("i32", code=m.emit(f"call i32 @printed(ptr %record, {texts}, {where})"))
        m.fault_if(bad, FAULT_PRINT, op, m.known("i32", 0))
        return Value("i32", varying=True, code=m.emit("load <32 x i32>, ptr %scratch.i32, align 4"))

    def fail(self, op: Op, expression: Value, function: Value) -> None:
        """Report the active lanes, and leave; the name of the function is that of the lowest."""
        m = self.m
        name = function if function.uniform else crosslane.from_lane(m, function, crosslane.lowest(m, m.active()))
        at = m.emit(f"getelementptr i64, ptr %record, i64 {RECORD_FUNCTION}")
        m.do(f"store i64 {name.code}, ptr {at}")
        always = m.emit(f"icmp ne i32 {m.act}, 0")
        m.report_if(always, FAULT_ASSERT, op, m.act, lambda: m.vector(expression))


# Lanes that a member mask names and that are absent are a fault: their values are undefined on a GPU.
class WarpLanes:
    """The lanes of the warp whose code is written."""

    def __init__(self, code: WarpCode, observer: Observer) -> None:
        self.m = code
        self.active, self.limited = code.active, code.limited
        self.met, self.read_from, self.of_warpgroup = observer.met, observer.shuffled, observer.of_warpgroup
        self.fence, self.fence_proxies = observer.fenced, observer.proxies_fenced

    def clock(self) -> Value:
        """Return the warp's instructions up to the current one: the count in its frame less those still ahead."""
        return Value("i64", code=self.m.emit(f"sub i64 {self.m.emit('load i64, ptr %clock')}, {self.m.ahead}"))

    def barrier_result(self) -> tuple[Value, Value]:
        """Load the result of the completed barrier from the frame."""
        holding = self.m.emit(f"load i32, ptr {self.m.frame_field(barrier_loop.RESULT)}")
        present = self.m.emit(f"load i32, ptr {self.m.frame_field(barrier_loop.PRESENT)}")
        return Value("i32", code=holding), Value("i32", code=present)

    def require_members(self, op: Op, mask: Value) -> None:
        """Report lanes outside their own mask, and masks that name lanes which have parted from the active ones."""
        m = self.m
        self.met()
        if mask.const != -1:
            m.fault_if(crosslane.non_members(m, mask), FAULT_NOT_A_MEMBER, op, mask)
        absent = [] if m.together is None else [m.emit(f"xor i32 {m.together}, {m.act}")]
        if m.partial and m.parted and not (m.all_are_here and mask.const == -1):
            absent.append(self._waiting())
        if not absent:
            return
        missing = Value("i32", code=absent[0])
        for more in absent[1:]:
            missing = m.binary("or", missing, Value("i32", code=more))
        absent_members = m.compare("ne", m.binary("and", mask, missing), m.known("i32", 0))
        m.fault_if(crosslane.ballot(m, absent_members), FAULT_MEMBER_ABSENT, op, mask)
        m.all_are_here |= mask.const == -1 and not m.under_guard

    def _waiting(self) -> str:
        """Return the lanes that wait elsewhere; they are the same throughout a basic block of the kernel."""
        m = self.m
        if m.waiting is not None:
            return m.waiting
        if m.parted_rows:
            lanes = m.emit(f"call i32 @joined(ptr %parted, i64 {m.parted_rows})")
        else:
            lanes, *others = [m.emit(f"load i32, ptr {slot}") for slot in m.parted]
            for more in others:
                lanes = m.emit(f"or i32 {lanes}, {more}")
        if not m.under_guard:  # code under a guard may be skipped
            m.waiting = lanes
        return lanes


class Emitter:
    """Writes the code of instructions: `algebra` joins the registers (`slots`), checked accesses and the observer."""

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
