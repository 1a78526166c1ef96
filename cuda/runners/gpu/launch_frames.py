"""Launches on bytes and their results on a pipe, between a program and the process that has the card.

The rule: a message is a header and the bytes of its arrays behind it, or in shared memory; nothing of it is executed.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TypeVar

import msgspec
import numpy as np

from warplens.cuda.runners.gpu.byte_launch import ByteLaunch, ByteResult, Bytes, LaunchTiming

_T = TypeVar("_T")
LENGTH_BYTES = 8
_PIECE_BYTES = 1 << 20


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """Asks for a launch on the arrays that follow, in the order of their sizes.

    With a `descriptor` they are in the shared memory of that, and the answer has its results there, behind them.
    Without a launch it asks for code to be loaded, and nothing answers.
    """

    launch: ByteLaunch | None = None
    code: bytes = b""
    timing: LaunchTiming | None = None
    descriptor: int | None = None


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """What became of it, without the results, which follow; `is_lost` says that the process lost the card."""

    result: ByteResult
    sizes: dict[str, int]
    is_lost: bool = False


def write_message(descriptor: int, header: Request | Reply, arrays: Mapping[str, Bytes]) -> None:
    """Write a header, and the bytes of arrays behind it."""
    text = msgspec.msgpack.encode(header)
    _write(descriptor, memoryview(len(text).to_bytes(LENGTH_BYTES, "little") + text))
    for array in arrays.values():
        _write(descriptor, memoryview(np.ascontiguousarray(array)))  # type: ignore[arg-type]  # NumPy has the buffer


def read_header(descriptor: int, kind: type[_T]) -> _T | None:
    """Return the next header, None where the pipe ends.

    Raises:
        EOFError: the pipe ends within it.
    """
    length = np.empty(LENGTH_BYTES, np.uint8)
    if not _read(descriptor, length, may_end=True):
        return None
    text = np.empty(int.from_bytes(length.tobytes(), "little"), np.uint8)
    _read(descriptor, text)
    return msgspec.msgpack.decode(text.tobytes(), type=kind)


def read_arrays(descriptor: int, sizes: Mapping[str, int]) -> dict[str, Bytes]:
    """Return the arrays behind a header, which have these sizes in bytes.

    Raises:
        EOFError: the pipe ends within them.
    """
    arrays = {name: np.empty(size, np.uint8) for name, size in sizes.items()}
    for array in arrays.values():
        _read(descriptor, array)
    return arrays


def _write(descriptor: int, data: memoryview) -> None:
    while data:
        data = data[os.write(descriptor, data[:_PIECE_BYTES]) :]


def _read(descriptor: int, array: Bytes, *, may_end: bool = False) -> bool:
    """Fill an array; return False where the pipe ends before it."""
    rest = memoryview(array)  # type: ignore[arg-type]  # as above
    while rest:
        piece = os.read(descriptor, min(_PIECE_BYTES, len(rest)))
        if not piece:
            if may_end and len(rest) == array.nbytes:
                return False
            raise EOFError("the pipe ends within a message")
        rest[: len(piece)] = piece
        rest = rest[len(piece) :]
    return True
