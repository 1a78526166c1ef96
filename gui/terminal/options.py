"""The options that several commands share, and reading values that are more than one word or one number.

The rule: what is not allowed is an `InputError` that names the option, what was given and what is allowed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.points import Baseline, CacheState, CheckLevel, Measuring, PointSpec

KernelFolders = Annotated[
    list[Path] | None, typer.Option("--kernels", metavar="FOLDER", help="A folder with kernel files; may be repeated.")
]

OneKernel = Annotated[str, typer.Argument(metavar="KERNEL", help="A kernel, or the path of a .cu file.")]
OneProblem = Annotated[
    list[str] | None, typer.Option(metavar="AXIS", help="A size, as N=1024; default: the largest up to 1024.")
]
OneTune = Annotated[
    list[str] | None, typer.Option(metavar="AXIS", help="A macro, as TILE=32; default: the last of its values.")
]
OneDevice = Annotated[str | None, typer.Option(metavar="KEY", help="A GPU of `warplens devices`.")]

Budget = Annotated[
    str | None,
    typer.Option(
        metavar="SECONDS", help="Time a point may execute; a longer launch is sampled. inf: execute every block."
    ),
]
Limit = Annotated[
    str | None,
    typer.Option(metavar="COUNT", help="Warp instructions after which a block is taken for endless, as 5e9."),
]
Check = Annotated[
    str | None,
    typer.Option(
        metavar="fast|full",
        help="Look for races and reads of unwritten shared memory by executing once more: not at all, or every block. "
        "Default: full for points that are executed whole, but for no longer than the point took.",
    ),
]


def level_of(text: str | None) -> CheckLevel:
    """Return how much is to be checked.

    Raises:
        InputError: there is no such level.
    """
    from warplens.cuda.points import CheckLevel

    if text is None:
        return CheckLevel.AUTO
    if text not in set(CheckLevel):
        raise InputError(f"--check takes fast, full or auto, not {text!r}")
    return CheckLevel(text)


def single_values(texts: Iterable[str], option: str) -> dict[str, int]:
    """Return axes that have one value each.

    Raises:
        InputError: it is no axis, or has several values.
    """
    from warplens.cuda.sweep.axes import merge_axes, parse_axis

    axes = merge_axes((parse_axis(text, option) for text in texts), option)
    for name, values in axes.items():
        if len(values) != 1:
            raise InputError(f"{option} takes one value for {name} here, not {len(values)}")
    return {name: values[0] for name, values in axes.items()}


def whole_number(text: str, option: str) -> int:
    """Return a count that may be written with an exponent.

    Raises:
        InputError: it is no whole number from 1 on.
    """
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not (value >= 1 and value.is_integer()):
        raise InputError(f"{option} takes a whole number from 1 on, such as 5e9, not {text!r}")
    return int(value)


def caches_of(text: str | None) -> tuple[CacheState, ...]:
    """Return the states of the cache in which points are measured.

    Raises:
        InputError: there is no such state.
    """
    from warplens.cuda.points import CacheState

    if text == "both":
        return tuple(CacheState)
    if text is not None and text not in set(CacheState):
        raise InputError(f"--cache takes cold, warm or both, not {text!r}")
    return (CacheState.COLD if text is None else CacheState(text),)


def measuring_of(texts: Iterable[str]) -> Measuring:
    """Return how points are timed: the usual settings, with those given as NAME=NUMBER.

    Raises:
        InputError: there is no such setting, it is given twice, or its value makes no sense.
    """
    from dataclasses import fields

    from warplens.cuda.points import Measuring

    usual = {field.name: getattr(Measuring(), field.name) for field in fields(Measuring)}
    chosen: dict[str, float] = {}
    for text in texts:
        name, equals, number = (part.strip() for part in text.partition("="))
        if not equals or name not in usual:
            raise InputError(f"--timing takes NAME=NUMBER with one of {', '.join(usual)}, not {text!r}")
        if name in chosen:
            raise InputError(f"--timing gives {name} twice")
        chosen[name] = whole_number(number, f"--timing {name}") if isinstance(usual[name], int) else _seconds(text)
    return Measuring(**(usual | chosen))


def _seconds(text: str) -> float:
    try:
        return float(text.partition("=")[2])
    except ValueError:
        raise InputError(f"--timing takes a number after '=', not {text!r}") from None


def time_limit_of(text: str | None, usual_s: float) -> float:
    """Return the seconds that measuring a point may take.

    Raises:
        InputError: it is no number above 0.
    """
    try:
        value = usual_s if text is None else float(text)
    except ValueError:
        value = 0.0
    if not value > 0:
        raise InputError(f"--time-limit takes seconds above 0, such as 30, or inf for none, not {text!r}")
    return value


def baselines_of(text: str | None, specs: Sequence[GpuSpec]) -> frozenset[Baseline]:
    """Return the baselines that stand beside the variants: on a card the usual ones, unless others or none are named.

    Raises:
        InputError: there is no such baseline, or one of a card is named and no device is one.
    """
    from warplens.cuda.device.cards import is_card
    from warplens.cuda.points import Baseline
    from warplens.cuda.runners.baselines import USUAL

    if text is None:
        return USUAL if any(is_card(spec.key) for spec in specs) else frozenset()
    words = [word.strip() for word in text.split(",")]
    if words == ["none"]:
        return frozenset()
    if unknown := [word for word in words if word not in set(Baseline)]:
        raise InputError(f"--baselines takes {', '.join(Baseline)} or none, not {unknown[0]!r}")
    if set(words) != {Baseline.NUMPY}:
        want_card("--baselines cublas and copy" if len(words) > 1 else f"--baselines {words[0]}", specs)
    return frozenset(map(Baseline, words))


def want_card(option: str, specs: Sequence[GpuSpec]) -> None:
    """Check that an option of measuring has something to act on.

    Raises:
        InputError: no device of the sweep is a card.
    """
    from warplens.cuda.device.cards import is_card, look

    if any(is_card(spec.key) for spec in specs):
        return
    found = look()
    known = ", ".join(dict.fromkeys(card.spec.key for card in found.cards))
    raise InputError(
        f"{option} is for points that are measured on a card of this machine, and none is among the devices ("
        + (f"known: {known})" if known else f"{found.hindrance})")
    )


def fraction(text: str, option: str) -> float:
    """Return a fraction that is given as such or in percent.

    Raises:
        InputError: it is no number between 0 and 1.
    """
    try:
        value = float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise InputError(f"{option} takes a change above 0 and below 1, such as 3% or 0.03, not {text!r}")
    return value


def one_point(
    kernel: str,
    folders: list[Path] | None,
    problem: list[str] | None,
    tune: list[str] | None,
    device: str | None,
    *,
    budget: str | None = None,
    limit: str | None = None,
    check: CheckLevel | None = None,
) -> PointSpec:
    """Return the one point that a command looks at (`explanation.choose_point`).

    Raises:
        InputError: several kernels or several values of an axis, or an option that cannot be read.
    """
    from warplens.cuda.catalogue import select
    from warplens.cuda.device.cards import default_device
    from warplens.cuda.points import CheckLevel
    from warplens.cuda.runners.inspection.explanation import choose_point
    from warplens.cuda.sweep.axes import merge_axes, parse_axis
    from warplens.cuda.sweep.plan import DEFAULT_BUDGET_S, DEFAULT_LIMIT, parse_budget

    return choose_point(
        select([kernel], folders or ()),
        problem=merge_axes((parse_axis(text, "--problem") for text in problem or ()), "--problem"),
        tune=merge_axes((parse_axis(text, "--tune") for text in tune or ()), "--tune"),
        device=device or default_device(),
        budget_s=DEFAULT_BUDGET_S if budget is None else parse_budget(budget),
        limit=DEFAULT_LIMIT if limit is None else whole_number(limit, "--limit"),
        check=check or CheckLevel.FAST,
    )
