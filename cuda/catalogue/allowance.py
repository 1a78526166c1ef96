"""What computing a reference may take: operations, and memory of this machine.

The rule: both are checked before they are spent, so that an expression of a stranger's kernel file ends in a sentence.
An allowance belongs to one expression; it is in force while a value of that expression is computed.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from warplens.cuda import host_memory

LEAST_OPERATIONS = 2**38
"""Every reference may take this many multiplications with additions: the product of two matrices of 6,500 x 6,500,
which takes one processor about five seconds."""
PRODUCTS = 8
"""A reference may multiply this many square matrices as large as the largest array of its launch."""
OPERATIONS_PER_ELEMENT = 32
"""Making an element of an array takes as long as this many multiplications of a matrix product."""
ITEM_BYTES = 8
"""An element of an intermediate array takes at most this many bytes."""


class Allowance:
    """How many operations are left for an expression over arrays with these numbers of elements."""

    def __init__(self, elements: Iterable[int]) -> None:
        self.allowed = max(LEAST_OPERATIONS, int(PRODUCTS * max(elements, default=0) ** 1.5))
        self.left = self.allowed

    @contextmanager
    def in_force(self) -> Iterator[None]:
        """Let `spend` take from this allowance meanwhile."""
        token = _CURRENT.set(self)
        try:
            yield
        finally:
            _CURRENT.reset(token)


_CURRENT: ContextVar[Allowance | None] = ContextVar("_CURRENT", default=None)


def spend(operations: int) -> None:
    """Take operations from the allowance in force, if there is one.

    Raises:
        ValueError: more than is left.
    """
    allowance = _CURRENT.get()
    if allowance is None:
        return
    allowance.left -= operations
    if allowance.left < 0:
        billions = f"{allowance.allowed / 1e9:.3g} billion"
        raise ValueError(f"the reference takes more than the {billions} operations that arrays of this size allow")


def check_room(shape: Iterable[int]) -> None:
    """Check that the machine has the memory for an array, and take the operations that making it costs.

    Raises:
        ValueError: it has not, or too few operations are left.
    """
    sizes = tuple(shape)
    elements = math.prod(sizes)
    spend(OPERATIONS_PER_ELEMENT * elements)
    needed = ITEM_BYTES * elements
    if needed > host_memory.SMALL_BYTES and needed > (free := host_memory.ordinary_bytes()):
        needed_text, free_text = host_memory.distinguishable_sizes(needed, free)
        listed = " x ".join(map(str, sizes))
        raise ValueError(
            f"an array of {listed} elements needs {needed_text} of the host's memory, {free_text} are free"
        )
