"""The figures of a profile and their answers: which variant is best and by how much, and the slope of a curve.

The rule: figures are values made without Qt; who draws them is not known here.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import inf, log

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.metrics import Better, Provenance
from warplens.cuda.ground.points import PointResult
from warplens.gui.figures import plots, point_arrays, runtime, spacing, states
from warplens.gui.figures.curves import Overlay, PlotChoice
from warplens.gui.figures.figure import Figure, Mark, PointKey, Quantity, Rank, Series, date_of
from warplens.gui.figures.variant_looks import assign_looks, in_order, variants_of
from warplens.profiles.answers import chosen_text, is_copy, task_of, with_alike_sizes
from warplens.profiles.conditions import sourced
from warplens.profiles.formats import plain, short_device_name, short_name, significant
from warplens.profiles.records import Profile

# Answers in one line compare like with like: numbers of one provenance, GPU, cache state and family, each variant by
# its best point; no baselines, no copies beside variants that do the task, nothing stale, no unfinished size.


# The readings of the curves at one x, the best first. Nothing is interpolated between marks, and a ratio divides
# numbers of one provenance; where a sweep has points to come there is no ratio, since the best may be among them.
# Copies are bounds beside variants that do the task: they say so, and no ratio divides by them.
@dataclass(frozen=True, slots=True, kw_only=True)
class CurveReading:
    """The reading of one curve at an x."""

    series: Series
    text: str  # the value in words, or the status of a gap; a stale one says so
    y: float | None
    detail: str = ""  # what was chosen for the point, such as its tile width
    # the value over the best one of its provenance; None for a gap, for percentages, and where neither way is better
    ratio: float | None = None

    @property
    def ratio_text(self) -> str:
        """The ratio in words; "" where there is none."""
        return "" if self.ratio is None else ratio_text(self.ratio)


def ratio_text(ratio: float) -> str:
    """Return a ratio with two decimals, of a large one with three digits."""
    return f"{ratio:.2f}×" if ratio < 10 else f"{significant(ratio)}×"


def readings_at(figure: Figure, x: float) -> tuple[CurveReading, ...]:
    """Return the readings of all curves at `x`: the best (or highest) first, gaps last, with other provenances."""

    def value_of(mark: Mark) -> str:
        return sourced(figure.y.words_for(mark.y), None if mark.provenance == figure.badge else mark.provenance)

    marks: list[tuple[Series, Mark]] = []
    readings: list[CurveReading] = []
    for series in figure.series:
        target = series.at(x)
        if isinstance(target, Mark) and target.is_stale:
            readings.append(CurveReading(series=series, text=f"{states.State.STALE}: {value_of(target)}", y=None))
        elif isinstance(target, Mark):
            marks.append((series, target))
        elif target is not None:
            readings.append(CurveReading(series=series, text=target.status.word, y=None))
    is_lowest_best = figure.better is Better.LOWER
    marks.sort(key=lambda reading: reading[1].y if is_lowest_best else -reading[1].y)
    working = [mark for series, mark in marks if series.rank is not Rank.REFERENCE and not _only_copies(mark)]
    best: dict[Provenance, float] = {}
    for mark in (*working, *(mark for _, mark in marks)):
        best.setdefault(mark.provenance, mark.y)
    has_ratio = figure.better is not Better.NEITHER and figure.y.quantity is not Quantity.PERCENT
    has_ratio = has_ratio and not any(figure.awaits(mark) for _, mark in marks)
    values = [
        CurveReading(
            series=series,
            text=value_of(mark),
            y=mark.y,
            detail=" · ".join(
                filter(None, (figure.detail_of(mark), "bound" if working and _only_copies(mark) else ""))
            ),
            ratio=mark.y / best[mark.provenance] if has_ratio and best[mark.provenance] > 0 else None,
        )
        for series, mark in marks
    ]
    return (*values, *readings)


def _only_copies(mark: Mark) -> bool:
    return isinstance(mark.about, PointResult) and is_copy(mark.about)


MAX_MARKS = 2_000  # of a figure with more marks than this, no best of all is looked for
MAX_SLOPES = 3  # the most curves whose slopes are stated
FEW_PICKED = 1_000  # the curves of fewer picked points than this are found by the names of their variants


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The best point of a figure, or of one x of it."""

    series: Series
    mark: Mark
    next: Series | None = None  # the curve of the next best one with which it can be compared
    ratio: float = 1.0  # how many times better the best is


