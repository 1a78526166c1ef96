"""A lesson in the window: predict, then reveal; steps, score, presenter, handout."""

from __future__ import annotations

import json
from contextlib import nullcontext

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from warplens.gui.figures.picture import Box, Ink, Line
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.views.lessons import model as lessons_model
from warplens.gui.views.lessons.panel import LessonPanel
from warplens.gui.views.lessons.question_figure import PLACE_TAG
from warplens.profiles.lesson_scores import load

BANKS = "2-bank-conflicts"


@pytest.fixture
def panel(make_lessons, show, tmp_path):
    panel = show(LessonPanel(make_lessons(), LIGHT))
    panel.exporter.ask_path = lambda _parent, name, suffix: tmp_path / f"{name}.{suffix}"
    return panel


@pytest.fixture
def model(panel):
    return panel._model


def lines(view):
    return [item for item in view.picture.items if isinstance(item, Line)]


def drag(qtbot, view, start, end):
    boxes = {item.tag: item for item in view.picture.items if isinstance(item, Box) and item.tag is not None}
    places = [QPoint(round(box.x + box.width / 2), round(box.y + box.height / 2)) for box in (boxes[start], boxes[end])]
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=places[0])
    qtbot.mouseMove(view, places[1])
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=places[1])


def test_lines_from_lanes_to_banks_are_hidden_until_the_truth_is_revealed(panel, model, go, qtbot):
    go(model, BANKS, "The price of a column")
    assert lines(panel.view.lens) == []
    assert "wavefront" not in panel.view.lens.picture.title
    qtbot.keyClicks(panel.view.number, "16")
    qtbot.keyClick(panel.view.number, Qt.Key.Key_Return)
    assert len(lines(panel.view.lens)) == 32
    assert panel.view.verdict.text() == "32, not 16 (counted)."
    assert "One bank has 32 different words" in panel.view.text.toPlainText()
    assert panel.view.score.text() == "score 0 of 5"


def test_right_number_scores_and_is_kept_at_once(panel, model, go, tmp_path):
    go(model, BANKS, "The price of a column")
    panel.view.number.setText("32")
    panel.view.reveal_button.click()
    assert panel.view.verdict.text() == "Right: 32 (counted)."
    assert model.score == "score 1 of 5"
    (answer,) = load(tmp_path / "scores.json")[0]
    assert (answer.lesson, answer.step, answer.answer, answer.truth, answer.share) == (BANKS, 3, "32", "32", 1.0)


def test_question_that_was_answered_shows_its_truth_when_one_comes_back_to_it(panel, model, go):
    go(model, BANKS, "Where are the lanes of a column?")
    panel.view.lanes.place(1, 1)
    panel.view.reveal()
    model.move(1)
    model.move(-1)
    assert panel.view.verdict.text() == "0 of 4 lanes right (counted)."
    assert panel.view.lanes.answer == {1: 1}
    assert not panel.view.reveal_button.isVisible()


def test_lanes_are_dragged_to_banks_by_the_mouse(panel, model, go, qtbot):
    go(model, BANKS, "Where are the lanes of a column?")
    drag(qtbot, panel.view.lanes, 31, PLACE_TAG + 7)
    drag(qtbot, panel.view.lanes, 31, PLACE_TAG)
    drag(qtbot, panel.view.lanes, 5, PLACE_TAG)  # a lane that is not asked for
    assert panel.view.lanes.answer == {31: 0}
    panel.view.reveal()
    assert model.shown.verdict.share == 0.25
    assert {line.ink for line in lines(panel.view.lanes)} == {Ink.GOOD}
    drag(qtbot, panel.view.lanes, 31, PLACE_TAG + 7)
    assert panel.view.lanes.answer == {31: 0}


def test_lanes_are_placed_by_the_keyboard(panel, model, go, qtbot):
    go(model, BANKS, "Where are the lanes of a column?")
    view = panel.view.lanes
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down):
        qtbot.keyClick(view, key)
    assert view.answer == {1: 1}
    assert view.accessibleName() == "lane 0 not placed; lane 1 to bank 1; lane 2 not placed; lane 31 not placed."


def test_curve_is_sketched_by_the_mouse_and_judged_point_by_point(panel, model, go, qtbot):
    go(model, BANKS, "Every pitch from 32 to 40")
    view = panel.view.curve
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(60, 17))
    assert view._drawn[0] == 32.0
    for place, value in enumerate((1, 2, 1, 4, 1, 2, 1, 20), 1):
        view.draw_point(place, float(value))
    panel.view.reveal()
    assert panel.view.verdict.text() == "8 of 9 points right (counted)."
    assert view.picture.title.startswith("at 32: 32, true 32; at 33: 1, true 1;")


