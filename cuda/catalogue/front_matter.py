"""Reads the TOML in the comments of a `.cu` that begin `/* warplens`: its values, their positions, and its launch.

A file has such a comment for each of its kernels that can be run; most have one.

The rule: `tomllib` alone decides what the TOML means. `_PositionReader` walks the tree of the same text only to note
the positions, which `tomllib` does not give; it runs on text that is known to be valid and judges nothing. A value of
the wrong kind is one error that names its key, points at the value and says what is allowed.
"""

import re
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn, TypeVar

import tree_sitter
import tree_sitter_toml

from warplens.cuda.catalogue import launch_spec, syntax, tree
from warplens.cuda.catalogue.dtypes import ALIGNMENTS, COMPLEX, VECTORS, DType
from warplens.cuda.catalogue.values import NUMBERS, parse_number
from warplens.cuda.ground import toml_values
from warplens.cuda.ground.errors import KernelFileError, SourceSpan, suggestion
from warplens.cuda.ground.textures import TextureView

KeyPath = tuple[str | int, ...]  # keys and list indices from the front matter's top: `("arrays", "in", "shape", 0)`

_OPENING = re.compile(r"/\*[ \t]*warplens\b")


class SourcePosition(NamedTuple):
    """The start and end of a value and of its key in the file, and the offset of each character of a string."""

    key: tuple[int, int]
    value: tuple[int, int]
    offsets: Sequence[int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FrontMatter:
    """The values of the front matter with their positions."""

    source: syntax.SourceFile
    opening: tuple[int, int]
    values: dict[str, Any]
    positions: dict[KeyPath, SourcePosition] = field(repr=False)

    def key_span(self, path: KeyPath) -> SourceSpan:
        """Return the span of a value's key, or the opening of the comment where the file has no such key."""
        position = self.positions.get(path)
        return self.source.span(*(position.key if position else self.opening))

    def value_span(self, path: KeyPath) -> SourceSpan:
        """Return the span of a value, or the opening of the comment where the file has no such value."""
        position = self.positions.get(path)
        return self.source.span(*(position.value if position else self.opening))

    def text(self, path: KeyPath) -> syntax.SourceText:
        """Return a string, or a number as it is written, with the positions of its characters."""
        position = self.positions[path]
        if position.offsets is None:
            start, end = position.value
            offsets = range(start, end + 1)
            return syntax.SourceText(value=self.source.text[start:end], source=self.source, offsets=offsets)
        value: Any = self.values
        for step in path:
            value = value[step]
        return syntax.SourceText(value=value, source=self.source, offsets=position.offsets)


def has_front_matter(text: str) -> bool:
    """Return whether a comment of `text` begins `/* warplens`."""
    return _OPENING.search(text) is not None


def read_front_matters(source: syntax.SourceFile) -> tuple[FrontMatter, ...]:
    """Return each front matter of a kernel file, in the order of the text; `KernelFileError` if there is none, the
    comment of one has no end, or it is not valid TOML.
    """
    openings = list(_OPENING.finditer(source.text))
    if not openings:
        message = f"{source.path} has no front matter: its first comment must begin '/* warplens' and hold TOML"
        raise KernelFileError(message)
    return tuple(_read_at(source, opening) for opening in openings)


def read_toml(source: syntax.SourceFile) -> FrontMatter:
    """Return the values of a file that is TOML as a whole; `KernelFileError` if it is not valid TOML."""
    return _values_of(source, (0, 0), 0, len(source.text), "the file")


def _read_at(source: syntax.SourceFile, opening: re.Match[str]) -> FrontMatter:
    start, end = opening.end(), source.text.find("*/", opening.end())
    if end < 0:
        raise KernelFileError("the front matter has no end: its comment lacks '*/'", source.span(*opening.span()))
    return _values_of(source, opening.span(), start, end, "the front matter")


def _values_of(source: syntax.SourceFile, opening: tuple[int, int], start: int, end: int, what: str) -> FrontMatter:
    """Return the values of the TOML from `start` to `end`; `what` names it in an error."""
    try:
        values = toml_values(source.text[start:end])
    except tomllib.TOMLDecodeError as problem:
        raise _error(source, start, end, f"{what} is not valid TOML", str(problem)) from None
    except RecursionError:
        raise KernelFileError(f"{what} is nested too deeply", source.span(*opening)) from None
    positions = _PositionReader(source.text, start, end).read()
    return FrontMatter(source=source, opening=opening, values=values, positions=positions)


_POSITION = re.compile(r" \(at line (\d+), column (\d+)\)$")
_END = re.compile(r" \(at end of document\)$")


def _error(source: syntax.SourceFile, start: int, end: int, sentence: str, problem: str) -> KernelFileError:
    """Return the error about the TOML from `start` to `end`: `sentence`, then `problem`, which `tomllib` says."""
    offset = end
    if match := _POSITION.search(problem):
        line, column = int(match[1]), int(match[2])
        lines = source.text[start:end].split("\n")
        offset = start + sum(len(earlier) + 1 for earlier in lines[: line - 1]) + column - 1
    elif _END.search(problem):
        offset = start + len(source.text[start:end].rstrip())
    message = _END.sub("", _POSITION.sub("", problem))
    return KernelFileError(f"{sentence}: {message[:1].lower()}{message[1:]}", source.span(offset, offset + 1))


_PARSER = tree_sitter.Parser(tree_sitter.Language(tree_sitter_toml.language()))
_PART = re.compile(r"(?s)\\u.{4}|\\U.{8}|\\\s+|\\?.")
"""What stands for one character of a string with escapes, or for none, as an escaped end of line does."""


class _PositionReader:
    """Notes the positions of keys and values in the tree of valid TOML."""

    def __init__(self, text: str, start: int, end: int) -> None:
        toml = text[start:end]
        of_bytes = (start + index for index, character in enumerate(toml) for _ in character.encode())
        self._places = range(start, end + 1) if toml.isascii() else [*of_bytes, end]  # of each byte of the tree
        self._text = text
        self._root = _PARSER.parse(toml.encode()).root_node
        self._positions: dict[KeyPath, SourcePosition] = {}
        self._tables: dict[KeyPath, int] = {}

    def read(self) -> dict[KeyPath, SourcePosition]:
        for node in self._root.named_children:
            if node.type == "pair":
                self._pair(node, ())
            elif node.type != "comment":
                self._table(node)
        return self._positions

    def _span(self, node: tree_sitter.Node, last: tree_sitter.Node | None = None) -> tuple[int, int]:
        return self._places[node.start_byte], self._places[(last or node).end_byte]

    def _table(self, node: tree_sitter.Node) -> None:
        *outer, last = self._key(node.named_children[0], ())[0]
        table: KeyPath = ()
        for part in outer:
            table = (*table, part)
            if table in self._tables:  # a list of tables: the header goes on in its last one
                table = (*table, self._tables[table] - 1)
        table = (*table, last)
        header = self._span(node.children[0], node.children[2])
        position = SourcePosition(key=header, value=header)
        if node.type == "table_array_element":
            index = self._tables.get(table, 0)
            self._tables[table] = index + 1
            self._positions.setdefault(table, position)
            table = (*table, index)
        self._positions.setdefault(table, position)
        for pair in node.named_children[1:]:
            if pair.type == "pair":
                self._pair(pair, table)

    def _pair(self, node: tree_sitter.Node, table: KeyPath) -> None:
        path, key = self._key(node.children[0], table)
        self._value(node.children[2], path, key)

    def _key(self, node: tree_sitter.Node, table: KeyPath) -> tuple[KeyPath, tuple[int, int]]:
        """Return the path of a key with its dots; the span of the last part is that of the key."""
        if node.type == "dotted_key":
            *outer, last = node.named_children
            for part in outer:
                table, _ = self._key(part, table)
            return self._key(last, table)
        start, end = self._span(node)
        path = (*table, self._text[start:end] if node.type == "bare_key" else self._string(start, end)[0])
        self._positions.setdefault(path, SourcePosition((start, end), (start, end)))
        return path, (start, end)

    def _value(self, node: tree_sitter.Node, path: KeyPath, key: tuple[int, int]) -> None:
        offsets = self._string(*self._span(node))[1] if node.type == "string" else None
        below = [child for child in node.named_children if child.type != "comment"]
        if node.type == "array":
            for index, child in enumerate(below):
                self._value(child, (*path, index), key)
        elif node.type == "inline_table":
            for pair in below:
                self._pair(pair, path)
        self._positions[path] = SourcePosition(key, self._span(node), offsets)

    def _string(self, start: int, end: int) -> tuple[str, Sequence[int]]:
        """Return the string from `start` to `end`, with the offsets of its characters and of its end."""
        quote = self._text[start]
        width = 3 if end - start >= 6 and self._text.startswith(3 * quote, start) else 1
        first, last = start + width, end - width
        first += width == 3 and self._text.startswith("\n", first)
        text = self._text[first:last]
        if quote == "'" or "\\" not in text:
            return text, range(first, last + 1)
        parts = {part.start(): part[0] for part in _PART.finditer(self._text, first, last)}
        meant = {at: tomllib.loads(f'x = """{part}"""')["x"] if part[0] == "\\" else part for at, part in parts.items()}
        characters = {at: character for at, character in meant.items() if character}
        return "".join(characters.values()), (*characters, last)


_KINDS = {str: "a string", bool: "true or false", int: "a whole number", float: "a number", list: "a list"}

Choice = TypeVar("Choice", bound=StrEnum)
_Value = TypeVar("_Value")


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

    def _value(self, path: KeyPath, of: type[_Value]) -> _Value | None:
        """Return a value of this type, None where the file does not give it; a whole number is a float as well."""
        value: Any = self._get(path)
        is_of_type = isinstance(value, (int, float) if of is float else of) and not isinstance(value, bool)
        if value is not None and not is_of_type:
            self._fail(path, f"{named(path)} must be {kind(of())}, not {kind(value)}")
        return value  # type: ignore[no-any-return]

    def _table(self, path: KeyPath) -> dict[str, Any]:
        return self._value(path, dict) or {}

    def _is_set(self, path: KeyPath, named: str) -> bool:
        value = self._get(path)
        if value is not None and not isinstance(value, bool):
            self._fail(path, f"{named} must be true or false, not {kind(value)}")
        return value is True

    def _items(self, path: KeyPath) -> list[KeyPath]:
        return [(*path, index) for index in range(len(self._value(path, list) or ()))]

    def _string(self, path: KeyPath, default: str) -> str:
        value = self._value(path, str)
        if value is None:
            return default
        if not value.strip() or not value.isprintable():
            self._fail(path, f"{named(path)} must be one line of text")
        return value.strip()

    def _expression_text(self, path: KeyPath) -> syntax.SourceText:
        value = self._get(path)
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            self._fail(path, f"{named(path)} must be an expression in a string, not {kind(value)}")
        return self._matter.text(path)

    def _number(self, path: KeyPath, names: frozenset[str], default: str = "") -> syntax.Expression:
        if self._get(path) is None and default:
            return parse_number(default)
        expression = parse_number(self._expression_text(path))
        syntax.check_names(expression, names)
        return expression

    def _optional_number(self, path: KeyPath, names: frozenset[str]) -> syntax.Expression | None:
        return None if self._get(path) is None else self._number(path, names)

    def _choice(self, path: KeyPath, choices: type[Choice], default: Choice | None = None) -> Choice:
        value = self._get(path)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            self._fail(path, f"{named(path)} must be a string, not {kind(value)}")
        try:
            return choices(value)
        except ValueError:
            names = [choice.value for choice in choices]
            self._fail(path, f"no {path[-1]} is named {value!r}{suggestion(value, names)}")

    def _check_name(self, path: KeyPath, name: str) -> None:
        if not syntax.is_name(name):
            message = "cannot be used as a name: it takes letters, digits and '_', and no word such as 'and'"
            self._fail_key(path, f"{name!r} {message}")


def named(path: KeyPath) -> str:
    """Return the name of a value in errors."""
    keys = [str(step) for step in path if isinstance(step, str)]
    name = repr(".".join(keys))
    return f"item {path[-1] + 1} of {name}" if isinstance(path[-1], int) else name


def kind(value: Any) -> str:
    """Say of what kind a value of TOML is."""
    return "a table" if isinstance(value, dict) else _KINDS.get(type(value), "a date or time")


DTYPES = frozenset(DType)
LAUNCH_KEYS = ("grid", "block", "args")  # every launch has these keys beside its entry
DYNAMIC_SHARED = "dynamic_shared"
MAX_STRUCT_DEPTH = 8  # a struct may be a field of another this many times over
MAX_REPEAT = 32764  # the most bytes of a kernel's parameters, and hence the most elements of an array in a struct
PASSED_VECTORS = {**VECTORS, **COMPLEX}  # `args` writes them as calls: `float4(0, 0, 0, 1)`, `complex64(1, 0)`
Arrays = dict[str, launch_spec.ArraySpec]


class LaunchReader(ValueReader):
    """Reads a launch by its path; the arguments may name the `textures` that were read before."""

    textures: Mapping[str, TextureView] = MappingProxyType({})

    def _extent(self, path: KeyPath, names: frozenset[str]) -> tuple[syntax.Expression, ...]:
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

    def _vector(self, text: syntax.SourceText, names: frozenset[str]) -> launch_spec.StructSpec | None:
        """``vector := ('float4' | 'complex64' | ...) '(' expression, ... ')'``; None for anything else."""
        word = text.value.partition("(")[0].strip()
        vector = PASSED_VECTORS.get(word)
        if vector is None or "(" not in text.value:
            return None
        form = syntax.Form(vector.lanes, vector.lanes)
        called = syntax.parse(text, replace(NUMBERS, functions={**NUMBERS.functions, word: form}))
        if not isinstance(called.root, tree.FunctionCall) or called.root.function != word:
            raise called.error(called.root, f"{word}(...) stands alone as an argument")
        syntax.check_names(called, names)
        fields = (syntax.Expression(text=called.text, root=number) for number in called.root.arguments)
        specs = tuple(launch_spec.ScalarSpec(value=number, dtype=vector.dtype) for number in fields)
        return launch_spec.StructSpec(fields=specs, align=vector.align)

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
            if suffix.value not in DTYPES:
                hint = suggestion(suffix.value, DType)
                if suffix.value in PASSED_VECTORS:
                    numbers = ", ".join(map(str, range(PASSED_VECTORS[suffix.value].lanes)))
                    hint = f"; a vector is written {suffix.value}({numbers})"
                message = f"no dtype is named {suffix.value!r}{hint}"
                raise KernelFileError(message, suffix.span())
            dtype, text = DType(suffix.value), text.part(0, colon)
        expression = parse_number(text)
        among_arrays = [node for node in syntax.names_of(expression) if node.name in arrays]
        array = tree.beginning(expression.root) if among_arrays and dtype is None else None
        if array is not None and array.name in arrays:
            offset = syntax.Expression(text=expression.text, root=tree.without_beginning(expression.root))
            syntax.check_names(offset, names)
            spec = arrays[array.name]
            return launch_spec.PointerSpec(name=array.name, offset=offset, itemsize=spec.dtype.itemsize * spec.lanes)
        for node in among_arrays:
            message = f"{node.name!r} is an array; as an argument it stands alone, or before an offset: {node.name} + 1"
            raise expression.error(node, message)
        syntax.check_names(expression, names | frozenset(arrays))
        return launch_spec.ScalarSpec(value=expression, dtype=dtype)
