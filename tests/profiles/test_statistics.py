"""Weights of a median, independent samples and ticks: against exact fractions, known processes and distributions."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy import stats

from warplens.profiles.statistics import (
    independent_share,
    median_weights,
    normal_quantile,
    spread_of,
    student_p_value,
    student_quantile,
    tick_of,
)


def autoregressive(correlation, count, seed):
    """Return a process of variance 1 whose first autocorrelation is the one given."""
    noise = np.random.default_rng(seed).standard_normal(count)
    for index in range(1, count):
        noise[index] = correlation * noise[index - 1] + np.sqrt(1 - correlation**2) * noise[index]
    return noise


def test_spread_gives_quartiles_and_counts():
    spread = spread_of([1.0, 9.0, 2.0, 8.0, 5.0])
    assert spread == {"median_ns": 5.0, "lower_quartile_ns": 2.0, "upper_quartile_ns": 8.0, "samples": 5}


def test_weights_of_three_samples_are_the_chances_of_a_resamples_median():
    expected = [Fraction(7, 27), Fraction(13, 27), Fraction(7, 27)]  # at least two of three draws are the smallest, ...
    assert median_weights(3, 3) == pytest.approx([float(chance) for chance in expected])


def test_weights_give_the_spread_of_drawn_medians():
    rng = np.random.default_rng(7)
    samples = np.sort(rng.normal(100.0, 2.0, 15))
    drawn = np.median(rng.choice(samples, (100_000, 15)), axis=1)
    weights = median_weights(15, 15)
    middle = weights @ samples
    assert middle == pytest.approx(drawn.mean(), abs=0.01)
    assert np.sqrt(weights @ (samples - middle) ** 2) == pytest.approx(drawn.std(), rel=0.02)


@pytest.mark.parametrize(("count", "least"), [(30, 0.6), (200, 0.8), (1000, 0.85)])
def test_independent_samples_are_hardly_taken_for_correlated(count, least):
    shares = [independent_share(np.random.default_rng(seed).standard_normal(count)) for seed in range(60)]
    assert np.median(shares) > least


@pytest.mark.parametrize("correlation", [0.5, 0.9, 0.97])
def test_share_of_a_known_process_is_that_of_its_correlation(correlation):
    true = (1 - correlation) / (1 + correlation)
    shares = [independent_share(autoregressive(correlation, 2000, seed)) for seed in range(30)]
    assert 0.4 * true < np.median(shares) < 1.1 * true  # cautious: it is rather too small


@pytest.mark.parametrize(
    ("samples", "most"),
    [
        (np.linspace(100.0, 110.0, 500), 10 / 500),
        (np.repeat([1.0, 1.05, 1.0, 1.05, 1.0], 20) + 0.003 * np.random.default_rng(1).standard_normal(100), 0.2),
    ],
    ids=["drift", "modes"],
)
def test_slow_changes_leave_few_independent_samples(samples, most):
    assert independent_share(samples) < most


def test_doubt_leaves_small_correlations_aside():
    samples = np.random.default_rng(4).standard_normal((200, 30))
    with_doubt = np.mean([independent_share(row, doubt=2.5) == 1.0 for row in samples])
    without = np.mean([independent_share(row) == 1.0 for row in samples])
    assert with_doubt > 0.95 > without


@pytest.mark.parametrize("samples", [[5.0], [5.0, 6.0, 7.0], [64.0] * 50])
def test_few_or_equal_samples_are_independent(samples):
    assert independent_share(np.array(samples)) == 1.0


@pytest.mark.parametrize(
    ("samples", "tick"),
    [([64.0] * 9 + [96.0], 32.0), ([64.0, 96.0, 160.0], 0.0), ([64.0] * 5, 0.0), ([1.1, 2.3, 3.7, 4.2], 0.0)],
)
def test_tick_is_the_smallest_step_of_few_distinct_values(samples, tick):
    assert tick_of(np.sort(np.array(samples))) == tick


def test_quantiles_are_those_of_the_distributions():
    for freedom in (3.0, 7.5, 100.0):
        value = student_quantile(0.001, freedom)
        assert value == pytest.approx(stats.t.ppf(0.9995, freedom))
        assert student_p_value(value, freedom) == pytest.approx(0.001)
    assert normal_quantile(0.005) == pytest.approx(stats.norm.ppf(0.995))
    assert student_p_value(-1.0, 5.0) == 1.0
