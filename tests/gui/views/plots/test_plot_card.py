"""The two runtime panels, each alone with the results."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QObject, pyqtSignal

from warplens.gui.figures.states import State
from warplens.gui.kit.theme import DARK, stylesheet
from warplens.gui.views.plots.runtime_panels import RuntimeSizePanel, RuntimeTilePanel
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter
from warplens.gui.workspace.results import Results


@pytest.fixture
def results(qapp):
    return Results([("transpose_tiled", "transpose"), ("transpose_serial", "transpose")])


@pytest.fixture(params=[RuntimeSizePanel, RuntimeTilePanel])
def panel(request, qtbot, results):
    made = request.param(results, DARK, delay_ms=0)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def points(make_point):
    return [make_point(n=n, tile=t, time_ns=n * 10 + t) for n in (256, 512) for t in (8, 16)]


def test_points_that_arrive_are_drawn_at_once_and_none_is_a_hint(panel, results, points):
    assert panel.figure.empty
    results.add(points[:1])
    assert len(panel.figure.series[0].marks) == 1
    results.add(points[1:])
    assert len(panel.figure.series[0].marks) == 2
    results.begin(None)
    assert panel.figure.empty


def coming(panel):
    """Return where the plot has a mark of waiting points, and where one of those that are executed now."""
    panel.grab()
    (facet,) = panel.view.facets
    areas, marks = facet.projection.area, facet.pointer.coming
    assert all(areas.left() <= x <= areas.right() for x, _ in marks)
    assert len(marks) == len(panel.figure.coming)
    return tuple([x for x, state, _ in panel.figure.coming if state == of] for of in (State.QUEUED, State.RUNNING))


def test_points_of_a_sweep_have_marks_before_there_is_a_result_and_until_they_have_one(
    panel, results, points, make_point, spec_of
):
    sizes, tiles = isinstance(panel, RuntimeSizePanel), isinstance(panel, RuntimeTilePanel)
    serial = make_point("transpose_serial", n=1024, tile=None)
    results.await_points(map(spec_of, [*points, serial]))
    assert coming(panel) == ([], []), "the sweep does not run"
    results.set_running([spec_of(points[0])])
    assert panel.figure.empty
    if sizes:
        assert coming(panel) == ([256, 512, 1024], [256])
        assert panel.figure.x.values == (256, 512, 1024)
    results.add(points[:1])
    results.set_running([spec_of(points[1]), spec_of(serial)])
    if tiles:
        assert coming(panel) == ([], [16]), "at the size with a result"
    else:
        assert coming(panel) == ([512], [256, 1024])
        results.set_filter(ShownFilter(variants=frozenset({"transpose_serial"})))
        assert coming(panel) == ([512], [256])
    results.set_running([])
    assert coming(panel) == ([], []), "it was stopped"
    results.set_running([spec_of(points[1])])
    results.add([*points[1:], serial])
    assert coming(panel) == ([], [])


def test_tiles_of_the_largest_size_wait_before_there_is_a_result(panel, results, points, make_point, spec_of):
    results.await_points(map(spec_of, [*points, make_point(n=512, tile=32)]))
    results.set_running([spec_of(points[0])])
    waiting, running = coming(panel)
    assert (waiting, running) == (([256, 512], [256]) if isinstance(panel, RuntimeSizePanel) else ([8, 16, 32], []))


class FirstPoint(QObject):
    """A sweep whose first point is on its way."""

    changed = pyqtSignal()
    text = "The first point is on its way"


def test_empty_plot_says_what_the_first_point_of_a_sweep_waits_for(panel, results, points):
    sweep = FirstPoint()
    before = panel.view.figure.empty
    panel.follow(sweep)
    assert panel.view.figure.empty == sweep.text
    sweep.text = ""
    sweep.changed.emit()
    assert panel.view.figure.empty == before != ""
    sweep.text = FirstPoint.text
    results.add(points[:1])
    sweep.changed.emit()
    assert panel.view.figure.empty == ""


def test_what_the_filter_leaves_out_is_not_drawn_and_an_empty_plot_says_so(panel, results, points):
    results.add(points)
    results.set_filter(ShownFilter(variants=frozenset({"transpose_tiled"})))
    assert panel.figure.series == ()
    assert panel.figure.empty.startswith("The filter above leaves out all 4 points")
    results.set_filter(ShownFilter(text="N>=512"))
    assert {mark.key for series in panel.figure.series for mark in series.marks} <= {p.key for p in points[2:]}
    assert panel.figure.series


def test_a_click_selects_and_a_selection_is_ringed(panel, results, points):
    results.add(points)
    key = panel.figure.series[0].marks[0].key
    panel.view.point_clicked.emit(key)
    assert results.selected == key
    assert panel.view.ring is not None


def test_the_size_panel_offers_each_tile(qtbot, results, points):
    panel = RuntimeSizePanel(results, DARK, delay_ms=0)
    qtbot.addWidget(panel)
    panel.show()
    results.add(points)
    assert [panel.choice.itemText(at) for at in range(panel.choice.count())] == ["best tile", "tile 8", "tile 16"]
    panel.choice.setCurrentIndex(2)
    assert panel.figure.subtitle == "tile 16"
    assert [mark.y for mark in panel.figure.series[0].marks] == [2576, 5136]


def test_the_tile_panel_offers_each_size_and_keeps_the_choice_while_points_arrive(qtbot, results, points):
    panel = RuntimeTilePanel(results, DARK, delay_ms=0)
    qtbot.addWidget(panel)
    panel.show()
    results.add(points[:3])
    panel.choice.setCurrentIndex(panel.choice.findData(256))
    results.add(points[3:])
    assert panel.choice.currentText() == "size 256"
    assert panel.figure.subtitle == "N 256"
    assert len(panel.figure.series[0].marks) == 2


def test_a_burst_is_drawn_once(qtbot, results, points):
    panel = RuntimeSizePanel(results, DARK, delay_ms=5)
    qtbot.addWidget(panel)
    panel.show()
    with qtbot.waitSignal(panel._throttle.fell_due):
        for point in points:
            results.add([point])
        assert panel.figure.empty
    assert not panel.figure.empty


def test_a_selected_point_that_is_not_drawn_has_a_dashed_ring_around_what_stands_there(qtbot, results, points):
    panel = RuntimeSizePanel(results, DARK, delay_ms=0)
    qtbot.addWidget(panel)
    panel.show()
    results.add(points)
    best, other = points[0], points[1]
    results.select(other.key)
    assert panel.view.ring == panel.view.pixel_of(best.key)
    assert panel.view.facets[0].pointer.is_stand_in
    results.select(best.key)
    assert panel.view.ring == panel.view.pixel_of(best.key)
    assert not panel.view.facets[0].pointer.is_stand_in
    results.select(None)
    assert panel.view.ring is None


def test_the_tile_panel_rings_the_same_tile_of_a_selected_point_of_another_size(qtbot, results, points):
    panel = RuntimeTilePanel(results, DARK, delay_ms=0)
    qtbot.addWidget(panel)
    panel.show()
    results.add(points)
    panel.choice.setCurrentIndex(panel.choice.findData(256))
    results.select(points[3].key)
    assert panel.view.ring == panel.view.pixel_of(points[1].key)
    assert panel.view.facets[0].pointer.is_stand_in


@pytest.mark.parametrize(("width", "is_under"), [(280, True), (700, False)])
def test_in_a_narrow_card_the_tools_stand_under_the_subtitle(panel, results, points, width, is_under):
    panel.setStyleSheet(stylesheet(DARK))
    panel.show()
    results.add(points)
    for step in (440, width):
        panel.resize(step, 420)
        panel.layout().activate()
    assert panel.width() == width
    assert (panel.menu.view_button.y() >= panel._subtitle.geometry().bottom()) is is_under
    assert panel.menu.view_button.geometry().right() <= panel.width()


def test_a_low_card_has_subtitle_and_tools_in_its_head(qapp, panel, results, points):
    panel.setStyleSheet(stylesheet(DARK))
    panel.show()
    results.add(points)
    for height, is_in_head in ((420, False), (300, True), (420, False)):
        panel.resize(900, height)
        qapp.processEvents()
        tools, subtitle = (
            part.mapTo(panel, part.rect().center()) for part in (panel.menu.view_button, panel._subtitle)
        )
        head = panel.head.parentWidget().geometry()
        assert (head.contains(tools), head.contains(subtitle)) == (is_in_head, is_in_head)
        assert subtitle.x() < tools.x()
        if is_in_head:
            assert panel.minimumSizeHint().height() <= 200, "else it may cover the panels below it on a low screen"


def test_a_low_plot_names_both_axes_above_it(panel, results, points):
    panel.show()
    results.add(points)
    names = []
    for height in (480, 260, 480):
        panel.resize(900, height)
        panel.layout().activate()
        names.append((panel.view.facets[0].labels.y_name, bool(panel.view.facets[0].axes.name)))
    across = panel.figure.x.label
    assert across in ("matrix size N", "tile width TILE")
    assert names == [("time", True), (f"time · across: {across}", False), ("time", True)]


def test_the_figure_of_many_points_is_made_in_the_background_and_is_the_same(panel, points, by_hand, monkeypatch):
    monkeypatch.setattr("warplens.gui.workspace.results.LONG_FIGURE", len(points))
    results = panel._results
    results.background = by_hand
    results.add(points)
    assert (panel.figure.series, len(by_hand.waiting)) == ((), 1)
    results.set_filter(ShownFilter(text="TILE>8"))  # a newer one, once it is known what it shows
    by_hand.step(3)
    made = panel.figure
    results.select(points[1].key)
    assert panel.view.ring is not None
    results.background = None
    panel.refresh()
    assert panel.figure == made
    assert made.series
    results.background = by_hand
    results.set_filter(EVERYTHING)
    by_hand.step()
    results.begin(None)  # what is on its way is of other points
    by_hand.step()
    assert panel.figure.series == ()


def test_words_in_place_of_curves_make_nothing_of_the_curves_anew(panel, results, points, monkeypatch):
    results.add(points)
    made = []
    monkeypatch.setattr("warplens.gui.kit.figure_view.parts_of", made.append)
    results.set_filter(ShownFilter(text="no such variant"))
    assert panel.view.figure.empty
    assert [facet.axes.figure.empty for facet in panel.view.facets] == [panel.view.figure.empty]
    assert made == []


@pytest.mark.parametrize("panel", [RuntimeSizePanel], indirect=True)
def test_what_is_left_of_a_note_in_a_narrow_card_is_a_whole_phrase(panel):
    whole = "a plot for each GPU · View ▾ has all 42 curves in one"
    panel._show_texts("", "", "", whole)
    label, shown = panel._subtitle, []
    for width in range(600, 20, -1):
        label.resize(width, label.height())
        if label.text() not in shown:
            shown.append(label.text())
    kept = ["a plot for each GPU · all 42: View ▾", "View ▾ has all 42 curves in one", "all 42: View ▾"]
    assert shown[:4] == [whole, *kept]
    assert shown[4].endswith("…")
