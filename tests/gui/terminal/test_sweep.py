"""The progress of a sweep in a terminal and in a log."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
import typer
from click import Command
from rich.console import Console
from rich.progress import Progress as RichProgress
from rich.progress import TextColumn

import warplens
from warplens.cuda.catalogue import select
from warplens.cuda.ground.host import Activity
from warplens.cuda.ground.points import Status
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import local_execution
from warplens.cuda.sweep.progress import Progress
from warplens.cuda.sweep.protocols import PointActivity
from warplens.gui.terminal.sweep import _Bar, _Lines, execution_on, left_text, point_line


@pytest.fixture
def at():
    """Return the progress of a sweep whose point has been translated for some seconds, or not at all."""
    plan = plan_sweep(select(["transpose_serial"]), problem={"N": (64,)}, tune={}, devices=["h200"])

    def progress(seconds=None):
        found = PointActivity(point=plan.points[0], activity=Activity.TRANSLATING, seconds=seconds or 0.0)
        return Progress(
            fraction=0.0, finished=0, total=1, seconds_left=None, activities=() if seconds is None else (found,)
        )

    return progress


def test_a_log_says_after_5_10_20_seconds_that_a_kernel_is_still_translated(at, capsys):
    lines = _Lines()
    for tenths in range(450):
        lines.update(at(tenths / 10))
    lines.update(at())
    for tenths in range(60):
        lines.update(at(tenths / 10))
    told = [f"[0/1] translating transpose_serial, {seconds} s" for seconds in (5, 10, 20, 40, 5)]
    assert capsys.readouterr().err.splitlines() == told


def test_the_bar_names_the_kernel_that_is_translated_and_how_long(at):
    page = io.StringIO()
    bars = RichProgress(TextColumn("{task.description}"), console=Console(file=page), auto_refresh=False)
    bar = _Bar(bars)
    described = []
    for seconds in (None, 1.0, 12.4, None):
        bar.update(at(seconds))
        described.append(bars.tasks[0].description)
    assert described == ["running", "running", "translating transpose_serial, 12 s", "running"]


def test_point_line_returns_a_finished_point_in_one_line():
    point = warplens.load("reference:gtx-1080-ti").points[2]
    assert (
        point_line(replace(point, status=Status.FAILED, reason="no memory"))
        == "transpose_thread_per_element N=1024 TILE=32 gtx-1080-ti: failed: no memory"
    )


def test_left_text_returns_the_estimate_of_the_time_left():
    assert left_text(Progress(fraction=0.25, finished=1, total=4, seconds_left=90.0), ", ") == ", about 2 min left"
    assert left_text(Progress(fraction=1.0, finished=4, total=4, seconds_left=0.0)) == ""


def test_execution_on_returns_what_makes_executions_on_this_machine_or_on_a_cluster():
    assert execution_on(typer.Context(Command("run")), None, lock_clocks=True) is local_execution
