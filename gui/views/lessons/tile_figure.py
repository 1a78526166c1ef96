"""The picture of one step through a tile: its cells on the left, the banks or sectors on the right, counters below.

The rule: a cell is a word of 4 bytes, as a bank serves one; both have the colour of the lane that touches them now, and
what was written before is pale. With all warps together the colour is that of the warp; a word with a race has both.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from warplens.cuda.simt.counting.rules import BANK_BYTES, SECTOR_BYTES
from warplens.gui.figures.picture import HUE_INKS, Box, Ink, Picture, Shape, TextAnchor, TextLabel, moved, text_on
from warplens.gui.figures.request import Lens
from warplens.gui.views.lessons.tile_steps import SharedTile, StepKind, TileStep, TileTrace

LANES_A_HUE = 4  # neighbouring lanes share a hue: there are eight for 32 lanes
MAX_ROWS = 64  # the most rows of an array that are drawn; a taller array shows those around the touched cells
LEFT_SHARE = 0.54  # the cells take this part of the width
BOLD_LETTER, LETTER = 9.1, 7.2  # widths in pixels in the line above: 0.7 of a bold size of 13, 0.6 of a size of 12
HEAD, FOOT, CAPTION = 22.0, 44.0, 18.0  # pixels for the line above, the two lines below, and the name of an array
MIN_NUMBER = 18.0  # from this cell size in pixels on, lanes are numbered
MAX_CELL = 48.0
MAX_BRICK = 32.0
WRITTEN = 0.28  # strength of a cell that was written before


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What is shown of a trace."""

    trace: TileTrace  # the steps of all warps
    warp: int = 0  # the one that is followed
    done: int = 0  # how many of its steps it has made; 0 before the first
    all_warps: bool = False  # whether every warp has made as many of its own

    @property
    def steps(self) -> tuple[TileStep, ...]:
        """The steps of the warp."""
        return self.trace.warps[self.warp] if self.trace.warps else ()

    @property
    def step(self) -> TileStep | None:
        """The step that was just made."""
        return self.steps[self.done - 1] if 0 < self.done <= len(self.steps) else None

    @property
    def made(self) -> Iterator[TileStep]:
        """All steps that were made, of this warp or of all."""
        for steps in self.trace.warps if self.all_warps else (self.steps,):
            yield from steps[: self.done]

    @property
    def current(self) -> tuple[TileStep, ...]:
        """The steps that were just made, of this warp or of all."""
        if not self.done:
            return ()
        warps = self.trace.warps if self.all_warps else (self.steps,)
        return tuple(steps[self.done - 1] for steps in warps if self.done <= len(steps))

    @property
    def words(self) -> str:
        """What happens, as a sentence."""
        step = self.step
        if step is None:
            return "Nothing has happened yet." if self.steps else "This warp touches no memory."
        if step.kind is StepKind.BARRIER:
            return f"Warp {step.warp} waits at the barrier until all warps of the block are there."
        lens = self.trace.lens(step)
        return "" if lens is None else lens.sentence


def counters_text(moment: Moment) -> str:
    """Return what the steps have cost so far, with the least possible; barriers are those of the followed warp."""
    lenses = list(filter(None, map(moment.trace.lens, moment.made)))
    parts = []
    for name, is_shared in (("wavefronts", True), ("sectors", False)):
        alike = [lens for lens in lenses if lens.request.is_shared is is_shared]
        parts.append(f"{name} {sum(lens.cost for lens in alike):,} · ideal {sum(lens.ideal for lens in alike):,}")
    barriers = sum(step.kind is StepKind.BARRIER for step in moment.steps[: moment.done])
    return "    ".join([*parts, f"barriers {barriers:,}"])


