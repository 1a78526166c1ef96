"""Executes a launch within its budget, and compares the result with the reference.

The rule: a note on a sample says that it is one: how many elements were compared, and what was not checked.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from warplens.cuda.catalogue import Workload
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.points import Check
from warplens.cuda.runners import verification
from warplens.cuda.runners.execution.written_elements import WrittenElements
from warplens.cuda.runners.preparation import PreparedLaunch
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.execution import Budget

OVERRUN = 1.5
"""A launch that took more than this multiple of its budget has a note that says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExecutedLaunch:
    """An executed launch: its counts, a comparison for each array of the reference, and notes."""

    counts: LaunchCounts
    checks: tuple[Check, ...]
    notes: tuple[str, ...] = ()


def execute(
    launch: Launch,
    prepared: PreparedLaunch,
    workload: Workload,
    budget: Budget,
    threads: int = 1,
    *,
    values: Mapping[str, Array] | None = None,
) -> ExecutedLaunch:
    """Execute a launch, or a sample of its blocks if all would take longer than the budget.

    `values` stand beside the arrays before the launch in the expressions of its reference.

    Raises:
        LaunchError: as `Launch.run`.
        ExpressionError: the reference cannot be computed.
    """
    arrays, before = prepared.request.arrays, prepared.before
    written = WrittenElements(arrays, before, prepared.roles, launch.independence)
    counts = launch.run(budget, threads=threads, before_sampling=written.mark)
    notes = (*filter(None, [launch.waited]), *_overrun(launch, budget.seconds))
    before = {**before, **(values or {})}
    if counts.sample is None:
        written.clear()
        return ExecutedLaunch(counts=counts, checks=verification.compare(arrays, workload, before), notes=notes)
    indices = {name: written.indices(name) for name in workload.expected if written.are_separate(name)}
    checks = verification.compare_at(arrays, workload, before, indices)
    notes += tuple(
        f"{check.checked:,} elements of {check.array!r} that the sampled blocks wrote were compared" for check in checks
    )
    notes += tuple(
        f"{name!r} was not checked: it is made by all blocks together, and only a sample was executed"
        for name in workload.expected
        if name not in indices
    )
    return ExecutedLaunch(counts=counts, checks=checks, notes=notes)


def _overrun(launch: Launch, budget_s: float) -> tuple[str, ...]:
    """Return the note on why a launch took longer than its budget, if it did."""
    if math.isinf(budget_s) or launch.elapsed_s <= OVERRUN * budget_s:
        return ()
    reason = (
        "a block is executed to its end, and at least one of each class"
        if launch.independence.any_order
        else "its blocks may depend on each other, so all were executed"
    )
    return (f"executing took {launch.elapsed_s:.1f} s, above its budget of {budget_s:g} s: {reason}",)
