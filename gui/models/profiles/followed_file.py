"""The open profile while its program still runs: read again whenever its file changes, until it is complete.

The rule: only a profile that says that it is not complete is followed. What the user has selected stays selected, and
nothing is read in the window's thread.
"""

from __future__ import annotations

from concurrent.futures import Executor
from contextlib import suppress
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QFileSystemWatcher, QObject, pyqtSignal

from warplens.gui.models.points.results import Results
from warplens.gui.toolkit.tasks import Task, sentence_of
from warplens.gui.toolkit.throttle import Throttle
from warplens.profiles.records import Completeness, Profile
from warplens.profiles.store import read_profile

SETTLE_MS = 200
"""A file is read this long after a change: it is moved into its place in one step, and its folder changes twice."""


class FollowedFile(QObject):
    """Follows the file of the open profile.

    Args:
        results: the open profile.
        background: reads files.
        delay_ms: the delay from the last change to reading.

    Signals:
        read: the `Profile` that was read anew and is shown now.
        failed: one sentence: the file cannot be read any more, and is not followed.
    """

    read = pyqtSignal(object)
    failed = pyqtSignal(str)

    def __init__(
        self, results: Results, background: Executor, delay_ms: int = SETTLE_MS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._results = results
        self._background = background
        self._path: Path | None = None
        self._stamp: tuple[int, int] | None = None
        self._watcher: QFileSystemWatcher | None = None
        self._due = Throttle(delay_ms, self)
        self._due.fell_due.connect(self._read_if_changed)
        results.file_changed.connect(self._on_file_changed)
        results.points_replaced.connect(self._on_file_changed)

    @property
    def path(self) -> Path | None:
        """The file that is followed."""
        return self._path

    def _on_file_changed(self) -> None:
        """Follow the open file, or leave off."""
        profile, path = self._results.profile, self._results.path
        is_open = profile is not None and profile.status is Completeness.PARTIAL and not self._results.is_unsaved
        wanted = path if is_open else None
        if wanted == self._path:
            return
        self._path, self._stamp = wanted, None
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        if wanted is not None:
            self._watcher = QFileSystemWatcher([str(wanted.absolute().parent)], self)
            self._watcher.directoryChanged.connect(lambda _: self._due.request())
            self._due.request()  # it may have changed since it was read

    def _read_if_changed(self) -> None:
        path = self._path
        if path is None:
            return
        stamp = _stamp(path)
        if stamp is None or stamp == self._stamp:
            return
        self._stamp = stamp
        task = Task(self)
        task.succeeded.connect(partial(self._on_read, path))
        task.failed.connect(partial(self._on_failed, path))
        task.start(self._background, partial(read_profile, path))

    def _on_read(self, path: Path, profile: Profile) -> None:
        if path != self._path or (profile.points, profile.status) == (
            tuple(self._results.points),
            Completeness.PARTIAL,
        ):
            return
        self._results.follow(profile)
        self.read.emit(profile)

    def _on_failed(self, path: Path, error: Exception) -> None:
        if path == self._path:
            self._path = None
            self.failed.emit(sentence_of(error))


def _stamp(path: Path) -> tuple[int, int] | None:
    """Return when a file was written and its size, None where there is none."""
    with suppress(OSError):
        status = path.stat()
        return status.st_mtime_ns, status.st_size
    return None
