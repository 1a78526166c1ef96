"""The user's watched kernels: a `.cu` file saved in any editor is read again, as is one that includes it.

The rule: files are read in the background, shortly after the last change; editors that write a temporary file and move
it are supported. An unreadable file gives a sentence, as does one that is not there, and its kernels stay as they were.
"""

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.files import ChosenKernels, kernels_of_file
from warplens.cuda.catalogue.reader import read_bytes, read_text
from warplens.cuda.catalogue.search import is_builtin, is_kernel_file, with_distinct_name
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.points import PointResult, Status
from warplens.gui.kit.tasks import PathWatch, Task, Throttle, sentence_of
from warplens.gui.workspace.choices import KernelVersion, SweepChoices

# The files of kernels that are watched, as they lie on the disk: which have changed, and what they hold now.
# Nothing here needs Qt, and a file that is read costs nothing until it or one that it includes has changed. The user's
# choice of the kernels of a file, and what he says of them, hold for every version of the file. A file that is no
# longer there is remembered as it was.

Stamp = tuple[int, int]  # the modification time (ns) and the size of a file


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenFile:
    """A `.cu` file when it was last looked at."""

    stamp: Stamp | None  # None while the file is not there
    kernels: tuple[KernelFile, ...] | None = None  # None until they were read, and while the text cannot be
    # the hash of the files that each includes (`PointSpec.included_hash`), by name; and these files and `.npy` files
    included_hashes: Mapping[str, str] | None = None
    included: tuple[Path, ...] = ()
    texts: Mapping[Path, bytes] = field(default_factory=dict)  # what it and those that it includes held, by their paths
    has_held: bool = False  # whether it ever had any kernels


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """All files, what was saved since the last look, the errors in changed files, and which are not there."""

    seen: Mapping[Path, SeenFile]
    saved: tuple[tuple[KernelFile, bool], ...]  # whether its file or a header was written: else it is read first
    problems: tuple[str, ...]
    # why files without front matter, and kernels of such files, are no variants; said when the file is first read, and
    # of files of host code alone only where there is no kernel at all
    left_out: tuple[str, ...]
    missing: tuple[Path, ...]  # the folders and files that should be there


def stamp_of(path: Path) -> Stamp | None:
    """Return the stamp of a file; None if there is none."""
    with suppress(OSError):
        status = path.stat()
        return status.st_mtime_ns, status.st_size
    return None


def stamps(folders: Sequence[Path], files: Sequence[Path] = ()) -> dict[Path, Stamp]:
    """Return the stamp of each `.cu` in the folders and below, and of these files."""
    stamps_by_path: dict[Path, Stamp | None] = {}
    for folder in folders:
        with suppress(OSError):
            stamps_by_path |= {path: stamp_of(path) for path in folder.rglob("*.cu")}
    stamps_by_path |= {path: stamp_of(path) for path in files}
    return {path: stamp for path, stamp in stamps_by_path.items() if stamp is not None}


def look(folders: Sequence[Path], chosen_files: Mapping[Path, ChosenKernels], before: Mapping[Path, SeenFile]) -> News:
    """Read the changed files, and what all kernels include: any change may make a name lead to another file.

    Every `.cu` in and below `folders` is one of them, and the `chosen_files` with the kernels of them that are wanted.
    """
    seen: dict[Path, SeenFile] = {}
    saved: list[tuple[KernelFile, bool]] = []
    problems: list[str] = []
    left_out: list[str] = []
    hosts: list[str] = []
    of_folders = stamps(folders)
    for path, stamp in (of_folders | stamps((), tuple(chosen_files))).items():
        earlier = before.get(path, SeenFile(stamp=None))
        is_written = earlier.stamp != stamp
        is_first = earlier.kernels is None and not earlier.has_held
        is_whole = path in of_folders and (path not in chosen_files or is_kernel_file(path))
        kernels = None if is_written or _has_other_headers(path, earlier) else earlier.kernels
        try:
            own = read_bytes(path) if is_written or path not in earlier.texts else earlier.texts[path]
            if kernels is None or any(_stored_paths(kernel) for kernel in kernels):
                content = kernels_of_file(path) if is_whole else chosen_files[path].read()
                kernels = content.kernels
                if is_whole and is_first:
                    left_out += [refused.message for refused in content.refused]
                elif is_written or earlier.kernels is None:
                    held = {kernel.name for kernel in earlier.kernels or ()}
                    lost = [refused for refused in content.refused if not is_whole or refused.entry in held]
                    problems += [refused.message for refused in lost]
        except WarplensError as error:
            # a file that held a kernel should still do so, and a new one with front matter should be right
            is_wrong = earlier.has_held or path in chosen_files or is_kernel_file(path)
            if is_wrong:
                problems += [str(error)] * is_written
            elif is_first:
                is_host = False
                with suppress(WarplensError):
                    is_host = "__global__" not in read_text(path)
                (hosts if is_host else left_out).append(str(error))
            seen[path] = replace(earlier, stamp=stamp, kernels=None if is_wrong else (), included_hashes=None)
            if is_written:
                with suppress(WarplensError):
                    seen[path] = replace(seen[path], texts={**earlier.texts, path: read_bytes(path)})
            continue
        seen[path], news = file_with(
            path, kernels, replace(earlier, stamp=stamp), own, is_written=is_written, is_new=path not in before
        )
        saved += news
    gone = {path: replace(earlier, stamp=None) for path, earlier in before.items() if path not in seen}
    absent = [folder for folder in folders if not folder.is_dir()]
    expected = dict.fromkeys((*chosen_files, *(path for path, file in gone.items() if file.has_held)))
    unseen = [path for path in expected if path not in seen]
    return News(
        seen=gone | seen,
        saved=tuple(saved),
        problems=tuple(problems),
        left_out=(*left_out, *(() if any(file.kernels for file in seen.values()) else hosts)),
        missing=(*absent, *(path for path in unseen if not any(path.is_relative_to(folder) for folder in absent))),
    )


