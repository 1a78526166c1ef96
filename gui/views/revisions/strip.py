"""The strip below the title: a tick for each revision and commit of a file, lettered and coloured by its verdict.

The rule: it shows `Revisions` and writes to it. The ticks are tabs, so that arrow keys go through them.
"""

from PyQt6.QtCore import QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QTabBar

from warplens.gui.kit.theme import SPACE, Theme
from warplens.gui.kit.widgets import ElidedLabel, Role, configured, fill_layout, label, quiet_button, verbatim
from warplens.gui.views.revisions.journal import Outcome
from warplens.gui.views.revisions.model import Revisions

PINNED = "\N{BULLET} "
BORDER = 10  # what the style sheet has between a letter and the next tick, in pixels


class RevisionStrip(QFrame):
    """The file, its ticks, a sentence on the revision that is shown, and a menu with the commands."""

    pair_pinned = pyqtSignal()

    def __init__(self, model: Revisions, theme: Theme, actions: list[QAction]) -> None:
        super().__init__()
        self._model, self._theme = model, theme
        self.setObjectName("header")
        self.file = quiet_button("", "The file whose revisions are shown", "File whose revisions are shown")
        self._files = configured(QMenu(self), aboutToShow=self._list_files)
        self.file.setMenu(self._files)
        self.ticks = configured(
            QTabBar(), objectName="ticks", expanding=False, drawBase=False, currentChanged=self._on_chosen
        )
        self.ticks.setElideMode(Qt.TextElideMode.ElideNone)
        self.ticks.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.ticks.setAccessibleName("Revisions, from the oldest to the newest")
        self.sentence = ElidedLabel(Role.MUTED)
        menu = QMenu(self)
        menu.addActions(actions)
        commands = quiet_button("⋯", "Restore, pin or run a revision", "Commands of revisions")
        commands.setMenu(menu)
        margins = (2 * SPACE, 0, 2 * SPACE, 0)
        row = QHBoxLayout(self)
        fill_layout(row, self.file, (self.ticks, 2), (self.sentence, 1), commands, margins=margins, spacing=SPACE)
        self._pins = 0
        model.changed.connect(self.show_model)
        self.show_model()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self.show_model()

    def show_model(self) -> None:
        """Show the revisions as they are now."""
        model, ticks, bar = self._model, self._model.ticks, self.ticks
        self.setVisible(bool(ticks))
        self.file.setText(model.path.rpartition("/")[2])
        with QSignalBlocker(bar):
            for _ in range(len(ticks), bar.count()):
                bar.removeTab(bar.count() - 1)
            for number, tick in enumerate(ticks):
                letter, words = model.state(tick)
                if number == bar.count():
                    bar.addTab("")
                bar.setTabText(number, f"{PINNED if tick in model.pinned else ''}{model.name(tick)}")
                sign = configured(label(letter), indent=0)
                sign.setContentsMargins(0, 0, BORDER, 0)
                sign.setStyleSheet(f"font-weight: 700; color: {self._tone(letter)}")
                bar.setTabButton(number, QTabBar.ButtonPosition.RightSide, sign)
                lines = (f"{model.name(tick)} · {model.when(tick)}", words, *getattr(tick, "changes", ()))
                bar.setTabToolTip(number, verbatim("\n".join(filter(None, lines))))
            current = model.current
            if current in ticks:
                bar.setCurrentIndex(ticks.index(current))
                shown = "" if model.shown is None else " is shown"
                self.sentence.set_whole(
                    f"{model.name(current)}{shown} · {model.when(current)} · {model.state(current)[1]}"
                )
        bar.setAccessibleDescription(self.sentence.whole)
        if len(model.pinned) == 2 != self._pins:
            self.pair_pinned.emit()
        self._pins = len(model.pinned)

    def _tone(self, letter: str) -> str:
        theme, tones = self._theme, dict.fromkeys((Outcome.SLOWER, Outcome.WRONG, Outcome.FAILED), self._theme.bad)
        tones |= {Outcome.FASTER: theme.good, Outcome.MIXED: theme.warn, Outcome.UNCLEAR: theme.warn}
        return next((tone for outcome, tone in tones.items() if outcome == letter), theme.muted)

    def _on_chosen(self, number: int) -> None:
        ticks = self._model.ticks
        if 0 <= number < len(ticks):
            self._model.show(ticks[number])
            self.show_model()  # another one stays where a sweep runs

    def _list_files(self) -> None:
        self._files.clear()
        for path in self._model.paths:
            self._files.addAction(path, lambda path=path: self._model.set_path(path))
