"""The curves of points: the point shown at each x, its value, the spread of its samples, its baseline.

The rule: a curve shows one point at each x, the fastest of the largest problem, never an average. A speed-up divides
times of one provenance; a point without such a baseline has no mark. A stale point stands where no other one does.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from itertools import pairwise
from math import inf, isnan, nan
from typing import TypeAlias

import numpy as np

from warplens.cuda.device.gpus import HOST
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, PointResult, PointSpec, Status
from warplens.gui.figures.figure import About, Gap, Look, Mark, Marker, Origin, Rank, Scale, Series
from warplens.gui.figures.point_arrays import CurveId, Flags, Floats, PointArrays, Rows
from warplens.gui.figures.states import State
from warplens.gui.figures.variant_looks import SPEEDUP_KEY, TIME, Follows, Measure
from warplens.profiles import formats, records


# An overlay keeps the hues of its variants: profiles differ by a paler, thinner line and by their name in the label.
@dataclass(frozen=True, kw_only=True)
class Overlay:
    """A profile drawn over the open one."""

    name: str  # follows the variant in labels (`tiled · yesterday`)
    points: Sequence[PointResult]
    device_names: Mapping[str, str] = field(default_factory=dict)  # the short names by the keys of devices
    is_baseline: bool = False  # marks the baseline that others are compared with
    head: records.Head | None = None  # how the points were measured, None where that is unknown
    is_stale: bool = False  # an older revision of kernels whose newest one is shown
    arrays: PointArrays | None = None  # the points, where they were read as arrays before

    @cached_property
    def point_arrays(self) -> PointArrays:
        """The points as arrays, computed once."""
        if self.arrays is not None:
            return self.arrays
        return PointArrays(self.points, is_stale=lambda _: self.is_stale)

    def shows_same(self, other: "Overlay") -> bool:
        """Return whether both show the same; the lists of up to 100,000 points are compared by identity only."""
        descriptions = [(overlay.name, overlay.is_baseline, dict(overlay.device_names)) for overlay in (self, other)]
        return self is other or (self.points is other.points and descriptions[0] == descriptions[1])

    def taken(self, kept: Flags) -> "Overlay":
        """Return the overlay with the points that `kept`, one truth value a point, keeps; itself if it keeps all."""
        part = self.point_arrays.taken(kept)
        return self if part is self.point_arrays else replace(self, points=part.points, arrays=part)


XOfPoints: TypeAlias = Callable[[PointArrays], Floats]  # a function of this type returns the x of each point
MayDraw: TypeAlias = Callable[[PointArrays], Flags]  # says of each point whether it may be drawn
_BaseOf: TypeAlias = Callable[[int, PointResult, float], float | None]  # the baseline's time for a point by layer and x


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedupBaseline:
    """The baseline of a speed-up: the variant `kernel`, or the profile marked as the baseline if it is ""."""

    kernel: str = ""


class Split(StrEnum):
    """What the facets of a plot differ in."""

    AUTOMATIC = ""  # nothing, unless there are more curves than can be told apart
    NONE = "none"
    DEVICE = "device"
    FAMILY = "family"
    PROFILE = "profile"
    CACHE = "cache"
    KERNEL = "kernel"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlotChoice:
    """The measure of the y axis, its baseline, the scales, and the tune axes of the plot against tile width."""

    measure: Measure = TIME
    baseline: SpeedupBaseline = field(default_factory=SpeedupBaseline)
    x_scale: Scale | None = None  # a scale of None suits the points
    y_scale: Scale | None = None
    tune_axis: str = ""  # the axis across, "" for the leading one (`PointArrays.leading_axis`)
    second_axis: str = ""  # the one down a heat map of one size, "" for the first other that has several values
    # what facets differ in: a `Split`, or the name of an axis or of an option
    split: str = Split.NONE
    merges_profiles: bool | None = False  # draws the median of all profiles; if None, where there are many curves


@dataclass(frozen=True, slots=True, kw_only=True)
class Layer:
    """The points of one profile: the open one (number 0, no overlay) or an overlay."""

    number: int
    points: PointArrays
    overlay: Overlay | None = None
    coming: tuple[PointSpec, ...] = ()  # what a sweep has still to bring


@dataclass(frozen=True, slots=True, kw_only=True)
class Curves:
    """The curves of a figure; `unmatched` counts the points that have a time and no baseline."""

    series: tuple[Series, ...]
    unmatched: int = 0
    facet_names: tuple[str, ...] = ()
    note: str = ""  # that of the figure
    is_merged: bool = False  # whether a curve stands for several profiles
    # the number of the facet in which a point that is to come belongs, None where it has none
    facet_of: Callable[[PointSpec], int | None] = field(default=lambda _: 0, compare=False, repr=False)

    @property
    def unmatched_text(self) -> str:
        """The words of a subtitle about points without a baseline; "" if there are none."""
        return f"{self.unmatched} without a baseline left out" if self.unmatched else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Naming:
    """The names and looks of curves; those of GPUs in `device_markers` have these markers."""

    looks: Mapping[str, Look]
    device_names: Mapping[str, str]
    device_markers: Mapping[str, Marker] = field(default_factory=dict)


def curves_of(
    layers: Sequence[Layer], *, x_of: XOfPoints, may_draw: MayDraw, naming: Naming, choice: PlotChoice
) -> Curves:
    """Return a series for each variant, device and cache state of each layer, those of the open profile first."""
    curves_of_layers = [
        (layer, list(_chosen(layer.points, x_of(layer.points), may_draw(layer.points), choice))) for layer in layers
    ]
    base_of = _base_of(layers, choice, x_of, may_draw)
    families = {
        curve.id.kernel: layer.points.points[int(curve.rows[0])].family
        for layer, curves in curves_of_layers
        for curve in curves
    }
    short = {kernel: formats.short_name(kernel, family) for kernel, family in families.items()}
    uses = Counter(short.values())  # variants of different families that would share a short name keep the whole one
    names = {kernel: name if uses[name] == 1 else kernel for kernel, name in short.items()}
    order = {kernel: number for number, kernel in enumerate(naming.looks)}
    gpus = {device: number for number, device in enumerate(naming.device_markers)}
    series: list[Series] = []
    unmatched = 0
    for layer, curves in curves_of_layers:
        several_devices = len({curve.id.device for curve in curves} - {HOST}) > 1  # only NumPy runs on the host
        several_caches = len({curve.id.cache for curve in curves}) > 1
        device_names = {**naming.device_names, **(layer.overlay.device_names if layer.overlay else {})}
        is_unchecked, is_stale = layer.points.has_status(Status.UNCHECKED), layer.points.is_stale
        for curve in sorted(
            curves,
            key=lambda curve: (order.get(curve.id.kernel, len(order)), gpus.get(curve.id.device, len(gpus)), curve.id),
        ):
            kernel, device, cache = curve.id
            label = [names[kernel]]
            label += [device_names.get(device, device)] if several_devices else []
            label += [cache] if several_caches and cache else []
            label += [layer.overlay.name] if layer.overlay else []
            label += [Status.UNCHECKED.word] if is_unchecked[curve.rows].any() else []
            label += [State.STALE] if is_stale[curve.rows].any() else []
            marks, gaps, unmatched_here = _marks(layer, curve, base_of, choice.measure)
            look = naming.looks.get(kernel, Look(hue=0))
            look = replace(look, marker=naming.device_markers.get(device, look.marker))
            unmatched += unmatched_here
            rank = Rank.FINE if several_caches and cache == CacheState.WARM else Rank.CURVE
            series.append(Series(
                name=kernel, label=" · ".join(label), look=look, marks=marks, gaps=gaps, layer=layer.number,
                rank=Rank.REFERENCE if look.is_reference else rank,
                origin=Origin(kernel, families[kernel], device, cache, layer.overlay.name if layer.overlay else ""),
            ))  # fmt: skip
    return Curves(series=tuple(series), unmatched=unmatched)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Chosen:
    """The points shown by one curve, by index and in rising x, and which of them have a value."""

    id: CurveId
    rows: Rows
    x: Floats
    values: Floats
    has_value: Flags


def _chosen(points: PointArrays, x_values: Floats, may_draw: Flags, choice: PlotChoice) -> Iterator[_Chosen]:
    """Choose a point at each x of each curve: with a value, of the largest problem, the fastest."""
    key = choice.measure.key
    is_timed = key in (TIME.key, SPEEDUP_KEY)
    values = points.time if is_timed else points.metric(key)
    curve, ids = points.curve, points.curve_ids
    rows = np.flatnonzero(may_draw)
    has_value = np.isfinite(values[rows])
    if choice.y_scale is Scale.LOG:
        has_value &= values[rows] > 0
    # a successful point without a value is no gap: a variant without shared memory, a document without times
    absent = points.is_usable[rows] & np.isnan(values[rows])
    is_stale = points.is_stale[rows]
    # without a value a failed point comes before a stale one, and that before a skipped one: it says more
    rank = np.select([has_value, absent, points.has_status(Status.FAILED)[rows], is_stale], [0, 4, 1, 2], default=3)
    times = points.time[rows]
    times[is_stale] = [_old_value(points.points[row], TIME) for row in rows[is_stale].tolist()]
    x, volume = x_values[rows], points.volume[rows]
    if not len(rows):
        return
    order = np.lexsort((times, -volume, rank, x, curve[rows]))
    rows, rank, x = rows[order], rank[order], x[order]
    of_curve = curve[rows]
    is_first = np.ones(len(rows), dtype=bool)
    is_first[1:] = (of_curve[1:] != of_curve[:-1]) | (x[1:] != x[:-1])
    is_drawn = is_first & (rank < 4)
    rows, rank, of_curve, x = rows[is_drawn], rank[is_drawn], of_curve[is_drawn], x[is_drawn]
    ends = [0, *np.flatnonzero(np.diff(of_curve)) + 1, len(rows)]
    for first, end in pairwise(ends if len(rows) else ()):
        part, curve_id = slice(first, end), ids[int(of_curve[first])]
        has_value = rank[part] == 0
        yield _Chosen(id=curve_id, rows=rows[part], x=x[part], values=values[rows[part]], has_value=has_value)


def _marks(
    layer: Layer, curve: _Chosen, base_of: _BaseOf | None, measure: Measure
) -> tuple[tuple[Mark, ...], tuple[Gap, ...], int]:
    """Return the marks and gaps of a curve, and the number of points without a baseline."""
    points, name = layer.points, layer.overlay.name if layer.overlay else None
    of_curve = map(points.points.__getitem__, curve.rows.tolist())
    columns = (curve.x, curve.values, *_spread(points, curve, measure), curve.has_value, points.is_stale[curve.rows])
    marks: list[Mark] = []
    gaps: list[Gap] = []
    unmatched = 0
    for point, key, x, value, bottom, top, has_value, is_stale in zip(
        of_curve, points.keys_of(curve.rows), *(column.tolist() for column in columns), strict=True
    ):
        about: About = point if name is None else (point, name)
        if is_stale and point.status.is_usable:
            if (old := _old_value(point, measure)) > 0:
                source = _provenance(point, measure)
                marks.append(Mark(x=x, y=old, key=key, provenance=source, about=about, is_stale=True))
            continue
        if not has_value:
            gaps.append(Gap(x=x, key=key, status=point.status, about=about))
            continue
        y, low, high = value, None if isnan(bottom) else bottom, None if isnan(top) else top
        if base_of is not None:
            base = base_of(layer.number, point, x)
            if base is None:
                unmatched += 1
                continue
            y, low, high = base / y, None if high is None else base / high, None if low is None else base / low
        source = _provenance(point, measure)
        marks.append(Mark(x=x, y=y, key=key, provenance=source, low=low, high=high, about=about))
    return tuple(marks), tuple(gaps), unmatched


def _spread(points: PointArrays, curve: _Chosen, measure: Measure) -> tuple[Floats, Floats]:
    """Return the quartiles of each value, computed from those of the samples if the measure follows the time."""
    if measure.follows is Follows.NOTHING:
        no_spread = np.full(len(curve.rows), nan)
        return no_spread, no_spread
    low, high = points.time_quartiles(curve.rows).T
    if measure.key in (TIME.key, SPEEDUP_KEY):
        return low, high
    time = points.time[curve.rows]
    if measure.follows is Follows.TIME:
        return curve.values * low / time, curve.values * high / time
    return curve.values * time / high, curve.values * time / low


def _old_value(point: PointResult, measure: Measure) -> float:
    """Return the number of a stale point; NaN if it had none, and for a speed-up, which compares."""
    if not point.status.is_usable or measure.key == SPEEDUP_KEY:
        return nan
    if measure.key == TIME.key:
        return nan if point.time is None else point.time.value_ns
    value = point.metrics[measure.key].value if measure.key in point.metrics else nan
    return nan if isinstance(value, str) else value


def _provenance(point: PointResult, measure: Measure) -> Provenance:
    if measure.key in (TIME.key, SPEEDUP_KEY):
        assert point.time is not None, "a mark of a time needs a point with a time"
        return point.time.provenance
    return point.metrics[measure.key].provenance


def _base_of(layers: Sequence[Layer], choice: PlotChoice, x_of: XOfPoints, may_draw: MayDraw) -> _BaseOf | None:
    """Return what returns a point's baseline time, among all points of its profile; None if there is no baseline."""
    if choice.measure.key != SPEEDUP_KEY:
        return None
    if choice.baseline.kernel:
        return _base_by_variant(layers, choice.baseline.kernel)
    bases = [layer.points.whole for layer in layers if layer.overlay and layer.overlay.is_baseline]
    return _base_by_profile([(base, tuple(_chosen(base, x_of(base), may_draw(base), choice))) for base in bases])


