"""The proposer: it finds the least of a valley, avoids what fails, learns from modelled times and from what runs."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from scipy.optimize import approx_fprime

from warplens.cuda.sweep.tune.proposer import (
    EVERY,
    FIRST,
    Process,
    Proposer,
    _unlikeliness,
    inferred,
    most_promising,
    shuffled,
)

AXES = {"BM": (16, 32, 64, 128, 256), "BN": (16, 32, 64, 128, 256), "STAGES": (1, 2, 3, 4)}
ALL = list(itertools.product(*AXES.values()))


def valley(configuration):
    m, n, stages = configuration
    return 1e5 * (1 + abs(math.log2(m / 64)) + abs(math.log2(n / 128)) * 1.5 + abs(stages - 3) * 0.3)


def search(proposer, trials, time_of=valley):
    left, times = list(ALL), []
    for _ in range(trials):
        chosen = proposer.propose(left)
        left.remove(chosen)
        times.append(time_of(chosen))
        proposer.tell(chosen, times[-1])
    return times


@pytest.mark.parametrize("seed", range(3))
def test_least_of_a_valley_is_among_a_quarter_of_the_configurations(seed):
    assert min(search(Proposer(AXES, seed=seed), 25)) == min(map(valley, ALL))


def test_same_seed_proposes_the_same():
    assert search(Proposer(AXES, seed=4), 20) == search(Proposer(AXES, seed=4), 20)


def test_configurations_that_fail_are_left_for_later():
    times = search(Proposer(AXES, seed=2), 40, lambda one: None if one[2] == 4 else valley(one))
    assert min(time for time in times if time is not None) == min(map(valley, ALL))
    assert sum(time is None for time in times[FIRST:]) < (40 - FIRST) / 4  # a quarter of all fail


def test_nothing_that_ran_right_is_answered_by_chance():
    proposer = Proposer(AXES, seed=1)
    for configuration in ALL[:20]:
        proposer.tell(configuration, None)
    assert proposer.propose(ALL[20:]) in ALL[20:]


def test_neighbour_of_what_runs_promises_less():
    told = Proposer(AXES, seed=1)
    for configuration in ALL[:: len(ALL) // 12]:
        told.tell(configuration, valley(configuration))
    left = [one for one in ALL if one not in ALL[:: len(ALL) // 12]]
    first = told.propose(left)
    assert told.propose([one for one in left if one != first], running=[first]) != first


def test_modelled_times_lead_to_the_fastest_at_once():
    proposer = Proposer(AXES, seed=1)
    proposer.expect({one: valley(one) * (1.1 if sum(one) % 3 else 0.9) for one in ALL})
    told = ALL[:: len(ALL) // FIRST]
    for one in told:
        proposer.tell(one, valley(one))
    left = [one for one in ALL if one not in told]
    proposed = []
    for _ in range(EVERY):
        proposed.append(proposer.propose(left))
        left.remove(proposed[-1])
        proposer.tell(proposed[-1], valley(proposed[-1]))
    assert min(map(valley, proposed)) <= 1.3 * min(map(valley, ALL))


def test_gradient_of_the_fit_is_that_of_its_value():
    random = np.random.default_rng(3)
    places, values = random.random((12, 3)), random.normal(size=12)
    squares = (places[:, None] - places[None]) ** 2
    at = random.normal(size=4) - np.array([0.0, 0.0, 0.0, 4.0])
    numeric = approx_fprime(at, lambda x: _unlikeliness(x, squares, values)[0], 1e-6)
    assert _unlikeliness(at, squares, values)[1] == pytest.approx(numeric, abs=1e-3)


def test_process_passes_through_its_values_and_knows_less_far_away():
    line = np.linspace(0.0, 1.0, 5)[:, None]
    process = Process(line, np.array([3.0, 2.0, 1.0, 2.0, 3.0]))
    mean, deviation = process.predict(np.array([[0.5], [3.0]]))
    assert mean[0] == pytest.approx(1.0, abs=0.2)
    assert deviation[1] > 3 * deviation[0]
    assert most_promising(process, np.array([[0.0], [0.45]]), 1.0) == 1


def test_shuffled_returns_configurations_in_an_order_drawn_at_random():
    assert sorted(shuffled([(8,), (16,), (32,)], seed=1)) == [(8,), (16,), (32,)]


def test_inferred_returns_the_times_in_nanoseconds_that_are_likely_for_other():
    axes = {"TILE": tuple(range(1, 21))}
    found = inferred({(tile,): 100.0 * tile for tile in range(1, 21) if tile != 7}, [(7,)], axes)
    assert round(found[(7,)]) == 700
