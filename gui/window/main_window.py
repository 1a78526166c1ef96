"""The main window: composes header, filter and legend, docks and notice bar around a session.

The rule: it holds no state of its own but the theme, and computes nothing. What is chosen, shown and running is in the
models, what can be done is in `commands`, and what comes back at the next start is in `Settings`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PyQt6.QtCore import QByteArray
from PyQt6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PyQt6.QtWidgets import QApplication, QVBoxLayout, QWidget

from warplens.gui.models.sweep.session import Action, Notice, NoticeTone
from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.bars.header import HeaderBar
from warplens.gui.panels.bars.notice_bar import NoticeBar
from warplens.gui.panels.bars.shown_bar import ShownBar
from warplens.gui.panels.panel import Panel
from warplens.gui.toolkit.dialogs import Dialogs
from warplens.gui.toolkit.drops import dropped_paths, split_kernels
from warplens.gui.toolkit.settings import Settings
from warplens.gui.toolkit.theme import SPACE, THEMES, Theme, ThemeName, font, palette, stylesheet
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS
from warplens.gui.window.commands import Commands
from warplens.gui.window.docks import Docks
from warplens.gui.window.kernel_files import KernelFiles
from warplens.gui.window.menu import make_menu
from warplens.gui.window.ordered_window import OrderedWindow
from warplens.gui.window.panels import PanelEntry
from warplens.gui.window.profile_files import ProfileFiles
from warplens.profiles.cleaning import plain

if TYPE_CHECKING:
    from warplens.gui.window.palette import Palette
    from warplens.gui.window.palette_entries import PaletteEntry

FIRST_SIZE = (1280, 800)
MIN_SIZE = (960, 600)


class MainWindow(OrderedWindow):
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
        self.models = models
        self.session = models.session
        self._theme = THEMES[settings.theme]
        self._palette: Palette | None = None
        self.setWindowTitle("Warplens")
        self.setMinimumSize(*MIN_SIZE)
        self.resize(*FIRST_SIZE)
        self.setAcceptDrops(True)
        self.shown = ShownBar(models.results, self._theme, delay_ms)
        self.docks = Docks(entries, models, self._theme, delay_ms, self)
        self.files = ProfileFiles(self, models, dialogs, settings.folder)
        self.kernels = KernelFiles(self, models, dialogs, lambda: self._theme)
        self.commands = Commands(self, models, self.docks, self.files)
        for model in (models.session, models.library, models.changes):
            model.setParent(self)  # after the commands: Qt destroys those first, and they hear no model end
        menu = make_menu(self, self.commands, self.docks.toggles, models.library, self.files.open)
        self.header = HeaderBar(
            models.run,
            models.results,
            start=self.commands.run,
            stop=self.commands.stop,
            menu=menu,
            parent=self,
        )
        self.notice = NoticeBar(self.commands.opening_hints)
        self._compose()
        self._connect()
        self.restoreGeometry(QByteArray(settings.geometry))
        self.docks.texts.restore(settings.text_sizes)
        self.docks.restore(settings.docks, settings.layout_name)  # else the default layout stays
        self._show_theme()
        self._show_title()

    def panel(self, key: str) -> Panel:
        """Return the panel with this key; the first call makes it."""
        return self.docks.panel(key)

    @property
    def theme(self) -> Theme:
        """The theme that is shown."""
        return self._theme

    @property
    def settings(self) -> Settings:
        """What should come back at the next start."""
        models, choices = self.models, self.models.choices
        return Settings(
            checked=tuple(sorted(choices.checked | models.watch.awaited)),
            axes=dict(choices.texts),
            devices=choices.chosen_devices,
            budget=choices.budget,
            cluster=choices.cluster,
            cache=choices.timing.cache,
            timing=dict(choices.timing.texts),
            inputs=tuple(inputs.value for inputs in choices.checking.inputs),
            reference=choices.checking.reference,
            theme=self._theme.name,
            folder=self.files.folder,
            geometry=self.saveGeometry().data(),
            docks=self.docks.state(),
            layout_name=self.docks.layout_name,
            text_sizes=dict(self.docks.texts.given),
            profile_files=tuple(map(str, models.library.files)),
            profile_folders=tuple(map(str, models.library.folders)),
            kernel_folders=tuple(map(str, models.watch.added)),
            kernel_files=models.watch.files,
            columns=models.visible_columns.columns,
            plots=models.plots.words,
            costs=models.forecast.saved(),
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
        inner.addWidget(self.shown)
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

    def _connect(self) -> None:
        models, commands = self.models, self.commands
        commands.find.triggered.connect(self._open_palette)
        commands.filter.triggered.connect(self.shown.focus_text)
        commands.theme.triggered.connect(self._toggle_theme)
        self.docks.texts.changed.connect(self._show_theme)
        commands.menu.triggered.connect(self.header.menu_button.showMenu)
        commands.shortcuts.triggered.connect(self._show_shortcuts)
        models.session.notified.connect(self.notice.show_notice)
        models.results.file_changed.connect(self._show_title)
        for ready in (models.reporting.markdown_ready, models.reproducing.text_ready):
            ready.connect(_copy)
        for failed in (models.library.failed, models.comparison.failed):
            failed.connect(lambda text: models.session.notified.emit(Notice(text=text, tone=NoticeTone.BAD)))
        self.notice.accepted.connect(self._on_accepted)

    def _show_theme(self) -> None:
        theme = self._theme
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(palette(theme))
            application.setFont(font())
        self.setStyleSheet(stylesheet(theme))
        self.shown.show_theme(theme)
        self.docks.show_theme(theme)

    def _show_title(self) -> None:
        name = self.models.results.name
        self.setWindowTitle(f"{plain(name)} — Warplens" if name else "Warplens")

    # What commands of the window itself do.

    def _toggle_theme(self) -> None:
        self.set_theme(ThemeName.LIGHT if self._theme.name is ThemeName.DARK else ThemeName.DARK)

    def _open_palette(self) -> None:
        from warplens.gui.window.palette import Palette  # a start need not wait for it

        if self._palette is None:
            self._palette = Palette(self._theme, self)
        self._palette.show_theme(self._theme)
        self._palette.open(self._palette_entries())

    def _show_shortcuts(self) -> None:
        from warplens.gui.window.shortcut_sheet import ShortcutSheet

        ShortcutSheet(self._palette_entries(), self).open()

    def _palette_entries(self) -> list[PaletteEntry]:
        from warplens.gui.window.palette_entries import palette_entries

        return palette_entries(self.actions(), self.models, self.docks, self.files.open)

    def _on_accepted(self, action: Action) -> None:
        match action:
            case Action.RESTORE:
                self.session.restore()
            case Action.CONTINUE:
                self.session.continue_sweep()
            case Action.SHOW:
                self.models.rerun.show_failure()

    # Qt.

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Offer to save, end the sweep, then close."""
        if event is None:
            return
        if not self.files.may_leave():
            event.ignore()
            return
        self.kernels.close()
        self.models.shut_down()
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:
        """Take files and folders that are dragged over the window."""
        if event is not None and dropped_paths(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:
        """Open or add what was dropped; CUDA files are offered as kernels, and so are those of a folder."""
        dropped = dropped_paths(event) if event is not None else []
        folders = [path for path in dropped if path.is_dir()]
        kernels, others = split_kernels([path for path in dropped if path not in folders])
        self.kernels.add(kernels)
        if folders:
            self.kernels.add_folders(folders)
        if others:
            self.files.open_or_add(others)


def _copy(text: str) -> None:
    clipboard = QGuiApplication.clipboard()
    if clipboard is not None:
        clipboard.setText(plain(text))
