"""The frozen tree of a PTX module.

The rule: the tree holds the text and nothing more. It resolves no names and checks no types; the engine does that.
Printing a tree and parsing the text gives the same tree.

Source: NVIDIA, "Parallel Thread Execution ISA", version 8.8, chapters 4 (syntax), 5 (state spaces, types, variables)
and 11 (directives).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import get_args


class Space(StrEnum):
    """State spaces of variables and parameters (ISA 5.1)."""

    REG = "reg"
    PARAM = "param"
    GLOBAL = "global"
    SHARED = "shared"
    CLUSTER = "shared::cluster"  # the shared memory of all blocks of a cluster
    LOCAL = "local"
    CONST = "const"


# --- operands (ISA chapter 6) ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Register:
    """A virtual register `%r1`, a special one such as `%tid.x`, or one declared without a percent sign, as written."""

    name: str


@dataclass(frozen=True, slots=True)
class Integer:
    """An integer literal. `value` is exact; `text` is as written (`-8`, `0x1F`, `12U`)."""

    value: int
    text: str


@dataclass(frozen=True, slots=True)
class Float:
    """A float literal `0f3F800000` or `0d...` (or decimal). `bits` is the IEEE pattern, `width` 32 or 64."""

    bits: int
    width: int
    text: str


@dataclass(frozen=True, slots=True)
class Symbol:
    """A name that is not a register: a label, a variable or a function."""

    name: str


@dataclass(frozen=True, slots=True)
class Relative:
    """A constant address `table+8`, `generic(table)+8` or `0xFF00(table)`: `mask` is the part that a byte stores."""

    name: str
    offset: int = 0
    generic: bool = False
    mask: int | None = None


@dataclass(frozen=True, slots=True)
class Element:
    """`table[5]`, the address of an array's element; `index` counts elements."""

    name: str
    index: int


@dataclass(frozen=True, slots=True)
class Address:
    """`[base+offset]` in bytes, with the `coordinates` of a texture, surface or tensor: `[base, {%f1, %f2}]`."""

    base: Register | Symbol | Integer
    offset: int = 0
    coordinates: tuple[Operand, ...] = ()


@dataclass(frozen=True, slots=True)
class Vector:
    """`{%r1, %r2}`."""

    elements: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class RegisterPair:
    """`%p1|%p2`, the two results of a `setp` or a `shfl`."""

    first: Operand
    second: Operand


@dataclass(frozen=True, slots=True)
class Negated:
    """`!%p1` as an operand."""

    operand: Operand


@dataclass(frozen=True, slots=True)
class Arguments:
    """`(%r1, param0)`, the parenthesised lists of a `call`."""

    elements: tuple[Operand, ...]


Operand = (
    Register | Integer | Float | Symbol | Relative | Element | Address | Vector | RegisterPair | Negated | Arguments
)


