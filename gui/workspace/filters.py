"""What is shown of all points: one filter for plots, table, comparison, exports and reports.

The rule: a filter names what it leaves out, so a variant or GPU that arrives later is shown; a text in the language of
`point_filter` narrows further. Points are never dropped: the filter only says which of them are shown.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from warplens.cuda.device.gpus import HOST
from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.ground.metrics import METRICS
from warplens.cuda.ground.points import CacheState, Status, chosen_by
from warplens.gui.figures.curves import Overlay
from warplens.gui.figures.figure import PointKey
from warplens.gui.figures.point_arrays import COLUMN_WORDS, CurveId, Flags, Floats, IndexedPoints, PointArrays
from warplens.gui.figures.states import State
from warplens.gui.workspace import point_columns, timing
from warplens.profiles import columns, formats, records

# All terms of a filter must hold. A word is searched in variant, family, device, cache, status and reason of a point,
# and after a minus must be absent; a comparison names an axis, a column or an option in the variant's name.

EXAMPLE = "tiled N>=1024 time<1ms"
_TERM = re.compile(
    r"""\s*(?P<name>[A-Za-z_][\w.-]*)\s*(?P<sign><=|>=|!=|==|=|<|>)\s*(?P<value>[^\s<>=!]+)|\s*(?P<word>\S+)"""
)
_NUMBER = re.compile(r"(?P<number>[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(?P<unit>[a-zµ%×/-]*)", re.IGNORECASE)
_SIGNS: dict[str, Callable[[Floats, float], Flags]] = {
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
    "=": np.isclose,
    "==": np.isclose,
    "!=": lambda values, number: ~np.isclose(values, number),
}
_TRUTHS = {"false": 0.0, "true": 1.0}
_TIMES = {"ns": 1.0, "us": 1e3, "µs": 1e3, "ms": 1e6, "s": 1e9}
_FACTORS = {"": 1.0, "k": 1e3, "m": 1e6, "g": 1e9}
_OF_CURVES: dict[str, Callable[[CurveId, PointArrays], str]] = {
    "family": lambda curve, points: points.families[curve.kernel],
    "gpu": lambda curve, _: curve.device,
    "cache": lambda curve, _: curve.cache,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A condition: a word (after a minus, its absence), or a name, a sign and a value to compare with."""

    text: str
    name: str = ""
    sign: str = ""


def parsed(text: str) -> tuple[Term, ...]:
    """Return the terms of a filter."""
    terms = []
    for match in _TERM.finditer(text):
        if match["name"]:
            terms.append(Term(text=match["value"], name=match["name"], sign=match["sign"]))
        elif match["word"]:
            terms.append(Term(text=match["word"]))
    return tuple(terms)


def filtered(text: str, points: PointArrays) -> Flags:
    """Return for each point whether it passes a filter; `InputError` for an unknown name or a value that is none."""
    kept = np.ones(len(points), dtype=bool)
    for term in parsed(text):
        kept &= _comparison(term, points) if term.name else _word(term.text, points)
    return kept


def _word(word: str, points: PointArrays) -> Flags:
    if any(sign in word for sign in "<>="):
        raise InputError(f"{word!r} is no condition: write a name, a sign and a value, as in {EXAMPLE!r}")
    is_wanted = not (word.startswith("-") and len(word) > 1)
    sought = word.removeprefix("-").lower() if not is_wanted else word.lower()
    # what all points of a curve share is searched once a curve; only few points have reasons
    families = points.families
    curve_matches = [
        sought in " ".join((curve.kernel, curve.kernel.replace("_", " "), families[curve.kernel], *curve[1:])).lower()
        for curve in points.curve_ids
    ]
    matches = np.array(curve_matches, dtype=bool)[points.curve] if curve_matches else np.zeros(0, dtype=bool)
    is_stale = points.is_stale
    for row in np.flatnonzero(~points.has_status(Status.OK)).tolist():
        point = points.points[row]
        word = State.STALE if is_stale[row] else f"{point.status.value} {point.status.word} {point.reason}"
        matches[row] |= sought in word.lower()
    if sought == "ok":
        matches |= points.has_status(Status.OK)
    if sought == "chosen":
        some = {point.notes: point for point in points.points}  # points share their notes
        has_chosen = {notes for notes, point in some.items() if chosen_by(point)}
        matches |= np.array([point.notes in has_chosen for point in points.points], dtype=bool)
    return matches if is_wanted else ~matches


