"""What a process does is told while it does it."""

from __future__ import annotations

import math
import time

import pytest

from warplens.cuda.ground import host as activity
from warplens.cuda.ground.host import Activity, activity_of, doing, use_clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    monkeypatch.setattr(activity, "_own", [[0.0, 0.0]])
    shared = [0.0, 0.0]
    use_clock(shared)
    return shared


def test_an_activity_within_another_is_told_until_it_ends(clock: list[float]) -> None:
    seen = []
    with doing(Activity.COMPILING):
        with doing(Activity.TRANSLATING):
            seen.append(activity_of(clock))
        seen.append(activity_of(clock))
    assert [found[0] for found in seen if found is not None] == [Activity.TRANSLATING, Activity.COMPILING]
    assert activity_of(clock) is None


def test_an_error_ends_an_activity(clock: list[float]) -> None:
    with pytest.raises(ZeroDivisionError), doing(Activity.TRANSLATING):
        raise ZeroDivisionError
    assert activity_of(clock) is None


@pytest.mark.parametrize("clock", [[math.nan, 0.0], [4.0, 0.0], [math.inf, 1.0], [-1.0, 1.0]])
def test_other_numbers_are_no_activity(clock: list[float]) -> None:
    assert activity_of(clock) is None


@pytest.mark.parametrize("since", [math.nan, math.inf, -math.inf, 1e300])
def test_a_begin_that_is_no_time_is_now(since: float) -> None:
    assert activity_of([1.0, since]) == (Activity.COMPILING, 0.0)


def test_its_seconds_count_from_its_begin() -> None:
    found = activity_of([2.0, time.monotonic() - 12.0])
    assert found == (Activity.TRANSLATING, pytest.approx(12.0, abs=5.0))
