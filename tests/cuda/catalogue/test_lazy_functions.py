"""Arrays of which only the requested elements are computed."""

from __future__ import annotations

import numpy as np

from warplens.cuda.catalogue.lazy_functions import (
    AxisSource,
    cached_if_small,
    elementwise,
    gathered,
    masked,
    product,
    rearranged,
    reduced,
)
from warplens.cuda.catalogue.values import all_elements, in_memory, permuted


def test_cached_if_small_returns_an_array_that_is_computed_whole():
    assert cached_if_small(in_memory(np.arange(3))).shape == (3,)


def test_elementwise_returns_function_of_operands_element_by_element():
    sums = elementwise(np.add, [in_memory(np.arange(3)[:, None]), in_memory(np.arange(4))])
    assert sums.shape == (3, 4)
    assert repr(sums.at(np.array([11]))) == "array([5])"


def test_masked_returns_a_matrix():
    assert all_elements(masked(in_memory(np.ones((2, 2))), lambda row, column: column <= row)).tolist() == [
        [1.0, 0.0],
        [1.0, 1.0],
    ]


def test_permuted_returns_an_array_with_its_axes_in_another_order():
    assert permuted(in_memory(np.zeros((2, 3, 4))), (2, 0, 1)).shape == (4, 2, 3)


def test_rearranged_returns_the_array_of_shape_whose_elements_are_elements_of_array():
    reverse = AxisSource(0, lambda axis: 2 - axis)
    assert all_elements(rearranged(in_memory(np.arange(3)), (3,), (reverse,))).tolist() == [2, 1, 0]


def test_gathered_returns_array_indices_rows_elements_of_the_first_axis_picked():
    assert all_elements(gathered(in_memory(np.arange(0, 50, 10)), in_memory(np.array([4, -5])))).tolist() == [40, 0]


def test_product_returns_left_right_of_matrices_and_vectors():
    assert all_elements(product(in_memory(np.eye(2)), in_memory(np.array([3.0, 4.0])))).tolist() == [3.0, 4.0]


def test_reduced_returns_function_of_an_array_over_some_of_its_axes():
    assert all_elements(reduced(np.sum, in_memory(np.ones((2, 3))), (1,), keepdims=False)).tolist() == [3.0, 3.0]
