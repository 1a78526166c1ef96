"""The text that a kernel prints: compiled code calls back for each `printf` of a warp, and the text is formed here.

The rule: lanes print one after the other, the lowest first, and warps in the order of their execution; the text of a
launch is that of its blocks in the order of their numbers. Formats and strings are read in place, with the checks of
any access. Beyond PRINTED_BYTES of text further calls are only counted (a GPU, whose buffer has the same size by
default, keeps the last calls instead of the first). The text of one call is cut at the same length.

Source: CUDA C++ programming guide 12.9, 10.34 (formatted output).
"""

import ctypes
import math
import re
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from warplens.cuda.ptx.tree import Space
from warplens.cuda.simt.codegen.buffers import IS_BAD, IS_FULL, IS_TAKEN, PrintCall
from warplens.cuda.simt.codegen.module import Code
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.program.blocks import WINDOW_BYTES, WINDOWS
from warplens.cuda.simt.values.value import wrap

# Conversions are those of C, as CUDA's `printf` takes them; other text is printed unchanged. The arguments lie in
# memory as `vprintf` expects them, each at its natural alignment: integers of 4 bytes (of 8 with `l`, `ll` and the
# like), `double` and pointers of 8. Text ends at a number of bytes, since a format can ask for 2 GB of blanks.
# Source: CUDA C++ programming guide 12.9, 10.34 (formatted output); ISO C 2011, 7.21.6.1; `(null)` and `(nil)` are
# what the C library of Linux prints.
CONVERSION = re.compile(
    rb"%(?P<flags>[-+ #0]*)(?P<width>\*|\d*)(?:\.(?P<precision>\*|\d*))?"
    rb"(?P<length>hh|h|ll|l|j|z|t)?(?P<type>[diouxXeEfFgGaAcsp%])"
)
INTEGER_BITS = {b"hh": 8, b"h": 16, None: 32}  # by length modifier; with any other it is 64 (`long` as on Linux)
PREFIXES = {"x": "0x", "X": "0X", "o": "0"}


@dataclass(frozen=True, slots=True)
class Conversion:
    """One conversion of a format, with its width and precision (None: not given)."""

    flags: str
    width: int
    precision: int | None
    type: str


