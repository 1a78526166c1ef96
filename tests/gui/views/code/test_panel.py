"""The source panel: model to view, view to model, and the hints when nothing is selected."""

from __future__ import annotations

from dataclasses import replace

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QVBoxLayout, QWidget

from warplens.cuda.execute.inspection.records import LineNote, Refusal
from warplens.cuda.ground.errors import FailureKind
from warplens.cuda.ground.points import Status
from warplens.gui.kit.theme import DARK, stylesheet
from warplens.gui.views.code.panel import EXECUTING, SourcePanel


def line_of(model, array):
    return next(a.access.line for a in model.inspection.explanation.accesses if a.access.array == array)


def test_without_a_point_the_panel_says_what_to_do(make_inspector, show):
    panel = show(SourcePanel(make_inspector()[0], DARK))
    assert panel.hint.isVisible()
    assert "Select a point" in panel.hint.text()
    assert not panel.texts.isVisible()


def test_race_that_failed_the_point_is_marked_at_its_line(make_inspector, show):
    inspector, results = make_inspector()
    [point, *_] = results.points
    reason = "block=(0,0,0) thread=(0,0,0) transpose_tiled.cu:40: `st.shared.u32`: a race"
    failed = replace(point, status=Status.FAILED, reason=reason, time=None, metrics={})
    results.run_again(results.points)
    results.add([failed])
    results.select(failed.key)
    panel = show(SourcePanel(inspector, DARK))
    marked = [(row.number, row.text.strip()) for row in panel.source.listing.rows if row.is_error]
    assert [number for number, _ in marked] == [40, 0]
    assert marked[1][1] == "Fault: a race"


def test_source_of_the_selected_point_is_shown_with_its_worst_line(model, show):
    panel = show(SourcePanel(model, DARK))
    assert (panel.source.current, panel.badge.text()) == (model.line, "counted, every block")
    assert panel.about.whole == "transpose_tiled.cu · N 64 · TILE 32 · NVIDIA H200 SXM 141 GB (sm_90)"
    assert panel.sentences.heading.text() == f"Line {model.line}"
    advice, *others = [text.text() for text in panel.sentences.texts]
    assert advice.startswith(f"→ Line {model.line} takes 32 wavefronts a request to `tile`")
    assert "With rows of 33 words instead of 32" in advice
    assert others[0].startswith("32-way bank conflict: stride 32 words")


def test_sentences_have_the_height_that_they_need_once_a_point_is_executed(make_inspector, show, by_hand, qtbot):
    inspector, results = make_inspector(executor=by_hand)
    inspector.set_panel_visible("test", is_visible=True)
    panel, window = SourcePanel(inspector, DARK), QWidget()
    window.setStyleSheet(stylesheet(DARK))
    QVBoxLayout(window).addWidget(panel)
    show(window, 1300, 900)
    results.select(results.points[0].key)
    QApplication.processEvents()
    assert panel.sentences.heading.isHidden()
    by_hand.step()
    qtbot.waitUntil(lambda: bool(panel.sentences.buttons))
    QApplication.processEvents()
    print(
        "DBG",
        panel._scroll.height(),
        panel.sentences.heightForWidth(panel._scroll.width()),
        panel.sentences.height(),
        panel.sentences.heading.height(),
    )
    assert panel._scroll.height() >= panel.sentences.heightForWidth(panel._scroll.width())


