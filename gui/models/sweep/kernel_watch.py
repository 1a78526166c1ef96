"""The user's watched kernels: a `.cu` file saved in any editor is read again, as is one that includes it.

The rule: files are read in the background, shortly after the last change; editors that write a temporary file and move
it are supported. An unreadable file gives a sentence, and its kernels stay as they were.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QFileSystemWatcher, QObject, pyqtSignal

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.files import ChosenKernels
from warplens.cuda.catalogue.naming import with_distinct_name
from warplens.cuda.catalogue.search import is_builtin
from warplens.gui.models.sweep.choices import SweepChoices
from warplens.gui.models.sweep.kernel_reading import News, SeenFile, look, stamp_of, stamps
from warplens.gui.toolkit.tasks import Task, sentence_of
from warplens.gui.toolkit.throttle import Throttle

SETTLE_MS = 120
"""Files are read this long after a change, when an editor that writes in two steps is done."""


class KernelWatch(QObject):
    """Watches folders, and single files of which the user has chosen kernels.

    Args:
        choices: gets the saved kernels.
        folders: the folders to watch, with their subfolders.
        background: reads files.
        delay_ms: the delay from the last change to reading.

    Signals:
        kernel_saved: the `KernelFile` whose text, or a file that it includes, changed; and the hash of those files
            (`PointSpec.included_hash`).
        kernels_added: the `KernelFile`s that the user has added and that are variants from now on.
        files_asked: the user wants to add kernels; a dialog asks for their files.
        failed: one sentence: a file has an error.
    """

    kernel_saved = pyqtSignal(object, str)
    kernels_added = pyqtSignal(object)
    files_asked = pyqtSignal()
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
        self._files: dict[Path, ChosenKernels] = {}
        self._seen: Mapping[Path, SeenFile] = {}
        self._due = Throttle(delay_ms, self)
        self._due.fell_due.connect(self.read_changes)
        self._watcher: QFileSystemWatcher | None = None
        if self._folders:
            self._seen = {path: SeenFile(stamp=stamp) for path, stamp in stamps(self._folders).items()}
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

    @property
    def files(self) -> tuple[ChosenKernels, ...]:
        """The files of which kernels were chosen, which the settings keep."""
        return tuple(self._files.values())

    def stop(self) -> None:
        """Stop watching all folders and files; the kernels that were read stay."""
        self._folders, self._initial_count, self._files, self._seen = (), 0, {}, {}
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
        kept = self._choices.checked if self._choices.checked & own else ()
        self._choices.set_checked({*kept, *(kernel.name for kernel in added)})
        self.read_changes()

    def read_changes(self) -> None:
        """Read the changed files."""
        task = Task(self)
        task.succeeded.connect(self._on_read)
        task.failed.connect(lambda error: self.failed.emit(sentence_of(error)))
        task.start(self._background, partial(look, self._folders, dict(self._files), self._seen))

    def _on_read(self, news: News) -> None:
        self._seen = news.seen
        self._watch()  # a replaced file is a new file for the system
        for saved in news.saved:
            kernel = with_distinct_name(saved.kernel, self._choices.kernels)
            existing = next((other for other in self._choices.kernels if other.name == kernel.name), None)
            if existing != kernel or saved.is_header_changed:
                if existing != kernel:
                    self._choices.set_kernel(kernel)
                self.kernel_saved.emit(kernel, saved.included_hash)
                if existing is None and kernel.name in self._wanted:
                    self._choices.set_checked({*self._choices.checked, kernel.name})
        for problem in news.problems:
            self.failed.emit(problem)

    def _watch(self) -> None:
        if not self._folders and not self._files:
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
