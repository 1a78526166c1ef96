"""What became of an instruction of the PTX in the machine code.

The rule: an assembler may serve several memory instructions with one request; then one of them stands for it, and the
others have no instruction, just as a branch has none that became the guard of what it skips. Both the compiler, which
can read that off the machine code, and the engine, which counts by it, speak of it in these terms.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class MergedRequest:
    """The request that one memory instruction of the PTX makes in the machine code.

    Args:
        width_bytes: what a lane moves; 0 where another instruction's request serves this one.
        offset_bytes: where the request begins, seen from the instruction's own address.
    """

    width_bytes: int
    offset_bytes: int = 0


SERVED = MergedRequest(width_bytes=0)
"""The machine code has no instruction for it."""
