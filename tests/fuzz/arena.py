"""Arrays inside a larger buffer of known bytes, and memory of the process that no pointer of a launch refers to.

The rule: every byte that is not an array's is a canary with a known value, and `damage` names the first that changed.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np

ALIGNMENT = 256
LEAK_BYTES = 8
"""So many bytes of a text in a row are not found among 10^5 known ones by chance: there are 94^8 of them."""
GAPS = (256, 256, 512, 4096, 16384)
"""Distances between arrays; the same bytes lie before the first and behind the last."""


class Arena:
    """Named arrays between canaries, a secret elsewhere in the process, and the address of an array that is gone.

    Canaries and secret are printable bytes, so that a text shows them as they are.
    """

    def __init__(self, sizes: Mapping[str, int], chance: random.Random) -> None:
        gaps = [chance.choice(GAPS) for _ in range(len(sizes) + 1)]
        whole = sum(gaps) + sum(size + -size % ALIGNMENT for size in sizes.values()) + ALIGNMENT
        draw = np.random.default_rng(chance.randrange(1 << 30))
        raw = np.empty(whole + ALIGNMENT, np.uint8)
        begin = -raw.ctypes.data % ALIGNMENT
        self.buffer = raw[begin : begin + whole]
        self.buffer[:] = self.canary = draw.integers(33, 127, whole, dtype=np.uint8)
        self.is_canary = np.ones(whole, bool)
        self.arrays: dict[str, np.ndarray] = {}
        at = gaps[0]
        for (name, size), gap in zip(sizes.items(), gaps[1:], strict=True):
            self.arrays[name] = self.buffer[at : at + size]
            self.is_canary[at : at + size] = False
            at += size + -size % ALIGNMENT + gap
        self.secret = draw.integers(33, 127, 65536, dtype=np.uint8)
        self._secret_bytes = self.secret.copy()
        freed = np.zeros(1 << 16, np.uint8)
        self.freed_address = freed.ctypes.data
        del freed

    @property
    def start(self) -> int:
        """The address of the first byte of the buffer."""
        return int(self.buffer.ctypes.data)

    def address(self, name: str) -> int:
        """Return the address of an array."""
        return int(self.arrays[name].ctypes.data)

    def leak(self, text: str) -> str:
        """Return a part of a printed text that is a piece of the canaries or of the secret, "" if there is none."""
        outside = bytes(self.canary[self.is_canary]) + self._secret_bytes.tobytes()
        pieces = (text[at : at + LEAK_BYTES] for at in range(len(text) - LEAK_BYTES + 1))
        return next((piece for piece in pieces if piece.isascii() and piece.encode() in outside), "")

    def damage(self) -> str:
        """Name the first canary that changed, "" if none has."""
        changed = np.flatnonzero((self.buffer != self.canary) & self.is_canary)
        if len(changed):
            near = min(self.arrays, key=lambda name: abs(self.address(name) - self.start - int(changed[0])))
            distance = self.start + int(changed[0]) - self.address(near)
            return f"{len(changed)} canary bytes changed, the first at byte {distance} of array {near!r}"
        if (self.secret != self._secret_bytes).any():
            return f"memory outside the launch changed: {np.flatnonzero(self.secret != self._secret_bytes)[0]}"
        return ""
