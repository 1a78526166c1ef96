"""Takes the samples of one launch: cold or warm, each hidden behind work of the card, until they are enough.

The rule: nothing here knows the driver; a card is what waits, flushes, and times what is queued between two events.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from warplens.cuda.metrics import Provenance
from warplens.cuda.runners.conditions import Gauge, merged
from warplens.cuda.runners.measuring import CacheState, Ending, Measuring, StoppingRule, is_warmed_up
from warplens.cuda.runners.result import Conditions, Time

QUEUE_NS = 15_000
"""Time for queueing one launch or event from Python, amply; the wait before warm launches is as long for each."""
MOST_TRIES = 8
"""Tries to hide the queueing of a sample; each waits twice as long."""
READING_S = 0.1
"""Time between readings of the card's conditions."""

Act = Callable[[], None]
"""Queues something on the card."""


class Timer(Protocol):
    """A card, as far as timing goes; `overhead_ns` is what two events cost."""

    gauge: Gauge | None
    overhead_ns: float
    flush: Act

    def wait(self, duration_ns: int) -> None:
        """Queue something that keeps the card busy for so long."""
        ...

    def between(self, busy: Act, timed: Act) -> tuple[float, bool]:
        """Return the nanoseconds between two events around `timed`, and whether all was queued while `busy` ran."""
        ...


@dataclass(slots=True)
class Timing:
    """The timing of one launch; `restore` queues what must come before each, if anything must."""

    card: Timer
    launch: Act
    restore: Act | None
    cache: CacheState
    notes: tuple[str, ...] = ()
    _exposed: int = 0
    _tries: int = 0
    """Of the last warm sample that was hidden; the next one begins with as many: some launches take long to queue."""

    def measure(self, measuring: Measuring) -> Time:
        """Take samples until they are enough."""
        card, rule = self.card, StoppingRule(measuring)
        batch = 1
        if self.cache is CacheState.WARM and self.restore is None:
            batch = max(1, min(measuring.batch, int(1e9 * measuring.batch_time_s / max(1.0, self._sample(1)))))
        self._warm_up(batch, measuring.longest_warm_up_s)
        self._exposed = 0
        samples: list[float] = []
        readings: list[Conditions] = []
        read, began = 0, time.perf_counter()
        due_s, ending = READING_S, None
        while ending is None:
            samples.append(self._sample(batch))
            rule.add(samples[-1])
            elapsed_s = time.perf_counter() - began
            ending = rule.ending(elapsed_s)
            if card.gauge is not None and (ending is not None or elapsed_s >= due_s):
                readings.append(card.gauge.read(len(samples) - read))
                read, due_s = len(samples), elapsed_s + READING_S
        self._say(batch, samples, ending, rule)
        return Time(
            value_ns=round(statistics.median(samples), 2),
            provenance=Provenance.MEASURED,
            samples_ns=tuple(round(sample, 2) for sample in samples),
            cache=self.cache,
            stopped_by=ending,
            overhead_ns=round(card.overhead_ns / batch, 2),
            conditions=merged(readings),
        )

    def _warm_up(self, batch: int, longest_s: float) -> None:
        end, samples = time.perf_counter() + longest_s, list[float]()
        while not is_warmed_up(samples) and time.perf_counter() < end:
            samples.append(self._sample(batch))

    def _say(self, batch: int, samples: list[float], ending: Ending, rule: StoppingRule) -> None:
        if batch > 1:
            self.notes += (f"each sample is the mean of {batch} launches that follow each other",)
        if ending is Ending.TIME:
            vary = f", which vary by {100 * rule.deviation:.2g} %" if len(samples) > 1 else ""
            count = f"{len(samples):,} samples" if len(samples) > 1 else "1 sample"
            self.notes += (f"the longest time of a point was over after {count}{vary}",)
        if self._exposed:
            self.notes += (f"{self._exposed:,} of {len(samples):,} samples may hold time of the host",)

    def _sample(self, batch: int) -> float:
        """Return the nanoseconds of a launch, without the events; the mean of a batch."""
        duration_ns, is_hidden = 0.0, False
        for tries in range(self._tries, MOST_TRIES):
            duration_ns, is_hidden = self.card.between(
                partial(self._prepare, batch, tries), partial(self._launch, batch)
            )
            if is_hidden:
                self._tries = tries if self.cache is CacheState.WARM else 0
                break
        self._exposed += not is_hidden
        return max(0.0, duration_ns - self.card.overhead_ns) / batch

    def _prepare(self, batch: int, tries: int) -> None:
        """Queue what comes before a sample and hides its queueing."""
        if self.restore is not None:
            self.restore()
        if self.cache is CacheState.WARM or tries:
            self.card.wait((QUEUE_NS * (batch + 2)) << tries)
        if self.cache is CacheState.COLD:
            self.card.flush()

    def _launch(self, batch: int) -> None:
        for _ in range(batch):
            self.launch()