def test_line_of_the_model_is_shown_and_line_of_the_view_is_chosen(model, show, qtbot):
    panel = show(SourcePanel(model, DARK))
    other = line_of(model, "in")
    model.select_line(other)
    assert panel.source.current == other
    qtbot.keyClick(panel.source, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert model.line == line_of(model, "out")


def test_ptx_lines_of_the_chosen_line_are_marked(model, show, qtbot):
    panel = show(SourcePanel(model, DARK))
    panel.ptx_button.click()
    assert panel.ptx.isVisible()
    marked = [row.text.split()[0] for row in panel.ptx.listing.rows if row.number in panel.ptx.linked]
    assert "ld.shared.u32" in marked
    assert "st.shared.u32" not in marked


def test_ptx_instruction_chooses_its_line_and_its_request(model, show):
    panel = show(SourcePanel(model, DARK))
    store = next(row.number for row in panel.ptx.listing.rows if "st.shared.u32" in row.text)
    panel.ptx.line_chosen.emit(store)
    assert (model.line, model.request.operation) == (line_of(model, "in"), "store")


def test_ptx_under_the_pointer_marks_its_line(model, show):
    panel = show(SourcePanel(model, DARK))
    barrier = next(row.number for row in panel.ptx.listing.rows if "bar.sync" in row.text)
    panel.ptx.line_hovered.emit(barrier)
    (line,) = panel.source.linked
    assert "__syncthreads" in panel.source.listing.rows[line - 1].text


def test_access_that_is_clicked_is_looked_at(model, show, qtbot):
    panel = show(SourcePanel(model, DARK))
    (other,) = (button for button in panel.sentences.buttons if not button.isChecked())
    assert other.text() == "store out"
    other.click()
    assert model.request.array == "out"
    assert [button.isChecked() for button in panel.sentences.buttons] == [False, True]
    assert other in panel.sentences.buttons


def test_compile_error_is_shown_in_red_under_its_line(make_inspector, show):
    notes = (LineNote(line=2, text="no"),)
    wrong = Refusal(sentence="k.cu does not compile for sm_90", source="int a;\nb;", notes=notes)
    model, results = make_inspector(inspect=lambda _: wrong)
    panel = show(SourcePanel(model, DARK))
    results.select(results.points[0].key)
    rows = panel.source.listing.rows
    assert [(row.text, row.is_error) for row in rows] == [("int a;", False), ("b;", True), ("no", True)]
    assert panel.source.current == 2
    assert (panel.sentences.texts[0].text(), panel.sentences.texts[0].property("role")) == (wrong.sentence, "bad")


def test_hidden_panel_has_nothing_executed(make_inspector, by_hand, show):
    model, results = make_inspector(executor=by_hand)
    panel = show(SourcePanel(model, DARK))
    panel.hide()
    results.select(results.points[0].key)
    assert by_hand.waiting == []
    panel.show()
    assert len(by_hand.waiting) == 1


def test_failed_line_is_marked_before_the_point_is_executed_again(make_inspector, by_hand, show):
    model, results = make_inspector(executor=by_hand)
    panel = show(SourcePanel(model, DARK))
    reason = f"block=(0,0,0) thread=(1,0,0) {results.points[0].kernel}.cu:40: loads 4 bytes outside"
    results.run_again(results.points)
    results.add([replace(results.points[0], status=Status.FAILED, reason=reason)])
    results.select(results.points[0].key)
    assert len(by_hand.waiting) == 1
    [wrong] = [row for row in panel.source.listing.rows if row.is_error and row.number]
    assert wrong.number == 40
    assert panel.failure.text() == "Fault: thread (1,0,0) loads 4 bytes outside"
    assert [text.text() for text in panel.sentences.texts] == [EXECUTING]


def test_row_under_a_failed_line_says_the_kind_of_the_failure_first(make_inspector, show):
    model, results = make_inspector()
    panel = show(SourcePanel(model, DARK))
    kernel = results.points[0].kernel
    reason = (
        f"block=(0,0,0) thread=(1,0,0) {kernel}.cu:47: `ld.global.u32 %r1, [%rd1]`: loads 4 bytes at byte 256 of array "
        "'in', which has 256 bytes"
    )
    results.run_again(results.points)
    results.add([replace(results.points[0], status=Status.FAILED, reason=reason, failure=FailureKind.BOUNDS)])
    results.select(results.points[0].key)
    what = "Out of bounds: thread (1,0,0) loads 4 bytes at byte 256 of array 'in', which has 256 bytes"
    [row] = [row for row in panel.source.listing.rows if row.is_error and not row.number]
    assert row.text.strip() == panel.failure.text() == what
    assert (model.line, panel.source.current) == (47, 47)  # not the costliest line
    assert DARK.good not in colours_of(panel.source)


def test_sentences_below_give_way_where_a_failed_line_needs_the_room(make_inspector, by_hand, show, qtbot):
    model, results = make_inspector(executor=by_hand)
    reason = f"block=(0,0,0) thread=(1,0,0) {results.points[0].kernel}.cu:40: loads 4 bytes at byte 256 of array 'in'"
    results.run_again(results.points)
    results.add([replace(results.points[0], status=Status.FAILED, reason=reason)])
    results.select(results.points[0].key)
    panel = show(SourcePanel(model, DARK), width=300, height=190)
    qtbot.waitUntil(lambda: panel.source.height() <= panel.texts.height())  # nothing of it is cut off
    [wrong] = [row for row, line in enumerate(panel.source.listing.rows) if line.is_error and line.number]
    assert panel.source._is_in_view(wrong)
    assert panel.sentences.visibleRegion().isEmpty()
    panel.resize(300, 400)
    qtbot.waitUntil(lambda: not panel.sentences.visibleRegion().isEmpty())


def colours_of(widget):
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_point_that_did_not_fail_has_no_headline_of_a_failure(model, show):
    panel = show(SourcePanel(model, DARK))
    assert not panel.failure.isVisible()
    assert DARK.good in colours_of(panel.source)
