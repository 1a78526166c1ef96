"""Reads the values of one front matter: those of any key, and a launch with its arguments.

The rule: a value of the wrong kind is one error that names its key, points at the value and says what is allowed.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NoReturn, TypeVar

from warplens.cuda.catalogue import launch_spec, tree
from warplens.cuda.catalogue.dtypes import ALIGNMENTS, COMPLEX, VECTORS, DType
from warplens.cuda.catalogue.front_matter import FrontMatter, KeyPath, SourceText
from warplens.cuda.catalogue.kernel_file import ArraySpec
from warplens.cuda.catalogue.syntax import Expression, Form, check_names, is_name, names_of, parse
from warplens.cuda.catalogue.values import NUMBERS, parse_number
from warplens.cuda.ground.errors import KernelFileError, suggestion
from warplens.cuda.ground.textures import TextureView

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


SEARCH = "search"  # the table with the values of macros among which a search looks


LAUNCH_KEYS = ("grid", "block", "args")  # every launch has these keys beside its entry
DYNAMIC_SHARED = "dynamic_shared"
MAX_STRUCT_DEPTH = 8  # a struct may be a field of another this many times over
MAX_REPEAT = 32764  # a kernel's parameters have at most so many bytes, so that no array in a struct has more elements
PASSED_VECTORS = {**VECTORS, **COMPLEX}  # `args` writes them as calls: `float4(0, 0, 0, 1)`, `complex64(1, 0)`
Arrays = dict[str, ArraySpec]


class LaunchReader(LadderReader):
    """Reads a launch by its path; the arguments may name the `textures` that were read before."""

    textures: Mapping[str, TextureView] = MappingProxyType({})

    def _extent(self, path: KeyPath, names: frozenset[str]) -> tuple[Expression, ...]:
        size_paths = self._items(path)
        if not 1 <= len(size_paths) <= 3:
            self._fail(path, f"{named(path)} must have 1 to 3 dimensions (x, y, z), not {len(size_paths)}")
        return tuple(self._number(size_path, names) for size_path in size_paths)

    def _arguments(self, path: KeyPath, names: frozenset[str], arrays: Arrays) -> tuple[launch_spec.ArgumentSpec, ...]:
        return tuple(self._argument(item, names, arrays, 0) for item in self._items(path))

    def _argument(self, path: KeyPath, names: frozenset[str], arrays: Arrays, depth: int) -> launch_spec.ArgumentSpec:
        """Parse an argument.

        ``argument := '[' argument+ ']' | '{' 'fields' '[' argument+ ']' ['align' number] ['repeat' number] '}'
        | parameter``.
        """
        value = self._get(path)
        if not isinstance(value, list | dict):
            return self._parameter(path, names, arrays)
        if depth == MAX_STRUCT_DEPTH:
            self._fail(path, f"structs are nested at most {MAX_STRUCT_DEPTH} deep")
        align = repeat = 1
        fields_path = path
        if isinstance(value, dict):
            self._check_keys(path, value, ("fields", "align", "repeat"), ("fields",))
            fields_path = (*path, "fields")
            listed = ", ".join(map(str, ALIGNMENTS))
            meaning = f"the number of bytes that alignas() has in the struct: one of {listed}"
            align = self._one_of((*path, "align"), ALIGNMENTS, meaning)
            meaning = f"the length of an array in the struct: a whole number from 1 to {MAX_REPEAT}"
            repeat = self._one_of((*path, "repeat"), range(1, MAX_REPEAT + 1), meaning)
        fields = tuple(self._argument(part, names, arrays, depth + 1) for part in self._items(fields_path))
        if any(isinstance(part, launch_spec.TextureArgument) for part in fields):
            self._fail(path, "a texture or a surface is an argument of its own, and no field of a struct")
        if not fields:
            self._fail(path, "a struct among 'args' must have a field")
        struct = launch_spec.StructSpec(fields=fields, align=align, repeat=repeat)
        if struct.count > MAX_REPEAT:
            self._fail(path, f"a struct among 'args' has at most {MAX_REPEAT} fields, not {struct.count}")
        return struct

    def _one_of(self, path: KeyPath, allowed: Collection[int], meaning: str) -> int:
        """Return a whole number that is allowed, 1 where there is none; `meaning` says in errors what it is."""
        value = self._get(path)
        if value is None:
            return 1
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            self._fail(path, f"{path[-1]!r} is {meaning}")
        return value

    def _vector(self, text: SourceText, names: frozenset[str]) -> launch_spec.StructSpec | None:
        """``vector := ('float4' | 'complex64' | ...) '(' expression, ... ')'``; None for anything else."""
        word = text.value.partition("(")[0].strip()
        vector = PASSED_VECTORS.get(word)
        if vector is None or "(" not in text.value:
            return None
        called = parse(text, replace(NUMBERS, functions={**NUMBERS.functions, word: Form(vector.lanes, vector.lanes)}))
        if not isinstance(called.root, tree.FunctionCall) or called.root.function != word:
            raise called.error(called.root, f"{word}(...) stands alone as an argument")
        check_names(called, names)
        fields = (Expression(text=called.text, root=number) for number in called.root.arguments)
        return launch_spec.StructSpec(
            fields=tuple(launch_spec.ScalarSpec(value=number, dtype=vector.dtype) for number in fields),
            align=vector.align,
        )

    def _parameter(self, path: KeyPath, names: frozenset[str], arrays: Arrays) -> launch_spec.ArgumentSpec:
        """``parameter := array [('+' | '-') expression] | expression [':' dtype] | vector``."""
        whole = self._expression_text(path)
        text = whole.part(0, len(whole.value))
        if text.value in self.textures:
            return launch_spec.TextureArgument(name=text.value)
        if text.value in arrays:
            if arrays[text.value].is_variable:
                message = f"{text.value!r} is a variable of the kernel file, which is no argument"
                raise KernelFileError(message, text.span())
            return launch_spec.ArrayArgument(name=text.value)
        if (name := re.split(r"[\s:+-]", text.value, maxsplit=1)[0]) in self.textures:
            kind_ = "surface" if self.textures[name].is_surface else "texture"
            raise KernelFileError(f"{name!r} is a {kind_}, which is an argument as it is: {name!r}", text.span())
        if (vector := self._vector(text, names)) is not None:
            return vector
        dtype: DType | None = None
        if (colon := text.value.rfind(":")) >= 0:
            suffix = text.part(colon + 1, len(text.value))
            if suffix.value not in tuple(DType):
                hint = suggestion(suffix.value, DType)
                if suffix.value in PASSED_VECTORS:
                    numbers = ", ".join(map(str, range(PASSED_VECTORS[suffix.value].lanes)))
                    hint = f"; a vector is written {suffix.value}({numbers})"
                message = f"no dtype is named {suffix.value!r}{hint}"
                raise KernelFileError(message, suffix.span())
            dtype, text = DType(suffix.value), text.part(0, colon)
        expression = parse_number(text)
        array = _base(expression.root)
        if array is not None and array.name in arrays and dtype is None:
            offset = Expression(text=expression.text, root=_without_base(expression.root))
            check_names(offset, names)
            spec = arrays[array.name]
            return launch_spec.PointerSpec(name=array.name, offset=offset, itemsize=spec.dtype.itemsize * spec.lanes)
        for node in names_of(expression):
            if node.name in arrays:
                message = (
                    f"{node.name!r} is an array; as an argument it stands alone, or before an offset: {node.name} + 1"
                )
                raise expression.error(node, message)
        check_names(expression, names | frozenset(arrays))
        return launch_spec.ScalarSpec(value=expression, dtype=dtype)


def _base(node: tree.Node) -> tree.Name | None:
    """Return the name that a sum begins with, None where a node is no such sum."""
    while isinstance(node, tree.Binary) and node.operator in (tree.Operator.ADD, tree.Operator.SUBTRACT):
        node = node.left
    return node if isinstance(node, tree.Name) else None


def _without_base(node: tree.Node) -> tree.Node:
    """Return a sum with 0 in place of the name that it begins with."""
    if isinstance(node, tree.Binary):
        return replace(node, left=_without_base(node.left))
    return tree.Constant(0, node.start, node.end)
