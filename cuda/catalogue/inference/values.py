"""The values of the host code: numbers with their expression, arrays, pointers, structs, and what is not known.

The rule: a value says where it comes from. A number that follows from a size keeps the expression; what the text does
not say is `Unknown` and never a guess.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.terms import Symbol, Term, TermError
from warplens.cuda.textures import AddressMode, FilterMode, TexelPlace

if TYPE_CHECKING:
    from warplens.cuda.source.parsing import Node


@dataclass(frozen=True, slots=True)
class Number:
    """A number. `term` is its expression where it is whole; a float may be the `quotient` of two terms."""

    value: int | float
    term: Term | None = None
    quotient: tuple[Term, Term] | None = None
    type_name: str = "int"
    is_guess: bool = False
    """What was compared to give it has a value that the host code does not say."""

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
    """A value that the text does not say.

    `below` bounds a whole number, such as `rand() % 10`, and `least` is its smallest value.
    """

    below: Term | None = None
    least: int = 0
    is_random: bool = False


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
    """An array of the host or the device. `size_bytes` and `count` are None until the host code says them.

    `contents` is what the host code puts in, as a word of `init`: "" nothing, "random" any values. Whole numbers are
    from `least` to less than `below`.
    """

    name: str
    element: str
    count: Number | None = None
    size_bytes: Number | None = None
    on_device: bool = False
    contents: str = ""
    below: Term | None = None
    least: int = 0
    filled: Number | None = None
    """The bytes at its beginning that a pattern of bytes in `contents` fills, None for all."""
    line: int = 0
    cells: dict[int, Cell] = field(default_factory=dict)
    sizes: dict[int, Symbol] = field(default_factory=dict)
    """The sizes of a tensor that the host code asks for, by dimension; that of -1 is the number of elements."""
    dimensions: tuple[Value, ...] = ()
    """The lengths of an array of arrays, the outermost first."""
    is_tensor: bool = False
    copied_back: bool = False
    written: bool = False
    texels: Texels | None = None
    """Those of a CUDA array, None of plain memory."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """A place in an array; `offset` counts elements of `element`."""

    buffer: Buffer
    element: str
    offset: Number | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A texture or a surface object; fields as in `warplens.cuda.textures.TextureView`, `extents` x first.

    The extent of a texture in linear memory is in bytes. `refused` says why no front matter gives it.
    """

    buffer: Buffer | None
    extents: tuple[Value, ...]
    element: str = ""
    offset: Number | None = None
    """Where in its array a view in plain memory begins."""
    layers: Value | None = None
    place: TexelPlace = TexelPlace.ARRAY
    address: tuple[AddressMode, ...] = ()
    filter: FilterMode = FilterMode.POINT
    is_normalized: bool = False
    reads_fractions: bool = False
    is_surface: bool = False
    refused: str = ""


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
    """Return a whole number without a symbol.

    Raises:
        TermError: it is too large.
    """
    return Number(number, terms.constant(number), None, type_name)


def symbolic(symbol: Symbol, type_name: str = "int") -> Number:
    """Return the number that a symbol stands for."""
    return Number(symbol.value, terms.of(symbol), None, type_name)


def real(number: float, type_name: str = "double") -> Number:
    """Return a float."""
    return Number(float(number), None, None, type_name)


def term_of(number: Value) -> Term | None:
    """Return the expression of a whole number, None for any other value."""
    if not isinstance(number, Number) or not isinstance(number.value, int):
        return None
    if number.term is not None:
        return number.term
    try:
        return terms.constant(number.value)
    except TermError:
        return None
