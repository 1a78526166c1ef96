"""Columns for a data frame: one row a point, None where there is no value, provenances and units beside the numbers."""

from __future__ import annotations

from warplens.profiles.frame import columns, data_columns
from warplens.profiles.store import write_profile


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
