"""The timeline of a launch as a frozen figure: bands of lanes, whose pixels say how much of their time went into what.

The rule: a figure is made without Qt for one size and one part of the time. A pixel holds shares and not the last span
drawn, so that all of a million spans count, whatever the zoom.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import PurePath

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.execute.inspection.records import Timeline
from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.metrics import METRICS
from warplens.gui.figures.picture import LETTER, Box, Ink, Line, Picture, Shape, TextLabel
from warplens.gui.views.timeline.program import GUTTER, SIZE, WIDE_LETTER, time_axis
from warplens.gui.views.timeline.text import QUEUES, kind_words
from warplens.profiles.conditions import sourced
from warplens.profiles.formats import time_text

INKS: Mapping[str, Ink] = {wait: Ink[ink] for wait, ink in toml_beside(__file__).items()}
Columns = tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.float64], NDArray[np.int64]]
"""Spans as columns: lane, begin, end and kind."""
WAVES = (Ink.MUTED, Ink.FAINT)  # those of waves in turn, and of no kind
LEGEND_ROWS = 2  # in a narrow figure the smallest shares are left out
AXIS, GAP, LEGEND = 20.0, 7.0, 17.0
SHOWN_BLOCKS = 8  # the blocks of a multiprocessor that a card lists
UNKNOWN = "no warps are simulated behind here"
PART = 0.2  # of less than this share of the time warps are shown larger
MOST_CELLS = 700_000  # of lanes, columns and kinds: a figure is made in 40 ms
MOST_TEXTS = 400  # spans get no text where more are in view
SLOT_PIXELS, LANE_PIXELS, QUEUE_PIXELS = 16.0, 18.0, 9.0  # the most that a lane of these is high


@dataclass(frozen=True, slots=True)
class Band:
    """Lanes one below the other; `shares` is of shape (lanes, columns, inks)."""

    inks: tuple[Ink, ...]
    shares: NDArray[np.float64] = field(repr=False)
    top: float
    height: float

    def lane_at(self, y: float) -> int | None:
        """Return the lane at a height, None outside the band."""
        return int((y - self.top) / self.height * len(self.shares)) if 0 <= y - self.top < self.height else None


@dataclass(frozen=True, slots=True, kw_only=True)
class TimelineFigure:
    """Bands right of `GUTTER`, on the part of the time from `begin_ns` to `end_ns`, and what is drawn over them."""

    begin_ns: float
    end_ns: float
    first_lane: int  # of the warps that are shown
    picture: Picture
    sms: Band
    slots: Band
    warps: Band
    queues: Band

    def time_at(self, x: float) -> float:
        """Return the time at a place."""
        return self.begin_ns + (x - GUTTER) * (self.end_ns - self.begin_ns) / (self.picture.width - GUTTER)

    def x_of(self, time_ns: float) -> float:
        """Return the place of a time."""
        whole = self.end_ns - self.begin_ns
        return GUTTER + (time_ns - self.begin_ns) * (self.picture.width - GUTTER) / whole


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """What is at a place: lines of text; of a warp its source line (0: unknown) and block; or a step of a program."""

    lines: tuple[str, ...]
    line: int = 0
    block: int = -1
    warp: int = 0
    step: int = -1


def timeline_figure(
    timeline: Timeline,
    part_ns: tuple[float, float],
    size: tuple[float, float],  # in units: texts are `SIZE` of them high
    *,
    lanes: tuple[int, int] | None = None,  # the first lane of warps that is shown, and the one behind the last
    scale: float = 1.0,  # the pixels of a unit
    line: int = 0,  # the spans of this line of the source are marked
) -> TimelineFigure:
    """Return the figure of a part of the time."""
    width, height = size
    first, behind = lanes or (0, timeline.resident * timeline.warps)
    columns, bottom = max(1, round((width - GUTTER) * scale)), height - AXIS
    legend, rows = _legend(timeline, width)
    is_part = part_ns[1] - part_ns[0] < PART * timeline.time_ns or lanes is not None
    places = _places(timeline, LEGEND * rows + GAP / 2, bottom, behind - first, is_part=is_part)
    spans, inks = timeline.spans, tuple(INKS[kind] for kind in timeline.kinds)
    of = slice(*np.searchsorted(spans.lane, [first, behind]))
    of_warps = spans.lane[of] - first, spans.begin_ns[of], spans.end_ns[of], spans.kind[of]
    shown = min(columns, MOST_CELLS // ((behind - first) * len(inks)))
    warps = _covered(of_warps, (behind - first, shown, len(inks)), part_ns)
    counts = [timeline.blocks_on(sm) for sm in range(timeline.sm_count)]
    blocks = {count: _of_blocks(timeline, count, columns, part_ns) for count in {*counts, timeline.placed.shape[1]}}
    title = f"Timeline of {timeline.title}: {sourced(time_text(timeline.time_ns), timeline.provenance)}"
    figure = TimelineFigure(
        begin_ns=part_ns[0],
        end_ns=part_ns[1],
        first_lane=first,
        picture=Picture(width=width, height=height, items=(), title=title),
        sms=Band(WAVES, np.stack([blocks[count].mean(axis=0) for count in counts]), *places[0]),
        slots=Band(WAVES, blocks[timeline.placed.shape[1]], *places[1]),
        warps=Band(inks, warps, *places[2]),
        queues=Band((Ink.ACCENT,), _of_queues(timeline, columns, part_ns), *places[3]),
    )
    over = [*_blocks(timeline, figure), *_texts(timeline, figure, line)]
    texts = [item for item in over if isinstance(item, TextLabel)]
    axis = time_axis(part_ns, figure.sms.top, (width, bottom), figure.x_of, texts)
    items = tuple(chain(legend, _gutter(timeline, figure), axis, over))
    return replace(figure, picture=replace(figure.picture, items=items))


def hit_at(timeline: Timeline, figure: TimelineFigure, x: float, y: float) -> Hit | None:
    """Return what is at a place of a figure, None for nothing."""
    time_ns = figure.time_at(x)
    if x < GUTTER or not 0 <= time_ns <= timeline.time_ns:
        return None
    if (lane := figure.warps.lane_at(y)) is not None:
        return _warp_at(timeline, figure.first_lane + lane, time_ns)
    if (lane := figure.queues.lane_at(y)) is not None:
        work = _work(timeline, np.array([time_ns]))[lane, 0]
        return Hit(lines=(f"{QUEUES[lane]}: {time_text(work)} of work", f"at {time_text(time_ns)}"))
    slot = figure.slots.lane_at(y)
    sm = figure.sms.lane_at(y) if slot is None else timeline.sm
    if sm is None:
        return None
    begins, ends, slots = timeline.placed[:, : timeline.blocks_on(sm)]
    inside = np.flatnonzero((begins <= time_ns) & (time_ns < ends) & ((slots == slot) | (slot is None))).tolist()
    numbers = [str(sm + at * timeline.active) for at in inside]
    if slot is not None and inside:
        begin, end = float(begins[inside[0]]), float(ends[inside[0]])
        of = f"block {numbers[0]} on SM {sm}, slot {slot}, wave {inside[0] // timeline.resident + 1}"
        return Hit(lines=(of, f"{time_text(begin)} to {time_text(end)} ({timeline.provenance})"))
    resident = f"{len(inside)} of {timeline.resident} blocks are resident at {time_text(time_ns)}"
    more = ", …" if len(inside) > SHOWN_BLOCKS else ""
    listed = f"block {', '.join(numbers[:SHOWN_BLOCKS])}{more}"
    kind = "simulated" if sm == timeline.sm else "placed by the simulated one"
    return Hit(lines=(f"SM {sm}, {kind}", resident, *([listed] if inside else [])))


def _warp_at(timeline: Timeline, lane: int, time_ns: float) -> Hit | None:
    spans = timeline.spans
    first, behind = np.searchsorted(spans.lane, [lane, lane + 1])
    at = int(first + np.searchsorted(spans.begin_ns[first:behind], time_ns, side="right")) - 1
    if at < first or time_ns >= spans.end_ns[at]:
        return None
    number, block, warp = int(spans.instruction[at]), int(spans.block[at]), lane % timeline.warps
    line, text = timeline.instructions[number] if number >= 0 else (0, "")
    begin, end = float(spans.begin_ns[at]), float(spans.end_ns[at])
    source = timeline.source.splitlines()
    lines = [f"warp {warp} of block {block}: {kind_words(timeline.kinds[spans.kind[at]])}",
             f"{time_text(end - begin)}, from {time_text(begin)} on ({timeline.provenance})"]  # fmt: skip
    if 0 < line <= len(source):
        lines.append(f"{PurePath(timeline.path).name}:{line}  {source[line - 1].strip()[:80]}")
    return Hit(lines=(*lines, text) if text else tuple(lines), line=line, block=block, warp=warp)


def _covered(spans: Columns, shape: tuple[int, int, int], part_ns: tuple[float, float]) -> NDArray[np.float64]:
    """Return which share of each pixel spans of each kind cover, of shape (lanes, columns, kinds)."""
    lane, begin_ns, end_ns, kind = spans
    lanes, columns, kinds = shape
    scale = columns / (part_ns[1] - part_ns[0])
    shown = np.flatnonzero((end_ns > part_ns[0]) & (begin_ns < part_ns[1]))
    x0 = np.clip((begin_ns[shown] - part_ns[0]) * scale, 0, columns)
    x1 = np.clip((end_ns[shown] - part_ns[0]) * scale, 0, columns)
    p0, p1 = x0.astype(np.int64), x1.astype(np.int64)
    shape = lanes, columns + 2, kinds
    start = lane[shown] * (columns + 2) * kinds + kind[shown]
    first, last, size = start + p0 * kinds, start + p1 * kinds, lanes * (columns + 2) * kinds
    is_in_one = p0 == p1
    # Between its first and its last pixel a span covers all: a step up behind the one, and down at the other.
    up = 1.0 - is_in_one
    steps = (np.bincount(first + kinds, up, size) - np.bincount(last, up, size)).reshape(shape)
    cover = np.cumsum(steps, axis=1, dtype=np.float64)
    cover += np.bincount(first, np.where(is_in_one, x1 - x0, p0 + 1 - x0), size).reshape(shape)
    cover += np.bincount(last, np.where(is_in_one, 0.0, x1 - p1), size).reshape(shape)
    return cover[:, :columns]


def _of_blocks(timeline: Timeline, count: int, columns: int, part_ns: tuple[float, float]) -> NDArray[np.float64]:
    """Return which share of each slot each wave takes, where a multiprocessor has so many blocks."""
    begins, ends, slots = timeline.placed[:, :count]
    waves = np.arange(count) // timeline.resident % len(WAVES)
    return _covered((slots.astype(np.int64), begins, ends, waves), (timeline.resident, columns, len(WAVES)), part_ns)


def _work(timeline: Timeline, times: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how much each queue has to do at these times, of shape (queues, times).

    It gets less until the next event.
    """
    at, *lengths = timeline.queues
    if not len(at):
        return np.zeros((len(QUEUES), len(times)))
    last = np.searchsorted(at, times, side="right") - 1
    passed = np.where(last >= 0, times - at[last], np.inf)
    return np.stack([np.maximum(0.0, length[last] - passed) for length in lengths])


