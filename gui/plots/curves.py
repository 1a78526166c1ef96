"""Curves out of points: which point stands at a place, its value, the spread of its samples, its baseline.

The rule: a curve shows one point at each place of its main axis, the fastest of the largest problem, never an average.
A speed-up divides times of one provenance; where the baseline has none such, there is no mark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, isnan, nan
from typing import Any, TypeAlias

import numpy as np

from warplens.cuda.device.host import HOST
from warplens.cuda.metrics import Provenance
from warplens.cuda.points import CacheState, PointResult
from warplens.gui.plots.figure import Gap, Look, Mark, Rank, Scale, Series
from warplens.gui.plots.overlay import Overlay
from warplens.gui.plots.point_arrays import Array, CurveId, PointArrays
from warplens.gui.plots.quantity import SPEEDUP_KEY, TIME, Follows, Measure
from warplens.profiles.formats import short_name

Place: TypeAlias = Callable[[PointArrays], Array]
"""Gives the place of each point along the main axis."""
Keep: TypeAlias = Callable[[PointArrays], Array]
"""Says of each point whether it may be drawn."""
_BaseOf: TypeAlias = Callable[[int, PointResult, float], float | None]
"""Finds the time that a point is held against, from its layer and its place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedupBaseline:
    """What a speed-up is over: a variant, or the profile that is marked as the baseline where `kernel` is ""."""

    kernel: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlotChoice:
    """What is drawn upwards, over which baseline, and how the axes spread; None is what suits the points."""

    measure: Measure = TIME
    baseline: SpeedupBaseline = field(default_factory=SpeedupBaseline)
    x_scale: Scale | None = None
    y_scale: Scale | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Layer:
    """The points of one profile: the open one (number 0, no overlay) or one that lies over it."""

    number: int
    points: PointArrays
    overlay: Overlay | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Curves:
    """All curves of a figure; `unmatched` points have a time and no baseline to be held against."""

    series: tuple[Series, ...]
    unmatched: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Naming:
    """What curves are called and how they look."""

    looks: Mapping[str, Look]
    device_names: Mapping[str, str]
    hidden: frozenset[str] = frozenset()


def curves_of(layers: Sequence[Layer], *, place: Place, keep: Keep, naming: Naming, choice: PlotChoice) -> Curves:
    """Return a series for each variant, device and state of the cache of each layer, the open profile's first."""
    standing = [
        (layer, list(_chosen(layer.points, place(layer.points), keep(layer.points), choice, naming.hidden)))
        for layer in layers
    ]
    base_of = _base_of(standing, choice)
    names = _short_names(standing)
    order = {kernel: number for number, kernel in enumerate(naming.looks)}
    series: list[Series] = []
    unmatched = 0
    for layer, curves in standing:
        several_devices = len({curve.id.device for curve in curves} - {HOST}) > 1  # NumPy runs nowhere else
        several_caches = len({curve.id.cache for curve in curves}) > 1
        device_names = {**naming.device_names, **(layer.overlay.device_names if layer.overlay else {})}
        for curve in sorted(curves, key=lambda one: (order.get(one.id.kernel, len(order)), one.id)):
            kernel, device, cache = curve.id
            told = [names[kernel]]
            told += [device_names.get(device, device)] if several_devices else []
            told += [cache] if several_caches and cache else []
            told += [layer.overlay.name] if layer.overlay else []
            marks, gaps, without = _marks(layer, curve, base_of, choice.measure)
            look = naming.looks.get(kernel, Look(hue=0))
            unmatched += without
            series.append(
                Series(
                    name=kernel,
                    label=" · ".join(told),
                    look=look,
                    marks=marks,
                    gaps=gaps,
                    layer=layer.number,
                    rank=_rank(look, several_caches and cache == CacheState.WARM),
                )
            )
    return Curves(series=tuple(series), unmatched=unmatched)


def _rank(look: Look, is_warm_beside_cold: bool) -> Rank:
    if look.is_reference:
        return Rank.REFERENCE
    return Rank.FINE if is_warm_beside_cold else Rank.CURVE


@dataclass(frozen=True, slots=True, kw_only=True)
class _Chosen:
    """The points that stand for one curve, by number, in rising place; which of them have a value."""

    id: CurveId
    rows: Array
    places: Array
    values: Array
    has_value: Array


def _chosen(
    points: PointArrays, places: Array, kept: Array, choice: PlotChoice, hidden: frozenset[str]
) -> Iterator[_Chosen]:
    """Choose at each place of each curve: a point with a value, of these the largest problem, then the least time.

    A failed point comes before a skipped one where none has a value: it tells more.
    """
    key = choice.measure.key
    is_timed = key in (TIME.key, SPEEDUP_KEY)
    values = points.time if is_timed else points.metric(key)
    curve, ids = points.curve, points.curve_ids
    shown = np.array([one.kernel not in hidden for one in ids], dtype=bool)
    rows = np.flatnonzero(kept & shown[curve]) if len(ids) else np.empty(0, dtype=int)
    has_value = np.isfinite(values[rows])
    if choice.y_scale is Scale.LOG:
        has_value &= values[rows] > 0
    # what a point that went well does not have is no gap: a variant without shared memory, a document without times
    absent = points.is_ok[rows] & np.isnan(values[rows])
    rank = np.where(has_value, 0, np.where(absent, 3, np.where(points.has_failed[rows], 1, 2)))
    order = np.lexsort((points.time[rows], -points.volume[rows], rank, places[rows], curve[rows]))
    rows, rank = rows[order], rank[order]
    if not len(rows):
        return
    of_curve, at = curve[rows], places[rows]
    is_first = np.ones(len(rows), dtype=bool)
    is_first[1:] = (of_curve[1:] != of_curve[:-1]) | (at[1:] != at[:-1])
    stands = is_first & (rank < 3)
    rows, rank, of_curve, at = rows[stands], rank[stands], of_curve[stands], at[stands]
    ends = [*np.flatnonzero(np.diff(of_curve)) + 1, len(rows)]
    first = 0
    for end in ends:
        if end > first:
            part = slice(first, end)
            yield _Chosen(
                id=ids[int(of_curve[first])],
                rows=rows[part],
                places=at[part],
                values=values[rows[part]],
                has_value=rank[part] == 0,
            )
        first = end


