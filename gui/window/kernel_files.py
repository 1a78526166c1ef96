"""The kernels that the user adds: the files are asked for or dropped, and a dialog shows what they offer.

The rule: it asks through `Dialogs`; there is one dialog at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import QWidget

from warplens.gui.models.window_models import WindowModels
from warplens.gui.toolkit.dialogs import Dialogs
from warplens.gui.toolkit.theme import Theme

if TYPE_CHECKING:
    from warplens.gui.panels.adding.adding_dialog import AddingDialog


class KernelFiles(QObject):
    """Adds kernels.

    Args:
        window: the dialogs stand over it.
        models: take the kernels.
        dialogs: asks for files and answers.
        theme: returns the theme in which the dialog is drawn.
    """

    def __init__(self, window: QWidget, models: WindowModels, dialogs: Dialogs, theme: Callable[[], Theme]) -> None:
        super().__init__(window)
        self._window, self._models, self._dialogs, self._theme = window, models, dialogs, theme
        self._folder = next((str(Path(file.path).parent) for file in models.watch.files), "")
        self._dialog: AddingDialog | None = None
        models.watch.files_asked.connect(self.ask_and_add)

    @property
    def dialog(self) -> AddingDialog | None:
        """The dialog, while it is open."""
        return self._dialog

    def ask_and_add(self) -> None:
        """Show what the files offer that the user chooses."""
        self.add(self._dialogs.kernels_to_add(self._dialog or self._window, self._folder))

    def add(self, paths: Sequence[Path]) -> None:
        """Show what these files offer, beside what the dialog shows already."""
        if not paths:
            return
        from warplens.gui.panels.adding.adding_dialog import AddingDialog  # a start need not wait for it

        self._folder = str(paths[0].parent)
        if self._dialog is None:
            self._dialog = AddingDialog(self._models.make_adding(), self._theme(), self._window)
            self._dialog.files_asked.connect(self.ask_and_add)
            self._dialog.write_asked.connect(self._on_write_asked)
            self._dialog.finished.connect(self._on_finished)
            self._dialog.show()
        self._dialog.model.open(paths)

    def close(self) -> None:
        """Close the dialog, if it is open."""
        if self._dialog is not None:
            self._dialog.close()

    def _on_write_asked(self, path: str, count: int) -> None:
        if self._dialog is None:
            return
        kernels = "its kernel" if count == 1 else f"its {count} kernels"
        sentence = f"{Path(path).name} gets a comment for {kernels} at its top; the rest of it stays as it is"
        if self._dialogs.may_write(self._dialog, sentence):
            self._dialog.model.write()

    def _on_finished(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
