"""The parts that this machine has or lacks for Warplens, with what to do about each; one line for each part."""

from __future__ import annotations

from warplens.gui.terminal.doctor import missing_for_window


def test_missing_for_window_returns_the_name_of_a_package_of_the_window_that_is_not_installed():
    assert missing_for_window() == ""
