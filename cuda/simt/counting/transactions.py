"""How a request is served, piece by piece: its transactions with global memory, its passes through the banks.

The rule: `counts` says how many pieces there are, and the tests check that; this only says which lanes each serves.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

from warplens.cuda.device.spec import Broadcast, Coalescing, MemoryRules
from warplens.cuda.simt.counting import counts
from warplens.cuda.simt.counting import rules as counting

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Transaction:
    """Bytes of global memory that move together, from `start` on, and the lanes that access some; `part` of a warp."""

    part: int
    start: int
    size: int
    lanes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """One wavefront: the lanes that it serves and the banks that it takes for each of them.

    `part` numbers the lanes that are served together as far as banks allow. A second pass of one part is due to a
    conflict, except for the empty passes at the end of a part (`MemoryRules.extra_passes`), which its width needs.
    """

    part: int
    banks: dict[int, tuple[int, ...]]

    @property
    def lanes(self) -> tuple[int, ...]:
        """The lanes that the pass serves."""
        return tuple(self.banks)


def served_transactions(
    addresses: Sequence[int],
    width_bytes: int,
    mask: int = counting.FULL_MASK,
    *,
    is_store: bool = False,
    rules: MemoryRules = counting.CURRENT,
) -> tuple[Transaction, ...]:
    """Return the transactions of a request as `counts.transactions` counts, or its sectors, by part and address."""
    kind = rules.stores if is_store else rules.loads
    served: list[Transaction] = []
    for part, lanes in enumerate(counts.parts(mask, counts.request_part(width_bytes, rules))):
        if kind is Coalescing.IN_ORDER:
            pieces = _in_order(addresses, width_bytes, lanes)
        elif kind is Coalescing.SEGMENTS:
            pieces = counting.segments(addresses, width_bytes, lanes)
        else:
            unit = counting.LINE_BYTES if kind is Coalescing.LINES else counting.SECTOR_BYTES
            pieces = [(start, unit, lanes) for start in sorted({addresses[lane] // unit * unit for lane in lanes})]
        served += (
            Transaction(part, start, size, tuple(lane for lane in of if start <= addresses[lane] < start + size))
            for start, size, of in pieces
        )
    return tuple(served)


def _in_order(addresses: Sequence[int], width_bytes: int, lanes: Sequence[int]) -> list[counting.Piece]:
    """Return the transactions of a half-warp on 1.0 and 1.1."""
    segment = counting.lanes_in_order(addresses, width_bytes, lanes)
    if segment is None:
        return [
            (addresses[lane] // counting.SECTOR_BYTES * counting.SECTOR_BYTES, counting.SECTOR_BYTES, [lane])
            for lane in lanes
        ]
    half = counting.LANES // 2
    first = addresses[lanes[0]] - width_bytes * (lanes[0] % half)
    return [(first + offset, segment, lanes) for offset in range(0, half * width_bytes, segment)]


def served_passes(
    addresses: Sequence[int],
    width_bytes: int,
    mask: int = counting.FULL_MASK,
    *,
    is_store: bool = False,
    rules: MemoryRules = counting.CURRENT,
) -> tuple[Pass, ...]:
    """Return the wavefronts of a request to shared memory, in order (arguments as in `counts.wavefronts`)."""
    if rules.broadcast is Broadcast.ONE_WORD:
        return tuple(_in_words(addresses, width_bytes, mask, is_store=is_store, rules=rules))
    element_bytes = max(width_bytes, counting.BANK_BYTES)
    words = element_bytes // counting.BANK_BYTES
    banks, row = rules.banks // words, rules.pass_bytes // element_bytes
    lanes_per_part = counts.shared_part(addresses, width_bytes, mask, is_store=is_store, rules=rules)
    served: list[Pass] = []
    for number, lanes in enumerate(counts.parts(mask, lanes_per_part)):
        rows: dict[int, list[int]] = {}
        passes: list[dict[int, tuple[int, ...]]] = []
        for lane in lanes:
            element = addresses[lane] // element_bytes
            bank = element % banks
            requested = rows.setdefault(bank, [])
            if element // row not in requested:
                requested.append(element // row)
            turn = requested.index(element // row)
            passes += [{} for _ in range(turn + 1 - len(passes))]
            passes[turn][lane] = tuple(range(bank * words, (bank + 1) * words))
        passes += [{} for _ in range(rules.extra_passes if width_bytes == counting.WIDEST_BYTES else 0)]
        served += (Pass(number, taken) for taken in passes)
    return tuple(served)


def _in_words(
    addresses: Sequence[int], width_bytes: int, mask: int, *, is_store: bool, rules: MemoryRules
) -> Iterator[Pass]:
    """Yield the steps of 1.x: of each word of the lanes' elements, half-warp by half-warp."""
    number = 0
    for word in range(0, width_bytes, counting.BANK_BYTES):
        for lanes in counts.parts(mask, rules.banks):
            requested = {lane: addresses[lane] + word for lane in lanes}
            yield from (Pass(number, taken) for taken in counting.steps(requested, rules.banks, is_store=is_store))
            number += 1


