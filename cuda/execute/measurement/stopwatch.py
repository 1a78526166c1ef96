"""Times a point: warms it up and takes its samples, at one placement of arrays and code after the other.

The rule: where arrays and code lie differs from process to process, and so do the times of one launch. So the samples
of a visit are taken at several placements, a stretch at each, in rounds; what a placement changes lies within the
samples, each part of which names its visit and its placement.
"""

import math
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from warplens.cuda.execute.measurement.conditions import QUEUE_NS, UNREAD, Gauge, Placed, Sampler, Timer, merge_readings
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Conditions, Ending, Measuring, PlannedVisit, Time, Visit, half_of

# Decides when the samples of a point are enough.
# The samples are enough when there is a least number of them over a least time, and their relative standard
# deviation is either small or steady. The longest time ends every point.
# Source: the criterion is that of nvbench's `stdrel` (docs/benchmarks.md of NVIDIA/nvbench), except that the trailing
# window grows with the samples: in a window of fixed length even the deviation of drifting samples becomes steady.

MIN_COMPARED_SAMPLES = 3  # a verdict needs this many samples; fewer cannot be compared with others


class StoppingRule:
    """Decides, sample by sample, whether those of one point are enough."""

    def __init__(self, measuring: Measuring) -> None:
        self._measuring = measuring
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0
        self._sums: list[tuple[float, float]] = [(0.0, 0.0)]  # running sums of the deviations and of their squares

    @property
    def deviation(self) -> float:
        """Relative standard deviation of the samples so far; infinite while there are fewer than two."""
        if self._count < 2 or not self._mean:
            return math.inf
        return math.sqrt(self._squares / (self._count - 1)) / self._mean

    def add(self, sample_ns: float) -> None:
        """Add a sample to the running variance (Welford)."""
        self._count += 1
        step = sample_ns - self._mean
        self._mean += step / self._count
        self._squares += step * (sample_ns - self._mean)
        if self._count >= 2:
            total, squares = self._sums[-1]
            self._sums.append((total + self.deviation, squares + self.deviation**2))

    def ending(self, elapsed_s: float) -> Ending | None:
        """Return why the point ends `elapsed_s` seconds after its first sample began, None while it goes on."""
        settings = self._measuring
        if self._count >= settings.least_samples and elapsed_s >= settings.least_time_s:
            if self.deviation <= settings.largest_deviation:
                return Ending.PRECISE
            if self._is_settled():
                return Ending.SETTLED
        if self._count >= settings.most_samples:
            return Ending.COUNT
        if not self._count or elapsed_s < settings.longest_time_s:
            return None
        needed_s = elapsed_s * MIN_COMPARED_SAMPLES / self._count
        goes_on = self._count < MIN_COMPARED_SAMPLES and needed_s <= 2 * settings.longest_time_s
        return None if goes_on else Ending.TIME

    def _is_settled(self) -> bool:
        count = len(self._sums) - 1
        window = max(self._measuring.settled_window, count // 2)
        if count < 2 * self._measuring.settled_window:
            return False
        total = self._sums[-1][0] - self._sums[-1 - window][0]
        squares = self._sums[-1][1] - self._sums[-1 - window][1]
        mean = total / window
        return math.sqrt(max(0.0, squares / window - mean**2)) <= self._measuring.settled_spread * mean


WARM_UP_WINDOW = 5
WARM_UP_CHANGE = 0.01  # samples are warmed up when the medians of their last two windows differ by at most this part


def is_warmed_up(samples_ns: Sequence[float]) -> bool:
    """Say whether the newest samples no longer become faster or slower."""
    if len(samples_ns) < 2 * WARM_UP_WINDOW:
        return False
    before = statistics.median(samples_ns[-2 * WARM_UP_WINDOW : -WARM_UP_WINDOW])
    now = statistics.median(samples_ns[-WARM_UP_WINDOW:])
    return abs(now - before) <= WARM_UP_CHANGE * before


LONGEST_HALVED_NS = 2e7  # a point with longer samples has all of them in one visit: a second warm-up would cost seconds
READING_S = 0.1  # the conditions of the GPU are read at this interval
SETTLING = {CacheState.COLD: 3, CacheState.WARM: 1}
"""This many samples at a new placement are not kept: launches translate addresses and load code (warm ones many)."""

Place = Callable[[int], Placed | None]
"""Returns the launch at the placement of this number, elsewhere than at any other; None where there is no room."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Placeable:
    """A launch at its first placement, and what places it anew."""

    placed: Placed
    place: Place
    queue_ns: float = QUEUE_NS  # it takes up to so long to queue
    kinds: frozenset[str] = frozenset()  # of arithmetic of its code (`cuda.execute.achieved_metrics`)


@dataclass(slots=True)
class PartLog:
    """The parts of a visit's samples at one placement, with the conditions of the GPU then, or at its next reading."""

    gauge: Gauge | None
    visit: int
    _parts: list[Conditions] = field(default_factory=list)
    _unread: list[Conditions] = field(default_factory=list)
    _due_s: float = READING_S

    def add(self, placement: int) -> None:
        """Add a sample at a placement."""
        last = self._unread[-1] if self._unread else None
        if last is not None and last.placement == placement:
            self._unread[-1] = replace(last, samples=last.samples + 1)
        else:
            self._unread.append(replace(UNREAD, samples=1, visit=self.visit, placement=placement))

    def read(self, elapsed_s: float, *, is_last: bool) -> None:
        """Read the GPU if it is time to, or if there will be no more samples."""
        if self.gauge is None:
            return
        if is_last or elapsed_s >= self._due_s:
            reading = self.gauge.read(0)
            self._parts += (
                replace(reading, samples=part.samples, visit=part.visit, placement=part.placement)
                for part in self._unread
            )
            self._unread.clear()
            self._due_s = elapsed_s + READING_S

    def parts(self) -> tuple[Conditions, ...]:
        """Return the parts in the order of the samples."""
        return merge_readings([*self._parts, *self._unread])


@dataclass(slots=True)
class Timing:
    """The timing of one launch, which is at its first placement."""

    timer: Timer
    placed: Placed
    cache: CacheState
    visit: PlannedVisit | None = None  # None if there is only one visit to the point
    queue_ns: float = QUEUE_NS  # the longest it takes to queue; a schedule of several launches takes longer
    place: Place | None = None  # makes the launches at other placements; without it there is one
    notes: tuple[str, ...] = ()
    sampler: Sampler = field(init=False)

    def __post_init__(self) -> None:
        self.sampler = Sampler(self.timer, self.cache, self.queue_ns)

    def measure(self, measuring: Measuring) -> Time:
        """Take samples until they are enough, half in the first of two visits, after which `stopped_by` is empty."""
        began, earlier = time.perf_counter(), self.visit.earlier if self.visit else None
        before = earlier or Time(value_ns=0.0, provenance=Provenance.MEASURED)
        places = _Placements(self, measuring.placements, len(before.visits))
        batch = self.sampler.batch_of(places.placed, measuring.batch, measuring.batch_time_s)
        slowest_ns = batch * self._warm_up(places.placed, batch, measuring.longest_warm_up_s)
        self.sampler.exposed = 0
        is_short = slowest_ns <= LONGEST_HALVED_NS
        pauses = self.visit is not None and earlier is None and is_short and self.sampler.is_single
        rule = StoppingRule(half_of(measuring) if pauses else measuring)
        for sample in before.samples_ns:
            rule.add(sample)
        places.settling = SETTLING[self.cache] if is_short else 0
        places.share(half_of(measuring) if pauses or earlier is not None else measuring)
        log = PartLog(self.timer.gauge, len(before.visits))
        before_s = sum(visit.elapsed_s for visit in before.visits)
        samples, taken_s, ending = self._take(places, batch, rule, before_s, log)
        whole = (*before.samples_ns, *(round(sample, 2) for sample in samples))
        if batch > 1:
            self.notes += (f"each sample is the mean of {batch} launches that follow each other",)
        if ending is Ending.TIME and not pauses:
            spread = f", which vary by {100 * rule.deviation:.2g} %" if len(whole) > 1 else ""
            taken = f"{len(whole):,} {'samples' if len(whole) > 1 else 'sample'}"
            self.notes += (f"the longest time of a point was over after {taken}{spread}",)
        if exposed := self.sampler.exposed:
            self.notes += (f"{exposed:,} of {len(samples):,} samples may include time of the host",)
        visits = before.visits
        if (visit := self.visit) is not None:
            elapsed_s = round(taken_s, 4)
            visits += (Visit(card=visit.card, turn=visit.turn, samples=len(samples), elapsed_s=elapsed_s),)
        return Time(
            value_ns=round(statistics.median(whole), 2),
            provenance=Provenance.MEASURED,
            samples_ns=whole,
            cache=self.cache,
            stopped_by="" if pauses else ending,
            overhead_ns=round(self.timer.overhead_ns / batch, 2),
            conditions=(*before.conditions, *log.parts()),
            spent_s=round(before.spent_s + time.perf_counter() - began, 4),
            visits=visits,
        )

    def _take(
        self, places: "_Placements", batch: int, rule: StoppingRule, before_s: float, log: PartLog
    ) -> tuple[list[float], float, Ending]:
        """Take samples until the rule ends them; return them, their seconds and why. A visit before took `before_s`."""
        samples, elapsed_s = list[float](), 0.0
        while True:
            began = time.perf_counter()
            samples.append(self.sampler.sample(places.placed, batch))
            rule.add(samples[-1])
            log.add(places.number)
            elapsed_s += time.perf_counter() - began
            ending = rule.ending(before_s + elapsed_s)
            log.read(elapsed_s, is_last=ending is not None)
            if ending is not None:
                return samples, elapsed_s, ending
            if places.is_over(len(samples), elapsed_s):
                places.move_on()
                exposed = self.sampler.exposed
                for _ in range(places.settling):
                    self.sampler.sample(places.placed, batch)
                self.sampler.exposed = exposed

    def _warm_up(self, placed: Placed, batch: int, longest_s: float) -> float:
        """Launch until the times are steady; return the nanoseconds of the slowest sample."""
        end, samples = time.perf_counter() + longest_s, list[float]()
        while not is_warmed_up(samples) and time.perf_counter() < end:
            samples.append(self.sampler.sample(placed, batch))
        return max(samples, default=0.0)


class _Placements:
    """The placements of a visit, one after the other in rounds, and how long the visit stays at each.

    Each visit has placements of its own. The first round ends when samples and time are the least that are needed, and
    each later round is twice as long as the one before: few samples are spent on moving.
    """

    def __init__(self, timing: Timing, count: int, visit: int) -> None:
        self._place = timing.place
        self._count = 1 if timing.place is None else count
        self._first = self._count * visit
        moved = timing.place(self._first) if timing.place is not None and visit else None
        self._made = [(0, timing.placed)] if moved is None else [(self._first, moved)]
        self._moves = 0
        self.settling = 0
        """This many samples at a new placement are not kept."""
        self._samples, self._time_s = 1.0, 0.0

    @property
    def placed(self) -> Placed:
        """The launch at the present placement."""
        return self._made[self._moves % self._count][1]

    @property
    def number(self) -> int:
        """The number of the present placement among those of the point."""
        return self._made[self._moves % self._count][0]

    def share(self, measuring: Measuring) -> None:
        self._samples, self._time_s = float(measuring.least_samples), measuring.least_time_s

    def is_over(self, samples: int, elapsed_s: float) -> bool:
        """Say whether the visit moves on, after this many of its samples, which took `elapsed_s` seconds."""
        rounds, place = divmod(self._moves, self._count)
        least = 2**rounds - 1 + 2**rounds * (place + 1) / self._count  # in those of the first round
        return self._count > 1 and samples >= int(least * self._samples) and elapsed_s >= least * self._time_s

    def move_on(self) -> None:
        """Go to the next placement, which is made when it is reached for the first time, or to the first again."""
        self._moves += 1
        if self._place is None or len(self._made) == self._count:
            return
        number = self._first + self._moves
        moved = self._place(number)
        if moved is not None:
            self._made.append((number, moved))
        else:
            self._count = self._moves = len(self._made)
