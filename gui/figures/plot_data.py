"""The numbers of a plot as named columns, for CSV and Parquet files.

The rule: times are in nanoseconds and numbers are not rounded; each row names the provenance of its number.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warplens.gui.figures.figure import Figure
    from warplens.gui.figures.heat_map import HeatMap
    from warplens.profiles.comparison import Comparison

Value = float | str | None


class DataFormat(StrEnum):
    """The file formats for numbers."""

    CSV = "csv"
    PARQUET = "parquet"


DATA_WORDS = {DataFormat.CSV: "CSV", DataFormat.PARQUET: "Parquet"}  # menus call the formats by these names


@dataclass(frozen=True, slots=True)
class DataTable:
    """Named columns and rows of values; None is a missing value."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]

    def written(self, form: DataFormat) -> bytes:
        """Return the content of a file.

        Raises:
            InputError: the format is Parquet and pyarrow is not installed.
        """
        if form is DataFormat.PARQUET:
            from warplens.profiles.exporters.parquet import columns_to_parquet

            columns = zip(*self.rows, strict=True) if self.rows else ((),) * len(self.columns)
            return columns_to_parquet(dict(zip(self.columns, map(list, columns), strict=True)))
        from warplens.profiles.exporters.csv import csv_text

        return csv_text(self.columns, ([_plain(value) for value in row] for row in self.rows)).encode()


def figure_data(figure: Figure, lower: float | None = None, upper: float | None = None) -> DataTable:
    """Return the marks and gaps of a figure, one a row, optionally between two values of its x axis.

    `low` and `high` are the quartiles of the samples.
    """
    columns = ("curve", "variant", figure.x.label, _with_unit(figure.y.label, figure.y.unit))
    rows: list[tuple[Value, ...]] = []
    for series in figure.series:
        fields_at: list[tuple[float, tuple[Value, ...]]] = [
            (mark.x, (mark.y, mark.provenance.value, mark.low, mark.high, "ok")) for mark in series.marks
        ]
        fields_at += [(gap.x, (None, None, None, None, gap.status.value)) for gap in series.gaps]
        rows += [
            (series.label, series.name, float(x), *fields)
            for x, fields in sorted(fields_at, key=lambda entry: entry[0])
            if (lower is None or x >= lower) and (upper is None or x <= upper)
        ]
    return DataTable((*columns, "provenance", "low", "high", "status"), tuple(rows))


def heat_map_data(heat: HeatMap) -> DataTable:
    """Return the cells of a heat map, one a row."""
    columns = ("variant", heat.row_label or "row", heat.column_label, _with_unit(heat.value_label, heat.unit))
    rows = tuple(
        (facet.label, facet.rows[cell.row], facet.columns[cell.column], cell.value, cell.provenance, cell.status)
        for facet in heat.facets
        for cell in facet.cells
    )
    return DataTable((*columns, "provenance", "status"), rows)


def comparison_data(comparison: Comparison) -> DataTable:
    """Return the pairs of a comparison, the worst first; `lower` and `upper` bound the confidence interval."""
    from warplens.profiles.comparison_table import comparison_table, in_order

    table = comparison_table(comparison)
    kept = [number for number, column in enumerate(table.columns) if column.key != "interval"]
    columns = [table.columns[number].key for number in kept]
    rows = []
    for row, pair in zip(table.rows, in_order(comparison.pairs), strict=True):
        times = (pair.base.time, pair.new.time)
        sources = (None if time is None else time.provenance.value for time in times)
        rows.append((*(row.cells[number].value for number in kept), *sources, pair.lower, pair.upper))
    return DataTable((*columns, "base_provenance", "new_provenance", "lower", "upper"), tuple(rows))


def _with_unit(label: str, unit: str) -> str:
    return f"{label} [{unit}]" if unit else label


def _plain(value: Value) -> Value:
    if not isinstance(value, float):
        return value
    return int(value) if value.is_integer() and abs(value) < 1e15 else value
