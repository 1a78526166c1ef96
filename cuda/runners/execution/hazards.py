"""Finds memory errors and races that would fail on a GPU: executes the launch again, with checked code.

The rule: a report says how many blocks were checked, and a point takes at most about twice as long as without the
search (`MIN_SECONDS` aside), unless `CheckLevel.FULL` is asked for. The arrays start as they were before the launch;
checked code counts nothing, and its results are discarded.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from math import prod

from warplens.cuda.blobs import BlobFolder
from warplens.cuda.errors import KernelFault
from warplens.cuda.points import CheckLevel
from warplens.cuda.runners.preparation import PreparedLaunch
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.values.specialisation import Mode

MIN_SECONDS = 0.2
"""The search may take this many seconds however fast the point was: that is little beside compiling."""
NOT_SOUGHT = "races between blocks in global memory are not looked for"
"""The note on the blocks says so too where a block may store to what another one uses."""
MIN_EXECUTION_SHARE = 0.1
"""Execution gets at least this share of the allowed time, even where compiling the checked code took longer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardReport:
    """The result of a search: the sentence of a fault, if there is one, and notes on how much was checked."""

    fault: str = ""
    notes: tuple[str, ...] = ()


def find_hazards(
    launch: Launch,
    prepared: PreparedLaunch,
    code_cache: BlobFolder,
    level: CheckLevel,
    spent_s: float,
    *,
    is_sample: bool = False,
    threads: int = 1,
) -> HazardReport:
    """Find memory errors and races of a launch; its arrays are restored first, and then changed.

    Args:
        launch: the launch as it was executed without checks.
        prepared: its arrays.
        code_cache: keeps the checked code.
        level: how many blocks are checked.
        spent_s: the seconds that the point has taken so far.
        is_sample: whether only a sample of its blocks was executed; then only `FULL` checks any.
        threads: the number of threads that execute blocks.
    """
    if level is CheckLevel.FAST or not launch.has_shared or (is_sample and level is not CheckLevel.FULL):
        return HazardReport()
    started_s = time.perf_counter()
    checked_launch = Launch(prepared.request, code_cache, mode=Mode.CHECKED)
    prepared.restore()
    allowed_s = max(MIN_SECONDS, spent_s)
    left_s = max(MIN_EXECUTION_SHARE * allowed_s, allowed_s - (time.perf_counter() - started_s))
    try:
        inspection = checked_launch.inspect(math.inf if level is CheckLevel.FULL else left_s, threads=threads)
    except KernelFault as fault:
        return HazardReport(fault=str(fault))
    extent = extent_note(inspection.executed, inspection.blocks, may_meet=blocks_may_meet(launch))
    return HazardReport(notes=(extent, *inspection.notes))


def blocks_may_meet(launch: Launch) -> bool:
    """Return whether a block may store to global memory that another one uses."""
    return prod(launch.request.grid) > 1 and not launch.independence.stores_apart


def extent_note(executed: int, blocks: int, *, may_meet: bool) -> str:
    """Return the note on how many blocks were checked.

    Example:
        >>> extent_note(4, 8, may_meet=False)
        'shared memory: no race and no read of unwritten bytes in 4 of 8 blocks'
    """
    where = "in any block" if executed == blocks else f"in {executed:,} of {blocks:,} blocks"
    note = f"shared memory: no race and no read of unwritten bytes {where}"
    return f"{note}; {NOT_SOUGHT}" if may_meet else note
