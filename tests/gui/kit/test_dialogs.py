"""The questions that the window asks: which file, and what to do with unsaved results."""

from __future__ import annotations

from warplens.gui.kit.dialogs import file_name


def test_file_name_returns_a_text_as_the_name_of_a_file():
    assert file_name("../../tiled: runtime against N") == "tiled-runtime-against-N"
