"""The bar above plots and table: the filter of what they show, and the legend.

The rule: the bar has no state of its own, `Results` holds the filter. Filter and legend are made before the first point
comes, so that a start does not wait for them; their place is kept free, so that nothing below moves then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PyQt6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from warplens.gui.models.points.results import Results
from warplens.gui.panels.bars.switch_chip import HEIGHT
from warplens.gui.toolkit.text_size import scaled
from warplens.gui.toolkit.theme import SPACE, Theme
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS, Throttle

if TYPE_CHECKING:  # imported later, so that the window starts sooner
    from warplens.gui.panels.bars.filter_row import FilterRow
    from warplens.gui.panels.bars.legend import Legend


class ShownBar(QWidget):
    """The filter row and the legend below it.

    Args:
        results: the points and the filter.
        theme: to draw in.
        delay_ms: of the throttle.
    """

    def __init__(
        self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._results = results
        self._theme = theme
        self._delay_ms = delay_ms
        self.filter: FilterRow | None = None
        self.legend: Legend | None = None
        self._no_filter = QLineEdit()
        self._no_filter.setPlaceholderText("Filter, once there are points")
        self._no_filter.setClearButtonEnabled(True)  # it is as high as the filter then
        self._no_filter.setEnabled(False)
        self._no_legend = QWidget()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(SPACE // 2)
        self._column.addWidget(self._no_filter)
        self._column.addWidget(self._no_legend)
        self._throttle = Throttle(delay_ms, self)
        self._throttle.fell_due.connect(self._show_points)
        results.profile_changed.connect(self._make_parts)
        results.points_added.connect(lambda _: self._throttle.request())
        results.points_replaced.connect(self._show_points)
        results.overlays_changed.connect(self._show_points)
        self._no_legend.setFixedHeight(scaled(HEIGHT))
        self._show_points()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self._no_legend.setFixedHeight(scaled(HEIGHT))
        for part in (self.filter, self.legend):
            if part is not None:
                part.show_theme(theme)

    def focus_text(self) -> None:
        """Give the focus to the text of the filter, with the text selected."""
        if self.filter is not None and self.filter.isVisible():
            self.filter.text.setFocus()
            self.filter.text.selectAll()

    def _make_parts(self) -> None:
        """Make filter and legend: a start need not wait for them, nor the first point of a sweep."""
        if self.filter is None:
            from warplens.gui.panels.bars.filter_row import FilterRow
            from warplens.gui.panels.bars.legend import Legend

            self.filter = FilterRow(self._results, self._theme, self._delay_ms)
            self.legend = Legend(self._results, self._theme, self._delay_ms)
            for part in (self.filter, self.legend):
                part.hide()
                self._column.addWidget(part)

    def _show_points(self) -> None:
        has_points = bool(self._results.variants)
        if has_points and self.filter is None:
            self._make_parts()
        elif self.filter is not None:
            self.filter.show_points()
        for part in (self._no_filter, self._no_legend):
            part.setVisible(not has_points)
        for made in (self.filter, self.legend):
            if made is not None:
                made.setVisible(has_points)
