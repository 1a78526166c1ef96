"""The tree of an expression: frozen nodes, the operators, and what a dialect allows.

The rule: every node knows its position in the expression's text, so that every error can point at its node.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from warplens.cuda.catalogue.front_matter import SourceText
from warplens.cuda.ground.errors import ExpressionError, suggestion

_RESERVED = {"and", "or", "not", "True", "False", "None"}


class Operator(StrEnum):
    """Operators of one or two operands."""

    ADD = "+"
    SUBTRACT = "-"
    MULTIPLY = "*"
    DIVIDE = "/"
    FLOOR_DIVIDE = "//"
    MODULO = "%"
    MATMUL = "@"
    POWER = "**"
    EQUAL = "=="
    UNEQUAL = "!="
    LESS = "<"
    LESS_EQUAL = "<="
    GREATER = ">"
    GREATER_EQUAL = ">="
    AND = "and"
    OR = "or"
    NOT = "not"


# `start` and `end` of a node are character positions in the expression's text.


@dataclass(frozen=True, slots=True)
class Constant:
    """A number, `True`, `False`, or (as an axis or a new axis) `None`."""

    value: int | float | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Name:
    """An axis, or an array."""

    name: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Unary:
    """`+x`, `-x` or `not x`."""

    operator: Operator
    operand: Node
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Binary:
    """`left operator right`."""

    operator: Operator
    left: Node
    right: Node
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class FunctionCall:
    """`function(arguments, keyword=value)`."""

    function: str
    arguments: tuple[Node, ...]
    keywords: tuple[tuple[str, Node], ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Transposed:
    """`value.T`."""

    value: Node
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Index:
    """`value[subscripts]`."""

    value: Node
    subscripts: tuple[Node | Slice, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Slice:
    """`first:last:step`, each of which may be left out."""

    first: Node | None
    last: Node | None
    step: Node | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Tuple:
    """`(a, b)`."""

    items: tuple[Node, ...]
    start: int
    end: int


Node = Constant | Name | Unary | Binary | FunctionCall | Transposed | Index | Tuple


@dataclass(frozen=True, slots=True)
class Form:
    """How a function is called: fewest and most positional arguments (None: any number), allowed keywords."""

    fewest: int
    most: int | None
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Dialect:
    """What an expression may use; a dialect equals itself alone, so that trees are kept by it."""

    functions: Mapping[str, Form]  # those that an expression may use
    arrays: bool  # whether the forms for arrays are allowed


@dataclass(frozen=True, slots=True, kw_only=True)
class Expression:
    """An expression as written and as a tree."""

    text: SourceText
    root: Node

    def __str__(self) -> str:
        return self.text.value

    def error(self, node: Node | Slice, message: str) -> ExpressionError:
        """Return the error that points at `node`."""
        return ExpressionError(message, self.text.span(node.start, node.end))


def walk(node: Node | Slice) -> Iterator[Node | Slice]:
    """Yield `node` and everything below it."""
    pending = [node]
    while pending:
        node = pending.pop()
        yield node
        pending += reversed(_children(node))


def _children(node: Node | Slice) -> Sequence[Node | Slice]:
    match node:
        case Name() | Constant():  # most nodes
            return ()
        case Unary(operand=operand):
            return (operand,)
        case Binary(left=left, right=right):
            return (left, right)
        case FunctionCall(arguments=arguments, keywords=keywords):
            return (*arguments, *(value for _, value in keywords))
        case Transposed(value=value):
            return (value,)
        case Index(value=value, subscripts=subscripts):
            return (value, *subscripts)
        case Slice(first=first, last=last, step=step):
            return [part for part in (first, last, step) if part is not None]
        case Tuple(items=items):
            return items


def names_of(expression: Expression) -> tuple[Name, ...]:
    """Return every name that `expression` uses, in the order of the text."""
    return tuple(node for node in walk(expression.root) if isinstance(node, Name))


def check_names(expression: Expression, names: frozenset[str]) -> None:
    """Check that `expression` uses only these names."""
    for node in names_of(expression):
        if node.name not in names:
            raise expression.error(node, f"no name {node.name!r} is known here{suggestion(node.name, names)}")


def is_name(word: str) -> bool:
    """Return whether `word` can be the name of an axis or an array."""
    return re.fullmatch(r"[A-Za-z_]\w*", word, re.ASCII) is not None and word not in _RESERVED
