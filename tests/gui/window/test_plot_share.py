"""The share of the window that plots have, at any size of it and of texts, and that nothing stands there empty."""

from __future__ import annotations

import pytest
from no_dialogs import NoDialogs
from PyQt6.QtWidgets import QAbstractScrollArea, QApplication

from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.picture_view import PictureView
from warplens.gui.kit.settings import Settings
from warplens.gui.kit.theme import NORMAL, at_text_size, text_size
from warplens.gui.views.compare.panel import ComparisonPanel
from warplens.gui.views.lessons.model import Lessons
from warplens.gui.window.app import make_window
from warplens.gui.window.layouts import LAYOUTS, LESSON
from warplens.profiles.journal import references
from warplens.profiles.store import read_profile

SIZES = ((1264, 691), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
TEXTS = (100, 150, 200)
HALF = 0.5
COMPARE = next(layout for layout in LAYOUTS if layout.name == "Compare")


@pytest.fixture
def window(request, qtbot, kernels, specs):
    chosen = Settings(checked=("transpose_serial", "transpose_tiled"), axes={"N": "32,64"}, devices=("h200",))
    backend, kept = request.getfixturevalue("make_backend")(), request.getfixturevalue("kept")
    with at_text_size(NORMAL):
        window = make_window(
            kernels, specs, backend=backend, settings=chosen, folder=kept, dialogs=NoDialogs(), delay_ms=0
        )
        qtbot.addWidget(window)
        window.show()
        window.setUpdatesEnabled(False)  # places count here, not what is painted
        yield window
        window.docks.texts.restore({})  # the font is that of the whole program
        window.close()


def open_reference(window):
    path = references()["h200"]
    window.session.results.show_profile(read_profile(path), None, origin="reference:h200")
    window.session.results.select(window.session.results.shown_points[0].key)


def compare(window):
    open_reference(window)
    library = window.models.library
    library.add_files([references()["h100-matrices"]])
    library.set_baseline(references()["h100-matrices"])
    window.docks.apply(COMPARE)


def run_sweep(window):
    window.commands.run.trigger()
    QApplication.processEvents()
    assert window.session.results.points


def resized(window):
    """Yield each size of the window with each size of texts, once the window has taken it."""
    for percent in TEXTS:
        window.docks.texts.restore({layout.name: percent for layout in LAYOUTS})
        for size in SIZES:
            window.resize(*size)
            for _ in range(3):
                QApplication.processEvents()
            assert (window.width(), window.height()) == size
            yield *size, percent


def share_of(window, *kinds):
    """Return the share of the window's pixels that widgets of these kinds have, with axes and names of curves."""
    areas = (part.viewport() if isinstance(part, QAbstractScrollArea) else part for part in parts_of(window, kinds))
    seen = (area.visibleRegion().boundingRect() for area in areas)
    return sum(area.width() * area.height() for area in seen) / (window.width() * window.height())


def parts_of(window, kinds):
    return [part for kind in kinds for part in window.findChildren(kind) if part.isVisible()]


@pytest.mark.parametrize("open_scene", [open_reference, run_sweep, compare])
def test_plots_have_half_of_the_window(window, open_scene):
    open_scene(window)
    window.notice.clear()
    shares = {}
    for place in resized(window):
        # where there is no room for both, the comparison is what its layout shows
        shares[place] = max(share_of(window, FigureView, PictureView), share_of(window, ComparisonPanel))
    assert {place: share for place, share in shares.items() if share < HALF} == {}


def test_no_plot_in_sight_is_empty(window, make_point):
    window.session.results.begin(window.session.results.profile)
    window.session.results.add([make_point(n=n, tile=None) for n in (64, 128)])
    for place in resized(window):
        plots = [view for view in parts_of(window, [FigureView]) if not view.viewport().visibleRegion().isEmpty()]
        assert plots, place
        assert [view.figure.title for view in plots if view.figure.empty] == [], place


@pytest.mark.parametrize(("width", "percent"), [(1366, 100), (2560, 150)])
def test_a_lesson_in_a_large_window_begins_with_larger_texts(window, width, percent):
    window.resize(width, 1440)
    with at_text_size(NORMAL):
        window.docks.apply(LESSON)
        assert text_size() == percent
        window.docks.apply(LAYOUTS[0])
        assert text_size() == 100


def test_lesson_has_the_window_and_the_bars_of_results_go(window):
    open_reference(window)
    window.models.of(Lessons).read_shipped = lambda: None
    window.commands.lessons.trigger()
    assert window.docks.shown_layout is LESSON
    assert window.shown.isHidden()
    shares = {place: share_of(window, type(window.docks.panel("lesson").view)) for place in resized(window)}
    assert {place: share for place, share in shares.items() if share < 0.65} == {}
