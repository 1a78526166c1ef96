"""The requests of an inspected point, and each as a `LensRequest`.

The rule: nothing is counted here; the records and counts of the engine are only looked up and named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import PurePath

import numpy as np

from warplens.cuda.execute.inspection.records import BlockRecord, Inspection
from warplens.cuda.simt.counting.rules import BANK_BYTES, LANES
from warplens.cuda.simt.counting.transactions import REQUEST_WORDS, InstructionRecord
from warplens.cuda.simt.explain.source_lines import ExplainedAccess, TracedInstruction
from warplens.gui.figures.lens import LensRequest, lens_of


def accesses_of(inspection: Inspection, line: int) -> tuple[ExplainedAccess, ...]:
    """Return the accesses of a line, the one with the largest share of the excess first."""
    accesses = [explained for explained in inspection.explanation.accesses if explained.access.line == line]
    return tuple(sorted(accesses, key=_excess_share, reverse=True))


def worst_line(inspection: Inspection) -> int:
    """Return the line with the largest share of the excess, or the first that touches memory; 0 if none does."""
    accesses = [explained for explained in inspection.explanation.accesses if explained.access.line]
    return max(accesses, key=_excess_share).access.line if accesses else 0


def _excess_share(explained: ExplainedAccess) -> float:
    return max(explained.access.sector_share, explained.access.wavefront_share)


def find_instruction(inspection: Inspection, index: int) -> tuple[ExplainedAccess, TracedInstruction] | None:
    """Return the access and the instruction with this `MemoryCount.index`."""
    for explained in inspection.explanation.accesses:
        for instruction in explained.instructions:
            if instruction.count.index == index:
                return explained, instruction
    return None


def instruction_indices(inspection: Inspection) -> tuple[int, ...]:
    """Return the index of every instruction that makes requests, in the order of the source."""
    return tuple(
        instruction.count.index
        for explained in inspection.explanation.accesses
        for instruction in explained.instructions
    )


def warps_of(inspection: Inspection) -> int:
    """Return how many warps a block has."""
    x, y, z = inspection.explanation.block
    return -(-x * y * z // LANES)


def blocks_of(inspection: Inspection) -> int:
    """Return how many blocks the grid has."""
    x, y, z = inspection.explanation.grid
    return x * y * z


def block_position(inspection: Inspection, number: int) -> tuple[int, int, int]:
    """Return a block's number along x, y and z."""
    x, y, _ = inspection.explanation.grid
    return number % x, number // x % y, number // x // y


def row_words(inspection: Inspection, index: int) -> int:
    """Return the row pitch of the array that an instruction touches, in 4-byte words; 0 if it is unknown.

    In shared memory it is the one that the source shows, in global memory that of the kernel file.
    """
    match = find_instruction(inspection, index)
    if match is None:
        return 0
    array = inspection.arrays.get(match[0].access.array)
    words, rest = divmod(array.row_bytes if array is not None else 0, BANK_BYTES)
    return 0 if rest else words


