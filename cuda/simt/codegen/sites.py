"""The memory instructions of compiled code and what one execution of each costs.

The rule: an instruction has a site for each space that it may go to; a site is made when its code is written.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.requests import MergedRequest
from warplens.cuda.simt.isa.registry import access_of
from warplens.cuda.simt.isa.traits import Access
from warplens.cuda.simt.program.blocks import Op

ROW_BYTES = 16
"""A row of the matrices that `ldmatrix` loads."""
COUNTERS = 6
"""Counters of a memory instruction: requests and active lanes (kept only under a guard), then those of `Cost`. Traffic
and lines are added to as one vector, or all of `Cost` are."""
SITE_WORDS = 8
"""Words that the counters of an instruction take: a cache line, as a vector that lies across two is slow to add to."""


class Cost(NamedTuple):
    """What a request adds: distinct bytes; sectors and lines, or wavefronts and 0; the fewest sectors, or 0."""

    bytes: int = 0
    traffic: int = 0
    lines: int = 0
    least: int = 0

    @property
    def code(self) -> str:
        """The cost as an LLVM vector."""
        return f"<{', '.join(f'i64 {amount}' for amount in self)}>"


NOTHING = Cost()


@dataclass(slots=True)
class Site:
    """A memory instruction and how its counts are found.

    `whole` is what one execution by a whole warp adds, where that is always the same (0 where it is looked up); what
    other executions add stands in the counters from `slot`. `guarded` sites count everything there. `width` is what the
    PTX moves, `request` what the machine code asks for: wider where accesses were merged, nothing for the others of
    them.
    """

    op: Op
    index: int
    block: int
    space: tree.Space
    is_store: bool
    width: int
    array: str
    slot: int
    guarded: bool
    request: MergedRequest
    whole: Cost = NOTHING
    is_atomic: bool = False

    @property
    def pairs(self) -> bool:
        """Whether lanes that agree pairwise may share a pass: those of loads, but not of matrices (on an H200)."""
        return not self.is_store and (access_of(self.op.instruction) is not Access.MATRIX or self.width < ROW_BYTES)

    @property
    def is_copy(self) -> bool:
        """Whether it is the reading or the writing half of a copy past the registers."""
        return access_of(self.op.instruction) is Access.COPY

    @property
    def counted(self) -> int:
        """Bytes a lane asks for in the machine code."""
        return self.request.width_bytes
