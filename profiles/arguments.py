"""The arguments of a run: read from what a caller passed, checked, and written into the head of its profile.

The rule: what is wrong is an `InputError` that names the argument or the option as the caller calls it, what it takes
and what was passed. Which names and values exist is checked where they are used, in the same way for the command line,
the window and the Python API.
"""

from __future__ import annotations

import math
import os
import platform
import shlex
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from numbers import Real
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import msgspec

from warplens.cuda.catalogue import KernelFile, search
from warplens.cuda.device import gpus
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.measurement.conditions import METHOD
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Baseline, CacheState, CheckLevel, InputSet, Measuring, ReferenceFunction
from warplens.cuda.sweep.axes import LARGEST_VALUE, merge_axes, parse_axis
from warplens.cuda.sweep.places import is_timed
from warplens.cuda.sweep.plan import DEFAULT_LIMIT
from warplens.profiles.records import DeviceRecord, GpuRecord, HostRecord, Profile
from warplens.profiles.writing import now_utc, program_version, writable

if TYPE_CHECKING:
    from warplens.cuda.execute.gpu.launch_process import LaunchTiming


Axes: TypeAlias = str | Iterable[str] | Mapping[str, int | str | Iterable[int]]
"""Values of axes: `"N=256:4096:*2"`, several such texts, or `{"N": [256, 512], "M": "64:256:*2", "K": 32}`."""


_T = TypeVar("_T")


def with_methods(kind: type[_T], value: object) -> _T:
    """Return a value as another class that has the same fields, and methods of its own."""
    return kind(**{field.name: getattr(value, field.name) for field in fields(value)})  # type: ignore[arg-type]


def text(value: object, option: str, takes: str) -> str:
    """Return a text; `takes` says in the message what it is."""
    if not isinstance(value, str):
        raise refusal(option, takes, value)
    return value


def texts(values: object, option: str, takes: str) -> list[str]:
    """Return the texts of a list, or the only one; bytes and mappings are no list."""
    entries = [values] if isinstance(values, str) else items(values, option, takes)
    return [text(entry, option, takes) for entry in entries]


def items(values: object, option: str, takes: str) -> list[object]:
    """Return the items of a list, a tuple or another collection in their order.

    A text, bytes or a mapping is one value, not a list.
    """
    if isinstance(values, str | bytes | bytearray | Mapping) or not isinstance(values, Iterable):
        raise refusal(option, takes, values)
    return list(values)


def path(value: object, option: str) -> Path:
    """Return the path of a file or folder."""
    if not isinstance(value, str | os.PathLike):
        raise refusal(option, "a path", value)
    return Path(value)


def kept_path(value: object, option: str) -> Path:
    """Return a path that stays the same file when the program changes its folder meanwhile."""
    relative = path(value, option)
    try:
        return relative.absolute()
    except OSError:  # the current folder was removed; writing reports it
        return relative


def paths(values: object, option: str) -> list[Path]:
    """Return the paths of a list, or the only one."""
    entries = [values] if isinstance(values, str | os.PathLike) else items(values, option, "paths of folders")
    if wrong := [entry for entry in entries if not isinstance(entry, str | os.PathLike)]:
        raise refusal(option, "paths of folders", wrong[0])
    return [path(entry, option) for entry in entries]


def seconds(value: object, option: str) -> float:
    """Return a number of seconds above 0, which may be infinite."""
    real = _real(value)
    if not real > 0:
        raise refusal(option, "seconds above 0, or math.inf for no limit", value)
    return real


def number(value: object, option: str, takes: str) -> float:
    """Return a finite number."""
    real = _real(value)
    if not math.isfinite(real):
        raise refusal(option, takes, value)
    return real


def whole_number(value: object, option: str, *, least: int = 1, most: int | None = None) -> int:
    """Return a whole number within its range; 5e9 is one."""
    real = _real(value)
    if not (real >= least and real.is_integer() and (most is None or real <= most)):
        reach = f"from {least} on" if most is None else f"from {least} to {most:,}"
        raise refusal(option, f"a whole number {reach}", value)
    return int(real)


