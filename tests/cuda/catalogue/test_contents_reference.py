"""Expressions over arrays: NumPy's results for what is listed, and an error with a caret for all else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from warplens.cuda.catalogue.array_functions import ARRAY_FUNCTIONS
from warplens.cuda.catalogue.contents import evaluate_arrays, parse_reference
from warplens.cuda.ground.errors import ExpressionError

A = np.arange(12, dtype=np.float32).reshape(3, 4)
B = np.arange(20, dtype=np.float32).reshape(4, 5) % 7
V = np.array([3, 1, 2], dtype=np.int32)
NAMES: dict[str, Any] = {"in": A, "B": B, "v": V, "N": 3, "x": 0.5}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("in.T", A.T),
        ("in", A),
        ("in @ B", A @ B),
        ("in.T @ in + 1", A.T @ A + 1),
        ("in * 2.0 + N", A * 2.0 + 3),
        ("-in", -A),
        ("in[1:, ::2]", A[1:, ::2]),
        ("in[-1]", A[-1]),
        ("in[:, None, 0]", A[:, None, 0]),
        ("in[v - 1]", A[V - 1]),
        ("v[0]", V[0]),
        ("sum(in, axis=0)", A.sum(axis=0)),
        ("sum(in)", A.sum()),
        ("sum(in, axis=(0, 1), keepdims=True)", A.sum(axis=(0, 1), keepdims=True)),
        ("cumsum(in, axis=1)", A.cumsum(axis=1)),
        ("mean(in, axis=1)", A.mean(axis=1)),
        ("max(in)", A.max()),
        ("min(in, axis=0)", A.min(axis=0)),
        ("max(in, 5)", np.maximum(A, 5)),
        ("max(N, 5, 7)", 7),
        ("where(in > 5, in, 0)", np.where(A > 5, A, 0)),
        ("maximum(in, 3) - minimum(in, 3)", np.maximum(A, 3) - np.minimum(A, 3)),
        ("abs(in - 6)", np.abs(A - 6)),
        ("sqrt(in) + exp(-in)", np.sqrt(A) + np.exp(-A)),
        ("clip(in, 2, 9)", np.clip(A, 2, 9)),
        ("dot(in, B)", np.dot(A, B)),
        ("dot(v, v)", np.dot(V, V)),
        ("outer(v, v)", np.outer(V, V)),
        ("transpose(in)", A.T),
        ("reshape(in, (4, N))", A.reshape(4, 3)),
        ("flip(in, axis=0)", np.flip(A, axis=0)),
        ("roll(in, 1, axis=1)", np.roll(A, 1, axis=1)),
        ("sort(v)", np.sort(V)),
        ("argsort(v)", np.argsort(V)),
        ("arange(N)", np.arange(3)),
        ("arange(1, 10, N)", np.arange(1, 10, 3)),
        ("zeros((N, 2))", np.zeros((3, 2))),
        ("ones(N)", np.ones(3)),
        ("full(N, x)", np.full(3, 0.5)),
        ("eye(N)", np.eye(3)),
        ("concatenate((v, v))", np.concatenate((V, V))),
        ("stack((v, v), axis=1)", np.stack((V, V), axis=1)),
        ("repeat(v, 2)", np.repeat(V, 2)),
        ("tile(v, (2, 2))", np.tile(V, (2, 2))),
        ("bincount(v, 5)", np.bincount(V, minlength=5)),
        ("tril(in)", np.tril(A)),
        ("float64(in) / 3", A.astype(np.float64) / 3),
        ("cdiv(v, 2)", -(-V // 2)),
        ("log2(pow2(v))", np.log2(np.exp2(V))),
        ("any(in > 10)", np.True_),
        ("not N == 3", False),
        ("N > 2 and x", 0.5),
        ("in % 5 // 2 ** 1", A % 5 // 2),
    ],
)
def test_array_expression_gives_what_numpy_gives(text: str, expected: Any) -> None:
    actual = evaluate_arrays(parse_reference(text), NAMES)
    np.testing.assert_array_equal(actual, expected)
    assert np.asarray(actual).dtype == np.asarray(expected).dtype


@pytest.mark.parametrize(
    "text", ["in * 2", "in * 2.5", "in + N", "in ** 2", "where(in > 2, in, 0.0)", "maximum(in, 1)"]
)
def test_written_numbers_keep_float32_as_it_is(text: str) -> None:
    assert evaluate_arrays(parse_reference(text), NAMES).dtype == np.float32


def test_integer_product_wraps_as_on_the_gpu_without_a_warning() -> None:
    values = np.array([2**31 - 1], dtype=np.int32)
    assert evaluate_arrays(parse_reference("v * 2"), {"v": values})[0] == -2


WHOLE = ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"]


@pytest.mark.parametrize("other", ["same", "int32"])
@pytest.mark.parametrize("largest", [3, None])
@pytest.mark.parametrize("dtype", WHOLE)
def test_product_of_whole_numbers_wraps_as_numpys_does(dtype: str, largest: int | None, other: str) -> None:
    random, types = np.random.default_rng(2), (dtype, dtype if other == "same" else other)
    left, right = (
        random.integers(*((0, largest) if largest else (np.iinfo(t).min, np.iinfo(t).max)), shape, dtype=t)
        for t, shape in zip(types, ((80, 70), (70, 90)), strict=True)
    )
    actual = evaluate_arrays(parse_reference("a @ b"), {"a": left, "b": right})
    np.testing.assert_array_equal(actual, left @ right)
    assert actual.dtype == (left @ right).dtype


@pytest.mark.parametrize("value", [-(2**31), 2**31 - 1, -1, 0x1_8000 - 2**31])
def test_product_of_the_largest_numbers_is_exact(value: int) -> None:
    left, right = np.full((64, 500), value, np.int32), np.full((500, 64), value, np.int32)
    expected = (500 * value * value + 2**31) % 2**32 - 2**31
    assert (evaluate_arrays(parse_reference("a @ b"), {"a": left, "b": right}) == expected).all()


@pytest.mark.parametrize(
    ("text", "message", "column", "underlined"),
    [
        ("inn.T", "no name 'inn' is known here; did you mean 'in'? (known: B, N, in, v, x)", 1, 3),
        ("in.shape", "no attribute 'shape' is allowed; '.T' is the only one", 3, 6),
        ("in.__class__", "no attribute '__class__' is allowed; '.T' is the only one", 3, 10),
        ("N.T", "only an array has '.T'", 1, 3),
        ("N[0]", "only an array can be indexed", 1, 4),
        ("1 + in @ in", "arrays of the shapes (3, 4) and (3, 4) have no matrix product", 5, 7),
        ("in @ 2", "arrays of the shapes (3, 4) and () have no matrix product", 1, 6),
        ("in + B", "arrays of the shapes (3, 4) and (4, 5) do not fit one another in '+'", 1, 6),
        ("maximum(in, B)", "arrays of the shapes (3, 4) and (4, 5) do not fit one another in maximum()", 1, 14),
        ("in[7]", "index 7 is out of bounds for axis 0 with size 3", 1, 5),
        ("sum(in, axis=5)", "axis 5 is out of bounds for array of dimension 2", 1, 15),
        ("sum(in, dtype=5)", "sum() has no keyword 'dtype' (allowed: axis=, keepdims=)", 9, 5),
        ("sum(in, axis=0, axis=1)", "the keyword 'axis' is given twice", 17, 4),
        ("sum(axis=0, in)", "an argument without a keyword stands behind one with a keyword", 15, 1),
        ("in and N", "'and' takes single numbers; choose among elements with where()", 1, 2),
        ("in + None", "'+' takes arrays and numbers, no None and no tuple", 1, 9),
        ("hypot(None, 2)", "hypot() takes arrays and numbers, no None and no tuple", 1, 14),
        ("-(1, 2)", "'-' takes arrays and numbers, no None and no tuple", 1, 7),
        ("zeros(x)", "0.5 is no shape; it takes whole numbers such as (N, N)", 1, 8),
        (
            "zeros((99999, 99999))",
            "an array of 99999 x 99999 elements is too large; 268435456 elements are allowed",
            1,
            21,
        ),
        ("arange(10**12)", "an array of 1000000000000 elements is too large; 268435456 elements are allowed", 1, 14),
        ("arange(1, 2, 0)", "the step of arange() is 0", 1, 15),
        ("eye(10**6)", "an array of 1000000 x 1000000 elements is too large; 268435456 elements are allowed", 1, 10),
        (
            "repeat(in, 10**9)",
            "an array of 12 x 1000000000 elements is too large; 268435456 elements are allowed",
            1,
            17,
        ),
        (
            "tril(arange(10**5))",
            "an array of 100000 x 100000 elements is too large; 268435456 elements are allowed",
            1,
            19,
        ),
        ("bincount(v, 2)", "bincount() met a value outside 0 to 1", 1, 14),
        ("mean(in[0:0])", "the array has no elements", 1, 13),
        ("9**9**9 * in", "9 ** 387420489 does not fit in 64 bits", 1, 7),
        ("1 // 0", "1 // 0 divides by zero", 1, 6),
    ],
)
def test_wrong_array_expression_is_reported_with_its_position(
    text: str, message: str, column: int, underlined: int
) -> None:
    with pytest.raises(ExpressionError) as caught:
        evaluate_arrays(parse_reference(text), NAMES)
    assert caught.value.message == message
    span = caught.value.span
    assert span is not None
    assert (span.column, span.length) == (column, underlined)


def test_index_that_would_blow_up_is_refused() -> None:
    places = np.zeros((3000, 3000), dtype=np.int32)
    with pytest.raises(ExpressionError) as caught:
        evaluate_arrays(parse_reference("in[p]"), {"in": np.zeros((2, 100), np.float32), "p": places})
    assert caught.value.message == (
        "an array of 3000 x 3000 x 100 elements is too large; 268435456 elements are allowed"
    )


def test_unlisted_numpy_function_is_refused() -> None:
    with pytest.raises(ExpressionError) as caught:
        parse_reference("load(in)")
    names = ", ".join(sorted(ARRAY_FUNCTIONS))
    assert caught.value.message == f"no function 'load' is known here (known: {names})"
