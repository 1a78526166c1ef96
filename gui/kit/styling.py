"""The names by which the style sheet knows widgets, and the labels and buttons that differ by them alone.

The rule: a widget names its role; the style sheet says how the role looks.
"""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QPointF, QRectF, QSignalBlocker, Qt
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PyQt6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QToolButton,
    QWidget,
)

from warplens.gui.figures.figure import Look, Marker
from warplens.gui.kit.arranging import configured
from warplens.gui.kit.text_labels import HintLabel, PlainLabel
from warplens.gui.kit.theme import Theme


class Role:
    """The roles of labels, buttons and combo boxes in the style sheet."""

    MUTED = "muted"
    FAINT = "faint"
    BAD = "bad"
    WARN = "warn"
    BADGE = "badge"
    HINT = "hint"
    QUIET = "quiet"


def label(text: str = "", role: str = "", name: str = "") -> QLabel:
    """Return a label of plain text that the style sheet draws in this role, or by this object name."""
    widget = PlainLabel(text)
    if role:
        widget.setProperty("role", role)
    if name:
        widget.setObjectName(name)
    return widget


def hint_label(text: str = "") -> QLabel:
    """Return the text that stands in the middle of an empty panel and says what to do."""
    hint = HintLabel(text)
    hint.setProperty("role", Role.HINT)
    return hint


def tool_button(look: str, text: str, tip: str, *, name: str = "", is_checkable: bool = False) -> QToolButton:
    """Return a button.

    Args:
        look: the object name by which the style sheet knows it: small, chip, view, link, step or fold.
        name: the accessible name, for a button whose text is a sign.
    """
    return configured(
        QToolButton(), objectName=look, text=text, toolTip=tip, accessibleName=name, checkable=is_checkable
    )


def quiet_button(text: str, tip: str, name: str) -> QToolButton:
    """Return a small button that opens a menu or a list, drawn like the quiet combo boxes."""
    button = tool_button("", text, tip, name=name)
    button.setProperty("role", Role.QUIET)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    return button


def restyle(widget: QWidget) -> None:
    """Apply the style sheet to a widget again, after one of its properties has changed."""
    style = widget.style()
    if style is not None:
        style.unpolish(widget)
        style.polish(widget)


def mark(field: QLineEdit, *, is_bad: bool) -> None:
    """Show whether the text of a field is valid."""
    state = "bad" if is_bad else ""
    if field.property("state") != state:
        field.setProperty("state", state)
        restyle(field)


_OUTLINES = {
    Marker.SQUARE: ((-3.5, -3.5), (3.5, -3.5), (3.5, 3.5), (-3.5, 3.5)),
    Marker.DIAMOND: ((0, -4.6), (4.6, 0), (0, 4.6), (-4.6, 0)),
    Marker.TRIANGLE: ((0, -4.2), (4.4, 3.6), (-4.4, 3.6)),
}


def draw_marker(painter: QPainter, middle: QPointF, look: Look, colour: str, *, hollow: bool = False) -> None:
    """Draw the marker of a variant as plots draw it, nine pixels wide."""
    painter.setPen(QPen(QColor(colour), 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else QColor(colour))
    if (outline := _OUTLINES.get(look.marker)) is None:
        painter.drawEllipse(middle, 4.0, 4.0)
    else:
        painter.drawPolygon(_polygon(middle, outline))


def draw_check_box(painter: QPainter, box: QRectF, state: Qt.CheckState, theme: Theme) -> None:
    """Draw a check box in a state."""
    if state is Qt.CheckState.Unchecked:
        painter.setPen(QPen(QColor(theme.faint), 1.2))
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(QPen(QColor(theme.on_accent), 1.8))
    tick = ((-3.4, 0.2), (-1.0, 2.8), (3.6, -2.8)) if state is Qt.CheckState.Checked else ((-3.4, 0), (3.4, 0))
    painter.drawPolyline(_polygon(box.center(), tick))


def draw_chevron(painter: QPainter, middle: QPointF, colour: QColor, *, is_down: bool = True) -> None:
    """Draw a chevron that points down, or to the right."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    down = ((-3.5, -1.75), (0, 1.75), (3.5, -1.75))
    right = ((-1.75, -3.5), (1.75, 0), (-1.75, 3.5))
    painter.drawPolyline(_polygon(middle, down if is_down else right))


def draw_dot(painter: QPainter, middle: QPointF, colour: QColor) -> None:
    """Draw the dot beside something that is assumed."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(middle, 2.5, 2.5)
    painter.restore()


def _polygon(middle: QPointF, corners: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([middle + QPointF(x, y) for x, y in corners])


SHORT_ROLE = Qt.ItemDataRole.UserRole + 1  # the role of the shorter text that a closed combo box shows of an entry


class Combo(QComboBox):
    """A combo box with a drawn chevron; quiet ones stand in headings."""

    def __init__(self, *, quiet: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if quiet:
            self.setProperty("role", Role.QUIET)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def paintEvent(self, _: QPaintEvent | None) -> None:
        """Draw the box, the text cut where it does not fit, and the chevron."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        text, option.currentText = self.currentData(SHORT_ROLE) or option.currentText, ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        room = self.rect().adjusted(9, 0, -24, 0)
        text = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        middle = QPointF(self.width() - 12.0, self.height() / 2)
        draw_chevron(painter, middle, self.palette().color(QPalette.ColorRole.PlaceholderText))


def fill(box: QComboBox, entries: Sequence[tuple[str, object]], chosen: object) -> None:
    """Give a box these entries, as text and data, with the chosen data shown, else the first; no signal is emitted."""
    with QSignalBlocker(box):
        if [(box.itemText(row), box.itemData(row)) for row in range(box.count())] != list(entries):
            box.clear()
            for text, data in entries:
                box.addItem(text, data)
        box.setCurrentIndex(next((row for row, (_, data) in enumerate(entries) if data == chosen), 0))
