"""Medians, their intervals and p-values: against exact fractions, brute-force resampling and known distributions."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from warplens.profiles.statistics import Medians, compare_medians, effective_samples, holm, spread_of, tick_of


def test_spread_gives_quartiles_and_counts():
    spread = spread_of([1.0, 9.0, 2.0, 8.0, 5.0])
    assert (spread.lower_quartile_ns, spread.median_ns, spread.upper_quartile_ns) == (2.0, 5.0, 8.0)
    assert spread.samples == 5
    assert spread.relative == pytest.approx(6 / 5)


def test_weights_of_three_samples_are_the_chances_of_a_resamples_median():
    expected = [Fraction(7, 27), Fraction(13, 27), Fraction(7, 27)]  # at least two of three draws are the smallest, ...
    assert Medians([30.0, 10.0, 20.0]).weights == pytest.approx([float(chance) for chance in expected])
    assert Medians([30.0, 10.0, 20.0]).estimate_ns == pytest.approx(20.0)


def test_interval_and_p_value_are_those_of_drawn_resamples():
    rng = np.random.default_rng(7)
    base, new = rng.normal(100.0, 2.0, 15), rng.normal(101.0, 3.0, 21)
    drawn = [np.median(rng.choice(values, (100_000, len(values))), axis=1) for values in (base, new)]
    comparison = compare_medians(_independent(base), _independent(new))
    low, high = np.quantile(drawn[1] / drawn[0], (0.025, 0.975))
    assert (comparison.lower, comparison.upper) == pytest.approx((low, high), abs=0.002)
    wrong_side = min(np.mean(drawn[1] <= drawn[0]), np.mean(drawn[1] >= drawn[0]))
    assert comparison.p_value == pytest.approx(2 * wrong_side, abs=0.01)


def _independent(samples):
    """Return the medians of samples in an order in which none hang together."""
    for seed in range(100):
        shuffled = np.random.default_rng(seed).permutation(samples)
        if effective_samples(shuffled) == len(samples):
            return Medians(shuffled)
    raise AssertionError("no such order")


def test_same_samples_have_ratio_one_and_no_evidence():
    samples = [100.0, 101.0, 99.0, 102.0, 98.0, 100.5]
    comparison = compare_medians(Medians(samples), Medians(samples))
    assert comparison.ratio == 1.0
    assert comparison.lower < 1.0 < comparison.upper
    assert comparison.p_value == 1.0


def test_ratio_is_new_over_base_and_turns_over_with_them():
    base, new = Medians([10.0, 11.0, 12.0, 10.5]), Medians([20.0, 22.0, 24.0, 21.0])
    there, back = compare_medians(base, new), compare_medians(new, base)
    assert there.ratio == pytest.approx(2.0)
    assert back.ratio == pytest.approx(1 / there.ratio)
    assert (back.lower, back.upper) == pytest.approx((1 / there.upper, 1 / there.lower), rel=1e-3)
    assert back.p_value == pytest.approx(there.p_value)


@pytest.mark.parametrize("count", [1, 2, 3, 5, 10])
def test_p_value_of_samples_wholly_apart_is_that_of_the_permutations(count):
    base, new = [100.0 + n for n in range(count)], [200.0 + n for n in range(count)]
    medians = Medians(base), Medians(new)
    for sample in medians:
        sample.effective = float(count)  # of a permutation, whatever the order
    comparison = compare_medians(*medians)
    assert comparison.p_value == comparison.least_p == pytest.approx(min(1.0, 2 / math.comb(2 * count, count)))


def test_samples_without_variance_have_an_interval_of_no_width():
    comparison = compare_medians(Medians([64.0] * 20), Medians([96.0] * 20))
    assert (comparison.ratio, comparison.lower, comparison.upper) == pytest.approx((1.5, 1.5, 1.5))


def test_clock_that_ticks_widens_the_interval_by_half_a_tick_of_each():
    base, new = [3200.0] * 20 + [3232.0], [3200.0] * 20 + [3232.0]
    comparison = compare_medians(Medians(base), Medians(new))
    assert comparison.tick == pytest.approx(32 / Medians(base).estimate_ns)
    assert (comparison.lower, comparison.upper) == pytest.approx((1 - 0.01, 1 + 0.01), abs=1e-3)


@pytest.mark.parametrize(
    ("samples", "tick"),
    [([32.0, 64.0, 64.0, 96.0, 64.0, 96.0, 32.0], 32.0), ([1.0, 2.0, 3.0], 0.0), ([5.0] * 9, 0.0), ([5.0], 0.0)],
    ids=["few values", "all differ", "one value", "one sample"],
)
def test_tick_is_the_least_step_where_values_repeat(samples, tick):
    assert tick_of(np.sort(samples)) == tick


def test_independent_samples_are_worth_nearly_their_number():
    worth = [effective_samples(np.random.default_rng(seed).normal(size=400)) / 400 for seed in range(40)]
    assert 0.7 < np.mean(worth) <= 1.0


def test_samples_that_hang_together_are_worth_what_their_signs_say():
    rho, count = 0.9, 20_000
    noise = np.random.default_rng(3).normal(size=count)
    series = np.empty(count)
    series[0] = noise[0]
    for index in range(1, count):
        series[index] = rho * series[index - 1] + math.sqrt(1 - rho**2) * noise[index]
    # The signs of a Gaussian series of autocorrelation r correlate by 2 / pi * arcsin(r).
    time = 1 + 2 * sum(2 / math.pi * math.asin(rho**lag) for lag in range(1, 400))
    assert effective_samples(series) == pytest.approx(count / time, rel=0.15)


def test_drift_leaves_few_independent_samples():
    assert effective_samples(np.linspace(100.0, 110.0, 500)) < 10


@pytest.mark.parametrize("samples", [[5.0], [5.0] * 30, [5.0, 6.0, 7.0]], ids=["one", "equal", "three"])
def test_samples_that_say_nothing_of_correlation_count_fully(samples):
    assert effective_samples(np.array(samples)) == len(samples)


def test_holm_adjusts_by_rank_and_keeps_the_order():
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx((0.03, 0.06, 0.06, 0.02))
    assert holm([0.6, 0.9]) == (1.0, 1.0)
    assert holm([]) == ()


def test_scale_of_the_samples_does_not_matter():
    rng = np.random.default_rng(11)
    base, new = rng.lognormal(0, 0.1, 40), rng.lognormal(0.02, 0.1, 40)
    unscaled = compare_medians(Medians(base), Medians(new))
    scaled = compare_medians(Medians(1e6 * base), Medians(1e6 * new))
    assert (unscaled.ratio, unscaled.lower, unscaled.upper, unscaled.p_value) == pytest.approx(
        (scaled.ratio, scaled.lower, scaled.upper, scaled.p_value)
    )
