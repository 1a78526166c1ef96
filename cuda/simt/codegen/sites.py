"""The memory instructions of compiled code and what one execution of each costs.

The rule: an instruction has a site for each space that it may go to; a site is made when its code is written.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.requests import MergedRequest
from warplens.cuda.simt.counting.texel_rules import Service
from warplens.cuda.simt.isa.registry import access_of
from warplens.cuda.simt.isa.traits import Access
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.value import Value, literals

ROW_BYTES = 16
"""A row of the matrices that `ldmatrix` loads has this size."""
COUNTERS = 6
"""A memory instruction has this many counters: requests and active lanes (kept only under a guard, or where requests
are counted later), then those of `Cost`. Code adds to traffic and lines as one vector, or to all of `Cost`."""
GROUPS = 6
"""This counter of an instruction that touches texels holds the groups of lanes that ask."""
SITE_WORDS = 8
"""The counters of an instruction take a cache line, since a vector across two lines is slow to add to."""


class Cost(NamedTuple):
    """The cost of a request: distinct bytes; sectors and lines, or wavefronts and 0; the fewest sectors, or 0."""

    bytes: int = 0
    traffic: int = 0
    lines: int = 0
    least: int = 0

    @property
    def code(self) -> str:
        """The cost as an LLVM vector."""
        return f"<{literals('i64', self)}>"


NOTHING = Cost()


@dataclass(slots=True)
class Site:
    """A memory instruction and how its counts are found.

    `whole` is the cost of one execution by a whole warp, where that is always the same (0 where it is looked up). The
    cost of all other executions is in the counters from `slot` on, and of `guarded` sites that of every execution.
    `width` is the bytes a lane moves in the PTX; `request` is the request of the machine code: wider where accesses
    were merged, and empty for those that another one serves. Requests that are counted later (`kept_requests`) have all
    their counts in the counters. `service` says how requests of texels are served.
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
    is_kept: bool = False
    service: Service | None = None

    @property
    def pairs(self) -> bool:
        """Whether lanes that agree pairwise may share a pass: those of loads may, but not of matrices (H200)."""
        return not self.is_store and (access_of(self.op.instruction) is not Access.MATRIX or self.width < ROW_BYTES)

    @property
    def is_copy(self) -> bool:
        """Whether it is one half, the load or the store, of a copy past the registers."""
        return access_of(self.op.instruction) is Access.COPY

    @property
    def is_texel(self) -> bool:
        """Whether it reads or writes texels, past the addresses of the kernel."""
        return access_of(self.op.instruction) in {Access.FETCH, Access.PUT}

    @property
    def is_operand(self) -> bool:
        """Whether it reads a tile for a product, past the registers."""
        return access_of(self.op.instruction) is Access.TILE

    @property
    def counted(self) -> int:
        """The bytes that a lane requests in the machine code."""
        return self.width if self.request.width_bytes is None else self.request.width_bytes


@dataclass(frozen=True, slots=True)
class KeptSite:
    """A memory instruction whose requests are counted later (`kept_requests`).

    Its address is that of the first lane where the distances of all lanes from it are known, else that of each lane.
    """

    site: Site
    address: Value
    distances: tuple[int, ...] | None

    @property
    def trips(self) -> int:
        """The trips that a lane has room for."""
        return self.site.request.copies[0] if self.site.request.copies else 1
