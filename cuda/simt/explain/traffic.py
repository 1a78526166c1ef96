"""The traffic of a launch by source line and by array, against the least possible, and a verdict in two sentences.

The rule: counted numbers are summed and compared, never weighted. Excess is the cost of a group of requests above the
least possible, in sectors (global and local memory) and in wavefronts (shared memory); the shares of each add up to 1.

The fewest sectors are counted, request by request. The fewest wavefronts are those of `patterns` for the mean request
of an instruction: exact where all its requests are alike, and for accesses of up to 4 bytes.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from warplens.cuda.device.spec import MemoryRules
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount, least_wavefronts
from warplens.cuda.simt.counting.rules import CURRENT, LANES, SECTOR_BYTES
from warplens.cuda.simt.explain.patterns import CLUSTER, LOCAL, SHARED, MemoryOperation, Pattern


@dataclass(frozen=True, slots=True, kw_only=True)
class LineAccess:
    """One operation of one source line on one array, summed over the launch and over its instructions."""

    line: int  # of the kernel file, 0 where it is unknown
    operation: MemoryOperation
    space: str  # "global", "shared", "local"
    array: str  # "" if unknown
    instructions: tuple[int, ...]  # `MemoryCount.index` of each that makes requests, the most expensive first
    width_bytes: int  # the bytes that a lane moves, in the widest instruction
    requests: int
    active_lanes: int
    distinct_bytes: int
    sectors: int  # units of 32 bytes that moved; 0 in shared memory
    ideal_sectors: int  # the fewest possible
    wavefronts: int  # passes; 0 outside of shared memory
    ideal_wavefronts: int  # the fewest possible
    sector_share: float = 0.0  # part of the launch's excess, 0 to 1
    wavefront_share: float = 0.0  # part of the launch's excess, 0 to 1

    @property
    def excess_sectors(self) -> int:
        """Sectors above the fewest possible."""
        return self.sectors - self.ideal_sectors

    @property
    def excess_wavefronts(self) -> int:
        """Wavefronts above the fewest possible."""
        return self.wavefronts - self.ideal_wavefronts

    @property
    def lanes_per_request(self) -> float:
        """Active lanes of the mean request, at most 32."""
        return self.active_lanes / self.requests


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrayTraffic:
    """The bytes between one array and the lanes: not those of DRAM, as caches serve some (but for 1.x, without any)."""

    array: str
    space: str
    requests: int  # loads, stores and atomics together
    moved_bytes: int  # 32 x sectors, in shared memory `MemoryRules.pass_bytes` x wavefronts: traffic of L1 or banks
    asked_bytes: int  # distinct bytes of each request, summed over the requests
    size_bytes: int | None  # in shared memory those of all blocks, in local memory of all threads; None if unknown
    unique_bytes: int  # bytes touched at all, each once (of a shared variable once in each block)
    is_exact: bool  # whether `unique_bytes` were counted; else they are an upper bound, the requested bytes or the size

    @property
    def reuse(self) -> float:
        """Bytes moved for each byte touched: how often the array moves, at least."""
        return self.moved_bytes / self.unique_bytes if self.unique_bytes else 0.0

    @property
    def efficiency_percent(self) -> float:
        """Requested bytes, in per cent of those moved."""
        return 100 * self.asked_bytes / self.moved_bytes if self.moved_bytes else 0.0

    @property
    def repetition(self) -> float:
        """Requested bytes for each byte touched: how often each byte is requested, at least, without waste."""
        return self.asked_bytes / self.unique_bytes if self.unique_bytes else 0.0

    @property
    def repeated_bytes(self) -> int:
        """Requested bytes beyond one request of each touched byte."""
        return max(0, self.asked_bytes - self.unique_bytes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Blame:
    """The memory counters of a launch, divided: `accesses` by line and cost, `arrays` by bytes moved, by `rules`."""

    accesses: tuple[LineAccess, ...]
    arrays: tuple[ArrayTraffic, ...]
    rules: MemoryRules = CURRENT

    @property
    def excess_sectors(self) -> int:
        """Sectors of the launch above the fewest possible."""
        return sum(access.excess_sectors for access in self.accesses)

    @property
    def excess_wavefronts(self) -> int:
        """Wavefronts of the launch above the fewest possible."""
        return sum(access.excess_wavefronts for access in self.accesses)


def blame(
    counts: LaunchCounts,
    sizes: Mapping[str, int] | None = None,  # of a shared variable in one block, of the stack in one thread
    touched: Mapping[str, int] | None = None,  # summed over blocks
    rules: MemoryRules = CURRENT,
) -> Blame:
    """Divide the memory counters of a launch, by the bytes of each array: their `sizes`, and those `touched` at all."""
    groups: dict[tuple[int, MemoryOperation, str, str], list[MemoryCount]] = {}
    for count in counts.memory:
        if count.requests:
            groups.setdefault((count.line, operation_of(count), count.space, count.array), []).append(count)
    accesses = [access_of(group, rules) for group in groups.values()]
    sectors = sum(access.excess_sectors for access in accesses)
    wavefronts = sum(access.excess_wavefronts for access in accesses)
    for place, access in enumerate(accesses):
        sector_share = access.excess_sectors / sectors if sectors else 0.0
        wavefront_share = access.excess_wavefronts / wavefronts if wavefronts else 0.0
        accesses[place] = replace(access, sector_share=sector_share, wavefront_share=wavefront_share)
    by_array: dict[tuple[str, str], list[LineAccess]] = {}
    for access in accesses:
        if access.space != CLUSTER:  # the bytes that such a request moves are not known
            by_array.setdefault((access.space, access.array), []).append(access)
    copies = {SHARED: counts.blocks, LOCAL: LANES * counts.warps}
    arrays = []
    for (space, array), users in by_array.items():
        size = (sizes or {}).get(array)
        size = None if size is None else size * copies.get(space, 1)
        arrays.append(_array(users, size, (touched or {}).get(array), rules.pass_bytes))
    arrays.sort(key=lambda array: (array.space == SHARED, -array.moved_bytes))
    return Blame(accesses=tuple(sorted(accesses, key=_order)), arrays=tuple(arrays), rules=rules)


def operation_of(count: MemoryCount) -> MemoryOperation:
    """Return the operation of an instruction; an atomic operation is no store here."""
    if count.is_atomic:
        return MemoryOperation.ATOMIC
    return MemoryOperation.STORE if count.is_store else MemoryOperation.LOAD


def access_of(group: Sequence[MemoryCount], rules: MemoryRules = CURRENT) -> LineAccess:
    """Return the sums of instructions of one operation, line and array; their shares of the excess are 0."""

    def waste(count: MemoryCount) -> tuple[int, int]:
        least = count.ideal_sectors + least_wavefronts(count, rules)
        return count.sectors + count.wavefronts - least, count.requests

    first = group[0]
    return LineAccess(
        line=first.line,
        operation=operation_of(first),
        space=first.space,
        array=first.array,
        instructions=tuple(count.index for count in sorted(group, key=waste, reverse=True)),
        width_bytes=max(count.width_bytes for count in group),
        requests=sum(count.requests for count in group),
        active_lanes=sum(count.active_lanes for count in group),
        distinct_bytes=sum(count.distinct_bytes for count in group),
        sectors=sum(count.sectors for count in group),
        ideal_sectors=sum(count.ideal_sectors for count in group),
        wavefronts=sum(count.wavefronts for count in group),
        ideal_wavefronts=sum(least_wavefronts(count, rules) for count in group),
    )


def _order(access: LineAccess) -> tuple[int, int, int, int]:
    """Return the sort key of an access: unknown lines last; in a line loads before stores, then program order."""
    return (access.line == 0, access.line, list(MemoryOperation).index(access.operation), min(access.instructions))


def _array(group: list[LineAccess], size: int | None, touched: int | None, pass_bytes: int) -> ArrayTraffic:
    """Return the traffic of an array; `size` and the bytes that were `touched` are those of all copies."""
    first = group[0]
    distinct = sum(access.distinct_bytes for access in group)
    return ArrayTraffic(
        array=first.array,
        space=first.space,
        requests=sum(access.requests for access in group),
        moved_bytes=sum(SECTOR_BYTES * access.sectors + pass_bytes * access.wavefronts for access in group),
        asked_bytes=distinct,
        size_bytes=size,
        unique_bytes=min(distinct, distinct if size is None else size) if touched is None else touched,
        is_exact=touched is not None,
    )


# An expert's verdict on a launch's memory traffic, in two sentences.
# A sentence names a line, an array and counted numbers. Where nothing is in excess it names what remains, idle lanes or
# bytes requested repeatedly, and never invents a fault.

FEW_LANES = LANES // 2  # a mean request with fewer active lanes than this gets a sentence
ALIKE = 0.9  # another array with at least this part of the repeated bytes is named in the same sentence
REPEATED = 1.5  # an array each of whose bytes is requested at least this many times gets a sentence
_COST = re.compile(
    r" \([^()]* for a request that could be \d+(?: B)?\)|: [^:]* for a request that could be \d+(?: B)?$"
)


def verdict(blame: Blame, patterns: Mapping[LineAccess, Pattern]) -> tuple[str, str]:
    """Return two sentences, the first of which names the worst line, from a described request of each access."""
    if not blame.accesses:
        return "The launch makes no memory request.", "There is nothing to improve in how it uses memory."
    cured = {access for access, pattern in patterns.items() if pattern.better_pitch_words}
    wide = max(blame.accesses, key=lambda access: access.excess_sectors)
    banked = max(blame.accesses, key=lambda access: (access.excess_wavefronts, access in cured))
    sectors = conflicts = ""
    if wide.excess_sectors:
        unit, scale = ("sectors", 1) if blame.rules.in_sectors else ("B", SECTOR_BYTES)
        price = _price(scale * wide.sectors, scale * wide.ideal_sectors, unit, wide, patterns.get(wide))
        excess = "sectors" if blame.rules.in_sectors else "bytes"
        sectors = f"{price}, {_percent(wide.sector_share)} of the launch's excess {excess}"
    if banked.excess_wavefronts:
        price = _price(banked.wavefronts, banked.ideal_wavefronts, "wavefronts", banked, patterns.get(banked))
        conflicts = f"{price}, {_percent(banked.wavefront_share)} of the launch's excess wavefronts"
    if sectors and conflicts:
        if SECTOR_BYTES * wide.excess_sectors >= blame.rules.pass_bytes * banked.excess_wavefronts:  # by bytes
            return f"Worst is {sectors}.", f"In shared memory it is {conflicts}."
        return f"Worst is {conflicts}.", f"In global memory it is {sectors}."
    if sectors:
        return f"Worst is {sectors}.", _rest(blame, wide)
    if conflicts:
        return f"Worst is {conflicts}.", _rest(blame, banked)
    unit = "sectors" if blame.rules.in_sectors else "transactions"
    first = f"No line costs more {unit} or wavefronts than the bytes of its requests need"
    array = _most_repeated(blame)
    if idle := _idle(blame):
        return f"{first}.", idle
    if array is not None:
        return f"{first}: what is left is repetition.", f"{_capital(_repetition(blame, array))}."
    return f"{first}.", "Each byte moves about once, so the access pattern leaves nothing to gain."


def access_name(access: LineAccess) -> str:
    """Return the name of an access in a sentence: ``line 40, the store to `out` ``."""
    line = f"line {access.line}" if access.line else "an unknown line"
    preposition = {"load": "the load from", "store": "the store to", "atomic": "the atomic operation on"}
    array = f"`{access.array}`" if access.array else f"{access.space} memory"
    return f"{line}, {preposition[access.operation]} {array}"


def _price(cost: int, ideal: int, unit: str, access: LineAccess, pattern: Pattern | None) -> str:
    """Return what a request of an access costs and why, by its pattern's sentence without the cost."""
    per, least = _number(cost / access.requests), _number(ideal / access.requests)
    why = ""
    if pattern is not None and pattern.cost > pattern.ideal:
        why = f" ({_COST.sub('', pattern.sentence)})"
    return f"{access_name(access)}: {per} {unit} a request where {least} would suffice{why}"


