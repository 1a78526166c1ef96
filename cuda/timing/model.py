"""The modelled time of a launch: simulated where its machine code is read, else estimated.

The rule: a time says how it was modelled (`Method`), and what constants it rests on.
"""

from __future__ import annotations

from dataclasses import replace

from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.points import CacheState
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.timing.estimate import estimated_time
from warplens.cuda.timing.further_units import with_further_units
from warplens.cuda.timing.launch import simulated_time
from warplens.cuda.timing.modelled import ModelledTime
from warplens.cuda.timing.trace import LaunchTrace
from warplens.cuda.timing.uncertainty import uncertainties


def model_time(
    *,
    counts: LaunchCounts,
    spec: GpuSpec,
    occupancy: Occupancy,
    blocks: int,
    threads_per_block: int,
    footprint_bytes: int,
    trace: LaunchTrace | None = None,
    cache: CacheState = CacheState.COLD,
) -> ModelledTime:
    """Return the modelled time of a launch of at least one block.

    Args:
        counts: what the launch executed.
        spec: the device.
        occupancy: the blocks that are resident on a multiprocessor.
        blocks, threads_per_block: the shape of the launch.
        footprint_bytes: the bytes of its arrays together.
        trace: its machine code and recorded requests; without it the time is estimated.
        cache: the contents of the L2 cache when it begins; an estimate is always one of a cold cache.

    Raises:
        UnsupportedError: the sheet has no rate of the products of matrices that the launch makes.

    Example:
        >>> from warplens.cuda.device.occupancy import occupancy
        >>> from warplens.cuda.device.spec import load_spec
        >>> counts = LaunchCounts(
        ...     blocks=1, warps=1, warp_instructions=10, thread_instructions=320, thread_instructions_on=320,
        ...     flops_single=0, flops_double=0, unit_warp_instructions={}, unit_thread_instructions={},
        ...     memory=(), basic_blocks=(),
        ... )
        >>> spec = load_spec("h200")
        >>> fits = occupancy(spec.limits, threads_per_block=32, registers_per_thread=32, shared_bytes_per_block=0)
        >>> launch = {"blocks": 1, "threads_per_block": 32, "footprint_bytes": 0}
        >>> model_time(counts=counts, spec=spec, occupancy=fits, **launch).method.value
        'estimated'
    """
    if trace is None:
        modelled = estimated_time(
            counts=counts,
            spec=spec,
            occupancy=occupancy,
            blocks=blocks,
            threads_per_block=threads_per_block,
            footprint_bytes=footprint_bytes,
        )
    else:
        modelled = simulated_time(
            counts=counts,
            spec=spec,
            occupancy=occupancy,
            threads_per_block=threads_per_block,
            trace=trace,
            cache=cache,
        )
    on_busiest = -(-counts.blocks // spec.sm_count)
    doubts = uncertainties(counts, trace, generations=-(-on_busiest // occupancy.blocks_per_sm))
    modelled = replace(modelled, notes=(*doubts, *modelled.notes))
    return with_further_units(modelled, counts, spec, trace.array_bytes if trace is not None else None, cache)
