"""The kernels that the arguments of a command name, and the one point that some commands execute.

The rule: a kernel file that is wrong is left out and named, as long as another kernel is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from warplens.cuda.ground.errors import InputError
from warplens.gui.terminal.options import axes_of, budget_of, limit_of

if TYPE_CHECKING:
    from warplens.cuda.catalogue import KernelFile
    from warplens.cuda.catalogue.overrides import Overrides
    from warplens.cuda.ground.points import CheckLevel, PointSpec


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenKernels:
    """The kernels that the arguments of a command name; `wrong` has a sentence on each that was left out."""

    kernels: tuple[KernelFile, ...]
    wrong: tuple[str, ...] = ()


def chosen_kernels(
    names: Sequence[str], folders: Sequence[Path] | None, overrides: Overrides | None = None
) -> ChosenKernels:
    """Return the kernels that the arguments of a command name (`catalogue.select`).

    A file that is wrong is left out, as long as another kernel is left.

    Raises:
        InputError: a name is that of a folder, or of no kernel; or each kernel file is wrong.

    Example:
        >>> [kernel.name for kernel in chosen_kernels(["transpose_tiled", "column_sum"], None).kernels]
        ['transpose_tiled', 'column_sum']
    """
    from warplens.cuda.catalogue import select
    from warplens.cuda.ground.errors import SpannedError, UnknownNameError

    wrong: list[SpannedError] = []
    try:
        kernels = select(names, folders or (), wrong.append, overrides=overrides)
        if len(wrong) == 1 and not kernels:
            raise wrong[0]
        if not kernels and wrong:
            raise InputError(f"none of {len(wrong)} kernels and files can be run; the first: {wrong[0]}")
        return ChosenKernels(kernels=kernels, wrong=tuple(map(str, wrong)))
    except UnknownNameError as error:
        if error.name and Path(error.name).is_dir():
            raise InputError(
                f"{error.name} is a folder, not a kernel; `--kernels {error.name}` adds its kernels, which are then "
                "chosen by name or family"
            ) from None
        raise


def one_point(
    kernel: str,
    folders: list[Path] | None,
    problem: list[str] | None,
    tune: list[str] | None,
    device: str | None,
    *,
    overrides: Overrides | None = None,
    budget: str | None = None,
    limit: str | None = None,
    check: CheckLevel | None = None,
) -> PointSpec:
    """Return the one point that a command executes (`inspection.choice.choose_point`).

    Raises:
        InputError: several kernels or several values of an axis, or an option that cannot be read.
    """
    from warplens.cuda.catalogue.files import for_device
    from warplens.cuda.device.cards import default_device
    from warplens.cuda.execute.inspection.choice import choose_point
    from warplens.cuda.ground.points import CheckLevel
    from warplens.cuda.sweep.places import DEFAULT_BUDGET_S

    kernels = chosen_kernels([kernel], folders, overrides).kernels
    point = choose_point(
        kernels,
        problem=axes_of(problem, "--problem"),
        tune=axes_of(tune, "--tune"),
        device=device or default_device(),
        budget_s=budget_of(budget, DEFAULT_BUDGET_S),
        limit=limit_of(limit),
        check=check or CheckLevel.FAST,
    )
    for_device(kernels[0], point.device).workload(
        point.problem, point.tune
    )  # an expression without a value at this point is bad input
    return point