def best_of(figure: Figure, x: float | None = None, like: object = None) -> Answer | None:
    """Return the best variant at `x`, or of the whole figure where it is None; None if there is no best.

    The best is looked for among points of the family and cache state of `like`, by default the family with the most
    variants. Of several GPUs it is that of `like`, by default that of the best one, and `next` is on the same GPU.
    """
    sign = {Better.LOWER: 1, Better.HIGHER: -1}.get(figure.better, 0)
    if not sign:
        return None
    groups: dict[tuple[object, ...], list[tuple[Series, Mark]]] = {}
    for series, mark in _candidates(figure, x):
        groups.setdefault((mark.provenance, *_conditions(mark.about)), []).append((series, mark))
    tasks = Counter(group[:2] + group[3:] for group in groups)
    if like is not None:
        groups = {group: marks for group, marks in groups.items() if group[1:] == _conditions(like)}
    if not groups:
        return None
    for group, marks in groups.items():  # variants that only copy are left out, unless all do
        groups[group] = [pair for pair in marks if not _only_copies(pair[1])] or marks
    # the first of the groups with the most variants, as the open profile's own points are the first
    largest = max(groups, key=lambda group: len({series.name for series, _ in groups[group]}))
    if tasks[largest[:2] + largest[3:]] > 1 and len({series.name for series, _ in groups[largest]}) < 2:
        return None  # kernels of one file that do different things
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


def best_wordings(figure: Figure, x: float | None = None, like: object = None, place: str = "") -> tuple[str, ...]:
    """Return the best variant as lines of text, each shorter than the one before; () if there is none.

    `place` is what all points share where `x` is None. Where there are several families the line names its own. What
    can be read off the plot is left out first; at last the name of the best is cut in its middle.
    """
    best = best_of(figure, x, like)
    if best is None:
        return ()
    word = "fastest" if figure.y.quantity is Quantity.TIME else f"best {figure.y.label.partition(',')[0]}"
    families = {mark.about.family for _, mark in _candidates(figure, x) if isinstance(mark.about, PointResult)}
    family = best.mark.about.family if len(families) > 1 and isinstance(best.mark.about, PointResult) else ""
    if family:
        word = f"{word} of {family}"
    where = figure.x.words_for(x) if x is not None else place
    head = f"{word} at {where}" if where else word
    if isinstance(best.mark.about, PointResult) and chosen_text(best.mark.about):
        head = f"{head} (sizes that Warplens chose)"
    detail = figure.detail_of(best.mark)
    if not detail and x is None:  # such as `TILE 16` on an axis called `tile width TILE`
        detail = f"{figure.x.label.rpartition(' ')[2]} {figure.x.words_for(best.mark.x)}"
    value = sourced(figure.y.words_for(best.mark.y), best.mark.provenance)
    names = spacing.telling_labels((series.label for series in figure.series if series.marks), are_gpus_short=False)
    pair = (names[series.label] if series else "" for series in (best.series, best.next))
    (name, second), ratio, following = (short_name(text, family) if family else text for text in pair), "", ""
    shared = name.split(" · ")
    while " · " in second and len(shared) > 1 and second.endswith(f" · {shared[-1]}"):  # such as the GPU of both
        second = second.removesuffix(f" · {shared.pop()}")
    if best.next is not None and figure.y.quantity is Quantity.PERCENT:
        following = f" · next {second}"
    elif best.next is not None:
        ratio = ratio_text(best.ratio)
        if ratio == ratio_text(1.0):
            ratio = "as fast as" if figure.y.quantity is Quantity.TIME else "as good as"
        ratio = f" · {ratio} the next"
        following = f"{ratio}, {second}"
    kept = "" if ratio else value  # a value without a ratio is the answer itself
    lines = [
        ((name, detail, value), following),
        ((name, detail, kept), following),
        ((name, kept), following),
        *(((spacing.cut_in_middle(name, letters), kept), ratio) for letters in (len(name), 24, 12)),
    ]
    return tuple(dict.fromkeys(f"{head}: {', '.join(filter(None, parts))}{after}" for parts, after in lines))


