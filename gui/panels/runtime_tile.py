"""The panel of runtime against tile width.

The rule: its combo box states the matrix size; the first entry follows the points, to the size that shows most.
"""

from __future__ import annotations

from PyQt6.QtWidgets import QWidget

from warplens.gui.formats import grouped
from warplens.gui.models.results import Results
from warplens.gui.panels.plot_card import PlotCard
from warplens.gui.plots.figure import Figure
from warplens.gui.plots.runtime import sizes_of
from warplens.gui.plots.runtime_tile import TITLE, runtime_tile
from warplens.gui.theme import Theme
from warplens.gui.throttle import REDRAW_DELAY_MS


class RuntimeTilePanel(PlotCard):
    """Runtime against tile width at one matrix size."""

    def __init__(
        self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS, parent: QWidget | None = None
    ) -> None:
        super().__init__(TITLE, results, build=self._figure, theme=theme, delay_ms=delay_ms, parent=parent)
        self.choice.setToolTip("The matrix size at which tile widths are compared")
        self.refresh()

    def _figure(self, size: int | None) -> Figure:
        return runtime_tile(self._results.gathered, self._results.context(), size)

    def _show_choices(self) -> None:
        sizes = sizes_of(self._results.gathered)
        each = [(f"size {grouped(size)}", size) for size in sizes] if len(sizes) > 1 else []
        self.set_choices([("size: automatic", None), *each])
