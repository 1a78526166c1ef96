"""Captures what a kernel prints on a GPU: `printf` goes to standard output, failed assertions to standard error.

The rule: while a kernel runs, the descriptor of the process points at an unnamed file, which never blocks the driver (a
full pipe would), and afterwards at its old target. As much is read back as the GPU's buffer holds: it drops the rest.

Source: CUDA C++ Programming Guide, "Formatted Output" (a buffer of 1 MiB, written at the next synchronisation) and
"Assertion" (the line of a failed one).
"""

import ctypes
import os
import re
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from warplens.cuda.compiler.log import PROGRAM_NAME
from warplens.cuda.ground.errors import DRIVER_KINDS, FailureKind

OUTPUT, ERRORS = 1, 2  # standard output and standard error have these descriptors
MAX_BYTES = 1 << 20  # the most of a text that is read back: the GPU's buffer (CU_LIMIT_PRINTF_FIFO_SIZE, 1 MiB)

_FAILED = re.compile(
    r"^(?P<file>.*):(?P<line>\d+): (?P<function>.*): block: \[(?P<block>[\d,]+)\], thread: \[(?P<thread>[\d,]+)\] "
    r"Assertion `(?P<condition>.*)` failed\.$",
    re.MULTILINE,
)


@contextmanager
def captured(descriptor: int) -> Iterator[Callable[[], str]]:
    """Point a descriptor of this process at an unnamed file; yields a function that returns the text written so far."""
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

    `file_name` is the user's name of the kernel file.

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


# The errors of the CUDA driver, as sentences.
# A sentence names the error as CUDA's documentation does and says what it means for the kernel; the
# driver's own log, where there is one (it compiles PTX), follows on lines of its own. An error after which the process
# cannot use the GPU (every later call repeats it) is marked so, and so is an unknown one: a new process costs little.
# Source: `CUresult` in the CUDA driver API reference; the texts are those of `cuGetErrorString`, as PyCUDA has them.


@dataclass(frozen=True, slots=True)
class CudaFailure:
    """A failure: one sentence, whether the process loses the GPU by it, and its kind."""

    sentence: str
    loses_gpu: bool
    kind: FailureKind = FailureKind.OTHER


ERRORS_FILE = Path(__file__).with_name("cuda_errors.toml")


@cache
def _errors() -> Mapping[str, Mapping[str, tuple[str, str]]]:
    return tomllib.loads(ERRORS_FILE.read_text(encoding="utf-8"))


def explain(message: str) -> CudaFailure:
    """Explain the message of an error of PyCUDA, which may end with the driver's own log.

    Example:
        >>> failure = explain("cuCtxSynchronize failed: misaligned address")
        >>> failure.sentence.partition(":")[0], failure.loses_gpu
        ('CUDA_ERROR_MISALIGNED_ADDRESS', True)
    """
    call, _, error = message.partition(" failed: ")
    for kind, errors in _errors().items():
        for text, (name, meaning) in errors.items():
            if error.startswith(text):
                log = error[len(text) :].strip(" -\n\0")
                sentence = f"CUDA_ERROR_{name}: {meaning} ({call}: {text})"
                failure = DRIVER_KINDS.get(name, FailureKind.OTHER)
                return CudaFailure(f"{sentence}\n{log}" if log else sentence, kind == "losing", failure)
    return CudaFailure(f"the CUDA driver refused: {message}", loses_gpu=True)
