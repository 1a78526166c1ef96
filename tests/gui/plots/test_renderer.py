"""The renderer: what is drawn, where labels stand, what the pointer is at."""

from __future__ import annotations

from itertools import combinations

import pytest
from PyQt6.QtCore import QEvent, QPointF, QRectF, Qt
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QApplication

from warplens.cuda.metrics import Provenance
from warplens.cuda.runners.result import Status
from warplens.gui.plots.figure import Look
from warplens.gui.plots.renderer import FigureView
from warplens.gui.plots.runtime import Context
from warplens.gui.plots.runtime_size import runtime_size
from warplens.gui.theme import DARK, LIGHT

NAMES = [f"transpose_variant{number}" for number in range(12)]
CONTEXT = Context(looks={name: Look.numbered(number) for number, name in enumerate(NAMES)})


@pytest.fixture
def view(qtbot):
    made = FigureView(DARK)
    qtbot.addWidget(made)
    made.resize(560, 360)
    made.show()
    return made


@pytest.fixture
def points(make_point):
    made = [
        make_point(name, n=n, tile=None, time_ns=1000.0 + n * (1 + number / 50))
        for number, name in enumerate(NAMES)
        for n in (256, 512, 1024)
    ]
    made.append(make_point(NAMES[0], n=2048, tile=None, status=Status.FAILED, reason="it broke"))
    return made


def send(view, kind, at):
    """Send the pointer there, past the test driver's wish that somebody accepts each event."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    held = none if kind in (QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease) else left
    place = view.viewport().mapToGlobal(at)
    event = QMouseEvent(
        kind, at, place, none if kind == QEvent.Type.MouseMove else left, held, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(view.viewport(), event)


def click(view, at):
    send(view, QEvent.Type.MouseButtonPress, at)
    send(view, QEvent.Type.MouseButtonRelease, at)


def colours(widget):
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


def test_labels_at_the_ends_never_overlap(view, points):
    view.show_figure(runtime_size(points, CONTEXT))
    rects = view.label_rects()
    assert not view.unlabelled
    assert sorted(rects) == sorted(name.removeprefix("transpose_") for name in NAMES)
    assert not [pair for pair in combinations(rects.values(), 2) if pair[0].adjusted(0, 1, 0, -1).intersects(pair[1])]
    inside = QRectF(view.viewport().rect())
    assert [rect for rect in rects.values() if not inside.contains(rect)] == []


def test_labels_beyond_the_room_are_left_out_rather_than_overlapping(view, points, qtbot):
    view.resize(560, 190)
    view.show_figure(runtime_size(points, CONTEXT))
    rects = list(view.label_rects().values())
    assert 0 < len(rects) < len(NAMES)
    assert view.unlabelled == f"+{len(NAMES) - len(rects)} in the legend"
    assert not [pair for pair in combinations(rects, 2) if pair[0].adjusted(0, 1, 0, -1).intersects(pair[1])]


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_each_theme_draws_its_ground_and_its_hues(view, points, theme):
    view.show_theme(theme)
    view.show_figure(runtime_size([p for p in points if p.kernel == NAMES[3]], CONTEXT))
    seen = colours(view)
    assert theme.panel in seen
    assert theme.hues[3] in seen


def test_modelled_curves_are_dashed_and_measured_ones_solid(view, make_point):
    points = [
        make_point(NAMES[0], n=n, time_ns=n, provenance=provenance)
        for n, provenance in (
            (1, Provenance.MEASURED),
            (2, Provenance.MEASURED),
            (4, Provenance.MODELLED),
            (8, Provenance.MODELLED),
        )
    ]
    view.show_figure(runtime_size(points, CONTEXT))
    (drawn,) = view._drawn.values()
    assert [line.opts["pen"].style() for line in drawn.lines] == [Qt.PenStyle.SolidLine, Qt.PenStyle.CustomDashLine]


def test_a_click_on_a_mark_names_its_point(view, points, qtbot):
    view.show_figure(runtime_size(points, CONTEXT))
    at = view.pixel_of(points[0].key)
    with qtbot.waitSignal(view.point_clicked) as caught:
        click(view, at)
    assert caught.args[0] in {point.key for point in points if point.problem == points[0].problem}


def test_a_click_on_a_gap_names_its_point(view, points, qtbot):
    view.show_figure(runtime_size(points, CONTEXT))
    with qtbot.waitSignal(view.point_clicked) as caught:
        click(view, view.pixel_of(points[-1].key))
    assert caught.args[0] == points[-1].key


def test_a_click_beside_everything_names_nothing(view, points, qtbot):
    view.show_figure(runtime_size(points, CONTEXT))
    with qtbot.assertNotEmitted(view.point_clicked):
        click(view, QPointF(90, 60))


def test_the_pointer_over_a_mark_shows_its_card_and_away_from_it_none(view, points, qtbot):
    view.show_figure(runtime_size(points, CONTEXT))
    send(view, QEvent.Type.MouseMove, view.pixel_of(points[-1].key))
    assert view.card.isVisible()
    assert "variant0 · N 2048" in view.card.text
    assert "failed: it broke" in view.card.text
    assert view.rect().contains(view.card.geometry())
    send(view, QEvent.Type.MouseMove, QPointF(90, 60))
    assert not view.card.isVisible()


def test_the_card_shows_a_strangers_text_as_text(view, make_point, qtbot):
    point = make_point("<img src=x>", n=256)
    view.show_figure(runtime_size([point], CONTEXT))
    send(view, QEvent.Type.MouseMove, view.pixel_of(point.key))
    assert "<img" not in view.card.text


def test_the_selected_point_has_a_ring_where_it_is_shown(view, points):
    view.show_figure(runtime_size(points, CONTEXT))
    view.select(points[5].key)
    assert len(view._ring.getData()[0]) == 1
    view.show_figure(runtime_size(points[:3], CONTEXT))
    assert len(view._ring.getData()[0]) == 0


def test_series_that_go_leave_nothing_behind(view, points):
    view.show_figure(runtime_size(points, CONTEXT))
    many = len(view.scene().items())
    view.show_figure(runtime_size(points[:3], CONTEXT))
    assert len(view.scene().items()) < many
    view.show_figure(runtime_size(points, CONTEXT))
    assert len(view.scene().items()) == many


def test_an_empty_figure_shows_a_hint_and_no_axes(view):
    view.show_figure(runtime_size([], CONTEXT))
    assert view._hint.isVisible()
    assert not view._left.isVisible()


def test_zooming_in_and_a_double_click_bring_everything_back(view, points, qtbot):
    figure = runtime_size(points, CONTEXT)
    view.show_figure(figure)
    whole = view._view.viewRange()
    view._view.setRange(xRange=(2.6, 2.8), padding=0)
    view.show_figure(figure)
    assert view._view.viewRange() != whole
    send(view, QEvent.Type.MouseButtonDblClick, QPointF(200, 100))
    assert view._view.viewRange() == [pytest.approx(axis) for axis in whole]
