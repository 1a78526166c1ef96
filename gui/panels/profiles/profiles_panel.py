"""The panel of the library: its profiles, which of them are drawn over the open one, and which is the baseline.

The rule: every row shows `Library` and writes to it. A tick draws a profile, Return opens it, and files and folders
that are dropped here are added.
"""

from __future__ import annotations

from typing import Self

from PyQt6.QtCore import QModelIndex
from PyQt6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QShowEvent,
)
from PyQt6.QtWidgets import (
    QLineEdit,
    QMenu,
    QStackedLayout,
    QToolButton,
    QWidget,
)

from warplens.gui.models.points.results import Results
from warplens.gui.models.profiles.library import Library
from warplens.gui.models.profiles.profile_list import ProfileFilter, ProfileList
from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.panel import Panel
from warplens.gui.panels.profiles.note_line import NoteLine
from warplens.gui.panels.profiles.profile_view import ProfileView
from warplens.gui.plots.colours import Theme
from warplens.gui.toolkit.drops import dropped_paths, split_kernels
from warplens.gui.toolkit.styling import Role, hint_label, label, tool_button
from warplens.profiles.formats import grouped

EMPTY = "Drop profiles or a folder here, or add them:\nany number can be drawn together"
NO_MATCH = "No profile has these words"


class ProfilesPanel(Panel):
    """The list of profiles, its filter, and the note and tags of the current profile."""

    def __init__(self, library: Library, results: Results, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("Profiles", theme, parent=parent)
        self._library = library
        self._count = label(role=Role.FAINT)
        self.add_button = tool_button("small", "+", "Add profiles", name="Add profiles")
        self.add_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.add_button)
        menu.addAction("Add files…", library.files_asked.emit)
        menu.addAction("Add a folder…", library.folder_asked.emit)
        self.add_button.setMenu(menu)
        self.head.addStretch(1)
        self.head.addWidget(self._count)
        self.head.addWidget(self.add_button)
        self.search = QLineEdit()
        self.search.setPlaceholderText("Filter: name, GPU, tag, date")
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName("Filter profiles")
        self.model = ProfileList(library, results, self)
        self.rows = ProfileFilter(self.model, self)
        self.view = ProfileView(library, self.rows, theme)
        self._hint = hint_label(EMPTY)
        self._stack = QStackedLayout()
        self._stack.addWidget(self._hint)
        self._stack.addWidget(self.view)
        self.note_line = NoteLine(library)
        self.body.addWidget(self.search)
        self.body.addLayout(self._stack, 1)
        self.body.addWidget(self.note_line)
        self.setAcceptDrops(True)
        self.search.textChanged.connect(self._on_searched)
        for changed in (self.rows.rowsInserted, self.rows.rowsRemoved, self.rows.modelReset, self.rows.dataChanged):
            changed.connect(self._show_count)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.currentChanged.connect(lambda current, _: self._show_note(current))
        self._show_count()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models."""
        del delay_ms
        return cls(models.library, models.results, theme)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        self.view.show_theme(theme)

    def _on_searched(self, text: str) -> None:
        self.rows.search(text)
        self._show_count()

    def _show_count(self) -> None:
        total, shown = self.model.rowCount(), self.rows.rowCount()
        self._count.setText(grouped(total) if total == shown else f"{grouped(shown)} of {grouped(total)}")
        self.search.setVisible(bool(total))
        self._hint.setText(NO_MATCH if total else EMPTY)
        self._stack.setCurrentIndex(1 if shown else 0)
        self._show_note(self.view.currentIndex())

    def _show_note(self, index: QModelIndex) -> None:
        self.note_line.show_item(self.model.item(self.rows.mapToSource(index)) if index.isValid() else None)

    def showEvent(self, event: QShowEvent | None) -> None:
        """Begin to read the profiles."""
        super().showEvent(event)
        self._library.start()

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:
        """Take files and folders; CUDA files are for the window."""
        paths = dropped_paths(event) if event is not None else []
        if event is not None and paths and not split_kernels(paths)[0]:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:
        """Add what was dropped."""
        if event is not None and (paths := dropped_paths(event)):
            event.acceptProposedAction()
            self._library.add(paths)
