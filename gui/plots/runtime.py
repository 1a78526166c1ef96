"""What both runtime plots share: the profiles that lie over each other, the y axis, the floor of a launch, cards.

The rule: what a figure leaves out or chooses is said on it, in its subtitle, at its axis or in a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import numpy as np

from warplens.cuda.metrics import METRICS, MetricValue, Provenance
from warplens.cuda.points import PointResult, Status
from warplens.gui.plots.bounds import bound_line
from warplens.gui.plots.curves import Curves, Layer, Naming, PlotChoice
from warplens.gui.plots.figure import Axis, Look, Quantity, Rule, Scale, Series, value_axis
from warplens.gui.plots.overlay import Overlay
from warplens.gui.plots.point_arrays import PointArrays, point_arrays
from warplens.gui.plots.quantity import SPEEDUP_KEY, TIME, Measure
from warplens.profiles.formats import assigned, short_name, time_text, value_text
from warplens.profiles.table import plain

LOG_FROM_RATIO = 12.0
"""A time axis becomes logarithmic where the slowest point takes this many times as long as the fastest."""
MAX_MARKS_FOR_FLOOR = 1000
"""Marks that are asked for the overhead of a launch; more would say the same."""
MAX_FLOOR_DISTANCE = 12.0
"""A floor is drawn where the fastest point takes at most this many times as long."""

FLOOR_ROOM = 1.5
"""Below a floor, as a factor: there stands its name."""

WITHOUT_TIME = "No point has a time yet: the table says why"

_SHORT = {
    "gld_efficiency": "load",
    "gst_efficiency": "store",
    "shared_efficiency": "shared",
    "warp_execution_efficiency": "warp execution",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """What a figure needs beside the points.

    `looks` gives each variant its look, in the order in which curves are listed; `device_names` maps keys of GPU
    sheets to the names people use; `hidden` are variants that the reader has switched off; `overlays` are profiles
    drawn over the points, in the layers 1, 2 and so on.
    """

    looks: Mapping[str, Look]
    device_names: Mapping[str, str] = field(default_factory=dict)
    hidden: frozenset[str] = frozenset()
    overlays: tuple[Overlay, ...] = ()

    @property
    def naming(self) -> Naming:
        """What curves are called and how they look."""
        return Naming(looks=self.looks, device_names=self.device_names, hidden=self.hidden)

    @property
    def make_card(self) -> Callable[[Any], tuple[str, ...]]:
        """What makes the card of a mark or gap from what it is about."""
        known: dict[str, str] = {}
        for overlay in reversed(self.overlays):
            known |= overlay.device_names
        return card_maker(known | dict(self.device_names))


def sizes_of(points: Sequence[PointResult] | PointArrays) -> tuple[int, ...]:
    """Return the matrix sizes that occur, rising."""
    return tuple(map(int, np.unique(point_arrays(points).size)))


def tiles_of(points: Sequence[PointResult] | PointArrays) -> tuple[int, ...]:
    """Return the tile widths that occur, rising."""
    tiles = point_arrays(points).tile
    found = tiles[np.isfinite(tiles)]
    return tuple(map(int, np.unique(found))) if len(found) else ()  # `unique` imports numpy.ma, which a start can spare


def layers_of(points: Sequence[PointResult] | PointArrays, context: Context) -> tuple[Layer, ...]:
    """Return the points, and over them the profiles of the context."""
    over = (
        Layer(number=number, points=overlay.point_arrays, overlay=overlay)
        for number, overlay in enumerate(context.overlays, 1)
    )
    return Layer(number=0, points=point_arrays(points)), *over


def x_values_of(series: Iterable[Series]) -> tuple[float, ...]:
    """Return the places of all marks and gaps, rising, each once."""
    return tuple(sorted({place for one in series for place in one.places}))


def hint(before_any: str, curves: Curves, choice: PlotChoice, *, has_points: bool) -> str:
    """Return what stands in the place of curves: "" where there are some, else what to do or where to read why.

    `has_points` says whether there is any point that could stand in the plot.
    """
    if any(one.marks for one in curves.series):
        return ""
    if curves.unmatched:
        return _without_baseline(choice)
    if not any(one.gaps for one in curves.series):
        return f"No point here has a number for {choice.measure.label}" if has_points else before_any
    return WITHOUT_TIME


def _without_baseline(choice: PlotChoice) -> str:
    if choice.baseline.kernel:
        return "The baseline has no time at these sizes: choose another in the menu above"
    return "Choose a baseline in the menu above: a variant, or a profile that is marked as the baseline"


def y_axis(series: Sequence[Series], choice: PlotChoice, label: str, rules: Sequence[Rule], *, wide: bool) -> Axis:
    """Return the axis for the marks of these curves with their quartiles, and for the rules near them.

    `wide` asks for a logarithmic one wherever times are drawn, and not only where they differ by much.
    """
    measure = choice.measure
    values = [mark.y for one in series for mark in one.marks]
    spread = [edge for one in series for mark in one.marks for edge in (mark.low, mark.high) if edge is not None]
    scale = choice.y_scale or _suited_scale(values, measure, wide=wide)
    reach = [*values, *(edge for edge in spread if edge > 0 or scale is Scale.LINEAR)]
    reach += [rule.y / FLOOR_ROOM for rule in rules]
    return value_axis(label, reach, scale, measure.quantity, measure.unit)


def _suited_scale(values: Sequence[float], measure: Measure, *, wide: bool) -> Scale:
    """Return the scale that lets every curve be read."""
    if measure.quantity is Quantity.PERCENT or not values or min(values) <= 0:
        return Scale.LOG if wide and measure.quantity is Quantity.TIME else Scale.LINEAR
    is_wide = wide and measure.quantity in (Quantity.TIME, Quantity.NUMBER)
    return Scale.LOG if is_wide or max(values) >= LOG_FROM_RATIO * min(values) else Scale.LINEAR


def title_of(choice: PlotChoice, against: str) -> str:
    """Return the title of a plot: what is drawn, and against what."""
    words = "runtime" if choice.measure is TIME else choice.measure.label
    return f"{words[0].upper()}{words[1:]} against {against}"


def y_label(choice: PlotChoice, context: Context, points: PointArrays) -> str:
    """Return what stands at the y axis; a speed-up says over what."""
    if choice.measure.key != SPEEDUP_KEY:
        return choice.measure.axis_label
    kernel = choice.baseline.kernel
    if not kernel:
        name = next((overlay.name for overlay in context.overlays if overlay.is_baseline), "the baseline")
        return f"speed-up over {name}"
    family = next((point.family for point in points.points if point.kernel == kernel), "")
    return f"speed-up over {plain(short_name(kernel, family))}"


def floors(series: Iterable[Series], choice: PlotChoice) -> tuple[Rule, ...]:
    """Return the time that every launch costs: what was taken off measured times, the model's term for modelled ones.

    A floor far below every mark is left out: the plot would be bent to show it.
    """
    if choice.measure is not TIME:
        return ()
    marks = [mark for one in series if one.layer == 0 for mark in one.marks]
    marks = marks[:: max(1, len(marks) // MAX_MARKS_FOR_FLOOR)]
    times = [(mark.y, mark.about.time) for mark in marks if isinstance(mark.about, PointResult)]
    measured = [time.overhead_ns for _, time in times if time.provenance is Provenance.MEASURED and time.overhead_ns]
    modelled = [time.terms_ns.get("launch", 0.0) for _, time in times if time.provenance is Provenance.MODELLED]
    modelled = [term for term in modelled if term > 0]
    found = []
    if measured:  # the largest is that of a launch alone; launches of a warm batch share one
        found.append(Rule(y=max(measured), label=f"launch overhead {time_text(max(measured))}, taken off"))
    if modelled:
        found.append(Rule(y=median(modelled), label=f"launch {time_text(median(modelled))}, modelled"))
    nearest = min((y for y, _ in times), default=0.0)
    return tuple(rule for rule in found if rule.y * MAX_FLOOR_DISTANCE >= nearest)


def card_maker(device_names: Mapping[str, str]) -> Callable[[Any], tuple[str, ...]]:
    """Return what makes the card of a mark or gap from what it is about."""

    def make_card(about: Any) -> tuple[str, ...]:
        if isinstance(about, tuple):
            point, profile = about
            heading, *rest = card_of(point, device_names)
            return f"{heading} · {profile}", *rest
        return card_of(about, device_names)

    return make_card


def card_of(point: PointResult, device_names: Mapping[str, str]) -> tuple[str, ...]:
    """Return what a hover says of a point: a heading, the time with its provenance, the efficiencies, the limiter."""
    short = plain(short_name(point.kernel, point.family))
    parts = (short, assigned(point.problem), assigned(point.tune), point.cache or "")
    heading = " · ".join(part for part in parts if part)
    device = device_names.get(point.device, point.device)
    if point.status is not Status.OK or point.time is None:
        first_line = plain(point.reason.strip().split("\n", 1)[0]) or "no reason is recorded"
        return heading, f"{point.status.value}: {first_line}", device
    lines = [heading, f"{time_text(point.time.value_ns)} {point.time.provenance.value} · {device}"]
    known = {key: value for key in _SHORT if (value := point.metrics.get(key)) is not None}
    texts = [f"{_SHORT[key]} {value_text(value)}" for key, value in known.items()]
    lines += [" · ".join(texts[at : at + 2]) for at in range(0, len(texts), 2)]
    occupancy = point.metrics.get("theoretical_occupancy")
    limiter = point.metrics.get("occupancy_limiter")
    if occupancy is not None:
        by = f", limited by {limiter.value}" if limiter is not None and limiter.value else ""
        lines.append(f"occupancy {value_text(occupancy)}{by}")
    time_limiter: MetricValue | None = point.metrics.get(METRICS["time_limiter"].key)
    if time_limiter is not None:
        lines.append(f"held back by {time_limiter.value} ({time_limiter.provenance.value})")
    if bound := bound_line(point):
        lines.append(bound)
    return tuple(lines)
