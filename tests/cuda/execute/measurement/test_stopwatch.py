"""Samples on a stand-in for a GPU, which lists the work queued on it; each launch takes a set time."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from warplens.cuda.execute.measurement.conditions import LONGEST_QUEUE_NS, QUEUE_NS, UNREAD, Placed
from warplens.cuda.execute.measurement.stopwatch import LONGEST_HALVED_NS, SETTLING, PartLog, Timing
from warplens.cuda.ground.points import CacheState, Ending, Measuring

OVERHEAD_NS = 1000.0
ENOUGH = Measuring(least_samples=3, least_time_s=0.0, largest_deviation=1.0, longest_warm_up_s=10.0)
HASTY = replace(ENOUGH, longest_warm_up_s=0.0)
WARM_UP = 10
"""Equal launches are warmed up after this many samples."""


class OpenedGpu:
    """A GPU that lists the work queued on it and does it at once; `hides` says whether each sample was hidden."""

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


def timed(gpu, cache=CacheState.COLD, measuring=ENOUGH, **more):
    timing = Timing(gpu, Placed(launch=gpu.launch), cache, **more)
    return timing, timing.measure(measuring)


def test_cold_samples_follow_a_flush_until_they_are_enough():
    gpu = OpenedGpu()
    _, time = timed(gpu)
    assert (time.samples_ns, time.stopped_by) == ((5000.0,) * 3, Ending.PRECISE)
    assert gpu.queued == ["flush", "launch", "end"] * (WARM_UP + 3)


def test_warm_up_ends_with_its_time():
    gpu = OpenedGpu()
    timed(gpu, measuring=HASTY)
    assert gpu.queued == ["flush", "launch", "end"] * 3


def test_sample_that_was_not_hidden_is_taken_again_after_a_wait_and_none_is_lost():
    gpu = OpenedGpu(hides=[*[True] * WARM_UP, True, False])
    timing, time = timed(gpu)
    assert len(time.samples_ns) == 3
    assert gpu.queued.count(int(3 * QUEUE_NS) << 1) == 1
    assert timing.notes == ()


@pytest.mark.parametrize("cache", list(CacheState))
def test_schedule_that_is_short_to_queue_follows_a_wait_and_is_not_batched(cache):
    gpu = OpenedGpu()
    _, time = timed(gpu, cache, queue_ns=LONGEST_QUEUE_NS)
    assert (len(time.samples_ns), time.overhead_ns) == (3, OVERHEAD_NS)
    before = [int(LONGEST_QUEUE_NS + 2 * QUEUE_NS), *(["flush"] if cache is CacheState.COLD else [])]
    assert gpu.queued[: len(before) + 1] == [*before, "launch"]


def test_schedule_that_is_long_to_queue_is_taken_once_and_never_waited_for():
    gpu = OpenedGpu(hides=itertools.repeat(False))
    timing, time = timed(gpu, measuring=HASTY, queue_ns=LONGEST_QUEUE_NS + 1)
    assert len(time.samples_ns) == 3
    assert gpu.queued == ["flush", "launch", "end"] * 3
    assert timing.notes == ()


def rising(gpu):
    """Return a launch that takes a microsecond longer each time, so that its samples never agree."""

    def launch():
        gpu.launch_ns += 1000.0

    return launch


ENDLESS = replace(ENOUGH, least_samples=4, largest_deviation=0.0, settled_window=10**6, longest_time_s=60.0)


def test_visit_goes_round_the_placements_and_stays_twice_as_long_each_time():
    gpu, placed = OpenedGpu(), []

    def place(number):
        placed.append(number)
        return Placed(launch=rising(gpu))

    timing = Timing(gpu, Placed(launch=rising(gpu)), CacheState.COLD, place=place)
    time = timing.measure(replace(ENDLESS, placements=2, most_samples=14))
    assert [(part.placement, part.samples) for part in time.conditions] == [(0, 2), (1, 2), (0, 4), (1, 4), (0, 2)]
    assert (time.stopped_by, len(time.samples_ns), placed) == (Ending.COUNT, 14, [1])


def test_launches_that_settle_at_a_new_placement_are_not_kept():
    gpu = OpenedGpu()
    timing = Timing(gpu, Placed(launch=gpu.launch), CacheState.COLD, place=lambda _: Placed(launch=rising(gpu)))
    time = timing.measure(replace(ENDLESS, placements=2, most_samples=4, longest_warm_up_s=0.0))
    first = 5000.0 + 1000.0 * (SETTLING[CacheState.COLD] + 1)
    assert time.samples_ns == (5000.0, 5000.0, first, first + 1000.0)


def test_long_launch_does_not_settle():
    gpu = OpenedGpu(launch_ns=LONGEST_HALVED_NS + 1)
    timing = Timing(gpu, Placed(launch=gpu.launch), CacheState.COLD, place=lambda _: Placed(launch=gpu.launch))
    timing.measure(replace(ENDLESS, placements=4, most_samples=4))
    assert gpu.queued.count("launch") == WARM_UP + 4


class Thermometer:
    """A gauge whose every reading is one degree warmer."""

    def __init__(self):
        self.temperature_c = 40.0

    def read(self, samples):
        self.temperature_c += 1
        return replace(UNREAD, samples=samples, sm_clock_hz=1e9, temperature_c=self.temperature_c)


def test_parts_have_the_conditions_of_the_next_reading():
    log = PartLog(Thermometer(), visit=1)
    for placement, elapsed_s in [(4, 0.05), (4, 0.11), (4, 0.12), (5, 0.15), (5, 0.16)]:
        log.add(placement)
        log.read(elapsed_s, is_last=elapsed_s == 0.16)
    assert [(part.visit, part.placement, part.samples, part.temperature_c) for part in log.parts()] == [
        (1, 4, 3, 42.0),
        (1, 5, 2, 42.0),
    ]


def test_parts_without_a_gauge_name_their_placement():
    log = PartLog(None, visit=0)
    for placement in (0, 0, 1):
        log.add(placement)
        log.read(1.0, is_last=True)
    assert log.parts() == (
        replace(UNREAD, samples=2, visit=0, placement=0),
        replace(UNREAD, samples=1, visit=0, placement=1),
    )
