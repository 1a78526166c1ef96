"""The curves of a figure, drawn by one graphics item: bands, lines, marks, gaps and level rules."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QImage, QPainter

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status
from warplens.gui.figures.colours import DARK, LIGHT
from warplens.gui.figures.figure import (
    Figure,
    Gap,
    Look,
    Mark,
    Marker,
    Quantity,
    Rank,
    Scale,
    Series,
    size_axis,
    value_axis,
)
from warplens.gui.kit.application import painting
from warplens.gui.kit.axes import Projection
from warplens.gui.kit.curves_item import (
    GAP_FOOT_PIXELS,
    CurvesItem,
    SeriesArrays,
    arrays_of,
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


class Drawn(QPainter):
    """Notes for each path whether its edges are smooth, and whether it is filled."""

    def __init__(self, image):
        super().__init__(image)
        self.paths = []

    def drawPath(self, path):  # noqa: N802 - Qt's name
        is_filled = self.brush().style() is not Qt.BrushStyle.NoBrush
        self.paths.append((is_filled, self.testRenderHint(QPainter.RenderHint.Antialiasing)))
        super().drawPath(path)


@pytest.mark.parametrize(("count", "is_smooth"), [(3, True), (1000, False)])
def test_the_band_of_a_dense_curve_alone_has_no_smooth_edges(qapp, count, is_smooth):
    marks = tuple(
        Mark(x=float(at), y=50.0, key=(), provenance=Provenance.MEASURED, low=40.0, high=60.0) for at in range(count)
    )
    series = Series(name="tiled", label="tiled", look=Look(hue=0), marks=marks)
    x = size_axis("N", (0, count - 1), Scale.LINEAR)
    figure = Figure(
        title="",
        subtitle="",
        badge="",
        x=x,
        y=value_axis("time", (0.0, 100.0), Scale.LINEAR, Quantity.TIME),
        series=(series,),
    )
    projection = Projection()
    projection.area, projection.x_range = QRectF(0, 0, 400, 300), (0.0, count - 1.0)
    projection.y_range = (0.0, 100.0)
    item = CurvesItem(projection, None)
    item.show_figure(figure, DARK, arrays_of(figure))
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    painter = Drawn(image)
    item.paint(painter)
    painter.end()
    (band, *rest) = painter.paths
    assert band == (True, is_smooth)
    assert rest
    assert all(smooth for _, smooth in rest)


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
