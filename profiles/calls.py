"""Calls of `warplens run` and `warplens python` as values, read and written for a shell, and their checked options.

The rule: a text of others is quoted, so that it is never more than one word of a shell. Nothing is opened here.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.search import BUILTIN_FOLDER
from warplens.cuda.device import gpus
from warplens.cuda.device.gpus import is_gpu
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.execution.reference_functions import function_of, is_function, read_function
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Baseline, CacheState, CheckLevel, InputSet, Measuring, ReferenceFunction
from warplens.cuda.sweep.axes import LARGEST_VALUE, merge_axes, parse_axis
from warplens.cuda.sweep.places import is_timed
from warplens.cuda.sweep.plan import DEFAULT_LIMIT
from warplens.profiles.formats import plain

if TYPE_CHECKING:
    from warplens.cuda.execute.gpu.launch_process import LaunchTiming

RUN_FLAGS = frozenset({"--lock-clocks", "--fresh", "--quiet", "--overwrite", "--infer", "--trust"})
"""The options of `warplens run` that take no value."""
RUN_OPTIONS = frozenset(  # those that take one
    {
        *("--problem", "--tune", "--device", "--kernels", "--budget", "--limit", "--check", "--inputs", "--reference"),
        *("--cache", "--timing", "--time-limit", "--baselines", "--on", "--workers", "--save", "--json"),
        *("--block", "--grid", "--dynamic-shared", "--include", "--define", "--args", "--env", "--with"),
    }
)
SCRIPT_FLAGS = frozenset({"--emulate", "--window", "--overwrite"})  # options of `warplens python` that take no value
SCRIPT_OPTIONS = frozenset(  # those that take one
    {"--device", "--launches", "--kernel", "--cache", "--timing", "--target", "--budget", "--save", "--keep", "--json"}
)
SHORT = {"-q": "--quiet", "-I": "--include", "-D": "--define"}  # the options that have one letter too
WRITTEN = frozenset({"--save", "--json", "--fresh", "--overwrite", "--quiet", "--workers", "--window", "--keep"})
"""What a run writes, prints and occupies is left out: it changes no number, and could replace a file of the user."""
OF_POINTS = frozenset({"--problem", "--tune", "--device", "--cache", "--baselines"})  # these say which points there are


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """A call of `warplens run` or `warplens python`: its positional arguments and its options, in their order."""

    names: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()  # one without a value has "" in its place
    arguments: tuple[str, ...] = ()  # those of a script, or of a module (`is_module`)
    is_module: bool = False

    def values(self, option: str) -> list[str]:
        """Return the values of an option, in their order."""
        return [value for name, value in self.options if name == option]

    def last(self, option: str) -> str | None:
        """Return the last value of an option, None where it is not given."""
        return next(reversed(self.values(option)), None)

    def without(self, options: Iterable[str]) -> Call:
        """Return the call without these options."""
        left_out = frozenset(options)
        return replace(self, options=tuple(entry for entry in self.options if entry[0] not in left_out))


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
    if any(map(is_gpu, devices)):
        words += ["--baselines", ",".join(sorted(baseline.value for baseline in baselines)) or "none"]
    return [*words, "--on", cluster] if cluster else words


def name_of(kernel: KernelFile, path: str) -> str:
    """Return the word that names a kernel file: its name if it is built in, else its path with the entry."""
    if BUILTIN_FOLDER in Path(kernel.path).absolute().parents:
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


def shell_line(words: Iterable[str]) -> str:
    """Return a command line of which a POSIX shell makes exactly these words.

    A word with what cannot be seen is written as $'...', which bash, zsh and ksh know: none acts on the terminal.
    """
    return " ".join(map(_shell_word, words))


def _shell_word(word: str) -> str:
    if "\n" not in word and plain(word) == word:
        return shlex.quote(word)
    escapes = (
        chr(byte) if 0x20 <= byte < 0x7F and byte not in b"'\\" else f"\\x{byte:02x}" for byte in os.fsencode(word)
    )
    return f"$'{''.join(escapes)}'"


def not_an_option(path: str) -> str:
    """Return a path that no program takes for an option."""
    return f"./{path}" if path.startswith("-") else path


def run_line(call: Call) -> str:
    """Return the command line of a call of `warplens run`."""
    words = ["warplens", "run", *map(not_an_option, call.names)]
    return shell_line([*words, *words_of(call.options)])


def words_of(options: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield the words of options."""
    for name, value in options:
        flag = name in RUN_FLAGS | SCRIPT_FLAGS
        if not flag and value.startswith("-"):
            yield f"{name}={value}"
        else:
            yield from ([name] if flag else [name, value])


def parsed(command: str, name: str, flags: frozenset[str], options: frozenset[str]) -> Call | None:
    """Return the call that a command line is; None where it is another command, or cannot be read."""
    try:
        words = shlex.split(command)
    except ValueError:
        return None
    if words[1:2] != [name] or Path(words[0]).name != "warplens":
        return None
    names: list[str] = []
    entries: list[tuple[str, str]] = []
    is_script, is_module = name == "python", False
    rest = words[2:]
    while rest:
        word = rest.pop(0)
        if word == "--":
            names += rest
            break
        option, equals, value = word.partition("=")
        if word[:2] in SHORT and not word.startswith("--"):
            option, value = SHORT[word[:2]], word[2:]
            equals = value
        if option in flags:
            entries.append((option, ""))
        elif option in options:
            if not equals and not rest:
                return None
            entries.append((option, value if equals else rest.pop(0)))
        elif is_script and word == "-m" and not (names or is_module):
            is_module = True
        elif is_script or not word.startswith("-"):
            names.append(word)
        else:
            return None
    if not names:
        return None
    return Call(
        names=tuple(names[:1] if is_script else names),
        options=tuple(entries),
        arguments=tuple(names[1:]) if is_script else (),
        is_module=is_module,
    )


# The rule: what is not allowed is an `InputError` with the caller's name of the option, the value, and what is allowed.

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
