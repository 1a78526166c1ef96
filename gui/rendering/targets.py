"""All marks and gaps of a figure as targets of the pointer and the keys.

The rule: the series keep the figure's order, so of two marks with the same key that of the open profile is chosen.
"""

from __future__ import annotations

from bisect import bisect_left

import numpy as np
from PyQt6.QtCore import QPointF, QRectF

from warplens.gui.plots.figure import Gap, Mark, PointKey, Series
from warplens.gui.rendering.curve_paths import Floats
from warplens.gui.rendering.curves_item import Projection, SeriesArrays, gap_pixels


class Targets:
    """Marks and gaps, and their pixels.

    Args:
        series: the series of the figure, in its order.
    """

    def __init__(self, series: list[SeriesArrays]) -> None:
        self._series = series
        self._targets: list[Mark | Gap] = []
        for arrays in series:
            self._targets.extend(arrays.series.marks)
        self._mark_count = len(self._targets)
        for arrays in series:
            self._targets.extend(arrays.series.gaps)
        x = [np.concatenate([arrays.x, arrays.gap_x]) for arrays in series]
        self.x_positions = np.unique(np.concatenate(x)) if x else np.empty(0)
        """The positions along x of all targets, in rising order."""

    def __len__(self) -> int:
        return len(self._targets)

    def pixels(self, projection: Projection) -> Floats:
        """Return the pixels of the targets in the plot, one a row."""
        if not self._targets:
            return np.empty((0, 2))
        gaps = [gap_pixels(projection, arrays) for arrays in self._series]
        x = [projection.x(arrays.x) for arrays in self._series] + [x for x, _ in gaps]
        y = [projection.y(arrays.y) for arrays in self._series] + [y for _, y in gaps]
        return np.column_stack([np.concatenate(x), np.concatenate(y)])

    def nearest(self, pixel: QPointF, reach: float, projection: Projection) -> tuple[Mark | Gap, QPointF] | None:
        """Return the target nearest to a pixel of the plot and its own pixel; None if none is within reach."""
        pixels = self.pixels(projection)
        if not len(pixels):
            return None
        distances = np.hypot(pixels[:, 0] - pixel.x(), pixels[:, 1] - pixel.y())
        row = int(np.nanargmin(distances))
        if distances[row] > reach:
            return None
        return self._targets[row], QPointF(*pixels[row].tolist())

    def inside(self, box: QRectF, projection: Projection) -> frozenset[PointKey]:
        """Return the keys of all targets in a box of the plot."""
        pixels = self.pixels(projection)
        x, y = pixels[:, 0], pixels[:, 1]
        is_inside = (x >= box.left()) & (x <= box.right()) & (y >= box.top()) & (y <= box.bottom())
        return frozenset(self._targets[row].key for row in np.flatnonzero(is_inside).tolist())

    def row_of(self, key: PointKey | None) -> int | None:
        """Return the number of the target with this key."""
        if key is None:
            return None
        return next((row for row, target in enumerate(self._targets) if target.key == key), None)

    def rows_of(self, keys: frozenset[PointKey]) -> list[int]:
        """Return the numbers of the targets with these keys."""
        if not keys:
            return []
        return [row for row, target in enumerate(self._targets) if target.key in keys]

    def target(self, row: int) -> Mark | Gap:
        """Return a target."""
        return self._targets[row]

    def series_of(self, row: int) -> Series:
        """Return the curve of a target."""
        is_mark = row < self._mark_count
        index = row if is_mark else row - self._mark_count
        for arrays in self._series:
            count = len(arrays.series.marks if is_mark else arrays.series.gaps)
            if index < count:
                return arrays.series
            index -= count
        raise IndexError(row)

    def beside(self, row: int, step: int) -> Mark | Gap:
        """Return the next mark or gap of the same curve, to the right (step 1) or left (-1), or the last one."""
        series = self.series_of(row)
        targets: list[Mark | Gap] = sorted((*series.marks, *series.gaps), key=lambda target: target.x)
        index = bisect_left(targets, self._targets[row].x, key=lambda target: target.x)
        return targets[max(0, min(len(targets) - 1, index + step))]

    def over(self, row: int, step: int) -> Mark | Gap:
        """Return the mark of another curve at the same x, the next higher (step 1) or lower (-1) one."""
        x = self._targets[row].x
        stack = [target for arrays in self._series if (target := arrays.series.at(x)) is not None]
        stack.sort(key=lambda target: target.y if isinstance(target, Mark) else -np.inf)
        index = next((index for index, target in enumerate(stack) if target is self._targets[row]), 0)
        return stack[max(0, min(len(stack) - 1, index + step))]
