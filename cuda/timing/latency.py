"""How long one warp needs for itself: the chain of its loads, barriers and dependent instructions.

The rule: what is counted is what a warp would take on an otherwise idle GPU; waiting for others is not in it.

Loads that follow each other in the program without a store to the same memory between them, and that run equally often,
are taken to be in flight together, as the compiler schedules an unrolled loop. A load whose address is itself loaded
(a gather) is not told apart from them.

Source: Volkov, "Understanding Latency Hiding on GPUs", PhD thesis, University of California, Berkeley, 2016, chapter 4
(a warp's own latency, and throughput by Little's law). The latencies are those of the GPU's sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount, Unit
from warplens.cuda.timing.traffic import MemoryTraffic, used_share

INSTRUCTIONS_IN_FLIGHT = 2
"""Instructions of one warp that run side by side: every second one waits for the one before it, assumed."""
SAME_OFTEN = 0.1
"""Loads whose requests differ by less than this share run equally often: bounds checks take a few away."""
FETCH_SECTORS = 2
"""Sectors that L2 fetches from DRAM at once, 64 bytes.

Source: CUDA Runtime API, cudaLimitMaxL2FetchGranularity (default of 64 bytes).
"""
SPARSE_SHARE = 0.5
"""A request that uses no more of its sectors than this walks through them, and finds the second of a fetch in L2."""


def warp_latency_cycles(counts: LaunchCounts, spec: GpuSpec, traffic: MemoryTraffic, waves: int) -> float:
    """Return the clocks of one average warp's own chain.

    chain = sum over groups of loads (times executed * latency of the slowest of them) + barriers + instructions * ALU
    latency / 2. In the first of `waves` waves nothing is in L2 yet and all blocks, in step, wait for the same lines, so
    at least one miss in `waves` pays for DRAM.

    Source: the text above.
    """
    first_touch = max(traffic.first_touch_ratio, 1.0 / waves)
    chain = 0.0
    for batch in _batches(counts, "global"):
        chain += _times(batch, counts) * _global_latency(batch, spec, traffic, first_touch)
    for batch in _batches(counts, "shared"):
        chain += _times(batch, counts) * spec.shared_latency_cycles
    barriers = counts.unit_warp_instructions.get(Unit.BARRIER, 0) / counts.warps
    chain += (
        barriers * spec.shared_latency_cycles
    )  # measured barriers cost about as much as one access to shared memory
    return chain + counts.warp_instructions / counts.warps * spec.alu_latency_cycles / INSTRUCTIONS_IN_FLIGHT


def _global_latency(batch: list[MemoryCount], spec: GpuSpec, traffic: MemoryTraffic, first_touch: float) -> float:
    """Return the expected latency of the slowest load of a batch, in clocks.

    A load misses in the share of its sectors that it uses, since the rest is found there later. The misses of a
    batch fall on different executions, so their shares add up; so do those that go on to DRAM.

    Source: expectation over the executions of the batch, under the assumptions of `traffic`.
    """
    misses = [min(1.0, used_share(memory) * traffic.new_per_used) for memory in batch]
    far = [miss * first_touch / (FETCH_SECTORS if miss <= SPARSE_SHARE else 1) for miss in misses]
    missed = min(1.0, sum(misses))
    from_dram = min(missed, sum(far))
    near = spec.l1_latency_cycles if spec.l1_bytes_per_sm else spec.l2_latency_cycles
    return from_dram * spec.dram_latency_cycles + (missed - from_dram) * spec.l2_latency_cycles + (1.0 - missed) * near


def _times(batch: list[MemoryCount], counts: LaunchCounts) -> float:
    """Return how often an average warp executes a batch."""
    return max(memory.requests for memory in batch) / counts.warps


def _batches(counts: LaunchCounts, space: str) -> Iterator[list[MemoryCount]]:
    """Yield the groups of loads that are in flight together, in program order."""
    in_order = sorted(counts.memory, key=lambda memory: memory.index)
    return _group(memory for memory in in_order if memory.space == space and memory.requests)


def _group(accesses: Iterable[MemoryCount]) -> Iterator[list[MemoryCount]]:
    batch: list[MemoryCount] = []
    for memory in accesses:
        joins = not memory.is_store and (not batch or _equally_often(batch[0], memory))
        if batch and not joins:
            yield batch
            batch = []
        if not memory.is_store:
            batch.append(memory)
    if batch:
        yield batch


def _equally_often(first: MemoryCount, second: MemoryCount) -> bool:
    return abs(first.requests - second.requests) <= SAME_OFTEN * max(first.requests, second.requests)
