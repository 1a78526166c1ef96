"""Points as arrays, from which figures are made: curve, size, tile, time, status, and any metric.

The rule: an array is computed at its first use and replaced by a longer one when points are added, never written to; so
a figure of 100,000 points is made by array operations, in any thread of arrays `of_list`. A missing number is NaN.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from math import inf, nan, prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.points import PointResult, PointSpec, Status
from warplens.gui.figures.figure import PointKey
from warplens.gui.figures.states import model_band
from warplens.profiles.columns import plain_values, without_collection

MIN_SAMPLES_FOR_QUARTILES = 4  # fewer samples than this have no quartiles
TILE = "TILE"  # the tune axis of this name is a kernel's tile width
Floats: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
Rows: TypeAlias = NDArray[np.int64]  # indices of points, or of curves
_BASE_ARRAYS = 7
_CODES = {status: float(code) for code, status in enumerate(Status)}
_STALE = -1.0


class CurveId(NamedTuple):
    """The identity of a curve: the variant, the device, the cache state ("" for none)."""

    kernel: str
    device: str
    cache: str


# what a filter may call a column for short, in the window and in a report
COLUMN_WORDS: dict[str, str] = toml_beside(__file__)


def size_of(point: PointResult | PointSpec) -> int:
    """Return the matrix size: the value of the one problem axis, or the largest of several; at least 1."""
    return max(1, 1, *point.problem.values())


def place_of(point: PointResult | PointSpec) -> tuple[str, int]:
    """Return the family and the size of a point: the variants with the same are compared with each other."""
    return point.family, size_of(point)


class PointArrays:
    """Points in order of arrival, with one array for each property."""

    def __init__(
        self,
        points: Sequence[PointResult],  # a list that only grows; it is not copied
        keys: Sequence[PointKey] | None = None,  # if they are known; else a key is computed when its point is drawn
        is_stale: Callable[[PointResult], bool] = lambda _: False,  # stale: no status, time, metric or rank here
    ) -> None:
        self.points = points
        self._keys = keys
        self._made_keys: dict[int, PointKey] = {}
        self._is_stale = is_stale
        self._base_arrays: tuple[Floats, ...] = tuple(np.empty(0) for _ in range(_BASE_ARRAYS))
        self._curves: dict[CurveId, int] = {}
        self._axes: dict[str, tuple[dict[str, None], dict[str, None]]] = {}
        self._families: dict[str, str] = {}
        self._columns: dict[str, Floats] = {}  # those of tune axes, of all axes and of metrics
        self._varied: dict[str, tuple[str, ...]] = {}
        self._varied_count = 0

    def __len__(self) -> int:
        return len(self.points)

    def of_list(self, points: list[PointResult], keys: list[PointKey]) -> "PointArrays":
        """Return the arrays of the same points in another list; these stay as they are while that grows."""
        grown = copy(self)
        axes = {kernel: (dict(sizes), dict(tunes)) for kernel, (sizes, tunes) in self._axes.items()}
        vars(grown).update(
            points=points, _keys=keys, _curves=dict(self._curves), _axes=axes, _families=dict(self._families),
            _columns=dict(self._columns),
        )  # fmt: skip
        return grown

    def taken(self, kept: Flags) -> "PointArrays":
        """Return the points that `kept`, one truth value a point, keeps; these themselves if it keeps all."""
        return self if kept.all() else TakenPoints(self, np.flatnonzero(kept))

    def with_more(self, more: Sequence[PointResult]) -> "PointArrays":
        """Return the points and more behind them; these themselves where there are none."""
        return PointArrays([*self.points, *more], is_stale=self._is_stale) if more else self

    def key(self, index: int) -> PointKey:
        """Return the key of a point."""
        if self._keys is not None:
            return self._keys[index]
        key = self._made_keys.get(index)
        if key is None:
            key = self._made_keys[index] = self.points[index].key
        return key

    def keys_of(self, rows: Rows) -> list[PointKey]:
        """Return the keys of some points."""
        return list(map(self.key if self._keys is None else self._keys.__getitem__, rows.tolist()))

    @property
    def whole(self) -> "PointArrays":
        """All points of the profile, of which these may be a part (`taken_points`): baselines are looked up there."""
        return self

    @property
    def families(self) -> Mapping[str, str]:
        """The family of each variant."""
        self.base_arrays()
        return self._families

    @property
    def curve_ids(self) -> tuple[CurveId, ...]:
        """The curves in the order of their first points; `curve` holds indices into them."""
        self.base_arrays()
        return tuple(self._curves)

    @property
    def curve(self) -> Rows:
        """The index of each point's curve."""
        return self.base_arrays()[0].astype(np.int64)

    @property
    def size(self) -> Floats:
        """The matrix sizes."""
        return self.base_arrays()[1]

    @property
    def volume(self) -> Floats:
        """The products of the problem's axes, which order problems of the same size."""
        return self.base_arrays()[2]

    @property
    def tile(self) -> Floats:
        """The values of each variant's main tune axis (`main_axis`); NaN for a variant without tune axes."""
        tiles = self.base_arrays()[3]
        for kernel, (_, names) in self._axes.items():
            main = self.main_axis(kernel)
            if main != next(iter(names), "") and main != TILE:
                tiles = np.where(self._is_of(kernel), self.tune(main), tiles)
        return tiles

    @property
    def time(self) -> Floats:
        """The times in nanoseconds; NaN for a point without a time, minus infinity for a time of zero."""
        return self.base_arrays()[4]

    @property
    def is_usable(self) -> Flags:
        """Whether the point succeeded, and its result is not known to be wrong."""
        return self.has_status(Status.OK) | self.has_status(Status.UNCHECKED)

    def has_status(self, status: Status) -> Flags:
        """Return whether each point ended so; a stale one has no status."""
        has_status: Flags = self.base_arrays()[5] == _CODES[status]
        return has_status

    @property
    def is_stale(self) -> Flags:
        """Whether the file of the point's kernel has changed since it ran."""
        is_stale: Flags = self.base_arrays()[5] == _STALE
        return is_stale

    @property
    def is_baseline(self) -> Flags:
        """Whether the point is that of a baseline, such as a library or a copy."""
        return self.base_arrays()[6] > 0

    def tune(self, name: str) -> Floats:
        """Return the values of a tune axis, NaN for points without it; zeros if the name is ""."""
        if not name:
            return np.zeros(len(self.points))
        return self.column(f"tune {name}", lambda points: [point.tune.get(name, nan) for point in points])

    def along(self, axis: str) -> Floats:
        """Return the values of a tune axis, of the leading one if the name is ""; NaN for points without it."""
        axis = axis or self.leading_axis
        return self.tune(axis) if axis else np.full(len(self), nan)

    def axis(self, name: str) -> Floats:
        """Return the values of a problem axis or a tune axis; NaN for points without it."""
        return self.column(
            f"axis {name}", lambda points: [each.problem.get(name, each.tune.get(name, nan)) for each in points]
        )

    def metric(self, key: str) -> Floats:
        """Return the values of a metric; NaN for a point that lacks it, or whose value is a word."""

        def read(points: Sequence[PointResult]) -> list[float]:
            values = plain_values((point.metrics for point in points), key)
            return [nan if value is None or isinstance(value, str) else value for value in values]

        return np.where(self.is_usable, self.column(f"metric {key}", read), nan)

    def column(self, name: str, read: Callable[[Sequence[PointResult]], list[float] | Floats]) -> Floats:
        """Return the numbers of a column, once those of new points are read."""
        numbers = self._columns.get(name)
        known = 0 if numbers is None else len(numbers)
        if numbers is None or known < len(self.points):
            new = np.array(read(self.points[known:]), dtype=float)
            numbers = self._columns[name] = new if numbers is None else np.concatenate([numbers, new])
        return numbers

    def time_quartiles(self, rows: Rows) -> Floats:
        """Return the quartiles of the samples of these points, one row each, and the error band of a modelled time; NaN
        if there are too few samples.
        """
        return self.column("quartiles", _quartiles)[rows]

    def problem_names(self) -> tuple[str, ...]:
        """Return the names of the problem's axes in order of appearance."""
        return tuple({name: None for problem, _ in self.axes_of_all().values() for name in problem})

    def tune_names(self, kernel: str = "") -> tuple[str, ...]:
        """Return the names of the tune axes of a variant, or of all variants."""
        axes_of_all = self.axes_of_all()
        axes = [axes_of_all.get(kernel, ({}, {}))] if kernel else axes_of_all.values()
        return tuple({name: None for _, tune in axes for name in tune})

    def varied_axes(self, kernel: str) -> tuple[str, ...]:
        """Return the tune axes of a variant that have several values in its points."""
        if self._varied_count != len(self.points):
            self._varied, self._varied_count = {}, len(self.points)
        if kernel not in self._varied:
            is_of = self._is_of(kernel)
            names = self.tune_names(kernel)
            self._varied[kernel] = tuple(name for name in names if has_several(self.tune(name)[is_of]))
        return self._varied[kernel]

    def main_axis(self, kernel: str) -> str:
        """Return the main tune axis of a variant: TILE, else the first with several values, else the first, or ""."""
        names = self.tune_names(kernel)
        if TILE in names or len(names) < 2:
            return TILE if TILE in names else next(iter(names), "")
        return next(iter(self.varied_axes(kernel)), names[0])

    @property
    def leading_axis(self) -> str:
        """The tune axis that is drawn where none is chosen: TILE, else the main one of the most variants, or ""."""
        main = list(filter(None, map(self.main_axis, self.axes_of_all())))
        if TILE in main:
            return TILE
        return max(dict.fromkeys(main), key=main.count, default="")

    def axes_that_vary(self) -> tuple[str, ...]:
        """Return the tune axes that have several values in the points of a variant."""
        return tuple(dict.fromkeys(name for kernel in self.axes_of_all() for name in self.varied_axes(kernel)))

    def axes_of_all(self) -> Mapping[str, tuple[dict[str, None], dict[str, None]]]:
        """Return the names of each variant's problem axes and of its tune axes."""
        self.base_arrays()
        return self._axes

    def axes_to_choose(self) -> tuple[str, ...]:
        """Return the tune axes with several values where a variant has two of them or more; else none."""
        by_variant = [self.varied_axes(kernel) for kernel, (_, tune) in self.axes_of_all().items() if len(tune) > 1]
        if not any(len(names) > 1 for names in by_variant):
            return ()
        return tuple(dict.fromkeys(name for names in by_variant for name in names))

    def _is_of(self, kernel: str) -> Flags:
        return np.array([curve_id.kernel == kernel for curve_id in self.curve_ids], dtype=bool)[self.curve]

    def base_arrays(self) -> tuple[Floats, ...]:
        """Return the arrays that all points have, once new points are read; `TakenPoints` cuts them."""
        known = len(self._base_arrays[0])
        if known == len(self.points):
            return self._base_arrays
        curves, axes = self._curves, self._axes
        columns = [array("d") for _ in range(_BASE_ARRAYS)]
        curve, sizes, volumes, tiles, times, statuses, baselines = (column.append for column in columns)
        last_status, code, is_usable = None, nan, False
        for point in self.points[known:]:
            problem, tune, time = point.problem, point.tune, point.time
            if point.status is not last_status:  # mostly all are ok, and the hash of an enum's member is slow
                last_status, code, is_usable = point.status, _CODES[point.status], point.status.is_usable
            names = axes.get(point.kernel)
            if names is None:
                axes[point.kernel] = dict.fromkeys(problem), dict.fromkeys(tune)
                self._families[point.kernel] = point.family
            elif names[0].keys() != problem.keys() or names[1].keys() != tune.keys():
                names[0].update(dict.fromkeys(problem))
                names[1].update(dict.fromkeys(tune))
            of_curve = point.kernel, point.device, point.cache or ""
            number = curves.get(of_curve)  # type: ignore[call-overload]  # a plain tuple equals a CurveId
            curve(curves.setdefault(CurveId(*of_curve), len(curves)) if number is None else number)
            if len(problem) == 1:
                (size,) = problem.values()
                sizes(max(1, size))
                volumes(size)
            else:
                sizes(size_of(point))
                volumes(prod(problem.values()))
            tiles(tune[TILE] if TILE in tune else next(iter(tune.values()), nan))
            baselines(point.baseline is not None)
            if self._is_stale(point):
                statuses(_STALE)
                times(nan)
                continue
            statuses(code)
            times(nan if time is None or not is_usable else time.value_ns if time.value_ns > 0 else -inf)
        pairs = zip(self._base_arrays, columns, strict=True)
        self._base_arrays = tuple(np.concatenate([old, np.array(new)]) for old, new in pairs)
        return self._base_arrays


