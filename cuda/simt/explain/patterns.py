"""The pattern of the 32 addresses of one request, in words: contiguous, strided, broadcast, misaligned, in conflict.

The rule: a pattern is fitted from the addresses alone, and only one that reproduces each of them exactly is named. Its
cost and its least possible cost are counted by `counts`. Nothing here knows a kernel.

The least cost of a request is, in global memory, the sectors of `counts.least_sectors`; in shared memory, the
wavefronts of the same number of elements side by side. On GPUs whose transactions have several sizes (compute
capability 1.x and 2.x) a sentence counts transactions and their bytes instead of sectors.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from warplens.cuda.device.spec import Broadcast, Coalescing, MemoryRules
from warplens.cuda.simt.counting.counts import (
    active_lanes,
    distinct_bytes,
    ideal_wavefronts,
    least_sectors,
    transactions,
    wavefronts,
)
from warplens.cuda.simt.counting.rules import BANK_BYTES, CURRENT, FULL_MASK, LANES, LINE_BYTES, SECTOR_BYTES
from warplens.cuda.simt.explain.layouts import Fit, fit_lanes

SHARED, CLUSTER, LOCAL, CONSTANT = "shared", "shared::cluster", "local", "const"
"""These are spaces as `MemoryCount.space` names them; every space but shared and constant memory costs sectors."""


class MemoryOperation(StrEnum):
    """What an instruction does to memory."""

    LOAD = "load"
    STORE = "store"
    ATOMIC = "atomic"


SAME_ADDRESS_EFFECTS = {  # this happens where all lanes access one address
    MemoryOperation.LOAD: "broadcast",
    MemoryOperation.STORE: "only one of the values stays",
    MemoryOperation.ATOMIC: "they take turns",
}


class PatternKind(StrEnum):
    """How the addresses of the active lanes relate to each other."""

    IDLE = "idle"  # no lane is active
    SINGLE = "single"  # one lane is active
    BROADCAST = "broadcast"  # all lanes have one address
    CONTIGUOUS = "contiguous"  # each lane begins where its neighbour ends
    MISALIGNED = "misaligned"  # contiguous, but over one sector more than the bytes need
    STRIDED = "strided"  # one stride, other than the width, from each lane to the next
    ROWS = "rows"  # rows of lanes: one stride within a row, another from row to row
    PERMUTED = "permuted"  # no stride fits, yet the bytes lie together and cost as little as they can
    SCATTERED = "scattered"  # no stride fits


@dataclass(frozen=True, slots=True, kw_only=True)
class Pattern:
    """One request, described; `cost` and `ideal` are wavefronts in shared memory, else sectors."""

    kind: PatternKind
    operation: MemoryOperation
    space: str  # "global", "shared", "local", ...
    width_bytes: int
    lanes: int
    distinct_bytes: int  # requested bytes, the same byte once
    stride_bytes: int = 0  # distance from a lane to the next (within a row); 0 where there is none
    row_lanes: int = LANES  # the width of the block unless the warp holds no whole row; `LANES` where there is one row
    rows: int = 1  # rows that hold an active lane
    row_stride_bytes: int = 0  # distance from a row to the next; 0 where there is one row
    offset_bytes: int = 0  # of the lowest address in its sector, segment, or the bytes that a pass of the banks moves
    cost: int
    ideal: int  # the least cost for the same bytes
    transactions: int = 0  # their number, where those have several sizes; else 0
    rules: MemoryRules = CURRENT
    pitch_words: int = 0  # the row pitch of the shared array, in 4-byte words; 0 where it has no rows
    better_pitch_words: int = 0  # with fewer bank conflicts for all lines that use the array; 0: not needed, or none
    better_cost: int = 0  # wavefronts with that pitch
    sentence: str = ""  # the pattern in words, without a full stop


def interleaved(addresses: Sequence[int], width_bytes: int) -> tuple[int, ...]:
    """Return offsets into local memory as hardware lays them out: elements of neighbouring lanes side by side.

    Source: CUDA C++ programming guide, 5.3.2, local memory.

    Example:
        >>> interleaved([0] * 32, 4)[:3], interleaved([4] * 32, 4)[:3]
        ((0, 4, 8), (128, 132, 136))
    """
    return tuple(LANES * address + lane * width_bytes for lane, address in enumerate(addresses))


def repitch(addresses: Sequence[int], old_pitch_words: int, new_pitch_words: int) -> tuple[int, ...]:
    """Return the byte addresses in an array of the same elements when each of its rows has another pitch."""
    old, new = BANK_BYTES * old_pitch_words, BANK_BYTES * new_pitch_words
    return tuple(address // old * new + address % old for address in addresses)


def describe(
    addresses: Sequence[int],  # 32 of bytes, from a multiple of 256 bytes, each aligned to `width_bytes`
    width_bytes: int,  # the bytes that one lane moves: 1, 2, 4, 8 or 16
    mask: int = FULL_MASK,  # active lanes; addresses of others are ignored
    *,
    space: str = "global",  # "shared": counted in wavefronts, others in sectors; "local": lane beside lane first
    operation: MemoryOperation = MemoryOperation.LOAD,  # stores are never paired in shared memory, atomics take turns
    row_words: int = 0,  # the row pitch of a shared array, in 4-byte words; 0 where it has no rows
    rules: MemoryRules = CURRENT,
) -> Pattern:
    """Describe one request."""
    lanes = active_lanes(mask)
    is_store = operation is not MemoryOperation.LOAD
    if not lanes:
        return Pattern(
            kind=PatternKind.IDLE, operation=operation, space=space, width_bytes=width_bytes, lanes=0,
            distinct_bytes=0, cost=0, ideal=0, rules=rules, sentence="no lane is active: no request",
        )  # fmt: skip
    if space == LOCAL:
        addresses = interleaved(addresses, width_bytes)
    distinct = distinct_bytes(addresses, width_bytes, mask, rules=rules)
    issued = 0
    if space == SHARED:
        cost = wavefronts(addresses, width_bytes, mask, is_store=is_store, rules=rules)
        least = ideal_wavefronts(distinct, width_bytes, len(lanes), is_store=is_store, rules=rules)
    else:
        cost, issued = transactions(addresses, width_bytes, mask, is_store=is_store, rules=rules)
        least = least_sectors(distinct, width_bytes, mask, is_store=is_store, rules=rules)
    ideal = min(cost, least)
    fit = fit_lanes(addresses, lanes)
    used = [addresses[lane] for lane in lanes]
    aligned = SECTOR_BYTES if rules.in_sectors else LINE_BYTES  # contiguous bytes take the fewest transactions there
    if rules.loads is Coalescing.IN_ORDER:
        aligned = min(LANES // 2 * width_bytes, LINE_BYTES)
    strides = fit or Fit(0)
    pattern = Pattern(
        kind=_kind(fit, used, width_bytes, is_cheap=cost == ideal, space=space),
        operation=operation,
        space=space,
        width_bytes=width_bytes,
        lanes=len(lanes),
        distinct_bytes=distinct,
        stride_bytes=strides.stride,
        row_lanes=strides.row_lanes,
        rows=strides.rows,
        row_stride_bytes=strides.row_stride,
        offset_bytes=min(used) % (rules.pass_bytes if space == SHARED else aligned),
        cost=cost,
        ideal=ideal,
        transactions=0 if rules.in_sectors else issued,
        rules=rules,
        pitch_words=row_words if space == SHARED else 0,
    )
    return worded(pattern)


def _kind(fit: Fit | None, used: Sequence[int], width: int, *, is_cheap: bool, space: str) -> PatternKind:
    """Return the kind of the active lanes' addresses; `is_cheap`: they cost as little as they can."""
    if len(used) == 1:
        return PatternKind.SINGLE
    if len(set(used)) == 1:
        return PatternKind.BROADCAST
    if fit is None:
        together = max(used) - min(used) + width == width * len(set(used))
        return PatternKind.PERMUTED if is_cheap and together else PatternKind.SCATTERED
    if fit.rows > 1:
        return PatternKind.ROWS
    if abs(fit.stride) != width:
        return PatternKind.STRIDED
    return PatternKind.MISALIGNED if space != SHARED and not is_cheap else PatternKind.CONTIGUOUS


