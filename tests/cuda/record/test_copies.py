"""Copies of the arrays of other packages, between guard pages: the engine works on them."""

from __future__ import annotations

import numpy as np

from warplens.cuda.record.launches import Allocation
from warplens.cuda.record.searching import ArrayCopies


def test_array_copies_example():
    copies, given = ArrayCopies(), Allocation(data=np.arange(4, dtype=np.uint8))
    first = copies.of({"x": given})["x"]
    copies.keep([first])
    assert copies.of({"y": given})["y"] is first
    assert first.tolist() == [0, 1, 2, 3]
