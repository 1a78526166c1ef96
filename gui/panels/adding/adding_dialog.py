"""The dialog that adds kernels: the kernels of the files, the form of the current one, its source, and one line on it.

The rule: it only composes; the model knows the kernels, and the window asks for files.
"""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from warplens.gui.models.adding.adding_kernels import AddingKernels
from warplens.gui.panels.adding.kernel_list import KernelList
from warplens.gui.panels.adding.launch_fields import LaunchFields
from warplens.gui.panels.adding.status_line import StatusLine
from warplens.gui.panels.code.listing_view import ListingView
from warplens.gui.plots.code.listings import Listing, kernel_listing
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.styling import Role, label
from warplens.gui.toolkit.theme import SPACE, Theme

SHARE = 0.94
"""The dialog takes this part of the window's width and height."""
WIDTHS = (250, 380, 560)
"""The first widths of list, form and source in pixels; what is left over goes to the source."""


class AddingDialog(QDialog):
    """The dialog.

    Args:
        model: the files and kernels; the dialog ends its worker.
        theme: to draw in.
        parent: the window over which it stands.

    Signals:
        files_asked: the user wants to open more files.
        write_asked: the path of the file into which the user wants to write front matter, and the number of kernels.
    """

    files_asked = pyqtSignal()
    write_asked = pyqtSignal(str, int)

    def __init__(self, model: AddingKernels, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = model
        model.setParent(self)
        self.setWindowTitle("Add kernels")
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.kernels = KernelList(model, theme)
        self.form = LaunchFields(model, theme)
        self.source = ListingView("Source of the kernel", theme)
        self.source.line_opened.connect(model.show_value_from)
        self.about = ElidedLabel(Role.FAINT)
        self.status = StatusLine(theme)
        self.more = QPushButton("More files…")
        self.write = QPushButton("Write into file…")
        self.write.setToolTip("Write the front matter of all kernels of this file into it, as warplens init does")
        self.cancel = QPushButton("Cancel")
        self.add = QPushButton("Add")
        self.add.setObjectName("primary")
        self._shown: tuple[str, str] | None = None
        self._shown_notice = ""
        self._compose()
        self._connect()
        self.resize(round(SHARE * parent.width()), round(SHARE * parent.height()))
        self._show_current()
        self._show_rows()

    def _compose(self) -> None:
        self.columns = QSplitter(Qt.Orientation.Horizontal)
        self.columns.setChildrenCollapsible(False)
        self.columns.setHandleWidth(SPACE)
        for title, content in (("Kernels", self.kernels), ("Launch", self.form), ("Source", self.source)):
            self.columns.addWidget(_card(title, content, self.about if content is self.source else None))
        self.columns.setSizes(list(WIDTHS))
        for number in range(3):
            self.columns.setStretchFactor(number, int(number == len(WIDTHS) - 1))
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        for button in (self.more, self.write):
            buttons.addWidget(button)
        buttons.addStretch(1)
        for button in (self.cancel, self.add):
            buttons.addWidget(button)
        for button in (self.more, self.write, self.cancel, self.add):
            button.setAutoDefault(False)  # Enter ends the typing of a value, not the dialog
        ground = QWidget()
        ground.setObjectName("ground")
        inner = QVBoxLayout(ground)
        inner.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        inner.setSpacing(SPACE + 4)
        inner.addWidget(self.columns, 1)
        inner.addWidget(self.status)
        inner.addLayout(buttons)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(ground)

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
        self.status.show_status(self.model.status, self._shown_notice)
        self.write.setEnabled(self.model.can_write)
        self._show_source()

    def _show_source(self) -> None:
        model, kernel = self.model, self.model.current
        if kernel is None:
            self.source.show_listing(Listing(rows=()))
            return
        listing = kernel_listing(model.source, kernel.lines, model.marks(), model.notes)
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

    # Qt.

    def done(self, result: int) -> None:
        """End the worker that tries kernels, and close."""
        self.model.shut_down()
        super().done(result)


def _card(title: str, content: QWidget, about: QWidget | None) -> QFrame:
    card = QFrame()
    card.setObjectName("card")
    column = QVBoxLayout(card)
    column.setContentsMargins(SPACE + 4, SPACE, SPACE, SPACE)
    column.setSpacing(SPACE)
    head = QHBoxLayout()
    head.addWidget(label(title, name="heading"))
    head.addWidget(about if about is not None else QWidget(), 1)
    column.addLayout(head)
    column.addWidget(content, 1)
    return card