def test_curve_is_sketched_by_the_keyboard(panel, model, go, qtbot):
    go(model, "4-occupancy", "The staircase")
    view = panel.view.curve
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up):
        qtbot.keyClick(view, key)
    assert view._drawn[:3] == [None, 2.0, None]


def test_source_has_no_costs_while_a_question_on_them_is_open(panel, model, go):
    go(model, "5-divergence", "Even and odd")
    assert all(row.margin is None for row in panel.view.source.listing.rows)
    panel.view.reveal()
    assert any(row.margin is not None for row in panel.view.source.listing.rows)


def test_boxes_of_a_question_are_hidden_and_their_sliders_locked_until_the_truth(panel, model, go):
    go(model, "4-occupancy", "A few registers more")
    boxes = panel.view.boxes
    assert boxes.view.picture.title == "One block on a multiprocessor of the H200 SXM 141 GB."
    assert (boxes._controls.isEnabled(), boxes.words.text()) == (False, "")
    panel.view.number.setText("75 %")
    panel.view.reveal()
    assert panel.view.verdict.text() == "Right: 75 (counted)."
    assert boxes.view.picture.title.startswith("6 blocks fit on a multiprocessor")
    assert boxes._controls.isEnabled()


def test_space_steps_the_warp_then_the_lesson_and_backspace_goes_back(panel, model, go, qtbot):
    go(model, "3-tiling", "Forget the barrier")
    for _ in range(4):
        qtbot.keyClick(panel.view, Qt.Key.Key_Space)
    assert (panel.view.tile.moment.done, model.step.title) == (4, "Forget the barrier")
    qtbot.keyClick(panel.view, Qt.Key.Key_Backspace)
    assert panel.view.tile.moment.done == 3
    for _ in range(2):
        qtbot.keyClick(panel.view, Qt.Key.Key_Space)
    assert model.step.title == "What the barrier is for"


def test_space_reveals_before_it_goes_on_and_is_no_part_of_a_number(panel, model, go, qtbot):
    go(model, BANKS, "Writing a row")
    field = panel.view.number
    qtbot.keyClicks(field, "1")
    qtbot.keyClick(field, Qt.Key.Key_Space)
    assert (field.text(), model.shown.verdict.share) == ("1", 1.0)
    qtbot.keyClick(panel.view, Qt.Key.Key_Space)
    assert model.step.title == "Where are the lanes of a column?"


def test_no_answer_reveals_the_truth_and_scores_nothing(panel, model, go):
    go(model, BANKS, "Writing a row")
    panel.view.advance()
    assert (panel.view.verdict.text(), model.score) == ("1 (counted).", "score 0 of 5")


@pytest.mark.parametrize("text", ["", "many", "nan", "inf", "1e99", "--3"])
def test_text_that_is_no_number_is_no_answer(panel, model, go, text):
    go(model, BANKS, "Writing a row")
    panel.view.number.setText(text)
    assert panel.view.answer is None
    panel.view.reveal()
    assert model.shown.answer is None


def test_begin_again_hides_the_truths_and_counts_anew(panel, model, go):
    go(model, BANKS, "Writing a row")
    panel.view.number.setText("1")
    panel.view.reveal()
    panel.view.again.click()
    assert (model.index, model.score, model.shown) == (0, "score 0 of 5", None)
    go(model, BANKS, "Writing a row")
    assert panel.view.reveal_button.isVisible()
    assert [answer.round for answer in model.answers] == [0]


def test_score_is_exported_as_csv_and_json(panel, model, go, tmp_path):
    go(model, BANKS, "Writing a row")
    panel.view.number.setText("1")
    panel.view.reveal()
    for action in panel.more.menu().actions():
        if action.text().startswith("Save the score"):
            action.trigger()
    rows = (tmp_path / "lesson-scores.csv").read_text().splitlines()
    assert rows[0].startswith("lesson,step,round,question,kind,answer,truth,truth_provenance,share,given_at")
    assert rows[1].startswith(f"{BANKS},2,1,How many wavefronts does the store take?,number,1,1,counted,1.0,")
    assert json.loads((tmp_path / "lesson-scores.json").read_text())["answers"][0]["share"] == 1.0


@pytest.mark.usefixtures("panel")
def test_handout_of_the_lesson_is_saved(model, go, tmp_path, monkeypatch, point_inspector):
    monkeypatch.setattr(lessons_model, "inspecting_worker", lambda: nullcontext(point_inspector))
    go(model, "4-occupancy", "Threads")
    model.hand_out()
    assert (tmp_path / "4-occupancy.html").read_text().startswith("<!doctype html>")


