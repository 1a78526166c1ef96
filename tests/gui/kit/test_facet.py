"""Facets: where they stand, their one scale, and what the pointer does in one of them."""

from __future__ import annotations

from itertools import combinations

import pytest
from PyQt6.QtCore import QEvent, QPoint, QPointF, Qt
from PyQt6.QtGui import QMouseEvent, QWheelEvent
from PyQt6.QtWidgets import QApplication

from warplens.gui.figures.curves import PlotChoice, Split
from warplens.gui.figures.figure import Look
from warplens.gui.figures.plots import runtime_size
from warplens.gui.figures.runtime import Context
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.theme import DARK

NAMES = [f"transpose_variant{number}" for number in range(4)]
CONTEXT = Context(looks={name: Look.numbered(number) for number, name in enumerate(NAMES)})


@pytest.fixture
def points(make_point):
    """Return the points of three GPUs."""
    return [
        make_point(name, n=n, tile=None, device=device, time_ns=1000.0 + n * (1 + number / 5))
        for device in "abc"
        for number, name in enumerate(NAMES)
        for n in (256, 512, 1024)
    ]


@pytest.fixture
def facets(qtbot, points):
    """Return a view with a facet for each GPU."""
    made = FigureView(DARK)
    qtbot.addWidget(made)
    made.resize(760, 360)
    made.show()
    made.show_figure(runtime_size(points, CONTEXT, choice=PlotChoice(split=Split.DEVICE)))
    return made


def drag(view, start, end, held=Qt.KeyboardModifier.NoModifier):
    """Press the left button at one place and release it at another, with a key held; a click where both are one."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, at, buttons in (
        (QEvent.Type.MouseButtonPress, start, left),
        (QEvent.Type.MouseMove, end, left),
        (QEvent.Type.MouseButtonRelease, end, none),
    ):
        button = none if kind == QEvent.Type.MouseMove else left
        event = QMouseEvent(kind, at, view.viewport().mapToGlobal(at), button, buttons, held)
        QApplication.sendEvent(view.viewport(), event)


def test_facets_stand_side_by_side_at_one_scale(facets):
    areas = [facet.projection.area for facet in facets.facets]
    assert len(areas) == 3
    assert not any(first.intersects(second) for first, second in combinations(areas, 2))
    assert len({(round(area.width()), round(area.height())) for area in areas}) == 1
    assert len({(facet.projection.x_range, facet.projection.y_range) for facet in facets.facets}) == 1
    assert [facet.axes.has_labels for facet in facets.facets] == [(True, True), (True, False), (True, False)]
    facets.zoom(0.5)
    assert len({facet.projection.x_range for facet in facets.facets}) == 1


def test_a_click_and_a_box_in_a_facet_are_about_its_points(facets, qtbot):
    target = facets.facets[1].targets.target(4)
    with qtbot.waitSignal(facets.point_clicked) as clicked:
        drag(facets, facets.pixel_of(target.key), facets.pixel_of(target.key))
    assert clicked.args[0] == target.key
    facets.select(target.key)
    assert facets.ring == facets.pixel_of(target.key)
    area = facets.facets[2].projection.area
    with qtbot.waitSignal(facets.points_brushed) as brushed:
        drag(facets, area.topLeft(), area.bottomRight(), Qt.KeyboardModifier.ControlModifier)
    assert {key[4] for key in brushed.args[0]} == {"c"}
    assert len(brushed.args[0]) == 12


def test_fewer_facets_come_and_go(facets, points):
    facets.show_figure(runtime_size([point for point in points if point.device == "a"], CONTEXT))
    assert len(facets.facets) == 1
    assert facets.facets[0].labels._labels
    assert not facets._facets[2].axes.isVisible()


def test_facets_without_room_are_counted(facets):
    facets.resize(200, 120)
    facets.grab()
    assert len(facets.facets) == 1
    assert facets.facets[0].labels.y_name.endswith("+2 in a larger plot")


def test_the_wheel_beside_the_plot_zooms_one_axis(facets):
    view = facets
    x, y = view.part
    area = view.facets[0].projection.area
    at = QPointF(area.left() - 20, area.center().y())
    event = QWheelEvent(
        at,
        at,
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)
    assert view.part[0] == pytest.approx(x)
    assert view.part[1][1] - view.part[1][0] == pytest.approx(0.8 * (y[1] - y[0]))
