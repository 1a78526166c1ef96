"""What a check against a golden profile prints: a line for each point that changed, with its costliest source line.

The rule: every line stands by itself, without colour and without a width, because it is read in the log of a build.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from warplens.cuda.metrics import METRICS
from warplens.profiles.cleaning import for_markdown, plain
from warplens.profiles.comparison import MetricChange
from warplens.profiles.comparison_table import CHANGE_LABELS, change_text
from warplens.profiles.exporters.markdown import markdown_table
from warplens.profiles.formats import points_text
from warplens.profiles.golden import CheckedPoint, GoldenOutcome, counts_of
from warplens.profiles.table import point_name

if TYPE_CHECKING:
    from warplens.cuda.runners.inspection.records import Explanation

TRAFFIC = {
    "gld_transactions": ("load", "global", "sectors"),
    "gst_transactions": ("store", "global", "sectors"),
    "shared_load_transactions": ("load", "shared", "wavefronts"),
    "shared_store_transactions": ("store", "shared", "wavefronts"),
    "gld_requests": ("load", "global", "requests"),
    "gst_requests": ("store", "global", "requests"),
}
"""Each count sums a field of the accesses of one operation to one memory."""

MAX_NAMED = 3
"""Of the points that were not checked for one reason, this many are named; the rest are counted."""

Lines = Mapping[int, str]
"""The sentence on the costliest line, by the index of the point."""


def check_lines(checked: Sequence[CheckedPoint], lines: Lines) -> list[str]:
    """Return a line for each point that is not the same, the worst first, and the summary.

    Example:
        >>> import warplens
        >>> golden = warplens.load("reference:gtx-1080-ti").points[:2]
        >>> worse = CheckedPoint(golden=golden[0], new=None, outcome=GoldenOutcome.WORSE, reason="failed now: no room")
        >>> for line in check_lines([worse, CheckedPoint(golden=golden[1], new=None, outcome=GoldenOutcome.SAME)], {}):
        ...     print(line)
        worse: transpose_serial N=1024 on gtx-1080-ti: failed now: no room
        2 points: 1 same, 1 worse
    """
    changed = [f"{outcome}: {name}: {changes}" for outcome, name, changes in _rows(checked, lines) if changes]
    return [*map(plain, changed), check_summary(checked)]


def check_markdown(checked: Sequence[CheckedPoint], lines: Lines) -> str:
    r"""Return the same as a table, with the points that are the same.

    Example:
        >>> import warplens
        >>> golden = warplens.load("reference:gtx-1080-ti").points[0]
        >>> print(check_markdown([CheckedPoint(golden=golden, new=golden, outcome=GoldenOutcome.SAME)], {}), end="")
        **1 point: 1 same**
        <BLANKLINE>
        | Outcome | Point | What changed |
        | :--- | :--- | :--- |
        | same | transpose\_serial N=1024 on gtx-1080-ti | - |
    """
    rows = [
        (outcome, for_markdown(name), for_markdown(change) or "-") for outcome, name, change in _rows(checked, lines)
    ]
    table = markdown_table(("Outcome", "Point", "What changed"), rows, numbers=(False, False, False))
    return "\n".join([f"**{check_summary(checked)}**", "", *table]) + "\n"


def check_data(checked: Sequence[CheckedPoint], lines: Lines) -> dict[str, object]:
    """Return the same as data: every point with the counts that changed, and how many points have which outcome.

    Example:
        >>> import warplens
        >>> golden = warplens.load("reference:gtx-1080-ti").points[0]
        >>> data = check_data([CheckedPoint(golden=golden, new=golden, outcome=GoldenOutcome.SAME)], {})
        >>> data["counts"]
        {'same': 1, 'better': 0, 'worse': 0, 'not checked': 0}
    """
    return {
        "counts": {outcome.value: count for outcome, count in counts_of(checked).items()},
        "points": [
            {
                "kernel": point.golden.kernel,
                "problem": point.golden.problem,
                "tune": point.golden.tune,
                "device": _device(point),
                "outcome": point.outcome,
                "reason": point.reason,
                "worse": _changes_data(point.worse),
                "better": _changes_data(point.better),
                "other": _changes_data(point.other),
                "costly_line": lines.get(index, ""),
            }
            for index, point in enumerate(checked)
        ],
    }


def _changes_data(changes: Sequence[MetricChange]) -> list[dict[str, object]]:
    return [{"metric": change.key, "base": change.base, "new": change.new} for change in changes]


def _rows(checked: Sequence[CheckedPoint], lines: Lines) -> list[tuple[str, str, str]]:
    """Return outcome, name and changes of each point; points that were not checked share a row by their reason."""
    rows = [
        (outcome.value, _name(point), _changes_text(point, lines.get(index, "")))
        for outcome in (GoldenOutcome.WORSE, GoldenOutcome.BETTER, GoldenOutcome.SAME)
        for index, point in enumerate(checked)
        if point.outcome is outcome
    ]
    names_by_reason: dict[str, list[str]] = {}
    for point in checked:
        if point.outcome is GoldenOutcome.NOT_CHECKED:
            names_by_reason.setdefault(point.reason, []).append(_name(point))
    for reason, names in names_by_reason.items():
        more = f" and {len(names) - MAX_NAMED:,} more" if len(names) > MAX_NAMED else ""
        rows.append((GoldenOutcome.NOT_CHECKED.value, ", ".join(names[:MAX_NAMED]) + more, reason))
    return rows


def check_summary(checked: Sequence[CheckedPoint]) -> str:
    """Return how many points have which outcome.

    Example:
        >>> import warplens
        >>> points = warplens.load("reference:gtx-1080-ti").points
        >>> check_summary([CheckedPoint(golden=point, new=point, outcome=GoldenOutcome.SAME) for point in points])
        '8 points: 8 same'
    """
    parts = [f"{count:,} {outcome.value}" for outcome, count in counts_of(checked).items() if count]
    return f"{points_text(len(checked))}: {', '.join(parts)}"


def costly_line(explanation: Explanation, changes: Sequence[MetricChange]) -> str:
    """Return a sentence on the line that has most of what grew; "" where what grew is no traffic."""
    for change in changes:
        if change.key not in TRAFFIC:
            continue
        operation, space, field = TRAFFIC[change.key]
        accesses = [
            explained.access
            for explained in explanation.accesses
            if (explained.access.operation, explained.access.space) == (operation, space)
        ]
        if not accesses:
            continue
        worst = max(accesses, key=lambda access: (_excess(access, field), getattr(access, field)))
        line = f"line {worst.line}" if worst.line else "an unknown line"
        array = f"`{worst.array}`" if worst.array else f"{space} memory"
        turn = "from" if operation == "load" else "to"
        rate = "" if field == "requests" else _rate(worst, field)
        return f"most of it is {line}, the {operation} {turn} {array}{rate}"
    return ""


def _excess(access: object, field: str) -> int:
    return int(getattr(access, f"excess_{field}", 0))


def _rate(access: object, field: str) -> str:
    requests = getattr(access, "requests", 0)
    if not requests:
        return ""
    now, least = getattr(access, field) / requests, getattr(access, f"ideal_{field}") / requests
    would = f" where {least:.3g} would suffice" if least < now else ""
    return f": {now:.3g} {field} a request{would}"


def _name(point: CheckedPoint) -> str:
    return f"{point_name(point.golden)} on {_device(point)}"


def _device(point: CheckedPoint) -> str:
    return point.new.device if point.new is not None else point.golden.device


def _changes_text(point: CheckedPoint, line: str) -> str:
    parts = [_growth_text(change) for change in point.worse]
    parts += [f"but {_growth_text(change)}" if point.worse else _growth_text(change) for change in point.better]
    if point.other:
        parts.append("also " + ", ".join(_values_text(change) for change in point.other))
    return "; ".join(part for part in (point.reason, *parts, line) if part)


def _growth_text(change: MetricChange) -> str:
    """Return a count with its relative change: `load sectors 8,192 → 16,384 (+100 %)`."""
    old, new = (value.value if value is not None else 0 for value in (change.base, change.new))
    if isinstance(old, str) or isinstance(new, str) or not old:
        return _values_text(change)
    percent = 100 * (new / old - 1)
    growth = f"{percent:+,.0f} %" if abs(percent) >= 10 else f"{percent:+.2g} %"
    return f"{_values_text(change)} ({growth})"


def _values_text(change: MetricChange) -> str:
    if change.key in CHANGE_LABELS:
        return change_text(change)
    values = [f"{value.value:,}" if value is not None else "-" for value in (change.base, change.new)]
    return f"{METRICS[change.key].label.lower()} {values[0]} → {values[1]}"
