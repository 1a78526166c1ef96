"""The line above a plot: which variant is best and by how much, or the slopes of curves.

The rule: it says of the shown figure what `plots.answers` finds; with two picked points of a curve, its slope. A number
is never cut: where there is little room the sentence has fewer parts, and takes two lines before it loses the last. A
size at which a sweep has points to come has no answer, and the line says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PyQt6.QtWidgets import QWidget

from warplens.cuda.points import PointResult
from warplens.gui.models.points.results import Results
from warplens.gui.plots.answers import best_of, best_wordings, slopes_wordings, with_stale
from warplens.gui.plots.figure import Figure
from warplens.gui.toolkit.fitting_label import FittingLabel

if TYPE_CHECKING:
    from warplens.gui.plots.figures.heat_map import HeatMap

HOW_TO_PICK = (
    "Click a point and Shift+click another of its curve, or walk by Shift+← and Shift+→, to read its slope between them"
)


NOTHING_YET = "no best yet: at no size have all variants run"
NOT_HERE_YET = "no best here yet: not all variants have run at this size"


class AnswerLine(FittingLabel):
    """The line.

    Args:
        results: which points are selected and picked.
        x_of: returns the x of a point at which the best is looked for, by default the last that two variants share.
            Without it the best of the whole figure is named.
    """

    def __init__(
        self, results: Results, x_of: Callable[[PointResult], float] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__()
        self.setParent(parent)
        self.setAccessibleName("Answer")
        self._results = results
        self._x_of = x_of
        self._figure: Figure | None = None
        self._heat: HeatMap | None = None
        self._place = ""
        results.selection_changed.connect(lambda _: self._answer())
        results.chosen_changed.connect(lambda _: self._answer())

    def show_figure(self, figure: Figure, heat: HeatMap | None = None, place: str = "") -> None:
        """Answer for another figure.

        Args:
            figure: what is shown; for a heat map, the curves of one of its rows.
            heat: the heat map.
            place: what the points of the figure share, such as their size.
        """
        self._figure, self._heat, self._place = figure, heat, place
        self._answer()

    def _answer(self) -> None:
        figure = self._figure
        wordings: tuple[str, ...] = ()
        if figure is not None:
            wordings = with_stale(slopes_wordings(figure, self._results.chosen) or self._best(figure), figure)
        self.setVisible(bool(wordings))
        self.set_wordings(wordings)
        if wordings and not self.toolTip():
            self.setToolTip(HOW_TO_PICK)

    def _best(self, figure: Figure) -> tuple[str, ...]:
        selected = self._results.point(self._results.selected)
        if self._x_of is None:
            like = selected if best_of(figure, None, selected) is not None else None
            best = best_of(figure, None, like)
            often = ""
            if best is not None and self._heat is not None:
                from warplens.gui.plots.figures.heat_map import best_column_text  # a start need not wait for it

                often = best_column_text(self._heat, best.series.label)
            wordings = best_wordings(figure, None, like, self._place)
            if not wordings and _awaits_any(figure):
                return (NOT_HERE_YET,)
            return (*(f"{line} · {often}" for line in wordings if often), *wordings)
        if selected is not None:
            if figure.is_awaited is not None and figure.is_awaited(selected):
                return (NOT_HERE_YET,)
            if wordings := best_wordings(figure, self._x_of(selected), selected):
                return wordings
        ranked = tuple(series.ranked for series in figure.series)
        last = sorted((marks[-1].x for marks in ranked if marks), reverse=True)
        if not last:
            return ()
        if not _awaits_any(figure):
            return best_wordings(figure, last[min(1, len(last) - 1)])
        # the largest size at which no point is awaited
        shared = {mark.x for marks in ranked for mark in marks if mark.x <= last[min(1, len(last) - 1)]}
        answers = (best_wordings(figure, x) for x in sorted(shared, reverse=True))
        return next(filter(None, answers), (NOTHING_YET,))


def _awaits_any(figure: Figure) -> bool:
    """Return whether a point is awaited at the size of a mark."""
    return figure.is_awaited is not None and any(figure.awaits(m) for series in figure.series for m in series.marks)
