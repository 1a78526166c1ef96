"""The ranges of the spaces among the generic addresses.

The rule: global and constant memory are at their own addresses in this process, which are below 2^47. Shared memory,
the local memory of a thread and the functions of the module have windows above them. So no address in a window is null,
and no address is in two spaces. Instructions of one space count addresses from the start of that space; `cvta` adds and
subtracts the start of the window (PTX ISA 5.1 and 9.7.9.20).
"""

from __future__ import annotations

from warplens.cuda.ptx.tree import Space

ABSOLUTE = {Space.GLOBAL, Space.CONST}
"""The addresses of these spaces are those of this process; addresses of others count from the start of their space."""

WINDOW_BYTES = 1 << 40
"""A window is larger than any space, so that an address out of bounds still shows the space that it was meant for."""

_FIRST = 1 << 47  # user processes end below it on x86-64 and AArch64 with 48-bit addresses

WINDOWS = {Space.SHARED: _FIRST, Space.LOCAL: _FIRST + WINDOW_BYTES}
"""The window of each space starts here."""

CODE_WINDOW = _FIRST + 2 * WINDOW_BYTES
CODE_STEP = 16
"""The addresses of two functions are this many bytes apart; there is no memory at them."""


def code_address(number: int) -> int:
    """Return the address of a function by its number."""
    return CODE_WINDOW + CODE_STEP * (number + 1)
