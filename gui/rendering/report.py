"""A report of a profile, alone or against others: one HTML page, or Markdown for a pull request.

The rule: it is a pure function of the profiles; figures, tables, readings and verdicts are those of the window and of
the command line, only put together here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from warplens.cuda.device.cards import sheet_like
from warplens.cuda.device.roofs import roofs
from warplens.cuda.points import PointResult, Status
from warplens.gui.plots.figure import Figure
from warplens.gui.plots.overlay import Overlay
from warplens.gui.plots.roofline import companions, roofline
from warplens.gui.rendering.snapshot import context_of, figures_of, svg_of
from warplens.gui.toolkit.theme import ThemeName
from warplens.profiles.comparison import Comparison, compare
from warplens.profiles.comparison_table import comparison_table, in_order, summary, unmatched_lines
from warplens.profiles.exporters import html
from warplens.profiles.exporters.comparison import comparisons_to_markdown
from warplens.profiles.exporters.markdown import escaped, to_markdown
from warplens.profiles.formats import short_device_name
from warplens.profiles.matching import side_of
from warplens.profiles.reading import read
from warplens.profiles.records import Completeness, Profile
from warplens.profiles.table import headline_table

MAX_ROWS = 500
"""Rows of a table in a page; a profile may have 100,000 points."""
MAX_READINGS = 12
"""Points that are told one by one: each variant's at the largest problem."""


