"""What the card beside the pointer says of all curves at one x."""

from __future__ import annotations

from warplens import load
from warplens.gui.figures.colours import DARK
from warplens.gui.figures.plots import runtime_size
from warplens.gui.figures.runtime import Context
from warplens.gui.kit.plot_items import read_out


def test_read_out_returns_the_readings_of_all_curves_at_a_position_along_the_x_axis():
    cold = [point for point in load("reference:h200").points if point.cache == "cold"]
    figure = runtime_size([point for point in cold if point.family == "reduction"], Context(looks={}))
    card = read_out(figure, figure.x.position(1024.0), DARK)
    assert card.heading == "matrix size N 1024 · measured"
    assert next((row.name, row.value, row.ratio) for row in card.rows) == ("copy · bound", "3.39 µs", "0.09×")
