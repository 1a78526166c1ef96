"""The comparison of the shown profiles: a baseline, the profile compared with it, and the verdicts.

The rule: comparisons run in the background, one at a time, and only once the panel was opened. A change during a
comparison starts another one afterwards; until that ends the last result stays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from itertools import compress
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.gui.figures.curves import Overlay
from warplens.gui.figures.point_arrays import PointArrays
from warplens.gui.kit.tasks import NewestCall, Throttle, sentence_of
from warplens.gui.workspace.filters import ShownFilter
from warplens.gui.workspace.reporting import open_name
from warplens.gui.workspace.results import Results
from warplens.profiles.matching import DEFAULT_PRESET, Side, side_of, thresholds

if TYPE_CHECKING:
    from warplens.cuda.ground.points import PointResult
    from warplens.gui.figures.figure import Figure, Look
    from warplens.gui.figures.ratio import ChangeMap
    from warplens.profiles.comparison import Comparison, Pair
    from warplens.profiles.records import Head

COMPARE_DELAY_MS = 500  # while a sweep runs, a comparison follows this long after a new point
NO_BASELINE = (
    "Show another profile in the Profiles panel and mark it as the baseline:\n"
    "every point is then compared with it, with a verdict and a reason"
)
ONLY_ITSELF = (
    "{name} is open, and is the baseline:\nopen or run another, or show one in the Profiles panel, to compare it"
)
NO_POINTS = "Only one profile here has points:\nopen or run another to compare it with the baseline"


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparisonResult:
    """A comparison with its figures; `rows` are its pairs, the worst first."""

    comparison: Comparison
    rows: tuple[Pair, ...]
    ratio: Figure
    map: ChangeMap


class ComparisonModel(QObject):
    """Compares the shown profiles, else what runs next, with the baseline: the marked one, else the first overlay."""

    changed = pyqtSignal()  # the result changed, or a comparison began or ended
    failed = pyqtSignal(str)  # one sentence: the comparison failed

    def __init__(
        self, results: Results, background: Executor, delay_ms: int = COMPARE_DELAY_MS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._results = results
        self._background = background
        self._is_started = False
        self._comparing = NewestCall(self)
        self._chosen = ""
        self.preset = DEFAULT_PRESET  # the name of the thresholds that decide what counts as a change
        self.is_across = False  # whether points of different GPUs are compared like those of one
        self.result: ComparisonResult | None = None
        self._throttle = Throttle(delay_ms, self)
        self._throttle.fell_due.connect(self._compare)
        results.points_added.connect(self._on_points_added)
        for signal in (results.points_replaced, results.overlays_changed, results.filter_changed):
            signal.connect(self._compare)

    @property
    def base(self) -> str:
        """The name of the baseline, "" if there is none."""
        if self._results.is_baseline:
            return open_name(self._results)
        baseline = self._baseline()
        return baseline.name if baseline is not None else ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the profiles that can be compared with the baseline."""
        base = self._baseline()
        others = tuple(overlay.name for overlay in self._results.overlays if overlay is not base)
        if base is None:
            return others if self._results.is_baseline else ()
        return (open_name(self._results), *others) if self._results.points else others

    @property
    def chosen_profile(self) -> str:
        """The name of the profile compared with the baseline: the chosen one, else the first."""
        names = self.names
        return self._chosen if self._chosen in names else next(iter(names), "")

    @property
    def hint(self) -> str:
        """What the user can do if there is nothing to compare, else ""."""
        if not self.base:
            return NO_BASELINE
        if self.chosen_profile:
            return ""
        return ONLY_ITSELF.format(name=open_name(self._results)) if self._results.is_baseline else NO_POINTS

    def start(self) -> None:
        """Begin to compare; only the first call has an effect."""
        if not self._is_started:
            self._is_started = True
            self._compare()

    def set_chosen(self, name: str) -> None:
        """Compare this profile with the baseline."""
        if name != self.chosen_profile:
            self._chosen = name
            self._compare()

    def set_preset(self, preset: str) -> None:
        """Use these thresholds; `UnknownNameError` if there is no such preset."""
        thresholds(preset)
        if preset != self.preset:
            self.preset = preset
            self._compare()

    def set_across(self, *, across: bool) -> None:
        """Compare points of different GPUs like those of one, or not."""
        if across is not self.is_across:
            self.is_across = across
            self._compare()

    def _on_points_added(self) -> None:
        if self._is_started and self.base:
            self._throttle.request()

    def _compare(self) -> None:
        if not self._is_started:
            return
        overlay, new = self._baseline(), self.chosen_profile
        base = self._open_side() if self._results.is_baseline else None if overlay is None else _side(overlay)
        if base is None or not new:
            self._comparing.forget()
            self._show(None)
            return
        if self._results.points and new == open_name(self._results) and not self._results.is_baseline:
            new_side = self._open_side()
        else:
            new_side = next(_side(overlay) for overlay in self._results.overlays if overlay.name == new)
        looks, shown = dict(self._results.looks), self._results.filter
        call = partial(_compare, base, new_side, self.preset, looks, shown, is_across=self.is_across)
        doing = f"Comparing {new} with {base.name}"
        self._comparing.ask(self._background, call, self._show, self._on_failed, doing=doing)

    def _on_failed(self, error: BaseException) -> None:
        self._show(None)
        self.failed.emit(f"the profiles could not be compared: {sentence_of(error)}")

    def _show(self, result: ComparisonResult | None) -> None:
        self.result = result
        self.changed.emit()

    def _baseline(self) -> Overlay | None:
        overlays = () if self._results.is_baseline else self._results.overlays
        return next((overlay for overlay in overlays if overlay.is_baseline), next(iter(overlays), None))

    def _open_side(self) -> Side:
        results = self._results
        return _side_of(open_name(self._results), results.current_points, results.device_names, results.profile)


def _side(overlay: Overlay) -> Side:
    return _side_of(overlay.name, overlay.points, overlay.device_names, overlay.head)


def _side_of(name: str, points: Sequence[PointResult], device_names: Mapping[str, str], head: Head | None) -> Side:
    """Return points as a side; without a head, nothing is known of what they were measured on."""
    side = Side(name=name, points=(), hardware={}) if head is None else side_of(head, name, ())
    return replace(side, points=tuple(points), hardware=dict(device_names))


def _compare(
    base: Side, new: Side, preset: str, looks: Mapping[str, Look], shown: ShownFilter, *, is_across: bool
) -> ComparisonResult:
    """Compare two profiles and make the figures of the shown points; runs in the background."""
    from warplens.gui.figures.ratio import change_map, ratio_figure
    from warplens.profiles.comparison import compare
    from warplens.profiles.comparison_table import in_order

    whole = compare(base, new, thresholds(preset), ignore_devices=is_across)
    pairs = compress(whole.pairs, shown.mask(PointArrays([pair.new for pair in whole.pairs])))
    unmatched = compress(whole.unmatched, shown.mask(PointArrays([single.point for single in whole.unmatched])))
    comparison = replace(whole, pairs=tuple(pairs), unmatched=tuple(unmatched))
    rows, ratio, changes = in_order(comparison.pairs), ratio_figure(comparison, looks), change_map(comparison, looks)
    return ComparisonResult(comparison=comparison, rows=rows, ratio=ratio, map=changes)
