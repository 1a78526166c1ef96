"""The panel of the timeline: the selected point, zoom, hover, click, and its sentences."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace

import pytest
from PyQt6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PyQt6.QtGui import QMouseEvent, QWheelEvent
from PyQt6.QtWidgets import QApplication

from warplens.cuda.execute.inspection.records import Refusal
from warplens.gui.kit.theme import DARK, LIGHT, at_text_size, stylesheet
from warplens.gui.views.timeline.model import EMPTY, TimelineModel
from warplens.gui.views.timeline.panel import TimelinePanel


@pytest.fixture
def shown(make_inspector, show, point_inspector, tmp_path):
    """Return a panel, its inspector, the results and the points that were asked for."""
    inspector, results = make_inspector()
    asked = []

    def timeline(point):
        asked.append(point)
        return point_inspector.timeline(point)

    backend = replace(inspector._backend, inspecting=replace(inspector._backend.inspecting, timeline=timeline))
    model = TimelineModel(
        SimpleNamespace(results=results, inspector=inspector, backend=backend, specs={}, session=None)
    )
    panel = TimelinePanel(model, results, inspector, DARK, 0)
    panel.exporter.ask_path = lambda _parent, name, suffix: tmp_path / f"{name}.{suffix}"
    inspector.set_panel_visible("test", is_visible=True)
    yield panel, inspector, results, asked
    model.shut_down()


def mouse(kind, at, button=Qt.MouseButton.NoButton):
    return QMouseEvent(kind, QPointF(at), QPointF(at), button, button, Qt.KeyboardModifier.NoModifier)


def test_a_launch_is_simulated_only_while_the_panel_is_visible_and_once(shown, show):
    panel, _, results, asked = shown
    assert panel.hint.text() == EMPTY
    results.select(results.points[0].key)
    assert asked == []
    show(panel)
    assert (len(asked), panel.hint.isVisible(), panel.view.isVisible()) == (1, False, True)
    assert panel.about.whole.startswith("transpose_tiled N=64 TILE=32: ")
    assert " modelled · " in panel.about.whole
    assert panel.note.text().startswith("Modelled: one multiprocessor was simulated, with all of its blocks")
    results.select(None)
    assert panel.hint.text() == EMPTY
    results.select(results.points[0].key)
    assert len(asked) == 1
    panel.show_theme(LIGHT)
    assert not panel.grab().isNull()


@pytest.mark.parametrize("percent", [100, 200])
def test_the_footnote_is_whole_in_a_small_window_with_large_texts(shown, show, percent):
    panel, _, results, _ = shown
    with at_text_size(percent):
        panel.show_theme(DARK)
        panel.setStyleSheet(stylesheet(DARK))
        show(panel, width=1240, height=440)
        results.select(results.points[0].key)
        QApplication.processEvents()
        note = panel.note
        room = note.fontMetrics().boundingRect(0, 0, note.width(), 9999, Qt.TextFlag.TextWordWrap, note.text())
        assert note.height() >= room.height()
        assert panel.rect().contains(QRect(note.mapTo(panel, QPoint(0, 0)), note.size()))
        assert panel.view.height() >= 130


def test_point_without_a_timeline_has_a_sentence(shown, show, monkeypatch):
    panel, _, results, _ = shown
    inspecting = replace(panel.model._backend.inspecting, timeline=lambda _: Refusal(sentence="Nothing is simulated."))
    panel.model._backend = replace(panel.model._backend, inspecting=inspecting)
    results.select(results.points[0].key)
    show(panel)
    assert (panel.hint.text(), panel.save_button.isEnabled()) == ("Nothing is simulated.", False)


def test_wheel_and_keys_zoom_and_a_double_click_shows_all(shown, show, qtbot):
    panel, _, results, _ = shown
    results.select(results.points[0].key)
    view = show(panel, 900, 600).view
    whole = view.part_ns
    at = QPointF(view.figure.x_of(2000.0), view.figure.warps.top + 1)
    none, control = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    for modifier in (none, control):
        view.wheelEvent(
            QWheelEvent(at, at, QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton, modifier,
                        Qt.ScrollPhase.NoScrollPhase, False)
        )  # fmt: skip
    begin, end = view.part_ns
    assert view.figure.x_of(2000.0) == pytest.approx(at.x(), abs=1)
    assert (end - begin, view.lanes) == (pytest.approx((whole[1] - whole[0]) / 1.25**2), (0, 20))
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.part_ns[0] > begin
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Left)
    view.zoom(1e9)
    assert view.part_ns[1] - view.part_ns[0] == pytest.approx(2.0)
    view.mouseDoubleClickEvent(None)
    assert (view.part_ns, view.lanes) == (whole, None)
    view.zoom(4)
    begin = view.part_ns[0]
    view.mousePressEvent(mouse(QEvent.Type.MouseButtonPress, QPoint(400, 200), Qt.MouseButton.LeftButton))
    view.mouseMoveEvent(mouse(QEvent.Type.MouseMove, QPoint(300, 200)))
    view.mouseReleaseEvent(mouse(QEvent.Type.MouseButtonRelease, QPoint(300, 200), Qt.MouseButton.LeftButton))
    assert view.part_ns[0] > begin


def test_click_on_a_warp_selects_its_line_and_its_request(shown, show, qtbot):
    panel, inspector, results, _ = shown
    results.select(results.points[0].key)
    view = show(panel, 900, 600).view
    qtbot.waitUntil(lambda: view.width() > 800)  # its place is found
    timeline = panel.model.timeline
    store = next(n for n, (_, text) in enumerate(timeline.instructions) if text.startswith("st.global"))
    spans = timeline.spans
    number = next(n for n in range(len(spans.lane)) if spans.instruction[n] == store and spans.lane[n] == 5)
    view.show_part((spans.begin_ns[number] - 5, spans.end_ns[number] + 5))
    figure = view.figure
    middle = (spans.begin_ns[number] + spans.end_ns[number]) / 2
    lane = figure.warps.height / len(figure.warps.shares)
    at = QPointF(figure.x_of(middle), figure.warps.top + 5.5 * lane)
    view.mouseMoveEvent(mouse(QEvent.Type.MouseMove, at))
    assert "warp 5 of block" in view.card.text
    view.mousePressEvent(mouse(QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton))
    view.mouseReleaseEvent(mouse(QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.LeftButton))
    assert inspector.line == timeline.instructions[store][0] == view.line
    assert (inspector.spot.block, inspector.spot.warp) == (spans.block[number], 5)


def test_return_reads_the_warp_in_the_middle_and_selects_its_line(shown, show, qtbot):
    panel, _, results, _ = shown
    results.select(results.points[0].key)
    view = show(panel, 900, 600).view
    hits = []
    view.clicked.connect(hits.append)
    for _ in range(12):  # until a warp runs in the middle
        qtbot.keyClick(view, Qt.Key.Key_Return)
        if hits:
            break
        qtbot.keyClick(view, Qt.Key.Key_Plus)
        qtbot.keyClick(view, Qt.Key.Key_Right)
    assert hits
    assert hits[0].line
    assert view.accessibleDescription() == ". ".join(hits[0].lines)


def test_trace_is_saved_without_waiting_for_it(shown, show, qtbot, tmp_path):
    panel, _, results, _ = shown
    results.select(results.points[0].key)
    show(panel)
    with qtbot.waitSignal(panel.notified) as said:
        panel.save_button.click()
    assert said.args[0].text == "Saved transpose_tiled-timeline.json"
    assert json.loads((tmp_path / "transpose_tiled-timeline.json").read_text())["traceEvents"]
