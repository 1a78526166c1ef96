"""Floating-point instructions of all precisions give the exact result rounded once, computed with fractions."""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import UnsupportedError

Execute = Callable[..., Any]
RANDOM = random.Random(4711)
ROWS = 160
MODES = ("rn", "rz", "rm", "rp")


@dataclass(frozen=True)
class Format:
    bits: int
    digits: int
    bias: int

    @property
    def infinity(self) -> int:
        return (2 * self.bias + 1) << self.digits - 1

    @property
    def register(self) -> str:
        return f"b{self.bits}"

    def value(self, pattern: int) -> float:
        """The number as a double, which holds all of them exactly."""
        sign = -1.0 if pattern >> self.bits - 1 else 1.0
        magnitude = pattern & (1 << self.bits - 1) - 1
        if magnitude >= self.infinity:
            return math.copysign(math.inf, sign) if magnitude == self.infinity else math.nan
        exponent, fraction = magnitude >> self.digits - 1, magnitude & (1 << self.digits - 1) - 1
        if exponent:
            fraction |= 1 << self.digits - 1
        return sign * math.ldexp(fraction, max(exponent, 1) - self.bias - self.digits + 1)

    def rounded(self, exact: Fraction | float, mode: str, *, negative: bool = False) -> int | None:
        """The pattern of an exact number (`negative` is the sign of a zero), of an infinity; None for NaN."""
        sign = 1 << self.bits - 1
        if isinstance(exact, float):
            if math.isnan(exact):
                return None
            if math.isinf(exact):
                return self.infinity | (sign if exact < 0 else 0)
            negative = negative or math.copysign(1, exact) < 0
            exact = Fraction(exact)
        negative = negative if exact == 0 else exact < 0
        size = abs(exact)
        exponent = 1 - self.bias
        while size >= Fraction(2) ** (exponent + 1):
            exponent += max(1, (size / Fraction(2) ** (exponent + 1)).__floor__().bit_length())
        unit = Fraction(2) ** (exponent - self.digits + 1)
        whole, rest = divmod(size, unit)
        up = {
            "rn": rest * 2 > unit or (rest * 2 == unit and whole % 2 == 1),
            "rna": rest * 2 >= unit,
            "rz": False,
            "rm": negative and rest > 0,
            "rp": not negative and rest > 0,
        }[mode]
        pattern = int(whole) + up + ((exponent - 1 + self.bias) << self.digits - 1)
        if pattern >= self.infinity:
            stays = mode == "rz" or (mode == "rm" and not negative) or (mode == "rp" and negative)
            pattern = self.infinity - stays
        return pattern | (sign if negative else 0)


F16, BF16 = Format(16, 11, 15), Format(16, 8, 127)
F32, F64 = Format(32, 24, 127), Format(64, 53, 1023)
FORMATS = {"f16": F16, "bf16": BF16, "f32": F32, "f64": F64}


def edges(kind: Format) -> list[int]:
    one, sign = kind.bias << kind.digits - 1, 1 << kind.bits - 1
    normal = 1 << kind.digits - 1
    patterns = [0, 1, 2, 3, normal - 1, normal, normal + 1, one - 1, one, one + 1, one + (normal >> 1), 2 * one - 3]
    patterns += [kind.infinity - 1, kind.infinity - 2, kind.infinity, kind.infinity + (normal >> 1), one + normal]
    return [x | s for x in patterns for s in (0, sign)]


def operand(kind: Format, near: int | None) -> int:
    choice = RANDOM.random()
    if choice < 0.35:
        return RANDOM.choice(edges(kind))
    pattern = RANDOM.getrandbits(kind.bits)
    if near is not None and choice < 0.75:  # an exponent close by, so that sums cancel and overlap
        exponent = (near & (1 << kind.bits - 1) - 1) + (RANDOM.randrange(-60, 60) << kind.digits - 1)
        exponent = min(max(exponent, 0), kind.infinity - 1) >> kind.digits - 1
        pattern = pattern & ~(kind.infinity) | exponent << kind.digits - 1
    if choice > 0.9:
        pattern &= -1 << RANDOM.randrange(kind.digits)
    return pattern


def rows_of(kind: Format, count: int, rows: int = ROWS) -> list[tuple[int, ...]]:
    operands_by_row = []
    for _ in range(rows):
        row: list[int] = []
        for _ in range(count):
            row.append(operand(kind, row[-1] if row else None))
        operands_by_row.append(tuple(row))
    return operands_by_row


# --- exact results ----------------------------------------------------------------------------------------------------


def is_negative(x: float) -> bool:
    return math.copysign(1.0, x) < 0


