"""Floats of 6 and 4 bits: every pattern is widened exactly, and every float goes to the nearest of them."""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Callable
from typing import Any

import pytest

Execute = Callable[..., Any]
RANDOM = random.Random(6)
TYPES = {"e2m3": (2, 3, 1), "e3m2": (3, 2, 3), "e2m1": (2, 1, 1)}
"""Bits of exponent and fraction, and the bias."""


def number(pattern: int, type_: str) -> float:
    exponent_bits, fraction_bits, bias = TYPES[type_]
    fraction, exponent = pattern & (1 << fraction_bits) - 1, pattern >> fraction_bits & (1 << exponent_bits) - 1
    sign = -1.0 if pattern >> exponent_bits + fraction_bits else 1.0
    if exponent == 0:
        return sign * fraction * 2.0 ** (1 - bias - fraction_bits)
    return sign * ((1 << fraction_bits) + fraction) * 2.0 ** (exponent - bias - fraction_bits)


def nearest(value: float, type_: str) -> int:
    bits = sum(TYPES[type_][:2])
    if math.isnan(value):
        return (1 << bits) - 1
    sign = (math.copysign(1, value) < 0) << bits
    size = min(abs(value), 100.0)  # beyond every finite value
    return sign | min(range(1 << bits), key=lambda pattern: (abs(number(pattern, type_) - size), pattern & 1))


@pytest.mark.parametrize("type_", TYPES)
def test_every_pattern_is_widened(execute: Execute, type_: str) -> None:
    shift, count = (4, 16) if type_ == "e2m1" else (8, 64)
    rows = [(low | RANDOM.randrange(count) << shift,) for low in range(count)]
    read = "mov.b16 {%b0, %b1}, %in0; " if type_ == "e2m1" else ""
    source = "%b0" if type_ == "e2m1" else "%in0"
    code = f"{{.reg .b8 %b<2>; {read}cvt.rn.f16x2.{type_}x2 %out, {source};}}"

    def half(pattern: int) -> int:
        return struct.unpack("<H", struct.pack("<e", number(pattern, type_)))[0]

    expected = [half(row & count - 1) | half(row >> shift & count - 1) << 16 for (row,) in rows]
    assert execute(code, ("b16",), "b32", rows) == [expected, expected]


@pytest.mark.parametrize("type_", TYPES)
def test_floats_are_rounded_to_the_nearest_and_clamped(execute: Execute, type_: str) -> None:
    values = [number(pattern, type_) * factor for pattern in range(16) for factor in (1, 1.0625, 0.9375, -1.5)]
    values += [0.0, -0.0, math.inf, -math.inf, math.nan, 1e30, -1e-30, 1e-40]
    values += [RANDOM.uniform(-8, 8) for _ in range(64)]
    values = [struct.unpack("<f", struct.pack("<f", value))[0] for value in values]
    patterns = [struct.unpack("<I", struct.pack("<f", value))[0] for value in values]
    rows = list(zip(patterns, patterns[::-1], strict=True))
    if type_ == "e2m1":
        code = "{.reg .b8 %b<2>; cvt.rn.satfinite.e2m1x2.f32 %b0, %in0, %in1; mov.u16 %h0, 0; cvt.u32.u8 %out, %b0;}"
    else:
        code = f"cvt.rn.satfinite.{type_}x2.f32 %h0, %in0, %in1; cvt.u32.u16 %out, %h0;"
    shift = 4 if type_ == "e2m1" else 8
    pairs = zip(values, values[::-1], strict=True)
    expected = [nearest(high, type_) << shift | nearest(low, type_) for high, low in pairs]
    assert execute(code, ("b32", "b32"), "b32", rows) == [expected, expected]
