"""Points in less memory: a sweep of a hundred thousand points keeps them all.

The rule: the points are the same, and share values as in a file.
"""

import math
from collections.abc import Sequence

from warplens.cuda.ground import points as point_values
from warplens.profiles.columns import points_of
from warplens.profiles.writing import columns_of


def compacted(points: Sequence[point_values.PointResult]) -> tuple[point_values.PointResult, ...]:
    """Return the same points in less memory, about a sixth of that of points that come from workers.

    Points with a value that no file can hold are returned as they are: a file leaves such values out, memory does not.
    """
    fitting = [point for point in points if _fits(point)]
    smaller = iter(points_of(columns_of(fitting)))
    return tuple(next(smaller) if _fits(point) else point for point in points)


def _fits(point: point_values.PointResult) -> bool:
    """Return whether the columns hold all of a point's metrics and of its time."""
    metrics = (value.value for value in point.metrics.values())
    numbers = [value for value in metrics if not isinstance(value, str)]
    time = point.time
    if time is not None:
        numbers += [time.value_ns, *time.terms_ns.values()]
    for step in point.steps:
        numbers += [value.value for value in step.metrics.values() if not isinstance(value.value, str)]
        numbers += [] if step.time is None else [step.time.value_ns, *step.time.terms_ns.values()]
    return all(map(math.isfinite, numbers)) and (time is None or time.value_ns >= 0)
