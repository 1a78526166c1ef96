"""The counter that a step of a ladder moved most: the number that shows why a rung is faster than the one before."""

from __future__ import annotations

from warplens import load
from warplens.profiles.moved import are_counted, compact


def test_are_counted_tells_whether_two_points_have_a_counter_in_common():
    first, *_, last = load("reference:gtx-1080-ti").points
    assert are_counted(first, last)
    assert not are_counted(first, load("reference:hochberg").points[0])


def test_compact_returns_a_count_with_three_digits_and_k():
    assert compact(524_288) == "524 k"
    assert compact(960) == "960"
    assert compact(2.5e9) == "2.5 G"
