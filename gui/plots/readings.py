"""What the curves of a figure read at one x: the best first, each with its ratio to the best.

The rule: nothing is interpolated between marks, and a ratio divides numbers of one provenance. Where points are still
to come there is none: the best may be among them.
"""

from __future__ import annotations

from dataclasses import dataclass

from warplens.cuda.metrics import Better, Provenance
from warplens.gui.plots.figure import STALE, Figure, Mark, Quantity, Series
from warplens.profiles.formats import significant
from warplens.profiles.provenance import sourced


@dataclass(frozen=True, slots=True, kw_only=True)
class CurveReading:
    """The reading of one curve at an x.

    `detail` says what was chosen for the point, such as its tile width; `text` is the value in words, or the status of
    a gap; a stale one says so. `ratio` is the value over the best one of its provenance; None for a gap, for
    percentages, and where neither direction is better.
    """

    series: Series
    text: str
    y: float | None
    detail: str = ""
    ratio: float | None = None

    @property
    def ratio_text(self) -> str:
        """The ratio in words; "" where there is none."""
        return "" if self.ratio is None else ratio_text(self.ratio)


def ratio_text(ratio: float) -> str:
    """Return a ratio with two decimals, of a large one with three digits."""
    return f"{ratio:.2f}×" if ratio < 10 else f"{significant(ratio)}×"


def readings_at(figure: Figure, x: float) -> tuple[CurveReading, ...]:
    """Return the readings of all curves at `x`: the best first, gaps last; the highest where neither is better.

    A reading names its provenance unless the badge of the figure covers all.
    """
    marks: list[tuple[Series, Mark]] = []
    readings: list[CurveReading] = []
    for series in figure.series:
        target = series.at(x)
        if isinstance(target, Mark) and target.is_stale:
            text = sourced(
                figure.y.words_for(target.y), None if target.provenance == figure.badge else target.provenance
            )
            readings.append(CurveReading(series=series, text=f"{STALE}: {text}", y=None))
        elif isinstance(target, Mark):
            marks.append((series, target))
        elif target is not None:
            readings.append(CurveReading(series=series, text=target.status.value, y=None))
    is_lowest_best = figure.better is Better.LOWER
    marks.sort(key=lambda reading: reading[1].y if is_lowest_best else -reading[1].y)
    best: dict[Provenance, float] = {}
    for _, mark in marks:
        best.setdefault(mark.provenance, mark.y)
    has_ratio = figure.better is not Better.NEITHER and figure.y.quantity is not Quantity.PERCENT
    has_ratio = has_ratio and not any(figure.awaits(mark) for _, mark in marks)
    values = [
        CurveReading(
            series=series,
            text=sourced(figure.y.words_for(mark.y), None if mark.provenance == figure.badge else mark.provenance),
            y=mark.y,
            detail=figure.detail_of(mark),
            ratio=mark.y / best[mark.provenance] if has_ratio and best[mark.provenance] > 0 else None,
        )
        for series, mark in marks
    ]
    return (*values, *readings)
