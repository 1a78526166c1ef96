"""The form of an inferred launch: each value of its front matter as a text, with its origin in the source.

The rule: a text is what a user would type, `cdiv(N, 16), 8`; as TOML it goes into `Overrides.values` by its key.
Whether the values make a launch is for the reader of front matter to say.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias

from warplens.cuda.catalogue.assumptions import assumption_on, line_of, path_of
from warplens.cuda.catalogue.dtypes import VECTORS, DType
from warplens.cuda.catalogue.front_matter import FrontMatter, read_front_matters
from warplens.cuda.catalogue.text import SourceFile
from warplens.cuda.catalogue.workload import ArrayRole
from warplens.cuda.errors import InputError
from warplens.cuda.sweep.axes import AxisError, parse_axis

_PIECE = re.compile(r"[(),\[\]]|[^(),\[\]]+")
_LAUNCH = (("block", "block"), ("grid", "grid"), ("dynamic_shared", "dynamic shared"), ("args", "arguments"))
_Item: TypeAlias = "str | list[_Item]"
_DEPTHS = {"(": 1, "[": 1, ")": -1, "]": -1}


class FormSection(StrEnum):
    """A part of the form; its value is the heading."""

    PROBLEM = "Sizes"
    TUNE = "Macros"
    LAUNCH = "Block and grid"
    ARRAYS = "Arrays"


@dataclass(frozen=True, slots=True, kw_only=True)
class FormValue:
    """One value: its key with dots, the text that is shown, and what it is called.

    `array` is the name of the array that it belongs to, or "". `choices` are all texts that it may have, none if any
    may be typed. `line` is the line of the source that it comes from (0: not known), `assumption` what was assumed.
    """

    key: str
    section: FormSection
    label: str
    text: str
    array: str = ""
    choices: tuple[str, ...] = ()
    line: int = 0
    assumption: str = ""


@lru_cache(maxsize=64)
def form_of(toml: str) -> tuple[FormValue, ...]:
    """Return the values of a front matter, in the order of the form.

    Raises:
        KernelFileError: the text is not valid TOML.
    """
    [matter] = read_front_matters(SourceFile(path="the form", text=f"/* warplens\n{toml}*/"))
    return tuple(_values(matter))


def toml_of(key: str, text: str) -> str:
    """Return the text of a value as TOML.

    Raises:
        InputError: the text of an axis cannot be read, or there is none.
    """
    text = text.strip()
    match path_of(key):
        case (("problem" | "tune"), name):
            try:
                return json.dumps(list(parse_axis(f"{name}={''.join(text.split())}")[1]))
            except AxisError as error:
                raise InputError(f"{name}: {error.message}") from None
        case ("args",):
            return json.dumps(_items(text), ensure_ascii=False)
        case ("dynamic_shared",):
            return json.dumps(text or "0", ensure_ascii=False)
        case ("block",) | ("grid",) | (_, _, "shape"):
            if not text:
                raise InputError(f"{key.rpartition('.')[2]} takes an expression for each dimension, such as 256")
            return json.dumps(_items(text), ensure_ascii=False)
    return json.dumps(text, ensure_ascii=False) if text else ""


def values_of(key: str, text: str) -> dict[str, str]:
    """Return the TOML of what is given with a value, by key: an array that is only written has no contents before.

    Raises:
        InputError: as `toml_of`.
    """
    given = {key: toml_of(key, text)}
    if key.endswith(".role") and text.strip() == ArrayRole.OUT:
        given[f"{key.removesuffix('.role')}.init"] = ""
    return given


def _values(matter: FrontMatter) -> Iterator[FormValue]:
    values = matter.values
    for section, table in ((FormSection.PROBLEM, "problem"), (FormSection.TUNE, "tune")):
        for name in values.get(table, {}):
            yield _value(matter, f"{table}.{name}", section, name)
    for key, label in () if "launch" in values else _LAUNCH:  # a sequence of launches has no launch beside them
        yield _value(matter, key, FormSection.LAUNCH, label, default="0" if key == "dynamic_shared" else "")
    for table in ("arrays", "constants"):
        for name, array in values.get(table, {}).items():
            is_out = array.get("role") == ArrayRole.OUT
            for part, choices, default in (
                ("dtype", (*map(str, DType), *VECTORS), ""),
                ("role", tuple(map(str, ArrayRole)), ArrayRole.IN.value),
                ("shape", (), ""),
                ("init", ("zeros",) if is_out else (), "zeros" if is_out else "random"),
            ):
                key = f"{table}.{name}.{part}"
                yield _value(matter, key, FormSection.ARRAYS, part, default, array=name, choices=choices)


def _value(
    matter: FrontMatter,
    key: str,
    section: FormSection,
    label: str,
    default: str = "",
    *,
    array: str = "",
    choices: tuple[str, ...] = (),
) -> FormValue:
    value: object = matter.values
    for step in path_of(key):
        value = value.get(step, default) if isinstance(value, dict) else default
    return FormValue(
        key=key,
        section=section,
        label=label,
        text=_text(value),
        array=array,
        choices=choices,
        line=line_of(matter, key),
        assumption=assumption_on(matter, key),
    )


def _text(value: object) -> str:
    """Return a value as it is typed; a list in a list, a struct among the arguments, keeps its brackets."""
    if isinstance(value, list):
        return ", ".join(f"[{_text(item)}]" if isinstance(item, list) else str(item) for item in value)
    return str(value)


def _items(text: str) -> list[_Item]:
    """Return the items between the commas that stand in no parentheses or brackets."""
    parts, depth = [""], 0
    for piece in _PIECE.findall(text):
        depth += _DEPTHS.get(piece, 0)
        if piece == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += piece
    stripped = [part.strip() for part in parts]
    return [_items(part[1:-1]) if part.startswith("[") and part.endswith("]") else part for part in stripped if part]
