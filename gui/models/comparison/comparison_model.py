"""The comparison of the profiles that are shown: a baseline, what is held against it, and the verdicts.

The rule: comparing runs in the background, one comparison at a time, and only once somebody looks. What changes
meanwhile is compared afterwards; until then the last comparison stays.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.gui.models.points.results import Results
from warplens.gui.plots.overlay import Overlay
from warplens.gui.toolkit.tasks import Task, sentence_of
from warplens.gui.toolkit.throttle import Throttle
from warplens.profiles.thresholds import DEFAULT_PRESET, thresholds

if TYPE_CHECKING:  # a start of the window need not wait for what compares
    from warplens.gui.plots.change_map import ChangeMap
    from warplens.gui.plots.figure import Figure, Look
    from warplens.profiles.comparison import Comparison, Pair
    from warplens.profiles.matching import Side

OPEN_NAME = "this sweep"
"""What the open profile is called while it has no file."""
COMPARE_DELAY_MS = 500
"""From a new point to the next comparison, while a sweep runs."""
NO_BASELINE = (
    "Show another profile in the Profiles panel and mark it as the baseline:\n"
    "every point is then held against it, with a verdict and a reason"
)
NO_POINTS = "Only one profile here has points:\nopen or run another, and it is held against the baseline"


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparisonResult:
    """A comparison with what is drawn of it; `rows` are its pairs, the worst first."""

    comparison: Comparison
    rows: tuple[Pair, ...]
    ratio: Figure
    map: ChangeMap


class ComparisonModel(QObject):
    """Holds the shown profiles against the baseline: the overlay that is marked so, else the first one.

    Args:
        results: the open profile and those drawn over it.
        background: where profiles are compared.
        delay_ms: of the throttle of arriving points.

    Signals:
        changed: another comparison is there, or none any longer; or it began or ended.
        failed: one sentence: it could not be made.
    """

    changed = pyqtSignal()
    failed = pyqtSignal(str)

    def __init__(
        self, results: Results, background: Executor, delay_ms: int = COMPARE_DELAY_MS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._results = results
        self._background = background
        self._is_seen = self._is_stale = self._is_busy = False
        self._chosen = ""
        self._preset = DEFAULT_PRESET
        self._is_across = False
        self._result: ComparisonResult | None = None
        self._throttle = Throttle(delay_ms, self)
        self._throttle.fell_due.connect(self._compare)
        results.points_added.connect(self._on_points_added)
        for signal in (results.points_replaced, results.overlays_changed, results.hidden_changed):
            signal.connect(self._compare)

    @property
    def result(self) -> ComparisonResult | None:
        """The comparison, None while there is none."""
        return self._result

    @property
    def is_busy(self) -> bool:
        """Whether a comparison is being made."""
        return self._is_busy

    @property
    def preset(self) -> str:
        """What counts as a change."""
        return self._preset

    @property
    def is_across(self) -> bool:
        """Whether points of different GPUs are compared like those of one."""
        return self._is_across

    @property
    def base(self) -> str:
        """The name of the baseline, "" where there is none."""
        found = self._baseline()
        return found.name if found is not None else ""

    @property
    def names(self) -> tuple[str, ...]:
        """The profiles that can be held against the baseline."""
        base = self._baseline()
        if base is None:
            return ()
        own = (self._open_name(),) if self._results.points else ()
        return (*own, *(overlay.name for overlay in self._results.overlays if overlay is not base))

    @property
    def chosen(self) -> str:
        """The one that is held against it: the chosen one, else the first."""
        names = self.names
        return self._chosen if self._chosen in names else next(iter(names), "")

    @property
    def hint(self) -> str:
        """What to do, where there is nothing to compare."""
        if self._baseline() is None:
            return NO_BASELINE
        return "" if self.chosen else NO_POINTS

    def start(self) -> None:
        """Begin to compare, the first time that somebody looks."""
        if not self._is_seen:
            self._is_seen = True
            self._compare()

    def set_chosen(self, name: str) -> None:
        """Hold this profile against the baseline."""
        if name != self.chosen:
            self._chosen = name
            self._compare()

    def set_preset(self, preset: str) -> None:
        """Judge by these thresholds.

        Raises:
            UnknownNameError: there is no such preset.
        """
        thresholds(preset)
        if preset != self._preset:
            self._preset = preset
            self._compare()

    def set_across(self, *, across: bool) -> None:
        """Compare points of different GPUs like those of one, or not."""
        if across is not self._is_across:
            self._is_across = across
            self._compare()

    def _on_points_added(self) -> None:
        if self._is_seen and self.base:
            self._throttle.request()

    def _compare(self) -> None:
        if not self._is_seen:
            return
        if self._is_busy:
            self._is_stale = True
            return
        base, new = self._baseline(), self.chosen
        if base is None or not new:
            self._result = None
            self.changed.emit()
            return
        call = partial(
            _compared,
            _side(base),
            self._new_side(new),
            self._preset,
            dict(self._results.looks),
            self._results.hidden,
            is_across=self._is_across,
        )
        self._is_busy = True
        self.changed.emit()
        task = Task(self)
        task.succeeded.connect(self._on_compared)
        task.failed.connect(self._on_failed)
        task.start(self._background, call)

    def _on_compared(self, compared: ComparisonResult) -> None:
        self._end(compared)

    def _on_failed(self, error: Exception) -> None:
        self._end(None)
        self.failed.emit(f"the profiles could not be compared: {sentence_of(error)}")

    def _end(self, compared: ComparisonResult | None) -> None:
        self._is_busy = False
        again, self._is_stale = self._is_stale, False
        self._result = compared if self.chosen else None
        self.changed.emit()
        if again:
            self._compare()

    def _baseline(self) -> Overlay | None:
        overlays = self._results.overlays
        return next((overlay for overlay in overlays if overlay.is_baseline), next(iter(overlays), None))

    def _open_name(self) -> str:
        path = self._results.path
        return path.name.removesuffix(".json").removesuffix(".warplens") if path is not None else OPEN_NAME

    def _new_side(self, name: str) -> Side:
        from warplens.profiles.matching import Side

        if self._results.points and name == self._open_name():
            return Side(name=name, points=tuple(self._results.points), hardware=dict(self._results.device_names))
        return next(_side(overlay) for overlay in self._results.overlays if overlay.name == name)


def _side(overlay: Overlay) -> Side:
    from warplens.profiles.matching import Side

    return Side(name=overlay.name, points=overlay.points, hardware=overlay.device_names)


def _compared(
    base: Side, new: Side, preset: str, looks: Mapping[str, Look], hidden: frozenset[str], *, is_across: bool
) -> ComparisonResult:
    """Compare; runs in the background."""
    from warplens.gui.plots.change_map import change_map
    from warplens.gui.plots.ratio import ratio_figure
    from warplens.profiles.comparison import compare
    from warplens.profiles.comparison_table import in_order

    found = compare(base, new, thresholds(preset), ignore_devices=is_across)
    return ComparisonResult(
        comparison=found,
        rows=in_order(found.pairs),
        ratio=ratio_figure(found, looks, hidden),
        map=change_map(found, looks, hidden),
    )
