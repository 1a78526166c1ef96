"""An expert's verdict on a launch's memory traffic, in two sentences.

The rule: a sentence names a line, an array and counted numbers. Where nothing is in excess it names what remains, idle
lanes or bytes requested repeatedly, and never invents a fault.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from warplens.cuda.simt.counting.rules import LANES, SECTOR_BYTES
from warplens.cuda.simt.explain.patterns import SHARED, MemoryOperation, Pattern
from warplens.cuda.simt.explain.traffic import ArrayTraffic, Blame, LineAccess

FEW_LANES = LANES // 2
"""A mean request with fewer active lanes than this gets a sentence."""
ALIKE = 0.9
"""Another array with at least this part of the repeated bytes is named in the same sentence."""
REPEATED = 1.5
"""An array each of whose bytes is requested at least this many times gets a sentence."""
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
    """Return the sentence on what remains beside the one fault."""
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
    """Return the sentence on the access with the most idle lanes, "" where few are idle."""
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
    """Return the array outside shared memory with the most repeated bytes, None where no array repeats enough."""
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
