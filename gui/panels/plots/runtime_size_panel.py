"""The panel of runtime against matrix size.

The rule: its combo box states which tile stands for a variant: the best, or one width.
"""

from __future__ import annotations

from typing import Self

from PyQt6.QtWidgets import QWidget

from warplens.gui.models.points.plot_memory import PlotMemory
from warplens.gui.models.points.results import Results
from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.plots.plot_card import PlotCard
from warplens.gui.plots.curves import PlotChoice
from warplens.gui.plots.figure import Figure
from warplens.gui.plots.runtime import tiles_of
from warplens.gui.plots.runtime_size import TITLE, runtime_size
from warplens.gui.toolkit.theme import Theme
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS


class RuntimeSizePanel(PlotCard):
    """Runtime against matrix size."""

    key = "size"

    def __init__(
        self,
        results: Results,
        theme: Theme,
        delay_ms: int = REDRAW_DELAY_MS,
        memory: PlotMemory | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            TITLE, results, build=self._figure, theme=theme, delay_ms=delay_ms, memory=memory, parent=parent
        )
        self.choice.setToolTip("Which tile width stands for a variant at each size")
        self.refresh()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return the panel of the window."""
        # another rhythm than that of its neighbours, so that they seldom redraw in the same breath
        return cls(models.results, theme, delay_ms * 3 // 2, models.plots)

    def _figure(self, tile: int | None, choice: PlotChoice) -> Figure:
        return runtime_size(self._results.point_arrays, self._results.context(), tile, choice)

    def _show_choices(self) -> None:
        tiles = tiles_of(self._results.point_arrays)
        each = [(f"tile {tile}", tile) for tile in tiles] if len(tiles) > 1 else []
        self.set_choices([("best tile", None), *each])
