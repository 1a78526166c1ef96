"""Many curves: facets, which are plots side by side with the same axes, medians of several profiles, curves by date.

The rule: one plot shows up to `MOST_TOLD_APART` curves. Where there are more, and nothing else is chosen, profiles
become their median and the plot is split into facets; its note says so, and how all curves are seen.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec
import numpy as np

from warplens.cuda.ground.points import PointSpec
from warplens.gui.figures.curves import Curves, Layer, MayDraw, Naming, PlotChoice, Split
from warplens.gui.figures.figure import Mark, Origin, Rank, Series
from warplens.gui.figures.point_arrays import MIN_SAMPLES_FOR_QUARTILES, Flags, Floats, PointArrays
from warplens.gui.figures.spacing import SEPARATOR
from warplens.profiles.formats import grouped, natural_key, plain, short_name

MOST_TOLD_APART = 16  # the most curves that colours and labels of one plot tell apart
MAX_FACETS = 24  # of more facets the first are shown
MAX_AUTOMATIC = 12  # the most facets of a plot that is split by itself
CROWD = 8  # a facet with fewer than this many curves more than another is no worse than it
LEAST_MERGED = 3  # two profiles are compared curve by curve, unless a median is chosen
HOW_TO_SEE_ALL = "View ▾ has"
SPLIT_WORDS = {
    Split.DEVICE: "GPU",
    Split.FAMILY: "family",
    Split.PROFILE: "profile",
    Split.CACHE: "cache state",
    Split.KERNEL: "variant",
}
_UNNAMED = {Split.PROFILE: "this profile", Split.CACHE: "no cache state"}


def axes_to_split(points: PointArrays) -> tuple[str, ...]:
    """Return the axes, and the options in the names of variants, by which a plot of these points can be split."""
    problem = points.problem_names()  # the only axis of a problem is its size, which is across
    options = (word.partition("=")[0] for kernel in points.families for word in kernel.split() if "=" in word)
    return tuple(dict.fromkeys((*(problem if len(problem) > 1 else ()), *points.axes_that_vary(), *options)))


def arranged(
    make: Callable[[MayDraw], Curves], may_draw: MayDraw, layers: Sequence[Layer], choice: PlotChoice, naming: Naming
) -> Curves:
    """Return the curves that `make` makes of the points that may be drawn, in the facets and medians of a choice."""
    split: str = choice.split
    axes = {name for layer in layers for name in (*layer.points.problem_names(), *layer.points.tune_names())}
    curves = _along(split, make, may_draw, layers) if split in axes else make(may_draw)
    count = _count(curves.series)
    is_many, notes = count > MOST_TOLD_APART, []
    profiles = {series.origin.profile for series in curves.series if series.origin and series.marks}
    merges = choice.merges_profiles
    if len(profiles) > 1 and (is_many and len(profiles) >= LEAST_MERGED if merges is None else merges):
        curves = replace(curves, series=medians(curves.series), is_merged=True)
        notes.append(f"medians of {len(profiles)} profiles")
    if split == Split.AUTOMATIC and _count(curves.series) > MOST_TOLD_APART:
        split = _suited(curves.series)
    if split and split != Split.NONE and split not in axes:
        curves = _split(curves, split, naming, layers[0].coming)
    if len(curves.facet_names) > 1:
        notes.append(f"a plot for each {SPLIT_WORDS.get(split, split)}")  # type: ignore[call-overload]
    if notes and (split != choice.split or merges is None) and is_many:
        notes.append(f"{HOW_TO_SEE_ALL} all {grouped(count)} curves in one")
    return replace(curves, note=SEPARATOR.join(notes))


def medians(series: Sequence[Series]) -> tuple[Series, ...]:
    """Return a curve for those that differ in their profile alone: at each x the median, with quartiles as its spread.

    A median is one of numbers of one provenance, that of most marks of the curve. It stands for the point of the first
    of the profiles, and has the smallest and the largest value as its spread where there are fewer than four.
    """
    merged = []
    for curves in _alike(series):
        marks = _medians(curves) if len(curves) > 1 else curves[0].marks
        filled = {mark.x for mark in marks}
        gaps = tuple(gap for gap in curves[0].gaps if gap.x not in filled)
        merged.append(replace(_joined(curves) if len(curves) > 1 else curves[0], marks=marks, gaps=gaps))
    return tuple(merged)


def by_date(series: Sequence[Series], days: Sequence[float]) -> tuple[Series, ...]:
    """Return a curve for those that differ in their profile alone, with the day of each layer as x.

    Its band is the middle half of all profiles, the same at each day, so that what leaves it is seen.
    """

    def dated(curves: Sequence[Series]) -> Series:
        known = sorted((days[curve.layer], at, curve) for at, curve in enumerate(curves) if days[curve.layer] > 0)
        marks = tuple(msgspec.structs.replace(mark, x=day) for day, _, curve in known for mark in curve.marks)
        gaps = tuple(msgspec.structs.replace(gap, x=day) for day, _, curve in known for gap in curve.gaps)
        if any(not mark.is_stale for mark in marks):
            (middle,) = _medians([curve for _, _, curve in known])
            spread = {"low": middle.low, "high": middle.high, "count": middle.count}
            is_like = [mark.provenance is middle.provenance and not mark.is_stale for mark in marks]
            pairs = zip(marks, is_like, strict=True)
            marks = tuple(msgspec.structs.replace(mark, **spread) if like else mark for mark, like in pairs)
        return replace(_joined(curves), marks=marks, gaps=gaps)

    return tuple(map(dated, _alike(series)))


def _alike(series: Sequence[Series]) -> list[list[Series]]:
    """Return the curves that differ in their profile alone, together."""
    groups: dict[object, list[Series]] = {}
    for curve in series:
        origin = curve.origin
        groups.setdefault((curve.facet, origin and origin[:-1]), []).append(curve)
    return list(groups.values())


def _joined(curves: Sequence[Series]) -> Series:
    """Return a curve of the open profile in the place of several, without the name of a profile."""
    first = curves[0]
    if first.origin is None or not first.origin.profile:
        return first
    label = first.label.replace(f"{SEPARATOR}{first.origin.profile}", "")
    return replace(first, label=label, layer=0, origin=first.origin._replace(profile=""))


def _medians(curves: Sequence[Series]) -> tuple[Mark, ...]:
    every = [mark for curve in curves for mark in curve.ranked]
    if not every:
        return curves[0].marks
    [(provenance, _)] = Counter(mark.provenance for mark in every).most_common(1)
    marks = [mark for mark in every if mark.provenance is provenance]
    at = {mark.x: mark for mark in reversed(marks)}
    x, y = np.array([mark.x for mark in marks]), np.array([mark.y for mark in marks])
    order = np.lexsort((y, x))
    y = y[order]
    starts = np.flatnonzero(np.diff(x[order], prepend=np.nan) != 0)
    counts = np.diff(starts, append=len(y))

    def quantile(share: Floats) -> list[float]:
        places = starts + share * (counts - 1)
        below = np.floor(places).astype(int)
        above = np.ceil(places).astype(int)
        values: list[float] = (y[below] + (places - below) * (y[above] - y[below])).tolist()
        return values

    quarter = np.where(counts < MIN_SAMPLES_FOR_QUARTILES, 0.0, 0.25)
    columns = (counts.tolist(), *map(quantile, (np.full(len(counts), 0.5), quarter, 1 - quarter)))
    return tuple(
        msgspec.structs.replace(at[place], y=middle, low=low, high=high, count=count)
        for place, count, middle, low, high in zip(sorted(at), *columns, strict=True)
    )


def _count(series: Sequence[Series]) -> int:
    return sum(bool(curve.marks) and curve.rank is not Rank.LIMIT for curve in series)


def _suited(series: Sequence[Series]) -> str:
    """Return the first that leaves few enough curves in each facet, else the one with the least in its fullest."""
    crowds = {}
    for split in SPLIT_WORDS:
        sizes = Counter(_value(curve.origin, split) for curve in series if curve.origin and curve.marks)
        if 1 < len(sizes) <= MAX_AUTOMATIC:
            crowds[split.value] = max(MOST_TOLD_APART, *sizes.values()) // CROWD
    return min(crowds, key=crowds.__getitem__, default="")


def _value(origin: Origin | PointSpec, split: str) -> str:
    """Return what a curve is split by; of an option of its variant the value, "" if it has no such option."""
    if split in SPLIT_WORDS:
        return getattr(origin, split, "") or ""  # what is to come has no profile
    options = (word.partition("=") for word in origin.kernel.split())
    return next((value for name, _, value in options if name == split), "")


def _split(curves: Curves, split: str, naming: Naming, coming: Sequence[PointSpec]) -> Curves:
    """Return the curves in facets, by name; where these tell GPUs apart a variant has its own marker again."""
    pairs = [(c, _value(c.origin, split)) for c in curves.series if c.origin and (c.marks or c.gaps)]
    present = (*(value for _, value in pairs), *(_value(point, split) for point in coming))
    names = {value: naming.device_names.get(value, value) if split == Split.DEVICE else value for value in present}
    if split == Split.KERNEL:
        names |= {point.kernel: short_name(point.kernel, point.family) for point in coming}
        names |= {curve.name: curve.label.split(SEPARATOR)[0] for curve, _ in pairs}
    is_last = "" if split != Split.PROFILE else None  # what has no such value; the open profile comes first
    values = sorted(names, key=lambda value: (value == is_last, natural_key(names[value])))[:MAX_FACETS]
    if len(values) < 2:
        return curves
    looks = naming.looks if split == Split.DEVICE else {}
    shown = ((curve, values.index(value)) for curve, value in pairs if value in values)
    series = (replace(curve, facet=at, look=looks.get(curve.name, curve.look)) for curve, at in shown)
    otherwise = _UNNAMED.get(split, f"no {split}")  # type: ignore[call-overload]
    at = {value: number for number, value in enumerate(values)}
    return replace(
        curves, series=tuple(series), facet_names=tuple(plain(names[value]) or otherwise for value in values),
        facet_of=lambda point: at.get(_value(point, split)),
    )  # fmt: skip


def _along(axis: str, make: Callable[[MayDraw], Curves], may_draw: MayDraw, layers: Sequence[Layer]) -> Curves:
    """Return the curves of each value of an axis in a facet of its own; where a variant lacks it, in the last one."""
    of_layers = {id(layer.points): layer.points.axis(axis) for layer in layers}

    def name_of(value: float) -> str:
        return f"no {axis}" if np.isnan(value) else f"{axis} {grouped(int(value))}"

    def value_of(point: PointSpec) -> float:
        return point.problem.get(axis, point.tune.get(axis, np.nan))

    to_come = list(set(map(value_of, layers[0].coming)))
    present = np.concatenate([*of_layers.values(), to_come])
    values = [*np.unique(present[np.isfinite(present)])[: MAX_FACETS - 1].tolist(), np.nan]
    names_to_come, parts = set(map(name_of, to_come)), {}
    for value in values:

        def is_here(points: PointArrays, value: float = value) -> Flags:
            along = of_layers[id(points)] if id(points) in of_layers else points.axis(axis)
            return may_draw(points) & (np.isnan(along) if np.isnan(value) else along == value)

        part = make(is_here)
        if _count(part.series) or name_of(value) in names_to_come:
            parts[name_of(value)] = part
    series = (replace(curve, facet=at) for at, part in enumerate(parts.values()) for curve in part.series)
    unmatched, is_merged = sum(p.unmatched for p in parts.values()), any(p.is_merged for p in parts.values())
    at = {name: number for number, name in enumerate(parts)}
    return Curves(
        series=tuple(series), unmatched=unmatched, facet_names=tuple(parts), is_merged=is_merged,
        facet_of=lambda point: at.get(name_of(value_of(point))),
    )  # fmt: skip