def test_presenter_shows_the_same_step_without_chrome_and_loses_no_score_when_it_closes(
    panel, model, go, qtbot, tmp_path
):
    go(model, BANKS, "Writing a row")
    panel.present()
    presenter = panel.presenter
    assert presenter.isFullScreen()
    assert presenter.windowFlags() & Qt.WindowType.FramelessWindowHint
    assert not presenter.view.foot.isVisible()
    assert presenter.view.title.text() == "Writing a row"
    qtbot.keyClicks(presenter.view.number, "1")
    qtbot.keyClick(presenter.view.number, Qt.Key.Key_Space)
    assert panel.view.verdict.text() == "Right: 1 (counted)."
    qtbot.keyClick(presenter.view, Qt.Key.Key_L)
    assert not presenter.has_light
    with qtbot.waitSignal(presenter.destroyed):
        qtbot.keyClick(presenter.view, Qt.Key.Key_Escape)
    assert panel.presenter is None
    assert model.move(1)  # what the presenter showed is gone, and nothing of it hears that
    assert [answer.share for answer in load(tmp_path / "scores.json")[0]] == [1.0]


def test_presenter_closes_with_its_window(panel, model, qtbot):
    panel.present()
    with qtbot.waitSignal(panel.presenter.destroyed):
        panel.presenter.close()
    panel.present()
    assert panel.presenter.isVisible()
    panel.presenter.close()
    QApplication.processEvents()


def test_lesson_of_the_user_is_opened_and_a_wrong_one_is_one_sentence(panel, model, tmp_path, qtbot):
    good, wrong = tmp_path / "good.toml", tmp_path / "wrong.toml"
    good.write_text('title = "Mine"\n[[step]]\ntitle = "One"\ntext = "Text."\n')
    wrong.write_text('title = "Mine"\n[[step]]\n')
    model.open([good])
    assert (panel.choice.currentText(), panel.view.title.text(), panel.view.stage.isVisible()) == ("Mine", "One", False)
    with qtbot.waitSignal(panel.notified) as told:
        model.open([wrong])
    assert told.args[0].text.startswith("the key 'title' of item 1 of 'step' is missing\n  ")
    assert model.lesson.title == "Mine"


def test_kernel_that_does_not_compile_is_said_on_its_step_and_the_lesson_goes_on(make_lessons, show, tmp_path):
    (tmp_path / "k.cu").write_text(
        "__global__ void k(float *a) { a[threadIdx.x] = nowhere; }\n"
        "int main() { float *a; cudaMalloc(&a, 256); k<<<1, 64>>>(a); }\n"
    )
    lesson = tmp_path / "mine.toml"
    lesson.write_text(
        'title = "Mine"\nkernel = "k.cu"\n[[step]]\ntitle = "One"\nlayout = "lens"\n'
        '[step.question]\nask = "?"\ncounts = "wavefronts"\nanswer = 1\n[[step]]\ntitle = "Two"\n'
    )
    model = make_lessons(lesson)
    panel = show(LessonPanel(model, DARK))
    model.go_to(str(lesson))
    assert "does not compile" in panel.view.hint.text() or "cannot be compiled" in panel.view.hint.text()
    panel.view.number.setText("1")
    panel.view.reveal()
    assert model.shown.truth.problem == model.refusal
    assert model.answers == ()
    assert model.move(1)


def test_scores_that_cannot_be_written_are_one_sentence_and_count_in_the_window(
    make_lessons, show, tmp_path, go, qtbot
):
    (tmp_path / "file").write_text("in the way")
    model = make_lessons(name="file/scores.json")
    panel = show(LessonPanel(model, DARK))
    go(model, BANKS, "Writing a row")
    panel.view.number.setText("1")
    with qtbot.waitSignal(panel.notified) as told:
        panel.view.reveal()
    assert told.args[0].text.startswith("The answer is not kept: ")
    assert model.score == "score 1 of 5"


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_panel_follows_the_theme(panel, theme):
    panel.show_theme(theme)
    assert panel.view.text.document().defaultStyleSheet().startswith(f"code {{ color: {theme.accent}; }}")


def test_every_step_of_every_shipped_lesson_is_shown_and_revealed(panel, model):
    for lesson in model.lessons:
        if lesson.key in (BANKS, "4-occupancy"):
            for index in range(len(lesson.steps)):
                model.go_to(lesson.path, index)
                panel.view.reveal()
                assert panel.view.title.text() == lesson.steps[index].title
                assert not panel.view.hint.isVisible()


