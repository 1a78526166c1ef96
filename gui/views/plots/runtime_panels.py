"""The panels of runtime against matrix size, and against tile width as curves or as a heat map.

The rule: the combo box says what the plot is made for: of the first panel the tile width that represents a variant, of
the second the matrix size, by default that with the most points for curves, and every size for the heat map. Where
variants have several tune axes, others say which is across, and which is down the heat map.
"""

from collections.abc import Iterable
from dataclasses import replace
from math import nan

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QWidget

from warplens.cuda.ground.points import PointResult
from warplens.gui.figures import plots
from warplens.gui.figures.curves import PlotChoice
from warplens.gui.figures.figure import DataTable, Figure, PointKey
from warplens.gui.figures.point_arrays import PointArrays, size_of
from warplens.gui.figures.profile_figures import best_of
from warplens.gui.figures.runtime import axis_title, days_of, has_dates, sizes_of, tiles_of
from warplens.gui.kit.export import Format, Sheet
from warplens.gui.kit.tasks import REDRAW_DELAY_MS
from warplens.gui.kit.theme import Theme
from warplens.gui.kit.widgets import Combo, configured, fill, quiet_button
from warplens.gui.views.plots.heat_map_view import HeatMapView, heat_map_picture
from warplens.gui.views.plots.plot_card import MIN_CHOICE_WIDTH, PlotCard
from warplens.gui.workspace.models import PlotMemory
from warplens.gui.workspace.results import Results
from warplens.profiles.formats import grouped, plain

# The combo boxes of the tune axes of the plot against tile width: across, and down a heat map of one size.
# A box is shown where it has something to choose. What is chosen stands in the `PlotChoice` of the card; a
# chosen axis that the points lack is kept there, and the automatic one is drawn.

ACROSS_HELP = "The tune axis across; of the other axes the best values are shown"
DOWN_HELP = "The tune axis down the heat map"


class AxisChoices(QObject):
    """Both combo boxes."""

    across_chosen = pyqtSignal(str)  # the axis across, "" for the automatic one
    down_chosen = pyqtSignal(str)  # the axis down, "" for the automatic one

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.across = self._box("Tune axis across", ACROSS_HELP)
        self.across.currentIndexChanged.connect(lambda: self.across_chosen.emit(self.across.currentData() or ""))
        self.down = self._box("Tune axis down", DOWN_HELP)
        self.down.currentIndexChanged.connect(lambda: self.down_chosen.emit(self.down.currentData() or ""))

    def show_axes(self, points: PointArrays, choice: PlotChoice, *, has_down: bool, has_dates: bool) -> None:
        """Offer the axes of these points, and their dates; `has_down` says whether a second axis is drawn."""
        names = (*points.axes_that_vary(), *([plots.BY_DATE] if has_dates else []))
        across = choice.tune_axis if choice.tune_axis in (*points.tune_names(), plots.BY_DATE) else ""
        _offer(self.across, "axis", names, across)
        others = [name for name in points.axes_to_choose() if name != (across or points.leading_axis)]
        _offer(self.down, "down", others, choice.second_axis)
        self.across.setVisible(len(names) > 1 or has_dates)
        self.down.setVisible(has_down and len(others) > 1)

    def _box(self, name: str, help_text: str) -> Combo:
        box = configured(Combo(quiet=True), accessibleName=name, toolTip=help_text, minimumWidth=MIN_CHOICE_WIDTH)
        box.hide()
        return box


def _offer(box: Combo, word: str, names: Iterable[str], selected: str) -> None:
    """Fill a box: an entry that follows the points, then each axis."""
    entries = [(f"{word}: automatic", ""), *((f"{word}: {plain(name)}", name) for name in names)]
    fill(box, entries, selected)


