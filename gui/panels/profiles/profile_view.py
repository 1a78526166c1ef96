"""The rows of the library, with their keys and their context menu.

The rule: a row shows a `LibraryItem`; what is done to it goes to `Library`.
"""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, Qt
from PyQt6.QtGui import (
    QDragMoveEvent,
    QKeyEvent,
)
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QWidget,
)

from warplens.gui.models.profiles.library import Library, LibraryItem
from warplens.gui.models.profiles.profile_list import ProfileFilter, ProfileList
from warplens.gui.panels.profiles.profile_delegate import ProfileDelegate
from warplens.gui.plots.colours import Theme

ROW_HEIGHT = 46


class ProfileView(QListView):
    """The rows: Space ticks, Return opens, Delete removes from the library; the context menu has the rest."""

    def __init__(self, library: Library, rows: ProfileFilter, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._rows = rows
        self.setModel(rows)
        self._delegate = ProfileDelegate(theme, ROW_HEIGHT, self)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAccessibleName("Profiles")
        self.customContextMenuRequested.connect(lambda position: self.open_menu(self.indexAt(position)))
        self.doubleClicked.connect(self._open)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._delegate.show_theme(theme)

    def menu_of(self, index: QModelIndex) -> QMenu | None:
        """Return the menu of a row."""
        item = self._item(index)
        if item is None:
            return None
        path = item.path
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if not item.problem:
            menu.addAction("Open", lambda: self._library.open_asked.emit(path))
            drawn = "Stop drawing" if item.is_shown else "Draw over the open profile"
            menu.addAction(drawn, lambda: self._library.set_shown(path, shown=not item.is_shown))
            baseline = "Remove as baseline" if item.is_baseline else "Use as baseline"
            menu.addAction(baseline, lambda: self._library.set_baseline(None if item.is_baseline else path))
            menu.addSeparator()
        menu.addAction("Remove from the library", lambda: self._library.remove([path]))
        return menu

    def open_menu(self, index: QModelIndex) -> None:
        """Open the menu of a row."""
        menu = self.menu_of(index)
        viewport = self.viewport()
        if menu is not None and viewport is not None:
            menu.popup(viewport.mapToGlobal(self.visualRect(index).center()))

    def _item(self, index: QModelIndex) -> LibraryItem | None:
        source = self._rows.sourceModel()
        return source.item(self._rows.mapToSource(index)) if isinstance(source, ProfileList) else None

    def _open(self, index: QModelIndex) -> None:
        item = self._item(index)
        if item is not None and not item.problem:
            self._library.open_asked.emit(item.path)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Open by Return, remove by Delete, open the context menu by the menu key."""
        item = self._item(self.currentIndex())
        key = event.key() if event is not None else None
        if item is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        elif item is not None and key == Qt.Key.Key_Delete:
            self._library.remove([item.path])
        elif item is not None and key == Qt.Key.Key_Menu:
            self.open_menu(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent | None) -> None:
        """Leave what is dragged over the rows to the panel."""
        if event is not None:
            event.ignore()
