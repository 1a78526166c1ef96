"""What runs a point, a sweep or a comparison of a profile again: a command line, and a Python script.

    reproduction = point_reproduction(profile, point, builtin_kernels())
    reproduction.command     # warplens run transpose_tiled --problem N=1024 --tune TILE=32 --device h200
    reproduction.python      # import warplens ...

The rule: what a profile says of its making is its `command`; a point keeps of it all that concerns how a kernel runs
(headers, macros, budget, inputs, timing) and replaces what says which points. Nothing is opened and nothing runs here.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from warplens.cuda.catalogue import KernelFile, search
from warplens.cuda.device.gpus import HOST, is_gpu
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Baseline, CacheState, PointResult
from warplens.profiles import arguments, calls, kept_launches, matching, records
from warplens.profiles.arguments import axis_values
from warplens.profiles.formats import one_line, plain, split_at_commas

# Text of others becomes a literal of Python, so that it is never code.

_OF_FILES = ("--block", "--grid", "--dynamic-shared", "--include", "--define")
"""These say how a file without front matter is launched; `warplens.run` has kernel files in their place."""


def literal(text: str) -> str:
    """Return a text as Python has it; what cannot be seen is escaped."""
    return repr(text) if plain(text) == text else ascii(text)


def run_script(call: calls.Call, last: str) -> str:
    """Return the script that does what a call of `warplens run` does; `last` is its last line."""
    head = ["import warplens"]
    names = [literal(name) for name in call.names]
    kernels = names[0] if len(names) == 1 else f"[{', '.join(names)}]"
    if any(call.values(option) for option in _OF_FILES):
        head.append("from warplens.cuda.catalogue import select")
        head.append("from warplens.cuda.catalogue.assumptions import Overrides")
        folders = "".join(f", {literal(folder)}" for folder in call.values("--kernels"))
        searched = f", [{folders[2:]}]" if folders else ""
        head += ["", f"kernels = select([{', '.join(names)}]{searched}, overrides={_overrides(call)})"]
        kernels = "kernels"
    lines = "\n".join(f"    {argument}," for argument in (kernels, *_arguments(call)))
    return "\n".join([*head, "", "profile = warplens.run(", lines, ")", last])


def _overrides(call: calls.Call) -> str:
    parts = []
    for option, name in (("--block", "block"), ("--grid", "grid")):
        if (text := call.last(option)) is not None:
            parts.append(f"{name}={tuple(split_at_commas(text))!r}")
    if (text := call.last("--dynamic-shared")) is not None:
        parts.append(f"dynamic_shared={literal(text)}")
    for option, name in (("--include", "include_folders"), ("--define", "defines")):
        if values := call.values(option):
            parts.append(f"{name}=({', '.join(map(literal, values))},)")
    if sizes := axis_values(call.values("--problem"), "--problem"):
        parts.append(f"sizes={sizes!r}")
    return f"Overrides({', '.join(parts)})"


def _arguments(call: calls.Call) -> Iterator[str]:
    for option in ("problem", "tune"):
        if texts := call.values(f"--{option}"):
            yield f"{option}={_axes(texts)}"
    devices = [literal(key) for key in call.values("--device")]
    if devices:
        yield f"device={devices[0]}" if len(devices) == 1 else f"device=[{', '.join(devices)}]"
    folders = call.values("--kernels")
    if folders and not any(call.values(option) for option in _OF_FILES):
        yield f"kernel_folders=[{', '.join(map(literal, folders))}]"
    for option, name in (("--budget", "budget_s"), ("--limit", "limit"), ("--time-limit", "time_limit_s")):
        if (text := call.last(option)) is not None:
            yield f"{name}={_number(text, option)}"
    for name in ("check", "inputs", "reference", "cache", "baselines", "on"):
        if (text := call.last(f"--{name}")) is not None:
            value = [word.strip() for word in text.split(",")] if name == "baselines" else text
            yield f"{name}={value!r}" if isinstance(value, list) else f"{name}={literal(value)}"
    yield from _timing(call)
    if ("--lock-clocks", "") in call.options:
        yield "lock_clocks=True"


def _axes(texts: Sequence[str]) -> str:
    """Return axes as Python has them: numbers where there is one value for each, else the texts of the command line."""
    if all(text.partition("=")[2].isdecimal() for text in texts):
        pairs = (text.partition("=") for text in texts)
        return f"{{{', '.join(f'{literal(name)}: {int(value)}' for name, _, value in pairs)}}}"
    return literal(texts[0]) if len(texts) == 1 else f"[{', '.join(map(literal, texts))}]"


def _timing(call: calls.Call) -> Iterator[str]:
    pairs = (text.partition("=") for text in call.values("--timing"))
    if settings := ", ".join(f"{literal(name.strip())}: {_number(value, '--timing')}" for name, _, value in pairs):
        yield f"timing={{{settings}}}"


def _number(text: str, option: str) -> str:
    try:
        value = float(text)
    except ValueError:
        raise InputError(f"{option} takes a number in the command of this profile, not {one_line(text)!r}") from None
    if not math.isfinite(value):
        return f"float({text.strip()!r})"
    return str(int(value)) if value.is_integer() and ("." not in text or option == "--limit") else repr(value)


def program_script(call: calls.Call) -> str:
    """Return the script that does what a call of `warplens python` does."""
    script = call.names[0]
    options = [literal(key) for key in call.values("--device")[-1:]]
    if (launches := call.last("--launches")) is not None:
        options.append(f"races={_number(launches, '--launches')}")
    if call.last("--emulate") is not None:
        options.append("emulate=True")
    options += [f"{name}={literal(text)}" for name in ("target", "cache") if (text := call.last(f"--{name}"))]
    if kernels := call.values("--kernel"):
        options.append(f"only=[{', '.join(map(literal, kernels))}]")
    options += _timing(call)
    run = "run_module" if call.is_module else "run_path"
    lines = ["import runpy", "import sys", "", "import warplens", ""]
    lines += ["sys.path.insert(0, '')"] if call.is_module else []
    lines.append(f"sys.argv = [{', '.join(map(literal, (script, *call.arguments)))}]")
    lines.append(f"with warplens.trace({', '.join(options)}) as launches:")
    as_main = f"run_name='__main__'{', alter_sys=True' if call.is_module else ''}"
    return "\n".join([*lines, f"    runpy.{run}({literal(script)}, {as_main})", "print(launches.profile)"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Reproduction:
    """What runs something again; neither the command nor the script ends with a line break."""

    command: str  # a command line
    python: str  # a Python script
    remark: str = ""  # what a user should know of both, "" for nothing


def point_reproduction(
    profile: records.Head, point: PointResult, kernels: Iterable[KernelFile], points: Iterable[PointResult] = ()
) -> Reproduction:
    """Return what runs one point of a profile again; a launch of a program is run by the whole program.

    `kernels` are the kernel files that are known here, among them the built-in ones: they say where the kernel lies. A
    baseline runs beside a variant of its family, which is looked up among the `points` of the profile.
    """
    if kept_launches.is_launch(point):
        return _of_script(profile)
    known = tuple(kernels)
    call = calls.parsed(profile.command, "run", calls.RUN_FLAGS, calls.RUN_OPTIONS) or calls.Call()
    variant = point if point.baseline is None else _beside(point, points)
    names, remark = _names_of(variant, call, known)
    options = [("--problem", f"{name}={value}") for name, value in point.problem.items()]
    options += [("--tune", f"{name}={value}") for name, value in variant.tune.items()]
    options.append(("--device", _device_of(profile, variant if point.device == HOST else point)))
    if point.cache is not None and point.cache is not CacheState.COLD:
        options.append(("--cache", point.cache.value))
    if point.baseline is not None:
        options.append(("--baselines", point.baseline.value))
    elif is_gpu(point.device):
        options.append(("--baselines", "none"))
    kept = call.without(calls.OF_POINTS | calls.WRITTEN)
    if not is_gpu(point.device) and point.baseline is not Baseline.NUMPY:
        kept = kept.without(["--timing", "--lock-clocks"])
    whole = calls.Call(names=names, options=(*options, *kept.options))
    remarks = [remark, _gpu_remark(profile, [variant.device])]
    return Reproduction(
        command=calls.run_line(whole),
        python=run_script(whole, "print(profile.points[0])"),
        remark="; ".join(filter(None, remarks)),
    )


def sweep_reproduction(profile: records.Head, kernels: Iterable[KernelFile]) -> Reproduction:
    """Return what runs the whole sweep of a profile again."""
    call = calls.parsed(profile.command, "run", calls.RUN_FLAGS, calls.RUN_OPTIONS)
    if call is None:
        return _of_script(profile)
    known = {kernel.name: kernel for kernel in kernels}
    whole = replace(call.without(calls.WRITTEN), names=tuple(_with_folder(name, known.values()) for name in call.names))
    return Reproduction(
        command=calls.run_line(whole),
        python=run_script(whole, "print(profile)"),
        remark=_gpu_remark(profile, [device.key for device in profile.devices]),
    )


def comparison_reproduction(
    base: str | Path,
    new: str | Path,
    *,
    preset: str = matching.DEFAULT_PRESET,
    threshold: float | None = None,
    ignore_devices: bool = False,
) -> Reproduction:
    """Return what compares two saved profiles again; the arguments are those of `warplens.compare`."""
    paths = [calls.not_an_option(str(path)) for path in (base, new)]
    words, arguments = ["warplens", "compare", *paths], [*map(literal, paths)]
    if preset != matching.DEFAULT_PRESET:
        words += ["--preset", preset]
        arguments.append(f"preset={literal(preset)}")
    if threshold is not None:
        words += ["--threshold", repr(threshold)]
        arguments.append(f"threshold={threshold!r}")
    if ignore_devices:
        words.append("--ignore-devices")
        arguments.append("ignore_devices=True")
    script = f"import warplens\n\ncomparison = warplens.compare({', '.join(arguments)})\nprint(comparison)"
    return Reproduction(command=calls.shell_line(words), python=script)


def _names_of(point: PointResult, call: calls.Call, kernels: Sequence[KernelFile]) -> tuple[tuple[str, ...], str]:
    """Return the words that name a point's kernel, and a remark on them."""
    named = [kernel for kernel in kernels if kernel.name == point.kernel]
    same = [kernel for kernel in named if kernel.source_hash == point.source_hash]
    for kernel in (*same, *named):
        changed = "" if same or not point.source_hash else f"{kernel.name} has changed since this point ran"
        return (arguments.name_of(kernel, str(Path(kernel.path).absolute())),), changed
    files = [name for name in call.names if name.partition("::")[0].endswith(search.KERNEL_SUFFIXES)]
    entry = point.kernel.rpartition(".cu::")[2]
    exact = [name for name in files if name.endswith(f"::{entry}")]
    if len(exact or files) == 1:
        return (f"{(exact or files)[0].partition('::')[0]}::{entry}",), ""
    if files:
        return tuple(exact or files), f"it runs more than {one_line(point.kernel)}: which file has it is not known here"
    if call.last("--kernels") is not None:
        return (point.kernel,), ""
    ways = "add its file to the window, or run it by the path of its file"
    raise InputError(f"where the kernel {one_line(point.kernel)} lies is not known here: {ways}")


