"""The notice bar: one sentence at the foot of the window, with at most one action that it offers.

The rule: it never takes the focus and never blocks. Good news disappears after some seconds, bad news stays until it is
closed. The bar keeps its room, so that nothing moves when a notice comes; between notices it names the shortcuts.
"""

from __future__ import annotations

from PyQt6.QtCore import QTimer, pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QWidget

from warplens.gui.kit.styling import Role, restyle
from warplens.gui.kit.text_labels import ElidedLabel
from warplens.gui.kit.text_size import scaled
from warplens.gui.kit.theme import SPACE
from warplens.gui.workspace.session import Action, Notice, NoticeTone

SHOWN_MS = 8000
"""Good news is shown for this long."""
HEIGHT = 34


class NoticeBar(QFrame):
    """The bar.

    Args:
        between: the text between notices.

    Signals:
        accepted: the `Action` that the notice offers was clicked.
    """

    accepted = pyqtSignal(object)

    def __init__(self, between: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setFixedHeight(scaled(HEIGHT))
        self._between = between
        self._notice: Notice | None = None
        self.text = ElidedLabel(Role.MUTED)
        self.offer = QPushButton()
        self.offer.clicked.connect(self._on_accepted)
        self.close_button = QToolButton()
        self.close_button.setText("×")
        self.close_button.setAccessibleName("Close the notice")
        self.close_button.clicked.connect(self.clear)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * SPACE, 0, SPACE, 0)
        row.addWidget(self.text, 1)
        row.addWidget(self.offer)
        row.addWidget(self.close_button)
        self.clear()

    @property
    def notice(self) -> Notice | None:
        """The notice that is shown."""
        return self._notice

    def show_notice(self, notice: Notice) -> None:
        """Show a notice in place of the last one."""
        self._notice = notice
        self._show(" ".join(notice.text.split()), Role.BAD if notice.tone is NoticeTone.BAD else Role.MUTED)
        self.offer.setText(notice.action.value)
        self.offer.setVisible(notice.action is not Action.NONE)
        self.close_button.setVisible(True)
        self._timer.stop()
        if notice.tone is NoticeTone.PLAIN and notice.action is Action.NONE:
            self._timer.start(SHOWN_MS)

    def clear(self) -> None:
        """Show no notice."""
        self._timer.stop()
        self._notice = None
        self._show(self._between, Role.FAINT)
        self.offer.setVisible(False)
        self.close_button.setVisible(False)

    def _show(self, text: str, role: str) -> None:
        if self.text.property("role") != role:
            self.text.setProperty("role", role)
            restyle(self.text)
        self.text.set_whole(text)

    def _on_accepted(self) -> None:
        notice = self._notice
        self.clear()
        if notice is not None:
            self.accepted.emit(notice.action)
