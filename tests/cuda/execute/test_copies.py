"""Copies of the arrays of other packages, between guard pages: the engine works on them."""

from __future__ import annotations

import numpy as np

from warplens.cuda.capture.memory import Allocation, Buffer
from warplens.cuda.execute.executor import ArrayCopies


def test_array_copies_example() -> None:
    copies, numbers = ArrayCopies(), Allocation(data=np.arange(4, dtype=np.uint8))
    first = copies.of([Buffer(name="x", size_bytes=4, contents=numbers)])["x"]
    copies.keep([first])
    assert copies.of([Buffer(name="y", size_bytes=4, contents=numbers)])["y"] is first
    assert first.tolist() == [0, 1, 2, 3]
