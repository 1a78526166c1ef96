"""The report of a profile, alone or compared with others: an HTML page, or Markdown for a pull request.

The rule: a report is a pure function of the profiles; it assembles the figures, tables, readings and verdicts of the
window and the command line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from warplens.cuda.device.cards import sheet_like
from warplens.cuda.device.roofs import roofs
from warplens.cuda.points import PointResult
from warplens.gui.plots.colours import ThemeName
from warplens.gui.plots.figure import Figure
from warplens.gui.plots.figures.roofline import companions, roofline
from warplens.gui.plots.points.curves import PlotChoice
from warplens.gui.plots.points.overlay import Overlay
from warplens.gui.plots.profile_figures import choice_of_axis, context_of, figures_of
from warplens.gui.rendering.drawing import svg_text
from warplens.profiles.cleaning import for_markdown
from warplens.profiles.comparison import Comparison, compare
from warplens.profiles.comparison_table import comparison_table, evidence_lines, in_order, summary, unmatched_lines
from warplens.profiles.exporters import html
from warplens.profiles.exporters.comparison import comparisons_to_markdown
from warplens.profiles.exporters.markdown import to_markdown
from warplens.profiles.formats import points_text, short_device_name
from warplens.profiles.matching import side_of
from warplens.profiles.reading import read
from warplens.profiles.records import Completeness, Profile
from warplens.profiles.steps import step_table
from warplens.profiles.table import headline_table

MAX_ROWS = 500
"""A table of a page has at most this many rows, as a profile may have 100,000 points."""
MAX_READINGS = 12
"""A report reads at most this many points, one a variant at its largest problem."""


@dataclass(frozen=True, slots=True)
class Named:
    """A profile and its name in the report."""

    name: str
    profile: Profile


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A page whose figures are not drawn yet: Qt draws in its own thread, everything else can be done before."""

    title: str
    before: tuple[str, ...]
    figures: tuple[Figure, ...]
    after: tuple[str, ...]

    def page(self, drawn: Sequence[str]) -> str:
        """Return the self-contained page with the figures as `drawn` returned them."""
        plots = [html.heading("Plots"), f'<div class="grid">{"".join(drawn)}</div>'] if drawn else []
        return html.page(self.title, [*self.before, *plots, *self.after])


def html_report(subject: Named, bases: Sequence[Named] = (), axis: str = "") -> str:
    """Return a self-contained page about a profile, compared with its bases if there are any.

    Args:
        subject: the profile.
        bases: what it is compared with.
        axis: the tune axis of the plots against tile width; "" is the leading one.

    Raises:
        InputError: no point has this axis.

    Example:
        >>> from warplens import load
        >>> html_report(Named("lecture", load("reference:gtx-1080-ti")))[:15]
        '<!doctype html>'
    """
    draft = html_draft(subject, bases, axis)
    return draft.page([drawn(figure) for figure in draft.figures])


def html_draft(subject: Named, bases: Sequence[Named] = (), axis: str = "") -> Draft:
    """Return the page without its figures; callable in any thread. The arguments are those of `html_report`.

    Raises:
        InputError: no point has this axis.

    Example:
        >>> from warplens import load
        >>> draft = html_draft(Named("lecture", load("reference:gtx-1080-ti")))
        >>> draft.title, draft.before[0]
        ('Warplens: lecture', '<h1>Warplens: lecture</h1>')
    """
    profile = subject.profile
    comparisons = _compared(subject, bases)
    overlays = tuple(_overlay(base) for base in bases)
    points_read = representative_points(profile)
    figures = [*_runtimes(profile, overlays, choice_of_axis(profile, axis)), *_rooflines(profile, points_read)]
    parts = [html.heading(f"Warplens: {subject.name}", 1), html.paragraph(_subtitle(profile), "muted")]
    parts.append(html.facts(_head(profile)))
    for comparison in comparisons:
        parts += [html.heading(f"{comparison.new} against {comparison.base}"), html.paragraph(summary(comparison))]
    before, parts = tuple(parts), []
    if points_read:
        readings = "".join(html.reading(read(point, profile.device(point.device))) for point in points_read)
        parts += [html.heading("What holds each variant back"), f'<div class="points">{readings}</div>']
    for comparison in comparisons:
        parts += [html.heading(f"Verdicts against {comparison.base}"), *_pairs(comparison)]
    parts += [html.heading("Points"), *_points(profile)]
    used = {value.provenance for point in profile.points for value in point.metrics.values()}
    used |= {point.time.provenance for point in profile.points if point.time is not None}
    parts += [html.heading("Where the numbers come from"), html.legend(used)]
    return Draft(title=f"Warplens: {subject.name}", before=before, figures=tuple(figures), after=tuple(parts))


def markdown_report(subject: Named, bases: Sequence[Named] = ()) -> str:
    """Return Markdown for a pull request: verdicts, what holds the variants back, and the points folded away.

    Example:
        >>> from warplens import load
        >>> markdown_report(Named("lecture", load("reference:gtx-1080-ti"))).splitlines()[:3]
        ['## lecture', '', 'transpose · GTX 1080 Ti · 8 points']
    """
    profile = subject.profile
    lines = [f"## {for_markdown(subject.name)}", "", for_markdown(_subtitle(profile)), ""]
    if bases:
        lines += [comparisons_to_markdown(_compared(subject, bases)), ""]
    for point in representative_points(profile):
        reading = read(point, profile.device(point.device))
        time = f", {reading.time} {reading.time_provenance}" if reading.time else ""
        lines.append(f"- **{for_markdown(point.kernel)}** ({for_markdown(reading.place)}{for_markdown(time)})")
        lines += [f"  - {for_markdown(sentence.text)}" for sentence in reading.sentences]
    points = points_text(len(profile.points))
    return "\n".join([*lines, "", f"<details><summary>{points}</summary>", "", to_markdown(profile), "</details>", ""])


