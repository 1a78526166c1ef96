"""Measured over modelled time against the matrix size, as a figure: a curve for each variant and tile.

The rule: a ratio is modelled, as it rests on the model, and is drawn so; the line of 1 is where the model is right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from warplens.cuda.ground.metrics import Provenance
from warplens.gui.figures.figure import (
    About,
    Axis,
    Figure,
    Look,
    Mark,
    Quantity,
    Rule,
    Scale,
    Series,
    badge_of,
    size_axis,
)
from warplens.gui.figures.point_arrays import size_of
from warplens.gui.figures.ratio import look_of, pair_name
from warplens.profiles.cleaning import plain
from warplens.profiles.columns import term_words
from warplens.profiles.conditions import sourced
from warplens.profiles.formats import assigned, short_name, time_text
from warplens.profiles.residuals import KernelResiduals, Residual, ratio_text

TITLE = "Why is it off?"
EMPTY = "No point has both a measured and a modelled time"
ROOM = 1.1  # the axis reaches this much further than the ratios
NARROWEST = 1.25  # it shows ratios from 1 / 1.25 to 1.25 at least, so that small differences look small
MOST_TERMS = 3  # the number of the largest terms that a card names


def residual_figure(kernels: Sequence[KernelResiduals], looks: Mapping[str, Look]) -> Figure:
    """Return the figure of these kernels; one kernel alone has a hue for each tile."""
    is_one = len({kernel.kernel for kernel in kernels}) == 1
    has_devices = len({kernel.device for kernel in kernels}) > 1
    series = tuple(
        curve for kernel in kernels for curve in _curves(kernel, looks, is_one=is_one, has_devices=has_devices)
    )
    marks = [mark for curve in series for mark in curve.marks]
    names = sorted({name for kernel in kernels for residual in kernel.residuals for name in residual.point.problem})
    label = f"matrix size {names[0]}" if len(names) == 1 else "matrix size"
    return Figure(
        title=TITLE,
        subtitle=_subtitle(kernels, is_one=is_one),
        x=size_axis(label, (mark.x for mark in marks), Scale.LOG),
        y=_ratio_axis(marks),
        series=series,
        badge=badge_of(series),
        empty="" if marks else EMPTY,
        rules=(Rule(y=1.0, label="as modelled"),) if marks else (),
        make_card=_card,
    )


def _curves(kernel: KernelResiduals, looks: Mapping[str, Look], *, is_one: bool, has_devices: bool) -> list[Series]:
    by_tile: dict[str, list[Residual]] = {}
    for residual in kernel.residuals:
        by_tile.setdefault(assigned(residual.point.tune), []).append(residual)
    name = short_name(kernel.kernel, kernel.family)
    curves = []
    for number, (tile, residuals) in enumerate(by_tile.items()):
        parts = ("" if is_one and tile else name, tile, kernel.device if has_devices else "")
        curves.append(
            Series(
                name=kernel.kernel,
                label=plain(" · ".join(part for part in parts if part)),
                look=Look.numbered(number) if is_one else look_of(looks, kernel.kernel),
                marks=tuple(sorted(map(_mark, residuals), key=lambda mark: mark.x)),
            )
        )
    return curves


def _mark(residual: Residual) -> Mark:
    return Mark(
        x=float(size_of(residual.point)),
        y=residual.ratio,
        key=residual.point.key,
        provenance=Provenance.MODELLED,
        about=residual,
    )


def _card(residual: About) -> tuple[str, ...]:
    assert isinstance(residual, Residual), residual
    shares = residual.shares
    largest = sorted(shares, key=lambda name: -shares[name])[:MOST_TERMS]
    terms = ", ".join(f"{term_words(name)} {100 * shares[name]:.0f} %" for name in largest)
    return (
        pair_name(residual.point),
        f"{ratio_text(residual.ratio)} of the modelled time",
        sourced(time_text(residual.measured_ns), Provenance.MEASURED),
        sourced(time_text(residual.modelled_ns), Provenance.MODELLED),
        *((f"of it {terms} (modelled)",) if terms else ()),
    )


def _subtitle(kernels: Sequence[KernelResiduals], *, is_one: bool) -> str:
    devices = ", ".join(dict.fromkeys(kernel.device for kernel in kernels))
    if not kernels:
        return ""
    states = " and ".join(dict.fromkeys(kernel.cache.value for kernel in kernels))
    what = kernels[0].kernel.replace("_", " ") if is_one else "all variants"
    return plain(f"{what} on {devices}, {states} cache")


def _ratio_axis(marks: Sequence[Mark]) -> Axis:
    ratios = [mark.y for mark in marks]
    return Axis(
        label="measured / modelled time",
        quantity=Quantity.RATIO,
        scale=Scale.LOG,
        lower=min([1 / NARROWEST, *ratios]) / ROOM,
        upper=max([NARROWEST, *ratios]) * ROOM,
        unit="×",
    )
