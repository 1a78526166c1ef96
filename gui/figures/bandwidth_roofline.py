"""A roofline of a kernel that only moves bytes: useful bytes a second against the useful share of what is moved.

The rule: as in `roofline`, a point has two joined dots. The dot as coded counts every sector that its requests move;
the ideal dot counts each byte of the kernel file's `bytes` once. A roof is the bandwidth of a level of the memory times
the useful share: what a second of that level carries of use.

Source: Williams, Waterman and Patterson, "Roofline", CACM 52(4), 2009, with useful bytes in place of operations.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.device.roofs import Roof, RoofKind
from warplens.cuda.ground.metrics import MetricValue, Provenance
from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.figure import Axis, Figure, Look, Mark, Quantity, Rank, Scale, Series, badge_of
from warplens.gui.figures.runtime import Context
from warplens.profiles.conditions import sourced, sourced_line
from warplens.profiles.formats import short_name, significant, value_text

SECTOR_BYTES = 32
"""CUDA C++ Programming Guide, "Device Memory Accesses": global memory moves in sectors of 32 bytes."""
SHARED = "shared memory"
"""The roof of this name is left out: the sectors are those of global memory."""
ROOM = 2.0
"""The x axis extends beyond the shares by this factor on either side."""
IDEAL = "ideal"


def bandwidth_roofline(
    point: PointResult, others: Sequence[PointResult], roofs: Sequence[Roof], context: Context, title: str
) -> Figure | None:
    """Return the figure; None where the point has no time, moves nothing, or its sectors are not counted.

    Args:
        point: the selected point, of a kernel without floating-point operations.
        others: further points, each with its dot as coded only.
        roofs: the ceilings of the point's GPU.
        context: looks and names.
        title: of the figure.

    Example:
        >>> from warplens import load
        >>> from warplens.cuda.device.roofs import roofs
        >>> from warplens.cuda.device.spec import load_spec
        >>> point = next(p for p in load("reference:h200").points if p.kernel == "transpose_thread_per_element")
        >>> figure = bandwidth_roofline(point, [], roofs(load_spec("h200")), Context(looks={}), "Roofline")
        >>> [round(mark.x, 2) for mark in figure.series[0].marks]
        [0.67, 1.0]
        >>> [ceiling.label for ceiling in figure.series[1:]]
        ['L2 10.2 TB/s', 'DRAM 4.80 TB/s']
    """
    dots = _dots(point, context)
    if dots is None:
        return None
    beside = [dot for other in others if other is not point and (dot := _as_coded(other, context)) is not None]
    shares = [mark.x for series in (dots, *beside) for mark in series.marks]
    x = _axis("useful share of bytes", min(shares) / ROOM, max(shares) * ROOM, "")
    lines = [_roof(roof, x) for roof in roofs if roof.kind is RoofKind.BANDWIDTH and roof.name != SHARED]
    rates = [mark.y for series in (dots, *beside, *lines) for mark in series.marks]
    return Figure(
        title=title,
        subtitle=bandwidth_text(point),
        x=x,
        y=_axis("useful bytes a second, GB/s", min(rates) / 1.6, max(rates) * 1.6, "GB/s"),
        series=(dots, *beside, *lines),
        badge=badge_of([dots]),
        make_card=context.make_card,
    )


def bandwidth_text(point: PointResult) -> str:
    """Return the bandwidth of a kernel that only moves bytes, and its share of that of DRAM.

    Example:
        >>> from warplens import load
        >>> bandwidth_text(next(point for point in load("reference:h200").points if point.kernel == "copy_coalesced"))
        'effective bandwidth 171 GB/s · 3.6 % of what DRAM allows (measured)'
    """
    fraction, bandwidth = point.metrics.get("roofline_fraction"), point.metrics.get("effective_bandwidth")
    parts = []
    if bandwidth is not None:
        parts.append((f"effective bandwidth {value_text(bandwidth)}", bandwidth.provenance))
    if fraction is not None:
        parts.append((f"{value_text(fraction)} of what DRAM allows", fraction.provenance))
    return sourced_line(parts)


def _number(value: MetricValue | None) -> float:
    return float(value.value) if value is not None and not isinstance(value.value, str) else 0.0


def _dots(point: PointResult, context: Context) -> Series | None:
    rate = point.metrics.get("effective_bandwidth")
    sectors = sum(_number(point.metrics.get(key)) for key in ("gld_transactions", "gst_transactions"))
    if rate is None or point.time is None or not _number(rate) or not sectors:
        return None
    useful_bytes = _number(rate) * point.time.value_ns  # GB/s times ns are bytes
    share = useful_bytes / (SECTOR_BYTES * sectors)
    marks = [Mark(x=share, y=_number(rate), key=point.key, provenance=rate.provenance, about=point)]
    if share < 1:
        counted = next(value for key in ("gld_transactions", "gst_transactions") if (value := point.metrics.get(key)))
        times = sourced(f"{significant(1 / share)} times as many bytes are moved", counted.provenance)
        card = (f"{IDEAL}: every byte moved once", times)
        marks.append(Mark(x=1.0, y=_number(rate), key=(IDEAL,), provenance=rate.provenance, card=card))
    name = short_name(point.kernel, point.family)
    return Series(name=point.kernel, label=name, look=context.looks.get(point.kernel, Look(hue=0)), marks=tuple(marks))


def _as_coded(point: PointResult, context: Context) -> Series | None:
    dots = _dots(point, context)
    if dots is None:
        return None
    return Series(name=f"{point.kernel} {point.key}", label="", look=dots.look, marks=dots.marks[:1], layer=1)


def _roof(roof: Roof, axis: Axis) -> Series:
    text = f"{roof.name} {significant(roof.per_s / 1e12)} TB/s"
    card = (sourced(text, Provenance.PUBLISHED), "peak of the GPU's sheet")
    marks = tuple(
        Mark(x=x, y=roof.per_s * x / 1e9, key=(roof.name, x), provenance=Provenance.PUBLISHED, card=card)
        for x in (axis.lower, max(1.0, axis.upper / ROOM))
    )
    return Series(name=roof.name, label=text, look=Look(hue=0), marks=marks, rank=Rank.LIMIT)


def _axis(label: str, lower: float, upper: float, unit: str) -> Axis:
    return Axis(label=label, quantity=Quantity.NUMBER, scale=Scale.LOG, lower=lower, upper=upper, unit=unit)
