"""The paths of curves in pixels: cut at the edges of the plot, and by columns where marks are dense."""

from __future__ import annotations

import numpy as np
from PyQt6.QtCore import QRectF

from warplens.gui.kit.axes import are_inside, by_column


def test_are_inside_returns_which_of_these_pixels_are_in_the_area():
    assert are_inside(np.array([0.0, 9.0]), np.array([4.0, 4.0]), QRectF(0, 0, 5, 5)).tolist() == [True, False]


def test_by_column_returns_the_columns_of_rising_x():
    _, largest, smallest = by_column(np.linspace(0, 3, 8), np.arange(8.0))
    assert largest.tolist() == [4.0, 7.0]
    assert smallest.tolist() == [0.0, 5.0]
