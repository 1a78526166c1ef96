"""The dialog that adds kernels: the kernels of the files, the form of the current one, its source, and a line about it.

The rule: it only composes; the model knows the kernels, and the window asks for files.
"""

from pathlib import Path

from PyQt6 import QtGui, QtWidgets
from PyQt6.QtCore import QModelIndex, QPointF, QRectF, QSignalBlocker, Qt, pyqtSignal

from warplens.gui.figures import listings, states
from warplens.gui.kit import application, rows
from warplens.gui.kit.theme import SMALL_PIXELS, SPACE, Theme, scaled
from warplens.gui.kit.widgets import ElidedLabel, Role, configured, fill_layout, label, splitter, verbatim
from warplens.gui.views.adding import fields, form
from warplens.gui.views.adding.model import AddingKernels, Status
from warplens.gui.workspace.listing_view import ListingView
from warplens.profiles.formats import plain


class StatusLine(QtWidgets.QWidget):
    """One line on the current kernel: a dot, whether it compiles and runs, and how much of its launch is assumed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._state: states.State | None = states.State.RUNNING
        self.text = ElidedLabel()
        self.notice = ElidedLabel(Role.MUTED)
        fill_layout(QtWidgets.QHBoxLayout(self), (self.text, 3), (self.notice, 2), margins=(3 * SPACE, 0, 0, 0))

    def show_status(self, status: Status, notice: str = "") -> None:
        """Show a status, and what has happened to a file."""
        self._state = status.state
        self.text.set_whole(status.text)
        self.notice.set_whole(notice)
        self.update()

    def paintEvent(self, _: QtGui.QPaintEvent | None) -> None:
        """Draw the dot in the colour of the state, or of what is good."""
        theme = self._theme
        colour = QtGui.QColor(theme.good if self._state is None else states.colour_of(self._state, theme))
        with application.painting(self) as painter:
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            painter.setPen(colour)
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(SPACE + 2, self.height() / 2), 4, 4)


DETAIL_ROLE = Qt.ItemDataRole.UserRole  # this role gives the second line of a row
HEIGHT = 42


class KernelDelegate(rows.TickDelegate):
    """Draws a row of the list: check box, name, and below it the place of a kernel or why it cannot be run."""

    def draw_row(self, painter: QtGui.QPainter, option: QtWidgets.QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw a row."""
        theme, row = self._theme, QRectF(option.rect).adjusted(0, 1, 0, -1)
        if option.state & QtWidgets.QStyle.StateFlag.State_Selected:
            self.draw_rounded(painter, row, theme.selection)
        can_run = bool(index.flags() & Qt.ItemFlag.ItemIsUserCheckable)
        if can_run:
            self.draw_box(painter, rows.middle_box(row.left() + SPACE, row), index)
        left = row.left() + 2 * SPACE + rows.BOX_PIXELS + 2
        room = QRectF(left, row.top() + 4, row.right() - left - 4, row.height() - 8)
        sides, middle = Qt.AlignmentFlag, Qt.TextElideMode.ElideMiddle
        above, below = sides.AlignTop | sides.AlignLeft, sides.AlignBottom | sides.AlignLeft
        colour = theme.text if can_run else theme.faint
        self.draw_text(painter, room, index.data(), colour, side=above, elide=middle)
        colour = theme.muted if can_run else theme.faint
        self.draw_text(painter, room, index.data(DETAIL_ROLE), colour, pixels=SMALL_PIXELS, side=below)


