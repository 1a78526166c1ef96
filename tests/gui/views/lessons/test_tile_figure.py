"""The picture of one step through a tile: its cells on the left, the banks or sectors on the right, counters
below.
"""

from __future__ import annotations

from warplens.gui.views.lessons.tile_figure import warp_ink


def test_warp_ink_returns_the_colour_of_a_warp():
    assert warp_ink(0).value == "hue 0"
    assert warp_ink(9).value == "hue 1"
