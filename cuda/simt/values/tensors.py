"""The code of products of small matrices, d = a * b + c, whose elements are spread over the lanes of a warp.

The rule: each shape with its types has an LLVM function, added when it is first needed. Integers are exact, sums of f64
are rounded after each term, and sums of shorter floats are computed as an H200 computes them (`aligned_sum`), whatever
the target: the manual leaves their precision open, and other GPUs keep fewer or more digits.

Source: PTX ISA 9.7.14.5, "Matrix fragments for mma", for the places of elements; the sums were found by comparing with
what an H200 gave for 192 warps of operands of each form, and agree with it in every bit.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.values.value import literal, wrap

BITS = {"f64": 64, "tf32": 32, "f16": 16, "bf16": 16, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1}
"""An element of a and b has this many bits."""
REGISTER_BITS = 32
DOUBLE_DIGITS, FLOAT_DIGITS = 53, 24
GUARD_BITS = 2  # an H200 keeps this many digits below the last digit of a float in the terms that it adds
CANONICAL_NAN = 0x7FFFFFFF


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """The type in which products of two elements are exact and have room to be scaled, by its LLVM names."""

    wide: str
    integer: str
    exponent_bits: int
    fraction_bits: int
    smallest_unit: int
    # the exponents that denormals of a, b and c count with, None: their own
    least: tuple[int | None, int | None, int | None] = (None, None, None)
    digits: int = FLOAT_DIGITS - 1 + GUARD_BITS  # of the terms below the largest power of two among them
    kept: int = FLOAT_DIGITS  # those of a float that results
    of_warpgroup: bool = False  # a denormal that results is cut too, and a zero is positive

    @property
    def bias(self) -> int:
        """What is added to an exponent."""
        return (1 << self.exponent_bits - 1) - 1


_DOUBLE = Format(wide="double", integer="i64", exponent_bits=11, fraction_bits=52, smallest_unit=-400)
_FLOAT = Format(
    wide="float", integer="i32", exponent_bits=8, fraction_bits=23, smallest_unit=-100, least=(-14, -14, -14)
)
FORMATS = {"tf32": _DOUBLE, "bf16": _DOUBLE, "f16": _FLOAT, "e4m3": _FLOAT, "e5m2": _FLOAT}
"""How an H200 adds the products of `mma`."""
_LEAST = {"f16": -14, "e5m2": -14, "e4m3": -6, "f32": -126}
_BYTE_DIGITS = 13  # an H100 keeps this many digits below the largest power of two of products of 8-bit floats


def _warpgroup_format(a: str, b: str, d: str) -> Format:
    """Return how an H100 adds the products of `wgmma`: 8-bit floats with fewer digits, in terms and in the result."""
    if a in {"tf32", "bf16"}:
        return replace(_DOUBLE, least=(-126, -126, -126), of_warpgroup=True)
    form = replace(_FLOAT, least=(_LEAST[a], _LEAST[b], _LEAST[d]), of_warpgroup=True)
    return form if BITS[a] > 8 else replace(form, digits=_BYTE_DIGITS, kept=_BYTE_DIGITS + 1)


INTRINSICS = tuple(
    f"<32 x {type_}> @llvm.{name}({', '.join([f'<32 x {type_}>'] * count)})"
    for type_, name, count in (
        ("float", "maxnum.v32f32", 2),
        ("double", "maxnum.v32f64", 2),
        ("float", "fabs.v32f32", 1),
        ("double", "fabs.v32f64", 1),
        ("double", "fma.v32f64", 3),
        ("double", "trunc.v32f64", 1),
        ("i32", "ctpop.v32i32", 1),
        ("i32", "sadd.sat.v32i32", 2),
    )
)


@dataclass(slots=True)
class Body:
    """Lines of a function, one instruction each."""

    lines: list[str] = field(default_factory=list)

    def emit(self, code: str) -> str:
        """Add an instruction with a result."""
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {code}")
        return name

    def shuffle(self, type_: str, code: str, order: Sequence[int]) -> str:
        """Return a vector in another order."""
        lanes = ", ".join(f"i32 {lane}" for lane in order)
        return self.emit(f"shufflevector <32 x {type_}> {code}, <32 x {type_}> poison, <32 x i32> <{lanes}>")

    def binary(self, op: str, type_: str, a: str, b: str) -> str:
        """Return the result of an operation of two vectors."""
        return self.emit(f"{op} <32 x {type_}> {a}, {b}")

    def cast(self, op: str, from_: str, code: str, to: str) -> str:
        """Return a vector as another type."""
        return self.emit(f"{op} <32 x {from_}> {code} to <32 x {to}>")

    def call(self, intrinsic: str, type_: str, *operands: str) -> str:
        """Return the result of an intrinsic function of vectors."""
        passed = ", ".join(f"<32 x {type_}> {operand}" for operand in operands)
        suffix = {"float": "f32", "double": "f64"}.get(type_, type_)
        return self.emit(f"call <32 x {type_}> @llvm.{intrinsic}.v32{suffix}({passed})")


def element_of(body: Body, register: str, type_: str, index: int) -> str:
    """Return an element of a register in the type of its products."""
    if type_ in {"f64", "b1"}:
        return register
    if type_ == "tf32":
        kept = body.binary("and", "i32", register, "splat (i32 -8192)")
        return body.cast("fpext", "float", body.cast("bitcast", "i32", kept, "float"), "double")
    if type_ == "f16":
        return float_of_half(body, register, index)
    bits = BITS[type_]
    top = body.binary("shl", "i32", register, f"splat (i32 {REGISTER_BITS - bits * (index + 1)})")
    match type_:
        case "bf16":
            kept = body.binary("and", "i32", top, "splat (i32 -65536)")
            return body.cast("fpext", "float", body.cast("bitcast", "i32", kept, "float"), "double")
        case "e5m2":
            return float_of_half(body, body.binary("and", "i32", top, "splat (i32 -16777216)"), 1)
        case "e4m3":
            return _float_of_e4m3(body, top)
        case _:
            shift = "ashr" if type_[0] == "s" else "lshr"
            return body.binary(shift, "i32", top, f"splat (i32 {REGISTER_BITS - bits})")


def float_of_half(body: Body, register: str, index: int) -> str:
    """Return the float of the lower or the upper f16 of a register."""
    if index:
        register = body.binary("lshr", "i32", register, "splat (i32 16)")
    half = body.cast("bitcast", "i16", body.cast("trunc", "i32", register, "i16"), "half")
    return body.cast("fpext", "half", half, "float")


def _float_of_e4m3(body: Body, top: str) -> str:
    """Return the float of an e4m3 number in the highest byte: shifted into place it is 2^120 too small."""
    moved = body.binary("lshr", "i32", body.binary("and", "i32", top, "splat (i32 2130706432)"), "splat (i32 4)")
    sign = body.binary("and", "i32", top, "splat (i32 -2147483648)")
    small = body.cast("bitcast", "i32", body.binary("or", "i32", moved, sign), "float")
    number = body.binary("fmul", "float", small, f"splat (float 0x{1023 + 120 << 52:016X})")
    is_nan = body.binary("icmp eq", "i32", moved, "splat (i32 133169152)")
    return body.emit(f"select <32 x i1> {is_nan}, <32 x float> splat (float 0x7FF8000000000000), <32 x float> {number}")


def sum_of_bytes(body: Body, pairs: Sequence[tuple[str, str]], c: str, form: Format, *, to_half: bool) -> str:
    """Return c plus products of 8-bit floats as on sm_90: by products of f16, the lower two first, c at the end."""
    total = "zeroinitializer"
    for upper in (0, 2):
        some = [pair for index, pair in enumerate(pairs) if index & 2 == upper]
        total = aligned_sum(body, some, total, form, to_half=to_half)
        if to_half:
            total = body.cast("fpext", "half", body.cast("fptrunc", "float", total, "half"), "float")
    return canonical(body, body.binary("fadd", "float", c, total))


def aligned_sum(body: Body, pairs: Sequence[tuple[str, str]], c: str, form: Format, *, to_half: bool) -> str:
    """Return c plus the products as an H200 adds them.

    Every term is cut (rounded toward zero) to a multiple of 2^-`digits` times the largest power of two among c's and
    the products of the factors' powers; the cut terms are added exactly, and the sum is cut to a float (where it will
    become an f16, rounded to odd, so that it is rounded once in all).
    """
    wide, integer = form.wide, form.integer
    term = c if wide == "float" else body.cast("fpext", "float", c, wide)
    largest, plain, terms = power_of(body, term, form, form.least[2]), term, [term]
    nothing = "zeroinitializer"
    for a, b in pairs:
        term = body.binary("fmul", wide, a, b)
        of_a, of_b = (power_of(body, factor, form, least) for factor, least in zip((a, b), form.least[:2], strict=True))
        nothing = body.call("maxnum", wide, nothing, body.binary("fmul", wide, of_a, of_b))
        plain = body.binary("fadd", wide, plain, term)
        terms.append(term)
    largest = body.call("maxnum", wide, largest, nothing)
    largest = body.call("maxnum", wide, largest, f"splat ({wide} {_power_literal(form.smallest_unit)})")
    pattern = wrap(2 * form.bias + form.digits << form.fraction_bits, int(integer[1:]))
    highest = f"splat ({integer} {literal(integer, pattern)})"
    bits = body.binary("sub", integer, highest, body.cast("bitcast", wide, largest, integer))
    scale = body.cast("bitcast", integer, bits, wide)
    totals = []
    for some in (terms[: len(terms) // 2], terms[len(terms) // 2 :]):  # all of them could leave 32 bits
        total = "zeroinitializer"
        for term in some:
            cut = body.cast("fptosi", wide, body.binary("fmul", wide, term, scale), "i32")
            total = body.binary("add", "i32", total, cut)
        total = body.emit(f"freeze <32 x i32> {total}")  # of an infinity or a NaN any number: it is not used
        totals.append(body.cast("sitofp", "i32", total, "double"))
    unit = body.binary("fmul", wide, largest, f"splat ({wide} {_power_literal(-form.digits)})")
    if wide == "float":
        unit = body.cast("fpext", wide, unit, "double")
    result = body.binary("fmul", "double", body.binary("fadd", "double", *totals), unit)
    result = cut_to_float(body, result, form, to_odd=to_half)
    only_c = body.binary("fcmp oeq", wide, nothing, "zeroinitializer")
    alone = c
    if form.kept < FLOAT_DIGITS and not to_half:
        kept = f"splat (i32 {-1 << FLOAT_DIGITS - form.kept})"
        bits = body.binary("and", "i32", body.cast("bitcast", "float", c, "i32"), kept)
        alone = body.cast("bitcast", "i32", bits, "float")
    result = body.emit(f"select <32 x i1> {only_c}, <32 x float> {alone}, <32 x float> {result}")
    if form.of_warpgroup:
        result = body.binary("fadd", "float", result, "zeroinitializer")  # -0 becomes 0
    # infinity, or the canonical NaN, where a plain sum has one of them
    size = body.call("fabs", wide, plain)
    special = body.binary("fcmp ueq", wide, size, f"splat ({wide} 0x7FF0000000000000)")
    other = plain if wide == "float" else body.cast("fptrunc", wide, plain, "float")
    result = body.emit(f"select <32 x i1> {special}, <32 x float> {other}, <32 x float> {result}")
    return canonical(body, result)


def cut_to_float(body: Body, value: str, form: Format, *, to_odd: bool) -> str:
    """Return a double as a float, rounded toward zero (of `kept` digits) or to odd."""
    dropped = DOUBLE_DIGITS - (FLOAT_DIGITS if to_odd else form.kept)
    bits = body.cast("bitcast", "double", value, "i64")
    kept = body.binary("and", "i64", bits, f"splat (i64 {-1 << dropped})")
    if to_odd:
        inexact = body.cast("zext", "i1", body.binary("icmp ne", "i64", bits, kept), "i64")
        kept = body.binary("or", "i64", kept, body.binary("shl", "i64", inexact, f"splat (i64 {dropped})"))
    result = body.cast("bitcast", "i64", kept, "double")
    if form.of_warpgroup and not to_odd:
        places = _LEAST["f32"] - form.kept + 1
        whole = body.binary("fmul", "double", value, f"splat (double {_power_literal(-places)})")
        whole = body.call("trunc", "double", whole)
        small = body.binary("fmul", "double", whole, f"splat (double {_power_literal(places)})")
        size = body.call("fabs", "double", value)
        is_small = body.binary("fcmp olt", "double", size, f"splat (double {_power_literal(_LEAST['f32'])})")
        result = body.emit(f"select <32 x i1> {is_small}, <32 x double> {small}, <32 x double> {result}")
    return body.cast("fptrunc", "double", result, "float")


def canonical(body: Body, value: str) -> str:
    """Return a float with every NaN as the canonical one."""
    is_nan = body.binary("fcmp uno", "float", value, value)
    nan = body.cast("bitcast", "i32", f"splat (i32 {CANONICAL_NAN})", "float")
    return body.emit(f"select <32 x i1> {is_nan}, <32 x float> {nan}, <32 x float> {value}")


def power_of(body: Body, value: str, form: Format, least: int | None) -> str:
    """Return the power of two in a number (its bits without sign and fraction), that of the least normal one or 0."""
    mask = f"splat ({form.integer} {((1 << form.exponent_bits) - 1) << form.fraction_bits})"
    bits = body.binary("and", form.integer, body.cast("bitcast", form.wide, value, form.integer), mask)
    power = body.cast("bitcast", form.integer, bits, form.wide)
    if least is None:
        return power
    at_least = body.call("maxnum", form.wide, power, f"splat ({form.wide} {_power_literal(least)})")
    is_zero = body.binary("fcmp oeq", form.wide, power, "zeroinitializer")
    return body.emit(f"select <32 x i1> {is_zero}, <32 x {form.wide}> zeroinitializer, <32 x {form.wide}> {at_least}")


def _power_literal(exponent: int) -> str:
    """Return two to a power as an LLVM literal, which both types of floats understand."""
    return f"0x{1023 + exponent << 52:016X}"


def pattern_of_half(body: Body, value: str) -> str:
    """Round a float to the pattern of an f16, in an i32; a NaN becomes the canonical one."""
    half = body.cast("bitcast", "half", body.cast("fptrunc", "float", value, "half"), "i16")
    is_nan = body.binary("fcmp uno", "float", value, value)
    half = body.emit(f"select <32 x i1> {is_nan}, <32 x i16> splat (i16 32767), <32 x i16> {half}")
    return body.cast("zext", "i16", half, "i32")


SUMS = {"f64": "double", "f32": "float", "s32": "i32", "f16": "i32"}  # LLVM types of c's and d's registers; f16: a pair
PLACE_ALIGNMENT = 64  # the places of registers in the frame of a warp are multiples of this, as the frame is


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """d = a * b + c: a has `rows` by `depth` elements, b `depth` by 8; types as PTX names them."""

    rows: int
    depth: int
    a: str
    b: str
    c: str
    d: str
    saturates: bool = False  # it clamps sums of integers instead of wrapping
    operation: str = ""  # "xor" or "and" for single bits
    of_warpgroup: bool = False  # sums are those of `wgmma`, of which it is a warp's part, not of `mma`

    @property
    def name(self) -> str:
        """The name of its LLVM function."""
        extra = self.operation + ("sat" if self.saturates else "")
        return f"@mma.{self.rows}.{self.depth}.{self.a}.{self.b}.{self.c}.{self.d}{extra}"

    @property
    def per_register(self) -> int:
        """Elements of a or b in a register."""
        return max(1, REGISTER_BITS // BITS[self.a])

    @property
    def registers(self) -> tuple[int, int, int, int]:
        """The numbers of registers of a, b, c and d."""
        lanes = LANES * self.per_register
        cells = self.rows * 8 // LANES
        halves = [cells // 2 if type_ == "f16" else cells for type_ in (self.c, self.d)]
        return self.rows * self.depth // lanes, self.depth * 8 // lanes, halves[0], halves[1]

    @property
    def operand_type(self) -> str:
        """LLVM type of a register of a or b."""
        return "double" if self.a == "f64" else "i32"


@lru_cache
def function(product: Product) -> tuple[str, tuple[str, ...]]:
    """Return the text of the LLVM function of a product and the intrinsics to declare.

    It takes a warp's frame and a table of the places of d, a, b and c; it reads all before it writes: d may be c.
    """
    body = Body()
    a, b, c, d = product.registers
    places = [place_of(body, f"i64 {index}") for index in range(d + a + b + c)]
    types = [product.operand_type] * (a + b) + [SUMS[product.c]] * c
    names = [f"%a{i}" for i in range(a)] + [f"%b{i}" for i in range(b)] + [f"%c{i}" for i in range(c)]
    for name, type_, place in zip(names, types, places[d:], strict=True):
        body.lines.append(f"  {name} = load <32 x {type_}>, ptr {place}, align {PLACE_ALIGNMENT}")
    cells = sums_of(body, product)
    for cell, place in zip(cells, places, strict=False):
        body.lines.append(f"  store <32 x {SUMS[product.d]}> {cell}, ptr {place}, align {PLACE_ALIGNMENT}")
    head = f"define internal void {product.name}(ptr %frame, ptr %places) noinline {{"
    return "\n".join([head, *body.lines, "  ret void", "}"]), INTRINSICS


def place_of(body: Body, index: str) -> str:
    """Return the address of a register by its number in the table, with the number's type."""
    entry = body.emit(f"getelementptr i32, ptr %places, {index}")
    return body.emit(f"getelementptr i8, ptr %frame, i32 {body.emit(f'load i32, ptr {entry}')}")


