"""The panel of runtime against matrix size.

The rule: the combo box says which tile width represents a variant: the best one, or the same for all.
"""

from __future__ import annotations

from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.curves import PlotChoice
from warplens.gui.figures.figure import Figure
from warplens.gui.figures.point_arrays import size_of
from warplens.gui.figures.runtime import axis_title, tiles_of
from warplens.gui.figures.runtime_size import TITLE, runtime_size
from warplens.gui.views.plots.plot_card import PlotCard


class RuntimeSizePanel(PlotCard):
    """The runtime against the matrix size."""

    key = "size"
    title = TITLE
    choice_help = "Which tile width represents a variant at each size"
    answers_at_one_x = True
    rhythm = 1.5

    def make_figure(self, chosen: int | None, choice: PlotChoice) -> Figure:
        """Return the curves; `chosen` is a tile width, None for the best."""
        return runtime_size(self._results.shown_arrays, self._results.context(), chosen, choice)

    def choices(self) -> list[tuple[str, int | None]]:
        """Return the best tile, then each width where there are several."""
        arrays = self._results.shown_arrays
        tiles, word = tiles_of(arrays), axis_title((arrays.leading_axis,), "tile")
        widths: list[tuple[str, int | None]] = [(f"{word} {tile}", tile) for tile in tiles] if len(tiles) > 1 else []
        return [("best of all" if arrays.axes_to_choose() else f"best {word}", None), *widths]

    def position_of(self, point: PointResult) -> float:
        """Return the matrix size of a point."""
        return float(size_of(point))
