"""The names in an expression, and what can be a name."""

from __future__ import annotations

from warplens.cuda.catalogue.syntax import Expression, SourceText, check_names, is_name, names_of, walk
from warplens.cuda.catalogue.tree import Name, Operator, Unary


def test_walk_yields_node_and_everything_below_it():
    assert [type(part).__name__ for part in walk(Unary(Operator.SUBTRACT, Name("N", 1, 2), 0, 2))] == ["Unary", "Name"]


def test_names_of_returns_every_name_that_expression_uses():
    expression = Expression(text=SourceText.plain("N"), root=Name("N", 0, 1))
    assert [name.name for name in names_of(expression)] == ["N"]


def test_check_names_checks_that_expression_uses_only_these_names():
    assert check_names(Expression(text=SourceText.plain("N"), root=Name("N", 0, 1)), frozenset({"N"})) is None


def test_is_name_tells_whether_word_can_be_the_name_of_an_axis_or_an_array():
    assert is_name("TILE_2")
    assert not is_name("2nd")
    assert not is_name("and")
