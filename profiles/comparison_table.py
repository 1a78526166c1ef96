"""A comparison as a table and as sentences: what the terminal, Markdown and the window say of it.

The rule: every pair has its row, whatever its verdict; the worst come first. What a point lacks is a sign, never 0, and
a modelled time never stands without the word.
"""

import math
from collections.abc import Callable, Iterable
from operator import attrgetter
from statistics import median

from warplens.cuda.ground.metrics import MetricValue
from warplens.cuda.ground.points import PointResult
from warplens.profiles import table
from warplens.profiles.comparison import CHANGE_LABELS, Comparison, MetricChange, Pair
from warplens.profiles.conditions import UNCHANGED, Reason, Verdict, sourced
from warplens.profiles.formats import plain
from warplens.profiles.matching import WhyUnmatched, state_of

LEAST_SHIFT_NS = 10.0  # a common shift of less than this is not worth a sentence
MAX_NAMED_METRICS = 2  # up to this many metrics that only one of two points has are named; more are counted

WORST_FIRST = (Verdict.SLOWER, Verdict.UNKNOWN, Verdict.UNRESOLVED, Verdict.FASTER, *UNCHANGED)  # the order in tables


def comparison_table(comparison: Comparison, pairs: Iterable[Pair] | None = None) -> table.Table:
    """Return the table of a comparison, or of some of its pairs."""

    def column(key: str, label: str, short: str, cell: Callable[[Pair], table.Cell]) -> table.ColumnSource[Pair]:
        return table.ColumnSource(table.Column(key=key, label=label, short=short), cell)

    shown = in_order(comparison.pairs if pairs is None else pairs)
    sources: list[table.ColumnSource[Pair]] = [table.word_column("kernel", "Kernel", lambda pair: pair.new.kernel)]
    if len({pair.new.device for pair in shown} | {pair.base.device for pair in shown}) > 1:
        sources.append(table.word_column("device", "Device", _device))
    sources += table.axis_columns(shown, attrgetter("new"))
    if any(pair.new.cache is not None or pair.base.cache is not None for pair in shown):
        sources.append(table.word_column("cache", "Cache", _cache))
    sources += [
        column("base_ns", "Baseline", "Base", lambda pair: table.time_cell(pair.base)),
        column("new_ns", "New", "New", lambda pair: table.time_cell(pair.new)),
        column("ratio", "Ratio", "Ratio", _ratio),
        column("interval", "95 % interval", "Interval", lambda pair: table.Cell(text=interval_text(pair))),
        table.word_column("verdict", "Verdict", lambda pair: pair.verdict.value),
        table.word_column("why", "Why", why_text, table.MAX_SENTENCE),
    ]
    if any(pair.changes for pair in shown):
        sources.append(table.word_column("changes", "What changed", changes_text, table.MAX_SENTENCE))
    return table.table_of(sources, shown, attrgetter("new"))


