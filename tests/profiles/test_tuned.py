"""The trials of a search as a profile has them: what ran, in its order, how fast, and which parameters decide."""

from __future__ import annotations

import warplens
from warplens.profiles.tuning import importances_of, tuned


def test_tuned_returns_the_trials_of_the_variant_with_the_most_of_them_among():
    points = warplens.load("reference:h200").points
    found = tuned([point for point in points if point.kernel == "transpose_tiled"])
    assert found.kernel == "transpose_tiled"
    assert dict(found.axes) == {"TILE": (8, 16, 32)}
    assert found.provenance.value == "measured"


def test_importances_of_returns_how_much_each_parameter_decides():
    points = warplens.load("reference:h200").points
    assert importances_of(tuned([point for point in points if point.kernel == "transpose_tiled"])) == {}
