"""The command palette: every command, found by a few letters.

The rule: it lists the entries that it gets when it opens, and only calls the one that is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt
from PyQt6.QtGui import QKeyEvent, QPainter
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
from warplens.gui.toolkit.fuzzy import ranked
from warplens.gui.toolkit.row_delegate import RowDelegate
from warplens.gui.toolkit.text_size import scaled
from warplens.gui.toolkit.theme import SMALL_PIXELS, SPACE
from warplens.gui.window.palette_entries import PaletteEntry
from warplens.profiles.cleaning import plain

WIDTH = 560
ROW_HEIGHT = 30
MAX_ROWS = 12
GROUP_WIDTH = 72

_NUMBER_ROLE = Qt.ItemDataRole.UserRole
_GROUP_ROLE = Qt.ItemDataRole.UserRole + 1
_KEYS_ROLE = Qt.ItemDataRole.UserRole + 2


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
        self._delegate = PaletteDelegate(theme, ROW_HEIGHT, self.rows)
        self.rows.setItemDelegate(self._delegate)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        column.setSpacing(SPACE)
        column.addWidget(self.field)
        column.addWidget(self.rows)
        self.field.textChanged.connect(self._on_typed)
        self.field.installEventFilter(self)
        self.rows.itemClicked.connect(lambda _: self._call_chosen())

    @property
    def texts(self) -> list[str]:
        """The texts of the listed entries."""
        return [item.text() for row in range(self.rows.count()) if (item := self.rows.item(row)) is not None]

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._delegate.show_theme(theme)

    def open(self, entries: Iterable[PaletteEntry]) -> None:
        """List these entries and wait for input."""
        self._entries = tuple(entry for entry in entries if entry.is_enabled)
        self.field.clear()
        self._on_typed("")
        self.setFixedSize(scaled(WIDTH), MAX_ROWS * scaled(ROW_HEIGHT) + self.field.sizeHint().height() + 3 * SPACE + 4)
        window = self.parentWidget()
        if window is not None:
            corner = window.mapToGlobal(window.rect().topLeft())
            self.move(corner.x() + (window.width() - scaled(WIDTH)) // 2, corner.y() + window.height() // 10)
        self.show()
        self.field.setFocus()

    def _on_typed(self, query: str) -> None:
        self.rows.clear()
        for number in ranked(query, [f"{entry.group}: {entry.text}" for entry in self._entries]):
            entry = self._entries[number]
            item = QListWidgetItem(plain(entry.text), self.rows)
            item.setData(_NUMBER_ROLE, number)
            item.setData(_GROUP_ROLE, entry.group)
            item.setData(_KEYS_ROLE, entry.keys)
        self.rows.setCurrentRow(0)

    def _call_chosen(self) -> None:
        item = self.rows.currentItem()
        self.close()
        if item is not None:
            self._entries[item.data(_NUMBER_ROLE)].call()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Walk through the rows by keys of the field; Return calls the chosen entry."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {
                Qt.Key.Key_Down: 1,
                Qt.Key.Key_Up: -1,
                Qt.Key.Key_PageDown: MAX_ROWS,
                Qt.Key.Key_PageUp: -MAX_ROWS,
            }
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._call_chosen()
                return True
            if event.key() in steps and self.rows.count():
                step = steps[Qt.Key(event.key())]
                row, count = self.rows.currentRow() + step, self.rows.count()
                self.rows.setCurrentRow(row % count if abs(step) == 1 else min(max(row, 0), count - 1))
                return True
        return super().eventFilter(watched, event)


class PaletteDelegate(RowDelegate):
    """Draws a row: the group, the text, and at the right the shortcut."""

    def draw_row(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw a row."""
        theme, row = self._theme, QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            self.draw_rounded(painter, row, theme.selection)
        room = row.adjusted(SPACE, 0, -SPACE, 0)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        self.draw_text(painter, room, index.data(_GROUP_ROLE), theme.faint, pixels=SMALL_PIXELS)
        keys = self.draw_text(painter, room, index.data(_KEYS_ROLE), theme.faint, pixels=SMALL_PIXELS, side=right)
        room.adjust(scaled(GROUP_WIDTH), 0, -keys - 2 * SPACE, 0)
        self.draw_text(painter, room, index.data(), theme.text)
