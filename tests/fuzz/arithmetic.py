"""What the arithmetic instructions of PTX do to the bits of one thread, as Python integers.

The rule: a register is an integer without sign; each function takes and returns such integers. It is written from the
PTX manual and knows nothing of the engine.
"""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from ptx_reader import NotJudgedError

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
    "lo": operator.lt, "ls": operator.le, "hi": operator.gt, "hs": operator.ge,
}  # fmt: skip


@cache
def bits_of(type_: str) -> int:
    """Return the bits of a type; a predicate has one."""
    return 1 if type_ == "pred" else int(type_.lstrip("usbf").split("x", maxsplit=1)[0])


def signed(value: int, bits: int) -> int:
    """Return a number of some bits as its signed value."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


def as_type(value: int, type_: str) -> int:
    """Return the value that a register's bits have in an integer type."""
    bits = bits_of(type_)
    return signed(value, bits) if type_[0] == "s" else value & (1 << bits) - 1


def quotient(a: int, b: int) -> int:
    """Divide towards zero; division by zero gives all ones."""
    return -1 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def as_float(value: int, type_: str) -> np.floating:
    """Return the number that bits hold."""
    if type_ == "f64":
        return np.float64(struct.unpack("<d", value.to_bytes(8, "little"))[0])
    return np.float32(struct.unpack("<f", (value & 0xFFFFFFFF).to_bytes(4, "little"))[0])


def float_bits(value: np.floating, type_: str) -> int:
    """Return the bits of a number."""
    return int.from_bytes(struct.pack("<d" if type_ == "f64" else "<f", value), "little")


def lop3(a: int, b: int, c: int, table: int) -> int:
    """Combine three words bit by bit by a table of eight results."""
    result = 0
    for index in range(8):
        if table >> index & 1:
            result |= (a if index & 4 else ~a) & (b if index & 2 else ~b) & (c if index & 1 else ~c)
    return result


def shift(word: str, type_: str, value: int, count: int) -> int:
    """Shift; counts past the width leave zeros or signs."""
    bits = bits_of(type_)
    number = as_type(value, type_)
    if word == "shl":
        return 0 if count >= bits else number << count
    return number >> min(count, bits)


def funnel(words: Sequence[str], low: int, high: int, count: int) -> int:
    """Shift two words as one."""
    count = min(count, 32) if "clamp" in words else count & 31
    both = high << 32 | low
    return both << count >> 32 if words[1] == "l" else both >> count


def permute(a: int, b: int, selector: int) -> int:
    """Choose four bytes of eight."""
    both, result = (b << 32 | a).to_bytes(8, "little"), 0
    for place in range(4):
        nibble = selector >> 4 * place & 15
        byte = both[nibble & 7]
        if nibble & 8:
            byte = 255 if byte & 128 else 0
        result |= byte << 8 * place
    return result


def _floating(word: str, type_: str, values: Sequence[int]) -> int:
    numbers = [as_float(value, type_) for value in values]
    with np.errstate(all="ignore"):
        match word:
            case "add":
                return float_bits(numbers[0] + numbers[1], type_)
            case "sub":
                return float_bits(numbers[0] - numbers[1], type_)
            case "mul":
                return float_bits(numbers[0] * numbers[1], type_)
            case "neg":
                return values[0] ^ 1 << bits_of(type_) - 1
    raise NotJudgedError(f"{word}.{type_}")


def convert(to: str, of: str, value: int) -> int:
    """Convert between integers, or from an integer to a float that holds it exactly."""
    if to[0] == "f" and of[0] != "f":
        number = as_type(value, of)
        if abs(number) >= 1 << 24:
            raise NotJudgedError("a rounded conversion")
        return float_bits(np.float64(number) if to == "f64" else np.float32(number), to)
    if to[0] == "f" or of[0] == "f":
        raise NotJudgedError(f"cvt.{to}.{of}")
    return as_type(value, of)


SIMPLE: dict[str, Callable[..., int]] = {
    "add": operator.add, "sub": operator.sub, "min": min, "max": max, "and": operator.and_, "or": operator.or_,
    "xor": operator.xor, "not": operator.invert, "neg": operator.neg, "abs": abs, "div": quotient, "mov": lambda a: a,
    "rem": lambda a, b: a if b == 0 else a - b * quotient(a, b),
}  # fmt: skip


def compute(words: Sequence[str], values: Sequence[int]) -> int:  # noqa: PLR0911 - one case an opcode
    """Return the result of an arithmetic instruction, not yet cut to the width of its register."""
    word, type_ = words[0], words[-1]
    match word:
        case "setp":
            a, b = (as_type(value, type_) for value in values[:2])
            holds = COMPARE[words[1]](a, b)
            if "and" in words[2:-1]:
                return int(holds and bool(values[2]))
            if "or" in words[2:-1]:
                return int(holds or bool(values[2]))
            return int(holds)
        case "selp":
            return values[0] if values[2] else values[1]
        case "cvt":
            return convert(words[-2], words[-1], values[0])
        case "shl" | "shr":
            return shift(word, type_, values[0], values[1] & 0xFFFFFFFF)
        case "shf":
            return funnel(words, values[0], values[1], values[2])
        case "lop3":
            return lop3(*values)
        case "prmt" if len(words) == 2:
            return permute(*values)
        case "bfe":
            start, length = values[1] & 255, values[2] & 255
            number = as_type(values[0], type_)
            cut = number >> start & (1 << length) - 1
            return signed(cut, length) if type_[0] == "s" and length else cut
        case "bfi":
            start, length = values[2] & 255, values[3] & 255
            mask = ((1 << length) - 1) << start
            return values[1] & ~mask | values[0] << start & mask
        case _ if type_ in {"f32", "f64"} and word != "mov":
            return _floating(word, type_, values)
        case "mul" | "mad":
            return _product(words, values)
    if word not in SIMPLE or "cc" in words or "sat" in words:
        raise NotJudgedError(".".join(words))
    return SIMPLE[word](*(as_type(value, type_) for value in values))


def _product(words: Sequence[str], values: Sequence[int]) -> int:
    type_ = words[-1]
    bits = bits_of(type_)
    product = as_type(values[0], type_) * as_type(values[1], type_)
    if "hi" in words:
        product >>= bits
    return product + (values[2] if words[0] == "mad" else 0)


@cache
def result_type(words: tuple[str, ...]) -> str:
    """Return the type of what an arithmetic instruction writes."""
    if words[0] == "setp":
        return "pred"
    if words[0] == "cvt":
        return words[-2]
    if "wide" in words:
        return f"u{2 * bits_of(words[-1])}"
    return words[-1]
