"""The library of profiles: files and folders that the user added, those that were open lately, and the shipped ones.

The rule: a file is read in the background, its summary when it is listed and its points when it is shown; a bad file
keeps its row, with the sentence that says why. What is shown goes to `Results` as overlays, at most one of them the
baseline.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QFileSystemWatcher, QObject, pyqtSignal

from warplens.cuda.errors import ProfileError
from warplens.cuda.points import PointResult
from warplens.gui.models.points.results import Results
from warplens.gui.plots.overlay import Overlay
from warplens.gui.toolkit.tasks import Task, sentence_of
from warplens.gui.toolkit.throttle import Throttle
from warplens.gui.toolkit.undo import Changes
from warplens.profiles.formats import short_device_name
from warplens.profiles.records import Profile
from warplens.profiles.store import PROFILE_SUFFIX, read_profile
from warplens.profiles.summaries import Summary, annotate, read_summary, tidy_note, tidy_tags

MAX_FILES = 2000
"""Listed; of a larger folder the newest."""
MAX_RECENT = 30
SUMMARIES_PER_BATCH = 40
"""So that the first rows of a long list are there at once, and a sweep need not wait for the last."""
RESCAN_MS = 400
"""A folder that changes is looked at again this long after; a sweep that is saved changes it several times."""

_KEPT = re.compile(r"(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-\d{6}-\d+\.warplens\.json$")


class Source(StrEnum):
    """Why a profile is in the library."""

    RECENT = "recent"
    FILE = "file"
    FOLDER = "folder"
    SHIPPED = "shipped"


@dataclass(frozen=True, slots=True, kw_only=True)
class LibraryItem:
    """A profile of the library. `summary` is None while it is read, and where `problem` says why it could not be."""

    path: Path
    source: Source
    summary: Summary | None = None
    problem: str = ""
    is_shown: bool = False
    is_baseline: bool = False

    @property
    def name(self) -> str:
        """The name of the file without its suffix; of a sweep that was not saved, when it ran."""
        if kept := _KEPT.match(self.path.name):
            begun = datetime(*map(int, kept.groups()), tzinfo=UTC).astimezone()  # type: ignore[arg-type]
            return f"sweep of {begun:%d %b %H:%M:%S}"
        return self.path.name.removesuffix(".gz").removesuffix(PROFILE_SUFFIX).removesuffix(".json")

    @property
    def device_names(self) -> dict[str, str]:
        """The devices by key, as people call them."""
        devices = self.summary.head.devices if self.summary else ()
        return {device.key: short_device_name(device.name) for device in devices}

    @property
    def search_text(self) -> str:
        """The text that a filter searches."""
        head = self.summary.head if self.summary else None
        words = [self.name, self.source.value, *self.device_names.values(), str(self.path.parent)]
        return " ".join([*words, head.started, head.note, *head.tags] if head else words).lower()


@dataclass(frozen=True, slots=True)
class _Stamp:
    """Tells whether a file is still the one whose head was read."""

    modified_ns: int
    size: int


class Library(QObject):
    """The profiles.

    Args:
        results: where shown profiles are drawn.
        background: reads and writes files.
        changes: where a removal and an edit can be taken back.
        shipped: the profiles that come with the program.

    Signals:
        items_changed: other profiles are listed, or in another order.
        item_changed: the path of one whose summary, problem or place among the shown ones changed.
        failed: one sentence: a file could not be read or written.
        open_asked: the path of one that somebody wants to be the open profile.
        files_asked: somebody wants to add files, and is to be asked which.
        folder_asked: the same for a folder.
    """

    items_changed = pyqtSignal()
    item_changed = pyqtSignal(object)
    failed = pyqtSignal(str)
    open_asked = pyqtSignal(object)
    files_asked = pyqtSignal()
    folder_asked = pyqtSignal()

    def __init__(
        self,
        results: Results,
        background: Executor,
        changes: Changes,
        shipped: Iterable[Path] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._results = results
        self._background = background
        self._changes = changes
        self._items: dict[Path, LibraryItem] = {path: LibraryItem(path=path, source=Source.SHIPPED) for path in shipped}
        self._stamps: dict[Path, _Stamp] = {}
        self._points: dict[Path, tuple[PointResult, ...]] = {}
        self._before: Overlay | None = None
        self._reading: set[Path] = set()
        self._folders: list[Path] = []
        self._left_out: frozenset[Path] = frozenset()
        self._is_seen = False
        self._watcher: QFileSystemWatcher | None = None
        self._rescan = Throttle(RESCAN_MS, self)
        self._rescan.fell_due.connect(self.refresh)

    # What is listed.

    @property
    def items(self) -> tuple[LibraryItem, ...]:
        """All profiles, in the order in which they are listed."""
        return tuple(self._items.values())

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders whose profiles are listed."""
        return tuple(self._folders)

    @property
    def files(self) -> tuple[Path, ...]:
        """The files that were added or opened one by one, the last first."""
        return tuple(item.path for item in self._items.values() if item.source in (Source.RECENT, Source.FILE))

    def item(self, path: Path) -> LibraryItem | None:
        """Return the profile of this file."""
        return self._items.get(path)

    def restore(self, files: Iterable[Path], folders: Iterable[Path]) -> None:
        """List what an earlier session listed."""
        self._folders = list(dict.fromkeys(map(_absolute, folders)))
        self.add_files(files, Source.RECENT)

    def start(self) -> None:
        """Begin to read, the first time that somebody sees the library; before that it costs nothing."""
        if not self._is_seen:
            self._is_seen = True
            self.refresh()

    def add_files(self, paths: Iterable[Path], source: Source = Source.FILE) -> None:
        """List these files first."""
        fresh = {path: self._items.get(path) or LibraryItem(path=path, source=source) for path in map(_absolute, paths)}
        self._left_out -= set(fresh)
        if not fresh or tuple(fresh) == tuple(self._items)[: len(fresh)]:
            return
        rest = {path: item for path, item in self._items.items() if path not in fresh}
        recent = [path for path, item in rest.items() if item.source is Source.RECENT]
        for path in recent[max(0, MAX_RECENT - len(fresh)) :]:
            del rest[path]
        self._list({**fresh, **rest})

    def add_folder(self, folder: Path) -> None:
        """List the profiles in a folder, and those that come to lie there."""
        folder = _absolute(folder)
        left_out = frozenset(path for path in self._left_out if path.parent != folder)
        if folder not in self._folders or left_out != self._left_out:
            self._folders = list(dict.fromkeys([*self._folders, folder]))
            self._left_out = left_out
            self.refresh()

    def add(self, paths: Iterable[Path]) -> None:
        """List files and folders, as they are dropped."""
        chosen = list(paths)
        for path in chosen:
            if path.is_dir():
                self.add_folder(path)
        self.add_files(path for path in chosen if not path.is_dir())

    def remove(self, paths: Iterable[Path]) -> None:
        """Take profiles out of the library; the files stay. A folder goes when the last of its profiles does.

        Until then what was taken out of a folder stays out for this session, unless it is added again.
        """
        gone = [path for path in paths if path in self._items]
        if not gone:
            return
        before, folders, left_out = dict(self._items), list(self._folders), self._left_out
        left = {path: item for path, item in self._items.items() if path not in gone}
        lost = {item.path.parent for path in gone if (item := before[path]).source is Source.FOLDER}
        kept = [folder for folder in folders if folder not in lost or any(p.parent == folder for p in left)]

        def put(items: dict[Path, LibraryItem], of: list[Path], without: frozenset[Path]) -> None:
            self._folders, self._left_out = list(of), without
            self._list(dict(items))
            self._show_overlays()

        put(left, kept, left_out | set(gone))
        text = f"remove {before[gone[0]].name} from the library" if len(gone) == 1 else f"remove {len(gone)} profiles"
        self._changes.did(
            text,
            undo=partial(put, before, folders, left_out),
            redo=partial(put, left, kept, left_out | set(gone)),
        )

    def refresh(self) -> None:
        """Look at the folders and files again, in the background."""
        if self._is_seen:
            self._start(partial(_listing, tuple(self._folders)), self._on_listed)

    # What is shown.

    def set_shown(self, path: Path, *, shown: bool) -> None:
        """Draw a profile over the open one, or no longer."""
        item = self._items.get(path)
        if item is None or item.is_shown is shown:
            return
        self._change(path, is_shown=shown, is_baseline=item.is_baseline and shown)
        self._show_overlays()

    def set_baseline(self, path: Path | None) -> None:
        """Hold the others against this profile, which is then shown; None: against none."""
        for item in self.items:
            if item.is_baseline is not (item.path == path):
                self._change(item.path, is_baseline=item.path == path)
                if item.path == path:
                    self._change(item.path, is_shown=True)
        self._show_overlays()

    @property
    def base(self) -> LibraryItem | None:
        """The profile that others are held against: the one marked as the baseline, else the first that is shown."""
        shown = [item for item in self._items.values() if item.is_shown]
        return next((item for item in shown if item.is_baseline), next(iter(shown), None))

    def layer(self, path: Path) -> int | None:
        """Return the number of the overlay that a profile is, counted from 1; None where it is not shown."""
        shown = [item.path for item in self._items.values() if item.is_shown]
        return shown.index(path) + 1 if path in shown else None

    def set_before(self, before: Overlay | None) -> None:
        """Draw the points that a saved kernel had before, under all profiles."""
        self._before = before
        self._show_overlays()

    # What the user says of one.

    def annotate(self, path: Path, *, note: str, tags: Sequence[str]) -> None:
        """Write note and tags into the file; not into one that came with the program."""
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
        self._results.annotate(path, note, tags)
        self._start(partial(annotate, path, note, tags), lambda _: None, self._on_not_written)

    def _on_not_written(self, error: Exception) -> None:
        self.failed.emit(sentence_of(error))
        self._stamps.clear()  # the words that could not be written are not to be seen either
        self.refresh()

    # Reading.

    def _list(self, items: dict[Path, LibraryItem]) -> None:
        self._items = items
        self.items_changed.emit()
        self.refresh()

    def _on_listed(self, found: dict[Path, list[Path]]) -> None:
        """Take in what lies in the folders, then read the heads that are new."""
        listed = {path for paths in found.values() for path in paths} - self._left_out
        kept = {p: item for p, item in self._items.items() if item.source is not Source.FOLDER or p in listed}
        for path in sorted(listed, key=lambda path: path.name):
            kept.setdefault(path, LibraryItem(path=path, source=Source.FOLDER))
        order = (Source.RECENT, Source.FILE, Source.FOLDER, Source.SHIPPED)
        ordered = sorted(kept.values(), key=lambda item: order.index(item.source) if item.source in order[2:] else 0)
        if [item.path for item in ordered] != list(self._items):
            self._items = {item.path: item for item in ordered}
            self.items_changed.emit()
        self._watch()
        paths = [(path, self._stamps.get(path)) for path in self._items]
        for at in range(0, len(paths), SUMMARIES_PER_BATCH):
            self._start(partial(_heads, paths[at : at + SUMMARIES_PER_BATCH]), self._on_heads)

    def _on_heads(self, told: list[tuple[Path, _Stamp, Summary | str]]) -> None:
        gone: list[Path] = []  # a file that was only open once is not missed
        for path, stamp, read in told:
            if path not in self._items:
                continue
            self._stamps[path] = stamp
            self._points.pop(path, None)
            if isinstance(read, Summary):
                self._change(path, summary=read, problem="")
            elif stamp.size < 0 and self._items[path].source is Source.RECENT:
                gone.append(path)
            else:
                self._change(path, summary=None, problem=read, is_shown=False, is_baseline=False)
        if gone:
            self._items = {path: item for path, item in self._items.items() if path not in gone}
            self.items_changed.emit()
        if told:
            self._show_overlays()

    def _on_points(self, path: Path, profile: Profile) -> None:
        self._reading.discard(path)
        item = self._items.get(path)
        if item is not None and item.is_shown:
            self._points[path] = profile.points
            self._show_overlays()

    def _on_unreadable(self, path: Path, error: Exception) -> None:
        self._reading.discard(path)
        if path in self._items:
            self._change(path, problem=sentence_of(error), is_shown=False, is_baseline=False)
            self._show_overlays()

    def _show_overlays(self) -> None:
        """Hand the shown profiles to the plots; those whose points are still to be read follow."""
        shown = [item for item in self._items.values() if item.is_shown]
        for item in shown:
            if item.path not in self._points and item.path not in self._reading:
                self._reading.add(item.path)
                self._start(
                    partial(read_profile, item.path),
                    partial(self._on_points, item.path),
                    partial(self._on_unreadable, item.path),
                )
        ready = [item for item in shown if item.path in self._points]
        self._points = {item.path: self._points[item.path] for item in ready}
        names = _distinct_names(ready)
        overlays = [
            Overlay(
                name=names[item.path],
                points=self._points[item.path],
                device_names=item.device_names,
                is_baseline=item.is_baseline,
            )
            for item in ready
        ]
        self._results.set_overlays([*overlays, *([self._before] if self._before is not None else [])])

    def _change(self, path: Path, **changes: object) -> None:
        item = self._items[path]
        changed = replace(item, **changes)
        if changed != item:
            self._items[path] = changed
            self.item_changed.emit(path)

    def _start(
        self,
        call: Callable[[], Any],
        then: Callable[[Any], object],
        otherwise: Callable[[Exception], object] | None = None,
    ) -> None:
        task = Task(self)
        task.succeeded.connect(then)
        task.failed.connect(otherwise or (lambda error: self.failed.emit(sentence_of(error))))
        task.start(self._background, call)

    def _watch(self) -> None:
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.directoryChanged.connect(lambda _: self._rescan.request())
        wanted = {str(folder) for folder in self._folders}
        watched = set(self._watcher.directories())
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))


