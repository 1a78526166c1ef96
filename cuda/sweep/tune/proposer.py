"""Proposes configurations by a Gaussian process of those that ran.

The rule: a proposer is a function of its seed and of what it is asked and told. The first proposals are drawn at
random; then comes the one with the largest expected improvement. Each `EVERY`th proposal ignores the fitted lengths of
the axes: a fit that calls an axis unimportant before its other values were tried would never try them. A configuration
that failed counts as slow as the slowest that ran.

The method was chosen on the recorded times of a product at n = 1024 (tests/hardware/tuning), with 40 trials and 30
seeds; `make bench tune` reports it on others.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.linalg import cho_factor, cho_solve
from scipy.optimize import minimize
from scipy.spatial.distance import cdist
from scipy.stats import norm
from threadpoolctl import threadpool_limits

from warplens.cuda.sweep.tune.space import Configuration

# A Gaussian process over the configurations that ran: which of the others promises most.
# What is learned are logarithms of times, so that a factor counts alike everywhere, and the largest expected
# improvement is proposed. A parameter is its position on its axis, from 0 to 1. The lengths of the axes and the noise
# are those that the times make most likely, each held near a usual value: of few times in many dimensions an
# unrestrained fit believes chance. That is why neither scikit-learn's process is used here, which has no such priors,
# nor Optuna's, which needs PyTorch.
# Sources: Rasmussen and Williams, "Gaussian Processes for Machine Learning", 2006, sections 2.2, 4.2 (Matérn, 5/2)
# and 5.4.1; Jones, Schonlau and Welch, "Efficient Global Optimization of Expensive Black-Box Functions", 1998,
# section 4.1.

Numbers = npt.NDArray[np.float64]

LENGTH_SPREAD = math.sqrt(2.0)
"""The logarithm of a length has this standard deviation around 0, the length of an axis; 1.4 leaves it free from a
quarter to four times that."""
LENGTH_BOUNDS = (-2.5, 3.5)
USUAL_NOISE, NOISE_SPREAD = -6.0, 2.0
"""Mean and standard deviation of the logarithm of the noise, as a share of the variance of all times: 5 % of their
spread, which is what repeated measurements and the roughness of a space leave."""
NOISE_BOUNDS = (-12.0, -1.0)
MOST_STEPS = 30  # of the fit: it begins where the last one ended
JITTER = 1e-8
FIT_ALWAYS, FIT_ANEW = 100, 1.1
"""Up to `FIT_ALWAYS` values the lengths are fitted anew with each value; beyond it, whenever there are `FIT_ANEW` times
as many values as at the last fit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fitted:
    """The logarithms of lengths and noise, and how many values they were fitted to."""

    logarithms: Numbers
    count: int


class Process:
    """A Gaussian process fitted to `values` (at least two) at `places` (a row for each value, a column for each axis).

    The fit begins from `before`; with `is_fixed`, lengths and noise are those of `before`.
    """

    def __init__(
        self, places: Numbers, values: Numbers, before: Fitted | None = None, *, is_fixed: bool = False
    ) -> None:
        self._places = places
        self._mean, self._spread = float(values.mean()), float(values.std()) or 1.0
        scaled = (values - self._mean) / self._spread
        axes = places.shape[1]
        if before is None or (not is_fixed and (len(values) <= FIT_ALWAYS or len(values) >= FIT_ANEW * before.count)):
            start = np.append(np.zeros(axes), USUAL_NOISE) if before is None else before.logarithms
            squares = (places[:, None, :] - places[None, :, :]) ** 2
            optimum = minimize(
                _unlikeliness,
                start,
                args=(squares, scaled),
                jac=True,
                method="L-BFGS-B",
                bounds=[LENGTH_BOUNDS] * axes + [NOISE_BOUNDS],
                options={"maxiter": MOST_STEPS},
            )
            before = Fitted(logarithms=optimum.x, count=len(values))
        self.fitted = before
        self._lengths = np.exp(before.logarithms[:-1])
        covariance = self._covariance(places) + (math.exp(before.logarithms[-1]) + JITTER) * np.eye(len(values))
        self._factor = cho_factor(covariance, lower=True)
        self._weights = cho_solve(self._factor, scaled)
        self._variance = float(scaled @ self._weights) / len(values)

    def predict(self, places: Numbers) -> tuple[Numbers, Numbers]:
        """Return the mean and the standard deviation at each place, without the noise."""
        covariance = self._covariance(places)
        explained = np.einsum("ij,ji->i", covariance, cho_solve(self._factor, covariance.T))
        deviation = np.sqrt(np.maximum(1.0 - explained, 1e-12) * self._variance)
        return self._mean + self._spread * (covariance @ self._weights), self._spread * deviation

    def _covariance(self, places: Numbers) -> Numbers:
        apart = math.sqrt(5.0) * cdist(places / self._lengths, self._places / self._lengths)
        matern: Numbers = (1.0 + apart + apart**2 / 3.0) * np.exp(-apart)
        return matern


