"""Calls of `warplens run` and `warplens python` as values, read and written for a shell.

The rule: a text of others is quoted, so that it is never more than one word of a shell. Nothing is opened here.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from warplens.cuda.ground import toml_beside
from warplens.profiles.formats import plain

_OPTIONS = toml_beside(__file__, "calls.toml")
RUN_FLAGS = frozenset(_OPTIONS["run"]["flags"])  # the options of `warplens run` that take no value
RUN_OPTIONS = frozenset(_OPTIONS["run"]["options"])  # those that take one
SCRIPT_FLAGS = frozenset(_OPTIONS["python"]["flags"])  # options of `warplens python` that take no value
SCRIPT_OPTIONS = frozenset(_OPTIONS["python"]["options"])  # those that take one
SHORT = {"-q": "--quiet", "-I": "--include", "-D": "--define"}  # the options that have one letter too
WRITTEN = frozenset(_OPTIONS["written"])
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


def shell_line(words: Iterable[str]) -> str:
    """Return a command line of which a POSIX shell makes exactly these words.

    A word with what cannot be seen is written as $'...', which bash, zsh and ksh know: none acts on the terminal.
    """
    return " ".join(map(_shell_word, words))


def _shell_word(word: str) -> str:
    if "\n" not in word and plain(word) == word:
        return shlex.quote(word)
    as_they_are = {*range(0x20, 0x7F)} - {*b"'\\"}
    escapes = (chr(byte) if byte in as_they_are else f"\\x{byte:02x}" for byte in os.fsencode(word))
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
