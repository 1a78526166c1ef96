"""Operations on the values of a warp.

The rule: integer addition, subtraction and multiplication by a known number keep the affine form exactly, also where
they wrap, since scalar part and offsets are taken modulo 2^width. Widening does not, and is guarded (`widen`). Results
that are known are computed at once; for all others LLVM code goes to a writer.
"""

import math
import struct
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import gcd

from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.program.blocks import Program
from warplens.cuda.simt.values.interfaces import Writer
from warplens.cuda.simt.values.value import (
    BITS,
    FLOATS,
    INTRINSIC_SUFFIX,
    UNKNOWN,
    Bounds,
    Specialisation,
    Value,
    exact,
    literal,
    literals,
    wrap,
)


class InexecutableError(Exception):
    """The engine does not execute something; a caller that knows the instruction raises `UnsupportedError`."""


def _pattern(type_: str, value: float) -> int:
    number, bits = ("<f", "<I") if type_ == "float" else ("<d", "<Q")
    return int(struct.unpack(bits, struct.pack(number, value))[0])


class Arithmetic:
    """Operations on the values of a warp of one program, whose code goes to a writer."""

    active: Callable[[], Value]  # the lanes that execute the current instruction, a uniform i32

    def __init__(self, program: Program, launch: Specialisation, writer: Writer) -> None:
        self.program = program
        self.launch = launch
        self.writer = writer
        self.emit = writer.emit
        self.declare = writer.declare
        self.define = writer.define
        self._outlined: dict[str, str] = {}

    def known(self, type_: str, number: int) -> Value:
        """Return a uniform integer."""
        number = wrap(number, BITS[type_])
        return Value(type_, const=number, bounds=exact(number), code=literal(type_, number))

    def bits(self, type_: str, pattern: int) -> Value:
        """Return a uniform constant by its bit pattern."""
        if type_ == "float":
            pattern &= 0xFFFFFFFF
            number = struct.unpack("<f", struct.pack("<I", pattern))[0]
            # an LLVM literal is the pattern of the double of the same value; a NaN keeps its payload in the high bits
            code = f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}"
            if math.isnan(number):
                code = f"0x{pattern >> 31 << 63 | 0x7FF << 52 | (pattern & 0x7FFFFF) << 29:016X}"
            return Value(type_, const=number, code=code)
        if type_ == "double":
            number = struct.unpack("<d", struct.pack("<Q", pattern & (1 << 64) - 1))[0]
            return Value(type_, const=number, code=f"0x{pattern & (1 << 64) - 1:016X}")
        return self.known(type_, pattern)

    def number(self, type_: str, value: float) -> Value:
        """Return a uniform floating-point constant."""
        return self.bits(type_, _pattern(type_, value))

    def from_lanes(self, type_: str, lanes: Sequence[int]) -> Value:
        """Return the value whose lanes are known."""
        width = BITS[type_]
        first = wrap(lanes[0], width)
        if all(wrap(lane, width) == first for lane in lanes):
            return self.known(type_, first)
        if type_ == "i1":
            return Value(type_, varying=True, code=f"<{literals('i1', (lane & 1 for lane in lanes))}>")
        offsets = tuple(wrap(lane - first, width) for lane in lanes)
        return Value(type_, const=first, offsets=offsets, bounds=exact(first), code=literal(type_, first))

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
        """Shift left; the result is 0 for counts of the width or more (PTX `shl`)."""
        width = BITS[a.type]
        if count.uniform and isinstance(count.const, int):
            amount = unsigned(count.const, width)
            return self.multiply(a, self.known(a.type, 1 << amount)) if amount < width else self.known(a.type, 0)
        return self._shift("shl", a, count)

    def shift_right(self, a: Value, count: Value, *, signed: bool) -> Value:
        """Shift right; the result is 0, or the sign, for counts of the width or more (PTX `shr`)."""
        return self._shift("ashr" if signed else "lshr", a, count)

    def _shift(self, op: str, a: Value, count: Value) -> Value:
        width = BITS[a.type]
        if (folded := self._fold(op, a, count)) is not None:
            return folded
        if count.uniform and isinstance(count.const, int) and 0 <= count.const < width:
            return self.binary(op, a, count)
        last = self.known(a.type, width - 1)
        inside = self.compare("ult", count, self.known(a.type, width))
        if op == "ashr":
            return self.arithmetic(op, a, self.select(inside, count, last))
        safe = self.arithmetic("and", count, last)
        return self.select(inside, self.arithmetic(op, a, safe), self.known(a.type, 0))

    def divide(self, a: Value, b: Value, *, signed: bool, remainder: bool = False) -> Value:
        """Divide integers; quotient and remainder by zero are all ones, as on an H200 (PTX leaves them undefined)."""
        op = ("s" if signed else "u") + ("rem" if remainder else "div")
        if (folded := self._fold(op, a, b)) is not None:
            return folded
        zero, one, minus_one = (self.known(a.type, n) for n in (0, 1, -1))
        by_zero = self.compare("eq", b, zero)
        safe = self.select(by_zero, one, b)
        if signed:  # the smallest number over -1 overflows, which stops an x86 processor
            by_minus_one = self.compare("eq", b, minus_one)
            quotient = self.arithmetic(op, a, self.select(by_minus_one, one, safe))
            result = self.select(by_minus_one, zero if remainder else self.subtract(zero, a), quotient)
        else:
            result = self.arithmetic(op, a, safe)
        return self.select(by_zero, minus_one, result)

    def binary(self, op: str, a: Value, b: Value) -> Value:
        """Apply an LLVM integer operation whose result is defined for all operands (divisors must be nonzero)."""
        if (folded := self._fold(op, a, b)) is not None:
            return folded
        result = self.arithmetic(op, a, b)
        if result.varying or a.root is not None or not isinstance(b.const, int):
            return result
        return replace(result, bounds=bounds_of(op, a.bounds, b.const))

    def invert(self, a: Value) -> Value:
        """Return the bitwise complement."""
        return self.binary("xor", a, self.known(a.type, -1))

    def _ring(self, op: str, a: Value, b: Value) -> Value:
        """Add, subtract or multiply, keeping scalar part and offsets apart where that is exact."""
        if (folded := self._fold(op, a, b)) is not None:
            return folded
        if a.varying or b.varying:
            return self.arithmetic(op, a, b)
        width = BITS[a.type]
        offsets: tuple[int, ...] | None = None
        if op == "mul":
            if a.offsets is not None:
                a, b = b, a
            if b.offsets is not None:
                if not isinstance(a.const, int) or a.offsets is not None:
                    return self.arithmetic(op, a, b)
                offsets = tuple(wrap(a.const * offset, width) for offset in b.offsets)
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
        if const is not None:
            known = literal(a.type, const)
            return Value(a.type, const=const, offsets=offsets, bounds=exact(const), code=known)
        if op in {"add", "sub"} and b.const == 0:
            code = a.code
        elif op == "add" and a.const == 0:
            code = b.code
        else:
            code = self.emit(f"{op} {a.type} {a.code}, {b.code}")
        return Value(a.type, offsets=offsets, bounds=ring_bounds(op, a.bounds, b.bounds, width), code=code)

    def _fold(self, op: str, a: Value, b: Value) -> Value | None:
        if op not in FOLDS:
            return None
        width = BITS[a.type]
        if a.uniform and b.uniform and isinstance(a.const, int) and isinstance(b.const, int):
            return self.known(a.type, FOLDS[op](a.const, b.const, width))  # as of 32 lanes alike, and sooner
        first, second = a.lanes(), b.lanes()
        if first is None or second is None:
            return None
        return self.from_lanes(a.type, [FOLDS[op](x, y, width) for x, y in zip(first, second, strict=True)])

    def arithmetic(self, op: str, a: Value, b: Value) -> Value:
        """Apply an LLVM operation (`fadd`, `fmul`, ...), even to numbers that are known."""
        if a.uniform and b.uniform:
            return Value(a.type, code=self.emit(f"{op} {a.type} {a.code}, {b.code}"))
        return Value(a.type, varying=True, code=self.emit(f"{op} <32 x {a.type}> {self.vector(a)}, {self.vector(b)}"))

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
        result_bounds = truncated(a.bounds, BITS[type_]) if a.root is None else UNKNOWN
        code = self.emit(f"trunc {a.type} {a.code} to {type_}")
        return Value(type_, offsets=offsets, root=root, bounds=result_bounds, code=code)

    def widen(self, how: str, a: Value, type_: str) -> Value:
        """Sign-extend ("sext") or zero-extend ("zext") an integer.

        An affine value stays affine if no lane wraps in the narrow type. The code checks that when the kernel runs; if
        a lane wraps, the launch is repeated with code that widens lane by lane.
        """
        width = BITS[a.type]
        lanes, root = a.lanes(), self._short_root(a)
        if lanes is not None:
            wide = lanes if how == "sext" else [unsigned(lane, width) for lane in lanes]
            return replace(self.from_lanes(type_, wide), root=root)
        if a.offsets is not None and not self.launch.affine_widening:
            a = Value(a.type, varying=True, code=self.vector(a))
        if a.varying:
            code = self.emit(f"{how} <32 x {a.type}> {a.code} to <32 x {type_}>")
            return Value(type_, varying=True, root=root, code=code)
        if a.offsets is not None:
            self._require_no_wrap(how, a)
        own = a.bounds if a.root == root else UNKNOWN  # those of a lost root are of the distance from it
        result_bounds = own if how == "sext" else zero_extended(own)
        code = self.emit(f"{how} {a.type} {a.code} to {type_}")
        return Value(type_, offsets=a.offsets, root=root, bounds=result_bounds, code=code)

    def _short_root(self, a: Value) -> str | None:
        """Return the root of an address that fits in 32 bits because it is an offset in its space."""
        return a.root if a.root in self.program.variables else None

    def _require_no_wrap(self, how: str, a: Value) -> None:
        """Write the check that no lane of an affine value leaves the range of its type."""
        width = BITS[a.type]
        lowest, highest = min(0, *(a.offsets or ())), max(0, *(a.offsets or ()))
        if how == "sext":
            bottom, top, below, above = -(1 << width - 1), (1 << width - 1) - 1, "sge", "sle"
        else:
            bottom, top, below, above = 0, (1 << width) - 1, "uge", "ule"
        if a.bounds.within(bottom - lowest, top - highest):
            return
        first, last = (self.known(a.type, number).code for number in (bottom - lowest, top - highest))
        if lowest:
            self.writer.require(lambda: self.emit(f"icmp {below} {a.type} {a.code}, {first}"))
        if highest:
            self.writer.require(lambda: self.emit(f"icmp {above} {a.type} {a.code}, {last}"))

    def cast(self, op: str, a: Value, type_: str) -> Value:
        """Apply an LLVM conversion between integers and floating point."""
        if a.uniform:
            return Value(type_, code=self.emit(f"{op} {a.type} {a.code} to {type_}"))
        return Value(type_, varying=True, code=self.emit(f"{op} <32 x {a.type}> {self.vector(a)} to <32 x {type_}>"))

    def reinterpret(self, value: Value, type_: str) -> Value:
        """Return the same bits as another type of the same width, or the low bits of a wider integer."""
        if value.type == type_:
            return value
        if BITS[value.type] == BITS[type_]:
            if value.const is None or not value.uniform:
                cast = self.cast("bitcast", value, type_)
            elif isinstance(value.const, int):
                cast = self.bits(type_, value.const)
            else:
                cast = self.known(type_, _pattern(value.type, value.const))
            return cast if cast.root == value.root else replace(cast, root=value.root)
        if value.type in FLOATS or type_ in FLOATS or BITS[value.type] < BITS[type_]:
            raise InexecutableError(f"a register of {BITS[value.type]} bits read as {type_}")
        return self.truncate(value, type_)

    def compare(self, predicate: str, a: Value, b: Value) -> Value:
        """Compare with an LLVM predicate (`slt`, `ult`, `olt`, ...); an i1 a lane."""
        first, second = a.lanes(), b.lanes()
        if first is not None and second is not None:
            width = BITS[a.type]
            if predicate[0] == "u" and predicate != "une":
                first, second = ([unsigned(lane, width) for lane in lanes] for lanes in (first, second))
            test = COMPARISONS[predicate if predicate in COMPARISONS else predicate[1:]]
            return self.from_lanes("i1", [int(test(x, y)) for x, y in zip(first, second, strict=True)])
        op = "fcmp" if a.type in FLOATS else "icmp"
        return replace(self.arithmetic(f"{op} {predicate}", a, b), type="i1")

    def select(self, condition: Value, a: Value, b: Value) -> Value:
        """Choose `a` where the condition holds, else `b`."""
        if condition.uniform and condition.const is not None:
            return a if condition.const else b
        root = a.root if a.root == b.root else None
        if condition.uniform and not a.varying and not b.varying and a.offsets == b.offsets:
            code = self.emit(f"select i1 {condition.code}, {a.type} {a.code}, {a.type} {b.code}")
            result_bounds = a.bounds.joined(b.bounds) if a.root == b.root else UNKNOWN
            return Value(a.type, offsets=a.offsets, root=root, bounds=result_bounds, code=code)
        test = f"i1 {condition.code}" if condition.uniform else f"<32 x i1> {condition.code}"
        vector = f"<32 x {a.type}>"
        code = self.emit(f"select {test}, {vector} {self.vector(a)}, {vector} {self.vector(b)}")
        return Value(a.type, varying=True, root=root, code=code)

    def unary(self, op: str, a: Value) -> Value:
        """Apply an LLVM unary operation (`fneg`)."""
        operand = f"{a.type} {a.code}" if a.uniform else f"<32 x {a.type}> {self.vector(a)}"
        return Value(a.type, varying=not a.uniform, code=self.emit(f"{op} {operand}"))

    def call(self, intrinsic: str, *arguments: Value, flags: str = "") -> Value:
        """Call an LLVM intrinsic on the type of its first argument and result; `flags` (", i1 false") come last."""
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
        """Convert a float to an integer toward zero; out of range gives the nearest bound, and NaN gives 0."""
        name = "fptosi.sat" if signed else "fptoui.sat"
        vector = "" if a.uniform else "v32"
        whole = (a.type, type_) if a.uniform else (f"<32 x {a.type}>", f"<32 x {type_}>")
        intrinsic = f"@llvm.{name}.{vector}{INTRINSIC_SUFFIX[type_]}.{vector}{INTRINSIC_SUFFIX[a.type]}"
        self.declare(f"{whole[1]} {intrinsic}({whole[0]})")
        code = a.code if a.uniform else self.vector(a)
        return Value(type_, varying=not a.uniform, code=self.emit(f"call {whole[1]} {intrinsic}({whole[0]} {code})"))

    def outlined(self, name: str, body: Callable[..., Value], *arguments: Value) -> Value:
        """Return what `body` makes of the arguments, by a call of a function of the module where one of them varies.

        It is written once under its name. `body` may use nothing of its place: no active lanes, registers or memory.
        """
        if all(argument.uniform for argument in arguments):
            return body(*arguments)
        passed = ", ".join(f"<32 x {argument.type}> {self.vector(argument)}" for argument in arguments)
        if name not in self._outlined:
            inside = [Value(a.type, varying=True, code=f"%a{number}") for number, a in enumerate(arguments)]
            with self.writer.apart() as lines:
                result = body(*inside)
                returned = self.vector(result)
            head = ", ".join(f"<32 x {argument.type}> {argument.code}" for argument in inside)
            type_ = self._outlined[name] = result.type
            first = f"define internal <32 x {type_}> {name}({head}) noinline {{"
            self.define("\n".join([first, *lines, f"  ret <32 x {type_}> {returned}", "}"]))
        type_ = self._outlined[name]
        return Value(type_, varying=True, code=self.emit(f"call <32 x {type_}> {name}({passed})"))

    def vector(self, a: Value) -> str:
        """Return the value as an LLVM vector of 32 lanes."""
        if a.varying:
            return a.code
        lanes = a.lanes()
        if lanes is not None:
            return f"<{literals(a.type, lanes)}>"
        vector = f"<32 x {a.type}>"
        first_lane = self.emit(f"insertelement {vector} poison, {a.type} {a.code}, i32 0")
        whole = self.emit(f"shufflevector {vector} {first_lane}, {vector} poison, <32 x i32> zeroinitializer")
        if a.offsets is None:
            return whole
        return self.emit(f"add {vector} {whole}, <{literals(a.type, a.offsets)}>")

    @staticmethod
    def _with_root(a: Value, root: str | None, *, keep: bool = True) -> Value:
        """Return the value with a root; drop its bounds unless they still hold for that root (`keep`)."""
        return a if keep and root == a.root else replace(a, root=root, bounds=a.bounds if keep else UNKNOWN)


