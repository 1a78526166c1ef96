"""Brackets in a sequence of tokens: where they close, and what stands between the commas inside."""

from __future__ import annotations

from warplens.cuda.catalogue.source.tokens import angle_end, closing, joined, parts, tokens_of


def test_closing_returns_the_place_of_the_bracket_that_closes_the_one_at_position():
    assert closing(tokens_of("f((a), b) + c"), 1) == 7


def test_angle_end_returns_the_place_after_the_that_closes_the_at_position():
    assert angle_end(tokens_of("template <int N = (3 > 2)> class"), 1) == 11


def test_parts_returns_what_stands_between_the_commas_of_a_sequence():
    assert [joined(part) for part in parts(tokens_of("pair<int, 2> a, float (*b)[16], int"))] == [
        "pair<int, 2> a",
        "float (*b)[16]",
        "int",
    ]


def test_joined_returns_tokens_as_one_line():
    assert joined(tokens_of("const   float* /* read */ x")) == "const float* x"
