"""The reading of what options give: each value is checked once, here.

The rule: a value that is not allowed is an `InputError` that names the option, the value and what is allowed. Nothing
here needs typer, which takes longer to import than a short program to run.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from warplens.cuda.ground.errors import InputError

if TYPE_CHECKING:
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.execute.gpu.launch_process import LaunchTiming
    from warplens.cuda.ground.points import Baseline, CacheState, CheckLevel, Measuring

Usual = TypeVar("Usual", bound=float | None)


def whole_number(text: str, option: str, least: int = 1, most: int | None = None, example: str = "") -> int:
    """Return a whole number, which may be written with an exponent; a message quotes `example`.

    `InputError` if it is no whole number, or outside `least` to `most`.

    Example:
        >>> whole_number("5e9", "--limit")
        5000000000
    """
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not (value >= least and value.is_integer() and (most is None or value <= most)):
        allowed = f"from {least} on" if most is None else f"from {least} to {most:,}"
        such_as = f", such as {example}" if example else ""
        raise InputError(f"{option} takes a whole number {allowed}{such_as}, not {text!r}")
    return int(value)


def axes_of(texts: Iterable[str] | None, option: str) -> dict[str, tuple[int, ...]]:
    """Return the values of each axis that an option gives; `InputError` if a text is no axis, or repeats one.

    Example:
        >>> axes_of(["N=250,256:1024:*2", "M=64"], "--problem")
        {'N': (250, 256, 512, 1024), 'M': (64,)}
    """
    from warplens.cuda.sweep.axes import merge_axes, parse_axis

    return merge_axes((parse_axis(text, option) for text in texts or ()), option)


def budget_of(text: str | None, usual: Usual) -> float | Usual:
    """Return the seconds that a point may execute, `usual` where none are given; `InputError` if it is no number above
    0.
    """
    if text is None:
        return usual
    from warplens.cuda.sweep.plan import parse_budget

    return parse_budget(text)


def limit_of(text: str | None) -> int:
    """Return the most warp instructions of a block; `InputError` if it is no whole number."""
    from warplens.cuda.sweep.plan import DEFAULT_LIMIT

    return DEFAULT_LIMIT if text is None else whole_number(text, "--limit", example="5e9")


def level_of(text: str | None) -> CheckLevel:
    """Return the level of checking; `InputError` if there is no such level."""
    from warplens.profiles.arguments import check_level

    return check_level(text, "--check")


def single_values(texts: Iterable[str] | None, option: str) -> dict[str, int]:
    """Return the one value of each axis that an option gives; `InputError` if a text is no axis, or one has several."""
    axes = axes_of(texts, option)
    for name, values in axes.items():
        if len(values) != 1:
            raise InputError(f"{option} takes one value for {name} here, not {len(values)}")
    return {name: values[0] for name, values in axes.items()}


def caches_of(text: str | None) -> tuple[CacheState, ...]:
    """Return the states of the cache in which points are measured; `InputError` if there is no such state."""
    from warplens.profiles.arguments import cache_states

    return cache_states(text, "--cache")


def measuring_of(texts: Iterable[str]) -> Measuring:
    """Return the settings of the timing: the defaults, and those given as NAME=NUMBER in their place; `InputError` if
    there is no such setting, it is given twice, or its value is out of range.
    """
    from dataclasses import fields

    from warplens.cuda.ground.points import Measuring

    usual = {field.name: getattr(Measuring(), field.name) for field in fields(Measuring)}
    settings: dict[str, float] = {}
    for text in texts:
        name, equals, number = (part.strip() for part in text.partition("="))
        if not equals or name not in usual:
            raise InputError(f"--timing takes NAME=NUMBER with one of {', '.join(usual)}, not {text!r}")
        if name in settings:
            raise InputError(f"--timing gives {name} twice")
        settings[name] = whole_number(number, f"--timing {name}") if isinstance(usual[name], int) else _seconds(text)
    return Measuring(**(usual | settings))


def _seconds(text: str) -> float:
    try:
        return float(text.partition("=")[2])
    except ValueError:
        raise InputError(f"--timing takes a number after '=', not {text!r}") from None


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


def seconds_of(text: str, option: str) -> float:
    """Return a time in seconds; `InputError` if it is no finite number above 0."""
    value = _number(text)
    if not 0 < value < math.inf:
        raise InputError(f"{option} takes seconds above 0, such as 30, not {text!r}")
    return value


def time_limit_of(text: str | None) -> float | None:
    """Return the seconds that a point may take, None where none are given; `InputError` if it is no number above 0."""
    if text is None:
        return None
    value = _number(text)
    if not value > 0:
        raise InputError(f"--time-limit takes seconds above 0, such as 30, or inf for none, not {text!r}")
    return value


def baselines_of(text: str | None, specs: Sequence[GpuSpec]) -> frozenset[Baseline]:
    """Return the baselines that stand beside the variants; the default is `USUAL` where a device is a GPU, else none.

    `InputError` if there is no such baseline, or it needs a GPU and no device is one.
    """
    from warplens.profiles.arguments import chosen_baselines

    words = None if text is None else [word.strip() for word in text.split(",")]
    return chosen_baselines(words, specs, "--baselines")


def fraction(text: str, option: str) -> float:
    """Return a fraction that is given as such or in percent; `InputError` if it is no number between 0 and 1."""
    value = _number(text[:-1]) / 100 if text.endswith("%") else _number(text)
    if not 0 < value < 1:
        raise InputError(f"{option} takes a change above 0 and below 1, such as 3% or 0.03, not {text!r}")
    return value


def launch_timing(cache: str | None, timing: Sequence[str], *, is_timed: bool) -> LaunchTiming | None:
    """Return how the launches of a program are timed on a GPU, None where there is no GPU; `InputError` if there is no
    such state or setting, or nothing is timed.
    """
    from warplens.profiles import arguments

    settings = measuring_of(timing) if timing else None
    return arguments.launch_timing(cache, settings, is_timed=is_timed, dashes="--")
