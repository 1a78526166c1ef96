"""Two launches timed in turns, on a stand-in for a GPU that lists the work queued on it."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from warplens.cuda.execute.measurement.conditions import Placed
from warplens.cuda.execute.measurement.interleaved import InterleavedTiming, goes_on
from warplens.cuda.execute.measurement.stopwatch import LONGEST_HALVED_NS, SETTLING, Placeable
from warplens.cuda.ground.points import CacheState, Ending, Measuring, PairSide, PlannedVisit

OVERHEAD_NS = 1000.0
A_NS, B_NS = 3000.0, 3100.0
MEASURING = Measuring(
    least_samples=1, least_time_s=0.0, longest_warm_up_s=0.0, longest_time_s=60.0, placements=1, most_samples=10**6
)
VISIT = PlannedVisit(card=1, turn=2)


class OpenedGpu:
    """A GPU whose launches take what they say, and more with every sample that it takes: `drift_ns`."""

    gauge = None
    overhead_ns = OVERHEAD_NS

    def __init__(self, drift_ns=0.0):
        self.queued, self.timed = [], []
        self.drift_ns, self.now_ns = drift_ns, 0.0

    def flush(self):
        self.queued.append("flush")

    def wait(self, _duration_ns):
        self.queued.append("wait")

    def launch(self, name, duration_ns):
        def queue():
            self.queued.append(name)
            self.now_ns += duration_ns

        return queue

    def between(self, busy, timed):
        busy()
        began_ns = self.now_ns
        timed()
        self.timed.append(self.queued[-1])
        return self.now_ns - began_ns + OVERHEAD_NS + self.drift_ns * len(self.timed), True


def timing(gpu, *, cache=CacheState.COLD, decides=goes_on, room=10**6, a_ns=A_NS, b_ns=B_NS):
    placed = []

    def placeable(name, duration_ns):
        def place(number):
            if number >= room:
                return None
            placed.append(f"{name}{number}")
            return Placed(launch=gpu.launch(f"{name}{number}", duration_ns))

        return Placeable(placed=Placed(launch=gpu.launch(f"{name}0", duration_ns)), place=place)

    launches = {PairSide.A: placeable("a", a_ns), PairSide.B: placeable("b", b_ns)}
    made = InterleavedTiming(gpu, launches, cache, VISIT, decides)
    return made, placed


def kept(gpu, placements=1):
    """Return the names of the timed launches without those that settled, at the first turns of each placement."""
    names = iter(gpu.timed)
    settled = 2 * SETTLING[CacheState.COLD]
    turns = []
    for _ in range(placements):
        for _ in range(settled):
            next(names)
        turns.append("".join(next(names)[0] for _ in range(4)))
    return turns


def test_samples_are_taken_a_b_b_a():
    gpu = OpenedGpu()
    turns, _ = timing(gpu)
    times = turns.measure(replace(MEASURING, most_samples=2))
    assert kept(gpu) == ["abba"]
    assert (times[PairSide.A].samples_ns, times[PairSide.B].samples_ns) == ((A_NS,) * 2, (B_NS,) * 2)
    assert {time.stopped_by for time in times.values()} == {Ending.COUNT}
    assert [(visit.card, visit.turn, visit.samples) for visit in times[PairSide.A].visits] == [(1, 2, 2)]


def test_steady_drift_moves_both_alike():
    turns, _ = timing(OpenedGpu(drift_ns=10.0))
    times = turns.measure(replace(MEASURING, most_samples=200))
    means = {side: sum(time.samples_ns) / 200 for side, time in times.items()}
    assert means[PairSide.B] - means[PairSide.A] == pytest.approx(B_NS - A_NS)


def test_samples_go_round_the_placements_with_twice_the_turns_each_time():
    gpu = OpenedGpu()
    turns, placed = timing(gpu)
    times = turns.measure(replace(MEASURING, placements=2, most_samples=20))
    expected = [(0, 2), (1, 2), (2, 2), (3, 2), (0, 4), (1, 4), (2, 4)]
    for time in times.values():
        assert [(part.placement, part.samples) for part in time.conditions] == expected
        assert {part.visit for part in time.conditions} == {0}
        assert len(time.samples_ns) == 20
    assert placed == ["b1", "a1", "a2", "b2", "b3", "a3"]
    assert kept(gpu, 4) == ["abba"] * 4


def test_samples_with_one_number_were_taken_at_one_placement():
    gpu = OpenedGpu()
    durations = count(1)
    turns, _ = timing(gpu)
    for side, launch in turns.launches.items():
        named = gpu.launch(side.value, 0.0)

        def place(number, named=named):
            def queue():
                named()
                gpu.now_ns += 1000.0 * number + next(durations) / 1000

            return Placed(launch=queue)

        turns.launches[side] = replace(launch, place=place)
        turns._made[side] = [place(0)]
    times = turns.measure(replace(MEASURING, placements=2, most_samples=40))
    places = {side: [round(sample // 1000) for sample in time.samples_ns] for side, time in times.items()}
    assert places[PairSide.A] == places[PairSide.B]
    of_parts = [part.placement for part in times[PairSide.A].conditions for _ in range(part.samples)]
    assert places[PairSide.A] == of_parts


def test_samples_end_when_they_decide_at_the_end_of_a_round():
    looks = []

    def decides(of_a, of_b):
        looks.append(([len(part) for part in of_a], [len(part) for part in of_b]))
        return len(looks) == 3

    turns, _ = timing(OpenedGpu(), decides=decides)
    times = turns.measure(replace(MEASURING, least_samples=5))
    assert looks == [([6, 6], [6, 6]), ([14, 14], [14, 14]), ([30, 30], [30, 30])]
    assert times[PairSide.A].stopped_by is Ending.DECIDED
    assert turns.notes == ()


def test_time_that_is_over_ends_them_within_a_round():
    turns, _ = timing(OpenedGpu(), decides=lambda *_: False)
    times = turns.measure(replace(MEASURING, longest_time_s=0.0))
    assert [(len(time.samples_ns), time.stopped_by) for time in times.values()] == [(2, Ending.TIME)] * 2
    assert turns.notes == ("the longest time was over before the samples decided",)


@pytest.mark.parametrize("room", [1, 2, 3])
def test_placements_are_as_many_as_both_have_room_for(room):
    turns, _ = timing(OpenedGpu(), room=room)
    times = turns.measure(replace(MEASURING, placements=4, most_samples=100))
    assert {part.placement for part in times[PairSide.A].conditions} == set(range(room))
    assert len(times[PairSide.A].samples_ns) == len(times[PairSide.B].samples_ns) == 100


def test_warm_sample_follows_a_launch_of_its_own_that_is_not_timed():
    gpu = OpenedGpu()
    turns, _ = timing(gpu, cache=CacheState.WARM)
    times = turns.measure(replace(MEASURING, batch=2, most_samples=2))
    assert gpu.queued[-4 * 4 :] == [name for side in "abba" for name in (f"{side}0", "wait", f"{side}0", f"{side}0")]
    assert (times[PairSide.A].value_ns, times[PairSide.A].overhead_ns) == (A_NS, OVERHEAD_NS / 2)
    assert turns.notes == ("each sample is the mean of 2 launches that follow each other",)


def test_long_launches_do_not_settle():
    gpu = OpenedGpu()
    turns, _ = timing(gpu, a_ns=LONGEST_HALVED_NS + 1)
    turns.measure(replace(MEASURING, most_samples=2, longest_warm_up_s=10.0))
    assert gpu.timed[-4:] == ["a0", "b0", "b0", "a0"]
    assert len(gpu.timed) == 2 * 10 + 4  # ten of each are steady
