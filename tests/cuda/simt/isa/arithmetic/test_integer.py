"""Integer instructions give, bit for bit, what the manual's definition gives in Python's integers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from warplens.cuda.ground.errors import UnsupportedError

Execute = Callable[..., Any]
RANDOM = random.Random(97)
ROWS = 192


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def edges(bits: int) -> list[int]:
    top = 1 << bits - 1
    return [0, 1, 2, top - 1, top, top + 1, 2 * top - 1, 2 * top - 2, 31, 32, 33, 63, 64, 0xFF, 0x100, 0x80, 0x7F]


def operand(width: str) -> int:
    """A number of 16, 32 or 64 bits, or (`count`) one in the range of positions, lengths and shifts."""
    if width == "count":
        return RANDOM.choice(
            [RANDOM.randrange(70), RANDOM.randrange(70), RANDOM.randrange(300), RANDOM.getrandbits(32)]
        )
    if width == "place":
        return RANDOM.randrange(32)
    if width == "offset":
        return RANDOM.randrange(-34, 35)
    bits = int(width)
    if RANDOM.random() < 0.4:
        return RANDOM.choice(edges(bits)) & (1 << bits) - 1
    return RANDOM.getrandbits(bits) & RANDOM.choice([-1, RANDOM.getrandbits(bits)])


def rows_of(widths: str) -> list[tuple[int, ...]]:
    return [tuple(operand(width) for width in widths.split()) for _ in range(ROWS)]


def registers(widths: str) -> tuple[str, ...]:
    return tuple("b64" if width == "64" else "b16" if width == "16" else "b32" for width in widths.split())


# --- definitions, after the pseudocode of the manual -----------------------------------------------------------------


def bfe(a: int, b: int, c: int, *, bits: int, is_signed: bool) -> int:
    position, length, top = b & 0xFF, c & 0xFF, bits - 1
    sign = 0 if not is_signed or length == 0 else a >> min(position + length - 1, top) & 1
    result = 0
    for i in range(bits):
        bit = a >> (position + i) & 1 if i < length and position + i <= top else sign
        result |= bit << i
    return result


def bfi(a: int, b: int, c: int, d: int, *, bits: int) -> int:
    position, length, result = c & 0xFF, d & 0xFF, b
    for i in range(length):
        if position + i < bits:
            result = result & ~(1 << position + i) | (a >> i & 1) << position + i
    return result


def bfind(a: int, *, bits: int, is_signed: bool, shift: bool) -> int:
    if is_signed and a >> (bits - 1):
        a = ~a & (1 << bits) - 1
    position = a.bit_length() - 1
    return bits - 1 - position if shift and position >= 0 else position


def fns(mask: int, base: int, offset: int) -> int:
    offset = signed(offset, 32)
    if offset == 0:
        return base if mask >> base & 1 else -1
    positions = range(base, 32) if offset > 0 else range(base, -1, -1)
    set_bits = [position for position in positions if mask >> position & 1]
    return set_bits[abs(offset) - 1] if len(set_bits) >= abs(offset) else -1


def bmsk(a: int, b: int, *, clamp: bool) -> int:
    low_a, low_b = a & 31, b & 31
    first = (-1 << low_a) & 0xFFFFFFFF
    second = (-1 << low_a + low_b) & 0xFFFFFFFF if low_a + low_b < 32 else 0
    if clamp:
        first = 0 if a >= 32 else first
        second = 0 if a >= 32 or b >= 32 else second
    return first & ~second


def szext(a: int, b: int, *, is_signed: bool, clamp: bool) -> int:
    low, too_large = b & 31, clamp and b >= 32
    mask = 0 if too_large else (-1 << low) & 0xFFFFFFFF
    sign = is_signed and low != 0 and not too_large and a >> (low - 1 & 31) & 1
    return a & ~mask | (mask if sign else 0)


def low24(a: int, *, is_signed: bool) -> int:
    return signed(a, 24) if is_signed else a & 0xFFFFFF


def saturated(value: int) -> int:
    return max(-(2**31), min(2**31 - 1, value))


def prmt(a: int, b: int, c: int, mode: str) -> int:
    data = [(b << 32 | a) >> 8 * i & 0xFF for i in range(8)]
    if mode == "":
        result = 0
        for i in range(4):
            nibble = c >> 4 * i & 15
            byte = data[nibble & 7]
            result |= ((0xFF if byte & 0x80 else 0) if nibble & 8 else byte) << 8 * i
        return result
    tables = {  # bytes 3, 2, 1, 0 for c = 0, 1, 2, 3, as the manual prints them
        "f4e": ("3210", "4321", "5432", "6543"), "b4e": ("5670", "6701", "7012", "0123"),
        "rc8": ("0000", "1111", "2222", "3333"), "ecl": ("3210", "3211", "3222", "3333"),
        "ecr": ("0000", "1110", "2210", "3210"), "rc16": ("1010", "3232", "1010", "3232"),
    }  # fmt: skip
    return int.from_bytes(bytes(data[int(index)] for index in tables[mode][c & 3]), "big")


def lop3(a: int, b: int, c: int, table: int) -> int:
    return sum((table >> ((a >> i & 1) * 4 + (b >> i & 1) * 2 + (c >> i & 1)) & 1) << i for i in range(32))


def dot(a: int, b: int, c: int, *, wide: int, start: int, signs: tuple[bool, bool]) -> int:
    total = c
    for i in range(32 // wide):
        x, y = a >> wide * i & (1 << wide) - 1, b >> start + 8 * i & 0xFF
        total += (signed(x, wide) if signs[0] else x) * (signed(y, 8) if signs[1] else y)
    return total


def by_halves(function: Callable[[int, int], int], a: int, b: int, *, is_signed: bool) -> int:
    read = signed if is_signed else lambda value, bits: value & (1 << bits) - 1
    return sum((function(read(a >> s, 16), read(b >> s, 16)) & 0xFFFF) << s for s in (0, 16))


Case = tuple[str, str, str, Callable[..., int]]
CASES: list[Case] = []
"""Code, widths of the operands, type of the result, definition."""


def case(code: str, widths: str, out: str, definition: Callable[..., int]) -> None:
    CASES.append((code, widths, out, definition))


for _t, _bits in (("u32", 32), ("s32", 32), ("u64", 64), ("s64", 64)):
    _s = _t[0] == "s"
    case(f"bfe.{_t} %out, %in0, %in1, %in2;", f"{_bits} count count", f"b{_bits}",
         lambda a, b, c, n=_bits, s=_s: bfe(a, b, c, bits=n, is_signed=s))  # fmt: skip
    for _how in ("", ".shiftamt"):
        case(f"bfind{_how}.{_t} %out, %in0;", f"{_bits}", "b32",
             lambda a, n=_bits, s=_s, h=bool(_how): bfind(a, bits=n, is_signed=s, shift=h))  # fmt: skip
for _bits in (32, 64):
    case(f"bfi.b{_bits} %out, %in0, %in1, %in2, %in3;", f"{_bits} {_bits} count count", f"b{_bits}",
         lambda a, b, c, d, n=_bits: bfi(a, b, c, d, bits=n))  # fmt: skip
for _bits in (16, 32, 64):
    case(f"cnot.b{_bits} %out, %in0;", f"{_bits}", f"b{_bits}", lambda a: int(a == 0))
case("fns.b32 %out, %in0, %in1, %in2;", "32 place offset", "b32", fns)
for _how in ("clamp", "wrap"):
    case(
        f"bmsk.{_how}.b32 %out, %in0, %in1;", "count count", "b32", lambda a, b, h=_how: bmsk(a, b, clamp=h == "clamp")
    )
    for _t in ("u32", "s32"):
        case(f"szext.{_how}.{_t} %out, %in0, %in1;", "32 count", "b32",
             lambda a, b, t=_t, h=_how: szext(a, b, is_signed=t == "s32", clamp=h == "clamp"))  # fmt: skip
    for _side in "lr":
        case(f"shf.{_side}.{_how}.b32 %out, %in0, %in1, %in2;", "32 32 count", "b32",
             lambda a, b, c, h=_how, d=_side: (
                 (b << 32 | a) >> (min(c, 32) if h == "clamp" else c & 31) if d == "r"
                 else (b << 32 | a) << (min(c, 32) if h == "clamp" else c & 31) >> 32))  # fmt: skip
for _t in ("u32", "s32"):
    _s = _t == "s32"
    case(f"mul24.lo.{_t} %out, %in0, %in1;", "32 32", "b32",
         lambda a, b, s=_s: low24(a, is_signed=s) * low24(b, is_signed=s))  # fmt: skip
    case(f"mul24.hi.{_t} %out, %in0, %in1;", "32 32", "b32",
         lambda a, b, s=_s: low24(a, is_signed=s) * low24(b, is_signed=s) >> 16)  # fmt: skip
    case(f"mad24.lo.{_t} %out, %in0, %in1, %in2;", "32 32 32", "b32",
         lambda a, b, c, s=_s: low24(a, is_signed=s) * low24(b, is_signed=s) + c)  # fmt: skip
    case(f"mad24.hi.{_t} %out, %in0, %in1, %in2;", "32 32 32", "b32",
         lambda a, b, c, s=_s: (low24(a, is_signed=s) * low24(b, is_signed=s) >> 16) + c)  # fmt: skip
    for _t2 in ("u32", "s32"):
        _signs = (_s, _t2 == "s32")
        case(f"dp4a.{_t}.{_t2} %out, %in0, %in1, %in2;", "32 32 32", "b32",
             lambda a, b, c, g=_signs: dot(a, b, c, wide=8, start=0, signs=g))  # fmt: skip
        for _half, _start in (("lo", 0), ("hi", 16)):
            case(f"dp2a.{_half}.{_t}.{_t2} %out, %in0, %in1, %in2;", "32 32 32", "b32",
                 lambda a, b, c, g=_signs, at=_start: dot(a, b, c, wide=16, start=at, signs=g))  # fmt: skip
case("mad24.hi.sat.s32 %out, %in0, %in1, %in2;", "32 32 32", "b32",
     lambda a, b, c: saturated((signed(a, 24) * signed(b, 24) >> 16) + signed(c, 32)))  # fmt: skip
case("mad.hi.sat.s32 %out, %in0, %in1, %in2;", "32 32 32", "b32",
     lambda a, b, c: saturated((signed(a, 32) * signed(b, 32) >> 32) + signed(c, 32)))  # fmt: skip
case("add.sat.s32 %out, %in0, %in1;", "32 32", "b32", lambda a, b: saturated(signed(a, 32) + signed(b, 32)))
case("sub.sat.s32 %out, %in0, %in1;", "32 32", "b32", lambda a, b: saturated(signed(a, 32) - signed(b, 32)))
for _mode in ("", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16"):
    case(f"prmt.b32{'.' * bool(_mode)}{_mode} %out, %in0, %in1, %in2;", "32 32 32", "b32",
         lambda a, b, c, mode=_mode: prmt(a, b, c, mode))  # fmt: skip
case("prmt.b32 %out, %in0, %in1, 0x5410;", "32 32", "b32", lambda a, b: prmt(a, b, 0x5410, ""))
case("prmt.b32 %out, %in0, %in1, 0xFBA9;", "32 32", "b32", lambda a, b: prmt(a, b, 0xFBA9, ""))
for _chosen in (0x3210, 0x7654, 0x0123, 0x7531, 0x4440, 0x3715, 0x80C4, 0x8888):
    case(f"prmt.b32 %out, %in0, %in1, {_chosen:#x};", "32 32", "b32",
         lambda a, b, chosen=_chosen: prmt(a, b, chosen, ""))  # fmt: skip
for _bits in (16, 32, 64):
    for _letter in "us":
        _t, _s = f"{_letter}{_bits}", _letter == "s"
        case(f"sad.{_t} %out, %in0, %in1, %in2;", f"{_bits} {_bits} {_bits}", f"b{_bits}",
             lambda a, b, c, n=_bits, s=_s: c + abs(signed(a, n) - signed(b, n) if s else a - b))  # fmt: skip
        for _name, _function in (("min", min), ("max", max)):
            case(f"{_name}.{_t} %out, %in0, %in1;", f"{_bits} {_bits}", f"b{_bits}",
                 lambda a, b, n=_bits, s=_s, f=_function: f(signed(a, n), signed(b, n)) if s else f(a, b))  # fmt: skip
for _name, _function in (("min", min), ("max", max)):
    case(f"{_name}.relu.s32 %out, %in0, %in1;", "32 32", "b32",
         lambda a, b, f=_function: max(0, f(signed(a, 32), signed(b, 32))))  # fmt: skip
    case(f"{_name}.relu.s16x2 %out, %in0, %in1;", "32 32", "b32",
         lambda a, b, f=_function: by_halves(lambda x, y: max(0, f(x, y)), a, b, is_signed=True))  # fmt: skip
    for _t in ("u16x2", "s16x2"):
        case(f"{_name}.{_t} %out, %in0, %in1;", "32 32", "b32",
             lambda a, b, f=_function, s=_t[0] == "s": by_halves(f, a, b, is_signed=s))  # fmt: skip
for _t in ("u16x2", "s16x2"):
    case(f"add.{_t} %out, %in0, %in1;", "32 32", "b32",
         lambda a, b: by_halves(lambda x, y: x + y, a, b, is_signed=False))  # fmt: skip

MASKS = {16: 0xFFFF, 32: 0xFFFFFFFF, 64: 2**64 - 1}


@pytest.mark.parametrize(
    ("code", "widths", "out", "definition"), CASES, ids=[c[0].split()[0] + c[0][-6:-1] for c in CASES]
)
@pytest.mark.sample(2)
def test_instruction_equals_its_definition(
    execute: Execute, code: str, widths: str, out: str, definition: Callable[..., int]
) -> None:
    rows = rows_of(widths)
    cut = [tuple(x & MASKS[int(t[1:])] for x, t in zip(row, registers(widths), strict=True)) for row in rows]
    expected = [definition(*row) & MASKS[int(out[1:])] for row in cut]
    varying, uniform = execute(code, registers(widths), out, rows)
    assert expected == varying
    assert expected == uniform


def test_lop3_of_every_truth_table(execute: Execute) -> None:
    tables = [
        0x00,
        0xFF,
        0x80,
        0xFE,
        0x96,
        0xE8,
        0xCA,
        0xD8,
        0x1E,
        0x3C,
        0x5A,
        0xF0,
        0x0F,
        *RANDOM.sample(range(256), 20),
    ]
    rows = rows_of("32 32 32")[:64]
    code = "mov.b32 %out, 0;\n" + "\n".join(
        f"lop3.b32 %r0, %in0, %in1, %in2, {table};\nmad.lo.u32 %out, %out, 31, %r0;" for table in tables
    )

    def expected(a: int, b: int, c: int) -> int:
        total = 0
        for table in tables:
            total = (total * 31 + lop3(a, b, c, table)) & 0xFFFFFFFF
        return total

    varying, uniform = execute(code, ("b32", "b32", "b32"), "b32", rows)
    assert [expected(*row) for row in rows] == varying == uniform


@pytest.mark.parametrize("combine", ["and", "or"])
def test_lop3_with_predicate(execute: Execute, combine: str) -> None:
    rows = [(a, b, c, q) for a, b, c, _ in rows_of("32 32 32 32") for q in (0, 1)]
    code = f"""setp.ne.u32 %p0, %in3, 0;
    lop3.{combine}.b32 %r0|%p1, %in0, %in1, %in2, 0x80, %p0;
    selp.u32 %out, 1, 0, %p1;"""
    varying, uniform = execute(code, ("b32",) * 4, "b32", rows)
    join = (lambda x, y: x & y) if combine == "and" else (lambda x, y: x | y)
    assert [join(int(a & b & c != 0), q) for a, b, c, q in rows] == varying == uniform


CARRY_CHAINS = {
    "add": ("add.cc.u64 %d0, %in0, %in2; addc.cc.u64 %d1, %in1, %in3; addc.u64 %d2, 0, 0;",
            lambda x, y: x + y),
    "sub": ("sub.cc.u64 %d0, %in0, %in2; subc.cc.u64 %d1, %in1, %in3; subc.u64 %d2, 0, 0;",
            lambda x, y: x - y),
    "mad": ("mad.lo.cc.u64 %d0, %in0, %in2, %in1; madc.hi.cc.u64 %d1, %in0, %in2, %in3; addc.u64 %d2, 0, 0;",
            None),
}  # fmt: skip


@pytest.mark.parametrize("chain", CARRY_CHAINS)
@pytest.mark.parametrize("word", [0, 1, 2])
def test_carry_chain_equals_wide_integers(execute: Execute, chain: str, word: int) -> None:
    code, function = CARRY_CHAINS[chain]
    rows = rows_of("64 64 64 64")

    def expected(a: int, b: int, c: int, d: int) -> int:
        whole = a * c + b + (d << 64) if function is None else function(b << 64 | a, d << 64 | c)
        return whole >> 64 * word & 2**64 - 1

    varying, uniform = execute(f"{code} mov.b64 %out, %d{word};", ("b64",) * 4, "b64", rows)
    assert [expected(*row) for row in rows] == varying == uniform


def test_carry_chain_under_a_guard_that_varies(execute: Execute) -> None:
    rows = rows_of("32 32 32 32")
    code = """setp.gt.u32 %p0, %in2, 100; mov.b32 %out, 7;
    @%p0 add.cc.u32 %r0, %in0, %in1;
    @%p0 addc.u32 %out, %in3, 0;"""
    varying, uniform = execute(code, ("b32",) * 4, "b32", rows)
    expected = [(d + (a + b >> 32)) & 0xFFFFFFFF if c > 100 else 7 for a, b, c, d in rows]
    assert expected == varying == uniform


def test_carry_flag_that_earlier_blocks_wrote(execute: Execute) -> None:
    rows = rows_of("32 32 32 32")
    code = """setp.gt.u32 %p0, %in2, 100; setp.gt.u32 %p1, %in3, 1000;
    @%p0 bra OTHER;
    add.cc.u32 %r0, %in0, %in1;
    bra.uni JOINED;
    OTHER: add.cc.u32 %r0, %in2, %in3;
    JOINED: @%p1 bra END;
    add.u32 %r0, %r0, 5;
    END: addc.u32 %out, %r0, 0;"""
    varying, uniform = execute(code, ("b32",) * 4, "b32", rows)
    sums = [(c + d if c > 100 else a + b, d) for a, b, c, d in rows]
    expected = [(s + (0 if d > 1000 else 5) + (s >> 32)) & 0xFFFFFFFF for s, d in sums]
    assert expected == varying == uniform


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("addc.u32 %out, %in0, %in0;", " (no instruction writes the carry flag)"),
        ("add.sat.u32 %out, %in0, %in0;", " (.sat of u32)"),
        ("max.relu.u32 %out, %in0, %in0;", " (.relu of u32)"),
        ("mad.lo.sat.s32 %out, %in0, %in0, %in0;", " (.sat without .hi and .s32)"),
        ("lop3.b32 %out, %in0, %in0, %in0, %in0;", " (a truth table that is not a constant)"),
        ("bfe.b32 %out, %in0, %in0, %in0;", " (type b32)"),
    ],
)
def test_form_that_is_not_executed_is_named(execute: Execute, code: str, why: str) -> None:
    with pytest.raises(UnsupportedError) as caught:
        execute(code, ("b32",), "b32", [(0,)])
    assert str(caught.value) == f"k.ptx:0: the engine does not execute `{code[:-1]}`{why}"


@pytest.mark.parametrize("how", ["min", "max"])
@pytest.mark.parametrize("type_", ["s32", "s16x2"])
def test_relu_before_and_behind_the_type_is_one(execute: Execute, how: str, type_: str) -> None:
    rows = [(RANDOM.getrandbits(32), RANDOM.getrandbits(32)) for _ in range(64)]
    before = execute(f"{how}.relu.{type_} %out, %in0, %in1;", ("b32", "b32"), "b32", rows)
    assert execute(f"{how}.{type_}.relu %out, %in0, %in1;", ("b32", "b32"), "b32", rows) == before
