"""The requests of an inspected point, and each as a `LensRequest`.

The rule: nothing is counted here; the records and counts of the engine are only looked up and named.
"""

from __future__ import annotations

from pathlib import PurePath

from warplens.cuda.runners.inspection.records import BlockRecord, Inspection
from warplens.cuda.simt.counting.rules import BANK_BYTES, LANES
from warplens.cuda.simt.explain.source_lines import ExplainedAccess, TracedInstruction
from warplens.gui.plots.code.lens import LensRequest


def accesses_of(inspection: Inspection, line: int) -> tuple[ExplainedAccess, ...]:
    """Return the accesses of a line, the one with the largest share of the excess first."""
    accesses = [explained for explained in inspection.explanation.accesses if explained.access.line == line]
    return tuple(sorted(accesses, key=_excess_share, reverse=True))


def worst_line(inspection: Inspection) -> int:
    """Return the line with the largest share of the excess, or the first that touches memory; 0 if none does.

    Example:
        >>> from warplens import explain
        >>> explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
        >>> record = BlockRecord(block=0, first=0, instructions={})
        >>> worst_line(Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=record))
        47
    """
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
    """Return a request for the lens; None if the warp did not make it or the record does not hold it.

    Example:
        >>> from warplens.cuda.catalogue import select
        >>> from warplens.cuda.runners.inspection.choice import choose_point
        >>> from warplens.cuda.runners.inspection.inspector import Inspector
        >>> axes = {"problem": {"N": (64,)}, "tune": {"TILE": (32,)}}
        >>> point = choose_point(select(["transpose_tiled"]), **axes, device="h200", budget_s=10.0, limit=10**9)
        >>> inspection = Inspector().inspect(point)
        >>> request = lens_request(inspection, inspection.record, 2, warp=3, time=0)
        >>> request.line, request.array, request.row_words, request.within[:3]
        (47, 'tile', 32, (12, 140, 268))
    """
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
