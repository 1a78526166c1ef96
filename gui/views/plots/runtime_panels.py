"""The panels of runtime against matrix size, and against tile width as curves or as a heat map.

The rule: the combo box says what the plot is made for: of the first panel the tile width that represents a variant, of
the second the matrix size, by default that with the most points for curves, and every size for the heat map. Where
variants have several tune axes, others say which is across, and which is down the heat map.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from math import nan

from warplens.cuda.ground.points import PointResult
from warplens.gui.figures import curves, plots, point_arrays, profile_figures, runtime
from warplens.gui.figures.figure import DataTable, Figure, PointKey
from warplens.gui.kit.export import Format, Sheet
from warplens.gui.kit.tasks import REDRAW_DELAY_MS
from warplens.gui.kit.theme import Theme
from warplens.gui.kit.widgets import Combo, configured, fill, quiet_button
from warplens.gui.views.plots.heat_map_view import HeatMapView, heat_map_picture
from warplens.gui.views.plots.plot_card import MIN_CHOICE_WIDTH, PlotCard
from warplens.gui.workspace.models import PlotMemory
from warplens.gui.workspace.results import DRAWING, Results
from warplens.profiles.formats import grouped, plain

ACROSS_HELP = "The tune axis across; of the other axes the best values are shown"
DOWN_HELP = "The tune axis down the heat map"


class RuntimeTilePanel(PlotCard):
    """The runtime against the tile width: curves at one matrix size, or a heat map of every size."""

    key = "tile"
    title = plots.TILE_TITLE
    choice_help = "The matrix size at which tile widths are compared"
    rhythm = 2.0
    heat: HeatMapView | None = None
    across: Combo | None = None
    down: Combo | None = None

    def __init__(
        self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS, *, memory: PlotMemory | None = None
    ) -> None:
        super().__init__(results, theme, delay_ms, memory=memory)
        self.heat_button = quiet_button("Heat map", "A heat map of every size, or curves at one", "Heat map or curves")
        configured(self.heat_button, checkable=True, toggled=self._on_form_chosen)
        self.tools.insertWidget(0, self.heat_button)
        self.across = self._axis_box("Tune axis across", ACROSS_HELP, "tune_axis")
        self.down = self._axis_box("Tune axis down", DOWN_HELP, "second_axis")
        self._show_choices()

    def _axis_box(self, name: str, help_text: str, field: str) -> Combo:
        box = configured(Combo(quiet=True), accessibleName=name, toolTip=help_text, minimumWidth=MIN_CHOICE_WIDTH)
        box.currentIndexChanged.connect(lambda: self.menu.choose(**{field: box.currentData() or ""}))
        box.hide()
        self.tools.insertWidget(self.tools.indexOf(self.choice), box)
        return box

    @property
    def _map(self) -> plots.HeatMap | None:
        return self.heat.heat_map if self.heat is not None and self.heat_button.isChecked() else None

    def refresh(self) -> None:
        """Build and draw the curves or the heat map now."""
        if self.heat is None or not self.heat_button.isChecked():
            super().refresh()
            return
        self._throttle.cancel()
        self._show_choices()
        view, shown = self.heat, (self._results.shown_arrays, self._results.context())
        make = partial(plots.heat_map, *shown, self.choice.currentData(), self.menu.choice)
        self._figures.ask(self._results.for_many, make, partial(self._show_map, view), doing=DRAWING)

    def _show_map(self, view: HeatMapView, heat: plots.HeatMap) -> None:
        view.show_map(replace(heat, empty=self._in_place_of_curves(heat.empty)))
        self._answer_for(heat)
        self._show_texts(heat.title, heat.subtitle, heat.badge)

    def words(self) -> dict[str, str]:
        """Return the choices of the plot, and whether it is a heat map."""
        return super().words() | ({"form": "map"} if self.heat_button.isChecked() else {})

    def show_words(self, words: Mapping[str, str]) -> None:
        """Make curves or a heat map by these words."""
        self.heat_button.setChecked(words.get("form") == "map")
        super().show_words(words)

    def picture(self, form: Format, sheet: Sheet | None = None, theme: Theme | None = None, /) -> bytes:
        """Return the curves or the heat map as a picture."""
        if self._map is None:
            return super().picture(form, sheet, theme)
        return heat_map_picture(self._map, theme or self._theme, form, self._picture_size(), sheet)

    def exported_keys(self) -> Iterable[PointKey]:
        """Return the keys of the points that a picture shows."""
        if self._map is None:
            return super().exported_keys()
        return (cell.key for facet in self._map.facets for cell in facet.cells)

    def visible_data(self) -> DataTable:
        """Return the numbers in view; of a heat map every cell."""
        return super().visible_data() if self._map is None else plots.heat_map_data(self._map)

    def figure_maker(self, shown_value: int | None, choice: curves.PlotChoice) -> Callable[[], Figure]:
        """Return what makes the curves at a matrix size, None for the one with the most points."""
        return partial(plots.runtime_tile, self._results.shown_arrays, self._results.context(), shown_value, choice)

    def choices(self) -> list[tuple[str, int | None]]:
        """Return an entry that follows the points, then each size where there are several."""
        sizes = runtime.sizes_of(self._results.shown_arrays)
        entries: list[tuple[str, int | None]] = [(f"size {grouped(size)}", size) for size in sizes]
        first = "every size" if self.heat is not None and self.heat_button.isChecked() else "size: automatic"
        return [(first, None), *(entries if len(entries) > 1 else [])]

    def position_of(self, point: PointResult) -> float:
        """Return the value of a point on the axis across; NaN, where no mark stands, for a point without it."""
        if self.menu.choice.tune_axis == plots.BY_DATE:
            return runtime.days_of(self._results.context())[0]
        return float(point.tune.get(plots.axis_across(self._results.shown_arrays, self.menu.choice), nan))

    def _show_choices(self) -> None:
        super()._show_choices()
        if self.across is None or self.down is None:  # the base class draws once before they are made
            return
        arrays, choice = self._results.shown_arrays, self.menu.choice
        is_map = self.heat is not None and self.heat_button.isChecked()
        has_one_size = self.choice.currentData() is not None or self.choice.count() == 1  # the entry of all sizes
        dates = [plots.BY_DATE] if self._results.overlays and not is_map else []
        names = [*arrays.axes_that_vary(), *dates]
        across = choice.tune_axis if choice.tune_axis in (*arrays.tune_names(), *dates) else ""
        others = [name for name in arrays.axes_to_choose() if name != (across or arrays.leading_axis)]
        for box, word, axes, axis in (
            (self.across, "axis", names, across),
            (self.down, "down", others, choice.second_axis),
        ):
            fill(box, [(f"{word}: automatic", ""), *((f"{word}: {plain(name)}", name) for name in axes)], axis)
        self.across.setVisible(len(names) > 1 or bool(dates))
        self.down.setVisible(is_map and has_one_size and len(others) > 1)

    def _answer_for(self, heat: plots.HeatMap) -> None:
        """Answer for the row of the selected point, or where it has no answer for that of most points."""
        arrays, choice = self._results.shown_arrays, self.menu.choice
        selected = self._results.index_of(self._results.selected)
        size = self.choice.currentData()
        if size is None and selected is not None:
            size = int(self._results.point_arrays.size[selected])
        figure = None if size is None else plots.runtime_tile(arrays, self._results.context(), size, choice)
        if figure is None or (profile_figures.best_of(figure) is None and self.choice.currentData() is None):
            size = plots.most_complete_size(arrays, plots.axis_across(arrays, choice))
            figure = plots.runtime_tile(arrays, self._results.context(), size, choice)
        self.answer.show_figure(figure, heat, "" if size is None else grouped(size))

    def _on_selected(self) -> None:
        if self._map is not None:
            self._answer_for(self._map)

    def _on_form_chosen(self, on: bool) -> None:
        if self.heat is None:
            self.heat = HeatMapView(self._theme)
            configured(self.heat, point_clicked=self._results.select, menu_requested=self.menu.open_at)
            self._results.selection_changed.connect(self.heat.select)
            self._results.selection_changed.connect(lambda _: self._on_selected())
            self._results.chosen_changed.connect(self.heat.choose)
            self.heat.select(self._results.selected)
            self.heat.choose(self._results.chosen_keys)
            self.stack.addWidget(self.heat)
        self.main_widget = self.heat if on else self.view
        self.stack.setCurrentWidget(self.main_widget)
        self.refresh()


class RuntimeSizePanel(PlotCard):
    """The runtime against the matrix size."""

    key = "size"
    title = plots.SIZE_TITLE
    choice_help = "Which tile width represents a variant at each size"
    answers_at_one_x = True
    rhythm = 1.5

    def figure_maker(self, shown_value: int | None, choice: curves.PlotChoice) -> Callable[[], Figure]:
        """Return what makes the curves of a tile width, None for the best."""
        return partial(plots.runtime_size, self._results.shown_arrays, self._results.context(), shown_value, choice)

    def choices(self) -> list[tuple[str, int | None]]:
        """Return the best tile, then each width where there are several."""
        arrays = self._results.shown_arrays
        tiles, word = runtime.tiles_of(arrays), runtime.axis_title((arrays.leading_axis,), "tile")
        widths: list[tuple[str, int | None]] = [(f"{word} {tile}", tile) for tile in tiles] if len(tiles) > 1 else []
        return [("best of all" if arrays.axes_to_choose() else f"best {word}", None), *widths]

    def position_of(self, point: PointResult) -> float:
        """Return the matrix size of a point."""
        return float(point_arrays.size_of(point))