def _quartiles(points: Sequence[PointResult]) -> Floats:
    quartiles = np.empty((len(points), 2))
    rows_by_count: dict[int, list[int]] = {}
    for row, point in enumerate(points):
        rows_by_count.setdefault(0 if point.time is None else len(point.time.samples_ns), []).append(row)
    for sample_count, alike in rows_by_count.items():
        if sample_count < MIN_SAMPLES_FOR_QUARTILES:
            quartiles[alike] = [model_band(points[row]) or (nan, nan) for row in alike]
            continue
        for rows in np.array_split(alike, 1 + len(alike) // 10_000):  # all in one call would hold every thread up
            samples = np.array([points[row].time.samples_ns for row in rows])
            quartiles[rows] = np.percentile(samples, (25, 75), axis=1).T
    return quartiles


def has_several(values: Floats) -> bool:
    """Return whether these values differ, apart from those that are missing (NaN)."""
    values = values[np.isfinite(values)]
    return bool(len(values)) and bool((values != values[0]).any())


def point_arrays(points: Sequence[PointResult] | PointArrays) -> PointArrays:
    """Return points as arrays; arrays are returned as they are."""
    return points if isinstance(points, PointArrays) else PointArrays(points)


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexedPoints:
    """Points with what takes long to make of a hundred thousand, so that it is made before they are shown."""

    points: tuple[PointResult, ...]  # each key once
    keys: Mapping[PointKey, int]  # the index of each point, in their order
    arrays: PointArrays
    made_with: object = None  # what the arrays' staleness depends on: they hold as long as it is the same object


def indexed(
    points: Iterable[PointResult], is_stale: Callable[[PointResult], bool] = lambda _: False, made_with: object = None
) -> IndexedPoints:
    """Return points with their keys and arrays; of those with one key the last stands in the place of the first."""
    with without_collection():  # it would walk all points many times
        points = tuple(points)
        keys = {point.key: number for number, point in enumerate(points)}
        if len(keys) < len(points):
            points = tuple(points[number] for number in keys.values())
            keys = {key: number for number, key in enumerate(keys)}
        arrays = PointArrays(points, tuple(keys), is_stale)
        for name in arrays.tune_names():
            arrays.tune(name)
        for name in (*arrays.problem_names(), *arrays.tune_names()):
            arrays.axis(name)
        arrays.time_quartiles(np.flatnonzero(np.isfinite(arrays.time)))
    return IndexedPoints(points=points, keys=keys, arrays=arrays, made_with=made_with)


# The arrays of the whole profile are cut instead of read anew, so that a filter of 100,000 points applies at once.
class TakenPoints(PointArrays):
    """The points of `whole` in these rows, in rising order."""

    def __init__(self, whole: PointArrays, rows: Rows) -> None:
        super().__init__(list(map(whole.points.__getitem__, rows.tolist())))
        self._whole = whole
        self._rows = rows
        columns = [column[rows] for column in whole.base_arrays()]
        numbers, first = (np.array([]), np.array([])) if not len(rows) else np.unique(columns[0], return_index=True)
        in_order = numbers[np.argsort(first)].astype(int).tolist()
        ids = whole.curve_ids
        self._curves = {ids[number]: place for place, number in enumerate(in_order)}
        new_number = np.zeros(len(ids))
        new_number[in_order] = np.arange(len(in_order))
        columns[0] = new_number[columns[0].astype(int)] if len(rows) else columns[0]
        self._base_arrays = tuple(columns)
        kernels = dict.fromkeys(curve.kernel for curve in self._curves)
        self._axes = {kernel: whole.axes_of_all()[kernel] for kernel in kernels}
        self._families = {kernel: whole.families[kernel] for kernel in kernels}

    @property
    def whole(self) -> PointArrays:
        """All points."""
        return self._whole

    def with_more(self, more: Sequence[PointResult]) -> PointArrays:
        """Return the points and more behind them; these themselves where there are none."""
        if not more:
            return self
        grown = self._whole.with_more(more)
        return TakenPoints(grown, np.concatenate([self._rows, np.arange(len(self._whole), len(grown))]))

    def key(self, index: int) -> PointKey:
        """Return the key of a point."""
        return self._whole.key(int(self._rows[index]))

    def keys_of(self, rows: Rows) -> list[PointKey]:
        """Return the keys of some points."""
        return self._whole.keys_of(self._rows[rows])

    def column(self, name: str, read: Callable[[Sequence[PointResult]], list[float] | Floats]) -> Floats:
        """Return the numbers of a column."""
        return self._whole.column(name, read)[self._rows]
