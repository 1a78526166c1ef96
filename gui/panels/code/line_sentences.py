"""The sentences about one line of the source: what its accesses do and cost.

The rule: a click on an access only signals it; the inspector then moves there.
"""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from warplens.gui.plots.code.line_parts import LinePart
from warplens.gui.toolkit.styling import Role, label, tool_button
from warplens.gui.toolkit.theme import SPACE

ADVISED = "→"
"""What to change begins with this sign, as on the command line."""


class LineSentences(QWidget):
    """A heading, what to change in the line, then each part of it with its sentences, and a button that chooses it.

    Signals:
        access_chosen: the index of the instruction whose request the sentences describe.
    """

    access_chosen = pyqtSignal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = label(name="heading")
        self.heading.setWordWrap(True)
        self._shown: object = None
        self.buttons: list[QToolButton] = []
        self.texts: list[QLabel] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(SPACE // 2)
        self._column.addWidget(self.heading)

    def show_text(self, text: str, *, is_bad: bool = False) -> None:
        """Show one sentence."""
        self._clear()
        self.heading.hide()
        if text:
            self._add(text, Role.BAD if is_bad else Role.MUTED)
        self._settle()

    def show_line(
        self, line: int, parts: list[tuple[LinePart, str]], otherwise: str, chosen: int, advice: Sequence[str] = ()
    ) -> None:
        """Show the parts of a line, each with its text.

        Where only the chosen part changes the widgets stay, so that the clicked one keeps the focus.

        Args:
            line: its number.
            parts: the parts and their texts.
            otherwise: the sentence for a line without parts.
            chosen: the index of the chosen instruction.
            advice: what to change in the line; it stands first, since long lines scroll.
        """
        described = tuple((part.indices, part.explained.sentences, text) for part, text in parts)
        shown = (line, described, otherwise, tuple(advice))
        if shown == self._shown:
            for button, (part, _) in zip(self.buttons, parts, strict=True):
                button.setChecked(chosen in part.indices)
            return
        self._clear()
        self._shown = shown
        self.heading.show()
        self.heading.setText(f"Line {line}")
        for text in advice:
            self._add(f"{ADVISED} {text}", "")
        if not parts:
            self._add(otherwise, Role.MUTED)
        for part, text in parts:
            name, _, cost = text.partition(": ")
            name = f"{name} {part.number}" if part.number else name
            button = tool_button("chip", name, "Show its worst request in the warp lens", is_checkable=True)
            button.setChecked(chosen in part.indices)
            index = part.place.index if part.place is not None else part.indices[0]
            button.clicked.connect(lambda _checked, index=index: self.access_chosen.emit(index))
            self.buttons.append(button)
            row = QHBoxLayout()
            row.setSpacing(SPACE)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
            sentences = "; ".join(part.explained.sentences)
            self._add(f"{sentences[:1].upper()}{sentences[1:]}.\n{cost[:1].upper()}{cost[1:]}.", Role.MUTED, row)
            self._column.addLayout(row)
        self._settle()

    def _settle(self) -> None:
        """Show the new widgets at once, so that the height of the whole is right before Qt shows it."""
        for widget in (*self.buttons, *self.texts):
            widget.show()
        self._column.activate()

    def _add(self, text: str, role: str, row: QHBoxLayout | None = None) -> None:
        sentence = label(text, role)
        sentence.setWordWrap(True)
        sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        sentence.setSizePolicy(policy)
        self.texts.append(sentence)
        if row is None:
            self._column.addWidget(sentence)
        else:
            row.addWidget(sentence, 1, Qt.AlignmentFlag.AlignTop)

    def _clear(self) -> None:
        self._shown = None
        for widget in (*self.buttons, *self.texts):
            widget.setParent(None)
            widget.deleteLater()
        self.buttons, self.texts = [], []
        for row in reversed(range(1, self._column.count())):
            item = self._column.takeAt(row)
            layout = None if item is None else item.layout()
            if layout is not None:
                layout.deleteLater()
