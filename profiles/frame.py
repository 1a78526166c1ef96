"""A profile as columns of plain values, for data frames: `pandas.DataFrame(columns("t.warplens.json"))`.

The rule: one row a point and one column for each axis, metric and property of a measurement, named as in the CSV; a
value that a point lacks is None.
"""

from __future__ import annotations

from pathlib import Path

from warplens.profiles.records import Profile
from warplens.profiles.shipped import open_profile
from warplens.profiles.table import full_table


def columns(source: str | Path) -> dict[str, list[float | int | str | None]]:
    """Return the columns of a profile by name; times are in nanoseconds, other units are those of `cuda.metrics`.

    Args:
        source: a file, or `reference:NAME` for a shipped profile.

    Raises:
        InputError: there is no such profile, or it cannot be read.
    """
    return columns_of(open_profile(Path(source)))


def columns_of(profile: Profile) -> dict[str, list[float | int | str | None]]:
    """Return the same of a profile that is at hand."""
    table = full_table(profile)
    return {column.key: [row.cells[place].value for row in table.rows] for place, column in enumerate(table.columns)}
