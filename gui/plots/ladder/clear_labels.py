"""Labels and level lines of a staircase that keep out of each other's way.

The rule: a label moves off a line that belongs to a step or the roof; a line of the grid gives way to a label.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from warplens.gui.plots.picture import LETTER, Line, TextAnchor, TextLabel

ASCENT, DESCENT = 0.8, 0.25
"""A label reaches so far above and below its base line, in parts of its size."""
GAP = 3.0
"""A line of the grid ends this many pixels beside a label."""


def without_labels(line: Line, labels: Iterable[TextLabel]) -> Iterator[Line]:
    """Yield the parts of a level line, from left to right, that run through no label."""
    start = line.x1
    for left, right in sorted(_span(label) for label in labels if _strikes(line.y1, label)):
        if left - GAP > start:
            yield replace(line, x1=start, x2=min(left - GAP, line.x2))
        start = max(start, right + GAP)
    if start < line.x2:
        yield replace(line, x1=start)


def _strikes(y: float, label: TextLabel) -> bool:
    return label.y - ASCENT * label.size < y < label.y + DESCENT * label.size


def _span(label: TextLabel) -> tuple[float, float]:
    """Return the left and the right end of a label in pixels."""
    width = LETTER * label.size * len(label.text)
    before = {TextAnchor.START: 0.0, TextAnchor.MIDDLE: 0.5, TextAnchor.END: 1.0}[label.anchor]
    return label.x - before * width, label.x + (1.0 - before) * width
