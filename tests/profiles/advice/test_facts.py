"""The numbers of a point that advice names, and how they are written."""

from __future__ import annotations

from warplens.profiles.advice.facts import bytes_text, digits, plural


def test_digits_returns_a_number_with_three_digits_and_without_an_exponent():
    assert digits(12.345) == "12.3"
    assert digits(12345.6) == "12,346"


def test_bytes_text_returns_a_number_of_bytes_in_the_largest_unit_that_it_fills():
    assert bytes_text(12) == "12 bytes"
    assert bytes_text(4.2e9) == "4.2 GB"


def test_plural_returns_a_number_with_its_noun():
    assert plural(1, "block") == "1 block"
    assert plural(2048, "thread") == "2,048 threads"
