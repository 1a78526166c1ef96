"""What a screen reader says of plots."""

from __future__ import annotations

import warplens
from warplens.gui.figures.plots import heat_map, runtime_size
from warplens.gui.figures.point_arrays import PointArrays
from warplens.gui.figures.profile_figures import context_of, spoken_figure, spoken_map
from warplens.gui.figures.runtime import Context


def test_empty_plot_says_its_hint():
    assert spoken_figure(runtime_size((), Context(looks={}))) == "Choose variants in Sweep, then press Run"


def test_plot_says_axes_curves_and_the_answer_at_the_largest_size():
    profile = warplens.load("reference:h200")
    points = [point for point in profile.points if point.family == "reduction" and point.cache == "cold"]
    text = spoken_figure(runtime_size(points, context_of(profile)))
    assert "x: matrix size N, 256 to 8192. y: time, " in text
    assert "curves: column sum, column sum register, copy" in text
    assert "fastest at 8192: column sum register" in text


def test_failed_points_are_told(make_point):
    from warplens.cuda.ground.points import Status

    points = [make_point(n=256), make_point(n=512, status=Status.FAILED, reason="broke")]
    assert "1 points without a value" in spoken_figure(runtime_size(points, Context(looks={})))


def test_heat_map_says_the_best_of_each_facet():
    profile = warplens.load("reference:h200")
    points = [point for point in profile.points if point.kernel == "transpose_tiled" and point.cache == "cold"]
    heat = heat_map(PointArrays(points), context_of(profile), 8192)
    assert "tiled: " in spoken_map(heat)
