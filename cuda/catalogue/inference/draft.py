"""A front matter in the making: the launch shape, arguments and arrays of one kernel as terms.

The rule: every value says where it comes from. What is assumed is listed in sentences, and what cannot be known is a
question.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.element_types import Element
from warplens.cuda.catalogue.inference.program import Function
from warplens.cuda.catalogue.inference.questions import Question
from warplens.cuda.catalogue.inference.terms import Symbol, Term


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchShape:
    """The sizes of a launch that indices follow from."""

    grid: tuple[Term, ...]
    block: tuple[Term, ...]

    def threads(self, sizes: tuple[Term, ...]) -> Term:
        """Return the product of sizes."""
        total = terms.constant(1)
        for size in sizes:
            total = terms.multiply(total, size)
        return total

    def size(self, kind: str, axis: str) -> Term:
        """Return the size of the grid or block along an axis."""
        sizes = self.grid if kind == "grid" else self.block
        index = "xyz".index(axis)
        return sizes[index] if index < len(sizes) else terms.constant(1)

    def group(self, name: str, text: str) -> tuple[Term, Term] | None:
        """Return the least and the largest value of a method of a cooperative group, None for another function.

        Args:
            name: the method.
            text: the method with the group, as in `block.thread_rank`.
        """
        if name in ("thread_rank", "num_threads", "size", "block_rank", "num_blocks"):
            total = self.threads(self.block)
            if re.match(r"(?:\w+::)*(?:this_)?grid", text) is not None:
                total = terms.multiply(total, self.threads(self.grid))
            if re.match(r"\w*(?:tile|warp)", text):
                total = terms.constant(32)
            if name in ("block_rank", "num_blocks"):
                total = self.threads(self.grid)
            return (
                (terms.constant(0), terms.subtract(total, terms.constant(1)))
                if name.endswith("rank")
                else (total, total)
            )
        return (terms.constant(0), terms.constant(31)) if name == "lane_id" else None


@dataclass(slots=True)
class DraftArray:
    """An array: `shape` holds its length, and the lanes of an element where it has several."""

    name: str
    dtype: str
    shape: list[Term]
    role: str
    init: str = ""
    bound: Term | None = None
    """Its elements are whole numbers from `least` to less than this."""
    least: int = 0
    filled: Term | None = None
    """The number of its first elements that hold the number `init`; the others are zeros."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class DraftView:
    """A texture or a surface: the table of the front matter that it stands in, and its keys but for `array`."""

    table: str
    array: str
    keys: tuple[str, ...] = ()


@dataclass(slots=True)
class DraftArgument:
    """An argument: the name of an array, a whole number as a term, another number as text, or fields of a struct.

    The fields may be those of a `vector`, such as `float4`, or of a struct that states its alignment in bytes, `align`.
    Those of an array in a struct stand there `repeat` times.
    """

    array: str = ""
    offset: Term | None = None
    """The first element of the array that the pointer leads to, None for the array's own first."""
    term: Term | None = None
    text: str = ""
    dtype: str = ""
    fields: list[DraftArgument] | None = None
    vector: str = ""
    align: int = 1
    repeat: int = 1


@dataclass(frozen=True, slots=True)
class AccessorType:
    """What an accessor leads to, its dimensions, and the dtype of its sizes and strides."""

    element: Element
    dimensions: int
    index: str


@dataclass(slots=True)
class Accessor:
    """An accessor of a draft; `sizes` are those that hold now, `assumed` the numbers of those that may change."""

    array: str
    kind: AccessorType
    argument: DraftArgument
    sizes: list[Term]
    assumed: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Draft:
    """What is known of one launch."""

    kernel: Function
    entry: str
    launch_line: int = 0
    launch_text: str = ""
    grid: list[Term] = field(default_factory=list)
    block: list[Term] = field(default_factory=list)
    dynamic_shared: Term | None = None
    arguments: list[DraftArgument] = field(default_factory=list)
    arrays: dict[str, DraftArray] = field(default_factory=dict)
    views: dict[str, DraftView] = field(default_factory=dict)
    """The textures and surfaces, by the name of the argument."""
    constants: tuple[DraftArray, ...] = ()
    """The `__constant__` variables that the host code fills."""
    assumptions: list[str] = field(default_factory=list)
    questions: list[Question] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    """A comment for a key of the front matter."""
    values: dict[Symbol, int] = field(default_factory=dict)
    """Values of symbols that replace those of the host code, to keep a run short or as its conditions ask."""
    refused: Mapping[Symbol, int] = field(default_factory=dict)
    """The sizes of the host code with which it leaves, each with the line where it does; `values` has others."""
    axes: dict[Symbol, tuple[int, ...]] = field(default_factory=dict)
    """The values of symbols that the launches of one place of the host code have."""

    def terms(self) -> list[Term]:
        """Return every term, in the order of the front matter."""
        found = [*self.block, *self.grid]
        stack = list(self.arguments)
        while stack:
            argument = stack.pop(0)
            found.extend(term for term in (argument.term, argument.offset) if term is not None)
            stack[:0] = argument.fields or []
        if self.dynamic_shared is not None:
            found.append(self.dynamic_shared)
        for array in (*self.arrays.values(), *self.constants):
            found.extend(array.shape)
            found.extend(term for term in (array.bound, array.filled) if term is not None)
        return found

    def assume(self, sentence: str) -> None:
        """Add an assumption, once."""
        if sentence not in self.assumptions:
            self.assumptions.append(sentence)
