"""The user's watched kernels: a `.cu` file saved in any editor is read again, as is one that includes it.

The rule: files are read in the background, shortly after the last change; editors that write a temporary file and move
it are supported. An unreadable file gives a sentence, as does one that is not there, and its kernels stay as they were.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from warplens.cuda.catalogue import KernelFile, search
from warplens.cuda.catalogue.files import ChosenKernels
from warplens.cuda.ground.points import PointResult, Status
from warplens.gui.kit.tasks import PathWatch, Task, Throttle, signs_of
from warplens.gui.kit.widgets import configured
from warplens.gui.workspace.choices import KernelVersion, SweepChoices
from warplens.gui.workspace.kernel_files import News, Reading, SeenFile, look, stamp_of, stamps

SETTLE_MS = 120  # files are read this long after a change, when an editor that writes in two steps is done
CHANGED = "has changed since"  # of a point whose file, or one that it includes, was another one when it ran
AT_ONCE = 50  # so many kernels are taken over in one step
MAX_SENTENCES = 3  # a notice says at most this many of the sentences that a look brings


class KernelWatch(QObject):
    """Watches folders, and single files of which the user has chosen kernels. `chosen` are the names of those without
    front matter in the folders; None chooses all.
    """

    kernel_saved = pyqtSignal(object)  # the `KernelFile` that was written, or a file that it includes
    kernels_added = pyqtSignal(object)  # the `KernelFile`s that the user has added and that are variants from now on
    versions_changed = pyqtSignal(object)  # what the files say now, as a `KernelVersion` for each kernel by name
    looked = pyqtSignal()  # all files were read; the kernels that were saved have been signalled
    files_asked = pyqtSignal()  # the user wants to add kernels; a dialog asks for their files
    failed = pyqtSignal(str)  # one sentence: a file has an error, or is not there
    noticed = pyqtSignal(str)  # one sentence: what was wrong is right again, or what was taken of a folder

    def __init__(
        self,
        choices: SweepChoices,
        folders: Sequence[Path],
        background: Executor,
        delay_ms: int = SETTLE_MS,
        *,
        kernel_names: Iterable[str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self.folders = tuple(folder.absolute() for folder in folders)
        self._initial_count = len(self.folders)
        self._wanted: set[str] = set(kernel_names or ())
        # the folders all of whose new kernels are chosen
        self._eager = set(self.folders) if kernel_names is None else set()
        self._background = background
        self._files: dict[Path, ChosenKernels] = {}
        self._seen: Mapping[Path, SeenFile] = {}
        self.versions: Mapping[str, KernelVersion] = {}  # what the files say now, for each kernel by name
        self._missing: tuple[Path, ...] = ()
        self._added_again: set[str] = set()  # what the user said of these kernels' launches has changed
        self._has_failed_by_file = False
        self._failed_by_file: set[str] = set()
        self._tried: set[KernelVersion] = set()
        """The versions that were run again since they failed by their file: a second time would end as the first."""
        self._due = configured(Throttle(delay_ms, self), fell_due=self.read_changes)
        self._paths = configured(PathWatch(self), changed=self._on_changed)
        self._reading: Reading | None = None
        self._is_asked_again = False
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

    def texts_of(self, path: Path) -> Mapping[Path, bytes]:
        """Return what a watched file and those that it includes held when it was last looked at, by their paths."""
        seen = self._seen.get(path)
        return {} if seen is None else seen.texts

    def stop(self) -> None:
        """Stop watching all folders and files; the kernels that were read stay."""
        self.folders, self._initial_count, self._files, self._seen, self._missing = (), 0, {}, {}, ()
        self._due.cancel()
        self._set_versions()
        self._paths.follow(())

    def add_folder(self, folder: Path, kernel_names: Iterable[str] | None = None) -> None:
        """Read and watch another folder; its `chosen` kernels are chosen, by default all."""
        folder = folder.absolute()
        if folder not in self.folders:
            self.folders = (*self.folders, folder)
            self._wanted.update(kernel_names or ())
            self._eager |= {folder} if kernel_names is None else set()
            self.read_changes()

    def add_files(self, files: Iterable[ChosenKernels], kernel_names: Iterable[str] = ()) -> None:
        """Read and watch files; their variants with `chosen` names are chosen."""
        for file in files:
            self._files[Path(file.path).absolute()] = file
        self._wanted.update(kernel_names)
        if self._files:
            self.read_changes()

    def add_kernels(self, *files: tuple[ChosenKernels, Sequence[KernelFile]]) -> None:
        """Add kernels of files that were read already, choose them, and watch the files.

        Kernels of a file that were added earlier stay, with what the user said of them. The choice keeps what it has
        if the user has chosen kernels of his own; else the built-in ones leave it.
        """
        kernels = [kernel for _, of_file in files for kernel in of_file]
        self._go_on(self._add(files, kernels), is_long=len(kernels) > AT_ONCE)

    def _add(
        self, files: Sequence[tuple[ChosenKernels, Sequence[KernelFile]]], kernels: Sequence[KernelFile]
    ) -> Iterator[None]:
        seen = dict(self._seen)
        for file, of_file in files:
            path = Path(file.path).absolute()
            before, stamp = self._files.get(path), stamp_of(path)
            self._files[path] = file
            seen.pop(path, None)
            if before is not None:
                values = {**before.overrides.values, **file.overrides.values}
                entries = tuple(dict.fromkeys((*before.entries, *file.entries)))
                self._files[path] = replace(file, entries=entries, overrides=replace(file.overrides, values=values))
            elif stamp is not None:
                seen[path] = SeenFile(stamp=stamp, kernels=tuple(of_file))
        self._seen = seen
        yield
        own = {kernel.name for kernel in self._choices.kernels if not search.is_builtin(kernel)}
        added = search.with_distinct_names(kernels, self._choices.kernels)
        known = {kernel.name: kernel for kernel in self._choices.kernels}
        self._added_again |= {kernel.name for kernel in added if known.get(kernel.name, kernel) != kernel}
        yield
        self.kernels_added.emit(added)
        yield
        self._choices.set_kernels(added)
        yield
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
        """Read the changed files, as soon as a look that goes on has ended."""
        self._is_asked_again = self._reading is not None
        if self._reading is None:
            self._reading = Reading()
            read = partial(look, self.folders, dict(self._files), self._seen, self._reading)

            def take(news: News) -> None:
                self._go_on(self._take(news), is_long=len(news.saved) > AT_ONCE)

            task = Task.begin(self, self._background, read, take, self._end_reading, doing="")
            signs_of(self._background).begin(task, self._doing, self.cancel)

    def cancel(self) -> None:
        """Leave out what a look that goes on has not read."""
        if self._reading is not None:
            self._reading.is_cancelled = True

    def _doing(self) -> str:
        reading = self._reading
        so_far = f": {reading.read:,} of {reading.total:,} files" if reading is not None and reading.total else ""
        return f"Reading kernels{so_far}"

    def _end_reading(self, problem: str = "") -> None:
        if problem:
            self.failed.emit(problem)
        self._reading = None
        if self._is_asked_again:
            self.read_changes()

    def _go_on(self, steps: Iterator[None], *, is_long: bool) -> None:
        """Take what was read; of many kernels the window answers between two steps."""
        for _ in steps:
            if is_long:
                again = partial(self._go_on, steps, is_long=True)
                configured(QTimer(self), singleShot=True, timeout=again).start(0)  # it ends with the window
                return

    def _take(self, news: News) -> Iterator[None]:
        before, self._seen = self._seen, news.seen
        self._watch()  # a replaced file is a new file for the system
        known = {kernel.name: kernel for kernel in self._choices.kernels}
        own = {name for name, kernel in known.items() if not search.is_builtin(kernel)}
        yield
        read = search.with_distinct_names((kernel for kernel, _ in news.saved), known.values())
        if changed := [kernel for kernel in read if known.get(kernel.name) != kernel]:
            self._choices.set_kernels(changed)
        yield
        names = {kernel.name for kernel in changed} | self._added_again
        rows = zip(read, news.saved, strict=True)
        saved = [kernel for kernel, (_, is_written) in rows if is_written or kernel.name in names]
        self._added_again = set()
        self._set_versions()
        yield
        self.kernels_added.emit(tuple(saved))
        yield
        for kernel in saved:
            self.kernel_saved.emit(kernel)
        self._try_failed({kernel.name for kernel in saved})
        yield
        new = {kernel.name: Path(kernel.path) for kernel in saved if kernel.name not in own}
        eager = {name for name, path in new.items() if not self._eager.isdisjoint(path.parents)}
        if wanted := (new.keys() & self._wanted) | eager:
            self._choose(set(wanted), own if eager else {*self._choices.checked})
        self._end_reading()
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
                self.kernel_saved.emit(kernel)

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
            version = KernelVersion.of(kernel)
            version = version if earlier is None else replace(version, families=version.families | earlier.families)
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
            return  # what was read when it stopped is not watched
        there = [path for path, seen in self._seen.items() if seen.stamp is not None]
        files = {*there, *(path for seen in self._seen.values() for path in seen.included)}
        above = (_existing(path.parent) for path in (*self.folders, *self._files))
        self._paths.follow({*files, *(path.parent for path in files), *self.folders, *above})

    def _on_changed(self, changed: str) -> None:
        """Look again; a folder that is watched because of what lies below it alone matters where that goes or comes."""
        path = Path(changed)
        below = [watched for watched in (*self.folders, *self._files) if watched.is_relative_to(path)]
        is_near = not path.is_dir() or path in self.folders or path in {watched.parent for watched in self._seen}
        if is_near or any(watched in self._missing or not watched.exists() for watched in below):
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
