"""How often a verdict of a comparison is false, and how often a planted change is found; and how long that takes.

The rule: each pair is judged alone, without the stronger evidence that one of many needs, by the default preset, and
without the absolute margin that times taken on a card get on top.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from registry import Samples, benchmark, repeated

from warplens.cuda.metrics import Provenance
from warplens.cuda.points import PointResult, Status, Time
from warplens.profiles.comparison import Verdict, compare
from warplens.profiles.matching import Side
from warplens.profiles.store import read_profile

PAIRS = 2000
"""Pairs of each distribution and each number of samples."""
COUNTS = (10, 30, 200)
"""Samples of a point; the runner takes at least 10."""
REAL = Path(__file__).resolve().parent.parent / "hardware" / "h200_repeat" / "first.warplens.json.gz"

Draw = Callable[[np.random.Generator, int], np.ndarray]


def normal(rng: np.random.Generator, count: int) -> np.ndarray:
    """Draw times of 100 µs with 1 % noise."""
    return 1e5 * (1 + 0.01 * rng.standard_normal(count))


def lognormal(rng: np.random.Generator, count: int) -> np.ndarray:
    """Draw times with 5 % noise and a long tail."""
    return 1e5 * np.exp(0.05 * rng.standard_normal(count))


def bimodal(rng: np.random.Generator, count: int) -> np.ndarray:
    """Draw times of two modes, 5 % apart."""
    return 1e5 * (np.where(rng.random(count) < 0.5, 1.0, 1.05) + 0.003 * rng.standard_normal(count))


def heavy_tailed(rng: np.random.Generator, count: int) -> np.ndarray:
    """Draw times whose tail has no mean."""
    return 1e5 * (1 + 0.01 * np.abs(rng.standard_cauchy(count)))


def _real_points() -> list[np.ndarray]:
    """Return the samples of each point of a sweep on an H200."""
    return [np.array(point.time.samples_ns) for point in read_profile(REAL).points if point.time is not None]


def resampled(taken: np.ndarray) -> Draw:
    """Return what draws from these samples."""
    return lambda rng, count: rng.choice(taken, count)


def _judged_right(
    draws: list[Draw], right_verdicts: set[Verdict], factor: float = 1.0, counts: tuple[int, ...] = COUNTS
) -> Samples:
    """Return the percentage of pairs with a wanted verdict, for each number of samples; the draws take turns."""
    shares = []
    for count in counts:
        rng = np.random.default_rng(count)
        hits = 0
        for turn in range(PAIRS):
            draw = draws[turn % len(draws)]
            hits += verdict(draw(rng, count), factor * draw(rng, count)) in right_verdicts
        shares.append(100 * hits / PAIRS)
    by_count = zip(counts, shares, strict=True)
    return Samples(values=tuple(shares), note=", ".join(f"{count} samples: {share:.2f}" for count, share in by_count))


def verdict(base: np.ndarray, new: np.ndarray) -> Verdict:
    """Return the verdict on two sets of samples."""
    [pair] = compare(_side("base", [base]), _side("new", [new])).pairs
    return pair.verdict


def _side(name: str, samples: list[np.ndarray]) -> Side:
    points = tuple(
        PointResult(
            kernel="copy",
            title="Copy",
            source_hash="",
            family="transpose",
            problem={"N": size},
            tune={},
            device="h200",
            status=Status.OK,
            time=Time(
                value_ns=float(np.median(taken)), provenance=Provenance.MEASURED, samples_ns=tuple(taken.tolist())
            ),
        )
        for size, taken in enumerate(samples)
    )
    return Side(name=name, points=points, hardware={})


NOT_DIFFERENT = {Verdict.SAME, Verdict.AMBIGUOUS}


@benchmark("same normal samples, not called different", unit="% of pairs", aim=99.5, higher_is_better=True)
def verdict_same_normal() -> Samples:
    return _judged_right([normal], NOT_DIFFERENT)


@benchmark("same lognormal samples, not called different", unit="% of pairs", aim=99.5, higher_is_better=True)
def verdict_same_lognormal() -> Samples:
    return _judged_right([lognormal], NOT_DIFFERENT)


@benchmark("same bimodal samples, not called different", unit="% of pairs", aim=99.5, higher_is_better=True)
def verdict_same_bimodal() -> Samples:
    return _judged_right([bimodal], NOT_DIFFERENT)


@benchmark("same heavy-tailed samples, not called different", unit="% of pairs", aim=99.5, higher_is_better=True)
def verdict_same_heavy_tailed() -> Samples:
    return _judged_right([heavy_tailed], NOT_DIFFERENT)


@benchmark("same samples of an H200, not called different", unit="% of pairs", aim=99.5, higher_is_better=True)
def verdict_same_h200() -> Samples:
    return _judged_right([resampled(taken) for taken in _real_points()], NOT_DIFFERENT)


@benchmark("planted 3 % found, 30 samples, 1 % noise", unit="% of pairs", aim=95, higher_is_better=True)
def verdict_planted() -> Samples:
    slower = _judged_right([normal], {Verdict.SLOWER}, 1.03, (30,))
    faster = _judged_right([normal], {Verdict.FASTER}, 0.97, (30,))
    return Samples(values=(*slower.values, *faster.values), note="slower and faster")


@benchmark("planted 3 % found in samples of an H200, 30 each", unit="% of pairs", higher_is_better=True)
def verdict_planted_h200() -> Samples:
    return _judged_right([resampled(taken) for taken in _real_points()], {Verdict.SLOWER}, 1.03, (30,))


@benchmark("comparing 1,000 points of 100 samples", unit="s", aim=2)
def compare_thousand_points() -> Samples:
    rng = np.random.default_rng(1)
    base, new = (_side(name, [normal(rng, 100) for _ in range(1000)]) for name in ("base", "new"))
    return Samples(values=repeated(lambda: compare(base, new)))
