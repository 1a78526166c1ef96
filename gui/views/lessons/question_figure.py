"""The pictures of questions: a request whose lanes are still hidden, lanes drawn towards banks, and a sketched curve.

The rule: before the truth is shown, a picture shows nothing that depends on it; afterwards the truth lies over the
answer, green where both agree and red where they do not.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

from warplens.cuda.simt.counting.rules import LANES
from warplens.gui.figures.picture import Box, Ink, Line, Picture, Shape, TextAnchor, TextLabel
from warplens.gui.figures.request import Lens
from warplens.gui.figures.request_picture import NUMBER, Row
from warplens.gui.views.lessons.truths import Along, Quantity, Question, Truth, number_text

PLACE_TAG = 1000  # the tag of a bank or sector is its number and this; that of a lane is its number
CELL = 22.0  # the height of lanes and banks in pixels
CURVE_LEFT, CURVE_FOOT, CURVE_TOP = 44.0, 40.0, 20.0  # pixels around the field in which a curve is sketched
MOST = {Quantity.OCCUPANCY: 100.0, Quantity.BLOCKS: 32.0}  # the upper end of a curve's scale; else the number of banks
DOT = 9.0
LETTER = 7.0  # the width in pixels of a letter of the values along a curve
STAIRS = {Along.REGISTERS, Along.SHARED}  # a block fits until the next one of these is one too many


def hidden_lens(lens: Lens, width: float, height: float) -> Picture:
    """Return the picture of a request without what it costs: its lanes, and nothing below them."""
    return lanes_picture(lens, Question(ask=""), {}, width, height)


def lanes_picture(
    lens: Lens,
    question: Question,
    placed: Mapping[int, int],
    width: float,
    height: float,
    *,
    truth: Truth | None = None,
    held: tuple[int, float, float] | None = None,
    chosen_place: int | None = None,
) -> Picture:
    """Return the picture of lanes that are dragged to banks or sectors, of this size in pixels.

    Each lane stands at its bank or sector in `placed`, the `held` one where it is dragged to; `chosen` is the lane
    that the keyboard moves. The `truth` is drawn once it is shown; a question of another kind has no lanes to place.
    """
    items: list[Shape] = [TextLabel(x=1, y=13, text="lane", size=NUMBER)]
    places = lens.request.rules.banks if lens.request.is_shared else LANES
    above, below = Row(1, 20, (width - 2) / LANES, CELL), Row(1, height - CELL - 22, (width - 2) / places, CELL)
    if chosen_place is not None:
        box = above.box(chosen_place, Ink.TEXT)
        items.append(replace(box, x=box.x - 2, y=box.y - 3, width=box.width + 4, height=box.height + 6))
    for lane in range(LANES):
        ink = Ink.ACCENT if lane in question.lanes else Ink.CELL
        items.append(above.box(lane, ink, 1.0 if lane in lens.lanes else 0.35, lane))
    items += (below.box(number, Ink.CELL, tag=PLACE_TAG + number) for number in range(places))
    inks = [Ink.ON_COLOUR if lane in question.lanes else Ink.MUTED for lane in range(LANES)]
    items += (*above.numbers(inks, question.lanes), *below.numbers([Ink.MUTED] * places))
    name = "bank" if lens.request.is_shared else "sector, from the lowest address on"
    items.append(TextLabel(x=1, y=height - 5, text=name, size=NUMBER))

    def link(lane: int, place: int, ink: Ink, thickness: float) -> Line:
        x1, x2 = above.middle(lane), below.middle(place)
        return Line(x1=x1, y1=above.bottom, x2=x2, y2=below.y, ink=ink, thickness=thickness)

    for lane in question.lanes:
        own, true = placed.get(lane), None if truth is None else truth.places.get(lane)
        if true is not None:
            items.append(link(lane, true, Ink.GOOD, 3.0))
        if own is not None and own != true:
            items.append(link(lane, own, Ink.ACCENT if truth is None else Ink.BAD, 2.0))
    if held is not None:
        lane, x, y = held
        items.append(Line(x1=above.middle(lane), y1=above.bottom, x2=x, y2=y, ink=Ink.ACCENT, thickness=2.5))
    if not question.lanes:
        y, middle = (above.y + below.y) / 2 + 12, TextAnchor.MIDDLE
        items.append(TextLabel(x=width / 2, y=y, text="?", ink=Ink.MUTED, size=32, anchor=middle, bold=True))
        title = f"{len(lens.lanes)} lanes, and what serves them is hidden."
    else:
        towards = name.partition(",")[0]
        at = [f"to {towards} {placed[lane]}" if lane in placed else "not placed" for lane in question.lanes]
        title = f"{'; '.join(f'lane {lane} {words}' for lane, words in zip(question.lanes, at, strict=True))}."
    return Picture(width=width, height=height, items=tuple(items), title=title)


def scale_of(question: Question) -> float:
    """Return the upper end of the scale on which a curve is sketched; it does not depend on the truth."""
    return float(LANES) if question.counts is None else MOST.get(question.counts, float(LANES))


def curve_point(question: Question, x: float, y: float, width: float, height: float) -> tuple[int, float]:
    """Return which place of a curve is under the pointer, and the whole number there."""
    places = _places(question, width)
    place = min(range(len(places)), key=lambda number: abs(places[number] - x), default=0)
    most = scale_of(question)
    value = most * (height - CURVE_FOOT - y) / (height - CURVE_FOOT - CURVE_TOP)
    return place, float(round(max(0.0, min(most, value))))


def _places(question: Question, width: float) -> list[float]:
    """Return where the values of a curve stand: to scale, or at equal distances where some would be too near."""
    at, step = question.values, (width - CURVE_LEFT - 8) / max(1, len(question.values))
    scale = (len(at) - 1) / (at[-1] - at[0]) if len(at) > 1 else 0.0
    if any((after - before) * scale * step < LETTER * len(f"{after:,} ") for before, after in pairwise(at)):
        scale, at = 1.0, tuple(range(len(at)))
    return [CURVE_LEFT + (0.5 + (value - at[0]) * scale) * step for value in at]


def curve_picture(
    question: Question,
    drawn: Sequence[float | None],
    width: float,
    height: float,
    *,
    truth: Truth | None = None,
    chosen_place: int | None = None,
) -> Picture:
    """Return the picture of a curve that is sketched."""
    items: list[Shape] = []
    most, foot = scale_of(question), height - CURVE_FOOT
    places = _places(question, width)
    step = min((after - before for before, after in pairwise(places)), default=0.0)

    def at(place: int, value: float) -> tuple[float, float]:
        return places[place], foot - (foot - CURVE_TOP) * min(value, most) / most

    for part in range(5):
        y = foot - (foot - CURVE_TOP) * part / 4
        items.append(Line(x1=CURVE_LEFT, y1=y, x2=width - 8, y2=y, ink=Ink.EDGE, thickness=1.0))
        items.append(
            TextLabel(x=CURVE_LEFT - 6, y=y + 4, text=number_text(most * part / 4), size=NUMBER, anchor=TextAnchor.END)
        )
    for place, along_x in enumerate(question.values):
        x, _ = at(place, 0)
        if place == chosen_place:
            left, tall = x - step / 2, foot - CURVE_TOP
            items.append(Box(x=left, y=CURVE_TOP, width=step, height=tall, ink=Ink.CELL, strength=0.5))
        items.append(TextLabel(x=x, y=foot + 16, text=f"{along_x:,}", size=NUMBER, anchor=TextAnchor.MIDDLE))
    what = "" if question.counts is None else question.counts.words
    along = "" if question.along is None else question.along.value
    items.append(TextLabel(x=CURVE_LEFT, y=height - 4, text=f"{what}, along {along}", size=NUMBER))
    true = () if truth is None else truth.curve
    are_stairs = question.along in STAIRS
    items += _joined([at(place, value) for place, value in enumerate(true)], Ink.GOOD, 3.0, are_stairs=are_stairs)
    own = [(place, value) for place, value in enumerate(drawn) if value is not None]
    items += _joined([at(place, value) for place, value in own], Ink.ACCENT, 1.6, are_stairs=are_stairs)
    for place, value in own:
        is_wrong = bool(true) and abs(value - true[place]) > question.within + 1e-9
        x, y = at(place, value)
        ink = Ink.BAD if is_wrong else Ink.ACCENT
        items.append(Box(x=x - DOT / 2, y=y - DOT / 2, width=DOT, height=DOT, ink=ink, radius=DOT / 2))
    anchors = middle, _, end = TextAnchor.MIDDLE, TextAnchor.START, TextAnchor.END
    said = partial(TextLabel, size=NUMBER, bold=True)
    for place, value in enumerate(true):
        (x, y), before, after = at(place, value), true[max(0, place - 1)], true[min(place + 1, len(true) - 1)]
        side = 0 if value >= max(before, after) else 1 if before > after else -1  # away from where the curve is higher
        items.append(said(x=x + 5 * side, y=y - 8, text=number_text(value), ink=Ink.GOOD, anchor=anchors[side]))
    if true:
        items.append(said(x=width - 8, y=height - 4, text="counted", ink=Ink.GOOD, anchor=end))
        items.append(said(x=width - 78, y=height - 4, text="yours" if own else "", ink=Ink.ACCENT, anchor=end))
    if not own and not true:
        x, y = (CURVE_LEFT + width) / 2, (CURVE_TOP + foot) / 2
        items.append(TextLabel(x=x, y=y, text="Draw here", ink=Ink.MUTED, size=16, anchor=middle))
    return Picture(width=width, height=height, items=tuple(items), title=_curve_words(question, drawn, true))


def _joined(points: Sequence[tuple[float, float]], ink: Ink, thickness: float, *, are_stairs: bool) -> Iterator[Line]:
    if are_stairs:  # what fits with a value fits with all that are less, down to the value before
        pairs = pairwise(points)
        points = [*(end for before, after in pairs for end in (before, (before[0], after[1]))), *points[-1:]]
    for (x1, y1), (x2, y2) in pairwise(points):
        yield Line(x1=x1, y1=y1, x2=x2, y2=y2, ink=ink, thickness=thickness)


def _curve_words(question: Question, drawn: Sequence[float | None], true: Sequence[float]) -> str:
    words = []
    for place, along_x in enumerate(question.values):
        own = drawn[place] if place < len(drawn) else None
        text = f"at {along_x:,}: {'nothing' if own is None else number_text(own)}"
        words.append(f"{text}, true {number_text(true[place])}" if place < len(true) else text)
    return f"{'; '.join(words)}."