def add(kind: Format, mode: str, a: float, b: float) -> int | None:
    if not (math.isfinite(a) and math.isfinite(b)):
        return kind.rounded(
            a + b if not (math.isfinite(a) or math.isfinite(b)) else (b if math.isfinite(a) else a), mode
        )
    return total(kind, mode, Fraction(a), Fraction(b), (is_negative(a), is_negative(b)))


def total(kind: Format, mode: str, a: Fraction, b: Fraction, signs: tuple[bool, bool]) -> int | None:
    """Round a sum; one that is zero is positive unless both parts are -0 or, to `rm`, unless both are +0."""
    equal_zeros = a == b == 0 and signs[0] == signs[1]
    return kind.rounded(a + b, mode, negative=signs[0] if equal_zeros else mode == "rm")


def mul(kind: Format, mode: str, a: float, b: float) -> int | None:
    if not (math.isfinite(a) and math.isfinite(b)):
        return kind.rounded(a * b, mode)
    return kind.rounded(Fraction(a) * Fraction(b), mode, negative=is_negative(a) != is_negative(b))


def div(kind: Format, mode: str, a: float, b: float) -> int | None:
    negative = is_negative(a) != is_negative(b)
    if math.isnan(a) or math.isnan(b) or (a == b == 0) or (math.isinf(a) and math.isinf(b)):
        return None
    if math.isinf(a) or b == 0:
        return kind.rounded(-math.inf if negative else math.inf, mode)
    exact = Fraction(0) if math.isinf(b) else Fraction(a) / Fraction(b)
    return kind.rounded(exact, mode, negative=negative)


def fma(kind: Format, mode: str, a: float, b: float, c: float) -> int | None:
    if not (math.isfinite(a) and math.isfinite(b)):
        return kind.rounded(a * b + c, mode)
    if not math.isfinite(c):
        return kind.rounded(c, mode)
    signs = (is_negative(a) != is_negative(b), is_negative(c))
    return total(kind, mode, Fraction(a) * Fraction(b), Fraction(c), signs)


def sqrt(kind: Format, mode: str, a: float) -> int | None:
    if math.isnan(a) or a < 0:
        return None
    if a == 0 or math.isinf(a):
        return kind.rounded(a, mode)
    numerator, denominator = Fraction(a).numerator, Fraction(a).denominator
    scale = 1 << 2 * 1300
    root = math.isqrt(numerator * denominator * scale * scale)
    exact = root * root == numerator * denominator * scale * scale
    return kind.rounded(Fraction(2 * root + (not exact), 2 * denominator * scale), mode)


def same(expected: list[int | None], actual: list[int], kind: Format) -> bool:
    """Whether the patterns agree, any NaN being as good as another."""
    read = [None if math.isnan(kind.value(x)) else x for x in actual]
    return expected == read


def check(
    execute: Execute, code: str, kinds: Format | tuple[Format, Format], rows: list[tuple[int, ...]],
    expected: list[int | None],
) -> None:  # fmt: skip
    """Compare both paths with the expected patterns; `kinds` are the formats of operands and result."""
    kind, out = kinds if isinstance(kinds, tuple) else (kinds, kinds)
    for actual in execute(code, (kind.register,) * len(rows[0]), out.register, rows):
        wrong = [
            ([hex(x) for x in row], e if e is None else hex(e), hex(a))
            for row, e, a in zip(rows, expected, actual, strict=True)
            if not same([e], [a], out)
        ]
        assert wrong == []


OPERATIONS: dict[str, tuple[int, Callable[..., int | None]]] = {
    "add": (2, add), "sub": (2, lambda kind, mode, a, b: add(kind, mode, a, -b)),
    "mul": (2, mul), "fma": (3, fma),
    "div": (2, div), "rcp": (1, lambda kind, mode, a: div(kind, mode, 1.0, a)), "sqrt": (1, sqrt),
}  # fmt: skip


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("type_", ["f32", "f64"])
@pytest.mark.parametrize("name", OPERATIONS)
@pytest.mark.sample(2)
def test_result_is_the_exact_one_rounded_by_its_mode(execute: Execute, name: str, type_: str, mode: str) -> None:
    kind, (count, function) = FORMATS[type_], OPERATIONS[name]
    rows = rows_of(kind, count, 1024 if name == "fma" else ROWS)
    expected = [function(kind, mode, *(kind.value(x) for x in row)) for row in rows]
    code = f"{name}.{mode}.{type_} %out, {', '.join(f'%in{i}' for i in range(count))};"
    check(execute, code, kind, rows, expected)


