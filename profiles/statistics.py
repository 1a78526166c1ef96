"""Robust statistics of the raw samples of a time: quartiles, the weights of a median, how independent samples are.

The rule: nothing here is random. The bootstrap distribution of a median is known in closed form, so it is computed and
not drawn: the same samples give the same answer on every machine. No shape of distribution is assumed. Consecutive
samples are not assumed independent, and a clock that ticks is not assumed precise.

Sources:
- B. Efron, Bootstrap methods: another look at the jackknife, Annals of Statistics 7 (1979), section 3: the bootstrap
  distribution of a median. J. Maritz, R. Jarrett, JASA 73 (1978): the same weights, by the incomplete beta function.
- F. Harrell, C. Davis, A new distribution-free quantile estimator, Biometrika 69 (1982): its mean, as estimate.
- F. Marriott, J. Pope, Bias in the estimation of autocorrelations, Biometrika 41 (1954): the bias of the first one.
- H. Kunsch, The jackknife and the bootstrap for general stationary observations, Annals of Statistics 17 (1989): the
  variance of a mean of correlated samples, from the means of blocks.
"""

import math
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

MAX_CACHED_SAMPLES = 4096  # weights are cached up to this many samples; larger ones take memory and are rarely shared
MAX_DISTINCT_OF_TICKS = 0.5  # a clock ticks if at most this fraction of its samples are distinct
CAUTION = 1.2  # the variance that correlation adds is taken so many times, as it is estimated from the samples
FEWEST_CORRELATED = 6  # correlation is looked for in at least this many samples
BLOCKS = (4, 8, 16)  # samples are cut into so many to see slow changes: drift, and modes that last for many samples
LARGEST_CORRELATION = 0.995  # samples that are correlated more are taken for a drift, of which few are independent


def spread_of(samples_ns: Sequence[float] | Numbers) -> dict[str, float]:
    """Return the quartiles of at least one sample in ns, and the number of samples, by the names of JSON."""
    low, middle, high = np.quantile(np.asarray(samples_ns, dtype=np.float64), (0.25, 0.5, 0.75)).tolist()
    return {"median_ns": middle, "lower_quartile_ns": low, "upper_quartile_ns": high, "samples": len(samples_ns)}


def median_weights(count: int, independent: int) -> Numbers:
    """Return the probability that each of `count` sorted samples is the median of a resample of `independent`.

    A resample of n has its median at the sample of rank ceil(n * U), where U is the median of n uniform numbers, which
    has the distribution Beta((n + 1) / 2, (n + 1) / 2). For correlated samples, n is the number of independent samples
    that they are worth.
    """
    return (_cached_weights if count <= MAX_CACHED_SAMPLES else _computed_weights)(count, independent)


def independent_share(samples: Numbers, *, doubt: float = 0.0) -> float:
    """Return the share of samples that are independent for their middle, above 0 and at most 1.

    With `doubt`, correlation counts only where it is this many standard deviations beyond that of independent samples.

    The variance of a mean of n correlated samples is that of n * share independent ones. Two estimates are made, and
    the smaller share counts: that of a process whose every sample depends on the one before, (1 - r) / (1 + r) with
    the first autocorrelation r, less its bias; and that of the means of blocks, which sees slow changes. Both are made
    of the ranks and of the values with their tails cut, as a mode may be hidden in either.
    """
    if len(samples) < FEWEST_CORRELATED:
        return 1.0
    low, high = np.quantile(samples, (0.1, 0.9))
    clipped = np.clip(samples, low, high)
    ranks = _ranks(samples)
    return min(_share(ranks, doubt), _share(clipped, doubt))


def tick_of(sorted_ns: Numbers) -> float:
    """Return the smallest step between sorted samples if the clock ticks, so that few distinct values occur; else 0."""
    steps = np.diff(sorted_ns)
    steps = steps[steps > 0.0]
    if steps.size == 0 or steps.size + 1 > MAX_DISTINCT_OF_TICKS * len(sorted_ns):
        return 0.0
    return float(steps.min())


