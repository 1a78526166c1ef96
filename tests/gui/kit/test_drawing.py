"""Whether Qt can draw here, figures as SVG by Qt or, where it cannot, without it, and the plots of a profile as
SVG..
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from warplens import load
from warplens.gui.figures.profile_figures import figures_of
from warplens.gui.kit.drawing import plots_svg, svg_text, why_no_qt


def test_why_no_qt_returns_why_qt_cannot_draw_here():
    with ThreadPoolExecutor(1) as another_thread:
        assert another_thread.submit(why_no_qt).result() == "it draws in the main thread only"


def test_svg_text_returns_a_figure_as_the_text_of_an_svg():
    text = svg_text(figures_of(load("reference:h200"))[0], "dark")
    assert text.count("</svg>") == 1


def test_plots_svg_returns_runtime_against_matrix_size_and_against_tile_width():
    assert "Warplens · matmul · 8800 GTX" in plots_svg(load("reference:8800-gtx"))