class RuntimeTilePanel(PlotCard):
    """The runtime against the tile width: curves at one matrix size, or a heat map of every size."""

    key = "tile"
    title = plots.TILE_TITLE
    choice_help = "The matrix size at which tile widths are compared"
    rhythm = 2.0
    heat: HeatMapView | None = None
    _axes: AxisChoices | None = None

    def __init__(
        self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS, *, memory: PlotMemory | None = None
    ) -> None:
        super().__init__(results, theme, delay_ms, memory=memory)
        self.heat_button = quiet_button("Heat map", "A heat map of every size, or curves at one", "Heat map or curves")
        configured(self.heat_button, checkable=True, toggled=self._on_form_chosen)
        self.tools.insertWidget(0, self.heat_button)
        self._axes = AxisChoices(self)
        self._axes.across_chosen.connect(self.menu.set_tune_axis)
        self._axes.down_chosen.connect(self.menu.set_second_axis)
        for box in (self._axes.across, self._axes.down):
            self.tools.insertWidget(self.tools.indexOf(self.choice), box)
        self._show_choices()

    @property
    def axes(self) -> AxisChoices:
        """The combo boxes of the tune axes."""
        assert self._axes is not None, "they are made with the panel"
        return self._axes

    def refresh(self) -> None:
        """Build and draw the curves or the heat map now."""
        if self.heat is None or not self.heat_button.isChecked():
            super().refresh()
            return
        self._throttle.cancel()
        self._show_choices()
        heat = plots.heat_map(
            self._results.shown_arrays, self._results.context(), self.choice.currentData(), self.menu.choice
        )
        self.heat.show_map(replace(heat, empty=self._in_place_of_curves(heat.empty)))
        self._answer_for(heat)
        self._show_texts(heat.title, heat.subtitle, heat.badge)

    def picture(self, form: Format, sheet: Sheet | None = None, theme: Theme | None = None, /) -> bytes:
        """Return the curves or the heat map as a picture."""
        if self.heat is None or self.heat.heat_map is None or not self.heat_button.isChecked():
            return super().picture(form, sheet, theme)
        return heat_map_picture(self.heat.heat_map, theme or self._theme, form, self._picture_size(), sheet)

    def exported_keys(self) -> Iterable[PointKey]:
        """Return the keys of the points that a picture shows."""
        if self.heat is None or self.heat.heat_map is None or not self.heat_button.isChecked():
            return super().exported_keys()
        return (cell.key for facet in self.heat.heat_map.facets for cell in facet.cells)

    def visible_data(self) -> DataTable:
        """Return the numbers in view; of a heat map every cell."""
        if self.heat is None or self.heat.heat_map is None or not self.heat_button.isChecked():
            return super().visible_data()
        return plots.heat_map_data(self.heat.heat_map)

    def make_figure(self, shown_value: int | None, choice: PlotChoice) -> Figure:
        """Return the curves; `shown_value` is a matrix size, None for the one with the most points."""
        return plots.runtime_tile(self._results.shown_arrays, self._results.context(), shown_value, choice)

    def choices(self) -> list[tuple[str, int | None]]:
        """Return an entry that follows the points, then each size where there are several."""
        sizes = sizes_of(self._results.shown_arrays)
        entries: list[tuple[str, int | None]] = [(f"size {grouped(size)}", size) for size in sizes]
        first = "every size" if self._shows_heat else "size: automatic"
        return [(first, None), *(entries if len(entries) > 1 else [])]

    def position_of(self, point: PointResult) -> float:
        """Return the value of a point on the axis across; NaN, where no mark stands, for a point without it."""
        arrays, tune_axis = self._results.shown_arrays, self.menu.choice.tune_axis
        if tune_axis == plots.BY_DATE:
            return days_of(self._results.context())[0]
        axis = tune_axis if tune_axis in arrays.tune_names() else arrays.leading_axis
        return float(point.tune.get(axis, nan))

    def _show_choices(self) -> None:
        super()._show_choices()
        if self._axes is not None:  # the base class draws once before they are made
            arrays = self._results.shown_arrays
            has_one_size = self.choice.currentData() is not None or len(sizes_of(arrays)) == 1
            dated, has_down = has_dates(self._results.context()), self._shows_heat and has_one_size
            self._axes.show_axes(arrays, self.menu.choice, has_down=has_down, has_dates=dated)

    def _answer_for(self, heat: plots.HeatMap) -> None:
        """Answer for the row of the selected point, or where it has no answer for that of most points."""
        arrays, choice = self._results.shown_arrays, self.menu.choice
        axis = choice.tune_axis if choice.tune_axis in arrays.tune_names() else arrays.leading_axis
        selected = self._results.index_of(self._results.selected)
        size = self.choice.currentData()
        if size is None and selected is not None:
            size = int(self._results.point_arrays.size[selected])
        figure = None if size is None else plots.runtime_tile(arrays, self._results.context(), size, choice)
        if figure is None or (best_of(figure) is None and self.choice.currentData() is None):
            size = plots.most_complete_size(arrays, axis)
            figure = plots.runtime_tile(arrays, self._results.context(), size, choice)
        self.answer.show_figure(figure, heat, "" if size is None else grouped(size))

    def _on_selected(self) -> None:
        if self.heat is not None and self.heat.heat_map is not None and self._shows_heat:
            self._answer_for(self.heat.heat_map)

    @property
    def _shows_heat(self) -> bool:
        return self.heat is not None and self.heat_button.isChecked()

    def _on_form_chosen(self, on: bool) -> None:
        if self.heat is None:
            self.heat = HeatMapView(self._theme)
            self.heat.point_clicked.connect(self._results.select)
            self.heat.menu_requested.connect(self.menu.open_at)
            self._results.selection_changed.connect(self.heat.select)
            self._results.selection_changed.connect(lambda _: self._on_selected())
            self._results.chosen_changed.connect(self.heat.choose)
            self.heat.select(self._results.selected)
            self.heat.choose(self._results.chosen_keys)
            self.stack.addWidget(self.heat)
        self.stack.setCurrentWidget(self.heat if on else self.view)
        self.refresh()


class RuntimeSizePanel(PlotCard):
    """The runtime against the matrix size."""

    key = "size"
    title = plots.SIZE_TITLE
    choice_help = "Which tile width represents a variant at each size"
    answers_at_one_x = True
    rhythm = 1.5

    def make_figure(self, shown_value: int | None, choice: PlotChoice) -> Figure:
        """Return the curves; `shown_value` is a tile width, None for the best."""
        return plots.runtime_size(self._results.shown_arrays, self._results.context(), shown_value, choice)

    def choices(self) -> list[tuple[str, int | None]]:
        """Return the best tile, then each width where there are several."""
        arrays = self._results.shown_arrays
        tiles, word = tiles_of(arrays), axis_title((arrays.leading_axis,), "tile")
        widths: list[tuple[str, int | None]] = [(f"{word} {tile}", tile) for tile in tiles] if len(tiles) > 1 else []
        return [("best of all" if arrays.axes_to_choose() else f"best {word}", None), *widths]

    def position_of(self, point: PointResult) -> float:
        """Return the matrix size of a point."""
        return float(size_of(point))
