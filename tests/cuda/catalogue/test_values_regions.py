"""Regions: wanted elements as few cross products, parts of bounded size, flat places."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from warplens.cuda.catalogue.values import flat_indices, lengths, rectangles, split, squares, whole

SHAPES = st.lists(st.integers(1, 6), min_size=1, max_size=4).map(tuple)


@given(shape=SHAPES, chosen=st.lists(st.integers(0, 10**6), max_size=40))
def test_rectangles_hold_each_place_where_they_say(shape: tuple[int, ...], chosen: list[int]) -> None:
    places = np.array(chosen, np.int64) % math.prod(shape)
    indices = np.full(len(places), -1)
    for region, where in rectangles(places, shape):
        assert where.shape == lengths(region)
        assert (indices[where] == -1).all()
        indices[where] = flat_indices(region, shape).reshape(where.shape)
    np.testing.assert_array_equal(indices, places)


@pytest.mark.parametrize(
    ("tiles", "regions"),
    [([(0, 0)], 1), ([(1, 0), (1, 3)], 1), ([(0, 0), (3, 0)], 1), ([(0, 0), (1, 2), (3, 0)], 2), ([(0, 1), (2, 3)], 2)],
)
def test_rectangles_of_tiles_are_few(tiles: list[tuple[int, int]], regions: int) -> None:
    mask = np.zeros((32, 32), bool)
    for row, column in tiles:
        mask[8 * row : 8 * row + 8, 8 * column : 8 * column + 8] = True
    assert len(list(rectangles(np.flatnonzero(mask), mask.shape))) == regions


@given(shape=SHAPES, most=st.integers(1, 40))
def test_split_of_a_whole_array_gives_runs_of_bounded_size_in_order(shape: tuple[int, ...], most: int) -> None:
    runs = [flat_indices(region, shape) for _, region in split(whole(shape), most)]
    assert max(len(run) for run in runs) <= most
    np.testing.assert_array_equal(np.concatenate(runs), np.arange(math.prod(shape)))


@given(shape=SHAPES, most=st.integers(1, 40))
def test_squares_of_an_array_are_of_bounded_size_and_hold_each_element_once(shape: tuple[int, ...], most: int) -> None:
    values = np.arange(math.prod(shape)).reshape(shape)
    parts = list(squares(shape, most))
    assert max(values[index].size for index, _ in parts) <= most
    assert all((values[index] == values[np.ix_(*region)]).all() for index, region in parts)
    assert sorted(np.concatenate([values[index].reshape(-1) for index, _ in parts])) == list(range(values.size))


def test_array_without_elements_has_no_squares() -> None:
    assert list(squares((3, 0), 10)) == []


@pytest.mark.parametrize(
    ("shape", "first"),
    [
        ((100, 100), (10, 10)),
        ((5, 1000), (5, 20)),
        ((1000, 5), (20, 5)),
        ((1000,), (100,)),
        ((50, 2, 2), (25, 2, 2)),
        ((9, 100, 100), (1, 10, 10)),
    ],
)
def test_squares_are_as_square_as_they_can_be(shape: tuple[int, ...], first: tuple[int, ...]) -> None:
    _, region = next(squares(shape, 100))
    assert lengths(region) == first


def test_split_says_where_a_part_stands() -> None:
    region = (np.array([5, 2, 9]), np.array([1, 1, 0, 7]))
    values = np.arange(100).reshape(10, 10)
    rebuilt = np.zeros((3, 4), int)
    for index, (rows, columns) in split(region, 3):
        rebuilt[index] = values[np.ix_(rows, columns)]
    np.testing.assert_array_equal(rebuilt, values[np.ix_(*region)])
