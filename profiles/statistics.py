"""Robust statistics of the raw samples of a time: median, quartiles, and the evidence that two medians differ.

The rule: nothing here is random. The bootstrap distribution of a median is known in closed form, so it is computed and
not drawn: the same samples give the same answer on every machine. No shape of distribution is assumed. Consecutive
samples are not assumed independent, and a clock that ticks is not assumed precise.

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
"""This many equally likely medians represent a bootstrap distribution when an interval is computed: 16,384 ratios."""
MAX_CACHED_SAMPLES = 4096
"""Weights are cached up to this many samples; larger ones take memory and are rarely shared."""
MAX_DISTINCT_OF_TICKS = 0.5
"""A clock ticks if at most this fraction of its samples are distinct."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spread:
    """The quartiles of samples in ns, their number, and the number of independent samples they are worth."""

    median_ns: float
    lower_quartile_ns: float
    upper_quartile_ns: float
    samples: int
    effective_samples: float

    @property
    def relative(self) -> float:
        """The interquartile range over the median."""
        return (self.upper_quartile_ns - self.lower_quartile_ns) / self.median_ns if self.median_ns else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class MedianRatio:
    """The ratio of two medians, new / base, with its confidence interval.

    `p_value` is the chance of a ratio at least as far from 1, either way, if both came from one distribution, and
    `least_p` the smallest p-value that this number of samples can have. `tick` is the resolution of the clocks, as a
    fraction of the base.
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
    has the distribution Beta((n + 1) / 2, (n + 1) / 2). For correlated samples, the n of the distribution is the
    number of independent samples they are worth.

    Args:
        samples_ns: at least one, in the order in which they were taken.
    """

    def __init__(self, samples_ns: Sequence[float] | Numbers) -> None:
        in_order = np.asarray(samples_ns, dtype=np.float64)
        self.effective = effective_samples(in_order)
        self.sorted_ns: Numbers = np.sort(in_order)
        self.tick_ns = tick_of(self.sorted_ns)
        self.weights = _weights(len(in_order), max(1, round(self.effective)))

    @property
    def estimate_ns(self) -> float:
        """The mean of the distribution, which moves smoothly where the clock ticks (Harrell and Davis)."""
        return float(self.weights @ self.sorted_ns)

    def spread(self) -> Spread:
        """Return the quartiles of the samples."""
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
    """Return the quartiles of at least one sample.

    Example:
        >>> spread = spread_of([30.0, 10.0, 20.0, 50.0, 40.0])
        >>> spread.median_ns, spread.lower_quartile_ns, spread.upper_quartile_ns, spread.samples
        (30.0, 20.0, 40.0, 5)
    """
    return Medians(samples_ns).spread()


