"""A comparison on a terminal, with rich.

The rule: the text is made in `profiles.comparison_table`; here it gets colours and the width of the terminal.
"""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from warplens.gui.terminal.tables import plain_table
from warplens.profiles import comparison_table as pairs
from warplens.profiles.comparison import Comparison
from warplens.profiles.conditions import Reason, Verdict
from warplens.profiles.table import text_with_provenance

STYLES = dict.fromkeys(Verdict, "yellow") | {Verdict.SAME: "dim", Verdict.FASTER: "green", Verdict.SLOWER: "red"}
WRAPPED = {"why", "changes"}  # the text of these columns continues in the next line where there is no room


def comparisons_report(comparisons: Sequence[Comparison], console: Console) -> RenderableType:
    """Return each comparison: its two sides, the pairs, the points without a match, and the number of each verdict."""
    del console  # rich itself wraps the two long columns
    parts: list[RenderableType] = []
    for comparison in comparisons:
        if parts:
            parts.append(Text())
        parts.append(Text(pairs.heading(comparison), style="bold"))
        if comparison.pairs:
            parts.append(_drawn(comparison))
        parts += [Text(line, style="dim") for line in pairs.unmatched_lines(comparison)]
        across = sum(pair.reason is Reason.DIFFERENT_HARDWARE for pair in comparison.pairs)
        if across:
            parts.append(Text(f"{across:,} of different GPUs: --ignore-devices compares them", style="dim"))
        parts += [Text(line, style="dim") for line in pairs.evidence_lines(comparison)]
        parts.append(Text(pairs.summary(comparison)))
    return Group(*parts)


def _drawn(comparison: Comparison) -> RichTable:
    table = pairs.comparison_table(comparison)
    drawn = plain_table()
    for column in table.columns:
        wrapped = column.key in WRAPPED
        details = f"\n{column.provenance.value}" if column.provenance is not None else ""
        drawn.add_column(
            Text(f"{column.label}{details}"),
            justify="right" if column.is_number else "left",
            no_wrap=not wrapped,
            overflow="fold",
            ratio=1 if wrapped else None,
        )
    for row, pair in zip(table.rows, pairs.in_order(comparison.pairs), strict=True):
        cells = [
            Text(text_with_provenance(cell, column)) for cell, column in zip(row.cells, table.columns, strict=True)
        ]
        drawn.add_row(*cells, style=STYLES[pair.verdict])
    return drawn
