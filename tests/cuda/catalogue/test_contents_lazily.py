"""Chosen elements of a reference, computed for themselves alone, against the evaluation of the whole."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warplens.cuda.catalogue import lazy_functions, values
from warplens.cuda.catalogue.array_functions import ARRAY_FUNCTIONS
from warplens.cuda.catalogue.contents import evaluate_arrays, evaluate_lazily, parse_reference
from warplens.cuda.catalogue.values import LazyArray, Region, in_memory, in_order, lengths, squares
from warplens.cuda.ground.errors import ExpressionError

RANDOM = np.random.default_rng(1)
NAMES: dict[str, Any] = {
    "A": RANDOM.integers(-9, 9, (6, 8)).astype(np.float32),
    "B": RANDOM.integers(-9, 9, (8, 5)).astype(np.float32),
    "C": RANDOM.integers(1, 200, (6, 8)).astype(np.int32),
    "T": RANDOM.integers(-3, 9, (3, 4, 5)).astype(np.int16),
    "u": RANDOM.integers(1, 64, 8) / 64,  # sums and products of these stay exact
    "v": RANDOM.permutation(6).astype(np.int32),
    "N": 6,
    "x": 0.5,
    "z": (RANDOM.integers(-3, 4, (6, 8)) + 1j * RANDOM.integers(-3, 4, (6, 8))).astype(np.complex64),
    "b": RANDOM.integers(-8, 9, (6, 8)).astype("bfloat16"),
    "q": RANDOM.integers(-4, 5, (8, 3)).astype("float8_e4m3fn"),
}
LAZY = [
    "A", "-A", "+C", "A.T", "A * 2.5 + u", "A - A[0] * x", "C ** 2 // 3 % 7", "A > 0", "C == A", "1 / C",
    "A @ B", "A @ u", "u @ B", "B.T @ A.T", "(A + 1) @ (B * 2) - 1", "T[0] @ T[1].T",
    "A[1]", "A[-1]", "A[1:, ::2]", "A[::-1, 3:0:-2]", "A[:, None, 0]", "T[1, :, -1]", "T[:, 1]",
    "A[v]", "A[v - 6]", "A[C[0] % 6]", "A.T[v[None] + 1]", "(A * 2)[v]",
    "sum(A, axis=0)", "sum(A.T, 0)", "sum(A, axis=1, keepdims=True) + A", "sum(T, axis=(0, 2))",
    "prod(T, axis=-1)", "mean(C, axis=0)", "any(A > 5, axis=1)", "all(A > -8, axis=0)",
    "max(A, axis=0)", "min(T, axis=(0, 1), keepdims=True)", "max(A, 5, C)", "min(x, A)",
    "sum(A * u, axis=0, keepdims=True)", "sum(A, axis=(0, 1), keepdims=True)",
    "argmax(C, axis=0)", "argmin(T, axis=1)", "cumsum(A, axis=1)", "cumsum(u)", "cumprod(T, axis=0)", "sort(C, axis=0)",
    "sort(A)", "argsort(v)", "argsort(C, axis=0)",
    "abs(A)", "sqrt(C)", "exp(A)", "log(C)", "sin(A)", "cos(u)", "tan(u)", "tanh(A)", "floor(A / 2)", "ceil(u)",
    "round(A / 2)", "sign(A)", "square(A)", "maximum(A, C)", "minimum(A, 0)", "arctan2(A, C)", "hypot(A, u)",
    "where(A > 0, A, C)", "where(A > 0, x, 0)", "clip(A, -2, u * 9)", "cdiv(C, 7)", "pow2(A)", "log2(C)",
    "int8(C)", "uint8(A)", "int16(A)", "uint16(C)", "int32(A)", "uint32(A)", "int64(A)", "uint64(C)", "float16(A)",
    "float32(u)", "float64(A) / 3", "bfloat16(u * 3)", "float8_e4m3fn(u * 3)", "float8_e5m2(u * 3)", "complex64(A)",
    "complex128(u)", "complex(A, C)", "complex(1, u)", "real(z)", "imag(z)", "conj(z) * z", "z + A", "z @ z.T",
    "real(A)", "b", "b * 2", "b @ q", "b[1:, ::2] + 1", "q.T", "sum(b, axis=1)", "where(b > 0, b, 0)", "A + b", "b[v]",
    "dot(A, B)", "dot(A, 2)", "matmul(A, u)", "outer(u, v)", "diag(u)", "tril(A)", "triu(A, 2)", "tril(T, -1)",
    "triu(A @ B, N - 7)", "transpose(A)", "transpose(T, (2, 0, 1))", "reshape(A, (4, 12))", "reshape(A.T, -1)",
    "reshape(T, (N, -1, 5))", "ravel(A.T)", "flip(A)", "flip(A, axis=0)", "flip(A, 1)", "roll(A, 3, axis=1)",
    "roll(v, -2)", "repeat(A, 3, axis=1)", "repeat(v, 2)", "tile(v, 2)", "tile(v, (2, 2))", "tile(A, (2, 1))",
    "tile(T, 3)", "concatenate((A, C))", "concatenate((v, u, v))", "concatenate((A, C[:, ::2]), axis=1)",
    "stack((A, C))", "stack((v, v * x), axis=1)", "stack((A, C), axis=-1)", "arange(N)", "arange(1, 10, N)",
    "arange(9, 0, -2)", "zeros((N, 2))", "ones(N)", "full((N, 3), x)", "full(N, v[0])", "eye(N)", "eye(N) @ A",
    "A[:, :5] + trace(C) * eye(N)[:, :5]", "tile(sum(A, axis=0), (N, 1)).T", "reshape(A, (2, 3, 8))[:, ::-1, 2:]",
    "cumsum(A @ B, axis=0)[1:] - sort(B, axis=1)[:5]", "N > 2 and A", "bincount(v, 9) * arange(9)", "arange(x, 4, x)",
    "A / sum(A)", "sort(A, None)", "cumsum(A)", "tril(u)", "diag(A)",
]  # fmt: skip
"""Expressions that give arrays, computed lazily where each of their functions has a rule, else whole."""
ROUNDED = ("exp", "log", "sin", "cos", "tan", "arctan2", "hypot", "pow2", "prod")


def values_at(text: str, places: np.ndarray) -> np.ndarray:
    value = evaluate_lazily(parse_reference(text), NAMES)
    assert isinstance(value, LazyArray)
    return value.at(places)


def assert_same(text: str, actual: np.ndarray, expected: np.ndarray) -> None:
    assert actual.dtype == expected.dtype
    if any(word in text for word in ROUNDED) and expected.dtype.kind == "f":
        np.testing.assert_allclose(actual, expected, rtol=4 * np.finfo(expected.dtype).eps)
    else:
        np.testing.assert_array_equal(actual, expected)


@pytest.mark.parametrize("piece", [1, 7, 2**20])
@pytest.mark.parametrize("text", LAZY)
@pytest.mark.sample(4)
def test_all_elements_are_those_of_the_whole(text: str, piece: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (values, lazy_functions):
        monkeypatch.setattr(module, "PIECE", piece)
    whole = evaluate_arrays(parse_reference(text), NAMES)
    actual = values_at(text, np.arange(whole.size))
    assert_same(text, actual, whole.reshape(-1))


@pytest.mark.parametrize("text", LAZY)
@pytest.mark.sample(4)
def test_single_elements_are_those_of_the_whole(text: str) -> None:
    whole = evaluate_arrays(parse_reference(text), NAMES)
    places = np.flatnonzero(RANDOM.random(whole.size) < 0.2)
    assert_same(text, values_at(text, places), whole.reshape(-1)[places])


@pytest.mark.parametrize("shortest_run", [1, 8])
@pytest.mark.parametrize("text", ["A", "A.T", "A @ B", "T * 2", "stack((A, C))"])
def test_tiles_are_those_of_the_whole(text: str, shortest_run: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "MIN_RUN", shortest_run)
    whole = evaluate_arrays(parse_reference(text), NAMES)
    mask = np.zeros(whole.shape, bool)
    mask[..., 0:2, 0:2] = mask[..., 0:2, 3:5] = mask[..., -2:, 1:4] = True
    places = np.flatnonzero(mask)
    assert_same(text, values_at(text, places), whole.reshape(-1)[places])


@pytest.mark.parametrize("shape", [(130, 70), (1, 200), (64, 64), (7, 3)])
def test_transposed_values_are_put_in_order_block_by_block(shape: tuple[int, int]) -> None:
    numbers = RANDOM.random(shape)
    ordered = in_order(numbers.T, "float32")
    assert ordered.flags.c_contiguous
    np.testing.assert_array_equal(ordered, numbers.T.astype(np.float32))


@settings(deadline=None, max_examples=200)
@given(text=st.sampled_from(LAZY), chosen=st.lists(st.integers(0, 2**20), max_size=30))
def test_any_places_in_any_order_give_the_elements_of_the_whole(text: str, chosen: list[int]) -> None:
    whole = evaluate_arrays(parse_reference(text), NAMES)
    places = np.array(chosen, np.int64) % whole.size
    assert_same(text, values_at(text, places), whole.reshape(-1)[places])


def test_every_function_is_tried() -> None:
    assert {name for name in ARRAY_FUNCTIONS if not any(f"{name}(" in text for text in LAZY)} == set()


@pytest.mark.parametrize(
    ("text", "places", "read"),
    [
        ("A.T", [3], 1),
        ("-(A * 2)[1:, ::2]", [0, 1], 2),
        ("A @ B", [7], 8 + 8),
        ("A @ B", [5, 6, 10, 11], 2 * 8 + 8 * 2),
        ("sum(A, axis=0)", [2], 6),
        ("u + sum(A * 2, axis=0)", [1, 2], 2 + 6 * 2),
        ("A[v]", [40], 1 + 1),
        ("roll(flip(A), 1, axis=0)", [3, 4], 2),
        ("tile(reshape(A, (12, 4)), (2, 2))", [95], 1),
        ("where(C > 3, A, 0)", [5], 1 + 1),
        ("repeat(A * C, 2, axis=1)", [95], 1 + 1),
    ],
)
def test_only_what_is_needed_is_read(text: str, places: list[int], read: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = count_reads(monkeypatch)
    value = evaluate_lazily(parse_reference(text), NAMES)
    sizes.clear()
    value.at(np.array(places), np.float64)
    assert sum(sizes) == read


@pytest.mark.parametrize("text", ["A - sum(A, axis=1, keepdims=True)", "A - (A @ u)[:, None]", "A - max(A, axis=0)"])
def test_sums_that_every_piece_needs_are_computed_twice_at_most(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = count_reads(monkeypatch, NAMES["A"])
    value = evaluate_lazily(parse_reference(text), NAMES)
    whole = evaluate_arrays(parse_reference(text), NAMES)
    for index, region in squares(whole.shape, 4):
        np.testing.assert_array_equal(value.part(region), whole[index])
    assert sum(sizes) <= 48 + 2 * 48  # A itself, and the elements that the sums read


def count_reads(monkeypatch: pytest.MonkeyPatch, only: np.ndarray | None = None) -> list[int]:
    """Return a list that gets the number of elements of each read of an array in memory (of any array, or of one)."""
    sizes = []
    stored = in_memory

    def watched(array: np.ndarray) -> LazyArray:
        def part(region: Region) -> np.ndarray:
            if only is None or array is only:
                sizes.append(math.prod(lengths(region)))
            return stored(array).part(region)

        return LazyArray(array.shape, part)

    for module in (values, lazy_functions):
        monkeypatch.setattr(module, "in_memory", watched)
    return sizes


@pytest.mark.parametrize(
    "text",
    [
        "A + B",
        "A @ A",
        "N @ A",
        "A[6]",
        "A[0, 0, 0]",
        "A[::x]",
        "a.T",
        "A + None",
        "sum(A, axis=2)",
        "sort(A, axis=7)",
        "reshape(A, (5, -1))",
        "transpose(A, (0, 0))",
        "transpose(A, 1)",
        "eye(99999)",
        "outer(ones(N * 9999), ones(N * 9999))",
        "concatenate((A, B))",
        "concatenate((u, C[0, 0]))",
        "stack((A, B))",
        "repeat(A, x)",
        "repeat(A, -1, axis=1)",
        "repeat(A, 10**9, axis=1)",
        "tile(A, (1, -1))",
        "tile(A, (1, 10**9))",
        "arange(N, 0, 0)",
        "clip(A, B, 1)",
    ],
)
def test_wrong_expression_is_reported_as_by_the_evaluation_of_the_whole(text: str) -> None:
    with pytest.raises(ExpressionError) as expected:
        evaluate_arrays(parse_reference(text), NAMES)
    with pytest.raises(ExpressionError) as actual:
        evaluate_lazily(parse_reference(text), NAMES)
    assert str(actual.value) == str(expected.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A[C]", "index 9999 is out of bounds for axis 0 with size 6"),
        ("C ** (-C)", "Integers to negative integer powers are not allowed."),
    ],
)  # fmt: skip
def test_wrong_element_is_reported_when_it_is_computed(text: str, message: str) -> None:
    names = {**NAMES, "C": np.full((6, 8), 9999, np.int32)}
    value = evaluate_lazily(parse_reference(text), names)
    with pytest.raises(ExpressionError) as caught:
        value.at(np.array([3]), np.float32)
    assert caught.value.message == message


def test_array_beyond_the_largest_that_is_made_is_deferred_where_others_are_as_large() -> None:
    names = {"A": np.broadcast_to(np.float32(2), (1, 20_000)), "C": np.broadcast_to(np.float32(0), (20_000, 20_000))}
    value = evaluate_lazily(parse_reference("A.T @ A + 1"), names)
    assert isinstance(value, LazyArray)
    assert value.shape == (20_000, 20_000)
    assert value.at(np.array([0, 7, 20_000**2 - 1])).tolist() == [5, 5, 5]


def test_array_beyond_all_others_is_refused_as_by_the_evaluation_of_the_whole() -> None:
    names = {"A": np.broadcast_to(np.float32(2), (1, 20_000))}
    with pytest.raises(ExpressionError) as caught:
        evaluate_lazily(parse_reference("A.T @ A + 1"), names)
    assert caught.value.message == "an array of 20000 x 20000 elements is too large; 268435456 elements are allowed"
