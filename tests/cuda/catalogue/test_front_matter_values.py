"""Reads the values of one front matter, whatever their keys."""

from __future__ import annotations

from warplens.cuda.catalogue.front_matter import kind, named


def test_named_returns_the_name_of_a_value_in_errors():
    assert named(("grid",)) == "'grid'"
    assert named(("arrays", "in", "shape")) == "'arrays.in.shape'"
    assert named(("args", 1)) == "item 2 of 'args'"


def test_kind_says_of_what_kind_a_value_of_toml_is():
    assert kind("N") == "a string"
    assert kind([]) == "a list"
    assert kind({}) == "a table"
