"""All marks and gaps of a figure as places that a pointer or a key can reach.

The rule: the series stand in the figure's order, so of two profiles' marks with one key the open one's is found.
"""

from __future__ import annotations

from bisect import bisect_left

import numpy as np
from PyQt6.QtCore import QPointF, QRectF

from warplens.gui.plots.figure import Gap, Mark, PointKey, Series
from warplens.gui.rendering.curves_item import Projection, SeriesArrays, gap_pixels


class Targets:
    """Marks and gaps, and where they lie.

    Args:
        prepared: the series of the figure, in its order.
    """

    def __init__(self, prepared: list[SeriesArrays]) -> None:
        self._prepared = prepared
        self._targets: list[Mark | Gap] = []
        for one in prepared:
            self._targets.extend(one.series.marks)
        self._marks = len(self._targets)
        for one in prepared:
            self._targets.extend(one.series.gaps)
        x = [np.concatenate([one.x, one.gap_x]) for one in prepared]
        self.places = np.unique(np.concatenate(x)) if x else np.empty(0)
        """Positions along x at which there is anything, rising."""

    def __len__(self) -> int:
        return len(self._targets)

    def pixels(self, projection: Projection) -> np.ndarray:
        """Return where the targets lie in the plot, one a row."""
        if not self._targets:
            return np.empty((0, 2))
        gaps = [gap_pixels(projection, one) for one in self._prepared]
        x = [projection.x(one.x) for one in self._prepared] + [x for x, _ in gaps]
        y = [projection.y(one.y) for one in self._prepared] + [y for _, y in gaps]
        return np.column_stack([np.concatenate(x), np.concatenate(y)])

    def nearest(self, at: QPointF, reach: float, projection: Projection) -> tuple[Mark | Gap, QPointF] | None:
        """Return the target nearest to a place in the plot, and where it lies, if it is within reach."""
        pixels = self.pixels(projection)
        if not len(pixels):
            return None
        distances = np.hypot(pixels[:, 0] - at.x(), pixels[:, 1] - at.y())
        found = int(np.nanargmin(distances))
        if distances[found] > reach:
            return None
        return self._targets[found], QPointF(*pixels[found].tolist())

    def inside(self, box: QRectF, projection: Projection) -> frozenset[PointKey]:
        """Return the keys of all targets in a box of the plot."""
        pixels = self.pixels(projection)
        x, y = pixels[:, 0], pixels[:, 1]
        hit = (x >= box.left()) & (x <= box.right()) & (y >= box.top()) & (y <= box.bottom())
        return frozenset(self._targets[place].key for place in np.flatnonzero(hit).tolist())

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
        """Return the curve that a target is of."""
        is_mark = row < self._marks
        left = row if is_mark else row - self._marks
        for one in self._prepared:
            count = len(one.series.marks if is_mark else one.series.gaps)
            if left < count:
                return one.series
            left -= count
        raise IndexError(row)

    def beside(self, row: int, step: int) -> Mark | Gap:
        """Return the next mark or gap of the same curve, to the right (step 1) or to the left (-1); else the same."""
        series = self.series_of(row)
        along: list[Mark | Gap] = sorted((*series.marks, *series.gaps), key=lambda one: one.x)
        at = bisect_left(along, self._targets[row].x, key=lambda one: one.x)
        return along[max(0, min(len(along) - 1, at + step))]

    def over(self, row: int, step: int) -> Mark | Gap:
        """Return the mark of another curve at the same place, the next higher (step 1) or lower (-1) one."""
        x = self._targets[row].x
        stack = [found for one in self._prepared if (found := one.series.at(x)) is not None]
        stack.sort(key=lambda one: one.y if isinstance(one, Mark) else -np.inf)
        at = next((place for place, one in enumerate(stack) if one is self._targets[row]), 0)
        return stack[max(0, min(len(stack) - 1, at + step))]
