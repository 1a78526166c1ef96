"""The one Qt application of this process, with the style and font that the themes are made for.

The rule: asked twice, it gives the same application; asked for pictures only, it never needs a display. It stays until
the process ends, and the windows that are left then go before it.
"""

from __future__ import annotations

import atexit
import functools
import os

from PyQt6 import sip
from PyQt6.QtWidgets import QApplication

from warplens.gui.toolkit.theme import font


def make_application(*, offscreen: bool = False) -> QApplication:
    """Return the application.

    Args:
        offscreen: draw into memory unless the user has chosen another platform of Qt's; nothing will be shown.
    """
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    if offscreen:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return _kept_application()


@functools.cache  # which holds it: without a reference PyQt would end it at once
def _kept_application() -> QApplication:
    application = QApplication(["warplens"])
    application.setApplicationName("warplens")
    application.setApplicationDisplayName("Warplens")
    application.setStyle("Fusion")
    application.setFont(font())
    atexit.register(_destroy_windows)  # after PyQt has registered its own clearing up, so it runs before that
    return application


def _destroy_windows() -> None:
    """Destroy the windows that are left when the process ends.

    PyQt would destroy them while it walks through its table of all objects. Python code that runs meanwhile, such as an
    event filter, gives the table entries; when that makes it move, the walk goes on in freed memory: signal 11.
    """
    for widget in QApplication.topLevelWidgets():
        if not sip.isdeleted(widget) and sip.ispyowned(widget):
            sip.delete(widget)
