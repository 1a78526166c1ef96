"""The panel of the roofline: the selected point under the ceilings of its GPU, with the other variants at its size.

The rule: `plots.figures.roofline` makes the figure; the panel shows it, and a click on a mark selects its point.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from PyQt6.QtWidgets import QWidget

from warplens.cuda.device.cards import sheet_like
from warplens.cuda.device.roofs import Roof, roofs
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.figure import PointKey
from warplens.gui.figures.roofline import TITLE, companions, roofline
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


class RooflinePanel(Panel):
    """The roofline of the selected point's GPU.

    Args:
        results: the points.
        specs: the sheets of the GPUs by key.
        theme: to draw in.
        delay_ms: of the throttle.
        ask_path: asks for the file of an export.
    """

    def __init__(
        self,
        results: Results,
        specs: Mapping[str, GpuSpec],
        theme: Theme,
        delay_ms: int = REDRAW_DELAY_MS,
        *,
        ask_path: AskPath = ask_export_path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(TITLE, theme, ask_path=ask_path, parent=parent)
        self._results = results
        self._specs = specs
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
        self._throttle = Throttle(delay_ms, self, shown_in=self)
        self._throttle.fell_due.connect(self.refresh)
        results.selection_changed.connect(lambda _key: self._throttle.request_now())
        results.points_added.connect(lambda _points: self._throttle.request())
        results.points_replaced.connect(self._throttle.request_now)
        results.filter_changed.connect(self._throttle.request_now)
        self.refresh()

    @property
    def main_widget(self) -> QWidget | None:
        """The plot: the keys move in it at once."""
        return self.view

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models."""
        return cls(models.results, models.specs, theme, delay_ms)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        self.view.show_theme(theme)

    def refresh(self) -> None:
        """Draw the selected point."""
        results = self._results
        point = results.point(results.selected)
        others = companions(point, results.shown_points) if point is not None and not results.is_stale(point) else ()
        figure = roofline(point, others, self._roofs(point), results.context())
        self.view.show_figure(figure)
        self.view.select(results.selected)
        self._subtitle.set_whole(figure.subtitle)
        self._badge.setText(figure.badge)
        self._badge.setVisible(bool(figure.badge))

    def _roofs(self, point: PointResult | None) -> tuple[Roof, ...]:
        """Return the ceilings of a point's GPU by its sheet; a card of another machine has the sheet of its model."""
        if point is None:
            return ()
        profile = self._results.profile
        spec = self._specs.get(point.device)
        if spec is None and profile is not None:
            spec = sheet_like(profile.device(point.device))
        return roofs(spec) if spec is not None else ()

    def _on_clicked(self, key: PointKey) -> None:
        if self._results.point(key) is not None:
            self._results.select(key)
