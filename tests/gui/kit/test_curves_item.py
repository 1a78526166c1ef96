"""The curves of a figure, drawn by one graphics item: bands, lines, marks, gaps and level rules."""

from __future__ import annotations

from PyQt6.QtCore import QRectF

from warplens.cuda.ground.points import Status
from warplens.gui.figures.colours import DARK, LIGHT
from warplens.gui.figures.figure import Gap, Look, Marker, Quantity, Rank, Scale, Series, size_axis, value_axis
from warplens.gui.kit.axes import Projection
from warplens.gui.kit.curves_item import SeriesArrays, colour_of, gap_pixels, ink_of
from warplens.gui.kit.widgets import symbol


def test_colour_of_returns_the_colour_of_a_series():
    curve = Series(name="tiled", label="tiled", look=Look(hue=0), marks=())
    ceiling = Series(name="DRAM", label="DRAM", look=Look(hue=0), marks=(), rank=Rank.LIMIT)
    assert colour_of(curve, DARK).name() == "#56b4e9"
    assert colour_of(ceiling, DARK).name() == "#a8b2bf"


def test_ink_of_returns_the_colour_of_a_text_about_a_curve():
    assert ink_of(Series(name="tiled", label="tiled", look=Look(hue=0), marks=()), LIGHT).name() == "#277bb0"


def test_symbol_returns_the_outline_of_a_mark_around_the_origin():
    assert symbol(Marker.TRIANGLE, 4.0).count() == 3
    assert symbol(Marker.CIRCLE, 4.0) is None


def test_gap_pixels_returns_the_pixels_of_a_series_gaps():
    gap = Gap(x=512.0, key=(), status=Status.FAILED)
    series = Series(name="tiled", label="tiled", look=Look(hue=0), marks=(), gaps=(gap,))
    x, y = size_axis("N", (512,), Scale.LINEAR), value_axis("time", (), Scale.LINEAR, Quantity.TIME)
    projection = Projection()
    projection.area, projection.x_range = QRectF(0, 0, 400, 300), (0.0, 1024.0)
    assert [pixels.tolist() for pixels in gap_pixels(projection, SeriesArrays.of(series, x, y, {}))] == [
        [200.0],
        [291.0],
    ]
