"""The source panel and the warp lens: model to view, view to model, keyboard, what is said when nothing is known."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QApplication

from warplens.cuda.runners.inspection.records import LineNote, Refusal
from warplens.gui.panels.lens import LensPanel
from warplens.gui.panels.listing import ROW_PIXELS, ListingView
from warplens.gui.panels.source import SourcePanel
from warplens.gui.plots.listings import Listing, Margin, Row
from warplens.gui.toolkit.theme import DARK, LIGHT


@pytest.fixture
def model(make_inspector):
    model, results = make_inspector()
    model.set_wanted("test", wanted=True)
    results.select(results.points[0].key)
    return model


@pytest.fixture
def show(qtbot):
    def show(panel, width=700, height=500):
        qtbot.addWidget(panel)
        panel.resize(width, height)
        panel.show()
        return panel

    return show


def line_of(model, array):
    return next(a.access.line for a in model.inspection.explanation.accesses if a.access.array == array)


# --- listing ----------------------------------------------------------------------------------------------------------

ROWS = tuple(
    Row(number=number, text=f"line {number}", margin=Margin(traffic="4", help="four") if number % 10 == 0 else None)
    for number in range(1, 101)
)


@pytest.fixture
def listing(show):
    view = show(ListingView("Text", DARK), 400, 300)
    view.show_listing(Listing(rows=ROWS))
    return view


def test_click_chooses_the_line_under_the_pointer(listing, qtbot):
    with qtbot.waitSignal(listing.line_chosen) as told:
        qtbot.mouseClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, ROW_PIXELS * 3 + 4))
    assert told.args == [3]


@pytest.mark.parametrize(
    ("key", "modifier", "expected"),
    [
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier, 51),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier, 49),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier, 1),
        (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier, 100),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier, 60),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier, 40),
    ],
)
def test_keys_go_to_lines(listing, qtbot, key, modifier, expected):
    listing.set_current(50)
    qtbot.keyClick(listing, key, modifier)
    assert listing.current == expected


def test_line_that_is_chosen_elsewhere_comes_into_sight(listing):
    listing.set_current(90)
    first = listing.verticalScrollBar().value()
    assert first <= 89 < first + listing.verticalScrollBar().pageStep()


def test_notes_are_passed_over(show, qtbot):
    view = show(ListingView("Text", DARK), 400, 300)
    view.show_listing(Listing(rows=(Row(number=1, text="a"), Row(number=0, text="wrong"), Row(number=2, text="b"))))
    view.set_current(1)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.current == 2


def test_line_is_copied(listing, qtbot):
    listing.set_current(7)
    qtbot.keyClick(listing, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == "line 7"


def test_pointer_is_told_line_by_line(listing, qtbot):
    with qtbot.waitSignal(listing.line_hovered) as told:
        qtbot.mouseMove(listing.viewport(), QPoint(60, ROW_PIXELS * 5 + 4))
    assert told.args == [5]


def test_columns_and_margins_are_explained_where_the_pointer_rests(listing):
    (name, left, _), *_ = listing._columns()
    assert name == "traffic"
    assert listing._help_at(QPoint(left + 5, 5)).startswith("Sectors (32 B of global memory)")
    assert listing._help_at(QPoint(60, ROW_PIXELS * 10 + 4)) == "four"
    assert listing._help_at(QPoint(60, ROW_PIXELS * 9 + 4)) == ""


def test_narrow_text_keeps_the_most_telling_columns(show):
    rows = (Row(number=1, text="a", margin=Margin(traffic="4", wavefronts="32", share=1.0)),)
    names = {}
    for width in (200, 280, 600):
        view = show(ListingView("Text", DARK), width, 200)
        view.show_listing(Listing(rows=rows))
        names[width] = [name for name, *_ in view._columns()]
    assert names == {
        200: ["share"],
        280: ["wavefronts", "share"],
        600: ["traffic", "wavefronts", "share", "lanes"],
    }


# --- source -----------------------------------------------------------------------------------------------------------


def test_without_a_point_the_panel_says_what_to_do(make_inspector, show):
    panel = show(SourcePanel(make_inspector()[0], DARK))
    assert panel.hint.isVisible()
    assert "Select a point" in panel.hint.text()
    assert not panel.texts.isVisible()


def test_source_of_the_selected_point_is_shown_with_its_worst_line(model, show):
    panel = show(SourcePanel(model, DARK))
    assert (panel.source.current, panel.badge.text()) == (model.line, "counted, every block")
    assert panel.about.whole == "transpose_tiled.cu · N 64 · TILE 32 · NVIDIA H200 SXM 141 GB (sm_90)"
    assert panel.said.heading.text() == f"Line {model.line}"
    assert panel.said.texts[0].text().startswith("32-way bank conflict: stride 32 words")


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
    (other,) = (button for button in panel.said.buttons if not button.isChecked())
    assert other.text() == "store out"
    other.click()
    assert model.request.array == "out"
    assert [button.isChecked() for button in panel.said.buttons] == [False, True]
    assert other in panel.said.buttons


def test_compile_error_is_shown_in_red_under_its_line(make_inspector, show):
    notes = (LineNote(line=2, text="no"),)
    wrong = Refusal(sentence="k.cu does not compile for sm_90", source="int a;\nb;", notes=notes)
    model, results = make_inspector(inspect=lambda _: wrong)
    panel = show(SourcePanel(model, DARK))
    results.select(results.points[0].key)
    rows = panel.source.listing.rows
    assert [(row.text, row.is_error) for row in rows] == [("int a;", False), ("b;", True), ("no", True)]
    assert panel.source.current == 2
    assert (panel.said.texts[0].text(), panel.said.texts[0].property("role")) == (wrong.sentence, "bad")


def test_hidden_panel_has_nothing_executed(make_inspector, by_hand, show):
    model, results = make_inspector(executor=by_hand)
    panel = show(SourcePanel(model, DARK))
    panel.hide()
    results.select(results.points[0].key)
    assert by_hand.waiting == []
    panel.show()
    assert len(by_hand.waiting) == 1


# --- lens -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def lens(model, show, tmp_path):
    return show(LensPanel(model, DARK, ask_path=lambda _parent, name, suffix: tmp_path / f"{name}.{suffix}"), 800, 600)


def test_lens_shows_the_request_with_its_sentence_and_the_pitch_that_helps(lens):
    assert lens.sentence.text() == "Lane k reads word 32·k of tile: stride 32 words, every lane on bank 0."
    assert lens.view.picture.title.endswith("32 wavefronts · ideal 1.")
    assert (lens.better.text(), lens.better_view.isVisible()) == ("try 33: 1 wavefront", True)
    assert (lens.pitch.value(), lens.slider.value()) == (32, 32)


def test_pitch_that_is_tried_opens_the_conflict_up(lens):
    lens.slider.setValue(33)
    assert (lens.lens.cost, lens.pitch.value()) == (1, 33)
    assert "each on a bank of its own (as if rows had 33 words instead of 32)." in lens.sentence.text()
    assert not lens.better.isVisible()


def test_suggestion_is_taken_by_a_click(lens):
    lens.better.click()
    assert lens.lens.pitch_words == 33


def test_tried_pitch_is_kept_for_the_array_and_forgotten_with_another(lens, model):
    lens.set_pitch(33)
    model.go_to(warp=5)
    assert lens.lens.pitch_words == 33
    model.select_line(line_of(model, "in"))
    assert lens.lens.address_note == ""


@pytest.mark.parametrize(
    ("key", "modifier", "expected"),
    [
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier, {"warp": 1}),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier, {"block": 2}),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier, {"block": 1}),
        (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier, {"index": 3}),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, {}),
    ],
)
def test_keys_step(lens, qtbot, key, modifier, expected):
    model = lens._inspector
    before = model.spot
    qtbot.keyClick(lens, key, modifier)
    assert model.spot == replace(before, **expected)


def test_buttons_step_and_tell_where_one_is(lens, model):
    lens.warp.forth.click()
    lens.block.back.click()
    assert (lens.warp.text.text(), lens.block.text.text()) == ("warp 1 of 32", "block 0, 1")
    assert not lens.time.isEnabled()


def test_rules_of_another_gpu_count_the_same_addresses(lens):
    assert lens.rules.itemText(0) == "by this GPU's rules"
    lens.rules.setCurrentIndex(lens.rules.findText("as on 1.0 to 1.1"))
    assert (lens.lens.request.rules.name, len(lens.lens.parts)) == ("1.0", 2)
    assert lens.lens.price == "32 wavefronts · ideal 2"
    lens.rules.setCurrentIndex(0)
    assert lens.lens.price == "32 wavefronts · ideal 1"


def test_lane_under_the_pointer_is_told(lens):
    lens.view.tag_hovered.emit(5)
    assert "lane 5: word 160, bank 0, pass 6 of 32" in [getattr(item, "text", "") for item in lens.view.picture.items]


def test_pointer_finds_the_lane(lens, qtbot):
    with qtbot.waitSignal(lens.view.tag_hovered) as told:
        qtbot.mouseMove(lens.view, QPoint(round(lens.view.width() * 5.5 / 32), 25))
    assert told.args == [5]


def test_another_lane_under_the_pointer_does_not_try_all_pitches_again(lens, monkeypatch):
    monkeypatch.setattr("warplens.gui.panels.lens.at_better_pitch", lambda _: pytest.fail("worked out again"))
    before = lens.view.picture
    lens.view.tag_hovered.emit(5)
    assert lens.view.picture != before
    lens.refresh()
    assert lens.better.text() == "try 33: 1 wavefront"


def test_picture_is_exported_as_svg_in_the_shown_theme(lens, tmp_path):
    lens.show_theme(LIGHT)
    lens.export_button.click()
    (path,) = tmp_path.glob("lens-transpose_tiled-line-*.svg")
    text = path.read_text(encoding="utf-8")
    assert LIGHT.panel in text
    assert "pitch 33 · 1 wavefront" in text


def test_file_that_cannot_be_written_is_told(lens, tmp_path, qtbot):
    lens.saving.ask_path = lambda *_: tmp_path / "missing" / "a.svg"
    with qtbot.waitSignal(lens.notified) as told:
        lens.export_button.click()
    assert "cannot be written" in told.args[0].text


def test_cancelled_export_writes_nothing(lens, tmp_path):
    lens.saving.ask_path = lambda *_: None
    lens.export_button.click()
    assert list(tmp_path.glob("*.svg")) == []


def test_without_a_point_the_lens_says_what_to_do(make_inspector, show):
    panel = show(LensPanel(make_inspector()[0], DARK))
    assert panel.hint.isVisible()
    assert not panel.content.isVisible()
    assert panel.lens is None


@pytest.mark.parametrize("size", [(280, 420), (700, 300), (1200, 800)])
def test_panels_are_drawn_at_any_size(model, show, size):
    for panel in (show(SourcePanel(model, LIGHT), *size), show(LensPanel(model, LIGHT), *size)):
        image = panel.grab().toImage()
        colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
        assert len(colours) > 8


def test_the_current_line_stays_in_sight_in_a_text_of_another_length(qtbot):
    view = ListingView("Source", DARK)
    qtbot.addWidget(view)
    view.resize(400, 200)
    view.show()
    long, longer = (Listing(rows=tuple(Row(number=n, text="x") for n in range(1, count))) for count in (60, 80))
    view.show_listing(long)
    view.set_current(50)
    view.show_listing(longer)
    view.set_current(50)
    first = view.verticalScrollBar().value()
    assert first <= 49 < first + view.verticalScrollBar().pageStep()
