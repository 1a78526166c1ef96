"""The bridge from executor threads to signals."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event, Thread
from time import sleep

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QCoreApplication, QObject, QTimer

from warplens.cuda.catalogue import select
from warplens.cuda.ground.errors import StorageError
from warplens.cuda.sweep.engine import PointFinished, PointStarted, SweepEnded
from warplens.cuda.sweep.plan import plan_sweep
from warplens.gui.kit.tasks import Backend, Background, NewestCall, PathWatch, SweepEvents, Task, sentence_of


@pytest.fixture
def plan():
    return plan_sweep(select(["transpose_tiled"]), problem={"N": (32, 64)}, tune={"TILE": (8,)}, devices=["h200"])


def test_a_finished_point_is_a_signal(qtbot, plan, make_point):
    events = SweepEvents()
    finished = PointFinished(index=0, point=plan.points[0], result=make_point())
    with qtbot.waitSignal(events.point_finished) as caught:
        events.on_event(PointStarted(index=0, point=plan.points[0]))
        events.on_event(finished)
    assert caught.args == [finished]


def test_the_end_is_a_signal(qtbot):
    events = SweepEvents()
    ended = SweepEnded(finished=0, total=2, stopped=True)
    with qtbot.waitSignal(events.sweep_ended) as caught:
        events.on_event(ended)
    assert caught.args == [ended]


def test_a_full_disk_is_a_signal_with_its_sentence(qtbot):
    events = SweepEvents()
    with qtbot.waitSignal(events.recording_failed) as caught:
        events.on_storage_error(StorageError("a cannot be written: the disk is full"))
    assert caught.args == ["a cannot be written: the disk is full"]


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


def test_a_task_of_a_deleted_parent_signals_nothing(qtbot, background):
    parent, outcomes, may_end = QObject(), [], Event()
    task = Task(parent)
    task.succeeded.connect(outcomes.append)
    task.start(background, may_end.wait)
    may_end.set()
    background.submit(int).result()  # the one thread is past the task, whose outcome waits for the event loop
    sip.delete(parent)
    QCoreApplication.processEvents()
    assert outcomes == []


def test_the_thread_of_a_task_goes_on_once_its_outcome_is_shown(qtbot, by_hand, monkeypatch):
    monkeypatch.setattr("warplens.gui.kit.tasks.TURN_S", 60.0)
    task, went_on = Task(), []
    thread = Thread(target=by_hand.step)

    def show(_: object) -> None:
        thread.join(0.1)  # it would have ended by now
        went_on.append(not thread.is_alive())

    task.succeeded.connect(show)
    task.start(by_hand, lambda: 7)
    thread.start()
    qtbot.waitUntil(lambda: not thread.is_alive())
    assert went_on == [False]


def test_the_thread_of_a_task_waits_for_what_is_drawn_after_slots_that_take_long(qtbot, by_hand):
    task, went_on = Task(), []

    def show(_: object) -> None:
        sleep(0.01)
        QTimer.singleShot(0, lambda: went_on.append(task._relay.is_drawn.is_set()))

    task.succeeded.connect(show)
    task.start(by_hand, lambda: 7)
    by_hand.step()
    qtbot.waitUntil(lambda: bool(went_on))
    assert went_on == [False]


@pytest.mark.parametrize("begin", [Task.start, partial(Task.run, doing="")])
def test_a_call_ends_after_its_task_is_deleted_and_the_program_goes_on(qtbot, background, begin):
    for _ in range(20):  # the memory of the task is taken by others
        parent, may_end = QObject(), Event()
        begin(Task(parent), background, may_end.wait)
        sip.delete(parent)
        others = [QObject() for _ in range(20)]
        may_end.set()
        assert background.submit(len, others).result() == 20
        QCoreApplication.processEvents()


def test_of_calls_that_wait_the_newest_alone_is_made_and_without_a_background_at_once(qapp, by_hand):
    parent, made = QObject(), []
    calls = NewestCall(parent)

    def show(value):
        made.append((value, calls.is_awaited))

    for value in (1, 2, 3):
        calls.ask(by_hand, partial(int, value), show, doing="counting")
    assert (made, len(by_hand.waiting)) == ([], 1)
    by_hand.step()
    assert made == [(1, True)]
    by_hand.step()
    assert made[1:] == [(3, False)]
    calls.ask(by_hand, partial(int, 4), show, doing="counting")
    calls.ask(None, partial(int, 5), show, doing="counting")
    by_hand.step()
    assert made[2:] == [(5, False)]
    calls.ask(by_hand, partial(int, 6), show, doing="counting")
    calls.forget()
    by_hand.step()
    assert len(made) == 3


def test_backend_runs_on_the_cluster_that_is_chosen_and_here_without_one():
    backend = Backend(
        execution=lambda plan: ("here", plan),
        workers=1,
        compiler=str,
        background=None,
        cluster_execution=lambda plan, address: (address, plan),
    )
    assert backend.execution_on("")("plan") == ("here", "plan")
    assert backend.execution_on("local:2")("plan") == ("local:2", "plan")


def test_sentence_of_an_unexpected_error_names_its_type():
    assert sentence_of(StorageError("the disk is full")) == "the disk is full"
    assert sentence_of(KeyError("N")) == "KeyError: 'N'"


def test_a_call_that_is_cancelled_ends_in_its_thread_which_then_takes_the_next_one(qtbot, monkeypatch):
    monkeypatch.setattr("warplens.gui.kit.tasks.WAIT_MS", 1)
    with ThreadPoolExecutor(1) as executor:
        parent, background = QObject(), Background(executor)
        is_never, outcomes, said = Event(), [], []
        background.said.connect(said.append)

        def endless():
            while not is_never.wait(0.01):
                pass

        Task.begin(parent, background, endless, outcomes.append, outcomes.append, doing="A")
        Task.begin(parent, background, lambda: 2, outcomes.append, outcomes.append, doing="B")
        qtbot.waitUntil(lambda: any(text.startswith("A, ") for text in said))
        background.cancel()
        assert said[-1].startswith("Stopping: A, ")
        qtbot.waitUntil(lambda: outcomes == ["", 2])
        assert said[-1] == ""


def test_a_call_that_waits_for_its_turn_is_cancelled_before_it_begins(qapp, by_hand):
    parent, background, outcomes, said = QObject(), Background(by_hand), [], []
    background.said.connect(said.append)
    for number in (1, 2):
        call = partial(outcomes.append, number)
        Task.begin(
            parent,
            background,
            call,
            otherwise=outcomes.append,
            doing=lambda number=number: f"File {number}",
            at_once=True,
        )
    assert said[-1].startswith("File 1, ")
    background.cancel()
    assert outcomes == [""]
    assert said[-1].startswith("File 2, ")
    by_hand.step(2)
    assert (outcomes, said[-1]) == (["", 2], "")


def test_what_has_a_way_of_its_own_to_end_ends_so_and_is_said_until_it_has(qapp, by_hand):
    parent, background, outcomes, said = QObject(), Background(by_hand), [], []
    background.said.connect(said.append)
    wait = background.begin(parent, "Reading", partial(outcomes.append, "asked to end"), at_once=True)
    Task.begin(parent, background, lambda: "a part", outcomes.append, doing="")
    for _ in range(2):
        background.cancel()
    assert said[-1].startswith("Stopping: Reading, ")
    by_hand.step()
    wait()
    assert (outcomes, said[-1]) == (["asked to end", "a part"], "")


def test_the_sign_of_a_call_goes_with_what_has_asked_for_it(qtbot, by_hand):
    parent, background, said = QObject(), Background(by_hand), []
    background.said.connect(said.append)
    Task.begin(parent, background, int, doing="Reading", at_once=True)
    parent.deleteLater()
    qtbot.waitUntil(lambda: said[-1] == "")


def test_watch_tells_of_what_is_there_and_lets_go_of_the_rest(qtbot, tmp_path):
    parent, file = QObject(), tmp_path / "mine.cu"
    watch, said = PathWatch(parent), []
    watch.changed.connect(said.append)
    file.write_text("1")
    watch.follow([file, tmp_path / "none"])
    file.write_text("22")
    qtbot.waitUntil(lambda: str(file) in said)
    watch.follow([tmp_path])
    said.clear()
    file.write_text("333")
    (tmp_path / "other").touch()
    qtbot.waitUntil(lambda: bool(said))
    assert set(said) == {str(tmp_path)}


def test_sign_that_a_collection_has_cleared_is_ended_without_an_error(qapp, qtbot):
    signs = Background(ThreadPoolExecutor(1))
    owner = QObject()
    wait = signs.begin(owner, "Reading a.cu", lambda: None)
    del wait.signs  # as a collection does before it deletes the owner
    owner.deleteLater()
    with qtbot.waitSignal(owner.destroyed):
        pass
    assert not hasattr(wait, "signs")
