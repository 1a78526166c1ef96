"""The view of a figure: a box from beside a facet, level rules near each other, and a card that goes with the focus."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QEvent, QPointF, Qt
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QApplication, QLineEdit

from warplens.gui.figures.figure import Look, Rule
from warplens.gui.figures.plots import runtime_size
from warplens.gui.figures.runtime import Context
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.theme import DARK

NAMES = ("transpose_tiled", "transpose_serial", "transpose_naive")
CONTEXT = Context(looks={name: Look.numbered(number) for number, name in enumerate(NAMES)})


@pytest.fixture
def view(qtbot):
    made = FigureView(DARK)
    qtbot.addWidget(made)
    made.resize(560, 360)
    made.show()
    return made


@pytest.fixture
def figure(make_point):
    return runtime_size([make_point(name, n=n, tile=None) for name in NAMES for n in (256, 512)], CONTEXT)


def drag(view, start, end):
    """Drag with Control held down, after the pointer came from `start`."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, at, button, held in (
        (QEvent.Type.MouseMove, start, none, none),
        (QEvent.Type.MouseButtonPress, start, left, left),
        (QEvent.Type.MouseMove, end, none, left),
        (QEvent.Type.MouseButtonRelease, end, left, none),
    ):
        where, keys = view.viewport().mapToGlobal(at), Qt.KeyboardModifier.ControlModifier
        QApplication.sendEvent(view.viewport(), QMouseEvent(kind, at, where, button, held, keys))


def test_a_box_from_beside_a_facet_chooses_the_points_of_the_nearest_one(view, figure, qtbot):
    series = tuple(replace(series, facet=number) for number, series in enumerate(figure.series))
    view.show_figure(replace(figure, series=series, facet_names=("a", "b", "c")))
    area, last = view.facets[0].projection.area, view.facets[-1].projection.area
    drag(view, last.center(), last.center())  # the pointer was in another one
    with qtbot.waitSignal(view.points_brushed) as caught:
        drag(view, area.topLeft() - QPointF(4, 4), area.bottomRight())
    assert caught.args == [frozenset(mark.key for mark in series[0].marks)]


def test_a_box_that_begins_over_another_facet_is_of_the_one_around_its_middle(view, figure, qtbot):
    series = tuple(replace(series, facet=number) for number, series in enumerate(figure.series))
    view.show_figure(replace(figure, series=series, facet_names=("a", "b", "c")))
    first, second = view.facets[0].projection.area, view.facets[1].projection.area
    assert second.left() > first.right()  # they stand side by side
    with qtbot.waitSignal(view.points_brushed) as caught:
        drag(view, first.topRight() - QPointF(4, 4), second.bottomRight())
    assert caught.args == [frozenset(mark.key for mark in series[1].marks)]


def test_the_name_of_a_level_between_two_others_that_are_near_stands_above_the_plot(view, make_point):
    points = [make_point(NAMES[0], n=n, tile=None, time_ns=1000.0 + n) for n in (256, 512, 1024)]
    levels = {"+2 %": 1830.0, "as fast": 1800.0, "-2 %": 1770.0}
    rules = tuple(Rule(y=y, label=label) for label, y in levels.items())
    view.show_figure(replace(runtime_size(points, CONTEXT), rules=rules))
    view.grab()
    assert [rule.label for rule in view.facets[0].labels._rules] == ["as fast"]


def test_the_card_of_a_point_reached_by_keys_goes_with_the_focus_and_that_of_the_pointer_does_not(view, figure, qtbot):
    view.show_figure(figure)
    other = QLineEdit(view)
    other.show()
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.card.isVisible()
    other.setFocus()
    assert not view.card.isVisible()
    assert view.facets[0].pointer.crosshair is None
    view.setFocus()
    at, none = QPointF(view.rect().center()), Qt.MouseButton.NoButton
    where, keys = view.viewport().mapToGlobal(at), Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(view.viewport(), QMouseEvent(QEvent.Type.MouseMove, at, where, none, none, keys))
    assert view.card.isVisible()
    other.setFocus()
    assert view.card.isVisible()
