"""The grammar of the expressions in kernel files: what of Python's is part of it, and what is not."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue.syntax import Dialect, Form, SourceText, parse
from warplens.cuda.ground.errors import ExpressionError

ARRAYS = Dialect(functions={"sum": Form(1, 2, ("axis",))}, arrays=True)


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("N +", "the expression ends where a number, a name or '(' is expected", 4),
        ("2N", "'2N' is no number", 1),
        ("007", "'007' is no number", 1),
        ("0o7 + 1", "'0o7' is no number here", 1),
        ("1j", "'1j' is no number here", 1),
        ("N = 1", "'=' is no operator here; write '=='", 3),
        ("N ^ 2", "'^' is no operator here; write '**'", 3),
        ("N >> 1", "'>>' is no operator here", 3),
        ("~N", "'~' is no operator here", 1),
        ("N || 1", "'||' is no operator here; write 'or'", 3),
        ("N)", "')' cannot stand here", 2),
        ("  sum(in", "'(' is never closed", 6),
        ("sum(N  TILE)", "'N  TILE' lacks an operator or ','", 5),
        ("sum(,)", "',' cannot stand here", 5),
        ("sum(*in)", "'*in' is no part of an expression", 5),
        ("sum(**in)", "'**' is no operator here", 5),
        ("sum(axis=0, in)", "an argument without a keyword stands behind one with a keyword", 15),
        ("1 if N else 2", "'if' cannot stand here", 3),
        ("in in in", "'in' cannot stand here", 4),
        ("in is in", "'is' cannot stand here", 4),
        ("[1, 2]", "'[1, 2]' is no part of an expression", 1),
        ("(N := 2)", "'N := 2' is no part of an expression", 2),
        ("...", "'...' is no number here", 1),
        ("in[:", "'[' is never closed", 3),
        ("'a'", '"\'" is no part of an expression', 1),
        ("N # 2", "'#' is no part of an expression", 3),
        ("N\\\n", "'\\\\' is no part of an expression", 2),
        ("(" * 300 + "1" + ")" * 300, "too long", 0),
        ("(" * 199 + "1", "never closed", 0),
    ],
)
def test_what_is_no_expression_is_one_sentence_with_its_place(text: str, message: str, column: int) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse(SourceText.plain(text), ARRAYS)
    assert message in caught.value.message
    assert caught.value.span is not None
    assert column in (0, caught.value.span.column)


@pytest.mark.parametrize(
    ("text", "count"), [("in[(1), (2)]", 2), ("in[(1, 2)]", 1), ("in[1:2, ::3]", 2), ("in[:]", 1), ("in[None, 0]", 2)]
)
def test_an_index_has_as_many_parts_as_commas_part(text: str, count: int) -> None:
    assert len(parse(SourceText.plain(text), ARRAYS).root.subscripts) == count


def test_names_may_be_words_of_python_and_lines_may_be_broken() -> None:
    root = parse(SourceText.plain("\n  is +\n lambda . T"), ARRAYS).root
    assert (root.left.name, root.right.value.name) == ("is", "lambda")
    assert (root.start, root.right.end) == (3, 19)


def test_parse_returns_the_tree_of_text():
    numbers = Dialect(functions={}, arrays=False)
    assert parse(SourceText.plain("2 * N + 1"), numbers).root.operator.value == "+"
