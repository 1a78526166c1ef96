"""What the user says of a launch beside the file: block, grid, dynamic shared memory, arrays, headers, macros.

The rule: it replaces what was inferred, value by value, in the text of the front matter, and with a value goes what was
assumed of it; what the file itself says in a front matter of its own is changed there and not here.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from warplens.cuda.catalogue.assumptions import comment_on, is_about, path_of
from warplens.cuda.catalogue.front_matter import FrontMatter, SourceFile, read_front_matters
from warplens.cuda.source.kernels import without_definitions

_OPENING = "/* warplens\n"


@dataclass(frozen=True, slots=True, kw_only=True)
class Overrides:
    """Values in place of inferred ones; empty ones replace nothing.

    `block` and `grid` have an expression for each dimension (x, y, z), `dynamic_shared` one in bytes, `sizes` values
    for problem axes; `include_folders` and `defines` are those of -I and -D. All these are for every kernel of a file;
    `values` are for single ones: by entry, the TOML of each value by its key with dots, `arrays.in.init`, or "" to
    remove it. What the kernel no longer has is not replaced. `device` is the key of the GPU whose attributes the host
    code gets.
    """

    block: tuple[str, ...] = ()
    grid: tuple[str, ...] = ()
    dynamic_shared: str = ""
    sizes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    include_folders: tuple[str, ...] = ()
    defines: tuple[str, ...] = ()
    values: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    device: str = ""

    @property
    def of_launch(self) -> dict[str, str]:
        """The values that concern the launch, as TOML, by their key in the front matter."""
        values = {
            "block": json.dumps(self.block) if self.block else "",
            "grid": json.dumps(self.grid) if self.grid else "",
            "dynamic_shared": json.dumps(self.dynamic_shared) if self.dynamic_shared else "",
        }
        return {key: value for key, value in values.items() if value}


def overridden(toml: str, overrides: Overrides) -> str:
    """Return the text of a front matter with the values of `overrides`.

    Where the text is not valid TOML, or a value in `values` makes it so, that is a `KernelFileError`.
    """
    values = overrides.of_launch
    compiler_options = [f"-I{folder}" for folder in overrides.include_folders] + [
        f"-D{text}" for text in overrides.defines
    ]
    if compiler_options:
        [matter] = _read(toml)
        options = [*matter.values.get("options", ()), *compiler_options]
        values["options"] = json.dumps(options)
    for key, value in values.items():
        toml = _with_value(toml, key, value)
    for name, numbers in overrides.sizes.items():
        toml = _with_size(toml, name, json.dumps(list(numbers)))
    [matter] = _read(toml)
    for key, value in overrides.values.get(matter.values.get("entry", ""), {}).items():
        toml = _with_value(toml, key, value)
    return toml


def macro_axes(defines: Sequence[str], texts: Sequence[str], path: str) -> dict[str, tuple[int, ...]]:
    """Return the macros among `defines` that take the place of a number which a text defines, with their values."""
    macros = {name: value for name, _, value in (text.partition("=") for text in defines)}
    defined = {name for text in texts for name in without_definitions(text, macros, path).lines}
    numbers = {name: re.fullmatch(r"\d+(?:,\d+)*", macros[name].replace(" ", "")) for name in macros if name in defined}
    return {
        name: tuple(dict.fromkeys(map(int, match[0].split(","))))
        for name, match in numbers.items()
        if match is not None
    }


def with_tune(toml: str, axes: Mapping[str, Sequence[int]]) -> str:
    """Return the text of a front matter with the values of macros, each an axis."""
    for name, values in axes.items():
        [matter] = _read(toml)
        tune = matter.values.get("tune", {})
        if name in tune:
            toml = _with_value(toml, f"tune.{name}", json.dumps(list(values)))
        elif tune:
            toml = toml.replace("\n[tune]\n", f"\n[tune]\n{name} = {json.dumps(list(values))}\n", 1)
        else:
            toml += f"\n[tune]\n{name} = {json.dumps(list(values))}\n"
    return toml


def with_assumptions(toml: str, sentences: Sequence[str]) -> str:
    """Return the text of a front matter that assumes more."""
    if not sentences:
        return toml
    [matter] = _read(toml)
    return _with_value(toml, "assumed", json.dumps([*matter.values.get("assumed", ()), *sentences]))


def _read(toml: str) -> tuple[FrontMatter, ...]:
    return read_front_matters(SourceFile(path="the inferred front matter", text=f"{_OPENING}{toml}*/"))


def _with_value(toml: str, key: str, value: str) -> str:
    """Return the text with the value of a key; of an axis or an array that it does not have, the text as it is."""
    toml = without_assumption(toml, key)
    [matter] = _read(toml)
    path = path_of(key)
    position = matter.positions.get(path)
    if position is not None and not value:
        return _spliced(toml, (_separator_before(matter.source.text, position.key[0]), position.value[1]), "")
    if position is not None:
        return _spliced(toml, position.value, value)
    if not value:
        return toml
    if len(path) == 1:
        return f"{key} = {value}\n{toml}"
    table = matter.positions.get(path[:-1])
    if len(path) < 3 or table is None:
        return toml
    end = table.value[1] - 1
    start = len(matter.source.text[:end].rstrip())
    return _spliced(toml, (start, end), f", {path[-1]} = {value} ")


def _separator_before(text: str, start: int) -> int:
    """Return where the comma before a key begins, or the key itself after the brace or the end of line before it."""
    before = len(text[:start].rstrip(" \t"))
    return before - 1 if text[before - 1] == "," else start


def without_assumption(toml: str, key: str) -> str:
    """Return the text of a front matter without what was assumed of the value with this key."""
    [matter] = _read(toml)
    _, comment = comment_on(matter, key)
    toml = _spliced(toml, comment, "") if comment[1] else toml
    sentences = matter.values.get("assumed", ())
    kept = [sentence for sentence in sentences if not is_about(sentence, key)]
    if len(kept) == len(sentences):
        return toml
    [matter] = _read(toml)
    lines = "".join(f"  {json.dumps(sentence, ensure_ascii=False)},\n" for sentence in kept)
    position = matter.positions["assumed",]
    if kept:
        return _spliced(toml, position.value, f"[\n{lines}]")
    return _spliced(toml, (position.key[0], position.value[1] + 1), "")


def _spliced(toml: str, span: tuple[int, int], text: str) -> str:
    """Return the TOML with a text at a span of the comment that `_read` makes of it."""
    start, end = (offset - len(_OPENING) for offset in span)
    return toml[:start] + text + toml[end:]


def _with_size(toml: str, name: str, value: str) -> str:
    """Return the text with these values of a problem axis, which is added if there is none of this name."""
    [matter] = _read(toml)
    if ("problem", name) in matter.positions:
        return _with_value(toml, f"problem.{name}", value)
    line = f"{name} = {value}\n"
    if "problem" not in matter.values:
        return f"{toml.rstrip()}\n[problem]\n{line}"
    _, end = matter.positions["problem",].key
    end = toml.index("\n", end - len(_OPENING)) + 1
    return toml[:end] + line + toml[end:]
