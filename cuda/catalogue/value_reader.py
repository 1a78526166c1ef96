"""Reads the values of one front matter, whatever their keys.

The rule: a value of the wrong kind is one error that names its key, points at the value and says what is allowed.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, NoReturn, TypeVar

from warplens.cuda.catalogue.expressions import parse_number
from warplens.cuda.catalogue.front_matter import FrontMatter, KeyPath, SourceText
from warplens.cuda.catalogue.tree import Expression, check_names, is_name
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
