"""The points that the window shows, which of them is selected, which are chosen, which variants are switched off, and
the profiles that are drawn over them.

The rule: every panel reads the points here; a selection or a switch made in one panel reaches the others only through
these signals.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.device.host import HOST
from warplens.cuda.points import PointResult
from warplens.gui.plots.figure import Look, PointKey
from warplens.gui.plots.overlay import Overlay
from warplens.gui.plots.point_arrays import PointArrays
from warplens.gui.plots.runtime import Context
from warplens.gui.plots.variant_looks import assign_looks
from warplens.profiles.formats import short_device_name
from warplens.profiles.records import Profile


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownResults:
    """All that is open at a moment: the head, the points, the file, and whether that lacks something."""

    profile: Profile | None
    points: tuple[PointResult, ...]
    path: Path | None
    is_unsaved: bool


@contextmanager
def _not_collecting() -> Iterator[None]:
    """Put the garbage collector off: among so many new keys and marks it would walk all points again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _is_same(one: Overlay, other: Overlay) -> bool:
    """Say whether two overlays show the same; points are not compared one by one, for there may be 100,000."""
    said = ((each.name, each.is_baseline, dict(each.device_names)) for each in (one, other))
    return one is other or (one.points is other.points and next(said) == next(said))


class Results(QObject):
    """The open profile.

    Signals:
        points_added: points that came at the end (a tuple).
        points_replaced: other points stand here now.
        selection_changed: the key of the selected point, or None.
        chosen_changed: the keys of the chosen points (a frozenset; empty where none is).
        overlays_changed: other profiles are drawn over this one, or none any longer.
        hidden_changed: the variants that are switched off changed.
        file_changed: the path, the profile's head or whether something is unsaved changed.
    """

    points_added = pyqtSignal(object)
    points_replaced = pyqtSignal()
    selection_changed = pyqtSignal(object)
    chosen_changed = pyqtSignal(object)
    overlays_changed = pyqtSignal()
    hidden_changed = pyqtSignal()
    file_changed = pyqtSignal()

    def __init__(
        self,
        variants: Iterable[tuple[str, str]] = (),
        device_names: Mapping[str, str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._looks = assign_looks(variants)
        self._sheet_names = dict(device_names or {})
        self._points: list[PointResult] = []
        self._keys: dict[PointKey, int] = {}
        self._order: list[PointKey] = []
        self._gathered = PointArrays(self._points, self._order)
        self._hidden: frozenset[str] = frozenset()
        self._selected: PointKey | None = None
        self._chosen: frozenset[PointKey] = frozenset()
        self._overlays: tuple[Overlay, ...] = ()
        self._families: dict[str, str] = {}
        self._overlay_families: dict[str, str] = {}
        self.profile: Profile | None = None
        self.path: Path | None = None
        self.is_unsaved = False

    @property
    def points(self) -> list[PointResult]:
        """All points, in the order in which they came; not to be changed."""
        return self._points

    @property
    def point_arrays(self) -> PointArrays:
        """The points with the columns that figures are made from."""
        return self._gathered

    @property
    def looks(self) -> Mapping[str, Look]:
        """The look of each variant that is known."""
        return self._looks

    @property
    def hidden(self) -> frozenset[str]:
        """The variants that are switched off in the plots."""
        return self._hidden

    @property
    def selected(self) -> PointKey | None:
        """The key of the selected point."""
        return self._selected

    @property
    def chosen(self) -> frozenset[PointKey]:
        """The keys of the points that were chosen together, by a box around them; seldom that of `selected` alone."""
        return self._chosen

    @property
    def overlays(self) -> tuple[Overlay, ...]:
        """The profiles that are drawn over this one; at most one is the baseline."""
        return self._overlays

    @property
    def variants(self) -> tuple[tuple[str, str], ...]:
        """Kernel and family of each variant that has points here or in an overlay, in the order of their looks."""
        present = self._overlay_families | self._families
        return tuple((kernel, present[kernel]) for kernel in self._looks if kernel in present)

    def context(self) -> Context:
        """Return what a figure needs beside the points."""
        return Context(
            looks=self._looks,
            device_names=self.device_names,
            hidden=self._hidden,
            overlays=self._overlays,
        )

    @property
    def device_names(self) -> Mapping[str, str]:
        """Names of devices by key; the profile's own word comes first."""
        own = {device.key: short_device_name(device.name) for device in self.profile.devices} if self.profile else {}
        processor = {HOST: self.profile.host.processor} if self.profile and self.profile.host.processor else {}
        return self._sheet_names | processor | own

    def point(self, key: PointKey | None) -> PointResult | None:
        """Return the point with this key."""
        place = self._keys.get(key) if key is not None else None
        return None if place is None else self._points[place]

    def index_of(self, key: PointKey | None) -> int | None:
        """Return the number of the point with this key, in the order in which points came."""
        return self._keys.get(key) if key is not None else None

    def begin(self, profile: Profile | None) -> None:
        """Start anew without points, for a sweep that is about to run."""
        self._replace(profile, (), None)

    def show_profile(self, profile: Profile, path: Path | None, *, is_kept: bool = False) -> None:
        """Show a profile that was read; without a path it is not saved yet, unless it `is_kept` where it came from."""
        self._replace(profile, profile.points, path)
        self._set_file(path, is_unsaved=path is None and bool(profile.points) and not is_kept)

    def add_variant(self, kernel: str, family: str) -> None:
        """Give a variant its look before it has points."""
        if kernel not in self._looks:
            self._looks = assign_looks([(kernel, family)], self._looks)

    def shown(self) -> ShownResults:
        """Return what is open now, to be brought back by `show`."""
        return ShownResults(
            profile=self.profile, points=tuple(self._points), path=self.path, is_unsaved=self.is_unsaved
        )

    def show(self, shown: ShownResults) -> None:
        """Bring back what was open at another moment."""
        self._replace(shown.profile, shown.points, shown.path)
        self._set_file(shown.path, is_unsaved=shown.is_unsaved)

    def add(self, points: Iterable[PointResult]) -> None:
        """Take in points that finished; one whose key is here already is passed over."""
        fresh = []
        for point in points:
            key = point.key
            if key not in self._keys:
                self._keys[key] = len(self._points)
                self._points.append(point)
                self._order.append(key)
                fresh.append(point)
        if fresh:
            self._families |= self._know(fresh)
            self.points_added.emit(tuple(fresh))
            if not self.is_unsaved:
                self._set_file(self.path, is_unsaved=True)

    def mark_saved(self, path: Path) -> None:
        """Remember that everything here stands in the file at `path`."""
        self._set_file(path, is_unsaved=False)

    def annotate(self, path: Path, note: str, tags: tuple[str, ...]) -> None:
        """Take the words that were written into the open file, so that saving it again keeps them."""
        if self.profile is not None and self.path is not None and self.path.absolute() == path:
            self.profile = replace(self.profile, note=note, tags=tags)

    def select(self, key: PointKey | None) -> None:
        """Select a point everywhere; a key that no point here has selects nothing."""
        known = key if key in self._keys else None
        if known != self._selected:
            self._selected = known
            self.selection_changed.emit(known)

    def set_chosen(self, keys: Iterable[PointKey]) -> None:
        """Choose these points everywhere; keys that no point here has are passed over."""
        known = frozenset(key for key in keys if key in self._keys)
        if known != self._chosen:
            self._chosen = known
            self.chosen_changed.emit(known)

    def set_overlays(self, overlays: Iterable[Overlay]) -> None:
        """Draw these profiles over this one, in this order, and no others."""
        wanted = tuple(overlays)
        if len(wanted) != len(self._overlays) or not all(map(_is_same, wanted, self._overlays)):
            self._overlays = wanted
            self._overlay_families = self._know([point for overlay in wanted for point in overlay.points])
            self.overlays_changed.emit()

    def set_hidden(self, kernels: Iterable[str]) -> None:
        """Switch these variants off, and the others on."""
        hidden = frozenset(kernels)
        if hidden != self._hidden:
            self._hidden = hidden
            self.hidden_changed.emit()

    def _replace(self, profile: Profile | None, points: Iterable[PointResult], path: Path | None) -> None:
        self.select(None)
        self.set_chosen(())
        self.profile = profile
        with _not_collecting():
            self._points = list(points)
            self._order = [point.key for point in self._points]
            self._keys = dict(zip(self._order, range(len(self._order)), strict=True))
            if len(self._keys) < len(self._order):  # a point that stands in a file twice: the later one
                self._points = [self._points[place] for place in self._keys.values()]
                self._order = list(self._keys)
                self._keys = {key: place for place, key in enumerate(self._order)}
            self._gathered = PointArrays(self._points, self._order)
            self._families = self._know(self._points)
            self.points_replaced.emit()
        self._set_file(path, is_unsaved=False)

    def _know(self, points: Sequence[PointResult]) -> dict[str, str]:
        """Give the variants of these points their looks; return the family of each variant."""
        families = {point.kernel: point.family for point in points}
        unknown = {kernel: family for kernel, family in families.items() if kernel not in self._looks}
        if unknown:
            baselines = {point.kernel for point in points if point.baseline is not None}
            self._looks = assign_looks(unknown.items(), self._looks, baselines)
        return families

    def _set_file(self, path: Path | None, *, is_unsaved: bool) -> None:
        self.path = path
        self.is_unsaved = is_unsaved
        self.file_changed.emit()
