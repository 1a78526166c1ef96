"""Labels and level lines of a staircase that keep out of each other's way."""

from __future__ import annotations

from warplens.gui.figures.picture import Ink, Line, TextLabel
from warplens.gui.views.ladders.figure import without_labels


def test_without_labels_yields_the_parts_of_a_level_line():
    grid = Line(x1=0, y1=50, x2=100, y2=50, ink=Ink.EDGE)
    label = TextLabel(x=40, y=53, text="25 %", size=10)
    assert [(part.x1, round(part.x2)) for part in without_labels(grid, [label])] == [(0, 37), (64.6, 100)]