def with_stale(wordings: tuple[str, ...], figure: Figure) -> tuple[str, ...]:
    """Return lines of text with the variants that have stale points; these alone where there is no line."""
    stale = [series for series in figure.series if series.layer == 0 and any(mark.is_stale for mark in series.marks)]
    names = tuple(dict.fromkeys(series.label.removesuffix(f" · {states.State.STALE}") for series in stale))
    if not names:
        return wordings
    count, all_named = f"{len(names)} {states.State.STALE}", f"{states.State.STALE}: {', '.join(names)}"
    if not wordings:
        return (all_named, count) if len(names) > 1 else (all_named,)
    named = all_named if len(names) <= MAX_SLOPES else count
    return (f"{wordings[0]} · {named}", *(f"{line} · {count}" for line in wordings))


def slopes_wordings(figure: Figure, keys: Collection[PointKey]) -> tuple[str, ...]:
    """Return how curves change between the first and the last of their picked points, each line shorter than the last.

    There is none where no curve has two. The exponent is p of `y ~ x^p`: 2 for a transpose, 3 for a matrix product.
    """
    # of few points only few curves are asked: it takes long to look a key up
    kernels = {key[0] for key in keys} if len(keys) < FEW_PICKED else {series.name for series in figure.series}
    curves = (series for series in figure.series if series.name in kernels and series.rank is not Rank.LIMIT)
    ends = [(series, _end_of(series, keys, 1), _end_of(series, keys, -1)) for series in curves if len(keys) > 1]
    slopes = [_slope_wordings(figure, series, first, last) for series, first, last in ends if first and last]
    slopes = [slope for slope in slopes if slope]
    counts = ((number, shown) for shown in range(min(len(slopes), MAX_SLOPES), 0, -1) for number in range(3))
    lines = []
    for number, shown in counts:
        further = [f"and {len(slopes) - shown} more"] if len(slopes) > shown else []
        lines.append(" · ".join([*(slope[number] for slope in slopes[:shown]), *further]))
    return tuple(dict.fromkeys(lines))


def _end_of(series: Series, keys: Collection[PointKey], step: int) -> Mark | None:
    """Return the first picked mark of a curve, or from its other end the last."""
    return next((mark for mark in series.marks[::step] if mark.key in keys and not mark.is_stale), None)


def _slope_wordings(figure: Figure, series: Series, first: Mark, last: Mark) -> tuple[str, ...]:
    """Return the slope between two points in three lines, the last the shortest; () if there is no slope."""
    if min(first.x, last.x, first.y, last.y) <= 0 or first.x == last.x:
        return ()
    across, up = last.x / first.x, last.y / first.y
    exponent = round(log(up) / log(across), 2) + 0.0  # no -0.00
    quantity = figure.y.label.partition(",")[0]
    over = "size" if figure.x.label.startswith(("matrix size", "size")) else figure.x.label
    between = f"{figure.x.words_for(first.x)} to {figure.x.words_for(last.x)}"
    sources = {mark.provenance.value for mark in (first, last)}
    after = "" if sources == {figure.badge} else f" ({' and '.join(sorted(sources))})"
    ratios = f"{ratio_text(up)} the {quantity} for {ratio_text(across)} the {over}"
    return (
        f"{series.label}, {between}: {ratios}, exponent {exponent:.2f}{after}",
        f"{series.label}, {between}: {ratio_text(up)}, exponent {exponent:.2f}{after}",
        f"{spacing.cut_in_middle(series.label, 12)}, {between}: exponent {exponent:.2f}{after}",
    )


def date_wordings(figure: Figure) -> tuple[str, ...]:
    """Return how many profiles a figure by date has, and when the first and the last ran; () for another figure."""
    curves = figure.series if figure.x.quantity is Quantity.DATE else ()
    dates = sorted({x for series in curves if series.rank is not Rank.LIMIT for x in series.x_values})
    if not dates:
        return ()
    first, last = (f"{date_of(x):%Y-%m-%d}" for x in (dates[0], dates[-1]))
    return (f"{len(dates)} profiles by date, {first} to {last}", f"{len(dates)} profiles by date")


def _candidates(figure: Figure, x: float | None) -> list[tuple[Series, Mark]]:
    """Return the marks that may be the best, of the open profile's variants."""
    curves = [series for series in figure.series if series.layer == 0 and series.rank in (Rank.CURVE, Rank.FINE)]
    if x is None and sum(len(series.marks) for series in curves) > MAX_MARKS:
        return []
    if x is not None:
        there = ((series, series.at(x)) for series in curves)
        marks = ((series, mark) for series, mark in there if isinstance(mark, Mark) and not mark.is_stale)
    else:
        marks = ((series, mark) for series in curves for mark in series.ranked if -inf < mark.y < inf)
    ready = [(series, mark) for series, mark in marks if not figure.awaits(mark)]
    alike = {id(point) for point in with_alike_sizes(m.about for _, m in ready if isinstance(m.about, PointResult))}
    return [
        (series, mark) for series, mark in ready if not isinstance(mark.about, PointResult) or id(mark.about) in alike
    ]


