"""When the samples of a point are enough.

The rule: nothing here knows what a sample is of. A sample goes in, and what ended the point comes out: the samples are
enough when there are at least so many over at least so long, and they either agree closely or vary by an amount that
is itself known by now. The wall clock ends every point.

Source: the criterion is that of nvbench's `stdrel` (docs/benchmarks.md of NVIDIA/nvbench), but for the trailing window,
which grows with the samples: in a window of fixed length even the deviation of drifting samples settles.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

from warplens.cuda.points import Ending, Measuring

MIN_COMPARED_SAMPLES = 3
"""Fewer samples cannot be held against others: a verdict takes so many."""


class StoppingRule:
    """Says when the samples of one point are enough; takes them one by one."""

    def __init__(self, measuring: Measuring) -> None:
        self._measuring = measuring
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0
        self._sums: list[tuple[float, float]] = [(0.0, 0.0)]  # of the deviations so far, and of their squares

    @property
    def deviation(self) -> float:
        """Relative standard deviation of the samples so far; infinite while there are fewer than two."""
        if self._count < 2 or not self._mean:
            return math.inf
        return math.sqrt(self._squares / (self._count - 1)) / self._mean

    def add(self, sample_ns: float) -> None:
        """Take note of a sample (Welford's running variance)."""
        self._count += 1
        step = sample_ns - self._mean
        self._mean += step / self._count
        self._squares += step * (sample_ns - self._mean)
        if self._count >= 2:
            total, squares = self._sums[-1]
            self._sums.append((total + self.deviation, squares + self.deviation**2))

    def ending(self, elapsed_s: float) -> Ending | None:
        """Say what ends the point `elapsed_s` seconds after its first sample began; None while it goes on."""
        chosen = self._measuring
        if self._count >= chosen.least_samples and elapsed_s >= chosen.least_time_s:
            if self.deviation <= chosen.largest_deviation:
                return Ending.PRECISE
            if self._is_settled():
                return Ending.SETTLED
        if not self._count or elapsed_s < chosen.longest_time_s:
            return None
        whole_s = elapsed_s * MIN_COMPARED_SAMPLES / self._count
        goes_on = self._count < MIN_COMPARED_SAMPLES and whole_s <= 2 * chosen.longest_time_s
        return None if goes_on else Ending.TIME

    def _is_settled(self) -> bool:
        """Whether the deviation has kept its size over the trailing half of the samples."""
        known = len(self._sums) - 1
        window = max(self._measuring.settled_window, known // 2)
        if known < 2 * self._measuring.settled_window:
            return False
        total = self._sums[-1][0] - self._sums[-1 - window][0]
        squares = self._sums[-1][1] - self._sums[-1 - window][1]
        mean = total / window
        return math.sqrt(max(0.0, squares / window - mean**2)) <= self._measuring.settled_spread * mean


WARM_UP_WINDOW = 5
WARM_UP_CHANGE = 0.01
"""Warmed up: the medians of two windows of samples that follow each other differ by no more than this fraction."""


def is_warmed_up(samples_ns: Sequence[float]) -> bool:
    """Say whether the newest samples no longer become faster or slower."""
    if len(samples_ns) < 2 * WARM_UP_WINDOW:
        return False
    before = statistics.median(samples_ns[-2 * WARM_UP_WINDOW : -WARM_UP_WINDOW])
    now = statistics.median(samples_ns[-WARM_UP_WINDOW:])
    return abs(now - before) <= WARM_UP_CHANGE * before
