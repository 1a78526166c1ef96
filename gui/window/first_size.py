"""The size of the window on the screen on which it starts.

The rule: the whole window is on the screen, with its frame: what asks for an answer stands at its foot.
"""

from __future__ import annotations

from PyQt6.QtCore import QPoint, QRect, QSize
from PyQt6.QtWidgets import QWidget

WANTED = QSize(1680, 1020)
"""The first size, where there is room: the plots stand side by side, and every panel of the default layout is seen."""
FRAME = QSize(16, 48)
"""A window's frame takes about this much of the screen: the borders, and the title bar."""


def fitting(geometry: QRect, available: QRect, *, is_first: bool) -> QRect:
    """Return where a window stands on a screen.

    Args:
        geometry: where the window would stand, in pixels, without its frame.
        available: the screen without the bars of the desktop.
        is_first: whether the user has never seen the window: it gets the size wanted, in the middle of the screen.
    """
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
