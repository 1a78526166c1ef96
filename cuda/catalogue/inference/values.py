"""The values of the host code: numbers with their expression, arrays, pointers, structs, and what is not known.

The rule: a value says where it comes from. A number that follows from a size keeps the expression; what the text does
not say is `Unknown` and never a guess.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.terms import Condition, Symbol, Term, TermError
from warplens.cuda.catalogue.source.parsing import Node
from warplens.cuda.ground import textures, toml_beside

FACTS: dict[str, dict[str, Any]] = toml_beside(__file__, "facts.toml")
"""What is known of the names of CUDA and of usual names of sizes; the file says what each table is, and its source."""


@dataclass(frozen=True, slots=True)
class Tests:
    """What holds of sizes where a value counts as true, and what where it counts as false."""

    true: tuple[Condition, ...] = ()
    false: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Number:
    """A number. `term` is its expression where it is whole; a float may be the `quotient` of two terms."""

    value: int | float
    term: Term | None = None
    quotient: tuple[Term, Term] | None = None
    type_name: str = "int"
    is_guess: bool = False  # what was compared to give it has a value that the host code does not say
    tests: Tests | None = field(default=None, compare=False)  # the comparisons that gave it

    @property
    def is_whole(self) -> bool:
        """Whether the number is no float."""
        return isinstance(self.value, int)

    @property
    def is_assumed(self) -> bool:
        """Whether a symbol in it has a value that the host code does not say."""
        if self.is_guess:
            return True
        parts = (self.term, *(self.quotient or ()))
        return any(symbol.assumed for part in parts if part is not None for symbol in part.symbols())


@dataclass(frozen=True, slots=True)
class Unknown:
    """A value that the text does not say."""

    below: Term | None = None  # bounds a whole number from above, as in `rand() % 10`
    least: int = 0  # its smallest value
    is_random: bool = False
    tests: Tests | None = field(default=None, compare=False)


UNKNOWN = Unknown()


@dataclass(eq=False, slots=True)
class Cell:
    """A variable, a member or an element: a place that holds a value of a type; `name` is that of a variable."""

    value: Value = UNKNOWN
    type_name: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Texels:
    """The texels of a CUDA array: along x, y and z, and in layers; `refused` says why no front matter gives them."""

    extents: tuple[Value, ...]
    layers: Value | None = None
    refused: str = ""


@dataclass(eq=False, slots=True)
class Buffer:
    """An array of the host or the device."""

    name: str
    element: str
    count: Number | None = None  # None until the host code says it
    size_bytes: Number | None = None  # likewise
    on_device: bool = False
    contents: str = ""  # what the host code puts in, as a word of `init`: "" for nothing, "random" for any values
    below: Term | None = None  # all its whole numbers lie below this
    least: int = 0  # its smallest whole number
    filled: Number | None = None  # the bytes at its beginning that a pattern of bytes in `contents` fills, None for all
    line: int = 0
    cells: dict[int, Cell] = field(default_factory=dict)
    sizes: dict[int, Symbol] = field(default_factory=dict)
    """The sizes of a tensor that the host code asks for, by dimension; that of -1 is the number of elements."""
    dimensions: tuple[Value, ...] = ()  # the lengths of an array of arrays, the outermost first
    is_tensor: bool = False
    written: bool = False
    texels: Texels | None = None  # those of a CUDA array, None of plain memory


@dataclass(frozen=True, slots=True)
class Pointer:
    """A place in an array; `offset` counts elements of `element`."""

    buffer: Buffer
    element: str
    offset: Number | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A texture or surface object; its fields are those of `warplens.cuda.ground.textures.TextureView`."""

    buffer: Buffer | None
    extents: tuple[Value, ...]  # x first; a texture in linear memory has its extent in bytes
    element: str = ""
    offset: Number | None = None  # where in its array a view in plain memory begins
    layers: Value | None = None
    place: textures.TexelPlace = textures.TexelPlace.ARRAY
    address: tuple[textures.AddressMode, ...] = ()
    filter: textures.FilterMode = textures.FilterMode.POINT
    is_normalized: bool = False
    reads_fractions: bool = False
    is_surface: bool = False
    refused: str = ""  # why no front matter gives it


@dataclass(frozen=True, slots=True)
class Place:
    """The address of a variable."""

    cell: Cell


@dataclass(eq=False, slots=True)
class Struct:
    """An object with named members, `dim3` among them."""

    type_name: str
    members: dict[str, Cell] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Text:
    """A string of characters."""

    text: str


@dataclass(frozen=True, slots=True)
class TypeName:
    """A type, as the argument of a template."""

    name: str


@dataclass(eq=False, slots=True)
class Closure:
    """A function by its name with the template arguments given so far, or a lambda with the names around it."""

    name: str
    template_arguments: tuple[Value, ...] = ()
    body: Node | None = None
    scope: Any = None
    this: Struct | None = None


Value = Number | Unknown | Pointer | Buffer | View | Place | Struct | Text | TypeName | Closure


def whole(number: int, type_name: str = "int") -> Number:
    """Return a whole number without a symbol."""
    return Number(number, terms.constant(number), None, type_name)


def symbolic(symbol: Symbol, type_name: str = "int") -> Number:
    """Return the number that a symbol stands for."""
    return Number(symbol.value, terms.of(symbol), None, type_name)