def _of_queues(timeline: Timeline, columns: int, part_ns: tuple[float, float]) -> NDArray[np.float64]:
    """Return how full each queue is, over the most of the launch, of shape (queues, columns, 1)."""
    centres = part_ns[0] + (np.arange(columns) + 0.5) * (part_ns[1] - part_ns[0]) / columns
    most = timeline.queues[1:].max(axis=1, initial=1.0)
    return np.asarray(_work(timeline, centres) / most[:, None])[..., None]


def _places(timeline: Timeline, top: float, bottom: float, lanes: int, *, is_part: bool) -> list[tuple[float, float]]:
    """Return the upper edge and the height of each band; where only a part is shown, warps get most."""
    room = max(40.0, bottom - top - 4 * GAP)
    slots = min(SLOT_PIXELS * timeline.resident, 0.2 * room)
    queues = min(QUEUE_PIXELS * len(QUEUES), 0.15 * room)
    warps = min(LANE_PIXELS * lanes, (0.85 if is_part else 0.62) * (room - slots - queues))
    heights = [room - slots - queues - warps, slots, warps, queues]
    return [(top + sum(heights[:number]) + GAP * number, height) for number, height in enumerate(heights)]


def _legend(timeline: Timeline, width: float) -> tuple[list[Shape], int]:
    """Return what the colours of warps mean with their shares, and in how many rows that stands."""
    items: list[Shape] = []
    x, row = 0.0, 0
    for kind, share in timeline.shares.items():
        name = "issuing" if kind == "selected" else METRICS[f"stall_{kind}"].label.partition(": ")[2]
        text = f"{name} {100 * share:.0f} %"
        needed = 14 + len(text) * SIZE * WIDE_LETTER + 10
        if x and x + needed > width:
            x, row = 0.0, row + 1
        if row == LEGEND_ROWS:
            return items, row
        y = 12 + LEGEND * row
        items.append(Box(x=x, y=y - 9, width=9, height=9, ink=INKS[kind], radius=2))
        items.append(TextLabel(x=x + 14, y=y, text=text))
        x += needed
    return items, row + 1