def test_wrong_lesson_of_a_folder_costs_itself_alone(make_lessons, show, tmp_path, qtbot):
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "a.toml").write_text('title = "A"\n[[step]]\ntitle = "One"\n')
    (folder / "b.toml").write_text("title = \n")
    (folder / "c.toml").write_text("title = \n")
    model = make_lessons()
    panel = show(LessonPanel(model, DARK))
    with qtbot.waitSignal(panel.notified) as told:
        model.open([folder])
    assert told.args[0].text.startswith("2 lessons are wrong and left out; the first: the file is not valid TOML")
    assert model.lesson.title == "A"


def test_lesson_that_is_read_again_with_fewer_steps_shows_its_last(make_lessons, show, tmp_path):
    path = tmp_path / "a.toml"
    steps = [f'[[step]]\ntitle = "Step {number}"\n' for number in range(3)]
    path.write_text('title = "A"\n' + "".join(steps))
    model = make_lessons(path)
    panel = show(LessonPanel(model, DARK))
    model.go_to(str(path), 2)
    path.write_text('title = "A"\n' + steps[0])
    model.open([path])
    assert (model.index, panel.view.title.text(), panel.view.progress.text()) == (0, "Step 0", "A · 1 of 1")


def test_truth_leaves_the_keys_to_the_lesson_and_not_to_the_windows_first_button(make_lessons, show, qtbot):
    class Window(QWidget):
        """A window that gives a focus that is lost to its first button, as the program's window does."""

        def focusNextPrevChild(self, next):  # noqa: A002, N802 - the names are Qt's
            del next
            run.setFocus()
            return True

    model = make_lessons()
    window = Window()
    column, run = QVBoxLayout(window), QPushButton("Run")
    panel = LessonPanel(model, LIGHT)
    column.addWidget(run)
    column.addWidget(panel)
    show(window)
    window.activateWindow()
    panel.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is panel.view)
    qtbot.keyClick(panel.view, Qt.Key.Key_Space)  # to the first question
    qtbot.waitUntil(lambda: model.can_reveal)
    model.reveal(None)
    assert model.shown is not None
    assert QApplication.focusWidget() is panel.view


def test_lesson_is_given_by_the_keyboard_alone(make_lessons, show, qtbot):
    model = make_lessons()
    panel = show(LessonPanel(model, LIGHT))
    panel.activateWindow()
    panel.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is panel.view)

    def press(*keys):
        for key in keys:
            focused = QApplication.focusWidget()
            assert focused is not None
            if isinstance(key, str):
                qtbot.keyClicks(focused, key)
            else:
                qtbot.keyClick(focused, key)

    space, right, up = Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Up
    press(space, "4", space)
    assert panel.view.verdict.text() == "Right: 4 (counted)."
    press(space, "32", Qt.Key.Key_Return, space)
    assert model.step.title == "Which sector does a lane touch?"
    press(right, up, right, up, right, up, up, right, up, up, up, up, space)
    assert panel.view.verdict.text() == "Right: all 4 lanes (counted)."
    press(space, "12.5", space, space)
    assert (model.step.title, model.score) == ("A way out", "score 4 of 4")
    press(Qt.Key.Key_Backspace)
    assert model.step.title == "What the profiler says"


def test_answer_that_comes_before_the_count_is_revealed_with_it(make_lessons, show, by_hand, point_inspector, go):
    model = make_lessons(executor=by_hand)
    panel = show(LessonPanel(model, LIGHT))
    go(model, BANKS, "Writing a row")
    panel.view.number.setText("1")
    panel.view.reveal()
    assert (panel.view.reveal_button.text(), model.shown) == ("Counting…", None)
    by_hand.step(len(by_hand.waiting))
    while by_hand.waiting:
        by_hand.step()
    assert panel.view.verdict.text() == "Right: 1 (counted)."


@pytest.mark.long
def test_all_shipped_lessons_are_given_from_start_to_end_by_space(panel, model, qtbot):
    for lesson in model.lessons:
        model.go_to(lesson.path)
        seen = [model.index]
        for _ in range(1000):
            before = (model.index, model.shown, panel.view.tile.moment)
            panel.view.advance()
            if model.index != seen[-1]:
                seen.append(model.index)
            if before == (model.index, model.shown, panel.view.tile.moment):
                break
        assert seen == list(range(len(lesson.steps)))
        assert {answer.step for answer in model.answers if answer.lesson == lesson.key} == {
            index for index, _ in lesson.questions
        }
