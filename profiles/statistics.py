"""Robust statistics of the raw samples of a time: median, quartiles, and how far two medians can be told apart.

The rule: nothing here is random. The bootstrap distribution of a median is known in closed form, so it is computed and
not drawn: the same samples give the same answer on every machine. No shape of distribution is assumed. Samples that
follow each other are not taken for independent, and a clock that ticks is not taken for a precise one.

Sources:
- B. Efron, Bootstrap methods: another look at the jackknife, Annals of Statistics 7 (1979), section 3: the bootstrap
  distribution of a median. J. Maritz, R. Jarrett, JASA 73 (1978): the same weights, by the incomplete beta function.
- F. Harrell, C. Davis, A new distribution-free quantile estimator, Biometrika 69 (1982): its mean, as estimate.
- C. Geyer, Practical Markov chain Monte Carlo, Statistical Science 7 (1992), section 3.3: where to end the sum of
  autocorrelations.
- S. Holm, A simple sequentially rejective multiple test procedure, Scandinavian Journal of Statistics 6 (1979).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

GRID = 128
"""Equally likely medians that stand for a bootstrap distribution where an interval is read off: 16,384 ratios."""
MOST_KEPT = 4096
"""Samples whose weights are kept; those of larger points take memory and are seldom shared."""
TICKS_AT_MOST = 0.5
"""Samples of which no more than this fraction differ were taken by a clock that ticks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spread:
    """Samples summed up, in ns: quartiles, how many there are, and how many independent ones they are worth."""

    median_ns: float
    lower_quartile_ns: float
    upper_quartile_ns: float
    samples: int
    effective_samples: float

    @property
    def relative(self) -> float:
        """Return the distance of the quartiles over the median."""
        return (self.upper_quartile_ns - self.lower_quartile_ns) / self.median_ns if self.median_ns else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class MedianRatio:
    """The ratio of two medians, new / base, with its confidence interval.

    `p_value` is the chance of a ratio at least as far from 1, either way, if both came from one distribution, and
    `least_p` the smallest that so few samples can have.
    `tick` is what the clocks cannot tell, as a fraction of the base.
    """

    ratio: float
    lower: float
    upper: float
    p_value: float
    least_p: float
    tick: float


class Medians:
    """The bootstrap distribution of the median of some samples.

    A resample of n has its median at the sample of rank ceil(n * U), where U is the median of n uniform numbers, which
    has the distribution Beta((n + 1) / 2, (n + 1) / 2). For samples that hang together, the n of the distribution is
    how many independent ones they are worth.

    Args:
        samples_ns: at least one, in the order in which they were taken.
    """

    def __init__(self, samples_ns: Sequence[float] | Numbers) -> None:
        taken = np.asarray(samples_ns, dtype=np.float64)
        self.effective = effective_samples(taken)
        self.sorted_ns: Numbers = np.sort(taken)
        self.tick_ns = tick_of(self.sorted_ns)
        self.weights = _weights(len(taken), max(1, round(self.effective)))

    @property
    def estimate_ns(self) -> float:
        """Return the mean of the distribution, which moves smoothly where the samples tick (Harrell and Davis)."""
        return float(self.weights @ self.sorted_ns)

    def spread(self) -> Spread:
        """Return the samples summed up."""
        low, middle, high = np.quantile(self.sorted_ns, (0.25, 0.5, 0.75))
        return Spread(
            median_ns=float(middle),
            lower_quartile_ns=float(low),
            upper_quartile_ns=float(high),
            samples=len(self.sorted_ns),
            effective_samples=self.effective,
        )

    def grid_ns(self) -> Numbers:
        """Return GRID equally likely medians."""
        ranks = np.searchsorted(np.cumsum(self.weights), (np.arange(GRID) + 0.5) / GRID)
        grid: Numbers = self.sorted_ns[np.minimum(ranks, len(self.sorted_ns) - 1)]
        return grid


def spread_of(samples_ns: Sequence[float]) -> Spread:
    """Return samples (at least one) summed up."""
    return Medians(samples_ns).spread()


