"""The NumPy functions that `reference` may call, one line each."""

from __future__ import annotations

import numpy as np

from warplens.cuda.catalogue.array_functions import check_broadcast, check_size


def test_check_size_checks_that_an_array_of_shape_is_not_too_large():
    assert check_size((1024, 1024)) is None


def test_check_broadcast_checks_that_values_are_arrays_or_numbers_whose_shapes_fit():
    assert check_broadcast("'+'", np.zeros((3, 1)), np.zeros(4), 2) is None
