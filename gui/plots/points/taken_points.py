"""Some of the points of a profile as arrays: those that a filter lets pass.

The rule: nothing is read anew, as arrays of the whole are cut; so a filter of 100,000 points is applied at once. The
whole must not grow: after new points the part is taken again.
"""

from __future__ import annotations

from array import array

import numpy as np

from warplens.gui.plots.figure import PointKey
from warplens.gui.plots.points.point_arrays import Floats, PointArrays, Rows


class TakenPoints(PointArrays):
    """The points of `whole` in these rows.

    Args:
        whole: all points.
        rows: indices into them, in rising order.
    """

    def __init__(self, whole: PointArrays, rows: Rows) -> None:
        super().__init__([whole.points[row] for row in rows.tolist()])
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
        self._base = tuple(array("d", column.tobytes()) for column in columns)
        self._base_arrays = tuple(columns)
        kernels = dict.fromkeys(curve.kernel for curve in self._curves)
        self._axes = {kernel: whole.axes_of(kernel) for kernel in kernels}
        self._families = {kernel: whole.families[kernel] for kernel in kernels}

    @property
    def whole(self) -> PointArrays:
        """All points."""
        return self._whole

    def key(self, index: int) -> PointKey:
        """Return the key of a point."""
        return self._whole.key(int(self._rows[index]))

    def tune(self, name: str) -> Floats:
        """Return the values of a tune axis, NaN for points without it; zeros if the name is ""."""
        return self._whole.tune(name)[self._rows]

    def axis(self, name: str) -> Floats:
        """Return the values of a problem axis or a tune axis; NaN for points without it."""
        return self._whole.axis(name)[self._rows]

    def metric(self, key: str) -> Floats:
        """Return the values of a metric; NaN for a point that lacks it, or whose value is a word."""
        return self._whole.metric(key)[self._rows]

    def time_quartiles(self, rows: Rows) -> Floats:
        """Return the quartiles of the samples of these points, one row each; NaN if there are too few samples."""
        return self._whole.time_quartiles(self._rows[rows])
