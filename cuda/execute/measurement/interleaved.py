"""Times two interleaved launches in one process: A B B A, at one placement of arrays and code after the other.

The rule: what drifts, and what differs from process to process, moves both alike. Each sample of one has a sample of
the other directly beside it, under the same conditions, and both have as many. The samples go on until they decide or
a limit is reached; what decides is given from outside, since no verdict is made here.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from warplens.cuda.execute.measurement.conditions import Placed, Sampler, Timer
from warplens.cuda.execute.measurement.stopwatch import LONGEST_HALVED_NS, SETTLING, PartLog, Placeable, is_warmed_up
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Conditions, Ending, Measuring, PairSide, PlannedVisit, Time, Visit

VISITS = 2  # a pair has as many placements as a point has in both its visits
CYCLE = (PairSide.A, PairSide.B, PairSide.B, PairSide.A)  # the order of samples: a steady drift moves both alike
SAMPLES_OF_CYCLE = CYCLE.count(PairSide.A)  # a cycle takes this many samples of either launch

Parts = tuple[tuple[float, ...], ...]  # the samples of a launch in ns, those of each placement apart

Decides = Callable[[Parts, Parts], bool]
"""Says whether the samples of A and B are enough for a verdict. It pickles: a worker process takes the samples."""


def goes_on(of_a: Parts, of_b: Parts) -> bool:
    """Say that no samples are enough, so that they end with their time or their number."""
    del of_a, of_b
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class _Taken:
    """The samples that were taken: the order of their placements, as numbers with counts, and what a `Time` says."""

    order: tuple[tuple[int, int], ...]
    parts: tuple[Conditions, ...]
    batch: int
    ending: Ending
    elapsed_s: float


@dataclass(slots=True)
class InterleavedTiming:
    """Times two interleaved launches, which can be placed anew; `decides` says whether the samples are enough."""

    timer: Timer
    launches: dict[PairSide, Placeable]
    cache: CacheState
    visit: PlannedVisit
    decides: Decides = goes_on
    notes: tuple[str, ...] = ()
    _samplers: dict[PairSide, Sampler] = field(init=False)
    _samples: dict[PairSide, list[list[float]]] = field(init=False)
    _made: dict[PairSide, list[Placed]] = field(init=False)

    def __post_init__(self) -> None:
        # A warm launch follows one of its own, since the other launch has left other data in the cache.
        leads = int(self.cache is CacheState.WARM)
        self._samplers = {
            side: Sampler(self.timer, self.cache, self.launches[side].queue_ns, leads=leads) for side in PairSide
        }
        self._samples = {side: [] for side in PairSide}
        self._made = {side: [self.launches[side].placed] for side in PairSide}

    def measure(self, measuring: Measuring) -> dict[PairSide, Time]:
        """Take samples until they decide, or until the time is over or there are as many as allowed."""
        began = time.perf_counter()
        batch = min(
            self._samplers[side].batch_of(self._made[side][0], measuring.batch, measuring.batch_time_s)
            for side in PairSide
        )
        slowest_ns = batch * self._warm_up(batch, measuring.longest_warm_up_s)
        settling = SETTLING[self.cache] if slowest_ns <= LONGEST_HALVED_NS else 0
        for sampler in self._samplers.values():
            sampler.exposed = 0
        log = PartLog(self.timer.gauge, visit=0)
        taken = self._take(batch, measuring, log, settling)
        spent_s = time.perf_counter() - began
        if taken.batch > 1:
            self.notes += (f"each sample is the mean of {taken.batch} launches that follow each other",)
        if taken.ending is Ending.TIME and self.decides is not goes_on:
            self.notes += ("the longest time was over before the samples decided",)
        for side in PairSide:
            if exposed := self._samplers[side].exposed:
                count = sum(map(len, self._samples[side]))
                self.notes += (f"{exposed:,} of {count:,} samples of {side} may include time of the host",)
        return {side: self._time(side, taken, spent_s) for side in PairSide}

    def _take(self, batch: int, measuring: Measuring, log: PartLog, settling: int) -> _Taken:
        began, order = time.perf_counter(), list[tuple[int, int]]()
        rounds = self._rounds(VISITS * measuring.placements, settling, batch)
        while True:
            number, is_last = next(rounds)
            for side in CYCLE:
                self._sample(side, number, batch)
            for _ in range(SAMPLES_OF_CYCLE):
                log.add(number)
            order.append((number, SAMPLES_OF_CYCLE))
            elapsed_s, samples = time.perf_counter() - began, SAMPLES_OF_CYCLE * len(order)
            ending = _limit(measuring, samples, elapsed_s)
            is_look = is_last and samples >= measuring.least_samples and elapsed_s >= measuring.least_time_s
            if (
                ending is None
                and is_look
                and self.decides(*(tuple(map(tuple, self._samples[side])) for side in PairSide))
            ):
                ending = Ending.DECIDED
            log.read(elapsed_s, is_last=ending is not None)
            if ending is not None:
                return _Taken(order=tuple(order), parts=log.parts(), batch=batch, ending=ending, elapsed_s=elapsed_s)

    def _rounds(self, placements: int, settling: int, batch: int) -> Iterator[tuple[int, bool]]:
        """Yield each cycle's placement, and whether it ends a round; rounds double, for few looks and few moves."""
        cycles = 1
        while True:
            number = 0
            while number < placements:
                for _ in range(settling):
                    for side in PairSide:
                        self._sample(side, number, batch, is_kept=False)
                for cycle in range(cycles):
                    is_end = cycle == cycles - 1
                    if (
                        is_end
                        and number + 1 == len(self._made[PairSide.A]) < placements
                        and not self._place(number + 1)
                    ):
                        placements = number + 1
                    yield number, is_end and number == placements - 1
                number += 1
            cycles *= 2

    def _place(self, number: int) -> bool:
        """Place both launches anew, every other time B first; return whether there was room."""
        moved: dict[PairSide, Placed] = {}
        for side in tuple(PairSide) if number % 2 == 0 else tuple(reversed(PairSide)):
            placed = self.launches[side].place(number)
            if placed is None:
                return False
            moved[side] = placed
        for side in PairSide:
            self._made[side].append(moved[side])
        return True

    def _sample(self, side: PairSide, number: int, batch: int, *, is_kept: bool = True) -> float:
        sampler = self._samplers[side]
        exposed = sampler.exposed
        sample = sampler.sample(self._made[side][number], batch)
        if is_kept:
            parts = self._samples[side]
            if number == len(parts):
                parts.append([])
            parts[number].append(sample)
        else:
            sampler.exposed = exposed
        return sample

    def _warm_up(self, batch: int, longest_s: float) -> float:
        """Launch both in this order until their times are steady; return the nanoseconds of the slowest sample."""
        end = time.perf_counter() + longest_s
        samples: dict[PairSide, list[float]] = {side: [] for side in PairSide}
        while not all(map(is_warmed_up, samples.values())) and time.perf_counter() < end:
            for side in PairSide:
                samples[side].append(self._sample(side, 0, batch, is_kept=False))
        return max((sample for taken in samples.values() for sample in taken), default=0.0)

    def _time(self, side: PairSide, taken: _Taken, spent_s: float) -> Time:
        of_place = [iter(samples) for samples in self._samples[side]]
        samples = tuple(round(next(of_place[place]), 2) for place, count in taken.order for _ in range(count))
        visit = Visit(
            card=self.visit.card,
            turn=self.visit.turn,
            samples=len(samples),
            elapsed_s=round(taken.elapsed_s / len(PairSide), 4),
        )
        return Time(
            value_ns=round(statistics.median(samples), 2),
            provenance=Provenance.MEASURED,
            samples_ns=samples,
            cache=self.cache,
            stopped_by=taken.ending,
            overhead_ns=round(self.timer.overhead_ns / taken.batch, 2),
            conditions=taken.parts,
            spent_s=round(spent_s / len(PairSide), 4),
            visits=(visit,),
        )


def _limit(measuring: Measuring, samples: int, elapsed_s: float) -> Ending | None:
    """Return why the samples end whatever they say, None while they need not."""
    if samples >= measuring.most_samples:
        return Ending.COUNT
    return Ending.TIME if elapsed_s >= measuring.longest_time_s else None
