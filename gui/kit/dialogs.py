"""The questions that the window asks: which file, and what to do with unsaved results.

The rule: the window asks through `Dialogs`; what takes its place in tests shows nothing and never waits.
"""

import re
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QClipboard, QDropEvent
from PyQt6.QtWidgets import QFileDialog, QMessageBox, QWidget

from warplens.cuda.catalogue.search import KERNEL_SUFFIXES
from warplens.gui.kit.widgets import configured
from warplens.profiles.formats import plain
from warplens.profiles.records import PROFILE_SUFFIX

LINK = "warplens:"  # the beginning of a link to a view
_VIEW = b'"warplens-view/'  # a file of a view begins with its schema
FILTER = f"Warplens profiles and views (*{PROFILE_SUFFIX} *{PROFILE_SUFFIX}.gz *.warplens-view.json);;All files (*)"
KERNEL_FILTER = "CUDA files (*.cu *.cuh);;All files (*)"

AskPath: TypeAlias = Callable[[QWidget, str, str], Path | None]  # takes the parent, a suggested name and the suffix

AskReplace: TypeAlias = Callable[[QWidget, str], bool]  # takes the parent and the sentence on why that needs a yes

_NOT_IN_A_NAME = re.compile(r"[^\w.+-]+")


def file_name(text: str) -> str:
    """Return a text as the name of a file, without what could lead to another folder."""
    return _NOT_IN_A_NAME.sub("-", text).strip(".-")[:100] or "warplens"


def ask_export_path(parent: QWidget, name: str, suffix: str) -> Path | None:
    """Return the file that the user chooses to write, with its suffix; None when cancelled."""
    kind, suggested = suffix.upper(), f"{file_name(name)}.{suffix}"
    files = f"{kind} (*.{suffix});;All files (*)"
    path_text, _ = QFileDialog.getSaveFileName(parent, f"Save as {kind}", suggested, files)
    return _with_suffix(parent, path_text, "" if Path(path_text).suffix else f".{suffix}")


def _with_suffix(parent: QWidget, path_text: str, suffix: str) -> Path | None:
    """Return the chosen file with a suffix; the dialog asked about a file of the name without it alone."""
    if not path_text:
        return None
    path = Path(path_text + suffix)
    if suffix and path.exists() and not ask_replace(parent, f"{path} exists already"):
        return None
    return path


def _question(parent: QWidget, text: str, question: str, buttons: QMessageBox.StandardButton) -> QMessageBox:
    box = configured(QMessageBox(parent), textFormat=Qt.TextFormat.PlainText, windowTitle="Warplens")
    return configured(box, text=plain(text), informativeText=question, standardButtons=buttons)


def ask_replace(parent: QWidget, sentence: str) -> bool:
    """Return whether the user wants the file replaced on which the sentence is."""
    buttons = QMessageBox.StandardButton
    box = _question(parent, f"{sentence}.", "Replace the file?", buttons.Yes | buttons.No)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setDefaultButton(buttons.No)
    return box.exec() == buttons.Yes


class Answer(StrEnum):
    """What to do with unsaved results."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class Dialogs:
    """Asks the user by the dialogs of the desktop; a path is None when the user cancels."""

    def path_to_open(self, parent: QWidget, folder: str) -> Path | None:
        """Return the file to open."""
        path_text, _ = QFileDialog.getOpenFileName(parent, "Open a profile", folder, FILTER)
        return Path(path_text) if path_text else None

    def files_to_add(self, parent: QWidget, title: str, folder: str, kinds: str) -> list[Path]:
        """Return files of these kinds, a filter of Qt: profiles for the library, or CUDA files with kernels."""
        path_texts, _ = QFileDialog.getOpenFileNames(parent, title, folder, kinds)
        return [Path(path) for path in path_texts]

    def folder_to_add(self, parent: QWidget, title: str, folder: str) -> Path | None:
        """Return a folder of profiles or of kernels."""
        path = QFileDialog.getExistingDirectory(parent, title, folder)
        return Path(path) if path else None

    def path_to_save(self, parent: QWidget, suggested: str) -> Path | None:
        """Return the file to write, with its suffix."""
        path_text, _ = QFileDialog.getSaveFileName(parent, "Save the profile", suggested, FILTER)
        return _with_suffix(parent, path_text, "" if path_text.endswith((".json", ".json.gz")) else PROFILE_SUFFIX)

    def path_of_report(self, parent: QWidget, name: str) -> Path | None:
        """Return the page to write, with its suffix."""
        return ask_export_path(parent, name, "html")

    def may_replace(self, parent: QWidget, sentence: str) -> bool:
        """Return whether the file is replaced on which the sentence is."""
        return ask_replace(parent, sentence)

    def may_write(self, parent: QWidget, sentence: str) -> bool:
        """Return whether a file of the user is changed as the sentence says."""
        buttons = QMessageBox.StandardButton
        box = _question(parent, f"{sentence}.", "Write it?", buttons.Yes | buttons.No)
        box.setDefaultButton(buttons.Yes)
        return box.exec() == buttons.Yes

    def unsaved(self, parent: QWidget, count: int) -> Answer:
        """Return what to do with this many unsaved points."""
        buttons = QMessageBox.StandardButton
        choices = buttons.Save | buttons.Discard | buttons.Cancel
        text = f"Save the {count:,} points of this sweep?"
        box = _question(parent, text, "They are not in a file of yours yet.", choices)
        box.setDefaultButton(buttons.Save)
        answers = {int(buttons.Save): Answer.SAVE, int(buttons.Discard): Answer.DISCARD}
        return answers.get(box.exec(), Answer.CANCEL)


def paths_in(source: QDropEvent | QClipboard | None) -> list[Path]:
    """Return the local files and folders of a drop or a copy, or the link to a view."""
    if source is None or (data := source.mimeData()) is None:
        return []
    if (text := data.text().strip()).startswith((LINK, "reference:")):
        return [Path(text)]
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


class FileKind(StrEnum):
    """What a file or a folder that is dropped is taken for."""

    FOLDER = "folder"
    KERNELS = "kernels"
    LESSON = "lesson"
    PROGRAM = "program"
    VIEW = "view"
    PROFILE = "profile"
    OTHER = "other"


def kind_of(path: Path) -> FileKind:
    """Return what a path is taken for: by its name, and for a program by its first bytes, if it can be read."""
    if str(path).startswith(LINK):
        return FileKind.VIEW
    if path.is_dir():
        return FileKind.FOLDER
    if path.suffix in KERNEL_SUFFIXES:
        return FileKind.KERNELS
    if path.suffix == ".toml":
        return FileKind.LESSON
    try:
        with path.open("rb") as file:
            head = file.read(64)
    except OSError:
        head = b""
    if path.suffix == ".py" or head.startswith(b"\x7fELF"):
        return FileKind.PROGRAM
    if head and not path.name.endswith((".json", ".json.gz")) and not head.lstrip().startswith((b"{", b"\x1f\x8b")):
        return FileKind.OTHER
    return FileKind.VIEW if _VIEW in head else FileKind.PROFILE
