"""A label that cuts its text with an ellipsis where there is no room."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape

from PyQt6.QtCore import QRect, QSize, Qt
from PyQt6.QtGui import QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QLabel, QSizePolicy

from warplens.cuda.ground.metrics import METRICS, Better
from warplens.profiles.cleaning import plain

# A label of Qt takes text for rich text by its own guess, and files of others hold what cannot be seen: all labels of
# the window are of this class, which shows plain text with escapes.


class PlainLabel(QLabel):
    """A label of plain text."""

    def __init__(self, text: str = "") -> None:
        super().__init__(plain(text))
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str | None) -> None:
        """Show a text."""
        super().setText(plain(text or ""))


TIP_WIDTH = 360  # the width of a tool tip in pixels: a line of some 60 letters is easy to read
_DIRECTIONS = {Better.HIGHER: "higher is better", Better.LOWER: "lower is better", Better.NEITHER: ""}


def metric_help(key: str) -> str:
    """Return the help of a metric as rich text; "" for a key of no metric."""
    metric = METRICS.get(key)
    if metric is None:
        return ""
    unit = f" ({metric.unit})" if metric.unit else ""
    rows = [
        ("Formula", metric.formula),
        ("nvprof", metric.nvprof),
        ("ncu", metric.ncu),
        ("Good", "; ".join(part for part in (metric.good, _DIRECTIONS[metric.better]) if part)),
    ]
    lines = "".join(
        f"<tr><td style='padding-right:8px'><i>{name}</i></td><td>{_breakable(text)}</td></tr>"
        for name, text in rows
        if text
    )
    return (
        f"<table width='{TIP_WIDTH}'><tr><td><b>{escape(metric.label)}</b>{escape(unit)}<br>"
        f"{escape(sentence(metric.meaning))}<table>{lines}</table></td></tr></table>"
    )


def verbatim(text: str) -> str:
    """Return a text of a file or a user as a tool tip that shows it letter by letter.

    Qt reads a text that contains tags as rich text, and would load a picture that it names.
    """
    shown = plain(text)
    return f"<p style='white-space:pre-wrap'>{escape(shown)}</p>" if "<" in shown or "&" in shown else shown


def sentence(text: str) -> str:
    """Return a text of the registry as a sentence."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def _breakable(text: str) -> str:
    """Allow a line break inside a long name of Nsight Compute."""
    return escape(text).replace("_", "_&#8203;").replace(".", ".&#8203;")


LARGE = QRect(0, 0, 1000, 1000)


class ElidedLabel(PlainLabel):
    """A label that cuts its text with an ellipsis where there is no room; its tool tip then has the whole text."""

    def __init__(self, role: str = "") -> None:
        super().__init__()
        self.whole = ""
        if role:
            self.setProperty("role", role)
        self.setMinimumWidth(24)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_whole(self, text: str) -> None:
        """Show `text`, or as much of it as there is room for."""
        self.whole = plain(text)
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip("" if shown == self.whole else verbatim(self.whole))
        if shown != self.text():
            self.setText(shown)

    def sizeHint(self) -> QSize:
        """Return the size of the text; without one the label is as high as with one."""
        hint = super().sizeHint()
        line = self.fontMetrics().boundingRect(LARGE, self.alignment().value, "X").height()
        return hint.expandedTo(QSize(0, line + 2 * self.margin()))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Cut the text for the new width."""
        super().resizeEvent(event)
        self._fit()


PAUSE = " · "  # a line is broken here, if it can be


class FittingLabel(ElidedLabel):
    """A label with several wordings of one text, the longest first; its tool tip has that one if another is shown."""

    def __init__(self, role: str = "", *, may_have_two: bool = True) -> None:
        super().__init__(role)
        self._may_have_two = may_have_two
        self._wordings: tuple[str, ...] = ()

    def set_wordings(self, wordings: Sequence[str]) -> None:
        """Show the first of the wordings for which there is room; () shows nothing."""
        self._wordings = tuple(map(plain, wordings))
        self.set_whole(next(iter(self._wordings), ""))

    def _fit(self) -> None:
        room, width_of = self.width(), self.fontMetrics().horizontalAdvance
        in_one = next((line for line in self._wordings if width_of(line) <= room), "")
        broken = (in_two_lines(line, width_of, room) for line in self._wordings if self._may_have_two)
        in_two = in_one or next(filter(None, broken), "")
        shortest = next(iter(self._wordings[-1:]), "")
        shown = in_two or self.fontMetrics().elidedText(shortest, Qt.TextElideMode.ElideRight, room)
        self.setToolTip("" if shown == self.whole else verbatim(self.whole))
        if shown != self.text():
            self.setText(shown)


def in_two_lines(text: str, width_of: Callable[[str], int], room: int) -> str:
    """Return a text broken into two lines that fit, at a pause if there is one for it; "" if there is no such break.

    Args:
        width_of: returns the width of a text.
        room: the width of each line.
    """
    words = text.split(" ")
    pauses = [text.split(PAUSE, number) for number in range(1, text.count(PAUSE) + 1)]
    breaks = [(PAUSE.join(parts[:-1]), parts[-1]) for parts in reversed(pauses)]
    breaks += [(" ".join(words[:number]), " ".join(words[number:])) for number in range(len(words) - 1, 0, -1)]
    fitting = (pair for pair in breaks if max(map(width_of, pair)) <= room)
    return "\n".join(next(fitting, ()))


# Qt cuts off both ends of a word that is wider than the panel, such as a long name of a kernel; this label cuts such
# a word in its middle.


class HintLabel(PlainLabel):
    """A centred text that wraps at words; `whole` is the text with its long words as they are."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.whole = self.text()
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def setText(self, text: str | None) -> None:
        """Show a text."""
        self.whole = text or ""
        self._fit()

    def _fit(self) -> None:
        """Cut the words that are wider than the label, once it has its width."""
        room, cut = self.contentsRect().width(), self.fontMetrics().elidedText
        words = re.split(r"(\s)", self.whole)
        shown = [cut(word, Qt.TextElideMode.ElideMiddle, room) for word in words] if self.isVisible() else words
        if (text := "".join(shown)) != self.text():
            super().setText(text)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Cut words for the new width."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent | None) -> None:
        """Cut words for the width that the label is shown with."""
        super().showEvent(event)
        self._fit()
