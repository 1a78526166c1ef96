"""A search and a sweep on two H200 of one host: both GPUs take points, none is measured twice, and both agree.

`two_cards/` has what `search_on_cards.py measure` wrote.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult, Status
from warplens.profiles.journal import open_profile
from warplens.profiles.records import Completeness, Profile
from warplens.profiles.store import read_profile

FOLDER = Path(__file__).parent / "two_cards"


def profile(name: str) -> Profile:
    return read_profile(FOLDER / f"{name}.warplens.json.gz")


def measured(of: Profile) -> list[PointResult]:
    return [p for p in of.points if p.time is not None and p.time.provenance is Provenance.MEASURED]


def gpus_of(point: PointResult) -> set[int]:
    assert point.time is not None
    return {visit.card for visit in point.time.visits}


@pytest.mark.parametrize("name", ["search", "sweep", "cluster"])
def test_both_cards_take_points_each_point_is_on_one_and_the_profile_names_both(name: str) -> None:
    searched = profile(name)
    points = measured(searched)
    assert all(len(gpus_of(point)) == 1 for point in points)
    assert set().union(*map(gpus_of, points)) == {0, 1}
    known = json.loads((FOLDER / "facts.json").read_text(encoding="utf-8"))["cards"]
    assert [card.uuid for card in sorted(searched.cards, key=lambda card: card.number)] == known
    assert {point.status for point in searched.points} <= {Status.OK, Status.SKIPPED}


def test_search_went_on_where_it_was_stopped_and_measured_no_trial_twice() -> None:
    before, after = profile("stopped"), profile("search")
    assert (before.status, after.status) == (Completeness.PARTIAL, Completeness.COMPLETE)
    assert after.points[: len(before.points)] == before.points
    assert 1 <= len(measured(before)) < len(measured(after)) == 30
    assert len({point.key for point in after.points}) == len(after.points)


def test_fastest_of_30_trials_is_within_3_percent_of_the_best_of_all_configurations() -> None:
    exhaustive = {
        tuple(point.tune.items()): point.time.value_ns
        for point in open_profile("reference:h200-sgemm-space").points
        if point.problem == {"N": 2048} and point.time is not None
    }
    assert len(exhaustive) == 2125  # 2,124 configurations, and cuBLAS
    fastest = min(measured(profile("search")), key=lambda point: point.time.value_ns if point.time else 0.0)
    assert exhaustive[tuple(fastest.tune.items())] < 1.03 * min(exhaustive.values())


def test_fastest_configurations_take_the_same_time_on_either_card() -> None:
    first, second = ({p.key: p.time.value_ns for p in measured(profile(f"card{n}")) if p.time} for n in (0, 1))
    assert first.keys() == second.keys()
    assert all(second[key] == pytest.approx(first[key], rel=0.01) for key in first)
