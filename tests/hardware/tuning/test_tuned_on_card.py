"""A search of the last rung of sgemm on an H200, beside the exhaustive run of the same space (another H200).

`h200_tuned.warplens.json.gz` is the profile of `warplens tune sgemm --problem N=2048 --trials 25 --modelled 64` on
commit e84294cd: 64 configurations were modelled on 16 processors, then Control-C ended the search; the same command
again went on and measured 25, after 46 s in all. Control-C came twice at once (from `timeout`), so that the first run
ended at once and left its journal alone.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import warplens
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult, Status
from warplens.profiles.records import Completeness, Profile
from warplens.profiles.store import read_profile

N = 2048


@pytest.fixture(scope="module")
def tuned() -> Profile:
    return read_profile(Path(__file__).parent / "h200_tuned.warplens.json.gz")


@pytest.fixture(scope="module")
def exhaustive_ns() -> dict[tuple[tuple[str, int], ...], float]:
    """The time of each allowed configuration in ns."""
    points = warplens.load("reference:h200-sgemm-space").points
    return {key(p): p.time.value_ns for p in points if p.time and p.problem["N"] == N and p.baseline is None}


def key(point: PointResult) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(point.tune.items()))


def measured_ns(profile: Profile) -> dict[tuple[tuple[str, int], ...], float]:
    points = [p for p in profile.points if p.time and p.time.provenance is Provenance.MEASURED]
    return {key(point): point.time.value_ns for point in points if point.time}


def test_interrupted_search_went_on_and_is_complete(tuned: Profile) -> None:
    assert tuned.status is Completeness.COMPLETE
    assert (len(tuned.points), len(measured_ns(tuned))) == (64 + 25, 25)
    assert {point.status for point in tuned.points} == {Status.OK}


def test_its_best_is_the_second_of_all_2124(
    tuned: Profile, exhaustive_ns: dict[tuple[tuple[str, int], ...], float]
) -> None:
    found = measured_ns(tuned)
    best = min(found, key=lambda configuration: found[configuration])
    assert sorted(exhaustive_ns, key=lambda one: exhaustive_ns[one]).index(best) == 1
    assert exhaustive_ns[best] <= 1.0002 * min(exhaustive_ns.values())
    assert len(found) < 0.012 * len(exhaustive_ns)


def test_two_cards_agree_on_each_configuration(
    tuned: Profile, exhaustive_ns: dict[tuple[tuple[str, int], ...], float]
) -> None:
    ratios = [time_ns / exhaustive_ns[configuration] for configuration, time_ns in measured_ns(tuned).items()]
    assert 0.99 < min(ratios) <= max(ratios) < 1.01
