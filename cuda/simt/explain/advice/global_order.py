"""Advice on global memory: which lanes should access which elements.

The rule: the recorded addresses of a block are dealt out to lanes anew and counted again. Registers are not memory: a
thread's own results give no advice, only the requests that move them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import astuple, dataclass

from warplens.cuda.simt.counting.counts import MemoryCount, active_lanes
from warplens.cuda.simt.counting.rules import LANES, SECTOR_BYTES
from warplens.cuda.simt.explain.advice.evidence import (
    WORTH_SAYING,
    Advice,
    AdviceRule,
    Evidence,
    active_addresses,
    at_line,
    number,
    sectors_of,
    whole_sectors,
)
from warplens.cuda.simt.explain.layouts import fit_lanes
from warplens.cuda.simt.explain.patterns import LOCAL, SHARED, MemoryOperation
from warplens.cuda.simt.explain.traffic import LineAccess

LARGEST_STRUCTURE = 128  # lanes further apart, in bytes, than a line of the cache access rows and not structures
VECTOR_TYPES = {4: "char4 or half2", 8: "float2", 16: "float4"}  # bytes that a lane can access at once, by these types
MUCH_LESS = 0.6  # another order is advised where it takes at most this part of the sectors
MAX_REQUESTS = 256  # this many requests of an instruction are dealt out anew
TRITON = "triton"
TRITON_JOINS = (
    " Triton joins them where they are aligned and no mask can divide them: without a mask, or where 16 divides the "
    "strides and the bound."
)  # this holds for Triton 3.6 to 3.9, which knows of whole numbers among the arguments whether 16 divides them
MIN_WALK = 4  # a lane goes along a row if its recorded accesses are at least this many


@dataclass(frozen=True, slots=True)
class _Cost:
    """Sectors of recorded requests, scaled to the launch, as they are and in another order; the excess of each."""

    before: float = 0.0
    after: float = 0.0
    excess_before: float = 0.0
    excess_after: float = 0.0

    def __add__(self, other: _Cost) -> _Cost:
        return _Cost(*map(sum, zip(astuple(self), astuple(other), strict=True)))

    @property
    def is_no_worse(self) -> bool:
        return self.excess_after <= max(self.excess_before, WORTH_SAYING * self.after)

    @property
    def is_much_less(self) -> bool:
        return 0 < self.after <= MUCH_LESS * self.before


def advise_global_order(evidence: Evidence) -> Iterator[Advice]:
    """Iterate over the advice on each line that moves more sectors than its bytes need."""
    local = sum(access.sectors for access in evidence.accesses if access.space == LOCAL)
    if local >= WORTH_SAYING * evidence.sectors > 0:
        yield _local_array(evidence, local)
    wasteful = [
        access
        for access in evidence.accesses
        if access.space not in {SHARED, LOCAL} and access.operation is not MemoryOperation.ATOMIC
        if access.excess_sectors >= WORTH_SAYING * evidence.sectors
    ]
    if not wasteful or not evidence.rules.in_sectors:
        return  # before compute capability 5.0 transactions have several sizes, which the sentences do not name
    swapped = _swapped_axes(evidence)
    total = sum(swapped.values(), _Cost())
    if total.is_much_less and all(cost.is_no_worse for cost in swapped.values()):
        yield _swap(evidence, wasteful, total)
        return
    named: set[str] = set()
    walks: list[_Walk] = []
    for access in sorted(wasteful, key=lambda access: access.excess_sectors, reverse=True):
        if access.array in named:
            continue
        if (structure := _structure(evidence, access)) is not None:
            named.add(access.array)
            yield structure
        elif (walk := _walk(evidence, access)) is not None:
            walks.append(walk)
        elif (tile := _tile(evidence, access, swapped)) is not None:
            yield tile
        elif (columns := _columns_by_lanes(evidence, access)) is not None:
            yield columns
    for is_row in (True, False):
        if alike := [walk for walk in walks if (walk.stride_bytes > LARGEST_STRUCTURE) == is_row]:
            yield _rows_by_lanes(evidence, alike)


def _swapped_axes(evidence: Evidence) -> dict[int, _Cost]:
    """Return the sectors of each global instruction with x and y of the block exchanged, by its index."""
    x, y, _ = evidence.launch.block
    if x == 1 or y == 1:
        return {}
    costs = {}
    for count in evidence.counts.memory:
        record = evidence.records.get(count.index)
        if count.space in {SHARED, LOCAL} or not count.requests or record is None:
            continue
        before = after = least = recorded = 0
        # the executions whose requests are kept for all warps that executed the instruction
        kept = [record.kept(warp) for warp in range(len(record.data)) if record.times[warp]]
        last = min((times.stop for times in kept), default=0)
        for time in range(record.first, min(last, record.first + max(1, MAX_REQUESTS // max(1, len(kept))))):
            by_thread: dict[int, int] = {}
            for warp in range(len(record.data)):
                request = record.request(warp, time)
                if request is not None and request.mask:
                    before += sectors_of(active_addresses(request), count, evidence)
                    recorded += 1
                    by_thread |= {LANES * warp + lane: request.addresses[lane] for lane in active_lanes(request.mask)}
            # y runs fastest in the other order
            threads = sorted(by_thread, key=lambda thread: (thread // (x * y), thread % x, thread // x % y))
            addresses = [by_thread[thread] for thread in threads]
            after += sectors_of(addresses, count, evidence)
            least += sectors_of(addresses, count, evidence, are_fewest=True)
        if recorded:
            # requests elsewhere may have fewer lanes than the recorded ones, or more: none has too few sectors here
            scale = max(count.requests / recorded, count.sectors / before)
            excess = float(count.sectors - count.ideal_sectors)
            costs[count.index] = _Cost(float(count.sectors), after * scale, excess, (after - least) * scale)
    return costs


def _swap(evidence: Evidence, wasteful: list[LineAccess], total: _Cost) -> Advice:
    worst = max(wasteful, key=lambda access: access.excess_sectors)
    per, least = worst.sectors / worst.requests, worst.ideal_sectors / worst.requests
    text = (
        f"{at_line(worst.line)} moves {number(per)} sectors a request of `{worst.array}`, where {number(least)} "
        "would suffice, because neighbours along threadIdx.x are far apart there and neighbours along threadIdx.y "
        "are not. With the roles of threadIdx.x and threadIdx.y (and of the two sizes of the block and the grid) "
        f"exchanged, all lines together would move {number(total.after)} sectors instead of {number(total.before)}."
    )
    return evidence.sector_advice(AdviceRule.SWAPPED_AXES, worst.line, total.before, total.after, text)


def _lane_stride(evidence: Evidence, count: MemoryCount) -> int:
    """Return the distance from lane to lane that all recorded requests of an instruction have, 0 where they differ."""
    strides = set()
    for request in evidence.requests(count.index):
        lanes = active_lanes(request.mask)
        if len(lanes) > 1:
            fit = fit_lanes(request.addresses, lanes)
            strides.add(abs(fit.stride) if fit is not None and fit.rows == 1 else 0)
        if len(strides) > 1:
            return 0
    return strides.pop() if strides else 0


def _structure(evidence: Evidence, access: LineAccess) -> Advice | None:
    memory = [count for count in evidence.counts.memory if count.requests and not count.is_atomic]
    users = [count for count in memory if (count.array, count.space) == (access.array, access.space)]
    strides = {_lane_stride(evidence, count) for count in users}
    stride = strides.pop() if len(strides) == 1 else 0
    width = access.width_bytes
    if not width < stride <= LARGEST_STRUCTURE or stride % width:
        return None
    fields = {active_addresses(request)[0] % stride for count in users for request in evidence.requests(count.index)}
    before = float(sum(count.sectors for count in users))
    least = float(sum(count.ideal_sectors for count in users))
    is_read_once = all(len(_moves(evidence, count)) <= 1 for count in users)
    is_vector = stride in VECTOR_TYPES and len(fields) * width == stride and is_read_once
    if len(fields) == 1 and not is_read_once:
        return None  # one element after the other: the lanes walk rows of their own
    vector = sum(whole_sectors(evidence, [c for c in users if c.is_store == kind], stride) for kind in (False, True))
    per, front_end = access.sectors / access.requests, evidence.launch.front_end
    says = (
        f"{at_line(access.line)} moves {number(per)} sectors a request of `{access.array}`, since its lanes are "
        f"{stride} B apart and use {width} B each"
    )
    if is_vector and vector <= MUCH_LESS * before:
        # the type of C++ for an access, where the kernel is not one of Python itself
        type_ = "" if front_end in {TRITON, "numba"} else f" ({VECTOR_TYPES[stride]})"
        text = (
            f"{says}. All {stride} B of an element are used: one access of {8 * stride} bits for them{type_} would "
            f"move {number(vector)} sectors instead of {number(before)}.{TRITON_JOINS if front_end == TRITON else ''}"
        )
        return evidence.sector_advice(AdviceRule.VECTOR_ACCESS, access.line, before, vector, text)
    if least > MUCH_LESS * before:
        return None
    used = "one is" if len(fields) == 1 else f"{len(fields)} are"
    text = (
        f"{says}. With an array for each field ({used} used) instead of an array of structures, or, where a "
        "thread takes several elements side by side, with the threads in turn, the requests to it would move "
        f"{number(least)} sectors instead of {number(before)}."
    )
    return evidence.sector_advice(AdviceRule.STRUCTURE_OF_ARRAYS, access.line, before, least, text)


def _moves(evidence: Evidence, count: MemoryCount) -> set[int]:
    record = evidence.records.get(count.index)
    if record is None or not record.data:
        return set()
    first = [active_addresses(request)[0] for _, request in record.active(0)]
    return {address - first[0] for address in first}


@dataclass(frozen=True, slots=True)
class _Walk:
    """A line whose lanes each go along elements of their own, `stride_bytes` from lane to lane."""

    access: LineAccess
    stride_bytes: int
    cost: _Cost


def _walk(evidence: Evidence, access: LineAccess) -> _Walk | None:
    """Return a line whose lanes go along elements of their own, None where others would cost little less."""
    counts = [evidence.by_index[index] for index in access.instructions if index in evidence.records]
    cost, strides = _Cost(), set[int]()
    for warp in range(max((len(evidence.records[count.index].data) for count in counts), default=0)):
        of_lane: dict[int, list[int]] = {}
        before = 0
        for count in counts:
            record = evidence.records[count.index]
            for _, request in record.active(warp):
                before += sectors_of(active_addresses(request), count, evidence)
                for lane in active_lanes(request.mask):
                    of_lane.setdefault(lane, []).append(request.addresses[lane])
        if len(of_lane) < LANES // 2 or min(len(set(of_lane[lane])) for lane in of_lane) < MIN_WALK:
            continue
        ordered = [address for lane in sorted(of_lane) for address in sorted(of_lane[lane])]
        cost += _Cost(before, sectors_of(ordered, counts[0], evidence))
        first, second = sorted(of_lane)[:2]
        strides.add(abs(min(of_lane[second]) - min(of_lane[first])))
    if not cost.before:
        return None
    needed = math.ceil(access.distinct_bytes / SECTOR_BYTES)  # of a request that is not recorded, too
    of_launch = _Cost(float(access.sectors), max(needed, cost.after * access.sectors / cost.before))
    return _Walk(access, max(strides), of_launch) if of_launch.is_much_less else None


def _rows_by_lanes(evidence: Evidence, walks: list[_Walk]) -> Advice:
    worst, others = walks[0], sorted({walk.access.line for walk in walks[1:]} - {walks[0].access.line})
    cost = sum((walk.cost for walk in walks), _Cost())
    access, stride = worst.access, worst.stride_bytes
    also = ""
    if others:
        listed = ", ".join(str(line) for line in others[:-1])
        also = f", as in line{'s' if len(others) > 1 else ''} {f'{listed} and ' if listed else ''}{others[-1]}"
    per = number(access.sectors / access.requests)
    says = f"{at_line(access.line)} moves {per} sectors a request of `{access.array}`"
    if stride > LARGEST_STRUCTURE:
        says += f": each lane goes along a row of its own, {stride:,} B from its neighbour's{also}."
        tries = (
            "With the lanes of a warp on neighbouring elements of one row (the loop over the row becomes threadIdx.x), "
            "or with tiles brought through shared memory row by row,"
        )
    else:
        says += f": each lane goes along {stride} B of its own{also}."
        tries = "With the lanes in turn (lane t takes element t, then the one after those of all lanes, and so on),"
    text = f"{says} {tries} {number(cost.after)} sectors would move instead of {number(cost.before)}."
    return evidence.sector_advice(AdviceRule.ROWS_BY_LANES, access.line, cost.before, cost.after, text)


def _tile(evidence: Evidence, access: LineAccess, swapped: dict[int, _Cost]) -> Advice | None:
    costs = [swapped[index] for index in access.instructions if index in swapped]
    cost = sum(costs, _Cost())
    stride = max((_first_stride(evidence, index) for index in access.instructions), default=0)
    goes_along_rows = [  # with about as many elements of another array
        other
        for other in evidence.accesses
        if other.space == access.space and other.array != access.array and not other.excess_sectors
        if other.distinct_bytes >= LANES // 2 * other.width_bytes * other.requests
        if 2 * other.active_lanes >= access.active_lanes
    ]
    if not goes_along_rows or stride < 2 * SECTOR_BYTES or (costs and not cost.is_much_less):
        return None
    before, least = float(access.sectors), float(access.ideal_sectors)
    other = max(goes_along_rows, key=lambda access: access.requests)
    text = (
        f"{at_line(access.line)} {_verb(access)} `{access.array}` along columns (neighbouring lanes are {stride:,} B "
        f"apart), while line {other.line} {_verb(other)} `{other.array}` along rows. With a tile of 32 x 32 elements "
        "turned round in shared memory (rows of 33), both go along rows: it would move "
        f"{number(least)} sectors instead of {number(before)}."
    )
    return evidence.sector_advice(AdviceRule.TILE, access.line, before, least, text)


def _columns_by_lanes(evidence: Evidence, access: LineAccess) -> Advice | None:
    """Advise that each lane goes along a column of its own, where the lanes of a warp share one."""
    # Other warps must use what lies beside it: at least half of the array is touched.
    known = evidence.arrays.get(access.array)
    stride = min((_first_stride(evidence, index) for index in access.instructions), default=0)
    if known is None or stride < 2 * SECTOR_BYTES or access.excess_sectors < (1 - MUCH_LESS) * access.sectors:
        return None
    if 2 * (known.touched_bytes or 0) < known.size_bytes:
        return None  # what lies beside the elements may be used by nobody
    before, least = float(access.sectors), float(access.ideal_sectors)
    text = (
        f"{at_line(access.line)} {_verb(access)} `{access.array}` along columns: neighbouring lanes are "
        f"{stride:,} B apart, and the elements beside theirs belong to other warps. With neighbouring lanes on "
        f"neighbouring columns, each going along its own, {number(least)} sectors would move instead of "
        f"{number(before)}."
    )
    return evidence.sector_advice(AdviceRule.COLUMNS_BY_LANES, access.line, before, least, text)


def _verb(access: LineAccess) -> str:
    return "reads" if access.operation is MemoryOperation.LOAD else "writes"


def _first_stride(evidence: Evidence, index: int) -> int:
    request = next(evidence.requests(index), None)
    used = active_addresses(request)[:2] if request is not None else []
    return abs(used[1] - used[0]) if len(used) == 2 else 0


def _local_array(evidence: Evidence, local: int) -> Advice:
    accesses = [access for access in evidence.accesses if access.space == LOCAL]
    worst = max(accesses, key=lambda access: access.sectors)
    text = (
        f"{at_line(worst.line)} uses an array of each thread that lies in local memory: "
        f"{number(SECTOR_BYTES * local)} B of {number(SECTOR_BYTES * evidence.sectors)} B that move are its own. "
        "With indices that are known when the kernel is compiled (loops unrolled by #pragma unroll), the array "
        "would lie in registers and move nothing."
    )
    return evidence.sector_advice(AdviceRule.LOCAL_ARRAY, worst.line, float(local), 0.0, text)
