"""Single requests, lane by lane, and the ways of warps at branches: the source of drawings, explanations and traces.

The rule: a recorded request is that of one warp in one execution, exactly as it was counted; nothing is summed or
fitted here. Recording code serves every block, warp and execution, which it receives when it runs.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

from warplens.cuda.simt.counting.rules import LANES

if TYPE_CHECKING:  # a result of an inspection is read without NumPy
    import numpy as np
    from numpy.typing import NDArray

REQUEST_WORDS = 2 + LANES
"""A recorded request has this many words of 8 bytes: the mask, its place in the order of the block, 32 addresses."""
HEADER_WORDS = 9
"""Recording code has this many words before the memos: block in x, y, z; address of the rows; first execution; how
many; address of the logs of branches; the requests recorded so far; the barriers that all warps of a block have
reached so far."""
PHASE_BITS = 24
"""The place in the order has the barriers in its upper bits and, in all but this many bits, the requests."""
_ORDER_BITS = 64 - PHASE_BITS
LOG_ENTRIES = 4096
"""The most branches that are noted of a warp: a thousand trips of most loops."""
LOG_ENTRY_BYTES = 2
LOG_WORDS = 1 + LOG_ENTRIES * LOG_ENTRY_BYTES // 8
"""The log of a warp has this many words of 8 bytes: the number of its branches, then an entry for each of the first."""
OUTCOMES = 4
"""An entry is the number of the block that ends in the branch, times this, and its `Outcome`."""
MOST_NOTED_BLOCKS = (1 << 8 * LOG_ENTRY_BYTES) // OUTCOMES
"""The branches of blocks from this number on are not noted."""


class Outcome(IntEnum):
    """Where the active lanes of a warp go at a branch."""

    STAYED = 0
    """all to the next block"""
    WENT = 1
    """all to the target"""
    PARTED = 2
    """some to each"""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordingScope:
    """The requests to record: of each warp of one block, `kept` of each instruction, from its execution `first` on."""

    block: tuple[int, int, int]
    first: int = 0
    kept: int = 1

    @property
    def row_words(self) -> int:
        """The words for one instruction of one warp: the number of its executions, and the requests."""
        return 1 + self.kept * REQUEST_WORDS


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedRequest:
    """One request of a warp.

    Args:
        mask: the active lanes.
        addresses: 32 byte addresses, from the start of the array, or of the space for shared and local memory; those
            of inactive lanes have no meaning.
        order: grows from each request of the block to the next, in the order in which the engine executed them; that
            of one warp is the order of its program.
        phase: two requests of a block with a barrier of the whole block between them have different phases, and the
            later one has the higher. Barriers with numbers, thread counts or results are not seen.
    """

    mask: int
    addresses: tuple[int, ...]
    order: int = field(default=0, compare=False)
    phase: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionRecord:
    """The requests of one instruction in one block.

    Args:
        first: the first execution whose request is kept, from 0.
        times: how often each warp executed the instruction.
        data: for each warp the kept requests, as words of 8 bytes: mask, place in the
            order of the block, then addresses as in `RecordedRequest`.
    """

    first: int
    times: tuple[int, ...]
    data: tuple[bytes, ...] = field(repr=False)

    def kept(self, warp: int) -> range:
        """Return the executions by a warp whose requests are kept."""
        return range(self.first, self.first + len(self.data[warp]) // (8 * REQUEST_WORDS))

    def request(self, warp: int, time: int) -> RecordedRequest | None:
        """Return the request of a warp in one execution, None where it is not kept."""
        kept = self.kept(warp)
        if time not in kept:
            return None
        words = struct.unpack_from(f"={REQUEST_WORDS}q", self.data[warp], 8 * REQUEST_WORDS * (time - self.first))
        phase, order = divmod(words[1], 1 << _ORDER_BITS)
        return RecordedRequest(mask=words[0], addresses=words[2:], order=order, phase=phase)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedBlocks:
    """The first requests and branches of all warps of some blocks of a launch.

    Args:
        times: how often a warp executed an instruction, int64 of shape (blocks, instructions, warps).
        masks: the active lanes of the requests that are kept, int64 of shape (blocks, instructions, warps, kept).
        addresses: byte addresses as in `RecordedRequest`, int64 of shape (blocks, instructions, warps, kept, 32).
        branch_times: how many branches a warp executed, int64 of shape (blocks, warps).
        branches: the first of them in their order, uint16 of shape (blocks, warps, noted): the index of the block in
            `LaunchCounts.basic_blocks` times `OUTCOMES`, and its `Outcome`. Behind the last of a warp there is no
            meaning.
    """

    times: NDArray[np.int64] = field(repr=False)
    masks: NDArray[np.int64] = field(repr=False)
    addresses: NDArray[np.int64] = field(repr=False)
    branch_times: NDArray[np.int64] = field(repr=False)
    branches: NDArray[np.uint16] = field(repr=False)
