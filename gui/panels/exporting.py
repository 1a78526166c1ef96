"""What a panel saves and copies: it asks for a file, writes it, and says so; and the menu entries that do it.

The rule: nothing is worked out before there is a file to write, and what goes wrong is one sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtGui import QGuiApplication, QImage
from PyQt6.QtWidgets import QMenu, QToolButton, QWidget

from warplens.cuda.errors import WarplensError
from warplens.gui.models.sweep.session import Notice, Tone
from warplens.gui.plots.plot_data import DATA_WORDS, DataTable, figure_data
from warplens.gui.rendering.export import Format, figure_picture
from warplens.gui.rendering.figure_view import FigureView
from warplens.gui.toolkit.dialogs import AskPath, ask_export_path
from warplens.gui.toolkit.styling import quiet_button
from warplens.profiles.store import write_bytes


@dataclass(frozen=True, slots=True)
class Exported:
    """A plot that can be saved: what it is called, its picture and its numbers."""

    title: Callable[[], str]
    picture: Callable[[Format], bytes]
    data: Callable[[], DataTable]

    @classmethod
    def of(cls, view: FigureView) -> Exported:
        """Return what a view of one figure shows, once it shows one."""

        def picture(form: Format) -> bytes:
            x, y = view.part
            return figure_picture(view.figure, view.theme, form, x_view=x, y_view=y) if view.figure else b""

        def data() -> DataTable:
            return figure_data(view.figure, *view.x_view) if view.figure else DataTable((), ())

        return cls(lambda: view.figure.title if view.figure else "plot", picture, data)


class Saving(QObject):
    """Saves and copies for one panel.

    Args:
        parent: the panel.
        ask_path: asked for the file to write, with the suggested name and the suffix.

    Signals:
        notified: a `Notice` of what was saved or copied, or why it could not be.
    """

    notified = pyqtSignal(object)

    def __init__(self, parent: QWidget, ask_path: AskPath = ask_export_path) -> None:
        super().__init__(parent)
        self._parent = parent
        self.ask_path = ask_path

    def save(self, name: str, suffix: str, content: Callable[[], bytes]) -> None:
        """Ask for a path, then write."""
        path = self.ask_path(self._parent, name, suffix)
        if path is None:
            return
        try:
            write_bytes(path, content())
        except WarplensError as error:
            self.notified.emit(Notice(text=str(error), tone=Tone.BAD))
        else:
            self.notified.emit(Notice(text=f"Saved {path.name}"))

    def copy_picture(self, what: str, picture: Callable[[Format], bytes]) -> None:
        """Copy a picture; `what` completes `Copied`."""
        clipboard = QGuiApplication.clipboard()
        if clipboard is not None:
            clipboard.setImage(QImage.fromData(picture(Format.PNG)))
            self.notified.emit(Notice(text=f"Copied {what}"))

    def copy_text(self, what: str, text: str) -> None:
        """Copy text; `what` completes `Copied`."""
        clipboard = QGuiApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(text)
            self.notified.emit(Notice(text=f"Copied {what}"))


def add_exports(menu: QMenu, saving: Saving, exported: Exported) -> None:
    """Add what can be saved and copied of a plot."""

    def name() -> str:
        return "-".join(exported.title().lower().split())

    menu.addAction("Copy picture", lambda: saving.copy_picture(exported.title().lower(), exported.picture))
    for form in Format:
        menu.addAction(
            f"Save as {form.value.upper()}…",
            lambda form=form: saving.save(name(), form.value, lambda: exported.picture(form)),
        )
    for kind, word in DATA_WORDS.items():
        menu.addAction(
            f"Save visible data as {word}…",
            lambda kind=kind: saving.save(name(), kind.value, lambda: exported.data().written(kind)),
        )


def export_button(saving: Saving, views: dict[str, FigureView]) -> QToolButton:
    """Return a button that saves and copies what a panel's views show; of several each by its name."""
    button = quiet_button("⤓", "Copy or save what is shown", "Export")
    menu = QMenu(button)
    button.setMenu(menu)
    for name, view in views.items():
        inner = menu.addMenu(name) if len(views) > 1 else menu
        if inner is not None:
            add_exports(inner, saving, Exported.of(view))
    return button