def in_order(pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    """Return pairs with the worst verdict first, the largest change first of those that changed."""
    return tuple(
        sorted(pairs, key=lambda pair: (WORST_FIRST.index(pair.verdict), _size(pair), table.reading_order(pair.new)))
    )


def _size(pair: Pair) -> float:
    """Return the first sort key of the pairs of one verdict: the size of the change."""
    if pair.ratio is None or pair.verdict not in (Verdict.SLOWER, Verdict.FASTER):
        return 0.0
    return -pair.ratio if pair.verdict is Verdict.SLOWER else pair.ratio


def summary(comparison: Comparison) -> str:
    """Return one line: how many pairs have which verdict, and how many points have no partner."""
    parts = [f"{count:,} {verdict.value}" for verdict, count in comparison.counts().items() if count]
    if mixed := len(_modelled_against_measured(comparison)):
        parts.append(f"{mixed:,} of them {Reason.MODELLED_AGAINST_MEASURED.value}")
    failed = sum(pair.is_regression and pair.verdict is not Verdict.SLOWER for pair in comparison.pairs)
    if failed:
        parts.append(f"{failed:,} of them failed now")
    if comparison.unmatched:
        parts.append(f"{len(comparison.unmatched):,} not matched")
    return ", ".join(parts) or "no points"


def heading(comparison: Comparison) -> str:
    """Return the names of both profiles, and the threshold of a change."""
    return plain(f"{comparison.new} against {comparison.base} (threshold {100 * comparison.thresholds.change:g} %)")


def evidence_lines(comparison: Comparison) -> list[str]:
    """Return a sentence for each shift that was taken off, and what the verdicts leave open or may have wrong."""
    lines = []
    for common in comparison.effects:
        effect = common.effect
        state = f", {common.cache.value}" if common.cache is not None else ""
        where = plain(f"{common.hardware}{state} ({effect.pairs:,} pairs)")
        if abs(effect.shift_ns) >= LEAST_SHIFT_NS:
            by = f"{abs(effect.shift_ns):.0f} ns {'longer' if effect.shift_ns > 0 else 'shorter'}"
            lines.append(f"{where}: every launch of the new process takes {by}, which is taken off")
    unseen = [
        pair.resolution
        for pair in comparison.pairs
        if pair.verdict is Verdict.UNRESOLVED and pair.resolution is not None and math.isfinite(pair.resolution)
    ]
    if unseen:
        shown = f"half of them show {100 * median(unseen):.1f} %"
        lines.append(
            f"a change of {100 * comparison.thresholds.change:g} % cannot be seen at {len(unseen):,} points ({shown}): "
            "`warplens ab` measures two kernels in turns and sees less"
        )
    mixed = [pair.ratio for pair in _modelled_against_measured(comparison) if pair.ratio is not None]
    if mixed:
        ratios = f"{min(mixed):.3f} to {max(mixed):.3f}" if len(mixed) > 1 else f"{mixed[0]:.3f}"
        lines.append(
            f"{len(mixed):,} {'pair' if len(mixed) == 1 else 'pairs'} of a modelled and a measured time: "
            f"new over baseline {ratios}, which is no verdict"
        )
    judged = sum(pair.resolution is not None for pair in comparison.pairs)
    if judged:
        among = f"{judged:,} {'pair' if judged == 1 else 'pairs'}"
        chance = f"{100 * comparison.thresholds.level:g} %"
        lines.append(
            f"{comparison.false_alarms:.2g} false alarms are expected among {among}: each has a chance of {chance}"
        )
    return lines


def _modelled_against_measured(comparison: Comparison) -> list[Pair]:
    return [pair for pair in comparison.pairs if pair.reason is Reason.MODELLED_AGAINST_MEASURED]


def unmatched_lines(comparison: Comparison) -> list[str]:
    """Return a sentence for each reason for which points of a profile have no partner."""
    groups: dict[tuple[str, WhyUnmatched], list[PointResult]] = {}
    for unmatched in comparison.unmatched:
        groups.setdefault((unmatched.side, unmatched.why), []).append(unmatched.point)
    lines = []
    for (side, why), points in groups.items():
        named = ", ".join(map(table.point_name, points[:3])) + (
            f" and {len(points) - 3:,} more" if len(points) > 3 else ""
        )
        lines.append(plain(f"not matched, of {side}: {named}: {why.value}"))
    return lines


def changes_text(pair: Pair, missing: str = table.ABSENT.text) -> str:
    """Return the changes in one line; metrics that one point lacks are counted where they are many."""
    both = [sourced_change(change) for change in pair.changes if change.base is not None and change.new is not None]
    for where, lacking in (
        ("baseline", [change for change in pair.changes if change.new is None]),
        ("new profile", [change for change in pair.changes if change.base is None]),
    ):
        if len(lacking) > MAX_NAMED_METRICS:
            both.append(f"{len(lacking)} metrics only in the {where}")
        else:
            both += (sourced_change(change, missing) for change in lacking)
    return "; ".join(both) or missing


def sourced_change(change: MetricChange, missing: str = table.ABSENT.text) -> str:
    """Return a metric, `registers 32 → 40`, with the provenance of both values, once where they share it."""
    sources = {value.provenance for value in (change.base, change.new) if value is not None}
    if len(sources) == 1:
        text = f"{CHANGE_LABELS[change.key]} {_metric(change.base, missing)} → {_metric(change.new, missing)}"
        return sourced(text, sources.pop())
    old, new = (
        sourced(_metric(value), None if value is None else value.provenance) for value in (change.base, change.new)
    )
    return f"{CHANGE_LABELS[change.key]} {old} → {new}"


def why_text(pair: Pair) -> str:
    """Return the reason of a verdict and its remarks."""
    return "; ".join([pair.detail, *(remark.value for remark in pair.remarks if remark is not pair.reason)])


def ratio_text(pair: Pair) -> str:
    """Return the ratio to a tenth of a percent, with the word `modelled` where it is one."""
    if pair.ratio is None:
        return table.ABSENT.text
    return f"{pair.ratio:.3f}{' modelled' if pair.is_modelled else ''}"


def interval_text(pair: Pair) -> str:
    """Return the confidence interval, - where there is none."""
    if pair.lower is None or pair.upper is None:
        return table.ABSENT.text
    return f"{pair.lower:.3f} to {pair.upper:.3f}"


def _ratio(pair: Pair) -> table.Cell:
    return table.ABSENT if pair.ratio is None else table.Cell(text=ratio_text(pair), value=pair.ratio)


def _metric(value: MetricValue | None, missing: str = table.ABSENT.text) -> str:
    if value is None:
        return missing
    return f"{table.metric_text(value)} %" if value.unit == "%" else table.metric_text(value)


def _device(pair: Pair) -> str:
    if pair.base.device == pair.new.device:
        return pair.new.device
    return f"{pair.new.device} against {pair.base.device}"


def _cache(pair: Pair) -> str:
    states = state_of(pair.base), state_of(pair.new)
    words = [state.value if state is not None else "-" for state in states]
    return words[0] if words[0] == words[1] else f"{words[1]} against {words[0]}"
