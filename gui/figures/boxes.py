"""Occupancy as boxes: blocks on one multiprocessor, in each resource as wide as what they take of it.

The rule: the number of boxes that fit is that of `warplens.cuda.device.occupancy`, always; the widths are what is
allocated. A block that does not fit is drawn beside the resource that is full.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from warplens.cuda.device.occupancy import WARP_LANES, Limiter, Occupancy, RegisterAllocation, SmLimits, round_up
from warplens.cuda.device.what_if import Usage, Varied, describe_step, fitting, headroom, thresholds
from warplens.gui.figures.picture import HUE_INKS, Box, Ink, Line, Picture, Shape, TextAnchor, TextLabel

TRACK = 54.0  # pixels of a resource from top to top, at most
LOW_TRACK = 34.0  # a lower one has its name alone: what is taken of it would stand on the next one
NAME_WIDTH, COUNT_WIDTH = 130.0, 92.0  # pixels of a resource's name at the left, of the blocks it admits at the right
NARROW = 420.0  # below this width in pixels names stand above their resource, and texts are short
OVERFLOW = 0.06  # a block that does not fit stands out by this part of the width


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """One resource of a multiprocessor."""

    limiter: Limiter  # its name
    capacity: int  # all of it, and what each block takes of it, in its unit
    taken: int  # by one block
    admits: int | None  # blocks that fit by this resource alone; None where a block takes none of it
    unit: str  # in the plural


def tracks(limits: SmLimits, usage: Usage) -> tuple[Track, ...]:
    """Return the four resources with what a block takes (`warplens.cuda.device.occupancy`); () where no block fits."""
    fits = fitting(limits, usage)
    if fits is None:
        return ()
    warps = -(-usage.threads_per_block // WARP_LANES)
    shared = round_up(usage.shared_bytes_per_block + limits.reserved_shared_bytes, limits.shared_unit)
    capacities = {
        Limiter.WARPS: (limits.warps, warps, fits.blocks_by_warps, "warps"),
        Limiter.REGISTERS: (limits.registers, _registers(limits, usage, warps), fits.blocks_by_registers, "registers"),
        Limiter.SHARED: (limits.shared_bytes, shared, fits.blocks_by_shared, "bytes"),
        Limiter.BLOCKS: (limits.blocks, 1, fits.blocks_by_blocks, "blocks"),
    }
    return tuple(
        Track(limiter=limiter, capacity=capacity, taken=taken, admits=admits, unit=unit)
        for limiter, (capacity, taken, admits, unit) in capacities.items()
    )


def _registers(limits: SmLimits, usage: Usage, warps: int) -> int:
    """Return the registers that a block takes of the file, in the units in which they are given out."""
    lanes = usage.registers_per_thread * WARP_LANES
    if limits.register_allocation is RegisterAllocation.BLOCK:
        return round_up(round_up(warps, limits.warp_unit) * lanes, limits.register_unit)
    return warps * round_up(lanes, limits.register_unit)


def boxes_picture(
    machine: tuple[str, SmLimits],
    usage: Usage,
    width: float,
    height: float,
    *,
    dropped: int | None = None,  # one block more than fit shows what refuses it; None drops all that fit
    is_hidden: bool = False,  # there is one block and what it takes, and not how many fit
) -> Picture:
    """Return the picture of a multiprocessor of this size in pixels, with the blocks that were dropped on it."""
    name, limits = machine
    fits = fitting(limits, usage)
    if fits is None:
        text = f"Not one block of this size fits on a multiprocessor of the {name}."
        label = TextLabel(x=width / 2, y=height / 2, text=text, ink=Ink.BAD, size=14, anchor=TextAnchor.MIDDLE)
        return Picture(width=width, height=height, items=(label,), title=text)
    resident = fits.blocks_per_sm if dropped is None else min(dropped, fits.blocks_per_sm)
    resident = 1 if is_hidden else resident
    is_refused = dropped is not None and dropped > fits.blocks_per_sm and not is_hidden
    items: list[Shape] = []
    shown = tracks(limits, usage)
    step = min(TRACK * 1.4, (height - 58) / len(shown))
    for number, track in enumerate(shown):
        place = 34 + number * step, step, width
        items += _track(track, fits, resident, place, is_refused=is_refused, is_hidden=is_hidden)
    percent = 100.0 * resident * fits.warps_per_sm / fits.blocks_per_sm / fits.max_warps_per_sm
    is_narrow = width < NARROW
    head = f"{_blocks(resident)} · {percent:.4g} %{'' if is_narrow else ' of the warps'}"
    head = "1 block, and how many more?" if is_hidden else head
    items.append(TextLabel(x=1, y=17, text=head, ink=Ink.TEXT, size=14 if is_narrow else 16, bold=True))
    if not is_narrow:
        items.append(TextLabel(x=width - 1, y=17, text=name, size=12, anchor=TextAnchor.END))
    if is_refused:
        foot = f"{_full(fits).capitalize()}." if is_narrow else f"One more block does not fit: {_full(fits)}."
        items.append(TextLabel(x=1, y=height - 8, text=foot, ink=Ink.BAD, size=13, bold=True))
    title = f"One block on a multiprocessor of the {name}." if is_hidden else boxes_sentence(name, fits)
    return Picture(width=width, height=height, items=tuple(items), title=title)


def boxes_sentence(name: str, fits: Occupancy) -> str:
    """Return what fits, and what limits it."""
    verb = "fits" if fits.blocks_per_sm == 1 else "fit"
    return (
        f"{_blocks(fits.blocks_per_sm)} {verb} on a multiprocessor of the {name}: {fits.warps_per_sm} of "
        f"{fits.max_warps_per_sm} warps, {fits.percent:.4g} %, limited by {fits.limiter}."
    )


def advice(limits: SmLimits, usage: Usage) -> tuple[str, ...]:
    """Return what one more block would take, and how many registers are free, as sentences."""
    fits = fitting(limits, usage)
    if fits is None:
        return ()
    sentences = [f"{describe_step(usage, step, fits)}." for step in thresholds(limits, usage)]
    if not any(step.varied is Varied.REGISTERS for step in thresholds(limits, usage)):
        sentences.append(f"Saving registers alone brings no further block: {_full(fits)}.")
    most = headroom(limits, usage, Varied.REGISTERS)
    if most is not None:
        free, blocks = most - usage.registers_per_thread, _blocks(fits.blocks_per_sm)
        if free:
            many = "a register" if free == 1 else f"{free} registers"
            sentences.append(f"With {many} a thread more, {blocks} still fit{'s' if fits.blocks_per_sm == 1 else ''}.")
        elif fits.blocks_per_sm == 1:
            sentences.append("With a register a thread more, no block fits.")
        else:
            sentences.append(f"With a register a thread more, fewer than {blocks} fit.")
    return tuple(sentences)


def _full(fits: Occupancy) -> str:
    are = "are" if len(fits.limiters) > 1 or fits.limiter.endswith("s") else "is"
    return f"{fits.limiter} {are} full"


def _blocks(count: int) -> str:
    return f"{count} block{'' if count == 1 else 's'}"


def _track(
    track: Track, fits: Occupancy, resident: int, at: tuple[float, float, float], *, is_refused: bool, is_hidden: bool
) -> Iterator[Shape]:
    """Draw a resource: its name, the blocks in it, and how many it admits; `at` is its top, its height, the width."""
    y, step, width = at
    is_low, is_narrow = step < LOW_TRACK, width < NARROW and step >= LOW_TRACK
    left, right = (1.0, width - COUNT_WIDTH * 0.7) if is_narrow else (NAME_WIDTH, width - COUNT_WIDTH)
    room = (right - left) / (1 + OVERFLOW)
    tall = max(8.0, step - (10 if is_low else 22))
    is_limiter = track.limiter in fits.limiters and not is_hidden
    name_ink = Ink.BAD if is_limiter else Ink.TEXT
    used = f"{resident * track.taken:,} of {track.capacity:,} {track.unit}"
    if is_narrow:
        used = f"{track.limiter.value} · {resident * track.taken:,} of {track.capacity:,}"
    else:
        yield TextLabel(x=1, y=y + tall / 2 + 1, text=track.limiter.value, ink=name_ink, size=13, bold=is_limiter)
    if not is_narrow and not is_low:
        yield TextLabel(x=1, y=y + tall / 2 + 16, text=f"{track.taken:,} a block", ink=Ink.MUTED, size=12)
    yield Box(x=left, y=y, width=room, height=tall, ink=Ink.CELL, strength=0.6, radius=3.0)
    pitch = room * track.taken / track.capacity
    gap = 1.5 if pitch > 5 else 0.3
    for number in range(resident):
        yield Box(
            x=left + number * pitch, y=y, width=max(0.4, pitch - gap), height=tall, tag=number,
            ink=HUE_INKS[number % len(HUE_INKS)], radius=2.0 if pitch > 8 else 0.0,
        )  # fmt: skip
    if is_refused and is_limiter:
        refused = min(pitch, room * OVERFLOW + room - resident * pitch)
        yield Box(
            x=left + resident * pitch, y=y, width=max(2.0, refused), height=tall, ink=Ink.BAD, strength=0.45, radius=2.0
        )  # fmt: skip
    edge = left + room
    yield Line(x1=edge, y1=y - 3, x2=edge, y2=y + tall + 3, ink=Ink.BAD if is_limiter else Ink.MUTED, thickness=2.0)
    admits = "?" if is_hidden else "no limit" if track.admits is None else f"{track.admits:,} fit"
    yield TextLabel(x=right + 8, y=y + tall / 2 + 1, text=admits, ink=name_ink, size=13, bold=is_limiter)
    if not is_low:
        yield TextLabel(x=left, y=y + tall + 12, text=used, ink=name_ink if is_narrow else Ink.MUTED, size=12)
