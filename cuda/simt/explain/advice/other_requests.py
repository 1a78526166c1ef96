"""Recorded requests to global memory, counted as if their addresses belonged to other lanes or to wider accesses.

The rule: sectors are counted request by request; no request has fewer than its bytes need.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from warplens.cuda.simt.counting.counts import MemoryCount
from warplens.cuda.simt.counting.rules import LANES, least_sectors, sectors
from warplens.cuda.simt.counting.traces import InstructionRecord, RecordedRequest
from warplens.cuda.simt.explain.advice.evidence import Evidence


def sectors_of(addresses: Sequence[int], count: MemoryCount, evidence: Evidence) -> int:
    """Return the sectors of lanes that access these addresses, 32 a request."""
    total = 0
    for first in range(0, len(addresses), LANES):
        part = addresses[first : first + LANES]
        mask = (1 << len(part)) - 1
        padded = [*part, *[0] * (LANES - len(part))]
        total += sectors(padded, mask, count.width_bytes, is_store=count.is_store, rules=evidence.rules)
    return total


def fewest_sectors(addresses: Sequence[int], count: MemoryCount, evidence: Evidence) -> int:
    """Return the fewest sectors for the distinct bytes of these requests."""
    total = 0
    for first in range(0, len(addresses), LANES):
        part = addresses[first : first + LANES]
        distinct, mask = count.width_bytes * len(set(part)), (1 << len(part)) - 1
        total += least_sectors(distinct, count.width_bytes, mask, is_store=count.is_store, rules=evidence.rules)
    return total


def active_addresses(request: RecordedRequest) -> list[int]:
    """Return the addresses of the active lanes."""
    return [address for lane, address in enumerate(request.addresses) if request.mask >> lane & 1]


def active_request(record: InstructionRecord, warp: int, time: int) -> RecordedRequest | None:
    """Return a request of a warp, None where it is not kept or has no active lane."""
    request = record.request(warp, time)
    return request if request is not None and request.mask else None


def whole_sectors(evidence: Evidence, users: list[MemoryCount], stride: int) -> float:
    """Return the sectors of some loads, or of some stores, if one access moved a whole element of each lane.

    Instructions that access fields of the same elements become one access of all their lanes. What is not recorded has
    as many sectors for its bytes as what is, and no access has fewer than its bytes need.
    """
    accesses: list[tuple[set[int], list[MemoryCount]]] = []
    for count in users:
        elements = {element for request in _elements(evidence, count, stride).values() for element in request}
        together = next((access for access in accesses if access[0] & elements), None)
        if together is None:
            accesses.append((elements, [count]))
        else:
            together[0].update(elements)
            together[1].append(count)
    return float(sum(_sectors_of_one(evidence, counts, stride) for _, counts in accesses))


def _sectors_of_one(evidence: Evidence, counts: list[MemoryCount], stride: int) -> int:
    """Return the sectors of one access to whole elements in the place of some to their fields."""
    requests: dict[tuple[int, int], set[int]] = {}
    scale = 0.0
    for count in counts:
        recorded = _elements(evidence, count, stride)
        scale = max(scale, count.distinct_bytes / count.width_bytes / max(1, sum(map(len, recorded.values()))))
        for place, elements in recorded.items():
            requests.setdefault(place, set()).update(elements)
    wide = replace(counts[0], width_bytes=stride)
    moved = sum(sectors_of(sorted(stride * one for one in elements), wide, evidence) for elements in requests.values())
    return max(math.ceil(moved * scale), *(count.requests for count in counts), 0)


def _elements(evidence: Evidence, count: MemoryCount, stride: int) -> dict[tuple[int, int], set[int]]:
    """Return the elements, by their number in the array, of each recorded request of an instruction.

    A request is named by its warp and its execution.
    """
    record = evidence.records[count.index]
    return {
        (warp, time): {address // stride for address in active_addresses(request)}
        for warp in range(len(record.data))
        for time in record.kept(warp)
        if (request := active_request(record, warp, time)) is not None
    }
