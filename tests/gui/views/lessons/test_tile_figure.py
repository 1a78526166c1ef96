"""The picture of one step through a tile: its cells on the left, the banks or sectors on the right, counters
below.
"""

from __future__ import annotations

import pytest
from PyQt6.QtGui import QFont, QFontMetricsF

from warplens.gui.figures.picture import TextAnchor, TextLabel
from warplens.gui.views.lessons.tile_figure import Moment, tile_picture, warp_ink


def test_warp_ink_returns_the_colour_of_a_warp():
    assert warp_ink(0).value == "hue 0"
    assert warp_ink(9).value == "hue 1"


@pytest.mark.parametrize("width", [330.0, 400.0, 432.0, 470.0, 560.0, 900.0])
def test_no_caption_runs_out_of_the_picture(make_lessons, go, width):
    model = make_lessons()
    go(model, "3-tiling", "Fetch once, use often")
    said = set()
    for done in range(1, 9):
        items = tile_picture(Moment(trace=model.trace, done=done), width, 330.0).items
        heads = [item for item in items if isinstance(item, TextLabel) and item.anchor is TextAnchor.START]
        heads = [item for item in heads if " of 32 bytes" in item.text or " banks" in item.text]
        for item in heads:
            font = QFont()
            font.setPixelSize(round(item.size))
            assert item.x + QFontMetricsF(font).horizontalAdvance(item.text) <= width, item.text
        said |= {item.text.split()[1].strip(",") for item in heads}
    assert said == {"banks", "sectors"}
