"""The kernels of the files at hand, each with a check box; one that cannot be run is grey, with the reason below.

The rule: it shows `AddingKernels`, and a tick or a choice goes there.
"""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from warplens.gui.models.adding.adding_kernels import AddingKernels
from warplens.gui.models.adding.cuda_file import OfferedKernel
from warplens.gui.panels.adding.kernel_delegate import DETAIL_ROLE, HEIGHT, KernelDelegate
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.theme import Theme
from warplens.profiles.cleaning import plain


class KernelList(QListWidget):
    """The list."""

    def __init__(self, model: AddingKernels, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._shown: tuple[OfferedKernel, ...] = ()
        self.setAccessibleName("Kernels")
        self.setItemDelegate(KernelDelegate(theme, HEIGHT, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        model.rows_changed.connect(self._show)
        model.current_changed.connect(self._show_current)
        self.currentRowChanged.connect(self._on_row)
        self.itemChanged.connect(self._on_item)
        self._show()

    def _show(self) -> None:
        """Show the kernels; where they are the same, only what has changed of them."""
        kernels = self._model.rows
        self.blockSignals(True)
        if len(kernels) != self.count():
            self.clear()
            for _ in kernels:
                self.addItem(QListWidgetItem())
        for row, kernel in enumerate(kernels):
            item = self.item(row)
            if item is not None:
                self._fill(item, kernel)
        self._shown = kernels
        self.blockSignals(False)
        self._show_current()

    def _fill(self, item: QListWidgetItem, kernel: OfferedKernel) -> None:
        can_run = kernel.kernel is not None
        line = f"line {kernel.lines[0]}"
        place = f"{Path(kernel.path).name}, {line}" if len(self._model.files) > 1 else line
        item.setText(plain(kernel.entry))
        item.setData(DETAIL_ROLE, plain(place if can_run else kernel.refusal))
        item.setToolTip(verbatim(kernel.refusal or f"{kernel.entry}\n{kernel.path}, {line}"))
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        item.setFlags(flags | Qt.ItemFlag.ItemIsUserCheckable if can_run else flags)
        is_checked = self._model.is_checked(kernel)
        item.setCheckState(Qt.CheckState.Checked if is_checked else Qt.CheckState.Unchecked)

    def _show_current(self) -> None:
        current = self._model.current
        self.blockSignals(True)
        self.setCurrentRow(self._shown.index(current) if current in self._shown else -1)
        self.blockSignals(False)

    def _on_row(self, row: int) -> None:
        if 0 <= row < len(self._shown):
            self._model.set_current(self._shown[row])

    def _on_item(self, item: QListWidgetItem) -> None:
        row = self.row(item)
        if 0 <= row < len(self._shown):
            self._model.set_checked(self._shown[row], is_checked=item.checkState() is Qt.CheckState.Checked)
