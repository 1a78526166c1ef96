"""Generates LLVM code for the instructions of one warp.

The rule: only this knows all parts of the code generator; it joins them to the algebra on which instructions execute.
"""

import ctypes
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen import buffers
from warplens.cuda.simt.codegen.checks import shadow, unwritten
from warplens.cuda.simt.codegen.counters import marks, tally
from warplens.cuda.simt.codegen.memory import access, heap, warp_memory
from warplens.cuda.simt.codegen.warp_code import Observer, WarpCode
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.isa.registry import Entry, entry_of
from warplens.cuda.simt.passes.control_flow import Liveness
from warplens.cuda.simt.passes.shapes import Places, Shapes
from warplens.cuda.simt.program.blocks import STACK, Barrier, Op, Program, align
from warplens.cuda.simt.values import algebra, tensors
from warplens.cuda.simt.values.value import BITS, Mode, Specialisation, Value, filled, literal, literals

# The registers of a warp in compiled code. A register that is not constant lives in a stack slot, which LLVM turns into
# a register of its own, or in the warp's frame (`passes.shapes`). A slot holds 0 at first: a value that LLVM may choose
# anew at each use would pass a check as one number and access as another.

FIRST_PLACE = 64  # the places of registers in the frame follow its head of this many bytes (`Frame`)
SPARE_BYTES = LANES * BITS["double"] // 8
TABLE = "@places"


class Slots:
    """Reads and writes registers in their slots."""

    def __init__(self, code: WarpCode, shapes: Shapes, places: Places) -> None:
        self.m = code
        self.shapes = shapes
        self.places = places
        self.used: dict[str, str] = {}  # the slots in use, by register
        self.first_spare = 0  # where the spare places in the frame begin
        self.spare_bytes = 0  # the bytes of the spare places in use
        self._tables: list[int] = []

    def stored_type(self, name: str) -> str:
        """Return the LLVM type of a register's slot."""
        form = self.shapes.forms[name]
        return f"<32 x {form.type}>" if form.varying else form.type

    def is_constant(self, name: str) -> bool:
        """Return whether a register always holds the same known number and needs no slot."""
        return self.shapes.forms[name].is_constant

    def slot(self, name: str) -> str:
        """Return the stack slot of a register."""
        if name not in self.used:
            self.used[name] = f"%reg.{len(self.used)}.{re.sub('[^A-Za-z0-9_.]', '', name)}"
        return self.used[name]

    def place(self, name: str, bits: int, *, written: bool) -> int | None:
        """Return where a register lies in the frame; None of others, and where only some lanes may be written."""
        place = self.places.of.get(name)
        if place is None or BITS[self.shapes.forms[name].type] != bits or (written and self._keeps_lanes(name)):
            return None
        return FIRST_PLACE + place

    def keep(self, number: int, value: Value | None) -> int:
        """Return a spare place in the frame, after a value has been stored there."""
        place = self.first_spare + number * SPARE_BYTES
        self.spare_bytes = max(self.spare_bytes, (number + 1) * SPARE_BYTES)
        if value is not None:
            self._store(place, value.type, self.m.vector(value))
        return place

    def kept(self, place: int, type_: str) -> Value:
        """Load a vector from a place in the frame."""
        return Value(type_, varying=True, code=self._load(place, type_))

    def transform(self, function: str, places: Sequence[int], arguments: str) -> None:
        """Call a function that takes the frame, a table of places in it, and further arguments."""
        at = f"getelementptr (i32, ptr {TABLE}, i64 {len(self._tables)})"
        self.m.do(f"call void {function}(ptr %frame, ptr {at}{', ' * bool(arguments)}{arguments})")
        self._tables += places

    def table(self) -> str:
        """Return the tables of all calls, one behind the other."""
        if not self._tables:
            return ""
        return f"{TABLE} = internal constant [{len(self._tables)} x i32] [{literals('i32', self._tables)}]"

    def _load(self, place: int, type_: str) -> str:
        at = self.m.frame_field(place)
        return self.m.emit(f"load <32 x {type_}>, ptr {at}, align {tensors.PLACE_ALIGNMENT}")

    def _store(self, place: int, type_: str, code: str) -> None:
        self.m.do(f"store <32 x {type_}> {code}, ptr {self.m.frame_field(place)}, align {tensors.PLACE_ALIGNMENT}")

    def _keeps_lanes(self, name: str) -> bool:
        return self.m.guarded or (self.m.partial and name in self.shapes.hazards)

    def declare(self) -> None:
        """Write the code at the entry that makes the slots."""
        for name, slot in self.used.items():
            type_ = self.stored_type(name)
            self.m.do(f"{slot} = alloca {type_}, align 64")
            self.m.do(f"store {type_} zeroinitializer, ptr {slot}")

    def read(self, name: str) -> Value:
        """Load a register from its slot."""
        form = self.shapes.forms[name]
        if self.is_constant(name):
            return replace(form, code=literal(form.type, int(form.const or 0)))
        if name in self.places.of:
            return replace(form, code=self._load(FIRST_PLACE + self.places.of[name], form.type))
        code = self.m.emit(f"load {self.stored_type(name)}, ptr {self.slot(name)}")
        return replace(form, const=None, code=code)

    def write(self, name: str, value: Value) -> None:
        """Store a register; lanes that are not active keep what they had if anything can still read it."""
        m, form = self.m, self.shapes.forms[name]
        if self.is_constant(name):
            return
        if not form.varying:
            if value.varying or value.offsets != form.offsets:
                raise AssertionError(f"the form of {name} is {form}, but {value} is written to it")
            m.do(f"store {form.type} {value.code}, ptr {self.slot(name)}")
            return
        code = m.vector(value)
        if self._keeps_lanes(name):
            type_ = self.stored_type(name)
            code = m.emit(f"select <32 x i1> {m.mask}, {type_} {code}, {type_} {self.read(name).code}")
        if name in self.places.of:
            self._store(FIRST_PLACE + self.places.of[name], form.type, code)
            return
        m.do(f"store {self.stored_type(name)} {code}, ptr {self.slot(name)}")