def most_promising(process: Process, places: Numbers, least: float) -> int:
    """Return the row of the place with the largest expected improvement on the value `least`."""
    mean, deviation = process.predict(places)
    ahead = (least - mean) / deviation
    return int(np.argmax(deviation * (ahead * norm.cdf(ahead) + norm.pdf(ahead))))


def _unlikeliness(logarithms: Numbers, squares: Numbers, scaled: Numbers) -> tuple[float, Numbers]:
    """Return the negative logarithm of likelihood and prior, with its gradient; the variance is the likeliest one.

    `logarithms` are those of the lengths and of the noise, `squares` those of the distances of all pairs of places
    along each axis; the values are `scaled` to mean 0 and deviation 1.
    """
    count = len(scaled)
    parts = squares / np.exp(2.0 * logarithms[:-1])
    apart = np.sqrt(5.0 * parts.sum(axis=2))
    decay = np.exp(-apart)
    noise = math.exp(logarithms[-1])
    covariance = (1.0 + apart + apart**2 / 3.0) * decay + (noise + JITTER) * np.eye(count)
    factor = cho_factor(covariance, lower=True)
    weights = cho_solve(factor, scaled)
    inverse = cho_solve(factor, np.eye(count))
    variance = float(scaled @ weights) / count
    value = 0.5 * count * math.log(variance) + float(np.log(np.diag(factor[0])).sum())
    slope = 0.5 * (inverse - np.outer(weights, weights) / variance)
    gradient = np.append(
        np.einsum("ij,ijk->k", slope * (5.0 / 3.0) * (1.0 + apart) * decay, parts), noise * np.trace(slope)
    )
    deviations = np.append(logarithms[:-1] / LENGTH_SPREAD, (logarithms[-1] - USUAL_NOISE) / NOISE_SPREAD)
    spreads = np.append(np.full(len(logarithms) - 1, LENGTH_SPREAD), NOISE_SPREAD)
    return value + 0.5 * float(deviations @ deviations), gradient + deviations / spreads


def scaled_positions(configurations: Sequence[Sequence[int]], axes: Sequence[Sequence[int]]) -> Numbers:
    """Return the position of each value on its axis, from 0 to 1."""
    positions = [{value: at / max(1, len(axis) - 1) for at, value in enumerate(axis)} for axis in axes]
    return np.array([[place[value] for place, value in zip(positions, row, strict=True)] for row in configurations])


FIRST = 10  # the first configurations are drawn at random: this many, as by Optuna's TPE sampler
EVERY = 4
LEAST = 10
ONE_THREAD = {"limits": 1, "user_api": "blas"}
"""Linear algebra stays in this thread: the matrices are small, and workers keep the other processors busy. Threads that
waited for each other made a proposal take ten times as long."""
MOST_FITTED = 250  # the time of a fit grows with the cube of the number of values: 0.3 s for this many


class Proposer:
    """Proposes the next configuration of a space, by a seed of what is drawn at random."""

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
        spread = (most - least) or 1.0
        self._expected = {configuration: (value - least) / spread for configuration, value in logarithms.items()}
        self._fitted = None

    def tell(self, configuration: Configuration, time_ns: float | None) -> None:
        """Learn the time of a configuration, None where it did not run right."""
        self._told[configuration] = time_ns

    def propose(self, candidates: Collection[Configuration], running: Collection[Configuration] = ()) -> Configuration:
        """Return the most promising candidate, of which there must be one; `running` ones have no time yet."""
        listed = tuple(candidates)
        times = {
            configuration: time_ns
            for configuration, time_ns in self._told.items()
            if not self._expected or configuration in self._expected
        }
        right = [math.log(time_ns) for time_ns in times.values() if time_ns is not None]
        count = len(self._told) + len(running)
        if count < FIRST or len(right) < 2:
            return listed[int(self._random.integers(len(listed)))]
        values = np.array([max(right) if time_ns is None else math.log(time_ns) for time_ns in times.values()])
        with threadpool_limits(**ONE_THREAD):
            places = self._places(tuple(times))
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
    times_ns: Mapping[Configuration, float], others: Sequence[Configuration], parameters: Mapping[str, tuple[int, ...]]
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
    with threadpool_limits(**ONE_THREAD):
        fitted = Process(places[::step], values[::step]).fitted
        mean, _ = Process(places, values, fitted, is_fixed=True).predict(scaled_positions(others, axes))
    return dict(zip(others, np.exp(mean).tolist(), strict=True))