@dataclass(frozen=True, slots=True)
class Guard:
    """`@%p1` or `@!%p1` before an instruction."""

    register: str
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Location:
    """`.loc file line column`, with its `function_name`, as written, and the place of the call of an inlined line."""

    file: int
    line: int
    column: int
    function: str = ""
    inlined_at: tuple[int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction."""

    opcode: str  # its first word (`ld`)
    modifiers: tuple[str, ...] = ()  # without dots (`("global", "f32")`)
    operands: tuple[Operand, ...] = ()
    guard: Guard | None = None
    ptx_line: int = field(default=0, compare=False)  # the line in the PTX text (1-based)


@dataclass(frozen=True, slots=True)
class Label:
    """`$L__BB0_2:`."""

    name: str


@dataclass(frozen=True, slots=True)
class RegisterDeclaration:
    """`.reg .f32 %f<97>;` (`count` 97) or `.reg .v2 .b32 %a;` (`count` None, `vector` v2, else "")."""

    type: str
    name: str
    count: int | None = None
    vector: str = ""


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable or parameter declaration."""

    space: Space
    type: str
    name: str
    align: int | None = None  # the variable's own, in bytes
    dimensions: tuple[int | None, ...] = ()  # one entry per bracket, None for `[]`
    initial: tuple[Operand, ...] | None = None  # literals and symbols, row by row, short rows filled with zeros
    linkage: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()  # words around the type, no dots: `v4`, `attribute(.managed)`, `ptr`, `align 8`


@dataclass(frozen=True, slots=True)
class Pragma:
    """`.pragma "nounroll";`."""

    text: str


@dataclass(frozen=True, slots=True)
class BranchTargets:
    """`name: .branchtargets L1, L2;`."""

    name: str
    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CallTargets:
    """`name: .calltargets f, g;`, the functions that an indirect call may reach."""

    name: str
    functions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CallPrototype:
    """`name: .callprototype (ret) _ (params);`, with directives such as `("noreturn", ())`."""

    name: str
    returns: tuple[Variable, ...]
    parameters: tuple[Variable, ...]
    directives: tuple[tuple[str, tuple[int, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Scope:
    """A nested `{ ... }` scope."""

    statements: tuple[Statement, ...]


SimpleStatement = (  # a statement that is neither a label nor a scope
    Instruction | Location | RegisterDeclaration | Variable | Pragma | BranchTargets | CallTargets | CallPrototype
)
Statement = SimpleStatement | Label | Scope


class FunctionKind(StrEnum):
    """Kernel (`.entry`) or device function (`.func`)."""

    ENTRY = "entry"
    FUNC = "func"


@dataclass(frozen=True, slots=True)
class Function:
    """An `.entry` or `.func`."""

    kind: FunctionKind
    name: str
    parameters: tuple[Variable, ...]
    body: tuple[Statement, ...] | None  # None for a declaration
    returns: tuple[Variable, ...] = ()
    linkage: tuple[str, ...] = ()
    directives: tuple[tuple[str, tuple[int, ...]], ...] = ()  # in order, such as `("maxntid", (256, 1, 1))`
    pragmas: tuple[str, ...] = ()  # the strings of `.pragma` between the parameters and the body

    @property
    def instructions(self) -> list[Instruction]:
        """Its instructions, those of inner scopes included, in order."""
        return [statement for statement in flat(self.body or ()) if isinstance(statement, Instruction)]


@dataclass(frozen=True, slots=True)
class Alias:
    """`.alias name, target;`, a second name for a function."""

    name: str
    target: str


@dataclass(frozen=True, slots=True)
class File:
    """`.file index "path"`; `stamp` is the time and size that may follow, in seconds and bytes."""

    index: int
    path: str
    stamp: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """`.section name { ... }`, debug data kept as its raw lines."""

    name: str
    lines: tuple[str, ...]


Item = Function | Variable | Alias | File | Section | Pragma


@dataclass(frozen=True, slots=True)
class Module:
    """A whole PTX text; `items` are in the order of the text."""

    version: str
    target: tuple[str, ...]
    address_size: int
    items: tuple[Item, ...]

    def function(self, name: str) -> Function:
        """Return the definition of a function by its (mangled) name; a KeyError where the module has none."""
        for item in self.items:
            if isinstance(item, Function) and item.name == name and item.body is not None:
                return item
        raise KeyError(name)


# Walks over the statements of a function and over the operands of an instruction. A walk enters scopes, and every field
# of an operand that holds operands, read off the classes of the tree: no walk forgets one that is added.

KINDS = get_args(Operand)  # the classes of operands
_FIELDS: dict[type, tuple[str, ...]] = {kind: tuple(field.name for field in fields(kind)) for kind in KINDS}


def flat(statements: Iterable[Statement]) -> Iterator[Statement]:
    """Iterate over the statements of a body, including those of inner scopes, in order.

    Example:
        >>> list(flat([Label("a"), Scope((Label("b"),))]))
        [Label(name='a'), Label(name='b')]
    """
    for statement in statements:
        if isinstance(statement, Scope):
            yield from flat(statement.statements)
        else:
            yield statement


def parts_of(operand: Operand) -> Iterator[Operand]:
    """Iterate over the operands that an operand holds itself, in the order of the text."""
    for name in _FIELDS[type(operand)]:
        held = getattr(operand, name)
        for part in held if isinstance(held, tuple) else (held,):
            if isinstance(part, KINDS):
                yield part


def leaves(operand: Operand) -> Iterator[Operand]:
    """Iterate over the operands inside an operand that hold no others; of a name or a number, over itself."""
    parts = list(parts_of(operand))
    for part in parts:
        yield from leaves(part)
    if not parts:
        yield operand


def registers_of(operand: Operand) -> Iterator[str]:
    """Iterate over the names of the registers that occur in an operand.

    Example:
        >>> list(registers_of(Address(Register("%rd1"), 8)))
        ['%rd1']
    """
    if isinstance(operand, Register):  # nearly all operands
        yield operand.name
        return
    for leaf in leaves(operand):
        if isinstance(leaf, Register):
            yield leaf.name


def mapped(operand: Operand, change: Callable[[Operand], Operand]) -> Operand:
    """Return an operand with `change` applied to every operand inside it that holds no others, or to itself."""
    held = [getattr(operand, field) for field in _FIELDS[type(operand)]]
    if not any(isinstance(value, KINDS) or (isinstance(value, tuple) and value) for value in held):
        return change(operand)
    kind: Callable[..., Operand] = type(operand)
    return kind(*(_mapped_field(value, change) for value in held))


def _mapped_field(held: object, change: Callable[[Operand], Operand]) -> object:
    if isinstance(held, KINDS):
        return mapped(held, change)
    return tuple(_mapped_field(part, change) for part in held) if isinstance(held, tuple) else held


# The request that the machine code makes for a memory instruction of the PTX. The assembler may serve several with one
# request; then one of them has it and the others have no machine instruction. In an unrolled loop, one request may
# serve several trips, and lanes that leave at different times make requests of their own. Lanes that leave at a branch
# make no request of an instruction that was moved behind it.

LARGEST_COPY = 16  # trips are shared out among copies of an unrolled loop that take at most so many of them at once


@dataclass(frozen=True, slots=True, kw_only=True)
class MergedRequest:
    """The request that one memory instruction of the PTX makes in the machine code."""

    width_bytes: int | None = None  # of a lane; 0: another request serves this one, None: as in the PTX
    offset_bytes: int = 0  # of the request (of a trip's part, in the aligned one) from the instruction's own address
    trips: int = 1  # the executions of the instruction that one request serves
    copies: tuple[int, ...] = ()  # trips that an unrolled loop's copies take at once, powers of two, falling; (): one
    moved_to: int = 0  # a line of the block of the PTX whose lanes make the request; 0: its own block


SERVED = MergedRequest(width_bytes=0)  # this marks an instruction that has no machine instruction of its own
UNROLLED = MergedRequest(width_bytes=0, trips=2)  # a branch back to the start of a loop with copies in machine code