def _has_other_headers(path: Path, earlier: SeenFile) -> bool:
    """Return whether a file that was included is another one now: sizes of launches are inferred from it, too."""
    for header, text in earlier.texts.items():
        with suppress(OSError):
            if header != path and header.read_bytes() != text:
                return True
    return False


def file_with(
    path: Path, kernels: tuple[KernelFile, ...], earlier: SeenFile, own: bytes, *, is_written: bool, is_new: bool
) -> tuple[SeenFile, list[tuple[KernelFile, bool]]]:
    """Return a file with its kernels and what they include, and which kernels have changed; `own` is its text."""
    from warplens.cuda.compiler.includes import complete_file  # at the start the window has no time for it

    saved: list[tuple[KernelFile, bool]] = []
    hashes: dict[str, str] = {}
    included: dict[Path, None] = {}
    texts = {path: own}
    for kernel in kernels:
        complete = complete_file(kernel.source, path=str(path), options=kernel.options)
        hashes[kernel.name] = complete.included_hash
        included |= dict.fromkeys((*map(Path, complete.files), *_stored_paths(kernel)))
        texts |= {Path(name): data for name, data in complete.files.items()}
        known = (earlier.included_hashes or {}).get(kernel.name)
        changed = known not in {None, complete.included_hash}
        is_same = kernel in (earlier.kernels or ())  # its `.npy` files are too, whose digests are in its hash
        if is_written or changed or not is_same:
            is_again = changed or (is_written and not is_new)
            saved.append((kernel, is_again))
    file = replace(earlier, kernels=kernels, included_hashes=hashes, included=tuple(included), texts=texts)
    return replace(file, has_held=earlier.has_held or bool(kernels)), saved


def _stored_paths(kernel: KernelFile) -> tuple[Path, ...]:
    return tuple(Path(array.stored.path) for array in kernel.arrays.values() if array.stored is not None)


SETTLE_MS = 120  # files are read this long after a change, when an editor that writes in two steps is done
CHANGED = "has changed since"  # of a point whose file, or one that it includes, was another one when it ran
MAX_SENTENCES = 3  # a notice says at most this many of the sentences that a look brings


class KernelWatch(QObject):
    """Watches folders, and single files of which the user has chosen kernels.

    `chosen` are the names of those without front matter in the folders; None chooses all.
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
        self._eager = (
            set(self.folders) if kernel_names is None else set()
        )  # the folders all of whose new kernels are chosen
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
        self._due = Throttle(delay_ms, self)
        self._due.fell_due.connect(self.read_changes)
        self._paths = PathWatch(self)
        self._paths.changed.connect(self._on_changed)
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
        known = {kernel.name: kernel for kernel in self._choices.kernels}
        self._added_again |= {kernel.name for kernel in added if known.get(kernel.name, kernel) != kernel}
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
        saved: list[KernelFile] = []
        for read, is_written in news.saved:
            kernel = with_distinct_name(read, self._choices.kernels)
            existing = next((other for other in self._choices.kernels if other.name == kernel.name), None)
            if existing != kernel:
                self._choices.set_kernel(kernel)
            if existing != kernel or is_written or kernel.name in self._added_again:
                saved.append(kernel)
        self._added_again = set()
        self._set_versions()
        for kernel in saved:
            self.kernel_saved.emit(kernel)
        self._try_failed({kernel.name for kernel in saved})
        new = {kernel.name: Path(kernel.path) for kernel in saved if kernel.name not in own}
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
