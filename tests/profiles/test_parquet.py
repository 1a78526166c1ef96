"""A profile as a Parquet file."""

from __future__ import annotations

import importlib.util
import io
from dataclasses import replace

import pyarrow.parquet
import pytest

from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.metrics import METRICS, MetricValue, Provenance
from warplens.gui.cli import main
from warplens.profiles.exporters.parquet import to_parquet
from warplens.profiles.table import data_columns
from warplens.profiles.writing import write_profile


def test_file_has_the_columns_of_the_csv_with_types(profile):
    table = pyarrow.parquet.read_table(io.BytesIO(to_parquet(profile)))
    assert table.to_pydict() == {column.name: list(column.values) for column in data_columns(profile)}
    assert str(table.schema.field("N").type) == "int64"
    assert str(table.schema.field("time_ns").type) == "double"


def test_units_are_in_the_metadata_of_the_fields_and_provenances_are_columns(profile):
    table = pyarrow.parquet.read_table(io.BytesIO(to_parquet(profile)))
    units = {field.name: (field.metadata or {}).get(b"unit") for field in table.schema}
    assert (units["time_ns"], units["gld_efficiency"], units["kernel"]) == (b"ns", b"%", None)
    assert set(table.column("time_ns_provenance").to_pylist()) == {"modelled", None}


def test_column_of_words_and_numbers_is_written_as_words(profile):
    first, second, *others = profile.points
    unit = METRICS["gflops"].unit
    odd = {"gflops": MetricValue(value="fast", unit=unit, provenance=Provenance.IMPORTED)}
    number = {"gflops": MetricValue(value=2.5, unit=unit, provenance=Provenance.IMPORTED)}
    mixed = replace(profile, points=(replace(first, metrics=odd), replace(second, metrics=number), *others))
    table = pyarrow.parquet.read_table(io.BytesIO(to_parquet(mixed)))
    assert {"fast", "2.5"} <= set(table.column("gflops").to_pylist())


def test_command_writes_the_file(profile, tmp_path, capsys):
    write_profile(tmp_path / "t.warplens.json", profile)
    target = tmp_path / "t.parquet"
    assert main(["show", str(tmp_path / "t.warplens.json"), "--parquet", str(target)]) == 0
    assert pyarrow.parquet.read_table(target).num_rows == len(profile.points)
    assert main(["show", str(tmp_path / "t.warplens.json"), "--parquet", str(target), "--csv"]) == 2
    assert capsys.readouterr().err == "warplens: --csv, --markdown, --json - and --parquet exclude each other\n"


def test_absence_of_pyarrow_is_one_sentence(profile, monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(InputError) as caught:
        to_parquet(profile)
    assert str(caught.value) == 'Parquet needs pyarrow, which is not installed: pip install "warplens[parquet]"'