def worded(pattern: Pattern) -> Pattern:
    """Return the pattern with the sentence of its values."""
    if pattern.space == SHARED:
        sentence = _free_sentence(pattern) if pattern.cost <= pattern.ideal else _conflict_sentence(pattern)
    elif pattern.space == LOCAL and pattern.lanes > 1:
        where = "one element" if pattern.cost <= pattern.ideal else "different elements"
        sentence = f"lanes at {where} of their own stacks: {_price(pattern)}"
    else:
        sentence = _sector_sentence(pattern)
    meet = pattern.distinct_bytes < pattern.lanes * pattern.width_bytes and pattern.kind is not PatternKind.BROADCAST
    if pattern.operation is MemoryOperation.ATOMIC and meet:
        sentence += ", and lanes of one address take turns"
    return replace(pattern, sentence=sentence)


def _sector_sentence(pattern: Pattern) -> str:
    price = _price(pattern)
    match pattern.kind:
        case PatternKind.SINGLE:
            moved = SECTOR_BYTES * pattern.cost
            whole = f"a transaction of {moved} B" if pattern.transactions else f"a whole sector of {moved} B"
            return f"one lane alone: {whole} for the {pattern.width_bytes} B it requests"
        case PatternKind.BROADCAST:
            return f"all lanes one {_element(pattern)}: {_meeting(pattern)}"
        case PatternKind.MISALIGNED:
            return _misaligned(pattern)
        case PatternKind.CONTIGUOUS:
            order = f"contiguous{' backwards' if pattern.stride_bytes < 0 else ''}"
        case PatternKind.STRIDED:
            order = f"lane stride {pattern.stride_bytes} B"
        case PatternKind.ROWS:
            order = _rows(pattern)
        case PatternKind.PERMUTED:
            order = "lanes in another order, the bytes together"
        case _:
            order = "scattered, no stride fits"
    return f"{order}: {price}"