@dataclass(frozen=True, slots=True)
class Named:
    """A profile and what it is called in the report."""

    name: str
    profile: Profile


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A page whose figures are still to be drawn: Qt draws in its own thread alone, all else is done before."""

    title: str
    before: tuple[str, ...]
    figures: tuple[Figure, ...]
    after: tuple[str, ...]

    def page(self, drawn: Sequence[str]) -> str:
        """Return the page, complete in itself, with each figure as `drawn` made it."""
        plots = [html.heading("Plots"), f'<div class="grid">{"".join(drawn)}</div>'] if drawn else []
        return html.page(self.title, [*self.before, *plots, *self.after])


def html_report(told: Named, bases: Sequence[Named] = ()) -> str:
    """Return a page, complete in itself, about a profile; against the profiles that are its bases, if there are any."""
    draft = html_draft(told, bases)
    return draft.page([drawn(figure) for figure in draft.figures])


def html_draft(told: Named, bases: Sequence[Named] = ()) -> Draft:
    """Return the page without its drawings; in any thread."""
    profile = told.profile
    comparisons = _compared(told, bases)
    overlays = tuple(_overlay(base) for base in bases)
    telling = representative_points(profile)
    figures = [*_runtimes(profile, overlays), *_rooflines(profile, telling)]
    parts = [html.heading(f"Warplens: {told.name}", 1), html.paragraph(_subtitle(profile), "muted")]
    parts.append(html.facts(_head(profile)))
    for comparison in comparisons:
        parts += [html.heading(f"{comparison.new} against {comparison.base}"), html.paragraph(summary(comparison))]
    before, parts = tuple(parts), []
    if telling:
        readings = "".join(html.reading(read(point, profile.device(point.device))) for point in telling)
        parts += [html.heading("What holds each variant back"), f'<div class="points">{readings}</div>']
    for comparison in comparisons:
        parts += [html.heading(f"Verdicts against {comparison.base}"), *_pairs(comparison)]
    parts += [html.heading("Points"), *_points(profile)]
    used = {value.provenance for point in profile.points for value in point.metrics.values()}
    used |= {point.time.provenance for point in profile.points if point.time is not None}
    parts += [html.heading("Where the numbers come from"), html.legend(used)]
    return Draft(title=f"Warplens: {told.name}", before=before, figures=tuple(figures), after=tuple(parts))


def markdown_report(told: Named, bases: Sequence[Named] = ()) -> str:
    """Return the same for a pull request: verdicts first, then what holds the variants back, the points folded away."""
    profile = told.profile
    lines = [f"## {escaped(told.name)}", "", escaped(_subtitle(profile)), ""]
    if bases:
        lines += [comparisons_to_markdown(_compared(told, bases)), ""]
    for point in representative_points(profile):
        found = read(point, profile.device(point.device))
        time = f", {found.time} {found.time_provenance}" if found.time else ""
        lines.append(f"- **{escaped(point.kernel)}** ({escaped(found.place)}{escaped(time)})")
        lines += [f"  - {escaped(sentence.text)}" for sentence in found.sentences]
    points = _counted(len(profile.points))
    return "\n".join([*lines, "", f"<details><summary>{points}</summary>", "", to_markdown(profile), "</details>", ""])


def representative_points(profile: Profile) -> tuple[PointResult, ...]:
    """Return the fastest point of each variant at its largest problem, those of the slowest variants first.

    What variants are held against, a library's own kernel or a plain copy, has nothing to be told.
    """
    best: dict[tuple[str, str], PointResult] = {}
    for point in profile.points:
        if point.status is Status.OK and point.time is not None and point.metrics and point.baseline is None:
            known = best.get((point.kernel, point.device))
            if known is None or _rank(point) > _rank(known):
                best[point.kernel, point.device] = point
    found = sorted(best.values(), key=lambda point: -(point.time.value_ns if point.time else 0.0))
    return tuple(found[:MAX_READINGS])


def _rank(point: PointResult) -> tuple[int, float]:
    return max(point.problem.values(), default=0), -(point.time.value_ns if point.time else 0.0)


def _runtimes(profile: Profile, overlays: Sequence[Overlay]) -> list[Figure]:
    """Return both runtime plots of each family: curves of several in one plot could not be told apart."""
    families = dict.fromkeys(point.family for point in profile.points)
    found = []
    for family in families:
        part = replace(profile, points=tuple(point for point in profile.points if point.family == family))
        over = [replace(one, points=tuple(p for p in one.points if p.family == family)) for one in overlays]
        titled = figures_of(part, [one for one in over if one.points])
        if len(families) > 1:
            titled = tuple(replace(figure, title=f"{family}: {figure.title}") for figure in titled)
        found += titled
    return found


def _rooflines(profile: Profile, telling: Sequence[PointResult]) -> list[Figure]:
    """Return the roofline of the fastest variant that computes; none where all only move bytes."""
    context = context_of(profile)
    for point in reversed(telling):
        record = profile.device(point.device)
        spec = sheet_like(record.name, record.compute_capability, record.sm_count) if record else None
        if spec is not None:
            found = roofline(point, companions(point, profile.points), roofs(spec), context)
            if not found.empty:
                return [found]
    return []


def _compared(told: Named, bases: Sequence[Named]) -> list[Comparison]:
    side = side_of(told.profile, told.name)
    return [compare(side_of(base.profile, base.name), side) for base in bases]


def _overlay(base: Named) -> Overlay:
    names = {device.key: short_device_name(device.name) for device in base.profile.devices}
    return Overlay(name=base.name, points=tuple(base.profile.points), device_names=names, is_baseline=True)


def drawn(figure: Figure) -> str:
    """Return a figure as it stands in a page, for light and for dark readers; in Qt's thread."""
    light, dark = (svg_of(figure, theme) for theme in (ThemeName.LIGHT, ThemeName.DARK))
    return html.figure(light, dark)


def _subtitle(profile: Profile) -> str:
    families = ", ".join(dict.fromkeys(point.family for point in profile.points))
    devices = ", ".join(short_device_name(device.name) for device in profile.devices)
    return " · ".join(part for part in (families, devices, _counted(len(profile.points))) if part)


def _counted(points: int) -> str:
    return f"{points:,} point{'' if points == 1 else 's'}"


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
    return parts + [html.paragraph(line, "muted") for line in unmatched_lines(comparison)]


def _points(profile: Profile) -> list[str]:
    left = len(profile.points) - MAX_ROWS
    part = replace(profile, points=tuple(profile.points[:MAX_ROWS]))
    parts = [html.table(headline_table(part))]
    if left > 0:
        parts.append(html.paragraph(f"and {left:,} more points: `warplens show --csv` has them all", "muted"))
    return parts
