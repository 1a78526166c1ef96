"""The main window: composes header, filter and legend, docks and notice bar around a session.

The rule: it holds no state of its own but the theme, and computes nothing. What is chosen, shown and running is in the
models, what can be done is in `commands`, and what comes back at the next start is in `Settings`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import chain, compress
from operator import not_
from typing import TYPE_CHECKING

from PyQt6 import QtWidgets
from PyQt6.QtCore import QByteArray, QEvent, QPoint, QRect, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QResizeEvent

from warplens.gui.kit.dialogs import Dialogs, paths_in
from warplens.gui.kit.settings import Settings
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, Throttle
from warplens.gui.kit.theme import SPACE, THEMES, ThemeName, font, palette, scaled, stylesheet
from warplens.gui.kit.widgets import ElidedLabel, Role, configured, fill_layout, known, restyle
from warplens.gui.window import files, header, shown_bar
from warplens.gui.window.commands import Commands
from warplens.gui.window.docks import Dock, Docks
from warplens.gui.window.layouts import LESSON, PanelEntry, Stage
from warplens.gui.workspace import library, sweep_run
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.session import Action, Notice, NoticeTone
from warplens.profiles.formats import plain

if TYPE_CHECKING:
    from warplens.gui.views.revisions.panel import RevisionStrip
    from warplens.gui.window.palette import Palette, PaletteEntry

SHOWN_MS = 8000  # good news is shown for this long
HEIGHT = 34
LOW = 800  # in a window that is lower than this, in pixels for texts of 100 %, the bar is there while it has a notice


class NoticeBar(QtWidgets.QFrame):
    """One sentence at the foot of the window, with at most one action; it never takes the focus and never blocks.

    Good news disappears after some seconds, bad news stays until it is closed. The bar keeps its room, so that nothing
    moves when a notice comes, and names the shortcuts meanwhile; in a low window its room is that of the plots.
    """

    accepted = pyqtSignal(object)  # the `Action` that the notice offers was clicked

    def __init__(self, between: str = "") -> None:
        super().__init__()
        self.setObjectName("notice")
        self._is_low = False
        self._between = between
        self.notice: Notice | None = None
        self.text = ElidedLabel(Role.MUTED)
        self.offer = configured(QtWidgets.QPushButton(), clicked=self._on_accepted)
        self.close_button = configured(QtWidgets.QToolButton(), text="×", clicked=self.clear)
        self.close_button.setAccessibleName("Close the notice")
        self._timer = configured(QTimer(self), singleShot=True, timeout=self.clear)
        fill_layout(
            QtWidgets.QHBoxLayout(self), (self.text, 1), self.offer, self.close_button, margins=(2 * SPACE, 0, SPACE, 0)
        )
        self.clear()

    def fit(self, height: int) -> None:
        """Take the height for the present size of texts, and as much room as a window of this height has."""
        self.setFixedHeight(scaled(HEIGHT))
        self._is_low = height < scaled(LOW)
        self.setVisible(self.notice is not None or not self._is_low)

    def show_notice(self, notice: Notice) -> None:
        """Show a notice in place of the last one."""
        self.notice = notice
        self._show(" ".join(notice.text.split()), Role.BAD if notice.tone is NoticeTone.BAD else Role.MUTED)
        self.offer.setText(notice.action.value)
        self.offer.setVisible(notice.action is not Action.NONE)
        self.close_button.setVisible(True)
        if self._is_low:
            self.show()
        self._timer.stop()
        if notice.tone is NoticeTone.PLAIN and notice.action is Action.NONE:
            self._timer.start(SHOWN_MS)

    def follow(self, state: sweep_run.RunState) -> None:
        """Show no longer how a sweep ended, nor offer to continue it, once another one starts."""
        if state is sweep_run.RunState.STARTING and self.notice is not None and self.notice.is_of_run:
            self.clear()

    def clear(self) -> None:
        """Show no notice."""
        self._timer.stop()
        self.notice = None
        self._show(self._between, Role.FAINT)
        self.offer.setVisible(False)
        self.close_button.setVisible(False)
        if self._is_low:
            self.hide()

    def _show(self, text: str, role: str) -> None:
        restyle(self.text, role=role)
        self.text.set_whole(text)

    def _on_accepted(self) -> None:
        notice = self.notice
        self.clear()
        if notice is not None:
            self.accepted.emit(notice.action)


ROW_PIXELS = 12  # widgets whose middles are at most this far apart stand in one row
COLUMN_PIXELS = 24  # panels whose left edges are at most this far apart stand in one column


class OrderedWindow(QtWidgets.QMainWindow):
    """A window that Tab walks through as it is read: header, bars, the panels of its `Docks` by columns, and notice.

    The order is found anew at each step from where things stand. What lies in a panel behind another one is no stop.
    """

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - the name is Qt's
        """Give the focus to the next or the previous stop; return whether there is one."""
        focused = self.focusWidget()  # Qt asks, too, where that goes: then none of the header gets it, such as *Cancel*
        is_asked = focused is not None and focused.isVisibleTo(self) and focused.isEnabled()
        sections: dict[tuple[int, int, int], list[QtWidgets.QWidget]] = {}
        for widget in self.findChildren(QtWidgets.QWidget):
            takes_focus = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
            if takes_focus and widget.isEnabled() and widget.isVisibleTo(self) and widget.window() is self:
                section = _section(self, widget)
                if section is not None and (is_asked or section[0]):
                    sections.setdefault(section, []).append(widget)
        stops = [widget for key in sorted(sections) for widget in _in_rows(self, sections[key])]
        if not stops:
            return False
        step = 1 if next else -1
        place = stops.index(focused) if focused in stops else -1 if next else 0
        target = stops[(place + step) % len(stops)]
        target.setFocus(Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason)
        for area in _ancestors(target):
            if isinstance(area, QtWidgets.QScrollArea):
                area.ensureWidgetVisible(target)
        return True

    def changeEvent(self, event: QEvent | None) -> None:
        """Choose what gets the focus where nothing has it: Qt would take the first button of the header."""
        super().changeEvent(event)
        focused = self.focusWidget()
        is_free = self.isActiveWindow() and (focused is None or not focused.isVisible())
        if is_free and event is not None and event.type() is QEvent.Type.ActivationChange:
            self.focusNextPrevChild(True)


def _section(window: QtWidgets.QWidget, widget: QtWidgets.QWidget) -> tuple[int, int, int] | None:
    """Return the place of what a widget belongs to: above the panels, among them, or below; None if it is not seen."""
    ancestors = list(_ancestors(widget))
    dock = next((ancestor for ancestor in ancestors if isinstance(ancestor, Dock)), None)
    docks = next((ancestor for ancestor in ancestors if isinstance(ancestor, Docks)), None)
    if docks is None:
        top = widget.mapTo(window, QPoint(0, 0)).y()
        panels = window.findChild(Docks)
        # the stubs leave out that there may be none
        is_below = panels is not None and top > panels.mapTo(window, QPoint(0, 0)).y()  # type: ignore[redundant-expr]
        return (2 if is_below else 0), 0, 0
    part: QtWidgets.QWidget | None = (
        dock if dock is not None else next(iter([*ancestors[: ancestors.index(docks)][::-1], widget]))
    )
    if part is None or not _is_seen(part, docks):
        return None
    at = part.mapTo(docks, QPoint(0, 0))
    return 1, at.x() // scaled(COLUMN_PIXELS), at.y()


def _is_seen(part: QtWidgets.QWidget, docks: QtWidgets.QWidget) -> bool:
    """Return whether a dock, or a bar of tabs, is in front: Qt moves those behind away from where they can be seen."""
    room = QRect(part.mapTo(docks, QPoint(0, 0)), part.size())
    if isinstance(part, QtWidgets.QTabBar) and part.count() < 2:
        return False
    return docks.rect().intersects(room) and (isinstance(part, QtWidgets.QTabBar) or not part.visibleRegion().isEmpty())


def _in_rows(window: QtWidgets.QWidget, widgets: Iterable[QtWidgets.QWidget]) -> list[QtWidgets.QWidget]:
    placed = sorted(
        ((widget.mapTo(window, widget.rect().center()), widget) for widget in widgets), key=lambda pair: pair[0].y()
    )
    rows: list[list[tuple[QPoint, QtWidgets.QWidget]]] = []
    for middle, widget in placed:
        if rows and middle.y() - rows[-1][0][0].y() <= scaled(ROW_PIXELS):
            rows[-1].append((middle, widget))
        else:
            rows.append([(middle, widget)])
    return [widget for row in rows for _, widget in sorted(row, key=lambda pair: pair[0].x())]


def _ancestors(widget: QtWidgets.QWidget) -> Iterable[QtWidgets.QWidget]:
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()


# what is empty without a selected point, without an axis of tile widths, and without a second profile
EMPTY_WITHOUT = (("point", "source", "lens", "occupancy", "roofline"), ("tile",), ("compare",))
FIRST_SIZE = (1280, 800)
MIN_SIZE = (960, 600)


class MainWindow(OrderedWindow):
    """The window."""

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
        self.theme = THEMES[settings.theme]
        self._palette: Palette | None = None
        self._staging = configured(Throttle(delay_ms, self), fell_due=self._show_stage)
        self.setWindowTitle("Warplens")
        self.setMinimumSize(*MIN_SIZE)
        self.resize(*FIRST_SIZE)
        self.setAcceptDrops(True)
        self.shown = shown_bar.ShownBar(models.results, self.theme, delay_ms)
        self.docks = Docks(entries, models, self.theme, delay_ms, self, stage=Stage.START)
        self.files = files.ProfileFiles(self, models, dialogs, settings.folder)
        self.kernels = files.KernelFiles(self, models, dialogs, lambda: self.theme)
        self.commands = Commands(self, models, self.docks, self.files)
        for model in (models.session, models.library, models.changes):
            model.setParent(self)  # after the commands: Qt destroys those first, and they hear no model end
        self.chosen = files.ChosenFiles(self, models, self.files, self.kernels)
        menu = self._menu()
        self.header = header.HeaderBar(models, start=self.commands.run, stop=self.commands.stop, menu=menu)
        self.answer = header.AnswerBar(models, lambda: self.docks.go_to("difference"))
        self.notice = NoticeBar(self.commands.opening_hints)
        content = QtWidgets.QWidget()
        inner = QtWidgets.QVBoxLayout(content)
        margins = (SPACE + 2, SPACE // 2, SPACE + 2, SPACE // 2)
        fill_layout(inner, self.shown, (self.docks, 1), margins=margins, spacing=SPACE // 2)
        ground = configured(QtWidgets.QWidget(), objectName="ground")
        self._column = QtWidgets.QVBoxLayout(ground)
        parts = self.header, self.answer, (content, 1), self.notice
        fill_layout(self._column, *parts, margins=(0, 0, 0, 0), spacing=0)
        self.docks.bars += [self.header, self.answer, self.shown, self.notice]
        self.strip: RevisionStrip | None = None
        self.setCentralWidget(ground)
        self._connect()
        self.restoreGeometry(QByteArray(settings.geometry))
        self.docks.texts.restore(settings.text_sizes)
        self.docks.restore(settings.docks, settings.layout_name)  # else the default layout stays
        self._show_theme()
        self._show_title()
        self._show_stage()

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
            theme=self.theme.name,
            folder=self.files.folder,
            geometry=self.saveGeometry().data(),
            docks=self.docks.state(),
            layout_name=self.docks.shown_layout.name,
            text_sizes=dict(self.docks.texts.user_sizes),
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
        self.theme = THEMES[name]
        self._show_theme()

    # Composition.

    def _connect(self) -> None:
        models, commands = self.models, self.commands
        commands.find.triggered.connect(self._open_palette)
        commands.filter.triggered.connect(self.shown.focus_text)
        commands.paste.triggered.connect(lambda: self.chosen.take(paths_in(QGuiApplication.clipboard())))
        commands.theme.triggered.connect(
            lambda: self.set_theme(ThemeName.LIGHT if self.theme.name is ThemeName.DARK else ThemeName.DARK)
        )
        self.docks.texts.changed.connect(self._show_theme)
        commands.menu.triggered.connect(self.header.menu_button.showMenu)
        commands.shortcuts.triggered.connect(self._show_shortcuts)
        models.session.notified.connect(self.notice.show_notice)
        models.run.state_changed.connect(self.notice.follow)
        models.session.lesson_asked.connect(commands.lessons.trigger)
        models.results.file_changed.connect(self._show_title)
        for ready in (models.reporting.markdown_ready, models.reproducing.text_ready):
            ready.connect(_copy)
        models.library.failed.connect(models.session.complain)
        self.notice.accepted.connect(self._on_accepted)
        self.shown.form_button.clicked.connect(lambda is_on: self.docks.fold_form(is_folded=not is_on))
        self.docks.stage_changed.connect(lambda: self.shown.form_button.setChecked(self.docks.stage is Stage.FORM))
        self.docks.stage_changed.connect(self._show_stage)
        commands.run.triggered.connect(self._fold_form_of_run)
        results = models.results
        results.profile_changed.connect(self._leave_lesson)
        changes = (results.profile_changed, results.points_added, results.points_replaced, results.selection_changed)
        for changed in (*changes, results.overlays_changed, models.run.state_changed):
            changed.connect(lambda *_: self._staging.request_soon())
        models.watch.versions_changed.connect(lambda _: self._make_strip())
        models.main_programs.ran.connect(lambda _: self._make_strip())
        self._make_strip()

    def _menu(self) -> QtWidgets.QMenu:
        """Return the menu behind the button of the header."""
        commands, menu = self.commands, QtWidgets.QMenu(self)
        menu.addActions([commands.find])
        menu.addSeparator()
        menu.addActions([commands.open, commands.save, commands.save_as, commands.report, commands.copy_report])
        menu.addActions([commands.copy_link, commands.save_view, commands.paste, commands.add_kernels, commands.watch])
        if (references := menu.addMenu("Reference profiles")) is not None:
            for item in self.models.library.items:
                if item.source is library.Source.SHIPPED:
                    references.addAction(item.name, lambda path=item.path: self.files.open(path))
        menu.addSeparator()
        menu.addActions([commands.run, commands.stop, commands.continue_sweep])
        menu.addSeparator()
        if (copies := menu.addMenu("Copy as")) is not None:
            copies.addActions(commands.copies)
        menu.addActions([commands.undo, commands.redo, commands.clear])
        menu.addSeparator()
        view, layouts = menu.addMenu("Panels"), menu.addMenu("Layout")
        if view is not None and layouts is not None:
            view.addActions(self.docks.toggles)
            layouts.addActions(commands.layouts)
        if (texts := menu.addMenu("Text size")) is not None:
            texts.addActions(commands.text_sizes)
        menu.addActions([commands.lessons, commands.theme, commands.shortcuts, commands.quit])
        return menu

    def _leave_lesson(self) -> None:
        if self.docks.shown_layout is LESSON:
            self.docks.docks["lesson"].close()

    def _make_strip(self) -> None:
        """Show the revisions below the header as soon as a kernel file is watched, or a program has run."""
        if self.strip is None and (self.models.watch.versions or self.models.main_programs.runs):
            from warplens.gui.views.revisions.model import Revisions  # a start without such files need not wait for it
            from warplens.gui.views.revisions.panel import RevisionStrip

            self.strip = RevisionStrip(self.models.of(Revisions), self.theme, self.commands.revisions)
            self.strip.pair_pinned.connect(partial(self.docks.go_to, "revisions"))
            self._column.insertWidget(1, self.strip)
            self.docks.bars.append(self.strip)

    def _show_stage(self) -> None:
        """Show the ways in while there are no results; beside results, no panel that has nothing to show."""
        results, is_running = self.models.results, self.models.run.state is not sweep_run.RunState.IDLE
        has_results = results.profile is not None or bool(results.points) or is_running
        self.shown.setVisible(has_results and self.docks.shown_layout is not LESSON)
        if not has_results:
            self.docks.set_stage(Stage.START)
            return
        has_tiles = is_running or not results.points or bool(results.shown_arrays.leading_axis)
        filled = (results.selected is not None, has_tiles, bool(results.overlays))
        empty = frozenset(chain.from_iterable(compress(EMPTY_WITHOUT, map(not_, filled))))
        if self.docks.stage is Stage.START:
            opened = self.docks.in_front() - {"start", "sweep", "profiles"}
            self.docks.set_stage(Stage.RESULTS, empty)
            for key in sorted(opened)[:1]:  # a search in *Tune* goes on there, once the panels are drawn
                QTimer.singleShot(20, partial(self.docks.go_to, key))
        else:
            self.docks.set_empty(empty)

    def _fold_form_of_run(self) -> None:
        if self.models.run.state is sweep_run.RunState.STARTING:
            self.docks.fold_form(is_folded=True)

    def _show_theme(self) -> None:
        theme = self.theme
        application = QtWidgets.QApplication.instance()
        if isinstance(application, QtWidgets.QApplication):
            application.setPalette(palette(theme))
            application.setFont(font())
        self.setStyleSheet(stylesheet(theme))
        self.shown.show_theme(theme)
        if self.strip is not None:
            self.strip.show_theme(theme)
        self.docks.show_theme(theme)
        self.notice.fit(self.height())

    def _show_title(self) -> None:
        name = self.models.results.title
        self.setWindowTitle(f"{plain(name)} — Warplens" if name else "Warplens")

    # What commands of the window itself do.

    def _open_palette(self) -> None:
        from warplens.gui.window.palette import Palette  # a start need not wait for it

        if self._palette is None:
            self._palette = Palette(self.theme, self)
        self._palette.show_theme(self.theme)
        self._palette.open(self._palette_entries())

    def _show_shortcuts(self) -> None:
        from warplens.gui.window.palette import ShortcutSheet

        ShortcutSheet(self._palette_entries(), self).open()

    def _palette_entries(self) -> list[PaletteEntry]:
        from warplens.gui.window.palette import palette_entries

        return palette_entries(self.actions(), self.models, self.docks, self.files.open)

    def _on_accepted(self, action: Action) -> None:
        match action:
            case Action.RESTORE:
                self.session.restore()
            case Action.CONTINUE:
                self.session.continue_sweep()

    # Qt.

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Give the bar of notices the room that there is."""
        super().resizeEvent(a0)
        self.notice.fit(self.height())

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Offer to save, end the sweep, then close."""
        if event is None:
            return
        if not self.files.may_leave():
            event.ignore()
            return
        if self.kernels.dialog is not None:
            self.kernels.dialog.close()
        self.models.shut_down()
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:
        """Take files and folders that are dragged over the window."""
        if event is not None and paths_in(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:
        """Open, add or run what was dropped; what was dropped before and is nothing to open is forgotten."""
        if self.notice.notice is not None and files.NOTHING_TO_OPEN in self.notice.notice.text:
            self.notice.clear()
        self.chosen.take(paths_in(event))


def _copy(text: str) -> None:
    known(QGuiApplication.clipboard()).setText(plain(text))
