"""Bounds are never wrong: every operation on numbers within them gives a number within the result's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warplens.cuda.simt.values import arithmetic
from warplens.cuda.simt.values.value import UNKNOWN, Bounds, exact, wrap

BITS = 32
EDGES = (0, 1, -1, 31, 32, 2**31 - 1, -(2**31), 2**30, 3 * 2**20)
numbers = st.one_of(st.sampled_from(EDGES), st.integers(-(2**31), 2**31 - 1), st.integers(-100, 100))


@st.composite
def bounded(draw: st.DrawFn) -> tuple[int, Bounds]:
    """Return a 32-bit number and bounds that hold of it."""
    number = draw(numbers)
    factors = [f for f in (1, 2, 3, 4, 12, 128, abs(number)) if (f and number % f == 0) or number == f == 0]
    factor = draw(st.sampled_from(factors or [1]))
    if draw(st.booleans()):
        return number, Bounds(factor=factor)
    low = max(-(2**31), number - draw(st.integers(0, 1000)))
    high = min(2**31 - 1, number + draw(st.integers(0, 1000)))
    return number, Bounds(low, high, factor)


def _holds(number: int, limits: Bounds) -> bool:
    multiple = number == 0 if limits.factor == 0 else number % limits.factor == 0
    return multiple and (limits.range is None or limits.range[0] <= number <= limits.range[1])


OPERATIONS: dict[str, tuple[Callable[[int, int], int], Callable[[Bounds, Bounds, int], Bounds]]] = {
    "add": (lambda a, b: a + b, partial(arithmetic.ring_bounds, "add")),
    "subtract": (lambda a, b: a - b, partial(arithmetic.ring_bounds, "sub")),
    "multiply": (lambda a, b: a * b, partial(arithmetic.ring_bounds, "mul")),
}


@pytest.mark.parametrize("operation", OPERATIONS)
@given(first=bounded(), second=bounded())
def test_arithmetic_stays_within_its_bounds_also_where_it_wraps(
    operation: str, first: tuple[int, Bounds], second: tuple[int, Bounds]
) -> None:
    compute, limits_of = OPERATIONS[operation]
    result = wrap(compute(first[0], second[0]), BITS)
    assert _holds(result, limits_of(first[1], second[1], BITS))


@given(first=bounded(), second=bounded())
def test_join_holds_of_both(first: tuple[int, Bounds], second: tuple[int, Bounds]) -> None:
    joined = first[1].joined(second[1])
    assert _holds(first[0], joined)
    assert _holds(second[0], joined)


@given(value=bounded(), divisor=st.integers(1, 200))
def test_unsigned_quotient_and_remainder(value: tuple[int, Bounds], divisor: int) -> None:
    number, limits = value
    unsigned = number % 2**BITS
    assert _holds(wrap(unsigned // divisor, BITS), arithmetic.bounds_of("udiv", limits, divisor))
    assert _holds(wrap(unsigned % divisor, BITS), arithmetic.bounds_of("urem", limits, divisor))


@given(value=bounded(), mask=st.one_of(st.integers(-5, 300), numbers))
def test_masking(value: tuple[int, Bounds], mask: int) -> None:
    assert _holds(wrap(value[0] & mask, BITS), arithmetic.bounds_of("and", value[1], mask))


@given(value=bounded(), bits=st.sampled_from([8, 16]))
def test_truncation_and_zero_extension(value: tuple[int, Bounds], bits: int) -> None:
    number, limits = value
    assert _holds(wrap(number, bits), arithmetic.truncated(limits, bits))
    assert _holds(number % 2**BITS, arithmetic.zero_extended(limits))


def test_known_number_is_its_own_range_and_factor() -> None:
    assert exact(-12) == Bounds(-12, -12, 12)
    assert arithmetic.ring_bounds("add", exact(4), exact(8), 32) == Bounds(12, 12, 4)
    assert arithmetic.ring_bounds("mul", Bounds(0, 7), exact(128), 32) == Bounds(0, 896, 128)
    assert arithmetic.ring_bounds("mul", UNKNOWN, exact(12), 32) == Bounds(factor=4)
