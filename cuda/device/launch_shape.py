"""What the shape of a launch wastes: multiprocessors without a block, places in the last wave, lanes without a thread.

The rule: a shortfall follows from the grid, the block and the GPU alone; it names its numbers and what would be wasted
with the change. Blocks are taken to run equally long.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import ceil, prod

from warplens.cuda.device.occupancy import WARP_LANES, Limiter, Occupancy, round_up

REMARKABLE = 0.15
"""A shortfall is named from this wasted part on."""
FEW_THREADS = 64
"""Blocks of at most this many threads are not divided further."""
MANY_WAVES = 8
"""After this many waves of blocks, the last one hardly matters."""


class ShortfallKind(StrEnum):
    """What is wasted."""

    FEW_BLOCKS = "few blocks"
    UNEVEN = "uneven blocks"
    TAIL = "tail"
    PARTIAL_WARP = "partial warp"
    ONE_WARP = "one warp a block"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shortfall:
    """One waste of a launch.

    Args:
        kind: what is wasted.
        says: what is wrong, a sentence.
        tries: what to do, without a full stop.
        unit: what `wasted` and `left` are parts of: "multiprocessors", "places for blocks", "lanes", "warps".
        wasted: the wasted part of them, 0 to 1.
        left: the part that would be wasted with the change.
    """

    kind: ShortfallKind
    says: str
    tries: str
    unit: str
    wasted: float
    left: float


def shortfalls(
    grid: tuple[int, int, int], block: tuple[int, int, int], sm_count: int, fits: Occupancy | None = None
) -> tuple[Shortfall, ...]:
    """Return what a launch wastes, the largest part first.

    Args:
        grid, block: the launch.
        sm_count: multiprocessors of the GPU.
        fits: how many blocks fit on one of them; None where that is not known.
    """
    blocks, threads = prod(grid), prod(block)
    if not blocks or not threads:
        return ()
    found = [_few_blocks(blocks, threads, sm_count), _partial_warp(threads)]
    if fits is not None:
        found += [_uneven(blocks, sm_count, fits), _tail(blocks, sm_count, fits)]
        found += [_one_warp(threads, fits)] if blocks >= sm_count else []
    return tuple(
        sorted(
            (one for one in found if one is not None and one.wasted >= REMARKABLE and one.left < one.wasted),
            key=lambda one: -one.wasted,
        )
    )


def _few_blocks(blocks: int, threads: int, sm_count: int) -> Shortfall | None:
    """Find multiprocessors without a block."""
    if blocks >= sm_count:
        return None
    idle = sm_count - blocks
    parts = 1
    while blocks * parts < sm_count and threads % (2 * parts * WARP_LANES) == 0 and threads // parts > FEW_THREADS:
        parts *= 2
    if blocks * parts >= sm_count:
        tries = (
            f"smaller blocks ({blocks * parts:,} of {threads // parts} threads do the same work) or a larger problem"
        )
    else:
        tries = "more threads, each with less to do (several blocks that share a result), or a larger problem"
    have = "has" if idle == 1 else "have"
    return Shortfall(
        kind=ShortfallKind.FEW_BLOCKS,
        says=f"The grid has {_plural(blocks, 'block')} of {_plural(threads, 'thread')} for {sm_count} SMs: "
        f"{idle} {have} nothing to do.",
        tries=tries,
        unit="multiprocessors",
        wasted=idle / sm_count,
        left=0.0,
    )


def _uneven(blocks: int, sm_count: int, fits: Occupancy) -> Shortfall | None:
    """Find blocks that all run at a time, but that some multiprocessors have one more of than others."""
    each = ceil(blocks / sm_count)
    if not sm_count < blocks <= sm_count * fits.blocks_per_sm:
        return None
    full = sm_count * (blocks // sm_count)
    wasted = 1 - blocks / (each * sm_count)
    return Shortfall(
        kind=ShortfallKind.UNEVEN,
        says=f"The grid has {blocks:,} blocks for {sm_count} SMs: {blocks - full} SMs have {each} blocks and the "
        f"others {each - 1}, so that {100 * wasted:.0f} % of the time of the SMs is lost.",
        tries=f"a multiple of {sm_count} blocks, such as {full:,} that loop over all elements",
        unit="time of multiprocessors",
        wasted=wasted,
        left=0.0,
    )


def _tail(blocks: int, sm_count: int, fits: Occupancy) -> Shortfall | None:
    """Find a last wave of blocks that does not fill the GPU."""
    capacity = sm_count * fits.blocks_per_sm
    waves = ceil(blocks / capacity)
    if not 1 < waves <= MANY_WAVES:
        return None
    last = blocks - (waves - 1) * capacity
    return Shortfall(
        kind=ShortfallKind.TAIL,
        says=f"{capacity:,} blocks run at a time, and the last of {waves} waves has {last:,}: "
        f"{100 * (1 - blocks / (waves * capacity)):.0f} % of the places for blocks stay empty.",
        tries=f"{capacity:,} blocks that loop over all elements, or smaller blocks",
        unit="places for blocks",
        wasted=1 - blocks / (waves * capacity),
        left=0.0,
    )


def _partial_warp(threads: int) -> Shortfall | None:
    """Find lanes without a thread."""
    rest = threads % WARP_LANES
    if not rest:
        return None
    lanes = round_up(threads, WARP_LANES)
    sizes = " or ".join(str(size) for size in (lanes - WARP_LANES, lanes) if size)
    return Shortfall(
        kind=ShortfallKind.PARTIAL_WARP,
        says=f"A block of {_plural(threads, 'thread')} takes {_plural(lanes // WARP_LANES, 'warp')}, the last with "
        f"{_plural(rest, 'thread')}: {100 * (lanes - threads) / lanes:.0f} % of the lanes have no thread.",
        tries=f"blocks of {sizes} threads",
        unit="lanes",
        wasted=(lanes - threads) / lanes,
        left=0.0,
    )


def _one_warp(threads: int, fits: Occupancy) -> Shortfall | None:
    """Find blocks of one warp, of which a multiprocessor holds too few."""
    if threads > WARP_LANES or Limiter.BLOCKS not in fits.limiters or fits.warps_per_sm >= fits.max_warps_per_sm:
        return None
    warps = ceil(fits.max_warps_per_sm / fits.blocks_by_blocks)
    return Shortfall(
        kind=ShortfallKind.ONE_WARP,
        says=f"A block is one warp, and an SM holds at most {fits.blocks_by_blocks} blocks: {fits.warps_per_sm} of the "
        f"{fits.max_warps_per_sm} warps that it has room for.",
        tries=f"blocks of {warps * WARP_LANES} threads or more",
        unit="places for warps",
        wasted=1 - fits.warps_per_sm / fits.max_warps_per_sm,
        left=0.0,
    )


def _plural(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
