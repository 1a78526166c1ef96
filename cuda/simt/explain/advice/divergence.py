"""Advice on idle lanes: which threads should be active.

The rule: the active lanes that the warps of a block have in one execution of an instruction are packed into whole
warps, and the requests counted again. Only lanes at equal distances count, as in `threadIdx.x % 4 == 0`: those that
data choose cannot be put beside each other, and one lane of each warp is the usual end of a sum.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from warplens.cuda.simt.counting.rules import LANES, active_lanes
from warplens.cuda.simt.counting.traces import InstructionRecord
from warplens.cuda.simt.explain.advice.evidence import WORTH_SAYING, Advice, AdviceRule, Evidence, at_line, number
from warplens.cuda.simt.explain.patterns import MemoryOperation

FEW_LANES = LANES // 2
"""A line with fewer active lanes a request is looked at."""
MUCH_LESS = 0.6
"""Packed threads are advised where they make at most this part of the requests."""


def advise_divergence(evidence: Evidence) -> Iterator[Advice]:
    """Yield advice on the line that could save the most requests, if that is worth saying."""
    total = sum(access.requests for access in evidence.accesses)
    found = []
    for access in evidence.accesses:
        is_few = 1 < access.lanes_per_request < FEW_LANES
        if not is_few or access.operation is MemoryOperation.ATOMIC or access.requests < WORTH_SAYING * total:
            continue
        before = after = 0
        for index in access.instructions:
            if index in evidence.records:
                made, packed = _packed(evidence.records[index])
                before, after = before + made, after + packed
        if before and after <= MUCH_LESS * before:
            found.append((access.requests * (1 - after / before), access, after / before))
    if not found:
        return
    _, worst, part = max(found, key=lambda one: one[0])
    left = worst.requests * part
    yield Advice(
        rule=AdviceRule.NEIGHBOURING_THREADS,
        line=worst.line,
        text=(
            f"{at_line(worst.line)} is executed with {number(worst.lanes_per_request)} of {LANES} lanes active on "
            "average, in many warps. With neighbouring threads active instead (threadIdx.x in the index, not in the "
            f"condition), whole warps would have nothing to do, and it would make {number(left)} requests instead of "
            f"{worst.requests:,}."
        ),
        unit="requests",
        before=worst.requests,
        after=left,
        total=total,
    )


def _packed(record: InstructionRecord) -> tuple[int, int]:
    """Return the requests that are kept, and those that whole warps of active lanes would make."""
    made = packed = 0
    for time in sorted({time for warp in range(len(record.data)) for time in record.kept(warp)}):
        requests = [record.request(warp, time) for warp in range(len(record.data))]
        lanes = [active_lanes(request.mask) for request in requests if request is not None and request.mask]
        if not all(map(_is_regular, lanes)):
            return 0, 0
        made += len(lanes)
        packed += -(-sum(map(len, lanes)) // LANES)
    return made, packed


def _is_regular(lanes: list[int]) -> bool:
    """Return whether lanes are at equal distances of at least 2, or a single one."""
    return len({after - before for before, after in pairwise(lanes)} - {1}) == min(1, len(lanes) - 1)
