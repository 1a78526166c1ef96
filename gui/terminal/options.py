"""The options that several commands share, each declared once, and the reading of their values.

The rule: a value that is not allowed is an `InputError` that names the option, the value and what is allowed.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from warplens.cuda.ground.errors import InputError

Usual = TypeVar("Usual", bound=float | None)


def declared_beside(module: str) -> Callable[..., Any]:
    """Return what declares an option or argument by its name in the `.toml` beside a module, which has all its words.

    Further arguments are those of typer; `default` is what the help calls so.
    """
    words = tomllib.loads(Path(module).with_suffix(".toml").read_text(encoding="utf-8"))

    def declare(name: str, *, default: object = "", **more: Any) -> Any:
        row = words[name]
        kind = typer.Argument if row.get("is_argument") else typer.Option
        more = {"metavar": row.get("metavar"), "help": row["help"].replace("{default}", str(default)), **more}
        return kind(*row.get("flags", ()), **more)

    return declare


option = declared_beside(__file__)

if TYPE_CHECKING:
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.execute.gpu.launch_process import LaunchTiming
    from warplens.cuda.ground.points import Baseline, CacheState, CheckLevel, Measuring


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


def whole_number_parser(option: str, least: int = 1, most: int | None = None) -> Callable[[str], int]:
    """Return the parser of an option that takes a whole number (`whole_number`)."""

    def parse(text: str) -> int:
        return whole_number(text, option, least, most)

    return parse


def complete_kernel(incomplete: str) -> list[tuple[str, str]]:
    """Return the built-in kernels and families whose names begin so, each with what it is, for the shell."""
    from warplens.cuda.catalogue import builtin_kernels

    kernels = builtin_kernels()
    words = {kernel.family: "family" for kernel in kernels} | {kernel.name: kernel.title for kernel in kernels}
    return [(name, title) for name, title in words.items() if name.startswith(incomplete)]


def complete_device(incomplete: str) -> list[tuple[str, str]]:
    """Return the GPUs whose keys begin so, each with its name, for the shell."""
    from warplens.cuda.device.gpus import installed_gpus
    from warplens.cuda.device.spec import all_specs

    specs = (*(gpu.spec for gpu in installed_gpus()), *all_specs())
    return [(spec.key, spec.name) for spec in specs if spec.key.startswith(incomplete)]


# --- kernels and points -----------------------------------------------------------------------------------------------

KernelNames = Annotated[list[str], option("kernel_names", autocompletion=complete_kernel)]
OneKernel = Annotated[str, option("one_kernel", autocompletion=complete_kernel)]
KernelFolders = Annotated[list[Path] | None, option("kernel_folders")]
OneProblem = Annotated[list[str] | None, option("one_problem")]
OneTune = Annotated[list[str] | None, option("one_tune")]
OneDevice = Annotated[str | None, option("one_device", autocompletion=complete_device)]
Devices = Annotated[list[str] | None, option("devices", autocompletion=complete_device)]

# --- execution --------------------------------------------------------------------------------------------------------

Budget = Annotated[str | None, option("budget")]
Limit = Annotated[str | None, option("limit")]
Check = Annotated[str | None, option("check")]
Reference = Annotated[str | None, option("reference")]
Inputs = Annotated[str | None, option("inputs")]
TimeLimit = Annotated[str | None, option("time_limit")]
LockClocks = Annotated[bool, option("lock_clocks")]
On = Annotated[str | None, option("on")]
Workers = Annotated[int | None, option("workers", parser=whole_number_parser("--workers", most=1024))]

Timings = Annotated[list[str] | None, option("timings")]

# --- one request of a warp --------------------------------------------------------------------------------------------

Trace = Annotated[str | None, option("trace")]
Step = Annotated[str | None, option("step")]
Pitch = Annotated[int | None, option("pitch", parser=whole_number_parser("--pitch", most=1 << 24))]
Rescore = Annotated[str | None, option("rescore", autocompletion=complete_device)]

# --- output -----------------------------------------------------------------------------------------------------------

Trust = Annotated[bool, option("trust")]
Json = Annotated[Path | None, option("json")]
Quiet = Annotated[bool, option("quiet")]
Markdown = Annotated[bool, option("markdown")]

# --- comparison -------------------------------------------------------------------------------------------------------

Preset = Annotated[str, option("preset")]
Threshold = Annotated[str | None, option("threshold")]


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
    """Return a number, 0 for a text that is none."""
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


# The options that say how the launches of a program are timed on a GPU of this machine.
# An option of the timing without anything that is timed is refused.

Emulate = Annotated[bool, option("emulate")]
LaunchCache = Annotated[str | None, option("launch_cache")]
LaunchTimings = Annotated[list[str] | None, option("launch_timings")]


def launch_timing(cache: str | None, timing: Sequence[str], *, is_timed: bool) -> LaunchTiming | None:
    """Return how the launches of a program are timed on a GPU, None where there is no GPU; `InputError` if there is no
    such state or setting, or nothing is timed.
    """
    from warplens.cuda.execute.gpu.launch_process import LaunchTiming
    from warplens.cuda.ground.points import CacheState

    if not is_timed:
        for name, value in (("--cache", cache), ("--timing", timing)):
            if value:
                raise InputError(f"{name} is for launches that are timed on a GPU of this machine, and none is")
        return None
    if cache is not None and cache not in set(CacheState):
        raise InputError(f"--cache takes cold or warm, not {cache!r}")
    return LaunchTiming(cache=CacheState(cache or CacheState.COLD), measuring=measuring_of(timing))
