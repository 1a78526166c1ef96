"""Proposes configurations by a Gaussian process of those that ran.

The rule: a proposer is a function of its seed and of what it is asked and told. The first proposals are drawn at
random; then comes the largest expected improvement. Each `EVERY`th proposal takes the axes to be as long as they are:
a fit that calls an axis unimportant before its other values were tried would never try them. A configuration that did
not run right counts as slow as the slowest that did.

What the method was chosen by: the recorded times of a product at n = 1024 (tests/hardware/tuning), 40 trials, 30 seeds;
`make bench tune` reports it on others.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cache

import numpy as np
from threadpoolctl import ThreadpoolController

from warplens.cuda.sweep.tune.space import Configuration
from warplens.cuda.sweep.tune.surrogate import USUAL_NOISE, Fitted, Numbers, Process, most_promising, scaled_positions

FIRST = 10
"""The first configurations are drawn at random: this many, as by Optuna's TPE sampler."""
EVERY = 4
LEAST = 10
MOST_FITTED = 250
"""The time of a fit grows with the cube of the number of values: 0.3 s for this many."""


class Proposer:
    """Proposes the next configuration of a space.

    Args:
        parameters: the values of each parameter.
        seed: of what is drawn at random.
    """

    def __init__(self, parameters: Mapping[str, tuple[int, ...]], *, seed: int) -> None:
        self._axes = tuple(parameters.values())
        self._random = np.random.default_rng(seed)
        self._told: dict[Configuration, float | None] = {}
        self._expected: dict[Configuration, float] = {}
        self._fitted: Fitted | None = None

    def expect(self, times_ns: Mapping[Configuration, float]) -> None:
        """Learn modelled times: from now on they are a further axis of the process."""
        logarithms = {configuration: math.log(time_ns) for configuration, time_ns in times_ns.items()}
        least, most = min(logarithms.values(), default=0.0), max(logarithms.values(), default=0.0)
        self._expected = {
            configuration: (value - least) / ((most - least) or 1.0) for configuration, value in logarithms.items()
        }
        self._fitted = None

    def tell(self, configuration: Configuration, time_ns: float | None) -> None:
        """Learn the time of a configuration, None where it did not run right."""
        self._told[configuration] = time_ns

    def propose(self, candidates: Collection[Configuration], running: Collection[Configuration] = ()) -> Configuration:
        """Return the most promising candidate, of which there must be one; `running` ones have no time yet."""
        listed = tuple(candidates)
        told = {
            configuration: time_ns
            for configuration, time_ns in self._told.items()
            if not self._expected or configuration in self._expected
        }
        right = [math.log(time_ns) for time_ns in told.values() if time_ns is not None]
        count = len(self._told) + len(running)
        if count < FIRST or len(right) < 2:
            return listed[int(self._random.integers(len(listed)))]
        values = np.array([max(right) if time_ns is None else math.log(time_ns) for time_ns in told.values()])
        with _one_thread():
            places = self._places(tuple(told))
            process = self._process(places, values, as_they_are=count % EVERY == 0)
            if running:  # their times are not known yet: the expected ones stand for them
                theirs = self._places(tuple(running))
                expected, _ = process.predict(theirs)
                both = np.vstack([places, theirs])
                process = Process(both, np.append(values, expected), process.fitted, is_fixed=True)
            return listed[most_promising(process, self._places(listed), min(right))]

    def _process(self, places: Numbers, values: Numbers, *, as_they_are: bool) -> Process:
        if as_they_are:
            usual = Fitted(logarithms=np.append(np.zeros(places.shape[1]), USUAL_NOISE), count=len(values))
            return Process(places, values, usual, is_fixed=True)
        process = Process(places, values, self._fitted)
        self._fitted = process.fitted
        return process

    def _places(self, configurations: Collection[Configuration]) -> Numbers:
        places = scaled_positions(tuple(configurations), self._axes)
        if not self._expected:
            return places
        return np.column_stack([places, [self._expected[configuration] for configuration in configurations]])


def shuffled(configurations: Sequence[Configuration], seed: int) -> tuple[Configuration, ...]:
    """Return configurations in an order drawn at random."""
    return tuple(configurations[at] for at in np.random.default_rng(seed).permutation(len(configurations)))


def inferred(
    times_ns: Mapping[Configuration, float],
    others: Sequence[Configuration],
    parameters: Mapping[str, tuple[int, ...]],
) -> dict[Configuration, float]:
    """Return the times in nanoseconds that are likely for other configurations; none from fewer than `LEAST` times.

    The lengths are fitted to at most `MOST_FITTED` of the times; all of them count for the values.
    """
    if len(times_ns) < LEAST or not others:
        return {}
    axes = tuple(parameters.values())
    places = scaled_positions(tuple(times_ns), axes)
    values = np.log(np.array(list(times_ns.values())))
    step = math.ceil(len(values) / MOST_FITTED)
    with _one_thread():
        fitted = Process(places[::step], values[::step]).fitted
        mean, _ = Process(places, values, fitted, is_fixed=True).predict(scaled_positions(others, axes))
    return dict(zip(others, np.exp(mean).tolist(), strict=True))


@cache
def _controller() -> ThreadpoolController:
    return ThreadpoolController()


def _one_thread() -> AbstractContextManager[object]:
    """Return a context in which linear algebra stays in this thread.

    The matrices are small, and workers keep the other processors busy: threads that waited for each other made a
    proposal take ten times as long.
    """
    limited: AbstractContextManager[object] = _controller().limit(limits=1, user_api="blas")
    return limited