def compare_medians(base: Medians, new: Medians, confidence: float = 0.95) -> MedianRatio:
    """Compare two medians.

    The interval holds the middle `confidence` of the ratios of bootstrap medians, and half a tick of either clock on
    both sides. The p-value is twice the smaller probability that one bootstrap median is on the wrong side of the
    other (Efron's achieved significance level), but no less than the chance that two sets of so many samples from one
    distribution lie wholly apart: few samples prove little, however they fall.
    """
    below = np.concatenate(([0.0], np.cumsum(new.weights)))
    at_most = below[np.searchsorted(new.sorted_ns, base.sorted_ns, side="right")]
    less = below[np.searchsorted(new.sorted_ns, base.sorted_ns, side="left")]
    not_slower, not_faster = float(base.weights @ at_most), float(base.weights @ (1.0 - less))
    least_p = min(1.0, 2.0 * math.exp(-_log_choices(base.effective, new.effective)))
    p_value = min(1.0, max(2.0 * min(not_slower, not_faster), least_p))
    ratios = np.divide.outer(new.grid_ns(), base.grid_ns()).ravel()
    outside = (1.0 - confidence) / 2.0
    places = [round(outside * (ratios.size - 1)), round((1.0 - outside) * (ratios.size - 1))]
    lower, upper = np.partition(ratios, places)[places]
    ratio = new.estimate_ns / base.estimate_ns
    tick = (base.tick_ns + new.tick_ns * ratio) / (2.0 * base.estimate_ns)
    return MedianRatio(
        ratio=ratio,
        lower=max(0.0, float(min(lower, ratio)) - tick),
        upper=float(max(upper, ratio)) + tick,
        p_value=p_value,
        least_p=least_p,
        tick=tick,
    )


def effective_samples(samples_ns: Numbers) -> float:
    """Return how many independent samples these are worth for their median, between 1 and their number.

    The variance of a median depends on how the signs of the deviations from it hang together: it is that of
    n / (1 + 2 * sum of their autocorrelations) samples. The sum ends where a pair of neighbouring lags no longer adds
    to more than 0 (Geyer's initial positive sequence). Drift counts as what it is: samples that hang together.
    """
    count = len(samples_ns)
    signs = np.sign(samples_ns - np.median(samples_ns))
    signs -= signs.mean()
    power = float(signs @ signs)
    if count < 4 or power == 0.0:
        return float(count)
    # The autocovariance is the inverse transform of the power spectrum; zeros behind keep the ends from meeting.
    size = 1 << (2 * count - 1).bit_length()
    spectrum: Any = np.fft.rfft(signs, size)
    correlations = np.fft.irfft(spectrum * spectrum.conj(), size)[:count] / power
    even = correlations[: count // 2 * 2].reshape(-1, 2).sum(axis=1)
    ends = np.flatnonzero(even <= 0.0)
    positive = even[: ends[0]] if ends.size else even
    return min(float(count), max(1.0, count / max(1.0, 2.0 * float(positive.sum()) - 1.0)))


def tick_of(sorted_ns: Numbers) -> float:
    """Return the least step between samples if the clock ticks, else 0: then few values occur, many times each."""
    steps = np.diff(sorted_ns)
    steps = steps[steps > 0.0]
    if steps.size == 0 or steps.size + 1 > TICKS_AT_MOST * len(sorted_ns):
        return 0.0
    return float(steps.min())


def holm(p_values: Sequence[float]) -> tuple[float, ...]:
    """Return the p-values adjusted for how many they are (Holm), in their order.

    The chance that any of them falls below a level by chance is at most that level. Holm's procedure is chosen over
    Benjamini and Hochberg's, which would let a fraction of the alarms be false: an alarm in a build is looked into by
    somebody, and a change that matters is far beyond chance with the samples that a point has.
    """
    order = sorted(range(len(p_values)), key=lambda place: p_values[place])
    adjusted = [1.0] * len(p_values)
    largest = 0.0
    for passed, place in enumerate(order):
        largest = max(largest, min(1.0, (len(p_values) - passed) * p_values[place]))
        adjusted[place] = largest
    return tuple(adjusted)


def _weights(count: int, effective: int) -> Numbers:
    """Return the probability that each of `count` sorted samples is the median of a resample of `effective`."""
    return _kept_weights(count, effective) if count <= MOST_KEPT else _made_weights(count, effective)


@lru_cache(maxsize=512)
def _kept_weights(count: int, effective: int) -> Numbers:
    """Return the weights, which many points of a sweep share."""
    return _made_weights(count, effective)


def _made_weights(count: int, effective: int) -> Numbers:
    from scipy.special import betainc

    half = (effective + 1) / 2.0
    steps: Numbers = betainc(half, half, np.arange(count + 1) / count)
    weights: Numbers = np.diff(steps)
    weights.flags.writeable = False
    return weights


def _log_choices(one: float, other: float) -> float:
    """Return the logarithm of how many ways there are to choose `one` of `one` + `other`."""
    return math.lgamma(one + other + 1.0) - math.lgamma(one + 1.0) - math.lgamma(other + 1.0)
