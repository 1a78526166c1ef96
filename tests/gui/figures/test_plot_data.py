"""The numbers of a plot as CSV, and as Parquet with types."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from pyarrow import parquet

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status, Time
from warplens.gui.figures.figure import DataFormat, DataTable, Look, figure_data
from warplens.gui.figures.plots import runtime_size
from warplens.gui.figures.runtime import Context


@pytest.fixture
def figure(make_point):
    time = Time(value_ns=3000.0, provenance=Provenance.MEASURED, samples_ns=(2000.0, 3000.0, 3000.0, 4000.0))
    made = [make_point(n=256, time_ns=1500.5), replace(make_point(n=512), time=time)]
    return runtime_size(
        [*made, make_point(n=1024, status=Status.FAILED, reason="broke")],
        Context(looks={"transpose_tiled": Look(hue=3)}),
    )


def test_csv_has_a_row_for_each_mark_and_gap_with_provenance_and_quartiles(figure):
    assert figure_data(figure).written(DataFormat.CSV).decode() == (
        "curve,variant,matrix size N,time [ns],provenance,low,high,status\n"
        "tiled,transpose_tiled,256,1500.5,modelled,,,ok\n"
        "tiled,transpose_tiled,512,3000,measured,2750,3250,ok\n"
        "tiled,transpose_tiled,1024,,,,,failed\n"
    )


def test_parquet_has_the_same_with_types(figure):
    table = parquet.read_table(io.BytesIO(figure_data(figure).written(DataFormat.PARQUET)))
    assert table.column_names == list(figure_data(figure).columns)
    assert str(table.schema.field("time [ns]").type) == "double"
    assert table["time [ns]"].to_pylist() == [1500.5, 3000.0, None]
    assert table["provenance"].to_pylist() == ["modelled", "measured", None]


def test_parquet_of_no_rows_has_the_columns():
    written = DataTable(("curve", "x"), ()).written(DataFormat.PARQUET)
    assert parquet.read_table(io.BytesIO(written)).column_names == ["curve", "x"]


def test_data_of_a_part_has_what_lies_in_it(figure):
    assert [row[2] for row in figure_data(figure, 300, 600).rows] == [512]
