"""A profile as a Markdown table, for a report or an issue.

The rule: the same columns as the table on the terminal; the heading of a number carries its unit and provenance.
"""

from __future__ import annotations

from warplens.profiles.records import Profile
from warplens.profiles.table import Cell, Column, Table, headline_table, plain


def to_markdown(profile: Profile) -> str:
    """Return the headline table and a line that says how it came about."""
    table = headline_table(profile)
    lines = table_lines(table)
    devices = ", ".join(escaped(f"{device.name} ({device.target})") for device in profile.devices)
    made_by = ", ".join(escaped(part) for part in (profile.program, profile.compiler, profile.started) if part)
    lines += ["", "; ".join(part for part in (devices, made_by) if part)]
    if profile.document is not None:
        lines += ["", f"Published in: {escaped(str(profile.document))}"]
    return "\n".join(lines) + "\n"


def table_lines(table: Table) -> list[str]:
    """Return the lines of a table."""
    return [
        _line([_heading(column) for column in table.columns]),
        _line([("---:" if column.is_number else ":---") for column in table.columns]),
        *(
            _line([_cell(cell, column) for cell, column in zip(row.cells, table.columns, strict=True)])
            for row in table.rows
        ),
    ]


def _heading(column: Column) -> str:
    details = [part for part in (column.unit, column.provenance.value if column.provenance else "") if part]
    return escaped(f"{column.label} ({', '.join(details)})" if details else column.label)


def _cell(cell: Cell, column: Column) -> str:
    if cell.provenance is not None and column.provenance is None:
        return escaped(f"{cell.text} {cell.provenance.value}")
    return escaped(cell.text)


def _line(fields: list[str]) -> str:
    return f"| {' | '.join(fields)} |"


def escaped(text: str) -> str:
    """Keep a text inside its cell."""
    for mark in ("\\", "|", "<", "`", "*", "_", "["):
        text = text.replace(mark, f"\\{mark}")
    return plain(text).replace("\n", " ")
