"""What a kernel says on a card: the driver writes `printf` to standard output, a failed assertion to standard error.

The rule: while a kernel runs, the descriptors of the process itself are pointed at an unnamed file, which takes what
comes at once (a pipe that nobody empties would hold the driver up), and afterwards at what they were. It holds what one
buffer of the card holds, since what a launch prints beyond that the card itself drops.

Source: CUDA C++ Programming Guide, "Formatted Output" (a buffer of 1 MiB, written at the next synchronisation) and
"Assertion" (the line of a failed one).
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from warplens.cuda.compiler.log import PROGRAM_NAME

OUTPUT, ERRORS = 1, 2
"""The descriptors of standard output and standard error."""
MOST_BYTES = 1 << 20
"""Of a text that are read back: the size of the card's buffer (CU_LIMIT_PRINTF_FIFO_SIZE, by default 1 MiB)."""

_FAILED = re.compile(
    r"^(?P<file>.*):(?P<line>\d+): (?P<function>.*): block: \[(?P<block>[\d,]+)\], thread: \[(?P<thread>[\d,]+)\] "
    r"Assertion `(?P<condition>.*)` failed\.$",
    re.MULTILINE,
)


@contextmanager
def diverted(descriptor: int) -> Iterator[Callable[[], str]]:
    """Point a descriptor of this process at an unnamed file; gives what returns the text written to it so far."""
    with tempfile.TemporaryFile("a+b") as file:  # appending: reading moves no place of writing
        _flush()
        before = os.dup(descriptor)

        def text() -> str:
            _flush()
            file.seek(0)
            return file.read(MOST_BYTES).decode("utf-8", "replace")

        os.dup2(file.fileno(), descriptor)
        try:
            yield text
        finally:
            _flush()
            os.dup2(before, descriptor)
            os.close(before)


def failed_assertion(said: str, file_name: str) -> str:
    """Return the first of the failed assertions in what a driver wrote, as a sentence; "" where there is none.

    Args:
        said: the text, a line for each thread.
        file_name: what the user calls the kernel's file.
    """
    found = sorted(_FAILED.finditer(said), key=lambda line: (_place(line["block"]), _place(line["thread"])))
    if not found:
        return ""
    first, others = found[0], len(found) - 1
    file = file_name if first["file"] == PROGRAM_NAME else first["file"]
    more = f" (and in {others:,} more thread{'' if others == 1 else 's'})" if others else ""
    return (
        f"block=({first['block']}) thread=({first['thread']}) {file}:{first['line']}: "
        f"assertion `{first['condition']}` failed in {first['function']}{more}"
    )


def _place(text: str) -> tuple[int, ...]:
    """Return "x,y,z" as (z, y, x): threads are numbered along x first."""
    return tuple(int(part) for part in reversed(text.split(",")))


def _flush() -> None:
    """Write out what the C library holds back; the driver writes through it."""
    ctypes.CDLL("ucrtbase" if sys.platform == "win32" else None).fflush(None)
