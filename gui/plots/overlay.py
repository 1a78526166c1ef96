"""Another profile that is drawn over the open one.

The rule: its variants keep their hues; what tells profiles apart is a paler, thinner line and the profile's name in the
label. At most one overlay is the baseline that others are held against.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from warplens.cuda.points import PointResult
from warplens.gui.plots.point_arrays import PointArrays


@dataclass(frozen=True, kw_only=True)
class Overlay:
    """A profile beside the open one.

    `name` stands behind the variant in labels (`tiled · yesterday`), `device_names` maps keys of its devices to the
    names people use, `is_baseline` says whether it is what the others are held against.
    """

    name: str
    points: tuple[PointResult, ...]
    device_names: Mapping[str, str] = field(default_factory=dict)
    is_baseline: bool = False

    @cached_property
    def point_arrays(self) -> PointArrays:
        """The points with their columns, worked out once however often they are drawn."""
        return PointArrays(self.points)
