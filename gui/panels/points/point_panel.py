"""The panel of the selected point: its time, its metrics with their bars, and what limits it.

The rule: `warplens.profiles.reading` says what there is to read; this panel only arranges and paints it. A failure is
the headline, above everything that was counted or modelled.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from warplens.cuda.points import Status
from warplens.gui.models.comparison.reproducing import Reproducing
from warplens.gui.models.points.results import Results
from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.copying import copy_button
from warplens.gui.panels.panel import Panel
from warplens.gui.panels.points.line_row import LineRow
from warplens.gui.panels.points.log_view import LogView
from warplens.gui.plots.figure import STALE
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.styling import Role, label
from warplens.gui.toolkit.theme import SPACE, Theme
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS, Throttle
from warplens.gui.toolkit.wrapping_row import WrappingRow
from warplens.profiles.cleaning import plain
from warplens.profiles.formats import short_name
from warplens.profiles.reading import Reading, read

EMPTY = "Click a point in a plot or in the table to see what it costs and why."
NO_BREAK = "\N{NO-BREAK SPACE}"


class PointPanel(Panel):
    """The selected point."""

    def __init__(
        self,
        results: Results,
        theme: Theme,
        delay_ms: int = REDRAW_DELAY_MS,
        *,
        reproducing: Reproducing | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("Point", theme, parent=parent)
        self._results = results
        self._reading: Reading | None = None
        self.head.addStretch(1)
        self.copy_button = copy_button(reproducing) if reproducing is not None else None
        if self.copy_button is not None:
            self.head.addWidget(self.copy_button)
        self._scroll = QScrollArea()
        self._scroll.setAccessibleName("The selected point")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self._scroll, 1)
        self._throttle = Throttle(delay_ms, self, shown_in=self)
        self._throttle.fell_due.connect(self.refresh)
        results.selection_changed.connect(lambda _key: self._throttle.request_soon())
        results.points_replaced.connect(self._throttle.request)
        self.refresh()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models."""
        return cls(models.results, theme, delay_ms, reproducing=models.reproducing)

    @property
    def reading(self) -> Reading | None:
        """The texts that are shown; None while no point is selected."""
        return self._reading

    @property
    def rows(self) -> tuple[LineRow, ...]:
        """The rows that are shown, from top to bottom."""
        content = self._scroll.widget()
        return tuple(content.findChildren(LineRow)) if content is not None else ()

    @property
    def logs(self) -> tuple[LogView, ...]:
        """The log of the compiler, where the selected point has one."""
        content = self._scroll.widget()
        return tuple(content.findChildren(LogView)) if content is not None else ()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        for row in self.rows:
            row.show_theme(theme)
        for log in self.logs:
            log.show_theme(theme)

    def refresh(self) -> None:
        """Show the selected point."""
        point = self._results.point(self._results.selected)
        if self.copy_button is not None:
            self.copy_button.setVisible(point is not None)
        if point is None:
            self._reading = None
            self._scroll.setWidget(self._empty())
            return
        profile = self._results.profile
        device = profile.device(point.device) if profile is not None else None
        names = self._results.device_names
        self._reading = read(point, device, names.get(point.device, ""))
        stale = self._results.staleness_of(point)
        self._scroll.setWidget(self._content(self._reading, short_name(point.kernel, point.family), stale))

    def _empty(self) -> QWidget:
        content, column = _column()
        column.addWidget(_paragraph(EMPTY, Role.HINT))
        column.addStretch(1)
        return content

    def _trouble(self, reading: Reading) -> Iterator[QWidget]:
        """Yield the failure with the log of its compiler, or why the point was skipped or is unchecked."""
        if reading.failure is None:
            yield from (_paragraph(line, Role.MUTED) for line in reading.trouble_lines)
            return
        headline, *rest = reading.trouble_lines
        yield _headline(headline, is_bad=reading.status is Status.FAILED)
        yield from (_paragraph(line, Role.MUTED) for line in rest)
        if reading.failure.log:
            yield LogView(reading.failure.log, self._theme)

    def _content(self, reading: Reading, name: str, stale: str) -> QWidget:
        content, column = _column()
        title = ElidedLabel()
        title.setObjectName("heading")
        title.set_whole(name)
        place = " · ".join(part for part in (reading.place, reading.device) if part)
        column.addWidget(title)
        column.addWidget(_paragraph(_breaking_after_dots(place), Role.MUTED))
        if stale:
            column.addWidget(_paragraph(f"{STALE}: {plain(stale)}; all below is what it was then", Role.BAD))
        if reading.invented:
            column.addWidget(_paragraph(reading.invented, ""))
        for widget in self._trouble(reading):
            column.addWidget(widget)
        if reading.time:
            column.addSpacing(SPACE // 2)
            column.addWidget(_time(reading))
        for number, sentence in enumerate(reading.sentences):  # the verdict, its reasons, and what to try
            column.addWidget(_paragraph(sentence.text, Role.HINT if number else ""))
        if reading.about_time:
            column.addWidget(_paragraph(reading.about_time, Role.FAINT))
        column.addSpacing(SPACE)
        groups = [lines for lines in (reading.steps, reading.bars, reading.facts, reading.stalls) if lines]
        for number, lines in enumerate(groups):
            column.addSpacing(SPACE // 2 if number else 0)
            for line in lines:
                column.addWidget(LineRow(line, self._theme))
        if reading.assumptions:
            column.addSpacing(SPACE // 2)
            column.addWidget(_rule())
            column.addWidget(label("Assumed", name="heading"))
        for assumption in reading.assumptions:
            column.addWidget(_paragraph(assumption, Role.MUTED))
        if reading.remarks:
            column.addSpacing(SPACE // 2)
            column.addWidget(_rule())
        for note in reading.remarks:
            column.addWidget(_paragraph(note, Role.FAINT))
        column.addStretch(1)
        return content


def _headline(text: str, *, is_bad: bool) -> QLabel:
    """Return the kind of a failure and what happened."""
    headline = _paragraph(text, "")
    headline.setObjectName("failure")
    if not is_bad:
        headline.setProperty("tone", "warn")
    return headline


def _time(reading: Reading) -> QWidget:
    """Return the time in large digits, with its provenance beside it or, where there is no room, below."""
    widget = QWidget()
    row = WrappingRow(widget, SPACE)
    row.addWidget(label(reading.time, "figure"))
    if reading.time_provenance is not None:
        row.addWidget(label(reading.time_provenance.value, Role.BADGE))
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)
    return widget


def _column() -> tuple[QWidget, QVBoxLayout]:
    content = QWidget()
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, SPACE, 0)
    column.setSpacing(SPACE // 2)
    return content, column


def _paragraph(text: str, role: str) -> QLabel:
    paragraph = label(text, role)
    paragraph.setWordWrap(True)
    paragraph.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    paragraph.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return paragraph


def _rule() -> QFrame:
    rule = QFrame()
    rule.setObjectName("rule")
    return rule


def _breaking_after_dots(text: str) -> str:
    """Return a list with dots whose lines end after dots alone: the name of an axis stays beside its value."""
    return text.replace(" ", NO_BREAK).replace(f"{NO_BREAK}·{NO_BREAK}", f"{NO_BREAK}· ")
