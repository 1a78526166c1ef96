"""What the card beside the pointer says of all curves at one x.

The rule: the best stands first, with the ratio of the others to it; values and words are those of `plots.readings`.
"""

from __future__ import annotations

from warplens.gui.plots.figure import Figure
from warplens.gui.plots.readings import readings_at
from warplens.gui.rendering.axis_views import exact_value
from warplens.gui.rendering.curves_item import colour_of
from warplens.gui.rendering.hover_card import ReadOut, ReadOutRow
from warplens.gui.toolkit.theme import Theme


def read_out(figure: Figure, position: float, theme: Theme) -> ReadOut:
    """Return the readings of all curves at a position along the x axis."""
    x = exact_value(figure.x, position)
    heading = f"{figure.x.label} {figure.x.words_for(x)}"
    if figure.badge and "+" not in figure.badge:
        heading += f" · {figure.badge}"
    rows = tuple(
        ReadOutRow(
            colour=colour_of(reading.series, theme).name(),
            name=" · ".join(filter(None, (reading.series.label, reading.detail))),
            value=reading.text,
            ratio=reading.ratio_text,
        )
        for reading in readings_at(figure, x)
    )
    return ReadOut(heading=heading, rows=rows)
