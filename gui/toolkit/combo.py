"""A combo box that draws its own chevron and cuts its text."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QPointF, QSignalBlocker, Qt
from PyQt6.QtGui import QPaintEvent, QPalette
from PyQt6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from warplens.gui.toolkit.marks import draw_chevron
from warplens.gui.toolkit.styling import Role

SHORT_ROLE = Qt.ItemDataRole.UserRole + 1
"""The role of the shorter text that a closed combo box shows of an entry."""


class Combo(QComboBox):
    """A combo box with a drawn chevron; quiet ones stand in headings."""

    def __init__(self, *, quiet: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if quiet:
            self.setProperty("role", Role.QUIET)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the box, the text cut where it does not fit, and the chevron."""
        del event
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
