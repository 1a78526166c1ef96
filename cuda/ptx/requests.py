"""The request that the machine code makes for a memory instruction of the PTX.

The rule: an assembler may serve several memory instructions with one request. Then one of them has the request,
and the others have no machine instruction, like a branch that became the guard of the instructions it skips. Where it
unrolls a loop, one request may also serve several trips, and lanes that leave the loop at different times are in
different copies of it, so that they make requests of their own. Where it moves an instruction behind a branch, lanes
that leave at the branch make no request. The compiler reads this off the machine code, and the engine counts by it.
"""

from __future__ import annotations

from dataclasses import dataclass

LARGEST_COPY = 16
"""The engine shares out trips among copies of an unrolled loop that take at most this many of them at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MergedRequest:
    """The request that one memory instruction of the PTX makes in the machine code.

    Args:
        width_bytes: the bytes that a lane moves; 0 where the request of another instruction serves this one, None where
            they are those of the PTX.
        offset_bytes: the start of the request, relative to the instruction's own address; with several `trips`, of the
            part of one trip, which lies in the aligned `width_bytes` of the request.
        trips: the executions of the instruction that one request serves.
        copies: the trips that the copies of an unrolled loop take at once, the most first, each a power of two; empty
            where the instruction has one copy.
        moved_to: a line of the basic block of the PTX whose lanes make the request; 0 where that is its own block.
    """

    width_bytes: int | None = None
    offset_bytes: int = 0
    trips: int = 1
    copies: tuple[int, ...] = ()
    moved_to: int = 0


SERVED = MergedRequest(width_bytes=0)
"""This marks an instruction that has no machine instruction of its own."""
UNROLLED = MergedRequest(width_bytes=0, trips=2)
"""This marks a branch back to the start of a loop of which the machine code has several copies."""
