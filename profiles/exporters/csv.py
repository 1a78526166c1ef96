"""A profile as CSV: one row a point, every axis and metric, plain numbers, an empty field where there is no value.

The rule: after the column of each number that has a provenance comes a column `..._provenance`, and where a value has a
note a column `..._note`; units are in the heading, in brackets, unless the name already says them. All CSV of the
program is written here.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from warplens.profiles.cleaning import for_sheet
from warplens.profiles.frame import Value, data_columns
from warplens.profiles.records import Profile


def to_csv(profile: Profile) -> str:
    """Return the profile as CSV with a heading line."""
    columns = data_columns(profile)
    rows = zip(*(column.values for column in columns), strict=True)
    return csv_text([column.heading for column in columns], rows)


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
