"""The points that the window shows: the filter, the selected point, the chosen ones, the overlaid profiles.

The rule: every panel reads the points here, plots and reports those that pass the one filter; a selection made in one
panel reaches the others only through these signals.
"""

from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import replace
from itertools import compress
from pathlib import Path

import numpy as np
from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.device.gpus import HOST
from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.gui.figures.curves import Overlay
from warplens.gui.figures.figure import Marker, PointKey
from warplens.gui.figures.point_arrays import Flags, IndexedPoints, PointArrays, indexed, place_of
from warplens.gui.figures.runtime import Context
from warplens.gui.figures.states import State
from warplens.gui.figures.variant_looks import assign_looks, device_markers, told_apart
from warplens.gui.kit.tasks import NewestCall
from warplens.gui.kit.undo import History
from warplens.gui.workspace.choices import RevisionsOf, Versions, plan_key, staleness_in
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter, ShownResults, brush_of, opening_filter, values_in
from warplens.profiles.formats import short_device_name, sweep_name
from warplens.profiles.records import Profile

DRAWING = "Drawing the points"
LONG_FIGURE = 4_000  # a figure of so many points takes longer to make than the window may be blocked on a busy machine


class Results(QObject):
    """The open profile."""

    points_added = pyqtSignal(object)  # the points that were appended (a tuple)
    points_replaced = pyqtSignal()  # all points were, by those of another profile or of the same one read again
    profile_changed = pyqtSignal()  # another profile is about to be shown; `points_replaced` follows
    selection_changed = pyqtSignal(object)  # the key of the selected point, or None
    chosen_changed = pyqtSignal(object)  # the keys of the chosen points (a frozenset; empty for none)
    overlays_changed = pyqtSignal()  # the profiles drawn over this one changed
    # other points are shown, by another filter; other points that come with one emit `points_replaced` alone
    filter_changed = pyqtSignal()
    file_changed = pyqtSignal()  # the path, the profile's head or whether something is unsaved changed
    looks_changed = pyqtSignal()  # a variant looks otherwise than before
    running_changed = pyqtSignal(object)  # the keys of the points that are executed now (a frozenset)

    def __init__(
        self,
        variants: Iterable[tuple[str, str]] = (),
        device_names: Mapping[str, str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.background: Executor | None = None  # makes the figures of many points; without it all are made at once
        self.looks = assign_looks(variants)
        self._listed = frozenset(self.looks)
        self._sheet_names = dict(device_names or {})
        self.points: list[PointResult] = []  # all points in the order of arrival; callers must not change the list
        self._keys: dict[PointKey, int] = {}
        self._order: list[PointKey] = []
        self.point_arrays = PointArrays(self.points, self._order, self.is_stale)
        self.filter = EVERYTHING
        self.filters: History[ShownFilter] = History()  # those of the open profile, to go back and forward between
        self.filters.keep(self.filter)
        self._filtering, self._brushing, self._choosing = NewestCall(self), NewestCall(self), NewestCall(self)
        self._all_arrays: PointArrays | None = None  # stay as they are in other threads
        self._shown: tuple[Flags, PointArrays] | None = None
        self._shown_overlays: tuple[Overlay, ...] | None = None
        self.selected: PointKey | None = None
        self.chosen_keys: frozenset[PointKey] = frozenset()  # those chosen together, as by a box; `selected` is apart
        self._chosen_rows: list[int] | None = None
        # The profiles drawn over this one; at most one is the baseline, and none where this one is.
        self.overlays: tuple[Overlay, ...] = ()
        self._families: dict[str, str] = {}
        self._overlay_families: dict[str, str] = {}
        self.versions: Versions = {}  # what the files say with which points are compared
        self.revision = ""  # the name of the shown revision of a kernel file, "" where all points are of the newest
        self.revisions_of: RevisionsOf | None = None
        self._running_again: dict[PointKey, PointKey] = {}
        self._again: frozenset[PointKey] = frozenset()
        self.running: frozenset[PointKey] = frozenset()  # what is executed now, by the keys that it has here
        self.profile: Profile | None = None
        self.path: Path | None = None
        self.origin = ""  # the name of the shipped profile that is open, such as `reference:h200`; "" for any other
        self.is_unsaved = False
        self.kept_at: Path | None = None
        """The file that keeps the sweep that is shown until it is saved elsewhere; None where nothing does."""
        # The folder that keeps the launch of a point, where that is not the one beside the open file.
        self.launches_at: dict[PointKey, Path] = {}
        self.is_baseline = False  # whether the open profile itself is the baseline: overlays are compared with it
        self._awaited: dict[PointKey, PointSpec] = {}

    @property
    def mask(self) -> Flags:
        """Whether each point is shown, in the order of `points`."""
        return self._passed[0]

    @property
    def shown_arrays(self) -> PointArrays:
        """The points that are shown as arrays, from which figures are made; they stay as they are in other threads."""
        return self._passed[1]

    @property
    def _passed(self) -> tuple[Flags, PointArrays]:
        if self._shown is None or len(self._shown[0]) != len(self.points):
            self._shown = self.filter.passed(self._every())
        return self._shown

    def _every(self) -> PointArrays:
        if self._all_arrays is None or len(self._all_arrays) != len(self.points):
            self.point_arrays.base_arrays()
            self._all_arrays = self.point_arrays.of_list(self.points.copy(), self._order.copy())
        return self._all_arrays

    @property
    def for_many(self) -> Executor | None:
        """Makes what takes long of many points, as are figures; None where they are so few that it is made at once."""
        count = sum(len(overlay.points) for overlay in self.overlays) + len(self.points)
        return self.background if count >= LONG_FIGURE else None

    @property
    def shown_points(self) -> tuple[PointResult, ...]:
        """The points that are shown and may be compared: stale ones are not."""
        return tuple(compress(self.shown_arrays.points, ~self.shown_arrays.is_stale))

    @property
    def current_points(self) -> tuple[PointResult, ...]:
        """All points that may be compared with others: those that are not stale."""
        return tuple(compress(self.points, ~self.point_arrays.is_stale))

    def staleness_of(self, point: PointResult) -> str:
        """Return why a point is stale, "" if it is not; of one that runs again, its state stands before it."""
        why = staleness_in(self.versions, point, self.revisions_of)
        if not why or not self.running or point.key not in self._again:
            return why
        return f"{State.RUNNING if point.key in self.running else State.QUEUED}: {why}"

    def is_stale(self, point: PointResult) -> bool:
        """Return whether a point ran with another source, header or macro than its file has now."""
        return bool(staleness_in(self.versions, point))

    def set_versions(self, versions: Versions) -> None:
        """Compare the points with these files from now on, by the names of their kernels."""
        before = self.point_arrays.is_stale
        self.versions = dict(versions)
        if before.tolist() != [self.is_stale(point) for point in self.points]:
            self._put(self.profile, self.points, self.filter)

    def show_revision(
        self, name: str, points: Iterable[PointResult] | IndexedPoints, versions: Versions, profile: Profile | None
    ) -> None:
        """Show the points of a revision of their files; what is selected stays so, and "" is the newest one."""
        self.revision, self.versions = name, versions
        self.profile = self.profile or profile
        self._put_again(points)
        self.file_changed.emit()

    def set_revision(self, name: str) -> None:
        """Say which revision all points are of, "" for the newest one."""
        if name != self.revision:
            self.show_revision(name, tuple(self.points), self.versions, self.profile)

    @property
    def shown_overlays(self) -> tuple[Overlay, ...]:
        """The overlays with the points that are shown."""
        if self._shown_overlays is None:
            self._shown_overlays = self.filter.passed_of(self.overlays)
        return self._shown_overlays

    def present(self, facet: str) -> tuple[str, ...]:
        """Return the values of a facet in all points, in a fixed order; the host is no GPU, no cache state none."""
        match facet:
            case "families":
                return tuple(dict.fromkeys(family for _, family in self.variants))
            case "variants":
                return tuple(kernel for kernel, _ in self.variants)
            case "profiles":
                return tuple(overlay.name for overlay in self.overlays)
        return values_in(facet, self.point_arrays, *(overlay.point_arrays for overlay in self.overlays))

    @property
    def variants(self) -> tuple[tuple[str, str], ...]:
        """Kernel and family of each variant that has points here or in an overlay, in the order of their looks."""
        present = self._overlay_families | self._families
        return tuple((kernel, present[kernel]) for kernel in self.looks if kernel in present)

    def context(self) -> Context:
        """Return the looks, names and overlays that figures need beside `shown_arrays`."""
        started = self.profile.started if self.profile else ""
        return Context(
            looks=self.looks, device_names=self.device_names, started=started, device_markers=self.device_markers,
            overlays=self.shown_overlays, staleness_of=self.staleness_of, awaited=self.awaited, revision=self.revision,
            coming=dict(self._awaited) if self.running else {}, running=self.running, shows=self.filter.shows_curve,
        )  # fmt: skip

    @property
    def awaited(self) -> frozenset[tuple[str, int]]:
        """The families and sizes at which the sweep has variants without a result: nothing is the best there yet."""
        return frozenset(map(place_of, self._awaited.values()))

    @property
    def queued(self) -> int:
        """How many points of the sweep wait for their turn."""
        return len((self._awaited.keys() | self._again) - self.running)

    def await_points(self, planned: Iterable[PointSpec]) -> None:
        """Say which points a sweep will bring; those of a sweep that was stopped stay awaited, as it may go on."""
        variants = ((point.key, point) for point in planned if point.baseline is None)
        self._awaited = {key: point for key, point in variants if key not in self._keys}

    @property
    def device_names(self) -> Mapping[str, str]:
        """The names of devices by key; the open profile's names take precedence."""
        own = {device.key: short_device_name(device.name) for device in self.profile.devices} if self.profile else {}
        processor = {HOST: self.profile.host.processor} if self.profile and self.profile.host.processor else {}
        return self._sheet_names | processor | own

    @property
    def device_markers(self) -> Mapping[str, Marker]:
        """The marker of each GPU, where curves of several are drawn: hues are those of variants; empty for one GPU."""
        return device_markers(self.present("devices"))

    def point(self, key: PointKey | None) -> PointResult | None:
        """Return the point with this key."""
        index = self.index_of(key)
        return None if index is None else self.points[index]

    @property
    def name(self) -> str:
        """The name of the open profile: that of its file, or of a shipped one; "" for a sweep without a file."""
        return self.path.name if self.path is not None else self.origin

    @property
    def title(self) -> str:
        """The name of what is shown; a sweep without a file has that of its kernels and of its start."""
        started = self.profile.started if self.profile is not None else ""
        return self.name or (sweep_name(self._families, started, self._families.values()) if self.points else "")

    def index_of(self, key: PointKey | None) -> int | None:
        """Return the index of the point with this key in `points`."""
        return self._keys.get(key) if key is not None else None

    def has_only(self, keys: frozenset[PointKey]) -> bool:
        """Return whether there are points, and all have one of these keys."""
        return bool(self._keys) and self._keys.keys() <= keys

    @property
    def chosen_rows(self) -> list[int]:
        """The indices of the chosen points in `points`, in any order."""
        if self._chosen_rows is None:  # while points change, some of the keys have gone
            self._chosen_rows = [row for row in map(self._keys.get, self.chosen_keys) if row is not None]
        return self._chosen_rows

    def begin(self, profile: Profile | None) -> None:
        """Remove all points, for a sweep that is about to run."""
        # what is chosen is shown; hidden variants, text and statuses stay
        shown = replace(self.filter, families=frozenset(), devices=frozenset(), caches=frozenset(), brushed=None)
        self._replace(profile, (), None, shown, is_unsaved=False)

    def indexed(self, points: Iterable[PointResult]) -> IndexedPoints:
        """Return points as `show_profile` takes them; of many this takes long, so call it in the background."""
        return indexed(points, self.is_stale, self.versions)

    def show_profile(
        self, profile: Profile, path: Path | None, *, origin: str = "", index: IndexedPoints | None = None
    ) -> None:
        """Show a profile that was read; without a path it counts as unsaved, unless its `origin` keeps it."""
        is_unsaved = path is None and bool(profile.points) and not origin
        self._replace(profile, index or profile.points, path, None, origin, is_unsaved=is_unsaved)

    def follow(self, profile: Profile, index: IndexedPoints | None = None) -> None:
        """Show the open profile as its file has it now; what is selected stays so as far as it is still there."""
        self._put(profile, index or profile.points, self.filter)
        if self.selected not in self._keys:
            self.select(None)
        self.set_chosen(key for key in self.chosen_keys if key in self._keys)
        self.set_file(self.path, is_unsaved=False)

    def run_again(self, points: Iterable[PointResult]) -> None:
        """Keep all points, as an unsaved sweep; those that come take the places of these, whatever their source."""
        self._running_again = {plan_key(point): point.key for point in points}
        self._again = frozenset(self._running_again.values())
        self.origin = ""
        self.set_file(None, is_unsaved=True)

    def set_running(self, points: Iterable[PointSpec]) -> None:
        """Say which points are executed now; none once a sweep has ended."""
        self.running = frozenset(self._running_again.get(plan_key(point), point.key) for point in points)
        self.running_changed.emit(self.running)

    def exchange(
        self, old: Collection[PointKey], new: Iterable[PointResult], pairs: Mapping[PointKey, PointResult]
    ) -> None:
        """Put points in the places of those of an earlier run, by the `pairs` of the keys of these with the new ones.
        Those that the earlier run made alone go, and new ones come last.
        """
        waiting, points = {point.key: point for point in new}, []
        for key, point in zip(self._order, self.points, strict=True):
            same = pairs.get(key)
            if key not in old:
                points.append(point)
            elif same is not None and same.key in waiting:
                points.append(waiting.pop(same.key))
        self._put_again((*points, *waiting.values()), pairs)
        self.origin = ""
        self.set_file(None, is_unsaved=True)

    def _put_again(
        self, points: Iterable[PointResult] | IndexedPoints, pairs: Mapping[PointKey, PointResult] | None = None
    ) -> None:
        """Put points in the places of others; that of the selected one is selected, whatever its source."""
        selected, at = self.point(self.selected), self.selected
        if selected is not None and pairs:
            selected = pairs.get(selected.key, selected)
        self._put(self.profile, points, self.filter)
        if selected is not None and at not in self._keys:
            again = plan_key(selected)
            there = zip(self._order, self.points, strict=True)
            same = (key for key, p in there if p.kernel == selected.kernel and plan_key(p) == again)
            self.selected = None
            self.select(next(same, None))
            if self.selected is None:
                self.selection_changed.emit(None)
        self.set_chosen(self.chosen_keys)

    def add_variants(self, variants: Iterable[tuple[str, str]]) -> None:
        """Give variants, by kernel and family, their looks before they have points."""
        new = [(kernel, family) for kernel, family in variants if kernel not in self.looks]
        self.looks = assign_looks(new, self.looks)
        self._tell_apart({kernel for kernel, _ in new})

    def shown(self) -> ShownResults:
        """Return a snapshot that `show` restores."""
        arrays, keys = self._every(), dict(self._keys)
        index = IndexedPoints(points=tuple(arrays.points), keys=keys, arrays=arrays, made_with=self.versions)
        return ShownResults(
            profile=self.profile, path=self.path, origin=self.origin, is_unsaved=self.is_unsaved, filter=self.filter,
            index=index,
        )  # fmt: skip

    def show(self, shown: ShownResults) -> None:
        """Show a snapshot."""
        self._replace(shown.profile, shown.index, shown.path, shown.filter, shown.origin, is_unsaved=shown.is_unsaved)

    def add(self, points: Iterable[PointResult]) -> None:
        """Append finished points, or put them in the places of those that run again; a key that is there is ignored."""
        new_points = []
        replaced: dict[PointKey, PointResult] = {}
        for point in points:
            key = point.key
            self._awaited.pop(key, None)
            old = self._running_again.pop(plan_key(point), None) if self._running_again else None
            self._again -= {old}
            if old in self._keys:
                replaced[old] = point
                new_points.append(point)
            elif key not in self._keys:
                self._keys[key] = len(self.points)
                self.points.append(point)
                self._order.append(key)
                new_points.append(point)
        if replaced:
            in_place = [replaced.get(key, point) for key, point in zip(self._order, self.points, strict=True)]
            self._put(self.profile, in_place, self.filter)
            if self.selected is not None and self.selected in replaced:
                self.select(replaced[self.selected].key)
            self.set_chosen(self.chosen_keys)
        if new_points:
            before = self._families
            self._families = before | self._add_variants_of(PointArrays(new_points))
            self.points_added.emit(tuple(new_points))
            if not self.is_unsaved or self._families != before:  # the title names the kernels
                self.set_file(self.path, is_unsaved=True)

    def select(self, key: PointKey | None) -> None:
        """Select a point in every panel; an unknown key clears the selection."""
        selected = key if key in self._keys else None
        if selected != self.selected:
            self.selected = selected
            self.selection_changed.emit(selected)

    def set_chosen(self, keys: Iterable[PointKey]) -> None:
        """Choose these points in every panel, once many are looked up; unknown keys are ignored."""
        wanted, numbers, order = tuple(keys), self._keys, self._order

        def look_up() -> tuple[frozenset[PointKey], list[int]]:
            rows = [row for row in map(numbers.get, wanted) if row is not None]
            return frozenset(map(order.__getitem__, rows)), rows

        many = self.background if len(wanted) >= LONG_FIGURE else None
        self._choosing.ask(many, look_up, lambda chosen: self._choose(*chosen), doing="Looking the chosen points up")

    def choose_rows(self, rows: list[int]) -> None:
        """Choose the points at these indices in every panel, once many keys are looked up."""
        order, choose = self._order, lambda keys: self._choose(keys, rows)
        self._choosing.ask(self.for_many, lambda: frozenset(map(order.__getitem__, rows)), choose, doing="Looking up")

    def _choose(self, keys: frozenset[PointKey], rows: list[int] | None) -> None:
        if keys != self.chosen_keys:
            self.chosen_keys, self._chosen_rows = keys, rows
            self.chosen_changed.emit(keys)

    def set_overlays(self, overlays: Iterable[Overlay], *, is_baseline: bool = False) -> None:
        """Draw exactly these profiles over this one, in this order; `is_baseline` makes this one the baseline."""
        new_overlays = tuple(overlays)
        is_same = len(new_overlays) == len(self.overlays) and all(map(Overlay.shows_same, new_overlays, self.overlays))
        if not is_same or is_baseline is not self.is_baseline:
            self.overlays, self.is_baseline = new_overlays, is_baseline
            self._shown_overlays, self._overlay_families = None, {}
            for overlay in new_overlays:
                self._overlay_families |= self._add_variants_of(overlay.point_arrays)
            self.overlays_changed.emit()

    def set_filter(self, shown: ShownFilter) -> None:
        """Show exactly the points that pass this filter, once it is known which of many do."""
        if shown == self.filter:
            return
        self.filter = shown
        self.filters.keep(shown)
        every, overlays = self._every(), self.overlays

        def take(passed: tuple[tuple[Flags, PointArrays], tuple[Overlay, ...]]) -> None:
            if shown is self.filter:  # no other one was set meanwhile
                self._shown = passed[0]
                self._shown_overlays = passed[1] if overlays is self.overlays else None
                self.filter_changed.emit()

        self._filtering.ask(
            self.for_many, lambda: (shown.passed(every), shown.passed_of(overlays)), take, doing="Filtering the points"
        )

    def step_filter(self, by: int) -> None:
        """Go back (-1) or forward (1) between the filters of the open profile, if there is one."""
        self.set_filter(self.filters.step(by) or self.filter)

    def brush(self, keys: Iterable[PointKey]) -> None:
        """Show these points alone, in plots, tables, comparison and reports, and in all profiles."""

        def show(brushed: frozenset[PointKey]) -> None:
            self.set_filter(replace(self.filter, brushed=brushed))

        self._brushing.ask(self.for_many, lambda: brush_of(frozenset(keys)), show, doing="Picking the points")

    def _replace(self, profile: Profile | None, points: Iterable[PointResult] | IndexedPoints, path: Path | None,
                 shown: ShownFilter | None, origin: str = "", *, is_unsaved: bool) -> None:  # fmt: skip
        self.origin = origin
        self._running_again, self._awaited = {}, {}
        self.select(None)
        self.set_chosen(())
        self.profile_changed.emit()
        self.filters = History()
        self._put(profile, points, shown)
        self.set_file(path, is_unsaved=is_unsaved)

    def _put(
        self, profile: Profile | None, points: Iterable[PointResult] | IndexedPoints, shown: ShownFilter | None
    ) -> None:
        """Take over other points and the filter that comes with them; None is the one that they open with."""
        self.profile = profile
        index = points if isinstance(points, IndexedPoints) else self.indexed(points)
        if index.made_with is not self.versions:  # a file has changed meanwhile
            index = self.indexed(index.points)
        self.points, self._order, self._keys = list(index.points), list(index.keys), dict(index.keys)
        self.point_arrays = index.arrays.of_list(self.points, self._order)
        self._all_arrays = index.arrays
        self._families = self._add_variants_of(self.point_arrays)
        families = (self._families[kernel] for kernel in self.looks if kernel in self._families)
        self.filter = opening_filter(self.point_arrays, dict.fromkeys(families)) if shown is None else shown
        self.filters.keep(self.filter)
        for call in (self._filtering, self._brushing, self._choosing):
            call.forget()
        self._shown = self._shown_overlays = self._chosen_rows = None
        self.points_replaced.emit()

    def _add_variants_of(self, points: PointArrays) -> dict[str, str]:
        """Assign looks to the variants of these points; return the family of each variant."""
        families = dict(points.families)
        unknown = {kernel: family for kernel, family in families.items() if kernel not in self.looks}
        if unknown:
            baselines = {points.curve_ids[number].kernel for number in np.unique(points.curve[points.is_baseline])}
            self.looks = assign_looks(unknown.items(), self.looks, baselines)
        self._tell_apart(families.keys() - self._families.keys() - self._overlay_families.keys())
        return families

    def _tell_apart(self, new: Collection[str]) -> None:
        """Give new variants looks that no other shown variant has, nor one that the user has added."""
        if new:
            shown = {*self._families, *self._overlay_families, *(self.looks.keys() - self._listed), *new}
            apart = told_apart(self.looks, [kernel for kernel in self.looks if kernel in shown], new)
            if apart != self.looks:
                self.looks = apart
                self.looks_changed.emit()

    def set_file(self, path: Path | None, *, is_unsaved: bool) -> None:
        """Say which file has the points, None for none, and whether any of them are in none."""
        self.path, self.is_unsaved = path, is_unsaved
        self.file_changed.emit()
