"""What a screen reader says of a plot: what it shows, its curves, and the answer that eyes would take from it.

The rule: nothing is said that the plot does not show, and modelled numbers are called so.
"""

from __future__ import annotations

from warplens.gui.plots.answers import best_text, with_stale
from warplens.gui.plots.figure import Figure, Rank
from warplens.gui.plots.figures.heat_map import HeatMap

MAX_NAMED = 6
"""The most curves that are named; beyond it their number is stated."""


def spoken_figure(figure: Figure) -> str:
    """Return a summary of a plot in a few sentences."""
    if figure.empty:
        return figure.empty
    curves = [series for series in figure.series if series.rank is not Rank.LIMIT and series.marks]
    sentences = [", ".join(filter(None, (figure.subtitle, figure.badge)))]
    marks = [mark for series in curves for mark in series.marks]
    for name, axis, values in (
        ("x", figure.x, [mark.x for mark in marks]),
        ("y", figure.y, [mark.y for mark in marks]),
    ):
        if values:
            ends = dict.fromkeys((axis.words_for(min(values)), axis.words_for(max(values))))
            sentences.append(f"{name}: {axis.label}, {' to '.join(ends)}")
    names = ", ".join(series.label for series in curves) if len(curves) <= MAX_NAMED else ""
    count = "1 curve" if len(curves) == 1 else f"{len(curves)} curves"
    sentences.append(f"{count}: {names}" if names else count)
    gaps = sum(len(series.gaps) for series in figure.series)
    sentences += [f"{gaps} points without a value"] if gaps else []
    if marks:
        best = best_text(figure, max(mark.x for mark in marks))
        sentences += with_stale((best,) if best else (), figure)[:1]
    return ". ".join(filter(None, sentences))


def spoken_map(heat: HeatMap) -> str:
    """Return a summary of a heat map: what it shows, and the best cell of each facet."""
    best = [
        f"{facet.label}: {cell.text} at {facet.columns[cell.column]}"
        for facet in heat.facets[:MAX_NAMED]
        for cell in facet.cells
        if cell.strength == 1.0
    ]
    head = f"{heat.value_label} by {heat.column_label}" + (f" and {heat.row_label}" if heat.row_label else "")
    parts = [", ".join(filter(None, (heat.subtitle, heat.badge))), head, *best[:MAX_NAMED]]
    return ". ".join(filter(None, parts)) or heat.empty
