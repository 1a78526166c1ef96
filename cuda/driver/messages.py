"""Messages of the stand-in, as bytes: the reader of one, and the writer of an answer.

The rule: everything is little-endian and without gaps; a text is its length in 4 bytes and its bytes. A message that is
too short is a `MessageError`: the program has written over the memory of the stand-in, or is hostile.
"""

import socket
import struct
from collections.abc import Iterator

from warplens.cuda.ground.errors import WarplensError

HEAD = struct.Struct("<BI")  # of a message: its kind, and the bytes of its contents
MOST_BYTES = 1 << 30  # a message is no longer: images of modules are the longest


class MessageError(WarplensError):
    """A message that the stand-in cannot have written."""


class Reader:
    """Takes values from a message, from its beginning on."""

    def __init__(self, data: bytes) -> None:
        self._data, self._next = memoryview(data), 0

    def data(self, size: int) -> bytes:
        """Take this many bytes."""
        end = self._next + size
        if end > len(self._data):
            raise MessageError("a message of the program is shorter than it should be")
        taken = self._data[self._next : end]
        self._next = end
        return bytes(taken)

    def u8(self) -> int:
        """Take a byte."""
        return self.data(1)[0]

    def u32(self) -> int:
        """Take a number of 4 bytes."""
        return int.from_bytes(self.data(4), "little")

    def u64(self) -> int:
        """Take a number of 8 bytes."""
        return int.from_bytes(self.data(8), "little")

    def text(self) -> str:
        """Take a text."""
        return self.data(self.u32()).decode(errors="replace")

    def frames(self) -> tuple[int, ...]:
        """Take addresses behind their number: return addresses of calls, the innermost first."""
        return self.addresses(self.u32())

    def rest(self) -> bytes:
        """Take all that is left."""
        return self.data(len(self._data) - self._next)

    def extent(self) -> tuple[int, int, int]:
        """Take three numbers of 4 bytes."""
        return struct.unpack("<3I", self.data(12))

    def signed(self, count: int) -> tuple[int, ...]:
        """Take signed numbers of 4 bytes."""
        return struct.unpack(f"<{count}i", self.data(4 * count))

    def addresses(self, count: int) -> tuple[int, ...]:
        """Take numbers of 8 bytes."""
        return struct.unpack(f"<{count}Q", self.data(8 * count))


class Answer:
    """An answer that is being written; `status` is the number of CUDA's error, 0 for success."""

    def __init__(self, status: int = 0) -> None:
        self.status = status
        self._parts: list[bytes] = []

    def u32(self, *values: int) -> "Answer":
        """Add numbers of 4 bytes."""
        self._parts.append(struct.pack(f"<{len(values)}I", *(value % 2**32 for value in values)))
        return self

    def u64(self, *values: int) -> "Answer":
        """Add numbers of 8 bytes."""
        self._parts.append(struct.pack(f"<{len(values)}Q", *values))
        return self

    def f64(self, value: float) -> "Answer":
        """Add a number."""
        self._parts.append(struct.pack("<d", value))
        return self

    def text(self, text: str | bytes) -> "Answer":
        """Add a text."""
        data = text.encode(errors="replace") if isinstance(text, str) else text
        return self.u32(len(data)).data(data)

    def data(self, data: bytes) -> "Answer":
        """Add bytes."""
        self._parts.append(data)
        return self

    def encoded(self) -> bytes:
        """Return the answer as it is sent."""
        body = b"".join(self._parts)
        return struct.pack("<II", self.status, len(body)) + body


class Channel:
    """What a process of the program sends: a message may come in parts, and several at once."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._waiting = bytearray()

    def receive(self) -> Iterator[tuple[str, Reader]]:
        """Yield the kinds and the contents of the messages that are there by now.

        Raises:
            ConnectionError: the process has ended.
            MessageError: a message is too long.
        """
        part = self._connection.recv(1 << 18)
        if not part:
            raise ConnectionError
        waiting = self._waiting
        waiting += part
        at = 0
        try:
            while len(waiting) >= at + HEAD.size:
                kind, size = HEAD.unpack_from(waiting, at)
                if size > MOST_BYTES:
                    raise MessageError("a message of the program is longer than any can be")
                end = at + HEAD.size + size
                if len(waiting) < end:
                    break
                contents = bytes(waiting[at + HEAD.size : end])
                at = end
                yield chr(kind), Reader(contents)
        finally:
            del waiting[:at]
