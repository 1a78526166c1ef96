"""What runs a point, a sweep or a comparison again, as a command line and as a Python script.

The rule: what a profile says of its making is its `command`; a point keeps of it all that concerns how a kernel runs
(headers, macros, budget, inputs, timing) and replaces what says which points. Nothing is opened and nothing runs here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.search import KERNEL_SUFFIXES
from warplens.cuda.device.cards import is_card
from warplens.cuda.device.host import HOST
from warplens.cuda.errors import InputError
from warplens.cuda.points import Baseline, CacheState, PointResult
from warplens.profiles.cleaning import one_line
from warplens.profiles.formats import short_device_name
from warplens.profiles.kept_launches import is_launch
from warplens.profiles.records import Head
from warplens.profiles.reproduction.calls import (
    OF_POINTS,
    RUN_FLAGS,
    RUN_OPTIONS,
    SCRIPT_FLAGS,
    SCRIPT_OPTIONS,
    WRITTEN,
    Call,
    entry_of,
    name_of,
    not_an_option,
    parsed,
    run_line,
    shell_line,
    words_of,
)
from warplens.profiles.reproduction.scripts import literal, program_script, run_script
from warplens.profiles.thresholds import DEFAULT_PRESET


@dataclass(frozen=True, slots=True, kw_only=True)
class Reproduction:
    """What runs something again: a command line, a Python script, and what a user should know of both ("" for nothing).

    Neither ends with a line break.
    """

    command: str
    python: str
    remark: str = ""


def point_reproduction(
    profile: Head, point: PointResult, kernels: Iterable[KernelFile], points: Iterable[PointResult] = ()
) -> Reproduction:
    """Return what runs one point again.

    Args:
        profile: the profile of the point, whose command says how it was run.
        point: the point. A launch of a program is run by the whole program.
        kernels: kernel files that are known here, among them the built-in ones: they say where the kernel lies.
        points: those of the profile; a baseline runs beside a variant of its family, which is looked up here.

    Raises:
        InputError: where the kernel lies is not known, or the command of the profile cannot be read.
    """
    if is_launch(point):
        return _of_script(profile)
    known = tuple(kernels)
    call = parsed(profile.command, "run", RUN_FLAGS, RUN_OPTIONS) or Call()
    variant = point if point.baseline is None else _beside(point, points)
    names, remark = _names_of(variant, call, known)
    options = [("--problem", f"{name}={value}") for name, value in point.problem.items()]
    options += [("--tune", f"{name}={value}") for name, value in variant.tune.items()]
    options.append(("--device", _device_of(profile, variant if point.device == HOST else point)))
    if point.cache is not None and point.cache is not CacheState.COLD:
        options.append(("--cache", point.cache.value))
    if point.baseline is not None:
        options.append(("--baselines", point.baseline.value))
    elif is_card(point.device):
        options.append(("--baselines", "none"))
    kept = call.without(OF_POINTS | WRITTEN)
    if not is_card(point.device) and point.baseline is not Baseline.NUMPY:
        kept = kept.without(["--timing", "--lock-clocks"])
    whole = Call(names=names, options=(*options, *kept.options))
    remarks = [remark, _card_remark(profile, [variant.device])]
    return Reproduction(
        command=run_line(whole),
        python=run_script(whole, "print(profile.points[0])"),
        remark="; ".join(filter(None, remarks)),
    )


def sweep_reproduction(profile: Head, kernels: Iterable[KernelFile]) -> Reproduction:
    """Return what runs the whole sweep of a profile again.

    Args:
        profile: the profile.
        kernels: kernel files that are known here: they say where kernels lie that the command names without a folder.

    Raises:
        InputError: the profile says no command that runs it, as one from a document or another program does.
    """
    call = parsed(profile.command, "run", RUN_FLAGS, RUN_OPTIONS)
    if call is None:
        return _of_script(profile)
    known = {kernel.name: kernel for kernel in kernels}
    whole = replace(call.without(WRITTEN), names=tuple(_with_folder(name, known.values()) for name in call.names))
    return Reproduction(
        command=run_line(whole),
        python=run_script(whole, "print(profile)"),
        remark=_card_remark(profile, [device.key for device in profile.devices]),
    )


def comparison_reproduction(
    base: str | Path,
    new: str | Path,
    *,
    preset: str = DEFAULT_PRESET,
    threshold: float | None = None,
    ignore_devices: bool = False,
) -> Reproduction:
    """Return what compares two saved profiles again; the arguments are those of `warplens.compare`."""
    paths = [not_an_option(str(path)) for path in (base, new)]
    words, arguments = ["warplens", "compare", *paths], [*map(literal, paths)]
    if preset != DEFAULT_PRESET:
        words += ["--preset", preset]
        arguments.append(f"preset={literal(preset)}")
    if threshold is not None:
        words += ["--threshold", repr(threshold)]
        arguments.append(f"threshold={threshold!r}")
    if ignore_devices:
        words.append("--ignore-devices")
        arguments.append("ignore_devices=True")
    script = f"import warplens\n\ncomparison = warplens.compare({', '.join(arguments)})\nprint(comparison)"
    return Reproduction(command=shell_line(words), python=script)


def _names_of(point: PointResult, call: Call, kernels: Sequence[KernelFile]) -> tuple[tuple[str, ...], str]:
    """Return the words that name a point's kernel, and a remark on them.

    Raises:
        InputError: where it lies is not known.
    """
    named = [kernel for kernel in kernels if kernel.name == point.kernel]
    same = [kernel for kernel in named if kernel.source_hash == point.source_hash]
    for kernel in (*same, *named):
        changed = "" if same or not point.source_hash else f"{kernel.name} has changed since this point ran"
        return (name_of(kernel, str(Path(kernel.path).absolute())),), changed
    files = [name for name in call.names if name.partition("::")[0].endswith(KERNEL_SUFFIXES)]
    entry = point.kernel.rpartition(".cu::")[2]
    exact = [name for name in files if name.endswith(f"::{entry}")]
    if len(exact or files) == 1:
        return (f"{(exact or files)[0].partition('::')[0]}::{entry}",), ""
    if files:
        return tuple(exact or files), f"it runs more than {one_line(point.kernel)}: which file has it is not known here"
    if call.last("--kernels") is not None:
        return (point.kernel,), ""
    raise InputError(
        f"where the kernel {one_line(point.kernel)} lies is not known here: add its file to the window, or run it by "
        "the path of its file"
    )


def _with_folder(name: str, kernels: Iterable[KernelFile]) -> str:
    """Return the word for a kernel whose file is named without its folder, with the folder that is known here."""
    path, mark, entry = name.partition("::")
    if mark and path == Path(path).name:
        for kernel in kernels:
            if Path(kernel.path).name == path and entry_of(kernel) == entry:
                return name_of(kernel, str(Path(kernel.path).absolute()))
    return name


def _beside(point: PointResult, points: Iterable[PointResult]) -> PointResult:
    """Return a variant that a baseline ran beside: of its family, at its sizes, with the fewest tune values.

    Raises:
        InputError: there is none.
    """
    variants = [
        other
        for other in points
        if other.baseline is None and other.family == point.family and other.problem == point.problem
    ]
    if not variants:
        raise InputError(
            f"{one_line(point.kernel)} runs beside a variant of {one_line(point.family)}, and none has a point of its "
            "sizes here"
        )
    return min(variants, key=lambda other: (other.device != point.device, len(other.tune)))


def _device_of(profile: Head, point: PointResult) -> str:
    if point.device != HOST:
        return point.device
    return next((device.key for device in profile.devices if device.key != HOST), point.device)


def _card_remark(profile: Head, devices: Iterable[str]) -> str:
    """Return the remark on the cards that the devices are: another machine may lack them."""
    names = []
    for key in filter(is_card, devices):
        record = profile.device(key)
        names.append(short_device_name(record.name) if record is not None else key)
    return f"the machine needs the card {' and '.join(map(one_line, dict.fromkeys(names)))}" if names else ""


def _of_script(profile: Head) -> Reproduction:
    """Return what runs the program again whose launches a profile holds.

    Raises:
        InputError: the command of the profile runs no script.
    """
    call = parsed(profile.command, "python", SCRIPT_FLAGS, SCRIPT_OPTIONS)
    if call is None:
        told = f"its command is {one_line(profile.command)}" if profile.command else "it names no command"
        raise InputError(f"this profile does not say how it was run: {told}")
    kept = call.without(WRITTEN)
    program = ["-m", call.names[0]] if call.is_module else [not_an_option(call.names[0])]
    words = ["warplens", "python", *words_of(kept.options), *program]
    words += ["--", *call.arguments] if call.arguments else []
    remark = "it runs the whole program, from the folder where it was run"
    return Reproduction(command=shell_line(words), python=program_script(kept), remark=remark)
