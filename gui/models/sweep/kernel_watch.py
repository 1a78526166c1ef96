"""The user's watched folders of kernels: a `.cu` file saved in any editor is read again, as is one that includes it.

The rule: the folders are read in the background, shortly after the last change; editors that write a temporary file and
move it are supported. An unreadable file gives a sentence, and its kernel stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QFileSystemWatcher, QObject, pyqtSignal

from warplens.cuda.catalogue import KernelFile, read_kernel_file
from warplens.cuda.errors import WarplensError
from warplens.gui.models.sweep.choices import SweepChoices
from warplens.gui.toolkit.tasks import Task, sentence_of
from warplens.gui.toolkit.throttle import Throttle

SETTLE_MS = 120
"""Files are read this long after a change, when an editor that writes in two steps is done."""

Stamp = tuple[int, int]
"""The modification time (ns) and the size of a file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Seen:
    """A `.cu` file when it was last looked at: its kernel and what that includes are None until both were read."""

    stamp: Stamp
    kernel: KernelFile | None = None
    included_hash: str | None = None
    included: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Saved:
    """A kernel with a changed text or a changed header."""

    kernel: KernelFile
    included_hash: str
    is_header_changed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class _News:
    """All files, what was saved since the last look, and the errors in changed files."""

    seen: Mapping[Path, _Seen]
    saved: tuple[_Saved, ...]
    problems: tuple[str, ...]


class KernelWatch(QObject):
    """Watches folders.

    Args:
        choices: gets the saved kernels.
        folders: the folders to watch, with their subfolders.
        background: reads files.
        delay_ms: the delay from the last change to reading.

    Signals:
        kernel_saved: the `KernelFile` whose text, or a file that it includes, changed; and the hash of those files
            (`PointSpec.included_hash`).
        failed: one sentence: a file has an error, or its kernel's name is taken.
    """

    kernel_saved = pyqtSignal(object, str)
    failed = pyqtSignal(str)

    def __init__(
        self,
        choices: SweepChoices,
        folders: Sequence[Path],
        background: Executor,
        delay_ms: int = SETTLE_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self._folders = tuple(folder.absolute() for folder in folders)
        self._initial_count = len(self._folders)
        self._wanted: set[str] = set()
        self._background = background
        self._seen: Mapping[Path, _Seen] = {}
        self._due = Throttle(delay_ms, self)
        self._due.fell_due.connect(self.read_changes)
        self._watcher: QFileSystemWatcher | None = None
        if self._folders:
            self._seen = {path: _Seen(stamp=stamp) for path, stamp in _stamps(self._folders).items()}
            self._watch()
            self.read_changes()  # which headers there are to watch

    @property
    def folders(self) -> tuple[Path, ...]:
        """The watched folders."""
        return self._folders

    @property
    def added(self) -> tuple[Path, ...]:
        """The watched folders that were added in the window, which the settings keep."""
        return self._folders[self._initial_count :]

    def stop(self) -> None:
        """Stop watching all folders; the kernels that were read stay."""
        self._folders, self._initial_count, self._seen = (), 0, {}
        self._due.cancel()
        if self._watcher is not None:
            self._watcher.blockSignals(True)
            self._watcher.deleteLater()
            self._watcher = None

    def add_folder(self, folder: Path, chosen: Iterable[str] = ()) -> None:
        """Read and watch another folder; its `chosen` kernels are chosen."""
        folder = folder.absolute()
        if folder not in self._folders:
            self._folders = (*self._folders, folder)
            self._wanted.update(chosen)
            self.read_changes()

    def read_changes(self) -> None:
        """Read the changed files."""
        task = Task(self)
        task.succeeded.connect(self._on_read)
        task.failed.connect(lambda error: self.failed.emit(sentence_of(error)))
        task.start(self._background, partial(_look, self._folders, self._seen))

    def _on_read(self, news: _News) -> None:
        self._seen = news.seen
        problems = list(news.problems)
        self._watch()  # a replaced file is a new file for the system
        for saved in news.saved:
            kernel = saved.kernel
            existing = next((other for other in self._choices.kernels if other.name == kernel.name), None)
            if existing is not None and Path(existing.path).absolute() != Path(kernel.path).absolute():
                problems.append(f"the kernel {kernel.name!r} of {kernel.path} is in {existing.path} too: rename one")
            elif existing != kernel or saved.is_header_changed:
                if existing != kernel:
                    self._choices.set_kernel(kernel)
                self.kernel_saved.emit(kernel, saved.included_hash)
                if existing is None and kernel.name in self._wanted:
                    self._choices.set_checked({*self._choices.checked, kernel.name})
        for problem in problems:
            self.failed.emit(problem)

    def _watch(self) -> None:
        if not self._folders:
            return
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(lambda _: self._due.request())
            self._watcher.directoryChanged.connect(lambda _: self._due.request())
        files = {*self._seen, *(path for seen in self._seen.values() for path in seen.included)}
        paths = {str(path) for path in files} | {str(path.parent) for path in files}
        paths |= {str(folder) for folder in self._folders if folder.is_dir()}
        missing = paths - {*self._watcher.files(), *self._watcher.directories()}
        if missing:
            self._watcher.addPaths(sorted(missing))


def _stamps(folders: Sequence[Path]) -> dict[Path, Stamp]:
    stamps = {}
    for folder in folders:
        with suppress(OSError):
            for path in folder.rglob("*.cu"):
                with suppress(OSError):
                    status = path.stat()
                    stamps[path] = (status.st_mtime_ns, status.st_size)
    return stamps


def _look(folders: Sequence[Path], before: Mapping[Path, _Seen]) -> _News:
    """Read the changed kernels, and what all kernels include: any change may make a name lead to another file."""
    from warplens.cuda.compiler.includes import complete_file  # at the start the window has no time for it

    seen: dict[Path, _Seen] = {}
    saved: list[_Saved] = []
    problems: list[str] = []
    for path, stamp in _stamps(folders).items():
        earlier = before.get(path)
        is_written = earlier is None or earlier.stamp != stamp
        kernel = None if earlier is None or is_written else earlier.kernel
        try:
            kernel = kernel or read_kernel_file(path)
        except WarplensError as error:
            if (
                is_written and earlier is not None
            ):  # a new file may hold no kernel, one that held one should still do so
                problems.append(str(error))
            seen[path] = _Seen(stamp=stamp)
            continue
        complete = complete_file(kernel.source, path=str(path), options=kernel.options)
        included_hash = complete.included_hash
        is_header_changed = earlier is not None and earlier.included_hash not in {None, included_hash}
        if is_written or is_header_changed:
            saved.append(_Saved(kernel=kernel, included_hash=included_hash, is_header_changed=is_header_changed))
        included = tuple(map(Path, complete.files))
        seen[path] = _Seen(stamp=stamp, kernel=kernel, included_hash=included_hash, included=included)
    return _News(seen=seen, saved=tuple(saved), problems=tuple(problems))
