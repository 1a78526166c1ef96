"""Two revisions beside each other: the changed lines, and the changed times and counters with the verdict.

The rule: both sides are made in the background, and only while the panel is seen.
"""

from dataclasses import dataclass
from functools import partial
from html import escape
from itertools import islice

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QStackedLayout, QTextBrowser, QWidget

from warplens.gui.kit import widgets
from warplens.gui.kit.tasks import Task, Throttle
from warplens.gui.kit.theme import Theme
from warplens.gui.views.revisions.journal import Revision
from warplens.gui.views.revisions.model import Revisions
from warplens.gui.views.revisions.text import compared, differing_lines, judged
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.panel import Panel
from warplens.profiles.comparison_table import in_order, ratio_text, sourced_change
from warplens.profiles.conditions import Verdict
from warplens.profiles.formats import assigned, plain, time_text

NOTHING = "Save a watched kernel file twice: what the second one changed stands here, beside its times and counters"
CONTEXT = 2  # lines around those that differ
MOST_LINES = 3000
MOST_ROWS = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Pairing:
    """What there is to show of two revisions."""

    title: str
    lines: tuple[str, ...]
    rows: tuple[tuple[Verdict, tuple[str, ...]], ...]  # kernel, size, ratio, times, and each change


class RevisionsPanel(Panel):
    """The panel."""

    def __init__(self, revisions: Revisions, theme: Theme, delay_ms: int) -> None:
        super().__init__("Revisions", theme)
        self._model = revisions
        self._pairing: Pairing | None = None
        self._asked: object = None
        self.title = widgets.ElidedLabel(widgets.Role.MUTED)
        widgets.fill_layout(self.head, (self.title, 1))
        self.lines, self.counters = QTextBrowser(), QTextBrowser()
        for view, name in ((self.lines, "Changed lines"), (self.counters, "Changed times and counters")):
            widgets.configured(view, objectName="lesson", accessibleName=name, openLinks=False)
        self.lines.setLineWrapMode(QTextBrowser.LineWrapMode.NoWrap)
        split = widgets.splitter(Qt.Orientation.Horizontal, self.lines, self.counters, sizes=(480, 520))
        self.hint = widgets.hint_label(NOTHING)
        self._stack = widgets.fill_layout(QStackedLayout(), self.hint, split)
        self.body.addLayout(self._stack, 1)
        self._throttle = widgets.configured(Throttle(delay_ms, self, shown_in=self), fell_due=self._ask)
        revisions.changed.connect(self._throttle.request)
        self._throttle.request()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> "RevisionsPanel":
        """Return the panel of the window's revisions."""
        return cls(models.of(Revisions), theme, delay_ms)

    @property
    def main_widget(self) -> QWidget | None:
        """The changed lines, which the keys scroll."""
        return self.lines

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        self._show()

    def _ask(self) -> None:
        pair = self._model.pair
        self._stack.setCurrentIndex(0 if pair is None else 1)
        asked = pair and [(revision, revision.judgement, len(revision.points)) for revision in pair]
        if pair is not None and asked != self._asked:
            self._asked = asked
            names = (self._model.name(pair[0]), self._model.name(pair[1]))
            Task.begin(self, self._model.background, partial(_pairing, *pair, names), self._take)

    def _take(self, pairing: Pairing) -> None:
        self._pairing = pairing
        self._show()

    def _show(self) -> None:
        if self._pairing is None:
            return
        self.title.set_whole(self._pairing.title)
        theme = self._theme
        tones = {"+": theme.good, "-": theme.bad, "@": theme.accent}
        drawn = (
            f"<span style='color:{tones.get(line[:1], theme.muted)}'>{escape(plain(line))}</span>"
            for line in self._pairing.lines
        )
        self.lines.setHtml(f"<pre>{chr(10).join(drawn) or 'no line differs'}</pre>")
        colours = {Verdict.FASTER: theme.good, Verdict.SLOWER: theme.bad}
        rows = (
            f"<tr><td><b>{first}</b><br>{second}</td><td style='color:{colours.get(verdict, theme.muted)}'>"
            f"<b>{verdict.value}</b><br>{ratio}</td><td>{'<br>'.join(changes)}</td></tr>"
            for verdict, (first, second, ratio, *changes) in (
                (verdict, tuple(escape(plain(cell)) for cell in cells)) for verdict, cells in self._pairing.rows
            )
        )
        self.counters.setHtml(f"<table cellpadding='4' width='100%'>{''.join(rows)}</table>")


def _pairing(old: Revision, new: Revision, names: tuple[str, str]) -> Pairing:
    """Compare the texts and the points of two revisions."""
    lines = differing_lines(old, new, CONTEXT)
    rows, title = [], " → ".join(names)
    if old.profile is not None and new.profile is not None:
        verdict = judged(old.profile, names[0], new.profile)
        title = f"{title} · {verdict.outcome.value}: {verdict.text}"
        for pair in in_order(compared(old.profile, names[0], new.profile).pairs)[:MOST_ROWS]:
            times = ["-" if point.time is None else time_text(point.time.value_ns) for point in (pair.base, pair.new)]
            size = " ".join(filter(None, (assigned(pair.new.problem), assigned(pair.new.tune))))
            cells = (pair.new.kernel, size, ratio_text(pair), " → ".join(times), pair.detail)
            rows.append((pair.verdict, (*cells, *map(sourced_change, pair.changes))))
    return Pairing(title=title, lines=tuple(islice(lines, MOST_LINES)), rows=tuple(rows))