# Only this module looks at the mode of a launch; all others call the observer.
def observer_of(code: WarpCode, moves: access.Moves) -> Observer:
    """Return the observer for the mode of the launch."""
    match code.launch.mode:
        case Mode.COUNTING:
            return tally.Tally(code)
        case Mode.RECORDING:
            return tally.Recorder(code)
        case Mode.CHECKED:
            return shadow.Checks(code)
        case Mode.MARKED:
            return marks.TouchMarker(code, moves)
        case Mode.UNWRITTEN:
            return unwritten.UnwrittenChecks(code)


# Lanes that a member mask names and that are absent are a fault: their values are undefined on a GPU.
class WarpLanes:
    """The lanes of the warp whose code is written."""

    def __init__(self, code: WarpCode, observer: Observer) -> None:
        self.m = code
        self.active, self.limited = code.active, code.limited
        self.met, self.read_from = observer.met, observer.shuffled
        self.of_warpgroup = observer.of_warpgroup
        self.fence, self.fence_proxies = observer.fenced, observer.proxies_fenced

    def clock(self) -> Value:
        """Return the warp's instructions up to the current one: the count in its frame less those still ahead."""
        return Value("i64", code=self.m.emit(f"sub i64 {self.m.emit('load i64, ptr %clock')}, {self.m.ahead}"))

    def barrier_result(self) -> tuple[Value, Value]:
        """Load the result of the completed barrier from the frame."""
        holding = self.m.emit(f"load i32, ptr {self.m.frame_field(buffers.RESULT)}")
        present = self.m.emit(f"load i32, ptr {self.m.frame_field(buffers.PRESENT)}")
        return Value("i32", code=holding), Value("i32", code=present)

    def require_members(self, op: Op, mask: Value) -> None:
        """Report lanes outside their own mask, and masks that name lanes which have parted from the active ones."""
        m = self.m
        self.met()
        if mask.const != -1:
            m.fault_if(algebra.non_members(m, mask), buffers.FAULT_NOT_A_MEMBER, op, mask)
        absent = [] if m.together is None else [m.emit(f"xor i32 {m.together}, {m.act}")]
        if m.partial and m.parted and not (m.all_are_here and mask.const == -1):
            absent.append(self._waiting())
        if not absent:
            return
        missing = Value("i32", code=absent[0])
        for more in absent[1:]:
            missing = m.binary("or", missing, Value("i32", code=more))
        absent_members = m.compare("ne", m.binary("and", mask, missing), m.known("i32", 0))
        m.fault_if(algebra.ballot(m, absent_members), buffers.FAULT_MEMBER_ABSENT, op, mask)
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


