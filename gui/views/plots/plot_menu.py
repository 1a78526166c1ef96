"""The two buttons of a plot card: the measure on its y axis; and its scales, speed-up baseline and exports.

The rule: the menu holds the `PlotChoice` alone; the plot card makes the figure from it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PyQt6.QtCore import QObject, QPoint, QSignalBlocker, pyqtSignal
from PyQt6.QtGui import QAction, QActionGroup
from PyQt6.QtWidgets import QMenu, QWidget

from warplens.cuda.ground.metrics import METRICS
from warplens.gui.figures.curves import PlotChoice, SpeedupBaseline, Split
from warplens.gui.figures.facets import SPLIT_WORDS, axes_to_split
from warplens.gui.figures.figure import Figure, Quantity, Scale
from warplens.gui.figures.variant_looks import MEASURES, SPEEDUP_KEY
from warplens.gui.kit.search_list import SearchEntry, SearchList
from warplens.gui.kit.widgets import configured, metric_help, quiet_button
from warplens.gui.workspace.panel import ExportedPlot, Exporter, add_exports
from warplens.gui.workspace.results import Results
from warplens.profiles.formats import plain, short_name


def measure_entries() -> tuple[SearchEntry, ...]:
    """Return an entry for every measure, found by the names of profilers too."""
    entries = []
    for key, measure in MEASURES.items():
        metric = METRICS.get(key)
        names = " ".join(name for name in (metric.nvprof, metric.ncu) if name) if metric is not None else ""
        text = f"{measure.label} ({measure.unit})" if measure.unit not in ("", "ns", "×") else measure.label
        entries.append(SearchEntry(key=key, text=text, help=metric_help(key) or measure.help, words=names))
    return tuple(entries)


class PlotMenu(QObject):
    """The two buttons and the menus."""

    choice_changed = pyqtSignal()  # the choice has changed
    box_mode_changed = pyqtSignal(bool)  # whether a plain drag selects by a box
    all_requested = pyqtSignal()  # the user wants to see the whole figure
    selected_requested = pyqtSignal()  # the user wants to see the selected points nearer
    step_requested = pyqtSignal(int)  # the user wants to see what was seen before (-1), or after it (1)

    def __init__(self, parent: QWidget, results: Results, exporter: Exporter, plot: ExportedPlot) -> None:
        super().__init__(parent)
        self._results = results
        self.choice = PlotChoice()
        self.measure_button = quiet_button("time ▾", "The quantity on the y axis", "Plotted quantity")
        self.measure_button.clicked.connect(self._open_measures)
        self._measures: SearchList | None = None
        self.view_button = quiet_button("View ▾", "Axes, baseline, selecting, saving", "View and export")
        self._menu = configured(QMenu(parent), toolTipsVisible=True)
        self.view_button.setMenu(self._menu)
        self._x_log = self._checkable("Logarithmic x axis", lambda on: self.choose(x_scale=_scale(on)))
        self._y_log = self._checkable("Logarithmic y axis", lambda on: self.choose(y_scale=_scale(on)))
        self._menu.addAction("Axes as they suit the points", lambda: self.choose(x_scale=None, y_scale=None))
        self._baseline_menu = self._menu.addMenu("Speed-up over") or QMenu(parent)
        self._facets_menu = self._menu.addMenu("Facets") or QMenu(parent)
        self._medians = self._checkable("Medians of the profiles", lambda on: self.choose(merges_profiles=on))
        self._menu.addAction("All curves in one plot", lambda: self.choose(split=Split.NONE, merges_profiles=False))
        self._menu.addSeparator()
        self.box_action = self._checkable("Select by dragging a box", self.box_mode_changed.emit)
        self.box_action.setToolTip("Shift and drag does the same at any time; Ctrl and drag shows these points alone")
        self._menu.addAction("Show everything", self.all_requested.emit)
        self._menu.addAction("Zoom to the selected point (F)", self.selected_requested.emit)
        self._menu.addAction("Back in what was seen (Backspace)", partial(self.step_requested.emit, -1))
        self._menu.addAction("Forward again (Shift+Backspace)", partial(self.step_requested.emit, 1))
        self._menu.addSeparator()
        add_exports(self._menu, exporter, plot)
        self._menu.aboutToShow.connect(self._show_choices)

    def offer(self, actions: Sequence[QAction], can_use: Callable[[], bool]) -> None:
        """Add actions to the menu, which are enabled while `can_use` holds."""
        self._menu.addSeparator()
        self._menu.addActions(actions)
        for action in actions:
            self._menu.aboutToShow.connect(lambda action=action: action.setEnabled(can_use()))

    def open_at(self, position: QPoint) -> None:
        """Open the menu at a position of the screen."""
        self._menu.popup(position)

    def show_figure(self, figure: Figure) -> None:
        """Tick the scales of the figure, and name its measure."""
        for action, axis in ((self._x_log, figure.x), (self._y_log, figure.y)):
            with QSignalBlocker(action):
                action.setChecked(axis.scale is Scale.LOG)
        with QSignalBlocker(self._medians):
            are_medians = figure.x.quantity is not Quantity.DATE
            are_medians &= any(mark.count for series in figure.series for mark in series.marks[:1])
            self._medians.setChecked(are_medians)
        label = figure.y.label if self.choice.measure.key == SPEEDUP_KEY else self.choice.measure.label
        self.measure_button.setText(f"{label} ▾")

    def set_measure(self, key: str) -> None:
        """Draw this measure."""
        self.choose(measure=MEASURES[key], y_scale=None)

    def set_baseline(self, kernel: str) -> None:
        """Draw the speed-up over a variant, or over the baseline profile where `kernel` is ""."""
        self.choose(measure=MEASURES[SPEEDUP_KEY], baseline=SpeedupBaseline(kernel=kernel), y_scale=None)

    def choose(self, **changes: Any) -> None:
        """Draw with these fields of the `PlotChoice`."""
        choice = replace(self.choice, **changes)
        if choice != self.choice:
            self.choice = choice
            self.choice_changed.emit()

    def _checkable(self, text: str, call: Callable[[bool], object]) -> QAction:
        action = configured(QAction(text, self._menu), checkable=True, toggled=call)
        self._menu.addAction(action)
        return action

    def _open_measures(self) -> None:
        if self._measures is None:
            self._measures = configured(SearchList(self.measure_button), picked=self.set_measure)
        self._measures.open_below(self.measure_button, measure_entries(), [self.choice.measure.key])

    def _show_choices(self) -> None:
        baseline = self.choice.baseline.kernel if self.choice.measure.key == SPEEDUP_KEY else None
        variants = ((kernel, short_name(kernel, family)) for kernel, family in self._results.variants)
        baselines = [("", "the baseline profile"), *variants]
        _offer(self._baseline_menu, baselines, baseline, self.set_baseline)
        splits = [(split.value, f"a plot for each {word}") for split, word in SPLIT_WORDS.items()]
        axes = [(name, f"a plot for each {name}") for name in axes_to_split(self._results.shown_arrays)]
        several = [(Split.AUTOMATIC, "where there are many curves"), (Split.NONE, "none")]
        _offer(self._facets_menu, [*several, *splits, *axes], self.choice.split, lambda split: self.choose(split=split))


def _offer(
    menu: QMenu, entries: Iterable[tuple[str, str]], chosen: str | None, choose: Callable[[str], object]
) -> None:
    menu.clear()
    group = QActionGroup(menu)
    for value, text in entries:
        action = menu.addAction(plain(text), partial(choose, value))
        if action is not None:
            group.addAction(configured(action, checkable=True, checked=value == chosen))


def _scale(on: bool) -> Scale:
    return Scale.LOG if on else Scale.LINEAR
