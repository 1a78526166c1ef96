"""How a view shows the axes of a figure: their ends, the value under a pixel, whether a zoomed view can be kept."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PyQt6.QtGui import QFontMetrics

from warplens import load
from warplens.gui.figures.figure import Axis, Quantity, Scale
from warplens.gui.figures.plots import runtime_size, runtime_tile
from warplens.gui.figures.runtime import Context
from warplens.gui.kit.axes import APART, around, exact_value, have_same_axes, span
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.theme import DARK, SMALL_PIXELS, font


def test_span_returns_the_positions_of_both_ends_of_an_axis():
    assert span(Axis(label="time", quantity=Quantity.TIME, scale=Scale.LOG, lower=100.0, upper=1000.0)) == (2.0, 3.0)


def test_around_returns_the_part_of_an_axis_with_these_positions_in_its_middle():
    assert around([2.0], (0.0, 1.0), (0.0, 4.0)) == (1.5, 2.5)
    assert around([2.0], None, (0.0, 4.0)) == (1.5, 2.5)


def test_exact_value_returns_the_value_of_the_axis_at_a_position():
    axis = Axis(label="N", quantity=Quantity.SIZE, scale=Scale.LOG, lower=100.0, upper=900.0, values=(128.0, 512.0))
    assert exact_value(axis, axis.position(512.0)) == 512.0


def test_have_same_axes_tells_whether_the_axes_of_two_figures_have_the_same_meaning():
    points = load("reference:gtx-1080-ti").points
    by_size, by_tile = runtime_size(points, Context(looks={})), runtime_tile(points, Context(looks={}))
    assert have_same_axes(by_size, by_size)
    assert not have_same_axes(by_size, by_tile)


def test_numbers_in_groups_of_digits_stand_apart_in_a_narrow_plot(qtbot):
    x = Axis(label="bytes", quantity=Quantity.NUMBER, scale=Scale.LINEAR, lower=0.0, upper=230_000.0)
    figure = replace(runtime_size(load("reference:gtx-1080-ti").points, Context(looks={})), x=x)
    view = FigureView(DARK)
    qtbot.addWidget(view)
    for width in range(300, 500, 10):
        view.resize(width, 200)
        view.show_figure(figure)
        _, labels = view.facets[0].axes.ticks(QFontMetrics(font(SMALL_PIXELS)), is_left=False)
        assert len(labels) > 1
        assert all(after.left() - before.right() >= APART - 1 for (before, _), (after, _) in pairwise(labels))
