"""The settings are written while the window is open, so that a killed program or a dead battery loses none.

The rule: they are looked at every few seconds and written only if they have changed, in the background and in order.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

from PyQt6.QtCore import QObject, QPoint, QRect, QSize, QTimer
from PyQt6.QtWidgets import QWidget

from warplens.gui.kit.settings import Settings, store
from warplens.gui.kit.widgets import configured

LOOK_MS = 2000  # the settings are looked at this often: at most so much of what the user did is lost


class SettingsKeeping(QObject):
    """Keeps the settings in their file."""

    def __init__(self, read: Callable[[], Settings], path: Path, background: Executor) -> None:
        super().__init__()
        self._read = read
        self._path = path
        self._background = background
        self._written: Settings | None = None
        self._timer = configured(QTimer(self), timeout=self.keep)
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


# The size of the window on the screen on which it starts.
# The whole window is on the screen, with its frame: what asks for an answer stands at its foot.

WANTED = QSize(1680, 1020)
"""The first size, where there is room: the plots stand side by side, and every panel of the default layout is seen."""
FRAME = QSize(16, 48)  # a window's frame takes about this much of the screen: the borders, and the title bar


def fitting(geometry: QRect, available: QRect, *, is_first: bool) -> QRect:
    """Return where a window stands on a screen, both without frames; at first it is in the middle, of its own size."""
    most = available.size() - FRAME
    size = (WANTED if is_first else geometry.size()).boundedTo(most)
    room = available.adjusted(FRAME.width() // 2, FRAME.height() - FRAME.width() // 2, 0, 0)
    corner = geometry.topLeft()
    if is_first:
        corner = room.topLeft() + QPoint((most.width() - size.width()) // 2, (most.height() - size.height()) // 2)
    left = min(max(corner.x(), room.left()), room.left() + most.width() - size.width())
    top = min(max(corner.y(), room.top()), room.top() + most.height() - size.height())
    return QRect(QPoint(left, top), size)


def fit_screen(window: QWidget, *, is_first: bool) -> None:
    """Put a window, before it is shown, where the whole of it is on its screen."""
    screen = window.screen()
    if screen is None or window.isMaximized() or window.isFullScreen():
        return
    available = screen.availableGeometry()
    window.setMinimumSize(window.minimumSize().boundedTo(available.size() - FRAME))
    window.setGeometry(fitting(window.geometry(), available, is_first=is_first))
