"""The choices of plots, saved as words."""

from __future__ import annotations

import pytest

from warplens.gui.figures.curves import PlotChoice, SpeedupBaseline, Split
from warplens.gui.figures.figure import Scale
from warplens.gui.figures.variant_looks import MEASURES
from warplens.gui.workspace.models import PlotMemory

AS_IT_SUITS = PlotChoice(split=Split.AUTOMATIC, merges_profiles=None)


@pytest.mark.parametrize(
    "choice",
    [
        AS_IT_SUITS,
        PlotChoice(),
        PlotChoice(split="TILE", merges_profiles=True),
        PlotChoice(measure=MEASURES["gflops"], y_scale=Scale.LINEAR),
        PlotChoice(measure=MEASURES["speedup"], baseline=SpeedupBaseline(kernel="copy"), x_scale=Scale.LOG),
    ],
)
def test_what_is_kept_comes_back_through_its_words(choice):
    memory = PlotMemory()
    memory.keep("size", choice)
    assert PlotMemory(memory.words).choice("size") == choice
    assert memory.choice("tile") == AS_IT_SUITS


def test_words_that_are_not_understood_any_longer_mean_what_suits_the_points():
    words = {"size": {"measure": "no such", "x": "spiral", "colour": "pink"}}
    assert PlotMemory(words).choice("size") == AS_IT_SUITS
