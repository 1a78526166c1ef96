"""The strip of revisions below the title, and two of them beside each other: changed lines, times and counters.

The rule: both show `Revisions` and write to it. The ticks of the strip are tabs, so that arrow keys go through them;
the panel is made in the background, and only while it is seen.
"""

from functools import partial
from html import escape
from itertools import islice

from PyQt6.QtCore import QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtGui import QAction, QResizeEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QStackedWidget, QTabBar

from warplens.cuda.ground.points import Status
from warplens.gui.figures.states import SIGNS, State
from warplens.gui.kit import scrolling, tasks, widgets
from warplens.gui.kit.theme import SPACE, Theme, scaled
from warplens.gui.views.revisions.model import Revisions
from warplens.gui.views.revisions.revision import Outcome, Revision
from warplens.gui.workspace.panel import Panel
from warplens.profiles import comparison_table, conditions
from warplens.profiles.formats import MISSING, assigned, plain, time_text

PINNED = "\N{BULLET} "
BORDER = 10  # what the style sheet has between a letter and the next tick, in pixels
NOTHING = "Edit a watched kernel file, or a program: what that changed stands here, beside its times and counters"
CONTEXT = 2  # lines around those that differ
NARROW = 620  # in pixels
HANGING = 16  # what is wrapped begins so many pixels to the right of the line's sign
MOST_LINES = 3000
MOST_ROWS = 200


