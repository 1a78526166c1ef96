"""A profile as a Parquet file: the columns of the CSV with their types.

The rule: pyarrow is imported only when such a file is written, and its absence is one sentence. The unit of a column is
in the metadata of its field (`unit`); the provenances are columns. A column has one type: where the values of a file by
others are partly words and partly numbers, all become words.
"""

import importlib.util
import io
from collections.abc import Mapping, Sequence

from warplens.cuda.ground.errors import InputError
from warplens.profiles import formats, outputs, records, writing
from warplens.profiles.table import Value, data_columns

INSTALL = 'pip install "warplens[parquet]"'


def to_parquet(profile: records.Profile) -> bytes:
    """Return the file: one row a point, a column for each axis, metric and property of a measurement."""
    columns = data_columns(profile)
    return columns_to_parquet(
        {column.name: column.values for column in columns},
        {column.name: column.unit for column in columns if column.unit},
    )


def columns_to_parquet(columns: Mapping[str, Sequence[Value]], units: Mapping[str, str] | None = None) -> bytes:
    """Return a file of these columns, which are equally long; `units` has the units of those that have one."""
    if importlib.util.find_spec("pyarrow") is None:
        raise InputError(f"Parquet needs pyarrow, which is not installed: {INSTALL}")
    import pyarrow as pa
    from pyarrow import parquet

    table = pa.table({formats.for_sheet(name): _of_one_type(values) for name, values in columns.items()})
    for index, name in enumerate(columns):
        if units is not None and name in units:
            field = table.schema.field(index).with_metadata({"unit": units[name]})
            table = table.set_column(index, field, table.column(index))
    table = table.replace_schema_metadata({**(table.schema.metadata or {}), outputs.PARQUET_KEY: writing.version()})
    buffer = io.BytesIO()
    parquet.write_table(table, buffer, compression="zstd")
    return buffer.getvalue()


def _of_one_type(values: Sequence[Value]) -> Sequence[Value]:
    if not any(isinstance(value, str) for value in values):
        return values
    return [None if value is None else formats.for_sheet(str(value)) for value in values]