@pytest.mark.parametrize("mode", MODES[1:])
@pytest.mark.parametrize("type_", ["f32", "f64"])
def test_fused_result_that_all_but_cancels(execute: Execute, type_: str, mode: str) -> None:
    kind = FORMATS[type_]
    rows = []
    while len(rows) < 600:
        a, b = rows_of(kind, 2, 1)[0]
        x, y = kind.value(a), kind.value(b)
        if math.isfinite(x) and math.isfinite(y):
            product = Fraction(x) * Fraction(y)
            power = RANDOM.choice([0, 0, 53, -53, 54, -54, RANDOM.randrange(-120, 120)])
            part = product * Fraction(2) ** power
            c = (kind.rounded(-part, "rn") or 0) + RANDOM.choice([-1, 0, 0, 0, 1])
            rows.append((a, b, c & (1 << kind.bits) - 1))
    expected = [fma(kind, mode, *(kind.value(x) for x in row)) for row in rows]
    check(execute, f"fma.{mode}.{type_} %out, %in0, %in1, %in2;", kind, rows, expected)


@pytest.mark.parametrize("type_", ["f16", "bf16"])
@pytest.mark.parametrize("name", ["add", "sub", "mul", "fma"])
def test_half_precision_is_rounded_once(execute: Execute, name: str, type_: str) -> None:
    kind, (count, function) = FORMATS[type_], OPERATIONS[name]
    rows = rows_of(kind, count, 2048)
    expected = [function(kind, "rn", *(kind.value(x) for x in row)) for row in rows]
    inputs = ", ".join(f"%in{i}" for i in range(count))
    check(execute, f"{name}.rn.{type_} %out, {inputs};", kind, rows, expected)
    pairs = [tuple(a | b << 16 for a, b in zip(x, y, strict=True)) for x, y in zip(rows[::2], rows[1::2], strict=True)]
    for actual in execute(f"{name}.rn.{type_}x2 %out, {inputs};", ("b32",) * count, "b32", pairs):
        parts = [part for whole in actual for part in (whole & 0xFFFF, whole >> 16)]
        assert same(expected, parts, kind)


def flush(kind: Format, pattern: int | None) -> int | None:
    if pattern is not None and 0 < pattern & (1 << kind.bits - 1) - 1 < 1 << kind.digits - 1:
        return pattern & 1 << kind.bits - 1
    return pattern


def saturate(kind: Format, pattern: int | None) -> int:
    value = math.nan if pattern is None else kind.value(pattern)
    saturated = kind.rounded(min(1.0, value) if value > 0 else 0.0, "rn")
    assert saturated is not None
    return saturated


@pytest.mark.parametrize("modifier", [".ftz", ".sat", ".ftz.sat"])
@pytest.mark.parametrize(("name", "type_", "mode"), [
    ("add", "f32", "rn"), ("mul", "f32", "rz"), ("fma", "f32", "rp"),
    ("add", "f16", "rn"), ("mul", "f16", "rn"), ("fma", "f16", "rn"),
])  # fmt: skip
def test_flushing_and_saturation(execute: Execute, name: str, type_: str, mode: str, modifier: str) -> None:
    kind, (count, function) = FORMATS[type_], OPERATIONS[name]
    wider = Format(
        kind.bits + 2, kind.digits, 4 * kind.bias + 3
    )  # in which results are rounded before they are flushed
    rows = rows_of(kind, count)
    expected: list[int | None] = []
    for row in rows:
        used = [flush(kind, x) for x in row] if "ftz" in modifier else row
        values = [kind.value(x or 0) for x in used]
        result = function(kind, mode, *values)
        unbounded = function(wider, mode, *values)
        if "ftz" in modifier and result and unbounded and abs(wider.value(unbounded)) < 2.0 ** (1 - kind.bias):
            result &= 1 << kind.bits - 1
        expected.append(saturate(kind, result) if "sat" in modifier else result)
    inputs = ", ".join(f"%in{i}" for i in range(count))
    check(execute, f"{name}.{mode}{modifier}.{type_} %out, {inputs};", kind, rows, expected)


# --- minimum, maximum, comparison, signs ------------------------------------------------------------------------------


def extreme(kind: Format, name: str, modifiers: str, a: int, b: int) -> int | None:
    sign = 1 << kind.bits - 1
    differ = (a ^ b) & sign
    if "abs" in modifiers:
        a, b = a & ~sign, b & ~sign
    nan_a, nan_b = math.isnan(kind.value(a)), math.isnan(kind.value(b))
    if (nan_a and nan_b) or ("NaN" in modifiers and (nan_a or nan_b)):
        return None
    if nan_a or nan_b:
        result = b if nan_a else a
    else:
        key = [(kind.value(x), not is_negative(kind.value(x)), x) for x in (a, b)]
        result = (min if name == "min" else max)(key)[2]
    return result & ~sign | differ if "xorsign" in modifiers else result


