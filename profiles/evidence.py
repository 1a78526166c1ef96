"""Whether two measured times differ: the evidence of their samples, and of all pairs of a comparison together.

The rule: a difference is claimed only where it is beyond half of the change that counts, by more than what chance, the
order of the samples, and another process can make. All is reckoned in logarithms, so that slower and faster are treated
alike; the result depends on nothing drawn.

Five things make two times of one kernel differ:
- the spread of the samples, which may be correlated (`warplens.profiles.statistics`);
- where arrays and code lie: samples of several placements are parts, and the spread of their levels counts where it is
  more than that of the samples;
- the visit: short launches take up to 0.2 us longer in one visit of the GPU to a point than in another, so a time of
  one visit is uncertain by that;
- the process: launches of one process take a common time longer or shorter than those of another, and each point a
  fraction; the first is estimated from all pairs and taken off, the spread of both is added (`ProcessEffect`);
- the clock, whose ticks hide what is smaller than they are.

Sources:
- B. Welch, The generalization of Student's problem when several different population variances are involved, Biometrika
  34 (1947): the degrees of freedom of a sum of variances.
- P. Huber, Robust estimation of a location parameter, Annals of Mathematical Statistics 35 (1964): the weights of the
  line through all pairs.
- H. Mann, D. Whitney, Annals of Mathematical Statistics 18 (1947), and F. Wilcoxon, Biometrics Bulletin 1 (1945): the
  tests of ranks.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from warplens.profiles import statistics

FEW_SAMPLES = 7
"""With fewer samples on a side, two sides must lie wholly apart: 7 and 7 are the fewest that do by chance less often
than once in 1,000 times."""
FEWEST_APART = 3  # at least this many samples on a side show that two sides lie apart
LARGE_CHANGE = 0.25  # with so few samples, only a change of this size is claimed: their spread is hardly known
RANK_LEVEL = 0.005
"""The test of ranks must agree with a claim at this level. It assumes no distribution, but cannot weigh how far the
samples lie apart, so the level of a claim is not asked of it."""
PARTS_DIFFER = 2.0  # parts differ where the variance of their levels is so many times that which their samples explain
FEWEST_PARTS = 3  # the spread of the levels of parts is known from this many parts on
FEWEST_PAIRS = 10  # the effect of a process is estimated from this many pairs on
PAIRS_PER_FREEDOM = 3.0
"""The spread of this many pairs is known as well as that of one number more would make it: it is that of their middle,
which throws away the rest."""
PLACED_PARTS = 4  # where arrays and code lie is sampled where a time has at least this many parts
LARGEST_SHIFT_NS = 300.0  # no common shift of a process is larger: those of 12 processes on two H200 lie within 250 ns
SHORT_NS = 30_000.0  # the common shift is that of points which take less than this: of longer ones it is less than 1 %
LEAST_SPREAD_NS, LEAST_SPREAD = 25.0, 0.0015
"""An estimated spread is no smaller than this, less than a tick of the clock of an H200: one pair in two shows more."""
CLEARLY_ABOVE = 0.97
"""Ranks agree with a claim too where a sample of the slower side exceeds one of the faster so often: correlation, which
makes their test cautious, cannot move whole distributions apart."""
NEIGHBOURS_DOUBT = 2.5
"""The ratios of neighbouring samples are hardly correlated, so a correlation is believed only where it is this many
standard deviations beyond chance."""
LEAST_FREEDOM = 3.0  # the least degrees of freedom of an error: it is that of four samples or more, or of slow changes
OUTSIDE = 0.05  # this share of 20 samples or more is cut off at either end to see whether two sides lie apart
MAD_TO_DEVIATION = 1.4826  # the standard deviation of normal numbers over their median absolute deviation


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """What the samples of a point say of its time."""

    log_ns: float  # the logarithm of the level in ns
    error: float  # its standard error
    freedom: float  # the degrees of freedom of the error
    parts: int  # the number of placements
    visits: int  # the number of visits of the GPU to the point, 0 where it is unknown
    ordered_ns: statistics.Numbers  # all samples, sorted
    share: float  # the share of the samples that is independent

    @property
    def level_ns(self) -> float:
        """The level in ns."""
        return math.exp(self.log_ns)


@dataclass(frozen=True, slots=True, kw_only=True)
class ProcessEffect:
    """How the times of one process differ from those of another, beyond what samples show."""

    shift_ns: float = 0.0  # launches of the new process take so much longer
    spread_ns: float = 0.0  # the standard deviation of each has this part
    spread: float = 0.0  # and this fraction of its time
    pairs: int = 0  # the number of pairs that it was estimated from, 0 where it is assumed

    def error(self, level_ns: float) -> float:
        """Return the standard deviation of the logarithm of a time of `level_ns`."""
        return math.hypot(self.spread_ns / level_ns, self.spread)


SAME_PROCESS = ProcessEffect()  # the effect where both were measured in one process, in turns
PLACED = ProcessEffect(spread_ns=85.0, spread=0.007)
"""The effect of a process where there are too few pairs to estimate it, and the samples are of several placements: that
of 8 processes on an H200."""
ASSUMED = ProcessEffect(spread_ns=85.0, spread=0.014)
"""The same where the samples are of one placement or two. Single points then differ by 3 to 15 % between processes, and
a change of 5 %, as between two modes, is not claimed."""
OTHER_GPU = ProcessEffect(spread=0.02)
"""What another GPU of the model, driver or way of measuring adds: two H200 differ by 1 to 2 % in most kernels, and by
more in those that wait for the memory."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What the evidence says of the ratio of two times, new / base."""

    ratio: float
    lower: float  # of its confidence interval of 95 %
    upper: float  # of the same
    resolution: float  # the least relative change, up or down, that could be claimed here
    p_value: float  # the chance of evidence this strong if the true change were at most half of the one that counts
    direction: int  # 1 where the new time is claimed to be longer, -1 where shorter, 0 where neither


