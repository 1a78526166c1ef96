"""What a launch asks of the memory hierarchy, the latency of its warps, and the time of resources used in turn.

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

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount, Unit
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
    """The work that a launch gives to each level of memory, over all SMs."""

    shared_passes: float  # of an SM's memory pipeline, 128 bytes wide
    l1_passes: float  # the same
    requests: int
    l2_bytes: float  # loads, with stores at their cost in loads
    dram_bytes: float
    new_per_used: float  # bytes of new sectors that a request touches for each byte that it uses
    first_touch_ratio: float  # the share of those that are not in L2 either


def memory_traffic(counts: LaunchCounts, spec: GpuSpec, footprint_bytes: int, waves: int) -> MemoryTraffic:
    """Return the traffic of a launch of `waves` waves whose arrays have `footprint_bytes` together.

    Source: the assumptions in the text above; shared memory: one wavefront is one pass of the banks (Nsight Compute
    documentation, "wavefronts"); L1: one tag lookup, that is one line, a clock (H200: matrix products that are limited
    by it reach 95 to 97 % of that rate).
    """
    loads, stores = counts.global_read, counts.traffic("global", is_store=True)
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


# The latency of one warp: the chain of its loads, barriers and dependent instructions. This is the time of a warp on an
# otherwise idle GPU; waiting for other warps is not part of it. Loads that follow each other in the program without a
# store to the same memory between them, and that run equally often, are assumed to be in flight together, as the
# compiler schedules an unrolled loop. A load whose address is itself loaded (a gather) is not distinguished from them.
# Source: Volkov, "Understanding Latency Hiding on GPUs", PhD thesis, University of California, Berkeley, 2016,
# chapter 4 (a warp's own latency, and throughput by Little's law). The latencies are those of the GPU's sheet.

TENSOR_CORES_PER_SM = 4  # a warp uses those of its scheduler alone, a quarter (NVIDIA V100 whitepaper)
INSTRUCTIONS_IN_FLIGHT = 2  # of one warp are assumed to overlap: every second one waits for the one before it
SAME_OFTEN = 0.1  # loads whose requests differ by less run equally often: bounds checks remove a few requests
FETCH_SECTORS = 2
"""L2 fetches this many sectors from DRAM at once, 64 bytes.

Source: CUDA Runtime API, cudaLimitMaxL2FetchGranularity (default of 64 bytes).
"""
SPARSE_SHARE = 0.5  # a request that uses no more of its sectors walks through them; the second of a fetch is in L2


def warp_latency_cycles(counts: LaunchCounts, spec: GpuSpec, traffic: MemoryTraffic, waves: int) -> float:
    """Return the clocks of the chain of one average warp.

    chain = sum over groups of loads (times executed * latency of the slowest of them) + barriers + instructions * ALU
    latency / 2. In the first of `waves` waves L2 is empty and all blocks wait for the same lines together, so at least
    one miss in `waves` goes to DRAM. Copies in a loop (`cp.async`) of which some start before the loop lead by that
    many iterations: the chain takes the longer of their latencies, divided by that lead, and of all else. A product of
    matrices keeps the tensor cores of the warp's scheduler busy.

    Source: the text above.
    """
    first_touch = max(traffic.first_touch_ratio, 1.0 / waves)
    chain = ahead = 0.0
    started = 0
    for batch in _batches(counts, "global"):
        waited = _times(batch, counts) * _global_latency(batch, spec, traffic, first_touch)
        lead = started / len(batch) if batch[0].is_copy and _times(batch, counts) > 1.0 else 0.0
        if lead >= 1.0:
            ahead += waited / lead
        else:
            chain += waited
        started = len(batch) if batch[0].is_copy and not lead else 0
    for batch in _batches(counts, "shared"):
        chain += _times(batch, counts) * spec.shared_latency_cycles
    barriers = counts.unit_warp_instructions.get(Unit.BARRIER, 0) / counts.warps
    # Measured barriers cost about as much as one access to shared memory.
    chain += barriers * spec.shared_latency_cycles
    # A warp has the tensor cores of its scheduler alone.
    chain += tensor_clocks(counts, spec) * TENSOR_CORES_PER_SM / counts.warps
    chain += counts.warp_instructions / counts.warps * spec.alu_latency_cycles / INSTRUCTIONS_IN_FLIGHT
    return max(chain, ahead)


def tensor_clocks(counts: LaunchCounts, spec: GpuSpec) -> float:
    """Return the clocks for which the launch keeps the tensor cores of one SM busy: multiply-adds over its rate;
    `UnsupportedError` if the sheet has no rate for a kind of product.

    Source: `cuda.device.spec`.
    """
    clocks = 0.0
    for kind, products in counts.tensor_products.items():
        if not products:
            continue
        rate = spec.tensor_rates.get(kind)
        if rate is None:
            *group, factors, sums = kind.split(".")
            by = " by a warpgroup" if group else ""
            raise UnsupportedError(
                f"the sheet of {spec.key} has no rate for products of {factors} matrices with sums of {sums}{by}: no "
                "time is modelled"
            )
        clocks += products / rate
    return clocks


def _global_latency(batch: list[MemoryCount], spec: GpuSpec, traffic: MemoryTraffic, first_touch: float) -> float:
    """Return the expected latency of the slowest load of a batch, in clocks.

    A load misses in the share of its sectors that it uses, since later loads find the rest in the cache. The misses of
    a batch fall on different executions, so their shares add up; so do those that go on to DRAM.

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
    batch: list[MemoryCount] = []
    for memory in sorted(counts.memory, key=lambda memory: memory.index):
        if memory.space != space or not memory.requests:
            continue
        others = batch[0].requests if batch else memory.requests
        is_as_often = abs(others - memory.requests) <= SAME_OFTEN * max(others, memory.requests)
        joins = not memory.is_store and is_as_often
        if batch and not joins:
            yield batch
            batch = []
        if not memory.is_store:
            batch.append(memory)
    if batch:
        yield batch


# Resources that are used in turn share their time like a closed queueing network, which is solved exactly.
# Source: Reiser and Lavenberg, "Mean-Value Analysis of Closed Multichain Queuing Networks", Journal of the ACM 27(2),
# 1980.
@dataclass(frozen=True, slots=True, kw_only=True)
class Circulation:
    """The time in which each customer passes all stations once, and the mean number that waits at each or is served."""

    time: float
    waiting: tuple[float, ...]


def circulate(customers: int, demands: Sequence[float], delay: float) -> Circulation:
    """Send `customers` round stations that serve one at a time, and a delay in which no customer waits for another.

    `demands` are the service times of one customer at each station, `delay` its time elsewhere, all in one unit of
    time. With one customer the time is the sum of everything; with many it approaches the largest demand times the
    customers; in between, the exact mean value of a network with exponential service.

    Source: the recursion R_i(n) = D_i (1 + Q_i(n-1)), X(n) = n / (Z + sum R_i(n)), Q_i(n) = X(n) R_i(n).
    """
    waiting = [0.0] * len(demands)
    throughput = 0.0
    for present in range(1, customers + 1):
        residence = [demand * (1.0 + queue) for demand, queue in zip(demands, waiting, strict=True)]
        total = sum(residence) + delay
        if total == 0.0:
            return Circulation(time=0.0, waiting=tuple(waiting))
        throughput = present / total
        waiting = [throughput * time for time in residence]
    time = customers / throughput if throughput else 0.0
    return Circulation(time=time, waiting=tuple(waiting))
