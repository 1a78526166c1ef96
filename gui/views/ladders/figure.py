"""A ladder as a staircase: a step for each rung, as high as its rate or its time, under the roof.

The rule: the picture is made from a `TimedLadder` for one size in pixels, without Qt. A measured step is filled; any
other one is pale, with a dashed tread. What has no room is left out of the picture, never out of the table beside it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from math import log10

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.ground.metrics import Provenance
from warplens.gui.figures.figure import Axis, Quantity, Scale
from warplens.gui.figures.inspected_lines import Language, spans_of
from warplens.gui.figures.listings import Listing, ListingRow, RowTone
from warplens.gui.figures.picture import LETTER, Box, Ink, Line, Picture, Shape, TextAnchor, TextLabel, wrapped
from warplens.profiles.formats import time_text
from warplens.profiles.ladders import page
from warplens.profiles.ladders.timed_ladder import RATE, ReachedRung, TimedLadder

# Labels and level lines of a staircase that keep out of each other's way.
# A label moves off a line that belongs to a step or the roof; a line of the grid gives way to a label.

ASCENT, DESCENT = 0.8, 0.25  # a label reaches so far above and below its base line, in parts of its size
GAP = 3.0  # a line of the grid ends this many pixels beside a label


def without_labels(line: Line, labels: Iterable[TextLabel]) -> Iterator[Line]:
    """Yield the parts of a level line, from left to right, that run through no label."""
    start = line.x1
    for left, right in sorted(
        _span(label) for label in labels if label.y - ASCENT * label.size < line.y1 < label.y + DESCENT * label.size
    ):
        if left - GAP > start:
            yield replace(line, x1=start, x2=min(left - GAP, line.x2))
        start = max(start, right + GAP)
    if start < line.x2:
        yield replace(line, x1=start)


def _span(label: TextLabel) -> tuple[float, float]:
    """Return the left and the right end of a label in pixels."""
    width = LETTER * label.size * len(label.text)
    before = {TextAnchor.START: 0.0, TextAnchor.MIDDLE: 0.5, TextAnchor.END: 1.0}[label.anchor]
    return label.x - before * width, label.x + (1.0 - before) * width


LEFT, RIGHT, TOP = 64.0, 14.0, 30.0  # the margins in pixels; that below has the names
NAME_SIZE, NAME_LINE = 11.0, 14.0
MAX_NAME_LINES = 3
GAIN_SIZE, VALUE_SIZE, MOVED_SIZE = 13.0, 10.5, 10.5
MIN_NAMED, MIN_VALUED, MIN_MOVED = 44.0, 62.0, 72.0
"""From these widths of a step in pixels on, it has its name, its value, and the counter that moved."""
MAX_MOVED_LINES = 3
HEADROOM = 1.25  # the axis goes on above the highest step and the roof by this factor: texts stand there
TICK_PIXELS = 44.0  # a tick of the axis has this much room
LINE_ROOM = 5.0  # a text above the roof, or above the level of the rung below, keeps this many pixels from it
SHARE_DROP = 14.0  # the base line of a share is this far below the tread, or a line, that it stands under
DASH = 6.0
KILO = 1000.0
SHARE_PIXELS = 20.0  # a step at least this high has its share of the roof inside


class Height(StrEnum):
    """What the height of a step is."""

    RATE = "rate"  # operations or bytes a second, from 0 on: how far the roof is
    TIME = "time"  # the time, on a logarithmic axis: equal heights are equal gains


@dataclass(frozen=True, slots=True)
class _Step:
    """A rung in the picture: its number, its value on the axis and its edges in pixels."""

    number: int
    rung: ReachedRung
    value: float
    left: float
    right: float

    @property
    def width(self) -> float:
        return self.right - self.left


@dataclass(frozen=True, slots=True)
class _Stairs:
    """All steps with the axis that they share, and the area in pixels."""

    timed: TimedLadder
    height: Height
    axis: Axis
    steps: tuple[_Step, ...]
    left: float
    right: float
    top: float
    bottom: float

    def y(self, value: float) -> float:
        """Return where a value is; what lies below the axis is on its lower edge."""
        axis = self.axis
        low, high = axis.position(axis.lower), axis.position(axis.upper)
        share = (axis.position(max(value, axis.lower)) - low) / (high - low)
        return self.bottom - (self.bottom - self.top) * min(1.0, share)


def ladder_picture(
    timed: TimedLadder, width: float, height: float, *, by: Height = Height.RATE, selected: int | None = None
) -> Picture:
    """Return the staircase, in pixels; `by` is the height of a step (time, where no rung has a rate)."""
    stairs = _stairs(timed, width, height, by)
    texts = [label for step in stairs.steps for label in _texts(stairs, step)]
    roof = list(_roof(stairs, texts))
    labels = [*texts, *(shape for shape in roof if isinstance(shape, TextLabel))]
    items = [
        *(
            Box(x=step.left, y=2, width=step.width, height=stairs.bottom - 2, ink=Ink.ACCENT, strength=0.1, radius=3.0)
            for step in stairs.steps
            if step.number == selected
        ),
        *_axis(stairs, labels),
        *(shape for step in stairs.steps for shape in _step(stairs, step, is_selected=step.number == selected)),
        *roof,
        *texts,
        *_names(stairs, selected),
    ]
    title = f"{page.heading_of(timed)}. {page.summary_of(timed)}"
    return Picture(width=width, height=height, items=tuple(items), title=title)


def _stairs(timed: TimedLadder, width: float, height: float, by: Height) -> _Stairs:
    rates = {number: float(value.value) for number in timed.reached if (value := timed.value(number)) is not None}
    by = by if len(rates) == len(timed.reached) else Height.TIME
    values = rates if by is Height.RATE else {n: timed.rungs[n].time_ns or 0.0 for n in timed.reached}
    left, right = LEFT, width - RIGHT
    pitch = (right - left) / max(1, len(values))
    lines = max((len(_name_lines(timed.rungs[n].name, n, pitch)) for n in values), default=1)
    steps = tuple(
        _Step(number, timed.rungs[number], value, left + at * pitch, left + (at + 1) * pitch)
        for at, (number, value) in enumerate(values.items())
    )
    axis = _rate_axis(timed, values.values()) if by is Height.RATE else _time_axis(timed, values.values())
    return _Stairs(timed, by, axis, steps, left, right, TOP, height - 10 - NAME_LINE * lines)


def _rate_axis(timed: TimedLadder, values: Iterable[float]) -> Axis:
    """Return an axis from 0 on with values in the unit of the ladder; its label is the unit of its ticks."""
    roof = [timed.roof.value] if timed.roof is not None else []
    highest = max((*values, *roof), default=1.0)
    unit = f"{'T' if highest >= KILO else 'G'}{'FLOP/s' if timed.metric == RATE else 'B/s'}"
    return Axis(label=unit, quantity=Quantity.NUMBER, scale=Scale.LINEAR, lower=0.0, upper=highest * HEADROOM)


def _time_axis(timed: TimedLadder, values: Iterable[float]) -> Axis:
    roof = timed.roof.point if timed.roof is not None else None
    times = sorted([*values, *([roof.time.value_ns] if roof is not None and roof.time is not None else [])])
    low, high = times[0], times[-1]
    room = max(0.15, 0.12 * log10(high / low))
    lower, upper = low / 10**room, high * 10 ** (2 * room)
    return Axis(label="time", quantity=Quantity.TIME, scale=Scale.LOG, lower=lower, upper=upper)


def _axis(stairs: _Stairs, labels: Iterable[TextLabel]) -> Iterator[Shape]:
    """Draw the axis and its grid, which gives way to the labels inside."""
    labels = list(labels)
    axis = stairs.axis
    most = max(2, int((stairs.bottom - stairs.top) / TICK_PIXELS))
    yield TextLabel(x=2, y=14, text=axis.label, ink=Ink.MUTED, size=NAME_SIZE)
    scale = KILO if axis.label.startswith("T") else 1.0
    for tick in axis.ticks(axis.lower, axis.upper, most):
        y = stairs.y(tick.value)
        yield from without_labels(Line(x1=stairs.left, y1=y, x2=stairs.right, y2=y, ink=Ink.EDGE), labels)
        text = tick.text if stairs.height is Height.TIME else f"{tick.value / scale:g}"
        yield TextLabel(x=stairs.left - 6, y=y + 4, text=text, ink=Ink.MUTED, size=VALUE_SIZE, anchor=TextAnchor.END)


def _step(stairs: _Stairs, step: _Step, *, is_selected: bool) -> Iterator[Shape]:
    """Draw a step: its body, its tread, and the riser from the rung below."""
    y, is_measured = stairs.y(step.value), stairs.timed.place.provenance is Provenance.MEASURED
    ink = _ink(step.rung)
    strength = (0.34 if is_selected else 0.2) if is_measured else 0.06
    wide, high = step.width - 2, stairs.bottom - y
    yield Box(x=step.left + 1, y=y, width=wide, height=high, ink=ink, strength=strength, tag=step.number)
    below = _below(stairs, step)
    if below is not None:
        level = stairs.y(below.value)
        if (lead := _lead(stairs, step)) is not None:
            yield lead
        yield Line(x1=step.left, y1=level, x2=step.left, y2=y, ink=ink, thickness=2.0)
    edges = [(step.left, step.right)] if is_measured else _dashes(step.left, step.right)
    for start, end in edges:
        yield Line(x1=start, y1=y, x2=end, y2=y, ink=ink, thickness=3.0 if is_measured else 2.0)


def _below(stairs: _Stairs, step: _Step) -> _Step | None:
    return next((other for other in stairs.steps if other.number == step.rung.below), None)


def _lead(stairs: _Stairs, step: _Step) -> Line | None:
    """Return the line at the level of the rung below, where other steps stand between; None where none does."""
    below = _below(stairs, step)
    if below is None or below.right >= step.left - 1:
        return None
    level = stairs.y(below.value)
    return Line(x1=below.right, y1=level, x2=step.left, y2=level, ink=Ink.FAINT, thickness=1.0)


def _levels_across(stairs: _Stairs, step: _Step) -> list[float]:
    """Return where the roof and the levels of other rungs run across a step, in pixels, the lowest first."""
    leads = [lead for other in stairs.steps if (lead := _lead(stairs, other)) is not None]
    levels = [lead.y1 for lead in leads if lead.x1 < step.right - 1 and lead.x2 > step.left + 1]
    roof = _roof_value(stairs)
    return sorted(levels if roof is None else [*levels, stairs.y(roof)], reverse=True)


def _dashes(left: float, right: float) -> list[tuple[float, float]]:
    count = int((right - left) / (2 * DASH))
    return [(left + 2 * DASH * number, min(right, left + 2 * DASH * number + DASH)) for number in range(count + 1)]


def _ink(rung: ReachedRung) -> Ink:
    """Return the ink of a step: what is slower than the rung before is red."""
    return Ink.BAD if rung.gain is not None and rung.gain < 0.95 else Ink.ACCENT


def _roof_value(stairs: _Stairs) -> float | None:
    """Return where the roof is on the axis; None where it has no value there."""
    roof = stairs.timed.roof
    if roof is None or stairs.height is Height.RATE:
        return None if roof is None else roof.value
    return None if roof.point is None or roof.point.time is None else roof.point.time.value_ns


def _roof(stairs: _Stairs, texts: Iterable[TextLabel]) -> Iterator[Shape]:
    """Draw the roof, named where no text of a step stands: as far left as it can, else above all steps."""
    roof, value = stairs.timed.roof, _roof_value(stairs)
    if roof is None or value is None:
        return
    number = time_text(value) if stairs.height is Height.TIME else page.rate_text(value, stairs.timed.metric)
    text = f"{roof.name}: {number}"
    y = stairs.y(value)
    yield Line(x1=stairs.left, y1=y, x2=stairs.right, y2=y, ink=Ink.MUTED, thickness=1.5)
    text = f"{text} {roof.provenance.value}"
    label = TextLabel(x=stairs.left + 4, y=y - 5, text=text, ink=Ink.MUTED, size=NAME_SIZE)
    for start, end in sorted(_span(other) for other in texts if abs(other.y - label.y) < NAME_LINE):
        if _span(label)[1] + GAP > start:
            label = replace(label, x=end + GAP)
    yield label if _span(label)[1] <= stairs.right else replace(label, x=stairs.left + 4, y=NAME_LINE)


def _texts(stairs: _Stairs, step: _Step) -> Iterator[TextLabel]:
    """Write the gain and the counter above a step, its value and its share of the roof inside or above."""
    middle, y = (step.left + step.right) / 2, stairs.y(step.value)
    rows: list[TextLabel] = []
    levels = _levels_across(stairs, step)
    share = page.share_text(step.rung.share) if step.width >= MIN_NAMED else ""
    under = y + SHARE_DROP
    for level in reversed(levels):
        if y < level and under - VALUE_SIZE < level < under + LINE_ROOM:
            under = level + SHARE_DROP  # a share that a line would strike out stands under it
    if share and stairs.bottom - under >= SHARE_PIXELS - SHARE_DROP:
        yield TextLabel(x=middle, y=under, text=share, ink=Ink.TEXT, size=VALUE_SIZE, anchor=TextAnchor.MIDDLE)
    if step.width >= MIN_VALUED:
        value = step.value
        text = time_text(value) if stairs.height is Height.TIME else page.rate_text(value, stairs.timed.metric)
        rows.append(_centred(text, Ink.MUTED, VALUE_SIZE))
    if gain := page.gain_text(step.rung.gain):
        size = GAIN_SIZE if step.width >= MIN_VALUED else VALUE_SIZE
        rows.append(_centred(gain, Ink.BAD if _ink(step.rung) is Ink.BAD else Ink.TEXT, size, bold=True))
    if step.width >= MIN_MOVED and step.rung.moved is not None:
        lines = list(wrapped(step.rung.moved.brief, step.width - 6, MOVED_SIZE))[:MAX_MOVED_LINES]
        rows += [_centred(line, Ink.MUTED, MOVED_SIZE) for line in reversed(lines)]
    at = y - 7
    for row in rows:
        for level in levels:
            if at - row.size < level < at + LINE_ROOM:
                at = level - LINE_ROOM  # a text that a line would strike out stands on it
        if at < 12:
            return
        yield replace(row, x=middle, y=at, anchor=TextAnchor.MIDDLE)
        at -= row.size + 3


def _centred(text: str, ink: Ink, size: float, *, bold: bool = False) -> TextLabel:
    return TextLabel(x=0, y=0, text=text, ink=ink, size=size, bold=bold)


def _names(stairs: _Stairs, selected: int | None) -> Iterator[Shape]:
    for step in stairs.steps:
        is_selected = step.number == selected
        for row, line in enumerate(_name_lines(step.rung.name, step.number, step.width)):
            yield TextLabel(
                x=(step.left + step.right) / 2, y=stairs.bottom + NAME_LINE * (row + 1), text=line, size=NAME_SIZE,
                anchor=TextAnchor.MIDDLE, bold=is_selected, ink=Ink.TEXT if is_selected else Ink.MUTED,
            )  # fmt: skip


def _name_lines(name: str, number: int, width: float) -> list[str]:
    """Return the name of a rung in lines that fit its step; its number alone where no name fits."""
    if width < MIN_NAMED:
        return [str(number + 1)]
    letters = max(4, int((width - 4) / (LETTER * NAME_SIZE)))
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= letters:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    lines = [line if len(line) <= letters else f"{line[: letters - 1]}…" for line in lines]
    if len(lines) > MAX_NAME_LINES:
        lines = [*lines[: MAX_NAME_LINES - 1], f"{lines[MAX_NAME_LINES - 1][: letters - 1]}…"]
    return lines


# `profiles.ladders` says which lines changed; a line of the later rung has its number there, one that went has none.

_TONES = {page.LineKind.ADDED: RowTone.ADDED, page.LineKind.REMOVED: RowTone.REMOVED}


def difference_listing(before: KernelFile, after: KernelFile) -> Listing:
    """Return the source difference of two rungs, with a sign before each line that came or went."""
    lines = page.source_difference(before, after)
    texts = [f"{line.sign} {line.text}" for line in lines]
    spans = spans_of("\n".join(texts), Language.CUDA)
    rows = []
    for at, (line, text) in enumerate(zip(lines, texts, strict=True)):
        number = 0 if line.kind in (page.LineKind.REMOVED, page.LineKind.GAP) else line.number
        is_quiet, tone = line.kind is page.LineKind.GAP, _TONES.get(line.kind, RowTone.PLAIN)
        rows.append(ListingRow(number=number, text=text, spans=spans[at], is_quiet=is_quiet, tone=tone))
    return Listing(rows=tuple(rows))
