"""The size of the window on the screen on which it starts."""

from __future__ import annotations

from PyQt6.QtCore import QRect

from warplens.gui.window.app import fitting


def test_fitting_returns_where_a_window_stands_on_a_screen():
    assert (
        repr(fitting(QRect(0, 0, 1280, 800), QRect(0, 0, 1366, 768), is_first=True).size())
        == "PyQt6.QtCore.QSize(1350, 720)"
    )
    assert (
        repr(fitting(QRect(0, 0, 1280, 800), QRect(0, 0, 1920, 1080), is_first=True))
        == "PyQt6.QtCore.QRect(120, 46, 1680, 1020)"
    )
    assert (
        repr(fitting(QRect(1400, 300, 1280, 900), QRect(0, 0, 1920, 1080), is_first=False))
        == "PyQt6.QtCore.QRect(632, 172, 1280, 900)"
    )  # from a larger screen
