"""What nodes of a syntax tree say: their text, what they declare, and all that stands below them."""

from __future__ import annotations

from warplens.cuda.catalogue.inference.values import declared, type_text
from warplens.cuda.catalogue.source.parsing import parsed


def test_declared_returns_the_name_and_the_type_that_a_declarator_gives():
    node = parsed("float *rows[4];").root_node.named_children[0]
    assert declared(node.child_by_field_name("declarator"), type_text(node)) == ("rows", "float *[]")
