"""The field that names the chosen GPUs and opens the list of them.

The rule: it shows the devices of `SweepChoices`. One sweep may run on GPUs of this machine and on emulated ones.
"""

from PyQt6 import QtCore, QtWidgets
from PyQt6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette

from warplens.gui.figures.colours import Theme
from warplens.gui.kit.application import painting
from warplens.gui.kit.rows import BOX_PIXELS, RowDelegate, is_click, middle_box, toggle
from warplens.gui.kit.theme import SMALL_PIXELS, SPACE, scaled
from warplens.gui.kit.widgets import configured, draw_chevron, fill_layout, verbatim
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.profiles.formats import plain

ROW_HEIGHT = 28
MAX_ROWS = 14
LIST_WIDTH = 360
_KEY_ROLE = QtCore.Qt.ItemDataRole.UserRole
_KIND_ROLE = QtCore.Qt.ItemDataRole.UserRole + 1


class DeviceList(QtWidgets.QFrame):
    """All GPUs with a check box each, the real ones first, below a search field; a tick goes to `SweepChoices`."""

    def __init__(self, choices: SweepChoices, theme: Theme, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent, QtCore.Qt.WindowType.Popup)
        self.setObjectName("popup")
        self._choices = choices
        self.search = configured(QtWidgets.QLineEdit(), placeholderText="Search GPUs", accessibleName="Search GPUs")
        self.rows = configured(QtWidgets.QListWidget(), accessibleName="GPUs")
        self.rows.setVerticalScrollMode(QtWidgets.QListWidget.ScrollMode.ScrollPerPixel)
        self.rows.setHorizontalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._delegate = DeviceDelegate(theme, ROW_HEIGHT, self.rows)
        self.rows.setItemDelegate(self._delegate)
        self._shown: tuple[DeviceChoice, ...] = ()
        fill_layout(
            QtWidgets.QVBoxLayout(self), self.search, self.rows, margins=(SPACE, SPACE, SPACE, SPACE), spacing=SPACE
        )
        self.search.textChanged.connect(self._on_searched)
        self.search.installEventFilter(self)
        self.rows.itemChanged.connect(self._on_ticked)
        choices.devices_changed.connect(self._show)
        self._show()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._delegate.show_theme(theme)

    def fit(self) -> None:
        """Take the size that the rows need, and clear the search."""
        rows = min(MAX_ROWS, max(1, self.rows.count()))
        self.setFixedSize(
            scaled(LIST_WIDTH), rows * scaled(ROW_HEIGHT) + self.search.sizeHint().height() + 3 * SPACE + 4
        )
        self.search.clear()

    def item(self, key: str) -> QtWidgets.QListWidgetItem:
        """Return the row of a GPU."""
        return next(item for item in self._items() if item.data(_KEY_ROLE) == key)

    def _items(self) -> list[QtWidgets.QListWidgetItem]:
        items = (self.rows.item(row) for row in range(self.rows.count()))
        return [item for item in items if item is not None]

    def _show(self) -> None:
        with QtCore.QSignalBlocker(self.rows):
            if self._shown != self._choices.devices:
                self._fill(self._choices.devices)
            for item in self._items():
                is_on = item.data(_KEY_ROLE) in self._choices.chosen_devices
                item.setCheckState(QtCore.Qt.CheckState.Checked if is_on else QtCore.Qt.CheckState.Unchecked)
        viewport = self.rows.viewport()
        if viewport is not None:
            viewport.update()

    def _fill(self, devices: tuple[DeviceChoice, ...]) -> None:
        self._shown = devices
        self.rows.clear()
        for device in devices:
            item = QtWidgets.QListWidgetItem(plain(device.name), self.rows)
            item.setToolTip(verbatim(device.label))
            item.setData(_KEY_ROLE, device.key)
            item.setData(_KIND_ROLE, device.label.partition(" · ")[2])
        if self.isVisible():
            self.fit()

    def _on_ticked(self) -> None:
        ticked = [item for item in self._items() if item.checkState() is QtCore.Qt.CheckState.Checked]
        self._choices.set_chosen_devices(item.data(_KEY_ROLE) for item in ticked)

    def _on_searched(self, text: str) -> None:
        words = text.lower().split()
        for item in self._items():
            searched = f"{item.text()} {item.data(_KIND_ROLE)} {item.data(_KEY_ROLE)}".lower()
            item.setHidden(not all(word in searched for word in words))
        matches = [item for item in self._items() if not item.isHidden()]
        self.rows.setCurrentItem(matches[0] if matches and text else None)

    def eventFilter(self, watched: QtCore.QObject | None, event: QtCore.QEvent | None) -> bool:
        """Move from the search to the rows by the down arrow; Return ticks the current row."""
        if isinstance(event, QKeyEvent) and event.type() == QtCore.QEvent.Type.KeyPress:
            if event.key() == QtCore.Qt.Key.Key_Down:
                self.rows.setFocus()
                return True
            current = self.rows.currentItem()
            if event.key() in (QtCore.Qt.Key.Key_Return, QtCore.Qt.Key.Key_Enter) and current is not None:
                is_on = current.checkState() is QtCore.Qt.CheckState.Checked
                current.setCheckState(QtCore.Qt.CheckState.Unchecked if is_on else QtCore.Qt.CheckState.Checked)
                return True
        return super().eventFilter(watched, event)


