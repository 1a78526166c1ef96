"""The tree of an expression: its frozen nodes, and the operators.

The rule: every node knows its position in the expression's text, so that every error can point at its node.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


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


def beginning(node: Node) -> Name | None:
    """Return the name that a sum begins with, None where a node is no such sum."""
    while isinstance(node, Binary) and node.operator in (Operator.ADD, Operator.SUBTRACT):
        node = node.left
    return node if isinstance(node, Name) else None


def without_beginning(node: Node) -> Node:
    """Return a sum with 0 in place of the name that it begins with."""
    if isinstance(node, Binary):
        return replace(node, left=without_beginning(node.left))
    return Constant(0, node.start, node.end)