def student_quantile(level: float, freedom: float) -> float:
    """Return the value that a variable of Student's distribution exceeds, either way, with the chance `level`."""
    from scipy.special import stdtrit

    return float(stdtrit(freedom, 1.0 - 0.5 * level))


def student_p_value(value: float, freedom: float) -> float:
    """Return the chance that a variable of Student's distribution lies further from 0 than `value`; 1 below 0."""
    from scipy.special import stdtr

    return min(1.0, 2.0 * float(stdtr(freedom, -value)))


def normal_quantile(level: float) -> float:
    """Return the value that a normal variable exceeds with the chance `level`."""
    from scipy.special import ndtri

    return float(ndtri(1.0 - level))


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """Return Spearman's correlation of at least three pairs, and the chance of one as strong without any connection.

    It is 0, with a chance of 1, where one side is the same everywhere.

    Source: Spearman 1904; the chance is that of Student's distribution with n - 2 degrees of freedom.

    Example:
        >>> rho, chance = rank_correlation([1.0, 2.0, 3.0, 4.0, 5.0], [1.0, 3.0, 2.0, 4.0, 5.0])
        >>> round(rho, 3), round(chance, 3)
        (0.9, 0.037)
    """
    ranks = [_ranks(np.asarray(values, np.float64)) for values in (first, second)]
    first_ranks, second_ranks = (rank - rank.mean() for rank in ranks)
    power = math.sqrt(float(first_ranks @ first_ranks) * float(second_ranks @ second_ranks))
    if power <= 0.0:
        return 0.0, 1.0
    rho = max(-1.0, min(1.0, float(first_ranks @ second_ranks) / power))
    left = 1.0 - rho * rho
    freedom = len(first_ranks) - 2
    return rho, student_p_value(abs(rho) * math.sqrt(freedom / left), freedom) if left > 1e-12 else 0.0


def _ranks(samples: Numbers) -> Numbers:
    order = np.sort(samples)
    below = np.searchsorted(order, samples, side="left")
    ranks = 0.5 * (below + np.searchsorted(order, samples, side="right"))
    return ranks.astype(np.float64)


def _share(values: Numbers, doubt: float) -> float:
    count = len(values)
    deviations = values - values.mean()
    power = float(deviations @ deviations)
    if power <= 0.0:
        return 1.0
    first = float(deviations[1:] @ deviations[:-1]) / power
    first = min((count * first + 1.0) / (count - 4.0), LARGEST_CORRELATION)
    excess = 2.0 * first / (1.0 - first) if first > doubt / math.sqrt(count) else 0.0
    variance = power / (count - 1)
    for blocks in BLOCKS:
        size = count // blocks
        if size < 3:
            break
        means = values[count - blocks * size :].reshape(blocks, size).mean(axis=1)
        more = size * float(means.var(ddof=1)) / variance - 1.0
        if more > (1.0 + doubt) * _chance(blocks):
            excess = max(excess, more - _chance(blocks))
    return 1.0 / (1.0 + CAUTION * excess)


def _chance(blocks: int) -> float:
    """Return by how much the variance of block means may exceed that of independent samples by chance, as a fraction.
    It is one standard deviation of a chi-squared variable over its degrees of freedom.
    """
    return math.sqrt(2.0 / (blocks - 1))


def _computed_weights(count: int, independent: int) -> Numbers:
    from scipy.special import betainc

    half = (independent + 1) / 2.0
    steps: Numbers = betainc(half, half, np.arange(count + 1) / count)
    weights: Numbers = np.diff(steps)
    weights.flags.writeable = False
    return weights


_cached_weights = lru_cache(maxsize=512)(_computed_weights)  # many points of a sweep share their weights


def order_agreement(first: Sequence[float], second: Sequence[float]) -> float:
    """Return how far two quantities of the same things agree in their order: Kendall's tau-b, from -1 to 1.

    Source: Kendall, "The Treatment of Ties in Ranking Problems", Biometrika 33 (1945), as `scipy.stats.kendalltau`.

    Example:
        >>> round(order_agreement([1.0, 2.0, 3.0], [10.0, 30.0, 20.0]), 3)
        0.333
    """
    from scipy.stats import kendalltau

    return float(kendalltau(first, second).statistic)