def function(value: object, option: str) -> None:
    """Check that a value can be called."""
    if not callable(value):
        raise refusal(option, "a function of one event", value)


def refusal(option: str, takes: str, value: object) -> InputError:
    """Return the error of an argument with a value of the wrong kind; a long value is cut."""
    shown = repr(value)
    return InputError(f"{option} takes {takes}, not {shown if len(shown) <= 80 else shown[:79] + '…'}")


def _real(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, Real):
        return math.nan
    try:
        return float(value)
    except OverflowError:
        return math.inf


def axis_values(axes: Axes | None, option: str) -> dict[str, tuple[int, ...]]:
    """Return the values of each axis, in rising order without repetition."""
    if axes is None:
        return {}
    if isinstance(axes, str):
        return merge_axes([parse_axis(axes, option)], option)
    entries: object = axes
    texts = list(entries) if isinstance(entries, Iterable) else [entries]
    if wrong := [text for text in texts if not isinstance(text, str)]:
        raise InputError(f"{option} takes axes such as {{'N': [256, 512]}} or 'N=256:4096:*2', not {wrong[0]!r}")
    if not isinstance(axes, Mapping):
        return merge_axes((parse_axis(str(text), option) for text in texts), option)
    return {name: _values(name, values, option) for name, values in axes.items()}


def _values(name: str, values: int | str | Iterable[int], option: str) -> tuple[int, ...]:
    if isinstance(values, str):
        return parse_axis(f"{name}={values}", option)[1]
    listed = list(values) if isinstance(values, Iterable) and not isinstance(values, bytes) else [values]
    try:
        numbers = {index(value) for value in listed}  # type: ignore[arg-type]  # bytes raise the error
    except TypeError:
        raise InputError(f"{option}: the axis {name!r} takes whole numbers, not {values!r}") from None
    if not numbers:
        raise InputError(f"{option}: the axis {name!r} has no value")
    if min(numbers) < 0 or max(numbers) > LARGEST_VALUE:
        raise InputError(f"{option}: a value of the axis {name!r} is at least 0 and at most {LARGEST_VALUE}")
    return tuple(sorted(numbers))


def check_level(text: object, option: str) -> CheckLevel:
    """Return the level of checking, by default `auto`."""
    if text is None:
        return CheckLevel.AUTO
    if not isinstance(text, str) or text not in set(CheckLevel):
        raise InputError(f"{option} takes fast, full or auto, not {text!r}")
    return CheckLevel(text)


def input_sets(text: object, option: str) -> tuple[InputSet, ...]:
    """Return the inputs on which points are tried beside their own, by default none."""
    if text is None:
        return ()
    words = text.split(",") if isinstance(text, str) else text
    if not isinstance(words, Iterable):
        raise InputError(f"{option} takes {', '.join(InputSet)}, not {text!r}")
    names = [word.strip() if isinstance(word, str) else word for word in words]
    for name in names:
        if name not in set(InputSet):
            raise InputError(f"{option} takes {', '.join(InputSet)}, not {name!r}")
    return tuple(dict.fromkeys(map(InputSet, names)))


def reference(value: object, option: str) -> str | ReferenceFunction:
    """Return what results are compared with: the name of a kernel, or a Python function; "" for what the files say."""
    if value is None:
        return ""
    # it loads the engine, which the window does not wait for
    from warplens.cuda.execute.execution.reference_functions import function_of, is_function, read_function

    if isinstance(value, str):
        return read_function(value, option) if is_function(value) else value
    if callable(value):
        return function_of(value)
    raise InputError(f"{option} takes the name of a kernel, module.py:function or a function, not {value!r}")


def cache_states(text: object, option: str) -> tuple[CacheState, ...]:
    """Return the states of the cache in which points are measured, by default `cold`."""
    if text == "both":
        return tuple(CacheState)
    if text is None:
        return (CacheState.COLD,)
    if not isinstance(text, str) or text not in set(CacheState):
        raise InputError(f"{option} takes cold, warm or both, not {text!r}")
    return (CacheState(text),)


