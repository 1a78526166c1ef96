"""Walks over the statements of a function and over the operands of an instruction.

The rule: a walk enters scopes, and every field of an operand that holds operands. Which fields those are is read off
the classes of the tree, so that no walk forgets one that is added.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from typing import get_args

from warplens.cuda.ptx import tree

KINDS = get_args(tree.Operand)
"""The classes of operands."""
_FIELDS: dict[type, tuple[str, ...]] = {kind: tuple(field.name for field in fields(kind)) for kind in KINDS}


def flat(statements: Iterable[tree.Statement]) -> Iterator[tree.Statement]:
    """Iterate over the statements of a body, including those of inner scopes, in order.

    Example:
        >>> list(flat([tree.Label("a"), tree.Scope((tree.Label("b"),))]))
        [Label(name='a'), Label(name='b')]
    """
    for statement in statements:
        if isinstance(statement, tree.Scope):
            yield from flat(statement.statements)
        else:
            yield statement


def parts_of(operand: tree.Operand) -> Iterator[tree.Operand]:
    """Iterate over the operands that an operand holds itself, in the order of the text."""
    for field in _FIELDS[type(operand)]:
        held = getattr(operand, field)
        for part in held if isinstance(held, tuple) else (held,):
            if isinstance(part, KINDS):
                yield part


def leaves(operand: tree.Operand) -> Iterator[tree.Operand]:
    """Iterate over the operands inside an operand that hold no others; of a name or a number, over itself."""
    is_leaf = True
    for part in parts_of(operand):
        is_leaf = False
        yield from leaves(part)
    if is_leaf:
        yield operand


def registers_of(operand: tree.Operand) -> Iterator[str]:
    """Iterate over the names of the registers that occur in an operand.

    Example:
        >>> list(registers_of(tree.Address(tree.Register("%rd1"), 8)))
        ['%rd1']
    """
    if isinstance(operand, tree.Register):  # nearly all operands
        yield operand.name
        return
    for leaf in leaves(operand):
        if isinstance(leaf, tree.Register):
            yield leaf.name


def mapped(operand: tree.Operand, change: Callable[[tree.Operand], tree.Operand]) -> tree.Operand:
    """Return an operand with `change` applied to every operand inside it that holds no others, or to itself."""
    held = [getattr(operand, field) for field in _FIELDS[type(operand)]]
    if not any(isinstance(one, KINDS) or (isinstance(one, tuple) and one) for one in held):
        return change(operand)
    kind: Callable[..., tree.Operand] = type(operand)
    return kind(*(_mapped_field(one, change) for one in held))


def _mapped_field(held: object, change: Callable[[tree.Operand], tree.Operand]) -> object:
    if isinstance(held, KINDS):
        return mapped(held, change)
    return tuple(_mapped_field(part, change) for part in held) if isinstance(held, tuple) else held
