"""What a kernel prints: compiled code calls back for each `printf` of a warp, and the text is put together here.

The rule: lanes print one after the other, the lowest first, and warps as they take turns; the text of a launch is that
of its blocks in the order of their numbers. Formats and strings are read where they lie, checked as accesses are. Once
there are PRINTED_BYTES of text, further calls are only counted (a card, whose buffer has the same size by default,
keeps the last instead of the first).

Source: CUDA C++ programming guide 12.9, 10.34 (formatted output).
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from warplens.cuda.ptx.tree import Space
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.launch.faults import RECORD_PRINT, RECORD_PRINT_FULL
from warplens.cuda.simt.launch.printf_format import Arguments, formatted
from warplens.cuda.simt.program.windows import WINDOW_BYTES, WINDOWS

if TYPE_CHECKING:
    from warplens.cuda.simt.codegen.module import Code

PRINTED_BYTES = 1 << 20
"""Text of a launch that is kept; `cudaLimitPrintfFifoSize` is 1 MiB by default."""

GOES_ON, IS_FULL, IS_BAD = range(3)
"""What the callback returns; of bad addresses the call's mask then names the lane."""

SHORT_BYTES = 256
"""Of a string that are read at once: the memory behind it may be large."""

_Callback = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)


class _Call(ctypes.Structure):
    """One `printf` of a warp, as compiled code hands it over."""

    _fields_ = (
        ("formats", ctypes.c_uint64 * LANES),
        ("arguments", ctypes.c_uint64 * LANES),
        ("results", ctypes.c_int32 * LANES),
        ("local", ctypes.c_uint64),
        ("shared", ctypes.c_uint64),
        ("block", ctypes.c_int32 * 3),
        ("mask", ctypes.c_uint32),
    )


PRINT = f"""define internal i32 @printed(ptr %record, <32 x i64> %formats, <32 x i64> %arguments, ptr %results, ptr %local, ptr %shared, i32 %x, i32 %y, i32 %z, i32 %mask) noinline {{
  %call = alloca [{ctypes.sizeof(_Call)} x i8], align 256
  %full.at = getelementptr i64, ptr %record, i64 {RECORD_PRINT_FULL}
  %full = load i64, ptr %full.at
  %is.full = icmp ne i64 %full, 0
  br i1 %is.full, label %drop, label %print
drop:
  %ones = call i32 @llvm.ctpop.i32(i32 %mask)
  %more = zext i32 %ones to i64
  %dropped = add i64 %full, %more
  store i64 %dropped, ptr %full.at
  store <32 x i32> zeroinitializer, ptr %results, align 4
  ret i32 0
print:
  store <32 x i64> %formats, ptr %call, align 256
  %arguments.at = getelementptr i8, ptr %call, i64 {_Call.arguments.offset}
  store <32 x i64> %arguments, ptr %arguments.at, align 8
  %results.from = getelementptr i8, ptr %call, i64 {_Call.results.offset}
  store <32 x i32> zeroinitializer, ptr %results.from, align 8
  %local.at = getelementptr i8, ptr %call, i64 {_Call.local.offset}
  store ptr %local, ptr %local.at
  %shared.at = getelementptr i8, ptr %call, i64 {_Call.shared.offset}
  store ptr %shared, ptr %shared.at
  %x.at = getelementptr i8, ptr %call, i64 {_Call.block.offset}
  store i32 %x, ptr %x.at
  %y.at = getelementptr i8, ptr %call, i64 {_Call.block.offset + 4}
  store i32 %y, ptr %y.at
  %z.at = getelementptr i8, ptr %call, i64 {_Call.block.offset + 8}
  store i32 %z, ptr %z.at
  %mask.at = getelementptr i8, ptr %call, i64 {_Call.mask.offset}
  store i32 %mask, ptr %mask.at
  %function.at = getelementptr i64, ptr %record, i64 {RECORD_PRINT}
  %function = load ptr, ptr %function.at
  %outcome = call i32 %function(ptr %call)
  %results.new = load <32 x i32>, ptr %results.from, align 8
  store <32 x i32> %results.new, ptr %results, align 4
  switch i32 %outcome, label %good [ i32 {IS_FULL}, label %close i32 {IS_BAD}, label %fault ]
close:
  store i64 1, ptr %full.at
  br label %good
fault:
  %bad = load i32, ptr %mask.at
  ret i32 %bad
good:
  ret i32 0
}}"""  # noqa: E501 - LLVM text
"""`@printed` hands a call over; it returns the lanes whose format or arguments lie nowhere."""