def _gutter(timeline: Timeline, figure: TimelineFigure) -> Iterator[Shape]:
    """Yield the names of the bands."""
    for band, first, second in (
        (figure.sms, f"SMs ({timeline.sm_count})", "placed by one"),
        (figure.slots, f"SM {timeline.sm}", "its blocks"),
        (figure.warps, f"warps ({len(figure.warps.shares)})", f"of SM {timeline.sm}"),
        (figure.queues, "queues", "LSU, L2, DRAM"),
    ):
        yield TextLabel(x=0, y=band.top + min(SIZE, band.height), text=first, ink=Ink.TEXT)
        if band.height > 2.4 * SIZE:
            yield TextLabel(x=0, y=band.top + 2.3 * SIZE, text=second)


def _blocks(timeline: Timeline, figure: TimelineFigure) -> Iterator[Shape]:
    """Yield a line where each block of the simulated multiprocessor begins, and its number where there is room."""
    band, each = figure.slots, figure.slots.height / timeline.resident
    begins, ends, slots = timeline.placed
    shown = np.flatnonzero((ends > figure.begin_ns) & (begins < figure.end_ns))
    for at in shown[:MOST_TEXTS].tolist() if each >= SIZE and len(shown) <= MOST_TEXTS else ():
        x0 = max(GUTTER, figure.x_of(begins[at]))
        x1, top = min(figure.picture.width, figure.x_of(ends[at])), band.top + each * slots[at]
        text = f"block {timeline.sm + at * timeline.active}"
        yield Line(x1=x0, y1=top, x2=x0, y2=top + each, ink=Ink.PANEL)
        if x1 - x0 > len(text) * SIZE * LETTER + 10:
            yield TextLabel(x=x0 + 5, y=top + each / 2 + 4, text=text, ink=Ink.ON_COLOUR)


