"""A front matter in the making: the launch shape, arguments and arrays of one kernel as terms.

The rule: every value says where it comes from. What is assumed is listed in sentences, and what cannot be known is a
question.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from warplens.cuda.catalogue.inference import element_types, terms
from warplens.cuda.catalogue.inference.program import Function, Program
from warplens.cuda.catalogue.inference.run import Contents, Launch, Run
from warplens.cuda.catalogue.inference.terms import Symbol, Term
from warplens.cuda.catalogue.inference.values import Buffer, Number, Place, Pointer, Value, term_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something that a front matter needs and that no rule can assume. `key` is its key in the front matter."""

    key: str
    text: str
    line: int = 0

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return f"{where}{self.text}"


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchShape:
    """The sizes of a launch that indices follow from."""

    grid: tuple[Term, ...]
    block: tuple[Term, ...]

    def size(self, kind: str, axis: str) -> Term:
        """Return the size of the grid or block along an axis."""
        sizes = self.grid if kind == "grid" else self.block
        index = "xyz".index(axis)
        return sizes[index] if index < len(sizes) else terms.constant(1)

    def group(self, name: str, text: str) -> tuple[Term, Term] | None:
        """Return the least and the largest value of a method of a cooperative group, None for another function."""
        if name in ("thread_rank", "num_threads", "size", "block_rank", "num_blocks"):
            total = terms.product(self.block)
            if re.match(r"(?:\w+::)*(?:this_)?grid", text) is not None:
                total = terms.multiply(total, terms.product(self.grid))
            if re.match(r"\w*(?:tile|warp)", text):
                total = terms.constant(32)
            if name in ("block_rank", "num_blocks"):
                total = terms.product(self.grid)
            if not name.endswith("rank"):
                return total, total
            return terms.constant(0), terms.subtract(total, terms.constant(1))
        return (terms.constant(0), terms.constant(31)) if name == "lane_id" else None


@dataclass(slots=True)
class DraftArray:
    """An array: `shape` holds its length, and the lanes of an element where it has several."""

    name: str
    dtype: str
    shape: list[Term]
    role: str
    init: str = ""
    bound: Term | None = None  # its elements are whole numbers from `least` to less than this
    least: int = 0
    filled: Term | None = None  # the number of its first elements that hold the number `init`; the others are zeros
    note: str = ""


@dataclass(frozen=True, slots=True)
class DraftView:
    """A texture or a surface: the table of the front matter that it stands in, and its keys but for `array`."""

    table: str
    array: str
    keys: tuple[str, ...] = ()


@dataclass(slots=True)
class DraftArgument:
    """An argument: the name of an array, a whole number as a term, another number as text, or a struct's fields."""

    array: str = ""
    offset: Term | None = None  # the first element of the array that the pointer leads to, None for the array's first
    term: Term | None = None
    text: str = ""
    dtype: str = ""
    fields: "list[DraftArgument] | None" = None  # those of a `vector`, or of a struct
    vector: str = ""  # such as `float4`
    align: int = 1  # of a struct, the alignment in bytes that it states
    repeat: int = 1  # how often its fields stand there: the length of an array within a struct


@dataclass(frozen=True, slots=True)
class AccessorType:
    """What an accessor leads to, its dimensions, and the dtype of its sizes and strides."""

    element: element_types.Element
    dimensions: int
    index: str


