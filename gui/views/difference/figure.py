"""The difference of two times as a waterfall: from the slower time down, a bar for each step, to the faster time.

The rule: the picture is made without Qt for one size in pixels. A measured total is filled, a modelled one and every
step are pale, since terms are modelled. The axis begins at 0, unless no step could be seen then: it says so.
"""

from collections.abc import Iterator

from warplens.cuda.ground.metrics import Provenance
from warplens.gui.figures.picture import Box, Ink, Line, Picture, Shape, TextAnchor, TextLabel
from warplens.gui.figures.spacing import cut_in_middle
from warplens.profiles.difference import Difference, TimeStep, signed, time_of
from warplens.profiles.formats import time_text
from warplens.profiles.table import duration_text

ROW, BAR = 31.0, 12.0  # the height of a row in pixels, and that of its bar
NAME_SIZE, SMALL_SIZE = 12.0, 11.0
LEFT, RIGHT = 4.0, 10.0
VALUE_WIDTH = 84.0  # a value stands in a column of this width in pixels
LETTER = 0.54  # a letter is this part of its size wide, on average
TEXT_SHARE = 0.55  # words take at most this part of the width, bars the rest
LEAST_STEP = 0.02  # the axis begins above 0 if no step is this part of the longer time
MARGIN = 0.15  # it begins then this part of the shown range below the shortest time


def least_height(difference: Difference) -> float:
    """Return the height in pixels that all rows need."""
    return ROW * (len(difference.steps) + 2) + 22


def difference_picture(difference: Difference, width: float, height: float, selected: int | None = None) -> Picture:
    """Return the waterfall; the tag of a row is the number of its step, from 0."""
    best_ns, rival_ns = time_of(difference.best), time_of(difference.rival)
    levels = [rival_ns]
    for step in difference.steps:
        levels.append(levels[-1] + step.change_ns)
    low, high = min(*levels, best_ns), max(*levels, best_ns)
    is_cut = high - low < LEAST_STEP * 10 * high and low > 0
    start = max(0.0, low - MARGIN * (high - low)) if is_cut else 0.0
    words = TEXT_SHARE * width
    left, right = LEFT + words, width - RIGHT - VALUE_WIDTH
    scale = (right - left) / ((high - start) or 1.0)

    def x(level: float) -> float:
        return left + (level - start) * scale

    best, rival = difference.names
    items: list[Shape] = []
    rows: list[tuple[str, str, float, float, str, Ink, float, int | None]] = [
        (rival, "", start, rival_ns, _timed(difference.rival), Ink.MUTED, _strength(difference.rival), None)
    ]
    for number, step in enumerate(difference.steps):
        ink = Ink.GOOD if step.change_ns < 0 else Ink.BAD
        ends = sorted((levels[number], levels[number + 1]))
        rows.append((step.words, _about(step), ends[0], ends[1], signed(step.change_ns), ink, 0.45, number))
    rows.append((best, "", start, best_ns, _timed(difference.best), Ink.ACCENT, _strength(difference.best), None))
    for at, (name, about, low_ns, high_ns, value, ink, strength, tag) in enumerate(rows):
        y = 4 + ROW * at
        if tag is not None:
            is_selected = tag == selected
            items.append(
                Box(
                    x=0, y=y, width=width, height=ROW - 2, ink=Ink.ACCENT, strength=0.12 if is_selected else 0.0,
                    radius=3.0, tag=tag,
                )
            )  # fmt: skip
        items += _texts(name, about, y, words, is_bold=tag is None)
        bar = max(1.5, x(high_ns) - x(low_ns))
        items.append(Box(x=x(low_ns), y=y + 6, width=bar, height=BAR, ink=ink, strength=strength, radius=1.5))
        items.append(
            TextLabel(x=width - RIGHT, y=y + 17, text=value, ink=Ink.TEXT, size=NAME_SIZE, anchor=TextAnchor.END)
        )
        if at < len(rows) - 1:
            level = x(levels[min(at, len(levels) - 1)])
            items.append(Line(x1=level, y1=y + 7 + BAR, x2=level, y2=y + 7 + ROW, ink=Ink.FAINT, strength=0.8))
    foot = "each step: terms of the timing model" + (f"; bars begin at {time_text(start)}" if start else "")
    items.append(TextLabel(x=LEFT, y=4 + ROW * len(rows) + 12, text=foot, ink=Ink.FAINT, size=SMALL_SIZE))
    return Picture(
        width=width, height=height, items=tuple(items),
        title=f"From {_timed(difference.rival)} to {_timed(difference.best)}",
    )  # fmt: skip


def _about(step: TimeStep) -> str:
    line = f"line {step.line}" if step.line else ""
    return " · ".join(filter(None, (step.why, line)))


def _texts(name: str, about: str, y: float, room: float, *, is_bold: bool) -> Iterator[Shape]:
    most = int(room / (LETTER * NAME_SIZE))
    base = y + 13 if about else y + 17
    yield TextLabel(x=LEFT, y=base, text=cut_in_middle(name, most), ink=Ink.TEXT, size=NAME_SIZE, bold=is_bold)
    if about:
        text = cut_in_middle(about, int(room / (LETTER * SMALL_SIZE)))
        yield TextLabel(x=LEFT, y=y + 26, text=text, ink=Ink.MUTED, size=SMALL_SIZE)


def _timed(point: object) -> str:
    time = getattr(point, "time", None)
    return "" if time is None else duration_text(time.value_ns, time.provenance)


def _strength(point: object) -> float:
    time = getattr(point, "time", None)
    return 0.9 if time is not None and time.provenance is not Provenance.MODELLED else 0.45
