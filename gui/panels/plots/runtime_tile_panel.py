"""The panel of runtime against tile width, as curves or as a heat map.

The rule: its combo box states the matrix size. Of curves the first entry follows the points, to the size that shows
most; of the heat map it is every size.
"""

from __future__ import annotations

from typing import Self

from PyQt6.QtWidgets import QWidget

from warplens.cuda.points import PointResult
from warplens.gui.models.points.plot_memory import PlotMemory
from warplens.gui.models.points.results import Results
from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.plots.plot_card import PlotCard
from warplens.gui.plots.curves import PlotChoice
from warplens.gui.plots.figure import Figure
from warplens.gui.plots.heat_map import heat_map
from warplens.gui.plots.plot_data import DataTable, heat_map_data
from warplens.gui.plots.point_arrays import tile_of
from warplens.gui.plots.runtime import sizes_of
from warplens.gui.plots.runtime_tile import TITLE, runtime_tile
from warplens.gui.rendering.export import Format
from warplens.gui.rendering.heat_map_view import HeatMapView, heat_map_picture
from warplens.gui.toolkit.styling import quiet_button
from warplens.gui.toolkit.theme import Theme
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS
from warplens.profiles.formats import grouped


class RuntimeTilePanel(PlotCard):
    """Runtime against tile width: curves at one matrix size, or a heat map of every size."""

    key = "tile"

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
        self.choice.setToolTip("The matrix size at which tile widths are compared")
        self._heat: HeatMapView | None = None
        self.heat_button = quiet_button("Heat map", "A heat map of every size, or curves at one", "Heat map or curves")
        self.heat_button.setCheckable(True)
        self.heat_button.toggled.connect(self._on_form_chosen)
        self.tools.insertWidget(0, self.heat_button)
        self.refresh()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return the panel of the window."""
        # another rhythm than that of its neighbours, so that they seldom redraw in the same breath
        return cls(models.results, theme, delay_ms * 2, models.plots)

    @property
    def heat(self) -> HeatMapView | None:
        """The heat map, None until it is asked for."""
        return self._heat

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        if self._heat is not None:
            self._heat.show_theme(theme)

    def refresh(self) -> None:
        """Build and draw the curves or the heat map now."""
        if self._heat is None or not self.heat_button.isChecked():
            super().refresh()
            return
        self._throttle.cancel()
        self._show_choices()
        heat = heat_map(
            self._results.point_arrays, self._results.context(), self.choice.currentData(), self.menu.choice
        )
        self._heat.show_map(heat)
        self._show_said(heat.title, heat.subtitle, heat.badge)

    def picture(self, form: Format) -> bytes:
        """Return what is shown as a picture."""
        if self._heat is None or self._heat.heat_map is None or not self.heat_button.isChecked():
            return super().picture(form)
        return heat_map_picture(self._heat.heat_map, self._theme, form, self._picture_size())

    def visible_data(self) -> DataTable:
        """Return what is in view as numbers; of a heat map every cell."""
        if self._heat is None or self._heat.heat_map is None or not self.heat_button.isChecked():
            return super().visible_data()
        return heat_map_data(self._heat.heat_map)

    def place_of(self, point: PointResult) -> float:
        """Return the tile width of a point; -1, where nothing stands, for a variant that has none."""
        tile = tile_of(point)
        return -1.0 if tile is None else float(tile)

    def _figure(self, size: int | None, choice: PlotChoice) -> Figure:
        return runtime_tile(self._results.point_arrays, self._results.context(), size, choice)

    def _show_choices(self) -> None:
        sizes = sizes_of(self._results.point_arrays)
        each = [(f"size {grouped(size)}", size) for size in sizes] if len(sizes) > 1 else []
        first = "every size" if self._heat is not None and self.heat_button.isChecked() else "size: automatic"
        self.set_choices([(first, None), *each])

    def _on_form_chosen(self, on: bool) -> None:
        if self._heat is None:
            self._heat = HeatMapView(self._theme)
            self._heat.point_clicked.connect(self._results.select)
            self._results.selection_changed.connect(self._heat.select)
            self._results.chosen_changed.connect(self._heat.choose)
            self._heat.select(self._results.selected)
            self._heat.choose(self._results.chosen)
            self.stack.addWidget(self._heat)
        self.stack.setCurrentWidget(self._heat if on else self.view)
        self.refresh()
