"""Integer operations on numbers that are known when the code is written."""

from __future__ import annotations

from warplens.cuda.simt.values.arithmetic import bounds_of, unsigned
from warplens.cuda.simt.values.value import Bounds


def test_unsigned_returns_the_low_bits_of_a_number_as_an_unsigned_one():
    assert unsigned(-1, 8) == 255


def test_bounds_of_returns_the_bounds_of_an_operation_on_a_scalar_and_a_known_number():
    assert bounds_of("udiv", Bounds(0, 99), 10) == Bounds(low=0, high=9, factor=1)