class KernelList(QtWidgets.QListWidget):
    """The kernels of the files at hand, each with a check box; one that cannot run is grey, with the reason below."""

    def __init__(self, model: AddingKernels, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._shown: tuple[form.OfferedKernel, ...] = ()
        self._rows: list[tuple[object, ...]] = []
        self.setAccessibleName("Kernels")
        self.setItemDelegate(KernelDelegate(theme, HEIGHT, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QtWidgets.QListWidget.ScrollMode.ScrollPerPixel)
        model.rows_changed.connect(self._show)
        model.current_changed.connect(self._show_current)
        configured(self, currentRowChanged=self._on_row, itemChanged=self._on_item)
        self._show()

    def _show(self) -> None:
        """Show the kernels; where they are the same, only what has changed of them."""
        kernels = self._model.rows
        self.blockSignals(True)
        while self.count() > len(kernels):
            self.takeItem(self.count() - 1)
        del self._rows[len(kernels) :]
        for row, kernel in enumerate(kernels):
            can_run, is_checked = self._model.can_add(kernel), self._model.is_checked(kernel)
            line = self._model.program.text_of(kernel) or f"line {kernel.lines[0]}"
            place = f"{Path(kernel.path).name}, {line}" if len(self._model.files) > 1 else line
            shown = kernel.path, kernel.entry, kernel.refusal, place, can_run, is_checked
            if row == self.count():
                self.addItem(QtWidgets.QListWidgetItem())
                self._rows.append(())
            item = self.item(row)
            if item is not None and shown != self._rows[row]:  # of a thousand kernels most stay as they are
                self._rows[row] = shown
                item.setText(plain(kernel.entry))
                item.setData(DETAIL_ROLE, plain(place if can_run else kernel.refusal))
                item.setToolTip(verbatim(kernel.refusal or f"{kernel.entry}\n{kernel.path}, {line}"))
                flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
                item.setFlags(flags | Qt.ItemFlag.ItemIsUserCheckable if can_run else flags)
                item.setCheckState(Qt.CheckState.Checked if is_checked else Qt.CheckState.Unchecked)
        self._shown = kernels
        self.blockSignals(False)
        self._show_current()

    def _show_current(self) -> None:
        current = self._model.current
        with QSignalBlocker(self):
            self.setCurrentRow(self._shown.index(current) if current in self._shown else -1)

    def _on_row(self, row: int) -> None:
        if 0 <= row < len(self._shown):
            self._model.set_current(self._shown[row])

    def _on_item(self, item: QtWidgets.QListWidgetItem) -> None:
        row = self.row(item)
        if 0 <= row < len(self._shown):
            self._model.set_checked(self._shown[row], is_checked=item.checkState() is Qt.CheckState.Checked)


SHARE = 0.94  # the dialog takes this part of the window's width and height
WIDTHS = (250, 380, 560)  # first widths of list, form and source in pixels, for texts of 100 %; the source has the rest


class AddingDialog(QtWidgets.QDialog):
    """The dialog."""

    files_asked = pyqtSignal()  # the user wants to open more files
    # the path of the file into which the user wants to write front matter, and the number of kernels
    write_asked = pyqtSignal(str, int)

    def __init__(self, model: AddingKernels, theme: Theme, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.model = model
        model.setParent(self)
        configured(self, windowTitle="Add kernels", windowModality=Qt.WindowModality.WindowModal)
        self.kernels = KernelList(model, theme)
        self.form = fields.LaunchFields(model, theme)
        self.source = configured(ListingView("Source of the kernel", theme), line_opened=model.show_value_from)
        self.about = ElidedLabel(Role.FAINT)
        self.launched = ElidedLabel(Role.FAINT)  # how main() launched the current kernel, or why that is not known
        self.status = StatusLine(theme)
        self.more = QtWidgets.QPushButton("More files…")
        self.write = QtWidgets.QPushButton("Write into file…")
        self.write.setToolTip("Write the front matter of all kernels of this file into it, as warplens init does")
        self.cancel = QtWidgets.QPushButton("Cancel")
        self.add = configured(QtWidgets.QPushButton("Add"), objectName="primary")
        self._shown: tuple[str, str] | None = None
        self._shown_notice = ""
        self.columns = splitter(Qt.Orientation.Horizontal, handle=SPACE)
        for title, content, about in (
            ("Kernels", self.kernels, None), ("Launch", self.form, self.launched), ("Source", self.source, self.about),
        ):  # fmt: skip
            self.columns.addWidget(_card(title, content, about))
        self.columns.setSizes([WIDTHS[0], min(scaled(WIDTHS[1]), WIDTHS[2]), WIDTHS[2]])
        for number in range(3):
            self.columns.setStretchFactor(number, int(number == len(WIDTHS) - 1))
        buttons = fill_layout(QtWidgets.QHBoxLayout(), self.more, self.write, 1, self.cancel, self.add, spacing=SPACE)
        for button in (self.more, self.write, self.cancel, self.add):
            button.setAutoDefault(False)
        ground = configured(QtWidgets.QWidget(), objectName="ground")
        inner, margins = QtWidgets.QVBoxLayout(ground), (2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        fill_layout(inner, (self.columns, 1), self.status, buttons, margins=margins, spacing=SPACE + 4)
        fill_layout(QtWidgets.QVBoxLayout(self), ground, margins=(0, 0, 0, 0))
        self._connect()
        self.resize(round(SHARE * parent.width()), round(SHARE * parent.height()))
        self._show_current()
        self._show_rows()

    def _connect(self) -> None:
        model = self.model
        model.rows_changed.connect(self._show_rows)
        model.current_changed.connect(self._show_current)
        model.form_changed.connect(self._show_source)
        model.status_changed.connect(self._show_status)
        model.line_shown.connect(self._show_line)
        model.failed.connect(self._show_notice)
        model.written.connect(lambda _, text: self._show_notice(text))
        self.more.clicked.connect(self.files_asked)
        self.write.clicked.connect(self._on_write)
        self.cancel.clicked.connect(self.reject)
        self.add.clicked.connect(self._on_add)

    def _show_rows(self) -> None:
        count = len(self.model.checked)
        self.add.setText("Add" if not count else "Add 1 kernel" if count == 1 else f"Add {count} kernels")
        self.add.setEnabled(bool(count))

    def _show_current(self) -> None:
        kernel = self.model.current
        shown = None if kernel is None else (kernel.path, kernel.entry)
        if shown != self._shown:
            self._shown, self._shown_notice = shown, ""
        self.about.set_whole("" if kernel is None else f"{Path(kernel.path).name}, line {kernel.lines[0]}")
        self._show_status()
        if kernel is not None:
            self.source.show_from(kernel.lines[0])

    def _show_status(self) -> None:
        self.launched.set_whole(self.model.main_text)
        self.status.show_status(self.model.status, self._shown_notice)
        self.write.setEnabled(self.model.can_write)
        self._show_source()

    def _show_source(self) -> None:
        model, kernel = self.model, self.model.current
        if kernel is None:
            self.source.show_listing(listings.Listing(rows=()))
            return
        listing = listings.kernel_listing(model.source, kernel.lines, model.marks(), model.notes)
        if listing != self.source.listing:
            self.source.show_listing(listing)

    def _show_line(self, line: int) -> None:
        self.source.set_current(line)
        self.source.setFocus()

    def _show_notice(self, text: str) -> None:
        self._shown_notice = text
        self._show_status()

    def _on_write(self) -> None:
        kernel = self.model.current
        if kernel is not None:
            self.write_asked.emit(kernel.path, sum(other.path == kernel.path for other in self.model.rows))

    def _on_add(self) -> None:
        self.model.add()
        self.accept()

    def done(self, result: int) -> None:
        """End the worker that tries kernels, and close."""
        self.model.shut_down()
        super().done(result)


def _card(title: str, content: QtWidgets.QWidget, about: QtWidgets.QWidget | None) -> QtWidgets.QFrame:
    card = configured(QtWidgets.QFrame(), objectName="card")
    column = fill_layout(QtWidgets.QVBoxLayout(card), margins=(SPACE + 4, SPACE, SPACE, SPACE), spacing=SPACE)
    beside = about if about is not None else QtWidgets.QWidget()
    head = fill_layout(QtWidgets.QHBoxLayout(), label(title, name="heading"), (beside, 1))
    fill_layout(column, head, (content, 1))
    return card
