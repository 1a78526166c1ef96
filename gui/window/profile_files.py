"""The files of the window: profiles that are opened, saved and added to the library, reports, folders of kernels.

The rule: it asks through `Dialogs` and leaves the reading and writing to the models. Unsaved points are never let go
without a question.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import QWidget

from warplens.cuda.errors import NotOverwrittenError, StorageError
from warplens.gui.models.profiles.library import Source
from warplens.gui.models.sweep.session import Notice, NoticeTone
from warplens.gui.models.window_models import WindowModels
from warplens.gui.toolkit.dialogs import Answer, Dialogs, file_name
from warplens.profiles.outputs import Kind, refuse_loss
from warplens.profiles.shipped import is_reference
from warplens.profiles.store import PROFILE_SUFFIX


class ProfileFiles(QObject):
    """Opens and saves.

    Args:
        window: the dialogs stand over it.
        models: read and write the files.
        dialogs: asks for files and answers.
        folder: the folder in which dialogs open, that of the last file.
    """

    def __init__(self, window: QWidget, models: WindowModels, dialogs: Dialogs, folder: str) -> None:
        super().__init__(window)
        self._window = window
        self._models = models
        self._session = models.session
        self._library = models.library
        self._dialogs = dialogs
        self._folder = folder
        self._session.saved.connect(self._on_saved)
        self._session.kept.connect(lambda path: self._library.add_files([path], Source.RECENT))
        self._session.results.file_changed.connect(self._on_file_changed)
        self._library.open_asked.connect(self.open)
        self._library.files_asked.connect(self.add_profiles)
        self._library.folder_asked.connect(self.add_folder)

    @property
    def folder(self) -> str:
        """The folder in which dialogs open."""
        return self._folder

    def ask_and_open(self) -> None:
        """Open the profile that the user chooses."""
        path = self._dialogs.path_to_open(self._window, self._folder)
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Open a profile, once the open one may go."""
        if self.may_leave():
            if not is_reference(path):
                self._folder = str(path.parent)
            self._session.open_profile(path)

    def open_or_add(self, paths: Sequence[Path]) -> None:
        """Open a single file; several of them go into the library."""
        if len(paths) == 1:
            self.open(paths[0])
        else:
            self._library.add(paths)

    def add_profiles(self) -> None:
        """Add profiles to the library."""
        self._library.add_files(self._dialogs.paths_to_add(self._window, self._folder))

    def add_folder(self) -> None:
        """Add a folder of profiles to the library."""
        folder = self._dialogs.folder_to_add(self._window, self._folder)
        if folder is not None:
            self._library.add_folder(folder)

    def watch_folder(self) -> None:
        """Watch a folder of kernels."""
        folder = self._dialogs.folder_of_kernels(self._window, self._folder)
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
        if self._session.results.profile is not None:
            path = self._path_to_save()
            if path is not None:
                self._session.save(path)

    def write_report(self) -> None:
        """Write a report where the user chooses."""
        path = self._dialogs.path_of_report(self._window, "report")
        if path is not None:
            try:
                refuse_loss(path, Kind.PAGE)
            except NotOverwrittenError as error:
                if self._dialogs.may_replace(self._window, str(error)):
                    self._models.reporting.write(path, overwrite=True)
            except StorageError as error:
                self._session.notified.emit(Notice(text=str(error), tone=NoticeTone.BAD))
            else:
                self._models.reporting.write(path)

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
        name = f"{file_name(f'{families}-{self._session.choices.device}')}{PROFILE_SUFFIX}"
        return self._dialogs.path_to_save(self._window, str(results.path or Path(self._folder) / name))

    def _on_saved(self, path: Path) -> None:
        self._folder = str(path.parent)

    def _on_file_changed(self) -> None:
        """Remember the open file among the recent ones."""
        path = self._session.results.path
        if path is not None:
            self._library.add_files([path], Source.RECENT)
