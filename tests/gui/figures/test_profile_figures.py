"""The figures of a profile: runtime against matrix size and against tile width, with the looks of the window."""

from __future__ import annotations

import pytest

from warplens import load
from warplens.cuda.ground.errors import InputError
from warplens.gui.figures.profile_figures import both_figures, caption_of, choice_of_axis, figures_of


def test_both_figures_returns_both_figures_of_figures_of():
    assert (
        next(figure.empty for figure in both_figures(load("reference:hochberg")))
        == "No point here has a number for time"
    )


def test_caption_of_returns_the_line_above_the_plots_of_a_profile():
    assert caption_of(load("reference:h200")) == "matmul, reduction, transpose · H200 · NVRTC 13.0"


def test_choice_of_axis_returns_the_choice_of_a_tune_axis_across_the_plot_against_tile():
    assert (
        figures_of(load("reference:h200"), choice=choice_of_axis(load("reference:h200"), "THREADS"))[1].title
        == "Runtime against THREADS"
    )
    with pytest.raises(InputError) as error:
        choice_of_axis(load("reference:gtx-1080-ti"), "num_warps")
    assert str(error.value) == "no point has the tune axis 'num_warps': the points have THREADS, TILE"
