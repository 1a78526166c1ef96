"""The panel that shows how far modelled times are off: of the selected point's kernel, else of all variants.

The rule: `profiles.residuals` says how far and what that goes with, `residual_figure` makes the figure; the
panel shows both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QFrame, QScrollArea

from warplens.cuda.ground.points import CacheState
from warplens.gui.figures.figure import Figure, PointKey
from warplens.gui.kit.tasks import REDRAW_DELAY_MS
from warplens.gui.kit.theme import Theme
from warplens.gui.kit.widgets import Role, configured, label
from warplens.gui.views.plots.figure_panel import FigurePanel
from warplens.gui.views.plots.residual_figure import TITLE, residual_figure
from warplens.gui.workspace.results import Results
from warplens.profiles.cleaning import plain
from warplens.profiles.formats import assigned, points_text
from warplens.profiles.residuals import Correction, KernelResiduals, residuals_of

CHOOSE = "Click a point to see the sizes and tiles of its kernel, and what the difference goes with."
MOST_WORDS_PIXELS = 80
"""The words below the plot take five lines at most; further ones are scrolled to."""
MOST_CORRECTED = 3
"""The number of corrected times of other points that are written out."""


class ResidualPanel(FigurePanel):
    """Measured over modelled time, and what the difference goes with.

    Args:
        results: the points; overlaid profiles give measured times to modelled ones.
        theme, delay_ms, options: as of `FigurePanel`.
    """

    title = TITLE
    _kernels: tuple[KernelResiduals, ...] | None = None

    def __init__(self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS, **options: Any) -> None:
        super().__init__(results, theme, delay_ms, **options)
        self.words = label(role=Role.HINT)
        configured(self.words, wordWrap=True, textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse)
        self._scroll = QScrollArea()
        self._scroll.setAccessibleName("What the error goes with")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.words)
        self.body.addWidget(self._scroll)
        self.refresh()

    def _follow(self, results: Results) -> None:
        """Work the residuals out anew where the points change, at most once in a delay."""
        results.selection_changed.connect(lambda _key: self._throttle.request_now())
        for changed in (results.points_added, results.points_replaced, results.overlays_changed):
            changed.connect(lambda *_: self._forget(self._throttle.request))
        results.filter_changed.connect(lambda: self._forget(self._throttle.request_now))

    def make_figure(self) -> Figure:
        """Return the residuals of the selected point's kernel and cache; without one those of all with a cold cache."""
        results = self._results
        if self._kernels is None:
            self._kernels = _residuals(results)
        point = results.point(results.selected)
        of_point = [
            kernel
            for kernel in self._kernels
            if point is not None and (kernel.kernel, kernel.cache) == (point.kernel, point.cache or CacheState.COLD)
        ]
        shown = of_point or [kernel for kernel in self._kernels if kernel.cache is CacheState.COLD] or self._kernels
        self.words.setText(plain(_words(of_point, results.selected) or (CHOOSE if shown else "")))
        self._fit_words()
        return residual_figure(shown, results.looks)

    def _fit_words(self) -> None:
        """Give the words the height that they need, up to a few lines: the plot needs the rest."""
        viewport = self._scroll.viewport()
        assert viewport is not None, "a scroll area has a viewport"
        height = self.words.heightForWidth(viewport.width()) if self.words.text() else 0
        self._scroll.setFixedHeight(min(height, MOST_WORDS_PIXELS))

    def _forget(self, draw: Callable[[], None]) -> None:
        self._kernels = None
        draw()

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Fit the words to this width."""
        super().resizeEvent(a0)
        self._fit_words()


def _residuals(results: Results) -> tuple[KernelResiduals, ...]:
    """Return the residuals of the open profile; the overlaid ones give measured times to modelled points."""
    heads = [results.profile, *(overlay.head for overlay in results.overlays)]
    devices = [device for head in heads if head is not None for device in head.devices]
    overlaid = [point for overlay in results.overlays for point in overlay.points]
    return residuals_of(results.shown_points, devices, overlaid)


def _words(kernels: list[KernelResiduals], selected: PointKey | None) -> str:
    """Return what there is to say of a kernel on each GPU, with corrected times, that of the selected point first."""
    lines = []
    for kernel in kernels:
        device = f"{kernel.device}: " if len(kernels) > 1 else ""
        own = [correction for correction in kernel.corrections if correction.point.key == selected]
        others = [correction for correction in kernel.corrections if correction.point.key != selected]
        lines += [_corrected(correction) for correction in own]
        lines.append(f"{device}{' '.join(kernel.sentences)}")
        lines += [_corrected(correction) for correction in others[:MOST_CORRECTED]]
        if len(others) > MOST_CORRECTED:
            lines.append(f"and {points_text(len(others) - MOST_CORRECTED)} more, corrected alike")
    return "\n".join(lines)


def _corrected(correction: Correction) -> str:
    return f"{assigned(correction.point.problem | correction.point.tune)}: {correction.text}"
