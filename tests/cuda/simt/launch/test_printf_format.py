"""Formats give what C's printf gives; expected texts are those of the C library, which is called where there is one."""

from __future__ import annotations

import ctypes
import struct
import sys

import pytest

from warplens.cuda.simt.launch.printf import PrintfArguments, formatted

ROWS: list[tuple[str, tuple[int | float, ...], str]] = [
    ("plain", (), "plain"),
    ("100%%", (), "100%"),
    ("%d %i", (-5, 7), "-5 7"),
    ("%u %x %X %o", (2**32 - 1, 48879, 48879, 8), "4294967295 beef BEEF 10"),
    ("%#x %#X %#o %#x", (255, 255, 8, 0), "0xff 0XFF 010 0"),
    ("%5d|%-5d|%05d|%+d|% d", (42, 42, 42, 42, 42), "   42|42   |00042|+42| 42"),
    ("%.3d|%8.3d|%-8.3d|%08.3d|%.0d", (7, 7, 7, 7, 0), "007|     007|007     |     007|"),
    ("%hd %hhu", (65537, 257), "1 1"),
    ("%*d|%-*d|%.*d", (5, 42, 5, 42, 4, 42), "   42|42   |0042"),
    ("%*d|", (-5, 42), "42   |"),
    ("%c%c|%3c|%-3c|", (72, 105, 120, 121), "Hi|  x|y  |"),
    ("%f %.2f %8.3f|%-8.1f|%08.2f|%+.1f", (1.5, 2.675, 3.14159, 2.5, -1.25, 0.05),
     "1.500000 2.67    3.142|2.5     |-0001.25|+0.1"),
    ("%e %.3E %g %G %g %g", (12345.678, 0.00012, 0.0001, 1e-10, 1e6, 100000.0),
     "1.234568e+04 1.200E-04 0.0001 1E-10 1e+06 100000"),
    ("%#g %.0f %#.0f %.0e", (1.0, 2.5, 2.0, 15.0), "1.00000 2 2. 2e+01"),
    ("%a %A %.2a %a", (1.5, 0.1, 1.999, 0.0), "0x1.8p+0 0X1.999999999999AP-4 0x2.00p+0 0x0p+0"),
    ("%f %F %5.1f|%05f", (float("inf"), float("-inf"), float("nan"), float("inf")), "inf -INF   nan|  inf"),
    ("%k %y%", (), "%k %y%"),
]  # fmt: skip
WIDE: list[tuple[str, tuple[int, ...], str]] = [
    ("%lld %llu %llx", (-(2**63), 2**64 - 1, 2**40), "-9223372036854775808 18446744073709551615 10000000000"),
    ("%ld %zu %jd", (-1, 12345678901, 5), "-1 12345678901 5"),
    ("%p %p %12p|", (4096, 0, 255), "0x1000 (nil)         0xff|"),
]


def buffer(values: tuple[int | float, ...], size: int) -> bytes:
    content = b""
    for value in values:
        part = struct.pack("<d", value) if isinstance(value, float) else (value & (1 << 8 * size) - 1).to_bytes(
            size, "little"
        )  # fmt: skip
        content += bytes(-len(content) % len(part)) + part
    return content


def made(form: str, content: bytes, room: int = 1000) -> str:
    arguments = PrintfArguments(
        lambda at, size: content[at : at + size].ljust(size, b"\0"), lambda _, needed: b"text"[:needed]
    )
    return formatted(form.encode(), arguments, room).decode()


@pytest.mark.parametrize(("form", "values", "text"), ROWS)
def test_conversion(form: str, values: tuple[int | float, ...], text: str) -> None:
    assert made(form, buffer(values, 4)) == text


@pytest.mark.parametrize(("form", "values", "text"), WIDE)
def test_conversion_of_eight_bytes(form: str, values: tuple[int, ...], text: str) -> None:
    assert made(form, buffer(values, 8)) == text


def test_strings_by_address_and_alignment_of_the_arguments() -> None:
    content = struct.pack("<iqiqq", 1, 64, 2, 0, 64)
    padded = struct.pack("<i4xqi4xqq", 1, 64, 2, 0, 64)
    assert len(content) != len(padded)
    assert made("%d %s %d %s|%6.2s|", padded) == "1 text 2 (null)|    te|"


@pytest.mark.parametrize(
    ("form", "values", "text"),
    [
        ("%2000000000d", (1,), " " * 101),
        ("%02000000000d", (1,), "0" * 101),
        ("%-2000000000d|", (1,), "1" + " " * 100),
        ("ab%.2000000000d", (1,), "ab" + "0" * 99),
        ("%.2000000000f", (0.5,), "0.5" + "0" * 98),
        ("%.2000000000e", (0.5,), "5." + "0" * 99),
        ("%.2000000000g|", (0.5,), "0.5|"),
        ("%#.2000000000g", (0.5,), "0.5" + "0" * 98),
        ("%.2000000000a", (0.5,), "0x1." + "0" * 97),
        ("%2000000000c", (65,), " " * 101),
        ("%*d", (2**31 - 1, 1), " " * 101),
        ("%*d", (-(2**31), 1), "1" + " " * 100),
        ("%.*d", (2**31 - 1, 1), "0" * 101),
        ("%" + "9" * 5000 + "d", (1,), " " * 101),
        ("%" + "0" * 5000 + "7d", (1,), "0000001"),
        ("%90d" * 1000, (1, 2), " " * 89 + "1" + " " * 11),
        ("x" * 5000, (), "x" * 101),
    ],
)
def test_text_is_formed_up_to_one_byte_more_than_there_is_room_for(
    form: str, values: tuple[int | float, ...], text: str
) -> None:
    formed = made(form, buffer(values, 4), room=100)
    assert (formed[:100], len(formed)) == (text[:100], len(text))


@pytest.mark.skipif(sys.platform != "linux", reason="the texts of (nil), %a and inf are those of Linux")
@pytest.mark.parametrize(("form", "values", "text"), [*ROWS[:-1], *WIDE])
def test_expected_text_is_that_of_the_c_library(form: str, values: tuple[int | float, ...], text: str) -> None:
    text_buffer = ctypes.create_string_buffer(200)
    wide = (form, values, text) in WIDE
    arguments = [
        ctypes.c_double(v) if isinstance(v, float) else ctypes.c_int64(v) if wide else ctypes.c_int32(v) for v in values
    ]
    ctypes.CDLL(None).snprintf(text_buffer, 200, form.encode(), *arguments)
    assert text_buffer.value.decode() == text