# A recorded request is that of one warp in one execution, exactly as it was counted; nothing is summed or fitted.
REQUEST_WORDS = 2 + counting.LANES  # of 8 bytes, of a request: mask, place in the order of the block, 32 addresses
HEADER_WORDS = 9
"""Words of recording code before the memos: block in x, y, z; address of the rows; first execution; how many; address
of the logs of branches; requests recorded so far; barriers that all warps of a block have reached so far."""
PHASE_BITS = 24  # the place in the order has barriers in its upper bits, and requests in all but this many bits
_ORDER_BITS = 64 - PHASE_BITS
LOG_ENTRIES = 4096  # the most branches that are noted of a warp: a thousand trips of most loops
LOG_ENTRY_BYTES = 2
LOG_WORDS = 1 + LOG_ENTRIES * LOG_ENTRY_BYTES // 8  # of 8 bytes: the number of branches, an entry for each of the first
OUTCOMES = 4  # an entry is the number of the block that ends in the branch, times this, and its `Outcome`
MOST_NOTED_BLOCKS = (1 << 8 * LOG_ENTRY_BYTES) // OUTCOMES  # the branches of blocks from this number on are not noted


class Outcome(IntEnum):
    """Where the active lanes of a warp go at a branch."""

    STAYED = 0  # all to the next block
    WENT = 1  # all to the target
    PARTED = 2  # some to each


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedRequest:
    """One request of a warp.

    Two requests of a block have different phases, the later one the higher, if a barrier of the whole block lies
    between them; barriers with numbers, thread counts or results are not seen. A warp's `order` is its program's.
    """

    mask: int  # the active lanes; the addresses of others have no meaning
    addresses: tuple[int, ...]  # 32, from the start of the array, or of the space for shared and local memory
    order: int = field(default=0, compare=False)  # grows with each request of the block, as the engine made them
    phase: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionRecord:
    """The requests of one instruction in one block."""

    first: int  # the first execution that is kept
    times: tuple[int, ...]  # the executions by each warp
    data: tuple[bytes, ...] = field(repr=False)  # of each warp, 8-byte words: mask, place in the order, addresses

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

    def active(self, warp: int) -> Iterator[tuple[int, RecordedRequest]]:
        """Iterate over the executions by a warp whose requests are kept and have an active lane, with the requests."""
        for time in self.kept(warp):
            request = self.request(warp, time)
            if request is not None and request.mask:
                yield time, request


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedBlocks:
    """The first requests and branches of all warps of some blocks of a launch.

    Arrays are int64 of shape (blocks, instructions, warps), or as stated; addresses are in bytes. A branch is the index
    of its block in `LaunchCounts.basic_blocks` times `OUTCOMES`, and its `Outcome`; there is none behind a warp's last.
    """

    times: NDArray[np.int64] = field(repr=False)  # how often a warp executed an instruction
    masks: NDArray[np.int64] = field(repr=False)  # active lanes of kept requests, (blocks, instructions, warps, kept)
    addresses: NDArray[np.int64] = field(repr=False)  # as in `RecordedRequest`, (blocks, instructions, warps, kept, 32)
    branch_times: NDArray[np.int64] = field(repr=False)  # how many branches a warp executed, (blocks, warps)
    branches: NDArray[np.uint16] = field(repr=False)  # the first of them in their order, uint16 (blocks, warps, noted)
