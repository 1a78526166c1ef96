"""Lists of byte strings on a pipe, between this process and the one that compiles.

The rule: what arrives is nothing but bytes, at most `LARGEST_FRAME_BYTES` of them, since the process at the other end
may compile hostile source. The module imports little, see `warplens.cuda.compiler.nvrtc`.
"""

import os
from enum import Enum

LARGEST_FRAME_BYTES = 1 << 30  # a frame that claims more is refused; a large kernel's machine code and PTX take some MB
LENGTH_BYTES = 8  # each length takes this many bytes, the lowest first
_PIECE_BYTES = 1 << 20


class Ending(Enum):
    """How a run of the compiler ended: the first part of a reply."""

    DONE = b"done"  # NVRTC ended by itself. The parts that follow are those that `Nvrtc.compile` returns
    CRASHED = b"crashed"  # NVRTC crashed. The part that follows names the signal, or the exit code
    LATE = b"late"  # the limit of time passed
    MEMORY = b"memory"  # the limit of memory was reached
    UNABLE = b"unable"  # the system lets no process start. The part that follows has its reason


class FrameError(Exception):
    """A frame that is cut off, too large or contradicts itself."""


def packed(parts: list[bytes]) -> bytes:
    """Return a list of byte strings as one frame: its length, then each part after its own length."""
    body = b"".join(piece for part in parts for piece in (_length(len(part)), part))
    return _length(len(body)) + body


def unpacked(body: bytes) -> list[bytes]:
    """Return the parts of a frame, without the length of the whole; a FrameError where lengths do not add up."""
    parts, position = [], 0
    while position < len(body):
        start = position + LENGTH_BYTES
        position = start + int.from_bytes(body[position:start], "little")
        parts.append(bytes(body[start:position]))
    if position != len(body):
        raise FrameError("the parts of a frame are longer than the frame")
    return parts


def body_bytes(head: bytes) -> int:
    """Return the length of the rest of a frame, from its first bytes."""
    length = int.from_bytes(head[:LENGTH_BYTES], "little")
    if length > LARGEST_FRAME_BYTES:
        raise FrameError(f"a frame of {length} bytes is larger than {LARGEST_FRAME_BYTES} bytes")
    return length


def read_frame(descriptor: int) -> list[bytes] | None:
    """Return the parts of the next frame of a pipe, None where the pipe ends before it."""
    head = _read(descriptor, LENGTH_BYTES)
    if not head:
        return None
    count = body_bytes(head)
    body = _read(descriptor, count)
    if len(head) < LENGTH_BYTES or len(body) < count:
        raise FrameError("the pipe ends within a frame")
    return unpacked(body)


def write_whole(descriptor: int, data: bytes) -> None:
    """Write all the bytes to a pipe."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def _length(number: int) -> bytes:
    return number.to_bytes(LENGTH_BYTES, "little")


def _read(descriptor: int, count: int) -> bytes:
    """Return `count` bytes, or fewer where the pipe ends."""
    pieces = bytearray()
    while len(pieces) < count and (piece := os.read(descriptor, min(_PIECE_BYTES, count - len(pieces)))):
        pieces += piece
    return bytes(pieces)