@dataclass(slots=True)
class Accessor:
    """An accessor of a draft; `sizes` hold now, and `assumed` are the numbers of the sizes that may change."""

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
    views: dict[str, DraftView] = field(default_factory=dict)  # the textures and surfaces, by the name of the argument
    constants: tuple[DraftArray, ...] = ()  # the `__constant__` variables that the host code fills
    assumptions: list[str] = field(default_factory=list)
    questions: list[Question] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)  # a comment for a key of the front matter
    values: dict[Symbol, int] = field(default_factory=dict)
    """Values of symbols that replace those of the host code, to keep a run short or as its conditions ask."""
    refused: Mapping[Symbol, int] = field(default_factory=dict)
    """The sizes of the host code with which it leaves, each with the line where it does; `values` has others."""
    axes: dict[Symbol, tuple[int, ...]] = field(default_factory=dict)
    """The values of symbols that the launches of one place of the host code have."""

    def launch_terms(self) -> list[Term]:
        """Return the terms of the launch shape and of the arguments."""
        launch_terms = [*self.block, *self.grid]
        stack = list(self.arguments)
        while stack:
            argument = stack.pop(0)
            launch_terms.extend(term for term in (argument.term, argument.offset) if term is not None)
            stack[:0] = argument.fields or []
        return launch_terms

    def terms(self) -> list[Term]:
        """Return every term, in the order of the front matter."""
        every = self.launch_terms()
        if self.dynamic_shared is not None:
            every.append(self.dynamic_shared)
        for array in (*self.arrays.values(), *self.constants):
            every.extend((*array.shape, *(term for term in (array.bound, array.filled) if term is not None)))
        return every

    def assume(self, sentence: str) -> None:
        """Add an assumption, once."""
        if sentence not in self.assumptions:
            self.assumptions.append(sentence)


# What the host code copies into `__constant__` variables, which a front matter lists under `[constants]`. A variable
# that the host code does not fill keeps what the device code gives it, and is not listed.

MAX_DEPTH = 6  # device functions that a kernel calls are looked into this deep


def contents_of(source: Value) -> Contents:
    """Return what a variable holds after a copy from a place of the host code."""
    if isinstance(source, Place):
        return _of_numbers([source.cell.value])
    buffer = source.buffer if isinstance(source, Pointer) else source
    if not isinstance(buffer, Buffer):
        return Contents("random")
    count = int(buffer.count.value) if buffer.count is not None else 0
    if count and len(buffer.cells) == count and buffer.below is None:
        return _of_numbers([cell.value for cell in buffer.cells.values()])
    return Contents(buffer.contents or "random", buffer.below, buffer.least)


def _of_numbers(values: list[Value]) -> Contents:
    numbers = [value.value for value in values if isinstance(value, Number)]
    if len(numbers) < len(values) or any(isinstance(value, Number) and value.is_assumed for value in values):
        return Contents("random")
    if len(set(numbers)) == 1:
        return Contents(f"constant({numbers[0]})")
    if all(isinstance(number, int) for number in numbers):
        return Contents("", terms.constant(int(max(numbers)) + 1), int(min(numbers)))
    return Contents("random")


def constants_of(launch: Launch, program: Program, run: Run) -> tuple[DraftArray, ...]:
    """Return the `__constant__` variables that a kernel reads and the host code fills, as arrays of a draft."""
    if not launch.constants:
        return ()
    names = program.words_in(launch.kernel)
    for _ in range(MAX_DEPTH):
        called = [function for name in names for function in program.functions.get(name, ())]
        names = names.union(*map(program.words_in, called))
    read = names & program.constants
    arrays = []
    for name, contents in launch.constants.items():
        cell = run.top.find(name) if name in read else None
        if cell is None:
            continue
        value = cell.value
        type_name = value.element if isinstance(value, Buffer) else cell.type_name
        length = term_of(value.count) if isinstance(value, Buffer) and value.count is not None else terms.constant(1)
        element = element_types.element_of(type_name, program)
        if element is None or element.fields or length is None or isinstance(value, Pointer):
            continue  # a struct of unlike members keeps the zeros of a variable that nothing fills
        for symbol in length.symbols():
            symbol.fixed = symbol.fixed or not symbol.is_macro  # the variable is as long as it is declared
        lanes = [terms.constant(element.lanes)] if element.lanes > 1 else []
        array = DraftArray(name=name, dtype=element.dtype, shape=[terms.settle(length), *lanes], role="in")
        is_whole = "int" in array.dtype
        below: Term | None = contents.below
        if is_whole and below is not None:
            array.bound, array.least = terms.settle(below), contents.least
        elif contents.word in ("zeros", "ones", "iota") or contents.word.startswith("constant("):
            array.init = contents.word
        elif is_whole:
            array.init, array.note = "zeros", "assumed: the host code does not say its whole numbers"
        else:
            array.init = "random"
        arrays.append(array)
    return tuple(arrays)
