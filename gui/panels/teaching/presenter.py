"""A lesson that fills the screen of a lecture hall: large type, no chrome, Space and Backspace, a light pointer.

The rule: it shows the same view of the same model as the panel, so nothing is lost when it closes, however it closes.
"""

from __future__ import annotations

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QColor, QCursor, QKeyEvent, QPainter, QPixmap, QRadialGradient
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from warplens.gui.models.teaching.lessons import Lessons
from warplens.gui.panels.teaching.lesson_view import LessonView
from warplens.gui.toolkit.painting import painting
from warplens.gui.toolkit.text_size import SIZES, at_text_size
from warplens.gui.toolkit.theme import SPACE, Theme, stylesheet

LINES_OF_TEXT = 618
"""A screen of this many pixels in height has texts of 100 %: 1080 pixels, as projectors have, then have 175 %."""
POINTER_PIXELS = 72
POINTER_STRENGTH = 150
"""Opacity of the middle of the light pointer, 0 to 255."""


class Presenter(QWidget):
    """A lesson on a whole screen; Escape leaves it, L switches the light pointer.

    Args:
        model: the lessons.
        theme: to draw in.
        owner: the window that it belongs to, and closes with.
    """

    def __init__(self, model: Lessons, theme: Theme, owner: QWidget | None = None) -> None:
        super().__init__(owner, Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWindowTitle("Warplens lesson")
        self._has_light = True
        screen = self.screen()
        with at_text_size(presented_size(0 if screen is None else screen.geometry().height())):
            self.setStyleSheet(f"{stylesheet(theme)}\nQWidget#card {{ background: {theme.panel}; }}")
            self.view = LessonView(model, theme)
            column = QVBoxLayout(self)
            column.setContentsMargins(6 * SPACE, 4 * SPACE, 6 * SPACE, 3 * SPACE)
            column.addWidget(self.view)
            self.view.show_theme(theme)
        self.view.foot.hide()
        self._light = light_pointer(theme)
        self.set_light(is_on=True)
        self.view.setFocus()

    @property
    def has_light(self) -> bool:
        """Whether the pointer is a light."""
        return self._has_light

    def set_light(self, *, is_on: bool) -> None:
        """Switch the light pointer."""
        self._has_light = is_on
        for part in (self, *self.findChildren(QWidget)):
            if is_on:
                part.setCursor(self._light)
            else:
                part.unsetCursor()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Leave by Escape, and switch the light by L."""
        if event is None:
            return
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() == Qt.Key.Key_L:
            self.set_light(is_on=not self._has_light)
        else:
            super().keyPressEvent(event)


def presented_size(height: int) -> int:
    """Return the size of texts, in percent, for a screen of this many pixels in height."""
    wanted = 100 * height / LINES_OF_TEXT
    return max((size for size in SIZES if size <= wanted + 1), default=SIZES[0])


def light_pointer(theme: Theme) -> QCursor:
    """Return a pointer that is a soft light."""
    picture = QPixmap(POINTER_PIXELS, POINTER_PIXELS)
    picture.fill(Qt.GlobalColor.transparent)
    middle = QPointF(POINTER_PIXELS / 2, POINTER_PIXELS / 2)
    glow = QRadialGradient(middle, POINTER_PIXELS / 2)
    for at, strength in ((0.0, POINTER_STRENGTH), (0.35, POINTER_STRENGTH // 2), (1.0, 0)):
        tone = QColor(theme.bad)
        tone.setAlpha(strength)
        glow.setColorAt(at, tone)
    with painting(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(middle, POINTER_PIXELS / 2, POINTER_PIXELS / 2)
    return QCursor(picture)