def timing_settings(values: Mapping[str, float], option: str) -> Measuring:
    """Return the settings of the timing: the defaults, and these values in their place."""
    if not isinstance(values, Mapping):
        raise InputError(f"{option} takes settings such as {{'least_samples': 20}}, not {values!r}")
    names = [field.name for field in fields(Measuring)]
    for name in values:
        if name not in names:
            raise InputError(f"{option} takes {', '.join(names)}, not {name!r}")
    return Measuring(**values)  # type: ignore[arg-type]  # it checks its values itself


def launch_timing(
    cache: str | None, timing: Mapping[str, float] | Measuring | None, *, is_timed: bool, dashes: str = ""
) -> LaunchTiming | None:
    """Return how the launches of a program are timed on a GPU, None where there is no GPU.

    `dashes` stand before the names of options in messages.
    """
    if not is_timed:
        for name, value in (("cache", cache), ("timing", timing)):
            if value is not None:
                raise InputError(f"{dashes}{name} is for launches that are timed on a GPU of this machine, and none is")
        return None
    if cache not in (None, *CacheState):
        raise InputError(f"{dashes}cache takes cold or warm, not {cache!r}")
    from warplens.cuda.execute.gpu.launch_process import LaunchTiming  # a plan needs none of it

    measuring = timing if isinstance(timing, Measuring) else timing_settings(timing or {}, "timing")
    return LaunchTiming(cache=CacheState(cache or CacheState.COLD), measuring=measuring)


def chosen_baselines(words: Sequence[str] | None, specs: Sequence[GpuSpec], option: str) -> frozenset[Baseline]:
    """Return the baselines that stand beside the variants.

    By default those are `USUAL` where points of a device are timed, else none; `["none"]` is none as well.
    """
    from warplens.cuda.execute.baselines import USUAL

    if words is None:
        return USUAL if any(is_timed(spec.key) for spec in specs) else frozenset()
    if list(words) in ([], ["none"]):
        return frozenset()
    if unknown := [word for word in words if word not in set(Baseline)]:
        raise InputError(f"{option} takes {', '.join(Baseline)} or none, not {unknown[0]!r}")
    if set(words) != {Baseline.NUMPY}:
        require_gpu(f"{option} cublas and copy" if len(words) > 1 else f"{option} {words[0]}", specs)
    return frozenset(map(Baseline, words))


def require_timed_points(options: Sequence[str], baselines: Iterable[Baseline], specs: Sequence[GpuSpec]) -> None:
    """Check that points are timed where options of the timing are given; NumPy's baseline is timed like a GPU."""
    if options and Baseline.NUMPY not in set(baselines):
        require_gpu(options[0], specs)


def require_gpu(option: str, specs: Sequence[GpuSpec]) -> None:
    """Check that points of a device are timed, which the option needs."""
    if any(is_timed(spec.key) for spec in specs):
        return
    machine = gpus.find_gpus()
    keys = ", ".join(dict.fromkeys(gpu.spec.key for gpu in machine.gpus))
    raise InputError(
        f"{option} is for points that are measured on a GPU of this machine, and none is among the devices ("
        + (f"known: {keys})" if keys else f"{machine.hindrance})")
    )


