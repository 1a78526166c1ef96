"""A roofline: operations a second against operations for each byte, under the ceilings of the GPU.

The rule: a point has two joined dots. The dot as coded counts every sector that its requests move; the ideal dot counts
each byte of the kernel file's `bytes` once. The distance between them is what reuse can gain. A kernel without
floating-point operations stands under the roofs of the bandwidth alone (`bandwidth_roofline`). A failed point has no
dot: its rate is that of wrong work.

Source: Williams, Waterman and Patterson, "Roofline", CACM 52(4), 2009; both intensities as in `cuda.metrics`.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.device.roofs import Roof, RoofKind
from warplens.cuda.ground.metrics import MetricValue, Provenance
from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.bandwidth_roofline import bandwidth_roofline, bandwidth_text
from warplens.gui.figures.figure import Axis, Figure, Look, Mark, Quantity, Rank, Scale, Series, badge_of
from warplens.gui.figures.runtime import Context
from warplens.profiles.cleaning import outcome_of
from warplens.profiles.conditions import sourced, sourced_line
from warplens.profiles.formats import assigned, short_name, significant, value_text

TITLE = "Roofline"
EMPTY = "Click a point to see it under the ceilings of its GPU"
WITHOUT_FLOPS = "This kernel performs no floating-point operations"
WITHOUT_RATE = "The rate of this kernel is not known: that takes its time and the number of its operations"
ROOM = 3.0
"""The x axis extends beyond the intensities by this factor on either side."""
IDEAL = "ideal"
GIGA = 1e9


def roofline(
    point: PointResult | None, others: Sequence[PointResult], roofs: Sequence[Roof], context: Context
) -> Figure:
    """Return the figure.

    Args:
        point: the selected point; None while there is none.
        others: further points, each with its dot as coded only.
        roofs: the ceilings of the point's GPU.
        context: looks and names.

    Example:
        >>> from warplens import load
        >>> from warplens.cuda.device.roofs import roofs
        >>> from warplens.cuda.device.spec import load_spec
        >>> point = next(point for point in load("reference:h200").points if point.kernel == "matmul_tiled")
        >>> figure = roofline(point, [], roofs(load_spec("h200")), Context(looks={}))
        >>> [round(mark.x, 2) for mark in figure.series[0].marks]
        [1.97, 42.67]
        >>> [ceiling.label for ceiling in figure.series[1:]]
        ['FP32 67 TFLOP/s', 'FP64 33 TFLOP/s', 'shared 33.5 TB/s', 'L2 10.2 TB/s', 'DRAM 4.80 TB/s']
    """
    has_failed = point is not None and not point.status.is_usable
    dots = _dots(point, context) if point is not None and not has_failed else None
    if dots is None and point is not None and _why_empty(point) is WITHOUT_FLOPS:
        moving = bandwidth_roofline(point, others, roofs, context, TITLE)
        if moving is not None:
            return moving
    if dots is None:
        return Figure(
            title=TITLE,
            subtitle="" if point is None or has_failed else bandwidth_text(point),
            x=_intensity_axis((1.0,)),
            y=_rate_axis((1.0, 100.0)),
            series=(),
            empty=_why_empty(point),
        )
    beside = [dot for other in others if other is not point and (dot := _as_coded(other, context)) is not None]
    roofs = _ceilings(roofs, [*([] if point is None else [point]), *others])
    x = _intensity_axis([mark.x for series in (dots, *beside) for mark in series.marks])
    lines = [line for roof in roofs if (line := _roof(roof, roofs, x)) is not None]
    rates = [mark.y for series in (dots, *beside, *lines) for mark in series.marks]
    return Figure(
        title=TITLE,
        subtitle=_subtitle(point),
        x=x,
        y=_rate_axis(rates),
        series=(dots, *beside, *lines),
        badge=badge_of([dots]),
        make_card=context.make_card,
    )


def companions(point: PointResult, points: Sequence[PointResult]) -> tuple[PointResult, ...]:
    """Return the fastest point of each other variant of the family with the same problem, device and cache state.

    Example:
        >>> from warplens import load
        >>> points = [point for point in load("reference:h200").points if point.family == "reduction"]
        >>> point = next(point for point in points if point.kernel == "column_sum")
        >>> [other.kernel for other in companions(point, points)]
        ['reduction_copy', 'column_sum_register']
    """
    best: dict[str, PointResult] = {}
    for other in points:
        if other.kernel == point.kernel or other.time is None or other.family != point.family:
            continue
        if not other.status.is_usable:
            continue
        if (other.problem, other.device, other.cache) == (point.problem, point.device, point.cache):
            fastest = best.get(other.kernel)
            if fastest is None or fastest.time is None or other.time.value_ns < fastest.time.value_ns:
                best[other.kernel] = other
    return tuple(best.values())


def _why_empty(point: PointResult | None) -> str:
    if point is None:
        return EMPTY
    if not point.status.is_usable:
        return outcome_of(point)
    is_computing = any(_number(point.metrics.get(key)) > 0 for key in ("flops", "tensor_flops"))
    return WITHOUT_RATE if is_computing and point.metrics.get("gflops") is None else WITHOUT_FLOPS


def _number(value: MetricValue | None) -> float:
    return float(value.value) if value is not None and not isinstance(value.value, str) else 0.0


def _ceilings(roofs: Sequence[Roof], points: Sequence[PointResult]) -> list[Roof]:
    """Return the ceilings that these points may reach: of those of tensor cores only those of their own products."""
    products = {""}
    for point in points:
        own = point.metrics.get("tensor_products")
        products.update(str(own.value).split(", ") if own is not None else ())
    return [roof for roof in roofs if roof.product in products]


def _dots(point: PointResult, context: Context) -> Series | None:
    """Return the dot as coded and the ideal dot of a point; None if it performs no floating-point operations."""
    rate, coded = point.metrics.get("gflops"), _number(point.metrics.get("arithmetic_intensity"))
    if rate is None or not _number(rate) or not coded:
        return None
    ideal = _number(point.metrics.get("least_intensity"))
    marks = [Mark(x=coded, y=_number(rate), key=point.key, provenance=rate.provenance, about=point)]
    if ideal > coded:
        intensity = sourced(f"{significant(ideal)} flop/byte", point.metrics["least_intensity"].provenance)
        card = (f"{IDEAL}: every byte moved once", f"{intensity}, {significant(ideal / coded)} times as much")
        marks.append(Mark(x=ideal, y=_number(rate), key=(IDEAL,), provenance=rate.provenance, card=card))
    name = short_name(point.kernel, point.family)
    return Series(name=point.kernel, label=name, look=context.looks.get(point.kernel, Look(hue=0)), marks=tuple(marks))


def _as_coded(point: PointResult, context: Context) -> Series | None:
    dots = _dots(point, context)
    if dots is None:
        return None
    return Series(name=f"{point.kernel} {point.key}", label="", look=dots.look, marks=dots.marks[:1], layer=1)


def _roof(roof: Roof, roofs: Sequence[Roof], axis: Axis) -> Series | None:
    """Return a ceiling over the part of the axis where it limits; slopes end at the highest level ceiling."""
    highest = max((other.per_s for other in roofs if other.kind is RoofKind.ARITHMETIC), default=0.0)
    if roof.kind is RoofKind.ARITHMETIC:
        steepest = max((other.per_s for other in roofs if other.kind is RoofKind.BANDWIDTH), default=0.0)
        first = max(axis.lower, roof.per_s / steepest) if steepest else axis.lower
        ends = (first, axis.upper)
        rate = roof.per_s / 1e12
        text = f"{roof.name} {significant(rate)} TFLOP/s"
        short = f"{rate:.0f}" if rate >= 10 else significant(rate)  # the panel is often narrow
        label = f"{roof.name.replace('float', 'FP').replace(' cores', '')} {short} TFLOP/s"
    else:
        ends = (axis.lower, min(axis.upper, highest / roof.per_s) if highest else axis.upper)
        text = f"{roof.name} {significant(roof.per_s / 1e12)} TB/s"
        label = text.replace(" memory", "")
    if ends[0] >= ends[1]:
        return None
    card = (sourced(text, Provenance.PUBLISHED), "peak of the GPU's sheet")
    marks = tuple(
        Mark(
            x=x_end,
            y=roof.flops_per_s(x_end) / GIGA,
            key=(roof.name, x_end),
            provenance=Provenance.PUBLISHED,
            card=card,
        )
        for x_end in ends
    )
    return Series(name=roof.name, label=label, look=Look(hue=0), marks=marks, rank=Rank.LIMIT)


def _intensity_axis(values: Sequence[float]) -> Axis:
    return Axis(
        label="arithmetic intensity, flop/byte",
        quantity=Quantity.NUMBER,
        scale=Scale.LOG,
        lower=min(values) / ROOM,
        upper=max(values) * ROOM,
        unit="flop/byte",
    )


def _rate_axis(values: Sequence[float]) -> Axis:
    return Axis(
        label="rate, GFLOP/s",
        quantity=Quantity.NUMBER,
        scale=Scale.LOG,
        lower=min(values) / 1.6,
        upper=max(values) * 1.6,
        unit="GFLOP/s",
    )


def _subtitle(point: PointResult | None) -> str:
    if point is None:
        return ""
    parts = [short_name(point.kernel, point.family), assigned(point.problem), assigned(point.tune)]
    fraction = point.metrics.get("roofline_fraction")
    if fraction is not None:
        parts.append(sourced_line([(f"{value_text(fraction)} of the roofline", fraction.provenance)]))
    return " · ".join(part for part in parts if part)