def level_of(*parts_ns: Sequence[float] | statistics.Numbers, visits: int = 0) -> Level:
    """Return the level of a time from its samples above 0 in ns, in parts that were taken at one placement each.

    The samples of a part are in the order in which they were taken, and a part may be empty; `visits` is 0 where the
    number of visits is unknown.
    """
    parts = [np.asarray(part, dtype=np.float64) for part in parts_ns if len(part)]
    taken = np.concatenate(parts) if len(parts) > 1 else parts[0]
    ordered = np.sort(taken)
    share = statistics.independent_share(np.log(taken))
    within = _level_of_samples(ordered, share)
    error, freedom = within[1], max(LEAST_FREEDOM, share * len(taken) - 1.0)
    if len(parts) >= FEWEST_PARTS:
        levels = [float(np.log(np.median(part))) for part in parts]
        between = float(np.std(levels, ddof=1)) / math.sqrt(len(parts))
        if between > math.sqrt(PARTS_DIFFER) * error:
            error, freedom = between, len(parts) - 1.0
    error = math.hypot(error, statistics.tick_of(ordered) / math.sqrt(12.0) / math.exp(within[0]))
    return Level(
        log_ns=within[0], error=error, freedom=freedom, parts=len(parts), visits=visits, ordered_ns=ordered, share=share
    )


def _level_of_samples(ordered: statistics.Numbers, share: float) -> tuple[float, float]:
    """Return the logarithm of the median and its standard error, by the weights of a bootstrap median."""
    count = len(ordered)
    logs = np.log(ordered)
    independent = max(1, round(share * count))
    weights = statistics.median_weights(count, independent)
    middle = float(weights @ logs)
    if count < 2:
        return middle, math.inf
    error = math.sqrt(float(weights @ (logs - middle) ** 2))
    if count < 2 * FEW_SAMPLES:  # the median of few samples hides the ones beside it
        error = max(error, float(logs.std(ddof=1)) / math.sqrt(independent))
    return middle, error


