"""Prints a check against a golden profile: a line for each point that changed, with its costliest source line.

The rule: every line stands by itself, without colour and without a width, because it is read in the log of a build.
Only the log of a compiler takes further lines, which are indented.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.metrics import METRICS
from warplens.profiles import comparison_table, golden_plan
from warplens.profiles.comparison import CHANGE_LABELS, MetricChange
from warplens.profiles.conditions import sourced
from warplens.profiles.exporters.markdown import markdown_table
from warplens.profiles.formats import for_markdown, legend_of, one_line, plain, points_text
from warplens.profiles.golden import FAILING, INCOMPLETE, CheckedPoint, GoldenOutcome, counts_of
from warplens.profiles.table import point_name

if TYPE_CHECKING:
    from warplens.cuda.execute.inspection.records import Explanation

TRAFFIC = toml_beside(__file__)
"""Each count sums a field of the accesses of one operation to one memory."""

MAX_NAMED = 3  # of the points that were not checked for one reason, this many are named; the rest are counted
MAX_LOG_LINES = 40  # of the log of a compiler, this many lines are printed
SHOWN_FIRST = (GoldenOutcome.FAILED, GoldenOutcome.WORSE, GoldenOutcome.REPLACED, GoldenOutcome.BETTER)
"""Points of these outcomes come first, in this order."""


@dataclass(frozen=True, slots=True)
class CostlyLine:
    """The line of the kernel file that has most of what grew (0: unknown), and a sentence on it."""

    line: int
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckReport:
    """All that a check found, for each form of output."""

    points: Sequence[CheckedPoint]  # the golden points, each with what it counts now
    lines: Mapping[int, CostlyLine] = field(default_factory=dict)  # the costliest line of some of them, by their index
    coverage: golden_plan.Coverage | None = None  # what was not looked at; None where a golden profile was created
    added: Sequence[str] = ()  # the kernels whose first golden points `--update` wrote
    paths: Mapping[str, str] = field(default_factory=dict)  # the file of each kernel
    is_strict: bool = False  # what was not looked at fails the check

    @property
    def uncovered(self) -> tuple[str, ...]:
        """A sentence for each thing that was not looked at."""
        return () if self.coverage is None else self.coverage.sentences()


@dataclass(frozen=True, slots=True)
class Row:
    """What the check says of one point, or of several with the same reason: `points` are their indices."""

    outcome: GoldenOutcome
    points: tuple[int, ...]
    name: str
    text: str
    log: tuple[str, ...] = ()


def check_lines(report: CheckReport) -> list[str]:
    """Return a line for each point that is not the same, the worst first, what was not looked at, and the summary."""
    lines = legend_of(point.new or point.golden for point in report.points)
    for row in check_rows(report):
        if row.text:
            lines += [f"{row.outcome}: {row.name}: {row.text}", *(f"    {line}" for line in row.log)]
    lines += [f"not covered: {sentence}" for sentence in report.uncovered]
    lines += [f"added: {one_line(name)}" for name in report.added]
    return [*map(plain, lines), check_summary(report)]


def check_markdown(report: CheckReport) -> str:
    """Return the same as a table, with the points that are the same."""
    rows = check_rows(report)
    cells = [(row.outcome.value, for_markdown(row.name), for_markdown(row.text) or "-") for row in rows]
    table = markdown_table(("Outcome", "Point", "What changed"), cells, numbers=(False, False, False))
    lines = [f"**{check_summary(report)}**", ""]
    lines += [f"{for_markdown(line)}  " for line in legend_of(point.new or point.golden for point in report.points)]
    lines += [*([""] if lines[2:] else []), *table]
    for row in rows:
        if row.log:
            fence = "`" * (3 + max(map(len, re.findall("`+", "".join(row.log))), default=0))
            lines += ["", for_markdown(f"{row.name}:"), "", fence, *map(plain, row.log), fence]
    remarks = [f"not covered: {sentence}" for sentence in report.uncovered]
    remarks += [f"added: {one_line(name)}" for name in report.added]
    lines += ["", *(f"- {for_markdown(remark)}" for remark in remarks)] if remarks else []
    return "\n".join(lines) + "\n"


def check_data(report: CheckReport) -> dict[str, object]:
    """Return the same as data: every point with the counts that changed, and how many points have which outcome."""
    coverage = report.coverage
    return {
        "counts": {outcome.value: count for outcome, count in counts_of(report.points).items()},
        "points": [
            {
                "kernel": point.golden.kernel,
                "path": report.paths.get(point.golden.kernel, ""),
                "problem": point.golden.problem,
                "tune": point.golden.tune,
                "device": _device(point),
                "invented": (point.new or point.golden).invented,
                "outcome": point.outcome,
                "reason": point.reason,
                "log": point.log,
                "worse": _changes_data(point.worse),
                "better": _changes_data(point.better),
                "other": _changes_data(point.other),
                "replaced": point.replaced,
                "costly_line": report.lines[index].sentence if index in report.lines else "",
                "line": report.lines[index].line if index in report.lines else 0,
            }
            for index, point in enumerate(report.points)
        ],
        "uncovered": report.uncovered,
        "new_kernels": () if coverage is None else coverage.new_kernels,
        "left_kernels": {} if coverage is None else coverage.left_kernels,
        "gaps": () if coverage is None else coverage.gaps,
        "added": tuple(report.added),
    }


def _changes_data(changes: Sequence[MetricChange]) -> list[dict[str, object]]:
    return [{"metric": change.key, "base": change.base, "new": change.new} for change in changes]


def check_rows(report: CheckReport) -> list[Row]:
    """Return what the check says of each point, the worst first; at the end points of which it says the same."""
    rows = [
        _row(report, index)
        for outcome in (*SHOWN_FIRST, GoldenOutcome.SAME)
        for index, point in enumerate(report.points)
        if point.outcome is outcome
    ]
    return [*rows, *_shared_rows(report)]


def _row(report: CheckReport, index: int) -> Row:
    point = report.points[index]
    costly = report.lines.get(index)
    log = point.log.splitlines()
    if len(log) > MAX_LOG_LINES:
        log = [*log[:MAX_LOG_LINES], f"and {len(log) - MAX_LOG_LINES} more lines"]
    text = _changes_text(point, costly.sentence if costly else "")
    return Row(point.outcome, (index,), _name(point), text, tuple(log))


def _shared_rows(report: CheckReport) -> Iterator[Row]:
    """Yield the rows of points that were not, or not wholly, checked."""
    for outcome in (GoldenOutcome.PARTLY, GoldenOutcome.NOT_CHECKED):
        indices_by_text: dict[str, list[int]] = {}
        for index, point in enumerate(report.points):
            if point.outcome is outcome:
                indices_by_text.setdefault(_changes_text(point, ""), []).append(index)
        for text, indices in indices_by_text.items():
            more = f" and {len(indices) - MAX_NAMED:,} more" if len(indices) > MAX_NAMED else ""
            names = ", ".join(_name(report.points[index]) for index in indices[:MAX_NAMED])
            yield Row(outcome, tuple(indices), names + more, text)


def check_summary(report: CheckReport) -> str:
    """Return how many points have which outcome; for a new golden profile, how many kernels it has."""
    if not report.points:
        return f"{len(report.added):,} kernel{'' if len(report.added) == 1 else 's'} added"
    parts = [f"{count:,} {outcome.value}" for outcome, count in counts_of(report.points).items() if count]
    return f"{points_text(len(report.points))}: {', '.join(parts)}"


def costly_line(explanation: Explanation, changes: Sequence[MetricChange]) -> CostlyLine | None:
    """Return the line that has most of what grew, with a sentence; None where what grew is not traffic."""
    for change in changes:
        if change.key not in TRAFFIC:
            continue
        operation, space, amount = TRAFFIC[change.key]
        all_accesses = [explained.access for explained in explanation.accesses]
        accesses = [access for access in all_accesses if (access.operation, access.space) == (operation, space)]
        if not accesses:
            continue
        worst = max(accesses, key=lambda access: (int(getattr(access, f"excess_{amount}", 0)), getattr(access, amount)))
        line = f"line {worst.line}" if worst.line else "an unknown line"
        array = f"`{worst.array}`" if worst.array else f"{space} memory"
        access = {"load": "the load from", "store": "the store to"}.get(operation, "the atomic operation on")
        rate = _rate(worst, amount) if amount in {"sectors", "wavefronts"} else ""
        return CostlyLine(worst.line, f"most of it is {line}, {access} {array}{rate}")
    return None


def _rate(access: object, amount: str) -> str:
    requests = getattr(access, "requests", 0)
    if not requests:
        return ""
    now, least = getattr(access, amount) / requests, getattr(access, f"ideal_{amount}") / requests
    would = f" where {least:.3g} would suffice" if least < now else ""
    return f": {now:.3g} {amount} a request{would}"


def _name(point: CheckedPoint) -> str:
    return f"{point_name(point.golden)} on {_device(point)}"


def _device(point: CheckedPoint) -> str:
    return point.new.device if point.new is not None else point.golden.device


def _changes_text(point: CheckedPoint, line: str) -> str:
    parts = [_growth_text(change) for change in point.worse]
    parts += [f"but {_growth_text(change)}" if point.worse else _growth_text(change) for change in point.better]
    if point.other:
        parts.append("also " + ", ".join(_values_text(change) for change in point.other))
    return "; ".join(part for part in (point.reason, *point.replaced, *parts, line) if part)


def _growth_text(change: MetricChange) -> str:
    """Return a count with its relative change: `load sectors 8,192 → 16,384 counted (+100 %)`."""
    old, new = (value.value if value is not None else 0 for value in (change.base, change.new))
    if isinstance(old, str) or isinstance(new, str) or not old:
        return _values_text(change)
    percent = 100 * (new / old - 1)
    growth = f"{percent:+,.0f} %" if abs(percent) >= 10 else f"{percent:+.2g} %"
    return f"{_values_text(change)} ({growth})"


def _values_text(change: MetricChange) -> str:
    """Return the old and the new value with their provenance, once where both share it."""
    if change.key in CHANGE_LABELS:
        return comparison_table.sourced_change(change)
    values = [("-", None) if v is None else (f"{v.value:,}", v.provenance) for v in (change.base, change.new)]
    sources = {source for _, source in values if source is not None}
    old, new = (text if len(sources) == 1 else sourced(text, source) for text, source in values)
    return sourced(f"{METRICS[change.key].label.lower()} {old} → {new}", sources.pop() if len(sources) == 1 else None)


# A check for the programs that run it: annotations of GitHub's workflows, and the XML of JUnit that most others read.
# A message is one annotation or one test, whatever a kernel or a profile is named; nothing of theirs begins
# a command of its own or ends a tag.
# Source: "Workflow commands for GitHub Actions" (GitHub Docs) for `::error file=...::` and its escapes `%25 %0D %0A`,
# in properties also `%3A %2C`; the XML is that of Apache Ant's JUnit task, as GitLab, Jenkins and others document it.

_LEVELS = {GoldenOutcome.BETTER: "notice"} | dict.fromkeys(FAILING, "error") | dict.fromkeys(INCOMPLETE, "warning")
_TITLE = "warplens check"
_ERROR = re.compile(r"\((\d{1,6})\): error", re.ASCII)  # the first error in the compiler's log: `my.cu(12): error: ...`


def check_github(report: CheckReport) -> str:
    """Return an annotation for each point that is not the same and for what was not looked at, and the summary."""
    return "\n".join([*_annotations(report), plain(check_summary(report))]) + "\n"


def _annotations(report: CheckReport) -> Iterator[str]:
    strict = "error" if report.is_strict else "warning"
    for row in check_rows(report):
        if row.outcome in _LEVELS and row.text:
            level = strict if row.outcome in INCOMPLETE else _LEVELS[row.outcome]
            first = row.points[0]
            costly = report.lines.get(first)
            error = _ERROR.search("\n".join(row.log))
            path = report.paths.get(report.points[first].golden.kernel, "")
            line = costly.line if costly is not None else int(error.group(1)) if error is not None else 0
            message = "\n".join([f"{row.name}: {row.text}", *row.log])
            yield _annotation(level, f"{_TITLE}: {row.outcome}", message, path=path, line=line)
    for sentence in report.uncovered:
        yield _annotation(strict, f"{_TITLE}: not covered", sentence)
    for name in report.added:
        yield _annotation("notice", f"{_TITLE}: added", one_line(name))


def _annotation(level: str, title: str, message: str, *, path: str = "", line: int = 0) -> str:
    properties = {"file": path, "line": str(line or ""), "title": title}
    values = {name: _escaped(value).replace(":", "%3A").replace(",", "%2C") for name, value in properties.items()}
    named = ",".join(f"{name}={value}" for name, value in values.items() if value)
    return f"::{level} {named}::{_escaped(message)}"


def _escaped(text: str) -> str:
    return plain(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def check_junit(report: CheckReport) -> str:
    """Return the check as tests: a failure for a regression, an error for a failed point; other gaps are skipped."""
    suite = ET.Element("testsuite", name=_TITLE)
    for row in check_rows(report):
        _case(suite, report, row)
    for sentence in report.uncovered:
        case = ET.SubElement(suite, "testcase", classname="coverage", name=plain(sentence))
        ET.SubElement(case, "failure" if report.is_strict else "skipped", message="not covered")
    suite.set("tests", str(len(suite)))
    for name, kind in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(name, str(len(suite.findall(f"testcase/{kind}"))))
    ET.indent(suite)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(suite, encoding="unicode")}\n'


def _case(suite: ET.Element, report: CheckReport, row: Row) -> None:
    kernel = report.points[row.points[0]].golden.kernel
    case = ET.SubElement(suite, "testcase", classname=one_line(kernel), name=plain(row.name))
    message = plain(f"{row.outcome}: {row.text}")
    if row.outcome is GoldenOutcome.FAILED:
        ET.SubElement(case, "error", message=message).text = plain("\n".join(row.log)) or None
    elif row.outcome in FAILING or (row.outcome in INCOMPLETE and report.is_strict):
        ET.SubElement(case, "failure", message=message)
    elif row.outcome in INCOMPLETE:
        ET.SubElement(case, "skipped", message=message)
    elif row.text:
        ET.SubElement(case, "system-out").text = message
