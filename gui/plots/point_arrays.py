"""Points with the columns that figures are made from: curve, size, tile, time, status, and any metric.

The rule: a column is worked out when it is first asked for and only continued when points have been added, so a figure
of 100,000 points is sorted and not walked; a number that a point lacks is "not a number".
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import inf, nan, prod
from typing import NamedTuple

import numpy as np

from warplens.cuda.points import PointResult, Status
from warplens.gui.plots.figure import PointKey

MIN_SAMPLES_FOR_QUARTILES = 4
"""Samples below which quartiles would say more than is known."""
Array = np.ndarray
_BASE_COLUMNS = 7
_OK, _SKIPPED, _FAILED = 0.0, 1.0, 2.0


class CurveId(NamedTuple):
    """What makes a curve: the variant, the device, the state of the cache ("" for none)."""

    kernel: str
    device: str
    cache: str


def size_of(point: PointResult) -> int:
    """Return the matrix size: the value of the one problem axis, or the largest of several; at least 1."""
    return max(1, *point.problem.values())


def tile_axis_of(point: PointResult) -> str:
    """Return the name of the main tune axis, TILE or else the first; "" for a kernel that has none."""
    return "TILE" if "TILE" in point.tune else next(iter(point.tune), "")


def tile_of(point: PointResult) -> int | None:
    """Return the value of the main tune axis."""
    return point.tune.get(tile_axis_of(point))


class PointArrays:
    """Points, in the order in which they came, and their columns.

    Args:
        points: a list that only grows; it is kept, not copied.
        keys: their keys where they are known already; else each is worked out when it is drawn.
    """

    def __init__(self, points: Sequence[PointResult], keys: Sequence[PointKey] | None = None) -> None:
        self.points = points
        self._keys = keys
        self._base = tuple(array("d") for _ in range(_BASE_COLUMNS))
        self._base_arrays: tuple[Array, ...] = tuple(np.empty(0) for _ in range(_BASE_COLUMNS))
        self._curves: dict[CurveId, int] = {}
        self._axes: dict[str, tuple[dict[str, None], dict[str, None]]] = {}
        self._metrics: dict[str, array[float]] = {}
        self._metric_arrays: dict[str, Array] = {}
        self._quartiles = np.empty((0, 2))

    def __len__(self) -> int:
        return len(self.points)

    def key(self, at: int) -> PointKey:
        """Return the key of a point."""
        return self.points[at].key if self._keys is None else self._keys[at]

    @property
    def curve_ids(self) -> tuple[CurveId, ...]:
        """The curves, in the order in which they are met; `curve` counts them."""
        self._take_in()
        return tuple(self._curves)

    @property
    def curve(self) -> Array:
        """The number of each point's curve."""
        return self._take_in()[0].astype(int)

    @property
    def size(self) -> Array:
        """Matrix sizes."""
        return self._take_in()[1]

    @property
    def volume(self) -> Array:
        """The product of the problem's axes: of two problems of one size the larger one has more."""
        return self._take_in()[2]

    @property
    def tile(self) -> Array:
        """Tile widths; not a number where a variant has none."""
        return self._take_in()[3]

    @property
    def time(self) -> Array:
        """Times in nanoseconds; not a number where a point has none, minus infinity where it is nothing."""
        return self._take_in()[4]

    @property
    def is_ok(self) -> Array:
        """Whether the point went well."""
        return self._take_in()[5] == _OK

    @property
    def has_failed(self) -> Array:
        """Whether it failed."""
        return self._take_in()[5] == _FAILED

    @property
    def is_baseline(self) -> Array:
        """Whether the point is no variant's: a library's, or a copy."""
        return self._take_in()[6] > 0

    def tune(self, name: str) -> Array:
        """Return the values of a tune axis, 0 for every point where there is no name; else not a number for others."""
        if not name:
            return np.zeros(len(self.points))
        return np.array([point.tune.get(name, nan) for point in self.points], dtype=float)

    def axis(self, name: str) -> Array:
        """Return the values of an axis, of the problem or else a tune value; not a number where there is none."""
        return np.array([p.problem.get(name, p.tune.get(name, nan)) for p in self.points], dtype=float)

    def metric(self, key: str) -> Array:
        """Return the values of a metric; not a number where a point has none, or a word."""

        def value(point: PointResult) -> float:
            found = point.metrics.get(key)
            return (
                nan if found is None or isinstance(found.value, str) or point.status is not Status.OK else found.value
            )

        kept = self._metrics.setdefault(key, array("d"))
        if key not in self._metric_arrays or len(kept) < len(self.points):
            kept.extend(map(value, self.points[len(kept) :]))
            self._metric_arrays[key] = np.array(kept)
        return self._metric_arrays[key]

    def time_quartiles(self, places: Array) -> Array:
        """Return the quartiles of the samples of these points, one row each; not numbers where samples are few."""
        known = len(self._quartiles)
        if known < len(self.points):
            # an infinite place is one that nobody has asked for yet
            self._quartiles = np.vstack([self._quartiles, np.full((len(self.points) - known, 2), inf)])
        asked = places[np.isinf(self._quartiles[places, 0])] if len(places) else places
        by_count: dict[int, list[int]] = {}
        for place in asked.tolist():
            time = self.points[place].time
            by_count.setdefault(0 if time is None else len(time.samples_ns), []).append(place)
        for count, rows in by_count.items():
            if count < MIN_SAMPLES_FOR_QUARTILES:
                self._quartiles[rows] = nan
                continue
            samples = np.array([self.points[row].time.samples_ns for row in rows])  # type: ignore[union-attr]
            self._quartiles[rows] = np.percentile(samples, (25, 75), axis=1).T
        return self._quartiles[places]

    def problem_names(self) -> tuple[str, ...]:
        """Return the names of the problem's axes, in the order in which they are met."""
        self._take_in()
        return tuple({name: None for problem, _ in self._axes.values() for name in problem})

    def tune_names(self, kernel: str = "") -> tuple[str, ...]:
        """Return the names of the tune axes of a variant, or of all."""
        self._take_in()
        found = [self._axes.get(kernel, ({}, {}))] if kernel else self._axes.values()
        return tuple({name: None for _, tune in found for name in tune})

    def _take_in(self) -> tuple[Array, ...]:
        """Read the points that are new, all in one go, and return the base columns."""
        if len(self._base_arrays[0]) == len(self.points):
            return self._base_arrays
        curves, axes = self._curves, self._axes
        curve, sizes, volumes, tiles, times, statuses, baselines = (column.append for column in self._base)
        for point in self.points[len(self._base[0]) :]:
            problem, tune, time = point.problem, point.tune, point.time
            known = axes.get(point.kernel)
            if known is None:
                axes[point.kernel] = dict.fromkeys(problem), dict.fromkeys(tune)
            elif known[0].keys() != problem.keys() or known[1].keys() != tune.keys():
                known[0].update(dict.fromkeys(problem))
                known[1].update(dict.fromkeys(tune))
            of_curve = point.kernel, point.device, point.cache or ""
            number = curves.get(of_curve)  # type: ignore[call-overload]  # a tuple is as good as its named kind
            curve(curves.setdefault(CurveId(*of_curve), len(curves)) if number is None else number)
            if len(problem) == 1:
                (size,) = problem.values()
                sizes(max(1, size))
                volumes(size)
            else:
                sizes(size_of(point))
                volumes(prod(problem.values()))
            tiles(tune["TILE"] if "TILE" in tune else next(iter(tune.values()), nan))
            baselines(point.baseline is not None)
            if point.status is Status.OK:
                statuses(_OK)
                times(nan if time is None else time.value_ns if time.value_ns > 0 else -inf)
            else:
                statuses(_FAILED if point.status is Status.FAILED else _SKIPPED)
                times(nan)
        self._base_arrays = tuple(map(np.array, self._base))
        return self._base_arrays


def point_arrays(points: Sequence[PointResult] | PointArrays) -> PointArrays:
    """Return points with their columns."""
    return points if isinstance(points, PointArrays) else PointArrays(points)
