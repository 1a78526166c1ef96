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
from dataclasses import dataclass

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
# driver's own log, where there is one (it compiles PTX), follows on lines of its own. An error after which the
# process can no longer use the card (every later call repeats it) is marked so, and so is an unknown error: a new
# process costs little.
# Source: `CUresult` in the CUDA driver API reference; the texts are those of `cuGetErrorString`, which PyCUDA passes
# on.


@dataclass(frozen=True, slots=True)
class CudaFailure:
    """A failure: one sentence, and whether the process loses the card by it."""

    sentence: str
    loses_card: bool


_LOSING = {
    "an illegal memory access was encountered": (
        "ILLEGAL_ADDRESS", "a thread accessed memory outside of every array"
    ),
    "misaligned address": (
        "MISALIGNED_ADDRESS", "a thread accessed an address that is not a multiple of the access's size"
    ),
    "device-side assert triggered": ("ASSERT", "an assert() of the kernel does not hold"),
    "an illegal instruction was encountered": ("ILLEGAL_INSTRUCTION", "a thread reached bytes that are no instruction"),
    "invalid program counter": ("INVALID_PC", "a thread jumped to an address without code"),
    "operation not supported on global/shared address space": (
        "INVALID_ADDRESS_SPACE", "an instruction got an address of a memory that it cannot access"
    ),
    "hardware stack error": ("HARDWARE_STACK_ERROR", "calls went too deep, or the stack was overwritten"),
    "unspecified launch failure": (
        "LAUNCH_FAILED", "a thread made an access that the card does not allow, such as one outside of shared memory"
    ),
    "the launch timed out and was terminated": (
        "LAUNCH_TIMEOUT", "the kernel ran longer than a card that also drives a display allows"
    ),
    "uncorrectable ECC error encountered": ("ECC_UNCORRECTABLE", "the card's memory failed"),
    "unknown error": ("UNKNOWN", "the driver does not say what went wrong"),
    "no CUDA-capable device is detected": ("NO_DEVICE", "the driver no longer finds a GPU"),
    "driver shutting down": ("DEINITIALIZED", "the driver is going away"),
    "context is destroyed": ("CONTEXT_IS_DESTROYED", "the driver has taken the card from this process"),
}  # fmt: skip
_KEEPING = {
    "too many resources requested for launch": (
        "LAUNCH_OUT_OF_RESOURCES", "a block takes more registers or shared memory than the card has for it"
    ),
    "out of memory": ("OUT_OF_MEMORY", "the memory of card or host has no room for it"),
    "invalid argument": (
        "INVALID_VALUE", "the card does not take this launch: too many threads, blocks or bytes of shared memory"
    ),
    "a PTX JIT compilation failed": ("INVALID_PTX", "the driver cannot translate the compiler's PTX for the card"),
    "named symbol not found": ("NOT_FOUND", "the machine code has no kernel of this name"),
    "device kernel image is invalid": ("INVALID_IMAGE", "the driver cannot load the machine code"),
    "no kernel image is available for execution on the device": (
        "NO_BINARY_FOR_GPU", "the machine code is for another card"
    ),
    "the provided PTX was compiled with an unsupported toolchain.": (
        "UNSUPPORTED_PTX_VERSION", "the driver is older than the compiler and cannot translate its PTX"
    ),
}  # fmt: skip


def explain(message: str) -> CudaFailure:
    """Explain the message of an error of PyCUDA, which may end with the driver's own log.

    Example:
        >>> failure = explain("cuCtxSynchronize failed: misaligned address")
        >>> failure.sentence.partition(":")[0], failure.loses_card
        ('CUDA_ERROR_MISALIGNED_ADDRESS', True)
    """
    call, _, error = message.partition(" failed: ")
    for table in (_LOSING, _KEEPING):
        for text, (name, meaning) in table.items():
            if error.startswith(text):
                log = error[len(text) :].strip(" -\n\0")
                sentence = f"CUDA_ERROR_{name}: {meaning} ({call}: {text})"
                return CudaFailure(f"{sentence}\n{log}" if log else sentence, table is _LOSING)
    return CudaFailure(f"the CUDA driver refused: {message}", loses_card=True)