def _texts(timeline: Timeline, figure: TimelineFigure, line: int) -> Iterator[Shape]:
    """Yield the lines of instructions where there is room, and a mark under each span of the selected line. Where no
    warps are known any more, a text says so.
    """
    spans, band = timeline.spans, figure.warps
    known_ns = float(spans.end_ns.max(initial=0.0))
    x = max(GUTTER, figure.x_of(known_ns)) + 8
    if len(UNKNOWN) * SIZE * LETTER < figure.picture.width - x and known_ns < float(timeline.placed[1].max()):
        yield TextLabel(x=x, y=band.top + SIZE, text=UNKNOWN, ink=Ink.FAINT)
    each = band.height / len(band.shares)
    per_pixel = (figure.end_ns - figure.begin_ns) / (figure.picture.width - GUTTER)
    is_wide = spans.end_ns - spans.begin_ns >= 22 * per_pixel
    lanes = spans.lane - figure.first_lane
    is_wide &= (lanes >= 0) & (lanes < len(band.shares))
    shown = np.flatnonzero(is_wide & (spans.end_ns > figure.begin_ns) & (spans.begin_ns < figure.end_ns))
    for at in shown.tolist() if len(shown) <= MOST_TEXTS else ():
        x0 = max(GUTTER, figure.x_of(spans.begin_ns[at]))
        x1, top = min(figure.picture.width, figure.x_of(spans.end_ns[at])), band.top + each * lanes[at]
        number = spans.instruction[at]
        of_line = timeline.instructions[number][0] if number >= 0 else 0
        yield Line(x1=x0, y1=top, x2=x0, y2=top + each, ink=Ink.PANEL)
        if line and of_line == line:
            yield Line(x1=x0 + 1, y1=top + each - 1.5, x2=x1 - 1, y2=top + each - 1.5, ink=Ink.TEXT, thickness=2)
        texts = (f"{kind_words(timeline.kinds[spans.kind[at]])}, line {of_line}", f"line {of_line}", str(of_line))
        fitting = (text for text in texts if len(text) * SIZE * LETTER + 8 < x1 - x0)
        if of_line and each >= SIZE and (text := next(fitting, "")):
            yield TextLabel(x=x0 + 4, y=top + each / 2 + 4, text=text, ink=Ink.ON_HUE)
