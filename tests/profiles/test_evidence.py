"""Claims about two times: none where nothing changed, on many distributions, and those that samples can show."""

from __future__ import annotations

import math

import numpy as np
import pytest

from warplens.profiles.evidence import (
    ASSUMED,
    FEWEST_PAIRS,
    PLACED,
    SAME_PROCESS,
    ProcessEffect,
    judge,
    judge_interleaved,
    level_of,
    process_effect,
)


def correlated(correlation):
    def draw(rng, count):
        noise = rng.standard_normal(count)
        for index in range(1, count):
            noise[index] = correlation * noise[index - 1] + math.sqrt(1 - correlation**2) * noise[index]
        return 1 + 0.01 * noise

    return draw


def modes_in_runs(rng, count):
    """Draw times of two modes, 5 % apart, that last for 20 samples each."""
    begin = rng.integers(20)
    modes = np.repeat(rng.random(count // 20 + 2) < 0.5, 20)[begin : begin + count]
    return np.where(modes, 1.0, 1.05) + 0.003 * rng.standard_normal(count)


DISTRIBUTIONS = {
    "normal": lambda rng, count: 1 + 0.01 * rng.standard_normal(count),
    "lognormal 20 %": lambda rng, count: np.exp(0.2 * rng.standard_normal(count)),
    "bimodal": lambda rng, count: np.where(rng.random(count) < 0.5, 1.0, 1.05) + 0.003 * rng.standard_normal(count),
    "heavy tail": lambda rng, count: 1 + 0.01 * np.abs(rng.standard_cauchy(count)),
    "ticks": lambda rng, count: np.round(3000 * (1 + 0.01 * rng.standard_normal(count)) / 32) * 32 / 3000,
    "correlated": correlated(0.9),
    "modes in runs": modes_in_runs,
    "process": lambda rng, count: (1 + 0.0075 * rng.standard_normal()) * (1 + 0.002 * rng.standard_normal(count)),
}


@pytest.mark.parametrize("name", DISTRIBUTIONS)
def test_times_of_one_distribution_are_hardly_ever_claimed_to_differ(name):
    rng = np.random.default_rng(20261122)
    false = 0
    for _ in range(40):
        for counts in ((3, 3), (3, 300), (10, 10), (30, 30), (20, 200)):
            base, new = (level_of(3000 * DISTRIBUTIONS[name](rng, count)) for count in counts)
            false += judge(base, new, ASSUMED, change=0.02, level=0.001).direction != 0
    assert false <= 1


@pytest.mark.parametrize("counts", [(3, 3), (3, 300), (7, 7), (10, 1000), (1000, 1000)])
def test_doubled_time_is_always_claimed(counts):
    rng = np.random.default_rng(1)
    for _ in range(30):
        base, new = (level_of(f * (1e4 + 100 * rng.standard_normal(n))) for f, n in zip((1, 2), counts, strict=True))
        there, back = (judge(*both, ASSUMED, change=0.02, level=0.001) for both in ((base, new), (new, base)))
        assert (there.direction, back.direction) == (1, -1)
        assert there.ratio == pytest.approx(2, rel=0.05)
        assert there.resolution <= there.ratio - 1


def test_doubled_time_of_correlated_samples_is_claimed():
    """Where few samples are independent, the two sides still lie wholly apart."""
    drift = np.linspace(1.0, 1.1, 40)
    assert judge(level_of(1e4 * drift), level_of(2e4 * drift), ASSUMED, change=0.02, level=0.001).direction == 1


def test_change_that_cannot_be_seen_has_a_resolution():
    rng = np.random.default_rng(2)
    base, new = (level_of(1e5 * (1 + 0.1 * rng.standard_normal(30))) for _ in range(2))
    judgement = judge(base, new, SAME_PROCESS, change=0.02, level=0.001)
    assert judgement.direction == 0
    assert 0.05 < judgement.resolution < 0.3
    assert judgement.lower < 1 < judgement.upper
    assert judgement.lower < judgement.ratio < judgement.upper


def test_resolution_is_what_is_claimed_from_there_on():
    rng = np.random.default_rng(3)
    samples = 1e5 * (1 + 0.01 * rng.standard_normal(60))
    base = level_of(samples)
    resolution = judge(base, level_of(samples), PLACED, change=0.02, level=0.001).resolution
    below, above = (level_of(samples * (1 + share * resolution)) for share in (0.97, 1.03))
    assert judge(base, below, PLACED, change=0.02, level=0.001).direction == 0
    assert judge(base, above, PLACED, change=0.02, level=0.001).direction == 1


def test_parts_that_differ_widen_the_error():
    rng = np.random.default_rng(5)
    parts = [1e4 * level * (1 + 0.001 * rng.standard_normal(20)) for level in (1.0, 1.03, 0.98, 1.01)]
    assert level_of(*parts).error > 3 * level_of(*[part * 1e4 / np.median(part) for part in parts]).error
    assert level_of(*parts).parts == 4


def test_samples_without_spread_are_judged():
    same, longer, double = (level_of([time_ns] * 3) for time_ns in (3200.0, 3232.0, 6400.0))
    assert [judge(same, new, ASSUMED, change=0.02, level=0.001).direction for new in (same, longer, double)] == [
        0,
        0,
        1,
    ]


def test_short_launches_of_one_visit_are_uncertain():
    """As the transpositions of 256 x 256 on an H200, warm: 200 ns from one visit to the next."""
    rng = np.random.default_rng(6)
    samples = [2000.0 + 10 * rng.standard_normal(60), 2200.0 + 10 * rng.standard_normal(60)]
    effect = ProcessEffect(spread_ns=25.0, spread=0.0015, pairs=87)
    directions = [
        judge(*(level_of(part, visits=visits) for part in samples), effect, change=0.02, level=0.001).direction
        for visits in (1, 2)
    ]
    assert directions == [0, 1]


def test_clock_that_ticks_hides_what_is_smaller():
    assert level_of([3200.0] * 40 + [3232.0]).error >= 32 / math.sqrt(12) / 3205


def pairs(count, *, shift_ns=0.0, factor=1.0, spread=0.001, seed=1):
    rng = np.random.default_rng(seed)
    levels = np.geomspace(2e3, 2e6, count)
    base = [level_of(level * (1 + 0.002 * rng.standard_normal(30))) for level in levels]
    new = [
        level_of(
            level * factor * (1 + spread * rng.standard_normal()) * (1 + 0.002 * rng.standard_normal(30)) + shift_ns
        )
        for level in levels
    ]
    return base, new


def test_shift_of_a_process_is_found_and_taken_off():
    base, new = pairs(60, shift_ns=150.0)
    effect = process_effect(base, new)
    assert effect.shift_ns == pytest.approx(150.0, abs=15)
    assert effect.pairs == 60
    shortest = judge(base[0], new[0], effect, change=0.02, level=0.001)
    assert (shortest.direction, shortest.ratio) == (0, pytest.approx(1.0, abs=0.01))  # 7.5 % before


def test_change_of_a_few_points_leaves_the_effect_of_the_process_alone():
    base, new = pairs(60)
    changed = [level_of(2 * level.ordered_ns) if n % 4 == 0 else level for n, level in enumerate(new)]
    before, after = process_effect(base, new), process_effect(base, changed)
    assert after.spread < 2 * before.spread
    assert abs(after.shift_ns) < 30
    verdicts = [judge(*both, after, change=0.02, level=0.001).direction for both in zip(base, changed, strict=True)]
    assert verdicts == [int(n % 4 == 0) for n in range(60)]


def test_change_of_all_points_is_no_effect_of_the_process():
    base, new = pairs(60, factor=1.05)
    effect = process_effect(base, new)
    judged = [judge(*both, effect, change=0.02, level=0.001).direction for both in zip(base, new, strict=True)]
    assert sum(judged) >= 57


def test_large_shift_is_no_effect_of_the_process():
    base, new = pairs(60, shift_ns=2000.0)
    effect = process_effect(base, new)
    assert effect.shift_ns == 0
    assert judge(base[0], new[0], effect, change=0.02, level=0.001).direction == 1


def test_spread_of_processes_is_estimated():
    assert process_effect(*pairs(200, spread=0.03)).spread == pytest.approx(0.03, rel=0.35)


def test_few_pairs_have_the_assumed_effect():
    base, new = pairs(FEWEST_PAIRS - 1)
    assert process_effect(base, new) == ASSUMED
    assert process_effect(base, new, is_on_gpu=False) == ProcessEffect(spread=ASSUMED.spread)


def test_samples_of_several_placements_are_assumed_to_differ_less():
    quarters = [level_of(*np.split(level.ordered_ns[:28], 4)) for level in pairs(4)[0]]
    assert process_effect(quarters, quarters) == PLACED


def test_line_of_times_measured_without_a_card_has_no_shift():
    assert process_effect(*pairs(60, shift_ns=150.0), is_on_gpu=False).shift_ns == 0


@pytest.mark.parametrize("time_ns", [3e3, 1e5])
def test_three_percent_are_found_in_turns(time_ns):
    rng = np.random.default_rng(7)
    found = false = 0
    for _ in range(100):
        a, b, again = (time_ns * factor * (1 + 0.01 * rng.standard_normal(30)) for factor in (1, 1.03, 1))
        a, b, again = (np.round(samples / 32) * 32 for samples in (a, b, again))
        found += judge_interleaved([a], [b], change=0.02, level=0.001).direction == 1
        false += judge_interleaved([a], [again], change=0.02, level=0.001).direction != 0
    assert found >= 93
    assert false == 0


def test_placements_that_disagree_leave_a_change_open():
    """As a kernel of 3 us on an H200: 3 % longer in five placements of eight, as long in three."""
    rng = np.random.default_rng(8)
    parts = [3000 * (1 + 0.001 * rng.standard_normal(30)) for _ in range(8)]
    slower = [part * factor for part, factor in zip(parts, [1.03] * 5 + [1.002] * 3, strict=True)]
    judgement = judge_interleaved(parts, slower, change=0.02, level=0.001)
    assert judgement.direction == 0
    assert judgement.resolution > 0.02


def test_common_drift_cancels_in_turns():
    drift = np.linspace(1.0, 1.2, 60)
    rng = np.random.default_rng(9)
    a, b = (1e4 * factor * drift * (1 + 0.003 * rng.standard_normal(60)) for factor in (1, 1.03))
    assert judge_interleaved([a], [b], change=0.02, level=0.001).direction == 1
