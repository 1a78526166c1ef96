"""Counts the requests to shared memory that copies of unrolled loops make where lanes leave them at different times.

The rule: lanes that take different copies of a loop no longer access memory together, so a request of the PTX becomes
several. Part of a request that takes one pass takes one pass too, so instructions without conflicts are counted
exactly. The requests of all others are left as the PTX makes them: how their conflicts divide is not known.

Source: an H200 (`norm_cached/n1024/s1000` in tests/hardware/counters/h200_unrolled.json). Of rows of 1000 words 8 lanes
of each warp have 32 and 24 have 31; they make 47 requests where the PTX makes 35.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.runners.instructions.copies import find_copies, shares_of
from warplens.cuda.runners.instructions.source import CountSource
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount, Share


def divided_requests(flow: ControlFlow | None, counts: LaunchCounts) -> LaunchCounts:
    """Return the counts of a launch with the requests to shared memory that its machine code makes.

    Args:
        flow: the control flow of the machine code, None where that is not read; then the counts stay as they are.
        counts: by the PTX; counts that were divided before stay as they are.

    Example:
        >>> counts = LaunchCounts(
        ...     blocks=4, warps=8, warp_instructions=8, thread_instructions=256, thread_instructions_on=256,
        ...     unit_warp_instructions={}, unit_thread_instructions={}, flops_single=0, flops_double=0,
        ...     memory=(), basic_blocks=(),
        ... )
        >>> divided_requests(None, counts) is counts
        True
    """
    if flow is None or not counts.loops:
        return counts
    source = CountSource(counts)
    try:
        copies = find_copies(flow, source)
    except (ArithmeticError, LookupError, ValueError):  # the code of a later assembler may defeat it
        return counts
    images: dict[int, Counter[int]] = {}
    for number, block in enumerate(flow.blocks):
        for instruction in block.instructions:
            if instruction.image and instruction.memory:
                images.setdefault(instruction.ptx_line, Counter())[number] += 1
    memory = []
    for count in counts.memory:
        origin = source.block_of.get(count.ptx_line, -1)
        shares = shares_of(source, origin, copies.of_block.get(origin, {})) if _is_simple(count) else {}
        memory.append(_divided(count, _requests(images.get(count.ptx_line, Counter()), shares)))
    return replace(counts, memory=tuple(memory))


def _is_simple(count: MemoryCount) -> bool:
    """Whether each request of an instruction is a load or a store of shared memory in one pass."""
    is_other = count.is_atomic or count.is_copy or count.is_operand
    return count.space == "shared" and not is_other and count.requests == count.wavefronts


def _requests(images: Counter[int], shares: dict[tuple[int, ...], Share]) -> int:
    """Return how often the copies execute an instruction, 0 where that is not known."""
    requests = 0
    for numbers, share in shares.items():
        each = {images[number] for number in numbers}
        if len(each) > 1:
            return 0
        requests += share.warps * each.pop()
    return requests


def _divided(count: MemoryCount, requests: int) -> MemoryCount:
    """Return the counts of an instruction with as many requests, of which each takes one pass."""
    if requests <= count.requests:
        return count
    has_one_address = count.distinct_bytes == count.width_bytes * count.requests
    return replace(
        count,
        requests=requests,
        wavefronts=requests,
        distinct_bytes=count.width_bytes * requests if has_one_address else count.distinct_bytes,
    )
