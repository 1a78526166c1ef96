"""The exports of a panel: it asks for a file, writes it, and notifies; and the menu entries for a plot.

The rule: nothing is computed before there is a file to write, and a failure is one sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PyQt6.QtCore import QObject, Qt, pyqtSignal
from PyQt6.QtGui import QGuiApplication, QImage
from PyQt6.QtWidgets import QMenu, QToolButton, QWidget

from warplens.cuda.errors import NotOverwrittenError, WarplensError
from warplens.gui.models.sweep.session import Notice, NoticeTone
from warplens.gui.plots.figures.plot_data import DATA_WORDS, DataTable, figure_data
from warplens.gui.rendering.export import Format, Sheet, figure_picture
from warplens.gui.rendering.figure_view import FigureView
from warplens.gui.toolkit.dialogs import AskPath, AskReplace, ask_replace
from warplens.gui.toolkit.styling import quiet_button, tool_button
from warplens.gui.toolkit.theme import Theme
from warplens.profiles.cleaning import plain
from warplens.profiles.outputs import KINDS, UNMARKED, Kind, refuse_loss, write_output

if TYPE_CHECKING:
    from warplens.gui.panels.export_dialog import ExportChoice, ExportDialog


class MakePicture(Protocol):
    """A function that makes a picture of what a panel shows; on a sheet it is empty where nothing is drawn yet."""

    def __call__(self, form: Format, sheet: Sheet | None = None, theme: Theme | None = None, /) -> bytes:
        """Return the picture, on a sheet and in a theme of its own where they are given.

        Raises:
            StorageError: Qt cannot encode it.
        """
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportedPlot:
    """A plot that can be exported: functions that return its heading, its picture and its numbers."""

    title: Callable[[], str]
    subtitle: Callable[[], str]
    badge: Callable[[], str]
    picture: MakePicture
    data: Callable[[], DataTable]

    @classmethod
    def of(cls, view: FigureView) -> ExportedPlot:
        """Return the plot that a view shows."""

        def picture(form: Format, sheet: Sheet | None = None, theme: Theme | None = None, /) -> bytes:
            x, y = view.part
            if view.figure is None or (sheet is not None and view.figure.empty):
                return b""
            return figure_picture(view.figure, theme or view.theme, form, x_view=x, y_view=y, sheet=sheet)

        def data() -> DataTable:
            return figure_data(view.figure, *view.x_view) if view.figure else DataTable((), ())

        return cls(
            title=lambda: view.figure.title if view.figure else "plot",
            subtitle=lambda: view.figure.subtitle if view.figure else "",
            badge=lambda: view.figure.badge if view.figure else "",
            picture=picture,
            data=data,
        )


class Exporter(QObject):
    """Saves and copies for one panel.

    Args:
        panel: the dialogs stand over it.
        ask_path: asks for the file to write.

    Signals:
        notified: a `Notice` of what was saved or copied, or why that failed.
    """

    notified = pyqtSignal(object)

    def __init__(self, panel: QWidget, ask_path: AskPath) -> None:
        super().__init__(panel)
        self._panel = panel
        self.ask_path = ask_path
        self.ask_replace: AskReplace = ask_replace
        self._choice: ExportChoice | None = None

    def open_dialog(self, plot: ExportedPlot) -> ExportDialog:
        """Open the dialog that exports a picture of the plot, and return it."""
        from warplens.gui.panels.export_dialog import ExportChoice, ExportDialog  # a start need not wait for it

        if self._choice is None:
            self._choice = ExportChoice()
        dialog = ExportDialog(plot, self, self._choice, self._panel.window() or self._panel)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def save(self, name: str, suffix: str, content: Callable[[], bytes]) -> Notice | None:
        """Ask for a path, then write the content there; return what was said, None where no path was chosen."""
        path = self.ask_path(self._panel, name, suffix)
        if path is None:
            return None
        kind = KINDS[suffix]
        try:
            if kind not in UNMARKED:  # for these the answer in the dialog of files is the yes
                self._agree(path, kind)
            write_output(path, content(), kind, overwrite=True)
        except WarplensError as error:
            notice = Notice(text=str(error), tone=NoticeTone.BAD)
        else:
            notice = Notice(text=f"Saved {path.name}")
        self.notified.emit(notice)
        return notice

    def _agree(self, path: Path, kind: Kind) -> None:
        """Ask before a file is replaced that Warplens did not write.

        Raises:
            NotOverwrittenError: the answer is no.
        """
        try:
            refuse_loss(path, kind)
        except NotOverwrittenError as error:
            if not self.ask_replace(self._panel, str(error)):
                raise

    def copy_picture(self, subject: str, picture: Callable[[Format], bytes] | MakePicture) -> None:
        """Copy a picture; the notice is `Copied` and the subject."""
        clipboard = QGuiApplication.clipboard()
        if clipboard is not None:
            clipboard.setImage(QImage.fromData(picture(Format.PNG)))
            self.notified.emit(Notice(text=f"Copied {subject}"))

    def copy_text(self, subject: str, text: str) -> None:
        """Copy a text; the notice is `Copied` and the subject."""
        clipboard = QGuiApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(plain(text))
            self.notified.emit(Notice(text=f"Copied {subject}"))


def add_exports(menu: QMenu, exporter: Exporter, plot: ExportedPlot) -> None:
    """Add the entries that save and copy a plot."""

    def name() -> str:
        return "-".join(plot.title().lower().split())

    menu.addAction("Export picture…", lambda: exporter.open_dialog(plot))
    menu.addAction("Copy picture", lambda: exporter.copy_picture(plot.title().lower(), plot.picture))
    for kind, word in DATA_WORDS.items():
        menu.addAction(
            f"Save visible data as {word}…",
            lambda kind=kind: exporter.save(name(), kind.value, lambda: plot.data().written(kind)),
        )


def export_button(exporter: Exporter, views: dict[str, FigureView]) -> QToolButton:
    """Return a button that exports what the views show; several views have a menu each, by its name."""
    button = quiet_button("⤓", "Copy or save what is shown", "Export")
    menu = QMenu(button)
    button.setMenu(menu)
    for name, view in views.items():
        inner = menu.addMenu(name) if len(views) > 1 else menu
        if inner is not None:
            add_exports(inner, exporter, ExportedPlot.of(view))
            view.menu_requested.connect(inner.popup)
    return button


def svg_button(export: Callable[[], None]) -> QToolButton:
    """Return a button that exports the picture of a panel as SVG."""
    button = tool_button("chip", "SVG…", "Export the picture as SVG")
    button.clicked.connect(export)
    return button
