"""The difference of two times as a waterfall: the slower time, a bar for each step, and the faster time.

The rule: the picture is made without Qt for one size in pixels. A measured total is strong; a modelled one and all
steps are pale, since terms are modelled. Where the steps are small the axis begins above 0, which the first row says.
"""

from collections.abc import Iterator

from warplens.cuda.ground import metrics, points
from warplens.gui.figures.picture import LETTER, Box, Ink, Line, Picture, Shape, TextAnchor, TextLabel
from warplens.gui.figures.spacing import cut_in_middle
from warplens.profiles import answers, formats
from warplens.profiles.difference import Difference, signed, timed

ROW, BAR = 31.0, 12.0  # the height of a row in pixels, and that of its bar
SIZE, SMALL = 12.0, 11.0  # of texts, in pixels
GAP, BOLD = 12.0, 1.15  # so many pixels stand between words and bars; bold letters are wider by this factor
TEXT_SHARE, MOST_TEXT = 0.55, 480.0  # words take this part of the width, and at most so many pixels
LEAST_BARS = 56.0  # bars keep this width in pixels
VALUE_WIDTH = 94.0  # a value stands in a column of this width in pixels
WHOLE_FROM = 0.2  # the axis begins at 0 if the steps span at least this part of the longest time
MARGIN = 0.15  # else it begins this part of their span below the shortest time


def least_height(difference: Difference) -> float:
    """Return the height in pixels that all rows need."""
    return ROW * (len(difference.steps) + 2) + 22


def difference_picture(difference: Difference, width: float, selected: int | None = None) -> Picture:
    """Return the waterfall, as high as it needs; the tag of a row is the number of its step, from 0."""
    levels = [answers.time_of(difference.rival)]
    for step in difference.steps:
        levels.append(levels[-1] + step.change_ns)
    low, high = min(*levels, answers.time_of(difference.best)), max(levels)
    start = max(0.0, low - MARGIN * (high - low)) if high - low < WHOLE_FROM * high else 0.0
    left, right = _text_width(difference, width), width - VALUE_WIDTH
    scale = (right - left) / ((high - start) or 1.0)
    best, rival = difference.names
    items = [*_total(rival, difference.rival, 0, width, left), *_total(best, difference.best, len(levels), width, left)]

    def bar(row: int, from_ns: float, to_ns: float, ink: Ink, strength: float) -> Iterator[Shape]:
        ends = [left + (level - start) * scale for level in sorted((from_ns, to_ns))]
        wide = max(1.5, ends[1] - ends[0])
        yield Box(x=ends[0], y=ROW * row + 8, width=wide, height=BAR, ink=ink, strength=strength, radius=1.5)

    items += bar(0, start, levels[0], Ink.MUTED, _strength(difference.rival))
    for row, step in enumerate(difference.steps, 1):
        y, about = ROW * row, " · ".join(filter(None, (step.why, f"line {step.line}" if step.line else "")))
        strength = 0.12 if row - 1 == selected else 0.0
        items.append(
            Box(x=0, y=y + 1, width=width, height=ROW - 2, ink=Ink.ACCENT, strength=strength, radius=3.0, tag=row - 1)
        )
        items += _words(step.words, y + (14 if about else 18), left, SIZE, Ink.TEXT)
        beside = left + (min(levels[row - 1 : row + 1]) - start) * scale  # where the bar of this row begins
        items += _words(about, y + 27, beside, SMALL, Ink.MUTED)
        items += bar(row, levels[row - 1], levels[row], Ink.GOOD if step.change_ns < 0 else Ink.BAD, 0.45)
        items.append(_value(signed(step.change_ns), row, width))
        x = left + (levels[row - 1] - start) * scale
        items.append(Line(x1=x, y1=y - ROW + 8 + BAR, x2=x, y2=y + 8, ink=Ink.FAINT))
    items += bar(len(levels), start, answers.time_of(difference.best), Ink.ACCENT, _strength(difference.best))
    items += _words(f"bars begin at {formats.time_text(start)}" if start else "", ROW - 2, left, SMALL, Ink.FAINT)
    items += _words("steps: terms of the timing model", ROW * (len(levels) + 1) + 14, width, SMALL, Ink.FAINT)
    title = f"From {timed(difference.rival)} ({rival}) to {timed(difference.best)} ({best})"
    return Picture(width=width, height=least_height(difference), items=tuple(items), title=title)


def _text_width(difference: Difference, width: float) -> float:
    """Return the width that words take: what steps are called stays whole while the bars can be seen beside it."""
    called = max((len(step.words) for step in difference.steps), default=0) * LETTER * SIZE + GAP
    return min(max(called, min(TEXT_SHARE * width, MOST_TEXT)), width - VALUE_WIDTH - LEAST_BARS)


def _total(name: str, point: points.PointResult, row: int, width: float, left: float) -> Iterator[Shape]:
    word = "" if point.time is None else f" · {point.time.provenance.value}"
    yield from _words(f"{name}{word}", ROW * row + 18, left, SIZE, Ink.TEXT, is_bold=True)
    yield _value(timed(point), row, width)


def _words(text: str, y: float, width: float, size: float, ink: Ink, *, is_bold: bool = False) -> Iterator[Shape]:
    """Yield a text in the room before the bars, cut in its middle where it is longer."""
    room = max(1, int((width - GAP) / (LETTER * size * (BOLD if is_bold else 1.0))))
    yield TextLabel(x=4, y=y, text=cut_in_middle(text, room), ink=ink, size=size, bold=is_bold)


def _value(text: str, row: int, width: float) -> TextLabel:
    return TextLabel(x=width - 8, y=ROW * row + 18, text=text, ink=Ink.TEXT, size=SIZE, anchor=TextAnchor.END)


def _strength(point: points.PointResult) -> float:
    return 0.9 if point.time is not None and point.time.provenance is not metrics.Provenance.MODELLED else 0.45
