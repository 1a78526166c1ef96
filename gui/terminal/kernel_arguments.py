"""The kernels that the arguments of a command name, and the one point that some commands execute.

The rule: a kernel file that is wrong is left out and named, as long as another kernel is left.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from warplens.cuda.ground.errors import InputError, SpannedError, UnknownNameError
from warplens.cuda.ground.points import CheckLevel, PointSpec
from warplens.gui.terminal.option_values import axes_of, budget_of, limit_of
from warplens.gui.terminal.options import declared_beside
from warplens.profiles.formats import split_at_commas

if TYPE_CHECKING:
    from warplens.cuda.catalogue import KernelFile
    from warplens.cuda.catalogue.assumptions import Overrides

option = declared_beside(__file__)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenKernels:
    """The kernels that the arguments of a command name; `wrong` has a sentence on each that was left out."""

    kernels: tuple[KernelFile, ...]
    wrong: tuple[str, ...] = ()


def chosen_kernels(
    names: Sequence[str], folders: Sequence[Path] | None, overrides: Overrides | None = None
) -> ChosenKernels:
    """Return the kernels that the arguments of a command name (`catalogue.select`).

    A file that is wrong is left out, as long as another kernel is left; `InputError` if a name is that of a folder, or
    of no kernel, or each kernel file is wrong.
    """
    from warplens.cuda.catalogue import select

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
            way = f"`--kernels {error.name}` adds its kernels, which are then chosen by name or family"
            raise InputError(f"{error.name} is a folder, not a kernel; {way}") from None
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
    """Return the one point that a command executes (`inspection.choice.choose_point`); `InputError` if several kernels
    or several values of an axis, or an option that cannot be read.
    """
    from warplens.cuda.catalogue.files import for_device
    from warplens.cuda.device.gpus import default_device
    from warplens.cuda.execute.inspection.records import choose_point
    from warplens.cuda.sweep.protocols import DEFAULT_BUDGET_S

    kernels = chosen_kernels([kernel], folders, overrides).kernels
    point = choose_point(
        kernels, problem=axes_of(problem, "--problem"), tune=axes_of(tune, "--tune"),
        device=device or default_device(), budget_s=budget_of(budget, DEFAULT_BUDGET_S), limit=limit_of(limit),
        check=check or CheckLevel.FAST,
    )  # fmt: skip
    # an expression without a value at this point is bad input
    for_device(kernels[0], point.device).workload(point.problem, point.tune)
    return point


# The options that say how a kernel without front matter is launched, and where its headers are.
# They replace what is inferred of the file; a file that has front matter says it there.

_MACRO = re.compile(r"[A-Za-z_]\w*(?:=[^\n]*)?")
_PANEL = "Of a .cu without front matter"

Include = Annotated[list[str] | None, option("include", rich_help_panel=_PANEL)]
Define = Annotated[list[str] | None, option("define", rich_help_panel=_PANEL)]


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchOptions:
    """The options that replace what is inferred of a file."""

    block: Annotated[str | None, option("block", rich_help_panel=_PANEL)] = None
    grid: Annotated[str | None, option("grid", rich_help_panel=_PANEL)] = None
    dynamic_shared: Annotated[str | None, option("dynamic_shared", rich_help_panel=_PANEL)] = None
    include: Include = None
    define: Define = None

    def overrides(self, sizes: Mapping[str, tuple[int, ...]] | None = None, device: str = "") -> Overrides:
        """Return what the options say; `InputError` if a block or a grid has more than three dimensions, or an empty
        one, or a macro has no name. `sizes` are those of `--problem`, `device` is the key of the GPU whose attributes
        host code is given, "" for the default one.
        """
        from warplens.cuda.catalogue.assumptions import Overrides

        for text in self.define or ():
            if not _MACRO.fullmatch(text):
                raise InputError(f"-D takes a macro, NAME or NAME=VALUE, not {text!r}")
        return Overrides(
            block=_extent(self.block, "--block"),
            grid=_extent(self.grid, "--grid"),
            dynamic_shared=(self.dynamic_shared or "").strip(),
            sizes=dict(sizes or {}),
            include_folders=tuple(self.include or ()),
            defines=tuple(self.define or ()),
            device=device,
        )


def _extent(text: str | None, option: str) -> tuple[str, ...]:
    if text is None:
        return ()
    parts = tuple(split_at_commas(text))
    if len(parts) > 3 or not all(parts):
        raise InputError(
            f"{option} takes one to three expressions, such as 256 or 'cdiv(N,16),cdiv(M,16)', not {text!r}"
        )
    return parts
