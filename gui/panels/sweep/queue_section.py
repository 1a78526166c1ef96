"""The queue of sweeps: a row for each, with buttons to move and remove it, and a button that resumes the queue.

The rule: it shows `SweepQueue` and writes to it; an empty queue takes no room.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from warplens.gui.models.sweep.queue import QueuedSweep, SweepQueue
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.styling import Role, label, tool_button
from warplens.gui.toolkit.theme import SPACE


class QueueSection(QWidget):
    """The queue."""

    def __init__(self, queue: SweepQueue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._queue = queue
        self.heading = label(role=Role.MUTED)
        self.resume = QPushButton("Resume")
        self.resume.setObjectName("slim")
        self.resume.setToolTip("Run the sweeps that wait")
        self.resume.clicked.connect(lambda: queue.set_paused(False))
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        head.addWidget(self.resume)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addLayout(head)
        column.addLayout(self._rows)
        self.rows: list[QueueRow] = []
        queue.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        waiting = self._queue.waiting
        if [row.queued for row in self.rows] != list(waiting):
            for row in self.rows:
                self._rows.removeWidget(row)
                row.hide()
                row.deleteLater()
            self.rows = [
                QueueRow(queued, self._queue, position, len(waiting)) for position, queued in enumerate(waiting)
            ]
            for row in self.rows:
                self._rows.addWidget(row)
        self.heading.setText(f"Queue · {len(waiting)} {'paused' if self._queue.is_paused else 'next'}")
        self.resume.setVisible(self._queue.is_paused)
        self.setVisible(bool(waiting))


class QueueRow(QWidget):
    """One waiting sweep; `position` is its place among `count`."""

    def __init__(self, queued: QueuedSweep, queue: SweepQueue, position: int, count: int) -> None:
        super().__init__()
        self.queued = queued
        self.text = ElidedLabel(Role.MUTED)
        self.text.set_whole(queued.text)
        number = queued.number
        self.sooner = _button("↑", "Sooner", lambda: queue.move(number, -1))
        self.later = _button("↓", "Later", lambda: queue.move(number, 1))
        self.out = _button("×", "Take out of the queue", lambda: queue.remove(number))
        self.sooner.setEnabled(position > 0)
        self.later.setEnabled(position + 1 < count)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.text, 1)
        for button in (self.sooner, self.later, self.out):
            line.addWidget(button)


def _button(sign: str, tip: str, call: Callable[[], object]) -> QToolButton:
    button = tool_button("small", sign, tip, name=tip)
    button.clicked.connect(lambda _checked: call())
    return button
