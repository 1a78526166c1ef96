"""The cost of a launch's requests in the memory hierarchy: passes of the L1 cache, bytes of L2 and of DRAM.

The rule: the inputs are sums that the engine has counted and the size of the arrays, no addresses. So the caches are
modelled by assumptions, and these are all of them:

1. L1: a later request finds the bytes of a sector that one request leaves unused, if the arrays are too small for all
   sectors to be different. Bytes that several warps request are fetched for each of them. Where global loads bypass
   L1, L2 takes its place.
2. L2: the first touch of each byte of the arrays goes to DRAM, and written bytes go back there. Further accesses within
   one wave of blocks are served by L2. From wave to wave the share of the arrays that exceeds its capacity is fetched
   again.
3. Without caches (compute capability 1.x) every sector goes to DRAM.
"""

from __future__ import annotations

from dataclasses import dataclass

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount
from warplens.cuda.simt.counting.rules import LINE_SECTORS, SECTOR_BYTES

STORE_PASSES = 2
"""An SM sends one line of a store towards L2 in this many clocks.

Source: H200, one block that stores 32 lines a request: 2.04 clocks a line (transpose, a thread per row, 1024 and 2048).
"""
PARTIAL_STORE_COST = 5
"""L2 can load this many sectors while it takes one that is written in part, which it merges.

Source: H200, transposed stores of 2048 x 2048 and 1024 x 1024 integers: 31 sectors a clock, and loads reach 161.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryTraffic:
    """The work that a launch gives to each level of memory, over all SMs.

    `shared_passes` and `l1_passes` are passes of an SM's memory pipeline, 128 bytes wide; `l2_bytes` are loads, with
    stores at their cost in loads. `new_per_used` is the number of bytes of new sectors that a request touches for each
    byte that it uses, `first_touch_ratio` the share of those that are not in L2 either.
    """

    shared_passes: float
    l1_passes: float
    requests: int
    l2_bytes: float
    dram_bytes: float
    new_per_used: float
    first_touch_ratio: float


def memory_traffic(counts: LaunchCounts, spec: GpuSpec, footprint_bytes: int, waves: int) -> MemoryTraffic:
    """Return the traffic of a launch of `waves` waves whose arrays have `footprint_bytes` together.

    Source: the assumptions in the text above; shared memory: one wavefront is one pass of the banks (Nsight Compute
    documentation, "wavefronts"); L1: one tag lookup, that is one line, a clock (H200: matrix products that are limited
    by it reach 95 to 97 % of that rate).

    Example:
        >>> from warplens.cuda.device.spec import load_spec
        >>> load = MemoryCount(
        ...     index=0, text="ld.global.f32 %f1, [%rd1];", space="global", is_store=False, width_bytes=4, line=0,
        ...     ptx_line=0, array="", requests=8, active_lanes=256, distinct_bytes=1024, sectors=256, wavefronts=0,
        ... )
        >>> counts = LaunchCounts(
        ...     blocks=1, warps=8, warp_instructions=8, thread_instructions=256, thread_instructions_on=256,
        ...     flops_single=0, flops_double=0, unit_warp_instructions={}, unit_thread_instructions={},
        ...     memory=(load,), basic_blocks=(),
        ... )
        >>> traffic = memory_traffic(counts, load_spec("h200"), footprint_bytes=1024, waves=1)
        >>> traffic.l2_bytes, traffic.dram_bytes, traffic.l1_passes
        (1024, 1024.0, 232.0)
    """
    loads, stores = counts.global_read, counts.global_store
    shared = sum(memory.wavefronts for memory in counts.memory)
    lines = sum(line_count(memory) * (STORE_PASSES if memory.is_store else 1) for memory in _cached(counts))
    loaded = float(SECTOR_BYTES * loads.sectors)
    stored = float(SECTOR_BYTES * stores.sectors)
    new = min(loaded, max(loads.distinct_bytes, footprint_bytes - stores.distinct_bytes))
    fetched = new if spec.l1_bytes_per_sm else loaded
    dram, first_touch = fetched + stored, 1.0
    if spec.l2_bytes:
        beyond = max(0.0, 1.0 - spec.l2_bytes / footprint_bytes) if footprint_bytes else 0.0
        refetched = beyond * max(0.0, min(fetched - footprint_bytes, footprint_bytes * (waves - 1.0)))
        dram = min(footprint_bytes, fetched + stored) + refetched
        first_touch = min(1.0, (min(footprint_bytes, new) + refetched) / new) if new else 0.0
    return MemoryTraffic(
        shared_passes=shared,
        l1_passes=lines,
        requests=sum(memory.requests for memory in counts.memory if not memory.is_operand),
        l2_bytes=fetched + sum(_store_cost(memory) for memory in _cached(counts) if memory.is_store),
        dram_bytes=dram,
        new_per_used=new / loads.distinct_bytes if loads.distinct_bytes else 0.0,
        first_touch_ratio=first_touch,
    )


def line_count(memory: MemoryCount) -> float:
    """Return the 128-byte lines that the requests of one instruction touch, counted or else estimated.

    A sector used to its last byte most likely has its neighbours beside it, four to a line; one with four used bytes
    most likely stands alone. In between the estimate is proportional to the used share of a sector,
    `sectors * (1 - 3/4 * share)`, and never below one line a request.
    """
    if memory.lines is not None:
        return memory.lines
    if not memory.sectors:
        return 0.0
    share = used_share(memory)
    return max(float(memory.requests), memory.sectors * (1.0 - (1.0 - 1.0 / LINE_SECTORS) * share))


def used_share(memory: MemoryCount) -> float:
    """Return the share of its sectors that an instruction uses, 0 to 1."""
    return min(1.0, memory.distinct_bytes / (SECTOR_BYTES * memory.sectors)) if memory.sectors else 0.0


def _store_cost(memory: MemoryCount) -> float:
    """Return the bytes that L2 can load while it takes the sectors of a store, whole or in part.

    Where at most half of the bytes are used, every sector is assumed to be written in part; beyond, in proportion.

    Source: `PARTIAL_STORE_COST`.
    """
    partial = min(1.0, 2.0 * (1.0 - used_share(memory)))
    return SECTOR_BYTES * memory.sectors * (1.0 + (PARTIAL_STORE_COST - 1.0) * partial)


def _cached(counts: LaunchCounts) -> list[MemoryCount]:
    """Return the instructions whose requests go through the L1 cache."""
    return [memory for memory in counts.memory if memory.space not in {"shared", "const"}]
