"""A profile as a Parquet file: the columns of the CSV with their types.

The rule: pyarrow is asked for only when somebody wants such a file, and its absence is one sentence. A column there has
one type: where a stranger's profile mixes words and numbers, all of it are words.
"""

from __future__ import annotations

import importlib.util
import io
from collections.abc import Mapping, Sequence

from warplens.cuda.errors import InputError
from warplens.profiles.frame import columns_of
from warplens.profiles.records import Profile

INSTALL = 'pip install "warplens[parquet]"'


def to_parquet(profile: Profile) -> bytes:
    """Return the file: one row a point, a column for each axis, metric and property of a measurement.

    Raises:
        InputError: pyarrow is not installed.
    """
    return columns_to_parquet(columns_of(profile))


def columns_to_parquet(columns: Mapping[str, Sequence[float | int | str | None]]) -> bytes:
    """Return a file of these columns, which are equally long.

    Raises:
        InputError: pyarrow is not installed.
    """
    if importlib.util.find_spec("pyarrow") is None:
        raise InputError(f"Parquet needs pyarrow, which is not installed: {INSTALL}")
    import pyarrow as pa
    from pyarrow import parquet

    buffer = io.BytesIO()
    typed = {name: _of_one_type(values) for name, values in columns.items()}
    parquet.write_table(pa.table(typed), buffer, compression="zstd")
    return buffer.getvalue()


def _of_one_type(values: Sequence[float | int | str | None]) -> Sequence[float | int | str | None]:
    if not any(isinstance(value, str) for value in values):
        return values
    return [None if value is None else str(value) for value in values]