@pytest.mark.parametrize(
    ("type_", "modifiers"),
    [("f64", "")] + [(t, x) for t in ("f16", "bf16", "f32") for x in ("", ".NaN", ".xorsign.abs", ".NaN.xorsign.abs")],
)
@pytest.mark.parametrize("name", ["min", "max"])
def test_minimum_and_maximum(execute: Execute, name: str, type_: str, modifiers: str) -> None:
    kind = FORMATS[type_]
    rows = [*rows_of(kind, 2), *((a, b) for a in edges(kind) for b in edges(kind)[::3])]
    expected = [extreme(kind, name, modifiers, *row) for row in rows]
    check(execute, f"{name}{modifiers}.{type_} %out, %in0, %in1;", kind, rows, expected)


def test_minimum_of_three(execute: Execute) -> None:
    rows = rows_of(F32, 3)
    expected = []
    for a, b, c in rows:
        first = extreme(F32, "min", "", a, b)
        expected.append(extreme(F32, "min", "", 0x7FFFFFFF if first is None else first, c))
    check(execute, "min.f32 %out, %in0, %in1, %in2;", F32, rows, expected)


@pytest.mark.parametrize("type_", ["f16", "bf16", "f32", "f64"])
def test_sign_operations(execute: Execute, type_: str) -> None:
    kind = FORMATS[type_]
    sign = 1 << kind.bits - 1
    rows = rows_of(kind, 2)
    for code, expected in (
        (f"neg.{type_} %out, %in0;", [a ^ sign for a, _ in rows]),
        (f"abs.{type_} %out, %in0;", [a & ~sign for a, _ in rows]),
    ):
        check(execute, code, kind, rows, [None if math.isnan(kind.value(x)) else x for x in expected])
    if kind.bits > 16:
        copied = [b & ~sign | a & sign for a, b in rows]
        expected_copies = [None if math.isnan(kind.value(x)) else x for x in copied]
        check(execute, f"copysign.{type_} %out, %in0, %in1;", kind, rows, expected_copies)


def is_ordered(a: float, b: float) -> bool:
    return not (math.isnan(a) or math.isnan(b))


COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b and is_ordered(a, b), "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
    "num": is_ordered, "nan": lambda a, b: not is_ordered(a, b),
}  # fmt: skip
for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    COMPARISONS[f"{_name}u"] = lambda a, b, f=COMPARISONS[_name]: f(a, b) or not is_ordered(a, b)


@pytest.mark.parametrize("type_", ["f16", "bf16", "f32", "f64"])
def test_every_comparison(execute: Execute, type_: str) -> None:
    kind = FORMATS[type_]
    rows = [*rows_of(kind, 2), *((a, b) for a in edges(kind) for b in edges(kind)[::5])]
    code = "mov.b32 %out, 0;\n" + "\n".join(
        f"setp.{name}.{type_} %p0, %in0, %in1; selp.u32 %r0, {1 << i}, 0, %p0; or.b32 %out, %out, %r0;"
        for i, name in enumerate(COMPARISONS)
    )
    values = [(kind.value(a), kind.value(b)) for a, b in rows]
    expected = [sum(bool(f(a, b)) << i for i, f in enumerate(COMPARISONS.values())) for a, b in values]
    varying, uniform = execute(code, (kind.register,) * 2, "b32", rows)
    assert expected == varying == uniform


INTEGER_COMPARISONS = {
    "s32": ("eq", "ne", "lt", "le", "gt", "ge"),
    "u32": ("eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs"),
    "b32": ("eq", "ne"),
}
ORDER = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}


@pytest.mark.parametrize("type_", INTEGER_COMPARISONS)
@pytest.mark.parametrize("combine", ["and", "or", "xor"])
def test_comparison_combined_with_a_predicate(execute: Execute, type_: str, combine: str) -> None:
    numbers = [0, 1, 2, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFFFE]
    rows = [(a, b, q) for a in numbers for b in numbers for q in (0, 1)]
    names = INTEGER_COMPARISONS[type_]
    code = "setp.ne.u32 %p7, %in2, 0; mov.b32 %out, 0;\n" + "\n".join(
        f"""setp.{name}.{combine}.{type_} %p0|%p1, %in0, %in1, %p7;
        set.{name}.{combine}.u32.{type_} %r2, %in0, %in1, !%p7; and.b32 %r2, %r2, 4;
        selp.u32 %r0, 1, 0, %p0; selp.u32 %r1, 2, 0, %p1; shl.b32 %out, %out, 3;
        or.b32 %r0, %r0, %r1; or.b32 %r0, %r0, %r2; or.b32 %out, %out, %r0;"""
        for name in names
    )
    join = {"and": lambda x, y: x and y, "or": lambda x, y: x or y, "xor": lambda x, y: x != y}[combine]

    def expected(a: int, b: int, q: int) -> int:
        if type_ == "s32":
            a, b = (x - (1 << 32) if x >> 31 else x for x in (a, b))
        bits = 0
        for name in names:
            holds = COMPARISONS[ORDER.get(name, name)](a, b)
            bits = bits << 3 | bool(join(holds, bool(q))) | 2 * bool(join(not holds, bool(q)))
            bits |= 4 * bool(join(holds, not q))
        return bits & 0xFFFFFFFF

    varying, uniform = execute(code, ("b32",) * 3, "b32", rows)
    assert [expected(*row) for row in rows] == varying == uniform


