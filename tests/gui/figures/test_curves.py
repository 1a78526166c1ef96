"""The curves of points: the point shown at each x, its value, the spread of its samples, its baseline."""

from __future__ import annotations

from warplens import load
from warplens.gui.figures.curves import Layer, Naming, PlotChoice, curves_of
from warplens.gui.figures.point_arrays import PointArrays


def test_curves_of_returns_a_series_for_each_variant():
    points = [point for point in load("reference:h200").points if point.kernel == "transpose_tiled"]
    curves = curves_of(
        [Layer(number=0, points=PointArrays(points))],
        x_of=lambda layer: layer.size,
        may_draw=lambda layer: layer.size <= 1024,
        naming=Naming(looks={}, device_names={}),
        choice=PlotChoice(),
    )
    assert [(curve.label, len(curve.marks)) for curve in curves.series] == [("tiled · cold", 3), ("tiled · warm", 3)]
