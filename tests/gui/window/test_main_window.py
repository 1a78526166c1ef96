"""The whole window, offscreen: the story of a sweep, closing, settings, themes."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from no_dialogs import NoDialogs
from PyQt6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PyQt6.QtGui import QDropEvent
from PyQt6.QtWidgets import QApplication, QLabel, QMenu
from widget_contents import count_text

from warplens.gui.kit.dialogs import Answer
from warplens.gui.kit.settings import Settings, load, store
from warplens.gui.kit.theme import ThemeName, at_text_size
from warplens.gui.views import lessons
from warplens.gui.views.lessons.model import Lessons
from warplens.gui.window.app import device_choices, make_window
from warplens.gui.window.header import progress_text
from warplens.gui.window.layouts import LAYOUTS, LESSON
from warplens.gui.window.palette import MAX_ROWS, Palette, ShortcutSheet, in_panel, in_plots
from warplens.gui.workspace.filters import EVERYTHING
from warplens.gui.workspace.session import Action, Notice
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.arguments import new_profile
from warplens.profiles.journal import references
from warplens.profiles.records import Completeness
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile

CHOSEN = Settings(
    checked=("transpose_serial", "transpose_tiled"), axes={"N": "32,64", "TILE": "8,16"}, devices=("gtx-1080-ti",)
)


@pytest.fixture
def dialogs():
    return NoDialogs()


@pytest.fixture
def open_window(request, qtbot, kernels, specs, dialogs):
    make_backend, kept = request.getfixturevalue("make_backend"), request.getfixturevalue("kept")

    def make(settings=CHOSEN, shipped=(), **backend):
        window = make_window(
            kernels,
            specs,
            backend=make_backend(**backend),
            settings=settings,
            folder=kept,
            dialogs=dialogs,
            delay_ms=0,
            shipped=shipped,
        )
        qtbot.addWidget(window)
        window.show()
        return window

    return make


def test_command_measures_the_two_chosen_points_in_turns(open_window, qtbot):
    window = open_window()
    run_to_the_end(window)
    results, ab, command = window.session.results, window.models.ab, window.commands.ab
    results.set_chosen(())
    assert (command.isEnabled(), command.toolTip()) == (False, "two points are measured in turns, not 0")
    results.set_chosen(point.key for point in results.points if point.problem["N"] == 64 and point.tune.get("TILE"))
    assert command.isEnabled()
    command.trigger()
    qtbot.waitUntil(lambda: ab.pair is not None)
    assert [point.tune for point in (ab.pair.base, ab.pair.new)] == [{"TILE": 8}, {"TILE": 16}]
    assert window.docks.panel("points").ab_row.text.whole == ab.text
    assert window.notice.notice.text == ab.text


@pytest.fixture
def reference_menu(open_window):
    window = open_window(shipped=references().values())
    [menu] = [m for m in window.header.menu_button.menu().findChildren(QMenu) if m.title() == "Reference profiles"]
    return window, {action.text(): action for action in menu.actions()}


def test_reference_profiles_open_from_the_menu(reference_menu):
    window, actions = reference_menu
    assert set(actions) == set(references())
    actions["hochberg"].trigger()
    assert [point.kernel for point in window.session.results.points] == ["matmul_submatrix"] * 6
    assert window.session.results.path is None


def run_to_the_end(window):
    window.commands.run.trigger()
    QApplication.processEvents()


def marks(panel):
    return {series.label: len(series.marks) for series in panel.figure.series}


def test_the_story_of_a_sweep(open_window, by_hand, dialogs, qtbot, tmp_path):
    # choose
    window = open_window(executor=by_hand)
    choices, run = window.session.choices, window.session.run
    assert count_text(window.docks.panel("sweep")).split(" · ")[0] == "6 points"
    tree, serial = (
        window.docks.panel("sweep").tree,
        choices.kernels.index(next(k for k in choices.kernels if "serial" in k.name)),
    )
    position = tree.visualRect(tree.model().index(serial, 0, tree.model().index(0, 0))).center()
    qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=position)
    assert choices.checked == {"transpose_tiled"}
    window.docks.panel("sweep").lines["N"].field.clear()
    qtbot.keyClicks(window.docks.panel("sweep").lines["N"].field, "32:128:*2")
    assert count_text(window.docks.panel("sweep")).split(" · ")[0] == "6 points"

    # run: plots and table fill in as points arrive
    qtbot.mouseClick(window.header.run_button, Qt.MouseButton.LeftButton)
    assert run.state is RunState.RUNNING
    assert window.docks.panel("size").view.figure.empty == "The first point is on its way"
    qtbot.waitUntil(
        lambda: window.docks.panel("size").view.figure.empty == "The first point is on its way: compiling 1 of 2"
    )
    by_hand.step(2)
    assert marks(window.docks.panel("size")) == {"tiled": 1}
    assert window.docks.panel("size").view.figure.empty == ""
    assert marks(window.docks.panel("tile")) == {"tiled": 2}
    assert window.docks.panel("points").model.rowCount() == 2
    by_hand.step(2)
    assert marks(window.docks.panel("size")) == {"tiled": 2}
    assert window.docks.panel("points").model.rowCount() == 4
    qtbot.waitUntil(lambda: window.header.progress.whole.startswith("4 / 6 points"))  # it is told a few times a second

    # stop half-way
    with qtbot.waitSignal(run.ended):
        qtbot.mouseClick(window.header.stop_button, Qt.MouseButton.LeftButton)
    assert window.notice.text.whole == "Stopped after 4 points of 6: 4 ok"
    assert window.header.run_button.isEnabled()
    assert window.commands.continue_sweep.isEnabled()
    assert window.notice.offer.text() == "Continue"

    # a point is selected everywhere
    key = window.docks.panel("size").figure.series[0].marks[1].key
    window.docks.panel("size").view.point_clicked.emit(key)
    assert window.docks.panel("points").model.point(window.docks.panel("points").table.currentIndex().row()).key == key

    # other columns, and another quantity
    window.models.visible_columns.set_columns(["time"])
    window.docks.panel("tile").menu.set_measure("gflops")

    # save
    dialogs.to_save = tmp_path / "story.warplens.json"
    window.commands.save.trigger()
    assert read_profile(dialogs.to_save).status is Completeness.PARTIAL
    assert window.windowTitle() == "story.warplens.json — Warplens"
    assert window.close()
    assert dialogs.times_asked == 0

    # reopen: the last choices are back, and the profile shows what it showed
    again = open_window(window.settings)
    assert again.session.choices.checked == {"transpose_tiled"}
    assert again.docks.panel("sweep").lines["N"].field.text() == "32:128:*2"
    assert again.docks.panel("points").model.keys == ("kernel", "time")
    assert again.docks.panel("tile").menu.choice.measure.key == "gflops"
    dialogs.to_open = dialogs.to_save
    again.commands.open.trigger()
    assert marks(again.docks.panel("size")) == {"tiled": 2}
    assert again.docks.panel("points").model.rowCount() == 4
    assert again.docks.panel("size").figure == window.docks.panel("size").figure
    assert again.close()


def test_a_sweep_to_its_end_in_one_go(open_window, qtbot):
    window = open_window()
    with qtbot.waitSignal(window.session.run.ended):
        window.commands.run.trigger()
    assert marks(window.docks.panel("size")) == {"tiled": 2, "serial": 2}
    assert window.docks.panel("points").model.rowCount() == 6
    assert progress_text(window.session.run.progress) == "6 / 6 points"
    window.close()


@pytest.mark.parametrize(("answer", "closes"), [(Answer.CANCEL, False), (Answer.DISCARD, True), (Answer.SAVE, True)])
def test_closing_with_unsaved_results_asks(open_window, dialogs, tmp_path, answer, closes):
    window = open_window()
    run_to_the_end(window)
    dialogs.answer, dialogs.to_save = answer, tmp_path / "mine.warplens.json"
    assert window.close() is closes
    assert dialogs.times_asked == 1
    assert bool(list((tmp_path / "kept").iterdir())) is not closes
    assert (tmp_path / "mine.warplens.json").exists() is (answer is Answer.SAVE)
    dialogs.answer = Answer.DISCARD
    window.close()


def test_the_offer_to_continue_goes_when_another_sweep_starts(open_window):
    window = open_window()
    window.notice.show_notice(Notice(text="Stopped", action=Action.CONTINUE, is_of_run=True))
    window.session.run.state_changed.emit(RunState.STARTING)
    assert window.notice.notice is None
    window.close()


def test_closing_while_a_sweep_runs_saves_what_is_finished(open_window, by_hand, dialogs, tmp_path):
    window = open_window(executor=by_hand)
    window.commands.run.trigger()
    by_hand.step(3)
    dialogs.answer, dialogs.to_save = Answer.SAVE, tmp_path / "mine.warplens.json"
    assert window.close()
    assert len(read_profile(tmp_path / "mine.warplens.json").points) == 3


def test_not_choosing_a_file_keeps_the_window_open(open_window, dialogs, qtbot):
    window = open_window()
    with qtbot.waitSignal(window.session.run.ended):
        window.commands.run.trigger()
    dialogs.answer, dialogs.to_save = Answer.SAVE, None
    assert not window.close()
    dialogs.answer = Answer.DISCARD
    assert window.close()


def test_the_last_choices_come_back_through_the_file(open_window, tmp_path):
    window = open_window()
    window.session.choices.set_text("N", "64")
    window.session.choices.set_device("h200")
    window.session.choices.timing.set_cache("both")
    window.session.choices.timing.set_text("least_samples", "20")
    window.commands.theme.trigger()
    window.resize(960, 650)
    window.close()
    store(tmp_path / "window.json", window.settings)
    again = open_window(load(tmp_path / "window.json"))
    assert dict(again.session.choices.texts) == {"N": "64", "TILE": "8,16"}
    assert again.session.choices.device == "h200"
    assert again.session.choices.timing.cache == "both"
    assert dict(again.session.choices.timing.texts) == {"least_samples": "20"}
    assert again.theme.name is ThemeName.LIGHT
    assert (again.width(), again.height()) == (960, 650)
    again.close()


def test_the_first_start_chooses_the_transposes_and_unknown_settings_do_no_harm(open_window):
    window = open_window(Settings())
    assert {kernel.family for kernel in window.session.choices.chosen_kernels} == {"transpose"}
    assert window.session.choices.device == "h200"
    window.close()
    strange = Settings(
        checked=("gone",),
        axes={"GONE": "?"},
        devices=("gone",),
        cache="gone",
        timing={"gone": "?"},
        geometry=b"x",
        docks=b"y",
    )
    window = open_window(strange)
    assert window.session.choices.checked == set()
    assert (window.session.choices.timing.cache, window.session.choices.timing.texts) == ("cold", {})
    window.close()


def test_a_profile_that_is_dropped_is_opened(open_window, specs, make_point, tmp_path):
    path = tmp_path / "a.warplens.json"
    write_profile(path, replace(new_profile(specs, compiler="f", command=["x"]), points=(make_point(),)))
    window = open_window()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    none = Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none))
    assert window.docks.panel("points").model.rowCount() == 1
    window.commands.open_lessons()
    assert window.docks.shown_layout is LESSON
    window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none))
    assert window.docks.shown_layout is not LESSON
    window.close()


def test_profiles_that_are_dropped_on_the_first_screen_are_drawn_over_the_newest(
    open_window, specs, make_point, tmp_path
):
    paths = [tmp_path / f"{name}.warplens.json" for name in ("new", "old")]
    for path, seconds in zip(paths, (2_000_000_000, 1_000_000_000), strict=True):
        write_profile(path, replace(new_profile(specs, compiler="f", command=["x"]), points=(make_point(),)))
        os.utime(path, (seconds, seconds))
    window = open_window()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    none = Qt.KeyboardModifier.NoModifier
    for _ in range(2):  # beside results they are only listed
        window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none))
    assert window.session.results.path == paths[0]
    assert [overlay.name for overlay in window.session.results.overlays] == ["old"]
    window.close()


def test_both_themes_draw_the_whole_window(open_window):
    window = open_window()
    dark = window.grab().toImage()
    window.set_theme(ThemeName.LIGHT)
    light = window.grab().toImage()
    assert dark.pixelColor(5, 400).lightness() < 60
    assert light.pixelColor(5, 400).lightness() > 200
    window.close()


def test_emulated_gpus_are_marked_so_and_the_newest_come_first(specs):
    assert [device.label for device in device_choices(specs)] == [
        "H200 SXM 141 GB · emulated, modelled",
        "GTX 1080 Ti · emulated, modelled",
    ]


def test_no_two_commands_have_one_shortcut_and_all_keys_are_on_the_sheet(open_window, qtbot):
    window = open_window()
    keys = [key.toString() for action in window.actions() for key in action.shortcuts() if key.toString()]
    assert len(set(keys)) == len(keys) > 20
    window.commands.shortcuts.trigger()
    [sheet] = window.findChildren(ShortcutSheet)
    texts = {label.text() for label in sheet.findChildren(QLabel)}
    assert {"Run the sweep", "Ctrl+R", "Default", "Alt+1", "Points"} <= texts
    assert sheet.screen().availableGeometry().contains(sheet.geometry())
    assert sheet.focusWidget().accessibleName() == "Shortcuts"
    first = sheet.findChild(QLabel)  # the frame of the focus goes round what holds it
    assert first.mapTo(sheet.focusWidget(), QPoint(0, 0)).x() > 4
    assert "Run the sweep: Ctrl+R; " in sheet.focusWidget().accessibleDescription()
    qtbot.keyClick(sheet.focusWidget(), Qt.Key.Key_Space)
    assert not sheet.isVisible()
    window.close()


@pytest.mark.parametrize(
    ("query", "has_worked"),
    [
        ("layo plots", lambda w: w.docks.docks["points"].isHidden()),
        ("panel points", lambda w: w.docks.current() is w.docks.docks["points"]),
        ("h200", lambda w: w.session.choices.chosen_devices == ("h200", "gtx-1080-ti")),
        ("matmul_naive", lambda w: "matmul_naive" in w.session.choices.checked),
        ("light", lambda w: w.theme.name is ThemeName.LIGHT),
        ("baseline yesterday", lambda w: w.models.library.base.name == "yesterday"),
        ("yesterday", lambda w: w.session.results.path.name == "yesterday.warplens.json"),
    ],
)
@pytest.mark.sample(2)
def test_the_palette_does_what_is_typed(open_window, specs, query, has_worked, qtbot, tmp_path):  # noqa: PLR0917
    window = open_window()
    path = tmp_path / "yesterday.warplens.json"
    write_profile(path, new_profile(specs, compiler="f", command=["x"]))
    window.session.open_profile(path)
    window.session.results.begin(None)
    window.commands.find.trigger()
    [palette] = window.findChildren(Palette)
    qtbot.keyClicks(palette.field, query)
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert has_worked(window)
    window.close()


@pytest.mark.parametrize("percent", [100, 200])
def test_the_palette_is_on_the_screen_and_ends_with_a_whole_row(open_window, percent):
    window = open_window()
    window.resize(1280, 720)
    with at_text_size(percent):
        window.commands.find.trigger()
        [palette] = window.findChildren(Palette)
        QApplication.processEvents()
        assert palette.rows.count() > MAX_ROWS
        assert palette.rows.viewport().height() % palette.rows.visualItemRect(palette.rows.item(0)).height() == 0
        assert palette.geometry().bottom() <= palette.screen().availableGeometry().bottom()
        palette.close()


def test_the_palette_finds_what_people_look_for(open_window, qtbot):
    window = open_window(shipped=references().values())
    run_to_the_end(window)
    window.commands.find.trigger()
    [palette] = window.findChildren(Palette)
    found = {}
    for query in ("reference", "failed", "zoom", "export"):
        palette.field.setText(query)
        found[query] = palette.texts
        assert palette.field.accessibleDescription().split(": ", 1)[1].startswith(palette.texts[0])
    qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.texts[1] in palette.field.accessibleDescription(), "what Return calls is heard"
    assert "Open reference:h200" in found["reference"]
    assert found["failed"][0].startswith("Show only failed points")
    assert {"Larger text (zoom in)", "Runtime against size: Zoom in"} <= set(found["zoom"])
    assert any("xport" in text for text in found["export"])
    assert all("failed" in text for text in found["failed"])
    assert all("zoom" in text.lower() for text in found["zoom"])
    palette.close()
    window.close()


def test_the_palette_zooms_the_plot_in_sight(open_window):
    window = open_window()
    run_to_the_end(window)
    view = window.docks.panel("size").view
    entries = {entry.text: entry for entry in in_panel(window.docks.docks["size"])}
    low, high = view.x_view
    entries["Runtime against size: Zoom in"].call()
    assert low < view.x_view[0] < view.x_view[1] < high
    entries["Runtime against size: Zoom to everything"].call()
    assert view.x_view == pytest.approx((low, high))
    window.close()


def test_the_palette_lists_what_the_panels_in_sight_do(open_window, qtbot):
    window = open_window()
    window.docks.go_to("points")
    texts = {entry.text for entry in in_panel(window.docks.docks["points"])}
    assert {"Points: Copy as CSV", "Points: Copy as Markdown", "Points: Columns"} <= texts
    window.docks.go_to("size")
    entries = {entry.text: entry for entry in in_panel(window.docks.docks["size"])}
    assert "Runtime against size: Save visible data as Parquet…" in entries
    entries["Runtime against size: Select by dragging a box"].call()
    assert window.docks.panel("size").view.box_mode
    window.docks.docks["size"].close()
    assert in_panel(window.docks.docks["size"]) == []


def test_the_palette_hides_and_singles_out_variants_in_the_plots(open_window):
    window = open_window()
    run_to_the_end(window)
    results = window.session.results

    def do(text):
        next(entry for entry in in_plots(window.models) if entry.text == text).call()

    do("Hide transpose_tiled")
    assert results.filter.variants == {"transpose_tiled"}
    do("Show transpose_tiled alone")
    assert results.filter.variants == {"transpose_serial"}
    do("Show all points")
    assert results.filter == EVERYTHING
    window.close()


def test_a_choice_is_taken_back_by_the_keyboard(open_window):
    window = open_window()
    window.commands.clear.trigger()
    QApplication.processEvents()
    assert window.session.choices.checked == set()
    window.commands.undo.trigger()
    assert window.session.choices.checked == set(CHOSEN.checked)
    window.commands.redo.trigger()
    assert window.session.choices.checked == set()
    window.close()


def test_nothing_is_taken_back_while_a_sweep_runs(open_window, by_hand):
    window = open_window(executor=by_hand)
    window.commands.clear.trigger()
    window.session.choices.set_checked(CHOSEN.checked)
    QApplication.processEvents()
    window.commands.run.trigger()
    window.commands.undo.trigger()
    assert window.notice.text.whole == "A sweep is running: stop it before you undo or redo a change"
    assert window.session.choices.checked == set(CHOSEN.checked)
    window.close()


def test_a_layout_shares_the_room_alike_however_often_it_is_applied(open_window, qtbot):
    window = open_window()
    window.resize(1920, 1080)
    run_to_the_end(window)
    window.session.results.select(window.session.results.points[0].key)
    docks = window.docks.docks

    def heights():
        return docks["source"].height(), docks["point"].height()

    for _ in range(2):
        window.docks.apply(LAYOUTS[0])
        qtbot.waitUntil(lambda: heights()[0] > 1.1 * heights()[1])
        assert heights()[0] / sum(heights()) == pytest.approx(0.55, abs=0.03)


def test_a_lesson_opens_in_its_layout(open_window, qtbot):
    window = open_window()
    lesson = Path(lessons.__file__).with_name("1-coalescing.toml")
    window.files.open(lesson)
    assert window.docks.shown_layout.name == "Lesson"
    qtbot.waitUntil(lambda: window.models.of(Lessons).lesson is not None)
    assert window.models.of(Lessons).lesson.path == str(lesson)
