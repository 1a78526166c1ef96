"""The files of the window: profiles that are opened, saved and added to the library, reports, folders of kernels.

The rule: it asks through `Dialogs` and leaves the reading and writing to the models. Unsaved points are never let go
without a question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QWidget

from warplens.cuda.ground.errors import NotOverwrittenError, StorageError
from warplens.gui.kit.dialogs import FILTER, KERNEL_FILTER, Answer, Dialogs, FileKind, file_name, kind_of
from warplens.gui.kit.theme import Theme
from warplens.gui.workspace import library, main_programs
from warplens.gui.workspace.models import WindowModels
from warplens.profiles import formats, journal, outputs, records

if TYPE_CHECKING:
    from warplens.gui.views.adding.panel import AddingDialog


class ProfileFiles(QObject):
    """Opens and saves."""

    lessons_asked = pyqtSignal(object)  # files of lessons to show
    view_asked = pyqtSignal(object)  # the file of a view to show, or a link to one

    def __init__(self, window: QWidget, models: WindowModels, dialogs: Dialogs, folder: str) -> None:
        super().__init__(window)
        self._window = window
        self._models = models
        self._session = models.session
        self._library = models.library
        self._dialogs = dialogs
        self.folder = folder
        self._session.saved.connect(self._on_saved)
        self._session.kept.connect(lambda path: self._library.add_files([path], library.Source.RECENT))
        self._session.results.file_changed.connect(self._on_file_changed)
        self._library.open_asked.connect(self.open)
        self._library.files_asked.connect(self.add_profiles)
        self._library.folder_asked.connect(self.add_folder)

    def ask_and_open(self) -> None:
        """Open the profile that the user chooses."""
        path = self._dialogs.path_to_open(self._window, self.folder)
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Open a profile or a view of one, once the open one may go; a lesson is opened beside it."""
        kind = kind_of(path)
        if kind is FileKind.LESSON:
            self.lessons_asked.emit([path])
        elif kind is FileKind.VIEW:
            self.view_asked.emit(path)
        elif self.may_leave():
            if not journal.is_reference(path):
                self.folder = str(path.parent)
            self._session.open_profile(path)

    def add_profiles(self) -> None:
        """Add profiles to the library."""
        self._library.add_files(self._dialogs.files_to_add(self._window, "Add profiles", self.folder, FILTER))

    def add_folder(self) -> None:
        """Add a folder of profiles to the library."""
        folder = self._dialogs.folder_to_add(self._window, "Add a folder of profiles", self.folder)
        if folder is not None:
            self._library.add_folder(folder)

    def watch_folder(self) -> None:
        """Watch a folder of kernels."""
        folder = self._dialogs.folder_to_add(self._window, "Watch a folder of kernels", self.folder)
        if folder is not None:
            self._models.watch.add_folder(folder)

    def save(self) -> None:
        """Save the profile in its file, or in the file that the user chooses."""
        path = self._session.results.path
        if path is None:
            self.save_as()
        else:
            self._session.save(path)

    def save_as(self) -> None:
        """Save the profile in the file that the user chooses."""
        if self._session.results.profile is not None and (path := self._path_to_save()) is not None:
            self._session.save(path)

    def write_report(self) -> None:
        """Write a report where the user chooses."""
        path = self._dialogs.path_of_report(self._window, "report")
        if path is not None:
            try:
                outputs.refuse_loss(path, outputs.Kind.PAGE)
            except NotOverwrittenError as error:
                if not self._dialogs.may_replace(self._window, str(error)):
                    return
            except StorageError as error:
                self._session.complain(str(error))
                return
            self._models.reporting.write(path, overwrite=True)

    def may_leave(self) -> bool:
        """Offer to save unsaved points; return whether the window may let them go."""
        results, session = self._session.results, self._session
        if not results.is_unsaved or not results.points:
            return True
        match self._dialogs.unsaved(self._window, len(results.points)):
            case Answer.CANCEL:
                return False
            case Answer.DISCARD:
                session.run.shut_down()
                session.discard()
                return True
        path = results.path or self._path_to_save()
        if path is None:
            return False
        session.run.shut_down()
        return session.save_now(path)

    def _path_to_save(self) -> Path | None:
        results = self._session.results
        families = "-".join(dict.fromkeys(family for _, family in results.variants)) or "sweep"
        name = f"{file_name(f'{families}-{self._session.choices.device}')}{records.PROFILE_SUFFIX}"
        return self._dialogs.path_to_save(self._window, str(results.path or Path(self.folder) / name))

    def _on_saved(self, path: Path) -> None:
        self.folder = str(path.parent)

    def _on_file_changed(self) -> None:
        path = self._session.results.path
        if path is not None:
            self._library.add_files([path], library.Source.RECENT)


NOTHING_TO_OPEN = "is nothing to open: drop .cu files, folders, a program, a Python script, profiles, a view or lessons"
MAX_OFFERED = 1000  # the dialog shows the kernels of so many files of a dropped folder at most