@pytest.mark.parametrize(
    ("code", "kind", "expected"),
    [
        ("set.lt.u32.f32 %out, %in0, %in1;", F32, lambda h: h[0] * 0xFFFFFFFF),
        ("set.lt.f32.f32 %out, %in0, %in1;", F32, lambda h: h[0] * 0x3F800000),
        ("set.lt.f32.s32 %out, %in0, %in1;", None, lambda h: h[0] * 0x3F800000),
        ("set.lt.u32.f16 %out, %h0, %h1;", F16, lambda h: h[0] * 0xFFFFFFFF),
        ("set.lt.f16x2.f16x2 %out, %in0, %in1;", F16, lambda h: h[0] * 0x3C00 | h[1] * 0x3C000000),
        ("set.lt.bf16x2.bf16x2 %out, %in0, %in1;", BF16, lambda h: h[0] * 0x3F80 | h[1] * 0x3F800000),
        ("set.lt.u32.f16x2 %out, %in0, %in1;", F16, lambda h: h[0] * 0xFFFF | h[1] * 0xFFFF0000),
        ("setp.lt.f16x2 %p0|%p1, %in0, %in1; selp.u32 %r0, 1, 0, %p0; selp.u32 %r1, 2, 0, %p1; or.b32 %out, %r0, %r1;",
         F16, lambda h: h[0] | h[1] * 2),
        ("set.lt.f16.f16 %h2, %h0, %h1; cvt.u32.u16 %out, %h2;", F16, lambda h: h[0] * 0x3C00),
    ],
)  # fmt: skip
def test_set_gives_ones_of_its_type(execute: Execute, code: str, kind: Format | None, expected: Any) -> None:
    if kind is not None and kind.bits == 16:
        halves = rows_of(kind, 4)
        rows = [(a | b << 16, c | d << 16) for a, b, c, d in halves]
        holds = [(int(kind.value(a) < kind.value(c)), int(kind.value(b) < kind.value(d))) for a, b, c, d in halves]
    else:
        rows = rows_of(F32, 2)
        read = kind.value if kind else lambda x: struct.unpack("<i", struct.pack("<I", x))[0]
        holds = [(int(read(a) < read(b)), 0) for a, b in rows]
    before = "mov.b32 {%h0, %h4}, %in0; mov.b32 {%h1, %h5}, %in1;\n"
    varying, uniform = execute(before + code, ("b32", "b32"), "b32", rows)
    assert [expected(h) for h in holds] == varying == uniform


def test_slct_by_sign(execute: Execute) -> None:
    rows = [(3, 5, c) for c in edges(F32)] + [(3, 5, 7), (3, 5, 0xFFFFFFF0)]
    for varying in execute("slct.u32.f32 %out, %in0, %in1, %in2;", ("b32",) * 3, "b32", rows):
        assert varying == [a if F32.value(c) >= 0 else b for a, b, c in rows]
    for varying in execute("slct.u32.s32 %out, %in0, %in1, %in2;", ("b32",) * 3, "b32", rows):
        assert varying == [b if c >> 31 else a for a, b, c in rows]


@pytest.mark.parametrize("type_", ["f32", "f64"])
def test_testp_of_every_kind(execute: Execute, type_: str) -> None:
    kind = FORMATS[type_]
    smallest = kind.value(1 << kind.digits - 1)
    tests = {
        "finite": math.isfinite, "infinite": math.isinf,
        "number": lambda x: not math.isnan(x), "notanumber": math.isnan,
        "normal": lambda x: math.isfinite(x) and (x == 0 or abs(x) >= smallest),
        "subnormal": lambda x: 0 < abs(x) < smallest,
    }  # fmt: skip
    rows = [(x,) for x in edges(kind)]
    code = "mov.b32 %out, 0;\n" + "\n".join(
        f"testp.{name}.{type_} %p0, %in0; selp.u32 %r0, {1 << i}, 0, %p0; or.b32 %out, %out, %r0;"
        for i, name in enumerate(tests)
    )
    varying, uniform = execute(code, (kind.register,), "b32", rows)
    expected = [sum(bool(f(kind.value(x))) << i for i, f in enumerate(tests.values())) for (x,) in rows]
    assert expected == varying == uniform


# --- conversions ------------------------------------------------------------------------------------------------------

