"""Advice on atomic operations whose lanes or blocks meet in few addresses.

The rule: updates, addresses and blocks are counted; how many lanes of a request meet is counted from the recorded
requests. Updates of many addresses, each a few times, are left alone, and so are lanes that the assembler adds up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil

from warplens.cuda.simt.counting.counts import MemoryCount
from warplens.cuda.simt.counting.traces import RecordedRequest
from warplens.cuda.simt.explain.advice.evidence import WORTH_SAYING, Advice, AdviceRule, Evidence, at_line, number
from warplens.cuda.simt.explain.layouts import kept_requests
from warplens.cuda.simt.explain.patterns import SHARED, MemoryOperation
from warplens.cuda.simt.explain.traffic import LineAccess

OFTEN = 32
"""An address that is updated at least this often is worth a copy in shared memory."""
MOST_COPY_BYTES = 48 * 1024
"""A copy must fit into the shared memory that a block has without an attribute. Source: CUDA C++ guide, 16.2."""
MEETING = 2.0
"""All lanes of a request meet in one address if it has at least this many on average."""
CROWDED = 4.0
"""Copies of a shared array are advised if a request takes at least this many turns on average."""
MEETING_IN_A_BLOCK = 1.25
"""A block that updates an address less often on average has nothing to add up before."""
COPIES = (2, 4, 8, 16, 32)
UPDATES_A_COPY = 4
"""A copy is worth its sum at the end if each of its addresses is updated at least this often."""
HALVED = 0.5
"""A change must save at least this part of the updates or turns."""
BLOCKS_A_MULTIPROCESSOR = 2
"""A grid of this many blocks for each multiprocessor hides latency, and adds few copies up."""


def advise_atomics(evidence: Evidence) -> Iterator[Advice]:
    """Iterate over the advice on each line with atomic operations."""
    for access in evidence.accesses:
        if access.operation is not MemoryOperation.ATOMIC:
            continue
        counts = [evidence.by_index[index] for index in access.instructions]
        if (alone := _one_update_a_warp(evidence, access, counts)) is not None:
            yield alone
        elif access.space == SHARED:
            if (copies := _several_copies(evidence, access, counts)) is not None:
                yield copies
        elif (private := _private_copy(evidence, access)) is not None:
            yield private


def turns(request: RecordedRequest, copies: int = 1, width_bytes: int = 4) -> int:
    """Return how many turns the lanes of a request take: the most that meet in one address.

    Args:
        request: an atomic operation.
        copies: copies of the array, of which lane t takes number t % copies.
        width_bytes: the bytes of an element.
    """
    lanes = [lane for lane in range(len(request.addresses)) if request.mask >> lane & 1]
    met = Counter((request.addresses[lane] // width_bytes, lane % copies) for lane in lanes)
    return max(met.values(), default=0)


def _mean_turns(evidence: Evidence, counts: list[MemoryCount], copies: int = 1) -> float:
    """Return the turns of the mean recorded request, 0 where none is recorded."""
    taken = [
        turns(request, copies, count.width_bytes)
        for count in counts
        if count.index in evidence.records
        for request in kept_requests(evidence.records[count.index])
    ]
    return sum(taken) / len(taken) if taken else 0.0


def _updates(evidence: Evidence, space: str) -> int:
    return sum(
        access.active_lanes
        for access in evidence.accesses
        if access.operation is MemoryOperation.ATOMIC and (access.space == SHARED) == (space == SHARED)
    )


def _one_update_a_warp(evidence: Evidence, access: LineAccess, counts: list[MemoryCount]) -> Advice | None:
    """Advise one update for each warp where all lanes of every request update one address."""
    total = _updates(evidence, access.space)
    addresses = access.distinct_bytes / sum(count.width_bytes * count.requests for count in counts)
    if addresses > 1 or access.lanes_per_request < MEETING or access.active_lanes < WORTH_SAYING * total:
        return None
    if all(count.ptx_line in evidence.summed_lines for count in counts):
        return _one_update_a_block(evidence, access)
    lanes, blocks = number(access.lanes_per_request), evidence.launch.blocks
    less = ""
    if access.space != SHARED and access.requests > blocks:
        less = f"; sums of whole blocks in shared memory would leave {blocks:,}, one for each block"
    return Advice(
        rule=AdviceRule.ONE_UPDATE_A_WARP,
        line=access.line,
        text=(
            f"{at_line(access.line)} updates one address of `{access.array}` with {lanes} lanes a request, which take "
            f"turns: {access.active_lanes:,} atomic operations. With the lanes added up first (__shfl_down_sync, or "
            f"__reduce_add_sync for whole numbers) and one lane to update it, {access.requests:,} would remain{less}."
        ),
        unit="atomic operations",
        before=access.active_lanes,
        after=access.requests,
        total=total,
    )


def _one_update_a_block(evidence: Evidence, access: LineAccess) -> Advice | None:
    """Advise one update for each block where the assembler leaves one for each warp."""
    blocks = evidence.launch.blocks
    if access.space == SHARED or blocks > HALVED * access.requests:
        return None
    return Advice(
        rule=AdviceRule.ONE_UPDATE_A_BLOCK,
        line=access.line,
        text=(
            f"{at_line(access.line)} updates one address of `{access.array}` {access.requests:,} times: once for each "
            "warp, whose lanes the assembler adds up. With sums of whole blocks in shared memory, "
            f"{blocks:,} atomic operations would remain, one for each block."
        ),
        unit="atomic operations",
        before=access.requests,
        after=blocks,
        total=access.requests,
    )


def _private_copy(evidence: Evidence, access: LineAccess) -> Advice | None:
    """Advise a copy in the shared memory of each block where few addresses are updated often."""
    known = evidence.arrays.get(access.array)
    touched = None if known is None else known.touched_bytes or known.size_bytes
    total = _updates(evidence, access.space)
    if not touched or touched > MOST_COPY_BYTES or access.active_lanes < WORTH_SAYING * total:
        return None
    width = access.width_bytes
    addresses = max(1, touched // width)
    each = access.active_lanes / addresses
    blocks = evidence.launch.blocks
    if addresses == 1 or each < OFTEN or _updates_of_an_address(evidence, access) < MEETING_IN_A_BLOCK:
        return None
    few = min(blocks, BLOCKS_A_MULTIPROCESSOR * evidence.launch.spec.sm_count, ceil(each / UPDATES_A_COPY))
    after, grid = addresses * blocks, ""
    if after > HALVED * access.active_lanes:
        after = addresses * few
        grid = f" and {few:,} blocks that take {ceil(blocks / few):,} times as many elements each in a loop,"
    if after > HALVED * access.active_lanes:
        return None
    return Advice(
        rule=AdviceRule.PRIVATE_COPY,
        line=access.line,
        text=(
            f"{at_line(access.line)} makes {access.active_lanes:,} atomic operations on {addresses:,} addresses of "
            f"`{access.array}`, {number(each)} on each. With a private copy of these {touched:,} B in the shared "
            f"memory of each block, added to `{access.array}` once at its end,{grid} at most {after:,} atomic "
            "operations on global memory would remain."
        ),
        unit="atomic operations",
        before=access.active_lanes,
        after=after,
        total=total,
    )


def _updates_of_an_address(evidence: Evidence, access: LineAccess) -> float:
    """Return how often the recorded block updates each address on average: once where it adds a private copy up."""
    met = Counter(
        address
        for index in access.instructions
        if index in evidence.records
        for request in kept_requests(evidence.records[index])
        for lane, address in enumerate(request.addresses)
        if request.mask >> lane & 1
    )
    return met.total() / len(met) if met else 0.0


def _several_copies(evidence: Evidence, access: LineAccess, counts: list[MemoryCount]) -> Advice | None:
    """Advise several copies of a shared array where lanes of a request meet."""
    before = _mean_turns(evidence, counts)
    known = evidence.arrays.get(access.array)
    size = known.size_bytes if known is not None else 0
    if before < CROWDED or not size or access.active_lanes < WORTH_SAYING * _updates(evidence, SHARED):
        return None
    for copies in COPIES:
        if evidence.launch.shared_bytes + size * (copies - 1) > MOST_COPY_BYTES:
            return None
        after = _mean_turns(evidence, counts, copies)
        if after <= HALVED * before:
            return Advice(
                rule=AdviceRule.SEVERAL_COPIES,
                line=access.line,
                text=(
                    f"{at_line(access.line)} updates `{access.array}` atomically. On average {number(before)} lanes of "
                    f"a request meet in its busiest address and take turns. With {copies} copies of its {size:,} B, "
                    f"of which lane t takes number t % {copies}, it would be {number(after)}."
                ),
                unit="turns",
                before=before * access.requests,
                after=after * access.requests,
                total=before * access.requests,
            )
    return None