def _about_levels(parts: Sequence[statistics.Numbers]) -> statistics.Numbers:
    """Return the numbers of parts, each less the median of its part where the levels of parts are looked at besides."""
    if len(parts) < FEWEST_PARTS:
        return np.concatenate(parts)
    return np.concatenate([part - np.median(part) for part in parts])


def process_effect(base: Sequence[Level], new: Sequence[Level], *, is_on_gpu: bool = True) -> ProcessEffect:
    """Return how the times of the new process differ from those of the base, from all pairs measured alike.

    A robust line through the differences of all pairs gives the shift at time 0; only that is taken off, as a change
    that grows with the time may be one of the kernels. The spread is that of the pairs about the line, beyond their own
    errors; a claim about one of them does not move it, nor do claims about less than half of them. Times that were not
    taken on a GPU have no shift and no spread in ns.
    """
    assumed = PLACED if min((level.parts for level in (*base, *new)), default=0) >= PLACED_PARTS else ASSUMED
    if len(base) < FEWEST_PAIRS:
        return assumed if is_on_gpu else ProcessEffect(spread=assumed.spread)
    times = np.array([level.level_ns for level in base])
    differences = np.array([level.level_ns for level in new]) - times
    errors = np.array([math.hypot(old.error, now.error) for old, now in zip(base, new, strict=True)]) * times
    shift_ns, slope = _line(times, differences, np.sqrt(85.0**2 + (0.007 * times) ** 2 + errors**2))
    if not is_on_gpu or times.min() > SHORT_NS or abs(shift_ns) > LARGEST_SHIFT_NS:
        shift_ns = 0.0
    residuals = differences - shift_ns - slope * times
    own = np.sqrt(np.maximum(residuals**2 - errors**2, 0.0))
    is_short = times < PLACED.spread_ns / PLACED.spread
    spread_ns = _spread(own[is_short], LEAST_SPREAD_NS) if is_on_gpu else 0.0
    spread = _spread(own[~is_short] / times[~is_short], LEAST_SPREAD)
    return ProcessEffect(shift_ns=shift_ns, spread_ns=spread_ns, spread=spread, pairs=len(base))


def _line(
    times: statistics.Numbers, differences: statistics.Numbers, scales: statistics.Numbers
) -> tuple[float, float]:
    """Return intercept and slope of a line by Huber's weights, in at most 20 steps."""
    design = np.column_stack([np.ones_like(times), times]) / scales[:, None]
    wanted = differences / scales
    weights = np.ones_like(times)
    intercept, slope = float(np.median(differences[times <= np.median(times)])), 0.0
    for _ in range(20):
        residuals = np.abs(wanted - design @ np.array([intercept, slope]))
        scale = max(MAD_TO_DEVIATION * float(np.median(residuals)), 0.05)
        weights = np.minimum(1.0, 1.345 * scale / np.maximum(residuals, 1e-12))
        roots = np.sqrt(weights)
        intercept, slope = (float(x) for x in np.linalg.lstsq(design * roots[:, None], wanted * roots, rcond=None)[0])
    return intercept, slope


def _spread(deviations: statistics.Numbers, least: float) -> float:
    """Return the standard deviation of numbers of which most are normal, no smaller than `least`."""
    return max(least, MAD_TO_DEVIATION * float(np.median(deviations))) if deviations.size else least


