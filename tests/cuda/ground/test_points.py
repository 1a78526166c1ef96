"""Points and results: what identifies them, and what a result takes from its point."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Baseline, CacheState, Measuring, PointSpec, Status, half_of, result_of

POINT = PointSpec(
    kernel="k", path="k.cu", source_hash="0" * 64, family="f", problem={"N": 64, "M": 32},
    tune={"TILE": 8, "UNROLL": 2},
    device="h200", budget_s=2.0, limit=1,
)  # fmt: skip


def test_key_ignores_the_order_of_axes():
    turned = replace(POINT, problem={"M": 32, "N": 64}, tune={"UNROLL": 2, "TILE": 8})
    assert turned.key == POINT.key


@pytest.mark.parametrize(
    "change",
    [
        {"kernel": "other"},
        {"source_hash": "1" * 64},
        {"problem": {"N": 64, "M": 33}},
        {"tune": {"TILE": 16, "UNROLL": 2}},
        {"device": "a100"},
        {"cache": CacheState.COLD},
    ],
    ids=lambda change: next(iter(change)),
)
def test_key_tells_points_apart(change):
    assert replace(POINT, **change).key != POINT.key


def test_key_ignores_how_a_point_is_run():
    assert replace(POINT, budget_s=9.0, limit=7, path="other.cu", measuring=Measuring()).key == POINT.key


def test_result_has_the_identity_of_its_point():
    point = replace(POINT, cache=CacheState.WARM, baseline=Baseline.COPY)
    result = result_of(point, Status.SKIPPED, "too large")
    assert result.key == point.key
    assert (result.status, result.reason, result.title) == (Status.SKIPPED, "too large", "k")
    assert (result.cache, result.baseline, dict(result.metrics)) == (CacheState.WARM, Baseline.COPY, {})


def test_points_and_results_pickle():
    result = result_of(POINT, Status.OK)
    assert pickle.loads(pickle.dumps((POINT, result))) == (POINT, result)


def test_first_of_two_visits_takes_half_rounded_up():
    half = half_of(Measuring(least_samples=7, least_time_s=0.2, longest_time_s=3.0))
    assert (half.least_samples, half.least_time_s, half.longest_time_s) == (4, 0.1, 1.5)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"least_samples": 0}, "the setting least_samples of the timing is 0, at least 1 is needed"),
        ({"batch_time_s": -1.0}, "the setting batch_time_s of the timing is -1.0, a number from 0 on is needed"),
        (
            {"least_time_s": 4.0, "longest_time_s": 3.0},
            "the longest time of a timing (3 s) is below the least (4 s)",
        ),
    ],
    ids=["too few", "negative", "contradicting"],
)
def test_settings_out_of_range_are_refused(settings, message):
    with pytest.raises(InputError) as error:
        Measuring(**settings)
    assert str(error.value) == message
