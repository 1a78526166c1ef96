"""A label without a text keeps the height that it has with one, in every size of type."""

from __future__ import annotations

import pytest

from warplens.gui.kit.widgets import ElidedLabel


@pytest.mark.parametrize("pixels", range(9, 24))
def test_height_is_the_same_without_a_text(qtbot, pixels: int) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    font = label.font()
    font.setPixelSize(pixels)
    label.setFont(font)
    empty = label.sizeHint().height()
    label.set_whole("N takes whole numbers")
    assert label.sizeHint().height() == empty > pixels
