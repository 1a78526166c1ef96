"""When samples are enough: steady, drifting, bimodal and noisy ones, and the settings for that."""

from __future__ import annotations

import statistics
from collections.abc import Iterable

import numpy as np
import pytest

from warplens.cuda.execute.measurement.stopwatch import StoppingRule, is_warmed_up
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Ending, Measuring

SAMPLE_S = 0.001
"""A synthetic sample takes this time, so that 0.1 s are 100 samples and 3 s are 3000."""


def ended(samples: Iterable[float], measuring: Measuring | None = None) -> tuple[Ending | None, int]:
    """Return why the samples ended, and their number."""
    rule, count = StoppingRule(measuring or Measuring()), 0
    for count, sample in enumerate(samples, 1):
        rule.add(sample)
        if ending := rule.ending(count * SAMPLE_S):
            return ending, count
    return None, count


def normal(count: int, deviation: float) -> np.ndarray:
    return 1000.0 * (1 + deviation * np.random.default_rng(7).standard_normal(count))


def test_steady_samples_end_as_soon_as_the_least_time_is_over():
    assert ended(normal(5000, 0.001)) == (Ending.PRECISE, 100)


def test_equal_samples_are_precise():
    assert ended([5.0] * 200) == (Ending.PRECISE, 100)


def test_least_samples_are_taken_however_long_they_last():
    assert ended([5.0] * 200, Measuring(least_samples=150)) == (Ending.PRECISE, 150)


def test_noisy_samples_end_when_their_deviation_is_known():
    ending, count = ended(normal(5000, 0.1))
    assert ending is Ending.SETTLED
    assert 64 < count < 1000


def test_bimodal_samples_settle():
    modes = np.where(np.random.default_rng(3).random(5000) < 0.3, 2000.0, 1000.0)
    ending, count = ended(modes)
    assert ending is Ending.SETTLED
    assert 64 < count < 1000


def test_drifting_samples_go_on_until_the_longest_time():
    assert ended(1000.0 * (1 + 0.001 * np.arange(5000))) == (Ending.TIME, 3000)


def test_noise_that_grows_goes_on_until_the_longest_time():
    noise = np.random.default_rng(5).standard_normal(5000) * (20 + np.arange(5000)) / 5000
    assert ended(1000.0 * (1 + 0.3 * noise), Measuring(largest_deviation=0.0005)) == (Ending.TIME, 3000)


def test_most_samples_end_a_point_that_is_not_settled():
    assert ended(1000.0 * (1 + 0.001 * np.arange(5000)), Measuring(most_samples=150)) == (Ending.COUNT, 150)


def test_one_sample_beyond_the_longest_time_ends_the_point():
    rule = StoppingRule(Measuring())
    assert rule.ending(4.0) is None
    rule.add(4e9)
    assert rule.ending(4.0) is Ending.TIME


@pytest.mark.parametrize(("launch_s", "samples"), [(0.9, 4), (1.1, 3), (1.6, 3), (2.0, 3), (2.1, 2), (3.1, 1)])
def test_three_samples_are_taken_where_twice_the_longest_time_is_enough_for_them(launch_s, samples):
    rule, count = StoppingRule(Measuring()), 0
    while rule.ending(count * launch_s) is None:
        rule.add(1e9 * launch_s * (1 + count / 10))
        count += 1
    assert count == samples


def test_a_wide_threshold_accepts_noise():
    assert ended(normal(5000, 0.1), Measuring(largest_deviation=0.2)) == (Ending.PRECISE, 100)


def test_deviation_is_that_of_the_samples():
    samples = [3.0, 5.0, 4.0, 9.0]
    rule = StoppingRule(Measuring())
    for sample in samples:
        rule.add(sample)
    assert rule.deviation == pytest.approx(statistics.stdev(samples) / statistics.mean(samples))


@pytest.mark.parametrize(
    ("samples", "warm"),
    [
        ([10.0] * 9, False),
        ([10.0] * 10, True),
        ([20.0, 18.0, 16.0, 14.0, 12.0] + [10.0] * 5, False),
        ([90.0] * 5 + [10.0, 10.0, 50.0, 10.0, 10.0] + [10.05] * 5, True),
    ],
)
def test_warmed_up_when_two_windows_agree(samples, warm):
    assert is_warmed_up(samples) is warm


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"least_samples": 0}, "the setting least_samples of the timing is 0, at least 1 is needed"),
        ({"batch": 0}, "the setting batch of the timing is 0, at least 1 is needed"),
        (
            {"largest_deviation": -0.1},
            "the setting largest_deviation of the timing is -0.1, a number from 0 on is needed",
        ),
        (
            {"longest_time_s": 0.05},
            "the longest time of a timing (0.05 s) is below the least (0.1 s)",
        ),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings, message):
    with pytest.raises(InputError) as refused:
        Measuring(**settings)
    assert str(refused.value) == message