def _comparison(term: Term, points: PointArrays) -> Flags:
    if (words := _words_of_variants(term, points)) is not None:
        return words
    if term.name.lower() in _OF_CURVES:
        return _words(term, None, points)
    values, column = _values(term.name, points)
    if values is None:
        return _words(term, column, points)
    number = _number(term, column)
    with np.errstate(invalid="ignore"):
        return np.isfinite(values) & _SIGNS[term.sign](values, number)


def _words_of_variants(term: Term, points: PointArrays) -> Flags | None:
    """Return which points have an option such as `matmul ACTIVATION=relu` in their variant's name; None: no option."""
    curves = points.curve_ids
    option = f" {term.name}=".lower()
    if term.sign not in ("=", "==", "!=") or not any(option in curve.kernel.lower() for curve in curves):
        return None
    has_word = [f"{option}{term.text} ".lower() in f"{curve.kernel} ".lower() for curve in curves]
    is_other = [option in curve.kernel.lower() and not has for curve, has in zip(curves, has_word, strict=True)]
    return np.array(is_other if term.sign == "!=" else has_word, dtype=bool)[points.curve]


def _values(name: str, points: PointArrays) -> tuple[Floats | None, point_columns.PointColumn | None]:
    """Return the numbers of the column that a name means, and the column; no numbers for a column of words."""
    axes = {axis.lower(): axis for axis in (*points.problem_names(), *points.tune_names())}
    axis = axes.get(name.lower())
    if axis is not None:
        return points.axis(axis), None
    key = COLUMN_WORDS.get(name.lower(), name.lower())
    column = point_columns.ALL_COLUMNS.get(key)
    if column is None:
        names = ", ".join([*axes.values(), "time", "size", "tile", *sorted([*COLUMN_WORDS, *_OF_CURVES])])
        raise InputError(f"there is no axis or column {name!r}: known are {names}, and every metric by its key")
    return None if column.numbers is None else column.numbers(points), column


def _number(term: Term, column: point_columns.PointColumn | None) -> float:
    """Return what a term compares with, in the unit of the column."""
    if column is None and term.text.lower() in _TRUTHS:  # axes hold truth values as 0 and 1
        return _TRUTHS[term.text.lower()]
    match = _NUMBER.fullmatch(term.text)
    unit = match["unit"] if match else ""
    if column is not None and column.unit == "ns":
        if match is not None and unit in _TIMES:
            return float(match["number"]) * _TIMES[unit]
        raise InputError(f"{term.text!r} is no time: write it with its unit, as in 20us, 1ms or 3s")
    units = {column.unit.lower()} if column is not None and column.unit else set()
    if match is not None and unit.lower() in {*_FACTORS, *units}:
        return float(match["number"]) * _FACTORS.get(unit.lower(), 1.0)
    with_unit = f" or with its unit, as in 50{column.unit}" if column is not None and column.unit else ""
    raise InputError(f"{term.text!r} is no number that {term.name} can be compared with: write it plainly{with_unit}")


def _words(term: Term, column: point_columns.PointColumn | None, points: PointArrays) -> Flags:
    """Return which points have a word in a column, or in what all points of a curve share."""
    of_curve = _OF_CURVES.get(term.name.lower())
    if (column is None and of_curve is None) or term.sign not in ("=", "==", "!="):
        raise InputError(f"{term.name} is a word: it can be = or != another, not {term.sign}")
    sought = term.text.lower()
    if of_curve is not None:
        has_word = [sought in of_curve(curve, points).lower() for curve in points.curve_ids]
        matches = np.array(has_word, dtype=bool)[points.curve] if has_word else np.zeros(0, dtype=bool)
    else:
        assert column is not None, "a term of neither was refused"
        metrics = (point.metrics for point in points.points)
        is_metric = column.key in METRICS
        values = columns.plain_values(metrics, column.key) if is_metric else list(map(column.value, points.points))
        with_word = {  # many points have few values
            value
            for value, point in dict(zip(values, points.points, strict=True)).items()
            if sought in column.text(point).lower() or sought in str(value).lower()
        }
        matches = np.array([value in with_word for value in values], dtype=bool)
    return ~matches if term.sign == "!=" else matches