class BadAddressError(Exception):
    """A format or an argument lies in no memory of the launch."""


class Printer:
    """Takes the calls of one execution and keeps their text by block.

    Attributes:
        address: of the function that compiled code calls.
    """

    def __init__(self, code: Code, arrays: Mapping[str, np.ndarray]) -> None:
        self._grid = code.launch.grid
        self._sizes = {Space.SHARED: code.shared_bytes, Space.LOCAL: code.program.local_bytes}
        self._arrays = [(array.ctypes.data, array.nbytes) for array in arrays.values()]
        self._texts: dict[int, list[bytes]] = {}
        self._bytes = 0
        self._callback = _Callback(self._called)
        self.address = ctypes.cast(self._callback, ctypes.c_void_p).value or 0

    def text(self, dropped: int = 0) -> str:
        """Return all that was printed, and what was not; `dropped` calls were only counted."""
        whole = b"".join(part for _, parts in sorted(self._texts.items()) for part in parts)
        text = whole.decode("utf-8", "replace")
        if dropped:
            text += "" if not text or text.endswith("\n") else "\n"
            text += f"... and {dropped:,} more calls of printf: only {PRINTED_BYTES:,} bytes of text are kept\n"
        return text

    def _called(self, at: int) -> int:
        """Print for the lanes of a call."""
        call = _Call.from_address(at)
        x, y, z = call.block
        parts = self._texts.setdefault(x + self._grid[0] * (y + self._grid[1] * z), [])
        for lane in range(LANES):
            if not call.mask >> lane & 1:
                continue
            memory = _Memory(self._sizes, self._arrays, call, lane)
            try:
                text, count = memory.printed(call.formats[lane], call.arguments[lane])
            except BadAddressError:
                call.mask = 1 << lane
                return IS_BAD
            call.results[lane] = count
            parts.append(text)
            self._bytes += len(text)
        return IS_FULL if self._bytes > PRINTED_BYTES else GOES_ON


class _Memory:
    """What one lane sees at generic addresses."""

    def __init__(self, sizes: Mapping[Space, int], arrays: list[tuple[int, int]], call: _Call, lane: int) -> None:
        starts = {Space.SHARED: call.shared, Space.LOCAL: call.local + lane * sizes[Space.LOCAL]}
        self._windows = [(WINDOWS[space], starts[space], sizes[space]) for space in WINDOWS]
        self._arrays = arrays

    def printed(self, form: int, buffer: int) -> tuple[bytes, int]:
        """Return the text of one call and the number of its arguments."""
        arguments = Arguments(lambda offset, size: self._read(buffer + offset, size), self._string)
        return formatted(self._string(form), arguments), arguments.count

    def _place(self, address: int) -> tuple[int, int]:
        """Return where an address lies in this process, and the bytes that follow in the same piece of memory."""
        for window, start, size in self._windows:
            if window <= address < window + WINDOW_BYTES:
                return start + address - window, size - (address - window)
        for start, size in self._arrays:
            if start <= address < start + size:
                return address, start + size - address
        raise BadAddressError

    def _read(self, address: int, size: int) -> bytes:
        at, room = self._place(address)
        if room < size:
            raise BadAddressError
        return ctypes.string_at(at, size)

    def _string(self, address: int) -> bytes:
        at, room = self._place(address)
        size = SHORT_BYTES
        while room > 0:
            text, end, _ = ctypes.string_at(at, min(size, room)).partition(b"\0")
            if end:
                return text
            if size >= room:
                break
            size *= 2
        raise BadAddressError
