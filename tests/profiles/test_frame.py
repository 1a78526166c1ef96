"""Columns for a data frame: one row a point, None where there is no value, provenances and units beside the numbers."""

from __future__ import annotations

from pathlib import Path

from warplens.profiles.journal import open_profile
from warplens.profiles.table import DataColumn, columns_of_table, data_columns, full_table
from warplens.profiles.writing import write_profile


def columns(source):
    return {column.name: list(column.values) for column in data_columns(open_profile(Path(source)))}


def test_columns_have_a_value_for_each_point(tmp_path, small):
    profile = small(0, 2)  # one ok, one skipped
    path = tmp_path / "t.warplens.json"
    write_profile(path, profile)
    frame = columns(path)
    assert {name: len(values) for name, values in frame.items()} == dict.fromkeys(frame, 2)
    assert frame["kernel"] == ["good", "odd"]
    assert frame["N"] == [64, 100]
    assert frame["status"] == ["ok", "skipped"]
    assert frame["time_ns"] == [profile.points[0].time.value_ns, None]
    assert frame["time_ns_provenance"] == ["modelled", None]


def test_columns_of_a_reference_profile():
    frame = columns("reference:hochberg")
    assert frame["speedup"] == [7.0, 1.1, 6.5, 2.0, 1.7, 2.6]
    assert frame["speedup_provenance"] == ["published"] * 6


def test_every_column_names_its_unit(profile):
    units = {column.name: column.unit for column in data_columns(profile)}
    assert (units["time_ns"], units["gld_efficiency"], units["N"], units["kernel"]) == ("ns", "%", "", "")
    headings = {column.name: column.heading for column in data_columns(profile)}
    assert headings["gld_efficiency"] == "gld_efficiency [%]"
    assert (headings["time_ns"], headings["time_ns_provenance"]) == ("time_ns", "time_ns_provenance")


def test_data_column_heading_returns_the_name():
    assert DataColumn(name="gflops", values=(), unit="GFLOP/s").heading == "gflops [GFLOP/s]"
    assert DataColumn(name="time_ns", values=(), unit="ns", is_named=True).heading == "time_ns"


def test_columns_of_table_returns_the_columns_of_a_table():
    table = full_table(open_profile(Path("reference:hochberg")))
    assert next(column.values for column in columns_of_table(table) if column.name == "N") == (
        1000,
        None,
        8000,
        1000,
        1000,
        8000,
    )
