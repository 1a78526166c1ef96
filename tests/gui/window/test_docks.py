"""The docks, with panels that only record their calls."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QLineEdit

from warplens.gui.kit.theme import DARK, LIGHT, NORMAL, at_text_size, text_size
from warplens.gui.window.docks import Docks
from warplens.gui.window.layouts import Area, Layout, PanelEntry, Stage, column, row, tabs
from warplens.gui.workspace.panel import Panel

AREAS = {"sweep": Area.LEFT, "size": Area.CENTRE_TOP, "points": Area.CENTRE_BOTTOM, "lens": Area.CENTRE_BOTTOM}
SIDE_BY_SIDE = Layout(name="", arrange=lambda *_: row(tabs("sweep", share=0.25), tabs("size", share=0.75)))
TABBED = Layout(name="", arrange=lambda *_: column(tabs("sweep"), tabs("points", "lens", "gone")))


class OneFieldPanel(Panel):
    def __init__(self, theme):
        super().__init__("Heading", theme)
        self.themes = [theme]
        self.body.addWidget(QLineEdit())

    def show_theme(self, theme):
        self.themes.append(theme)


@pytest.fixture
def made():
    return []


@pytest.fixture
def docks(qtbot, made):
    def make(key, theme):
        made.append(key)
        return OneFieldPanel(theme)

    entries = [
        PanelEntry(key=key, title=key, area=area, make=lambda _, theme, _ms, key=key: make(key, theme))
        for key, area in AREAS.items()
    ]
    docks = Docks(entries, None, DARK, 0)
    qtbot.addWidget(docks)
    docks.resize(1000, 600)
    docks.apply(SIDE_BY_SIDE)
    docks.show()
    settle()
    return docks


def settle():
    for _ in range(3):
        QApplication.processEvents()


def open_ones(docks):
    return {key for key, dock in docks.docks.items() if not dock.isHidden()}


def test_only_panels_that_are_seen_are_made(docks, made):
    assert sorted(made) == ["size", "sweep"]
    docks.apply(TABBED)
    settle()
    assert "points" in made
    assert "lens" not in made
    docks.go_to("lens")
    assert made.count("lens") == 1


def test_a_panel_that_is_first_seen_later_is_made_in_one_turn_and_drawn_in_the_next(docks, made):
    dock = docks.docks["points"]
    soon = dock._making.request_soon
    asked = []
    dock._making.request_soon = lambda: asked.append(None)  # a turn is taken by hand
    docks.apply(TABBED)
    settle()
    assert "points" not in made
    dock._making.fell_due.emit()
    assert "points" in made
    assert dock.existing_panel.isHidden()
    assert len(asked) == 2
    soon()
    assert dock.existing_panel.isVisible()


def test_a_layout_opens_its_panels_closes_the_others_and_shares_the_room(docks):
    assert open_ones(docks) == {"sweep", "size"}
    widths = {key: docks.docks[key].width() for key in ("sweep", "size")}
    assert widths["sweep"] == pytest.approx(250, abs=12)
    assert sum(widths.values()) == pytest.approx(1000, abs=12)
    docks.apply(TABBED)
    assert open_ones(docks) == {"sweep", "points", "lens"}


def test_another_layout_shows_its_first_panel_and_the_same_one_what_was_in_front(docks):
    other = replace(TABBED, name="other", arrange=lambda *_: tabs("lens", "points"))
    docks.apply(TABBED)
    settle()
    docks.go_to("points")
    docks.apply(TABBED)
    settle()
    assert "points" in docks.in_front()
    docks.apply(other)
    settle()
    assert docks.in_front() == {"lens"}


def test_a_shared_place_is_named_by_its_tabs_and_a_place_of_its_own_by_the_heading(docks):
    docks.apply(TABBED)
    settle()
    assert docks.panel("points").heading.isHidden()
    assert not docks.panel("sweep").heading.isHidden()
    docks.docks["lens"].close()
    settle()
    assert not docks.panel("points").heading.isHidden()


def test_neighbours_stay_where_they_are_when_a_tab_is_opened(docks):
    docks.apply(Layout(name="", arrange=lambda *_: row(tabs("sweep"), tabs("points", "lens"))))
    settle()
    docks.go_to("lens")
    settle()
    before = docks.docks["sweep"].width()
    for key in ("points", "lens", "points"):
        docks.go_to(key)
        settle()
    assert docks.docks["sweep"].width() == before


def test_a_panel_behind_another_tab_is_hidden_and_so_is_one_that_was_closed(docks):
    docks.apply(TABBED)
    settle()
    seen = {key: docks.panel(key).isVisible() for key in ("sweep", "points", "lens")}
    assert seen == {"sweep": True, "points": True, "lens": False}
    docks.go_to("lens")
    settle()
    assert (docks.panel("points").isVisible(), docks.panel("lens").isVisible()) == (False, True)
    docks.docks["sweep"].close()
    assert not docks.panel("sweep").isVisible()
    docks.docks["sweep"].show()
    settle()
    assert docks.panel("sweep").isVisible()


def test_a_closed_panel_comes_back_beside_its_like_with_the_focus(docks):
    docks.apply(TABBED)
    docks.docks["lens"].close()
    docks.apply(Layout(name="", arrange=lambda *_: row(tabs("sweep"), tabs("points"))))
    docks.go_to("lens")
    settle()
    assert docks.docks["points"] in docks.tabifiedDockWidgets(docks.docks["lens"])
    assert docks.current() is docks.docks["lens"]


def test_the_focus_goes_round_the_panels_that_are_seen(docks):
    docks.go_to("sweep")
    docks.focus_next(1)
    assert docks.current().entry.key == "size"
    docks.focus_next(1)
    assert docks.current().entry.key == "sweep"
    docks.focus_next(-1)
    assert docks.current().entry.key == "size"


def test_a_field_keeps_the_focus_and_what_is_typed_while_its_panel_is_arranged_anew(docks):
    field = docks.panel("sweep").findChild(QLineEdit)
    field.setFocus()
    QTest.keyClicks(field, "9")
    docks.set_empty(frozenset({"size"}))
    settle()
    docks.set_empty(frozenset())
    settle()
    assert docks.window().focusWidget() is field
    QTest.keyClicks(docks.window().focusWidget(), "6")
    assert field.text() == "96"


def own_state(docks):
    docks.docks["size"].close()
    state = docks.state()
    assert state
    return state


def test_the_arrangement_comes_back(docks):
    docks.docks["sweep"].setFloating(True)
    docks.docks["size"].close()
    docks.go_to("points")
    state = docks.state()
    docks.apply(SIDE_BY_SIDE)
    assert docks.restore(state)
    assert open_ones(docks) == {"sweep", "points"}
    assert docks.docks["sweep"].isFloating()
    docks.docks["sweep"].close()


@pytest.mark.parametrize("spoil", [lambda _: b"", lambda _: b"\x00\xff", lambda s: s[:40], lambda s: s[4:]])
def test_an_invalid_state_changes_nothing(docks, spoil):
    state = own_state(docks)
    docks.apply(SIDE_BY_SIDE)
    assert not docks.restore(spoil(state))
    assert open_ones(docks) == {"sweep", "size"}


def test_a_layout_comes_back_by_its_name_with_its_size_of_texts(docks):
    with at_text_size(NORMAL):
        assert not docks.restore(b"", "Teaching")
        assert (docks.shown_layout.name, text_size()) == ("Teaching", 150)
        assert open_ones(docks) == {"size", "lens"}
        assert not docks.restore(b"", "no such layout")
        assert docks.shown_layout.name == "Teaching"


def test_a_state_of_other_panels_is_not_taken(docks, qtbot):
    other = Docks([PanelEntry(key="x", title="x", area=Area.LEFT, make=lambda *_: OneFieldPanel(DARK))], None, DARK, 0)
    qtbot.addWidget(other)
    assert not docks.restore(other.state())


WIDE_OR_NOT = Layout(name="", arrange=lambda width, *_: (row if width > 800 else column)(tabs("sweep"), tabs("size")))


def are_beside_each_other(docks):
    settle()
    first, second = (docks.docks[key].geometry() for key in ("sweep", "size"))
    return first.right() < second.left()


def test_a_layout_follows_the_size_of_the_window_and_of_texts(docks):
    docks.apply(WIDE_OR_NOT)
    assert are_beside_each_other(docks)
    docks.resize(700, 600)
    assert not are_beside_each_other(docks)
    docks.resize(1000, 600)
    assert are_beside_each_other(docks)
    with at_text_size(NORMAL):
        docks.texts.restore({"": 150})  # there is as much room as for texts of 100 % in 667 pixels
        docks.show_theme(DARK)
        assert not are_beside_each_other(docks)
    docks.show_theme(DARK)


@pytest.mark.parametrize(
    "move",
    [
        lambda docks: docks.docks["points"].toggleViewAction().trigger(),
        lambda docks: docks.docks["size"].setFloating(True),
        lambda docks: docks.go_to("lens"),
        lambda docks: QTest.mousePress(
            docks, Qt.MouseButton.LeftButton, pos=docks.docks["sweep"].geometry().bottomRight() + QPoint(3, -100)
        ),
    ],
    ids=["opened in the menu", "floating", "opened by a command", "border dragged"],
)
def test_what_the_user_arranges_stays_so_when_the_window_is_resized(docks, move):
    docks.apply(WIDE_OR_NOT)
    assert are_beside_each_other(docks)
    assert not docks.state()
    move(docks)
    assert docks.state()
    docks.resize(700, 600)
    assert are_beside_each_other(docks) or docks.docks["size"].isFloating()
    docks.apply(WIDE_OR_NOT)
    assert not docks.state()


def test_a_theme_reaches_the_panels_that_are_made_and_those_made_later(docks):
    docks.show_theme(LIGHT)
    assert docks.panel("sweep").themes == [DARK, LIGHT]
    assert docks.panel("points").themes == [LIGHT]


def test_each_panel_has_a_command_that_opens_and_closes_it(docks):
    toggles = {action.text(): action for action in docks.toggles}
    assert set(toggles) == set(AREAS)
    assert toggles["sweep"].isChecked()
    toggles["sweep"].trigger()
    assert docks.docks["sweep"].isHidden()


def test_what_the_user_arranges_comes_back_with_its_stage(docks):
    docks.set_stage(Stage.FORM)
    settle()
    docks.docks["lens"].show()
    docks.docks["size"].close()
    docks.set_stage(Stage.RESULTS)
    assert open_ones(docks) == {"sweep", "size"}
    assert not docks.state()
    docks.set_stage(Stage.FORM)
    assert "size" not in open_ones(docks)
    assert not docks.state()  # the arrangement that is kept is that of results


def test_a_panel_that_the_user_left_in_front_is_in_front_again_and_has_the_focus(docks):
    docks.go_to("lens")  # it is not in this layout
    docks.docks["size"].close()
    docks.docks["sweep"].close()
    settle()
    assert docks.in_front() == {"lens"}
    docks.set_stage(Stage.FORM)
    docks.go_to("size")
    settle()
    docks.set_stage(Stage.RESULTS)
    settle()
    assert docks.in_front() == {"lens"}
    assert docks.current() is docks.docks["lens"]


def test_an_empty_panel_gives_its_place_up_until_it_has_something_to_show(docks):
    docks.set_empty(frozenset({"size"}))
    settle()
    assert docks.docks["size"] in docks.tabifiedDockWidgets(docks.docks["sweep"])
    assert docks.panel("sweep").isVisible()
    docks.set_empty(frozenset())
    settle()
    assert are_beside_each_other(docks)
