"""What is known of the variables of a kernel at a place of its text: ranges of numbers, and places in arrays."""

from __future__ import annotations

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.terms import exactly


def test_exactly_returns_a_number_as_a_range():
    low, high = exactly(terms.constant(8))
    assert low is high
