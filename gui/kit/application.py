"""The Qt application of this process, with the style and font that the themes are made for.

The rule: a process has one application, and pictures alone need no display. The application lives until the process
ends, and the remaining windows are destroyed before it.
"""

from __future__ import annotations

import atexit
import functools
import os
from collections.abc import Iterator
from contextlib import contextmanager

from PyQt6 import sip
from PyQt6.QtGui import QPaintDevice, QPainter
from PyQt6.QtWidgets import QApplication

from warplens.gui.kit.theme import font


def make_application(*, offscreen: bool = False) -> QApplication:
    """Return the application; the first call makes it.

    Args:
        offscreen: draw into memory, for pictures, unless the user has chosen a platform of Qt.
    """
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    if offscreen:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return _kept_application()


@functools.cache  # the cache holds the reference without which PyQt would destroy the application at once
def _kept_application() -> QApplication:
    application = QApplication(["warplens"])
    application.setApplicationName("warplens")
    application.setApplicationDisplayName("Warplens")
    application.setStyle("Fusion")
    application.setFont(font())
    atexit.register(_destroy_windows)  # PyQt has registered its own clean-up before, so this one runs first
    return application


def _destroy_windows() -> None:
    """Destroy the remaining windows when the process ends.

    PyQt would destroy them while it walks through its table of all objects. Python code that runs meanwhile, such as an
    event filter, adds entries; when the table is reallocated, the walk continues in freed memory and ends in signal 11.
    """
    for widget in QApplication.topLevelWidgets():
        if not sip.isdeleted(widget) and sip.ispyowned(widget):
            sip.delete(widget)


# A painter that outlives its paint event, because a traceback or a debugger keeps the frame, ends the program at the
# next one: every widget and picture is painted within `painting`.


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Yield a painter on a widget or a picture, and end it."""
    painter = QPainter(device)
    try:
        yield painter
    finally:
        painter.end()