def compare_medians(base: Medians, new: Medians, confidence: float = 0.95) -> MedianRatio:
    """Compare two medians.

    The interval holds the middle `confidence` of the ratios of bootstrap medians, and half a tick of either clock on
    both sides. The p-value is twice the smaller probability that one bootstrap median is on the wrong side of the
    other (Efron's achieved significance level), but no less than the chance that two sets of this many samples from one
    distribution do not overlap: few samples prove little, whatever their values.

    Example:
        >>> ratio = compare_medians(Medians([100.0] * 10), Medians([110.0] * 10))
        >>> round(ratio.ratio, 3), round(ratio.lower, 3), round(ratio.upper, 3), ratio.p_value < 0.001
        (1.1, 1.1, 1.1, True)
    """
    below = np.concatenate(([0.0], np.cumsum(new.weights)))
    at_most = below[np.searchsorted(new.sorted_ns, base.sorted_ns, side="right")]
    less = below[np.searchsorted(new.sorted_ns, base.sorted_ns, side="left")]
    not_slower, not_faster = float(base.weights @ at_most), float(base.weights @ (1.0 - less))
    least_p = min(1.0, 2.0 * math.exp(-_log_choices(base.effective, new.effective)))
    p_value = min(1.0, max(2.0 * min(not_slower, not_faster), least_p))
    ratios = np.divide.outer(new.grid_ns(), base.grid_ns()).ravel()
    outside = (1.0 - confidence) / 2.0
    ranks = [round(outside * (ratios.size - 1)), round((1.0 - outside) * (ratios.size - 1))]
    lower, upper = np.partition(ratios, ranks)[ranks]
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
    """Return the number of independent samples that these are worth for their median, from 1 to their number.

    The variance of a median depends on the correlation of the signs of the deviations from it: it is that of
    n / (1 + 2 * sum of their autocorrelations) samples. The sum ends at the first pair of neighbouring lags whose sum
    is not above 0 (Geyer's initial positive sequence). Drift counts as correlation.

    Example:
        >>> effective_samples(np.array([1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0]))
        8.0
        >>> effective_samples(np.array([1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0])) < 4
        True
    """
    count = len(samples_ns)
    signs = np.sign(samples_ns - np.median(samples_ns))
    signs -= signs.mean()
    power = float(signs @ signs)
    if count < 4 or power == 0.0:
        return float(count)
    # The autocovariance is the inverse transform of the power spectrum; padding with zeros keeps it linear.
    size = 1 << (2 * count - 1).bit_length()
    spectrum: Any = np.fft.rfft(signs, size)
    correlations = np.fft.irfft(spectrum * spectrum.conj(), size)[:count] / power
    even = correlations[: count // 2 * 2].reshape(-1, 2).sum(axis=1)
    ends = np.flatnonzero(even <= 0.0)
    positive = even[: ends[0]] if ends.size else even
    return min(float(count), max(1.0, count / max(1.0, 2.0 * float(positive.sum()) - 1.0)))


def tick_of(sorted_ns: Numbers) -> float:
    """Return the smallest step between sorted samples if the clock ticks, so that few distinct values occur; else 0.

    Example:
        >>> tick_of(np.array([64.0, 64.0, 96.0, 96.0, 96.0, 128.0]))
        32.0
        >>> tick_of(np.array([64.1, 65.3, 66.2, 67.9]))
        0.0
    """
    steps = np.diff(sorted_ns)
    steps = steps[steps > 0.0]
    if steps.size == 0 or steps.size + 1 > MAX_DISTINCT_OF_TICKS * len(sorted_ns):
        return 0.0
    return float(steps.min())


def holm(p_values: Sequence[float]) -> tuple[float, ...]:
    """Return the p-values adjusted for their number (Holm), in their order.

    The chance that any of them falls below a level by chance is at most that level. Holm's procedure is chosen over
    Benjamini and Hochberg's, which lets a fraction of the alarms be false: a person looks into an alarm in a build, and
    a change that matters is far beyond chance with the samples that a point has.

    Example:
        >>> holm([0.01, 0.5, 0.02])
        (0.03, 0.5, 0.04)
    """
    order = sorted(range(len(p_values)), key=lambda index: p_values[index])
    adjusted = [1.0] * len(p_values)
    largest = 0.0
    for passed, index in enumerate(order):
        largest = max(largest, min(1.0, (len(p_values) - passed) * p_values[index]))
        adjusted[index] = largest
    return tuple(adjusted)


def _weights(count: int, effective: int) -> Numbers:
    """Return the probability that each of `count` sorted samples is the median of a resample of `effective`."""
    return _cached_weights(count, effective) if count <= MAX_CACHED_SAMPLES else _computed_weights(count, effective)


@lru_cache(maxsize=512)
def _cached_weights(count: int, effective: int) -> Numbers:
    """Return the weights; many points of a sweep share them."""
    return _computed_weights(count, effective)


def _computed_weights(count: int, effective: int) -> Numbers:
    from scipy.special import betainc

    half = (effective + 1) / 2.0
    steps: Numbers = betainc(half, half, np.arange(count + 1) / count)
    weights: Numbers = np.diff(steps)
    weights.flags.writeable = False
    return weights


def _log_choices(chosen: float, rest: float) -> float:
    """Return the logarithm of the binomial coefficient of `chosen` out of `chosen` + `rest`."""
    return math.lgamma(chosen + rest + 1.0) - math.lgamma(chosen + 1.0) - math.lgamma(rest + 1.0)
