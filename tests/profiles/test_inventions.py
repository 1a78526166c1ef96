"""What is invented of a launch stands first: a sentence, a mark in each table with its legend, and a field in JSON."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from rich.console import Console

import warplens
from warplens.cuda.ground.points import Invention
from warplens.gui.terminal.tables import profile_report
from warplens.gui.views.check.text import CheckReport, check_data, check_lines, check_markdown
from warplens.gui.views.points.text import readings_report
from warplens.profiles.exporters.csv import to_csv
from warplens.profiles.exporters.markdown import to_markdown
from warplens.profiles.formats import MOST_LINES, invented_text, legend_of, mark_of
from warplens.profiles.golden import CheckedPoint, GoldenOutcome
from warplens.profiles.reading import read
from warplens.profiles.records import Profile
from warplens.profiles.store import decode_profile
from warplens.profiles.table import headline_table
from warplens.profiles.writing import encode_profile, to_json


def encode_rows(profile: Profile) -> bytes:
    """Return a profile in the first schema, an object for each point."""
    return to_json(profile).rstrip("\n").encode()


SIZE = Invention(name="n", value="512")
BLOCK = Invention(name="block", value="256")
SHORTER = Invention(name="m", value="1024", host_value="1048576")
SENTENCE = "n = 512 is invented: no host code gives it"


@pytest.fixture
def invented(profile):
    first, *others = profile.points
    return replace(profile, points=(replace(first, invented=(SIZE,)), *others))


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ((), ""),
        ((SIZE,), SENTENCE),
        ((SIZE, BLOCK), "n = 512 and block = 256 are invented: no host code gives them"),
        ((SHORTER,), "m = 1024, the host code has 1,048,576"),
        ((SHORTER, SIZE), f"{SENTENCE}; m = 1024, the host code has 1,048,576"),
        (
            tuple(Invention(name=name, value="1") for name in "abcd"),
            "a = 1, b = 1, c = 1 and 1 more value are invented: no host code gives them",
        ),
        ((Invention(name="T", value="std::pair<int, float>"),),
         "T = std::pair<int, float> is invented: no host code gives it"),
    ],
    ids=["nothing", "one", "two", "shorter", "both kinds", "more than three", "type"],
)  # fmt: skip
def test_sentence_tells_what_no_host_code_gives_from_what_it_gives_otherwise(values, sentence):
    assert invented_text(values) == sentence


def test_legend_names_the_kernels_where_their_sentences_differ(profile):
    first, second, *_ = profile.points
    points = [replace(first, kernel="a", invented=(SIZE,)), replace(second, kernel="b", invented=(SIZE, BLOCK))]
    assert legend_of(points[:1]) == [f"† {SENTENCE}"]
    assert legend_of(points) == [
        f"† a: {SENTENCE}", "† b: n = 512 and block = 256 are invented: no host code gives them",
    ]  # fmt: skip


def test_legend_of_many_kernels_is_cut(profile):
    points = [
        replace(profile.points[0], kernel=f"k{number}", invented=(Invention(name="n", value=str(number)),))
        for number in range(MOST_LINES + 3)
    ]
    assert legend_of(points)[-1] == "† and 3 more (all are in --json)"


def test_table_marks_the_kernel_and_no_other(invented):
    table = headline_table(invented)
    assert [row.cells[0].text.endswith(" †") for row in table.rows] == [bool(row.point.invented) for row in table.rows]
    assert [row.cells[0].value for row in table.rows] == [row.point.kernel for row in table.rows]


def test_report_on_a_terminal_says_it_before_the_table(invented):
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        console.print(profile_report(invented, console))
    lines = capture.get().splitlines()
    assert lines[1] == f"† {SENTENCE}"


def test_reading_says_it_below_its_name_and_before_its_time(invented):
    reading = read(invented.points[0])
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        console.print(readings_report([reading]))
    assert capture.get().splitlines()[1].strip() == SENTENCE
    assert reading.invented == SENTENCE


def test_markdown_says_it_before_the_table(invented):
    lines = to_markdown(invented).splitlines()
    assert lines[0].rstrip() == f"† {SENTENCE}"
    assert lines[2].startswith("| Kernel |")


def test_data_for_machines_have_it_in_a_column_and_in_a_field(invented, profile):
    assert SENTENCE in to_csv(invented)
    assert "invented" not in to_csv(profile)
    [first, *_] = json.loads(encode_rows(invented))["points"]
    assert first["invented"] == [{"name": "n", "value": "512", "host_value": ""}]


def test_profile_keeps_it_and_an_older_file_opens_without(invented):
    assert decode_profile(encode_profile(invented), "a").points[0].invented == (SIZE,)
    older = json.loads(encode_profile(invented))
    del older["points"]["invented"]
    assert decode_profile(json.dumps(older).encode(), "a").points[0].invented == ()


def test_check_says_it_first(invented):
    point = invented.points[0]
    report = CheckReport(points=[CheckedPoint(golden=point, new=point, outcome=GoldenOutcome.SAME)])
    assert check_lines(report)[0] == f"† {SENTENCE}"
    assert check_markdown(report).splitlines()[2].rstrip() == f"† {SENTENCE}"
    assert check_data(report)["points"][0]["invented"] == (SIZE,)


def test_a_point_without_inventions_has_no_sentence_on_them():
    assert invented_text(warplens.load("reference:hochberg").points[0].invented) == ""


def test_mark_of_returns_what_follows_the_name_of_a_points_kernel_in_a_table():
    assert mark_of(warplens.load("reference:hochberg").points[0]) == ""
