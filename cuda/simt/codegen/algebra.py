"""Values of a warp and the operations on them.

The rule: a register's 32 values are held in the cheapest form that is exact. A value is *uniform* (one scalar for all
lanes), *affine* (one scalar plus offsets that are known when the kernel is compiled for its launch shape) or *varying*
(a vector of 32). Integer addition, subtraction and multiplication by a known number keep the affine form exactly, also
where they wrap, since both parts are taken modulo 2^width; widening does not, and is guarded (`Algebra.widen`).

Every instruction is written once against this class. `warplens.cuda.simt.passes.shapes` runs it to find the form of
each register, `warplens.cuda.simt.codegen.emitter` to generate LLVM code.
"""

from __future__ import annotations

import math
import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace

from warplens.cuda.device.memory_rules import MemoryRules
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.requests import MergedRequest
from warplens.cuda.simt.codegen import bounds
from warplens.cuda.simt.codegen.bounds import UNKNOWN, Bounds
from warplens.cuda.simt.counting.rules import CURRENT, LANES
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op, Program
from warplens.cuda.simt.program.windows import WINDOWS

BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "i128": 128, "float": 32, "double": 64}
FLOATS = {"float", "double"}
INTRINSIC_SUFFIX = {**{type_: type_ for type_ in BITS}, "float": "f32", "double": "f64"}
LANE_NUMBERS = tuple(range(LANES))


class InexecutableError(Exception):
    """Something is not executed; whoever knows the instruction turns this into an `UnsupportedError`."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a warp holds in one register.

    Args:
        type: LLVM type of one lane.
        varying: True for a vector; then `const` and `offsets` are None.
        const: the scalar part where it is known at compile time (integers: signed, except i1).
        offsets: 32 numbers added to the scalar part (modulo the width), or None when all are zero.
        root: the array or variable that an address points into, where that is known.
        bounds: what is known of the scalar part; for an address into an array, of its distance from the array's start.
        code: LLVM operand of the scalar part or the vector; "" while analysing.
    """

    type: str
    varying: bool = False
    const: int | float | None = None
    offsets: tuple[int, ...] | None = None
    root: str | None = None
    bounds: Bounds = UNKNOWN
    code: str = ""

    @property
    def uniform(self) -> bool:
        """Whether all lanes hold the same."""
        return not self.varying and self.offsets is None

    def lanes(self) -> list[int] | None:
        """Return the value of every lane if all are known integers, else None."""
        if self.varying or not isinstance(self.const, int):
            return None
        if self.offsets is None:
            return [self.const] * LANES
        return [wrap(self.const + offset, BITS[self.type]) for offset in self.offsets]


def wrap(value: int, bits: int) -> int:
    """Reduce an integer to `bits` bits: signed two's complement, but 0 or 1 for a single bit."""
    value &= (1 << bits) - 1
    if bits > 1 and value >> (bits - 1):
        value -= 1 << bits
    return value


def _unsigned(value: int, bits: int) -> int:
    return value & ((1 << bits) - 1)