class WarpMemory(warp_memory.OtherMemory):
    """The accesses of the warp whose code is written; it chooses how each is made."""

    def load(self, op: Op, space: tree.Space | None, types: Sequence[str], address: Value) -> list[Value]:
        """Check, observe and load."""
        if space is None:
            return self.load_generic(op, types, address)
        if space is tree.Space.CLUSTER:
            return self.of_cluster.load(op, types, address)
        return self.access.load(op, space, types, address)

    def store(self, op: Op, space: tree.Space | None, address: Value, values: Sequence[Value]) -> None:
        """Check, observe and store."""
        if space is None:
            self.store_generic(op, address, values)
        elif space is tree.Space.CLUSTER:
            self.of_cluster.store(op, address, values)
        else:
            self.access.store(op, space, address, values)


class Emitter:
    """Writes the code of instructions: `algebra` joins the registers (`slots`), checked accesses and the observer."""

    def __init__(self, program: Program, launch: Specialisation, shapes: Shapes, places: Places) -> None:
        self.code = WarpCode(program, launch)
        moves = access.Moves(self.code)
        self.observer = observer_of(self.code, moves)
        self.is_checked = launch.mode is Mode.CHECKED
        self.slots = Slots(self.code, shapes, places)
        self.access = access.AccessWriter(self.code, moves, self.observer, lambda: self.slots.read(STACK))
        self.algebra = algebra.Algebra(
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
            m.fork(condition.code, then, end)
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
            m.fork(none, end, then, begun=then)
            self._lower(entry, op)
            m.act, m.fixed_mask, m.guarded = before
            m.together = None
        m.rejoin(end)
        m.under_guard = False

    def _lower(self, entry: Entry, op: Op) -> None:
        self.observer.reached(op)
        entry.lower(self.algebra, op)


# The frame of a warp: what it keeps while it waits at a barrier.
# A register has a place in the frame if it is live where the warp goes on after some barrier. The head
# holds the mask, the words of numbered barriers (`buffers`) and the clock.

FRAME_ALIGNMENT = 64
CLOCK_OFFSET = 32  # the frame counts the warp's instructions here, in kernels that read a clock; the mask is at 0


class Frame:
    """The frame of the warps of a kernel; warps go on after a barrier at the blocks `resumes`, never EXIT."""

    def __init__(self, emitter: Emitter, live: Liveness, resumes: Sequence[int]) -> None:
        self.m = emitter.code
        self.emitter = emitter
        self.slots = emitter.slots
        self.live = live
        self.resumes = resumes
        self.offsets: dict[
            str, int
        ] = {}  # of the registers that are saved at a barrier, behind head and constant places
        end = FIRST_PLACE + align(self.slots.places.bytes, FRAME_ALIGNMENT)
        for name in sorted({name for block in resumes for name in live.live(block)}):
            if not self.slots.is_constant(name) and name not in self.slots.places.of:
                self.offsets[name] = end
                form = self.slots.shapes.forms[name]
                size = max(8, BITS[form.type] // 8) * (LANES if form.varying else 1)
                end += align(size, FRAME_ALIGNMENT)
        self.slots.first_spare = end

    @property
    def bytes(self) -> int:
        """The size of a frame, when all code has been written."""
        return self.slots.first_spare + self.slots.spare_bytes

    def _place(self, name: str) -> str:
        return self.m.emit(f"getelementptr i8, ptr %frame, i64 {self.offsets[name]}")

    def restore(self, block: int) -> None:
        """Load what is live from the frame and go on."""
        m = self.m
        m.label(f"resume.{block}")
        m.do(f"store i32 {m.emit('load i32, ptr %frame')}, ptr %act")
        for name in self.live.live(block):
            if name not in self.offsets:
                continue
            at = self._place(name)
            if self.slots.stored_type(name) == "<32 x i1>":
                code = m.emit(f"bitcast i32 {m.emit(f'load i32, ptr {at}')} to <32 x i1>")
            else:
                code = m.emit(f"load {self.slots.stored_type(name)}, ptr {at}, align 8")
            m.do(f"store {self.slots.stored_type(name)} {code}, ptr {self.slots.slot(name)}")
        m.do(f"br label %block.{block}")

    def save(self, barrier: Barrier) -> None:
        """Save what is live after a barrier in the frame and leave with the point to resume at."""
        m = self.m
        for name in self.live.live(barrier.target):
            if name not in self.offsets:
                continue
            type_ = self.slots.stored_type(name)
            code = m.emit(f"load {type_}, ptr {self.slots.slot(name)}")
            if type_ == "<32 x i1>":
                type_, code = "i32", m.emit(f"bitcast <32 x i1> {code} to i32")
            m.do(f"store {type_} {code}, ptr {self._place(name)}, align 8")
        m.do(f"br label %suspend.{barrier.target}")


# What a warp asks of the runtime: an early end, a call or branch to nowhere, `printf` and `assert`. An early end
# (`trap`, a failed `assert`) is a fault, and the fault record holds what its message needs.
def print_function() -> str:
    """Return `@printed`, which hands a call over and returns the lanes whose format or arguments lie in no memory."""
    block = buffers.PrintCall.block.offset
    return filled(
        "codegen/printed.ll",
        call_bytes=ctypes.sizeof(buffers.PrintCall),
        **{
            name: getattr(buffers.PrintCall, name).offset
            for name in ("arguments", "results", "local", "shared", "block", "mask")
        },
        block_y=block + 4,
        block_z=block + 8,
        RECORD_PRINT=buffers.RECORD_PRINT,
        RECORD_PRINT_FULL=buffers.RECORD_PRINT_FULL,
        IS_FULL=buffers.IS_FULL,
        IS_BAD=buffers.IS_BAD,
    )


@dataclass(frozen=True, slots=True)
class RuntimeCalls:
    """The calls of the warp whose code is written."""

    m: WarpCode

    def stop(self, op: Op) -> None:
        """Report the active lanes and leave."""
        self.m.fault_if(self.m.active(), buffers.FAULT_TRAP, op, self.m.known("i32", 0))

    def require_stack(self, op: Op, needed: Value) -> None:
        """Report the active lanes whose stack would need more than its size."""
        m = self.m
        beyond = m.compare("ugt", needed, m.known("i64", m.program.saved_bytes))
        m.fault_if(algebra.ballot(m, beyond), buffers.FAULT_STACK, op, m.known("i32", 0))

    def call_nowhere(self, op: Op, address: Value) -> None:
        """Report the addresses and leave."""
        m = self.m
        always = m.emit(f"icmp ne i32 {m.act}, 0")
        m.report_if(always, buffers.FAULT_CALL, op, m.act, lambda: m.vector(address))

    def branch_nowhere(self, op: Op, index: Value) -> None:
        """Report the indices and leave."""
        self.m.fault_if(self.m.active(), buffers.FAULT_BRANCH, op, index)

    def print(self, op: Op, form: Value, buffer: Value) -> Value:
        """Hand the call over to the function that prints."""
        m = self.m
        m.define(print_function())
        m.scratch["i32"] = None
        texts = f"<32 x i64> {m.vector(form)}, <32 x i64> {m.vector(buffer)}, ptr %scratch.i32"
        where = f"ptr %local, ptr %shared, i32 %block.x, i32 %block.y, i32 %block.z, i32 {m.act}"
        bad = Value("i32", code=m.emit(f"call i32 @printed(ptr %record, {texts}, {where})"))
        m.fault_if(bad, buffers.FAULT_PRINT, op, m.known("i32", 0))
        return Value("i32", varying=True, code=m.emit("load <32 x i32>, ptr %scratch.i32, align 4"))

    def allocate(self, sizes: Value) -> Value:
        """Allocate memory of the heap for each active lane."""
        return heap.allocate(self.m, sizes)

    def free(self, op: Op, addresses: Value) -> None:
        """Give memory of the heap back; report the lanes that cannot."""
        heap.release(self.m, op, addresses)

    def fail(self, op: Op, expression: Value, function: Value) -> None:
        """Report the active lanes, and leave; the name of the function is that of the lowest."""
        m = self.m
        name = function if function.uniform else algebra.from_lane(m, function, algebra.lowest(m, m.active()))
        at = m.emit(f"getelementptr i64, ptr %record, i64 {buffers.RECORD_FUNCTION}")
        m.do(f"store i64 {name.code}, ptr {at}")
        always = m.emit(f"icmp ne i32 {m.act}, 0")
        m.report_if(always, buffers.FAULT_ASSERT, op, m.act, lambda: m.vector(expression))
