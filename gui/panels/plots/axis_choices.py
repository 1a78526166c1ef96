"""The combo boxes of the tune axes of the plot against tile width: across, and down a heat map of one size.

The rule: a box is shown where it has something to choose. What is chosen stands in the `PlotChoice` of the card; a
chosen axis that the points lack is kept there, and the automatic one is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QWidget

from warplens.gui.panels.plots.plot_card import MIN_CHOICE_WIDTH
from warplens.gui.plots.points.curves import PlotChoice
from warplens.gui.plots.points.point_arrays import PointArrays
from warplens.gui.toolkit.combo import Combo, fill
from warplens.profiles.cleaning import plain

ACROSS_HELP = "The tune axis across; of the other axes the best values are shown"
DOWN_HELP = "The tune axis down the heat map"


class AxisChoices(QObject):
    """Both combo boxes.

    Signals:
        across_chosen: the axis across, "" for the automatic one.
        down_chosen: the axis down, "" for the automatic one.
    """

    across_chosen = pyqtSignal(str)
    down_chosen = pyqtSignal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.across = self._box("Tune axis across", ACROSS_HELP)
        self.across.currentIndexChanged.connect(lambda: self.across_chosen.emit(self.across.currentData() or ""))
        self.down = self._box("Tune axis down", DOWN_HELP)
        self.down.currentIndexChanged.connect(lambda: self.down_chosen.emit(self.down.currentData() or ""))

    def show_axes(self, points: PointArrays, choice: PlotChoice, *, has_down: bool) -> None:
        """Offer the axes of these points; `has_down` says whether a second axis is drawn."""
        names = points.axes_that_vary()
        across = choice.tune_axis if choice.tune_axis in points.tune_names() else ""
        _offer(self.across, "axis", names, across)
        others = [name for name in points.axes_to_choose() if name != (across or points.leading_axis)]
        _offer(self.down, "down", others, choice.second_axis)
        self.across.setVisible(len(names) > 1)
        self.down.setVisible(has_down and len(others) > 1)

    def _box(self, name: str, help_text: str) -> Combo:
        box = Combo(quiet=True)
        box.setAccessibleName(name)
        box.setToolTip(help_text)
        box.setMinimumWidth(MIN_CHOICE_WIDTH)
        box.hide()
        return box


def _offer(box: Combo, word: str, names: Iterable[str], chosen: str) -> None:
    """Fill a box: an entry that follows the points, then each axis."""
    entries = [(f"{word}: automatic", ""), *((f"{word}: {plain(name)}", name) for name in names)]
    fill(box, entries, chosen)
