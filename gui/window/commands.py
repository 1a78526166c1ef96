"""Every command of the window as an action, with its group, its text and its keys.

The rule: a command is an action of the window, so it is in the palette and, if it has keys, on the sheet of shortcuts.
Nothing is done here; an action calls what owns the thing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject
from PyQt6.QtGui import QAction, QKeySequence
from PyQt6.QtWidgets import QWidget

from warplens.gui.kit import tasks, widgets
from warplens.gui.window.docks import Docks
from warplens.gui.window.files import ProfileFiles
from warplens.gui.window.layouts import LAYOUTS, LESSON, Stage
from warplens.gui.workspace import selected_points, sweep_run
from warplens.gui.workspace.models import WindowModels

if TYPE_CHECKING:
    from warplens.gui.views.revisions.model import Revisions
    from warplens.gui.window.shared_view import SharedViews

_KEYS = {("point", selected_points.Wording.COMMAND): "Ctrl+Shift+L"}

PANEL_KEYS = (*(f"Ctrl+{digit}" for digit in range(1, 10)), "Ctrl+Shift+P")
"""The keys that go to the first panels, in their order; the palette finds the further ones."""
MEASURE_IN_TURNS = "Measure the two chosen points in turns"


class Commands(QObject):
    """The actions of the window, enabled while they can be used."""

    def __init__(self, window: QWidget, models: WindowModels, docks: Docks, files: ProfileFiles) -> None:
        super().__init__(window)
        self._window = window
        self._models = models
        self._docks = docks
        self._files = files
        files.lessons_asked.connect(self.open_lessons)
        files.view_asked.connect(lambda source: self.views().open(source))
        self._add_files()
        session = self._models.session
        self.run = self._add("Sweep", "Run the sweep", "Ctrl+R", self._run)
        self.stop = self._add("Sweep", "Stop the sweep", "Ctrl+.", self._stop)
        self.sweep = self._add("Sweep", "Run the chosen kernels", "", session.start_sweep)
        self.continue_sweep = self._add("Sweep", "Continue the stopped sweep", "Ctrl+Shift+R", session.continue_sweep)
        self.resume_queue = self._add("Sweep", "Resume the queue", "", partial(session.queue.set_paused, False))
        self.ab = self._add("Sweep", MEASURE_IN_TURNS, "", self._models.ab.measure_or_stop)
        self.cancel = self._add("Edit", tasks.CANCEL, "", session.background.cancel)
        self._add_edit()
        self.find = self._add("View", "Find a command…", "Ctrl+K")
        self.filter = self._add("View", "Filter the points", "Ctrl+F")
        self.steps = [
            self._add("View", f"{word} in what is shown", keys, partial(models.results.step_filter, by))
            for word, keys, by in (("Back", "Alt+Left", -1), ("Forward", "Alt+Right", 1))
        ]
        self.theme = self._add("View", "Light or dark", "Ctrl+T")
        texts, keys = self._docks.texts, QKeySequence
        self.text_sizes = [
            self._add("View", "Larger text (zoom in)", "Ctrl++", texts.larger),
            self._add("View", "Smaller text (zoom out)", "Ctrl+-", texts.smaller),
            self._add("View", "Text of normal size (no zoom)", "Ctrl+0", texts.first),
        ]
        self.text_sizes[0].setShortcuts([keys("Ctrl++"), keys("Ctrl+=")])  # the key without Shift on many keyboards
        self._add_panels()
        self.form = self._add("View", "Form of the next sweep: show or fold away", "Ctrl+B", self._show_or_fold)
        self.lessons = self._add("View", "Lessons", "Ctrl+L", self.open_lessons)
        self.shortcuts = self._add("Help", "All shortcuts", "F1")
        self.shortcuts.setShortcuts([QKeySequence("F1"), QKeySequence("?")])
        results, run, changes = models.results, models.run, models.changes
        models.ab.changed.connect(self._enable_ab)
        of_results = (results.file_changed, results.points_added, results.points_replaced, changes.indexChanged)
        of_session = (session.queue.changed, session.stopped_changed, session.freed, models.main_programs.changed)
        for changed in (*of_results, run.state_changed, *of_session):
            changed.connect(self._enable)
        self._enable()

    @property
    def opening_hints(self) -> str:
        """The keys of the commands that a new user needs."""
        named = (
            (self.run, "run"),
            (self.open, "open"),
            (self.save, "save"),
            (self.find, "find a command"),
            (self.shortcuts, "all shortcuts"),
        )
        return "   ".join(f"{action.shortcut().toString()} {word}" for action, word in named)

    def open_lessons(self, paths: Sequence[Path] = ()) -> None:
        """Show the lessons in their layout, and read those in these files."""
        self._docks.apply(LESSON)
        self._docks.go_to("lesson")
        from warplens.gui.views.lessons.model import Lessons  # only where lessons are asked for

        self._models.of(Lessons).open(paths)

    def _add_files(self) -> None:
        keys, files, models = QKeySequence.StandardKey, self._files, self._models
        self.open = self._add("File", "Open a profile…", keys.Open, files.ask_and_open)
        self.save = self._add("File", "Save", keys.Save, files.save)
        self.save_as = self._add("File", "Save as…", "Ctrl+Shift+S", files.save_as)
        self.report = self._add("File", "Write a report…", "Ctrl+E", files.write_report)
        self.copy_report = self._add("File", "Copy a report as Markdown", "", models.reporting.copy)
        self.copy_link = self._add("File", "Copy link to this view", "Ctrl+Shift+U", lambda: self.views().copy())
        self.save_view = self._add("File", "Save this view…", "", lambda: self.views().save())
        self.paste = self._add("File", "Open the copied link or file", keys.Paste)
        self.add_profiles = self._add("File", "Add profiles to the library…", "Ctrl+Shift+O", files.add_profiles)
        self._add("File", "Add a folder to the library…", "", files.add_folder)
        self.add_kernels = self._add("File", "Add kernels…", "Ctrl+Shift+A", models.watch.files_asked.emit)
        self.watch = self._add("File", "Watch a folder of kernels…", "Ctrl+Shift+K", files.watch_folder)
        self._add("File", "Stop watching kernels", "", models.watch.stop)
        self.quit = self._add("File", "Quit", "Ctrl+Q", self._window.close)

    def _enable_ab(self) -> None:
        """Enable the measurement in turns, or its stop; where it cannot be used, its help is the reason."""
        ab = self._models.ab
        reason = "" if ab.is_running else ab.hindrance
        self.ab.setText("Stop measuring in turns" if ab.is_running else MEASURE_IN_TURNS)
        widgets.configured(self.ab, enabled=not reason, toolTip=reason)

    def _add_edit(self) -> None:
        keys, changes = QKeySequence.StandardKey, self._models.changes
        self.undo = self._add("Edit", "Undo", keys.Undo, partial(self._unless_running, changes.undo))
        self.redo = self._add("Edit", "Redo", keys.Redo, partial(self._unless_running, changes.redo))
        self.copies = []
        for subject, wording in product(("point", "sweep", "comparison"), selected_points.Wording):
            text, shortcut = f"Copy the {subject} as {wording.value}", _KEYS.get((subject, wording), "")
            copy = partial(self._models.reproducing.copy, subject, wording)
            self.copies.append(self._add("Copy", text, shortcut, copy))
        named: tuple[tuple[str, str, Callable[[Revisions], object]], ...] = (
            ("Show the older revision", "Alt+PgUp", lambda model: model.step(-1)),
            ("Show the newer revision", "Alt+PgDown", lambda model: model.step(1)),
            ("Show the newest revision", "", lambda model: model.show(model.newest())),
            ("Pin the shown revision, to compare two", "", lambda model: model.toggle_pin()),
            ("Run the points of the shown revision", "", lambda model: model.run()),
            ("Restore the shown revision to the file", "", lambda model: model.restore()),
        )
        self.revisions = [self._add("Revision", text, keys, partial(self._revise, do)) for text, keys, do in named]
        self.clear = self._add("Edit", "Clear the choices", "Ctrl+Shift+X", self._models.choices.clear)

    def _add_panels(self) -> None:
        docks = self._docks
        self._add("View", "Next bar or panel", "F6", partial(docks.focus_next, 1))
        self._add("View", "Previous bar or panel", "Shift+F6", partial(docks.focus_next, -1))
        self._add("View", "Float or dock this panel", "Ctrl+Shift+F", docks.float_current)
        self._add("View", "Close this panel", "Ctrl+W", docks.close_current)
        self.menu = self._add("View", "Menu", "F10")
        for keys, (key, dock) in zip(PANEL_KEYS, docks.docks.items(), strict=False):
            self._add("Panel", dock.windowTitle(), keys, partial(docks.go_to, key))
        self.layouts = [
            self._add("Layout", layout.name, f"Alt+{number}", partial(docks.apply, layout))
            for number, layout in enumerate(LAYOUTS, start=1)
        ]

    def views(self) -> SharedViews:
        """Return what copies, saves and opens views."""
        from warplens.gui.window.shared_view import SharedViews  # a start need not wait for it

        return SharedViews(self._models, self._docks, self._files)

    def _run(self) -> None:
        if (program := self._models.main_programs.program) is not None:
            self._models.main_programs.run_again(program.path)
        else:
            self._models.session.start_sweep()

    def _stop(self) -> None:
        if (program := self._models.main_programs.program) is not None:
            self._models.main_programs.cancel(program.path)
        if self._models.run.state is not sweep_run.RunState.IDLE:
            self._models.session.stop_sweep()

    def _show_or_fold(self) -> None:
        if self._docks.stage is Stage.FORM:
            self._docks.fold_form(is_folded=True)
        else:
            self._docks.go_to("sweep")

    def _add(
        self, group: str, text: str, keys: QKeySequence.StandardKey | str, call: Callable[[], object] | None = None
    ) -> QAction:
        """Add an action that does `call`, or what the window connects to it."""
        action = widgets.configured(QAction(text, self._window), shortcut=QKeySequence(keys))
        action.setData(group)
        if call is not None:
            action.triggered.connect(lambda _checked: call())
        self._window.addAction(action)
        return action

    def _revise(self, call: Callable[[Revisions], object]) -> None:
        from warplens.gui.views.revisions.model import Revisions  # a start need not wait for it

        call(self._models.of(Revisions))

    def _unless_running(self, call: Callable[[], object]) -> None:
        """Undo or redo, unless a sweep runs: its points would land among those that come back."""
        if self._models.run.state is sweep_run.RunState.IDLE:
            call()
            return
        self._models.session.complain("A sweep is running: stop it before you undo or redo a change")

    def _enable(self, *_: object) -> None:
        session, changes = self._models.session, self._models.changes
        for action in (self.save, self.save_as, self.report, self.copy_report, self.copy_link, self.save_view):
            action.setEnabled(session.results.profile is not None)
        is_running, mains = session.run.state is not sweep_run.RunState.IDLE, self._models.main_programs
        is_busy = (program := mains.program) is not None and mains.is_busy(program.path)
        self.run.setText("Queue the sweep" if is_running else "Run the sweep")
        if program is not None:
            self.run.setText(f"Run {program.subject} again")
        runs = program is not None and (is_busy or mains.is_followed(program.path))
        self.run.setStatusTip(f"{program.subject} runs" if program is not None and runs else "")
        self.stop.setEnabled(is_running or is_busy)
        self.continue_sweep.setEnabled(session.can_continue)
        self.resume_queue.setEnabled(session.queue.is_paused)
        self._enable_ab()
        for action, can, text in (
            (self.undo, changes.canUndo(), changes.undoText()),
            (self.redo, changes.canRedo(), changes.redoText()),
        ):
            word = action.text().partition(":")[0]
            action.setText(f"{word}: {text}" if can else word)
            action.setEnabled(can)
