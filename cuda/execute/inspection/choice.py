"""The choice of the one point that is executed to look at it, and of the request that is described.

The rule: nothing here imports the compiler or the engine: the process that makes the choice does not execute the point.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.files import for_device
from warplens.cuda.device.gpus import load_device
from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.ground.points import CheckLevel, PointSpec

if TYPE_CHECKING:
    from warplens.cuda.execute.inspection.records import TracePlace  # the window has no time for it at its start

LARGEST_DEFAULT = 1024  # by default the largest default size up to this one is explained: it takes seconds to execute


def choose_point(
    kernels: Sequence[KernelFile],
    *,
    problem: Mapping[str, tuple[int, ...]],
    tune: Mapping[str, tuple[int, ...]],
    device: str,
    budget_s: float,
    limit: int,
    check: CheckLevel = CheckLevel.AUTO,
    verb: str = "explained",
) -> PointSpec:
    """Return the one point to explain, or to do with what `verb` says.

    An axis without a value takes its largest default size up to `LARGEST_DEFAULT`, or its last default tune value.

    Raises:
        InputError: several kernels, or several values of an axis.
        UnknownNameError: an axis that the kernel does not have.
    """
    if len(kernels) > 1:
        names = ", ".join(kernel.name for kernel in kernels)
        raise InputError(f"one kernel is {verb} at a time, not {len(kernels)} ({names})")
    key = load_device(device).key
    kernel = for_device(kernels[0], key)
    macros = {name: values[-1] for name, values in kernel.tune.items()}
    return PointSpec(
        kernel=kernel.name,
        path=str(kernel.path),
        source_hash=kernel.source_hash,
        front_matter=kernel.front_matter,
        family=kernel.family,
        problem=usual_sizes(kernel) | _single("problem axis", problem, kernel.problem_axes, verb, kernel),
        tune=macros | _single("tune axis", tune, kernel.tune_axes, verb),
        device=key,
        budget_s=budget_s,
        limit=limit,
        check=check,
    )


def usual_sizes(kernel: KernelFile) -> dict[str, int]:
    """Return the largest default size up to `LARGEST_DEFAULT` of each problem axis, or its smallest."""
    return {
        name: max((value for value in values if value <= LARGEST_DEFAULT), default=min(values))
        for name, values in kernel.problem.items()
    }


def _single(
    kind: str,
    values_by_axis: Mapping[str, tuple[int, ...]],
    axes: Sequence[str],
    verb: str,
    of_sizes: KernelFile | None = None,
) -> dict[str, int]:
    for name, values in values_by_axis.items():
        if name not in axes:
            raise UnknownNameError(kind, name, axes)
        if len(values) > 1:
            raise InputError(
                f"one point is {verb} at a time: give the {kind} {name!r} one value, not {len(values)} "
                f"({name}={','.join(map(str, values[:8]))}{',...' if len(values) > 8 else ''})"
            )
        if of_sizes is not None and values[0] < of_sizes.least_size(name):
            raise InputError(f"the problem axis {name!r} has the value {values[0]}; a size is at least 1")
    return {name: values[0] for name, values in values_by_axis.items()}


def place_of(trace: str | None, step: str | None) -> TracePlace | None:
    """Return the request that the options `--trace` and `--step` choose, None where neither is given.

    `--trace` is `BLOCK,WARP,OCCURRENCE`, of which the last ones may be left out. `--step` is `STEP`, or `STEP,LAUNCH`
    for another launch of the step than its first.

    Raises:
        InputError: an option has another form.
    """
    from warplens.cuda.execute.inspection.records import TracePlace  # the window has no time for it at its start

    place = None
    if trace is not None:
        if re.fullmatch(r"[0-9]{1,12}(,[0-9]{1,12}){0,2}", trace) is None:
            form = "BLOCK,WARP,OCCURRENCE as three numbers from 0 on, such as 5,0,0"
            raise InputError(f"--trace takes {form}, not {trace!r}")
        block, warp, occurrence = (*map(int, trace.split(",")), 0, 0)[:3]
        place = TracePlace(block=block, warp=warp, occurrence=occurrence)
    if step is None:
        return place
    if re.fullmatch(r"[1-9][0-9]{0,8}(,[1-9][0-9]{0,8})?", step) is None:
        raise InputError(f"--step takes STEP or STEP,LAUNCH as numbers from 1 on, such as 2 or 2,7, not {step!r}")
    number, launch = (*map(int, step.split(",")), 1)[:2]
    return replace(place or TracePlace(), step=number, launch=launch)