def lens_request(inspection: Inspection, record: BlockRecord, index: int, warp: int, time: int) -> LensRequest | None:
    """Return a request for the lens; None if the warp did not make it or the record does not hold it."""
    match, request = find_instruction(inspection, index), record.request(index, warp, time)
    if match is None or request is None:
        return None
    explained, instruction = match
    explanation, access = inspection.explanation, explained.access
    array = inspection.arrays.get(access.array)
    words = row_words(inspection, index)
    pattern = explained.pattern
    users = (e.access for e in explanation.accesses if (e.access.array, e.access.space) == (access.array, access.space))
    return LensRequest(
        file=PurePath(explanation.path).name,
        line=access.line,
        text=instruction.count.text,
        operation=access.operation,
        space=access.space,
        array=access.array,
        width_bytes=instruction.count.width_bytes,
        mask=request.mask,
        addresses=request.addresses,
        origin=0 if array is None else array.offset_bytes,
        rules=explanation.rules,
        row_words=words,
        unit_words=max(1, max(user.width_bytes for user in users) // BANK_BYTES),
        advised_words=pattern.better_pitch_words if pattern is not None and pattern.pitch_words == words else 0,
        block=block_position(inspection, record.block),
        warp=warp,
        time=time,
    )


# A line of unrolled code has thousands of requests and few patterns of addresses, and the window waits for the
# answer: each pattern is priced once, by the costs that the lens shows.

MOST_LOOKED_AT = 256  # of the recorded requests of an instruction about this many are compared, of every warp alike
PERIOD = 256
"""Requests cost the same if all their addresses differ by a multiple of this: sectors, banks and segments divide it."""
MOST_PRICES = 1 << 14  # the number of patterns whose prices are kept, 1 KiB each


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestPlace:
    """A request of a recorded block: the instruction, the warp, and how often the warp executed it before."""

    index: int
    warp: int
    time: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedRequest:
    """A request with its cost, and how much of that the same bytes do not need: in wavefronts or sectors."""

    excess: int
    cost: int
    place: RequestPlace


def by_excess(rated: RatedRequest) -> tuple[int, int]:
    """Return the key by which the worst request is the largest one."""
    return rated.excess, rated.cost


def worst_place(inspection: Inspection, record: BlockRecord, indices: Sequence[int]) -> RequestPlace | None:
    """Return the recorded request of these instructions with the most excess; None if the block made none.

    Of requests that waste alike it is the one that the explanation describes, else the first of the first warp.
    """
    matches = (find_instruction(inspection, index) for index in indices)
    worst = (worst_request(inspection, record, *match) for match in matches if match is not None)
    rated = max((request for request in worst if request is not None), key=by_excess, default=None)
    return None if rated is None else rated.place


def worst_request(
    inspection: Inspection, record: BlockRecord, explained: ExplainedAccess, instruction: TracedInstruction
) -> RatedRequest | None:
    """Return the recorded request of one instruction with the most excess, as `worst_place` does."""
    count = instruction.count
    recorded = record.instructions.get(count.index)
    if recorded is None:
        return None
    opcode = count.text.split(maxsplit=1)[0]
    rated = []
    for warp, time, mask, addresses in _distinct(recorded, inspection.explanation.place.warp):
        request = LensRequest(
            text=opcode, operation=explained.access.operation, space=explained.access.space,
            width_bytes=count.width_bytes, mask=mask, addresses=addresses, rules=inspection.explanation.rules,
        )  # fmt: skip
        excess, cost = _price(request)
        rated.append(
            RatedRequest(excess=excess, cost=cost, place=RequestPlace(index=count.index, warp=warp, time=time))
        )
    return max(rated, key=by_excess, default=None)


@lru_cache(maxsize=MOST_PRICES)
def _price(request: LensRequest) -> tuple[int, int]:
    lens = lens_of(request)
    return lens.cost - lens.ideal, lens.cost


def _distinct(recorded: InstructionRecord, first_warp: int) -> Iterator[tuple[int, int, int, tuple[int, ...]]]:
    """Yield warp, execution, mask and addresses of one request of each pattern, those of the described warp first.

    The addresses count from the multiple of `PERIOD` before the lowest; those of inactive lanes are 0. Requests
    without an active lane are left out.
    """
    warps = sorted(range(len(recorded.data)), key=lambda warp: (warp != first_warp, warp))
    each = max(1, MOST_LOOKED_AT // max(1, len(warps)))
    places: list[tuple[int, int]] = []
    rows = [np.empty((0, REQUEST_WORDS), np.int64)]
    for warp in warps:
        kept = recorded.kept(warp)
        step = max(1, len(kept) // each)
        places += [(warp, time) for time in kept[::step]]
        rows.append(np.frombuffer(recorded.data[warp], np.int64).reshape(-1, REQUEST_WORDS)[::step])
    words = np.concatenate(rows)
    masks, addresses = words[:, :1], words[:, -LANES:]
    is_active = (masks >> np.arange(LANES) & 1).astype(bool)
    lowest = np.where(is_active, addresses, np.iinfo(np.int64).max).min(axis=1, keepdims=True)
    relative = np.where(is_active, addresses - lowest // PERIOD * PERIOD, 0)
    patterns = np.hstack((masks, relative))
    first_rows: dict[bytes, int] = {}
    for row, pattern in enumerate(patterns.view(f"V{patterns.itemsize * (1 + LANES)}").ravel().tolist()):
        first_rows.setdefault(pattern, row)
    for row in first_rows.values():
        mask, *lanes = patterns[row].tolist()
        if mask:
            yield *places[row], mask, tuple(lanes)
