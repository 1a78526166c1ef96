"""Terms: one normal form for sizes, in the words of a kernel file."""

import pytest

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.terms import Symbol, Term, TermError, constant, largest, multiply, of, text
from warplens.cuda.catalogue.values import evaluate, parse_number

N, M = Symbol("n", 1000), Symbol("m", 48)
n, m = terms.of(N), terms.of(M)


@pytest.mark.parametrize(
    ("term", "expected"),
    [
        (terms.divide(terms.add(n, constant(255)), constant(256)), "cdiv(n, 256)"),
        (terms.add(terms.divide(terms.subtract(n, constant(1)), constant(256)), constant(1)), "cdiv(n, 256)"),
        (terms.divide(terms.subtract(terms.add(n, m), constant(1)), m), "cdiv(n, m)"),
        (terms.divide(n, constant(256)), "(n // 256)"),
        (terms.divide(terms.multiply(constant(4), n), constant(4)), "n"),
        (terms.divide(terms.multiply(n, m), m), "n"),
        (terms.divide(terms.add(n, constant(4)), constant(256)), "((n + 4) // 256)"),
        (terms.subtract(terms.multiply(n, m), n), "n * m - n"),
        (terms.subtract(constant(8), n), "8 - n"),
        (terms.add(terms.negate(n), m), "m - n"),
        (terms.subtract(n, n), "0"),
        (terms.remainder(n, constant(32)), "(n % 32)"),
        (terms.choose("min", n, m), "min(n, m)"),
        (terms.power_of_two(m), "pow2(m)"),
        (terms.round_up(constant(9), constant(4)), "3"),
    ],
)
def test_a_size_has_one_text(term: Term, expected: str) -> None:
    assert terms.text(term) == expected


@pytest.mark.parametrize("sign", ["add", "subtract", "multiply", "divide", "remainder", "round_up"])
def test_the_text_of_a_term_has_the_value_of_the_term(sign: str) -> None:
    term = getattr(terms, sign)(terms.add(n, constant(7)), m)
    assert evaluate(parse_number(terms.text(term)), {"n": 1000, "m": 48}) == terms.value(term)


def test_settle_writes_the_value_of_a_fixed_symbol_and_simplifies() -> None:
    tile = Symbol("TILE", 16, fixed=True)
    grid = terms.divide(terms.subtract(terms.add(n, terms.of(tile)), constant(1)), terms.of(tile))
    assert terms.text(terms.settle(grid)) == "cdiv(n, 16)"


def test_value_of_other_sizes_replaces_those_of_the_host_code() -> None:
    assert terms.value(terms.multiply(n, m), {N: 3}) == 144


def test_a_division_by_zero_has_no_term() -> None:
    with pytest.raises(TermError, match=r"^the host code divides by zero$"):
        terms.divide(n, constant(0))


def test_a_number_that_is_too_large_has_no_term() -> None:
    with pytest.raises(TermError, match=r"^a number of the host code is too large$"):
        constant(2**63)


def test_a_long_text_becomes_the_value() -> None:
    symbols = [Symbol(f"a_rather_long_name_{index}", 2) for index in range(12)]
    total = constant(0)
    for symbol in symbols:
        total = terms.add(total, terms.of(symbol))
    assert terms.text(total) == "24"


def test_largest_returns_the_largest_value_of_symbol_with_term_limit():
    row, rows, columns = Symbol("row", 1), Symbol("rows", 4), Symbol("columns", 8)
    assert text(largest(multiply(of(row), of(columns)), row, multiply(of(rows), of(columns)))) == "rows"
