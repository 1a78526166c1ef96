"""A profile as a Markdown table, for a report or an issue.

The rule: the same columns as the table on the terminal; the heading of a number carries its unit and provenance, or
each cell its own; notes stand below the table. All Markdown tables of the program are written here.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from warplens.profiles.formats import for_markdown, legend_of, points_text
from warplens.profiles.records import Profile
from warplens.profiles.steps import step_table
from warplens.profiles.table import Column, Table, headline_table, noted_text, notes_of

MAX_NOTES = 30  # at most this many notes stand below a table


def to_markdown(profile: Profile) -> str:
    """Return the headline table and a line that says how it came about."""
    table = headline_table(profile)
    legend = legend_of(profile.points)
    lines = [*(for_markdown(line) + "  " for line in legend), *([""] if legend else []), *table_lines(table)]
    steps = step_table(profile.points)
    lines += ["", "Steps:", "", *table_lines(steps)] if steps.rows else []
    of_cells = notes_of(table)
    counts = Counter(note for row in table.rows for note in row.point.notes)
    of_points = [f"{note} ({points_text(count)})" for note, count in counts.items() if f"* {note}" not in of_cells]
    notes = [*of_cells, *of_points]
    left = len(notes) - MAX_NOTES
    notes = notes if left <= 0 else [*notes[:MAX_NOTES], f"and {left:,} more notes (all are in --json)"]
    lines += ["", *(f"- {for_markdown(note)}" for note in notes)] if notes else []
    devices = ", ".join(for_markdown(f"{device.name} ({device.target})") for device in profile.devices)
    made_by = ", ".join(for_markdown(part) for part in (profile.program, profile.compiler, profile.started) if part)
    lines += ["", "; ".join(part for part in (devices, made_by) if part)]
    if profile.document is not None:
        lines += ["", f"Published in: {for_markdown(str(profile.document))}"]
    return "\n".join(lines) + "\n"


def table_lines(table: Table) -> list[str]:
    """Return the lines of a table."""
    return markdown_table(
        [for_markdown(_heading(column)) for column in table.columns],
        (
            [for_markdown(noted_text(cell, column)) for cell, column in zip(row.cells, table.columns, strict=True)]
            for row in table.rows
        ),
        numbers=[column.is_number for column in table.columns],
    )


def markdown_table(headings: Sequence[str], rows: Iterable[Sequence[str]], *, numbers: Sequence[bool]) -> list[str]:
    """Return the lines of a Markdown table of Markdown texts (`for_markdown`), with the `numbers` at the right."""
    return [
        _line(headings),
        _line("---:" if is_number else ":---" for is_number in numbers),
        *(_line(row) for row in rows),
    ]


def _heading(column: Column) -> str:
    details = [part for part in (column.unit, column.provenance.value if column.provenance else "") if part]
    return f"{column.label} ({', '.join(details)})" if details else column.label


def _line(fields: Iterable[str]) -> str:
    return f"| {' | '.join(fields)} |"
