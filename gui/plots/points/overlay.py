"""A profile that is drawn over the open one.

The rule: its variants keep their hues; profiles differ by a paler, thinner line and by their name in the label. At most
one overlay is the baseline that others are compared with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from warplens.cuda.points import PointResult
from warplens.gui.plots.points.point_arrays import Flags, PointArrays
from warplens.gui.plots.points.taken_points import TakenPoints
from warplens.profiles.records import Head


@dataclass(frozen=True, kw_only=True)
class Overlay:
    """A profile drawn over the open one.

    `name` follows the variant in labels (`tiled · yesterday`), `device_names` maps the keys of its devices to their
    short names, and `is_baseline` marks the baseline that others are compared with. `head` says how the points were
    measured, None where that is unknown.
    """

    name: str
    points: tuple[PointResult, ...]
    device_names: Mapping[str, str] = field(default_factory=dict)
    is_baseline: bool = False
    head: Head | None = None

    @cached_property
    def point_arrays(self) -> PointArrays:
        """The points as arrays, computed once."""
        return PointArrays(self.points)

    def taken(self, kept: Flags) -> Overlay:
        """Return the overlay with the points that `kept`, one truth value a point, keeps; itself if it keeps all."""
        if kept.all():
            return self
        part = TakenPoints(self.point_arrays, np.flatnonzero(kept))
        overlay = replace(self, points=tuple(part.points))
        overlay.__dict__["point_arrays"] = part  # the property would read the points again
        return overlay