def _with_folder(name: str, kernels: Iterable[KernelFile]) -> str:
    """Return the word for a kernel whose file is named without its folder, with the folder that is known here."""
    path, mark, entry = name.partition("::")
    if mark and path == Path(path).name:
        for kernel in kernels:
            if Path(kernel.path).name == path and arguments.entry_of(kernel) == entry:
                return arguments.name_of(kernel, str(Path(kernel.path).absolute()))
    return name


def _beside(point: PointResult, points: Iterable[PointResult]) -> PointResult:
    """Return a variant that a baseline ran beside: of its family, at its sizes, with the fewest tune values."""
    variants = [
        other
        for other in points
        if other.baseline is None and other.family == point.family and other.problem == point.problem
    ]
    if not variants:
        lacking = f"a variant of {one_line(point.family)}, and none has a point of its sizes here"
        raise InputError(f"{one_line(point.kernel)} runs beside {lacking}")
    return min(variants, key=lambda other: (other.device != point.device, len(other.tune)))


def _device_of(profile: records.Head, point: PointResult) -> str:
    if point.device != HOST:
        return point.device
    return next((device.key for device in profile.devices if device.key != HOST), point.device)


def _gpu_remark(profile: records.Head, devices: Iterable[str]) -> str:
    """Return the remark on the GPUs that the devices are: another machine may lack them."""
    names = dict.fromkeys(map(profile.device_name, filter(is_gpu, devices)))
    return f"the machine needs the GPU {' and '.join(map(one_line, names))}" if names else ""


def _of_script(profile: records.Head) -> Reproduction:
    """Return what runs the program again whose launches a profile holds."""
    call = calls.parsed(profile.command, "python", calls.SCRIPT_FLAGS, calls.SCRIPT_OPTIONS)
    if call is None:
        known = f"its command is {one_line(profile.command)}" if profile.command else "it names no command"
        raise InputError(f"this profile does not say how it was run: {known}")
    kept = call.without(calls.WRITTEN)
    program = ["-m", call.names[0]] if call.is_module else [calls.not_an_option(call.names[0])]
    words = ["warplens", "python", *calls.words_of(kept.options), *program]
    words += ["--", *call.arguments] if call.arguments else []
    remark = "it runs the whole program, from the folder where it was run"
    return Reproduction(command=calls.shell_line(words), python=program_script(kept), remark=remark)
