"""The panel that shows how far modelled times are off: of the selected point's kernel, else of all variants.

The rule: `profiles.residuals` says how far and what that goes with, `plots.figures.residuals` makes the figure; the
panel shows both, and a click on a mark selects its point.
"""

from __future__ import annotations

from typing import Self

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QFrame, QScrollArea, QWidget

from warplens.cuda.ground.points import CacheState, PointResult
from warplens.gui.figures.figure import PointKey
from warplens.gui.figures.residuals import TITLE, residual_figure
from warplens.gui.kit.dialogs import AskPath, ask_export_path
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.styling import Role, label
from warplens.gui.kit.text_labels import ElidedLabel
from warplens.gui.kit.theme import SPACE, Theme
from warplens.gui.kit.throttle import REDRAW_DELAY_MS, Throttle
from warplens.gui.workspace.exporting import export_button
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.panel import Panel
from warplens.gui.workspace.results import Results
from warplens.profiles.cleaning import plain
from warplens.profiles.formats import assigned, points_text
from warplens.profiles.residuals import Correction, KernelResiduals, residuals_of

CHOOSE = "Click a point to see the sizes and tiles of its kernel, and what the difference goes with."
MOST_WORDS_PIXELS = 80
"""The words below the plot take five lines at most; further ones are scrolled to."""
MOST_CORRECTED = 3
"""The number of corrected times of other points that are written out."""


class ResidualPanel(Panel):
    """Measured over modelled time, and what the difference goes with.

    Args:
        results: the points; overlaid profiles give measured times to modelled ones.
        theme: to draw in.
        delay_ms: of the throttle.
        ask_path: asks for the file of an export.
    """

    def __init__(
        self,
        results: Results,
        theme: Theme,
        delay_ms: int = REDRAW_DELAY_MS,
        *,
        ask_path: AskPath = ask_export_path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(TITLE, theme, ask_path=ask_path, parent=parent)
        self._results = results
        self._kernels: tuple[KernelResiduals, ...] | None = None
        self._badge = label(role=Role.BADGE)
        self._subtitle = ElidedLabel(Role.FAINT)
        self.head.addWidget(self._badge)
        self.head.addStretch(1)
        self.view = FigureView(theme)
        self.save_button = export_button(self.exporter, {TITLE: self.view})
        self.head.addWidget(self.save_button)
        self.body.setSpacing(SPACE // 2)
        self.body.addWidget(self._subtitle)
        self.view.point_clicked.connect(self._on_clicked)
        self.body.addWidget(self.view, 1)
        self.words = label(role=Role.HINT)
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._scroll = QScrollArea()
        self._scroll.setAccessibleName("What the error goes with")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.words)
        self.body.addWidget(self._scroll)
        self._throttle = Throttle(delay_ms, self, shown_in=self)
        self._throttle.fell_due.connect(self.refresh)
        results.selection_changed.connect(lambda _key: self._throttle.request_now())
        results.points_added.connect(lambda _points: self._on_points_changed())
        results.points_replaced.connect(self._on_points_changed)
        results.overlays_changed.connect(self._on_points_changed)
        results.filter_changed.connect(self._on_filter_changed)
        self.refresh()

    @property
    def main_widget(self) -> QWidget | None:
        """The plot: the keys move in it at once."""
        return self.view

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models."""
        return cls(models.results, theme, delay_ms)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        self.view.show_theme(theme)

    def refresh(self) -> None:
        """Draw the residuals of the selected point's kernel and cache; without one those of all with a cold cache."""
        results = self._results
        if self._kernels is None:
            self._kernels = _residuals(results)
        point = results.point(results.selected)
        chosen = [kernel for kernel in self._kernels if point is not None and _is_of(kernel, point)]
        shown = chosen or [kernel for kernel in self._kernels if kernel.cache is CacheState.COLD] or list(self._kernels)
        figure = residual_figure(shown, results.looks)
        self.view.show_figure(figure)
        self.view.select(results.selected)
        self._subtitle.set_whole(figure.subtitle)
        self._badge.setText(figure.badge)
        self._badge.setVisible(bool(figure.badge))
        self.words.setText(plain(_words(chosen, results.selected) or (CHOOSE if shown else "")))
        self._fit_words()

    def _fit_words(self) -> None:
        """Give the words the height that they need, up to a few lines: the plot needs the rest."""
        viewport = self._scroll.viewport()
        assert viewport is not None, "a scroll area has a viewport"
        height = self.words.heightForWidth(viewport.width()) if self.words.text() else 0
        self._scroll.setFixedHeight(min(height, MOST_WORDS_PIXELS))

    def _on_points_changed(self) -> None:
        self._kernels = None
        self._throttle.request()

    def _on_filter_changed(self) -> None:
        self._kernels = None
        self._throttle.request_now()

    def _on_clicked(self, key: PointKey) -> None:
        if self._results.point(key) is not None:
            self._results.select(key)

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Fit the words to this width."""
        super().resizeEvent(a0)
        self._fit_words()


def _is_of(kernel: KernelResiduals, point: PointResult) -> bool:
    return (kernel.kernel, kernel.cache) == (point.kernel, point.cache or CacheState.COLD)


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
