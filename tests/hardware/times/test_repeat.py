"""Sweeps of one code recorded twice on an H200 (`repeat_sweep.py`), and kernels measured in turns (`record_ab.py`).

Nothing changed between two sweeps, so no verdict says faster or slower; a planted change is found.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from warplens.profiles.comparison import compare
from warplens.profiles.conditions import Reason, Verdict
from warplens.profiles.matching import ab_sides, side_of
from warplens.profiles.store import read_profile

RECORDED = Path(__file__).parent
PAIRS = ("h200_repeat/", *(f"h200_pairs/card-{card}-{number}-" for card in (0, 1) for number in (1, 2)))
POINTS = 174
CHANGED = {Verdict.FASTER, Verdict.SLOWER}


def profiles(pair):
    return [read_profile(RECORDED / f"{pair}{name}.warplens.json.gz") for name in ("first", "second")]


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.sample(2)
def test_two_sweeps_of_one_code_have_no_change_and_a_doubled_time_is_found(pair):
    first, second = profiles(pair)
    comparison = compare(side_of(first, "first"), side_of(second, "second"))
    assert (len(comparison.pairs), comparison.unmatched) == (POINTS, ())
    assert not CHANGED & {pair.verdict for pair in comparison.pairs}
    assert comparison.counts()[Verdict.SAME] >= 0.4 * POINTS
    points = list(second.points)
    planted = range(3, POINTS, 20)
    for index in planted:
        time = points[index].time
        doubled = tuple(2 * sample for sample in time.samples_ns)
        points[index] = replace(points[index], time=replace(time, value_ns=2 * time.value_ns, samples_ns=doubled))
    slower = compare(side_of(first, "first"), side_of(replace(second, points=tuple(points)), "second"))
    assert [index for index, pair in enumerate(slower.pairs) if pair.verdict is Verdict.SLOWER] == list(planted)
    assert slower.has_regression


def test_sweeps_of_two_cards_are_never_same_or_faster():
    first, other = profiles("h200_pairs/card-0-1-")[0], profiles("h200_pairs/card-1-1-")[0]
    comparison = compare(side_of(first, "one"), side_of(other, "other"))
    assert {pair.verdict for pair in comparison.pairs} == {Verdict.UNRESOLVED}
    assert {remark for pair in comparison.pairs for remark in pair.remarks} >= {Reason.OTHER_GPU}


def test_kernels_measured_in_turns_differ_only_where_their_steps_do():
    """12 runs each of 3 to 100 us, cold and warm: with itself, and with one of 3 % more steps."""
    profile = read_profile(RECORDED / "h200_ab.warplens.json.gz")
    verdicts = {"same": [], "slower": [], "true": []}
    for run in sorted({point.pair.id for point in profile.points}):
        both = ab_sides(replace(profile, points=tuple(p for p in profile.points if p.pair.id == run)))
        [pair] = compare(*both).pairs
        verdicts[run.split()[0]].append(pair.verdict)
    assert [len(taken) for taken in verdicts.values()] == [120, 120, 10]
    assert not CHANGED & set(verdicts["same"])
    assert verdicts["slower"].count(Verdict.SLOWER) >= 0.9 * 120
    assert Verdict.FASTER not in verdicts["slower"]
