"""Points with the columns that figures are made from: curve, size, tile, time, status, and any metric.

The rule: a column is worked out when it is first asked for and only continued when points have been added, so a figure
of 100,000 points is sorted and not walked; a number that a point lacks is "not a number".
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from math import inf, nan, prod
from typing import NamedTuple

import numpy as np

from warplens.cuda.metrics import Provenance
from warplens.cuda.runners.result import PointResult, Status
from warplens.gui.plots.figure import PointKey

FEWEST_FOR_QUARTILES = 4
"""Samples below which quartiles would say more than is known."""
Column = np.ndarray


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


class Gathered:
    """Points, in the order in which they came, and their columns.

    Args:
        points: a list that only grows; it is kept, not copied.
        keys: their keys where they are known already; else each is worked out when it is drawn.
    """

    def __init__(self, points: Sequence[PointResult], keys: Sequence[PointKey] | None = None) -> None:
        self.points = points
        self._keys = keys
        self._columns: dict[str, array[float]] = {}
        self._arrays: dict[str, Column] = {}
        self._curves: dict[CurveId, int] = {}
        self._provenances: dict[str, list[Provenance | None]] = {}
        self._quartiles = np.empty((0, 2))
        self._seen_names = 0
        self._problem_names: dict[str, None] = {}
        self._tune_names: dict[str, dict[str, None]] = {}

    def __len__(self) -> int:
        return len(self.points)

    def key(self, at: int) -> PointKey:
        """Return the key of a point."""
        return self.points[at].key if self._keys is None else self._keys[at]

    @property
    def curve_ids(self) -> tuple[CurveId, ...]:
        """The curves, in the order in which they are met; `curve` counts them."""
        self.curve  # noqa: B018 - finds those that are new
        return tuple(self._curves)

    @property
    def curve(self) -> Column:
        """The number of each point's curve."""
        return self._column("curve", self._curve_of)

    @property
    def size(self) -> Column:
        """Matrix sizes."""
        return self._column("size", size_of)

    @property
    def volume(self) -> Column:
        """The product of the problem's axes: of two problems of one size the larger one has more."""
        return self._column("volume", lambda point: prod(point.problem.values()))

    @property
    def tile(self) -> Column:
        """Tile widths; not a number where a variant has none."""
        return self._column("tile", lambda point: nan if (tile := tile_of(point)) is None else tile)

    @property
    def time(self) -> Column:
        """Times in nanoseconds; not a number where a point has none, or one of nothing."""
        return self._column("time", _time_of)

    @property
    def is_ok(self) -> Column:
        """1 where the point went well."""
        return self._column("ok", lambda point: point.status is Status.OK)

    @property
    def has_failed(self) -> Column:
        """1 where it failed."""
        return self._column("failed", lambda point: point.status is Status.FAILED)

    @property
    def is_baseline(self) -> Column:
        """1 where the point is no variant's: a library's, or a copy."""
        return self._column("baseline", lambda point: point.baseline is not None)

    def metric(self, key: str) -> Column:
        """Return the values of a metric; not a number where a point has none, or a word."""

        def value(point: PointResult) -> float:
            found = point.metrics.get(key)
            return (
                nan if found is None or isinstance(found.value, str) or point.status is not Status.OK else found.value
            )

        return self._column(f"metric {key}", value)

    def time_quartiles(self, places: Column) -> Column:
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
            if count < FEWEST_FOR_QUARTILES:
                self._quartiles[rows] = nan
                continue
            samples = np.array([self.points[row].time.samples_ns for row in rows])  # type: ignore[union-attr]
            self._quartiles[rows] = np.percentile(samples, (25, 75), axis=1).T
        return self._quartiles[places]

    def problem_names(self) -> tuple[str, ...]:
        """Return the names of the problem's axes, in the order in which they are met."""
        self._see_names()
        return tuple(self._problem_names)

    def tune_names(self, kernel: str = "") -> tuple[str, ...]:
        """Return the names of the tune axes of a variant, or of all."""
        self._see_names()
        found = [self._tune_names.get(kernel, {})] if kernel else self._tune_names.values()
        return tuple({name: None for names in found for name in names})

    def _see_names(self) -> None:
        for point in self.points[self._seen_names :]:
            self._problem_names.update(dict.fromkeys(point.problem))
            self._tune_names.setdefault(point.kernel, {}).update(dict.fromkeys(point.tune))
        self._seen_names = len(self.points)

    def _curve_of(self, point: PointResult) -> int:
        return self._curves.setdefault(CurveId(point.kernel, point.device, point.cache or ""), len(self._curves))

    def _column(self, name: str, value: Callable[[PointResult], float]) -> Column:
        kept = self._columns.setdefault(name, array("d"))
        made = self._arrays.get(name)
        if made is None or len(made) < len(self.points):
            kept.extend(map(value, self.points[len(kept) :]))
            made = self._arrays[name] = np.array(kept)
        return made


def gathered(points: Sequence[PointResult] | Gathered) -> Gathered:
    """Return points with their columns."""
    return points if isinstance(points, Gathered) else Gathered(points)


def _time_of(point: PointResult) -> float:
    """Return the time of a point that can stand on a logarithmic axis."""
    if point.status is not Status.OK or point.time is None or point.time.value_ns <= 0:
        return nan
    return point.time.value_ns
