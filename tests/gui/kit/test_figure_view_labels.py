"""What keeps clear of labels, marks and intervals in a plot, and where leaders begin."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import numpy as np
import pytest
from PyQt6.QtCore import QPointF, QRectF
from widget_contents import label_rects

from warplens.gui.figures.figure import Rank
from warplens.gui.figures.plots import runtime_size
from warplens.gui.figures.runtime import Context
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.theme import DARK

NAME = "transpose_variant0"
CONTEXT = Context(looks={})


@pytest.fixture
def view(qtbot):
    made = FigureView(DARK)
    qtbot.addWidget(made)
    made.resize(560, 360)
    made.show()
    return made


@pytest.fixture
def points(make_point):
    return [make_point(NAME, n=n, tile=None, time_ns=1000.0 + n) for n in (256, 512, 1024)]


def test_the_spread_of_a_lone_mark_is_crossed_and_the_way_between_two_lone_ones_is_not(view, points):
    figure = runtime_size(points[:2], CONTEXT)
    marks = [msgspec.structs.replace(mark, low=mark.y * 0.9, high=mark.y * 1.1) for mark in figure.series[0].marks]
    view.show_figure(replace(figure, series=(replace(figure.series[0], marks=tuple(marks), rank=Rank.CLOUD),)))
    curves = view.facets[0].curves
    first, second = (view.pixel_of(point.key) for point in points[:2])
    end = float(curves._projection.y(curves.series[0].high)[0])
    assert first.y() - end > 12
    assert curves.crosses(QRectF(first.x() - 30, end + 2, 60, 4))
    assert not curves.crosses(QRectF(first.x() + 8, end + 2, 60, 4))
    middle = (first + second) / 2
    assert not curves.crosses(QRectF(middle.x() - 10, middle.y() - 5, 20, 10))


def test_the_leader_of_a_curve_that_leaves_the_view_begins_where_it_does(view, make_point):
    points = [make_point(NAME, n=n, tile=None, time_ns=time) for n, time in ((256, 1e3), (512, 8e3), (1024, 2e3))]
    view.show_figure(runtime_size(points, CONTEXT))
    view.show_part((np.log10(240), np.log10(512)), None)
    label = label_rects(view)["variant0"]
    assert abs(label.center().y() - view.pixel_of(points[1].key).y()) < 2
    assert abs(label.center().y() - view.pixel_of(points[2].key).y()) > 30
    view.show_part((np.log10(900), np.log10(1100)), None)
    assert abs(label_rects(view)["variant0"].center().y() - view.pixel_of(points[2].key).y()) < 2


def test_the_card_leaves_the_labels_of_curves_free_where_the_plot_has_room(view, points):
    view.resize(900, 360)
    view.show_figure(runtime_size(points, CONTEXT))
    edge, last = view.facets[0].projection.area.right(), view.pixel_of(points[2].key)
    for at in (last, last - QPointF(60, 0)):
        view._hover(at)
        assert view.card.isVisible()
        assert view.card.geometry().right() <= edge + 1
