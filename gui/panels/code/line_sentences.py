"""The sentences about one line of the source: what its accesses do and cost."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from warplens.cuda.simt.explain.source_lines import ExplainedAccess
from warplens.gui.toolkit.styling import Role, label
from warplens.gui.toolkit.theme import SPACE


class LineSentences(QWidget):
    """What is said of the chosen line: a heading, then each access with its sentences; a click on one looks at it.

    Signals:
        access_chosen: the index of the instruction of an access.
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

    def show_line(self, line: int, accesses: list[tuple[ExplainedAccess, str]], otherwise: str, chosen: int) -> None:
        """Show what the accesses of a line do and cost, or what is to be said of a line that has none.

        Where only another access was chosen the widgets stay, so that the one that was clicked keeps the focus.
        """
        shown = (line, tuple(text for _, text in accesses), otherwise)
        if shown == self._shown:
            for button, (explained, _) in zip(self.buttons, accesses, strict=True):
                button.setChecked(any(one.count.index == chosen for one in explained.instructions))
            return
        self._clear()
        self._shown = shown
        self.heading.show()
        self.heading.setText(f"Line {line}")
        if not accesses:
            self._add(otherwise, Role.MUTED)
        for explained, text in accesses:
            known = [one.count.index for one in explained.instructions]
            name, _, cost = text.partition(": ")
            button = QToolButton()
            button.setText(name)
            button.setObjectName("chip")
            button.setCheckable(True)
            button.setChecked(chosen in known)
            button.setToolTip("Look at this request in the warp lens")
            button.clicked.connect(lambda _checked, index=known[0]: self.access_chosen.emit(index))
            self.buttons.append(button)
            row = QHBoxLayout()
            row.setSpacing(SPACE)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
            said = "; ".join(explained.sentences)
            self._add(f"{said[:1].upper()}{said[1:]}.\n{cost[:1].upper()}{cost[1:]}.", Role.MUTED, row)
            self._column.addLayout(row)
        self._settle()

    def _settle(self) -> None:
        """Let the new widgets count at once, and not only when Qt comes to show them: the height is asked for now."""
        for widget in (*self.buttons, *self.texts):
            widget.show()
        self._column.activate()

    def _add(self, text: str, role: str, row: QHBoxLayout | None = None) -> None:
        made = label(text, role)
        made.setWordWrap(True)
        made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
        self.texts.append(made)
        if row is None:
            self._column.addWidget(made)
        else:
            row.addWidget(made, 1, Qt.AlignmentFlag.AlignTop)

    def _clear(self) -> None:
        self._shown = None
        for widget in (*self.buttons, *self.texts):
            widget.setParent(None)
            widget.deleteLater()
        self.buttons, self.texts = [], []
        for at in reversed(range(1, self._column.count())):
            item = self._column.takeAt(at)
            layout = None if item is None else item.layout()
            if layout is not None:
                layout.deleteLater()
