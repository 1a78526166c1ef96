"""The warp lens as a picture: 32 lanes above, the banks or the sectors that serve them below, a line for each lane.

The rule: waste is red and nothing else is: bytes that no lane requested, lanes in a bank conflict. All positions follow
from the size alone, so that panels of any width and pictures on paper show the same.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from warplens.cuda.simt.counting.rules import BANK_BYTES, LANES, SECTOR_BYTES
from warplens.gui.figures.picture import Box, Ink, Line, Picture, Shape, TextAnchor, TextLabel, moved, wrapped
from warplens.gui.figures.request import Lens, LensRequest, at_better_pitch

CELL_HEIGHT = 17.0  # a cell is this high, in pixels
NUMBER = 12.0  # the size of the smallest texts, in pixels
NUMBER_WIDTH = 18.0  # a number of two digits takes so many pixels, with what parts it from the next
BRICK = 4.0  # a pass under its bank is at most this high, in pixels
DEPTH = 46.0  # the passes under the banks take at most this height, in pixels
MAX_DEPTH_SHARE = 0.14  # the passes under the banks take at most this share of the picture's height
LINK_STRENGTH = 0.55  # lines from lanes have this opacity
FADED = 0.14  # lines have this opacity while another lane is marked
SHEET_WIDTH = 1100.0  # a sheet has this width by default, in pixels
MIN_SECTORS_ACROSS = 8  # so many fill the width; fewer are drawn no wider, so that coalesced lanes converge visibly


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cells of equal width; `x` and `y` are its upper left corner."""

    x: float
    y: float
    cell: float
    height: float = CELL_HEIGHT

    def middle(self, number: float) -> float:
        """Return the middle of a cell; a fractional `number` is between two cells."""
        return self.x + (number + 0.5) * self.cell

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    def box(self, number: int, ink: Ink, strength: float = 1.0, tag: int | None = None) -> Box:
        """Return the box of a cell, with a larger gap between wide cells."""
        gap = 1.6 if self.cell > 6 else 0.6
        return Box(
            x=self.x + number * self.cell + gap / 2, y=self.y, width=self.cell - gap, height=self.height, ink=ink,
            strength=strength, radius=2.0, tag=tag,
        )  # fmt: skip

    def numbers(self, inks: Sequence[Ink], asked: Collection[int] = ()) -> Iterator[TextLabel]:
        """Yield the numbers of the cells in their inks: all that have room, else every second, fourth or eighth.

        Those that are asked for are always among them, and their neighbours are not where both have no room.
        """
        apart = next((apart for apart in (1, 2, 4) if apart * self.cell >= NUMBER_WIDTH), 8)
        for cell, ink in enumerate(inks):
            if cell in asked or (cell % apart == 0 and all(abs(cell - other) >= apart for other in asked)):
                x, y = self.middle(cell), self.y + self.height / 2 + 4.5
                yield TextLabel(x=x, y=y, text=str(cell), ink=ink, size=NUMBER, anchor=TextAnchor.MIDDLE)


def lens_picture(
    lens: Lens, width: float, height: float, *, is_small: bool = False, lane: int | None = None
) -> Picture:
    """Return the picture of a request, a small one without names and numbers; the access of `lane` is described."""
    top = 2.0 if is_small else 18.0
    foot = 18.0
    row = Row(0.5, top, (width - 1) / LANES)
    items: list[Shape] = [] if is_small else [TextLabel(x=1, y=12, text="lane", size=NUMBER)]
    items += _lanes(lens, row, lane, is_small=is_small)
    if lens.request.is_shared:
        depth = 0.0 if is_small else min(DEPTH, MAX_DEPTH_SHARE * height, BRICK * max((1, *lens.bank_passes)))
        banks = Row(0.5, height - foot - depth - CELL_HEIGHT - 3, (width - 1) / lens.request.rules.banks)
        drawn = {(number, ends): None for wavefront in lens.passes for number, ends in wavefront.banks.items()}
        for number, ends in drawn:
            ink = Ink.BAD if number in lens.conflicting else Ink.GOOD
            items.append(_link(row, number, (banks.middle((ends[0] + ends[-1]) / 2), banks.y - 1), ink, lane))
        items += _banks(lens, banks, depth, is_small=is_small)
        row_name = "bank"
    else:
        y = height - foot - CELL_HEIGHT - (0.0 if is_small else 16.0)
        items += _sectors(lens, row, y, width, lane, is_small=is_small)
        row_name = "sector, 32 B" if lens.request.rules.in_sectors else "transaction"
    if is_small:
        tone, text = Ink.GOOD if lens.is_ideal else Ink.BAD, f"pitch {lens.pitch_words} · {lens.short_price}"
        items.append(_end(text, width - 1, height - 3, tone, 12))
    else:
        items += _foot(lens, row_name, width, height, lane)
    return Picture(width=width, height=height, items=tuple(items), title=f"{lens.sentence} {lens.price}.")


