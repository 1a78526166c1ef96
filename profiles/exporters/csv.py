"""A profile as CSV: one row a point, every axis and metric, plain numbers, an empty field where there is no value.

The rule: after the column of each number that has a provenance comes a column `..._provenance`, and where a value has a
note a column `..._note`; units are in the heading, in brackets, unless the name already says them. All CSV is
written by `csv_text`.
"""

from warplens.profiles import records, table


def to_csv(profile: records.Profile) -> str:
    """Return the profile as CSV with a heading line."""
    columns = table.data_columns(profile)
    rows = zip(*(column.values for column in columns), strict=True)
    return table.csv_text([column.heading for column in columns], rows)
