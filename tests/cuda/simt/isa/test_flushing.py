"""`.ftz` flushes a result that is below the smallest normal number after rounding with unlimited exponents.

The rule: an H200 does so (512 products around the smallest normal number were run on one and agree with this); to round
to a denormal first and then to look would keep some of the numbers that round up to the smallest normal one.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

Execute = Callable[..., Any]

FORMATS = {"f32": ("<f", "<I", 24, -126), "f16": ("<e", "<H", 11, -14)}
"""How to pack numbers and patterns, digits, exponent of the smallest normal number."""
ROWS = 64


def number_of(pattern: int, kind: str) -> float:
    number, whole, _, _ = FORMATS[kind]
    return float(struct.unpack(number, struct.pack(whole, pattern))[0])


def pattern_of(value: float, kind: str) -> int:
    number, whole, _, _ = FORMATS[kind]
    return int(struct.unpack(whole, struct.pack(number, value))[0])


def rounded(exact: Fraction, kind: str, mode: str) -> int:
    """Round a positive number near the smallest normal one to the format's digits, then flush; return the pattern."""
    _, _, digits, smallest = FORMATS[kind]
    normal = Fraction(2) ** smallest
    unit = normal * Fraction(2) ** (1 - digits) / (2 if exact < normal else 1)
    places = exact / unit
    whole = {"rn": round(places), "rz": int(places), "rp": -(-places.numerator // places.denominator)}[mode]
    result = whole * unit
    return 0 if result < normal else pattern_of(float(result), kind)


def rows_of(kind: str) -> list[tuple[int, int]]:
    """Return factors whose products lie around the smallest normal number, from both sides."""
    draw = random.Random(5)
    rows = []
    for _ in range(ROWS):
        first = pattern_of(draw.uniform(1, 2) * 2.0 ** (FORMATS[kind][3] // 2), kind)
        second = pattern_of(2.0 ** FORMATS[kind][3] / number_of(first, kind), kind) + draw.choice([-2, -1, 0, 1])
        rows.append((first, second))
    return rows


@pytest.mark.parametrize(
    ("form", "kind"),
    [
        ("mul.rn.ftz.f32 %out, %in0, %in1;", "f32"),
        ("mul.rz.ftz.f32 %out, %in0, %in1;", "f32"),
        ("mul.rp.ftz.f32 %out, %in0, %in1;", "f32"),
        ("fma.rn.ftz.f32 %out, %in0, %in1, 0f00000000;", "f32"),
        ("fma.rp.ftz.f32 %out, %in0, %in1, 0f00000000;", "f32"),
        ("mul.rn.ftz.f16 %out, %in0, %in1;", "f16"),
        ("mov.b16 %h0, 0; fma.rn.ftz.f16 %out, %in0, %in1, %h0;", "f16"),
    ],
)
def test_products_around_the_smallest_normal_are_flushed_after_rounding(execute: Execute, form: str, kind: str) -> None:
    rows = rows_of(kind)
    mode = next(mode for mode in ("rn", "rz", "rp") if f".{mode}." in form)
    exact = [Fraction(number_of(a, kind)) * Fraction(number_of(b, kind)) for a, b in rows]
    expected = [rounded(product, kind, mode) for product in exact]
    assert {0} < set(expected)
    type_ = "b32" if kind == "f32" else "b16"
    for actual in execute(form, (type_, type_), type_, rows):
        assert actual == expected
