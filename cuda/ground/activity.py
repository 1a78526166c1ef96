"""What a worker process does that may take long, told through shared memory to the process that started it.

The rule: one activity at a time, with its begin; the other process only reads. A process that nobody asks keeps its
clock to itself.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from enum import StrEnum

ACTIVITY_CLOCK = "d", 2
"""Type and length of an activity clock, an array that two processes share: the number of the activity (0: none) and
since when it goes on (`time.monotonic`)."""


class Activity(StrEnum):
    """What may take long before a kernel is executed."""

    COMPILING = "compiling"
    TRANSLATING = "translating"


_NUMBERED = {float(number): activity for number, activity in enumerate(Activity, 1)}
_own: list[MutableSequence[float]] = [[0.0, 0.0]]


def use_activity_clock(clock: MutableSequence[float]) -> None:
    """Let this process keep its activity in `clock`."""
    _own[0] = clock


@contextmanager
def doing(activity: Activity) -> Iterator[None]:
    """Tell that this process is busy with an activity meanwhile."""
    clock = _own[0]
    before = clock[0], clock[1]
    clock[1] = time.monotonic()
    clock[0] = next(number for number, numbered in _NUMBERED.items() if numbered is activity)
    try:
        yield
    finally:
        clock[0], clock[1] = before


def activity_of(clock: Sequence[float]) -> tuple[Activity, float] | None:
    """Return the activity of the process of a clock and its seconds so far, None if it has none."""
    activity = _NUMBERED.get(clock[0])
    if activity is None:
        return None
    seconds = time.monotonic() - clock[1]
    return activity, max(0.0, seconds) if math.isfinite(seconds) else 0.0  # kernels can write to this memory
