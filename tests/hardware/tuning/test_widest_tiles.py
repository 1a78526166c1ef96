"""The points that the sweep of one card lacks: with them it is all of `reference:h200`, measured anew."""

from __future__ import annotations

from pathlib import Path

import warplens
from warplens.cuda.points import PointResult, Status

HERE = Path(__file__).parent
CLOSE = 0.01
"""Two cards of the model differ by less than this at N = 8192."""


def points_of(name: str) -> dict[tuple[object, ...], PointResult]:
    return {point.key: point for point in warplens.load(name).points}


def test_sweep_of_one_card_and_its_widest_tiles_are_the_plan_of_the_shipped_profile() -> None:
    one_card, widest = (points_of(str(HERE / f"h200_{name}.warplens.json.gz")) for name in ("one_card", "widest_tiles"))
    assert not one_card.keys() & widest.keys()
    assert one_card.keys() | widest.keys() == points_of("reference:h200").keys()
    assert {point.status for point in widest.values()} == {Status.OK}


def test_widest_tiles_take_as_long_as_in_the_shipped_profile() -> None:
    shipped, widest = points_of("reference:h200"), points_of(str(HERE / "h200_widest_tiles.warplens.json.gz"))
    apart = {
        (point.kernel, point.cache): point.time.value_ns / before.time.value_ns - 1
        for key, point in widest.items()
        if point.time is not None and (before := shipped[key]).time is not None
    }
    assert len(apart) == len(widest)
    assert {where: ratio for where, ratio in apart.items() if abs(ratio) > CLOSE} == {}
