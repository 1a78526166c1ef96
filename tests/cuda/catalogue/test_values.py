"""Expressions over numbers: they mean what Python means by them, and say what is wrong where it is wrong."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warplens.cuda.catalogue.tree import Operator
from warplens.cuda.catalogue.values import (
    calculate,
    calculate_unary,
    call_scalar,
    evaluate,
    evaluate_whole,
    parse_number,
)
from warplens.cuda.ground.errors import ExpressionError

NAMES = {"N": 250, "TILE": 16, "K_2": 7, "x": 0.5}

BINARY = ("+", "-", "*", "/", "//", "%", "**", "==", "!=", "<", "<=", ">", ">=", "and", "or")


def joined(parts: tuple[str, str, str]) -> str:
    left, sign, right = parts
    return f"{left} {sign} {right}"


LEAVES = st.one_of(
    st.integers(0, 2000).map(str),
    st.floats(0, 100, allow_subnormal=False).map(repr),
    st.sampled_from(sorted(NAMES)),
)
EXPRESSIONS = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(BINARY), inner).map(joined),
        inner.map(lambda text: f"({text})"),
        inner.map(lambda text: f"-{text}"),
        inner.map(lambda text: f"+ {text}"),
        inner.map(lambda text: f"not {text}"),
        st.tuples(inner, inner).map(lambda pair: f"max({pair[0]}, {pair[1]})"),
        st.tuples(inner, inner).map(lambda pair: f"min({pair[0]}, {pair[1]}, 3)"),
    ),
    max_leaves=12,
)


@settings(max_examples=400, deadline=None)
@given(EXPRESSIONS)
def test_any_expression_has_the_value_that_python_gives_it(text: str) -> None:
    actual, refusal = None, ""
    try:
        actual = evaluate(parse_number(text), NAMES)
    except ExpressionError as error:
        refusal = error.message
    # Refusals are for chains, for values that no launch can use, and for what Python refuses as well.
    reasons = ("chained", "64 bits", "any float", "divides by zero", "fractional power", "'not' cannot stand here")
    assert not refusal or any(reason in refusal for reason in reasons)
    if not refusal:
        expected = eval(text, {"__builtins__": {"min": min, "max": max}}, NAMES)
        assert type(actual) is type(expected)
        assert actual == expected


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="N1(2)+-*/%@.,:[]<>=!&| \t\nandortmixT_", max_size=60))
def test_any_text_is_a_number_or_an_expression_error(text: str) -> None:
    value: object = 0
    error: ExpressionError | None = None
    try:
        value = evaluate(parse_number(text), NAMES)
    except ExpressionError as raised:
        error = raised
    assert isinstance(value, int | float)
    assert error is None or error.span is not None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cdiv(N, TILE)", 16),
        ("cdiv(256, 16)", 16),
        ("cdiv(0, 16)", 0),
        ("pow2(10)", 1024),
        ("pow2(-1)", 0.5),
        ("log2(1024)", 10),
        ("log2(0.25)", -2),
        ("log2(2**62)", 62),
        ("min(N, 3, TILE)", 3),
        ("max(1, 2.5)", 2.5),
        ("-2**2", -4),
        ("2**3**2", 512),
        ("2**-1", 0.5),
        ("-7 // 2", -4),
        ("-7 % 4", 1),
        ("not N == 250", False),
        ("0 or 5", 5),
        ("0 and 1 // 0", 0),
        ("1 or 1 // 0", 1),
        ("0x20 + 1_000", 1032),
        ("1e3", 1000.0),
        (".5 * 4.", 2.0),
        ("N\n  % TILE", 10),
        ("True", True),
    ],
)
def test_expression_has_value(text: str, expected: float) -> None:
    actual = evaluate(parse_number(text), NAMES)
    assert (actual, type(actual)) == (expected, type(expected))


@pytest.mark.parametrize("number", [2**62 + 1, 2**62 - 1, 2**53 + 1, 3, 1000])
def test_log2_is_whole_for_powers_of_two_alone(number: int) -> None:
    assert evaluate(parse_number("log2(n) == 62"), {"n": number}) is False
    assert not isinstance(evaluate(parse_number("log2(n)"), {"n": number}), int)
    assert evaluate(parse_number("log2(n)"), {"n": number}) == pytest.approx(math.log2(number))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the expression is empty\n  <expression>:1:1\n    \n    ^"),
        ("N +", "the expression ends where a number, a name or '(' is expected\n  <expression>:1:4\n    N +\n       ^"),
        ("2N", "'2N' is no number\n  <expression>:1:1\n    2N\n    ^^"),
        ("(N", "'(' is never closed\n  <expression>:1:1\n    (N\n    ^"),
        ("N $ 2", "'$' is no part of an expression\n  <expression>:1:3\n    N $ 2\n      ^"),
        ("N && 1", "'&&' is no operator here; write 'and'\n  <expression>:1:3\n    N && 1\n      ^^"),
        ("N = 1", "'=' is no operator here; write '=='\n  <expression>:1:3\n    N = 1\n      ^"),
        (
            "1 < N < 3",
            (
                "comparisons cannot be chained; join two of them with 'and'\n"
                "  <expression>:1:7\n    1 < N < 3\n          ^"
            ),
        ),
        (
            "TIEL * 2",
            (
                "no name 'TIEL' is known here; did you mean 'TILE'? (known: K_2, N, TILE, x)\n"
                "  <expression>:1:1\n    TIEL * 2\n    ^^^^"
            ),
        ),
        (
            "2 * ceil(N)",
            (
                "no function 'ceil' is known here (known: cdiv, log2, max, min, pow2)\n"
                "  <expression>:1:5\n    2 * ceil(N)\n        ^^^^"
            ),
        ),
        ("cdiv(N)", "cdiv() takes 2 arguments, not 1\n  <expression>:1:1\n    cdiv(N)\n    ^^^^^^^"),
        ("min(N)", "min() takes 2 arguments or more, not 1\n  <expression>:1:1\n    min(N)\n    ^^^^^^"),
        (
            "cdiv(N, b=2)",
            "cdiv() has no keyword 'b' (allowed: none)\n  <expression>:1:9\n    cdiv(N, b=2)\n            ^",
        ),
        ("N.T", "'.T' is allowed in 'reference' only\n  <expression>:1:2\n    N.T\n     ^"),
        ("N @ 2", "'@' is allowed in 'reference' only\n  <expression>:1:3\n    N @ 2\n      ^"),
        ("N[0]", "an index is allowed in 'reference' only\n  <expression>:1:2\n    N[0]\n     ^"),
        ("(N, 2)", "a tuple is allowed in 'reference' only\n  <expression>:1:3\n    (N, 2)\n      ^"),
        ("None", "'None' is allowed in 'reference' only\n  <expression>:1:1\n    None\n    ^^^^"),
        ("(N + 1)(2)", "only a function's name may stand before '('\n  <expression>:1:2\n    (N + 1)(2)\n     ^^^^^"),
        (
            "1 + N % (TILE - 16)",
            (
                "250 % 0 divides by zero; TILE - 16 must not be 0\n"
                "  <expression>:1:5\n    1 + N % (TILE - 16)\n        ^^^^^^^^^^^^^^^"
            ),
        ),
        (
            "cdiv(N, TILE - 16)",
            (
                "cdiv(250, 0) divides by zero; TILE - 16 must not be 0\n"
                "  <expression>:1:1\n    cdiv(N, TILE - 16)\n    ^^^^^^^^^^^^^^^^^^"
            ),
        ),
        ("cdiv(N, 0)", "cdiv(250, 0) divides by zero\n  <expression>:1:1\n    cdiv(N, 0)\n    ^^^^^^^^^^"),
        ("9**9**9", "9 ** 387420489 does not fit in 64 bits\n  <expression>:1:1\n    9**9**9\n    ^^^^^^^"),
        ("2**63", "2 ** 63 does not fit in 64 bits\n  <expression>:1:1\n    2**63\n    ^^^^^"),
        (
            "2**62 + 2**62",
            "the value does not fit in 64 bits\n  <expression>:1:1\n    2**62 + 2**62\n    ^^^^^^^^^^^^^",
        ),
        ("9.0**999", "9.0 ** 999 is larger than any float\n  <expression>:1:1\n    9.0**999\n    ^^^^^^^^"),
        ("1e308 * 10", "the value is larger than any float\n  <expression>:1:1\n    1e308 * 10\n    ^^^^^^^^^^"),
        ("1e999", "the number is larger than any float\n  <expression>:1:1\n    1e999\n    ^^^^^"),
        ("9" * 31, "the number has too many digits\n  <expression>:1:1\n    " + "9" * 31 + "\n    " + "^" * 31),
        (
            "9223372036854775808",
            "the number does not fit in 64 bits\n  <expression>:1:1\n    9223372036854775808\n    ^^^^^^^^^^^^^^^^^^^",
        ),
        ("(-8)**0.5", "a negative number has no fractional power\n  <expression>:1:1\n    (-8)**0.5\n    ^^^^^^^^^"),
        (
            "log2(0)",
            "log2(0) does not exist; the argument must be more than 0\n  <expression>:1:1\n    log2(0)\n    ^^^^^^^",
        ),
        (
            "-" * 60 + "1",
            f"the expression is nested more than 24 deep\n  <expression>:1:26\n    {'-' * 60}1\n{' ' * 29}{'^' * 36}",
        ),
    ],
)
def test_wrong_expression_is_reported_with_its_position(text: str, message: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        evaluate(parse_number(text), NAMES)
    assert str(caught.value) == message


def test_expression_of_very_many_terms_is_refused() -> None:
    with pytest.raises(ExpressionError) as caught:
        parse_number("+".join(["1"] * 300))
    assert caught.value.message == ("the expression is too long: it may have 400 numbers, names and operators at most")


def test_longest_expression_is_evaluated_within_the_recursion_limit() -> None:
    assert evaluate(parse_number("+".join(["1"] * 200)), {}) == 200


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("N / 16", "the grid along x is 15.625, which is no whole number; divide with '//' or cdiv()"),
        ("0 * N", "the grid along x is 0; it must be 1 or more"),
    ],
)
def test_whole_number_is_asked_for_where_a_launch_needs_one(text: str, message: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        evaluate_whole(parse_number(text), NAMES, "the grid along x", 1)
    assert caught.value.message == message


def test_float_without_fraction_is_a_whole_number() -> None:
    actual = evaluate_whole(parse_number("256 / 16"), {}, "the grid along x", 1)
    assert (actual, type(actual)) == (16, int)


def test_calculate_returns_left_sign_right():
    assert calculate(Operator.FLOOR_DIVIDE, 7, 2) == 3
    assert calculate(Operator.POWER, 2, 10) == 1024


def test_calculate_unary_returns_sign_value():
    assert calculate_unary(Operator.SUBTRACT, 5) == -5


def test_call_scalar_returns_the_value_of_one_of_scalar_functions():
    assert call_scalar("cdiv", [100, 32]) == 4
    assert call_scalar("log2", [64]) == 6
