"""Generates LLVM code for the operations of one warp: the algebra with code, registers and masks.

The rule: this writes straight-line code for the block at hand; where control goes is `codegen`'s, how memory is reached
and counted is `access`'s. Registers live in stack slots, which LLVM turns into its own registers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen import barrier_loop, crosslane, generic, local_stack
from warplens.cuda.simt.codegen.access import Access
from warplens.cuda.simt.codegen.algebra import Algebra, Specialisation, Value, wrap
from warplens.cuda.simt.codegen.bounds import exact
from warplens.cuda.simt.codegen.tally import Site
from warplens.cuda.simt.counting.rules import FULL_MASK, LANES
from warplens.cuda.simt.isa.registry import entry_of
from warplens.cuda.simt.launch import printf_calls
from warplens.cuda.simt.launch.faults import (
    FAULT_ASSERT,
    FAULT_CALL,
    FAULT_MEMBER_ABSENT,
    FAULT_NOT_A_MEMBER,
    FAULT_PRINT,
    FAULT_STACK,
    FAULT_TRAP,
    RECORD_FUNCTION,
)
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.program.blocks import Equals, Op, Program

UNLIKELY = ", !prof !0"
"""Branch weights for ways that are hardly ever taken (the first target)."""


def mask_literal(mask: int) -> str:
    """Return a lane mask as an LLVM i32 literal."""
    return str(wrap(mask, 32))


class Emitter(Algebra):
    """The algebra that writes code.

    Attributes:
        lines: the body of the function so far.
        act: the active lanes as an i32 operand; `fixed_mask` their number where it is the same at every execution.
        guarded: whether the current instruction is under a guard that varies, so that all writes keep the other lanes.
        partial: whether the block may run with some lanes waiting elsewhere.
        under_guard: whether the current instruction has a guard.
        together: the lanes that came to the instruction, those whose guard fails included.
        parted: slots of the lanes that wait elsewhere and may come to a place where they are waited for.
        scratch: types of which a vector needs a place in memory, `%scratch.TYPE`.
        ahead: how many instructions of the basic block, the current one included, are still to be executed.
        gives_up: whether some code may leave for a retry without affine widening.
    """

    def __init__(self, program: Program, launch: Specialisation, shapes: Shapes) -> None:
        super().__init__(program, launch)
        self.shapes = shapes
        self.arrays = tuple(launch.sizes)
        self.lines: list[str] = []
        self.slots: dict[str, str] = {}
        self.declared: dict[str, None] = {}
        self.tables: list[str] = []
        self.names = 0
        self.act = mask_literal(self.whole_mask)
        self.fixed_mask: int | None = self.whole_mask
        self.guarded = False
        self.partial = False
        self.under_guard = False
        self.gives_up = False
        self.together: str | None = None
        self.parted: tuple[str, ...] = ()
        self.ahead = 0
        self.scratch: dict[str, None] = {}
        self.access = Access(self)

    @property
    def whole_mask(self) -> int:
        """The lanes of a warp that exist: fewer than 32 only if the block is smaller than a warp."""
        return FULL_MASK if self.launch.warps > 1 else (1 << self.launch.threads) - 1

    @property
    def ragged(self) -> bool:
        """Whether the last warp of a block of several has fewer lanes than the others."""
        return self.launch.warps > 1 and self.launch.threads % LANES != 0

    @property
    def mask(self) -> str:
        """The active lanes as a vector of i1."""
        if self.fixed_mask == FULL_MASK:
            return "splat (i1 true)"
        return self.emit(f"bitcast i32 {self.act} to <32 x i1>")

    # --- code -----------------------------------------------------------------------------------------------------

    def name(self, stem: str) -> str:
        """Return a fresh name for a label or a value."""
        self.names += 1
        return f"{stem}{self.names}"

    def emit(self, code: str) -> str:
        """Add an instruction that has a result."""
        self.names += 1
        self.lines.append(f"  %t{self.names} = {code}")
        return f"%t{self.names}"

    def do(self, code: str) -> None:
        """Add an instruction without a result."""
        self.lines.append(f"  {code}")

    def label(self, name: str) -> None:
        """Begin an LLVM basic block."""
        self.lines.append(f"{name}:")

    def branch_unlikely(self, condition: str, target: str) -> None:
        """Leave for `target` if the condition holds, which it hardly ever does; else go on."""
        following = self.name("go")
        self.do(f"br i1 {condition}, label %{target}, label %{following}{UNLIKELY}")
        self.label(following)

    def declare(self, signature: str) -> None:
        """Declare an intrinsic once."""
        self.declared[f"declare {signature}"] = None

    def define(self, text: str) -> None:
        """Add a function once."""
        self.declared[text] = None

    def active(self) -> Value:
        """Return the active lanes; as a literal where they are always the same."""
        return Value("i32", code=self.act)

    @contextmanager
    def limited(self, lanes: Value) -> Iterator[None]:
        """Narrow the mask of active lanes for a while."""
        before = self.act, self.fixed_mask
        if self.fixed_mask is not None and isinstance(lanes.const, int):
            self.fixed_mask &= lanes.const
            self.act = mask_literal(self.fixed_mask)
        else:
            self.act, self.fixed_mask = self.emit(f"and i32 {self.act}, {lanes.code}"), None
        yield
        self.act, self.fixed_mask = before

    def clock(self) -> Value:
        """Return the warp's instructions up to the current one: what its frame counts, less those still ahead."""
        return Value("i64", code=self.emit(f"sub i64 {self.emit('load i64, ptr %clock')}, {self.ahead}"))

    def stop(self, op: Op) -> None:
        """Report the active lanes and leave."""
        self.fault_if(self.active(), FAULT_TRAP, op, self.known("i32", 0))

    def fence(self) -> None:
        """Note a fence where that matters."""
        if self.launch.checked:
            self.access.checks.published()

    def frame_field(self, offset: int) -> str:
        """Return the address of an i32 in the head of the warp's frame."""
        return self.emit(f"getelementptr i8, ptr %frame, i64 {offset}")

    def barrier_lanes(self) -> tuple[Value, Value]:
        """Load what the completed barrier left in the frame."""
        holding = self.emit(f"load i32, ptr {self.frame_field(barrier_loop.RESULT)}")
        present = self.emit(f"load i32, ptr {self.frame_field(barrier_loop.PRESENT)}")
        return Value("i32", code=holding), Value("i32", code=present)

    def require_members(self, op: Op, mask: Value) -> None:
        """Report lanes outside their own mask, and masks that name lanes which have parted from these."""
        if self.launch.checked:
            self.access.checks.met()
        if mask.const != -1:
            self.fault_if(crosslane.strangers(self, mask), FAULT_NOT_A_MEMBER, op, mask)
        absent = [self.emit(f"load i32, ptr {slot}") for slot in self.parted] if self.partial else []
        if self.together is not None:
            absent.append(self.emit(f"xor i32 {self.together}, {self.act}"))
        if not absent:
            return
        missing = Value("i32", code=absent[0])
        for more in absent[1:]:
            missing = self.binary("or", missing, Value("i32", code=more))
        wanted = self.compare("ne", self.binary("and", mask, missing), self.known("i32", 0))
        self.fault_if(crosslane.ballot(self, wanted), FAULT_MEMBER_ABSENT, op, mask)

    def fault_if(self, lanes: Value, kind: int, op: Op, detail: Value) -> None:
        """Report a fault of the lanes of a mask, if there are any, and leave; `detail` is an i32 for the message."""
        some = self.emit(f"icmp ne i32 {lanes.code}, 0")
        self.report_if(
            some, kind, op, lanes.code, lambda: self.emit(f"zext <32 x i32> {self.vector(detail)} to <32 x i64>")
        )

    def report_if(self, condition: str, kind: int, op: Op, lanes: str, words: Callable[[], str]) -> None:
        """Record a fault of some lanes and leave if the condition (an i1) holds; `words` are 32 i64 for the message."""
        fault, following = self.name("fault"), self.name("go")
        self.do(f"br i1 {condition}, label %{fault}, label %{following}{UNLIKELY}")
        self.label(fault)
        found = words()
        self.do(
            f"call void @record_fault(ptr %record, i64 {kind}, i64 {op.index}, i32 {lanes}, i32 %warp, "
            f"<32 x i64> {found})"
        )
        self.do("br label %FAULT")
        self.label(following)

    def is_whole_warp(self) -> str:
        """Return an i1: all lanes that exist are active."""
        return self.emit(f"icmp eq i32 {self.act}, {mask_literal(self.whole_mask)}")

    def require(self, condition: Callable[[], str]) -> None:
        """Give up the affine form for this launch where the condition fails."""
        failed = self.emit(f"xor i1 {condition()}, true")
        self.branch_unlikely(failed, "WIDEN")
        self.gives_up = True

    def add_to(self, pointer: str, amount: str) -> None:
        """Add an i64 to a counter in memory."""
        old = self.emit(f"load i64, ptr {pointer}")
        new = self.emit(f"add i64 {old}, {amount}")
        self.do(f"store i64 {new}, ptr {pointer}")

    def counter(self, slot: int) -> str:
        """Return the address of a counter of the launch."""
        return self.emit(f"getelementptr i64, ptr %counters, i64 {slot}")

    def lane_count(self, mask: str) -> str:
        """Return the number of lanes of a mask, an i64."""
        ones = self.emit(f"call i32 @llvm.ctpop.i32(i32 {mask})")
        return self.emit(f"zext i32 {ones} to i64")

    def call_nowhere(self, op: Op, address: Value) -> None:
        """Report the addresses and leave."""
        always = self.emit(f"icmp ne i32 {self.act}, 0")
        self.report_if(always, FAULT_CALL, op, self.act, lambda: self.vector(address))

    def printed(self, op: Op, form: Value, buffer: Value) -> Value:
        """Hand the call over to `printing`."""
        self.define(printf_calls.PRINT)
        self.scratch["i32"] = None
        texts = f"<32 x i64> {self.vector(form)}, <32 x i64> {self.vector(buffer)}, ptr %scratch.i32"
        place = f"ptr %local, ptr %shared, i32 %block.x, i32 %block.y, i32 %block.z, i32 {self.act}"
        bad = Value("i32", code=self.emit(f"call i32 @printed(ptr %record, {texts}, {place})"))
        self.fault_if(bad, FAULT_PRINT, op, self.known("i32", 0))
        return Value("i32", varying=True, code=self.emit("load <32 x i32>, ptr %scratch.i32, align 4"))

    def fail(self, op: Op, expression: Value, function: Value) -> None:
        """Report the active lanes, and leave; the name of the function is that of the lowest."""
        name = crosslane.from_lane(self, function, crosslane.lowest(self, self.active()))
        at = self.emit(f"getelementptr i64, ptr %record, i64 {RECORD_FUNCTION}")
        self.do(f"store i64 {name.code}, ptr {at}")
        always = self.emit(f"icmp ne i32 {self.act}, 0")
        self.report_if(always, FAULT_ASSERT, op, self.act, lambda: self.vector(expression))

    def require_stack(self, op: Op, end: Value) -> None:
        """Report the active lanes whose stack would leave their local memory."""
        beyond = self.compare("ugt", end, self.known("i64", self.program.local_bytes))
        self.fault_if(crosslane.ballot(self, beyond), FAULT_STACK, op, self.known("i32", 0))

    def keep(self, place: Value, value: Value) -> None:
        """Store to local memory through `stack`."""
        local_stack.keep(self, place, value)

    def kept(self, place: Value, type_: str) -> Value:
        """Load from local memory through `stack`."""
        return local_stack.kept(self, place, type_)

    # --- registers --------------------------------------------------------------------------------------------------

    def stored_type(self, name: str) -> str:
        """Return the LLVM type of a register's slot."""
        form = self.shapes.forms[name]
        return f"<32 x {form.type}>" if form.varying else form.type

    def is_constant(self, name: str) -> bool:
        """Whether a register always holds what is known at compile time and needs no slot."""
        form = self.shapes.forms[name]
        return not form.varying and isinstance(form.const, int)

    def slot(self, name: str) -> str:
        """Return the stack slot of a register."""
        if name not in self.slots:
            self.slots[name] = f"%reg.{name.removeprefix('%')}"
        return self.slots[name]

    def read_register(self, name: str) -> Value:
        """Load a register from its slot."""
        form = self.shapes.forms[name]
        if self.is_constant(name):
            return replace(form, code=str(form.const))
        code = self.emit(f"load {self.stored_type(name)}, ptr {self.slot(name)}")
        return replace(form, const=None, code=code)

    def write_register(self, name: str, value: Value) -> None:
        """Store a register; lanes that are not active keep what they had if anything can still read it."""
        form = self.shapes.forms[name]
        if self.is_constant(name):
            return
        if not form.varying:
            if value.varying or value.offsets != form.offsets:
                raise AssertionError(f"{name} was found to be {form}, but {value} is written to it")
            self.do(f"store {form.type} {value.code}, ptr {self.slot(name)}")
            return
        code = self.vector(value)
        type_ = self.stored_type(name)
        if self.guarded or (self.partial and name in self.shapes.hazards):
            old = self.emit(f"load {type_}, ptr {self.slot(name)}")
            code = self.emit(f"select <32 x i1> {self.mask}, {type_} {code}, {type_} {old}")
        self.do(f"store {type_} {code}, ptr {self.slot(name)}")

    def warp_number(self) -> Value:
        """Return the warp's number in its block."""
        return self.counted("%warp", self.launch.warps)

    def block_number(self, axis: int) -> Value:
        """Return the block's number along an axis."""
        return self.counted(("%block.x", "%block.y", "%block.z")[axis], self.launch.grid[axis])

    def pointer_parameter(self, name: str) -> Value:
        """Return the address of an array."""
        return Value("i64", root=name, bounds=exact(0), code=f"%array.{self.arrays.index(name)}")

    # --- instructions -----------------------------------------------------------------------------------------------

    def guard_of(self, guard: tree.Guard | Equals) -> Value:
        """Return a guard as an i1 a lane, negated where it says so."""
        value = self.read_register(guard.register)
        if isinstance(guard, Equals):
            return self.compare("eq", value, self.known(value.type, guard.number))
        return self.invert(value) if guard.negated else value

    def execute(self, op: Op, lanes_on: int | None) -> None:
        """Write the code of one instruction; `lanes_on` is the counter of lanes whose guard holds."""
        entry = entry_of(op, self.program.file_name)
        guard = op.instruction.guard
        if guard is None:
            entry.lower(self, op)
            return
        condition = self.guard_of(guard)
        if lanes_on is None:
            raise AssertionError(f"no counter for the guard of {op.text}")
        self.under_guard = True
        end = self.name("unguarded")
        if condition.uniform:
            then = self.name("guarded")
            self.do(f"br i1 {condition.code}, label %{then}, label %{end}")
            self.label(then)
            self.add_to(self.counter(lanes_on), self.lane_count(self.act))
            entry.lower(self, op)
        else:
            before = self.act, self.fixed_mask, self.guarded
            bits = self.emit(f"bitcast <32 x i1> {condition.code} to i32")
            self.act = self.emit(f"and i32 {bits}, {self.act}")
            self.fixed_mask, self.guarded, self.together = None, True, before[0]
            self.add_to(self.counter(lanes_on), self.lane_count(self.act))
            then = self.name("guarded")
            nobody = self.emit(f"icmp eq i32 {self.act}, 0")
            self.do(f"br i1 {nobody}, label %{end}, label %{then}")
            self.label(then)
            entry.lower(self, op)
            self.act, self.fixed_mask, self.guarded = before
            self.together = None
        self.do(f"br label %{end}")
        self.label(end)
        self.under_guard = False

    def load(self, op: Op, space: tree.Space | None, types: Sequence[str], address: Value) -> list[Value]:
        """Load through `access`, which checks and counts."""
        if space is None:
            return generic.load(self, op, types, address)
        return self.access.load(op, space, types, address)

    def load_parts(self, op: Op, address: Value, width: int, sizes: Value) -> list[Value]:
        """Load through `access`, which checks and counts."""
        return self.access.load_parts(op, address, width, sizes)

    def store(self, op: Op, space: tree.Space | None, address: Value, values: Sequence[Value]) -> None:
        """Store through `access`, which checks and counts."""
        if space is None:
            generic.store(self, op, address, values)
            return
        self.access.store(op, space, address, values)

    def atomic(
        self, op: Op, space: tree.Space | None, steps: Mapping[tree.Space, str], address: Value, values: Sequence[Value]
    ) -> Value:
        """Update memory through `access`, which checks and counts."""
        if space is None:
            return generic.atomic(self, op, steps, address, values)
        return self.access.atomic(op, space, steps[space], address, values)

    @property
    def sites(self) -> list[Site]:
        """The memory instructions met so far."""
        return self.access.sites
