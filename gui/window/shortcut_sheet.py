"""The sheet of shortcuts: every command that has keys, by group.

The rule: it lists the entries of the palette that have keys, and the keys that panels answer themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QFrame, QGridLayout, QWidget

from warplens.gui.toolkit.styling import Role, label
from warplens.gui.toolkit.theme import SPACE
from warplens.gui.window.palette_entries import IN_PANELS, PaletteEntry

COLUMNS = 2
"""The columns in which the groups stand."""


class ShortcutSheet(QFrame):
    """All shortcuts, by group; any key closes it."""

    def __init__(self, entries: Sequence[PaletteEntry], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        grid = QGridLayout(self)
        grid.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE // 2)
        listed = [entry for entry in (*entries, *IN_PANELS) if entry.keys]
        groups = [(group, list(members)) for group, members in groupby(listed, key=lambda entry: entry.group)]
        lines = sum(len(members) + 2 for _, members in groups)
        row = column = 0
        for group, members in groups:
            if row and row + len(members) > -(-lines // COLUMNS) and column + 1 < COLUMNS:
                row, column = 0, column + 1
            grid.addWidget(label(group, name="heading"), row, 3 * column)
            for number, entry in enumerate(members, row + 1):
                grid.addWidget(label(entry.text), number, 3 * column)
                grid.addWidget(label(entry.keys, Role.MUTED), number, 3 * column + 1)
            row += len(members) + 2
            grid.setRowMinimumHeight(row - 1, SPACE)
        for gap in range(1, COLUMNS):
            grid.setColumnMinimumWidth(3 * gap - 1, 2 * SPACE)

    def open(self) -> None:
        """Show the sheet in the middle of its window."""
        self.adjustSize()
        window = self.parentWidget()
        if window is not None:
            middle = window.mapToGlobal(window.rect().center())
            self.move(middle.x() - self.width() // 2, middle.y() - self.height() // 2)
        self.show()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Close."""
        del event
        self.close()
