"""The code of products of small matrices, d = a * b + c, whose elements are spread over the lanes of a warp.

The rule: each shape with its types has an LLVM function, added when it is first needed. Integers are exact, sums of f64
are rounded after each term, and sums of shorter floats are computed as an H200 computes them (`aligned_sum`), whatever
the target: the manual leaves their precision open, and other GPUs keep fewer digits.

Source: PTX ISA 9.7.14.5, "Matrix fragments for mma", for the places of elements; the sums were found by comparing with
what an H200 gave for 192 warps of operands of each form, and agree with it in every bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.values import sums
from warplens.cuda.simt.values.sums import BITS, INTRINSICS, REGISTER_BITS, Body, element_of, float_of_half

SUMS = {"f64": "double", "f32": "float", "s32": "i32", "f16": "i32"}
"""A register of c and d has this LLVM type; a register of f16 holds a pair."""
PLACE_ALIGNMENT = 64
"""The places of registers in the frame of a warp are multiples of this, as the frame is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """d = a * b + c: a has `rows` by `depth` elements, b `depth` by 8; types as PTX names them.

    `operation` is "xor" or "and" for single bits; `saturates` clamps sums of integers instead of wrapping. Sums
    are those of `wgmma` where it is a warp's part `of_warpgroup`, else those of `mma`.
    """

    rows: int
    depth: int
    a: str
    b: str
    c: str
    d: str
    saturates: bool = False
    operation: str = ""
    of_warpgroup: bool = False

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

    It takes the frame of a warp and a table with the places of the registers of d, a, b and c in it, and reads all of
    them before it writes, since those of d and c may be the same.
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
    """Return the factors that one element of d is the sum of, for each lane.

    Its row is lane / 4 (and 8 in cells 2, 3), its column 2 * (lane % 4) + cell % 2.
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
    """Return one element of d for each lane."""
    pairs, c = _pairs(body, product, cell), f"%c{cell}"
    if product.a == "f64":
        for a, b in pairs:
            c = body.call("fma", "double", a, b, c)
        return c
    if product.d == "s32":
        return _integer_sum(body, pairs, c, product)
    if product.c == "f16":
        c = float_of_half(body, f"%c{cell >> 1}", cell & 1)
    form = sums.FORMATS[product.a]
    if product.of_warpgroup:
        form = sums.warpgroup_format(product.a, product.b, product.d)
    to_half = product.d == "f16"
    add = sums.aligned_sum if product.of_warpgroup or BITS[product.a] > 8 else sums.sum_of_bytes
    result = add(body, pairs, c, form, to_half=to_half)
    if not to_half:
        return result
    pattern = sums.pattern_of_half(body, result)
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