def real(number: float, type_name: str = "double") -> Number:
    """Return a float."""
    return Number(float(number), None, None, type_name)


def term_of(number: Value | None) -> Term | None:
    """Return the expression of a whole number, None for any other value and for none."""
    if not isinstance(number, Number) or not isinstance(number.value, int):
        return None
    if number.term is not None:
        return number.term
    try:
        return terms.constant(number.value)
    except TermError:
        return None


def behind(value: Value) -> Value:
    """Return what the variable holds whose address a value is; any other value as it is."""
    return value.cell.value if isinstance(value, Place) else value


# The number or the text that a literal of C++ writes, and the constants of headers that host code names.

_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_PARTS = frozenset({"string_content", "raw_string_content", "character"})

CONSTANTS: dict[str, Value] = {
    "INFINITY": UNKNOWN,
    **{name: whole(number) for name, number in FACTS["constants"]["whole"].items()},
    **{name: real(number) for name, number in FACTS["constants"]["real"].items()},
    **{name: Text(text) for name, text in FACTS["constants"]["texts"].items()},
}


def number_literal(text: str) -> Value:
    """Return the number that a literal writes."""
    plain = text.replace("'", "").lower()
    try:
        if plain.startswith("0x") and "p" not in plain:
            return whole(int(plain.rstrip("ulz"), 16))
        if plain.startswith("0b"):
            return whole(int(plain.rstrip("ulz"), 2))
        if "." in plain or "e" in plain or plain.endswith("f"):
            return real(float(plain.rstrip("fl")), "float" if plain.endswith("f") else "double")
        digits = plain.rstrip("ulz")
        suffix = plain[len(digits) :]
        value = int(digits, 8) if re.fullmatch(r"0[0-7]+", digits) else int(digits)
        return whole(value, ("unsigned " if "u" in suffix else "") + ("long" if "l" in suffix else "int"))
    except (ValueError, TermError):
        return UNKNOWN


def characters_of(node: Node) -> str:
    """Return the characters that a literal of a string or of a character writes."""
    if node.type in _PARTS:
        return (node.text or b"").decode(errors="replace")
    if node.type == "escape_sequence":
        written = (node.text or b"").decode(errors="replace")[1:]
        if re.fullmatch(r"x[0-9a-fA-F]{1,2}", written):
            return chr(int(written[1:], 16))
        return chr(int(written, 8)) if re.fullmatch(r"[0-7]{1,3}", written) else _ESCAPES.get(written, written)
    return "".join(map(characters_of, node.named_children))


# What nodes of a syntax tree say: their text, what they declare, and all that stands below them. A node is read alone;
# what its names mean is for `program` and `run`.

MAX_WALK = 200_000  # the nodes of a function that are looked at; a hostile text may have more
_DECLARATORS: dict[str, str] = FACTS["declarators"]
_NAMES = frozenset({"identifier", "field_identifier", "type_identifier", "qualified_identifier", "destructor_name"})


def walk(node: Node | None) -> Iterator[Node]:
    """Yield `node` and everything below it in the order of the text."""
    stack, seen = [node] if node is not None else [], 0
    while stack and seen < MAX_WALK:
        part = stack.pop()
        seen += 1
        yield part
        stack.extend(reversed(part.named_children))


def first_child(node: Node | None) -> Node | None:
    """Return the first named child of a node, None without one."""
    return next(iter(node.named_children), None) if node is not None else None


def children_of(node: Node | None, field: str) -> list[Node]:
    """Return the named children of a field of a node, such as the arguments of a call."""
    inner = node.child_by_field_name(field) if node is not None else None
    return inner.named_children if inner is not None else []


def initialized(declarator: Node) -> tuple[Node | None, Node | None]:
    """Return the initial value of a declarator, None if it has none, and the declarator without it."""
    if declarator.type != "init_declarator":
        return None, declarator
    return declarator.child_by_field_name("value"), declarator.child_by_field_name("declarator")


def unwrapped(node: Node | None) -> Node | None:
    """Return an expression without parentheses and casts around it."""
    while node is not None and node.type in ("parenthesized_expression", "condition_clause", "cast_expression"):
        node = node.child_by_field_name("value") or first_child(node)
    return node


def words(node: Node | None) -> str:
    """Return the text of a node with single spaces."""
    return " ".join((node.text or b"").decode(errors="replace").split()) if node is not None else ""


def type_text(node: Node) -> str:
    """Return the type that a declaration begins with, its qualifiers first."""
    parts = [words(child) for child in node.children if child.type == "type_qualifier"]
    return " ".join([*(part for part in parts if part == "const"), words(node.child_by_field_name("type"))])


def declared(node: Node | None, base: str) -> tuple[str, str]:
    """Return the name and the type that a declarator gives."""
    type_name = base
    while node is not None:
        if node.type in _NAMES:
            return words(node), type_name
        sign = _DECLARATORS.get(node.type, "")
        if sign and not (sign == "()" and type_name.endswith("()")):
            type_name += sign if type_name.endswith(("*", "&", "]")) or sign == "()" else f" {sign}"
        inner = (child for child in node.named_children if child.type in (*_NAMES, *_DECLARATORS))
        node = node.child_by_field_name("declarator") or next(inner, None)
    return "", type_name
