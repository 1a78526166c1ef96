"""What both runtime plots share: grouping points into curves, choosing among the values of other axes, cards.

The rule: a curve shows one point at each place of its main axis; which one is a stated choice, never an average.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import TypeAlias

from warplens.cuda.metrics import METRICS, MetricValue
from warplens.cuda.runners.result import PointResult, Status
from warplens.gui.formats import assigned, short_name, time_text, value_text
from warplens.gui.plots.figure import Gap, Look, Mark, PointKey, Scale, Series
from warplens.gui.plots.overlay import Overlay
from warplens.profiles.table import plain

LOG_FROM_RATIO = 12.0
"""A time axis becomes logarithmic where the slowest point takes this many times as long as the fastest."""

WITHOUT_TIME = "No point has a time yet: the table says why"

Told: TypeAlias = dict[int, tuple[PointResult, PointKey, tuple[str, ...]]]
"""Points with their key and card, by `id`."""

_SHORT = {
    "gld_efficiency": "load",
    "gst_efficiency": "store",
    "shared_efficiency": "shared",
    "warp_execution_efficiency": "warp execution",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """What a figure needs beside the points.

    `looks` gives each variant its look, in the order in which curves are listed; `device_names` maps keys of GPU
    sheets to the names people use; `hidden` are variants that the reader has switched off; `overlays` are profiles
    drawn over the points, in the layers 1, 2 and so on. `told` remembers points
    by their `id`, with key and card, for whoever builds figures of the same points again and again; that it holds the
    points themselves keeps their ids theirs.
    """

    looks: Mapping[str, Look]
    device_names: Mapping[str, str] = field(default_factory=dict)
    hidden: frozenset[str] = frozenset()
    overlays: tuple[Overlay, ...] = ()
    told: Told = field(default_factory=dict, compare=False, repr=False)

    def look_of(self, kernel: str) -> Look:
        """Return the look of a variant; one that nobody has numbered gets the first."""
        return self.looks.get(kernel, Look(hue=0))

    def tell(self, point: PointResult) -> tuple[PointKey, tuple[str, ...]]:
        """Return the key and the card of a point."""
        known = self.told.get(id(point))
        if known is None:
            known = self.told[id(point)] = point, point.key, card_of(point, self.device_names)
        return known[1:]


def size_of(point: PointResult) -> int:
    """Return the matrix size: the value of the one problem axis, or the largest of several; at least 1."""
    return max(1, *point.problem.values())


def tile_axis_of(point: PointResult) -> str:
    """Return the name of the main tune axis, TILE or else the first; "" for a kernel that has none."""
    return "TILE" if "TILE" in point.tune else next(iter(point.tune), "")


def tile_of(point: PointResult) -> int | None:
    """Return the value of the main tune axis."""
    return point.tune.get(tile_axis_of(point))


def sizes_of(points: Iterable[PointResult]) -> tuple[int, ...]:
    """Return the matrix sizes that occur, rising."""
    return tuple(sorted({size_of(point) for point in points}))


def tiles_of(points: Iterable[PointResult]) -> tuple[int, ...]:
    """Return the tile widths that occur, rising."""
    return tuple(sorted({tile for point in points if (tile := tile_of(point)) is not None}))


def curves(
    points: Iterable[PointResult], place_of: Callable[[PointResult], int], context: Context
) -> tuple[Series, ...]:
    """Return a series for each variant, device and state of the cache: at each place the best point, or its gap."""
    groups: dict[tuple[str, str, str], dict[int, list[PointResult]]] = {}
    for point in points:
        if point.kernel not in context.hidden:
            group = (point.kernel, point.device, point.cache or "")
            groups.setdefault(group, {}).setdefault(place_of(point), []).append(point)
    order = {kernel: number for number, kernel in enumerate(context.looks)}
    several_devices = len({device for _, device, _ in groups}) > 1
    several_caches = len({cache for _, _, cache in groups}) > 1
    labels = _labels({(kernel, next(iter(places.values()))[0].family) for (kernel, *_), places in groups.items()})
    series = []
    for (kernel, device, cache), places in sorted(
        groups.items(), key=lambda item: (order.get(item[0][0], 1 << 30), item[0])
    ):
        marks: list[Mark] = []
        gaps: list[Gap] = []
        for place in sorted(places):
            chosen = _chosen(places[place])
            key, card = context.tell(chosen)
            if _has_time(chosen) and chosen.time is not None:
                marks.append(
                    Mark(
                        x=float(place),
                        y=chosen.time.value_ns,
                        key=key,
                        provenance=chosen.time.provenance,
                        card=card,
                    )
                )
            else:
                gaps.append(Gap(x=float(place), key=key, status=chosen.status, card=card))
        told = [labels[kernel]]
        if several_devices:
            told.append(context.device_names.get(device, device))
        if several_caches and cache:
            told.append(cache)
        series.append(
            Series(
                name=kernel,
                label=" · ".join(told),
                look=context.look_of(kernel),
                marks=tuple(marks),
                gaps=tuple(gaps),
            )
        )
    return tuple(series)


def layered_curves(
    points: Sequence[PointResult],
    is_shown: Callable[[PointResult], bool],
    place_of: Callable[[PointResult], int],
    context: Context,
) -> tuple[Series, ...]:
    """Return the curves of the points, then those of each overlay, which name their profile."""
    series = list(curves(filter(is_shown, points), place_of, context))
    for layer, overlay in enumerate(context.overlays, 1):
        own = replace(context, device_names={**context.device_names, **overlay.device_names})
        series += [
            replace(one, label=f"{one.label} · {overlay.name}", layer=layer)
            for one in curves(filter(is_shown, overlay.points), place_of, own)
        ]
    return tuple(series)


def _has_time(point: PointResult) -> bool:
    """Say whether the point can stand on a logarithmic axis."""
    return point.status is Status.OK and point.time is not None and point.time.value_ns > 0


def _labels(kernels: set[tuple[str, str]]) -> dict[str, str]:
    """Return short names; where two variants of different families would share one, the whole names."""
    short = {kernel: short_name(kernel, family) for kernel, family in kernels}
    names = list(short.values())
    return {kernel: label if names.count(label) == 1 else kernel for kernel, label in short.items()}


def _chosen(candidates: Sequence[PointResult]) -> PointResult:
    """Return the point that stands for the candidates: the largest problem, then the least time.

    A failed point comes before a skipped one where none has a time: it tells more.
    """
    timed = [point for point in candidates if _has_time(point)]
    if not timed:
        return min(candidates, key=lambda point: point.status is not Status.FAILED)
    return min(timed, key=lambda point: (-prod(point.problem.values()), point.time.value_ns if point.time else 0.0))


def hint(before_any: str, series: Sequence[Series]) -> str:
    """Return what stands in the place of curves: "" where there are some, else `before_any` or where to read why."""
    if any(one.marks for one in series):
        return ""
    return WITHOUT_TIME if any(one.gaps for one in series) else before_any


def time_scale(series: Iterable[Series]) -> Scale:
    """Return the scale that lets every curve be read."""
    times = [mark.y for one in series for mark in one.marks]
    return Scale.LOG if times and max(times) >= LOG_FROM_RATIO * min(times) > 0 else Scale.LINEAR


def axis_names(points: Iterable[PointResult], axes_of: Callable[[PointResult], Iterable[str]]) -> tuple[str, ...]:
    """Return the names of axes that occur, in the order in which they are met."""
    return tuple({name: None for point in points for name in axes_of(point)})


def card_of(point: PointResult, device_names: Mapping[str, str]) -> tuple[str, ...]:
    """Return what a hover says of a point: a heading, the time with its provenance, the efficiencies, the limiter."""
    short = plain(short_name(point.kernel, point.family))
    parts = (short, assigned(point.problem), assigned(point.tune), point.cache or "")
    heading = " · ".join(part for part in parts if part)
    device = device_names.get(point.device, point.device)
    if point.status is not Status.OK or point.time is None:
        first_line = plain(point.reason.strip().split("\n", 1)[0]) or "no reason is recorded"
        return heading, f"{point.status.value}: {first_line}", device
    lines = [heading, f"{time_text(point.time.value_ns)} {point.time.provenance.value} · {device}"]
    known = {key: value for key in _SHORT if (value := point.metrics.get(key)) is not None}
    texts = [f"{_SHORT[key]} {value_text(value)}" for key, value in known.items()]
    lines += [" · ".join(texts[at : at + 2]) for at in range(0, len(texts), 2)]
    occupancy = point.metrics.get("theoretical_occupancy")
    limiter = point.metrics.get("occupancy_limiter")
    if occupancy is not None:
        by = f", limited by {limiter.value}" if limiter is not None and limiter.value else ""
        lines.append(f"occupancy {value_text(occupancy)}{by}")
    time_limiter: MetricValue | None = point.metrics.get(METRICS["time_limiter"].key)
    if time_limiter is not None:
        lines.append(f"held back by {time_limiter.value} ({time_limiter.provenance.value})")
    return tuple(lines)
