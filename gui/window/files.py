"""The files of the window: profiles that are opened, saved and added to the library, reports, folders of kernels.

The rule: it asks through `Dialogs` and leaves the reading and writing to the models. Unsaved points are never let go
without a question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, QProcess, QTimer, pyqtSignal
from PyQt6.QtGui import QAction, QGuiApplication
from PyQt6.QtWidgets import QWidget

from warplens.cuda.ground.errors import NotOverwrittenError, StorageError, WarplensError
from warplens.gui.kit.dialogs import FILTER, KERNEL_FILTER, Answer, Dialogs, ask_export_path, file_name
from warplens.gui.kit.tasks import Task, sentence_of
from warplens.gui.kit.theme import Theme
from warplens.gui.kit.widgets import configured
from warplens.gui.window.docks import Docks
from warplens.gui.workspace.kernel_watch import stamp_of
from warplens.gui.workspace.library import Source
from warplens.gui.workspace.main_programs import ENDED_WITHIN_MS
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.session import Notice, NoticeTone, Session
from warplens.gui.workspace.shared_view import SUFFIX, SharedView, opened_view, words_of
from warplens.profiles.formats import grouped
from warplens.profiles.journal import is_reference
from warplens.profiles.outputs import Kind, refuse_loss
from warplens.profiles.records import PROFILE_SUFFIX
from warplens.profiles.writing import write_bytes

if TYPE_CHECKING:
    from warplens.gui.views.adding.panel import AddingDialog


class ProfileFiles(QObject):
    """Opens and saves."""

    lessons_asked = pyqtSignal(object)  # files of lessons to show

    def __init__(self, window: QWidget, models: WindowModels, docks: Docks, dialogs: Dialogs, folder: str) -> None:
        super().__init__(window)
        self._window = window
        self._docks = docks
        self._view: SharedView | None = None  # the view that is shown once its profile is read
        self._models = models
        self._session = models.session
        self._library = models.library
        self._dialogs = dialogs
        self.folder = folder
        self._session.saved.connect(self._on_saved)
        self._session.kept.connect(lambda path: self._library.add_files([path], Source.RECENT))
        self._session.results.file_changed.connect(self._on_file_changed)
        self._session.results.points_replaced.connect(self._on_profile_read)
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
        if path.suffix == ".toml":
            self.lessons_asked.emit([path])
        elif path.name.endswith(SUFFIX):
            self.open_link(str(path))
        elif self.may_leave():
            if not is_reference(path):
                self.folder = str(path.parent)
            self._session.open_profile(path)

    # Views that can be sent.

    @property
    def _shown_profile(self) -> str:
        results = self._session.results
        return results.origin or ("" if results.path is None else str(results.path.absolute()))

    def view(self) -> SharedView:
        """Return what is shown as a view."""
        results = self._session.results
        selected, layout = results.point(results.selected), self._docks.shown_layout.name
        point = {} if selected is None else words_of(selected)
        return SharedView(profile=self._shown_profile, shown=results.filter, point=point, layout=layout)

    def copy_link(self) -> None:
        """Copy the link to what is shown; points without a file have none."""
        view, clipboard = self.view(), QGuiApplication.clipboard()
        if not view.profile:
            self._complain("The points have no file yet: save the profile, then a link can name it")
        elif clipboard is not None:
            clipboard.setText(view.link)
            self._session.notified.emit(Notice(text="Copied the link; warplens --open 'LINK' opens the same view"))

    def save_view(self) -> None:
        """Save what is shown as a view file where the user chooses."""
        path = ask_export_path(self._window, "view", SUFFIX.removeprefix("."))
        try:
            if path is not None:
                write_bytes(path, self.view().text_in(path.parent).encode())
        except StorageError as error:
            self._complain(str(error))

    def open_link(self, text: str) -> None:
        """Open the view that a link or a view file names, or the profile at a path."""
        try:
            view = opened_view(text)
        except WarplensError as error:
            self._complain(str(error))
            return
        if view is None:
            self.open(Path(text))
        elif view.profile in ("", self._shown_profile):
            self._show_view(view)
        elif self.may_leave():
            self._view = view
            self._session.open_profile(Path(view.profile))

    def _on_profile_read(self) -> None:
        view, self._view = self._view, None
        if view is not None:
            self._show_view(view)

    def _show_view(self, view: SharedView) -> None:
        results = self._session.results
        results.set_filter(view.shown)
        if (point := next(filter(view.is_of, results.points), None)) is not None:
            results.select(point.key)
        elif view.point:
            self._complain(f"The selected point of {view.point.get('kernel', 'the view')} is not there any more")
        self._docks.restore(b"", view.layout)

    def _complain(self, text: str) -> None:
        self._session.notified.emit(Notice(text=text, tone=NoticeTone.BAD))

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
                self._complain(str(error))
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
        return self._dialogs.path_to_save(self._window, str(results.path or Path(self.folder) / name))

    def _on_saved(self, path: Path) -> None:
        self.folder = str(path.parent)

    def _on_file_changed(self) -> None:
        """Remember the open file among the recent ones."""
        path = self._session.results.path
        if path is not None:
            self._library.add_files([path], Source.RECENT)


# The program beside which the window was opened: *Run* runs it again, by the command of the user's own call.

LOOK_MS = 200  # the file of a program that was started again is looked at this often, until it has begun


class ProgramAgain(QObject):
    """Lets *Run* run a program again, and shows the profile that it writes from its first launch on."""

    def __init__(self, words: Sequence[str], path: Path, session: Session, stop: QAction) -> None:
        super().__init__(session)
        self._words, self.path, self._session, self._stop = tuple(words), path, session, stop
        self._begun: object = None
        self.process = QProcess(self)
        self.process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedChannels)
        self.process.finished.connect(self._on_finished)
        self._look = configured(QTimer(self), interval=LOOK_MS, timeout=self._show_begun)

    @property
    def is_shown(self) -> bool:
        """Whether the points that are shown are those of the program."""
        return self._session.results.path == self.path

    def run(self) -> None:
        """Run the program again; one that still runs is ended first."""
        if self.process.state() is not QProcess.ProcessState.NotRunning:
            self.process.terminate()
            self.process.waitForFinished(ENDED_WITHIN_MS)
        self._begun = stamp_of(self.path)
        self.process.start(self._words[0], list(self._words[1:]))
        self._look.start()
        self._stop.setEnabled(True)
        self._session.notified.emit(Notice(text=f"Runs again: {self.path.name}"))

    def _show_begun(self) -> None:
        if stamp_of(self.path) not in (None, self._begun):
            self._look.stop()
            self._session.open_profile(self.path)

    def _on_finished(self, code: int) -> None:
        self._show_begun()
        self._look.stop()
        self._stop.setEnabled(False)
        if code:
            self._session.notified.emit(Notice(text=f"The program ended with {code}", tone=NoticeTone.BAD))


# The adding of kernels asks through `Dialogs`; there is one dialog at a time.

MAX_OFFERED = 200  # the dialog shows the kernels of so many files of a dropped folder at most: each is read, and listed


class KernelFiles(QObject):
    """Adds kernels: their files are asked for or dropped, and a dialog shows what they offer."""

    def __init__(self, window: QWidget, models: WindowModels, dialogs: Dialogs, theme: Callable[[], Theme]) -> None:
        super().__init__(window)
        self._window, self._models, self._dialogs, self._theme = window, models, dialogs, theme
        self._folder = next((str(Path(file.path).parent) for file in models.watch.files), "")
        self.dialog: AddingDialog | None = None  # the dialog, while it is open
        models.watch.files_asked.connect(self.ask_and_add)

    def ask_and_add(self) -> None:
        """Show what the files offer that the user chooses."""
        self.add(self._dialogs.files_to_add(self.dialog or self._window, "Add kernels", self._folder, KERNEL_FILTER))

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
        Task.begin(
            self,
            self._models.session.background,
            partial(_in_folders, folders),
            lambda files: self._on_folders_read(folders, *files),
            lambda error: self._say(sentence_of(error)),
        )

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
        if self.dialog is not None:
            self.dialog.close()

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


def _in_folders(folders: Sequence[Path]) -> tuple[list[Path], list[Path]]:
    """Return the `.cu` files in folders and below, and those of the folders that hold profiles; slow for large ones."""
    kernels = dict.fromkeys(path for folder in folders for path in sorted(folder.rglob("*.cu")) if path.is_file())
    suffixes = (PROFILE_SUFFIX, f"{PROFILE_SUFFIX}.gz")
    with_profiles = [folder for folder in folders if any(path.name.endswith(suffixes) for path in folder.iterdir())]
    return list(kernels), with_profiles
