"""Takes single samples of a launch, cold or warm, each queued while the card is busy.

The rule: nothing here knows the driver; a `Timer` waits, flushes, and times the work that is queued between two events.
A sample is hidden if all of its work was queued before the card began with it: then it holds no time of Python.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from warplens.cuda.points import CacheState
from warplens.cuda.runners.measurement.conditions import Gauge

QUEUE_NS = 15_000.0
"""Python queues a launch or an event within this time, amply; the wait before warm launches allows it for each."""
LONGEST_QUEUE_NS = 5e6
"""Work that takes longer to queue is not hidden: a card queues about a thousand operations before it stalls Python."""
MAX_TRIES = 8
"""A sample is tried this many times until it is hidden; each try waits twice as long as the last."""

Work = Callable[[], None]
"""Queues work on the card when it is called."""


def can_hide(queue_ns: float) -> bool:
    """Say whether work that takes this long to queue can be queued while the card is kept busy."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A launch with its arrays and its code in one place; `restore` queues the work needed before each launch."""

    launch: Work
    restore: Work | None = None


@dataclass(slots=True)
class Sampler:
    """Takes samples of launches that take up to `queue_ns` to queue.

    Work that takes longer to queue than one launch is a schedule of many, which is never batched. A schedule that takes
    very long to queue is not hidden: the card begins while Python queues the rest, and each sample is taken at the
    first try. `leads` launches come before the timed ones of a sample and are not timed. `exposed` counts the samples
    that could not be hidden.
    """

    card: Timer
    cache: CacheState
    queue_ns: float = QUEUE_NS
    leads: int = 0
    exposed: int = 0
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

    def batch_of(self, placed: Placed, most: int, longest_s: float) -> int:
        """Return the launches of a sample: of short warm ones up to `most` that take `longest_s` together, else 1."""
        if self.cache is not CacheState.WARM or placed.restore is not None or not self.is_single:
            return 1
        return max(1, min(most, int(1e9 * longest_s / max(1.0, self.sample(placed, 1)))))

    def sample(self, placed: Placed, batch: int) -> float:
        """Return the nanoseconds of a launch without those of the events; of a batch the mean."""
        duration_ns, is_hidden = 0.0, False
        for tries in range(self._tries, MAX_TRIES if self.is_hidden else 1):
            duration_ns, is_hidden = self.card.between(
                partial(self._prepare, placed, batch, tries), partial(_launch, placed, batch)
            )
            if is_hidden:
                self._tries = tries if self.cache is CacheState.WARM else 0
                break
        self.exposed += self.is_hidden and not is_hidden
        return max(0.0, duration_ns - self.card.overhead_ns) / batch

    def _prepare(self, placed: Placed, batch: int, tries: int) -> None:
        """Queue the work before a sample, which hides its queueing."""
        if self.leads:
            _launch(placed, self.leads)
        if placed.restore is not None:
            placed.restore()
        if self.is_hidden and (self.cache is CacheState.WARM or tries or not self.is_single):
            self.card.wait(int(batch * self.queue_ns + 2 * QUEUE_NS) << tries)
        if self.cache is CacheState.COLD:
            self.card.flush()


def _launch(placed: Placed, times: int) -> None:
    for _ in range(times):
        placed.launch()