def _foot(lens: Lens, row_name: str, width: float, height: float, lane: int | None) -> Iterator[Shape]:
    ink = Ink.GOOD if lens.is_ideal else Ink.BAD
    size = 14.0 if width > 420 else 12.0
    note = row_name if lane is None else lens.lane_note(lane)
    price = lens.price if 0.6 * size * len(lens.price) < width else lens.short_price
    has_room = 7 * len(note) + 0.62 * size * len(price) < width
    if has_room or lane is not None:
        yield TextLabel(x=1, y=height - 4, text=note, size=NUMBER)
    if has_room or lane is None:
        yield _end(price, width - 1, height - 4, ink, size)


def _end(text: str, x: float, y: float, ink: Ink, size: float) -> TextLabel:
    return TextLabel(x=x, y=y, text=text, ink=ink, size=size, anchor=TextAnchor.END, bold=True)


def _lanes(lens: Lens, row: Row, marked_lane: int | None, *, is_small: bool) -> Iterator[Shape]:
    active = set(lens.lanes)
    for lane in range(LANES):
        yield row.box(lane, Ink.ACCENT if lane == marked_lane else Ink.CELL, 1.0 if lane in active else 0.35, tag=lane)
    if is_small:
        return
    inks = [Ink.MUTED if lane in active else Ink.FAINT for lane in range(LANES)]
    if marked_lane is not None:
        inks[marked_lane] = Ink.ON_COLOUR
    yield from row.numbers(inks, () if marked_lane is None else (marked_lane,))
    if len(lens.parts) > 1:  # the parts are served one after the other: a line under each
        for lanes in lens.parts:
            left, right = row.x + lanes[0] * row.cell + 1, row.x + (lanes[-1] + 1) * row.cell - 1
            yield Line(x1=left, y1=row.bottom + 2.5, x2=right, y2=row.bottom + 2.5, ink=Ink.FAINT, thickness=1.2)


def _link(row: Row, lane: int, end: tuple[float, float], ink: Ink, marked_lane: int | None) -> Line:
    x, y = end
    strength = LINK_STRENGTH if marked_lane is None else 1.0 if lane == marked_lane else FADED
    start, thickness = (row.middle(lane), row.bottom + 1), 1.8 if lane == marked_lane else 1.1
    return Line(x1=start[0], y1=start[1], x2=x, y2=y, ink=ink, strength=strength, thickness=thickness)


def _banks(lens: Lens, row: Row, depth: float, *, is_small: bool) -> Iterator[Shape]:
    """Draw the banks, and under each a brick for every pass that uses it."""
    conflicting_banks = {
        bank
        for wavefront in lens.passes
        for lane, lane_banks in wavefront.banks.items()
        if lane in lens.conflicting
        for bank in lane_banks
    }
    max_passes = max((1, *lens.bank_passes))
    brick = min(BRICK, depth / max_passes)
    for bank, passes in enumerate(lens.bank_passes):
        ink = Ink.BAD if bank in conflicting_banks else Ink.GOOD
        yield row.box(bank, ink if passes else Ink.CELL, 1.0 if passes else 0.5)
        if max_passes > 1 and not is_small:
            yield from (
                Box(
                    x=row.x + bank * row.cell + 1.5, y=row.bottom + 3 + number * brick, width=row.cell - 3,
                    height=max(0.6, brick - (1 if brick > 2 else 0.35)), ink=ink, strength=0.75 if number else 0.45,
                )
                for number in range(passes)
            )  # fmt: skip
    if not is_small:
        yield from row.numbers([Ink.ON_COLOUR if passes else Ink.FAINT for passes in lens.bank_passes])


