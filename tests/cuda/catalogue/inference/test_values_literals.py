"""The number or the text that a literal of C++ writes, and the constants of headers that host code names."""

from __future__ import annotations

from warplens.cuda.catalogue.inference.values import characters_of, number_literal
from warplens.cuda.catalogue.source.parsing import parsed


def test_number_literal_returns_the_number_that_a_literal_writes():
    assert number_literal("1'024u").value == 1024
    assert number_literal("0x10").value == 16
    assert number_literal("1.5f").type_name == "float"


def test_characters_of_returns_the_characters_that_a_literal_of_a_string():
    value = parsed(r'auto a = "a\n" "\x41\60";').root_node.named_children[0].child_by_field_name("declarator")
    assert characters_of(value.child_by_field_name("value")) == "a\nA0"
