"""A profile as columns of plain values: what CSV, Parquet and pandas hold.

The rule: one row a point; one column for each axis, metric and property of a measurement, and after each column of
numbers that have a provenance a column `KEY_provenance`; where a value has a note, a column `KEY_note` follows. A value
that a point lacks is None. Every column names its unit; that of a time is in its name.
"""

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from warplens.profiles.cleaning import for_sheet
from warplens.profiles.records import Profile
from warplens.profiles.table import Table, full_table

Value: TypeAlias = float | int | str | None

PROVENANCE_SUFFIX = "_provenance"  # the column of the provenances of `gflops` is `gflops_provenance`
NOTE_SUFFIX = "_note"  # the column of the notes on `registers_per_thread` is `registers_per_thread_note`
NAMED_UNITS = {"time_ns": "ns", "overhead_ns": "ns", "sm_clock_mhz": "MHz", "temperature_c": "°C", "power_w": "W"}
"""Columns whose names end in their units."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DataColumn:
    """A column; `unit` is "" where its values have none, and `is_named` says whether the name ends in the unit."""

    name: str
    values: tuple[Value, ...]
    unit: str = ""
    is_named: bool = False

    @property
    def heading(self) -> str:
        """Return the name, with the unit in brackets unless the name says it."""
        return f"{self.name} [{self.unit}]" if self.unit and not self.is_named else self.name


def data_columns(profile: Profile) -> tuple[DataColumn, ...]:
    """Return all columns of a profile, its points in the order in which tables show them."""
    return columns_of_table(full_table(profile))


def columns_of_table(table: Table) -> tuple[DataColumn, ...]:
    """Return the columns of a table, with those of the provenances and of the notes."""
    columns = []
    for index, column in enumerate(table.columns):
        cells = [row.cells[index] for row in table.rows]
        columns.append(
            DataColumn(
                name=for_sheet(column.key),
                values=tuple(for_sheet(cell.value) if isinstance(cell.value, str) else cell.value for cell in cells),
                unit=column.unit or NAMED_UNITS.get(column.key, ""),
                is_named=column.key in NAMED_UNITS,
            )
        )
        provenances = tuple(cell.provenance.value if cell.provenance else None for cell in cells)
        if any(provenances):
            columns.append(DataColumn(name=f"{for_sheet(column.key)}{PROVENANCE_SUFFIX}", values=provenances))
        notes = tuple(for_sheet(cell.note) if cell.note else None for cell in cells)
        if any(notes):
            columns.append(DataColumn(name=f"{for_sheet(column.key)}{NOTE_SUFFIX}", values=notes))
    return tuple(columns)


def csv_text(headings: Sequence[str], rows: Iterable[Sequence[Value]]) -> str:
    """Return CSV with RFC 4180 quoting, and newlines as line ends."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([for_sheet(heading) for heading in headings])
    writer.writerows([_field(value) for value in row] for row in rows)
    return out.getvalue()


def _field(value: Value) -> str:
    match value:
        case None:
            return ""
        case float():
            return repr(value)
        case str():
            return for_sheet(value)
        case _:
            return str(value)
