"""Looks for what a card would not forgive: the launch once more, with checked code, on arrays as they were before.

The rule: it is said how much was looked at, and a point takes at most about twice as long as without (`LEAST_S` aside),
unless everything is asked for. Checked code counts nothing, and what it computes is thrown away.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from warplens.cuda.blobs import BlobFolder
from warplens.cuda.errors import KernelFault
from warplens.cuda.points import CheckLevel
from warplens.cuda.runners.preparation import PreparedLaunch
from warplens.cuda.simt.launch.engine import Launch

LEAST_S = 0.2
"""Seconds that looking may take however fast the point was: what goes unnoticed beside compiling."""
LEAST_SHARE = 0.1
"""Part of the time allowed that is left to executing where compiling the checked code took longer than that."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardReport:
    """What was found: the sentence of a fault, if there is one, and what else is to be said."""

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
    """Execute a launch once more with checks; its arrays are put back first, and changed.

    Args:
        launch: the launch as it was executed without checks.
        prepared: its arrays.
        code_cache: where the checked code is kept.
        level: how much is to be looked at.
        spent_s: how long the point has taken until now.
        is_sample: whether only a sample of its blocks was executed; then only `FULL` does anything.
        threads: how many threads may execute blocks.
    """
    if level is CheckLevel.FAST or not launch.has_shared or (is_sample and level is not CheckLevel.FULL):
        return HazardReport()
    begin = time.perf_counter()
    checked = Launch(prepared.request, code_cache, checked=True)
    prepared.restore()
    allowed = max(LEAST_S, spent_s)
    seconds = max(LEAST_SHARE * allowed, allowed - (time.perf_counter() - begin))
    try:
        seen = checked.inspect(math.inf if level is CheckLevel.FULL else seconds, threads=threads)
    except KernelFault as fault:
        return HazardReport(fault=str(fault))
    return HazardReport(notes=(_extent(seen.executed, seen.blocks), *seen.notes))


def _extent(executed: int, blocks: int) -> str:
    """Say how much was looked at."""
    none = "no race and no read of unwritten shared memory"
    return f"{none} in any block" if executed == blocks else f"{none} in {executed:,} of {blocks:,} blocks"
