"""A painter that ends with its drawing, whatever happens in between.

The rule: every widget and picture is painted within `painting`. A painter that outlives its paint event, because an
error's traceback or a debugger keeps the frame, ends the program at the next one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PyQt6.QtGui import QPaintDevice, QPainter


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Yield a painter on a widget or a picture, and end it.

    Example:
        >>> from PyQt6.QtGui import QColor, QImage
        >>> image = QImage(2, 2, QImage.Format.Format_RGB32)
        >>> with painting(image) as painter:
        ...     painter.fillRect(image.rect(), QColor("#204060"))
        >>> image.pixelColor(1, 1).name(), painter.isActive()
        ('#204060', False)
    """
    painter = QPainter(device)
    try:
        yield painter
    finally:
        painter.end()
