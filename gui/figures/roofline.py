"""A roofline: operations a second against operations for each byte, under the ceilings of the GPU.

The rule: a point has two joined dots. The dot as coded counts every sector that its requests move; the ideal dot counts
each byte of the kernel file's `bytes` once. The distance between them is what reuse can gain. A kernel without
floating-point operations stands under the roofs of the bandwidth alone, with useful bytes in place of operations
(`bandwidth_roofline`). A failed point has no dot: its rate is that of wrong work.

Source: Williams, Waterman and Patterson, "Roofline", CACM 52(4), 2009; both intensities as in `cuda.ground.metrics`.
"""

from collections.abc import Callable, Sequence

from warplens.cuda.device.what_if import Roof, RoofKind
from warplens.cuda.ground.metrics import MetricValue, Provenance
from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.figure import Axis, Figure, Look, Mark, Quantity, Rank, Scale, Series, badge_of
from warplens.gui.figures.runtime import Context
from warplens.profiles.conditions import sourced, sourced_line
from warplens.profiles.formats import assigned, outcome_of, short_name, significant, value_text

TITLE = "Roofline"
EMPTY = "Click a point to see it under the ceilings of its GPU"
WITHOUT_FLOPS = "This kernel performs no floating-point operations"
WITHOUT_RATE = "The rate of this kernel is not known: that takes its time and the number of its operations"
INTENSITY_ROOM, RATE_ROOM, SHARE_ROOM, SHARE_END = 3.0, 1.6, 2.0, 1.06  # axes extend so many times beyond values
IDEAL = "ideal"
GIGA = 1e9
SECTOR_BYTES = 32  # CUDA C++ Programming Guide, "Device Memory Accesses": global memory moves in sectors of 32 bytes
SHARED = "shared memory"  # useful bytes are not drawn under the roof of this name: the sectors are of global memory


def roofline(
    point: PointResult | None, others: Sequence[PointResult], roofs: Sequence[Roof], context: Context
) -> Figure:
    """Return the figure; `others` have their dots as coded only."""
    has_failed = point is not None and not point.status.is_usable
    dots = _dots(point, context) if point is not None and not has_failed else None
    moves_only = dots is None and point is not None and _why_empty(point) is WITHOUT_FLOPS
    if moves_only and point and (moving := bandwidth_roofline(point, others, roofs, context)) is not None:
        return moving
    if dots is None:
        return Figure(
            title=TITLE, subtitle="" if point is None or has_failed else bandwidth_text(point),
            x=_axis(*_INTENSITY, (1.0,)), y=_axis(*_RATE, (1.0, 100.0)), series=(), empty=_why_empty(point),
        )  # fmt: skip
    beside = _beside(point, others, context, _dots)
    own = (shown.metrics.get("tensor_products") for shown in (point, *others) if shown is not None)
    products = {product for metric in own if metric is not None for product in str(metric.value).split(", ")}
    roofs = [roof for roof in roofs if roof.product in {"", *products}]  # of tensor cores those of own products alone
    x = _axis(*_INTENSITY, [mark.x for series in (dots, *beside) for mark in series.marks])
    lines = [line for roof in roofs if (line := _roof(roof, roofs, x)) is not None]
    rates = [mark.y for series in (dots, *beside, *lines) for mark in series.marks]
    return Figure(
        title=TITLE, subtitle=_subtitle(point), x=x, y=_axis(*_RATE, rates), series=(dots, *beside, *lines),
        badge=badge_of([dots]), make_card=context.make_card,
    )  # fmt: skip


def bandwidth_roofline(
    point: PointResult, others: Sequence[PointResult], roofs: Sequence[Roof], context: Context
) -> Figure | None:
    """Return useful bytes a second against the useful share of the bytes that are moved, of a kernel without FLOPs.

    A roof is the bandwidth of a level of the memory times that share. None without a time or counted sectors.
    """
    dots = _moving_dots(point, context)
    if dots is None:
        return None
    beside = _beside(point, others, context, _moving_dots)
    shares = [mark.x for series in (dots, *beside) for mark in series.marks]
    x = _axis("useful share of bytes", SHARE_ROOM, "", shares, end=SHARE_END * max(1.0, *shares))
    ends = (x.lower, x.upper / SHARE_END)
    lines = [
        _limit(roof, _bandwidth(roof), _bandwidth(roof), [(share, roof.per_s * share / GIGA) for share in ends])
        for roof in roofs
        if roof.kind is RoofKind.BANDWIDTH and roof.name != SHARED
    ]
    rates = [mark.y for series in (dots, *beside, *lines) for mark in series.marks]
    return Figure(
        title=TITLE, subtitle=bandwidth_text(point), x=x,
        y=_axis("useful bytes a second, GB/s", RATE_ROOM, "GB/s", rates), series=(dots, *beside, *lines),
        badge=badge_of([dots]), make_card=context.make_card,
    )  # fmt: skip


def bandwidth_text(point: PointResult) -> str:
    """Return the bandwidth of a kernel that only moves bytes, and its share of that of DRAM."""
    fraction, bandwidth = point.metrics.get("roofline_fraction"), point.metrics.get("effective_bandwidth")
    parts = []
    if bandwidth is not None:
        parts.append((f"effective bandwidth {value_text(bandwidth)}", bandwidth.provenance))
    if fraction is not None:
        parts.append((f"{value_text(fraction)} of what DRAM allows", fraction.provenance))
    return sourced_line(parts)


