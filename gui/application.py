"""The one Qt application of this process, with the style and font that the themes are made for.

The rule: asked twice, it gives the same application; asked for pictures only, it never needs a display.
"""

from __future__ import annotations

import os

from PyQt6.QtGui import QPixmapCache
from PyQt6.QtWidgets import QApplication

from warplens.gui.theme import font

KEPT_KIB = 64 * 1024
"""For the drawn curves of the plots in view, on a dense screen too; Qt's own limit would hold two."""


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
    application = QApplication(["warplens"])
    application.setApplicationName("warplens")
    application.setApplicationDisplayName("Warplens")
    application.setStyle("Fusion")
    QPixmapCache.setCacheLimit(KEPT_KIB)
    application.setFont(font())
    return application
