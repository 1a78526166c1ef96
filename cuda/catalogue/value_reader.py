"""Reads the values of one front matter, whatever their keys, and knows which of them are no part of its hash.

The rule: a value of the wrong kind is one error that names its key, points at the value and says what is allowed.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any, NoReturn, TypeVar

from warplens.cuda.catalogue.expressions import parse_number
from warplens.cuda.catalogue.front_matter import FrontMatter, KeyPath, SourceText
from warplens.cuda.catalogue.syntax import Expression, check_names, is_name
from warplens.cuda.ground.errors import KernelFileError, suggestion

_KINDS = {str: "a string", bool: "true or false", int: "a whole number", float: "a number", list: "a list"}

Choice = TypeVar("Choice", bound=StrEnum)


class ValueReader:
    """Reads values by their paths."""

    def __init__(self, matter: FrontMatter) -> None:
        self._matter = matter
        self._values = matter.values

    def _get(self, path: KeyPath) -> Any:
        value: Any = self._values
        for step in path:
            if isinstance(value, dict) and step not in value:
                return None
            value = value[step]
        return value

    def _fail(self, path: KeyPath, message: str) -> NoReturn:
        raise KernelFileError(message, self._matter.value_span(path))

    def _fail_key(self, path: KeyPath, message: str) -> NoReturn:
        raise KernelFileError(message, self._matter.key_span(path))

    def _check_keys(
        self, path: KeyPath, table: dict[str, Any], allowed: Iterable[str], required: Iterable[str]
    ) -> None:
        where = f" of {named(path)}" if path else ""
        for key in table:
            if key not in allowed:
                self._fail_key((*path, key), f"no key{where} is named {key!r}{suggestion(key, allowed)}")
        for key in required:
            if key not in table:
                self._fail_key(path, f"the key {key!r}{where} is missing")

    def _table(self, path: KeyPath) -> dict[str, Any]:
        value = self._get(path)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self._fail(path, f"{named(path)} must be a table, not {kind(value)}")
        return value

    def _items(self, path: KeyPath) -> list[KeyPath]:
        value = self._get(path)
        if value is None:
            return []
        if not isinstance(value, list):
            self._fail(path, f"{named(path)} must be a list, not {kind(value)}")
        return [(*path, index) for index in range(len(value))]

    def _string(self, path: KeyPath, default: str) -> str:
        value = self._get(path)
        if value is None:
            return default
        if not isinstance(value, str):
            self._fail(path, f"{named(path)} must be a string, not {kind(value)}")
        if not value.strip() or not value.isprintable():
            self._fail(path, f"{named(path)} must be one line of text")
        return value.strip()

    def _expression_text(self, path: KeyPath) -> SourceText:
        value = self._get(path)
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            self._fail(path, f"{named(path)} must be an expression in a string, not {kind(value)}")
        return self._matter.text(path)

    def _number(self, path: KeyPath, names: frozenset[str], default: str = "") -> Expression:
        if self._get(path) is None and default:
            return parse_number(default)
        expression = parse_number(self._expression_text(path))
        check_names(expression, names)
        return expression

    def _optional_number(self, path: KeyPath, names: frozenset[str]) -> Expression | None:
        return None if self._get(path) is None else self._number(path, names)

    def _choice(self, path: KeyPath, choices: type[Choice], default: Choice | None = None) -> Choice:
        value = self._get(path)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            self._fail(path, f"{named(path)} must be a string, not {kind(value)}")
        names = [choice.value for choice in choices]
        if value not in names:
            self._fail(path, f"no {path[-1]} is named {value!r}{suggestion(value, names)}")
        return choices(value)

    def _check_name(self, path: KeyPath, name: str) -> None:
        if not is_name(name):
            self._fail_key(
                path, f"{name!r} cannot be used as a name: it takes letters, digits and '_', and no word such as 'and'"
            )


def named(path: KeyPath) -> str:
    """Return the name of a value in errors."""
    keys = [str(step) for step in path if isinstance(step, str)]
    name = repr(".".join(keys))
    return f"item {path[-1] + 1} of {name}" if isinstance(path[-1], int) else name


def kind(value: Any) -> str:
    """Say of what kind a value of TOML is."""
    if isinstance(value, dict):
        return "a table"
    return _KINDS.get(type(value), "a date or time")


# What of a front matter is no part of a kernel's hash: its place in a ladder, what a search may try, a GPU's numbers.
# `previous`, `step` and the table `[search]` say nothing of what a kernel does. So what was measured before
# a variant got its place, or its `[search]`, stays valid. What is inferred from host code that asks its device
# differs from GPU to GPU, and the kernel is the same: its hash is made of what is inferred for one GPU.


# The keys of front matter that give a variant its place in a ladder: `previous` and `step`. They say where a variant
# stands among others and nothing of what it does, so they are no part of its hash.

LADDER_KEYS = ("previous", "step")
MAX_STEP_CHARACTERS = 80  # a step is one idea: it stands beside its rung in a plot and in a row of a table

_PREVIOUS: KeyPath = ("previous",)
_STEP: KeyPath = ("step",)


class LadderReader(ValueReader):
    """Reads the two keys."""

    def previous_and_step(self, entry: str) -> tuple[str, str]:
        """Return the variant before this one in its ladder, and what is new in this one; both "" outside of any."""
        previous, step = self._string(_PREVIOUS, ""), self._string(_STEP, "")
        if previous and not step:
            self._fail_key(_PREVIOUS, "the key 'step' is missing: it says in one line what is new beside 'previous'")
        if step and not previous:
            self._fail_key(
                _STEP, "the key 'previous' is missing: it names the variant from which 'step' leads to this one"
            )
        if previous == entry and entry:
            self._fail(_PREVIOUS, f"'previous' names another variant, not {entry!r} itself")
        if len(step) > MAX_STEP_CHARACTERS:
            self._fail(_STEP, f"'step' takes at most {MAX_STEP_CHARACTERS} characters, not {len(step)}")
        return previous, step


_ASKS_DEVICE = re.compile(r"# the host code asks its device, hash ([0-9a-f]{64})\n")
_HEADER = re.compile(r"^[ \t]*\[", re.MULTILINE)

SEARCH = "search"  # the table with the values of macros among which a search looks


def without_unhashed(data: bytes, text: str, matters: Iterable[FrontMatter]) -> bytes:
    """Return a kernel file without the lines of `previous` and `step`, and without `[search]`.

    The table ends where the next one begins, or the comment: blank lines and comments before that are left out too.
    """
    left_out: set[int] = set()
    for matter in matters:
        for start, end in _lines(text, matter):
            first = text.count("\n", 0, start)
            left_out |= {*range(first, first + text.count("\n", start, end))}
    lines = data.splitlines(keepends=True)
    return b"".join(line for number, line in enumerate(lines) if number not in left_out) if left_out else data


def of_one_device(front_matter: str, common: str) -> str:
    """Return a front matter that was inferred for one GPU, marked with the one that makes the hash for all."""
    return f"# the host code asks its device, hash {hashlib.sha256(common.encode()).hexdigest()}\n{front_matter}"


def hashed_part(front_matter: str) -> str:
    """Return what an inferred front matter adds to the hash of its kernel."""
    match = _ASKS_DEVICE.match(front_matter)
    return match[1] if match is not None else front_matter


def _lines(text: str, matter: FrontMatter) -> Iterator[tuple[int, int]]:
    """Yield the beginning of each run of lines that is left out, and the beginning of the line after it."""
    for key in (*LADDER_KEYS, SEARCH):
        position = matter.positions.get((key,))
        if position is None or key not in matter.values:
            continue
        start, end = text.rfind("\n", 0, position.key[0]) + 1, text.find("\n", position.value[1])
        before, after = text[start : position.key[0]].strip(), text[position.value[1] : end].strip()
        if before == "[" and key == SEARCH:
            comment_end = text.index("*/", position.value[1])
            header = _HEADER.search(text, position.value[1], comment_end)
            yield start, header.start() if header else text.rfind("\n", 0, comment_end) + 1
        elif end >= 0 and not before and (not after or after.startswith("#")) and "*/" not in after:
            yield start, end + 1