def _absolute(path: Path) -> Path:
    return path.expanduser().absolute()


def _listing(folders: Sequence[Path]) -> dict[Path, list[Path]]:
    """Return the profiles that lie in each folder; of very many the newest."""
    found = {}
    for folder in folders:
        stamped = []
        with suppress(OSError):
            for path in (*folder.glob(f"*{PROFILE_SUFFIX}"), *folder.glob(f"*{PROFILE_SUFFIX}.gz")):
                with suppress(OSError):
                    stamped.append((path.stat().st_mtime_ns, path))
        found[folder] = [path for _, path in sorted(stamped, reverse=True)[:MAX_FILES]]
    return found


def _heads(files: Sequence[tuple[Path, _Stamp | None]]) -> list[tuple[Path, _Stamp, Summary | str]]:
    """Return the head of each file that changed since its stamp, or the sentence that says why it has none."""
    read: list[tuple[Path, _Stamp, Summary | str]] = []
    for path, known in files:
        stamp = _Stamp(modified_ns=0, size=-1)
        with suppress(OSError):
            status = path.stat()
            stamp = _Stamp(modified_ns=status.st_mtime_ns, size=status.st_size)
        if stamp != known:
            try:
                read.append((path, stamp, read_summary(path)))
            except ProfileError as error:
                read.append((path, stamp, str(error)))
    return read


def _distinct_names(items: Sequence[LibraryItem]) -> dict[Path, str]:
    """Return the names of the shown profiles; where two files share one, with the folder."""
    names = [item.name for item in items]
    return {
        item.path: item.name if names.count(item.name) == 1 else f"{item.path.parent.name}/{item.name}"
        for item in items
    }