class PrintfArguments:
    """The arguments of one call in turn: `read` takes offset and size, `text` an address and how much is needed."""

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
    """Return the text of a format and its arguments, or its first `room` bytes and one more without meaning.

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
    bits = INTEGER_BITS.get(match["length"], 64)
    match how.type:
        case "d" | "i":
            return _integer(how, wrap(arguments.integer(8 if bits == 64 else 4), bits))
        case "o" | "u" | "x" | "X":
            return _integer(how, arguments.integer(8 if bits == 64 else 4) & (1 << bits) - 1)
        case "c":
            return _padded(how, bytes([arguments.integer(4) & 0xFF]))
        case "s":
            return _padded(how, arguments.string(most if precision is None else precision))
        case "p":
            address = arguments.integer(8)
            return _padded(how, f"{address:#x}".encode() if address else b"(nil)")
        case _:
            return _floating(how, arguments.double())


def _number(text: bytes | None, arguments: PrintfArguments, most: int) -> int | None:
    """Return a width or precision, None where none is given; a number above `most` becomes that."""
    if text == b"*":
        return min(wrap(arguments.integer(4), 32), most)
    if text is None:
        return None
    digits = text.lstrip(b"0")
    return most if len(digits) > len(str(most)) else min(int(digits or b"0"), most)


def _padded(how: Conversion, text: bytes, prefix: bytes = b"", *, zeros: bool = False) -> bytes:
    """Return a text padded to its width: aligned left, or filled with blanks or zeros on the left."""
    room = max(0, how.width - len(prefix) - len(text))
    if "-" in how.flags:
        return prefix + text + b" " * room
    return prefix + b"0" * room + text if zeros else b" " * room + prefix + text


def _sign(how: Conversion, *, negative: bool) -> str:
    return "-" if negative else "+" if "+" in how.flags else " " if " " in how.flags else ""


def _integer(how: Conversion, value: int) -> bytes:
    digits = format(abs(value), how.type if how.type in PREFIXES else "d")
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


PRINTED_BYTES = 1 << 20  # this much text of a launch is kept; `cudaLimitPrintfFifoSize` is 1 MiB by default

SHORT_BYTES = 256  # a string is read in pieces that begin with this size: the memory behind it may be large

_Callback = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)


class BadAddressError(Exception):
    """A format or an argument lies in no memory of the launch."""


class Printer:
    """Takes the calls of one execution and keeps their text by block; compiled code calls the function at `address`."""

    def __init__(self, code: Code, arrays: Mapping[str, np.ndarray]) -> None:
        self._grid = code.launch.grid
        self._sizes = {Space.SHARED: code.shared_end, Space.LOCAL: code.program.local_bytes}
        self._thread_bytes = code.program.thread_bytes
        self._arrays = [(array.ctypes.data, array.nbytes) for array in arrays.values()]
        self._texts: dict[int, list[bytes]] = {}
        self._bytes = 0
        self._is_cut = False
        self._dropped = 0
        self._callback = _Callback(self._called)
        self.address = ctypes.cast(self._callback, ctypes.c_void_p).value or 0

    def text(self, dropped: int = 0) -> str:
        """Return the printed text, and a line on the `dropped` calls, which were only counted."""
        whole = b"".join(part for _, parts in sorted(self._texts.items()) for part in parts)
        text = whole.decode("utf-8", "replace")
        missing = ["the rest of a call of printf"] * self._is_cut
        if dropped := dropped + self._dropped:
            missing.append(f"{dropped:,} more calls" if missing else f"{dropped:,} more calls of printf")
        if missing:
            text += "" if not text or text.endswith("\n") else "\n"
            text += f"... and {' and '.join(missing)}: only {PRINTED_BYTES:,} bytes of text are kept\n"
        return text

    def _called(self, at: int) -> int:
        call = PrintCall.from_address(at)
        x, y, z = call.block
        parts = self._texts.setdefault(x + self._grid[0] * (y + self._grid[1] * z), [])
        for lane in range(LANES):
            if not call.mask >> lane & 1:
                continue
            if self._bytes > PRINTED_BYTES:
                self._dropped += 1
                continue
            memory = _Memory(self._sizes, self._arrays, call, lane * self._thread_bytes)
            try:
                text, count = memory.printed(call.formats[lane], call.arguments[lane])
            except BadAddressError:
                call.mask = 1 << lane
                return IS_BAD
            call.results[lane] = count
            if text:
                self._is_cut |= len(text) > PRINTED_BYTES
                parts.append(text[:PRINTED_BYTES])
                self._bytes += len(text)
        return IS_FULL if self._bytes > PRINTED_BYTES else IS_TAKEN


class _Memory:
    """The memory of one lane at generic addresses."""

    def __init__(self, sizes: Mapping[Space, int], arrays: list[tuple[int, int]], call: PrintCall, local: int) -> None:
        """Take the sizes of the spaces, the arrays, and where the local memory of the lane lies in that of the warp."""
        starts = {Space.SHARED: call.shared, Space.LOCAL: call.local + local}
        self._windows = [(WINDOWS[space], starts[space], sizes[space]) for space in starts]
        self._arrays = arrays

    def printed(self, form: int, buffer: int) -> tuple[bytes, int]:
        """Return the text of one call, at most one byte more than is kept, and the number of its arguments."""
        arguments = PrintfArguments(lambda offset, size: self._read(buffer + offset, size), self._string)
        return formatted(self._string(form, PRINTED_BYTES + 1), arguments, PRINTED_BYTES), arguments.count

    def _locate(self, address: int) -> tuple[int, int]:
        for window, start, size in self._windows:
            if window <= address < window + WINDOW_BYTES:
                return start + address - window, size - (address - window)
        for start, size in self._arrays:
            if start <= address < start + size:
                return address, start + size - address
        raise BadAddressError

    def _read(self, address: int, size: int) -> bytes:
        at, room = self._locate(address)
        if room < size:
            raise BadAddressError
        return ctypes.string_at(at, size)

    def _string(self, address: int, needed: int) -> bytes:
        """Return the string at an address, or its first bytes: `needed` of them or more."""
        at, room = self._locate(address)
        size = SHORT_BYTES
        while room > 0:
            text, end, _ = ctypes.string_at(at, min(size, room)).partition(b"\0")
            if end or len(text) >= needed:
                return text
            if size >= room:
                break
            size *= 2
        raise BadAddressError
