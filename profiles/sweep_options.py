"""The options of a sweep, checked: the same for the command line and for Python code.

The rule: what is not allowed is an `InputError` that names the option as the caller calls it, the value, and what is
allowed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from operator import index
from typing import TYPE_CHECKING, TypeAlias

from warplens.cuda.device import gpus
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.execution.reference_functions import function_of, is_function, read_function
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Baseline, CacheState, CheckLevel, InputSet, Measuring, ReferenceFunction
from warplens.cuda.sweep.axes import LARGEST_VALUE, merge_axes, parse_axis
from warplens.cuda.sweep.places import is_timed

if TYPE_CHECKING:
    from warplens.cuda.execute.gpu.launch_process import LaunchTiming  # a plan needs none of it

Axes: TypeAlias = str | Iterable[str] | Mapping[str, int | str | Iterable[int]]
"""Values of axes: `"N=256:4096:*2"`, several such texts, or `{"N": [256, 512], "M": "64:256:*2", "K": 32}`."""


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


def launch_timing(cache: str | None, timing: Mapping[str, float] | None, *, is_timed: bool) -> LaunchTiming | None:
    """Return how the launches of a program are timed on a GPU, None where there is no GPU."""
    if not is_timed:
        if cache is not None or timing is not None:
            raise InputError("timing and cache are for launches that are timed on a GPU of this machine, and none is")
        return None
    states = cache_states(cache, "cache")
    if len(states) > 1:
        raise InputError(f"cache takes cold or warm, not {cache!r}")
    from warplens.cuda.execute.gpu.launch_process import LaunchTiming  # a plan needs none of it

    return LaunchTiming(cache=states[0], measuring=timing_settings({} if timing is None else timing, "timing"))


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