CONVERSIONS = [
    (to, source, mode)
    for source, to in (("f64", "f32"), ("f64", "f16"), ("f32", "f16"), ("f32", "bf16"), ("f64", "bf16"))
    for mode in MODES
] + [
    ("f32", "f16", ""),
    ("f64", "f16", ""),
    ("f32", "bf16", ""),
    ("f64", "f32", ""),
    ("bf16", "f16", "rn"),
    ("f16", "bf16", "rz"),
]


@pytest.mark.parametrize(("to", "source", "mode"), CONVERSIONS)
@pytest.mark.sample(2)
def test_conversion_between_floats(execute: Execute, to: str, source: str, mode: str) -> None:
    kind, out = FORMATS[source], FORMATS[to]
    rows = rows_of(kind, 1, 400)
    if out.bits < kind.bits:  # numbers around the edges of the narrow type, and halfway between its numbers
        for pattern in edges(out):
            exact = out.value(pattern)
            if math.isfinite(exact):
                rows += [(kind.rounded(exact * factor, "rn") or 0,) for factor in (1.0, 1 + 2**-12, 1 - 2**-12, 1.0004)]
                rows += [(((kind.rounded(exact, "rn") or 0) + step) & (1 << kind.bits) - 1,) for step in (-1, 1)]
    expected = [out.rounded(kind.value(x), mode or "rn") for (x,) in rows]
    check(execute, f"cvt{'.' * bool(mode)}{mode}.{to}.{source} %out, %in0;", (kind, out), rows, expected)


INTEGERS = {"s8": 16, "u8": 16, "s16": 16, "u16": 16, "s32": 32, "u32": 32, "s64": 64, "u64": 64}


def integer(type_: str, pattern: int) -> int:
    bits = int(type_[1:])
    pattern &= (1 << bits) - 1
    return pattern - (1 << bits) if type_[0] == "s" and pattern >> bits - 1 else pattern


FROM_INTEGER = [
    (to, source, mode)
    for to in FORMATS
    for source in ("s16", "u32", "s32", "u64", "s64")
    for mode in MODES
    if source[1:] != "16" or mode == "rz"
]


@pytest.mark.parametrize(("to", "source", "mode"), FROM_INTEGER)
@pytest.mark.sample(3)
def test_conversion_from_integer(execute: Execute, source: str, to: str, mode: str) -> None:
    bits, out = INTEGERS[source], FORMATS[to]
    edge = [
        0,
        1,
        (1 << bits - 1) - 1,
        1 << bits - 1,
        (1 << bits) - 1,
        2049,
        257,
        65519,
        65520,
        (1 << 24) + 1,
        (1 << 53) + 1,
    ]
    rows = [(x & (1 << bits) - 1,) for x in edge]
    rows += [(RANDOM.getrandbits(bits) >> RANDOM.randrange(bits),) for _ in range(120)]
    rows += [
        ((RANDOM.getrandbits(9) << RANDOM.randrange(bits)) + RANDOM.choice([-1, 0, 1]) & (1 << bits) - 1,)
        for _ in range(60)
    ]
    expected = [out.rounded(Fraction(integer(source, x)), mode) for (x,) in rows]
    for actual in execute(f"cvt.{mode}.{to}.{source} %out, %in0;", (f"b{bits}",), out.register, rows):
        assert [e if e is None else hex(e) for e in expected] == [hex(x) for x in actual]


TO_INTEGER = [
    (to, source, mode)
    for to in ("s16", "u16", "s32", "u32", "s64", "u64")
    for source in FORMATS
    for mode in ("rni", "rzi", "rmi", "rpi")
    if source in {"f32", "f64"} or mode in {"rni", "rmi"}
]


@pytest.mark.parametrize(("to", "source", "mode"), TO_INTEGER)
@pytest.mark.sample(3)
def test_conversion_to_integer(execute: Execute, source: str, to: str, mode: str) -> None:
    kind, bits = FORMATS[source], int(to[1:])
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if to[0] == "s" else (0, (1 << bits) - 1)
    rows = rows_of(kind, 1)
    near = (0.5, 1.5, 2.5, -0.5, -1.5, 0.49999, float(high), float(low), 255.5, 1e4)
    rows += [(kind.rounded(x, "rn") or 0,) for x in near]

    def expected(pattern: int) -> int:
        value = kind.value(pattern)
        if math.isnan(value):
            return 1 << bits - 1 if bits == 64 or source == "f64" else 0
        if math.isinf(value):
            return (high if value > 0 else low) & (1 << bits) - 1
        whole = {"rni": round, "rzi": math.trunc, "rmi": math.floor, "rpi": math.ceil}[mode](Fraction(value))
        return min(max(whole, low), high) & (1 << bits) - 1

    for actual in execute(f"cvt.{mode}.{to}.{source} %out, %in0;", (kind.register,), f"b{bits}", rows):
        assert [expected(x) for (x,) in rows] == actual


