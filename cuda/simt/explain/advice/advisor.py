"""All rules together: the advice on a launch, the most useful first.

The rule: advice that saves less than `WORTH_SAYING` of its unit is left out, and at most `MAX_ADVICE` are given.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise
from math import ceil

from warplens.cuda.simt.counting.counts import MemoryCount, active_lanes
from warplens.cuda.simt.counting.rules import BANK_BYTES, LANES
from warplens.cuda.simt.counting.transactions import InstructionRecord, RecordedRequest
from warplens.cuda.simt.explain.advice.evidence import (
    WORTH_SAYING,
    Advice,
    AdviceRule,
    Evidence,
    active_addresses,
    advise_launch,
    at_line,
    number,
)
from warplens.cuda.simt.explain.advice.global_order import advise_global_order
from warplens.cuda.simt.explain.layouts import WORTHWHILE, Layout, SharedArray, Weighted, fit_lanes
from warplens.cuda.simt.explain.patterns import SHARED, MemoryOperation
from warplens.cuda.simt.explain.traffic import LineAccess

# Advice on idle lanes packs the lanes that are active in one execution into whole warps and counts the requests again.
# Only lanes at equal distances are packed, as in `threadIdx.x % 4 == 0`: no source can put lanes that data choose
# beside each other, and one lane of each warp is the usual end of a sum.
FEW_LANES = LANES // 2  # a line with fewer active lanes a request is looked at
MUCH_LESS = 0.6  # packed threads are advised where they make at most this part of the requests


def advise_divergence(evidence: Evidence) -> Iterator[Advice]:
    """Yield advice on the line that could save the most requests, if that is worth saying."""
    total = sum(access.requests for access in evidence.accesses)
    savings = []
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
            savings.append((access.requests * (1 - after / before), access, after / before))
    if not savings:
        return
    _, worst, part = max(savings, key=lambda saving: saving[0])
    left = worst.requests * part
    text = (
        f"{at_line(worst.line)} is executed with {number(worst.lanes_per_request)} of {LANES} lanes active on "
        "average, in many warps. With neighbouring threads active instead (threadIdx.x in the index, not in the "
        f"condition), whole warps would have nothing to do, and it would make {number(left)} requests instead of "
        f"{worst.requests:,}."
    )
    yield _advice(AdviceRule.NEIGHBOURING_THREADS, worst, text, "requests", (worst.requests, left, total))


def _packed(record: InstructionRecord) -> tuple[int, int]:
    """Return the requests that are kept, and those that whole warps of active lanes would make."""
    made = packed = 0
    for time in sorted({time for warp in range(len(record.data)) for time in record.kept(warp)}):
        requests = [record.request(warp, time) for warp in range(len(record.data))]
        lanes = [active_lanes(request.mask) for request in requests if request is not None and request.mask]
        for active in lanes:  # at equal distances of at least 2, or a single one
            if len({after - before for before, after in pairwise(active)} - {1}) != min(1, len(active) - 1):
                return 0, 0
        made += len(lanes)
        packed += -(-sum(map(len, lanes)) // LANES)
    return made, packed


def _advice(rule: AdviceRule, worst: LineAccess, text: str, unit: str, numbers: tuple[float, float, float]) -> Advice:
    before, after, total = numbers
    return Advice(rule=rule, line=worst.line, text=text, unit=unit, before=before, after=after, total=total)


# Advice against bank conflicts counts all recorded requests to the array again with each layout, and names the best one
# that keeps every access aligned. It names a row pitch only where the source shows rows and a longer row still fits.
MUCH_BETTER = 0.9  # exchanged columns, which complicate every index, come before longer rows only from this ratio on


def advise_layouts(evidence: Evidence) -> Iterator[Advice]:
    """Iterate over the advice on each shared array."""
    for name, array in evidence.shared.items():
        users = [access for access in evidence.accesses if (access.array, access.space) == (name, SHARED)]
        excess = sum(access.excess_wavefronts for access in users)
        if not users or not array.requests or excess < WORTH_SAYING * evidence.wavefronts:
            continue
        worst = max(users, key=lambda access: access.excess_wavefronts)
        present = array.present()
        if (advice := _best(evidence, array, worst, present)) is not None:
            yield advice


def _best(evidence: Evidence, array: SharedArray, worst: LineAccess, present: Layout) -> Advice | None:
    most = WORTHWHILE * present.wavefronts
    longer = array.longer_rows()
    if longer is not None:  # does a block still fit on a multiprocessor?
        known = evidence.arrays.get(worst.array)
        rows = known.size_bytes // (BANK_BYTES * array.row_words) if known is not None else 0
        more = BANK_BYTES * (longer.pitch_words - array.row_words) * rows
        if evidence.launch.shared_bytes + more > evidence.launch.spec.limits.shared_per_block_bytes:
            longer = None
    exchanged = array.exchanged_columns()
    if longer is not None and exchanged is not None and exchanged.wavefronts > MUCH_BETTER * longer.wavefronts:
        exchanged = None
    dealt = _dealt_out(array, present)
    options = [option for option in (longer, exchanged, dealt) if option is not None and option.wavefronts <= most]
    best = min(options, key=lambda layout: layout.wavefronts, default=None)
    if best is None:
        best = array.gaps()
        if array.row_words or best.wavefronts > most:
            return None
        rule, tries = AdviceRule.GAPS, _gaps(best)
    elif best is longer:
        unit = array.unit_words
        aligned = f", which keeps accesses of {8 * BANK_BYTES * unit} bits aligned" if unit > 1 else ""
        tries = f"With rows of {best.pitch_words} words instead of {array.row_words}{aligned},"
        rule = AdviceRule.ROW_PITCH
    elif best is exchanged:
        rule, tries = AdviceRule.EXCHANGED_COLUMNS, _exchange(array, best, longer)
    else:
        rule, tries = AdviceRule.INTERLEAVED_ELEMENTS, _deal(best)
    per, least = worst.wavefronts / worst.requests, worst.ideal_wavefronts / worst.requests
    text = (
        f"{at_line(worst.line)} takes {number(per)} wavefronts a request to `{worst.array}`, where {number(least)} "
        f"would suffice. {tries} the launch would take {number(best.wavefronts)} wavefronts for `{worst.array}` "
        f"instead of {number(present.wavefronts)}."
    )
    return _advice(rule, worst, text, "wavefronts", (present.wavefronts, best.wavefronts, evidence.wavefronts))


def _exchange(array: SharedArray, better: Layout, longer: Layout | None) -> str:
    units = array.row_words // better.unit_words
    columns = "column" if better.unit_words == 1 else f"group of {better.unit_words} columns"
    pitch = "no longer row fits or helps"
    if longer is not None:
        pitch = f"the best row pitch, {longer.pitch_words} words, leaves {number(longer.wavefronts)}"
    return f"With {columns} c of row r kept in place c ^ (r % {units}) (XOR swizzle; {pitch}),"


def _gaps(better: Layout) -> str:
    index = f"i + i / {LANES}" if better.unit_words == 1 else f"i + {better.unit_words} * (i / {LANES})"
    return (
        "The array has no rows to lengthen: let neighbouring lanes use neighbouring elements, without a stride. Or, "
        f"with word i kept at {index},"
    )


def _deal(better: Layout) -> str:
    element = "word t" if better.unit_words == 1 else f"group t of {better.unit_words} words"
    return (
        f"Lanes are {better.pitch_words} words apart inside a row there. With neighbouring lanes on neighbouring words "
        f"(lane t takes {element} of the row first, and further ones as many places on as there are lanes),"
    )


def _dealt_out(array: SharedArray, present: Layout) -> Layout | None:
    if not array.row_words:
        return None
    saved, distance, unit = 0.0, 0, 1
    for used in array.requests:
        width = max(BANK_BYTES, used.count.width_bytes)
        stride = _stride_in_a_row(array, used)
        if stride <= width or stride % width:
            continue
        row, before = BANK_BYTES * array.row_words, used.request.addresses
        after = [address // row * row + address % row // stride * width + address % width for address in before]
        less = used.cost(before, array.rules) - used.cost(after, array.rules)
        if less > 0:
            saved += used.weight * less
            distance, unit = max(distance, stride // BANK_BYTES), max(unit, width // BANK_BYTES)
    return Layout(present.wavefronts - saved, distance, unit) if saved else None


def _stride_in_a_row(array: SharedArray, used: Weighted) -> int:
    """Return the distance of neighbouring lanes, in bytes; 0 where they are in different rows or irregular."""
    lanes = active_lanes(used.request.mask)
    fit = fit_lanes(used.request.addresses, lanes) if len(lanes) > 1 else None
    row = BANK_BYTES * array.row_words
    if fit is None or not 0 < fit.stride < row or (fit.rows > 1 and fit.row_stride % row):
        return 0
    rows = {used.request.addresses[lane] // row for lane in lanes}
    return fit.stride if len(rows) <= fit.rows else 0


# Advice on atomic operations is for lanes or blocks that meet in few addresses. Updates of many addresses, each a few
# times, are left alone, and so are lanes that the assembler adds up by itself.
OFTEN = 32  # an address that is updated at least this often is worth a copy in shared memory
MOST_COPY_BYTES = 48 * 1024
"""A copy must fit into the shared memory that a block has without an attribute. Source: CUDA C++ guide, 16.2."""
MEETING = 2.0  # all lanes of a request meet in one address if it has at least this many on average
CROWDED = 4.0  # copies of a shared array are advised if a request takes at least this many turns on average
MEETING_IN_A_BLOCK = 1.25  # a block that updates an address less often on average has nothing to add up before
COPIES = (2, 4, 8, 16, 32)
UPDATES_A_COPY = 4  # a copy is worth its sum at the end if each of its addresses is updated at least this often
HALVED = 0.5  # a change must save at least this part of the updates or turns
BLOCKS_A_MULTIPROCESSOR = 2  # a grid of this many blocks for each multiprocessor hides latency, and adds few copies up


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
    """Return how many lanes meet in one address, and so take turns, at most; lane t takes copy t % copies."""
    lanes = active_lanes(request.mask)
    met = Counter((request.addresses[lane] // width_bytes, lane % copies) for lane in lanes)
    return max(met.values(), default=0)


def _mean_turns(evidence: Evidence, counts: list[MemoryCount], copies: int = 1) -> float:
    taken = [
        turns(request, copies, count.width_bytes) for count in counts for request in evidence.requests(count.index)
    ]
    return sum(taken) / len(taken) if taken else 0.0


def _updates(evidence: Evidence, space: str) -> int:
    return sum(
        access.active_lanes
        for access in evidence.accesses
        if access.operation is MemoryOperation.ATOMIC and (access.space == SHARED) == (space == SHARED)
    )


def _one_update_a_warp(evidence: Evidence, access: LineAccess, counts: list[MemoryCount]) -> Advice | None:
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
    text = (
        f"{at_line(access.line)} updates one address of `{access.array}` with {lanes} lanes a request, which take "
        f"turns: {access.active_lanes:,} atomic operations. With the lanes added up first (__shfl_down_sync, or "
        f"__reduce_add_sync for whole numbers) and one lane to update it, {access.requests:,} would remain{less}."
    )
    numbers = access.active_lanes, access.requests, total
    return _advice(AdviceRule.ONE_UPDATE_A_WARP, access, text, "atomic operations", numbers)


def _one_update_a_block(evidence: Evidence, access: LineAccess) -> Advice | None:
    blocks = evidence.launch.blocks
    if access.space == SHARED or blocks > HALVED * access.requests:
        return None
    text = (
        f"{at_line(access.line)} updates one address of `{access.array}` {access.requests:,} times: once for each "
        "warp, whose lanes the assembler adds up. With sums of whole blocks in shared memory, "
        f"{blocks:,} atomic operations would remain, one for each block."
    )
    numbers = access.requests, blocks, access.requests
    return _advice(AdviceRule.ONE_UPDATE_A_BLOCK, access, text, "atomic operations", numbers)


def _private_copy(evidence: Evidence, access: LineAccess) -> Advice | None:
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
    text = (
        f"{at_line(access.line)} makes {access.active_lanes:,} atomic operations on {addresses:,} addresses of "
        f"`{access.array}`, {number(each)} on each. With a private copy of these {touched:,} B in the shared "
        f"memory of each block, added to `{access.array}` once at its end,{grid} at most {after:,} atomic "
        "operations on global memory would remain."
    )
    numbers = access.active_lanes, after, total
    return _advice(AdviceRule.PRIVATE_COPY, access, text, "atomic operations", numbers)


def _updates_of_an_address(evidence: Evidence, access: LineAccess) -> float:
    """Return how often the recorded block updates each address on average: once where it adds a private copy up."""
    requests = chain.from_iterable(map(evidence.requests, access.instructions))
    met = Counter(chain.from_iterable(map(active_addresses, requests)))
    return met.total() / len(met) if met else 0.0


def _several_copies(evidence: Evidence, access: LineAccess, counts: list[MemoryCount]) -> Advice | None:
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
            text = (
                f"{at_line(access.line)} updates `{access.array}` atomically. On average {number(before)} lanes of "
                f"a request meet in its busiest address and take turns. With {copies} copies of its {size:,} B, "
                f"of which lane t takes number t % {copies}, it would be {number(after)}."
            )
            numbers = before * access.requests, after * access.requests, before * access.requests
            return _advice(AdviceRule.SEVERAL_COPIES, access, text, "turns", numbers)
    return None


MAX_ADVICE = 5  # more advice than this is not read


def advise(evidence: Evidence) -> tuple[Advice, ...]:
    """Return what to change, the largest gain first."""
    pieces = [
        *advise_launch(evidence.launch),
        *advise_atomics(evidence),
        *advise_global_order(evidence),
        *advise_layouts(evidence),
        *advise_divergence(evidence),
    ]
    worth = [advice for advice in pieces if advice.gain >= WORTH_SAYING]
    return tuple(sorted(worth, key=lambda advice: -advice.gain)[:MAX_ADVICE])
