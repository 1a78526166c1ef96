"""The report of a profile, alone or compared with others: an HTML page, or Markdown for a pull request.

The rule: a report is a pure function of the profiles; it assembles the figures, tables, readings and verdicts of the
window and the command line. The answer comes first: the fastest of each family, and by how much; then what differs from
the other profiles, the plots of one family and one state of the cache each, the variants from the fastest on, and at
the end every point and how they were run. The script of a page makes the frozen window of it (`frozen`); without it the
plots stand still.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path

from warplens.cuda.device import gpus, what_if
from warplens.cuda.ground.points import Baseline, CacheState, PointResult
from warplens.gui.figures.colours import ThemeName
from warplens.gui.figures.curves import Overlay, PlotChoice
from warplens.gui.figures.figure import Figure
from warplens.gui.figures.picture import row_svg
from warplens.gui.figures.profile_figures import choice_of_axis, context_of, figures_of, spoken_figure
from warplens.gui.figures.roofline import companions, roofline
from warplens.gui.figures.spacing import subject_of, with_subject
from warplens.gui.kit import frozen
from warplens.profiles import conditions, matching
from warplens.profiles.answers import answer_lines, answer_table, answers_of, is_copy
from warplens.profiles.comparison import Comparison, compare
from warplens.profiles.comparison_table import comparison_table, evidence_lines, in_order, summary, unmatched_lines
from warplens.profiles.exporters import html
from warplens.profiles.exporters.comparison import comparisons_to_markdown
from warplens.profiles.exporters.markdown import table_lines, to_markdown
from warplens.profiles.formats import for_markdown, legend_of, one_line, points_text, short_device_name
from warplens.profiles.reading import Reading, read
from warplens.profiles.records import Completeness, Profile, stem_of
from warplens.profiles.steps import step_table
from warplens.profiles.table import headline_table, reading_order

MAX_ROWS = 500  # a table of a page has at most this many rows, as a profile may have 100,000 points
MAX_FIGURES = 24  # a page has at most this many plots for readers without a script
MAX_READINGS = 12  # a report reads at most this many points, one a variant at its largest problem
MAX_SOURCES = 40  # a page shows at most this many sources
MAX_ANSWERS = 120  # at most this many sizes stand in the table of answers
ABOUT_RATIOS = (
    "Next takes: its time over that of the fastest. Over another: the time of the fastest over that one's, below 1 is "
    "faster."
)
MAX_OPEN = 12  # a table of more answers than this is folded, so that the plots are near
MAX_DIFFERENT = 20  # the most differing pairs that stand before the plots; the others are folded away
MAX_WORD = 14  # the name of a profile in a label of a curve has at most this many letters
_SCRIPT = "\n".join(
    Path(__file__).with_name(name).read_text(encoding="utf-8") for name in ("report.js", "report_page.js")
)
_WORDS = re.compile(r"[^\s._-]+[\s._-]*|[\s._-]+")
MAX_LINES = 24  # the most answers that are written as sentences


@dataclass(frozen=True, slots=True)
class Named:
    """A profile and its name in the report."""

    name: str
    profile: Profile


def html_report(
    subject: Named, bases: Sequence[Named] = (), axis: str = "", seen: frozen.Inspected | None = None
) -> str:
    """Return a self-contained page about a profile, compared with its bases if there are any.

    `axis` is that of the plots against tile width, "" for the leading one; `InputError` if no point has it. `seen` are
    the points that were executed for their source and requests, as `frozen.looked_at` returns them.
    """
    profile = subject.profile
    comparisons = _compared(subject, bases)
    words = differing_words([stem_of(shown.name) for shown in (subject, *bases)])[1:]
    overlays = []
    for base, word in zip(bases, words, strict=True):
        names = {device.key: short_device_name(device.name) for device in base.profile.devices}
        overlays.append(Overlay(name=word, points=base.profile.points, device_names=names, is_baseline=True))
    points_read = representative_points(profile)
    parts = [html.heading(f"Warplens: {subject.name}", 1), html.paragraph(_subtitle(profile), "muted")]
    parts += [html.facts(_remarks(profile)), *_answers(profile, bases)]
    for comparison in comparisons:
        parts += [html.heading(f"{comparison.new} against {comparison.base}"), html.paragraph(summary(comparison))]
        parts += _pairs(comparison)
    parts.append('<div id="window" hidden></div>')
    if figures := page_figures(profile, points_read, overlays, axis)[:MAX_FIGURES]:
        drawn = [html.figure(row_svg([plot]), row_svg([plot], ThemeName.DARK), spoken_figure(plot)) for plot in figures]
        parts.append(f'{html.heading("Plots")}<div class="grid">{"".join(drawn)}</div>')
    if points_read:
        parts += [html.heading("What holds each variant back, from the fastest on"), '<div class="points"></div>']
    ordered = replace(profile, points=tuple(sorted(profile.points, key=reading_order)))
    parts += [html.heading("Points"), '<div id="points">', *_points(ordered), "</div>"]
    parts += [html.heading("How it was run"), html.facts(_head(profile))]
    used = {value.provenance for point in profile.points for value in point.metrics.values()}
    used |= {point.time.provenance for point in profile.points if point.time is not None}
    parts += [html.heading("Where the numbers come from"), html.legend(used)]
    room = frozen.MAX_PAGE_BYTES - len("".join(parts).encode()) - len(_SCRIPT)
    data = frozen.frozen_window(profile, ordered.points, points_read, seen or {}, room)
    return html.page(f"Warplens: {subject.name}", parts, data, _SCRIPT)


def page_figures(
    profile: Profile, points_read: Sequence[PointResult] = (), overlays: Sequence[Overlay] = (), axis: str = ""
) -> list[Figure]:
    """Return the plots of a page, at last the roofline of the fastest variant with floating-point operations."""
    figures = _runtimes(profile, overlays, choice_of_axis(profile, axis))
    for point in points_read:
        if (spec := gpus.sheet_like(profile.device(point.device))) is not None:
            figure = roofline(point, companions(point, profile.points), what_if.roofs(spec), context_of(profile))
            if not figure.empty:
                return [*figures, figure]
    return figures


def _readings(profile: Profile, points: Sequence[PointResult]) -> Iterable[Reading]:
    has_several = len({point.device for point in points}) > 1
    for point in points:
        reading = read(point, profile.device(point.device))
        gpu = f" · {short_device_name(reading.device)}" if has_several else ""
        yield replace(reading, place=f"{reading.place}{gpu}")


def _answers(profile: Profile, bases: Sequence[Named]) -> list[str]:
    """Return the fastest of each family in sentences, and at each size in a table."""
    base = bases[0] if bases else None
    answers = answers_of(profile, base.profile if base else None)
    name = stem_of(base.name) if base else ""
    lines = answer_lines(profile, answers, name)
    parts = [html.heading("Fastest"), *map(html.answer, lines[:MAX_LINES])]
    if len(lines) > MAX_LINES:
        parts.append(html.paragraph(f"and {len(lines) - MAX_LINES} more, in the table", "muted"))
    if answers:
        table = html.table(answer_table(profile, answers[:MAX_ANSWERS], name)) + html.paragraph(ABOUT_RATIOS, "muted")
        if len(answers) > MAX_ANSWERS:
            table += html.paragraph(f"and {len(answers) - MAX_ANSWERS:,} more sizes", "muted")
        title = f"The fastest of {len(answers):,} sizes"
        parts.append(table if len(answers) <= MAX_OPEN else html.folded(title, table))
    return parts


def markdown_report(subject: Named, bases: Sequence[Named] = ()) -> str:
    """Return Markdown for a pull request: the fastest, verdicts, what holds variants back, the points folded away."""
    profile, base = subject.profile, bases[0] if bases else None
    lines = [f"## {for_markdown(subject.name)}", "", for_markdown(_subtitle(profile)), ""]
    answers, name = answers_of(profile, base.profile if base else None), stem_of(base.name) if base else ""
    lines += [f"- {for_markdown(line)}" for line in answer_lines(profile, answers, name)]
    if answers:
        shown = answer_table(profile, answers[:MAX_ANSWERS], name)
        lines += ["", *table_lines(shown), "", for_markdown(ABOUT_RATIOS)]
    lines.append("")
    if bases:
        lines += [comparisons_to_markdown(_compared(subject, bases)), ""]
    points_read = representative_points(profile)
    for point, reading in zip(points_read, _readings(profile, points_read), strict=True):
        time = f", {reading.time} {reading.time_provenance}" if reading.time else ""
        lines.append(f"- **{for_markdown(point.kernel)}** ({for_markdown(reading.place)}{for_markdown(time)})")
        lines += [f"  - {for_markdown(sentence.text)}" for sentence in reading.sentences]
    points = points_text(len(profile.points))
    return "\n".join([*lines, "", f"<details><summary>{points}</summary>", "", to_markdown(profile), "</details>", ""])


def representative_points(profile: Profile, most: int = MAX_READINGS) -> tuple[PointResult, ...]:
    """Return the fastest point of each variant at its largest problem, by family, the fastest first.

    Baselines, such as a library's kernel or a plain copy, are left out, and variants that only copy come last. Where
    there are too many, the fastest of each family stay.
    """
    best: dict[tuple[str, str], PointResult] = {}
    for point in profile.points:
        if point.status.is_usable and point.time is not None and any(point.metrics) and point.baseline is None:
            so_far = best.get((point.kernel, point.device))
            if so_far is None or _rank(point) > _rank(so_far):
                best[point.kernel, point.device] = point
    families: dict[str, list[PointResult]] = {}
    for point in sorted(best.values(), key=_matters_first):
        families.setdefault(point.family, []).append(point)
    in_turn = [point for points in zip_longest(*families.values()) for point in points if point is not None]
    kept = in_turn[:most]
    order = list(dict.fromkeys(point.family for point in profile.points))
    return tuple(sorted(kept, key=lambda point: (order.index(point.family), *_matters_first(point))))


def variants_to_look_at(profile: Profile) -> list[PointResult]:
    """Return the fastest point of each variant at its largest problem, on one GPU each, whose source a page shows."""
    points = representative_points(profile, MAX_SOURCES)
    return list({point.kernel: point for point in reversed(points)}.values())[::-1]


def _matters_first(point: PointResult) -> tuple[bool, int, float]:
    """Return the sort key: the fastest first, after them what ran at smaller sizes alone, and at last what copies."""
    size, shorter = _rank(point)
    return is_copy(point), -size, -shorter


def _rank(point: PointResult) -> tuple[int, float]:
    return max(point.problem.values(), default=0), -point.time.value_ns if point.time else 0.0


def _runtimes(profile: Profile, overlays: Sequence[Overlay], choice: PlotChoice) -> list[Figure]:
    """Return both runtime plots of each family in each state of the cache: the looks of families are shared."""
    names = context_of(profile).device_names
    keys = dict.fromkeys(
        (point.family, point.cache) for point in profile.points if point.baseline is not Baseline.NUMPY
    )
    has_families = len({family for family, _ in keys}) > 1
    figures: list[Figure] = []
    for family, cache in keys:

        def is_shown(point: PointResult, family: str = family, cache: CacheState | None = cache) -> bool:
            return point.family == family and point.cache in (cache, None)

        part = replace(profile, points=tuple(filter(is_shown, profile.points)))
        others = [replace(each, points=tuple(filter(is_shown, each.points)), arrays=None) for each in overlays]
        subject = subject_of((point.key for point in part.points if point.device != gpus.HOST), names)
        for figure in figures_of(part, [overlay for overlay in others if overlay.points], choice):
            title = f"{family}: {figure.title}" if has_families else figure.title
            figures.append(replace(figure, title=title, subtitle=with_subject(figure.subtitle, subject)))
    return figures


def _compared(subject: Named, bases: Sequence[Named]) -> list[Comparison]:
    side = matching.side_of(subject.profile, subject.name)
    return [compare(matching.side_of(base.profile, base.name), side) for base in bases]


def differing_words(names: Sequence[str]) -> list[str]:
    """Return the names for labels of curves: without the words that all begin with, and cut in the middle."""
    parts = [_WORDS.findall(name) for name in names]
    count = 0
    while len(names) > 1 and all(len(words) > count + 1 for words in parts) and len({w[count] for w in parts}) == 1:
        count += 1
    return [
        one_line("".join(words[count:]).strip(" -_.") or name, MAX_WORD)
        for name, words in zip(names, parts, strict=True)
    ]


def _subtitle(profile: Profile) -> str:
    families = ", ".join(dict.fromkeys(point.family for point in profile.points))
    devices = ", ".join(short_device_name(device.name) for device in profile.devices)
    return " · ".join(part for part in (families, devices, points_text(len(profile.points))) if part)


def _remarks(profile: Profile) -> Iterable[tuple[str, str]]:
    """Yield what a reader should know before the answer."""
    yield "Note", profile.note
    yield "Tags", ", ".join(profile.tags)
    yield "State", "partial: the sweep did not end" if profile.status is Completeness.PARTIAL else ""
    yield "Document", str(profile.document) if profile.document is not None else ""


def _head(profile: Profile) -> Iterable[tuple[str, str]]:
    host = profile.host
    yield "Devices", ", ".join(f"{device.name} ({device.target})" for device in profile.devices)
    yield "Started", profile.started
    yield "Program", f"{profile.program}, {profile.compiler}" if profile.compiler else profile.program
    yield "Host", f"{host.system}, {host.machine}, {host.processors} processors" if host.system else ""
    yield "Command", profile.command


def _pairs(comparison: Comparison) -> list[str]:
    """Return the table of the pairs that differ, those that are the same folded away, and the sentences on both."""
    pairs = in_order(comparison.pairs)
    folded = [([pair for pair in pairs if pair.verdict is verdict], verdict.value) for verdict in conditions.UNCHANGED]
    other = [pair for pair in pairs if pair.verdict not in conditions.UNCHANGED]
    parts = [html.table(comparison_table(comparison, other[:MAX_DIFFERENT]))] if other else []
    for listed, words in ((other[MAX_DIFFERENT:], "more that differ"), *folded):
        if listed:
            part = html.table(comparison_table(comparison, listed[:MAX_ROWS]))
            if len(listed) > MAX_ROWS:
                part += html.paragraph(f"and {len(listed) - MAX_ROWS:,} more pairs", "muted")
            parts.append(html.folded(f"{len(listed):,} {words}", part))
    return parts + [
        html.paragraph(line, "muted") for line in [*evidence_lines(comparison), *unmatched_lines(comparison)]
    ]


def _points(profile: Profile) -> list[str]:
    left = len(profile.points) - MAX_ROWS
    part = replace(profile, points=tuple(profile.points[:MAX_ROWS]))
    parts = [html.paragraph(line) for line in legend_of(part.points)] + [html.table(headline_table(part))]
    if (steps := step_table(part.points)).rows:
        parts += [html.heading("Steps of sequences of launches", 3), html.table(steps)]
    if left > 0:
        parts.append(html.paragraph(f"and {left:,} more points: `warplens show --csv` has them all", "muted"))
    return parts
