"""A profile as a Parquet file: the columns of the CSV with their types."""

from __future__ import annotations

import io

from pyarrow import parquet

from warplens.profiles.exporters.parquet import columns_to_parquet


def test_columns_to_parquet_returns_a_file_of_these_columns():
    data = columns_to_parquet({"N": [64, 128], "time_ns": [512.5, None]}, {"time_ns": "ns"})
    assert parquet.read_table(io.BytesIO(data)).to_pylist() == [
        {"N": 64, "time_ns": 512.5},
        {"N": 128, "time_ns": None},
    ]