def ring_bounds(op: str, a: Bounds, b: Bounds, bits: int) -> Bounds:
    """Return the bounds of a sum, difference or product ("add", "sub", "mul") modulo 2^bits."""
    factor = a.factor * b.factor if op == "mul" else gcd(a.factor, b.factor)
    if a.range is None or b.range is None:
        return Bounds(factor=_power_of_two(factor))
    corners = [FOLDS[op](x, y, bits) for x in a.range for y in b.range]
    return _fitted(min(corners), max(corners), factor, bits)


def _quotient(a: Bounds, divisor: int) -> Bounds:
    """Return the bounds of a nonnegative number divided by a positive one, rounded down."""
    if a.range is None or a.range[0] < 0 or divisor <= 0:
        return UNKNOWN
    factor = a.factor // divisor if a.factor % divisor == 0 else 1
    return Bounds(a.range[0] // divisor, a.range[1] // divisor, factor)


def truncated(a: Bounds, bits: int) -> Bounds:
    """Return the bounds of the low bits of a number, as signed."""
    if a.range is None:
        return Bounds(factor=_power_of_two(a.factor))
    return _fitted(*a.range, a.factor, bits)


def zero_extended(a: Bounds) -> Bounds:
    """Return the bounds of a number whose bits are read as unsigned."""
    if a.range is None or a.range[0] < 0:
        return Bounds(factor=_power_of_two(a.factor))
    return a


def _fitted(low: int, high: int, factor: int, bits: int) -> Bounds:
    if low < -(1 << bits - 1) or high > (1 << bits - 1) - 1:
        return Bounds(factor=_power_of_two(factor))
    return Bounds(low, high, factor)


def _power_of_two(factor: int) -> int:
    """Return the largest power of two that divides the factor, and 0 for 0."""
    return factor & -factor


# Operands are signed numbers; a result is not yet reduced to its width (`value.wrap`).
def unsigned(value: int, bits: int) -> int:
    """Return the low bits of a number as an unsigned one."""
    return value & ((1 << bits) - 1)


FOLDS: dict[str, Callable[[int, int, int], int]] = {
    "add": lambda a, b, _: a + b,
    "sub": lambda a, b, _: a - b,
    "mul": lambda a, b, _: a * b,
    "and": lambda a, b, _: a & b,
    "or": lambda a, b, _: a | b,
    "xor": lambda a, b, _: a ^ b,
    "shl": lambda a, b, n: a << unsigned(b, n) if unsigned(b, n) < n else 0,
    "lshr": lambda a, b, n: unsigned(a, n) >> unsigned(b, n) if unsigned(b, n) < n else 0,
    "ashr": lambda a, b, n: a >> min(unsigned(b, n), n - 1),
    "sdiv": lambda a, b, _: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1) if b else -1,
    "udiv": lambda a, b, n: unsigned(a, n) // unsigned(b, n) if b else -1,
    "srem": lambda a, b, _: abs(a) % abs(b) * (-1 if a < 0 else 1) if b else -1,
    "urem": lambda a, b, n: unsigned(a, n) % unsigned(b, n) if b else -1,
}  # integer operations on known numbers: they take (a, b, bits) and return the result before wrapping

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def bounds_of(op: str, a: Bounds, b: int) -> Bounds:
    """Return the bounds of an operation on a scalar and a known number."""
    match op:
        case "udiv":
            return _quotient(a, b)
        case "lshr" | "ashr" if b >= 0:
            return _quotient(a, 1 << b)
        case "urem" if a.range is not None and a.range[0] >= 0 and b > 0:
            return a if a.range[1] < b else Bounds(0, b - 1, gcd(a.factor, b))
        case "and" if b == 0:
            return exact(0)
        case "and" if b > 0:
            return Bounds(0, b, max(_power_of_two(a.factor), b & -b) if a.factor else 0)
        case _:
            return UNKNOWN