def _rest(blame: Blame, worst: LineAccess) -> str:
    others = [a for a in blame.accesses if a is not worst and a.excess_sectors + a.excess_wavefronts]
    if others:
        second = max(others, key=lambda access: access.sector_share + access.wavefront_share)
        share = max(second.sector_share, second.wavefront_share)
        return f"Next is {access_name(second)}, with {_percent(share)}."
    if lanes := _idle(blame):
        return lanes
    if array := _most_repeated(blame):
        return f"All other requests cost as little as they can, but {_repetition(blame, array)}."
    return "All other requests cost as little as they can."


def _idle(blame: Blame) -> str:
    few = [a for a in blame.accesses if a.lanes_per_request < FEW_LANES]
    if not few:
        return ""
    worst = max(few, key=lambda access: access.requests * (LANES - access.lanes_per_request))
    lanes = worst.lanes_per_request
    sentence = (
        f"{_capital(access_name(worst))}, carries {_number(lanes)} of {LANES} lanes a request, so the other "
        f"{_number(LANES - lanes)} stand idle"
    )
    if worst.space == SHARED or not worst.sectors:
        return f"{sentence}."
    moved, needed = SECTOR_BYTES * worst.sectors / worst.requests, worst.distinct_bytes / worst.requests
    return f"{sentence} and {_number(moved)} B move for {_number(needed)} B requested."


