"""What a plot says of an overlay that has nothing in it."""

from __future__ import annotations

from dataclasses import replace

from warplens.gui.plots.figures.runtime import Context
from warplens.gui.plots.figures.runtime_size import runtime_size
from warplens.gui.plots.points.overlay import Overlay


def test_an_overlay_without_times_says_so(make_point):
    untimed = replace(make_point(), time=None)
    overlays = (Overlay(name="lecture", points=(untimed,)), Overlay(name="other", points=()))
    figure = runtime_size([make_point()], Context(looks={}, overlays=overlays))
    assert figure.subtitle == "tile 8 · lecture has no times · other has none of the points that are shown"
    drawn = Overlay(name="yesterday", points=(make_point(time_ns=70.0),))
    assert runtime_size([make_point()], Context(looks={}, overlays=(drawn,))).subtitle == "tile 8"
