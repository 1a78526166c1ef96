"""The command palette: everything that can be done, found by a few letters.

The rule: it lists the entries that it gets when it opens, and only calls the one that is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PyQt6.QtGui import QColor, QKeyEvent, QPainter
from PyQt6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from warplens.gui.plots.colours import Theme
from warplens.gui.toolkit.controls import RowDelegate
from warplens.gui.toolkit.fuzzy import ranked
from warplens.gui.toolkit.theme import FONT_PIXELS, SMALL_PIXELS, SPACE, font
from warplens.gui.window.palette_entries import PaletteEntry

WIDTH = 560
ROW_HEIGHT = 30
MAX_ROWS = 12


class Palette(QFrame):
    """The palette, over the upper part of the window; Escape closes it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self._entries: tuple[PaletteEntry, ...] = ()
        self.field = QLineEdit()
        self.field.setPlaceholderText("What do you want to do?")
        self.field.setAccessibleName("Command")
        self.rows = QListWidget()
        self.rows.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setAccessibleName("Commands")
        self._delegate = EntryDelegate(theme, ROW_HEIGHT, self.rows)
        self.rows.setItemDelegate(self._delegate)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        column.setSpacing(SPACE)
        column.addWidget(self.field)
        column.addWidget(self.rows)
        self.field.textChanged.connect(self._on_typed)
        self.field.installEventFilter(self)
        self.rows.itemClicked.connect(lambda _: self._do())

    @property
    def texts(self) -> list[str]:
        """What is listed now."""
        return [item.text() for row in range(self.rows.count()) if (item := self.rows.item(row)) is not None]

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._delegate.show_theme(theme)

    def open(self, entries: Iterable[PaletteEntry]) -> None:
        """List these entries and wait for letters."""
        self._entries = tuple(entry for entry in entries if entry.is_enabled)
        self.field.clear()
        self._on_typed("")
        self.setFixedSize(WIDTH, MAX_ROWS * ROW_HEIGHT + self.field.sizeHint().height() + 3 * SPACE + 4)
        window = self.parentWidget()
        if window is not None:
            corner = window.mapToGlobal(window.rect().topLeft())
            self.move(corner.x() + (window.width() - WIDTH) // 2, corner.y() + window.height() // 10)
        self.show()
        self.field.setFocus()

    def _on_typed(self, query: str) -> None:
        self.rows.clear()
        for number in ranked(query, [f"{entry.group}: {entry.text}" for entry in self._entries]):
            entry = self._entries[number]
            item = QListWidgetItem(entry.text, self.rows)
            item.setData(Qt.ItemDataRole.UserRole, number)
            item.setData(Qt.ItemDataRole.UserRole + 1, entry.group)
            item.setData(Qt.ItemDataRole.UserRole + 2, entry.keys)
        self.rows.setCurrentRow(0)

    def _do(self) -> None:
        item = self.rows.currentItem()
        self.close()
        if item is not None:
            self._entries[item.data(Qt.ItemDataRole.UserRole)].call()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Walk through the rows while letters are typed; Return does what is chosen."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {
                Qt.Key.Key_Down: 1,
                Qt.Key.Key_Up: -1,
                Qt.Key.Key_PageDown: MAX_ROWS,
                Qt.Key.Key_PageUp: -MAX_ROWS,
            }
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._do()
                return True
            if event.key() in steps and self.rows.count():
                step = steps[Qt.Key(event.key())]
                row = self.rows.currentRow() + step
                last = self.rows.count() - 1
                self.rows.setCurrentRow(row % (last + 1) if abs(step) == 1 else min(max(row, 0), last))
                return True
        return super().eventFilter(watched, event)


class EntryDelegate(RowDelegate):
    """Draws a row: the group, the text, and at the right the shortcut."""

    def paint(
        self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw a row."""
        if painter is None:
            return
        theme, row = self._theme, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.selection))
            painter.drawRoundedRect(row, 4, 4)
        room = row.adjusted(SPACE, 0, -SPACE, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font(SMALL_PIXELS))
        painter.setPen(QColor(theme.faint))
        painter.drawText(room, middle, index.data(Qt.ItemDataRole.UserRole + 1))
        keys = index.data(Qt.ItemDataRole.UserRole + 2)
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, keys)
        taken = painter.fontMetrics().horizontalAdvance(keys) + 2 * SPACE
        painter.setFont(font(FONT_PIXELS))
        painter.setPen(QColor(theme.text))
        room.adjust(72, 0, -taken, 0)
        text = painter.fontMetrics().elidedText(index.data(), Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, middle, text)
        painter.restore()