def bounds_of(type_: str) -> tuple[int, int]:
    bits = int(type_[1:])
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if type_[0] == "s" else (0, (1 << bits) - 1)


CLAMPED = [
    (to, source)
    for source in INTEGERS
    for to in INTEGERS
    if bounds_of(to)[0] > bounds_of(source)[0] or bounds_of(to)[1] < bounds_of(source)[1]
]
"""The others have no form with `.sat`."""


@pytest.mark.parametrize(("to", "source"), CLAMPED)
def test_saturating_conversion_between_integers(execute: Execute, source: str, to: str) -> None:
    width = INTEGERS[source]
    low, high = bounds_of(to)
    edge = [0, 1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63]
    rows = [(sign * x & (1 << width) - 1,) for x in edge for sign in (1, -1)]
    expected = [min(max(integer(source, x), low), high) & (1 << INTEGERS[to]) - 1 for (x,) in rows]
    for actual in execute(f"cvt.sat.{to}.{source} %out, %in0;", (f"b{width}",), f"b{INTEGERS[to]}", rows):
        assert expected == actual


@pytest.mark.parametrize("relu", ["", ".relu"])
@pytest.mark.parametrize("mode", ["rn", "rz"])
@pytest.mark.parametrize("type_", ["f16", "bf16"])
def test_two_floats_are_packed_the_first_on_top(execute: Execute, type_: str, mode: str, relu: str) -> None:
    out, rows = FORMATS[type_], rows_of(F32, 2)

    def expected(pattern: int) -> int | None:
        value = F32.value(pattern)
        return out.rounded(0.0 if relu and value <= 0 else value, mode)

    for actual in execute(f"cvt.{mode}{relu}.{type_}x2.f32 %out, %in0, %in1;", ("b32", "b32"), "b32", rows):
        assert same([expected(a) for a, _ in rows], [x >> 16 for x in actual], out)
        assert same([expected(b) for _, b in rows], [x & 0xFFFF for x in actual], out)


EIGHT = {"e4m3": (4, 7, 448.0), "e5m2": (3, 15, 57344.0)}


def eight(type_: str, pattern: int) -> float:
    digits, bias, _ = EIGHT[type_]
    sign, magnitude = -1.0 if pattern & 0x80 else 1.0, pattern & 0x7F
    if magnitude == 0x7F or (type_ == "e5m2" and magnitude > 0x7C):
        return math.nan
    if type_ == "e5m2" and magnitude == 0x7C:
        return sign * math.inf
    exponent, fraction = magnitude >> digits - 1, magnitude & (1 << digits - 1) - 1
    return sign * math.ldexp(fraction + (exponent > 0) * (1 << digits - 1), max(exponent, 1) - bias - digits + 1)


@pytest.mark.parametrize("type_", EIGHT)
def test_eight_bit_floats(execute: Execute, type_: str) -> None:
    rows = [(a | (255 - a) << 8,) for a in range(256)]
    for actual in execute(f"cvt.rn.f16x2.{type_}x2 %out, %in0;", ("b16",), "b32", rows):
        assert same([F16.rounded(eight(type_, a), "rn") for a in range(256)], [x & 0xFFFF for x in actual], F16)
        assert same([F16.rounded(eight(type_, 255 - a), "rn") for a in range(256)], [x >> 16 for x in actual], F16)
    numbers = sorted((eight(type_, a), a) for a in range(0x7F if type_ == "e4m3" else 0x7C))
    floats = rows_of(F32, 2)
    floats += [(F32.rounded((x + y) / 2, "rn") or 0, F32.rounded((x + y) / 2 * (1 + s), "rn") or 0)
               for (x, _), (y, _) in pairwise(numbers) for s in (-1e-6, 1e-6)]  # fmt: skip

    def expected(pattern: int) -> int:
        value = F32.value(pattern)
        if math.isnan(value):
            return 0x7F
        size = min(abs(value), EIGHT[type_][2])
        best = min(numbers, key=lambda n: (abs(Fraction(n[0]) - Fraction(size)), n[1] % 2))[1]
        return best | (0x80 if is_negative(value) else 0)

    for actual in execute(f"cvt.rn.satfinite.{type_}x2.f32 %out, %in0, %in1;", ("b32", "b32"), "b16", floats):
        assert [expected(a) << 8 | expected(b) for a, b in floats] == actual


def test_tf32_rounds_ties_away_from_zero(execute: Execute) -> None:
    rows = [*rows_of(F32, 1), (0x3F801000,), (0x3F801001,), (0x3F800FFF,), (0xBF803000,)]
    tf32 = Format(19, 11, 127)
    expected = [None if (x := tf32.rounded(F32.value(a), "rna")) is None else x << 13 for (a,) in rows]
    check(execute, "cvt.rna.tf32.f32 %out, %in0;", F32, rows, expected)


# --- functions --------------------------------------------------------------------------------------------------------