def _conditions(about: object) -> tuple[object, ...]:
    """Return what two marks must share beside the provenance to be compared, the GPU last."""
    return (about.family, task_of(about), about.cache, about.device) if isinstance(about, PointResult) else ()


def figures_of(
    profile: Profile, overlays: Sequence[Overlay] = (), choice: PlotChoice | None = None
) -> tuple[Figure, ...]:
    """Return runtime against matrix size and, if points have a tile width, against tile width; by default the time."""
    return tuple(figure for figure in both_figures(profile, overlays, choice) if not figure.empty)


def both_figures(
    profile: Profile, overlays: Sequence[Overlay] = (), choice: PlotChoice | None = None
) -> tuple[Figure, Figure]:
    """Return both figures of `figures_of`; one without points says why it has none."""
    points, context = point_arrays.PointArrays(profile.points), context_of(profile, overlays)
    return plots.runtime_size(points, context, choice=choice), plots.runtime_tile(points, context, choice=choice)


def facet_caption(facet: Figure) -> tuple[str, ...]:
    """Return the name of a facet, and its best curve with the value: of all tile widths, or at the last x of two."""
    ranked = (series.ranked for series in facet.series if series.rank is not Rank.LIMIT)
    last = sorted((marks[-1].x for marks in ranked if marks), reverse=True)
    is_tuned = facet.make_detail is None and facet.x.quantity is Quantity.SIZE
    best = best_of(facet, None if is_tuned else last[min(1, len(last) - 1)]) if last else None
    if best is None:
        return (facet.title,)
    words = [word for word in best.series.label.split(spacing.SEPARATOR) if word != facet.title]
    at = f"{facet.x.label.rpartition(' ')[2]} {{}}" if is_tuned else "{}"
    return facet.title, *words[:1], f"{facet.y.words_for(best.mark.y)} at {at.format(facet.x.words_for(best.mark.x))}"


def caption_of(profile: Profile) -> str:
    """Return the line above the plots of a profile: its families, its GPUs and its compiler."""
    families = ", ".join(dict.fromkeys(point.family for point in profile.points))
    names = dict.fromkeys(short_device_name(device.name) for device in profile.devices)
    return " · ".join(part for part in (families, *names, profile.compiler) if part)


def choice_of_axis(profile: Profile, axis: str) -> PlotChoice:
    """Return the choice of a tune axis, "" for the leading one; `InputError` if no point has it."""
    names = point_arrays.PointArrays(profile.points).tune_names()
    if axis and axis not in names:
        raise InputError(
            f"no point has the tune axis {axis!r}: the points have {', '.join(map(plain, names)) or 'none'}"
        )
    return PlotChoice(tune_axis=axis)


def context_of(profile: Profile, overlays: Sequence[Overlay] = ()) -> runtime.Context:
    """Return the looks and names that the window gives to the variants of these profiles."""
    points = (*profile.points, *(point for overlay in overlays for point in overlay.points))
    variants = list(dict.fromkeys((point.kernel, point.family) for point in points))
    baselines = {point.kernel for point in points if point.baseline is not None}
    looks = assign_looks(variants, assign_looks(variants_of(in_order(builtin_kernels()))), baselines)
    names = {device.key: short_device_name(device.name) for device in profile.devices}
    return runtime.Context(looks=looks, device_names=names, overlays=tuple(overlays))


# Summaries for screen readers say nothing that the plot does not show, and call modelled numbers so.

MAX_NAMED = 6  # the most curves that are named; beyond it their number is stated


def spoken_figure(figure: Figure) -> str:
    """Return a summary of a plot in a few sentences."""
    if figure.empty:
        return figure.empty
    curves = [series for series in figure.series if series.rank is not Rank.LIMIT and series.marks]
    sentences = [", ".join(filter(None, (figure.note, figure.subtitle, figure.badge)))]
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
        told = date_wordings(figure) or best_wordings(figure, max(mark.x for mark in marks))
        sentences += with_stale(told[:1], figure)[:1]
    return ". ".join(filter(None, sentences))


def spoken_map(heat: plots.HeatMap) -> str:
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
