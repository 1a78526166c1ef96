"""The field that names the chosen GPUs and opens the list of them.

The rule: it shows the devices of `SweepChoices`. One sweep may run on GPUs of this machine and on emulated ones.
"""

from PyQt6 import QtCore, QtGui, QtWidgets

from warplens.gui.kit import application, search_list, widgets
from warplens.gui.workspace.choices import SweepChoices


class DevicePicker(QtWidgets.QPushButton):
    """The field; Space, Return and the down arrow open the list."""

    def __init__(self, choices: SweepChoices) -> None:
        super().__init__()
        self.setObjectName("field")
        self._choices = choices
        self.list = search_list.SearchList(self, several=True, offers_only=True)
        self.list.ticked.connect(choices.set_chosen_devices)
        self.list.singled_out.connect(lambda key: choices.set_chosen_devices([key]))
        self.setAccessibleName("GPUs")
        self.setSizePolicy(QtWidgets.QSizePolicy.Policy.Ignored, QtWidgets.QSizePolicy.Policy.Fixed)
        widgets.configured(self, focusPolicy=QtCore.Qt.FocusPolicy.StrongFocus, clicked=self.open_list)
        choices.devices_changed.connect(self._show)
        self._show()

    @property
    def names(self) -> str:
        """The names of the chosen GPUs."""
        ticked = [device.name for device in self._choices.devices if device.key in self._choices.chosen_devices]
        return " + ".join(ticked) or "none chosen"

    def open_list(self) -> None:
        """Open the list of all GPUs, the real ones first, with those ticked that are chosen."""
        entries = [
            search_list.SearchEntry(key=device.key, text=device.label, help=widgets.verbatim(device.label))
            for device in self._choices.devices
        ]
        self.list.open_below(self, entries, self._choices.chosen_devices)

    def _show(self) -> None:
        widgets.configured(self, toolTip=widgets.verbatim(self.names), accessibleDescription=self.names)
        self.update()

    def sizeHint(self) -> QtCore.QSize:
        """Return the height of a field."""
        return QtCore.QSize(120, self.fontMetrics().height() + 14)

    def keyPressEvent(self, event: QtGui.QKeyEvent | None) -> None:
        """Open the list by the down arrow."""
        if event is not None and event.key() == QtCore.Qt.Key.Key_Down:
            self.open_list()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QtGui.QPaintEvent | None) -> None:
        """Draw the field, the names cut where they do not fit, and the chevron."""
        super().paintEvent(event)
        with application.painting(self) as painter:
            room = self.rect().adjusted(9, 0, -24, 0)
            painter.setPen(self.palette().color(QtGui.QPalette.ColorRole.WindowText))
            text = self.fontMetrics().elidedText(self.names, QtCore.Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, QtCore.Qt.AlignmentFlag.AlignVCenter | QtCore.Qt.AlignmentFlag.AlignLeft, text)
            middle = QtCore.QPointF(self.width() - 12.0, self.height() / 2)
            widgets.draw_chevron(painter, middle, self.palette().color(QtGui.QPalette.ColorRole.PlaceholderText))