class DeviceDelegate(RowDelegate):
    """Draws a row: check box, name, and at the right whether its points are measured; a click ticks."""

    def draw_row(self, painter: QPainter, option: QtWidgets.QStyleOptionViewItem, index: QtCore.QModelIndex) -> None:
        """Draw a row."""
        theme, row = self._theme, QtCore.QRectF(option.rect)
        if option.state & (QtWidgets.QStyle.StateFlag.State_Selected | QtWidgets.QStyle.StateFlag.State_HasFocus):
            self.draw_rounded(painter, row, theme.selection)
        self.draw_box(painter, middle_box(row.left() + 6, row), index)
        room = row.adjusted(BOX_PIXELS + 16, 0, -6, 0)
        width = self.draw_text(painter, room, index.data(), theme.text)
        beside = room.adjusted(width + SPACE, 0, 0, 0)
        right = QtCore.Qt.AlignmentFlag.AlignVCenter | QtCore.Qt.AlignmentFlag.AlignRight
        self.draw_text(painter, beside, index.data(_KIND_ROLE), theme.faint, pixels=SMALL_PIXELS, side=right)

    def editorEvent(
        self,
        event: QtCore.QEvent | None,
        model: QtCore.QAbstractItemModel | None,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> bool:
        """Tick by a click, Space or Return."""
        del option
        is_key = isinstance(event, QKeyEvent) and event.key() in (QtCore.Qt.Key.Key_Space, QtCore.Qt.Key.Key_Return)
        return model is not None and (is_click(event) or is_key) and toggle(model, index)


class DevicePicker(QtWidgets.QPushButton):
    """The field; Space, Return and the down arrow open the list."""

    def __init__(self, choices: SweepChoices, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("field")
        self._choices = choices
        self.list = DeviceList(choices, theme, self)
        self.setAccessibleName("GPUs")
        self.setSizePolicy(QtWidgets.QSizePolicy.Policy.Ignored, QtWidgets.QSizePolicy.Policy.Fixed)
        configured(self, focusPolicy=QtCore.Qt.FocusPolicy.StrongFocus, clicked=self.open_list)
        choices.devices_changed.connect(self._show)
        self._show()

    @property
    def names(self) -> str:
        """The names of the chosen GPUs."""
        ticked = [device.name for device in self._choices.devices if device.key in self._choices.chosen_devices]
        return " + ".join(ticked) or "none chosen"

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self.list.show_theme(theme)

    def open_list(self) -> None:
        """Open the list above the field, or below it where the screen ends."""
        self.list.fit()
        above = self.mapToGlobal(QtCore.QPoint(0, 0)) - QtCore.QPoint(0, self.list.height() + 2)
        below = self.mapToGlobal(QtCore.QPoint(0, self.height() + 2))
        screen = self.screen()
        self.list.move(below if screen is not None and above.y() < screen.availableGeometry().top() else above)
        self.list.show()
        self.list.search.setFocus()

    def _show(self) -> None:
        configured(self, toolTip=verbatim(self.names), accessibleDescription=self.names)
        self.update()

    def sizeHint(self) -> QtCore.QSize:
        """Return the height of a field."""
        return QtCore.QSize(120, self.fontMetrics().height() + 14)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Open the list by the down arrow."""
        if event is not None and event.key() == QtCore.Qt.Key.Key_Down:
            self.open_list()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the field, the names cut where they do not fit, and the chevron."""
        super().paintEvent(event)
        with painting(self) as painter:
            room = self.rect().adjusted(9, 0, -24, 0)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            text = self.fontMetrics().elidedText(self.names, QtCore.Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, QtCore.Qt.AlignmentFlag.AlignVCenter | QtCore.Qt.AlignmentFlag.AlignLeft, text)
            middle = QtCore.QPointF(self.width() - 12.0, self.height() / 2)
            draw_chevron(painter, middle, self.palette().color(QPalette.ColorRole.PlaceholderText))
