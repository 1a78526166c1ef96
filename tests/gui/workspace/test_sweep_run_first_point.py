"""What an empty plot says while a sweep runs."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.sweep.progress import Compiling, Progress
from warplens.gui.workspace.sweep_run import FirstPoint, RunState


class Run(QObject):
    """A sweep whose state the test sets."""

    state_changed = pyqtSignal(object)
    progressed = pyqtSignal(object)
    state = RunState.IDLE
    progress = None

    def become(self, state):
        self.state = state
        self.state_changed.emit(state)

    def compile(self, begun):
        compiling = None if begun is None else Compiling(begun=begun, total=17)
        self.progress = Progress(fraction=0.0, finished=0, total=40, seconds_left=None, compiling=compiling)
        self.progressed.emit(self.progress)


@pytest.fixture
def run(qapp):
    return Run()


def test_sentence_follows_the_sweep_and_is_told_once(run):
    first, told = FirstPoint(run), []
    first.changed.connect(lambda: told.append(first.text))
    for change in (
        lambda: run.become(RunState.STARTING),
        lambda: run.become(RunState.RUNNING),
        lambda: run.compile(3),
        lambda: run.compile(3),
        lambda: run.compile(None),
        lambda: run.become(RunState.STOPPING),
        lambda: run.become(RunState.IDLE),
    ):
        change()
    assert told == [
        "The sweep is being planned",
        "The first point is on its way",
        "The first point is on its way: compiling 3 of 17",
        "The first point is on its way",
        "",
    ]


def test_sentence_of_a_sweep_that_runs_already_is_there_at_once(run):
    run.become(RunState.RUNNING)
    run.compile(2)
    assert FirstPoint(run).text == "The first point is on its way: compiling 2 of 17"
