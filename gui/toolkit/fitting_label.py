"""A label that says less where there is little room, and never cuts a number.

The rule: it shows the first of its wordings that fits in a line, else the first that fits in two if it may have two.
Only where the last does not fit either is that one cut.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PyQt6.QtCore import Qt

from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.metric_help import verbatim
from warplens.profiles.cleaning import plain

PAUSE = " · "
"""A line is broken here, if it can be."""


class FittingLabel(ElidedLabel):
    """A label with several wordings of one text, the longest first; its tool tip has that one if another is shown.

    Args:
        role: of the label.
        may_have_two: whether it may have two lines.
    """

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
        self.setToolTip("" if shown == self._whole else verbatim(self._whole))
        if shown != self.text():
            self.setText(shown)


def in_two_lines(text: str, width_of: Callable[[str], int], room: int) -> str:
    """Return a text broken into two lines that fit, at a pause if there is one for it; "" if there is no such break.

    Args:
        text: one line.
        width_of: returns the width of a text.
        room: the width of each line.
    """
    words = text.split(" ")
    pauses = [text.split(PAUSE, number) for number in range(1, text.count(PAUSE) + 1)]
    breaks = [(PAUSE.join(parts[:-1]), parts[-1]) for parts in reversed(pauses)]
    breaks += [(" ".join(words[:number]), " ".join(words[number:])) for number in range(len(words) - 1, 0, -1)]
    fitting = (pair for pair in breaks if max(map(width_of, pair)) <= room)
    return "\n".join(next(fitting, ()))