def _most_repeated(blame: Blame) -> ArrayTraffic | None:
    repeated = [array for array in blame.arrays if array.space != SHARED and array.repetition >= REPEATED]
    return max(repeated, key=lambda array: array.repeated_bytes, default=None)


def _repetition(blame: Blame, array: ArrayTraffic) -> str:
    """Return how often an array is requested, with those requested as often, and the memory that could hold it."""
    repeated = [a for a in blame.arrays if a.space != SHARED and a.repeated_bytes >= ALIKE * array.repeated_bytes]
    names = sorted({f"`{a.array}`" if a.array else f"{a.space} memory" for a in repeated})
    users = [a for a in blame.accesses if (a.array, a.space) == (array.array, array.space)]
    line = max(users, key=lambda access: access.sectors).line
    operations = {user.operation for user in users}
    if MemoryOperation.ATOMIC in operations:
        cure = "fewer blocks, each with more to add up, would update it less often"
    elif any(access.space == SHARED for access in blame.accesses):
        cure = "a larger tile would fetch it less often"
    elif {MemoryOperation.LOAD, MemoryOperation.STORE} <= operations:
        cure = "a register would hold what is used again"
    else:
        cure = "shared memory would hold what is used again"
    where = f"line {line}" if line else "an unknown line"
    times = f"{'' if array.is_exact else 'at least '}{_number(array.repetition)} times over"
    if len(names) > 1:
        return f"{' and '.join(names)} are each asked for about {times}; {cure.replace(' it ', ' them ')}"
    return f"{names[0]} is asked for {times}, mostly by {where}; {cure}"


def _percent(share: float) -> str:
    percent = 100 * share
    return "100 %" if percent == 100 else f"{percent:.1f} %" if percent >= 99 or percent < 1 else f"{percent:.0f} %"


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0") if value < 1000 else f"{value:.0f}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
