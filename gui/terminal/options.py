"""The options that several commands share, each declared once, and the reading of their values.

The rule: a value that is not allowed is an `InputError` that names the option, the value and what is allowed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from warplens.cuda.ground.errors import InputError

Usual = TypeVar("Usual", bound=float | None)

if TYPE_CHECKING:
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.execute.gpu.launch_process import LaunchTiming
    from warplens.cuda.ground.points import Baseline, CacheState, CheckLevel, Measuring


def whole_number(text: str, option: str, least: int = 1, most: int | None = None, example: str = "") -> int:
    """Return a whole number, which may be written with an exponent; a message quotes `example`.

    Raises:
        InputError: it is no whole number, or outside `least` to `most`.

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

KernelNames = Annotated[
    list[str],
    typer.Argument(metavar="KERNEL", help="Families, kernels or paths of .cu files.", autocompletion=complete_kernel),
]
OneKernel = Annotated[
    str, typer.Argument(metavar="KERNEL", help="A kernel, or the path of a .cu file.", autocompletion=complete_kernel)
]
KernelFolders = Annotated[
    list[Path] | None, typer.Option("--kernels", metavar="FOLDER", help="A folder with .cu files; may be repeated.")
]
OneProblem = Annotated[
    list[str] | None,
    typer.Option("--problem", metavar="AXIS", help="A size, as N=1024. Default: the largest default size up to 1024."),
]
OneTune = Annotated[
    list[str] | None,
    typer.Option("--tune", metavar="AXIS", help="A macro, as TILE=32. Default: the last of its default values."),
]
OneDevice = Annotated[
    str | None,
    typer.Option("--device", metavar="KEY", help="A GPU of `warplens devices`.", autocompletion=complete_device),
]
Devices = Annotated[
    list[str] | None,
    typer.Option(
        "--device", metavar="KEY", help="A GPU of `warplens devices`; may be repeated.", autocompletion=complete_device
    ),
]

# --- execution --------------------------------------------------------------------------------------------------------

Budget = Annotated[
    str | None,
    typer.Option(
        metavar="SECONDS", help="Time that a point may execute; a longer launch is sampled. inf: execute every block."
    ),
]
Limit = Annotated[
    str | None,
    typer.Option(metavar="COUNT", help="Warp instructions that a block may execute, as 5e9; a block of more fails."),
]
Check = Annotated[
    str | None,
    typer.Option(
        metavar="fast|full",
        help="Execute no block (fast) or every block (full) a second time to find races and reads of unwritten shared "
        "memory. Default: those of points that are executed whole, for no longer than the first execution took.",
    ),
]
Reference = Annotated[
    str | None,
    typer.Option(
        metavar="KERNEL|FILE.py:FUNCTION",
        help="Compare each result with that of this kernel (one of those that are run, one of the same file or folder, "
        "or a built-in one), or of this Python function, which takes the arrays and sizes by their names and returns "
        "what the kernel writes.",
    ),
]
Inputs = Annotated[
    str | None,
    typer.Option(
        metavar="LIST",
        help="Check the result on these inputs too: zeros, ones, nan, huge, random (other random numbers). A point is "
        "wrong if it is wrong for one of them.",
    ),
]
TimeLimit = Annotated[
    str | None,
    typer.Option(
        "--time-limit",
        metavar="SECONDS",
        help="A point that takes longer fails. Default: 60; without a GPU its budget is added. inf: no limit.",
    ),
]
LockClocks = Annotated[
    bool,
    typer.Option(
        "--lock-clocks",
        help="Lock the clocks of this machine's GPUs at their base clock meanwhile, which administrators may.",
    ),
]
On = Annotated[
    str | None,
    typer.Option(
        metavar="CLUSTER",
        help="Run on a Dask cluster: tcp://HOST:PORT, ssh:HOST,HOST or local:COUNT. Default: on this machine.",
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        parser=whole_number_parser("--workers", most=1024),
        metavar="COUNT",
        help="Points that run at a time, 1 to 1024. Default: one for each processor.",
    ),
]

Timings = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=NUMBER", help="On a GPU: a setting of the timing, as least_samples=20; may be repeated."
    ),
]

# --- one request of a warp --------------------------------------------------------------------------------------------

Trace = Annotated[
    str | None,
    typer.Option(
        metavar="BLOCK,WARP,OCCURRENCE",
        help="The request that is described. Default: the first of warp 0 in a middle block.",
    ),
]
Step = Annotated[
    str | None,
    typer.Option(
        metavar="STEP[,LAUNCH]",
        help="A step of a sequence of launches, and which of its launches. Default: the first of the longest step.",
    ),
]
Pitch = Annotated[
    int | None,
    typer.Option(
        parser=whole_number_parser("--pitch", most=1 << 24),
        metavar="WORDS",
        help="Count the request again as if the rows of its array lay this many 4-byte words apart.",
    ),
]
Rescore = Annotated[
    str | None,
    typer.Option(metavar="KEY", help="Count the request by the rules of another GPU.", autocompletion=complete_device),
]

# --- output -----------------------------------------------------------------------------------------------------------

Trust = Annotated[
    bool,
    typer.Option(
        "--trust",
        help="Let the program write where it stands, and use the network. Default: it writes in a folder of its own.",
    ),
]
Json = Annotated[
    Path | None,
    typer.Option(
        "--json",
        metavar="FILE",
        help="Write the result as JSON to this file; - writes it to standard output, and nothing else.",
    ),
]
Quiet = Annotated[
    bool,
    typer.Option("--quiet", "-q", help="Print no progress and no notices on standard error; errors are still printed."),
]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print Markdown, for a pull request.")]