def representative_points(profile: Profile) -> tuple[PointResult, ...]:
    """Return the fastest point of each variant at its largest problem, those of the slowest variants first.

    Baselines, such as a library's kernel or a plain copy, are left out.

    Example:
        >>> from warplens import load
        >>> points = representative_points(load("reference:h200"))
        >>> sorted(point.kernel for point in points)[:3]
        ['column_sum', 'matmul_naive', 'matmul_out_of_core']
        >>> {point.problem["N"] for point in points}
        {8192}
    """
    best: dict[tuple[str, str], PointResult] = {}
    for point in profile.points:
        if point.status.is_usable and point.time is not None and point.metrics and point.baseline is None:
            so_far = best.get((point.kernel, point.device))
            if so_far is None or _rank(point) > _rank(so_far):
                best[point.kernel, point.device] = point
    slowest_first = sorted(best.values(), key=lambda point: -(point.time.value_ns if point.time else 0.0))
    return tuple(slowest_first[:MAX_READINGS])


def _rank(point: PointResult) -> tuple[int, float]:
    return max(point.problem.values(), default=0), -(point.time.value_ns if point.time else 0.0)


def _runtimes(profile: Profile, overlays: Sequence[Overlay], choice: PlotChoice) -> list[Figure]:
    """Return both runtime plots of each family, as the curves of several families share looks."""
    families = dict.fromkeys(point.family for point in profile.points)
    figures = []
    for family in families:
        part = replace(profile, points=tuple(point for point in profile.points if point.family == family))
        family_overlays = [
            replace(overlay, points=tuple(point for point in overlay.points if point.family == family))
            for overlay in overlays
        ]
        of_family = figures_of(part, [overlay for overlay in family_overlays if overlay.points], choice)
        if len(families) > 1:
            of_family = tuple(replace(figure, title=f"{family}: {figure.title}") for figure in of_family)
        figures += of_family
    return figures


def _rooflines(profile: Profile, points: Sequence[PointResult]) -> list[Figure]:
    """Return the roofline of the fastest variant with floating-point operations; none if no variant has any."""
    context = context_of(profile)
    for point in reversed(points):
        spec = sheet_like(profile.device(point.device))
        if spec is not None:
            figure = roofline(point, companions(point, profile.points), roofs(spec), context)
            if not figure.empty:
                return [figure]
    return []


def _compared(subject: Named, bases: Sequence[Named]) -> list[Comparison]:
    side = side_of(subject.profile, subject.name)
    return [compare(side_of(base.profile, base.name), side) for base in bases]


def _overlay(base: Named) -> Overlay:
    names = {device.key: short_device_name(device.name) for device in base.profile.devices}
    return Overlay(name=base.name, points=tuple(base.profile.points), device_names=names, is_baseline=True)


def drawn(figure: Figure) -> str:
    """Return a figure as HTML for the light and the dark theme; call it in Qt's thread."""
    light, dark = (svg_text(figure, theme) for theme in (ThemeName.LIGHT, ThemeName.DARK))
    return html.figure(light, dark)


def _subtitle(profile: Profile) -> str:
    families = ", ".join(dict.fromkeys(point.family for point in profile.points))
    devices = ", ".join(short_device_name(device.name) for device in profile.devices)
    return " · ".join(part for part in (families, devices, points_text(len(profile.points))) if part)


def _head(profile: Profile) -> Iterable[tuple[str, str]]:
    host = profile.host
    yield "Devices", ", ".join(f"{device.name} ({device.target})" for device in profile.devices)
    yield "Started", profile.started
    yield "Program", f"{profile.program}, {profile.compiler}" if profile.compiler else profile.program
    yield "Host", f"{host.system}, {host.machine}, {host.processors} processors" if host.system else ""
    yield "Command", profile.command
    yield "Document", str(profile.document) if profile.document is not None else ""
    yield "Note", profile.note
    yield "Tags", ", ".join(profile.tags)
    yield "State", "partial: the sweep did not end" if profile.status is Completeness.PARTIAL else ""


def _pairs(comparison: Comparison) -> list[str]:
    parts = [html.table(comparison_table(comparison, in_order(comparison.pairs)[:MAX_ROWS]))]
    if len(comparison.pairs) > MAX_ROWS:
        parts.append(html.paragraph(f"and {len(comparison.pairs) - MAX_ROWS:,} more pairs", "muted"))
    return parts + [
        html.paragraph(line, "muted") for line in [*evidence_lines(comparison), *unmatched_lines(comparison)]
    ]


def _points(profile: Profile) -> list[str]:
    left = len(profile.points) - MAX_ROWS
    part = replace(profile, points=tuple(profile.points[:MAX_ROWS]))
    parts = [html.table(headline_table(part))]
    if (steps := step_table(part.points)).rows:
        parts += [html.heading("Steps of sequences of launches", 3), html.table(steps)]
    if left > 0:
        parts.append(html.paragraph(f"and {left:,} more points: `warplens show --csv` has them all", "muted"))
    return parts
