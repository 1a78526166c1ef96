"""What a launch moves of its arrays, and where it finds them: in L2 or in DRAM.

The rule: an array counts as far as requests reach into it, once. The two start states are a cold and a warm L2 cache.
"""

from __future__ import annotations

from dataclasses import dataclass

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.timing_constants import TimingConstants
from warplens.cuda.points import CacheState
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import SECTOR_BYTES
from warplens.cuda.timing.partitions import ALL, Lacking
from warplens.cuda.timing.trace import LaunchTrace

MIXED = 0.1
"""A launch that reads more than this share of what it writes turns the bus of DRAM between them."""
GRANULE_BYTES = 2 * SECTOR_BYTES
"""The piece in which DRAM is read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedArrays:
    """What a launch finds in L2 and DRAM.

    Args:
        loaded_bytes: what it reads of its arrays.
        stored_bytes: what it writes of them.
        is_warm: a launch like it came before, and L2 has room for all of it.
        lacks: the shares of the first accesses to it that the near part of L2 cannot answer.
        first_share: the share of the sectors asked of L2 that are such first accesses.
        written_back: the share of what it writes that DRAM takes before it ends.
        merged: DRAM takes this share of the sectors that are stored: those stored again meanwhile meet in the SM or
            in L2.
        is_mixed: it reads and writes, so that the bus of DRAM turns.
        has_pages: its first accesses wait for pages.
    """

    loaded_bytes: float
    stored_bytes: float
    is_warm: bool
    lacks: Lacking
    first_share: float
    written_back: float
    merged: float
    is_mixed: bool
    has_pages: bool

    @classmethod
    def of(
        cls, counts: LaunchCounts, trace: LaunchTrace, constants: TimingConstants, spec: GpuSpec, cache: CacheState
    ) -> MovedArrays:
        """Return what a launch moves, as far as its requests reach into its arrays."""
        stored = _reached(counts, trace, stores=True)
        loaded = _reached(counts, trace, stores=False)
        moved = SECTOR_BYTES * sum(m.sectors for m in counts.memory if m.space == "global" and m.is_store)
        kept = 0.0 if cache is CacheState.WARM else constants.l2_dirty_bytes(spec)
        return cls(
            loaded_bytes=loaded,
            stored_bytes=stored,
            is_warm=cache is CacheState.WARM and loaded + stored < spec.l2_bytes,
            lacks=ALL,
            first_share=0.0,
            written_back=max(0.0, 1.0 - kept / stored) if stored else 0.0,
            merged=min(1.0, stored / moved) if moved else 1.0,
            is_mixed=loaded > MIXED * stored,
            has_pages=cache is CacheState.COLD,
        )


def _reached(counts: LaunchCounts, trace: LaunchTrace, *, stores: bool) -> float:
    """Return the bytes of the arrays that a launch loads or stores: at most what its requests move.

    DRAM is read in granules of two sectors.
    """
    each = SECTOR_BYTES if stores else GRANULE_BYTES
    moved: dict[str, int] = {}
    for memory in counts.memory:
        if memory.space == "global" and (memory.is_store == stores or memory.is_atomic):
            moved[memory.array] = moved.get(memory.array, 0) + each * memory.sectors
    return float(sum(min(size, trace.array_bytes.get(name, size)) for name, size in moved.items()))
