"""Walks over the statements of a function.

The rule: a walk enters scopes and changes nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from warplens.cuda.ptx import tree


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
