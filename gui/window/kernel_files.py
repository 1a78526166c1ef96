"""The kernels that the user adds: the files are asked for or dropped, and a dialog shows what they offer.

The rule: it asks through `Dialogs`; there is one dialog at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import QWidget

from warplens.gui.models.sweep.session import Notice, NoticeTone
from warplens.gui.models.window_models import WindowModels
from warplens.gui.toolkit.dialogs import Dialogs
from warplens.gui.toolkit.tasks import Task, sentence_of
from warplens.gui.toolkit.theme import Theme
from warplens.profiles.formats import grouped
from warplens.profiles.store import PROFILE_SUFFIX

if TYPE_CHECKING:
    from warplens.gui.panels.adding.adding_dialog import AddingDialog


MAX_OFFERED = 200
"""The dialog shows the kernels of at most this many files of a dropped folder: each is read, and listed."""


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
        from warplens.gui.models.adding.adding_kernels import AddingKernels  # a start need not wait for these
        from warplens.gui.panels.adding.adding_dialog import AddingDialog

        self._folder = str(paths[0].parent)
        if self._dialog is None:
            self._dialog = AddingDialog(AddingKernels.make(self._models), self._theme(), self._window)
            self._dialog.files_asked.connect(self.ask_and_add)
            self._dialog.write_asked.connect(self._on_write_asked)
            self._dialog.finished.connect(self._on_finished)
            self._dialog.show()
        self._dialog.model.open(paths)

    def add_folders(self, folders: Sequence[Path]) -> None:
        """Show what the `.cu` files in these folders and below offer, and list the profiles that lie in them."""
        task = Task(self)
        task.succeeded.connect(lambda found: self._on_folders_read(folders, *found))
        task.failed.connect(lambda error: self._say(sentence_of(error)))
        task.start(self._models.session.background, partial(_in_folders, folders))

    def _on_folders_read(self, folders: Sequence[Path], kernels: Sequence[Path], with_profiles: Sequence[Path]) -> None:
        self._models.library.add(with_profiles)
        self.add(kernels[:MAX_OFFERED])
        names = ", ".join(map(str, folders))
        if len(kernels) > MAX_OFFERED:
            rest = f"{grouped(len(kernels))} .cu files lie in {names}; the first {MAX_OFFERED} are shown"
            self._say(f"{rest}: drop the others by folder or by file")
        elif not kernels and not with_profiles:
            self._say(f"{names} holds neither .cu files nor profiles: nothing was added")

    def _say(self, text: str) -> None:
        self._models.session.notified.emit(Notice(text=text, tone=NoticeTone.BAD))

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


def _in_folders(folders: Sequence[Path]) -> tuple[list[Path], list[Path]]:
    """Return the `.cu` files in folders and below, and those of the folders that hold profiles; slow for large ones."""
    kernels = dict.fromkeys(path for folder in folders for path in sorted(folder.rglob("*.cu")) if path.is_file())
    suffixes = (PROFILE_SUFFIX, f"{PROFILE_SUFFIX}.gz")
    with_profiles = [folder for folder in folders if any(path.name.endswith(suffixes) for path in folder.iterdir())]
    return list(kernels), with_profiles
