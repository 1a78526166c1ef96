"""The space of a search: the configurations of one variant at one problem that its file allows.

The rule: nothing is compiled here. A configuration is left out where an expression of `requires` does not hold, where a
launch expression has no value, and where a block has more threads than any GPU takes; what only the compiler knows
(registers, shared memory) is found out when a configuration runs, and such a point is skipped with its reason.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

from warplens.cuda.catalogue import KernelFile, kernel_file, sequence, syntax
from warplens.cuda.catalogue.values import evaluate
from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.ground.points import CacheState
from warplens.cuda.sweep.plan import SweepPlan, plan_sweep

LARGEST_SPACE = 1_000_000  # combinations are gone through one by one before a search begins: these take some seconds
MOST_THREADS = 1024  # of a block. Source: CUDA C++ Programming Guide, "Technical Specifications per Compute Capability"

Configuration = tuple[int, ...]  # a value for each parameter of a space, in the order of its parameters


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """The allowed configurations of a variant."""

    kernel: str
    problem: Mapping[str, int]
    parameters: Mapping[str, tuple[int, ...]]  # the values of each macro, ascending
    plan: SweepPlan  # the points of the allowed configurations on each device
    points: Mapping[str, Mapping[Configuration, int]]  # by device, the index of each configuration's point in the plan
    refused: Mapping[str, int]  # how many configurations are left out, by reason
    combinations: int  # how many configurations there are in all

    @property
    def configurations(self) -> tuple[Configuration, ...]:
        """The allowed configurations, in the order of the plan."""
        return tuple(next(iter(self.points.values()), {}))

    def values(self, configuration: Configuration) -> dict[str, int]:
        """Return the value of each parameter of a configuration."""
        return dict(zip(self.parameters, configuration, strict=True))


def space_of(
    kernel: KernelFile,
    *,
    problem: Mapping[str, tuple[int, ...]],
    tune: Mapping[str, tuple[int, ...]],
    devices: Sequence[str],
    cache: CacheState = CacheState.COLD,
    **settings: Any,
) -> Space:
    """Return the space of a variant at one problem; `settings` are those of points, as in `plan_sweep`."""
    kernel_file.check_known("problem axis", problem, kernel.problem_axes)
    sizes = kernel.problem | dict(problem)
    count = prod(len(values) for values in sizes.values())
    if count != 1:
        raise InputError(f"a search is of one problem, not of {count}: give one size for each problem axis")
    kernel_file.check_known("tune axis", tune, kernel.tune_axes)
    values = kernel.searched | dict(tune)
    axes = {name: tuple(sorted(set(values[name]))) for name in kernel.tune_axes if name in values}
    if not axes:
        raise InputError(f"{kernel.name} has no tune axis, so there is nothing to search")
    allowed, refused = allowed_configurations(kernel, {name: value for name, [value] in sizes.items()}, axes)
    if not allowed:
        [(reason, _)] = refused.most_common(1)
        raise InputError(f"no configuration of {kernel.name} is allowed; the reason of most: {reason}")
    plan = plan_sweep(
        [kernel],
        problem=problem,
        tune=axes,
        configurations=[dict(zip(axes, configuration, strict=True)) for configuration in allowed],
        devices=devices,
        caches=(cache,),
        **settings,
    )
    indices: dict[str, dict[Configuration, int]] = {}
    for index, point in enumerate(plan.points):
        indices.setdefault(point.device, {})[tuple(point.tune[name] for name in axes)] = index
    return Space(
        kernel=kernel.name,
        problem=plan.points[0].problem,
        parameters=axes,
        plan=plan,
        points=indices,
        refused=refused,
        combinations=prod(map(len, axes.values())),
    )


def allowed_configurations(
    kernel: KernelFile, problem: Mapping[str, int], axes: Mapping[str, tuple[int, ...]]
) -> tuple[list[Configuration], Counter[str]]:
    """Return which combinations of macros a variant allows at a problem, and how many it refuses for each reason.

    Each requirement is evaluated once for each combination of the macros that it depends on, and these are few.
    """
    combinations = prod(map(len, axes.values()))
    if combinations > LARGEST_SPACE:
        has = f"{kernel.name} has {combinations:,} combinations of macros here"
        raise InputError(f"{has}; a search takes at most {LARGEST_SPACE:,}")
    names = tuple(axes)
    requirements = [_Requirement(kernel, problem, names, requirement) for requirement in kernel.requires]
    refused: Counter[str] = Counter()
    configurations: list[Configuration] = []
    for configuration in product(*axes.values()):
        reason = next((why for requirement in requirements if (why := requirement.refusal(configuration))), "")
        reason = reason or _refusal(kernel, problem, dict(zip(names, configuration, strict=True)))
        if reason:
            refused[reason] += 1
        else:
            configurations.append(configuration)
    return configurations, refused


class _Requirement:
    """An expression of `requires`, whose verdict is kept for the values of the macros that it depends on."""

    def __init__(
        self, kernel: KernelFile, problem: Mapping[str, int], names: Sequence[str], requirement: syntax.Expression
    ) -> None:
        self._kernel, self._problem, self._names, self._requirement = kernel, problem, names, requirement
        used = _names_behind(kernel, requirement)
        self._places = tuple(place for place, name in enumerate(names) if name in used)
        self._known: dict[Configuration, str] = {}

    def refusal(self, configuration: Configuration) -> str:
        """Return why the requirement refuses a configuration, "" where it does not."""
        key = tuple(configuration[place] for place in self._places)
        if key not in self._known:
            self._known[key] = self._verdict(configuration)
        return self._known[key]

    def _verdict(self, configuration: Configuration) -> str:
        try:
            names = self._kernel.names_at(self._problem, dict(zip(self._names, configuration, strict=True)))
            if not evaluate(self._requirement, names):
                return f"{self._kernel.name} requires {self._requirement}"
        except WarplensError as error:
            return str(error)
        return ""


def _names_behind(kernel: KernelFile, expression: syntax.Expression) -> frozenset[str]:
    """Return the names that decide an expression, also through axes that follow others."""
    follows = kernel.problem_follows | kernel.tune_follows
    behind: set[str] = set()
    left = [expression]
    while left:
        new = {node.name for node in syntax.names_of(left.pop())} - behind
        behind |= new
        left += [follows[name] for name in new if name in follows]
    return frozenset(behind)


def _refusal(kernel: KernelFile, problem: Mapping[str, int], tune: Mapping[str, int]) -> str:
    """Return why a configuration is not allowed that breaks no requirement, "" where it is."""
    try:
        workload = kernel.workload(problem, tune)
        launches = sequence.first_launches(workload).values() if workload.steps else [workload]
        if any(prod(launch.block) > MOST_THREADS for launch in launches):
            return f"a block has at most {MOST_THREADS} threads"
    except WarplensError as error:
        return str(error)
    return ""