class RevisionsPanel(Panel):
    """The panel."""

    def __init__(self, revisions: Revisions, theme: Theme, delay_ms: int) -> None:
        super().__init__("Revisions", theme)
        self._model = revisions
        self._asked: object = None
        self.title = widgets.ElidedLabel(widgets.Role.MUTED)
        widgets.fill_layout(self.head, (self.title, 1))
        self.main_widget = self.lines = scrolling.LineBrowser("Changed lines")
        self.counters = scrolling.LineBrowser("Changed times and counters")
        self._split = widgets.splitter(Qt.Orientation.Horizontal, self.lines, self.counters, sizes=(480, 520))
        self.hint = widgets.hint_label(NOTHING)
        self._stack = widgets.fill_layout(QStackedWidget(), self.hint, self._split)
        self.body.addWidget(self._stack, 1)
        self._throttle = widgets.configured(tasks.Throttle(delay_ms, self, shown_in=self), fell_due=self._ask)
        revisions.changed.connect(self._throttle.request)
        self._throttle.request()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        self._asked = None
        self._throttle.request()

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Have lines and counters below each other where both beside each other would be narrow."""
        super().resizeEvent(a0)
        is_narrow = self.width() < scaled(NARROW)
        self._split.setOrientation(Qt.Orientation.Vertical if is_narrow else Qt.Orientation.Horizontal)

    def _ask(self) -> None:
        pair = self._model.pair
        self._stack.setCurrentIndex(0 if pair is None else 1)
        asked = pair and [(revision, revision.judgement, len(revision.points)) for revision in pair]
        if pair is not None and asked != self._asked:
            self._asked = asked
            names = (self._model.name(pair[0]), self._model.name(pair[1]))
            pages, doing = partial(_pages, *pair, names, self._theme), f"Comparing {names[1]} with {names[0]}"
            tasks.Task.begin(self, self._model.background, pages, self._show, doing=doing)

    def _show(self, pages: tuple[str, str, str]) -> None:
        title, lines, counters = pages
        self.title.set_whole(title)
        self.lines.setHtml(lines)
        self.counters.setHtml(counters)


def _pages(old: Revision, new: Revision, names: tuple[str, str], theme: Theme) -> tuple[str, str, str]:
    """Return the verdict on two revisions, and as HTML the lines and the counters that differ."""
    tones = {"+": theme.good, "-": theme.bad, "@": theme.accent}
    block = "margin: 0 0 0 {0}px; text-indent: -{0}px; white-space: pre-wrap".format(scaled(HANGING))
    lines = [
        f"<pre style='{block}; color:{tones.get(line[:1], theme.muted)}'>{_html(line)}</pre>"
        for line in islice(new.differing_lines(old, CONTEXT), MOST_LINES)
    ]
    rows, title = [], " → ".join(names)
    if old.points and new.points:
        judged = new.judged(old, names[0])
        title = f"{title} · {judged.outcome.name.lower()}: {judged.text}"
        colours = {conditions.Verdict.FASTER: theme.good, conditions.Verdict.SLOWER: theme.bad}
        for pair in comparison_table.in_order(new.compared(old, names[0]).pairs)[:MOST_ROWS]:
            sides, ratio = (pair.base, pair.new), "" if pair.ratio is None else f" {comparison_table.ratio_text(pair)}"
            times = [point.status.word if point.time is None else time_text(point.time.value_ns) for point in sides]
            changes = (comparison_table.sourced_change(change, MISSING) for change in pair.changes)
            lines_of_pair = (f"{' → '.join(times)}, {pair.detail}", *changes)
            words, tone = f"{pair.verdict.value}{ratio}", colours.get(pair.verdict, theme.muted)
            if pair.is_mended or pair.new.status is Status.FAILED:
                words, tone = ("runs now", theme.good) if pair.is_mended else ("failed", theme.bad)
            rows.append(
                f"<p><b>{_html(pair.new.kernel)}</b> {_html(assigned(pair.new.problem | pair.new.tune))} "
                f"<b style='color:{tone}'>{words}</b><br>"
                f"{'<br>'.join(map(_html, lines_of_pair))}</p>"
            )
    return title, "".join(lines) or "no line differs", "".join(rows)


def _html(text: str) -> str:
    return escape(plain(text))


class RevisionStrip(QFrame):
    """The file, its ticks, a sentence on the revision that is shown, and a menu with the commands."""

    pair_pinned = pyqtSignal()

    def __init__(self, model: Revisions, theme: Theme, actions: list[QAction]) -> None:
        super().__init__()
        self._model, self._theme = model, theme
        self.setObjectName("header")
        self.file = widgets.label(role=widgets.Role.MUTED)
        self.file.setToolTip("Select a point of another file to see its revisions")
        self.ticks = widgets.configured(
            QTabBar(),
            objectName="ticks",
            expanding=False,
            drawBase=False,
            currentChanged=self._on_chosen,
            tabBarClicked=self._on_chosen,
        )
        self.ticks.setElideMode(Qt.TextElideMode.ElideNone)
        self.ticks.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.ticks.setAccessibleName("Revisions, from the oldest to the newest")
        self.sentence = widgets.ElidedLabel(widgets.Role.MUTED)
        menu = QMenu(self)
        menu.addActions(actions)
        commands = widgets.quiet_button("⋯", "Restore, pin or run a revision", "Commands of revisions")
        commands.setMenu(menu)
        margins = (2 * SPACE, 0, 2 * SPACE, 0)
        row = QHBoxLayout(self)
        widgets.fill_layout(
            row, self.file, (self.ticks, 2), (self.sentence, 1), commands, margins=margins, spacing=SPACE
        )
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
                sign = widgets.configured(widgets.label(letter), indent=0)
                sign.setContentsMargins(0, 0, BORDER, 0)
                sign.setStyleSheet(f"font-weight: 700; color: {self._tone(letter)}")
                bar.setTabButton(number, QTabBar.ButtonPosition.RightSide, sign)
                lines = (f"{model.name(tick)} · {model.when(tick)}", words, *getattr(tick, "changes", ()))
                bar.setAccessibleTabName(number, f"{model.name(tick)}: {words}")
                bar.setTabToolTip(number, widgets.verbatim("\n".join(filter(None, lines))))
            current = model.aim
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
        doubts = dict.fromkeys((Outcome.MIXED, Outcome.UNCLEAR, Outcome.NOT_CHECKED), theme.warn)
        tones |= doubts | {Outcome.FASTER: theme.good, Outcome.MENDED: theme.good}
        running = theme.accent if letter == SIGNS[State.RUNNING][0] else theme.muted
        return next((tone for outcome, tone in tones.items() if outcome == letter), running)

    def _on_chosen(self, number: int) -> None:
        """Show a tick; a click on the current one brings its points back, where other results took their place."""
        ticks = self._model.ticks
        if 0 <= number < len(ticks):
            self._model.show(ticks[number])
            self.show_model()  # another one stays where a sweep runs
