"""Which requests of an inspected point there are to look at, and each as the warp lens takes it.

The rule: nothing is counted here; what the engine recorded and counted is only looked up and named.
"""

from __future__ import annotations

from pathlib import PurePath

from warplens.cuda.runners.inspection.records import BlockRecord, Inspection
from warplens.cuda.simt.counting.rules import BANK_BYTES, LANES
from warplens.cuda.simt.explain.patterns import SHARED
from warplens.cuda.simt.explain.source_lines import ExplainedAccess, TracedInstruction
from warplens.gui.plots.lens import LensRequest


def accesses_of(inspection: Inspection, line: int) -> tuple[ExplainedAccess, ...]:
    """Return the accesses of a line, the one with the largest share of the excess first."""
    here = [one for one in inspection.explanation.accesses if one.access.line == line]
    return tuple(sorted(here, key=_weight, reverse=True))


def worst_line(inspection: Inspection) -> int:
    """Return the line with the largest share of the excess, or the first that touches memory; 0 where none does."""
    known = [one for one in inspection.explanation.accesses if one.access.line]
    return max(known, key=_weight).access.line if known else 0


def _weight(explained: ExplainedAccess) -> float:
    return max(explained.access.sector_share, explained.access.wavefront_share)


def found(inspection: Inspection, index: int) -> tuple[ExplainedAccess, TracedInstruction] | None:
    """Return the access and the instruction with this `MemoryCount.index`."""
    for explained in inspection.explanation.accesses:
        for one in explained.instructions:
            if one.count.index == index:
                return explained, one
    return None


def instructions(inspection: Inspection) -> tuple[int, ...]:
    """Return the index of every instruction that makes requests, in the order of the source."""
    return tuple(one.count.index for explained in inspection.explanation.accesses for one in explained.instructions)


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
    """Return the row pitch of the array that an instruction touches, in 4-byte words; 0 where none is known.

    In shared memory it is the pitch that the addresses of some line show, in global memory that of the kernel file.
    """
    here = found(inspection, index)
    if here is None:
        return 0
    access = here[0].access
    if access.space != SHARED:
        array = inspection.arrays.get(access.array)
        words, rest = divmod(array.row_bytes if array is not None else 0, BANK_BYTES)
        return 0 if rest else words
    users = (
        one.pattern.pitch_words
        for one in inspection.explanation.accesses
        if one.pattern is not None and (one.access.space, one.access.array) == (SHARED, access.array)
    )
    return max(users, default=0)


def lens_request(inspection: Inspection, record: BlockRecord, index: int, warp: int, time: int) -> LensRequest | None:
    """Return one request as the lens takes it; None where it was not made, or is not in the record."""
    here, asked = found(inspection, index), record.request(index, warp, time)
    if here is None or asked is None:
        return None
    explained, one = here
    explanation, access = inspection.explanation, explained.access
    array = inspection.arrays.get(access.array)
    words = row_words(inspection, index)
    pattern = explained.pattern
    return LensRequest(
        file=PurePath(explanation.path).name,
        line=access.line,
        text=one.count.text,
        operation=access.operation,
        space=access.space,
        array=access.array,
        width_bytes=one.count.width_bytes,
        mask=asked.mask,
        addresses=asked.addresses,
        origin=0 if array is None else array.offset_bytes,
        rules=explanation.rules,
        row_words=words,
        advised_words=pattern.better_pitch_words if pattern is not None and pattern.pitch_words == words else 0,
        block=block_position(inspection, record.block),
        warp=warp,
        time=time,
    )
