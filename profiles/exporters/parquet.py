"""A profile as a Parquet file: the columns of the CSV with their types.

The rule: pyarrow is asked for only when somebody wants such a file, and its absence is one sentence.
"""

from __future__ import annotations

import importlib.util
import io

from warplens.cuda.errors import InputError
from warplens.profiles.frame import columns_of
from warplens.profiles.records import Profile

INSTALL = 'pip install "warplens[parquet]"'


def to_parquet(profile: Profile) -> bytes:
    """Return the file: one row a point, a column for each axis, metric and property of a measurement.

    Raises:
        InputError: pyarrow is not installed.
    """
    if importlib.util.find_spec("pyarrow") is None:
        raise InputError(f"Parquet needs pyarrow, which is not installed: {INSTALL}")
    import pyarrow as pa
    from pyarrow import parquet

    buffer = io.BytesIO()
    parquet.write_table(pa.table(columns_of(profile)), buffer, compression="zstd")
    return buffer.getvalue()
