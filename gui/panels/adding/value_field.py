"""The field of one value of a launch: a text, or one of a few; what is assumed is in italics, with a dot.

The rule: it shows a `FormValue`, and signals what is typed and that its origin is asked for.
"""

from __future__ import annotations

from typing import TypeAlias

from PyQt6.QtCore import QPointF, pyqtSignal
from PyQt6.QtGui import QColor, QMouseEvent, QPaintEvent, QWheelEvent
from PyQt6.QtWidgets import QLineEdit, QWidget

from warplens.gui.models.adding.launch_form import FormValue
from warplens.gui.toolkit.combo import Combo
from warplens.gui.toolkit.marks import draw_dot
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.painting import painting
from warplens.gui.toolkit.styling import mark
from warplens.gui.toolkit.theme import Theme
from warplens.profiles.cleaning import plain

DOT_PIXELS = 8
"""The dot stands this far from the right edge of the field."""


class TextField(QLineEdit):
    """The field of a value that is typed.

    Signals:
        edited: the text that the user gave.
        origin_asked: the user wants to see where the value comes from.
    """

    edited = pyqtSignal(str)
    origin_asked = pyqtSignal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_assumed = False
        self.textEdited.connect(self.edited)

    def show_value(self, value: FormValue, problem: str, *, can_edit: bool) -> None:
        """Show a value, the error in it, and whether it is assumed."""
        if self.text().strip() != value.text.strip():
            self.setText(plain(value.text))
            self.setCursorPosition(0)
        self.setReadOnly(not can_edit)
        self.setAccessibleName(_name(value))
        self.setToolTip(verbatim(problem or _help(value)))
        self._is_assumed = bool(value.assumption)
        _set_italic(self, is_italic=self._is_assumed)
        mark(self, is_bad=bool(problem))
        self.setTextMargins(0, 0, 2 * DOT_PIXELS - 4 if self._is_assumed else 0, 0)
        self.update()

    @property
    def is_assumed(self) -> bool:
        """Whether the field has the mark of an assumption."""
        return self._is_assumed

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        """Ask for the origin, and select a word as fields do."""
        super().mouseDoubleClickEvent(event)
        self.origin_asked.emit()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the field, and the dot."""
        super().paintEvent(event)
        if self._is_assumed:
            _dot(self, DOT_PIXELS, self._theme)


class ChoiceField(Combo):
    """The field of a value that is one of a few; its signals are those of `TextField`."""

    edited = pyqtSignal(str)
    origin_asked = pyqtSignal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._theme = theme
        self._is_assumed = False
        self.textActivated.connect(self.edited)

    def show_value(self, value: FormValue, problem: str, *, can_edit: bool) -> None:
        """Show a value, the error in it, and whether it is assumed."""
        if [self.itemText(row) for row in range(self.count())] != list(value.choices):
            self.clear()
            self.addItems(value.choices)
        self.setCurrentText(value.text)
        self.setEnabled(can_edit and len(value.choices) > 1)
        self.setAccessibleName(_name(value))
        self.setToolTip(verbatim(problem or _help(value)))
        self._is_assumed = bool(value.assumption)
        _set_italic(self, is_italic=self._is_assumed)

    @property
    def is_assumed(self) -> bool:
        """Whether the field has the mark of an assumption."""
        return self._is_assumed

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        """Ask for the origin."""
        super().mouseDoubleClickEvent(event)
        self.origin_asked.emit()

    def wheelEvent(self, event: QWheelEvent | None) -> None:
        """Leave the wheel to the form, which scrolls."""
        if event is not None:
            event.ignore()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the field, and the dot."""
        super().paintEvent(event)
        if self._is_assumed:
            _dot(self, 3 * DOT_PIXELS, self._theme)


ValueField: TypeAlias = TextField | ChoiceField


def make_field(value: FormValue, theme: Theme) -> ValueField:
    """Return the field of a value."""
    return ChoiceField(theme) if value.choices else TextField(theme)


def _name(value: FormValue) -> str:
    return f"{value.array}, {value.label}" if value.array else value.label


def _help(value: FormValue) -> str:
    where = f"From line {value.line}: a double click shows it" if value.line else ""
    assumed = f"Assumed: {value.assumption}" if value.assumption else ""
    return "\n".join(part for part in (f"{_name(value)}: {value.text}", assumed, where) if part)


def _set_italic(field: QWidget, *, is_italic: bool) -> None:
    font = field.font()
    if font.italic() != is_italic:
        font.setItalic(is_italic)
        field.setFont(font)


def _dot(field: QWidget, from_right: int, theme: Theme) -> None:
    with painting(field) as painter:
        draw_dot(painter, QPointF(field.width() - from_right, field.height() / 2), QColor(theme.accent))
