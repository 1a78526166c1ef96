"""Answers of a figure in one line: which variant is best and by how much, and the slope of a curve.

The rule: only like is compared with like: numbers of one provenance, GPU, cache state and family, each variant by its
best point. Baselines are left out, and so are variants that only copy beside some that do the task of the family.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from math import inf, log

from warplens.cuda.metrics import Better
from warplens.cuda.points import PointResult
from warplens.gui.plots.figure import Figure, Mark, PointKey, Quantity, Rank, Series
from warplens.gui.plots.readings import ratio_text
from warplens.gui.plots.telling_names import telling_labels
from warplens.profiles.answers import is_copy
from warplens.profiles.provenance import sourced

MAX_MARKS = 2_000
"""Of a figure with more marks than this, no best of all is looked for."""
MAX_SLOPES = 3
"""The most curves whose slopes are stated."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The best point of a figure, or of one x of it.

    `series` and `mark` are those of the best variant. `next` is the curve of the next best one with which it can be
    compared, None if there is none, and `ratio` how many times better the best is.
    """

    series: Series
    mark: Mark
    next: Series | None = None
    ratio: float = 1.0


def best_of(figure: Figure, x: float | None = None, like: object = None) -> Answer | None:
    """Return the best variant at `x`, or of the whole figure where it is None; None if there is no best.

    Args:
        figure: its `better` says which direction is good.
        x: a value on the x axis.
        like: a point; the best is looked for among points of its family and cache state. By default the best is one
            of the family with the most variants.

    Of several GPUs the best is that of the best one, and `next` is on the same GPU.

    Example:
        >>> from warplens import load
        >>> from warplens.gui.plots.figures.runtime import Context
        >>> from warplens.gui.plots.figures.runtime_size import runtime_size
        >>> from warplens.gui.plots.points.variant_looks import assign_looks
        >>> points = [point for point in load("reference:h200").points if point.family == "transpose"]
        >>> looks = assign_looks([(point.kernel, point.family) for point in points], {}, {"transpose_copy"})
        >>> best = best_of(runtime_size(points, Context(looks=looks)), 4096.0)
        >>> best.series.label, best.next.label, round(best.ratio, 2)
        ('tiled padded · cold', 'tiled · cold', 1.06)
    """
    sign = {Better.LOWER: 1, Better.HIGHER: -1}.get(figure.better, 0)
    if not sign:
        return None
    groups: dict[tuple[object, ...], list[tuple[Series, Mark]]] = {}
    for series, mark in _candidates(figure, x):
        groups.setdefault(_group(mark), []).append((series, mark))
    if like is not None:
        groups = {group: marks for group, marks in groups.items() if group[1:-1] == _conditions(like)[:-1]}
    if not groups:
        return None
    groups = {group: _with_the_task(marks) for group, marks in groups.items()}
    # the first of the groups with the most variants, as the open profile's own points are the first
    largest = max(groups, key=lambda group: len({series.name for series, _ in groups[group]}))
    same_but_gpu = [marks for group, marks in groups.items() if group[:-1] == largest[:-1]]
    marks = min(same_but_gpu, key=lambda marks: min(sign * mark.y for _, mark in marks))
    by_variant: dict[str, tuple[Series, Mark]] = {}
    for series, mark in sorted(marks, key=lambda pair: sign * pair[1].y):
        by_variant.setdefault(series.name, (series, mark))
    (series, mark), *others = by_variant.values()
    if not others or mark.y <= 0 or others[0][1].y <= 0:
        return Answer(series=series, mark=mark)
    ratio = (others[0][1].y / mark.y) ** sign
    return Answer(series=series, mark=mark, next=others[0][0], ratio=ratio)


def best_text(figure: Figure, x: float | None = None, like: object = None, place: str = "") -> str:
    """Return the best variant as a line of text; "" if there is none.

    Args:
        figure, x, like: as in `best_of`.
        place: what all points of the figure share, such as their size, where `x` is None.

    Where there are several families the line names the one of which it tells.

    Example:
        >>> from warplens import load
        >>> from warplens.gui.plots.figures.runtime import Context
        >>> from warplens.gui.plots.figures.runtime_size import runtime_size
        >>> cold = [point for point in load("reference:h200").points if point.cache == "cold"]
        >>> figure = runtime_size([point for point in cold if point.family == "reduction"], Context(looks={}))
        >>> best_text(figure, 1024.0)
        'fastest at 1024: column sum register, THREADS 128, 38.1 µs measured · 9.72× the next, column sum'
    """
    best = best_of(figure, x, like)
    if best is None:
        return ""
    word = "fastest" if figure.y.quantity is Quantity.TIME else f"best {figure.y.label.partition(',')[0]}"
    families = {mark.about.family for _, mark in _candidates(figure, x) if isinstance(mark.about, PointResult)}
    if len(families) > 1 and isinstance(best.mark.about, PointResult):
        word = f"{word} of {best.mark.about.family}"
    where = figure.x.words_for(x) if x is not None else place
    head = f"{word} at {where}" if where else word
    chosen = figure.detail_of(best.mark) or (_x_text(figure, best.mark.x) if x is None else "")
    value = sourced(figure.y.words_for(best.mark.y), best.mark.provenance)
    names = telling_labels((series.label for series in figure.series if series.marks), are_gpus_short=False)
    line = f"{head}: {', '.join(filter(None, (names[best.series.label], chosen, value)))}"
    if best.next is None:
        return line
    if figure.y.quantity is Quantity.PERCENT:
        return f"{line} · next {names[best.next.label]}"
    ratio = ratio_text(best.ratio)
    if ratio == ratio_text(1.0):
        ratio = "as fast as" if figure.y.quantity is Quantity.TIME else "as good as"
    return f"{line} · {ratio} the next, {names[best.next.label]}"


def _x_text(figure: Figure, x: float) -> str:
    """Return an x behind the name of its axis: `TILE 16` on one called `tile width TILE`."""
    return f"{figure.x.label.rpartition(' ')[2]} {figure.x.words_for(x)}"


def slopes_text(figure: Figure, keys: Collection[PointKey]) -> str:
    """Return how curves change between the first and the last of their picked points; "" if none has two.

    The exponent p is that of `y ~ x^p` through the two points: 2 for a transpose, whose time grows with the square of
    its size, and 3 for a matrix product.

    Example:
        >>> from warplens import load
        >>> from warplens.gui.plots.figures.runtime import Context
        >>> from warplens.gui.plots.figures.runtime_size import runtime_size
        >>> points = [point for point in load("reference:h200").points if point.kernel == "transpose_serial"]
        >>> figure = runtime_size([point for point in points if point.cache == "cold"], Context(looks={}))
        >>> slopes_text(figure, {mark.key for mark in figure.series[0].marks if mark.x in (1024, 4096)})
        'serial, 1024 to 4096: 16.0× the time for 4.00× the size, exponent 2.00'
    """
    picked = [(series, [mark for mark in series.marks if mark.key in keys]) for series in figure.series]
    picked = [(series, marks) for series, marks in picked if series.rank is not Rank.LIMIT and len(marks) > 1]
    slopes = [_slope_text(figure, series, marks[0], marks[-1]) for series, marks in picked]
    slopes = [slope for slope in slopes if slope]
    further = len(slopes) - MAX_SLOPES
    return " · ".join(slopes[:MAX_SLOPES]) + (f" · and {further} more" if further > 0 else "")


def _slope_text(figure: Figure, series: Series, first: Mark, last: Mark) -> str:
    if min(first.x, last.x, first.y, last.y) <= 0 or first.x == last.x:
        return ""
    across, up = last.x / first.x, last.y / first.y
    exponent = log(up) / log(across)
    quantity = figure.y.label.partition(",")[0]
    over = "size" if figure.x.label.startswith(("matrix size", "size")) else figure.x.label
    line = f"{series.label}, {figure.x.words_for(first.x)} to {figure.x.words_for(last.x)}: "
    line += f"{ratio_text(up)} the {quantity} for {ratio_text(across)} the {over}, exponent {exponent:.2f}"
    sources = {mark.provenance for mark in (first, last)}
    return line if {source.value for source in sources} == {figure.badge} else f"{line} ({_listed(sources)})"


def _listed(sources: Iterable[object]) -> str:
    return " and ".join(sorted(map(str, sources)))


def _candidates(figure: Figure, x: float | None) -> list[tuple[Series, Mark]]:
    """Return the marks that may be the best, of the open profile's variants."""
    curves = [series for series in figure.series if series.layer == 0 and series.rank in (Rank.CURVE, Rank.FINE)]
    if x is not None:
        marks = ((series, series.at(x)) for series in curves)
        return [(series, mark) for series, mark in marks if isinstance(mark, Mark)]
    if sum(len(series.marks) for series in curves) > MAX_MARKS:
        return []
    return [(series, mark) for series in curves for mark in series.marks if -inf < mark.y < inf]


def _with_the_task(marks: list[tuple[Series, Mark]]) -> list[tuple[Series, Mark]]:
    """Leave out variants that only copy, by their names, unless all do or the family is one of copies."""
    working = [pair for pair in marks if not _is_copy(pair[1].about)]
    return working or marks


def _is_copy(about: object) -> bool:
    return isinstance(about, PointResult) and is_copy(about)


def _group(mark: Mark) -> tuple[object, ...]:
    """Return what two marks must share to be compared, the GPU last."""
    return (mark.provenance, *_conditions(mark.about))


def _conditions(about: object) -> tuple[object, ...]:
    return (about.family, about.cache, about.device) if isinstance(about, PointResult) else ()
