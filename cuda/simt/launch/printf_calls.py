"""The text that a kernel prints: compiled code calls back for each `printf` of a warp, and the text is formed here.

The rule: lanes print one after the other, the lowest first, and warps in the order of their execution; the text of a
launch is that of its blocks in the order of their numbers. Formats and strings are read in place, with the checks of
any access. Beyond PRINTED_BYTES of text further calls are only counted (a card, whose buffer has the same size by
default, keeps the last calls instead of the first). The text of one call is cut at the same length.

Source: CUDA C++ programming guide 12.9, 10.34 (formatted output).
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from warplens.cuda.ptx.tree import Space
from warplens.cuda.simt.codegen.printing import GOES_ON, IS_BAD, IS_FULL, PrintCall
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.launch.printf_format import PrintfArguments, formatted
from warplens.cuda.simt.program.windows import WINDOW_BYTES, WINDOWS

if TYPE_CHECKING:
    from warplens.cuda.simt.codegen.module import Code

PRINTED_BYTES = 1 << 20
"""This much text of a launch is kept; `cudaLimitPrintfFifoSize` is 1 MiB by default."""

SHORT_BYTES = 256
"""A string is read in pieces that begin with this size: the memory behind it may be large."""

_Callback = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)


class BadAddressError(Exception):
    """A format or an argument lies in no memory of the launch."""


class Printer:
    """Takes the calls of one execution and keeps their text by block.

    Attributes:
        address: of the function that compiled code calls.
    """

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
        """Print for the lanes of a call."""
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
        return IS_FULL if self._bytes > PRINTED_BYTES else GOES_ON


class _Memory:
    """The memory of one lane at generic addresses."""

    def __init__(self, sizes: Mapping[Space, int], arrays: list[tuple[int, int]], call: PrintCall, local: int) -> None:
        """Take the sizes of the spaces, the arrays, and where the local memory of the lane lies in that of the warp."""
        starts = {Space.SHARED: call.shared, Space.LOCAL: call.local + local}
        self._windows = [(WINDOWS[space], starts[space], sizes[space]) for space in WINDOWS]
        self._arrays = arrays

    def printed(self, form: int, buffer: int) -> tuple[bytes, int]:
        """Return the text of one call, at most one byte more than is kept, and the number of its arguments."""
        arguments = PrintfArguments(lambda offset, size: self._read(buffer + offset, size), self._string)
        return formatted(self._string(form, PRINTED_BYTES + 1), arguments, PRINTED_BYTES), arguments.count

    def _locate(self, address: int) -> tuple[int, int]:
        """Return the address in this process, and the bytes that follow in the same piece of memory."""
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
