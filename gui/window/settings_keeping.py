"""The settings are written while the window is open, so that a killed program or a dead battery loses none.

The rule: they are looked at every few seconds and written only if they have changed, in the background and in order.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

from PyQt6.QtCore import QObject, QTimer

from warplens.gui.toolkit.settings import Settings, store

LOOK_MS = 2000
"""The settings are looked at this often: at most so much of what the user did is lost."""


class SettingsKeeping(QObject):
    """Keeps the settings in their file.

    Args:
        read: returns the present settings.
        path: the file.
        background: writes.
    """

    def __init__(
        self, read: Callable[[], Settings], path: Path, background: Executor, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._read = read
        self._path = path
        self._background = background
        self._written: Settings | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.keep)
        self._timer.start(LOOK_MS)

    def keep(self) -> None:
        """Write the settings if they have changed since they were written last."""
        settings = self._read()
        if settings != self._written:
            self._written = settings
            self._background.submit(store, self._path, settings)

    def close(self) -> None:
        """Write the settings for the last time."""
        self._timer.stop()
        self.keep()
