"""A profile as CSV: one row a point, every axis and metric, plain numbers, an empty field where there is no value.

The rule: after the column of each number that has a provenance comes a column `..._provenance`; units are in the
heading, in brackets, unless the name already says them.
"""

from __future__ import annotations

import csv
import io

from warplens.profiles.records import Profile
from warplens.profiles.table import Cell, Column, full_table


def to_csv(profile: Profile) -> str:
    """Return the profile as CSV with a heading line (RFC 4180 quoting, newline line ends)."""
    table = full_table(profile)
    has_provenance = [
        any(row.cells[place].provenance is not None for row in table.rows) for place in range(len(table.columns))
    ]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    heading: list[str] = []
    for column, sourced in zip(table.columns, has_provenance, strict=True):
        heading += [_heading(column), f"{column.key}_provenance"] if sourced else [_heading(column)]
    writer.writerow(heading)
    for row in table.rows:
        fields: list[str] = []
        for cell, sourced in zip(row.cells, has_provenance, strict=True):
            fields += [_field(cell), cell.provenance.value if cell.provenance else ""] if sourced else [_field(cell)]
        writer.writerow(fields)
    return out.getvalue()


def _heading(column: Column) -> str:
    return f"{column.key} [{column.unit}]" if column.unit else column.key


def _field(cell: Cell) -> str:
    match cell.value:
        case None:
            return ""
        case float():
            return repr(cell.value)
        case _:
            return str(cell.value)
