"""The conditions under which two times were measured: the parts of their samples, and what differs besides the kernel.

The rule: a file by others may say anything; what it does not say, or says wrongly, counts as unknown and differs from
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from warplens.cuda.points import PointResult, Time
from warplens.profiles.matching import Side
from warplens.profiles.records import CardRecord
from warplens.profiles.verdicts import Reason

Part = tuple[float, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One condition in which two points differ, and a sentence with both values."""

    reason: Reason
    detail: str


def parts_of(time: Time, *, steady: bool) -> tuple[Part, ...]:
    """Return the samples of a time in ns by placement, each in the order in which they were taken.

    With `steady` the samples of a throttled clock are left out.
    """
    parts: dict[object, list[float]] = {}
    for key, begin, end, is_throttled in _stretches(time):
        part = parts.setdefault(key, [])
        if not (steady and is_throttled):
            part += time.samples_ns[begin:end]
    return tuple(tuple(part) for part in parts.values() if part)


def aligned_parts(base: Time, new: Time, *, steady: bool) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """Return the samples of two times that were measured in turns, part by part, as many on either side.

    With `steady`, a sample is left out with its neighbour where the clock of either was throttled.
    """
    count = min(len(base.samples_ns), len(new.samples_ns))
    free = [True] * count
    for time in (base, new):
        for _, begin, end, is_throttled in _stretches(time):
            if steady and is_throttled:
                free[begin:end] = [False] * len(free[begin:end])
    both: tuple[list[Part], list[Part]] = ([], [])
    parts: dict[object, list[int]] = {}
    for key, begin, end, _ in _stretches(base):
        parts.setdefault(key, []).extend(index for index in range(begin, min(end, count)) if free[index])
    for numbers in parts.values():
        if numbers:
            both[0].append(tuple(base.samples_ns[index] for index in numbers))
            both[1].append(tuple(new.samples_ns[index] for index in numbers))
    return tuple(both[0]), tuple(both[1])


def visits_of(time: Time) -> int:
    """Return in how many visits of the card a time was measured, 0 where that is unknown."""
    known = {part.visit for part in time.conditions if part.visit is not None}
    return len(known) or len(_visit_ends(time))


def clock_ratio(base: Time, new: Time) -> float:
    """Return the mean clock of the SMs in the new time over that in the base, 1 where one is unknown."""
    clocks = []
    for time in (base, new):
        conditions = [part for part in time.conditions if part.sm_clock_hz > 0 and part.samples > 0]
        samples = sum(part.samples for part in conditions)
        clocks.append(sum(part.sm_clock_hz * part.samples for part in conditions) / samples if samples else 0.0)
    return clocks[1] / clocks[0] if all(clocks) else 1.0


def differences(base_side: Side, base: PointResult, new_side: Side, new: PointResult) -> tuple[Difference, ...]:
    """Return the conditions other than the clock in which two measured points differ."""
    old, now = _cards(base_side, base), _cards(new_side, new)
    kept = []
    if base_side.method != new_side.method:
        kept.append(
            Difference(reason=Reason.OTHER_METHOD, detail=f"method {new_side.method} against {base_side.method}")
        )
    if old and now:
        for reason, value in _CARD_VALUES:
            values = [sorted({text for card in cards if (text := value(card))}) for cards in (old, now)]
            if all(values) and values[0] != values[1]:
                kept.append(Difference(reason=reason, detail=" against ".join(map(", ".join, reversed(values)))))
    elif base_side.machine and new_side.machine and base_side.machine != new_side.machine:
        detail = f"{new_side.machine} against {base_side.machine}; the cards are not recorded"
        kept.append(Difference(reason=Reason.OTHER_MACHINE, detail=detail))
    return tuple(kept)


def _cards(side: Side, point: PointResult) -> list[CardRecord]:
    """Return the cards on which a point was measured, as far as the profile names them."""
    numbers = {visit.card for visit in point.time.visits} if point.time is not None else set[int]()
    return [card for card in side.cards if card.device == point.device and (card.number in numbers or not numbers)]


_CARD_VALUES: tuple[tuple[Reason, Callable[[CardRecord], str]], ...] = (
    (Reason.OTHER_CARD, lambda card: card.uuid),
    (Reason.OTHER_DRIVER, lambda card: card.driver),
    (Reason.OTHER_POWER_LIMIT, lambda card: f"{card.power_limit_w:g} W" if card.power_limit_w > 0 else ""),
    (Reason.OTHER_LOCK, lambda card: f"{card.locked_clock_hz / 1e6:g} MHz" if card.locked_clock_hz > 0 else "free"),
)
"""What a card is compared by, as text; "" is unknown."""


def _stretches(time: Time) -> Iterator[tuple[object, int, int, bool]]:
    """Yield placement, first and end of the samples, and whether the clock was throttled, for each stretch of them.

    Where the conditions do not account for the samples, the visits are taken, and where these do not either, all
    samples are one stretch.
    """
    count = len(time.samples_ns)
    taken = [part for part in time.conditions if part.samples > 0]
    if sum(part.samples for part in taken) == count:
        begin, visit_ends = 0, _visit_ends(time)
        for part in taken:
            end = begin + part.samples
            visit = sum(begin >= visit_end for visit_end in visit_ends) if part.visit is None else part.visit
            yield (visit, part.placement), begin, end, bool(part.throttled_by)
            begin = end
        return
    is_throttled = any(part.throttled_by for part in time.conditions)
    begin = 0
    for number, end in enumerate(_visit_ends(time) or [count]):
        yield (number, None), begin, end, is_throttled
        begin = end


def _visit_ends(time: Time) -> list[int]:
    """Return the number of samples after each visit; [] where the visits do not account for the samples."""
    ends, total = [], 0
    for visit in time.visits:
        total += max(visit.samples, 0)
        ends.append(total)
    return ends if total == len(time.samples_ns) else []
