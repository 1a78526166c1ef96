"""A picture as a frozen value: boxes, lines and texts with colours by role; and its SVG.."""

from __future__ import annotations

from warplens.gui.figures.picture import Ink, Line, moved


def test_moved_returns_a_shape_moved_by_dx_and_dy():
    line = moved(Line(x1=0.0, y1=0.0, x2=10.0, y2=5.0, ink=Ink.GOOD), 100.0, 20.0)
    assert line.x1 == 100.0
    assert line.y1 == 20.0
    assert line.x2 == 110.0
    assert line.y2 == 25.0