def _sectors(
    lens: Lens, row: Row, y: float, width: float, marked_lane: int | None, *, is_small: bool
) -> Iterator[Shape]:
    """Draw the moved bytes, 32 bytes at equal widths: requested bytes in green, the others in red."""
    pieces = lens.transactions
    units = sum(piece.size for piece in pieces) / SECTOR_BYTES
    is_separate = [(a.part, a.start + a.size) != (b.part, b.start) for a, b in pairwise(pieces)]
    gap = min(8.0, 0.25 * width / max(1, sum(is_separate))) if any(is_separate) else 0.0
    unit = (width - 1 - gap * sum(is_separate)) / max(units, MIN_SECTORS_ACROSS)
    x = 0.5 + max(0.0, (MIN_SECTORS_ACROSS - units) * unit / 2)
    lane_bytes = lens.request.width_bytes
    labels: list[tuple[float, int]] = []
    is_wasteful = not lens.is_ideal
    for number, piece in enumerate(pieces):
        if number and is_separate[number - 1]:
            x += gap
        if not number or is_separate[number - 1]:
            labels.append((x, piece.start))
        requested = sorted({lens.addresses[lane] - piece.start for lane in piece.lanes})
        length = piece.size / SECTOR_BYTES * unit
        inset = 0.8 if unit > 6 else 0.3
        yield Box(
            x=x + inset, y=y, width=length - 2 * inset, height=CELL_HEIGHT, ink=Ink.BAD if is_wasteful else Ink.CELL,
            strength=0.55 if is_wasteful else 1.0, radius=2.0 if unit > 6 else 0.0,
        )  # fmt: skip
        scale = (length - 2 * inset) / piece.size
        for _, run in groupby(enumerate(requested), key=lambda entry: entry[1] - entry[0] * lane_bytes):
            starts = [first for _, first in run]  # adjacent elements
            start, end = starts[0], starts[-1] + lane_bytes
            yield Box(
                x=x + inset + start * scale, y=y, width=(end - start) * scale, height=CELL_HEIGHT, ink=Ink.GOOD,
                radius=2.0 if unit > 6 and end - start == piece.size else 0.0,
            )  # fmt: skip
        is_whole = len(requested) * lane_bytes >= piece.size
        for lane in piece.lanes:
            link_x = x + inset + (lens.addresses[lane] - piece.start + lane_bytes / 2) * scale
            ink = Ink.GOOD if is_whole or not is_wasteful else Ink.BAD
            yield _link(row, lane, (link_x, y - 1), ink, marked_lane)
        x += length
    end_of_last = -1e9
    for left, address in () if is_small else labels:
        text = address_text(address)
        if left > end_of_last + 8 and left + 7.2 * len(text) < width:  # else the labels would overlap
            end_of_last = left + 7.2 * len(text)
            yield TextLabel(x=left + 1, y=y + CELL_HEIGHT + 13, text=text, ink=Ink.FAINT, size=NUMBER)


def address_text(address: int) -> str:
    """Return an address in an array as text."""
    for scale, unit in ((2**20, "Mi"), (2**10, "Ki")):
        whole, rest = divmod(address, scale)
        if whole:
            return f"byte {whole} {unit}" if not rest else f"byte {address:,}"
    return f"byte {address}"


def lens_sheet(lens: Lens, width: float = SHEET_WIDTH) -> Picture:
    """Return a self-contained picture: heading, lanes, sentence, and the effect of a better row pitch."""
    request = lens.request
    inner, margin = width - 48, 24.0
    items: list[Shape] = [TextLabel(x=margin, y=30, text=heading(request), ink=Ink.TEXT, size=14, bold=True)]
    items.append(TextLabel(x=margin, y=50, text=request.text.strip(), mono=True, size=11.5))
    items.append(TextLabel(x=width - margin, y=50, text=pitch_text(lens), size=11.5, anchor=TextAnchor.END))
    y = 66.0
    y = _placed(items, lens_picture(lens, inner, 330), margin, y) + 26
    y = _written(items, lens.sentence, margin, y, inner)
    better = at_better_pitch(request) if lens.pitch_words == request.row_words else None
    if better is not None:
        y += 14
        note = f"with a row pitch of {better.pitch_words} words instead of {request.row_words}"
        items.append(TextLabel(x=margin, y=y, text=note, size=12))
        y = _placed(items, lens_picture(better, inner, 138, is_small=True), margin, y + 12) + 12
        y = _written(items, better.sentence, margin, y, inner)
    return Picture(width=width, height=y + 4, items=tuple(items), title=f"{heading(request)}. {lens.sentence}")


def heading(request: LensRequest) -> str:
    """Return the name of a request: `transpose_tiled.cu:47 · load tile · warp 3, block (2, 5), occurrence 1`."""
    source = f"{request.file}:{request.line}" if request.line else request.file
    access = f"{request.operation} {request.array or request.space}"
    block = ", ".join(map(str, request.block[: 3 if request.block[2] else 2]))
    return f"{source} · {access} · warp {request.warp}, block ({block}), occurrence {request.time + 1}"


def pitch_text(lens: Lens) -> str:
    """Return the row pitch as text: `row pitch 32 words (128 B)`; "" if there is none."""
    if not lens.pitch_words:
        return ""
    return f"row pitch {lens.pitch_words} words ({BANK_BYTES * lens.pitch_words} B)"


def _placed(items: list[Shape], picture: Picture, x: float, y: float) -> float:
    items += (moved(item, x, y) for item in picture.items)
    return y + picture.height


def _written(items: list[Shape], text: str, x: float, y: float, width: float) -> float:
    for line in wrapped(text, width, 13):
        items.append(TextLabel(x=x, y=y, text=line, ink=Ink.TEXT, size=13))
        y += 19
    return y
