"""Initial contents of arrays."""

from __future__ import annotations

import zlib
from math import comb
from typing import Any

import numpy as np
import pytest

from warplens.cuda.catalogue import contents as inits
from warplens.cuda.catalogue.contents import INITS, fill_array, parse_init
from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.ground.errors import ExpressionError


def made(init: str, dtype: str, shape: tuple[int, ...], *, seed: int = 0, name: str = "a") -> Any:
    expression = parse_init(init, dtype=dtype, dimensions=len(shape), names=frozenset({"N"}))
    array = np.full(shape, 77, dtype)
    fill_array(expression, array, name=name, names={"N": 5}, seed=seed)
    return array


@pytest.mark.parametrize(
    ("init", "expected"),
    [
        ("zeros", [[0, 0], [0, 0]]),
        ("ones", [[1, 1], [1, 1]]),
        ("constant(N - 2)", [[3, 3], [3, 3]]),
        ("iota", [[0, 1], [2, 3]]),
        ("identity", [[1, 0], [0, 1]]),
        ("pascal", [[1, 1], [1, 2]]),
    ],
)
@pytest.mark.parametrize("dtype", list(DType))
def test_init_has_the_same_contents_in_every_type(init: str, expected: list[list[int]], dtype: str) -> None:
    actual = made(init, dtype, (2, 2))
    np.testing.assert_array_equal(actual, np.array(expected, dtype))
    assert actual.dtype == dtype


@pytest.mark.parametrize("dtype", [dtype for dtype in DType if dtype.is_whole])
def test_random_integers_use_the_whole_range(dtype: str) -> None:
    values = made("random", dtype, (4000,)).astype(float)
    bounds = np.iinfo(dtype)
    assert values.min() < bounds.min + 0.01 * (float(bounds.max) - bounds.min)
    assert values.max() > bounds.max - 0.01 * (float(bounds.max) - bounds.min)


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_random_floats_are_from_zero_to_below_one(dtype: str) -> None:
    values = made("random", dtype, (100, 100))
    assert 0 <= values.min() < 0.01
    assert 0.99 < values.max() < 1


@pytest.mark.parametrize("dtype", ["float32", "int32", "uint8"])
def test_integers_leave_out_the_upper_bound(dtype: str) -> None:
    assert set(np.unique(made("integers(0, 3)", dtype, (500,)))) == {0, 1, 2}


def test_permutation_holds_each_number_once() -> None:
    values = made("permutation", "int32", (10, 10))
    assert sorted(values.ravel()) == list(range(100))


SHAPE, SEED = (5, 1031), [3, zlib.crc32(b"a")]
DRAWN = {
    ("random", "int32"): lambda g: g.integers(-(2**31), 2**31 - 1, SHAPE, np.int32, endpoint=True),
    ("random", "uint8"): lambda g: g.integers(0, 255, SHAPE, np.uint8, endpoint=True),
    ("random", "int16"): lambda g: g.integers(-(2**15), 2**15 - 1, SHAPE, np.int16, endpoint=True),
    ("random", "float32"): lambda g: g.random(SHAPE, np.float32),
    ("random", "float64"): lambda g: g.random(SHAPE),
    ("uniform(-1, 3)", "float32"): lambda g: g.uniform(-1, 3, SHAPE).astype(np.float32),
    ("normal(2, 3)", "float32"): lambda g: g.normal(2, 3, SHAPE).astype(np.float32),
    ("integers(0, 100)", "int8"): lambda g: g.integers(0, 100, SHAPE).astype(np.int8),
    ("permutation", "int32"): lambda g: g.permutation(5 * 1031).astype(np.int32).reshape(SHAPE),
    ("iota", "float64"): lambda _: np.arange(5.0 * 1031).reshape(SHAPE),
}


@pytest.mark.parametrize("band", [12, 2**20])
@pytest.mark.parametrize(("init", "dtype"), DRAWN)
def test_contents_are_those_that_are_drawn_at_once(
    init: str, dtype: str, band: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inits, "BAND", band)
    expected = DRAWN[init, dtype](np.random.default_rng(SEED))
    np.testing.assert_array_equal(made(init, dtype, SHAPE, seed=3), expected)


@pytest.mark.parametrize(("mean", "entries"), [("4", 40), ("0", 0), ("2.5", 25)])
def test_row_offsets_rise_from_zero_to_the_number_of_entries(mean: str, entries: int) -> None:
    offsets = made(f"csr(2 * N, {mean})", "int32", (11,))
    assert (offsets[0], offsets[-1]) == (0, entries)
    assert (np.diff(offsets) >= 0).all()


def test_arrays_of_different_names_differ() -> None:
    assert (made("random", "int32", (9,), name="a") != made("random", "int32", (9,), name="b")).any()


@pytest.mark.parametrize(("dtype", "bits"), [("float32", 24), ("float64", 53), ("uint32", 32), ("uint8", 8)])
def test_pascal_is_exact_modulo_a_power_of_two(dtype: str, bits: int) -> None:
    expected = [[comb(i + j, i) % 2**bits for j in range(40)] for i in range(50)]
    assert made("pascal", dtype, (50, 40)).astype(np.int64).tolist() == expected


def test_constant_may_be_the_largest_of_64_bits() -> None:
    assert made("constant(18446744073709551615)", "uint64", (2,)).tolist() == [2**64 - 1] * 2


@pytest.mark.parametrize(
    ("init", "dtype", "message"),
    [
        ("constant(18446744073709551616)", "uint64", "the number does not fit in 64 bits"),
        ("constant(18446744073709551615)", "int64", "constant(18446744073709551615) does not fit in int64"),
        ("18446744073709551615 - i", "uint64", "the number does not fit in 64 bits"),
        ("integers(3, 3)", "int32", "integers(3, 3) is empty; the second number must be larger than the first"),
        ("integers(0, 300)", "uint8", "integers(0, 300) does not fit in uint8"),
        ("integers(0, 1.5)", "float32", "integers() takes whole numbers here, not 1.5"),
        ("constant(-1)", "uint8", "constant(-1) does not fit in uint8"),
        ("constant(0.5)", "int32", "constant() takes whole numbers here, not 0.5"),
        ("normal(0, -1)", "float32", "normal() has the standard deviation -1; it must be 0 or more"),
        (
            "csr(4, 2)",
            "int32",
            (
                "csr(4, 2) gives the offsets of 1 row or more with 0 entries or more each, which are one more than the "
                "rows, and the array has 4 elements"
            ),
        ),
        ("csr(3, 100)", "uint8", "csr(3, 100) has 300 entries, which does not fit in uint8"),
        ("constant(random())", "int32", "random() gives no number"),
    ],
)
def test_numbers_that_make_no_sense_are_reported(init: str, dtype: str, message: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        made(init, dtype, (4,))
    assert caught.value.message == message


def test_list_of_inits_is_shown_for_an_unknown_one() -> None:
    with pytest.raises(ExpressionError) as caught:
        made("eye", "int32", (2, 2))
    assert str(caught.value) == (
        f"'eye' is no init (known: {', '.join(sorted(INITS))})\n  <expression>:1:1\n    eye\n    ^^^"
    )