# --- comparison -------------------------------------------------------------------------------------------------------

Preset = Annotated[
    str,
    typer.Option(metavar="NAME", help="The least change that counts: strict (1 %), default (2 %) or permissive (5 %)."),
]
Threshold = Annotated[
    str | None, typer.Option(metavar="CHANGE", help="A least change in place of the preset's, as 3% or 0.03.")
]


def axes_of(texts: Iterable[str] | None, option: str) -> dict[str, tuple[int, ...]]:
    """Return the values of each axis that an option gives.

    Raises:
        InputError: a text is no axis, or an axis is given twice.

    Example:
        >>> axes_of(["N=250,256:1024:*2", "M=64"], "--problem")
        {'N': (250, 256, 512, 1024), 'M': (64,)}
    """
    from warplens.cuda.sweep.axes import merge_axes, parse_axis

    return merge_axes((parse_axis(text, option) for text in texts or ()), option)


def budget_of(text: str | None, usual: Usual) -> float | Usual:
    """Return the seconds that a point may execute, `usual` where none are given.

    Raises:
        InputError: it is no number above 0.

    Example:
        >>> budget_of("0.5", None), budget_of(None, 2.0)
        (0.5, 2.0)
    """
    from warplens.cuda.sweep.plan import parse_budget

    return usual if text is None else parse_budget(text)


def limit_of(text: str | None) -> int:
    """Return the most warp instructions of a block.

    Raises:
        InputError: it is no whole number.
    """
    from warplens.cuda.sweep.plan import DEFAULT_LIMIT

    return DEFAULT_LIMIT if text is None else whole_number(text, "--limit", example="5e9")


def level_of(text: str | None) -> CheckLevel:
    """Return the level of checking.

    Raises:
        InputError: there is no such level.

    Example:
        >>> level_of("full").value
        'full'
    """
    from warplens.profiles.sweep_options import check_level

    return check_level(text, "--check")


def single_values(texts: Iterable[str] | None, option: str) -> dict[str, int]:
    """Return the one value of each axis that an option gives.

    Raises:
        InputError: a text is no axis, or an axis has several values.
    """
    axes = axes_of(texts, option)
    for name, values in axes.items():
        if len(values) != 1:
            raise InputError(f"{option} takes one value for {name} here, not {len(values)}")
    return {name: values[0] for name, values in axes.items()}


def caches_of(text: str | None) -> tuple[CacheState, ...]:
    """Return the states of the cache in which points are measured.

    Raises:
        InputError: there is no such state.

    Example:
        >>> [state.value for state in caches_of("both")]
        ['cold', 'warm']
    """
    from warplens.profiles.sweep_options import cache_states

    return cache_states(text, "--cache")


def measuring_of(texts: Iterable[str]) -> Measuring:
    """Return the settings of the timing: the defaults, and those given as NAME=NUMBER in their place.

    Raises:
        InputError: there is no such setting, it is given twice, or its value is out of range.
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


def seconds_of(text: str, option: str) -> float:
    """Return a time in seconds.

    Raises:
        InputError: it is no finite number above 0.
    """
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < math.inf:
        raise InputError(f"{option} takes seconds above 0, such as 30, not {text!r}")
    return value


def time_limit_of(text: str | None) -> float | None:
    """Return the seconds that a point may take, None where none are given.

    Raises:
        InputError: it is no number above 0.

    Example:
        >>> time_limit_of("2.5")
        2.5
    """
    if text is None:
        return None
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not value > 0:
        raise InputError(f"--time-limit takes seconds above 0, such as 30, or inf for none, not {text!r}")
    return value


def baselines_of(text: str | None, specs: Sequence[GpuSpec]) -> frozenset[Baseline]:
    """Return the baselines that stand beside the variants; the default is `USUAL` where a device is a GPU, else none.

    Raises:
        InputError: there is no such baseline, or it needs a GPU and no device is one.
    """
    from warplens.profiles.sweep_options import chosen_baselines

    words = None if text is None else [word.strip() for word in text.split(",")]
    return chosen_baselines(words, specs, "--baselines")


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


# The options that say how the launches of a program are timed on a GPU of this machine.
# An option of the timing without anything that is timed is refused.


Emulate = Annotated[
    bool, typer.Option("--emulate", help="Leave the GPU of this machine alone: the engine executes all launches.")
]
LaunchCache = Annotated[
    str | None,
    typer.Option(
        metavar="cold|warm", help="On a GPU: the state of its L2 cache when a timed launch begins. Default: cold."
    ),
]
LaunchTimings = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=NUMBER", help="On a GPU: a setting of timing, as least_samples=20. May be repeated."),
]


def launch_timing(cache: str | None, timing: Sequence[str], *, is_timed: bool) -> LaunchTiming | None:
    """Return how the launches of a program are timed on a GPU, None where there is no GPU.

    Raises:
        InputError: there is no such state or setting, or nothing is timed.
    """
    from warplens.cuda.execute.gpu.launch_process import LaunchTiming
    from warplens.cuda.ground.points import CacheState

    if not is_timed:
        for option, value in (("--cache", cache), ("--timing", timing)):
            if value:
                raise InputError(f"{option} is for launches that are timed on a GPU of this machine, and none is")
        return None
    if cache is not None and cache not in set(CacheState):
        raise InputError(f"--cache takes cold or warm, not {cache!r}")
    return LaunchTiming(cache=CacheState(cache or CacheState.COLD), measuring=measuring_of(timing))
