"""The space of a search: the configurations of one variant at one problem that its file allows.

The rule: nothing is compiled here. A configuration is left out where an expression of `requires` does not hold, where a
launch expression has no value, and where a block has more threads than any GPU takes; what only the compiler knows
(registers, shared memory) is found out when a configuration runs, and such a point is skipped with its reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.sequence import first_launches
from warplens.cuda.errors import InputError, WarplensError
from warplens.cuda.points import PointSpec
from warplens.cuda.sweep.plan import SweepPlan

MOST_THREADS = 1024
"""A block has at most this many threads.

Source: CUDA C++ Programming Guide, "Technical Specifications per Compute Capability".
"""

Configuration = tuple[int, ...]
"""A value for each parameter of a space, in the order of its parameters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """The allowed configurations of a variant.

    `parameters` maps each macro to its values, ascending. `plan` has the points of the allowed configurations on each
    device. `points` maps each device, and in it each allowed configuration, to the index of its point in the plan.
    `refused` counts the configurations that are left out, by reason, of `combinations` in all.
    """

    kernel: str
    problem: Mapping[str, int]
    parameters: Mapping[str, tuple[int, ...]]
    plan: SweepPlan
    points: Mapping[str, Mapping[Configuration, int]]
    refused: Mapping[str, int]
    combinations: int

    @property
    def configurations(self) -> tuple[Configuration, ...]:
        """The allowed configurations, in the order of the plan."""
        return tuple(next(iter(self.points.values()), {}))

    def values(self, configuration: Configuration) -> dict[str, int]:
        """Return the value of each parameter of a configuration."""
        return dict(zip(self.parameters, configuration, strict=True))


def space_of(kernel: KernelFile, plan: SweepPlan) -> Space:
    """Return the space of a plan of one variant at one problem, in one state of the cache on each device.

    Raises:
        InputError: the plan has several problems, no parameter, or no configuration that the kernel allows.

    Example:
        >>> from warplens.cuda.catalogue import select
        >>> from warplens.cuda.sweep.plan import plan_sweep
        >>> [kernel] = select(["transpose_tiled"])
        >>> plan = plan_sweep([kernel], problem={"N": (64,)}, tune={"TILE": (8, 16, 64)}, devices=["h200"])
        >>> space = space_of(kernel, plan)
        >>> space.parameters, space.configurations, dict(space.refused)
        ({'TILE': (8, 16, 64)}, ((8,), (16,)), {'a block has at most 1024 threads': 1})
    """
    problems = {tuple(sorted(point.problem.items())) for point in plan.points}
    if len(problems) != 1:
        raise InputError(f"a search is of one problem, not of {len(problems)}: give one size for each problem axis")
    names = tuple(plan.points[0].tune)
    if not names:
        raise InputError(f"{kernel.name} has no tune axis, so there is nothing to search")
    refused: Counter[str] = Counter()
    points: list[PointSpec] = []
    units: list[float] = []
    indices: dict[str, dict[Configuration, int]] = {}
    reasons: dict[Configuration, str] = {}
    for point, work in zip(plan.points, plan.units, strict=True):
        configuration = tuple(point.tune[name] for name in names)
        if configuration not in reasons:
            reasons[configuration] = _refusal(kernel, point)
            if reasons[configuration]:
                refused[reasons[configuration]] += 1
        if reasons[configuration]:
            continue
        of_device = indices.setdefault(point.device, {})
        if configuration in of_device:
            raise InputError("a search is of one state of the cache: give --cache cold or warm")
        of_device[configuration] = len(points)
        points.append(point)
        units.append(work)
    if not points:
        [(reason, _)] = refused.most_common(1)
        raise InputError(f"no configuration of {kernel.name} is allowed; the reason of most: {reason}")
    values = {name: tuple(sorted({configuration[at] for configuration in reasons})) for at, name in enumerate(names)}
    return Space(
        kernel=kernel.name,
        problem=plan.points[0].problem,
        parameters=values,
        plan=replace(plan, points=tuple(points), units=tuple(units)),
        points=indices,
        refused=dict(refused),
        combinations=len(reasons),
    )


def _refusal(kernel: KernelFile, point: PointSpec) -> str:
    """Return why a configuration is not allowed, "" where it is."""
    try:
        workload = kernel.workload(point.problem, point.tune)
        if workload.broken_requirement is not None:
            return f"{kernel.name} requires {workload.broken_requirement}"
        launches = first_launches(workload).values() if workload.steps else [workload]
        if any(prod(launch.block) > MOST_THREADS for launch in launches):
            return f"a block has at most {MOST_THREADS} threads"
    except WarplensError as error:
        return str(error)
    return ""
