"""Where the spaces lie in the one range of generic addresses.

The rule: global and constant memory are at their own addresses in this process, which are below 2^47; shared memory,
the local memory of a thread and the functions of the module have windows above. So no address in them is null, and none
is in two spaces. What instructions of one space use counts from the start of that space; `cvta` adds and takes away the
window (PTX ISA 5.1 and 9.7.9.20).
"""

from __future__ import annotations

from warplens.cuda.ptx.tree import Space

ABSOLUTE = {Space.GLOBAL, Space.CONST}
"""Spaces whose addresses are those of this process; the others count from the start of their space."""

WINDOW_BYTES = 1 << 40
"""Size of a window: more than any space has, so that an address out of bounds still shows what it was meant for."""

_FIRST = 1 << 47  # user processes end below it on x86-64 and AArch64 with 48-bit addresses

WINDOWS = {Space.SHARED: _FIRST, Space.LOCAL: _FIRST + WINDOW_BYTES}
"""Start of each space that has a window."""

CODE_WINDOW = _FIRST + 2 * WINDOW_BYTES
CODE_STEP = 16
"""Bytes between the addresses of two functions; nothing lies there."""


def code_address(number: int) -> int:
    """Return the address of a function by its number."""
    return CODE_WINDOW + CODE_STEP * (number + 1)