def _misaligned(pattern: Pattern) -> str:
    """Return the sentence on contiguous bytes that cost too much: misaligned, or (on 1.0) not in lane order."""
    if pattern.space == CONSTANT:
        return f"contiguous: {_price(pattern)}"
    if not pattern.offset_bytes:
        return f"contiguous, but not in the order of the lanes: {_price(pattern)}"
    sentence = f"contiguous, but misaligned by {pattern.offset_bytes} B"
    if pattern.transactions:
        return f"{sentence}: {_price(pattern)}"
    more = pattern.cost - pattern.ideal
    return f"{sentence}: {'one sector' if more == 1 else f'{more} sectors'} more ({_price(pattern)})"


def _meeting(pattern: Pattern) -> str:
    meeting = SAME_ADDRESS_EFFECTS[pattern.operation]
    if pattern.space == CONSTANT:
        return meeting
    if not pattern.transactions:
        return f"{meeting}, one sector"
    if pattern.cost > pattern.ideal:
        return f"no broadcast, a transaction for each lane: {_price(pattern)}"
    return f"{meeting}, {_price(pattern)}"


def _free_sentence(pattern: Pattern) -> str:
    passes = ""
    if pattern.rules.broadcast is Broadcast.ONE_WORD:
        halves = pattern.cost * BANK_BYTES // max(pattern.width_bytes, BANK_BYTES)
        passes = f", {pattern.cost} wavefronts: half-warps are served apart" if halves > 1 else ""
    elif pattern.cost > 1:
        passes = f", {pattern.cost} wavefronts as its width needs"
    match pattern.kind:
        case PatternKind.SINGLE:
            return f"one lane alone: the other {LANES - 1} are idle"
        case PatternKind.BROADCAST:
            return f"all lanes one {_element(pattern)}: {SAME_ADDRESS_EFFECTS[pattern.operation]}{passes}"
        case PatternKind.CONTIGUOUS:
            order = "contiguous: "
        case PatternKind.STRIDED:
            order = f"stride {_distance(pattern.stride_bytes)}: "
        case PatternKind.ROWS:
            order = f"{_rows(pattern)}: "
        case _:
            order = ""
    return f"{order}no bank conflict{passes}"


