"""Occupancy against block size, registers or shared memory, as a figure.

The rule: the curve shows the launch with one number varied; the launch itself is a mark on it, and a second GPU has a
second curve.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.device import what_if
from warplens.cuda.device.limits import SmLimits
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.what_if import Usage, Varied, fitting
from warplens.cuda.ground.metrics import Provenance
from warplens.gui.figures.figure import Axis, Figure, Look, Mark, Quantity, Scale, Series, badge_of
from warplens.profiles.conditions import sourced
from warplens.profiles.formats import grouped

TITLE = "Occupancy"
EMPTY = "Click a point to see its occupancy"
UPPER_PERCENT = 106.0  # the y axis ends here, which leaves room for the marks at 100 %
OWN = "this launch"  # the mark of the launch itself has this name
_LABELS = {
    Varied.THREADS: "threads a block",
    Varied.REGISTERS: "registers a thread",
    Varied.SHARED: "shared memory a block, bytes",
}


def occupancy_figure(
    machines: Sequence[tuple[str, SmLimits]],
    usage: Usage | None,
    varied: Varied,
    look: Look,
    provenance: Provenance = Provenance.COUNTED,
) -> Figure:
    """Return the figure of one varied number.

    Args:
        machines: the name and the limits of the launch's own GPU, then of others to compare with it.
        varied: the number along x.
        provenance: that of the launch's resources; the curve is exact for the numbers along x.
    """
    series = () if usage is None else tuple(_series(machines, usage, varied, look, provenance))
    x_values = [mark.x for curve in series for mark in curve.marks]
    return Figure(
        title=TITLE,
        subtitle=_subtitle(usage, varied),
        x=_x_axis(x_values, varied),
        y=Axis(label="warps resident", quantity=Quantity.PERCENT, scale=Scale.LINEAR, lower=0.0, upper=UPPER_PERCENT),
        series=series,
        badge=badge_of(series),
        empty="" if series else EMPTY,
    )


def _series(
    machines: Sequence[tuple[str, SmLimits]], usage: Usage, varied: Varied, look: Look, provenance: Provenance
) -> list[Series]:
    series = []
    for number, (name, limits) in enumerate(machines):
        marks = [
            Mark(
                x=float(value),
                y=step.percent,
                key=(varied.value, value),
                provenance=Provenance.COUNTED,
                card=_card(name, fitting(limits, usage.with_value(varied, value)), value, varied),
            )
            for step in what_if.curve(limits, usage, varied)
            for value in sorted({step.first, step.last})
        ]
        hue = Look(hue=(look.hue + number) % 8)
        label = name if len(machines) > 1 else ""
        series.append(Series(name=name, label=label, look=hue, marks=tuple(marks), layer=min(number, 1)))
    own = usage.value(varied)
    fits = fitting(machines[0][1], usage) if machines else None
    if fits is not None:
        mark = Mark(
            x=float(own),
            y=fits.percent,
            key=(OWN,),
            provenance=provenance,
            card=_card(machines[0][0], fits, own, varied, provenance),
        )
        series.append(Series(name=OWN, label="", look=look, marks=(mark,)))
    return series


def _card(
    machine: str,
    fits: Occupancy | None,
    value: int,
    varied: Varied,
    provenance: Provenance = Provenance.COUNTED,
) -> tuple[str, ...]:
    heading = f"{machine} · {grouped(value)} {_LABELS[varied].split(',')[0]}"
    if fits is None:
        return heading, "a block does not fit"
    percent = sourced(f"{fits.percent:.4g} %", provenance)
    return (
        heading,
        f"{percent}: {fits.warps_per_sm} of {fits.max_warps_per_sm} warps on an SM",
        f"blocks on an SM: {fits.blocks_per_sm}",
        f"limited by {fits.limiter}",
    )


def _x_axis(x_values: Sequence[float], varied: Varied) -> Axis:
    label = _LABELS[varied]
    upper = max(x_values, default=1024.0)
    if varied is Varied.THREADS:
        values = tuple(float(value) for value in range(128, int(upper) + 1, 128))
        return Axis(
            label=label, quantity=Quantity.SIZE, scale=Scale.LINEAR, lower=0.0, upper=upper * 1.04, values=values
        )
    return Axis(label=label, quantity=Quantity.NUMBER, scale=Scale.LINEAR, lower=0.0, upper=upper * 1.04)


def _subtitle(usage: Usage | None, varied: Varied) -> str:
    if usage is None:
        return ""
    texts = {
        Varied.THREADS: f"{usage.threads_per_block} threads a block",
        Varied.REGISTERS: f"{usage.registers_per_thread} registers a thread",
        Varied.SHARED: f"{grouped(usage.shared_bytes_per_block)} B shared",
    }
    return "with " + " · ".join(text for kind, text in texts.items() if kind is not varied)
