"""Captures what a kernel prints on a card: `printf` goes to standard output, failed assertions to standard error.

The rule: while a kernel runs, the descriptor of the process points at an unnamed file, which never blocks the driver (a
full pipe would), and afterwards at its old target. As much text is read back as the card's buffer holds, since the card
drops the rest.

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
"""Standard output and standard error have these descriptors."""
MAX_BYTES = 1 << 20
"""This many bytes of a text are read back: the size of the card's buffer (CU_LIMIT_PRINTF_FIFO_SIZE, 1 MiB)."""

_FAILED = re.compile(
    r"^(?P<file>.*):(?P<line>\d+): (?P<function>.*): block: \[(?P<block>[\d,]+)\], thread: \[(?P<thread>[\d,]+)\] "
    r"Assertion `(?P<condition>.*)` failed\.$",
    re.MULTILINE,
)


@contextmanager
def captured(descriptor: int) -> Iterator[Callable[[], str]]:
    """Point a descriptor of this process at an unnamed file; yields a function that returns the text written so far.

    Example:
        >>> with captured(descriptor=2) as text:
        ...     written = os.write(2, b"thread 5 is here")
        ...     text()
        'thread 5 is here'
    """
    with tempfile.TemporaryFile("a+b") as file:  # appending: reading does not move the position of writing
        _flush()
        old_target = os.dup(descriptor)

        def text() -> str:
            _flush()
            file.seek(0)
            return file.read(MAX_BYTES).decode("utf-8", "replace")

        os.dup2(file.fileno(), descriptor)
        try:
            yield text
        finally:
            _flush()
            os.dup2(old_target, descriptor)
            os.close(old_target)


def failed_assertion(driver_output: str, file_name: str) -> str:
    """Return the first failed assertion in the output of a driver as a sentence, "" where there is none.

    Args:
        driver_output: the text, a line for each thread.
        file_name: the user's name of the kernel file.

    Example:
        >>> line = "add.cu:7: void add(): block: [0,0,0], thread: [3,0,0] Assertion `i < 3` failed."
        >>> failed_assertion(line, "add.cu")
        'block=(0,0,0) thread=(3,0,0) add.cu:7: assertion `i < 3` failed in void add()'
    """
    failures = sorted(
        _FAILED.finditer(driver_output), key=lambda line: (_coordinates(line["block"]), _coordinates(line["thread"]))
    )
    if not failures:
        return ""
    first, others = failures[0], len(failures) - 1
    file = file_name if first["file"] == PROGRAM_NAME else first["file"]
    more = f" (and in {others:,} more thread{'' if others == 1 else 's'})" if others else ""
    return (
        f"block=({first['block']}) thread=({first['thread']}) {file}:{first['line']}: "
        f"assertion `{first['condition']}` failed in {first['function']}{more}"
    )


def _coordinates(text: str) -> tuple[int, ...]:
    """Return "x,y,z" as (z, y, x): threads are numbered along x first."""
    return tuple(int(part) for part in reversed(text.split(",")))


def _flush() -> None:
    """Write out the buffers of the C library, through which the driver writes."""
    ctypes.CDLL("ucrtbase" if sys.platform == "win32" else None).fflush(None)