def _truncated(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return -quotient if (a < 0) != (b < 0) else quotient


FOLDS: dict[str, Callable[[int, int, int], int]] = {
    "add": lambda a, b, _: a + b,
    "sub": lambda a, b, _: a - b,
    "mul": lambda a, b, _: a * b,
    "and": lambda a, b, _: a & b,
    "or": lambda a, b, _: a | b,
    "xor": lambda a, b, _: a ^ b,
    "shl": lambda a, b, n: a << _unsigned(b, n) if _unsigned(b, n) < n else 0,
    "lshr": lambda a, b, n: _unsigned(a, n) >> _unsigned(b, n) if _unsigned(b, n) < n else 0,
    "ashr": lambda a, b, n: a >> min(_unsigned(b, n), n - 1),
    "sdiv": lambda a, b, _: _truncated(a, b) if b else -1,
    "udiv": lambda a, b, n: _unsigned(a, n) // _unsigned(b, n) if b else -1,
    "srem": lambda a, b, _: a - b * _truncated(a, b) if b else -1,
    "urem": lambda a, b, n: _unsigned(a, n) % _unsigned(b, n) if b else -1,
}
"""Integer operations on known values: (a, b, bits) as signed numbers, result before wrapping."""

RING_BOUNDS = {"add": bounds.add, "sub": bounds.subtract, "mul": bounds.multiply}

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def join(first: Value | None, second: Value | None) -> Value | None:
    """Return the cheapest form that holds both values (None: no value yet)."""
    if first is None or second is None:
        return second if first is None else first
    root = first.root if first.root == second.root else None
    if first.varying or second.varying or first.offsets != second.offsets:
        return Value(first.type, varying=True, root=root)
    same = isinstance(first.const, int) and first.const == second.const  # floats: 0.0 == -0.0, so never
    known = bounds.join(first.bounds, second.bounds) if first.root == second.root else UNKNOWN
    return Value(first.type, const=first.const if same else None, offsets=first.offsets, root=root, bounds=known)


@dataclass(frozen=True, slots=True, kw_only=True)
class Specialisation:
    """What a kernel is compiled for: launch shape and parameters.

    Args:
        block: threads in x, y, z.
        grid: blocks in x, y, z.
        parameters: the parameter block's bytes, with zeros where pointers stand.
        pointers: array name by the offset of its pointer in the parameter block.
        sizes: bytes of each array, by name, in the order of the launch's table; arrays are aligned to 256 bytes.
        dynamic_shared_bytes: the launch's dynamic shared memory.
        requests: what became of memory instructions in the machine code, by PTX line, where that differs.
        symbols: array name by the name of each variable of the module in global or constant memory.
        rules: how requests are counted.
        recording: record the requests of a block that is named when the code runs (see `traces`).
        affine_widening: keep the affine form across widening, guarded at run time.
        checked: hold every access to shared memory against a shadow (see `checks`) instead of counting it.
        marked: mark every byte that is touched (see `marks`) instead of counting requests.
        lockstep: whether the lanes of a warp run in step on the target, as up to compute capability 6.x.
    """

    block: tuple[int, int, int]
    grid: tuple[int, int, int]
    parameters: bytes
    pointers: dict[int, str]
    sizes: dict[str, int]
    dynamic_shared_bytes: int = 0
    requests: Mapping[int, MergedRequest] = field(default_factory=dict)
    symbols: dict[str, str] = field(default_factory=dict)
    rules: MemoryRules = CURRENT
    recording: bool = False
    affine_widening: bool = True
    checked: bool = False
    marked: bool = False
    lockstep: bool = False

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def warps(self) -> int:
        """Warps of a block."""
        return -(-self.threads // LANES)


class Algebra(ABC):
    """Operations on warp values; what reading, writing and code mean is left to the subclass."""

    def __init__(self, program: Program, launch: Specialisation) -> None:
        self.program = program
        self.launch = launch

    # --- what subclasses give -----------------------------------------------------------------------------------

    @abstractmethod
    def emit(self, code: str) -> str:
        """Add an instruction and return the name of its result."""

    @abstractmethod
    def declare(self, signature: str) -> None:
        """Declare an external or intrinsic function once."""

    @abstractmethod
    def define(self, text: str) -> None:
        """Add the text of an LLVM function once."""

    @abstractmethod
    def active(self) -> Value:
        """Return the lanes that execute the current instruction, a uniform i32."""

    @abstractmethod
    def limited(self, lanes: Value) -> AbstractContextManager[None]:
        """Let only some of the active lanes execute what follows; `lanes` is a uniform i32."""

    @abstractmethod
    def clock(self) -> Value:
        """Return how many instructions the warp has executed so far, an i64."""

    @abstractmethod
    def stop(self, op: Op) -> None:
        """End the launch with a fault."""

    @abstractmethod
    def barrier_lanes(self) -> tuple[Value, Value]:
        """Return the threads whose predicate held at the barrier just passed, and all its threads, two i32."""

    @abstractmethod
    def require_members(self, op: Op, mask: Value) -> None:
        """Report a fault unless the lanes of a member mask execute the instruction together."""

    @abstractmethod
    def fence(self) -> None:
        """Let all others see what the active lanes wrote; nothing is left to do but to note it."""

    @abstractmethod
    def require(self, condition: Callable[[], str]) -> None:
        """Leave the warp for a retry without affine widening unless the condition (an i1) holds."""

    @abstractmethod
    def read_register(self, name: str) -> Value:
        """Return the value of a virtual register."""

    @abstractmethod
    def write_register(self, name: str, value: Value) -> None:
        """Set a virtual register, in the lanes that are active."""

    @abstractmethod
    def warp_number(self) -> Value:
        """Return the number of the warp in its block, an i32."""

    @abstractmethod
    def block_number(self, axis: int) -> Value:
        """Return `%ctaid` along an axis, an i32."""

    @abstractmethod
    def pointer_parameter(self, name: str) -> Value:
        """Return the address of an array, an i64 with the array as its root."""

    @abstractmethod
    def load(self, op: Op, space: tree.Space | None, types: Sequence[str], address: Value) -> list[Value]:
        """Load one element of each type from consecutive places, for the active lanes.

        The address counts from the start of its space; with no space it is a generic one that may lie in any.
        """

    @abstractmethod
    def load_parts(self, op: Op, address: Value, width: int, sizes: Value) -> list[Value]:
        """Load `sizes` bytes of global memory, `width` (at most 16) or fewer; two i64, with zeros after the bytes."""

    @abstractmethod
    def store(self, op: Op, space: tree.Space | None, address: Value, values: Sequence[Value]) -> None:
        """Store the values to consecutive places, for the active lanes."""

    @abstractmethod
    def atomic(
        self, op: Op, space: tree.Space | None, steps: Mapping[tree.Space, str], address: Value, values: Sequence[Value]
    ) -> Value:
        """Update one element of memory for each active lane, the lowest first; return what was there before.

        `steps` is the operation in each space that the address may lie in.
        """

    @abstractmethod
    def keep(self, place: Value, value: Value) -> None:
        """Store a value in each active thread's local memory, at a place that is known to be good; not counted."""

    @abstractmethod
    def kept(self, place: Value, type_: str) -> Value:
        """Load what was kept in local memory."""

    @abstractmethod
    def require_stack(self, op: Op, end: Value) -> None:
        """Report a fault unless the stack has room up to a place in local memory."""

    @abstractmethod
    def call_nowhere(self, op: Op, address: Value) -> None:
        """End the launch with a fault: the address is that of no function that could be called."""

    @abstractmethod
    def printed(self, op: Op, form: Value, buffer: Value) -> Value:
        """Print a format and the arguments in a buffer (generic addresses); return the number of arguments, an i32."""

    @abstractmethod
    def fail(self, op: Op, expression: Value, function: Value) -> None:
        """End the launch with a failed assertion: the addresses of its text and of the function's name."""

    def windows(self) -> list[tree.Space]:
        """Return the spaces with a window that the kernel has any memory of."""
        used = {placed.space for placed in self.program.variables.values()}
        if self.program.local_bytes:
            used.add(tree.Space.LOCAL)
        return [space for space in WINDOWS if space in used]

    # --- operands -------------------------------------------------------------------------------------------------

    def read(self, operand: tree.Operand, type_: str) -> Value:
        """Return an operand as a value of an LLVM type; wider registers are truncated, equal widths reinterpreted."""
        match operand:
            case tree.Register(name):
                value = self.special(name) if name not in self.program.registers else self.read_register(name)
            case tree.Integer(number, _):
                return self.known(type_, number) if type_ not in FLOATS else self.bits(type_, number)
            case tree.Float(pattern, width, _):
                value = self.bits("float" if width == 32 else "double", pattern)
            case tree.Symbol(name):
                value = self.variable(name)
            case tree.Negated(inner):
                value = self.invert(self.read(inner, type_))
            case _:
                raise InexecutableError(f"operand {operand}")
        return self.reinterpret(value, type_)

    def write(self, operand: tree.Operand, value: Value) -> None:
        """Set a destination operand; narrower values are zero-extended by the caller, `_` is dropped."""
        match operand:
            case tree.Register("_") | tree.Symbol("_"):
                return
            case tree.Register(name) if name in self.program.registers:
                self.write_register(name, self.reinterpret(value, self.program.registers[name]))
            case tree.Pair(first, second):
                self.write(first, value)
                self.write(second, self.invert(value))
            case _:
                raise InexecutableError(f"destination {operand}")

    def reinterpret(self, value: Value, type_: str) -> Value:
        """Return the same bits as another type of the same width, or the low bits of a wider integer."""
        if value.type == type_:
            return value
        if BITS[value.type] == BITS[type_]:
            return self._bitcast(value, type_)
        if value.type in FLOATS or type_ in FLOATS or BITS[value.type] < BITS[type_]:
            raise InexecutableError(f"a register of {BITS[value.type]} bits read as {type_}")
        return self.truncate(value, type_)

    def variable(self, name: str) -> Value:
        """Return the address of a variable: within its space, or if that is global or constant, as it is."""
        if name == "WARP_SZ":
            return self.known("i64", LANES)
        if name in self.program.functions:
            return self.known("i64", self.program.functions[name])
        if name in self.launch.symbols:
            return self.pointer_parameter(self.launch.symbols[name])
        placed = self.program.variables.get(name)
        if placed is None:
            where = self.program.unsupported_symbols.get(name, "unknown")
            raise InexecutableError(f"{where} variable {name}")
        return self._with_root(self.known("i64", placed.offset), name)

    def address(self, operand: tree.Operand) -> Value:
        """Return the byte address of an address operand, an i64."""
        if not isinstance(operand, tree.Address):
            raise InexecutableError(f"address {operand}")
        match operand.base:
            case tree.Register(name):
                base = self.read_register(name)
                if base.type == "i32":
                    base = self.widen("zext", base, "i64")
            case other:
                base = self.read(other, "i64")
        return self.add(base, self.known("i64", operand.offset)) if operand.offset else base

    def special(self, name: str) -> Value:
        """Return a special register."""
        base, _, axis = name.partition(".")
        where = "xyz".find(axis) if axis else -1
        launch = self.launch
        match base:
            case "%tid" if where >= 0:
                return self._thread_index(where)
            case "%ctaid" if where >= 0:
                return self.block_number(where)
            case "%ntid" if where >= 0:
                return self.known("i32", launch.block[where])
            case "%nctaid" if where >= 0:
                return self.known("i32", launch.grid[where])
            case "%laneid":
                return self.from_lanes("i32", LANE_NUMBERS)
            case "%warpid":
                return self.warp_number()
            case "%nwarpid":
                return self.known("i32", launch.warps)
            case _:
                return self._other_special(name)

    def _other_special(self, name: str) -> Value:
        """Return a special register that says nothing about which thread it is (PTX ISA 10).

        The clocks count the instructions that the warp has executed, as does the timer (so one takes a nanosecond). All
        blocks run on multiprocessor 0 of 1, in grid 0.
        """
        launch = self.launch
        match name.removeprefix("%"):
            case "clock" | "clock64" | "globaltimer":
                return self.clock()
            case "clock_hi" | "globaltimer_hi":
                return self.binary("lshr", self.clock(), self.known("i64", 32))
            case "globaltimer_lo":
                return self.truncate(self.clock(), "i32")
            case "smid":
                return self.known("i32", 0)
            case "nsmid":
                return self.known("i32", 1)
            case "gridid":
                return self.known("i64", 0)
            case "dynamic_smem_size":
                return self.known("i32", launch.dynamic_shared_bytes)
            case environment if environment.startswith("envreg"):
                raise InexecutableError("a barrier of the whole grid, which needs a cooperative launch")
            case reserved if reserved.startswith("reserved_smem_"):
                raise InexecutableError("shared memory that CUDA reserves for groups of several warps")
            case mask if mask.startswith("lanemask_"):
                return self._lane_mask(mask)
            case _:
                raise InexecutableError(f"unknown register {name}")

    def _lane_mask(self, name: str) -> Value:
        """Return `%lanemask_eq` and its like: for each lane the mask of those equal, below, above."""
        try:
            test = COMPARISONS[name.removeprefix("lanemask_")]
        except KeyError:
            raise InexecutableError(f"unknown register %{name}") from None
        masks = [sum(1 << other for other in LANE_NUMBERS if test(other, lane)) for lane in LANE_NUMBERS]
        return self.from_lanes("i32", masks)

    def _thread_index(self, axis: int) -> Value:
        """Return `%tid` along an axis: (32 * warp + lane) / stride % extent, as cheaply as the block allows."""
        block = self.launch.block
        extent = block[axis]
        stride = (1, block[0], block[0] * block[1])[axis]
        if self.launch.warps == 1:
            return self.from_lanes("i32", [lane // stride % extent for lane in LANE_NUMBERS])
        warp = self.warp_number()
        if extent == 1:
            return self.known("i32", 0)
        if stride % LANES == 0:
            quotient = self.binary("udiv", warp, self.known("i32", stride // LANES))
            return self.binary("urem", quotient, self.known("i32", extent))
        if LANES % stride == 0:
            per_warp = LANES // stride
            within = self.from_lanes("i32", [lane // stride for lane in LANE_NUMBERS])
            if per_warp % extent == 0:
                return self.from_lanes("i32", [lane // stride % extent for lane in LANE_NUMBERS])
            base = self.multiply(warp, self.known("i32", per_warp))
            if stride * extent >= self.launch.threads:
                return self.add(base, within)
            if extent % per_warp == 0:
                return self.add(self.binary("urem", base, self.known("i32", extent)), within)
        linear = self.add(self.multiply(warp, self.known("i32", LANES)), self.from_lanes("i32", LANE_NUMBERS))
        quotient = self.binary("udiv", linear, self.known("i32", stride))
        return self.binary("urem", quotient, self.known("i32", extent))

    def parameter(self, name: str, offset: int, type_: str) -> Value:
        """Return a kernel parameter, or a part of one, as a PTX type."""
        parameter = self.program.parameters.get(name)
        if parameter is None:
            raise InexecutableError(f"{name} is no kernel parameter")
        place = parameter.offset + offset
        llvm = LLVM_TYPES[type_]
        if place in self.launch.pointers and llvm == "i64":
            return self.pointer_parameter(self.launch.pointers[place])
        raw = self.launch.parameters[place : place + BITS[llvm] // 8]
        return self.bits(llvm, int.from_bytes(raw, "little"))

    # --- constants ------------------------------------------------------------------------------------------------

    def known(self, type_: str, number: int) -> Value:
        """Return a uniform integer."""
        number = wrap(number, BITS[type_])
        return Value(type_, const=number, bounds=bounds.exact(number), code=str(number))

    def counted(self, code: str, count: int) -> Value:
        """Return a uniform i32 that is one of 0, 1, ... `count` - 1."""
        return self.known("i32", 0) if count == 1 else Value("i32", bounds=Bounds(0, count - 1), code=code)

    def bits(self, type_: str, pattern: int) -> Value:
        """Return a uniform constant by its bit pattern."""
        if type_ == "float":
            number = struct.unpack("<f", struct.pack("<I", pattern & 0xFFFFFFFF))[0]
            return Value(type_, const=number, code=_float_code(pattern & 0xFFFFFFFF))
        if type_ == "double":
            number = struct.unpack("<d", struct.pack("<Q", pattern & (1 << 64) - 1))[0]
            return Value(type_, const=number, code=f"0x{pattern & (1 << 64) - 1:016X}")
        return self.known(type_, pattern)

    def number(self, type_: str, value: float) -> Value:
        """Return a uniform floating-point constant."""
        if type_ == "float":
            return self.bits(type_, struct.unpack("<I", struct.pack("<f", value))[0])
        return self.bits(type_, struct.unpack("<Q", struct.pack("<d", value))[0])

    def from_lanes(self, type_: str, lanes: Sequence[int]) -> Value:
        """Return the value whose lanes are known."""
        width = BITS[type_]
        first = wrap(lanes[0], width)
        if all(wrap(lane, width) == first for lane in lanes):
            return self.known(type_, first)
        if type_ == "i1":
            return Value(type_, varying=True, code=f"<{', '.join(f'i1 {lane & 1}' for lane in lanes)}>")
        offsets = tuple(wrap(lane - first, width) for lane in lanes)
        return Value(type_, const=first, offsets=offsets, bounds=bounds.exact(first), code=str(first))

    # --- integers -------------------------------------------------------------------------------------------------

    def add(self, a: Value, b: Value) -> Value:
        """Add modulo 2^width; an address keeps its root."""
        rooted = [value for value in (a, b) if value.root is not None]
        root = rooted[0].root if len(rooted) == 1 else None
        return self._with_root(self._ring("add", a, b), root, keep=len(rooted) < 2)

    def subtract(self, a: Value, b: Value) -> Value:
        """Subtract modulo 2^width; address minus number keeps its root."""
        return self._with_root(self._ring("sub", a, b), a.root if b.root is None else None, keep=b.root is None)

    def multiply(self, a: Value, b: Value) -> Value:
        """Multiply modulo 2^width."""
        return self._with_root(self._ring("mul", a, b), None, keep=a.root is None and b.root is None)

    def shift_left(self, a: Value, count: Value) -> Value:
        """Shift left; counts of the width or more give 0 (PTX `shl`)."""
        width = BITS[a.type]
        if count.uniform and isinstance(count.const, int):
            amount = _unsigned(count.const, width)
            return self.multiply(a, self.known(a.type, 1 << amount)) if amount < width else self.known(a.type, 0)
        return self._shift("shl", a, count)

    def shift_right(self, a: Value, count: Value, *, signed: bool) -> Value:
        """Shift right; counts of the width or more give 0, or the sign (PTX `shr`)."""
        return self._shift("ashr" if signed else "lshr", a, count)

    def _shift(self, op: str, a: Value, count: Value) -> Value:
        width = BITS[a.type]
        folded = self._fold(op, a, count)
        if folded is not None:
            return folded
        if count.uniform and isinstance(count.const, int) and 0 <= count.const < width:
            return self.binary(op, a, count)
        last = self.known(a.type, width - 1)
        inside = self.compare("ult", count, self.known(a.type, width))
        if op == "ashr":
            return self._plain(op, a, self.select(inside, count, last))
        safe = self._plain("and", count, last)
        return self.select(inside, self._plain(op, a, safe), self.known(a.type, 0))

    def divide(self, a: Value, b: Value, *, signed: bool, remainder: bool = False) -> Value:
        """Divide integers; quotient and remainder by zero are all ones, as an H200 gives (PTX leaves them open)."""
        op = ("s" if signed else "u") + ("rem" if remainder else "div")
        folded = self._fold(op, a, b)
        if folded is not None:
            return folded
        zero, one, minus_one = (self.known(a.type, n) for n in (0, 1, -1))
        by_zero = self.compare("eq", b, zero)
        safe = self.select(by_zero, one, b)
        if signed:  # the smallest number over -1 overflows, which stops an x86 processor
            by_minus_one = self.compare("eq", b, minus_one)
            quotient = self._plain(op, a, self.select(by_minus_one, one, safe))
            result = self.select(by_minus_one, zero if remainder else self.subtract(zero, a), quotient)
        else:
            result = self._plain(op, a, safe)
        return self.select(by_zero, minus_one, result)

    def binary(self, op: str, a: Value, b: Value) -> Value:
        """Apply an LLVM integer operation whose result is defined for all operands (divisors must be nonzero)."""
        folded = self._fold(op, a, b)
        if folded is not None:
            return folded
        result = self._plain(op, a, b)
        if result.varying or a.root is not None or not isinstance(b.const, int):
            return result
        return replace(result, bounds=_bounds_of(op, a.bounds, b.const))

    def invert(self, a: Value) -> Value:
        """Return the bitwise complement."""
        return self.binary("xor", a, self.known(a.type, -1))

    def _ring(self, op: str, a: Value, b: Value) -> Value:
        """Add, subtract or multiply, keeping scalar part and offsets apart where that is exact."""
        folded = self._fold(op, a, b)
        if folded is not None:
            return folded
        if a.varying or b.varying:
            return self._plain(op, a, b)
        width = BITS[a.type]
        offsets: tuple[int, ...] | None = None
        if op == "mul":
            if a.offsets is not None:
                a, b = b, a
            if b.offsets is not None:
                if not isinstance(a.const, int) or a.offsets is not None:
                    return self._plain(op, a, b)
                factor = a.const
                offsets = tuple(wrap(factor * offset, width) for offset in b.offsets)
        elif a.offsets is not None or b.offsets is not None:
            sign = 1 if op == "add" else -1
            first, second = a.offsets or (0,) * LANES, b.offsets or (0,) * LANES
            offsets = tuple(wrap(x + sign * y, width) for x, y in zip(first, second, strict=True))
        if offsets is not None and not any(offsets):
            offsets = None
        const: int | None = None
        if isinstance(a.const, int) and isinstance(b.const, int):
            const = wrap(FOLDS[op](a.const, b.const, width), width)
        elif op == "mul" and (a.const == 0 or b.const == 0):
            const = 0
        code = str(const) if const is not None else self._scalar(op, a, b)
        known = bounds.exact(const) if const is not None else RING_BOUNDS[op](a.bounds, b.bounds, width)
        return Value(a.type, const=const, offsets=offsets, bounds=known, code=code)

    def _scalar(self, op: str, a: Value, b: Value) -> str:
        if op in {"add", "sub"} and b.const == 0:
            return a.code
        if op == "add" and a.const == 0:
            return b.code
        return self.emit(f"{op} {a.type} {a.code}, {b.code}")

    def _fold(self, op: str, a: Value, b: Value) -> Value | None:
        first, second = a.lanes(), b.lanes()
        if first is None or second is None or op not in FOLDS:
            return None
        width = BITS[a.type]
        return self.from_lanes(a.type, [FOLDS[op](x, y, width) for x, y in zip(first, second, strict=True)])

    def _plain(self, op: str, a: Value, b: Value) -> Value:
        if a.uniform and b.uniform:
            return Value(a.type, code=self.emit(f"{op} {a.type} {a.code}, {b.code}"))
        return Value(a.type, varying=True, code=self.emit(f"{op} <32 x {a.type}> {self.vector(a)}, {self.vector(b)}"))

    # --- conversions ----------------------------------------------------------------------------------------------

    def truncate(self, a: Value, type_: str) -> Value:
        """Keep the low bits of an integer; exact in every form."""
        lanes, root = a.lanes(), self._short_root(a)
        if lanes is not None:
            return replace(self.from_lanes(type_, lanes), root=root)
        if a.varying:
            code = self.emit(f"trunc <32 x {a.type}> {a.code} to <32 x {type_}>")
            return Value(type_, varying=True, root=root, code=code)
        offsets = None if a.offsets is None else tuple(wrap(offset, BITS[type_]) for offset in a.offsets)
        if offsets is not None and not any(offsets):
            offsets = None
        known = bounds.truncated(a.bounds, BITS[type_]) if a.root is None else UNKNOWN
        code = self.emit(f"trunc {a.type} {a.code} to {type_}")
        return Value(type_, offsets=offsets, root=root, bounds=known, code=code)

    def widen(self, how: str, a: Value, type_: str) -> Value:
        """Sign-extend ("sext") or zero-extend ("zext") an integer.

        An affine value stays affine if no lane wraps in the narrow type. That is checked when the kernel runs; should
        it fail, the launch is repeated with code that widens lane by lane.
        """
        width = BITS[a.type]
        lanes, root = a.lanes(), self._short_root(a)
        if lanes is not None:
            wide = lanes if how == "sext" else [_unsigned(lane, width) for lane in lanes]
            return replace(self.from_lanes(type_, wide), root=root)
        if a.offsets is not None and not self.launch.affine_widening:
            a = Value(a.type, varying=True, code=self.vector(a))
        if a.varying:
            code = self.emit(f"{how} <32 x {a.type}> {a.code} to <32 x {type_}>")
            return Value(type_, varying=True, root=root, code=code)
        if a.offsets is not None:
            self._require_no_wrap(how, a)
        known = a.bounds if how == "sext" else bounds.zero_extended(a.bounds)
        code = self.emit(f"{how} {a.type} {a.code} to {type_}")
        return Value(type_, offsets=a.offsets, root=root, bounds=known, code=code)

    def _short_root(self, a: Value) -> str | None:
        """Return the root of an address that 32 bits hold: one within its space."""
        return a.root if a.root in self.program.variables else None

    def _require_no_wrap(self, how: str, a: Value) -> None:
        """Check when the kernel runs that no lane of an affine value leaves the range of its type."""
        width = BITS[a.type]
        lowest, highest = min(0, *(a.offsets or ())), max(0, *(a.offsets or ()))
        if how == "sext":
            bottom, top, below, above = -(1 << width - 1), (1 << width - 1) - 1, "sge", "sle"
        else:
            bottom, top, below, above = 0, (1 << width) - 1, "uge", "ule"
        if a.bounds.within(bottom - lowest, top - highest):
            return
        if lowest:
            self.require(lambda: self.emit(f"icmp {below} {a.type} {a.code}, {wrap(bottom - lowest, width)}"))
        if highest:
            self.require(lambda: self.emit(f"icmp {above} {a.type} {a.code}, {wrap(top - highest, width)}"))

    def cast(self, op: str, a: Value, type_: str) -> Value:
        """Apply an LLVM conversion between integers and floating point."""
        if a.uniform:
            return Value(type_, code=self.emit(f"{op} {a.type} {a.code} to {type_}"))
        return Value(type_, varying=True, code=self.emit(f"{op} <32 x {a.type}> {self.vector(a)} to <32 x {type_}>"))

    def _bitcast(self, a: Value, type_: str) -> Value:
        if a.const is not None and a.uniform:
            if isinstance(a.const, int):
                return self.bits(type_, a.const)
            if a.type == "float":
                return self.known(type_, struct.unpack("<I", struct.pack("<f", a.const))[0])
            return self.known(type_, struct.unpack("<Q", struct.pack("<d", a.const))[0])
        return self.cast("bitcast", a, type_)

    # --- comparison, selection, functions ---------------------------------------------------------------------------

    def compare(self, predicate: str, a: Value, b: Value) -> Value:
        """Compare with an LLVM predicate (`slt`, `ult`, `olt`, ...); an i1 a lane."""
        first, second = a.lanes(), b.lanes()
        if first is not None and second is not None:
            width = BITS[a.type]
            if predicate[0] == "u" and predicate != "une":
                first, second = ([_unsigned(lane, width) for lane in lanes] for lanes in (first, second))
            test = COMPARISONS[predicate if predicate in COMPARISONS else predicate[1:]]
            return self.from_lanes("i1", [int(test(x, y)) for x, y in zip(first, second, strict=True)])
        op = "fcmp" if a.type in FLOATS else "icmp"
        if a.uniform and b.uniform:
            return Value("i1", code=self.emit(f"{op} {predicate} {a.type} {a.code}, {b.code}"))
        code = self.emit(f"{op} {predicate} <32 x {a.type}> {self.vector(a)}, {self.vector(b)}")
        return Value("i1", varying=True, code=code)

    def select(self, condition: Value, a: Value, b: Value) -> Value:
        """Choose `a` where the condition holds, else `b`."""
        if condition.uniform and condition.const is not None:
            return a if condition.const else b
        root = a.root if a.root == b.root else None
        if condition.uniform and not a.varying and not b.varying and a.offsets == b.offsets:
            code = self.emit(f"select i1 {condition.code}, {a.type} {a.code}, {a.type} {b.code}")
            known = bounds.join(a.bounds, b.bounds) if a.root == b.root else UNKNOWN
            return Value(a.type, offsets=a.offsets, root=root, bounds=known, code=code)
        test = f"i1 {condition.code}" if condition.uniform else f"<32 x i1> {condition.code}"
        vector = f"<32 x {a.type}>"
        code = self.emit(f"select {test}, {vector} {self.vector(a)}, {vector} {self.vector(b)}")
        return Value(a.type, varying=True, root=root, code=code)

    def unary(self, op: str, a: Value) -> Value:
        """Apply an LLVM unary operation (`fneg`)."""
        if a.uniform:
            return Value(a.type, code=self.emit(f"{op} {a.type} {a.code}"))
        return Value(a.type, varying=True, code=self.emit(f"{op} <32 x {a.type}> {self.vector(a)}"))

    def arithmetic(self, op: str, a: Value, b: Value) -> Value:
        """Apply an LLVM floating-point operation (`fadd`, `fmul`, ...)."""
        return self._plain(op, a, b)

    def call(self, intrinsic: str, *arguments: Value, flags: str = "") -> Value:
        """Call an LLVM intrinsic overloaded on the type of its first argument, whose result is of that type.

        `flags` is appended to the arguments (", i1 false" for `ctlz`).
        """
        type_ = arguments[0].type
        uniform = all(argument.uniform for argument in arguments)
        suffix = INTRINSIC_SUFFIX[type_] if uniform else f"v32{INTRINSIC_SUFFIX[type_]}"
        whole = type_ if uniform else f"<32 x {type_}>"
        extra = ", i1" if flags else ""
        name = f"@llvm.{intrinsic}.{suffix}"
        self.declare(f"{whole} {name}({', '.join([whole] * len(arguments))}{extra})")
        passed = ", ".join(f"{whole} {a.code if uniform else self.vector(a)}" for a in arguments)
        return Value(type_, varying=not uniform, code=self.emit(f"call {whole} {name}({passed}{flags})"))

    def convert_saturating(self, a: Value, type_: str, *, signed: bool) -> Value:
        """Convert floating point to integer toward zero; out of range gives the nearest bound, NaN gives 0."""
        name = "fptosi.sat" if signed else "fptoui.sat"
        vector = "" if a.uniform else "v32"
        whole = (a.type, type_) if a.uniform else (f"<32 x {a.type}>", f"<32 x {type_}>")
        intrinsic = f"@llvm.{name}.{vector}{INTRINSIC_SUFFIX[type_]}.{vector}{INTRINSIC_SUFFIX[a.type]}"
        self.declare(f"{whole[1]} {intrinsic}({whole[0]})")
        code = a.code if a.uniform else self.vector(a)
        return Value(type_, varying=not a.uniform, code=self.emit(f"call {whole[1]} {intrinsic}({whole[0]} {code})"))

    # --- forms ----------------------------------------------------------------------------------------------------

    def vector(self, a: Value) -> str:
        """Return the value as an LLVM vector of 32 lanes."""
        if a.varying:
            return a.code
        lanes = a.lanes()
        if lanes is not None:
            return f"<{', '.join(f'{a.type} {lane}' for lane in lanes)}>"
        vector = f"<32 x {a.type}>"
        one = self.emit(f"insertelement {vector} poison, {a.type} {a.code}, i32 0")
        whole = self.emit(f"shufflevector {vector} {one}, {vector} poison, <32 x i32> zeroinitializer")
        if a.offsets is None:
            return whole
        return self.emit(f"add {vector} {whole}, <{', '.join(f'{a.type} {offset}' for offset in a.offsets)}>")

    @staticmethod
    def _with_root(a: Value, root: str | None, *, keep: bool = True) -> Value:
        """Return the value with a root; `keep` its bounds, or forget them where they were of mixed things."""
        return replace(a, root=root, bounds=a.bounds if keep else UNKNOWN)


def _bounds_of(op: str, a: Bounds, b: int) -> Bounds:
    """Return the bounds of an operation on a scalar and a known number."""
    match op:
        case "udiv":
            return bounds.quotient(a, b)
        case "urem":
            return bounds.remainder(a, b)
        case "lshr" if b >= 0:
            return bounds.quotient(a, 1 << b)
        case "ashr" if b >= 0:
            return bounds.quotient(a, 1 << b)
        case "and":
            return bounds.masked(a, b)
        case _:
            return UNKNOWN


def _float_code(pattern: int) -> str:
    """Return a float's LLVM literal: the hexadecimal pattern of the double of the same value."""
    number = struct.unpack("<f", struct.pack("<I", pattern))[0]
    if math.isnan(number):  # a NaN keeps its payload in the high bits of the fraction
        sign, fraction = pattern >> 31, pattern & 0x7FFFFF
        return f"0x{sign << 63 | 0x7FF << 52 | fraction << 29:016X}"
    return f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}"
