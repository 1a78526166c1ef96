"""How far a result may be from the reference."""

from __future__ import annotations

import numpy as np

from warplens.profiles.judging.cases import difference


def test_signalling_nan_of_unwritten_memory_is_wrong_without_a_warning() -> None:
    result = np.array([1, 1], np.float32)
    result.view(np.uint32)[1] = 0x7F800001  # the bits of a signalling NaN
    found = difference(result, np.ones(2, np.float32), None, longest=2)
    assert found is not None
    assert (found.index, found.count) == ((1,), 1)