def judge(base: Level, new: Level, effect: ProcessEffect, *, change: float, level: float) -> Judgement:
    """Judge two times that were measured one after the other; `change` is the relative change that counts, as 0.02."""
    raw = new.log_ns - base.log_ns
    own = math.log(max(new.level_ns - effect.shift_ns, 0.5 * new.level_ns)) - base.log_ns
    of_process = effect.error(base.level_ns)
    if 1 in (base.visits, new.visits):
        of_process = max(of_process, PLACED.spread_ns / base.level_ns)
    variances = [base.error**2, new.error**2, of_process**2]
    freedoms = [base.freedom, new.freedom, effect.pairs / PAIRS_PER_FREEDOM if effect.pairs else math.inf]
    error, freedom = _combined(variances, freedoms)
    few = min(len(base.ordered_ns), len(new.ordered_ns)) < FEW_SAMPLES
    judgement = _judged(own, raw, error, freedom, change=change, level=level, few=few)
    apart = _apart(base.ordered_ns, new.ordered_ns)
    if apart and apart * (math.exp(own) - 1.0) > LARGE_CHANGE:
        return replace(judgement, direction=apart, resolution=min(judgement.resolution, _size(judgement.ratio)))
    if judgement.direction and not _agrees(base, new, judgement.direction, effect.shift_ns, change, few=few):
        return _undecided(judgement)
    return judgement


def judge_interleaved(
    base_parts: Sequence[Sequence[float] | statistics.Numbers],
    new_parts: Sequence[Sequence[float] | statistics.Numbers],
    *,
    change: float,
    level: float,
) -> Judgement:
    """Judge two times whose samples were taken in turns, A B B A, in one process, in the same parts.

    Each sample is compared with the one beside it, so what both feel alike is gone. Both sides of a part have as many
    samples.
    """
    logs = [
        np.log(np.asarray(new, dtype=np.float64)) - np.log(np.asarray(base, dtype=np.float64))
        for base, new in zip(base_parts, new_parts, strict=True)
        if len(base)
    ]
    ratios = np.concatenate(logs)
    share = statistics.independent_share(_about_levels(logs), doubt=NEIGHBOURS_DOUBT)
    own, error, freedom = _middle(ratios, share)
    if len(logs) >= FEWEST_PARTS:
        levels = [_middle(part, 1.0)[0] for part in logs]
        between = float(np.std(levels, ddof=1)) / math.sqrt(len(levels))
        if between > math.sqrt(PARTS_DIFFER) * error:
            error, freedom = between, len(levels) - 1.0
    few = len(ratios) < FEW_SAMPLES
    judgement = _judged(own, own, error, freedom, change=change, level=level, few=few)
    if judgement.direction:
        beyond = judgement.direction * ratios - math.log1p(0.5 * change)
        needed = statistics.normal_quantile(RANK_LEVEL)
        if not (bool((beyond > 0.0).all()) if few else _signed_rank(beyond, share) > needed):
            return _undecided(judgement)
    return judgement


def _middle(ratios: statistics.Numbers, share: float) -> tuple[float, float, float]:
    """Return the mean of the middle of some numbers, its standard error, and its degrees of freedom.

    A tenth at either end is cut off, and counts in the error as the value beside it (a Winsorized variance).
    Source: J. Tukey, D. McLaughlin, Sankhya A 25 (1963).
    """
    count = len(ratios)
    ordered = np.sort(ratios)
    cut = count // 10
    kept = ordered[cut : count - cut]
    if count < 2:
        return float(kept.mean()), math.inf, 1.0
    ends = np.clip(ordered, kept[0], kept[-1])
    fraction = len(kept) / count
    error = float(ends.std(ddof=1)) / (fraction * math.sqrt(count * share))
    tick = statistics.tick_of(ordered)
    return float(kept.mean()), math.hypot(error, 0.1 * tick), max(LEAST_FREEDOM, share * len(kept) - 1.0)


def _combined(variances: Sequence[float], freedoms: Sequence[float]) -> tuple[float, float]:
    """Return the root of a sum of variances and its degrees of freedom (Welch)."""
    total = sum(variances)
    if not math.isfinite(total) or total <= 0.0:
        return math.sqrt(total), 1.0
    spread = sum(variance**2 / freedom for variance, freedom in zip(variances, freedoms, strict=True))
    return math.sqrt(total), max(1.0, total**2 / spread) if spread else math.inf


