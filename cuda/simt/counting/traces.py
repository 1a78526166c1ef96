"""Single requests, lane by lane: what a drawing or an explanation of an instruction is made from.

The rule: a recorded request is what one warp asked for at one time, exactly as it was counted; nothing is summed or
fitted here. Code that records serves every block, warp and time, which are told to it when it runs.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

from warplens.cuda.simt.counting.rules import LANES

REQUEST_WORDS = 1 + LANES
"""A recorded request in words of 8 bytes: the mask, then 32 addresses."""
HEADER_WORDS = 6
"""What recording code is told, before the memos: block in x, y, z; where the rows are; the first time; how many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordingScope:
    """Which requests to record: of every warp of one block, `kept` of each instruction from its `first`-th time on."""

    block: tuple[int, int, int]
    first: int = 0
    kept: int = 1

    @property
    def row_words(self) -> int:
        """The room for one instruction of one warp: how often it ran, and the requests."""
        return 1 + self.kept * REQUEST_WORDS


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedRequest:
    """One request of a warp.

    Args:
        mask: the active lanes.
        addresses: 32 byte addresses, from the start of the array, or of the space for shared and local memory; those
            of inactive lanes mean nothing.
    """

    mask: int
    addresses: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionRecord:
    """The requests of one instruction in one block.

    Args:
        first: the number of the first time that is kept, from 0.
        times: how often each warp executed the instruction.
        data: for each warp the requests that were kept, as words of 8 bytes: mask, then addresses as in
            `RecordedRequest`.
    """

    first: int
    times: tuple[int, ...]
    data: tuple[bytes, ...] = field(repr=False)

    def kept(self, warp: int) -> range:
        """Return the times of a warp that are kept."""
        return range(self.first, self.first + len(self.data[warp]) // (8 * REQUEST_WORDS))

    def request(self, warp: int, time: int) -> RecordedRequest | None:
        """Return what a warp asked for at one time; None where that is not kept."""
        kept = self.kept(warp)
        if time not in kept:
            return None
        words = struct.unpack_from(f"={REQUEST_WORDS}q", self.data[warp], 8 * REQUEST_WORDS * (time - self.first))
        return RecordedRequest(mask=words[0], addresses=words[1:])
