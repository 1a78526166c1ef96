"""The size of all texts of the window, in percent of the sizes in `toolkit.theme`.

The rule: one size holds for the whole program, as one palette does. `theme.font` and the style sheet apply it to texts;
what is drawn around a text (a row, a gutter, a column) takes its pixels through `scaled`. A picture that is not the
window's own is drawn `at_text_size` of its own.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from contextlib import contextmanager

NORMAL = 100
LECTURE = 150  # the layout for a projector begins with this size
SIZES = (80, 90, 100, 110, 125, 150, 175, 200)  # the sizes that larger and smaller step through

_shown = [NORMAL]


def text_size() -> int:
    """Return the size of texts in percent."""
    return _shown[-1]


def set_text_size(percent: int) -> None:
    """Draw texts in this size, in percent, from the next time on; beyond `SIZES` it becomes the nearest of them."""
    _shown[-1] = min(max(percent, SIZES[0]), SIZES[-1])


@contextmanager
def at_text_size(percent: int) -> Iterator[None]:
    """Draw texts in this size, in percent, as long as the context lasts: of a picture, whatever the window shows."""
    _shown.append(percent)
    try:
        yield
    finally:
        _shown.pop()


def scaled(pixels: float) -> int:
    """Return a length around texts, given in pixels for texts of 100 %, for texts of the present size."""
    return round(pixels * text_size() / NORMAL)


def larger(percent: int) -> int:
    """Return the next larger size, or the largest."""
    return SIZES[min(bisect_right(SIZES, percent), len(SIZES) - 1)]


def smaller(percent: int) -> int:
    """Return the next smaller size, or the smallest."""
    return SIZES[max(bisect_left(SIZES, percent) - 1, 0)]