def _judged(
    own: float, raw: float, error: float, freedom: float, *, change: float, level: float, few: bool
) -> Judgement:
    """Return a judgement by the size of the ratio alone."""
    if not math.isfinite(error):
        ratio = math.exp(own)
        return Judgement(ratio=ratio, lower=0.0, upper=math.inf, resolution=math.inf, p_value=1.0, direction=0)
    half = math.log1p(0.5 * change)
    reach = statistics.student_quantile(level, freedom) * error
    least = math.log1p(max(change, LARGE_CHANGE) if few else change)
    limit = max(half + reach, least)
    around = statistics.student_quantile(0.05, freedom) * error
    sign = 1 if own > 0 else -1
    is_claimed = abs(own) > limit and sign * raw > half
    return Judgement(
        ratio=math.exp(own),
        lower=math.exp(own - around),
        upper=math.exp(own + around),
        resolution=math.expm1(limit),
        p_value=statistics.student_p_value((abs(own) - half) / error, freedom)
        if error > 0.0
        else float(abs(own) <= half),
        direction=sign if is_claimed else 0,
    )


def _size(ratio: float) -> float:
    """Return the size of a change, up or down, as that of the larger time over the smaller."""
    return max(ratio, 1.0 / ratio) - 1.0


def _undecided(judgement: Judgement) -> Judgement:
    """Return a judgement whose claim the ranks do not bear out: what it found cannot be resolved here."""
    return replace(judgement, direction=0, resolution=max(judgement.resolution, _size(judgement.ratio)))


def _agrees(base: Level, new: Level, direction: int, shift_ns: float, change: float, *, few: bool) -> bool:
    """Return whether the ranks of the samples bear a claim out, with half of the change and the shift in the base."""
    factor = (1.0 + 0.5 * change) ** direction
    raised, other = base.ordered_ns * factor + shift_ns, new.ordered_ns
    low, high = (raised, other) if direction > 0 else (other, raised)
    if few:
        return bool(low[-1] < high[0])
    # how often a sample of `high` exceeds one of `low`, as a fraction of all pairs; ties count half
    below = np.searchsorted(low, high, side="left") + np.searchsorted(low, high, side="right")
    n, m = len(low), len(high)
    above = 0.5 * float(below.sum()) / (n * m)
    if above >= CLEARLY_ABOVE:
        return True
    # by how many standard deviations the samples `high` rank above `low` (Mann and Whitney)
    deviations = (above - 0.5) * math.sqrt(12.0 * min(base.share, new.share) * n * m / (n + m + 1.0))
    return deviations > statistics.normal_quantile(RANK_LEVEL)


def _apart(base: statistics.Numbers, new: statistics.Numbers) -> int:
    """Return 1 where the sorted samples of `new` lie far above those of `base`, -1 where far below, else 0.

    The gap between the two is a change of LARGE_CHANGE, and more than what both ranges take together, or half of it
    where there are samples enough to know the ranges; that needs no estimate of an error.
    """
    fewest = min(len(base), len(new))
    if fewest < FEWEST_APART:
        return 0
    ends = []
    for ordered in (base, new):
        cut = int(OUTSIDE * len(ordered))
        ends.append((math.log(ordered[cut]), math.log(ordered[-1 - cut])))
    (base_low, base_high), (new_low, new_high) = ends
    ranges = base_high - base_low + new_high - new_low
    least = max(math.log1p(LARGE_CHANGE), ranges if fewest < FEW_SAMPLES else 0.5 * ranges)
    if new_low - base_high > least:
        return 1
    return -1 if base_low - new_high > least else 0


def _signed_rank(differences: statistics.Numbers, share: float) -> float:
    """Return by how many standard deviations the ranks of positive numbers exceed those of negative ones (Wilcoxon)."""
    ranks = np.argsort(np.argsort(np.abs(differences))) + 1.0
    count = len(differences)
    above = float((np.sign(differences) * ranks).sum())
    return above * math.sqrt(share * 6.0 / (count * (count + 1.0) * (2.0 * count + 1.0)))
