"""The fields of a profile's note and tags.

The rule: a shipped profile has none of them; an edit goes to `Library`.
"""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from warplens.gui.models.profiles.library import Library, LibraryItem, Source
from warplens.gui.toolkit.theme import SPACE


class NoteLine(QWidget):
    """The note and the tags of the current profile."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._path: Path | None = None
        self.note = _field("Note", "Note: why it was made")
        self.tags = _field("Tags", "Tags, with commas")
        line = QHBoxLayout(self)
        line.setContentsMargins(0, SPACE // 2, 0, 0)
        line.setSpacing(SPACE)
        line.addWidget(self.note, 3)
        line.addWidget(self.tags, 2)
        for field in (self.note, self.tags):
            field.editingFinished.connect(self._on_edited)
        self.show_item(None)

    def show_item(self, item: LibraryItem | None) -> None:
        """Show the note and the tags of this profile."""
        is_ours = item is not None and item.summary is not None and item.source is not Source.SHIPPED
        self.setVisible(is_ours)
        if not is_ours or item is None or item.summary is None:
            self._path = None
            return
        is_same, self._path = item.path == self._path, item.path
        for field, text in ((self.note, item.summary.head.note), (self.tags, ", ".join(item.summary.head.tags))):
            if not (is_same and field.hasFocus() and field.isModified()):
                field.setText(text)

    def _on_edited(self) -> None:
        if self._path is not None and (self.note.isModified() or self.tags.isModified()):
            self.note.setModified(False)
            self.tags.setModified(False)
            self._library.annotate(self._path, note=self.note.text(), tags=self.tags.text().split(","))


def _field(name: str, hint: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(name)
    field.setPlaceholderText(hint)
    return field
