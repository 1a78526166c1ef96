"""The main window: composes the panels around a session; every command is an action.

The rule: it holds no state of its own but the theme, and computes nothing; what is chosen, shown and running is in the
models, and what comes back at the next start is in `Settings`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QByteArray, QObject
from PyQt6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence
from PyQt6.QtWidgets import QApplication, QMainWindow, QMenu, QVBoxLayout, QWidget

from warplens.gui.models.profiles.library import LibraryItem, Source
from warplens.gui.models.sweep.session import Action, Notice, Tone
from warplens.gui.models.sweep.sweep_run import RunState
from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.header import Header
from warplens.gui.panels.legend import Legend
from warplens.gui.panels.notice import NoticeBar
from warplens.gui.toolkit.controls import dropped
from warplens.gui.toolkit.dialogs import Answer, Dialogs
from warplens.gui.toolkit.settings import Settings
from warplens.gui.toolkit.theme import SPACE, THEMES, Theme, ThemeName, palette, stylesheet
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS
from warplens.gui.window.docks import Docks
from warplens.gui.window.layouts import LAYOUTS
from warplens.gui.window.panels import PanelEntry
from warplens.profiles.shipped import is_reference

if TYPE_CHECKING:
    from warplens.gui.window.palette import Palette

FIRST_SIZE = (1280, 800)
SMALLEST_SIZE = (960, 600)


class MainWindow(QMainWindow):
    """The window.

    Args:
        models: what is shown and what runs.
        entries: the panels.
        settings: what comes back from the last session.
        dialogs: asks for files and answers.
        delay_ms: of the panels' throttles.
    """

    def __init__(
        self,
        models: WindowModels,
        entries: Sequence[PanelEntry],
        settings: Settings,
        dialogs: Dialogs,
        delay_ms: int = REDRAW_DELAY_MS,
    ) -> None:
        super().__init__()
        session = self.session = models.session
        session.setParent(self)
        self.models = models
        self._library = models.library
        self._library.setParent(self)
        self._forecast = models.forecast
        self._watch = models.watch
        self._changes = models.changes
        self._changes.setParent(self)
        self._palette: Palette | None = None
        self._settings = settings
        self._dialogs = dialogs
        self._folder = settings.folder
        self._theme = THEMES[settings.theme]
        self.setWindowTitle("Warplens")
        self.setMinimumSize(*SMALLEST_SIZE)
        self.resize(*FIRST_SIZE)
        self.setAcceptDrops(True)
        results = session.results
        self.legend = Legend(results, self._theme, delay_ms)
        self.docks = Docks(entries, models, self._theme, delay_ms, self)
        self._make_actions()
        self.header = Header(
            session.run, results, start=self.run_action, stop=self.stop_action, menu=self._make_menu(), parent=self
        )
        named = [("run", self.run_action), ("open", self.open_action), ("save", self.save_action)]
        named += [("find a command", self.palette_action), ("all shortcuts", self.sheet_action)]
        self.notice = NoticeBar("   ".join(f"{action.shortcut().toString()} {word}" for word, action in named))
        self._compose()
        session.notified.connect(self.notice.show_notice)
        session.saved.connect(self._on_saved)
        session.kept.connect(lambda path: self._library.add_files([path], Source.RECENT))
        results.file_changed.connect(self._show_title)
        for changed in (
            results.file_changed,
            results.points_added,
            session.run.state_changed,
            session.queue.changed,
            self._changes.indexChanged,
        ):
            changed.connect(self._show_what_can_be_done)
        self.notice.accepted.connect(self._on_accepted)
        models.reporting.markdown_ready.connect(_copy)
        self._library.open_asked.connect(self._open_path)
        self._library.files_asked.connect(self._add_profiles)
        self._library.folder_asked.connect(self._add_folder)
        for failed in (self._library.failed, models.comparison.failed):
            failed.connect(lambda text: session.notified.emit(Notice(text=text, tone=Tone.BAD)))
        self._restore()
        self._show_theme()
        self._show_title()
        self._show_what_can_be_done()

    def panel(self, key: str) -> QWidget:
        """Return the panel with this key, which is made if nobody has seen it yet."""
        return self.docks.panel(key)

    @property
    def theme(self) -> Theme:
        """The theme that is shown."""
        return self._theme

    @property
    def settings(self) -> Settings:
        """What should come back at the next start."""
        choices = self.session.choices
        return Settings(
            checked=tuple(sorted(choices.checked)),
            axes=dict(choices.texts),
            devices=choices.chosen_devices,
            budget=choices.budget,
            cache=choices.timing.cache,
            timing=dict(choices.timing.texts),
            theme=self._theme.name,
            folder=self._folder,
            geometry=self.saveGeometry().data(),
            docks=self.docks.state(),
            profile_files=tuple(map(str, self._library.files)),
            profile_folders=tuple(map(str, self._library.folders)),
            kernel_folders=tuple(map(str, self._watch.added)),
            columns=self.models.visible_columns.columns,
            plots=self.models.plots.words,
            costs=self._forecast.saved(),
        )

    def set_theme(self, name: ThemeName) -> None:
        """Show this theme."""
        self._theme = THEMES[name]
        self._show_theme()

    # Composition.

    def _compose(self) -> None:
        content = QWidget()
        inner = QVBoxLayout(content)
        inner.setContentsMargins(SPACE + 2, SPACE + 2, SPACE + 2, SPACE + 2)
        inner.setSpacing(SPACE)
        inner.addWidget(self.legend)
        inner.addWidget(self.docks, 1)
        ground = QWidget()
        ground.setObjectName("ground")
        outer = QVBoxLayout(ground)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.header)
        outer.addWidget(content, 1)
        outer.addWidget(self.notice)
        self.setCentralWidget(ground)

    def _make_actions(self) -> None:
        keys = QKeySequence.StandardKey
        session, docks = self.session, self.docks
        self.open_action = self._action("File", "Open a profile…", keys.Open, self._open)
        self.save_action = self._action("File", "Save", keys.Save, self._save)
        self.save_as_action = self._action("File", "Save as…", "Ctrl+Shift+S", self._save_as)
        self.report_action = self._action("File", "Write a report…", "Ctrl+E", self._write_report)
        self.copy_report_action = self._action("File", "Copy a report as Markdown", "", self.models.reporting.copy)
        self.add_action = self._action("File", "Add profiles to the library…", "Ctrl+Shift+O", self._add_profiles)
        self.folder_action = self._action("File", "Add a folder to the library…", "", self._add_folder)
        self.watch_action = self._action("File", "Watch a folder of kernels…", "Ctrl+Shift+K", self._watch_folder)
        self._action("File", "Stop watching folders of kernels", "", self._watch.stop)
        self.quit_action = self._action("File", "Quit", "Ctrl+Q", self.close)
        self.run_action = self._action("Sweep", "Run the sweep", "Ctrl+R", session.start_sweep)
        self.stop_action = self._action("Sweep", "Stop the sweep", "Ctrl+.", session.stop_sweep)
        self.run_on_action = self._action("Sweep", "Run the stopped sweep on", "Ctrl+Shift+R", session.run_on)
        self.go_on_action = self._action("Sweep", "Let the queue go on", "", partial(session.queue.set_paused, False))
        self.undo_action = self._action("Edit", "Undo", keys.Undo, self._undo)
        self.redo_action = self._action("Edit", "Redo", keys.Redo, self._redo)
        self.clear_action = self._action("Edit", "Clear the choices", "Ctrl+Shift+X", session.choices.clear)
        self.palette_action = self._action("View", "Find a command…", "Ctrl+K", self._open_palette)
        self.theme_action = self._action("View", "Light or dark", "Ctrl+T", self._toggle_theme)
        self._action("View", "Next panel", "F6", partial(docks.go_on, 1))
        self._action("View", "Panel before", "Shift+F6", partial(docks.go_on, -1))
        self._action("View", "Float or dock this panel", "Ctrl+Shift+F", docks.float_current)
        self._action("View", "Close this panel", "Ctrl+W", docks.close_current)
        self.menu_action = self._action("View", "Menu", "F10", self._open_menu)
        for digit, (key, dock) in zip("1234567890", docks.docks.items(), strict=False):
            self._action("Panel", dock.windowTitle(), f"Ctrl+{digit}", partial(docks.go_to, key))
        self.layout_actions = [
            self._action("Layout", layout.name, f"Alt+{number}", partial(docks.apply, layout))
            for number, layout in enumerate(LAYOUTS, start=1)
        ]
        self.sheet_action = self._action("Help", "All shortcuts", "F1", self._show_shortcuts)
        self.sheet_action.setShortcuts([QKeySequence("F1"), QKeySequence("?")])

    def _action(
        self, group: str, text: str, keys: QKeySequence.StandardKey | str, call: Callable[[], object]
    ) -> QAction:
        """Add a command: it is in the palette and, if it has keys, on the sheet of shortcuts."""
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.setData(group)
        action.triggered.connect(lambda _checked: call())
        self.addAction(action)
        return action

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addActions([self.palette_action])
        menu.addSeparator()
        menu.addActions(
            [
                self.open_action,
                self.save_action,
                self.save_as_action,
                self.report_action,
                self.copy_report_action,
                self.watch_action,
            ]
        )
        references = menu.addMenu("Reference profiles")
        if references is not None:
            shipped = [item for item in self._library.items if item.source is Source.SHIPPED]
            references.addActions([self._opening(item, references) for item in shipped])
        menu.addSeparator()
        menu.addActions([self.run_action, self.stop_action, self.run_on_action])
        menu.addSeparator()
        menu.addActions([self.undo_action, self.redo_action, self.clear_action])
        menu.addSeparator()
        view = menu.addMenu("Panels")
        layouts = menu.addMenu("Layout")
        if view is not None and layouts is not None:
            view.addActions(self.docks.toggles)
            layouts.addActions(self.layout_actions)
        menu.addActions([self.theme_action, self.sheet_action, self.quit_action])
        return menu

    def _opening(self, item: LibraryItem, parent: QObject) -> QAction:
        action = QAction(item.name, parent)
        action.triggered.connect(lambda _checked: self._open_path(item.path))
        return action

    def _open_menu(self) -> None:
        self.header.menu_button.showMenu()

    def _open_palette(self) -> None:
        from warplens.gui.window.palette import Palette, entries  # a start need not wait for it

        if self._palette is None:
            self._palette = Palette(self._theme, self)
        self._palette.show_theme(self._theme)
        self._palette.open(entries(self.actions(), self.models, self.docks, self._open_path))

    def _show_shortcuts(self) -> None:
        from warplens.gui.window.palette import ShortcutSheet, entries

        sheet = ShortcutSheet(entries(self.actions(), self.models, self.docks, self._open_path), self)
        sheet.adjustSize()
        corner = self.mapToGlobal(self.rect().center())
        sheet.move(corner.x() - sheet.width() // 2, corner.y() - sheet.height() // 2)
        sheet.show()

    def _show_what_can_be_done(self, *_: object) -> None:
        has_profile = self.session.results.profile is not None
        self.save_action.setEnabled(has_profile)
        self.save_as_action.setEnabled(has_profile)
        self.report_action.setEnabled(has_profile)
        self.copy_report_action.setEnabled(has_profile)
        is_running = self.session.run.state is not RunState.IDLE
        self.run_action.setText("Queue the sweep" if is_running else "Run the sweep")
        self.stop_action.setEnabled(is_running)
        self.run_on_action.setEnabled(self.session.can_run_on)
        self.go_on_action.setEnabled(self.session.queue.is_paused)
        for action, can, text in (
            (self.undo_action, self._changes.canUndo(), self._changes.undoText()),
            (self.redo_action, self._changes.canRedo(), self._changes.redoText()),
        ):
            word = action.text().partition(":")[0]
            action.setText(f"{word}: {text}" if can else word)
            action.setEnabled(can)

    def _restore(self) -> None:
        self.restoreGeometry(QByteArray(self._settings.geometry))
        self.docks.restore(self._settings.docks)  # else the default layout stays

    def _show_theme(self) -> None:
        theme = self._theme
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(palette(theme))
        self.setStyleSheet(stylesheet(theme))
        self.legend.show_theme(theme)
        self.docks.show_theme(theme)

    def _show_title(self) -> None:
        results = self.session.results
        if results.path is not None:
            self._library.add_files([results.path], Source.RECENT)
        name = results.path.name if results.path is not None else ""
        self.setWindowTitle(f"{name} — Warplens" if name else "Warplens")

    # Commands.

    def _toggle_theme(self) -> None:
        self.set_theme(ThemeName.LIGHT if self._theme.name is ThemeName.DARK else ThemeName.DARK)

    def _open(self) -> None:
        path = self._dialogs.path_to_open(self, self._folder)
        if path is not None:
            self._open_path(path)

    def _open_path(self, path: Path) -> None:
        if self._may_leave():
            if not is_reference(path):
                self._folder = str(path.parent)
            self.session.open_profile(path)

    def _add_profiles(self) -> None:
        paths = self._dialogs.paths_to_add(self, self._folder)
        self._library.add_files(paths)

    def _add_folder(self) -> None:
        folder = self._dialogs.folder_to_add(self, self._folder)
        if folder is not None:
            self._library.add_folder(folder)

    def _watch_folder(self) -> None:
        folder = self._dialogs.folder_of_kernels(self, self._folder)
        if folder is not None:
            self._watch.add_folder(folder)

    def _undo(self) -> None:
        if not self._is_running():
            self._changes.undo()

    def _redo(self) -> None:
        if not self._is_running():
            self._changes.redo()

    def _is_running(self) -> bool:
        """Say whether a sweep runs, whose points would land among those brought back; the user is told so."""
        if self.session.run.state is RunState.IDLE:
            return False
        text = "A sweep is running: stop it before something is taken back"
        self.session.notified.emit(Notice(text=text, tone=Tone.BAD))
        return True

    def _save(self) -> None:
        path = self.session.results.path
        if path is None:
            self._save_as()
        else:
            self.session.save(path)

    def _save_as(self) -> None:
        if self.session.results.profile is not None:
            path = self._ask_for_path()
            if path is not None:
                self.session.save(path)

    def _ask_for_path(self) -> Path | None:
        current = self.session.results.path
        families = "-".join(dict.fromkeys(family for _, family in self.session.results.variants))
        suggested = current or Path(self._folder) / f"{families or 'sweep'}-{self.session.choices.device}.warplens.json"
        return self._dialogs.path_to_save(self, str(suggested))

    def _write_report(self) -> None:
        path = self._dialogs.path_of_report(self, "report")
        if path is not None:
            self.models.reporting.write(path)

    def _on_saved(self, path: Path) -> None:
        self._folder = str(path.parent)

    def _on_accepted(self, action: Action) -> None:
        match action:
            case Action.RESTORE:
                self.session.restore()
            case Action.RUN_ON:
                self.session.run_on()

    def _may_leave(self) -> bool:
        """Offer to save what is unsaved; say whether the window may let it go."""
        results = self.session.results
        if not results.is_unsaved or not results.points:
            return True
        match self._dialogs.unsaved(self, len(results.points)):
            case Answer.CANCEL:
                return False
            case Answer.DISCARD:
                self.session.run.shut_down()
                self.session.discard()
                return True
        path = results.path or self._ask_for_path()
        if path is None:
            return False
        self.session.run.shut_down()
        return self.session.save_now(path)

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Offer to save, end the sweep, then go."""
        if event is None:
            return
        if not self._may_leave():
            event.ignore()
            return
        self.models.shut_down()
        self._settings = replace(self.settings)
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:
        """Take files and folders that are dragged over the window."""
        if event is not None and dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:
        """Open the file that was dropped; several of them, or a folder, go into the library."""
        paths = dropped(event) if event is not None else []
        if len(paths) == 1 and not paths[0].is_dir():
            self._open_path(paths[0])
        else:
            self._library.add(paths)


def _copy(text: str) -> None:
    clipboard = QGuiApplication.clipboard()
    if clipboard is not None:
        clipboard.setText(text)
