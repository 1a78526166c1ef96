"""The traits of opcodes, by which the rest of the engine knows them.

The rule: a trait is a field of the one entry of an opcode (`registry.Entry`); no other module lists opcodes.
"""

from __future__ import annotations

from enum import StrEnum


class Access(StrEnum):
    """How an instruction touches memory."""

    NONE = "none"
    LOAD = "load"
    STORE = "store"
    UPDATE = "update"
    """It reads, changes and writes one place in one step."""
    MATRIX = "matrix"
    """It moves rows of matrices between memory and the lanes of a whole warp."""
    TILE = "tile"
    """It reads tiles of shared memory past the registers, and multiplies them."""
    FETCH = "fetch"
    """It reads a texture or a surface."""
    PUT = "put"
    """It writes a surface."""
    COPY = "copy"
    """It moves bytes from one space to another, past the registers."""
    STACK = "stack"
    """It saves registers of a thread in its local memory; no instruction of PTX does, and it is not counted."""


READING = frozenset({Access.LOAD, Access.UPDATE, Access.MATRIX, Access.TILE, Access.FETCH})
"""The accesses whose results in registers depend on what memory holds."""


class Flow(StrEnum):
    """Where control goes after an instruction."""

    NEXT = "next"
    BRANCH = "branch"
    """To a label."""
    TABLE = "table"
    """To one of several labels, by an index."""
    CALL = "call"
    RETURN = "return"
    EXIT = "exit"
    """Nowhere: the thread ends."""
    STOP = "stop"
    """Nowhere: the launch ends."""
    BARRIER = "barrier"
    """To the next instruction, once other warps (or lanes) have reached the barrier."""


ENDS_BLOCK = frozenset({Flow.BRANCH, Flow.TABLE, Flow.RETURN, Flow.EXIT, Flow.BARRIER})
"""The kinds of flow that end a basic block."""


class Drops(StrEnum):
    """Which operands may have no effect on the result, because another operand decides."""

    NONE = "none"
    UNCHOSEN = "unchosen"
    """All but the last operand, which chooses among them."""
    PREDICATES = "predicates"
    """Each operand, where the operands are predicates."""
