"""The settings in their file while the window is open."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.gui.kit.settings import Settings, load
from warplens.gui.window.app import LOOK_MS, SettingsKeeping


@pytest.fixture
def present():
    return [Settings(budget="2 s")]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "new folder" / "window.json"


def test_what_changes_is_in_the_file_before_the_window_is_closed(qtbot, by_hand, present, path):
    keeping = SettingsKeeping(lambda: present[0], path, by_hand)
    keeping.keep()
    by_hand.step()
    assert load(path) == present[0]
    keeping.keep()
    assert by_hand.waiting == []  # nothing has changed
    present[0] = replace(present[0], budget="30 s")
    keeping.keep()
    by_hand.step()
    assert load(path).budget == "30 s"


def test_a_timer_looks_and_a_closed_one_does_not(qtbot, at_once, present, path):
    keeping = SettingsKeeping(lambda: present[0], path, at_once)
    assert keeping._timer.isActive()
    assert keeping._timer.interval() == LOOK_MS
    keeping.close()
    assert not keeping._timer.isActive()
    assert load(path) == present[0]
