"""A profile as a Markdown table, for a report or an issue."""

from __future__ import annotations

from warplens.profiles.exporters.markdown import markdown_table, table_lines
from warplens.profiles.table import Column, Table


def test_table_lines_returns_the_lines_of_a_table():
    column = Column(key="gflops", label="Arithmetic", short="Arith.", unit="GFLOP/s")
    assert table_lines(Table(columns=(column,), rows=())) == ["| Arithmetic (GFLOP/s) |", "| ---: |"]


def test_markdown_table_returns_the_lines_of_a_markdown_table_whose_texts_are_markdown():
    assert markdown_table(["Kernel", "Time"], [["tiled", "5 ns"]], numbers=[False, True]) == [
        "| Kernel | Time |",
        "| :--- | ---: |",
        "| tiled | 5 ns |",
    ]
