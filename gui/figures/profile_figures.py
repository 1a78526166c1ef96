"""The figures of a profile: runtime against matrix size and against tile width, with the looks of the window.

The rule: figures are values made without Qt; who draws them is not known here.
"""

from collections.abc import Sequence

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.ground.errors import InputError
from warplens.gui.figures.answers import best_wordings, with_stale
from warplens.gui.figures.curves import Overlay, PlotChoice
from warplens.gui.figures.figure import Figure, Rank
from warplens.gui.figures.plots import HeatMap, runtime_size, runtime_tile
from warplens.gui.figures.point_arrays import PointArrays
from warplens.gui.figures.runtime import Context
from warplens.gui.figures.variant_looks import assign_looks, in_order, variants_of
from warplens.profiles.cleaning import plain
from warplens.profiles.formats import short_device_name
from warplens.profiles.records import Profile


def figures_of(
    profile: Profile, overlays: Sequence[Overlay] = (), choice: PlotChoice | None = None
) -> tuple[Figure, ...]:
    """Return runtime against matrix size and, if points have a tile width, against tile width; by default the time."""
    return tuple(figure for figure in both_figures(profile, overlays, choice) if not figure.empty)


def both_figures(
    profile: Profile, overlays: Sequence[Overlay] = (), choice: PlotChoice | None = None
) -> tuple[Figure, Figure]:
    """Return both figures of `figures_of`; one without points says why it has none."""
    points, context = PointArrays(profile.points), context_of(profile, overlays)
    return runtime_size(points, context, choice=choice), runtime_tile(points, context, choice=choice)


def caption_of(profile: Profile) -> str:
    """Return the line above the plots of a profile: its families, its GPUs and its compiler."""
    families = ", ".join(dict.fromkeys(point.family for point in profile.points))
    names = dict.fromkeys(short_device_name(device.name) for device in profile.devices)
    return " · ".join(part for part in (families, *names, profile.compiler) if part)


def choice_of_axis(profile: Profile, axis: str) -> PlotChoice:
    """Return the choice of a tune axis, "" for the leading one; `InputError` if no point has it."""
    names = PointArrays(profile.points).tune_names()
    if axis and axis not in names:
        raise InputError(
            f"no point has the tune axis {axis!r}: the points have {', '.join(map(plain, names)) or 'none'}"
        )
    return PlotChoice(tune_axis=axis)


def context_of(profile: Profile, overlays: Sequence[Overlay] = ()) -> Context:
    """Return the looks and names that the window gives to the variants of these profiles."""
    points = (*profile.points, *(point for overlay in overlays for point in overlay.points))
    variants = list(dict.fromkeys((point.kernel, point.family) for point in points))
    baselines = {point.kernel for point in points if point.baseline is not None}
    looks = assign_looks(variants, assign_looks(variants_of(in_order(builtin_kernels()))), baselines)
    names = {device.key: short_device_name(device.name) for device in profile.devices}
    return Context(looks=looks, device_names=names, overlays=tuple(overlays))


# Summaries for screen readers say nothing that the plot does not show, and call modelled numbers so.

MAX_NAMED = 6  # the most curves that are named; beyond it their number is stated


def spoken_figure(figure: Figure) -> str:
    """Return a summary of a plot in a few sentences."""
    if figure.empty:
        return figure.empty
    curves = [series for series in figure.series if series.rank is not Rank.LIMIT and series.marks]
    sentences = [", ".join(filter(None, (figure.subtitle, figure.badge)))]
    marks = [mark for series in curves for mark in series.marks]
    for name, axis, values in (
        ("x", figure.x, [mark.x for mark in marks]),
        ("y", figure.y, [mark.y for mark in marks]),
    ):
        if values:
            ends = dict.fromkeys((axis.words_for(min(values)), axis.words_for(max(values))))
            sentences.append(f"{name}: {axis.label}, {' to '.join(ends)}")
    names = ", ".join(series.label for series in curves) if len(curves) <= MAX_NAMED else ""
    count = "1 curve" if len(curves) == 1 else f"{len(curves)} curves"
    sentences.append(f"{count}: {names}" if names else count)
    gaps = sum(len(series.gaps) for series in figure.series)
    sentences += [f"{gaps} points without a value"] if gaps else []
    if marks:
        sentences += with_stale(best_wordings(figure, max(mark.x for mark in marks))[:1], figure)[:1]
    return ". ".join(filter(None, sentences))


def spoken_map(heat: HeatMap) -> str:
    """Return a summary of a heat map: what it shows, and the best cell of each facet."""
    best = [
        f"{facet.label}: {cell.text} at {facet.columns[cell.column]}"
        for facet in heat.facets[:MAX_NAMED]
        for cell in facet.cells
        if cell.strength == 1.0
    ]
    head = f"{heat.value_label} by {heat.column_label}" + (f" and {heat.row_label}" if heat.row_label else "")
    parts = [", ".join(filter(None, (heat.subtitle, heat.badge))), head, *best[:MAX_NAMED]]
    return ". ".join(filter(None, parts)) or heat.empty