def _conflict_sentence(pattern: Pattern) -> str:
    passes = pattern.width_bytes * LANES // pattern.rules.pass_bytes
    if pattern.rules.broadcast is Broadcast.PAIRS and pattern.cost <= passes:  # each part of the warp passes at once
        price = f"{pattern.cost} wavefronts for a request that could be {pattern.ideal}"
        return f"no bank conflict, but neighbours that share an element would be served together: {price}"
    ways, rest = divmod(pattern.cost, pattern.ideal)
    conflict = f"{ways}-way bank conflict" if not rest else "bank conflict"
    if rest or pattern.ideal > 1:
        conflict += f" ({pattern.cost} wavefronts for a request that could be {pattern.ideal})"
    where = "no stride fits"
    if pattern.kind is PatternKind.STRIDED:
        where = f"stride {_distance(pattern.stride_bytes)}"
    elif pattern.kind is PatternKind.ROWS:
        where = _rows(pattern)
    if not pattern.better_pitch_words:
        return f"{conflict}: {where}"
    left = pattern.better_cost
    effect = "remove it" if left <= pattern.ideal else f"leave {left} wavefronts"
    return f"{conflict}: {where}; a row pitch of {pattern.better_pitch_words} would {effect}"


def _price(pattern: Pattern) -> str:
    if pattern.space == CONSTANT:  # its cache gives one address at a time
        words = pattern.distinct_bytes // pattern.width_bytes
        return f"{words} words, one at a time" if words > 1 else "one word for all lanes"
    if pattern.transactions:
        count = f" in {pattern.transactions} transactions" if pattern.transactions > 1 else " in one transaction"
        moved = f"{SECTOR_BYTES * pattern.cost} B{count}"
        if pattern.cost > pattern.ideal:
            return f"{moved} for a request that could be {SECTOR_BYTES * pattern.ideal} B"
        return f"{moved}, the minimum"
    sectors = f"{pattern.cost} sector{'s' if pattern.cost > 1 else ''}"
    if pattern.cost > pattern.ideal:
        return f"{sectors} for a request that could be {pattern.ideal}"
    return f"{sectors}, the minimum" if pattern.cost > 1 else sectors


def _rows(pattern: Pattern) -> str:
    """Return, for instance, `2 rows of 16 lanes, each contiguous, 4096 B apart`."""
    distance = _distance if pattern.space == SHARED else "{} B".format
    if pattern.stride_bytes == 0:
        alone = pattern.space != SHARED and pattern.rules.loads is Coalescing.IN_ORDER
        inside = f"each one {_element(pattern)}{' (no broadcast)' if alone else ''}"
    elif pattern.stride_bytes == pattern.width_bytes:
        inside = "each contiguous"
    else:
        inside = f"lane stride {distance(pattern.stride_bytes)}"
    is_sectors = pattern.space != SHARED and not pattern.transactions
    if is_sectors and pattern.stride_bytes == pattern.width_bytes and pattern.cost > pattern.ideal:
        row_bytes = pattern.row_lanes * pattern.width_bytes
        if row_bytes % SECTOR_BYTES:
            inside += f" over {row_bytes} B" if row_bytes > SECTOR_BYTES else f" and {row_bytes} B short"
        elif pattern.offset_bytes or pattern.row_stride_bytes % SECTOR_BYTES:
            inside += " but not aligned to sectors"
    apart = "the same addresses in each"
    if pattern.row_stride_bytes:
        apart = f"{distance(abs(pattern.row_stride_bytes))} apart"
    up_to = "up to " if pattern.lanes < pattern.rows * pattern.row_lanes else ""
    return f"{pattern.rows} rows of {up_to}{pattern.row_lanes} lanes, {inside}, {apart}"


def _distance(length: int) -> str:
    """Return a distance in shared memory: in words where it is whole words."""
    words, rest = divmod(length, BANK_BYTES)
    return f"{length} B" if rest else f"{words} word{'' if abs(words) == 1 else 's'}"


def _element(pattern: Pattern) -> str:
    return "word" if pattern.width_bytes == BANK_BYTES else f"element of {pattern.width_bytes} B"
