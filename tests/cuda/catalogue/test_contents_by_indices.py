"""Initial contents as an expression over the indices of an array."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from warplens.cuda.catalogue import contents as indexed_values
from warplens.cuda.catalogue.contents import OF_INDICES, fill_array, fill_by_indices, parse_init
from warplens.cuda.catalogue.syntax import SourceText, parse
from warplens.cuda.ground.errors import ExpressionError


def made(init: str, dtype: str, shape: tuple[int, ...]) -> Any:
    expression = parse_init(init, dtype=dtype, dimensions=len(shape), names=frozenset({"N"}))
    array = np.full(shape, 77, dtype)
    fill_array(expression, array, name="a", names={"N": 5}, seed=0)
    return array


@pytest.mark.parametrize("part", [1, 4, 2**20])
@pytest.mark.parametrize(
    ("init", "expected"),
    [
        ("i % N", lambda i, j: i % 5 + 0 * j),
        ("10 * i + j", lambda i, j: 10 * i + j),
        ("where(i == j, 1, 0)", lambda i, j: i == j),
        ("minimum(i, j)", np.minimum),
        ("7", lambda i, j: 7 + 0 * (i + j)),
    ],
)
def test_expression_is_computed_for_each_element(
    init: str, expected: Any, part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(indexed_values, "PART", part)
    i, j = np.indices((7, 3))
    np.testing.assert_array_equal(made(init, "int32", (7, 3)), expected(i, j))


@pytest.mark.parametrize(("init", "value"), [("-inf", -np.inf), ("inf", np.inf), ("nan", np.nan), ("0.5", 0.5)])
def test_floats_may_be_infinite_or_nan(init: str, value: float) -> None:
    np.testing.assert_array_equal(made(init, "float32", (2, 2)), np.full((2, 2), value))
    if init != "0.5":
        np.testing.assert_array_equal(made(f"constant({init})", "float16", (2,)), np.full(2, value))


@pytest.mark.parametrize(
    ("init", "dtype", "message"),
    [
        ("i + k", "int32", "'k' is the index of dimension 3, and the array has 2"),
        ("300 * i", "uint8", "the values 0 to 1200 do not fit in uint8"),
        ("i / 2", "int32", "a value is no whole number, and the array holds int32"),
        ("i % 0 + x", "int32", "no name 'x' is known here (known: N, i, j, k, l)"),
        ("inf", "int32", "'inf' is no init"),
        ("sum(i)", "int32", "no function 'sum' is known here"),
    ],
)
def test_wrong_expression_is_reported(init: str, dtype: str, message: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        made(init, dtype, (5, 2))
    assert caught.value.message.partition(" (known: N, c")[0].startswith(message)


def test_fill_by_indices_fills_an_array_in_c_order_with_the_values_of_an_expression_over():
    array = np.zeros((2, 3), np.int32)
    fill_by_indices(parse(SourceText.plain("10 * i + j"), OF_INDICES), array, {})
    assert array.tolist() == [[0, 1, 2], [10, 11, 12]]