def _pairs(body: Body, product: Product, cell: int) -> list[tuple[str, str]]:
    """Return the factors that one element of d is the sum of, for each lane. Its row is lane / 4 (and 8 in cells 2, 3),
    its column 2 * (lane % 4) + cell % 2.
    """
    group, parity = cell >> 1, cell & 1
    pairs: list[tuple[str, str]] = []
    for step in range(product.depth // (4 * product.per_register)):
        for quarter in range(4):
            row = [4 * (lane >> 2) + quarter for lane in range(LANES)]
            column = [4 * (2 * (lane & 3) + parity) + quarter for lane in range(LANES)]
            from_a = f"%a{group + 2 * step if product.rows > 8 else step}"
            first = body.shuffle(product.operand_type, from_a, row)
            second = body.shuffle(product.operand_type, f"%b{step}", column)
            pairs.extend(
                (element_of(body, first, product.a, element), element_of(body, second, product.b, element))
                for element in range(1 if product.a == "b1" else product.per_register)
            )
    return pairs


def sums_of(body: Body, product: Product) -> list[str]:
    """Return the registers of d, from the registers `%a0`, ..., `%b0`, ... and `%c0`, ..."""
    cells = [_sum(body, product, cell) for cell in range(product.rows * 8 // LANES)]
    if product.d == "f16":  # two patterns of 16 bits (in i32) as one register
        pairs = zip(cells[::2], cells[1::2], strict=True)
        half = "splat (i32 16)"
        cells = [body.binary("or", "i32", low, body.binary("shl", "i32", high, half)) for low, high in pairs]
    return cells


def _sum(body: Body, product: Product, cell: int) -> str:
    pairs, c = _pairs(body, product, cell), f"%c{cell}"
    if product.a == "f64":
        for a, b in pairs:
            c = body.call("fma", "double", a, b, c)
        return c
    if product.d == "s32":
        return _integer_sum(body, pairs, c, product)
    if product.c == "f16":
        c = float_of_half(body, f"%c{cell >> 1}", cell & 1)
    form = FORMATS[product.a]
    if product.of_warpgroup:
        form = _warpgroup_format(product.a, product.b, product.d)
    to_half = product.d == "f16"
    add = aligned_sum if product.of_warpgroup or BITS[product.a] > 8 else sum_of_bytes
    result = add(body, pairs, c, form, to_half=to_half)
    if not to_half:
        return result
    pattern = pattern_of_half(body, result)
    if not product.of_warpgroup:
        return pattern
    is_zero = body.binary("icmp eq", "i32", pattern, "splat (i32 32768)")  # what is rounded to -0 becomes 0
    return body.emit(f"select <32 x i1> {is_zero}, <32 x i32> zeroinitializer, <32 x i32> {pattern}")


def _integer_sum(body: Body, pairs: Sequence[tuple[str, str]], c: str, product: Product) -> str:
    """Add products of integers; no sum of them leaves 32 bits, only c can make it wrap, or be clamped."""
    total = "zeroinitializer"
    for a, b in pairs:
        if product.operation:
            term = body.call("ctpop", "i32", body.binary(product.operation, "i32", a, b))
        else:
            term = body.binary("mul", "i32", a, b)
        total = body.binary("add", "i32", total, term)
    return body.call("sadd.sat", "i32", total, c) if product.saturates else body.binary("add", "i32", total, c)
