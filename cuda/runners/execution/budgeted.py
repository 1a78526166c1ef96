"""Executes a launch within its budget, and holds what was executed against the reference.

The rule: whatever is said of a sample says that it is one: how many blocks, how many elements, what was not checked.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from warplens.cuda.catalogue import Workload
from warplens.cuda.points import Check
from warplens.cuda.runners import verification
from warplens.cuda.runners.execution.written_elements import WrittenElements
from warplens.cuda.runners.preparation import PreparedLaunch
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.execution import Budget

OVERRUN = 1.5
"""A launch that took this much of its budget says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExecutedLaunch:
    """What came of a launch: its counts, a comparison for each array of the reference, and what is to be said of it."""

    counts: LaunchCounts
    checks: tuple[Check, ...]
    notes: tuple[str, ...] = ()


def execute(
    launch: Launch, prepared: PreparedLaunch, workload: Workload, budget: Budget, threads: int = 1
) -> ExecutedLaunch:
    """Execute a launch: whole, or if that takes longer than its budget a sample of its blocks.

    Raises:
        LaunchError: as `Launch.run`.
        ExpressionError: the reference cannot be computed.
    """
    arrays, before = prepared.request.arrays, prepared.before
    written = WrittenElements(arrays, before, prepared.roles, launch.independence)
    counts = launch.run(budget, threads=threads, before_sampling=written.mark)
    notes = _overrun(launch, budget.seconds)
    if counts.sample is None:
        written.clear()
        return ExecutedLaunch(counts=counts, checks=verification.compare(arrays, workload, before), notes=notes)
    places = {name: written.places(name) for name in workload.expected if written.can_tell(name)}
    checks = verification.compare_at(arrays, workload, before, places, workload.tolerance)
    notes += tuple(
        f"{one.checked:,} elements of {one.array!r} that the sampled blocks wrote were compared" for one in checks
    )
    notes += tuple(
        f"{name!r} was not checked: it is made by all blocks together, and only a sample was executed"
        for name in workload.expected
        if name not in places
    )
    return ExecutedLaunch(counts=counts, checks=checks, notes=notes)


def _overrun(launch: Launch, budget_s: float) -> tuple[str, ...]:
    """Say why a launch took longer than its budget."""
    if math.isinf(budget_s) or launch.elapsed_s <= OVERRUN * budget_s:
        return ()
    why = (
        "a block is executed to its end, and at least one of each class"
        if launch.independence.any_order
        else "its blocks may depend on each other, so all were executed"
    )
    return (f"executing took {launch.elapsed_s:.1f} s, above its budget of {budget_s:g} s: {why}",)