def tile_picture(moment: Moment, width: float, height: float) -> Picture:
    """Return the picture of a moment."""
    step = moment.step
    lens = None if step is None else moment.trace.lens(step)
    left = width * LEFT_SHARE
    items: list[Shape] = list(_head(moment, step, lens, width))
    items += _tiles(moment, left - 12, height - HEAD - FOOT)
    right = width - left
    if lens is not None and lens.request.is_shared:
        items += (moved(item, left, HEAD) for item in _banks(moment, lens, right, height - HEAD - FOOT))
    elif lens is not None:
        items += (moved(item, left, HEAD) for item in _sectors(lens, right, height - HEAD - FOOT))
    elif step is not None:
        items.append(_middle("barrier", left + right / 2, height / 2))
    items += _foot(moment, width, height)
    price = f" {lens.price}." if lens is not None else ""
    return Picture(width=width, height=height, items=tuple(items), title=f"{moment.words}{price}")


def _number(text: str, x: float, y: float, ink: Ink) -> TextLabel:
    return TextLabel(x=x, y=y + 4.5, text=text, ink=ink, size=12, anchor=TextAnchor.MIDDLE)


def _middle(text: str, x: float, y: float) -> TextLabel:
    return TextLabel(x=x, y=y, text=text, ink=Ink.MUTED, size=18, anchor=TextAnchor.MIDDLE, bold=True)


def _head(moment: Moment, step: TileStep | None, lens: Lens | None, width: float) -> Iterator[Shape]:
    """Draw where the warp is, what it does and its price; in little width without line, place and ideal."""
    count = len(moment.steps)
    place = f"warp {moment.warp}{' and all others' if moment.all_warps else ''} · step {moment.done} of {count}"
    if step is None:
        yield TextLabel(x=1, y=14, text=place, size=12)
        return
    long, brief = (lens.price, lens.short_price) if lens is not None else ("", "")
    short = f"{step.kind.value} {step.array}".rstrip()
    texts = (place, f"line {step.line} · {short}", long), (place, short, long), ("", short, long), ("", short, brief)
    left = 0.0
    for where, what, price in texts:
        left = min(width * LEFT_SHARE, width - 1 - BOLD_LETTER * (len(what) + len(price) + 2))
        if left >= LETTER * (len(where) + 2):
            break
    if where:
        yield TextLabel(x=1, y=14, text=where, size=12)
    yield TextLabel(x=left, y=14, text=what, ink=Ink.TEXT, size=13, bold=True)
    if lens is not None:
        ink = Ink.GOOD if lens.is_ideal else Ink.BAD
        yield TextLabel(x=width - 1, y=14, text=price, ink=ink, size=13, anchor=TextAnchor.END, bold=True)


def _foot(moment: Moment, width: float, height: float) -> Iterator[Shape]:
    yield TextLabel(x=1, y=height - 24, text=counters_text(moment), ink=Ink.TEXT, size=12, bold=True)
    race = moment.trace.race_sentence()
    seen = _races_so_far(moment)
    if race and seen:
        yield TextLabel(x=1, y=height - 6, text=_cut(f"Race. {race}", width), ink=Ink.BAD, size=12)
    elif moment.trace.notes:
        yield TextLabel(x=1, y=height - 6, text=_cut(moment.trace.notes[0], width), ink=Ink.FAINT, size=12)


def _cut(text: str, width: float) -> str:
    most = max(12, int(width / 6.3))
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _races_so_far(moment: Moment) -> frozenset[int]:
    """Return the words of which both accesses of a race were made."""
    if not moment.all_warps or not moment.trace.races:
        return frozenset()
    made = {id(step) for step in moment.made}
    return frozenset(word for word, race in moment.trace.races.items() if {id(race.first), id(race.second)} <= made)


@dataclass(frozen=True, slots=True)
class _Place:
    """The upper left corner of something, and the size of a cell there."""

    x: float
    y: float
    cell: float


