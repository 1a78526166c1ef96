"""What advice is made from, and what a piece of advice is."""

from __future__ import annotations

from warplens.cuda.simt.explain.advice.evidence import at_line, number


def test_at_line_returns_the_beginning_of_a_sentence_on_a_line():
    assert at_line(12) == "Line 12"
    assert at_line(0) == "An unknown line"


def test_number_returns_a_number_with_at_most_three_digits():
    assert number(2.0) == "2"
    assert number(3.875) == "3.88"
    assert number(12345.6) == "12,346"
