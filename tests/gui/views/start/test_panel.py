"""The first screen: each way in asks for what the window does, in a wide panel and in a narrow one."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication

from warplens.gui.kit.theme import DARK
from warplens.gui.kit.undo import Changes
from warplens.gui.views.start.panel import StartPanel
from warplens.gui.workspace.library import Library
from warplens.gui.workspace.results import Results
from warplens.profiles.journal import references


@pytest.fixture
def asked():
    return []


@pytest.fixture
def library(at_once, asked):
    library = Library(Results(), at_once, Changes(), references().values())
    library.open_asked.connect(asked.append)
    return library


@pytest.fixture
def panel(library, asked, show):
    return show(
        StartPanel(library, DARK, choose=lambda: asked.append("choose"), learn=lambda: asked.append("learn")), 900, 500
    )


def test_each_button_asks_for_one_way_in(panel, asked):
    for way in (panel.own, panel.example, panel.lesson):
        way.button.click()
    assert asked == ["choose", references()["h200"], "learn"]


def test_ways_stand_beside_each_other_and_in_a_narrow_panel_below_each_other(panel):
    assert panel.own.geometry().right() < panel.example.geometry().left()
    panel.resize(500, 500)
    QApplication.processEvents()
    assert panel.own.geometry().bottom() < panel.example.geometry().top()
    assert panel.own.button.geometry().left() > panel.own.width() // 2


def test_without_the_shipped_profile_there_is_no_example_to_open(at_once, show):
    library = Library(Results(), at_once, Changes())
    panel = show(StartPanel(library, DARK, choose=lambda: None, learn=lambda: None))
    assert not panel.example.isEnabled()
