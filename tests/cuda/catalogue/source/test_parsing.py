"""The door to tree-sitter."""

from warplens.cuda.catalogue.source.parsing import parsed


def test_launch_is_in_the_tree():
    tree = parsed("int main() { copy<<<grid, 256>>>(a, n); }")
    call = tree.root_node.descendant_for_byte_range(13, 37)
    assert call is not None
    assert (call.type, tree.root_node.has_error) == ("call_expression", False)


def test_text_that_cannot_be_read_has_a_tree_with_an_error():
    assert parsed("\ud800 }}} int (").root_node.has_error
