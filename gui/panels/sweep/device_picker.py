"""The field that names the chosen GPUs and opens the list of them.

The rule: it shows the devices of `SweepChoices`. One sweep may run on cards and on emulated GPUs.
"""

from __future__ import annotations

from PyQt6.QtCore import (
    QPoint,
    QPointF,
    QSize,
    Qt,
)
from PyQt6.QtGui import QKeyEvent, QPaintEvent, QPalette
from PyQt6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QWidget,
)

from warplens.gui.models.sweep.choices import SweepChoices
from warplens.gui.panels.sweep.device_list import DeviceList
from warplens.gui.plots.colours import Theme
from warplens.gui.toolkit.marks import draw_chevron
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.painting import painting


class DevicePicker(QPushButton):
    """The field; Space, Return and the down arrow open the list."""

    def __init__(self, choices: SweepChoices, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("field")
        self._choices = choices
        self.list = DeviceList(choices, theme, self)
        self.setAccessibleName("GPUs")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self.open_list)
        choices.devices_changed.connect(self._show)
        self._show()

    @property
    def names(self) -> str:
        """The names of the chosen GPUs."""
        chosen = [device.name for device in self._choices.devices if device.key in self._choices.chosen_devices]
        return " + ".join(chosen) or "none chosen"

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self.list.show_theme(theme)

    def open_list(self) -> None:
        """Open the list above the field, or below it where the screen ends."""
        self.list.fit()
        above = self.mapToGlobal(QPoint(0, 0)) - QPoint(0, self.list.height() + 2)
        below = self.mapToGlobal(QPoint(0, self.height() + 2))
        screen = self.screen()
        self.list.move(below if screen is not None and above.y() < screen.availableGeometry().top() else above)
        self.list.show()
        self.list.search.setFocus()

    def _show(self) -> None:
        self.setToolTip(verbatim(self.names))
        self.setAccessibleDescription(self.names)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of a field."""
        return QSize(120, self.fontMetrics().height() + 14)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Open the list by the down arrow."""
        if event is not None and event.key() == Qt.Key.Key_Down:
            self.open_list()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the field, the names cut where they do not fit, and the chevron."""
        super().paintEvent(event)
        with painting(self) as painter:
            room = self.rect().adjusted(9, 0, -24, 0)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            text = self.fontMetrics().elidedText(self.names, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
            middle = QPointF(self.width() - 12.0, self.height() / 2)
            draw_chevron(painter, middle, self.palette().color(QPalette.ColorRole.PlaceholderText))