def run_words(
    kernels: Sequence[KernelFile],
    *,
    problem: Mapping[str, Sequence[int]],
    tune: Mapping[str, Sequence[int]],
    devices: Sequence[str],
    budget_s: float | None = None,
    limit: int = DEFAULT_LIMIT,
    check: CheckLevel = CheckLevel.AUTO,
    caches: Sequence[CacheState] = (CacheState.COLD,),
    measuring: Measuring | None = None,
    baselines: Iterable[Baseline] = (),
    inputs: Sequence[InputSet] = (),
    reference: str = "",
    cluster: str = "",
) -> list[str]:
    """Return the words of the command that runs a sweep, for its profile; the arguments are of `plan_sweep`.

    A profile is published, so a file of the user stands there without its folder.
    """
    words = ["warplens", "run", *(name_of(kernel, Path(kernel.path).name) for kernel in kernels)]
    for option, axes in (("--problem", problem), ("--tune", tune)):
        for name, values in axes.items():
            words += [option, f"{name}={','.join(map(str, values))}"]
    words += [word for device in devices for word in ("--device", device)]
    if budget_s is not None:
        words += ["--budget", repr(budget_s)]
    if limit != DEFAULT_LIMIT:
        words += ["--limit", str(limit)]
    if check is not CheckLevel.AUTO:
        words += ["--check", check.value]
    if inputs:
        words += ["--inputs", ",".join(values.value for values in inputs)]
    if reference:
        words += ["--reference", reference]
    if tuple(caches) != (CacheState.COLD,):
        words += ["--cache", caches[0].value if len(caches) == 1 else "both"]
    if measuring is not None:
        for field in fields(Measuring):
            if (value := getattr(measuring, field.name)) != field.default:
                words += ["--timing", f"{field.name}={value}"]
    if any(map(gpus.is_gpu, devices)):
        words += ["--baselines", ",".join(sorted(baseline.value for baseline in baselines)) or "none"]
    return [*words, "--on", cluster] if cluster else words


def name_of(kernel: KernelFile, path: str) -> str:
    """Return the word that names a kernel file: its name if it is built in, else its path with the entry."""
    if search.BUILTIN_FOLDER in Path(kernel.path).absolute().parents:
        return kernel.name
    return f"{path}::{entry_of(kernel)}"


def entry_of(kernel: KernelFile) -> str:
    """Return the name that a kernel has in its file, which may stand behind the file in that of its variant."""
    name, file = kernel.name, Path(kernel.path).absolute()
    for first in range(len(file.parts)):
        prefix = f"{Path(*file.parts[first:])}::"
        if name.startswith(prefix):
            return name.removeprefix(prefix)
    return name


_CLOCKS = ("sm_clock_hz", "memory_clock_hz")


def device_record(spec: GpuSpec) -> DeviceRecord:
    """Return the part of a GPU sheet that a profile keeps."""
    return msgspec.convert(spec, DeviceRecord, from_attributes=True)


def gpu_records(specs: Iterable[GpuSpec], locked_clocks_hz: Mapping[str, float] | None = None) -> tuple[GpuRecord, ...]:
    """Return the GPUs of these models that this process knows, those of each numbered from 0 on."""
    return tuple(
        GpuRecord(
            device=spec.key,
            number=number,
            locked_clock_hz=(locked_clocks_hz or {}).get(spec.key, 0.0),
            **{name: getattr(gpu, name) for name in ("uuid", "driver", "power_limit_w", *_CLOCKS)},
        )
        for spec in specs
        if gpus.is_gpu(spec.key)
        for number, gpu in enumerate(gpu for gpu in gpus.installed_gpus() if gpu.spec.key == spec.key)
    )


def this_host() -> HostRecord:
    """Return the machine of this process, without its host name: profiles are published."""
    return HostRecord(
        system=f"{platform.system()} {platform.release()}".strip(),
        machine=platform.machine(),
        processors=os.cpu_count() or 1,
        python=platform.python_version(),
        processor=gpus.processor_name(),
    )


def new_profile(
    specs: Iterable[GpuSpec],
    *,
    compiler: str,
    command: Sequence[str] | None = None,
    measuring: Measuring | None = None,
    locked_clocks_hz: Mapping[str, float] | None = None,
) -> Profile:
    """Return a profile without points that starts now; `command` is by default that of this process."""
    words = command if command is not None else ["warplens", *sys.argv[1:]]
    models = tuple(specs)
    return Profile(
        program=program_version(),
        compiler=compiler,
        devices=tuple(device_record(spec) for spec in models),
        host=this_host(),
        started=now_utc(),
        command=writable(shlex.join(words)),
        measuring=measuring,
        method=METHOD if measuring is not None else 0,
        cards=gpu_records(models, locked_clocks_hz) if measuring is not None else (),
    )
