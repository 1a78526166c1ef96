"""What the roofline and the residuals share: a figure that follows the selected point, with its subtitle and badge.

The rule: the panel draws the figure that a subclass makes of the results, and a click on a mark selects its point.
"""

from __future__ import annotations

from PyQt6.QtWidgets import QWidget

from warplens.gui.figures.figure import Figure, PointKey
from warplens.gui.kit.dialogs import AskPath, ask_export_path
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, Throttle
from warplens.gui.kit.theme import SPACE, Theme
from warplens.gui.kit.widgets import ElidedLabel, Role, configured, fill_layout, label
from warplens.gui.workspace.panel import Panel, export_button
from warplens.gui.workspace.results import Results


class FigurePanel(Panel):
    """A figure of the selected point; a subclass makes the figure, and calls `refresh` when it is constructed."""

    title = ""

    def __init__(
        self,
        results: Results,
        theme: Theme,
        delay_ms: int = REDRAW_DELAY_MS,
        *,
        ask_path: AskPath = ask_export_path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(self.title, theme, ask_path=ask_path, parent=parent)
        self._results = results
        self._badge = label(role=Role.BADGE)
        self._subtitle = ElidedLabel(Role.FAINT)
        fill_layout(self.head, self._badge, 1)
        self.view = FigureView(theme)
        self.save_button = export_button(self.exporter, {self.title: self.view})
        self.head.addWidget(self.save_button)
        fill_layout(self.body, self._subtitle, spacing=SPACE // 2)
        self.view.point_clicked.connect(self._on_clicked)
        self.body.addWidget(self.view, 1)
        self._throttle = configured(Throttle(delay_ms, self, shown_in=self), fell_due=self.refresh)
        self._follow(results)

    def _follow(self, results: Results) -> None:
        """Draw anew what the results change, at most once in a delay where points come in."""
        results.selection_changed.connect(lambda _key: self._throttle.request_now())
        results.points_added.connect(lambda _points: self._throttle.request())
        results.points_replaced.connect(self._throttle.request_now)
        results.filter_changed.connect(self._throttle.request_now)

    @property
    def main_widget(self) -> QWidget | None:
        """The plot: the keys move in it at once."""
        return self.view

    def make_figure(self) -> Figure:
        """Return the figure of the selected point."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Make the figure and draw it."""
        figure = self.make_figure()
        self.view.show_figure(figure)
        self.view.select(self._results.selected)
        self._subtitle.set_whole(figure.subtitle)
        self._badge.setText(figure.badge)
        self._badge.setVisible(bool(figure.badge))

    def _on_clicked(self, key: PointKey) -> None:
        if self._results.point(key) is not None:
            self._results.select(key)
