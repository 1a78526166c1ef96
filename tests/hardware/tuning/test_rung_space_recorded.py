"""Every allowed configuration of the last rung of sgemm on an H200, in `reference:h200-sgemm-space`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import warplens
from warplens.cuda.catalogue import select
from warplens.cuda.ground.points import Baseline, PointResult, Status
from warplens.profiles.records import Profile

sys.path.append(str(Path(__file__).parent))

from model_rung_space import EVERY
from record_rung_space import RUNG, SIZES, VALUES, configurations


@pytest.fixture(scope="module")
def recorded() -> Profile:
    return warplens.load("reference:h200-sgemm-space")


@pytest.fixture(scope="module")
def allowed() -> list[dict[str, int]]:
    return list(configurations())


def of_size(profile: Profile, n: int) -> list[PointResult]:
    return [point for point in profile.points if point.problem == {"N": n} and point.baseline is None]


def time_ns(point: PointResult) -> float:
    assert point.time is not None
    return point.time.value_ns


def test_space_is_large_and_most_of_it_is_not_allowed(allowed: list[dict[str, int]]) -> None:
    every = 1
    for values in VALUES.values():
        every *= len(values)
    assert len(allowed) >= 2000
    assert every >= 8 * len(allowed)


@pytest.mark.parametrize("n", SIZES)
def test_every_allowed_configuration_was_measured_with_the_right_result(
    recorded: Profile, allowed: list[dict[str, int]], n: int
) -> None:
    points = of_size(recorded, n)
    assert [point.tune for point in points] == allowed
    assert {(point.kernel, point.status) for point in points} == {(RUNG, Status.OK)}


def test_space_is_that_of_a_search_of_the_rung() -> None:
    assert select([RUNG])[0].searched == VALUES


def test_source_is_that_of_the_rung(recorded: Profile) -> None:
    assert {point.source_hash for point in recorded.points} == {select([RUNG])[0].source_hash}


@pytest.mark.parametrize("n", SIZES)
def test_default_of_the_rung_is_nearly_the_fastest_and_the_choice_matters(recorded: Profile, n: int) -> None:
    points = of_size(recorded, n)
    usual = {macro: values[0] for macro, values in select([RUNG])[0].tune.items()}
    [default] = [point for point in points if point.tune == usual]
    times = sorted(map(time_ns, points))
    assert time_ns(default) <= 1.005 * times[0]
    assert times[len(times) // 2] >= 1.15 * times[0]
    assert times[-1] >= 1.8 * times[0]


@pytest.mark.parametrize("n", SIZES)
def test_clock_held_over_all_configurations(recorded: Profile, n: int) -> None:
    [library] = [p for p in recorded.points if p.baseline is Baseline.CUBLAS and p.problem == {"N": n}]
    assert library.time is not None
    assert max(library.time.samples_ns) <= 1.01 * min(library.time.samples_ns)


def test_modelled_configurations_are_a_sample_of_all_with_a_time_at_each_size() -> None:
    file = Path(__file__).parent / "h200_rung_space_modelled.json"
    content = json.loads(file.read_text(encoding="utf-8"))
    numbers = [row[0] for row in content["rows"]]
    assert numbers == sorted(number * EVERY % 2124 for number in range(len(numbers)))
    assert len(numbers) >= 400
    assert all(time_ns > 0 for row in content["rows"] for time_ns in row[1:])
