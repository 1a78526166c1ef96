"""Calls of `warplens run` and `warplens python` as values: read from the command of a profile, and written for a shell.

The rule: a text of others is quoted, so that it is never more than one word of a shell. Nothing is opened here.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.search import BUILTIN_FOLDER
from warplens.cuda.device.gpus import is_gpu
from warplens.cuda.ground.points import Baseline, CacheState, CheckLevel, InputSet, Measuring
from warplens.cuda.sweep.plan import DEFAULT_LIMIT
from warplens.profiles.cleaning import plain

RUN_FLAGS = frozenset({"--lock-clocks", "--fresh", "--quiet", "--overwrite", "--infer", "--trust"})
"""The options of `warplens run` that take no value."""
RUN_OPTIONS = frozenset(
    {
        *("--problem", "--tune", "--device", "--kernels", "--budget", "--limit", "--check", "--inputs", "--reference"),
        *("--cache", "--timing", "--time-limit", "--baselines", "--on", "--workers", "--save", "--json"),
        *("--block", "--grid", "--dynamic-shared", "--include", "--define", "--args"),
    }
)
"""Those that take one."""
SCRIPT_FLAGS = frozenset({"--emulate", "--window", "--overwrite"})
"""The options of `warplens python` that take no value."""
SCRIPT_OPTIONS = frozenset(
    {"--device", "--launches", "--kernel", "--cache", "--timing", "--target", "--budget", "--save", "--keep", "--json"}
)
"""Those that take one."""
SHORT = {"-q": "--quiet", "-I": "--include", "-D": "--define"}  # the options that have one letter too
WRITTEN = frozenset({"--save", "--json", "--fresh", "--overwrite", "--quiet", "--workers", "--window", "--keep"})
"""What a run writes, prints and occupies is left out: it changes no number, and could replace a file of the user."""
OF_POINTS = frozenset({"--problem", "--tune", "--device", "--cache", "--baselines"})
"""These options say which points there are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """A call of `warplens run` or `warplens python`: its positional arguments and its options, in their order.

    An option without a value has "" in its place. `arguments` are those of a script, or of a module (`is_module`).
    """

    names: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    arguments: tuple[str, ...] = ()
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

    A word with what cannot be seen is written in the form $'...', which bash, zsh and ksh know: nothing of it acts on
    the terminal that it is pasted into.
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
