"""A label that cuts its text with an ellipsis where there is no room."""

from __future__ import annotations

from PyQt6.QtCore import QRect, QSize, Qt
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QSizePolicy

from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.plain_label import PlainLabel
from warplens.profiles.cleaning import plain

LARGE = QRect(0, 0, 1000, 1000)


class ElidedLabel(PlainLabel):
    """A label that cuts its text with an ellipsis where there is no room; its tool tip then has the whole text."""

    def __init__(self, role: str = "") -> None:
        super().__init__()
        self._whole = ""
        if role:
            self.setProperty("role", role)
        self.setMinimumWidth(24)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_whole(self, text: str) -> None:
        """Show `text`, or as much of it as there is room for."""
        self._whole = plain(text)
        self._fit()

    @property
    def whole(self) -> str:
        """The uncut text."""
        return self._whole

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip("" if shown == self._whole else verbatim(self._whole))
        if shown != self.text():
            self.setText(shown)

    def sizeHint(self) -> QSize:
        """Return the size of the text; without one the label is as high as with one."""
        hint = super().sizeHint()
        line = self.fontMetrics().boundingRect(LARGE, self.alignment().value, "X").height()
        return hint.expandedTo(QSize(0, line + 2 * self.margin()))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Cut the text for the new width."""
        super().resizeEvent(event)
        self._fit()
