"""The values of the host code: numbers with their expression, arrays, pointers, structs, and what is not known."""

from __future__ import annotations

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.values import term_of, whole


def test_term_of_returns_the_expression_of_a_whole_number():
    assert terms.text(term_of(whole(8))) == "8"
