"""The library of profiles: files and folders that the user added, recently opened files, and the shipped profiles.

The rule: a file is read in the background, its summary when it is listed and its points when it is shown; an unreadable
file keeps its row, with a sentence that says why. `Results` gets the shown profiles as overlays, but not the open one,
which is neither drawn over itself nor compared with itself; at most one of all is the baseline.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.ground.errors import ProfileError
from warplens.gui.figures.curves import Overlay
from warplens.gui.figures.point_arrays import IndexedPoints, indexed
from warplens.gui.kit.tasks import PathWatch, Task, Throttle
from warplens.gui.kit.undo import Changes
from warplens.gui.kit.widgets import configured
from warplens.gui.workspace.kernel_files import Stamp, stamp_of
from warplens.gui.workspace.results import Results
from warplens.profiles import formats, journal, records, store
from warplens.profiles.summaries import Summary, annotate, read_summary, tidy_note, tidy_tags

MAX_FILES = 2000  # the library lists at most this many files of a folder, the newest
MAX_RECENT = 30  # the library lists at most this many recently opened files
SUMMARIES_PER_BATCH = 40  # one background call reads so many, so that a long list fills early and delays no sweep
RESCAN_MS = 400  # a changed folder is listed again after this delay, as saving a sweep changes it several times

_KEPT = re.compile(r"(\d{8}-\d{6})-\d{6}-\d+\.warplens\.json$")


class Source(StrEnum):
    """Why a profile is in the library."""

    RECENT = "recent"
    FILE = "file"
    FOLDER = "folder"
    SHIPPED = "shipped"


@dataclass(frozen=True, slots=True, kw_only=True)
class LibraryItem:
    """A profile of the library. `summary` is None while it is read, or if `problem` says why it could not be."""

    path: Path
    source: Source
    summary: Summary | None = None
    problem: str = ""
    is_shown: bool = False
    is_baseline: bool = False

    @property
    def name(self) -> str:
        """The name of the file without its suffix; for an unsaved sweep, what it ran and when it started."""
        if kept := _KEPT.match(self.path.name):
            words = self.summary.head.command.split()[2:] if self.summary else []
            return formats.sweep_name(takewhile(lambda word: not word.startswith("-"), words), f"{kept[1]}Z")
        return records.stem_of(self.path.name)

    @property
    def device_names(self) -> dict[str, str]:
        """The short names of the devices by key."""
        devices = self.summary.head.devices if self.summary else ()
        return {device.key: formats.short_device_name(device.name) for device in devices}

    @property
    def search_text(self) -> str:
        """The text that the filter searches."""
        head = self.summary.head if self.summary else None
        words = [self.name, self.source.value, *self.device_names.values(), str(self.path.parent)]
        return " ".join([*words, head.started, head.note, *head.tags] if head else words).lower()


class Library(QObject):
    """The profiles."""

    items_changed = pyqtSignal()  # the list of profiles or its order changed
    item_changed = pyqtSignal(object)  # the path of the item whose summary, problem or display changed
    failed = pyqtSignal(str)  # one sentence: a file could not be read or written
    open_asked = pyqtSignal(object)  # the path of the profile that the user wants to open
    files_asked = pyqtSignal()  # the user wants to add files; a dialog asks which
    folder_asked = pyqtSignal()  # the user wants to add a folder; a dialog asks which

    def __init__(self, results: Results, background: Executor, changes: Changes, shipped: Iterable[Path] = ()) -> None:
        super().__init__()
        self._results = results
        self._background = background
        self._changes = changes
        self._items: dict[Path, LibraryItem] = {path: LibraryItem(path=path, source=Source.SHIPPED) for path in shipped}
        self._stamps: dict[Path, Stamp] = {}
        self._points: dict[Path, IndexedPoints] = {}
        self._before: Overlay | None = None
        self._reading: set[Path] = set()
        self.folders: tuple[Path, ...] = ()  # whose profiles are listed
        self._removed: frozenset[Path] = frozenset()
        self._is_started = False
        self._rescan = configured(Throttle(RESCAN_MS, self), fell_due=self.refresh)
        self._paths = configured(PathWatch(self), changed=self._rescan.request)
        self._open: Path | None = None
        self._then: Callable[[], object] | None = None  # called once all shown profiles are read
        results.file_changed.connect(self._on_file_changed)
        results.profile_changed.connect(lambda: self.set_before(None))

    # What is listed.

    @property
    def items(self) -> tuple[LibraryItem, ...]:
        """All profiles in the order of the list."""
        return tuple(self._items.values())

    @property
    def files(self) -> tuple[Path, ...]:
        """The files that were added or opened individually, the latest first."""
        return tuple(item.path for item in self._items.values() if item.source in (Source.RECENT, Source.FILE))

    def item(self, path: Path) -> LibraryItem | None:
        """Return the profile of this file."""
        return self._items.get(path)

    def restore(self, files: Iterable[Path], folders: Iterable[Path]) -> None:
        """List the files and folders of an earlier session."""
        self.folders = tuple(dict.fromkeys(map(_absolute, folders)))
        self.add_files(files, Source.RECENT)

    def start(self) -> None:
        """Begin to read files; only the first call has an effect."""
        if not self._is_started:
            self._is_started = True
            self.refresh()

    def add_files(self, paths: Iterable[Path], source: Source = Source.FILE) -> None:
        """List these files first."""
        added = {path: self._items.get(path) or LibraryItem(path=path, source=source) for path in map(_absolute, paths)}
        self._removed -= set(added)
        if not added or tuple(added) == tuple(self._items)[: len(added)]:
            return
        rest = {path: item for path, item in self._items.items() if path not in added}
        recent = [path for path, item in rest.items() if item.source is Source.RECENT]
        for path in recent[max(0, MAX_RECENT - len(added)) :]:
            del rest[path]
        self._list({**added, **rest})

    def add_folder(self, folder: Path) -> None:
        """List the profiles in a folder, now and whenever the folder changes."""
        folder = _absolute(folder)
        removed = frozenset(path for path in self._removed if path.parent != folder)
        if folder not in self.folders or removed != self._removed:
            self.folders = tuple(dict.fromkeys([*self.folders, folder]))
            self._removed = removed
            self.refresh()

    def add(self, paths: Iterable[Path]) -> None:
        """List files and folders, as after a drop."""
        dropped = list(paths)
        for path in dropped:
            if path.is_dir():
                self.add_folder(path)
        self.add_files(path for path in dropped if not path.is_dir())

    def remove(self, paths: Iterable[Path]) -> None:
        """Remove profiles, not their files; a folder goes with the last of its own, which stay out for this session."""
        targets = [path for path in paths if path in self._items]
        if not targets:
            return
        items_before, folders_before, removed_before = dict(self._items), self.folders, self._removed
        items = {path: item for path, item in self._items.items() if path not in targets}
        affected = {item.path.parent for path in targets if (item := items_before[path]).source is Source.FOLDER}
        folders = tuple(f for f in folders_before if f not in affected or any(path.parent == f for path in items))

        def put(items: dict[Path, LibraryItem], folders: tuple[Path, ...], removed: frozenset[Path]) -> None:
            self.folders, self._removed = folders, removed
            self._list(dict(items))
            self._show_overlays()

        put(items, folders, removed_before | set(targets))
        name = items_before[targets[0]].name
        self._changes.did(
            f"remove {name} from the library" if len(targets) == 1 else f"remove {len(targets)} profiles",
            undo=partial(put, items_before, folders_before, removed_before),
            redo=partial(put, items, folders, removed_before | set(targets)),
        )

    def refresh(self) -> None:
        """Read the folders and files again, in the background."""
        if self._is_started:
            listing = partial(_listing, self.folders)
            Task.begin(self, self._background, listing, self._on_listed, self.failed.emit, doing="Listing the profiles")

    # What is shown.

    def set_shown(self, path: Path, *, shown: bool) -> None:
        """Draw a profile over the open one, or stop drawing it."""
        item = self._items.get(path)
        if item is None or item.is_shown is shown:
            return
        self._change(path, is_shown=shown, is_baseline=item.is_baseline and shown)
        self.start()  # the names of its GPUs, by which points are matched, are in its summary
        self._show_overlays()

    def set_baseline(self, path: Path | None) -> None:
        """Make this profile the baseline and show it; None means no baseline."""
        self.show_only([item.path for item in self.items if item.is_shown], path)

    def show_only(
        self, paths: Collection[Path], baseline: Path | None, then: Callable[[], object] | None = None
    ) -> None:
        """Draw these profiles and the baseline over the open one, no others; call `then` once all are read."""
        for item in self.items:
            is_baseline = item.path == baseline
            self._change(item.path, is_shown=is_baseline or item.path in paths, is_baseline=is_baseline)
        self._then = then or self._then
        self.start()
        self._show_overlays()

    @property
    def base(self) -> LibraryItem | None:
        """The profile that others are compared with: the marked baseline, else the first shown profile."""
        shown = [item for item in self._items.values() if item.is_shown]
        return next((item for item in shown if item.is_baseline), next(iter(shown), None))

    def layer(self, path: Path) -> int | None:
        """Return the number of a profile's overlay, counted from 1; None if the profile is not shown."""
        shown = [item.path for item in self._items.values() if item.is_shown and not self.is_open(item.path)]
        return shown.index(path) + 1 if path in shown else None

    def is_open(self, path: Path) -> bool:
        """Return whether a profile is the open one: its file, the one that keeps it, or a shipped one."""
        results = self._results
        is_shipped = bool(results.origin) and journal.reference_name(path) == results.origin
        return is_shipped or any(
            path == file.absolute() for file in (results.path, results.kept_at) if file is not None
        )

    def set_before(self, before: Overlay | None) -> None:
        """Draw the earlier points of a saved kernel under all profiles."""
        if before is not self._before:
            self._before = before
            self._show_overlays()

    # Notes and tags.

    def annotate(self, path: Path, *, note: str, tags: Sequence[str]) -> None:
        """Write a note and tags into the file of a profile; a shipped profile is refused."""
        item = self._items.get(path)
        if item is None or item.summary is None:
            return
        if item.source is Source.SHIPPED:
            self.failed.emit(f"{item.name} comes with Warplens: to write into it, save a copy")
            return
        before = (item.summary.head.note, item.summary.head.tags)
        after = (tidy_note(note), tidy_tags(tags))
        if before != after:
            self._write(path, *after)
            self._changes.did(
                f"change the words about {item.name}",
                undo=partial(self._write, path, *before),
                redo=partial(self._write, path, *after),
            )

    def _write(self, path: Path, note: str, tags: tuple[str, ...]) -> None:
        item = self._items.get(path)
        if item is None or item.summary is None:
            return
        head = replace(item.summary.head, note=note, tags=tags)
        self._change(path, summary=replace(item.summary, head=head))
        results = self._results
        if results.profile is not None and results.path is not None and results.path.absolute() == path:
            results.profile = replace(results.profile, note=note, tags=tags)  # saving it again keeps them

        def fail(sentence: str) -> None:
            self.failed.emit(sentence)
            self._stamps.clear()  # read all again: the list must not show words that were not written
            self.refresh()

        Task.begin(self, self._background, partial(annotate, path, note, tags), otherwise=fail, doing="")

    # Reading.

    def _list(self, items: dict[Path, LibraryItem]) -> None:
        self._items = items
        self.items_changed.emit()
        self.refresh()

    def _on_listed(self, files_by_folder: dict[Path, list[Path]]) -> None:
        listed = {path for paths in files_by_folder.values() for path in paths} - self._removed
        kept = {p: item for p, item in self._items.items() if item.source is not Source.FOLDER or p in listed}
        for path in sorted(listed, key=lambda path: path.name):
            kept.setdefault(path, LibraryItem(path=path, source=Source.FOLDER))
        order = (Source.RECENT, Source.FILE, Source.FOLDER, Source.SHIPPED)
        ordered = sorted(kept.values(), key=lambda item: order.index(item.source) if item.source in order[2:] else 0)
        if [item.path for item in ordered] != list(self._items):
            self._items = {item.path: item for item in ordered}
            self.items_changed.emit()
        self._paths.follow(self.folders)
        paths = [(path, self._stamps.get(path)) for path in self._items]
        for start in range(0, len(paths), SUMMARIES_PER_BATCH):
            batch = paths[start : start + SUMMARIES_PER_BATCH]
            read, doing = partial(_read_summaries, batch), "Reading what the profiles hold"
            Task.begin(self, self._background, read, self._on_summaries, self.failed.emit, doing=doing)

    def _on_summaries(self, outcomes: list[tuple[Path, Stamp, Summary | str]]) -> None:
        deleted: list[Path] = []  # a deleted file that was opened once leaves the list without an error
        for path, stamp, outcome in outcomes:
            if path not in self._items:
                continue
            self._stamps[path] = stamp
            self._points.pop(path, None)
            if isinstance(outcome, Summary):
                self._change(path, summary=outcome, problem="")
            elif stamp[1] < 0 and self._items[path].source is Source.RECENT:
                deleted.append(path)
            else:
                self._change(path, summary=None, problem=outcome, is_shown=False, is_baseline=False)
        if deleted:
            self._items = {path: item for path, item in self._items.items() if path not in deleted}
            self.items_changed.emit()
        if outcomes:
            self._show_overlays()

    def _read_points(self, path: Path) -> None:
        def take(index: IndexedPoints) -> None:
            self._reading.discard(path)
            item = self._items.get(path)
            if item is not None and item.is_shown:
                self._points[path] = index
                self._show_overlays()

        def fail(sentence: str) -> None:
            self._reading.discard(path)
            if path in self._items:
                self._change(path, problem=sentence, is_shown=False, is_baseline=False)
                self._show_overlays()

        self._reading.add(path)
        task = partial(Task.begin, self, self._background, doing=f"Reading {path.name}", at_once=True)
        task(lambda: indexed(store.read_profile(path).points), take, fail)

    def _show_overlays(self) -> None:
        """Set the overlays to the shown profiles; a profile whose points are not read yet follows later."""
        shown = [item for item in self._items.values() if item.is_shown and not self.is_open(item.path)]
        self._open = self._shown_and_open()
        is_baseline = any(item.is_baseline and self.is_open(item.path) for item in self._items.values())
        for item in shown:
            if item.path not in self._points and item.path not in self._reading:
                self._read_points(item.path)
        ready = [item for item in shown if item.path in self._points]
        self._points = {item.path: self._points[item.path] for item in ready}
        uses = Counter(item.name for item in ready)  # of two files of the same name their folders are named, too
        overlays = [
            Overlay(
                name=item.name if uses[item.name] == 1 else f"{item.path.parent.name}/{item.name}",
                points=self._points[item.path].points,
                arrays=self._points[item.path].arrays,
                device_names=item.device_names,
                is_baseline=item.is_baseline,
                head=item.summary.head if item.summary is not None else None,
            )
            for item in ready
        ]
        before = [] if self._before is None else [self._before]
        self._results.set_overlays([*overlays, *before], is_baseline=is_baseline)
        if self._then is not None and not self._reading:
            then, self._then = self._then, None
            then()

    def _on_file_changed(self) -> None:
        """Draw the profile that was open until now, where it is to be shown, and no longer the one that is."""
        if self._shown_and_open() != self._open:
            self._show_overlays()

    def _shown_and_open(self) -> Path | None:
        return next((item.path for item in self._items.values() if item.is_shown and self.is_open(item.path)), None)

    def _change(self, path: Path, **changes: Any) -> None:
        item = self._items[path]
        changed = replace(item, **changes)
        if changed != item:
            self._items[path] = changed
            self.item_changed.emit(path)


def _absolute(path: Path) -> Path:
    return path.expanduser().absolute()


def _listing(folders: Sequence[Path]) -> dict[Path, list[Path]]:
    """Return the profiles in each folder, at most `MAX_FILES` of the newest."""
    files_by_folder = {}
    for folder in folders:
        stamped = []
        with suppress(OSError):
            for path in (*folder.glob(f"*{records.PROFILE_SUFFIX}"), *folder.glob(f"*{records.PROFILE_SUFFIX}.gz")):
                with suppress(OSError):
                    stamped.append((path.stat().st_mtime_ns, path))
        files_by_folder[folder] = [path for _, path in sorted(stamped, reverse=True)[:MAX_FILES]]
    return files_by_folder


def _read_summaries(files: Sequence[tuple[Path, Stamp | None]]) -> list[tuple[Path, Stamp, Summary | str]]:
    outcomes: list[tuple[Path, Stamp, Summary | str]] = []
    for path, known_stamp in files:
        stamp = stamp_of(path) or (0, -1)
        if stamp != known_stamp:
            try:
                outcomes.append((path, stamp, read_summary(path)))
            except ProfileError as error:
                outcomes.append((path, stamp, str(error)))
    return outcomes
