"""Tables fitted to the width of the terminal."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from fake_runner import FakeOutcome, FakeRunner
from rich.console import Console

from warplens.cuda.ground.points import PointSpec
from warplens.gui.terminal.tables import profile_report, summary
from warplens.profiles.records import Completeness, HostRecord, Profile


def point(kernel="transpose_thread_per_element", size=1024):
    return PointSpec(
        kernel=kernel,
        path="k.cu",
        source_hash="0" * 64,
        family="transpose",
        problem={"N": size},
        tune={"TILE": 32},
        device="h200",
        budget_s=2.0,
        limit=1,
    )


@pytest.fixture
def profile():
    runner = FakeRunner(outcomes={"odd": FakeOutcome.SKIP, "bad": FakeOutcome.FAIL})
    return Profile(
        program="warplens 0.1.0",
        compiler="NVRTC 0",
        devices=(),
        host=HostRecord(system="s", machine="m", processors=1, python="3"),
        started="2026-11-21T08:00:00+00:00",
        status=Completeness.COMPLETE,
        points=tuple(map(runner.run, (point(), point(size=2048), point("odd"), point("bad")))),
    )


def drawn(profile, width):
    console = Console(file=io.StringIO(), width=width, color_system=None, legacy_windows=False)
    console.print(profile_report(profile, console))
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_wide_terminal_gets_whole_headings(profile):
    lines = drawn(profile, 250)
    assert lines[0] == "NVRTC 0 · 2026-11-21T08:00:00 UTC"
    assert "Global load efficiency" in lines[1]
    assert "modelled" in lines[2]
    assert not any("not shown" in line for line in lines)


def test_medium_terminal_gets_short_headings(profile):
    lines = drawn(profile, 150)
    assert lines[1].split() == [
        "Kernel",
        "N",
        "TILE",
        "Time",
        "Load",
        "Store",
        "Shared",
        "Warp",
        "Occup.",
        "Limiter",
        "Result",
    ]


@pytest.mark.parametrize("width", [60, 80, 100, 120, 150, 250])
def test_no_line_is_wider_than_the_terminal_and_the_essence_stays(profile, width):
    lines = drawn(profile, width)
    assert max(map(len, lines)) <= width
    text = " ".join(" ".join(lines).split())
    for essential in (
        "transpose_thread_per_element",
        "2048",
        "modelled",
        "skipped: ",
        "N % TILE == 0",
        "Wrong result: ",
        "4 points",
    ):
        assert essential in text


def test_narrow_terminal_says_what_it_does_not_show(profile):
    [note] = [line for line in drawn(profile, 100) if line.startswith("not shown")]
    assert note.startswith("not shown in this width: occupancy limiter")


def test_long_reasons_stand_in_full_below(profile):
    log = "mine.cu does not compile for sm_90\nmine.cu(3): error: expected a ';'"
    [first, *rest] = profile.points[-1:]
    lines = drawn(replace(profile, points=(replace(first, reason=log, failure=None), *rest)), 120)
    assert lines[-3:] == [
        "Does not compile: bad N=1024 TILE=32: mine.cu does not compile for sm_90",
        "mine.cu(3): error: expected a ';'",
        "1 point: 0 ok, 1 failed",
    ]


def test_text_of_a_file_cannot_steer_the_terminal(profile):
    evil = replace(profile.points[0], kernel="\x1b]0;evil\x07[bold]k")
    text = "\n".join(drawn(replace(profile, compiler="\x1b[2J", points=(evil,)), 250))
    assert "\x1b" not in text
    assert "\\x1b]0;evil\\x07[bold]k" in text


@pytest.mark.parametrize(
    ("indices", "status", "text"),
    [
        ((0,), Completeness.COMPLETE, "1 point: 1 ok"),
        ((0, 1, 2, 3), Completeness.COMPLETE, "4 points: 2 ok, 1 skipped, 1 failed"),
        ((2,), Completeness.PARTIAL, "1 point: 0 ok, 1 skipped; partial: the sweep did not end"),
        ((), Completeness.PARTIAL, "0 points: 0 ok; partial: the sweep did not end"),
    ],
)
def test_summary_counts_points(profile, indices, status, text):
    assert summary(replace(profile, status=status, points=tuple(profile.points[i] for i in indices))) == text


def test_profile_without_points_is_drawn(profile):
    assert drawn(replace(profile, points=()), 80)[-1] == "0 points: 0 ok"


def test_notes_of_points_stand_under_the_table_with_their_names(profile):
    notes = ("sampled: 7 of 90 blocks (7.8 %)", "49 elements of 'out' that the sampled blocks wrote were compared")
    metrics = {
        key: replace(value, note=notes[0]) if key == "gld_efficiency" else value
        for key, value in profile.points[0].metrics.items()
    }
    points = (replace(profile.points[0], notes=notes, metrics=metrics), *profile.points[1:])
    lines = drawn(replace(profile, points=points), 250)
    name = "transpose_thread_per_element N=1024 TILE=32"
    assert [line for line in lines if "sampled" in line] == [f"{name}: {notes[0]}; {notes[1]}"]


def test_notes_that_points_share_stand_there_once(profile):
    notes = ("no race in any block",)
    points = tuple(replace(profile.points[0], problem={"N": n}, notes=notes) for n in (16, 32, 64))
    lines = drawn(replace(profile, points=points), 250)
    name = "transpose_thread_per_element N=16 TILE=32 and 2 more"
    assert [line for line in lines if "no race" in line] == [f"{name}: {notes[0]}"]


def test_notes_of_many_points_are_cut_short(profile):
    many = tuple(
        replace(profile.points[0], problem={"N": n}, notes=(f"its {n} blocks may depend on each other",))
        for n in range(1, 13)
    )
    lines = drawn(replace(profile, points=many), 250)
    assert sum("depend" in line for line in lines) == 8
    assert "and 4 more points have notes (all are in --json)" in lines


def test_what_a_kernel_printed_stands_below_the_table_and_cannot_steer_the_terminal(profile):
    first, second, *_ = profile.points
    lines = drawn(replace(profile, points=(replace(first, printed="one\n\x1b[2Jtwo\n"), second)), 120)
    assert lines[-4:] == [
        "printed by transpose_thread_per_element N=1024 TILE=32:",
        "one",
        "\\x1b[2Jtwo",
        "2 points: 2 ok",
    ]
