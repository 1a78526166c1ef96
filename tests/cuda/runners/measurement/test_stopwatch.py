"""Samples on a stand-in for a card, which lists the work queued on it; each launch takes a set time."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from warplens.cuda.points import CacheState, Ending, Measuring
from warplens.cuda.runners.measurement.stopwatch import LONGEST_QUEUE_NS, QUEUE_NS, Timing

OVERHEAD_NS = 1000.0
ENOUGH = Measuring(least_samples=3, least_time_s=0.0, largest_deviation=1.0, longest_warm_up_s=10.0)
HASTY = replace(ENOUGH, longest_warm_up_s=0.0)
WARM_UP = 10
"""Equal launches are warmed up after this many samples."""


class Card:
    """A card that lists the work queued on it and does it at once; `hides` says whether each sample was hidden."""

    gauge = None
    overhead_ns = OVERHEAD_NS

    def __init__(self, launch_ns=5000.0, hides=()):
        self.queued = []
        self.launch_ns, self.hides = launch_ns, itertools.chain(hides, itertools.repeat(True))

    def flush(self):
        self.queued.append("flush")

    def wait(self, duration_ns):
        self.queued.append(duration_ns)

    def launch(self):
        self.queued.append("launch")

    def between(self, busy, timed):
        busy()
        timed()
        self.queued.append("end")
        return self.launch_ns + OVERHEAD_NS, next(self.hides)


def timed(card, cache=CacheState.COLD, measuring=ENOUGH, **more):
    timing = Timing(card, card.launch, None, cache, **more)
    return timing, timing.measure(measuring)


def test_cold_samples_follow_a_flush_until_they_are_enough():
    card = Card()
    _, time = timed(card)
    assert (time.samples_ns, time.stopped_by) == ((5000.0,) * 3, Ending.PRECISE)
    assert card.queued == ["flush", "launch", "end"] * (WARM_UP + 3)


def test_warm_up_ends_with_its_time():
    card = Card()
    timed(card, measuring=HASTY)
    assert card.queued == ["flush", "launch", "end"] * 3


def test_sample_that_was_not_hidden_is_taken_again_after_a_wait_and_none_is_lost():
    card = Card(hides=[*[True] * WARM_UP, True, False])
    timing, time = timed(card)
    assert len(time.samples_ns) == 3
    assert card.queued.count(int(3 * QUEUE_NS) << 1) == 1
    assert timing.notes == ()


@pytest.mark.parametrize("cache", list(CacheState))
def test_schedule_that_is_short_to_queue_follows_a_wait_and_is_not_batched(cache):
    card = Card()
    _, time = timed(card, cache, queue_ns=LONGEST_QUEUE_NS)
    assert (len(time.samples_ns), time.overhead_ns) == (3, OVERHEAD_NS)
    before = [int(LONGEST_QUEUE_NS + 2 * QUEUE_NS), *(["flush"] if cache is CacheState.COLD else [])]
    assert card.queued[: len(before) + 1] == [*before, "launch"]


def test_schedule_that_is_long_to_queue_is_taken_once_and_never_waited_for():
    card = Card(hides=itertools.repeat(False))
    timing, time = timed(card, measuring=HASTY, queue_ns=LONGEST_QUEUE_NS + 1)
    assert len(time.samples_ns) == 3
    assert card.queued == ["flush", "launch", "end"] * 3
    assert timing.notes == ()