FUNCTIONS: dict[str, tuple[Callable[[Any], Any], float]] = {
    "ex2.approx.f32": (np.exp2, 2**-22), "lg2.approx.f32": (np.log2, 2**-22), "sin.approx.f32": (np.sin, 2**-20),
    "cos.approx.f32": (np.cos, 2**-20), "tanh.approx.f32": (np.tanh, 2**-10),
    "rsqrt.approx.f32": (lambda x: 1 / np.sqrt(x), 2**-22),
    "sqrt.approx.f32": (np.sqrt, 2**-22), "rcp.approx.f32": (lambda x: 1 / x, 2**-23),
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "ftz"), [(name, ftz) for name in FUNCTIONS for ftz in ("", ".ftz") if not (ftz and "tanh" in name)]
)
def test_function_within_the_manuals_error(execute: Execute, name: str, ftz: str) -> None:
    function, tolerance = FUNCTIONS[name]
    rows = [(x,) for x in [*edges(F32), *(F32.rounded(RANDOM.uniform(-9, 9), "rn") or 0 for _ in range(90))]]
    used = [flush(F32, x) if ftz else x for (x,) in rows]
    with np.errstate(all="ignore"):
        exact = function(np.array([F32.value(x or 0) for x in used]))
    for actual in execute(name.replace(".f32", f"{ftz}.f32") + " %out, %in0;", ("b32",), "b32", rows):
        for (row,), want, pattern in zip(rows, exact, actual, strict=True):
            value, most = F32.value(pattern), F32.value(F32.infinity - 1)
            if math.isnan(want) or math.isinf(want) or want == 0 or abs(want) > most:
                assert math.isnan(value) == math.isnan(want), hex(row)
                assert math.isnan(want) or value == (want if abs(want) <= most else math.copysign(math.inf, want)), hex(
                    row
                )
                assert want != 0 or is_negative(value) == is_negative(want), hex(row)
            elif ftz and abs(want) < 2.0**-126:
                assert value == 0, hex(row)
            else:
                assert value == pytest.approx(want, rel=tolerance, abs=2.0**-149), hex(row)


@pytest.mark.parametrize(("name", "function"), [("ex2.approx", np.exp2), ("tanh.approx", np.tanh)])
@pytest.mark.parametrize("type_", ["f16", "bf16"])
def test_function_of_half_precision(execute: Execute, name: str, type_: str, function: Callable[[Any], Any]) -> None:
    kind = FORMATS[type_]
    rows = [(x,) for x in [*edges(kind), *(RANDOM.getrandbits(16) for _ in range(200))]]
    code = f"{name}{'.ftz' if name + type_ == 'ex2.approxbf16' else ''}.{type_} %out, %in0;"
    with np.errstate(all="ignore"):
        exact = [float(function(kind.value(x))) for (x,) in rows]
    check(execute, code, kind, rows, [kind.rounded(x, "rn") for x in exact])


@pytest.mark.parametrize(("name", "function"), [("rcp", lambda x: 1 / x), ("rsqrt", lambda x: 1 / np.sqrt(x))])
def test_gross_double_functions_use_the_high_words(execute: Execute, name: str, function: Callable[[Any], Any]) -> None:
    rows = rows_of(F64, 1)
    with np.errstate(all="ignore"):
        exact = function(np.array([F64.value((flush(F64, x & -1 << 32)) or 0) for (x,) in rows]))
    for actual in execute(f"{name}.approx.ftz.f64 %out, %in0;", ("b64",), "b64", rows):
        for want, pattern in zip(exact, actual, strict=True):
            assert pattern & 0xFFFFFFFF == 0
            value = F64.value(pattern)
            if math.isnan(want):
                assert math.isnan(value)
            elif abs(want) < 2.0**-1022:
                assert value == 0
            else:
                assert value == pytest.approx(want, rel=2**-20)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("ex2.rz.f32 %f0, %f0", " (rounding .rz)"),
        ("cvt.rz.satfinite.ue8m0x2.f32 %h0, %f0, %f0", " (f32 to ue8m0x2)"),
        ("min.NaN.f64 %g0, %g0, %g0", " (.NaN of f64)"),
        ("fma.rn.oob.f16 %h0, %h0, %h0, %h0", " (.oob)"),
    ],
)  # fmt: skip
def test_form_that_is_not_executed_is_named(execute: Execute, code: str, why: str) -> None:
    before = "mov.b32 %out, 0; mov.b32 %f0, %out; mov.f64 %g0, 0d0000000000000000; mov.b16 %h0, 0;\n"
    with pytest.raises(UnsupportedError) as caught:
        execute(f"{before}{code};", ("b32",), "b32", [(0,)])
    assert str(caught.value) == f"k.ptx:0: the engine does not execute `{code}`{why}"
