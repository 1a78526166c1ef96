"""The Qt application of this process, with the style and font that the themes are made for, and its focus ring.

The rule: a process has one application, and pictures alone need no display. The application lives until the process
ends, and the remaining windows are destroyed before it.
"""

import atexit
import functools
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PyQt6 import sip
from PyQt6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PyQt6.QtGui import QGuiApplication, QPaintDevice, QPainter, QPaintEvent, QPalette, QPen
from PyQt6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from warplens.gui.kit.theme import font


def make_application(*, offscreen: bool = False) -> QApplication:
    """Return the application, made by the first call; `offscreen` is for pictures, unless the user chose a platform."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    if offscreen:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return _kept_application()


SWITCH_S = 0.0005  # a thread that computes lets the window's go on after this time: it asks many times while it paints


@functools.cache  # the cache holds the reference without which PyQt would destroy the application at once
def _kept_application() -> QApplication:
    application = QApplication(["warplens"])
    application.setApplicationName("warplens")
    application.setApplicationDisplayName("Warplens")
    application.setStyle("Fusion")
    application.setFont(font())
    sys.setswitchinterval(SWITCH_S)
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


# A ring around the widget that has the focus of the keyboard, in every window of the program.
# It is drawn over the widgets and never takes an event. A click gives the focus without a ring, since the pointer says
# where it is; the next step by the keyboard shows it again.

REACH = 4  # the ring reaches so many pixels beyond its widget, where there is room, and touches no text in it
THICK = 2.0


class FocusRing(QObject):
    """Shows the ring."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ring: _Ring | None = None
        self.target: QWidget | None = None  # the widget that has the ring; None while no ring is shown
        self._watched: list[QWidget] = []
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)

    @property
    def rect(self) -> QRect:
        """The rectangle of the ring in the window of its widget; empty while there is none."""
        ring = self._ring
        return QRect() if ring is None or self.target is None or sip.isdeleted(ring) else ring.geometry()

    def _on_focus_changed(self, _: QWidget | None, focused: QWidget | None) -> None:
        is_click = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._leave()
        if focused is None or is_click or focused.windowType() == Qt.WindowType.Popup:
            return
        self.target = focused
        widget: QWidget | None = focused
        while widget is not None and not widget.isWindow():
            self._watched.append(widget)
            widget.installEventFilter(self)
            widget = widget.parentWidget()
        self._place()

    def _leave(self) -> None:
        for widget in self._watched:
            if not sip.isdeleted(widget):
                widget.removeEventFilter(self)
        self._watched = []
        self.target = None
        if self._ring is not None and not sip.isdeleted(self._ring):
            self._ring.hide()

    def _place(self) -> None:
        """Put the ring around its widget, as far as that is seen."""
        target = self.target
        if target is None or sip.isdeleted(target):
            return
        window = target.window()
        if window is None or target is window:
            return
        if self._ring is None or sip.isdeleted(self._ring) or self._ring.parent() is not window:
            if self._ring is not None and not sip.isdeleted(self._ring):
                self._ring.deleteLater()
            self._ring = _Ring(window)
        around = QRect(target.mapTo(window, QPoint(0, 0)), target.size()).adjusted(-REACH, -REACH, REACH, REACH)
        above = target.parentWidget()
        while above is not None and not above.isWindow():
            if isinstance(above.parentWidget(), QAbstractScrollArea):  # `above` is its viewport
                around = around.intersected(QRect(above.mapTo(window, QPoint(0, 0)), above.size()))
            above = above.parentWidget()
        around = around.intersected(window.rect())
        self._ring.setGeometry(around)
        self._ring.setVisible(target.isVisible() and not around.isEmpty())
        self._ring.raise_()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Follow the widget when it, or what holds it, moves or goes."""
        kinds = QEvent.Type
        if event is not None and event.type() in (kinds.Move, kinds.Resize, kinds.Show, kinds.Hide, kinds.ZOrderChange):
            self._place()
        return super().eventFilter(watched, event)


class _Ring(QWidget):
    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("focusring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, _: QPaintEvent | None) -> None:
        """Draw the ring in the colour of links, which is the accent of the theme."""
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Link), THICK))
            half = THICK / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 6, 6)