def _base_by_variant(layers: Sequence[Layer], kernel: str) -> _BaseOf:
    """Use the fastest point of this variant in the point's own profile, with its problem, device and cache state."""
    times: dict[tuple[object, ...], float] = {}
    for layer in layers:
        points = layer.points.whole
        numbers = [number for number, curve_id in enumerate(points.curve_ids) if curve_id.kernel == kernel]
        rows = np.flatnonzero(np.isin(points.curve, numbers) & np.isfinite(points.time))
        for row in rows.tolist():
            point = points.points[row]
            if point.time is not None:
                key = (layer.number, point.device, *_comparison_key(point))
                times[key] = min(point.time.value_ns, times.get(key, inf))
    return lambda layer, point, _: times.get((layer, point.device, *_comparison_key(point)))


def _base_by_profile(curves_of_bases: Sequence[tuple[PointArrays, Sequence[_Chosen]]]) -> _BaseOf:
    """Use the baseline's point of the same x, variant, problem and cache state, and of its device if it has that."""
    times: dict[tuple[object, ...], dict[str, float]] = {}
    for points, curves in curves_of_bases:
        for curve in curves:
            for row, x in zip(curve.rows.tolist(), curve.x.tolist(), strict=True):
                point = points.points[row]
                if point.time is not None and point.time.value_ns > 0:
                    of_devices = times.setdefault((point.kernel, x, *_comparison_key(point)), {})
                    of_devices[point.device] = point.time.value_ns

    def base_of(_: int, point: PointResult, x: float) -> float | None:
        by_device = times.get((point.kernel, x, *_comparison_key(point)), {})
        return by_device.get(point.device, next(iter(by_device.values())) if len(by_device) == 1 else None)

    return base_of


def _comparison_key(point: PointResult) -> tuple[object, ...]:
    """Return the conditions that two times must share for their ratio to have a meaning."""
    return point.cache, tuple(sorted(point.problem.items())), point.time.provenance if point.time else None
