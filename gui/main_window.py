"""The main window: composes the panels around a session; every command is an action.

The rule: it holds no state of its own but the theme, and computes nothing; what is chosen, shown and running is in the
models, and what comes back at the next start is in `Settings`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PyQt6.QtCore import QByteArray, Qt
from PyQt6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence
from PyQt6.QtWidgets import QApplication, QMainWindow, QMenu, QSplitter, QVBoxLayout, QWidget

from warplens.gui.dialogs import Answer, Dialogs
from warplens.gui.models.session import Action, Session
from warplens.gui.panels.header import Header
from warplens.gui.panels.legend import Legend
from warplens.gui.panels.notice import NoticeBar
from warplens.gui.panels.points import PointsPanel
from warplens.gui.panels.runtime_size import RuntimeSizePanel
from warplens.gui.panels.runtime_tile import RuntimeTilePanel
from warplens.gui.panels.sweep import SweepPanel
from warplens.gui.settings import Settings
from warplens.gui.theme import SPACE, THEMES, Theme, ThemeName, palette, stylesheet
from warplens.gui.throttle import REDRAW_DELAY_MS

FIRST_SIZE = (1280, 800)
FIRST_COLUMN = 288
"""Pixels of the sweep panel: the longest name of a GPU fits."""
SMALLEST_SIZE = (960, 600)


class MainWindow(QMainWindow):
    """The window.

    Args:
        session: the models.
        settings: what comes back from the last session.
        dialogs: asks for files and answers.
        delay_ms: of the panels' throttles.
    """

    def __init__(
        self,
        session: Session,
        settings: Settings,
        dialogs: Dialogs,
        delay_ms: int = REDRAW_DELAY_MS,
    ) -> None:
        super().__init__()
        self.session = session
        session.setParent(self)
        self._settings = settings
        self._dialogs = dialogs
        self._folder = settings.folder
        self._theme = THEMES[settings.theme]
        self.setWindowTitle("Warplens")
        self.setMinimumSize(*SMALLEST_SIZE)
        self.resize(*FIRST_SIZE)
        self.setAcceptDrops(True)
        self._make_actions()
        results = session.results
        self.header = Header(
            session.run, results, start=self.run_action, stop=self.stop_action, menu=self._make_menu(), parent=self
        )
        self.sweep = SweepPanel(session.choices, results, self._theme)
        self.legend = Legend(results, self._theme, delay_ms)
        # each panel has a rhythm of its own, so that they seldom redraw in the same breath
        self.runtime_size = RuntimeSizePanel(results, self._theme, delay_ms * 3 // 2)
        self.runtime_tile = RuntimeTilePanel(results, self._theme, delay_ms * 2)
        self.points = PointsPanel(results, self._theme, delay_ms)
        named = [("run", self.run_action), ("open", self.open_action), ("save", self.save_action)]
        named.append(("light or dark", self.theme_action))
        self.notice = NoticeBar("   ".join(f"{action.shortcut().toString()} {word}" for word, action in named))
        self._splitters: dict[str, QSplitter] = {}
        self._compose()
        session.notified.connect(self.notice.show_notice)
        session.saved.connect(self._on_saved)
        results.file_changed.connect(self._show_title)
        self.notice.accepted.connect(self._on_accepted)
        self._restore()
        self._show_theme()
        self._show_title()

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
            device=choices.device,
            budget=choices.budget,
            theme=self._theme.name,
            folder=self._folder,
            geometry=self.saveGeometry().data(),
            splitters={name: splitter.saveState().data() for name, splitter in self._splitters.items()},
        )

    def set_theme(self, name: ThemeName) -> None:
        """Show this theme."""
        self._theme = THEMES[name]
        self._show_theme()

    # Composition.

    def _compose(self) -> None:
        self._splitters["plots"] = _splitter(Qt.Orientation.Horizontal, (self.runtime_size, 1), (self.runtime_tile, 1))
        self._splitters["rows"] = _splitter(Qt.Orientation.Vertical, (self._splitters["plots"], 5), (self.points, 4))
        self._splitters["rows"].setSizes([FIRST_SIZE[1] * 5, FIRST_SIZE[1] * 4])
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addWidget(self.legend)
        column.addWidget(self._splitters["rows"], 1)
        self._splitters["columns"] = _splitter(Qt.Orientation.Horizontal, (self.sweep, 0), (right, 1))
        self._splitters["columns"].setSizes([FIRST_COLUMN, FIRST_SIZE[0] - FIRST_COLUMN])
        self.sweep.setMinimumWidth(232)
        content = QWidget()
        inner = QVBoxLayout(content)
        inner.setContentsMargins(SPACE + 2, SPACE + 2, SPACE + 2, SPACE + 2)
        inner.addWidget(self._splitters["columns"])
        ground = QWidget()
        ground.setObjectName("ground")
        outer = QVBoxLayout(ground)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.header)
        outer.addWidget(content, 1)
        outer.addWidget(self.notice)
        self.setCentralWidget(ground)
        self.setTabOrder(self.header.menu_button, self.sweep.search)
        self.sweep.tree.setFocus()

    def _make_actions(self) -> None:
        keys = QKeySequence.StandardKey
        self.run_action = self._action("Run the sweep", "Ctrl+R", self.session.start_sweep)
        self.stop_action = self._action("Stop the sweep", "Ctrl+.", self.session.stop_sweep)
        self.open_action = self._action("Open a profile…", keys.Open, self._open)
        self.save_action = self._action("Save", keys.Save, self._save)
        self.save_as_action = self._action("Save as…", "Ctrl+Shift+S", self._save_as)
        self.theme_action = self._action("Light or dark", "Ctrl+T", self._toggle_theme)
        self.quit_action = self._action("Quit", "Ctrl+Q", self.close)

    def _action(self, text: str, keys: QKeySequence.StandardKey | str, call: Callable[[], object]) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked: call())
        self.addAction(action)
        return action

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addActions([self.open_action, self.save_action, self.save_as_action])
        menu.addSeparator()
        menu.addActions([self.run_action, self.stop_action])
        menu.addSeparator()
        menu.addActions([self.theme_action, self.quit_action])
        menu.aboutToShow.connect(self._show_what_can_be_done)
        return menu

    def _show_what_can_be_done(self) -> None:
        has_profile = self.session.results.profile is not None
        self.save_action.setEnabled(has_profile)
        self.save_as_action.setEnabled(has_profile)

    def _restore(self) -> None:
        self.restoreGeometry(QByteArray(self._settings.geometry))
        for name, state in self._settings.splitters.items():
            if name in self._splitters:
                self._splitters[name].restoreState(QByteArray(state))

    def _show_theme(self) -> None:
        theme = self._theme
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(palette(theme))
        self.setStyleSheet(stylesheet(theme))
        for panel in (self.sweep, self.legend, self.runtime_size, self.runtime_tile, self.points):
            panel.show_theme(theme)

    def _show_title(self) -> None:
        results = self.session.results
        name = results.path.name if results.path is not None else ""
        self.setWindowTitle(f"{name} — Warplens" if name else "Warplens")

    # Commands.

    def _toggle_theme(self) -> None:
        self.set_theme(ThemeName.LIGHT if self._theme.name is ThemeName.DARK else ThemeName.DARK)

    def _open(self) -> None:
        path = self._dialogs.path_to_open(self, self._folder)
        if path is not None and self._may_leave():
            self._folder = str(path.parent)
            self.session.open_profile(path)

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

    def _on_saved(self, path: Path) -> None:
        self._folder = str(path.parent)

    def _on_accepted(self, action: Action) -> None:
        if action is Action.RESTORE:
            self.session.restore()

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
        self.session.run.shut_down()
        self._settings = replace(self.settings)
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:
        """Take a file that is dragged over the window."""
        data = event.mimeData() if event is not None else None
        if event is not None and data is not None and len(data.urls()) == 1 and data.urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:
        """Open the file that was dropped."""
        data = event.mimeData() if event is not None else None
        if data is not None and data.urls() and self._may_leave():
            self.session.open_profile(Path(data.urls()[0].toLocalFile()))


def _splitter(orientation: Qt.Orientation, *parts: tuple[QWidget, int]) -> QSplitter:
    splitter = QSplitter(orientation)
    splitter.setChildrenCollapsible(False)
    splitter.setHandleWidth(SPACE + 2)
    for place, (widget, stretch) in enumerate(parts):
        splitter.addWidget(widget)
        splitter.setStretchFactor(place, stretch)
    return splitter
