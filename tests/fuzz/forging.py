"""Addresses that a launch did not hand out: around its arrays, elsewhere in the process, at the edges of the windows.

The rule: an address is computed and never read or written here.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping

import numpy as np
from arena import Arena
from author import unsigned

from warplens.cuda.simt.program.blocks import CODE_WINDOW, WINDOW_BYTES, WINDOWS

PLACES = ("own", "other", "before", "behind", "canary", "secret", "freed", "object", "function", "null", "low",
          "window", "window end", "code", "high", "odd")  # fmt: skip
_LIBRARY = ctypes.CDLL(None)


def address_of(arena: Arena, place: str, number: int) -> int:
    """Return an address of a kind; `number` makes it one of several."""
    size = len(arena.arrays["data"])
    step = 16 * (number % 8)
    window = list(WINDOWS.values())[number % len(WINDOWS)]
    addresses = {
        "own": arena.address("data") + step,
        "other": arena.address("more") + step,
        "before": arena.address("data") - 16 - step,
        "behind": arena.address("data") + size + size % 16 + step,
        "canary": arena.start + step,
        "secret": int(arena.secret.ctypes.data) + step,
        "freed": arena.freed_address + step,
        "object": id(arena) + step,
        "function": ctypes.cast(_LIBRARY.memcpy, ctypes.c_void_p).value or 0,
        "null": 0,
        "low": step + 16,
        "window": window + step,
        "window end": window + WINDOW_BYTES - 16 + step,
        "code": CODE_WINDOW + 16 + step,
        "high": unsigned(-(1 << 63) + arena.address("data")),
        "odd": arena.address("data") + 16 + number % 15,
    }
    return addresses[place]


def forged(
    arena: Arena, *, places: tuple[str, str], lane: int | None, threads: int, number: int
) -> Mapping[str, np.ndarray]:
    """Fill `off` with addresses: all of the first kind, or one lane's of the second."""
    values = np.full(threads, address_of(arena, places[0], number), np.uint64)
    if lane is not None:
        values[lane] = address_of(arena, places[1], number)
    return {"off": values}
