"""The list of what can be done, narrowed by typing."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QWidget

from warplens.gui.kit.theme import DARK
from warplens.gui.window.palette import Palette, PaletteEntry


def test_where_nothing_has_the_letters_the_palette_says_so(qtbot):
    owner, called = QWidget(), []
    qtbot.addWidget(owner)
    palette = Palette(DARK, owner)
    palette.open([PaletteEntry(group="Sweep", text="Run the sweep", call=lambda: called.append(1))])
    assert palette.texts == ["Run the sweep"]
    palette.field.setText("qqqqq")
    assert palette.texts == ["Nothing that can be done now has these letters"]
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert (palette.isVisible(), called) == (False, [])