def _tiles(moment: Moment, width: float, height: float) -> Iterator[Shape]:
    tiles = moment.trace.tiles
    if not tiles:
        yield _middle("no shared memory", width / 2, HEAD + height / 2)
        return
    touched = {word for step in moment.current for words in step.words.values() for word in words}
    windows = [_window(tile, touched) for tile in tiles]
    words, widest = sum(tile.row_words for tile in tiles), max(tile.row_words for tile in tiles)
    if len(tiles) == 2 and words <= 2 * widest and width > height:
        columns = words + 1
        cell = min(MAX_CELL, width / columns, (height - CAPTION) / max(map(len, windows)))
        x = 1.0
        for tile, rows in zip(tiles, windows, strict=True):
            yield from _tile(moment, tile, rows, _Place(x, HEAD, cell))
            x += (tile.row_words + 1) * cell
        return
    rows_in_all = sum(map(len, windows))
    cell = min(MAX_CELL, width / widest, (height - CAPTION * len(tiles)) / max(1, rows_in_all))
    y = HEAD
    for tile, rows in zip(tiles, windows, strict=True):
        yield from _tile(moment, tile, rows, _Place(1.0, y, cell))
        y += CAPTION + len(rows) * cell


def _window(tile: SharedTile, touched: set[int]) -> range:
    """Return the rows that are drawn: all, or those around the touched words."""
    if tile.rows <= MAX_ROWS:
        return range(tile.rows)
    first = tile.start // BANK_BYTES
    rows = [(word - first) // tile.row_words for word in touched if 0 <= word - first < tile.words]
    start = min(rows, default=0)
    start = max(0, min(start, tile.rows - MAX_ROWS))
    return range(start, start + MAX_ROWS)


def _tile(moment: Moment, tile: SharedTile, rows: range, at: _Place) -> Iterator[Shape]:
    x, y, cell = at.x, at.y, at.cell
    first = tile.start // BANK_BYTES
    part = "" if len(rows) == tile.rows else f", rows {rows[0]} to {rows[-1]} of {tile.rows}"
    caption = f"{tile.name} · {tile.row_words} words a row{part}"
    room = max(8, int(tile.row_words * cell / 6.8))
    yield TextLabel(x=x, y=y + 12, text=caption if len(caption) <= room else tile.name, size=12)
    top = y + CAPTION
    written = {word for step in moment.made if step.writes for words in step.words.values() for word in words}
    owners = _owners(moment)
    races = _races_so_far(moment)
    gap = 1.0 if cell > 5 else 0.0
    for number in range(rows[0] * tile.row_words, min(tile.words, (rows[-1] + 1) * tile.row_words)):
        word = first + number
        left = x + number % tile.row_words * cell
        upper = top + (number // tile.row_words - rows[0]) * cell
        if word in races:
            yield from _race(moment, word, _Place(left, upper, cell - gap))
            continue
        ink, text = owners.get(word, (Ink.GOOD if word in written else Ink.CELL, ""))
        strength = 1.0 if word in owners or word not in written else WRITTEN
        yield Box(
            x=left, y=upper, width=cell - gap, height=cell - gap, ink=ink, strength=strength,
            radius=1.5 if cell > 9 else 0.0, tag=word,
        )  # fmt: skip
        if text and cell >= MIN_NUMBER:
            yield _number(text, left + (cell - gap) / 2, upper + cell / 2, text_on(ink))


def _owners(moment: Moment) -> dict[int, tuple[Ink, str]]:
    """Return the colour and the number of the lane, or the warp, that touches each word now."""
    owners: dict[int, tuple[Ink, str]] = {}
    for step in moment.current:
        for lane, words in step.words.items():
            for word in words:
                if moment.all_warps:
                    owners.setdefault(word, (warp_ink(step.warp), str(step.warp)))
                else:
                    owners.setdefault(word, (lane_ink(lane), str(lane)))
    return owners


def _race(moment: Moment, word: int, at: _Place) -> Iterator[Shape]:
    """Draw a word with two colours, one of each warp, in a red frame."""
    race = moment.trace.races[word]
    frame = 1.5 if at.cell > 9 else 0.5
    yield Box(x=at.x, y=at.y, width=at.cell, height=at.cell, ink=Ink.BAD, tag=word)
    half, tall = (at.cell - 2 * frame) / 2, at.cell - 2 * frame
    for number, step in enumerate((race.first, race.second)):
        left = at.x + frame + number * half
        yield Box(x=left, y=at.y + frame, width=half, height=tall, ink=warp_ink(step.warp))


def lane_ink(lane: int) -> Ink:
    """Return the colour of a lane."""
    return HUE_INKS[lane // LANES_A_HUE % len(HUE_INKS)]


def warp_ink(warp: int) -> Ink:
    """Return the colour of a warp."""
    return HUE_INKS[warp % len(HUE_INKS)]


def _above(text: str, width: float) -> TextLabel:
    """Return what stands above banks or sectors, without its second half where that has no room."""
    return TextLabel(x=1, y=12, text=text if LETTER * len(text) <= width else text.partition(",")[0], size=12)


def _banks(moment: Moment, lens: Lens, width: float, height: float) -> Iterator[Shape]:
    """Draw the banks below, and on each the words that it serves, one for each wavefront."""
    count = lens.request.rules.banks
    cell = (width - 2) / count
    ground = height - 20
    yield _above(f"{count} banks, a storey for each wavefront", width)
    passes = lens.passes
    brick = min(MAX_BRICK, (ground - 34) / max(1, len(passes)))
    used = {bank for served in passes for banks in served.banks.values() for bank in banks}
    for bank in range(count):
        strength = 1.0 if bank in used else 0.5
        yield Box(x=1 + bank * cell, y=ground, width=cell - 1, height=16, ink=Ink.CELL, strength=strength)
        if cell >= MIN_NUMBER:
            yield _number(str(bank), 1 + (bank + 0.5) * cell, ground + 8, Ink.MUTED)
    is_numbered, tall = cell >= MIN_NUMBER and brick >= 14, brick - (1 if brick > 3 else 0)
    for number, served in enumerate(passes):
        top = ground - (number + 1) * brick
        seen = set[int]()
        for lane, banks in served.banks.items():
            for bank in banks:
                if bank in seen:
                    continue  # several lanes read one word
                seen.add(bank)
                ink = warp_ink(moment.warp) if moment.all_warps else lane_ink(lane)
                yield Box(x=1 + bank * cell, y=top, width=cell - 1, height=tall, ink=ink, tag=lane)
                if is_numbered:
                    yield _number(str(lane), 1 + (bank + 0.5) * cell, top + brick / 2, text_on(ink))


def _sectors(lens: Lens, width: float, height: float) -> Iterator[Shape]:
    """Draw the sectors that move, in rows of four, eight words each, with the words that lanes touch."""
    starts = sorted({address // SECTOR_BYTES for lane in lens.lanes for address in _ends(lens, lane)})
    yield _above(f"{len(starts)} sectors of 32 bytes, 8 words each", width)
    columns = 4
    sector = (width - 2) / columns
    rows = -(-len(starts) // columns)
    tall = min(26.0, (height - 24) / max(1, rows))
    lanes_of: dict[int, int] = {}
    for lane in lens.lanes:
        first, last = _ends(lens, lane)
        for word in range(first // BANK_BYTES, last // BANK_BYTES + 1):
            lanes_of.setdefault(word, lane)
    word_width = (sector - 6) / 8
    for number, start in enumerate(starts):
        x, y = 1 + number % columns * sector, 22 + number // columns * tall
        for place in range(8):
            lane_of_word = lanes_of.get(start * 8 + place)
            ink = Ink.CELL if lane_of_word is None else lane_ink(lane_of_word)
            yield Box(
                x=x + place * word_width, y=y, width=word_width - 0.8, height=tall - 4, ink=ink,
                strength=0.7 if lane_of_word is None else 1.0,
            )  # fmt: skip
            if lane_of_word is not None and word_width >= MIN_NUMBER and tall >= MIN_NUMBER:
                yield _number(str(lane_of_word), x + (place + 0.5) * word_width, y + tall / 2 - 2, text_on(ink))


def _ends(lens: Lens, lane: int) -> tuple[int, int]:
    first = lens.addresses[lane]
    return first, first + lens.request.width_bytes - 1
