"""Decides when the samples of a point are enough.

The rule: the samples are enough when there is a least number of them over a least time, and their relative standard
deviation is either small or steady. The longest time ends every point.

Source: the criterion is that of nvbench's `stdrel` (docs/benchmarks.md of NVIDIA/nvbench), except that the trailing
window grows with the samples: in a window of fixed length even the deviation of drifting samples becomes steady.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

from warplens.cuda.points import Ending, Measuring

MIN_COMPARED_SAMPLES = 3
"""A verdict needs this many samples; fewer cannot be compared with others."""


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
        """Whether the deviation was steady over the trailing half of the samples."""
        count = len(self._sums) - 1
        window = max(self._measuring.settled_window, count // 2)
        if count < 2 * self._measuring.settled_window:
            return False
        total = self._sums[-1][0] - self._sums[-1 - window][0]
        squares = self._sums[-1][1] - self._sums[-1 - window][1]
        mean = total / window
        return math.sqrt(max(0.0, squares / window - mean**2)) <= self._measuring.settled_spread * mean


WARM_UP_WINDOW = 5
WARM_UP_CHANGE = 0.01
"""Samples are warmed up when the medians of their last two windows differ by at most this fraction."""


def is_warmed_up(samples_ns: Sequence[float]) -> bool:
    """Say whether the newest samples no longer become faster or slower.

    Example:
        >>> is_warmed_up([200.0, 160.0, 130.0, 110.0, 105.0] + [100.0] * 5)
        False
        >>> is_warmed_up([100.0] * 10)
        True
    """
    if len(samples_ns) < 2 * WARM_UP_WINDOW:
        return False
    before = statistics.median(samples_ns[-2 * WARM_UP_WINDOW : -WARM_UP_WINDOW])
    now = statistics.median(samples_ns[-WARM_UP_WINDOW:])
    return abs(now - before) <= WARM_UP_CHANGE * before
