"""The curves of a figure, drawn by one graphics item: bands, lines, marks, gaps and level rules."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF
from PyQt6.QtGui import QColor, QImage

from warplens.cuda.ground.points import Status
from warplens.gui.figures.colours import DARK, LIGHT
from warplens.gui.figures.figure import Gap, Look, Marker, Quantity, Rank, Scale, Series, size_axis, value_axis
from warplens.gui.kit.application import painting
from warplens.gui.kit.axes import Projection
from warplens.gui.kit.curves_item import (
    GAP_FOOT_PIXELS,
    SeriesArrays,
    colour_of,
    draw_queued,
    draw_running,
    gap_pixels,
    ink_of,
)
from warplens.gui.kit.plot_items import COMING_STEP
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


def test_marks_of_what_waits_and_runs_cover_no_cross_of_a_gap(qapp):
    image = QImage(40, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    foot = 50.0
    with painting(image) as painter:
        draw_queued(painter, [QPointF(20.0, foot)], DARK)
        draw_running(painter, [QPointF(20.0, foot - COMING_STEP)], DARK)
    reach = range(-3, 4)
    cross = [(20 + at, round(foot - GAP_FOOT_PIXELS) + side * at) for at in reach for side in (1, -1)]
    assert {image.pixelColor(x, y).name() for x, y in [*cross, (20, round(foot))]} == {"#ff0000"}
