"""Two recorded runs of one sweep on an H200 (`repeat_sweep.py`): nothing changed between them, so they are the same."""

from __future__ import annotations

from pathlib import Path

from warplens.profiles.comparison import Verdict, compare
from warplens.profiles.matching import side_of
from warplens.profiles.store import read_profile

RECORDED = Path(__file__).parent / "h200_repeat"
POINTS = 174


def test_two_runs_of_a_sweep_on_an_h200_are_called_the_same_on_98_of_100_points():
    first, second = (side_of(read_profile(RECORDED / f"{name}.warplens.json.gz"), name) for name in ("first", "second"))
    comparison = compare(first, second)
    assert (len(comparison.pairs), comparison.unmatched) == (POINTS, ())
    assert comparison.counts()[Verdict.SAME] >= 0.98 * POINTS
