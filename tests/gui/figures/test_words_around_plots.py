"""The words around a plot: what an overlay lacks, and what the user's axes are called."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.gui.figures.curves import Overlay
from warplens.gui.figures.plots import runtime_size, runtime_tile
from warplens.gui.figures.runtime import Context


def test_an_overlay_without_times_says_so(make_point):
    untimed = replace(make_point(), time=None)
    overlays = (Overlay(name="lecture", points=(untimed,)), Overlay(name="other", points=()))
    figure = runtime_size([make_point()], Context(looks={}, overlays=overlays))
    assert figure.subtitle == "lecture has no times · other has none of the points that are shown · tile 8"
    drawn = Overlay(name="yesterday", points=(make_point(time_ns=70.0),))
    assert runtime_size([make_point()], Context(looks={}, overlays=(drawn,))).subtitle == "tile 8"


def test_an_overlay_with_times_at_other_sizes_has_none_here(make_point):
    other = Overlay(name="yesterday", points=(make_point(n=1024),))
    figure = runtime_tile([make_point(n=64)], Context(looks={}, overlays=(other,)), 64)
    assert figure.subtitle == "yesterday has no times here · N 64"


@pytest.mark.parametrize(
    ("family", "problem", "label", "title"),
    [
        ("transpose", {"N": 64}, "matrix size N", "Runtime against matrix size"),
        ("mine", {"N": 64}, "size N", "Runtime against size"),
        ("mine", {"elements": 64}, "elements", "Runtime against elements"),
        ("mine", {"m": 64, "k": 32}, "size, the largest of k, m", "Runtime against size"),
    ],
)
def test_the_size_is_called_what_the_user_calls_it(make_point, family, problem, label, title):
    figure = runtime_size([make_point("mine", family=family, problem=problem)], Context(looks={}))
    assert (figure.x.label, figure.title) == (label, title)
