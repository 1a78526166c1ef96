"""Comparisons as Markdown, for a pull request, and as JSON, for other programs (schema `warplens-comparison/1`).

The rule: both hold every pair, whatever its verdict; in Markdown the pairs that are the same are folded away.
"""

from collections.abc import Sequence

from warplens.cuda.ground.points import PointResult
from warplens.profiles import conditions, formats, statistics, writing
from warplens.profiles.comparison import Comparison
from warplens.profiles.comparison_table import comparison_table, evidence_lines, heading, summary, unmatched_lines
from warplens.profiles.exporters.markdown import table_lines

SCHEMA = "warplens-comparison/1"
_EVIDENCE = ("remarks", "ratio", "lower", "upper", "resolution", "p_value")  # as `Pair` has them


def comparisons_to_markdown(comparisons: Sequence[Comparison]) -> str:
    """Return a section for each comparison."""
    return "\n".join(line for comparison in comparisons for line in _section(comparison))


def comparisons_to_json(comparisons: Sequence[Comparison]) -> str:
    """Return all comparisons as one line of JSON."""
    data = {
        "schema": SCHEMA,
        "program": writing.program_version(),
        "comparisons": [
            {
                "base": comparison.base,
                "new": comparison.new,
                "thresholds": comparison.thresholds,
                "counts": {verdict.value: count for verdict, count in comparison.counts().items()},
                "false_alarms": comparison.false_alarms,
                "effects": comparison.effects,
                "pairs": [
                    {
                        **_identity(pair.new),
                        "verdict": pair.verdict,
                        "reason": pair.reason,
                        "said": pair.detail,
                        **{name: getattr(pair, name) for name in _EVIDENCE},
                        "base": _time_data(pair.base),
                        "new": _time_data(pair.new),
                        "changes": [
                            {"metric": change.key, "base": change.base, "new": change.new} for change in pair.changes
                        ],
                    }
                    for pair in comparison.pairs
                ],
                "unmatched": [
                    {"side": unmatched.side, "why": unmatched.why.value, **_identity(unmatched.point)}
                    for unmatched in comparison.unmatched
                ],
            }
            for comparison in comparisons
        ],
    }
    return writing.encode(data).decode("utf-8") + "\n"


def _section(comparison: Comparison) -> list[str]:
    other = [pair for pair in comparison.pairs if pair.verdict not in conditions.UNCHANGED]
    lines = [f"### {formats.for_markdown(heading(comparison))}", "", f"**{summary(comparison)}**", ""]
    lines += [f"{formats.for_markdown(line)}\n" for line in evidence_lines(comparison)]
    if other:
        lines += [*table_lines(comparison_table(comparison, other)), ""]
    for verdict in conditions.UNCHANGED:
        if folded := [pair for pair in comparison.pairs if pair.verdict is verdict]:
            lines += [f"<details><summary>{len(folded):,} {verdict.value}</summary>", ""]
            lines += [*table_lines(comparison_table(comparison, folded)), "", "</details>", ""]
    lines += [f"- {formats.for_markdown(line)}" for line in unmatched_lines(comparison)]
    return [*lines, ""] if comparison.unmatched else lines


def _identity(point: PointResult) -> dict[str, object]:
    return {name: getattr(point, name) for name in ("kernel", "family", "problem", "tune", "cache")}


def _time_data(point: PointResult) -> dict[str, object]:
    time = point.time
    return {
        "device": point.device,
        "status": point.status,
        "time_ns": None if time is None else time.value_ns,
        "provenance": None if time is None else time.provenance,
        "spread": statistics.spread_of(time.samples_ns) if time is not None and time.samples_ns else None,
    }
