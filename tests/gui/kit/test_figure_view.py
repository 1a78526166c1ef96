"""The view of a figure: its drawing, the positions of labels, the pointer and the keys."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from PyQt6.QtCore import QEvent, QPointF, QRectF, Qt
from PyQt6.QtGui import QFontMetrics, QFontMetricsF, QMouseEvent
from PyQt6.QtWidgets import QApplication
from widget_contents import label_rects

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status
from warplens.gui.figures.figure import Look, Rule, Series, Stroke
from warplens.gui.figures.plots import runtime_size
from warplens.gui.figures.runtime import Context
from warplens.gui.kit.axes import _cut, path_through
from warplens.gui.kit.curves_item import pen_of
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.plot_items import _separate, cut_label, cut_labels
from warplens.gui.kit.theme import DARK, LIGHT, SMALL_PIXELS, font

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
    """Send a pointer event directly, since the test driver requires that every event is accepted."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    held = none if kind in (QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease) else left
    global_position = view.viewport().mapToGlobal(at)
    event = QMouseEvent(
        kind, at, global_position, none if kind == QEvent.Type.MouseMove else left, held, Qt.KeyboardModifier.NoModifier
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
    rects = label_rects(view)
    assert not view.facets[0].labels.unlabelled
    assert sorted(rects) == sorted(name.removeprefix("transpose_") for name in NAMES)
    assert not [pair for pair in combinations(rects.values(), 2) if pair[0].adjusted(0, 1, 0, -1).intersects(pair[1])]
    inside = QRectF(view.viewport().rect())
    assert [rect for rect in rects.values() if not inside.contains(rect)] == []


def _leaders(view):
    """Return the rooms of the leaders, by the texts of their labels; a label beside the end of its curve has none."""
    labels = view.facets[0].labels._labels
    return {label.text: label.leader.boundingRect() for label in labels if label.leader is not None}


def test_no_leader_runs_among_the_data(view, make_point):
    ends_early = [make_point(NAMES[0], n=n, tile=None, time_ns=900.0 + n) for n in (256, 512)]
    lone = make_point(NAMES[1], n=256, tile=None, time_ns=1150.0)
    to_the_end = [make_point(NAMES[2], n=n, tile=None, time_ns=1000.0 + n) for n in (256, 512, 1024)]
    lone_at_the_end = make_point(NAMES[3], n=1024, tile=None, time_ns=2030.0)
    lone_with_room = make_point(NAMES[4], n=1024, tile=None, time_ns=9000.0)
    view.show_figure(runtime_size([*ends_early, lone, *to_the_end, lone_at_the_end, lone_with_room], CONTEXT))
    edge, leaders = view.facets[0].projection.area.right(), _leaders(view)
    assert set(label_rects(view)) == {f"variant{number}" for number in range(5)}
    assert "variant4" not in leaders
    assert {text for text, room in leaders.items() if room.left() < edge} == {"variant2", "variant3"}


@pytest.mark.parametrize("n", [256, 4096])
def test_only_point_of_a_plot_has_no_line_to_its_label(view, make_point, n):
    view.show_figure(runtime_size([make_point(NAMES[0], n=n, tile=None)], CONTEXT))
    assert list(label_rects(view)) == ["variant0"]
    assert _leaders(view) == {}


def test_labels_beyond_the_room_are_left_out_rather_than_overlapping(view, points, qtbot):
    view.resize(560, 190)
    view.show_figure(runtime_size(points, CONTEXT))
    rects = list(label_rects(view).values())
    assert 0 < len(rects) < len(NAMES)
    assert view.facets[0].labels.unlabelled == f"+{len(NAMES) - len(rects)} in the legend"
    assert not [pair for pair in combinations(rects, 2) if pair[0].adjusted(0, 1, 0, -1).intersects(pair[1])]


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_each_theme_draws_its_ground_and_its_hues(view, points, theme):
    view.show_theme(theme)
    view.show_figure(runtime_size([p for p in points if p.kernel == NAMES[3]], CONTEXT))
    seen = colours(view)
    assert theme.panel in seen
    assert theme.hues[3] in seen


@pytest.mark.parametrize(
    ("stroke", "style"),
    [(Stroke.SOLID, Qt.PenStyle.SolidLine), (Stroke.DASHED, Qt.PenStyle.CustomDashLine), (Stroke.NONE, None)],
)
def test_each_stroke_has_its_pen(stroke, style):
    series = Series(name="k", label="k", look=Look(hue=0), marks=())
    pen = pen_of(series, stroke, DARK)
    assert (None if pen is None else pen.style()) == style


def test_marks_of_two_provenances_or_across_a_gap_are_not_joined(view, make_point):
    kinds = [Provenance.MEASURED] * 2 + [Provenance.MODELLED] * 3
    points = [make_point(NAMES[0], n=2**at, time_ns=2**at, provenance=kind) for at, kind in enumerate(kinds)]
    points.append(make_point(NAMES[0], n=6, status=Status.FAILED))
    view.show_figure(runtime_size(points, CONTEXT))
    (drawn,) = view.facets[0].curves.series
    assert drawn.is_joined.tolist() == [True, False, False, True, False]


def test_a_curve_of_more_marks_than_columns_is_drawn_by_column_and_keeps_its_extremes(view):
    x = np.linspace(0, 100, 10_000)
    y = np.zeros(10_000)
    y[5_000] = 50.0
    path, is_noisy = path_through(x, y, np.ones(10_000, dtype=bool), QRectF(0, 0, 100, 100))
    assert not is_noisy
    assert path.elementCount() < 200
    assert path.boundingRect().height() == 50.0


def test_a_dense_curve_that_fills_its_columns_is_noisy():
    x, y = np.linspace(0, 100, 10_000), np.tile([10.0, 20.0], 5_000)
    assert path_through(x, y, np.ones(10_000, dtype=bool), QRectF(0, 0, 100, 100))[1]


@pytest.mark.parametrize(
    ("x", "y", "parts"),
    [
        ([-10, 10], [5, 5], [[(0, 5), (10, 5)]]),
        ([-10, 5, 30], [0, 5, 5], [[(0, 10 / 3), (5, 5), (20, 5)]]),
        ([5, 10, 15], [5, 105, 5], [[(5, 5), (5.25, 10)], [(14.75, 10), (15, 5)]]),
        ([5, 15], [-5, -5], []),
        ([-10, -5], [5, 5], []),
    ],
)
def test_lines_are_cut_where_they_leave_the_plot(x, y, parts):
    x, y = np.array(x, dtype=float), np.array(y, dtype=float)
    cut_x, cut_y, joined = _cut(x, y, np.ones(len(x), dtype=bool), QRectF(0, 0, 20, 10))
    drawn = []
    for at, point in enumerate(zip(cut_x.tolist(), cut_y.tolist(), strict=True)):
        if not at or not joined[at - 1]:
            drawn.append([])
        if not drawn[-1] or drawn[-1][-1] != pytest.approx(point):
            drawn[-1].append(point)
    assert drawn == [[pytest.approx(point) for point in part] for part in parts]


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


def test_the_pointer_over_a_mark_shows_its_card(view, points, qtbot):
    view.show_figure(runtime_size(points, CONTEXT))
    send(view, QEvent.Type.MouseMove, view.pixel_of(points[-1].key))
    assert view.card.isVisible()
    assert "variant0 · N 2048" in view.card.text
    assert "failed: it broke" in view.card.text
    assert view.rect().contains(view.card.geometry())
    send(view, QEvent.Type.MouseMove, QPointF(2, 2))
    assert not view.card.isVisible()


def test_the_pointer_beside_marks_reads_all_curves_at_the_nearest_place(view, points, qtbot):
    view.show_figure(runtime_size(points[:6], CONTEXT))
    at = view.pixel_of(points[1].key) + QPointF(20, -60)
    send(view, QEvent.Type.MouseMove, at)
    assert "matrix size N 512 · modelled" in view.card.text
    assert view.card.text.index("variant0") < view.card.text.index("variant1")
    assert "1.51 µs" in view.card.text


def test_the_read_out_stays_and_reads_the_points_that_a_sweep_adds(view, points):
    view.show_figure(runtime_size(points[:4], CONTEXT))
    at = view.pixel_of(points[1].key) + QPointF(20, -60)
    send(view, QEvent.Type.MouseMove, at)
    assert "variant1" not in view.card.text
    view.show_figure(runtime_size(points[:6], CONTEXT))
    assert view.card.isVisible()
    assert "variant1" in view.card.text
    send(view, QEvent.Type.Leave, at)
    view.show_figure(runtime_size(points, CONTEXT))
    assert not view.card.isVisible()


def test_the_card_of_a_point_reached_by_keys_stays(view, points, qtbot):
    view.show_figure(runtime_size(points[:4], CONTEXT))
    view.point_clicked.connect(view.select)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    text = view.card.text
    view.show_figure(runtime_size(points, CONTEXT))
    assert view.card.isVisible()
    assert view.card.text == text
    view.show_figure(runtime_size(points[3:], CONTEXT))
    assert not view.card.isVisible()


def test_curves_cross_a_rectangle_around_a_line_and_none_beside_it(view, points):
    view.show_figure(runtime_size(points[:3], CONTEXT))
    first, second = (view.pixel_of(point.key) for point in points[:2])
    middle = (first + second) / 2
    assert view.facets[0].curves.crosses(QRectF(middle.x() - 10, middle.y() - 5, 20, 10))
    assert not view.facets[0].curves.crosses(QRectF(middle.x() - 10, middle.y() + 25, 20, 10))


def drag(view, start, end, modifiers=Qt.KeyboardModifier.NoModifier):
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, at, button, held in (
        (QEvent.Type.MouseButtonPress, start, left, left),
        (QEvent.Type.MouseMove, end, none, left),
        (QEvent.Type.MouseButtonRelease, end, left, none),
    ):
        event = QMouseEvent(kind, at, view.viewport().mapToGlobal(at), button, held, modifiers)
        QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize("by_mode", [True, False])
def test_a_box_chooses_the_points_in_it(view, points, qtbot, by_mode):
    view.show_figure(runtime_size(points[:6], CONTEXT))
    view.box_mode = by_mode
    held = Qt.KeyboardModifier.NoModifier if by_mode else Qt.KeyboardModifier.ShiftModifier
    whole = view._view.viewRange()
    corner = QPointF(20, 40)
    with qtbot.waitSignal(view.points_chosen) as caught:
        drag(view, view.pixel_of(points[2].key) - corner, view.pixel_of(points[2].key) + corner, held)
    assert caught.args == [frozenset({points[2].key, points[5].key})]
    assert view._view.viewRange() == whole
    view.choose(caught.args[0])
    assert len(view.facets[0].pointer.halos) == 2


def test_a_plain_drag_pans_and_chooses_nothing(view, points, qtbot):
    view.show_figure(runtime_size(points[:6], CONTEXT))
    with qtbot.assertNotEmitted(view.points_chosen):
        drag(view, QPointF(150, 100), QPointF(250, 150))


def test_shift_and_a_click_add_a_point_and_take_it_back(view, points, qtbot):
    view.show_figure(runtime_size(points[:6], CONTEXT))
    at = view.pixel_of(points[2].key)
    key = view.facets[0].targets.nearest(at, 20, view.facets[0].projection)[0].key
    for chosen in ({key}, set()):
        with qtbot.waitSignal(view.points_chosen) as caught:
            drag(view, at, at, Qt.KeyboardModifier.ShiftModifier)
        assert caught.args == [chosen]
        view.choose(caught.args[0])


def test_the_keys_go_along_a_curve_and_across_the_curves(view, points, qtbot):
    view.show_figure(runtime_size(points[:6], CONTEXT))
    view.point_clicked.connect(view.select)
    keys, reached = Qt.Key, []
    view.point_clicked.connect(reached.append)
    for key in (keys.Key_Right, keys.Key_Right, keys.Key_Up, keys.Key_Left, keys.Key_Left, keys.Key_Down):
        qtbot.keyClick(view, key)
    assert reached == [points[at].key for at in (0, 1, 4, 3, 3, 0)]
    assert "variant0 · N 256" in view.card.text


def test_shift_and_a_key_choose_along_the_way_and_escape_lets_go(view, points, qtbot):
    view.show_figure(runtime_size(points[:6], CONTEXT))
    view.point_clicked.connect(view.select)
    view.points_chosen.connect(view.choose)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view._chosen == {points[0].key, points[1].key}
    qtbot.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert view._chosen == {point.key for point in points[:6]}
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view._chosen == frozenset()


def test_zooming_by_keys_and_home_bring_everything_back(view, points, qtbot):
    view.show_figure(runtime_size(points, CONTEXT))
    whole = view._view.viewRange()
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view._view.viewRange() != whole
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert view._view.viewRange() == [pytest.approx(axis) for axis in whole]


def test_f_brings_the_selected_point_into_the_middle_then_nearer(view, points, qtbot):
    view.show_figure(runtime_size(points, CONTEXT))
    view.select(points[0].key)
    whole = [high - low for low, high in view._view.viewRange()]
    for share in (1.0, 0.25, 0.25):
        qtbot.keyClick(view, Qt.Key.Key_F)
        assert [high - low for low, high in view._view.viewRange()] == pytest.approx([share * part for part in whole])
        middle, ring = view.facets[0].projection.area.center(), view.ring
        assert (ring.x(), ring.y()) == pytest.approx((middle.x(), middle.y()), abs=1)


def test_f_without_a_selected_point_changes_nothing(view, points, qtbot):
    view.show_figure(runtime_size(points, CONTEXT))
    before = view._view.viewRange()
    qtbot.keyClick(view, Qt.Key.Key_F)
    assert view._view.viewRange() == before


@pytest.mark.parametrize("height", [70, 90, 120, 360])
def test_the_labels_of_an_axis_never_overlap(view, points, height):
    view.show_figure(runtime_size(points, CONTEXT))
    view.resize(560, height)
    view.grab()
    for is_left in (True, False):
        _, texts = view.facets[0].axes.ticks(QFontMetrics(font(SMALL_PIXELS)), is_left=is_left)
        assert texts
        assert not any(first.intersects(second) for (first, _), (second, _) in combinations(texts, 2))


def test_a_long_label_of_the_left_axis_is_not_cut(view, make_point):
    view.show_figure(runtime_size([make_point(n=n, time_ns=2630.0 + n / 1000) for n in (256, 512, 1024)], CONTEXT))
    view.resize(560, 360)
    view.grab()
    axes = view.facets[0].axes
    _, labels = axes.ticks(QFontMetrics(font(SMALL_PIXELS)), is_left=True)
    assert max(len(text) for _, text in labels) >= len("2.6305 µs")
    assert all(room.left() >= axes.boundingRect().left() for room, _ in labels)


@pytest.mark.parametrize(("level", "is_above"), [(1500.0, True), (100.0, False)])
def test_the_name_of_a_level_stands_above_a_plot_full_of_curves(view, make_point, level, is_above):
    points = [
        make_point(name, n=n, tile=None, time_ns=1000.0 * (0.01 if number == 0 else 1 + number / 11))
        for number, name in enumerate(NAMES)
        for n in (256, 512, 1024)
    ]
    figure = runtime_size(points, CONTEXT)
    view.show_figure(replace(figure, rules=(Rule(y=level, label="launch"),)))
    view.grab()
    assert ([rule.label for rule in view.facets[0].labels._rules] == ["launch"]) is is_above
    view.show_figure(replace(figure, rules=(Rule(y=100.0, label="launch"),)))
    view.grab()
    assert view.facets[0].labels._rules == ()  # it has a place in the plot now, and is written once


def test_what_was_zoomed_stays_while_points_arrive(view, points):
    view.show_figure(runtime_size(points[:4], CONTEXT))
    view._view.setRange(xRange=(2.6, 2.8), padding=0)
    view.show_figure(runtime_size(points, CONTEXT))
    assert view._view.viewRange()[0] == [pytest.approx(2.6), pytest.approx(2.8)]


def test_the_card_shows_text_of_a_foreign_profile_as_text(view, make_point, qtbot):
    point = make_point("<img src=x>", n=256)
    view.show_figure(runtime_size([point], CONTEXT))
    send(view, QEvent.Type.MouseMove, view.pixel_of(point.key))
    assert "<img" not in view.card.text


def test_the_selected_point_has_a_ring_where_it_is_shown(view, points):
    view.show_figure(runtime_size(points, CONTEXT))
    view.select(points[5].key)
    assert view.ring == view.pixel_of(points[5].key)
    view.show_figure(runtime_size(points[:3], CONTEXT))
    assert view.ring is None


def test_figures_that_come_and_go_leave_no_items_behind(view, points):
    view.show_figure(runtime_size(points[:3], CONTEXT))
    few = len(view.scene().items())
    view.show_figure(runtime_size(points, CONTEXT))
    assert len(view.scene().items()) == few


def test_of_very_many_chosen_points_those_on_each_other_have_one_halo():
    places = np.column_stack([np.linspace(-10, 110, 6_000), np.full(6_000, 50.0)])
    kept = _separate(places, QRectF(0, 0, 100, 100))
    assert 10 < len(kept) < 20
    assert kept[:, 0].min() >= 0
    assert kept[:, 0].max() <= 100


def test_an_empty_figure_shows_a_hint_and_no_axes(view):
    view.show_figure(runtime_size([], CONTEXT))
    assert view.figure.empty == "Choose variants in Sweep, then press Run"
    assert view.facets[0].axes.has_labels == (False, False)


def test_zooming_in_and_a_double_click_bring_everything_back(view, points, qtbot):
    figure = runtime_size(points, CONTEXT)
    view.show_figure(figure)
    whole = view._view.viewRange()
    view._view.setRange(xRange=(2.6, 2.8), padding=0)
    view.show_figure(figure)
    assert view._view.viewRange() != whole
    send(view, QEvent.Type.MouseButtonDblClick, QPointF(200, 100))
    assert view._view.viewRange() == [pytest.approx(axis) for axis in whole]


def test_axes_have_room_for_their_ticks_once_there_is_something_to_show(view, points):
    view.show_figure(runtime_size((), CONTEXT))
    view.show_figure(runtime_size(points, CONTEXT))
    area = view.facets[0].projection.area
    assert area.left() > 20
    assert view.height() - area.bottom() > 20


def test_a_label_keeps_the_end_of_a_long_name_and_the_words_behind_it(qapp):
    metrics = QFontMetricsF(font(SMALL_PIXELS))
    label = "matmul float16 ACTIVATION=leaky · unchecked"
    assert cut_label(label, metrics, 1000) == label
    cut = cut_label(label, metrics, 140)
    assert cut.endswith("y · unchecked")
    assert "…" in cut
    assert metrics.horizontalAdvance(cut) <= 140
    assert cut_label(label, metrics, 80).endswith("aky")
    assert cut_label("kernel · before · unchecked", metrics, 110) == "kernel · before"
    assert cut_label("tiled", metrics, 100) == "tiled"


def test_where_labels_do_not_all_fit_those_of_the_best_curves_stay(view, points):
    view.show_figure(runtime_size(points, CONTEXT))
    view.resize(560, 150)
    view.grab()
    shown = list(label_rects(view))
    assert view.facets[0].labels.unlabelled == f"+{len(NAMES) - len(shown)} in the legend"
    assert shown == [f"variant{number}" for number in range(len(shown))]  # the first is the fastest


@pytest.mark.parametrize(
    "names", [("copy coalesced", "copy strided"), ("coalesced", "coarsened"), ("a padded", "b padded")]
)
def test_labels_that_are_cut_alike_keep_what_differs(qapp, names):
    metrics = QFontMetricsF(font(SMALL_PIXELS))
    labels = ("tiled", *names)
    for width in (48, 60, 140):
        shown = cut_labels(labels, metrics, width)
        assert len(set(shown)) == 3
        assert shown[0] == "tiled"
        assert all(metrics.horizontalAdvance(text) <= width for text in shown)


def test_equal_labels_stay_equal(qapp):
    assert cut_labels(["tiled", "tiled"], QFontMetricsF(font(SMALL_PIXELS)), 100) == ["tiled", "tiled"]


def test_zoom_goes_back_and_forward(view, points, qtbot):
    view.show_figure(runtime_size(points, CONTEXT))
    whole = view.part
    view.zoom(0.5)
    nearer = view.part
    view.step_back(-1)
    assert view.part == (pytest.approx(whole[0]), pytest.approx(whole[1]))
    for _ in range(2):
        qtbot.keyClick(view, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ShiftModifier)
        assert view.part == (pytest.approx(nearer[0]), pytest.approx(nearer[1]))
    qtbot.keyClick(view, Qt.Key.Key_Backspace)
    assert view.part == (pytest.approx(whole[0]), pytest.approx(whole[1]))
