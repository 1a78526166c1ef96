"""Takes the samples of one launch: cold or warm, each queued while the card is busy, until they are enough.

The rule: nothing here knows the driver; a `Timer` waits, flushes, and times the work that is queued between two events.
A sample is hidden if all of its work was queued before the card began with it: then it holds no time of Python.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from warplens.cuda.metrics import Provenance
from warplens.cuda.points import CacheState, Conditions, Ending, Measuring, PlannedVisit, Time, Visit, half_of
from warplens.cuda.runners.measurement.conditions import Gauge, merge_readings
from warplens.cuda.runners.measurement.stopping import StoppingRule, is_warmed_up

LONGEST_HALVED_NS = 2e7
"""A point whose samples take longer has all of them in one visit: a second warm-up would cost seconds."""
QUEUE_NS = 15_000.0
"""Python queues a launch or an event within this time, amply; the wait before warm launches allows it for each."""
LONGEST_QUEUE_NS = 5e6
"""Work that takes longer to queue is not hidden: a card queues about a thousand operations before it stalls Python."""
MAX_TRIES = 8
"""A sample is tried this many times until it is hidden; each try waits twice as long as the last."""
READING_S = 0.1
"""The conditions of the card are read at this interval."""

Work = Callable[[], None]
"""Queues work on the card when it is called."""


def can_hide(queue_ns: float) -> bool:
    """Say whether work that takes this long to queue can be queued while the card is kept busy.

    Example:
        >>> can_hide(QUEUE_NS), can_hide(1e9)
        (True, False)
    """
    return queue_ns <= LONGEST_QUEUE_NS


class Timer(Protocol):
    """Times work on a card; `overhead_ns` is the time between two events with nothing between them."""

    gauge: Gauge | None
    overhead_ns: float
    flush: Work

    def wait(self, duration_ns: int) -> None:
        """Queue work that keeps the card busy for this long."""
        ...

    def between(self, busy: Work, timed: Work) -> tuple[float, bool]:
        """Return the nanoseconds between two events around `timed`, and whether all was queued while `busy` ran."""
        ...


@dataclass(slots=True)
class Timing:
    """The timing of one launch, which takes up to `queue_ns` to queue; `restore` queues the work needed before each.

    Work that takes longer to queue than one launch is a schedule of many, which is never batched and has one visit. A
    schedule that takes very long to queue is not hidden: the card begins while Python queues the rest, and each sample
    is taken at the first try.
    """

    card: Timer
    launch: Work
    restore: Work | None
    cache: CacheState
    visit: PlannedVisit | None = None
    queue_ns: float = QUEUE_NS
    notes: tuple[str, ...] = ()
    _exposed: int = 0
    _tries: int = 0
    """Tries of the last hidden warm sample; the next one begins with as many: some launches take long to queue."""

    @property
    def is_single(self) -> bool:
        """Whether this is one launch, not a schedule."""
        return self.queue_ns <= QUEUE_NS

    @property
    def is_hidden(self) -> bool:
        """Whether the launch is queued while the card is kept busy."""
        return can_hide(self.queue_ns)

    def measure(self, measuring: Measuring) -> Time:
        """Take samples until they are enough, in the first of two visits half of them.

        `stopped_by` of the time is empty where another visit follows.
        """
        began, earlier = time.perf_counter(), self.visit.earlier if self.visit else None
        batch = 1
        if self.cache is CacheState.WARM and self.restore is None and self.is_single:
            batch = max(1, min(measuring.batch, int(1e9 * measuring.batch_time_s / max(1.0, self._sample(1)))))
        slowest_ns = batch * self._warm_up(batch, measuring.longest_warm_up_s)
        self._exposed = 0
        pauses = self.visit is not None and earlier is None and slowest_ns <= LONGEST_HALVED_NS and self.is_single
        rule = StoppingRule(half_of(measuring) if pauses else measuring)
        before = earlier or Time(value_ns=0.0, provenance=Provenance.MEASURED)
        for sample in before.samples_ns:
            rule.add(sample)
        samples, taken_s, conditions, ending = self._take(batch, rule, sum(visit.elapsed_s for visit in before.visits))
        whole = (*before.samples_ns, *(round(sample, 2) for sample in samples))
        self._add_notes(batch, len(samples), "" if pauses else _time_over_note(ending, len(whole), rule))
        return Time(
            value_ns=round(statistics.median(whole), 2),
            provenance=Provenance.MEASURED,
            samples_ns=whole,
            cache=self.cache,
            stopped_by="" if pauses else ending,
            overhead_ns=round(self.card.overhead_ns / batch, 2),
            conditions=(*before.conditions, *conditions),
            spent_s=round(before.spent_s + time.perf_counter() - began, 4),
            visits=(*before.visits, *self._visit(len(samples), taken_s)),
        )

    def _visit(self, samples: int, elapsed_s: float) -> tuple[Visit, ...]:
        if self.visit is None:
            return ()
        return (Visit(card=self.visit.card, turn=self.visit.turn, samples=samples, elapsed_s=round(elapsed_s, 4)),)

    def _take(
        self, batch: int, rule: StoppingRule, before_s: float
    ) -> tuple[list[float], float, tuple[Conditions, ...], Ending]:
        """Take samples until the rule ends them; an earlier visit took `before_s` seconds.

        Returns:
            The samples, the seconds that they took, the conditions of the card, and why they ended.
        """
        samples, readings, read = list[float](), list[Conditions](), 0
        began, due_s = time.perf_counter(), READING_S
        while True:
            samples.append(self._sample(batch))
            rule.add(samples[-1])
            elapsed_s = time.perf_counter() - began
            ending = rule.ending(before_s + elapsed_s)
            if self.card.gauge is not None and (ending is not None or elapsed_s >= due_s):
                readings.append(self.card.gauge.read(len(samples) - read))
                read, due_s = len(samples), elapsed_s + READING_S
            if ending is not None:
                return samples, elapsed_s, merge_readings(readings), ending

    def _warm_up(self, batch: int, longest_s: float) -> float:
        """Launch until the times are steady; return the nanoseconds of the slowest sample."""
        end, samples = time.perf_counter() + longest_s, list[float]()
        while not is_warmed_up(samples) and time.perf_counter() < end:
            samples.append(self._sample(batch))
        return max(samples, default=0.0)

    def _add_notes(self, batch: int, samples: int, time_over: str) -> None:
        if batch > 1:
            self.notes += (f"each sample is the mean of {batch} launches that follow each other",)
        if time_over:
            self.notes += (time_over,)
        if self._exposed:
            self.notes += (f"{self._exposed:,} of {samples:,} samples may include time of the host",)

    def _sample(self, batch: int) -> float:
        """Return the nanoseconds of a launch without those of the events; of a batch the mean."""
        duration_ns, is_hidden = 0.0, False
        for tries in range(self._tries, MAX_TRIES if self.is_hidden else 1):
            duration_ns, is_hidden = self.card.between(
                partial(self._prepare, batch, tries), partial(self._launch, batch)
            )
            if is_hidden:
                self._tries = tries if self.cache is CacheState.WARM else 0
                break
        self._exposed += self.is_hidden and not is_hidden
        return max(0.0, duration_ns - self.card.overhead_ns) / batch

    def _prepare(self, batch: int, tries: int) -> None:
        """Queue the work before a sample, which hides its queueing."""
        if self.restore is not None:
            self.restore()
        if self.is_hidden and (self.cache is CacheState.WARM or tries or not self.is_single):
            self.card.wait(int(batch * self.queue_ns + 2 * QUEUE_NS) << tries)
        if self.cache is CacheState.COLD:
            self.card.flush()

    def _launch(self, batch: int) -> None:
        for _ in range(batch):
            self.launch()


def _time_over_note(ending: Ending, samples: int, rule: StoppingRule) -> str:
    """Return the note that the time was over before the samples were enough, if it was."""
    if ending is not Ending.TIME:
        return ""
    spread = f", which vary by {100 * rule.deviation:.2g} %" if samples > 1 else ""
    return f"the longest time of a point was over after {samples:,} {'samples' if samples > 1 else 'sample'}{spread}"
