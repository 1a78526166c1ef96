"""The user's folders of kernels, watched: a `.cu` that is saved in any editor is read anew.

The rule: the folders are read in the background, a moment after the last change; editors that write beside a file and
move it there count as editors. A file that cannot be read is a sentence, and the kernel stays what it was.
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
"""After a change: an editor that writes a file in two steps is done by then, and nobody has begun to wait."""

Stamps = Mapping[Path, tuple[int, int]]
"""Time of change (ns) and size of files."""


class KernelWatch(QObject):
    """Watches folders.

    Args:
        choices: gets the kernels that were saved.
        folders: what to watch, with the folders below.
        background: reads files.
        delay_ms: from the last change to reading.

    Signals:
        kernel_saved: the `KernelFile` whose text changed.
        failed: one sentence: a file is wrong, or has a name that is taken.
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
        self._given = len(self._folders)
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
        """The folders that are watched."""
        return self._folders

    @property
    def added(self) -> tuple[Path, ...]:
        """The folders among them that were added in the window, to be watched at the next start too."""
        return self._folders[self._given :]

    def stop(self) -> None:
        """Watch no folder any longer; the kernels that were read stay."""
        self._folders, self._given, self._stamps = (), 0, {}
        self._due.cancel()
        if self._watcher is not None:
            self._watcher.blockSignals(True)
            self._watcher.deleteLater()
            self._watcher = None

    def add_folder(self, folder: Path, wanted: Iterable[str] = ()) -> None:
        """Read and watch another folder; those of its kernels that are `wanted` are chosen."""
        folder = folder.absolute()
        if folder not in self._folders:
            self._folders = (*self._folders, folder)
            self._wanted.update(wanted)
            self.read_changes()

    def read_changes(self) -> None:
        """Read what changed."""
        task = Task(self)
        task.succeeded.connect(self._on_read)
        task.failed.connect(lambda error: self.failed.emit(sentence_of(error)))
        task.start(self._background, partial(_changed, self._folders, self._stamps))

    def _on_read(self, told: tuple[Stamps, list[KernelFile], list[str]]) -> None:
        self._stamps, kernels, problems = told
        self._watch()  # a file that was replaced is a new one to the system
        for kernel in kernels:
            known = next((other for other in self._choices.kernels if other.name == kernel.name), None)
            if known is not None and Path(known.path).absolute() != Path(kernel.path).absolute():
                problems.append(f"the kernel {kernel.name!r} of {kernel.path} is in {known.path} too: rename one")
            elif known is None or known.source_hash != kernel.source_hash:
                self._choices.set_kernel(kernel)
                self.kernel_saved.emit(kernel)
                if known is None and kernel.name in self._wanted:
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
        wanted = {str(path) for path in self._stamps} | {str(path.parent) for path in self._stamps}
        wanted |= {str(folder) for folder in self._folders if folder.is_dir()}
        missing = wanted - {*self._watcher.files(), *self._watcher.directories()}
        if missing:
            self._watcher.addPaths(sorted(missing))


def _stamps(folders: Sequence[Path]) -> dict[Path, tuple[int, int]]:
    found = {}
    for folder in folders:
        with suppress(OSError):
            for path in folder.rglob("*.cu"):
                with suppress(OSError):
                    status = path.stat()
                    found[path] = (status.st_mtime_ns, status.st_size)
    return found


def _changed(folders: Sequence[Path], known: Stamps) -> tuple[Stamps, list[KernelFile], list[str]]:
    """Return what the files are now, the kernels that changed, and what is wrong with the others that did."""
    stamps = _stamps(folders)
    kernels, problems = [], []
    for path, stamp in stamps.items():
        if known.get(path) == stamp:
            continue
        try:
            kernels.append(read_kernel_file(path))
        except WarplensError as error:
            if path in known:  # a new file may be no kernel file at all; one that was a kernel should still be
                problems.append(str(error))
    return stamps, kernels, problems
