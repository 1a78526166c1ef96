"""What is shown of all points: one filter for plots, table, comparison, exports and reports.

The rule: a filter names what it leaves out, so a variant or GPU that arrives later is shown; a text in the language of
`point_filter` narrows further. Points are never dropped: the filter only says which of them are shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from warplens.cuda.errors import InputError
from warplens.cuda.points import CacheState, Status
from warplens.gui.models.points.point_filter import filtered
from warplens.gui.plots.points.point_arrays import CurveId, Flags, PointArrays

MAX_OPENING_CURVES = 16
"""A profile with more curves opens with some of them: a plot has labels and distinct colours for about this many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownFilter:
    """The families, variants, devices, cache states and statuses that are left out, and a text that points must pass.

    The cache state of a point without one is "". `profiles` are the names of overlaid profiles that are not drawn.
    """

    families: frozenset[str] = frozenset()
    variants: frozenset[str] = frozenset()
    devices: frozenset[str] = frozenset()
    caches: frozenset[str] = frozenset()
    statuses: frozenset[str] = frozenset()
    profiles: frozenset[str] = frozenset()
    text: str = ""

    @property
    def shows_all(self) -> bool:
        """Whether nothing is left out."""
        return self == EVERYTHING

    def shows_curve(self, curve: CurveId, family: str) -> bool:
        """Return whether points of this variant, device, cache state and family are shown at all."""
        return (
            curve.kernel not in self.variants
            and family not in self.families
            and curve.device not in self.devices
            and curve.cache not in self.caches
        )

    def mask(self, points: PointArrays) -> Flags:
        """Return for each point whether it is shown; a text that cannot be read for these points leaves none out."""
        curves = [self.shows_curve(curve, points.families[curve.kernel]) for curve in points.curve_ids]
        if not curves:
            return np.zeros(0, dtype=bool)
        shown = np.array(curves, dtype=bool)[points.curve]
        for status in self.statuses:
            shown &= ~points.has_status(Status(status))
        # a text may be unreadable here: of an overlaid profile without such an axis, or of a sweep that has just begun
        return shown if why_unreadable(self.text, points) else shown & filtered(self.text, points)

    def toggled(self, facet: str, value: str) -> ShownFilter:
        """Return the filter with a value of a facet (`families`, `variants` ...) left out, or shown again."""
        return self.without(facet, getattr(self, facet) ^ {value})

    def without(self, facet: str, values: frozenset[str]) -> ShownFilter:
        """Return the filter with these values of a facet left out, and no others of it."""
        changes: dict[str, Any] = {facet: values}
        return replace(self, **changes)

    def only(self, facet: str, value: str, present: Iterable[str]) -> ShownFilter:
        """Return the filter with this value of a facet alone, among those present; all of them if it is alone
        already.
        """
        others = frozenset(present) - {value}
        return self.without(facet, frozenset() if getattr(self, facet) == others else others)

    def only_variant(self, kernel: str, variants: Iterable[tuple[str, str]]) -> ShownFilter:
        """Return the filter with this variant alone; all of its family if it is alone already.

        Args:
            kernel: the variant.
            variants: kernel and family of each that is present.
        """
        families = dict(variants)
        own = families.get(kernel, "")
        beside = frozenset(other for other, family in families.items() if family == own and other != kernel)
        others = frozenset(families.values()) - {own}
        is_alone = (self.variants, self.families) == (beside, others)
        return replace(self, variants=frozenset() if is_alone else beside, families=others)

    def for_sweep(self) -> ShownFilter:
        """Return the filter for a sweep that begins: it shows the families, devices and cache states that were chosen.

        Hidden variants stay hidden, and text and statuses stay as they are: the bar shows them.
        """
        return replace(self, families=frozenset(), devices=frozenset(), caches=frozenset())


EVERYTHING = ShownFilter()
"""This filter leaves nothing out."""


def opening_filter(points: PointArrays, families: Iterable[str]) -> ShownFilter:
    """Return the filter that a profile opens with: of many curves the cold ones, and of many of those one family.

    Args:
        points: those of the profile.
        families: its families in the order of the legend; the first is shown.
    """
    _first, *others = (*families, "")
    curves = [(curve, points.families[curve.kernel]) for curve in points.curve_ids]
    opening = EVERYTHING
    for facet, values in (("caches", [CacheState.WARM.value]), ("families", filter(None, others))):
        narrower = opening.without(facet, frozenset(values))
        before, after = (sum(shown.shows_curve(*curve) for curve in curves) for shown in (opening, narrower))
        if before > MAX_OPENING_CURVES and 0 < after < before:
            opening = narrower
    return opening


def why_unreadable(text: str, points: PointArrays) -> str:
    """Return why a text cannot be read as a filter of these points; "" if it can."""
    try:
        filtered(text, points)
    except InputError as error:
        return str(error)
    return ""
