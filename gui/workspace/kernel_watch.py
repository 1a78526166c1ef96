"""The user's watched kernels: a `.cu` file saved in any editor is read again, as is one that includes it.

The rule: files are read in the background, shortly after the last change; editors that write a temporary file and move
it are supported. An unreadable file gives a sentence, as does one that is not there, and its kernels stay as they were.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path, PurePath

from PyQt6.QtCore import QFileSystemWatcher, QObject, pyqtSignal

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.files import ChosenKernels
from warplens.cuda.catalogue.kernel_file import with_distinct_name
from warplens.cuda.catalogue.search import is_builtin
from warplens.cuda.ground.points import PointResult, Status
from warplens.gui.kit.tasks import Task, sentence_of
from warplens.gui.kit.throttle import Throttle
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.kernel_reading import News, SavedKernel, SeenFile, look, stamp_of, stamps
from warplens.profiles.kept_launches import is_launch

# A point is stale if its source, a file that it includes or a macro differs now. What a point does not record is not
# held against it, and no file is the source of a program's launch.


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelVersion:
    """What the file of a kernel says now.

    `source_hash` and `included_hash` are those of its `PointSpec`; macros and values of the launch are part of the
    first. `families` are all that the kernel has had: a point of another family is one of another kernel. `problem` is
    why the file has no such kernel now, as the end of a sentence that begins with the file's name; "" if it has.
    """

    path: str
    families: frozenset[str]
    source_hash: str
    included_hash: str = ""
    problem: str = ""

    def is_of(self, point: PointResult) -> bool:
        """Return whether a point of this name is one of this kernel, and of a source."""
        return point.family in self.families and bool(point.source_hash) and not is_launch(point)

    def staleness_of(self, point: PointResult) -> str:
        """Return why a point of the kernel is stale; "" if it is not."""
        if not self.is_of(point):
            return ""
        file = PurePath(self.path).name
        if self.problem:
            return f"{file} {self.problem}"
        if point.source_hash != self.source_hash:
            return f"{file} has changed since this ran"
        if point.included_hash is not None and point.included_hash != self.included_hash:
            return f"a file that {file} includes has changed since this ran"
        return ""


SETTLE_MS = 120  # files are read this long after a change, when an editor that writes in two steps is done
CHANGED = "has changed since"
"""The reason of a point whose file, or one that it includes, was another one when it ran has these words."""
MAX_SENTENCES = 3  # a notice says at most this many of the sentences that a look brings


class KernelWatch(QObject):
    """Watches folders, and single files of which the user has chosen kernels.

    Args:
        chosen: the names of those kernels without front matter in the folders that are chosen; None chooses all.

    Signals:
        kernel_saved: the `KernelFile` whose text, or a file that it includes, was written; and the hash of those files
            (`PointSpec.included_hash`).
        kernels_added: the `KernelFile`s that the user has added and that are variants from now on.
        versions_changed: what the files say now, as a `KernelVersion` for each kernel by name.
        looked: all files were read; the kernels that were saved have been signalled.
        files_asked: the user wants to add kernels; a dialog asks for their files.
        failed: one sentence: a file has an error, or is not there.
        noticed: one sentence: what was wrong is right again, or what was taken of a folder.
    """

    kernel_saved = pyqtSignal(object, str)
    kernels_added = pyqtSignal(object)
    versions_changed = pyqtSignal(object)
    looked = pyqtSignal()
    files_asked = pyqtSignal()
    failed = pyqtSignal(str)
    noticed = pyqtSignal(str)

    def __init__(
        self,
        choices: SweepChoices,
        folders: Sequence[Path],
        background: Executor,
        delay_ms: int = SETTLE_MS,
        *,
        chosen: Iterable[str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self.folders = tuple(folder.absolute() for folder in folders)
        self._initial_count = len(self.folders)
        self._wanted: set[str] = set(chosen or ())
        self._eager = set(self.folders) if chosen is None else set()  # the folders all of whose new kernels are chosen
        self._background = background
        self._files: dict[Path, ChosenKernels] = {}
        self._seen: Mapping[Path, SeenFile] = {}
        self.versions: Mapping[str, KernelVersion] = {}  # what the files say now, for each kernel by name
        self._missing: tuple[Path, ...] = ()
        self._has_failed_by_file = False
        self._failed_by_file: set[str] = set()
        self._tried: set[KernelVersion] = set()
        """The versions that were run again since they failed by their file: a second time would end as the first."""
        self._due = Throttle(delay_ms, self)
        self._due.fell_due.connect(self.read_changes)
        self._watcher: QFileSystemWatcher | None = None
        if self.folders:
            self._seen = {path: SeenFile(stamp=stamp) for path, stamp in stamps(self.folders).items()}
            self._watch()
            self.read_changes()  # which headers there are to watch

    @property
    def added(self) -> tuple[Path, ...]:
        """The watched folders that were added in the window, which the settings keep."""
        return self.folders[self._initial_count :]

    @property
    def files(self) -> tuple[ChosenKernels, ...]:
        """The files of which kernels were chosen, which the settings keep."""
        return tuple(self._files.values())

    @property
    def awaited(self) -> frozenset[str]:
        """The names of kernels that are chosen as soon as their files are there, which the settings keep."""
        there = {kernel.name for kernel in self._choices.kernels}
        return frozenset(self._wanted - there) if self._missing else frozenset()

    def stop(self) -> None:
        """Stop watching all folders and files; the kernels that were read stay."""
        self.folders, self._initial_count, self._files, self._seen, self._missing = (), 0, {}, {}, ()
        self._due.cancel()
        self._set_versions()
        if self._watcher is not None:
            self._watcher.blockSignals(True)
            self._watcher.deleteLater()
            self._watcher = None

    def add_folder(self, folder: Path, chosen: Iterable[str] | None = None) -> None:
        """Read and watch another folder; its `chosen` kernels are chosen, by default all."""
        folder = folder.absolute()
        if folder not in self.folders:
            self.folders = (*self.folders, folder)
            self._wanted.update(chosen or ())
            self._eager |= {folder} if chosen is None else set()
            self.read_changes()

    def add_files(self, files: Iterable[ChosenKernels], chosen: Iterable[str] = ()) -> None:
        """Read and watch files; their variants with `chosen` names are chosen."""
        for file in files:
            self._files[Path(file.path).absolute()] = file
        self._wanted.update(chosen)
        if self._files:
            self.read_changes()

    def add_kernels(self, file: ChosenKernels, kernels: Sequence[KernelFile]) -> None:
        """Add kernels of a file that were read already, choose them, and watch the file.

        Kernels of the file that were added earlier stay, with what the user said of them. The choice keeps what it has
        if the user has chosen kernels of his own; else the built-in ones leave it.
        """
        path = Path(file.path).absolute()
        before = self._files.get(path)
        if before is not None:
            values = {**before.overrides.values, **file.overrides.values}
            entries = tuple(dict.fromkeys((*before.entries, *file.entries)))
            file = replace(file, entries=entries, overrides=replace(file.overrides, values=values))
        self._files[path] = file
        self._seen = {other: seen for other, seen in self._seen.items() if other != path}
        stamp = stamp_of(path)
        if before is None and stamp is not None:
            self._seen = {**self._seen, path: SeenFile(stamp=stamp, kernels=tuple(kernels))}
        own = {kernel.name for kernel in self._choices.kernels if not is_builtin(kernel)}
        added: list[KernelFile] = []
        for kernel in kernels:
            added.append(with_distinct_name(kernel, [*self._choices.kernels, *added]))
        self.kernels_added.emit(tuple(added))
        for kernel in added:
            self._choices.set_kernel(kernel)
        self._choose({kernel.name for kernel in added}, own)
        self.read_changes()

    def _choose(self, names: set[str], own: set[str]) -> None:
        """Choose kernels beside what is chosen, if that has some of the user's `own`; else the built-in ones leave."""
        kept = self._choices.checked if self._choices.checked & own else ()
        self._choices.set_checked({*kept, *names})

    def on_points_added(self, points: Iterable[PointResult]) -> None:
        """Look again where a point failed because its file was not there, or another one: it may be back already."""
        for point in points:
            version = self.versions.get(point.kernel) if point.status is Status.FAILED else None
            if version is None or not (version.path in point.reason or CHANGED in point.reason):
                continue
            self._has_failed_by_file = True
            self._failed_by_file.add(point.kernel)
            self._due.request()

    def on_run_ended(self) -> None:
        """Say again what is missing, which matters more than how many points failed for it."""
        if self._has_failed_by_file and self._missing:
            self.failed.emit(_missing_text(self._missing))
        self._has_failed_by_file = False

    def read_changes(self) -> None:
        """Read the changed files."""
        read = partial(look, self.folders, dict(self._files), self._seen)
        Task.begin(self, self._background, read, self._on_read, lambda error: self.failed.emit(sentence_of(error)))

    def _on_read(self, news: News) -> None:
        before, self._seen = self._seen, news.seen
        self._watch()  # a replaced file is a new file for the system
        own = {kernel.name for kernel in self._choices.kernels if not is_builtin(kernel)}
        saved: list[tuple[KernelFile, SavedKernel]] = []
        for one in news.saved:
            kernel = with_distinct_name(one.kernel, self._choices.kernels)
            existing = next((other for other in self._choices.kernels if other.name == kernel.name), None)
            if existing != kernel:
                self._choices.set_kernel(kernel)
            if existing != kernel or one.is_written:
                saved.append((kernel, one))
        self._set_versions()
        for kernel, one in saved:
            self.kernel_saved.emit(kernel, one.included_hash)
        self._try_failed({kernel.name for kernel, _ in saved})
        new = {kernel.name: Path(kernel.path) for kernel, _ in saved if kernel.name not in own}
        eager = {name for name, path in new.items() if not self._eager.isdisjoint(path.parents)}
        if wanted := (new.keys() & self._wanted) | eager:
            self._choose(set(wanted), own if eager else {*self._choices.checked})
        self.looked.emit()
        self._say(news, before, new)

    def _try_failed(self, saved: set[str]) -> None:
        """Signal as saved what failed by a file that is there again, unless it is among the `saved`."""
        failed, self._failed_by_file = self._failed_by_file, set()
        for kernel in self._choices.kernels:
            version = self.versions.get(kernel.name)
            if kernel.name not in failed or version is None or version.problem or stamp_of(Path(kernel.path)) is None:
                continue
            if kernel.name not in saved and version not in self._tried:
                self._tried.add(version)
                self.kernel_saved.emit(kernel, version.included_hash)

    def _say(self, news: News, before: Mapping[Path, SeenFile], new: Mapping[str, Path]) -> None:
        """Emit what a look has found; errors come last, as they replace other notices."""
        read = {path for path, file in news.seen.items() if file.stamp is not None and file.kernels is not None}
        again = [
            path for path in read if (file := before.get(path)) is not None and file.has_held and file.kernels is None
        ]
        back = [path for path in self._missing if path not in news.missing]
        gone = [path for path in news.missing if path not in self._missing]
        self._missing = news.missing
        if news.left_out:
            count = "1 kernel" if len(new) == 1 else f"{len(new)} kernels"
            taken = f"Added {count}; not taken" if new else "Not taken"
            self.noticed.emit(f"{taken}: {_joined(news.left_out)}")
        if again:
            self.noticed.emit(f"{_joined([str(path) for path in sorted(again)])} can be read again")
        if back:
            verb = "is" if len(back) == 1 else "are"
            self.noticed.emit(
                f"{_joined(list(map(str, back)))} {verb} back: the points that failed meanwhile run again"
            )
        if news.problems:
            self.failed.emit(_joined(news.problems))
        if gone:
            self.failed.emit(_missing_text(gone))

    def _set_versions(self) -> None:
        """Announce what the files of the watched kernels say now; a file that is not there says what it said last."""
        versions: dict[str, KernelVersion] = {}
        for kernel in self._choices.kernels:
            file = self._seen.get(Path(kernel.path).absolute())
            if file is None:
                continue
            earlier = self.versions.get(kernel.name)
            if file.stamp is None:
                versions |= {kernel.name: earlier} if earlier is not None else {}
                continue
            families = frozenset({kernel.family}) | (frozenset() if earlier is None else earlier.families)
            version = KernelVersion(path=kernel.path, families=families, source_hash=kernel.source_hash)
            # a variant's name may have its file in front
            names = [own.name for own in file.kernels or () if f"::{kernel.name}".endswith(f"::{own.name}")]
            if file.kernels is None:
                version = replace(version, problem="cannot be read as it lies now")
            elif not names:
                version = replace(version, problem="has no such kernel now")
            else:
                included = (file.included_hashes or {}).get(max(names, key=len), "")
                version = replace(version, included_hash=included)
            versions[kernel.name] = version
        if versions != self.versions:
            self.versions = versions
            self.versions_changed.emit(versions)

    def _watch(self) -> None:
        if not self.folders and not self._files:
            return
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(lambda _: self._due.request())
            self._watcher.directoryChanged.connect(self._on_folder_changed)
        there = [path for path, seen in self._seen.items() if seen.stamp is not None]
        files = {*there, *(path for seen in self._seen.values() for path in seen.included)}
        paths = {str(path) for path in files} | {str(path.parent) for path in files}
        paths |= {str(folder) for folder in self.folders}
        paths |= {str(_existing(path.parent)) for path in (*self.folders, *self._files)}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        lost = [path for path in watched if not Path(path).exists()]  # the system watches what has moved elsewhere
        if lost:
            self._watcher.removePaths(lost)
        missing = [path for path in paths - (watched - set(lost)) if Path(path).exists()]
        if missing:
            self._watcher.addPaths(sorted(missing))

    def _on_folder_changed(self, folder: str) -> None:
        """Look again; a folder that is watched because of what lies below it alone matters where that goes or comes."""
        path = Path(folder)
        below = [watched for watched in (*self.folders, *self._files) if watched.is_relative_to(path)]
        holds_files = path in self.folders or path in {watched.parent for watched in self._seen}
        if holds_files or any(watched in self._missing or not watched.exists() for watched in below):
            self._due.request()


def _existing(path: Path) -> Path:
    """Return a folder, or the nearest one above it that is there."""
    return path if path.is_dir() or path == path.parent else _existing(path.parent)


def _joined(sentences: Sequence[str]) -> str:
    """Return the first of some sentences as one, and how many more there are."""
    shown = "; ".join(sentences[:MAX_SENTENCES])
    more = len(sentences) - MAX_SENTENCES
    return f"{shown}; and {more} more" if more > 0 else shown


def _missing_text(paths: Sequence[Path]) -> str:
    verb, its, they = ("is", "its", "it is") if len(paths) == 1 else ("are", "their", "they are")
    listed = _joined(list(map(str, paths)))
    kept = f"{its} kernels and points stay, and what failed meanwhile runs again when {they} back"
    return f"{listed} {verb} not there (renamed, moved or deleted): {kept}"
