"""What a check against a golden profile prints: a line a point that changed, with the source line that costs most.

The rule: every line stands by itself, without colour and without a width, because it is read in the log of a build.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from warplens.cuda.metrics import METRICS
from warplens.profiles.comparison import Change
from warplens.profiles.comparison_table import CHANGE_LABELS, change_text
from warplens.profiles.exporters.markdown import escaped, markdown_table
from warplens.profiles.golden import CheckedPoint, Outcome, counts_of
from warplens.profiles.table import plain, point_name

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
"""What each count is of: operation, memory, and the field of an access that it sums."""

MOST_NAMED = 3
"""Points that were not checked for one reason, and are named; more are counted."""

Lines = Mapping[int, str]
"""The sentence on the line that costs most, by the place of the point."""


def check_lines(checked: Sequence[CheckedPoint], lines: Lines) -> list[str]:
    """Return a line for each point that is not the same, the worst first, and the summary."""
    told = [f"{outcome}: {name}: {said}" for outcome, name, said in _rows(checked, lines) if said]
    return [*map(plain, told), check_summary(checked)]


def check_markdown(checked: Sequence[CheckedPoint], lines: Lines) -> str:
    """Return the same as a table, with the points that are the same."""
    rows = [(outcome, escaped(name), escaped(change) or "-") for outcome, name, change in _rows(checked, lines)]
    table = markdown_table(("Outcome", "Point", "What changed"), rows, numbers=(False, False, False))
    return "\n".join([f"**{check_summary(checked)}**", "", *table]) + "\n"


def check_data(checked: Sequence[CheckedPoint], lines: Lines) -> dict[str, object]:
    """Return the same as data: every point with the counts that changed, and how many points have which outcome."""
    return {
        "counts": {outcome.value: count for outcome, count in counts_of(checked).items()},
        "points": [
            {
                "kernel": point.golden.kernel,
                "problem": point.golden.problem,
                "tune": point.golden.tune,
                "device": _device(point),
                "outcome": point.outcome,
                "reason": point.said,
                "worse": _changes_data(point.worse),
                "better": _changes_data(point.better),
                "other": _changes_data(point.told),
                "costly_line": lines.get(index, ""),
            }
            for index, point in enumerate(checked)
        ],
    }


def _changes_data(changes: Sequence[Change]) -> list[dict[str, object]]:
    return [{"metric": change.key, "base": change.base, "new": change.new} for change in changes]


def _rows(checked: Sequence[CheckedPoint], lines: Lines) -> list[tuple[str, str, str]]:
    """Return outcome, point and what is said of it; points that were not checked, together by their reason."""
    rows = [
        (outcome.value, _name(one), _said(one, lines.get(place, "")))
        for outcome in (Outcome.WORSE, Outcome.BETTER, Outcome.SAME)
        for place, one in enumerate(checked)
        if one.outcome is outcome
    ]
    together: dict[str, list[str]] = {}
    for one in checked:
        if one.outcome is Outcome.NOT_CHECKED:
            together.setdefault(one.said, []).append(_name(one))
    for why, names in together.items():
        more = f" and {len(names) - MOST_NAMED:,} more" if len(names) > MOST_NAMED else ""
        rows.append((Outcome.NOT_CHECKED.value, ", ".join(names[:MOST_NAMED]) + more, why))
    return rows


def check_summary(checked: Sequence[CheckedPoint]) -> str:
    """Return how many points have which outcome."""
    total = len(checked)
    parts = [f"{count:,} {outcome.value}" for outcome, count in counts_of(checked).items() if count]
    return f"{total:,} {'point' if total == 1 else 'points'}: {', '.join(parts)}"


def costly_line(found: Explanation, changes: Sequence[Change]) -> str:
    """Name the line that has most of what grew; "" where what grew is no traffic."""
    for change in changes:
        if change.key not in TRAFFIC:
            continue
        operation, space, field = TRAFFIC[change.key]
        accesses = [
            one.access for one in found.accesses if one.access.operation == operation and one.access.space == space
        ]
        if not accesses:
            continue
        worst = max(accesses, key=lambda access: (_excess(access, field), getattr(access, field)))
        place = f"line {worst.line}" if worst.line else "an unknown line"
        array = f"`{worst.array}`" if worst.array else f"{space} memory"
        turn = "from" if operation == "load" else "to"
        rate = "" if field == "requests" else _rate(worst, field)
        return f"most of it is {place}, the {operation} {turn} {array}{rate}"
    return ""


def _excess(access: object, field: str) -> int:
    return int(getattr(access, f"excess_{field}", 0))


def _rate(access: object, field: str) -> str:
    requests = getattr(access, "requests", 0)
    if not requests:
        return ""
    now, least = getattr(access, field) / requests, getattr(access, f"ideal_{field}") / requests
    would = f" where {least:.3g} would do" if least < now else ""
    return f": {now:.3g} {field} a request{would}"


def _name(point: CheckedPoint) -> str:
    return f"{point_name(point.golden)} on {_device(point)}"


def _device(point: CheckedPoint) -> str:
    return point.new.device if point.new is not None else point.golden.device


def _said(one: CheckedPoint, line: str) -> str:
    parts = [_grown(change) for change in one.worse]
    parts += [f"but {_grown(change)}" if one.worse else _grown(change) for change in one.better]
    if one.told:
        parts.append("also " + ", ".join(_told(change) for change in one.told))
    return "; ".join([*([one.said] if one.said else []), *parts, *([line] if line else [])])


def _grown(change: Change) -> str:
    """Return a count with its relative change: `load sectors 8,192 → 16,384 (+100 %)`."""
    old, new = (value.value if value is not None else 0 for value in (change.base, change.new))
    if isinstance(old, str) or isinstance(new, str) or not old:
        return _told(change)
    percent = 100 * (new / old - 1)
    return f"{_told(change)} ({percent:+,.0f} %)" if abs(percent) >= 10 else f"{_told(change)} ({percent:+.2g} %)"


def _told(change: Change) -> str:
    if change.key in CHANGE_LABELS:
        return change_text(change)
    values = [f"{value.value:,}" if value is not None else "-" for value in (change.base, change.new)]
    return f"{METRICS[change.key].label.lower()} {values[0]} → {values[1]}"
