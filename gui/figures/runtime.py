"""The shared parts of the runtime plots and the heat map: layers, curves, the y axis, launch floors, cards.

The rule: a figure states what it leaves out or chooses: in its subtitle, at its axis or in a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from statistics import median

import numpy as np

from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import PointResult, PointSpec, Status
from warplens.gui.figures import facets, figure
from warplens.gui.figures.curves import Curves, Layer, MayDraw, Naming, Overlay, PlotChoice, Split, XOfPoints, curves_of
from warplens.gui.figures.point_arrays import TILE, CurveId, Flags, PointArrays, place_of, point_arrays
from warplens.gui.figures.states import State, model_band, signed, stale_text, state_of
from warplens.gui.figures.variant_looks import SPEEDUP_KEY, TIME, Measure
from warplens.profiles.columns import term_words
from warplens.profiles.conditions import sourced, sourced_line
from warplens.profiles.formats import assigned, outcome_of, plain, short_name, time_text, value_text

# The curve of points that stream their data cannot go below the bound at its x.

MARKS_ASKED = 16  # whether a variant streams is asked of about this many of its marks
LINK = "the link to the host"  # cards name the limiter with these words if the products do not limit


def bounds_of(series: Iterable[figure.Series], choice: PlotChoice) -> tuple[figure.Series, ...]:
    """Return a limit for each curve of the open profile whose points stream; none unless times are drawn."""
    if choice.measure is not TIME:
        return ()
    limits = []
    for curve in (curve for curve in series if curve.layer == 0):
        if not any(map(_bound, curve.marks[:: max(1, len(curve.marks) // MARKS_ASKED)])):
            continue  # a variant streams at all of its sizes or at none
        if marks := tuple(filter(None, map(_bound, curve.ranked))):
            look, label = figure.Look(hue=0), f"bound of {curve.label}"
            limits.append(replace(curve, label=label, look=look, marks=marks, gaps=(), rank=figure.Rank.LIMIT))
    return tuple(limits)


def bound_line(point: PointResult) -> str:
    """Return the bound of a point that streams as a line of text; "" for any other point."""
    bound, limiter, fraction = (point.metrics.get(key) for key in ("stream_bound", "stream_limiter", "stream_fraction"))
    if bound is None or limiter is None or fraction is None or isinstance(bound.value, str):
        return ""
    by = "the products" if limiter.value == "product" else LINK
    parts = [(f"bound {time_text(bound.value)} by {by}", bound.provenance)]
    return sourced_line([*parts, (f"{value_text(fraction)} reached", fraction.provenance)], ", ")


def _bound(mark: figure.Mark) -> figure.Mark | None:
    point = mark.about
    if not isinstance(point, PointResult):
        return None
    bound = point.metrics.get("stream_bound")
    if bound is None or isinstance(bound.value, str) or bound.value <= 0:
        return None
    rate, moved = point.metrics.get("link_rate"), point.metrics.get("uploaded_bytes")
    lines = [bound_line(point)]
    if rate is not None and moved is not None and not isinstance(moved.value, str):
        uploaded = (f"{moved.value / 1e9:.3g} GB uploaded", moved.provenance)
        lines.append(sourced_line([uploaded, (f"at {value_text(rate)}", rate.provenance)], " "))
    return figure.Mark(
        x=mark.x, y=float(bound.value), key=mark.key, provenance=bound.provenance, card=("bound", *lines)
    )


LOG_FROM_RATIO = 12.0  # a time axis is logarithmic if the slowest point takes at least so many times the fastest's time
MAX_MARKS_FOR_FLOOR = 1000  # the launch overhead is read off at most about this many marks, evenly spread
MAX_FLOOR_DISTANCE = 12.0  # a floor is drawn if the fastest point takes at most this many times as long
MAX_NAMED = 3  # of more variants than this that a plot cannot show the subtitle says the number
FLOOR_ROOM = 1.5  # the axis extends below a floor by this factor, which leaves room for its name
WITHOUT_TIME = "No point has a time: the table says why"  # a plot shows this hint if all its points are gaps

_SHORT = {
    "gld_efficiency": "load",
    "gst_efficiency": "store",
    "shared_efficiency": "shared",
    "warp_execution_efficiency": "warp execution",
}


@dataclass(frozen=True, kw_only=True)
class Context:
    """What a figure needs in addition to the points."""

    looks: Mapping[str, figure.Look]  # by variant, in the order of the curves
    device_names: Mapping[str, str] = field(default_factory=dict)  # the short names by the keys of devices
    started: str = ""  # when the open profile was recorded, in ISO 8601
    device_markers: Mapping[str, figure.Marker] = field(default_factory=dict)  # of their curves, if there are several
    overlays: tuple[Overlay, ...] = ()  # profiles drawn over the points, in the layers 1, 2 and so on
    # why a point is stale, "" where it is not
    staleness_of: Callable[[PointResult], str] = field(default=lambda _: "", compare=False, repr=False)
    awaited: frozenset[tuple[str, int]] = frozenset()  # the families and sizes at which a sweep has points to come
    revision: str = ""  # the name of the shown revision of a kernel file, "" for the newest
    coming: Mapping[figure.PointKey, PointSpec] = field(default_factory=dict)  # what a running sweep has still to bring
    running: frozenset[figure.PointKey] = frozenset()  # what is executed now
    shows: Callable[[CurveId, str], bool] = field(default=lambda *_: True, compare=False, repr=False)  # by its family

    @property
    def naming(self) -> Naming:
        """The names and looks of curves."""
        return Naming(looks=self.looks, device_names=self.names, device_markers=self.device_markers)

    @cached_property
    def to_come(self) -> tuple[tuple[PointSpec, State], ...]:
        """The points that a running sweep has still to bring and that are shown, each with its state."""
        return tuple(
            (point, State.RUNNING if key in self.running else State.QUEUED)
            for key, point in self.coming.items()
            if self.shows(CurveId(point.kernel, point.device, point.cache or ""), point.family)
        )

    @property
    def is_awaited(self) -> figure.IsAwaited | None:
        """The function that says from `about` of a mark whether points of its family and size are to come."""
        if not self.awaited:
            return None

        def is_awaited(about: figure.About) -> bool:
            point = about[0] if isinstance(about, tuple) else about
            return isinstance(point, PointResult) and place_of(point) in self.awaited

        return is_awaited

    @property
    def make_card(self) -> figure.MakeCard:
        """The function that makes the card of a mark or gap from its `about`."""
        return card_maker(self.names, self.staleness_of)

    @property
    def names(self) -> dict[str, str]:
        """The short names of the devices of all profiles; those of the open one come first."""
        of_overlays = (pair for overlay in reversed(self.overlays) for pair in overlay.device_names.items())
        return dict((*of_overlays, *self.device_names.items()))


def sizes_of(points: Sequence[PointResult] | PointArrays) -> tuple[int, ...]:
    """Return the matrix sizes that occur, in rising order."""
    return tuple(map(int, np.unique(point_arrays(points).size)))


def tiles_of(points: Sequence[PointResult] | PointArrays) -> tuple[int, ...]:
    """Return the tile widths that occur, or the values of the leading axis where none is TILE, in rising order."""
    tiles = point_arrays(points).along("")
    tiles = tiles[np.isfinite(tiles)]
    return tuple(map(int, np.unique(tiles))) if len(tiles) else ()  # `unique` imports numpy.ma, which slows the start


def axis_title(names: Sequence[str], otherwise: str = "tile width") -> str:
    """Return what the values along these tune axes are called: by the one axis, or `otherwise` if that is TILE."""
    return names[0] if len(names) == 1 and names[0] != TILE else otherwise


def without_axis(points: PointArrays, are_meant: Flags, axis: str) -> str:
    """Return the words of a subtitle about variants that have no such tune axis; "" where all have it."""
    rows = np.flatnonzero(are_meant & ~points.is_baseline)
    kernels = dict.fromkeys(points.curve_ids[number].kernel for number in points.curve[rows].tolist())
    names = [short_name(kernel, points.families[kernel]) for kernel in kernels if axis not in points.tune_names(kernel)]
    if not axis or not names:
        return ""
    listed = ", ".join(names) if len(names) <= MAX_NAMED else f"{len(names)} variants"
    return f"{listed}: no {axis_title((axis,))}"


def layers_of(points: Sequence[PointResult] | PointArrays, context: Context) -> tuple[Layer, ...]:
    """Return the points as layer 0, then the overlays of the context."""
    overlays = (
        Layer(number=number, points=overlay.point_arrays, overlay=overlay)
        for number, overlay in enumerate(context.overlays, 1)
    )
    coming = tuple(point for point, _ in context.to_come)
    return Layer(number=0, points=point_arrays(points), coming=coming), *overlays


def coming_at(context: Context, curves: Curves, x_of: Callable[[PointSpec], float | None]) -> tuple[figure.Coming, ...]:
    """Return each x and facet where points of a sweep wait, then those where some are executed; None is no place."""
    places: set[figure.Coming] = set()
    for point, state in context.to_come:
        x, facet = x_of(point), curves.facet_of(point)
        if x is not None and facet is not None:
            places.add((x, state, facet))
    return tuple(sorted(places, key=lambda place: (place[1] is State.RUNNING, place)))


def days_of(context: Context) -> tuple[float, ...]:
    """Return the day on which each layer was recorded (`figure.date_of`), NaN where that is not known."""
    heads = (overlay.head for overlay in context.overlays)
    return tuple(map(figure.day_of, (context.started, *(head.started if head else "" for head in heads))))


def layered_curves(
    points: PointArrays,
    context: Context,
    choice: PlotChoice,
    *,
    x_of: XOfPoints,
    may_draw: MayDraw,
    days: Sequence[float] = (),  # those of the layers, in the place of x
) -> Curves:
    """Return the curves of the points and of the overlays, in the facets and medians of the choice."""
    layers, naming = layers_of(points, context), context.naming

    def make(may_draw: MayDraw) -> Curves:
        curves = curves_of(layers, x_of=x_of, may_draw=may_draw, naming=naming, choice=choice)
        return replace(curves, series=facets.by_date(curves.series, days), is_merged=True) if days else curves

    is_plain = choice.split == Split.NONE and choice.merges_profiles is False
    return make(may_draw) if is_plain else facets.arranged(make, may_draw, layers, choice, naming)


def runtime_figure(
    curves: Curves,
    points: PointArrays,
    context: Context,
    choice: PlotChoice,
    *,
    against: str,  # the name of the x axis in the title
    subtitle: str,
    x: figure.Axis,
    empty: str,  # the hint in place of curves
    wide: bool,  # an axis of times is always logarithmic
    levels: tuple[figure.Series, ...] = (),  # level curves, which have no bounds
    coming: tuple[figure.Coming, ...] = (),
    make_detail: Callable[[figure.About], str] | None = None,  # says what was chosen for a point
) -> figure.Figure:
    """Return the figure of a measure with bounds, launch floors and cards."""
    series = curves.series
    drawn = (*series, *levels, *bounds_of(series, choice))
    rules = floors((*series, *levels), choice)
    preposition = "by" if x.quantity is figure.Quantity.DATE else "against"
    undrawn = () if curves.is_merged else _undrawn(series, context, choice)
    spread = (m for c in series for m in c.marks if m.low is not None and not m.count)  # not that of several profiles
    bands = "bands: error of the model" * any(mark.provenance is Provenance.MODELLED for mark in spread)
    return figure.Figure(
        title=title_of(choice, against, preposition), x=x,
        subtitle=" · ".join(filter(None, (context.revision, *undrawn, subtitle, bands))),
        y=y_axis(drawn, choice, y_label(choice, context, points), rules, wide=wide), series=drawn,
        badge=figure.badge_of((*series, *levels)), empty=empty, facet_names=curves.facet_names,
        note=curves.note, rules=rules, better=choice.measure.better, is_awaited=context.is_awaited,
        make_card=context.make_card, make_detail=make_detail, coming=coming,
    )  # fmt: skip


def _undrawn(series: Sequence[figure.Series], context: Context, choice: PlotChoice) -> Iterator[str]:
    """Say which overlays have no mark, and why: a document may print no times."""
    drawn = {curve.layer for curve in series if curve.marks}
    for number, overlay in enumerate(context.overlays, 1):
        if number not in drawn:
            numbers = "times" if choice.measure is TIME else f"{choice.measure.label} here"
            lacks = f"no {numbers}" if overlay.points else "none of the points that are shown"
            is_elsewhere = choice.measure is TIME and np.isfinite(overlay.point_arrays.time).any()
            yield f"{plain(overlay.name)} has {lacks}{' here' if is_elsewhere else ''}"


def x_values_of(series: Iterable[figure.Series], coming: Iterable[figure.Coming] = ()) -> tuple[float, ...]:
    """Return the x of all marks and gaps, and of what is to come, in rising order, each once."""
    return tuple(sorted({x for curve in series for x in curve.x_values} | {x for x, *_ in coming}))


def hint(before_any: str, curves: Curves, choice: PlotChoice, *, has_points: bool) -> str:
    """Return the hint in place of curves, "" if there are some: what to do or, if any `has_points`, where to look."""
    if any(curve.marks for curve in curves.series):
        return ""
    if curves.unmatched and choice.baseline.kernel:
        return "The baseline has no time at these sizes: choose another in the menu above"
    if curves.unmatched:
        return "Choose a baseline in the menu above: a variant, or a profile that is marked as the baseline"
    if not any(curve.gaps for curve in curves.series):
        return f"No point here has a number for {choice.measure.label}" if has_points else before_any
    return WITHOUT_TIME


def y_axis(
    series: Sequence[figure.Series], choice: PlotChoice, label: str, rules: Sequence[figure.Rule], *, wide: bool
) -> figure.Axis:
    """Return the axis for the marks of these curves, their quartiles and the rules; times are logarithmic if `wide`."""
    measure = choice.measure
    marks = [mark for curve in series for mark in curve.marks]
    values = [mark.y for mark in marks]
    spread = [edge for mark in marks for edge in (mark.low, mark.high) if edge is not None]
    scale = choice.y_scale or _suited_scale(values, measure, wide=wide)
    reach = [*values, *(edge for edge in spread if edge > 0 or scale is figure.Scale.LINEAR)]
    reach += [rule.y / FLOOR_ROOM for rule in rules]
    return figure.value_axis(label, reach, scale, measure.quantity, measure.unit)


def _suited_scale(values: Sequence[float], measure: Measure, *, wide: bool) -> figure.Scale:
    if measure.quantity is figure.Quantity.PERCENT or not values or min(values) <= 0:
        return figure.Scale.LOG if wide and measure.quantity is figure.Quantity.TIME else figure.Scale.LINEAR
    is_wide = wide and measure.quantity in (figure.Quantity.TIME, figure.Quantity.NUMBER)
    return figure.Scale.LOG if is_wide or max(values) >= LOG_FROM_RATIO * min(values) else figure.Scale.LINEAR


def title_of(choice: PlotChoice, across: str, preposition: str = "against") -> str:
    """Return the title of a plot: the measure, and the quantity across."""
    words = "runtime" if choice.measure is TIME else choice.measure.label
    return f"{words[0].upper()}{words[1:]} {preposition} {across}"


def y_label(choice: PlotChoice, context: Context, points: PointArrays) -> str:
    """Return the label of the y axis; that of a speed-up names the baseline."""
    if choice.measure.key != SPEEDUP_KEY:
        return choice.measure.axis_label
    kernel = choice.baseline.kernel
    if not kernel:
        name = next((overlay.name for overlay in context.overlays if overlay.is_baseline), "the baseline")
        return f"speed-up over {name}"
    family = points.whole.families.get(kernel, "")
    return f"speed-up over {plain(short_name(kernel, family))}"


def floors(series: Iterable[figure.Series], choice: PlotChoice) -> tuple[figure.Rule, ...]:
    """Return the cost of a launch as a rule, unless it is far below every mark: it would compress the curves."""
    if choice.measure is not TIME:
        return ()
    marks = list(chain.from_iterable(curve.marks for curve in series if curve.layer == 0))
    marks = marks[:: max(1, len(marks) // MAX_MARKS_FOR_FLOOR)]
    times = [(m.y, time) for m in marks if isinstance(m.about, PointResult) and (time := m.about.time) is not None]
    measured = [time.overhead_ns for _, time in times if time.provenance is Provenance.MEASURED and time.overhead_ns]
    modelled = [time.terms_ns.get("launch", 0.0) for _, time in times if time.provenance is Provenance.MODELLED]
    modelled = [term for term in modelled if term > 0]
    rules = []
    if measured:  # the largest is that of a single launch; the launches of a warm batch share one
        overhead = sourced(time_text(max(measured)), Provenance.MEASURED)
        label = f"launch overhead {overhead}, taken off"
        rules.append(figure.Rule(y=max(measured), label=label, short=f"launch {overhead}"))
    if modelled:
        label = sourced(f"launch {time_text(median(modelled))}", Provenance.MODELLED)
        rules.append(figure.Rule(y=median(modelled), label=label))
    nearest = min((y for y, _ in times), default=0.0)
    return tuple(rule for rule in rules if rule.y * MAX_FLOOR_DISTANCE >= nearest)


def card_maker(
    device_names: Mapping[str, str], staleness_of: Callable[[PointResult], str] = lambda _: ""
) -> figure.MakeCard:
    """Return the function that makes the card of a mark or gap from its `about`; of a stale one it says why."""

    def make_card(about: figure.About) -> tuple[str, ...]:
        if isinstance(about, tuple):
            point, profile = about
            heading, *rest = card_of(point, device_names)
            return f"{heading} · {profile}", *rest
        assert isinstance(about, PointResult), about
        heading, *rest = card_of(about, device_names)
        stale = staleness_of(about)
        return heading, *((signed(stale_text(stale), state_of(about, stale)),) if stale else ()), *rest

    return make_card


def card_of(point: PointResult, device_names: Mapping[str, str]) -> tuple[str, ...]:
    """Return the card of a point: a heading, the time with its provenance, the efficiencies, the limiter."""
    words = (plain(short_name(point.kernel, point.family)), assigned(point.problem), assigned(point.tune))
    heading = " · ".join(filter(None, (*words, point.cache)))
    device = device_names.get(point.device, point.device)
    if not point.status.is_usable:
        lines = [heading, signed(outcome_of(point), state_of(point)), device]
    elif point.time is None:
        lines = [heading, f"no time · {device}"]
    else:
        lines = [heading, f"{sourced(time_text(point.time.value_ns), point.time.provenance)} · {device}"]
    if band := model_band(point):
        lines.append(f"modelled, with its error: {time_text(band[0])} to {time_text(band[1])}")
    if point.status is Status.UNCHECKED:
        lines.append(signed(outcome_of(point), State.UNCHECKED))
    efficiencies = ((word, value) for key, word in _SHORT.items() if (value := point.metrics.get(key)) is not None)
    texts = [(f"{word} {value_text(value)}", value.provenance) for word, value in efficiencies]
    lines += [sourced_line(texts[first : first + 2]) for first in range(0, len(texts), 2)]
    occupancy = point.metrics.get("theoretical_occupancy")
    limiter = point.metrics.get("occupancy_limiter")
    if occupancy is not None:
        parts = [(f"occupancy {value_text(occupancy)}", occupancy.provenance)]
        if limiter is not None and limiter.value:
            parts.append((f"limited by {limiter.value}", limiter.provenance))
        lines.append(sourced_line(parts, ", "))
    if (limit := point.metrics.get(METRICS["time_limiter"].key)) is not None:
        lines.append(sourced_line([(f"held back by {term_words(str(limit.value))}", limit.provenance)]))
    if bound := bound_line(point):
        lines.append(bound)
    return tuple(lines)
