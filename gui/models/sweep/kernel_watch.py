"""The user's watched folders of kernels: a `.cu` file saved in any editor is read again.

The rule: the folders are read in the background, shortly after the last change; editors that write a temporary file and
move it are supported. An unreadable file gives a sentence, and its kernel stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import suppress
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

Stamps = Mapping[Path, tuple[int, int]]
"""The modification time (ns) and the size of each file."""


class KernelWatch(QObject):
    """Watches folders.

    Args:
        choices: gets the saved kernels.
        folders: the folders to watch, with their subfolders.
        background: reads files.
        delay_ms: the delay from the last change to reading.

    Signals:
        kernel_saved: the `KernelFile` whose text changed.
        failed: one sentence: a file has an error, or its kernel's name is taken.
    """

    kernel_saved = pyqtSignal(object)
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
        self._stamps: Stamps = {}
        self._due = Throttle(delay_ms, self)
        self._due.fell_due.connect(self.read_changes)
        self._watcher: QFileSystemWatcher | None = None
        if self._folders:
            self._stamps = _stamps(self._folders)
            self._watch()

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
        self._folders, self._initial_count, self._stamps = (), 0, {}
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
        task.start(self._background, partial(_changed, self._folders, self._stamps))

    def _on_read(self, outcome: tuple[Stamps, list[KernelFile], list[str]]) -> None:
        self._stamps, kernels, problems = outcome
        self._watch()  # a replaced file is a new file for the system
        for kernel in kernels:
            existing = next((other for other in self._choices.kernels if other.name == kernel.name), None)
            if existing is not None and Path(existing.path).absolute() != Path(kernel.path).absolute():
                problems.append(f"the kernel {kernel.name!r} of {kernel.path} is in {existing.path} too: rename one")
            elif existing is None or existing.source_hash != kernel.source_hash:
                self._choices.set_kernel(kernel)
                self.kernel_saved.emit(kernel)
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
        paths = {str(path) for path in self._stamps} | {str(path.parent) for path in self._stamps}
        paths |= {str(folder) for folder in self._folders if folder.is_dir()}
        missing = paths - {*self._watcher.files(), *self._watcher.directories()}
        if missing:
            self._watcher.addPaths(sorted(missing))


def _stamps(folders: Sequence[Path]) -> dict[Path, tuple[int, int]]:
    stamps = {}
    for folder in folders:
        with suppress(OSError):
            for path in folder.rglob("*.cu"):
                with suppress(OSError):
                    status = path.stat()
                    stamps[path] = (status.st_mtime_ns, status.st_size)
    return stamps


def _changed(folders: Sequence[Path], before: Stamps) -> tuple[Stamps, list[KernelFile], list[str]]:
    """Return the new stamps, the changed kernels, and the errors in changed files."""
    stamps = _stamps(folders)
    kernels, problems = [], []
    for path, stamp in stamps.items():
        if before.get(path) == stamp:
            continue
        try:
            kernels.append(read_kernel_file(path))
        except WarplensError as error:
            if path in before:  # a new file may hold no kernel, but a file that held one should still do so
                problems.append(str(error))
    return stamps, kernels, problems
