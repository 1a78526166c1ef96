"""The profiles panel alone with the library, in both directions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PyQt6.QtGui import QDragEnterEvent, QDropEvent

from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.kit.undo import Changes
from warplens.gui.views.profiles.panel import DETAIL_ROLE, STATE_ROLE, ProfilesPanel
from warplens.gui.workspace.library import Library
from warplens.gui.workspace.results import Results
from warplens.profiles.arguments import new_profile
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile


@pytest.fixture
def paths(tmp_path, specs, make_point):
    made = []
    for name, note in (("today", ""), ("yesterday", "before padding")):
        path = tmp_path / f"{name}.warplens.json"
        profile = replace(new_profile(specs[:1], compiler="f", command=["x"]), points=(make_point(),), note=note)
        write_profile(path, replace(profile, started="2026-11-21T08:00:00+00:00"))
        made.append(path)
    bad = tmp_path / "bad.warplens.json"
    bad.write_text("{}")
    return [*made, bad]


@pytest.fixture
def library(qapp, at_once, paths):
    made = Library(Results(), at_once, Changes())
    made.add_files(paths)
    return made


@pytest.fixture
def panel(qtbot, library):
    made = ProfilesPanel(library, library._results, DARK)
    qtbot.addWidget(made)
    made.resize(290, 400)
    with qtbot.waitExposed(made):
        made.show()
    return made


def index_of(panel, name):
    return next(
        panel.rows.index(row, 0) for row in range(panel.rows.rowCount()) if panel.rows.index(row, 0).data() == name
    )


def test_a_row_says_device_points_and_date_or_what_is_wrong(panel):
    assert index_of(panel, "today").data(DETAIL_ROLE) == "GTX 1080 Ti · 1 point · 2026-11-21"
    assert "names no schema" in index_of(panel, "bad").data(DETAIL_ROLE)


def test_a_click_in_the_box_draws_the_profile_and_one_beside_it_does_not(panel, library, paths, qtbot):
    view = panel.view
    row = view.visualRect(index_of(panel, "today"))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=row.topLeft() + QPoint(100, 10))
    assert not library.item(paths[0]).is_shown
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=row.topLeft() + QPoint(10, 14))
    assert library.item(paths[0]).is_shown


def test_keys_tick_open_and_remove(panel, library, paths, qtbot):
    panel.view.setCurrentIndex(index_of(panel, "yesterday"))
    qtbot.keyClick(panel.view, Qt.Key.Key_Space)
    assert library.item(paths[1]).is_shown
    with qtbot.waitSignal(library.open_asked) as asked:
        qtbot.keyClick(panel.view, Qt.Key.Key_Return)
    assert asked.args == [paths[1]]
    qtbot.keyClick(panel.view, Qt.Key.Key_Delete)
    assert [item.name for item in library.items] == ["today", "bad"]


def test_the_menu_of_a_row_makes_it_the_baseline(panel, library, paths):
    actions = {action.text(): action for action in panel.view.menu_of(index_of(panel, "today")).actions()}
    actions["Use as baseline"].trigger()
    assert library.item(paths[0]).is_baseline
    assert index_of(panel, "today").data(STATE_ROLE) == "baseline"
    bad = panel.view.menu_of(index_of(panel, "bad")).actions()
    assert [action.text() for action in bad] == ["Remove from the library"]


def test_the_open_profile_is_marked_and_stays_drawn(panel, library, paths):
    library._results.show_profile(read_profile(paths[0]), paths[0])
    index = index_of(panel, "today")
    assert index.data(STATE_ROLE) == "open"
    assert not panel.rows.setData(index, Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)


def test_the_filter_finds_words_of_the_note_and_says_how_many(panel, qtbot):
    qtbot.keyClicks(panel.search, "padding 1080")
    assert [panel.rows.index(row, 0).data() for row in range(panel.rows.rowCount())] == ["yesterday"]
    assert panel._count.text() == "1 of 3"


def test_words_are_shown_and_written(panel, paths, qtbot):
    assert panel.note_line.isHidden()
    panel.view.setCurrentIndex(index_of(panel, "yesterday"))
    assert panel.note_line.note.text() == "before padding"
    panel.note_line.tags.setFocus()
    qtbot.keyClicks(panel.note_line.tags, "lecture, course")
    qtbot.keyClick(panel.note_line.tags, Qt.Key.Key_Return)
    assert read_profile(paths[1]).tags == ("lecture", "course")
    panel.view.setCurrentIndex(index_of(panel, "bad"))
    assert panel.note_line.isHidden()


def test_files_that_are_dropped_are_added(qtbot, at_once, paths):
    library = Library(Results(), at_once, Changes())
    panel = ProfilesPanel(library, library._results, DARK)
    qtbot.addWidget(panel)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths[:2]])
    none = Qt.KeyboardModifier.NoModifier
    panel.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none))
    assert [item.name for item in library.items] == ["today", "yesterday"]


@pytest.mark.parametrize(("name", "is_taken"), [("today.warplens.json", True), ("mine.cu", False)])
def test_cuda_files_are_left_to_the_window(panel, name, is_taken):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(name)])
    none = Qt.KeyboardModifier.NoModifier
    event = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    event.ignore()
    panel.dragEnterEvent(event)
    assert event.isAccepted() is is_taken


def test_it_is_drawn_in_both_themes(panel):
    dark = panel.view.grab().toImage()
    panel.show_theme(LIGHT)
    assert panel.view.grab().toImage() != dark