MAX_OPENING_CURVES = 16  # a profile with more opens with some of them: a plot has labels and colours for about so many


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownFilter:
    """What is left out: families, variants, devices, cache states ("" for none), statuses; and a text to pass."""

    families: frozenset[str] = frozenset()
    variants: frozenset[str] = frozenset()
    devices: frozenset[str] = frozenset()
    caches: frozenset[str] = frozenset()
    statuses: frozenset[str] = frozenset()
    profiles: frozenset[str] = frozenset()
    text: str = ""
    brushed: frozenset[PointKey] | None = None  # these points alone (`brush_of`), in every profile; None for all

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
        if self.brushed is not None:
            shown &= _are_among(self.brushed, points)
        # a text may be unreadable here: of an overlaid profile without such an axis, or of a sweep that has just begun
        try:
            return shown & filtered(self.text, points)
        except WarplensError:
            return shown

    def passed(self, points: PointArrays) -> tuple[Flags, PointArrays]:
        """Return for each point whether it is shown, and those that are."""
        mask = self.mask(points)
        return mask, points.taken(mask)

    def passed_of(self, overlays: Iterable[Overlay]) -> tuple[Overlay, ...]:
        """Return profiles with the points that are shown, none of a profile that is left out."""
        masks = ((over, self.mask(over.point_arrays) & (over.name not in self.profiles)) for over in overlays)
        return tuple(over.taken(mask) for over, mask in masks)

    def toggled(self, facet: str, value: str) -> ShownFilter:
        """Return the filter with a value of a facet (`families`, `variants` ...) left out, or shown again."""
        return self.without(facet, getattr(self, facet) ^ {value})

    def without(self, facet: str, values: frozenset[str]) -> ShownFilter:
        """Return the filter with these values of a facet left out, and no others of it."""
        changes: dict[str, Any] = {facet: values}
        return replace(self, **changes)

    def only(self, facet: str, value: str, present: Iterable[str]) -> ShownFilter:
        """Return the filter with this value of a facet alone, among those present; all if it is alone already."""
        others = frozenset(present) - {value}
        return self.without(facet, frozenset() if getattr(self, facet) == others else others)

    def only_variant(self, kernel: str, variants: Iterable[tuple[str, str]]) -> ShownFilter:
        """Return the filter with this variant alone; all of its family if it is alone already."""
        families = dict(variants)
        own = families.get(kernel, "")
        beside = frozenset(other for other, family in families.items() if family == own and other != kernel)
        others = frozenset(families.values()) - {own}
        is_alone = (self.variants, self.families) == (beside, others)
        return replace(self, variants=frozenset() if is_alone else beside, families=others)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownResults:
    """A snapshot of the open results; `origin` names a shipped profile, which has no file that could be written."""

    profile: records.Profile | None
    path: Path | None
    origin: str
    is_unsaved: bool
    filter: ShownFilter
    index: IndexedPoints = field(compare=False, repr=False)


@lru_cache(maxsize=1)  # of many keys it takes long, and is asked again of those that were just brushed
def brush_of(keys: frozenset[PointKey]) -> frozenset[PointKey]:
    """Return the keys of points without their sources: the same points of another profile or revision count, too."""
    return frozenset(key[:1] + key[2:] for key in keys)


def are_brushed(keys: frozenset[PointKey], brushed: frozenset[PointKey] | None) -> bool:
    """Return whether these points are those that alone are shown, by their keys."""
    if brushed is None or (len(keys) > len(brushed) and any(key[:1] + key[2:] not in brushed for key in keys)):
        return False
    return len(keys) >= len(brushed) and brush_of(keys) == brushed


def _are_among(brushed: frozenset[PointKey], points: PointArrays) -> Flags:
    keys = points.keys_of(np.arange(len(points)))
    return np.array([key[:1] + key[2:] in brushed for key in keys], dtype=bool)


def values_in(facet: str, points: PointArrays, *others: PointArrays) -> tuple[str, ...]:
    """Return the GPUs or the cache states of points in a fixed order, or the statuses of those of the open profile."""
    curves = dict.fromkeys(curve for layer in (points, *others) for curve in layer.curve_ids)
    match facet:
        case "devices":
            return tuple(dict.fromkeys(curve.device for curve in curves if curve.device != HOST))
        case "caches":
            return tuple(sorted({curve.cache for curve in curves} - {""}))
    return tuple(status.value for status in Status if points.has_status(status).any())


def left_out_text(mask: Flags) -> str:
    """Return what a plot says in place of curves where the filter leaves out every point; "" where it leaves some."""
    if not len(mask) or mask.any():
        return ""
    points = "the only point" if len(mask) == 1 else f"all {formats.points_text(len(mask))}"
    return f"The filter above leaves out {points}: Show all brings {'it' if len(mask) == 1 else 'them'} back"


EVERYTHING = ShownFilter()  # this filter leaves nothing out


def opening_filter(points: PointArrays, families: Iterable[str]) -> ShownFilter:
    """Return the filter that a profile opens with: of many curves the cold ones, and of many of those one family."""
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
    return timing.error_of(filtered, text, points)
