"""The bridge from executor threads to signals."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.errors import StorageError
from warplens.cuda.sweep.engine import PointFinished, PointStarted, SweepEnded
from warplens.cuda.sweep.plan import plan_sweep
from warplens.gui.toolkit.tasks import SweepEvents, Task
from warplens.profiles.recording import Recording
from warplens.profiles.records import new_profile


@pytest.fixture
def plan():
    return plan_sweep(select(["transpose_tiled"]), problem={"N": (32, 64)}, tune={"TILE": (8,)}, devices=["h200"])


@pytest.fixture
def recording(plan, specs):
    return Recording(plan, new_profile(specs, compiler="fake", command=["x"]))


def test_finished_points_are_recorded_before_they_are_told(qtbot, plan, recording, make_point):
    events = SweepEvents(recording)
    result = make_point()
    with qtbot.waitSignal(events.point_finished) as caught:
        events.on_event(PointStarted(index=0, point=plan.points[0]))
        events.on_event(PointFinished(index=0, point=plan.points[0], result=result))
    assert caught.args == [0, result]
    assert recording.done == {result.key}


def test_the_end_is_told(qtbot, recording):
    events = SweepEvents(recording)
    ended = SweepEnded(finished=0, total=2, stopped=True)
    with qtbot.waitSignal(events.sweep_ended) as caught:
        events.on_event(ended)
    assert caught.args == [ended]


def test_a_full_disk_is_told_once_and_the_points_still_come(qtbot, plan, recording, make_point, monkeypatch):
    def full(_):
        raise StorageError("a cannot be written: the disk is full")

    monkeypatch.setattr(recording, "add", full)
    events = SweepEvents(recording)
    told = []
    events.recording_failed.connect(told.append)
    points = []
    events.point_finished.connect(lambda _, result: points.append(result))
    for n in (1, 2):
        events.on_event(PointFinished(index=n - 1, point=plan.points[n - 1], result=make_point(n=n)))
    assert told == ["a cannot be written: the disk is full"]
    assert len(points) == 2


def test_a_task_tells_its_value_from_another_thread(qtbot, background):
    task = Task()
    with qtbot.waitSignal(task.succeeded) as caught:
        task.start(background, lambda: 7)
    assert caught.args == [7]


def test_a_task_tells_its_error(qtbot, background):
    task = Task()
    with qtbot.waitSignal(task.failed) as caught:
        task.start(background, lambda: 1 // 0)
    assert isinstance(caught.args[0], ZeroDivisionError)
