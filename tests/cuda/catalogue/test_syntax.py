"""The grammar of the expressions in kernel files: tokens, and a parser with one function a rule."""

from __future__ import annotations

from warplens.cuda.catalogue.syntax import Dialect, SourceText, parse, tokenize


def test_tokenize_returns_the_tokens_of_text():
    assert [token.text for token in tokenize(SourceText.plain("cdiv(N, 2)"))] == ["cdiv", "(", "N", ",", "2", ")", ""]


def test_parse_returns_the_tree_of_text():
    numbers = Dialect(functions={}, arrays=False)
    assert parse(SourceText.plain("2 * N + 1"), numbers).root.operator.value == "+"
