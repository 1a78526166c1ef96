"""The text that `printf` makes of a format and the arguments in memory.

The rule: conversions are those of C, as CUDA's `printf` takes them; other text is printed unchanged. The arguments lie
in memory as `vprintf` expects them, each at its natural alignment: integers of 4 bytes (of 8 with `l`, `ll` and the
like), `double` and pointers of 8. Text is formed up to a number of bytes: a format can ask for 2 GB of blanks.

Source: CUDA C++ programming guide 12.9, 10.34 (formatted output); ISO C 2011, 7.21.6.1; `(null)` and `(nil)` are what
the C library of Linux prints.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable
from dataclasses import dataclass

CONVERSION = re.compile(
    rb"%(?P<flags>[-+ #0]*)(?P<width>\*|\d*)(?:\.(?P<precision>\*|\d*))?"
    rb"(?P<length>hh|h|ll|l|j|z|t)?(?P<type>[diouxXeEfFgGaAcsp%])"
)
INTEGER_BITS = {b"hh": 8, b"h": 16, None: 32}
"""An integer has these bits by its length modifier; with any other it has 64 (`long` as on Linux)."""
BASES = {"o": 8, "x": 16, "X": 16}
PREFIXES = {"x": "0x", "X": "0X", "o": "0"}


@dataclass(frozen=True, slots=True)
class Conversion:
    """One conversion of a format, with its width and precision (None: not given)."""

    flags: str
    width: int
    precision: int | None
    type: str


class PrintfArguments:
    """The arguments of one call, read one after the other.

    Args:
        read: returns the bytes at an offset in the buffer, given offset and size.
        text: returns the bytes of a string, given its address and how many are needed at most.
    """

    def __init__(self, read: Callable[[int, int], bytes], text: Callable[[int, int], bytes]) -> None:
        self._read = read
        self._text = text
        self._offset = 0
        self.count = 0

    def integer(self, size: int) -> int:
        """Take an integer of 4 or 8 bytes, unsigned."""
        return int.from_bytes(self._take(size), "little")

    def double(self) -> float:
        """Take a `double`."""
        return float(struct.unpack("<d", self._take(8))[0])

    def string(self, needed: int) -> bytes:
        """Take the address of a string and return the string, or its first `needed` bytes."""
        address = self.integer(8)
        return self._text(address, needed)[:needed] if address else b"(null)"[:needed]

    def _take(self, size: int) -> bytes:
        start = -(-self._offset // size) * size
        self._offset = start + size
        self.count += 1
        return self._read(start, size)


def formatted(form: bytes, arguments: PrintfArguments, room: int) -> bytes:
    """Return the text of a format and its arguments, or its first `room` bytes and one more, which says nothing else.

    Example:
        >>> buffer = (7).to_bytes(4, "little")
        >>> arguments = PrintfArguments(lambda start, size: buffer[start : start + size], lambda address, needed: b"")
        >>> formatted(b"x = %3d", arguments, room=100)
        b'x =   7'
    """
    most = room + 1
    parts: list[bytes] = []
    length = start = 0
    for match in CONVERSION.finditer(form):
        parts += form[start : match.start()], _conversion(match, arguments, most)
        start = match.end()
        length += len(parts[-2]) + len(parts[-1])
        if length >= most:
            break
    else:
        parts.append(form[start:])
    return b"".join(parts)[:most]


def _conversion(match: re.Match[bytes], arguments: PrintfArguments, most: int) -> bytes:
    """Return the text of one conversion; its first `most - 1` bytes are right."""
    if match["type"] == b"%":
        return b"%"
    flags = match["flags"].decode()
    width = _number(match["width"], arguments, most) or 0
    if width < 0:
        flags, width = flags + "-", min(-width, most)
    precision = _number(match["precision"], arguments, most)
    if precision is not None and precision < 0:
        precision = None
    how = Conversion(flags, width, precision, match["type"].decode())
    return _converted(how, match["length"], arguments, most)


def _number(text: bytes | None, arguments: PrintfArguments, most: int) -> int | None:
    """Return a width or precision, None where none is given; a number above `most` becomes that."""
    if text == b"*":
        return min(_signed(arguments.integer(4), 32), most)
    if text is None:
        return None
    digits = text.lstrip(b"0")
    return most if len(digits) > len(str(most)) else min(int(digits or b"0"), most)


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value


def _converted(how: Conversion, length: bytes | None, arguments: PrintfArguments, most: int) -> bytes:
    match how.type:
        case "d" | "i":
            bits = INTEGER_BITS.get(length, 64)
            return _integer(how, _signed(arguments.integer(8 if bits == 64 else 4), bits))
        case "o" | "u" | "x" | "X":
            bits = INTEGER_BITS.get(length, 64)
            return _integer(how, arguments.integer(8 if bits == 64 else 4) & (1 << bits) - 1)
        case "c":
            return _padded(how, bytes([arguments.integer(4) & 0xFF]))
        case "s":
            return _padded(how, arguments.string(most if how.precision is None else how.precision))
        case "p":
            address = arguments.integer(8)
            return _padded(how, f"{address:#x}".encode() if address else b"(nil)")
        case _:
            return _floating(how, arguments.double())


def _padded(how: Conversion, text: bytes, prefix: bytes = b"", *, zeros: bool = False) -> bytes:
    """Return a text padded to its width: aligned left, or filled with blanks or zeros on the left."""
    room = max(0, how.width - len(prefix) - len(text))
    if "-" in how.flags:
        return prefix + text + b" " * room
    return prefix + b"0" * room + text if zeros else b" " * room + prefix + text


def _sign(how: Conversion, *, negative: bool) -> str:
    return "-" if negative else "+" if "+" in how.flags else " " if " " in how.flags else ""


def _integer(how: Conversion, value: int) -> bytes:
    digits = {8: f"{abs(value):o}", 16: f"{abs(value):x}"}.get(BASES.get(how.type, 10), f"{abs(value)}")
    if how.type == "X":
        digits = digits.upper()
    if how.precision is not None:
        digits = digits.rjust(how.precision, "0") if value or how.precision else ""
    prefix = _sign(how, negative=value < 0) if how.type in "di" else ""
    if "#" in how.flags and how.type in PREFIXES and value and not (how.type == "o" and digits.startswith("0")):
        prefix += PREFIXES[how.type]
    return _padded(how, digits.encode(), prefix.encode(), zeros="0" in how.flags and how.precision is None)


def _floating(how: Conversion, value: float) -> bytes:
    prefix = _sign(how, negative=math.copysign(1.0, value) < 0)
    size = abs(value)
    if not math.isfinite(size):
        text = "nan" if math.isnan(size) else "inf"
        return _padded(how, (text.upper() if how.type.isupper() else text).encode(), prefix.encode())
    if how.type in "aA":
        prefix, text = prefix + "0x", _hexadecimal(size, how.precision)
        if how.type == "A":
            prefix, text = prefix.upper(), text.upper()
    else:
        sharp = "#" if "#" in how.flags else ""
        text = f"%{sharp}.{6 if how.precision is None else how.precision}{how.type}" % size
    return _padded(how, text.encode(), prefix.encode(), zeros="0" in how.flags)


def _hexadecimal(value: float, precision: int | None) -> str:
    """Return a number as C's `%a` prints it, without sign and `0x`."""
    mantissa, exponent = math.frexp(value)
    whole, power = int(mantissa * 2**53), exponent - 1 if value else 0
    if value and power < -1022:  # denormal numbers keep the smallest exponent
        whole, power = whole >> -1022 - power, -1022
    if precision is not None and precision < 13:
        unit = 1 << 4 * (13 - precision)
        low = whole % unit
        whole += (unit - low) if 2 * low > unit or (2 * low == unit and whole // unit % 2) else -low
    digits = f"{whole % (1 << 52):013x}"
    digits = digits.rstrip("0") if precision is None else digits[:precision].ljust(precision, "0")
    return f"{whole >> 52:x}{'.' if digits else ''}{digits}p{power:+d}"