class KernelFiles(QObject):
    """Adds kernels: their files are asked for or dropped, and one dialog at a time shows what they offer."""

    chosen = pyqtSignal(list)  # the paths that the user chooses, which may be those of other files
    lessons_found = pyqtSignal(list)  # folders that hold lessons, and neither kernels nor profiles

    def __init__(self, window: QWidget, models: WindowModels, dialogs: Dialogs, theme: Callable[[], Theme]) -> None:
        super().__init__(window)
        self._window, self._models, self._dialogs, self._theme = window, models, dialogs, theme
        self._folder = next((str(Path(file.path).parent) for file in models.watch.files), "")
        self.dialog: AddingDialog | None = None  # the dialog, while it is open
        models.watch.files_asked.connect(self.ask_and_add)

    def ask_and_add(self) -> None:
        """Show what the files offer that the user chooses."""
        parent = self.dialog or self._window
        self.chosen.emit(self._dialogs.files_to_add(parent, "Add kernels", self._folder, KERNEL_FILTER))

    def add(self, paths: Sequence[Path]) -> None:
        """Show what these files offer, beside what the dialog shows already."""
        if not paths:
            return
        from warplens.gui.views.adding.model import AddingKernels  # a start need not wait for these
        from warplens.gui.views.adding.panel import AddingDialog

        self._folder = str(paths[0].parent)
        if self.dialog is None:
            self.dialog = AddingDialog(AddingKernels.make(self._models), self._theme(), self._window)
            self.dialog.files_asked.connect(self.ask_and_add)
            self.dialog.write_asked.connect(self._on_write_asked)
            self.dialog.finished.connect(self._on_finished)
            self.dialog.show()
        self.dialog.model.open(paths)

    def add_folders(self, folders: Sequence[Path]) -> None:
        """Show what the `.cu` files in these folders and below offer, and list the profiles that lie in them."""
        read = partial(_in_folders, folders)
        name = ", ".join(folder.name for folder in folders)
        self._models.session.in_background(
            read, lambda files: self._on_folders_read(folders, *files), doing=f"Looking through {name}"
        )

    def _on_folders_read(
        self, folders: Sequence[Path], kernels: list[Path], with_profiles: list[Path], with_lessons: list[Path]
    ) -> None:
        self._models.library.add(with_profiles)
        self.add(kernels[:MAX_OFFERED])
        names = ", ".join(map(str, folders))
        if len(kernels) > MAX_OFFERED:
            rest = f"{formats.grouped(len(kernels))} .cu files lie in {names}; the first {MAX_OFFERED} are shown"
            self._models.session.complain(f"{rest}: drop the others by folder or by file")
        elif with_lessons and not kernels and not with_profiles:
            self.lessons_found.emit(with_lessons)
        elif not kernels and not with_profiles:
            self._models.session.complain(
                f"{names} holds neither .cu files nor profiles nor lessons: nothing was added"
            )

    def _on_write_asked(self, path: str, count: int) -> None:
        if self.dialog is None:
            return
        kernels = "its kernel" if count == 1 else f"its {count} kernels"
        sentence = f"{Path(path).name} gets a comment for {kernels} at its top; the rest of it stays as it is"
        if self._dialogs.may_write(self.dialog, sentence):
            self.dialog.model.write()

    def _on_finished(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


def _in_folders(folders: Sequence[Path]) -> tuple[list[Path], list[Path], list[Path]]:
    """Return the `.cu` files in folders and below, and the folders that hold profiles, and lessons; slow for many."""
    kernels = dict.fromkeys(path for folder in folders for path in sorted(folder.rglob("*.cu")) if path.is_file())
    suffixes = (records.PROFILE_SUFFIX, f"{records.PROFILE_SUFFIX}.gz")
    with_profiles, with_lessons = (
        [folder for folder in folders if any(path.name.endswith(ends) for path in folder.iterdir())]
        for ends in (suffixes, ".toml")
    )
    return list(kernels), with_profiles, with_lessons


class ChosenFiles(QObject):
    """Takes files and folders of any kind, chosen or dropped: opens, adds or runs each by what it is."""

    def __init__(self, window: QWidget, models: WindowModels, profiles: ProfileFiles, kernels: KernelFiles) -> None:
        super().__init__(window)
        self._models, self._profiles, self._kernels = models, profiles, kernels
        kernels.chosen.connect(self.take)
        kernels.lessons_found.connect(profiles.lessons_asked.emit)

    def take(self, paths: Sequence[Path]) -> None:
        """Take these; a program or a script is run for its launches."""
        by_kind: dict[FileKind, list[Path]] = {kind: [] for kind in FileKind}
        for path in paths:
            by_kind[kind_of(path)].append(path)
        self._kernels.add(by_kind[FileKind.KERNELS])
        if folders := by_kind[FileKind.FOLDER]:
            self._kernels.add_folders(folders)
        if lessons := by_kind[FileKind.LESSON]:
            self._profiles.lessons_asked.emit(lessons)
        for path in by_kind[FileKind.PROGRAM]:
            call = main_programs.MainCall(path=str(path.absolute()), device=self._models.choices.device)
            self._models.main_programs.runs.pop(call.path, None)  # it runs anew, whatever came of it before
            self._models.main_programs.add(call)
        for path in by_kind[FileKind.OTHER]:
            self._models.session.complain(f"{path.name} {NOTHING_TO_OPEN}")
        profiles = [*by_kind[FileKind.PROFILE], *by_kind[FileKind.VIEW]]
        if len(profiles) == 1:
            self._profiles.open(profiles[0])
        elif profiles:
            self._models.library.add(profiles)
            if not self._models.results.points:  # the newest file is opened, with the others over it
                *older, newest = sorted(filter(Path.is_file, profiles), key=lambda path: path.stat().st_mtime)
                self._profiles.open(newest)
                for path in older:
                    self._models.library.set_shown(path, shown=True)