def _marks(
    layer: Layer, curve: _Chosen, base_of: _BaseOf | None, measure: Measure
) -> tuple[tuple[Mark, ...], tuple[Gap, ...], int]:
    """Return the marks and gaps of a curve, and how many points had no baseline."""
    points, name = layer.points, layer.overlay.name if layer.overlay else None
    low, high = _spread(points, curve, measure)
    marks: list[Mark] = []
    gaps: list[Gap] = []
    unmatched = 0
    lists = (column.tolist() for column in (curve.rows, curve.places, curve.values, low, high, curve.has_value))
    for row, x, value, lower, upper, has_value in zip(*lists, strict=True):
        point = points.points[row]
        about: Any = point if name is None else (point, name)
        if not has_value:
            gaps.append(Gap(x=x, key=points.key(row), status=point.status, about=about))
            continue
        y, bottom, top = value, lower, upper
        if base_of is not None:
            base = base_of(layer.number, point, x)
            if base is None:
                unmatched += 1
                continue
            y, bottom, top = base / value, base / upper, base / lower
        marks.append(
            Mark(
                x=x,
                y=y,
                key=points.key(row),
                provenance=_provenance(point, measure),
                low=None if isnan(bottom) else bottom,
                high=None if isnan(top) else top,
                about=about,
            )
        )
    return tuple(marks), tuple(gaps), unmatched


def _spread(points: PointArrays, curve: _Chosen, measure: Measure) -> tuple[Array, Array]:
    """Return the quartiles of each value, from those of the samples where the measure follows the time."""
    if measure.follows is Follows.NOTHING:
        none = np.full(len(curve.rows), nan)
        return none, none
    low, high = points.time_quartiles(curve.rows).T
    if measure.key in (TIME.key, SPEEDUP_KEY):
        return low, high
    time = points.time[curve.rows]
    if measure.follows is Follows.TIME:
        return curve.values * low / time, curve.values * high / time
    return curve.values * time / high, curve.values * time / low


def _provenance(point: PointResult, measure: Measure) -> Provenance:
    if measure.key in (TIME.key, SPEEDUP_KEY):
        assert point.time is not None, "a mark of a time stands for a point that has one"
        return point.time.provenance
    return point.metrics[measure.key].provenance


def _base_of(standing: Sequence[tuple[Layer, list[_Chosen]]], choice: PlotChoice) -> _BaseOf | None:
    """Return what finds the time that a point is held against; None where no baseline is asked for."""
    if choice.measure.key != SPEEDUP_KEY:
        return None
    if choice.baseline.kernel:
        return _base_by_variant([layer for layer, _ in standing], choice.baseline.kernel)
    return _base_by_profile([one for one in standing if one[0].overlay is not None and one[0].overlay.is_baseline])


def _base_by_variant(layers: Sequence[Layer], kernel: str) -> _BaseOf:
    """Hold each point against the fastest of this variant in its own profile: problem, device, cache as the point's."""
    times: dict[tuple[object, ...], float] = {}
    for layer in layers:
        numbers = [number for number, one in enumerate(layer.points.curve_ids) if one.kernel == kernel]
        rows = np.flatnonzero(np.isin(layer.points.curve, numbers) & np.isfinite(layer.points.time))
        for row in rows.tolist():
            point = layer.points.points[row]
            if point.time is not None:
                key = (layer.number, point.device, *_likeness(point))
                times[key] = min(point.time.value_ns, times.get(key, inf))
    return lambda layer, point, _: times.get((layer, point.device, *_likeness(point)))


def _base_by_profile(standing: Sequence[tuple[Layer, list[_Chosen]]]) -> _BaseOf:
    """Hold each point against what stands at its place in the baseline: variant, problem, cache as the point's.

    The device is the point's own where the baseline has it; a baseline of one device serves those of all others.
    """
    times: dict[tuple[object, ...], dict[str, float]] = {}
    for layer, curves in standing:
        for curve in curves:
            for row, x in zip(curve.rows.tolist(), curve.places.tolist(), strict=True):
                point = layer.points.points[row]
                if point.time is not None and point.time.value_ns > 0:
                    of_devices = times.setdefault((point.kernel, x, *_likeness(point)), {})
                    of_devices[point.device] = point.time.value_ns

    def base_of(_: int, point: PointResult, x: float) -> float | None:
        found = times.get((point.kernel, x, *_likeness(point)), {})
        return found.get(point.device, next(iter(found.values())) if len(found) == 1 else None)

    return base_of


def _likeness(point: PointResult) -> tuple[object, ...]:
    """Return what two times must share to be divided."""
    return point.cache, tuple(sorted(point.problem.items())), point.time.provenance if point.time else None


def _short_names(standing: Sequence[tuple[Layer, list[_Chosen]]]) -> dict[str, str]:
    """Return short names; where two variants of different families would share one, the whole names."""
    families = {
        curve.id.kernel: layer.points.points[int(curve.rows[0])].family
        for layer, curves in standing
        for curve in curves
    }
    short = {kernel: short_name(kernel, family) for kernel, family in families.items()}
    names = list(short.values())
    return {kernel: label if names.count(label) == 1 else kernel for kernel, label in short.items()}
