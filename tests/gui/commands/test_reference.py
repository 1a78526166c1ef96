"""Shipped profiles on the command line: listed, shown and compared by their names."""

from __future__ import annotations

import json

import pytest

from warplens.gui.cli import main


@pytest.fixture
def warplens(capfd, monkeypatch):
    monkeypatch.setenv("COLUMNS", "160")

    def call(*arguments):
        code = main(list(arguments))
        return code, *capfd.readouterr()

    return call


def test_references_are_listed(warplens):
    code, out, _ = warplens("show", "reference:")
    assert code == 0
    lines = out.splitlines()
    at = lines.index("reference:gtx-1080-ti")
    assert lines[at + 1] == "    8 points, NVIDIA GeForce GTX 1080 Ti"
    assert lines[at + 2].startswith("    published in: CUDA lecture on matrix transposition")


def test_references_are_listed_as_json(warplens):
    code, out, err = warplens("show", "reference:", "--json", "-")
    document = json.loads(out)
    assert (code, err, document["schema"]) == (0, "", "warplens-references/1")
    [lecture] = [entry for entry in document["references"] if entry["name"] == "reference:gtx-1080-ti"]
    assert (lecture["points"], lecture["devices"]) == (8, ["NVIDIA GeForce GTX 1080 Ti"])
    assert lecture["document"]["title"].startswith("CUDA lecture on matrix transposition")


@pytest.mark.parametrize("option", [["--csv"], ["--markdown"], ["--parquet", "t.parquet"]])
def test_list_of_references_has_no_other_form(warplens, option):
    sentence = "reference: lists the shipped profiles; another form is that of one, as reference:h200"
    assert warplens("show", "reference:", *option) == (2, "", f"warplens: {sentence}\n")


def test_published_figures_are_shown_as_they_were_printed(warplens):
    code, out, _ = warplens("show", "reference:gtx-1080-ti")
    assert code == 0
    [row] = [line.split() for line in out.splitlines() if line.startswith("transpose_serial")]
    efficiencies = ["12.5", "12.5", "-", "3.1", "50"]
    assert row == ["transpose_serial", "1024", "-", "-", "160", "ms", *efficiencies, "grid", "size", "*", "20", "1.6"]
    assert "published in: CUDA lecture on matrix transposition" in out


def test_ratio_stands_in_the_table_with_what_it_is_over(warplens):
    code, out, _ = warplens("show", "reference:hochberg")
    assert code == 0
    assert "Speed-up" in out
    assert "* over matmul_naive: a factor of seven, growing with the size" in out


def test_markdown_names_the_document(warplens):
    code, out, _ = warplens("show", "reference:hochberg", "--markdown")
    assert code == 0
    assert out.splitlines()[-1].startswith("Published in: Robert Hochberg, Matrix Multiplication with CUDA")


def test_unknown_reference_is_bad_usage(warplens):
    code, _, err = warplens("show", "reference:gtx")
    assert code == 2
    assert err.startswith("warplens: no reference profile is named 'gtx'")


def test_reference_is_compared_like_any_profile(warplens):
    code, _, err = warplens("compare", "reference:gtx-1080-ti", "reference:hochberg")
    assert code == 2
    assert "reference:hochberg and reference:gtx-1080-ti have no point in common" in err