def companions(point: PointResult, points: Sequence[PointResult]) -> tuple[PointResult, ...]:
    """Return the fastest point of each other variant of the family with the same problem, device and cache state."""
    best: dict[str, PointResult] = {}
    for other in points:
        is_like = (other.family, other.device, other.cache) == (point.family, point.device, point.cache)
        if other.kernel == point.kernel or other.time is None or not other.status.is_usable or not is_like:
            continue
        fastest = best[other.kernel].time if other.kernel in best else None
        if other.problem == point.problem and (fastest is None or other.time.value_ns < fastest.value_ns):
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


def _dots(point: PointResult, context: Context) -> Series | None:
    rate, coded = point.metrics.get("gflops"), _number(point.metrics.get("arithmetic_intensity"))
    if rate is None or not _number(rate) or not coded:
        return None
    ideal, gain = _number(point.metrics.get("least_intensity")), ""
    if ideal > coded:
        intensity = sourced(f"{significant(ideal)} flop/byte", point.metrics["least_intensity"].provenance)
        gain = f"{intensity}, {significant(ideal / coded)} times as much"
    return _joined(point, context, rate, (coded, ideal), gain)


def _moving_dots(point: PointResult, context: Context) -> Series | None:
    rate = point.metrics.get("effective_bandwidth")
    counts = [point.metrics.get(key) for key in ("gld_transactions", "gst_transactions")]
    sectors = sum(map(_number, counts))
    if rate is None or point.time is None or not _number(rate) or not sectors:
        return None
    useful_bytes = _number(rate) * point.time.value_ns  # GB/s times ns are bytes
    share, gain = useful_bytes / (SECTOR_BYTES * sectors), ""
    if share < 1:
        counted = next(count for count in counts if count)
        gain = sourced(f"{significant(1 / share)} times as many bytes are moved", counted.provenance)
    return _joined(point, context, rate, (share, 1.0), gain)


def _joined(point: PointResult, context: Context, rate: MetricValue, xs: tuple[float, float], gain: str) -> Series:
    """Return the dot as coded at the first x and, if it gains anything, the ideal dot at the second."""
    marks = [Mark(x=xs[0], y=_number(rate), key=point.key, provenance=rate.provenance, about=point)]
    if gain:
        card = (f"{IDEAL}: every byte moved once", gain)
        marks.append(Mark(x=xs[1], y=_number(rate), key=(IDEAL,), provenance=rate.provenance, card=card))
    name = short_name(point.kernel, point.family)
    return Series(name=point.kernel, label=name, look=context.looks.get(point.kernel, Look(hue=0)), marks=tuple(marks))


def _beside(
    point: PointResult | None,
    others: Sequence[PointResult],
    context: Context,
    dots_of: Callable[[PointResult, Context], Series | None],
) -> list[Series]:
    return [
        Series(name=f"{other.kernel} {other.key}", label="", look=dots.look, marks=dots.marks[:1], layer=1)
        for other in others
        if other is not point and (dots := dots_of(other, context)) is not None
    ]


def _roof(roof: Roof, roofs: Sequence[Roof], axis: Axis) -> Series | None:
    """Return a ceiling over the part of the axis where it limits; slopes end at the highest level ceiling."""
    if roof.kind is RoofKind.ARITHMETIC:
        steepest = max((other.per_s for other in roofs if other.kind is RoofKind.BANDWIDTH), default=0.0)
        first = max(axis.lower, roof.per_s / steepest) if steepest else axis.lower
        ends = (first, axis.upper)
        rate = roof.per_s / 1e12
        text = f"{roof.name} {significant(rate)} TFLOP/s"
        short = f"{rate:.0f}" if rate >= 10 else significant(rate)  # the panel is often narrow
        label = f"{roof.name.replace('float', 'FP').replace(' cores', '')} {short} TFLOP/s"
    else:
        highest = max((other.per_s for other in roofs if other.kind is RoofKind.ARITHMETIC), default=0.0)
        ends = (axis.lower, min(axis.upper, highest / roof.per_s) if highest else axis.upper)
        text = _bandwidth(roof)
        label = text.replace(" memory", "")
    if ends[0] >= ends[1]:
        return None
    return _limit(roof, text, label, [(x, roof.flops_per_s(x) / GIGA) for x in ends])


def _bandwidth(roof: Roof) -> str:
    return f"{roof.name} {significant(roof.per_s / 1e12)} TB/s"


def _limit(roof: Roof, text: str, label: str, ends: Sequence[tuple[float, float]]) -> Series:
    card = (sourced(text, Provenance.PUBLISHED), "peak of the GPU's sheet")
    marks = tuple(Mark(x=x, y=y, key=(roof.name, x), provenance=Provenance.PUBLISHED, card=card) for x, y in ends)
    return Series(name=roof.name, label=label, look=Look(hue=0), marks=marks, rank=Rank.LIMIT)


_INTENSITY = ("arithmetic intensity, flop/byte", INTENSITY_ROOM, "flop/byte")
_RATE = ("rate, GFLOP/s", RATE_ROOM, "GFLOP/s")


def _axis(label: str, room: float, unit: str, values: Sequence[float], end: float = 0.0) -> Axis:
    lower, upper = min(values) / room, end or max(values) * room
    return Axis(label=label, quantity=Quantity.NUMBER, scale=Scale.LOG, lower=lower, upper=upper, unit=unit)


def _subtitle(point: PointResult | None) -> str:
    if point is None:
        return ""
    parts = [short_name(point.kernel, point.family), assigned(point.problem), assigned(point.tune)]
    if (fraction := point.metrics.get("roofline_fraction")) is not None:
        parts.append(sourced_line([(f"{value_text(fraction)} of the roofline", fraction.provenance)]))
    return " · ".join(filter(None, parts))
