"""The engine: events in order, each point once, a prompt stop, and workers that die."""

from __future__ import annotations

import threading
import time
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from types import SimpleNamespace

import pytest
from fake_runner import FakeDefectError, FakeOutcome, FakeRunner

from warplens.cuda.device.gpus import HOST
from warplens.cuda.ground.errors import ClusterError, StorageError
from warplens.cuda.ground.points import Status
from warplens.cuda.sweep.engine import PointFinished, PointStarted, Sweep, SweepEnded
from warplens.cuda.sweep.plan import SweepPlan
from warplens.cuda.sweep.pool import make_executor
from warplens.cuda.sweep.protocols import DEAD_WORKER, NO_MEMORY, LostLinkError


class AtOnce(Executor):
    """Runs each call inside `submit`."""

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except FakeDefectError as error:
            future.set_exception(error)
        return future


def sweep(plan, events, *, runner=None, factory=AtOnce, in_flight=2, **more):
    on_event = events.append if isinstance(events, list) else events
    run_point = (runner or FakeRunner()).run
    return Sweep(plan, executor_factory=factory, run_point=run_point, on_event=on_event, in_flight=in_flight, **more)


def finished(events):
    return {event.index: event.result for event in events if isinstance(event, PointFinished)}


@pytest.mark.parametrize("factory", [AtOnce, partial(ThreadPoolExecutor, 2), partial(make_executor, 2)])
def test_every_point_starts_and_finishes_once(plan, factory):
    events = []
    run = sweep(plan("a", "b", sizes=4), events, factory=factory)
    run.start()
    assert run.wait(120)
    assert sorted(e.index for e in events if isinstance(e, PointStarted)) == list(range(8))
    assert sorted(finished(events)) == list(range(8))
    assert events[-1] == SweepEnded(finished=8, total=8, stopped=False)
    for index in range(8):
        kinds = [type(e) for e in events[:-1] if e.index == index]
        assert kinds == [PointStarted, PointFinished]


def test_results_come_from_the_runner(plan):
    events = []
    run = sweep(plan("a", sizes=2), events)
    run.start()
    assert run.wait(120)
    assert list(finished(events).values()) == [FakeRunner().run(point) for point in plan("a", sizes=2).points]


def test_sweep_of_no_points_ends_at_once(plan):
    events = []
    run = sweep(plan(), events)
    run.start()
    assert run.wait(120)
    assert events == [SweepEnded(finished=0, total=0, stopped=False)]


def test_done_points_are_skipped_and_counted(plan):
    events = []
    points = plan("a", sizes=4)
    run = sweep(points, events, skip=frozenset(point.key for point in points.points[:3]))
    run.start()
    assert run.wait(120)
    assert sorted(finished(events)) == [3]
    assert events[-1] == SweepEnded(finished=4, total=4, stopped=False)


def test_no_more_points_are_in_flight_than_allowed(plan):
    events = []
    run = sweep(plan("a", sizes=12), events, factory=partial(ThreadPoolExecutor, 8), in_flight=3)
    run.start()
    assert run.wait(120)
    flying = most = 0
    for event in events:
        flying += isinstance(event, PointStarted) - isinstance(event, PointFinished)
        most = max(most, flying)
    assert most == 3


def test_events_come_one_at_a_time(plan):
    inside = threading.Lock()
    events = []

    def on_event(event):
        assert inside.acquire(blocking=False)
        time.sleep(0.001)
        events.append(event)
        inside.release()

    run = sweep(plan("a", sizes=20), on_event, factory=partial(ThreadPoolExecutor, 4), in_flight=4)
    run.start()
    assert run.wait(120)
    assert len(events) == 41


def test_runner_that_raises_fails_its_point_only(plan):
    events = []
    run = sweep(plan("a", "bad", sizes=2), events, runner=FakeRunner(outcomes={"bad": FakeOutcome.RAISE}))
    run.start()
    assert run.wait(120)
    results = finished(events)
    assert [results[index].status for index in range(4)] == [Status.OK, Status.FAILED] * 2
    assert results[1].reason == "the runner failed unexpectedly: FakeDefectError: asked to raise at bad"


@pytest.mark.parametrize("answer", [None, "a point"])
def test_worker_that_answers_with_no_result_fails_its_point(plan, answer):
    events = []
    run = sweep(plan("a"), events, runner=SimpleNamespace(run=lambda _: answer))
    run.start()
    assert run.wait(120)
    assert set(finished(events)) == set(range(len(finished(events)))) != set()
    for result in finished(events).values():
        assert result.status is Status.FAILED
        assert result.reason == f"its worker answered with {type(answer).__name__}, which is no result of a point"


class Full(Executor):
    """Runs where the disk is full."""

    error = StorageError("the kernel's files cannot be written on gpubox: No space left on device")

    def submit(self, *_args, **_keywords):
        future = Future()
        future.set_exception(self.error)
        return future


class NoMemory(Full):
    """Runs where memory is limited."""

    error = MemoryError()


def test_point_whose_files_cannot_be_written_there_says_so_in_one_sentence(plan):
    events = []
    run = sweep(plan("a"), events, factory=Full)
    run.start()
    assert run.wait(120)
    [result] = finished(events).values()
    assert result.reason == "the kernel's files cannot be written on gpubox: No space left on device"


def test_point_for_which_python_has_no_memory_says_so(plan):
    events = []
    run = sweep(plan("a"), events, factory=NoMemory)
    run.start()
    assert run.wait(120)
    [result] = finished(events).values()
    assert result.reason == NO_MEMORY


def test_dying_worker_fails_its_point_and_no_other(plan):
    events = []
    runner = FakeRunner(delay_s=0.002, outcomes={"deadly": FakeOutcome.EXIT})
    run = sweep(plan("a", "deadly", "b", sizes=2), events, runner=runner, factory=partial(make_executor, 2))
    run.start()
    assert run.wait(120)
    results = finished(events)
    assert [results[index].status for index in range(6)] == [Status.OK, Status.FAILED, Status.OK] * 2
    assert results[1].reason == DEAD_WORKER
    assert sum(isinstance(event, PointFinished) for event in events) == 6
    assert events[-1] == SweepEnded(finished=6, total=6, stopped=False)


def test_stop_ends_an_endless_point_promptly_and_keeps_the_finished(plan):
    events = []
    first = threading.Event()

    def on_event(event):
        events.append(event)
        if isinstance(event, PointFinished):
            first.set()

    runner = FakeRunner(outcomes={"endless": FakeOutcome.LOOP})
    run = sweep(plan("a", "endless", sizes=3), on_event, runner=runner, factory=partial(make_executor, 2))
    run.start()
    assert first.wait(120)
    run.stop()
    assert run.wait(120)  # without the stop it never ends
    assert events[-1] == SweepEnded(finished=len(finished(events)), total=6, stopped=True)
    assert all(result.kernel == "a" for result in finished(events).values())


def test_stop_without_killable_workers_keeps_what_was_running(plan):
    events = []
    started = threading.Event()

    def on_event(event):
        events.append(event)
        started.set()

    run = sweep(
        plan("a", sizes=10),
        on_event,
        runner=FakeRunner(delay_s=0.05),
        factory=partial(ThreadPoolExecutor, 1),
        in_flight=1,
    )
    run.start()
    assert started.wait(120)
    run.stop()
    assert run.wait(120)
    assert list(finished(events)) == [0]
    assert events[-1] == SweepEnded(finished=1, total=10, stopped=True)


def test_stop_twice_and_after_the_end_changes_nothing(plan):
    events = []
    run = sweep(plan("a"), events)
    run.start()
    run.stop()
    run.stop()
    assert run.wait(120)
    assert [type(event) for event in events] == [PointStarted, PointFinished, SweepEnded]
    assert not events[-1].stopped


def test_stop_from_inside_an_event_stops(plan):
    events = []

    def on_event(event):
        events.append(event)
        if isinstance(event, PointFinished):
            run.stop()

    run = sweep(plan("a", sizes=50), on_event, in_flight=1)
    run.start()
    assert run.wait(120)
    assert events[-1] == SweepEnded(finished=1, total=50, stopped=True)


def test_error_of_the_listener_stops_the_sweep_and_reaches_the_waiter(plan):
    def on_event(event):
        if isinstance(event, PointFinished):
            raise StorageError("the disk is full")

    run = sweep(plan("a", sizes=50), on_event, factory=partial(ThreadPoolExecutor, 2))
    run.start()
    with pytest.raises(StorageError, match=r"^the disk is full$"):
        run.wait(120)
    assert run.ended


def test_executor_that_cannot_start_is_an_error(plan):
    def factory():
        raise OSError(11, "Resource temporarily unavailable")

    events = []
    run = sweep(plan("a", sizes=3), events, factory=factory)
    run.start()
    with pytest.raises(OSError, match="temporarily unavailable"):
        run.wait(120)
    assert events == [SweepEnded(finished=0, total=3, stopped=True)]


def test_wait_times_out_while_points_run(plan):
    run = sweep(plan("endless"), [], runner=FakeRunner(outcomes={"endless": FakeOutcome.LOOP}), factory=make_executor)
    run.start()
    assert not run.wait(0.05)
    run.stop()
    assert run.wait(120)


class DeadAfterTwo(AtOnce):
    """Accepts two points, then is broken."""

    def __init__(self):
        self.taken = 0

    def submit(self, fn, /, *args, **kwargs):
        if self.taken == 2:
            raise BrokenExecutor
        self.taken += 1
        return super().submit(fn, *args, **kwargs)


def test_pool_found_broken_between_points_costs_none(plan):
    events = []
    run = sweep(plan("a", sizes=5), events, factory=DeadAfterTwo)
    run.start()
    assert run.wait(120)
    assert [result.status for result in finished(events).values()] == [Status.OK] * 5


class Losing(Executor):
    """Loses the connection `left` times, counted over all executors of a test."""

    left = 0

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        if Losing.left:
            Losing.left -= 1
            future.set_exception(LostLinkError("the connection was lost"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_lost_connection_costs_no_point_also_where_one_runs_alone(plan):
    Losing.left = 3
    events = []
    run = sweep(plan("a", sizes=4), events, factory=Losing)
    run.start()
    assert run.wait(120)
    assert Losing.left == 0
    assert [result.status for result in finished(events).values()] == [Status.OK] * 4


class Deserted(Executor):
    """Has no machine left."""

    def submit(self, *_args, **_keywords):
        future = Future()
        future.set_exception(ClusterError("the cluster had no worker for 30 s"))
        return future


def test_sweep_without_machines_ends_and_blames_no_point(plan):
    events = []
    run = sweep(plan("a", sizes=4), events, factory=Deserted)
    run.start()
    with pytest.raises(ClusterError, match=r"^the cluster had no worker for 30 s$"):
        run.wait(120)
    assert finished(events) == {}


def test_points_of_the_processor_run_first_and_alone(plan):
    points = plan("a", sizes=6).points
    mixed = SweepPlan(
        points=tuple(replace(point, device=HOST) if n in {1, 4} else point for n, point in enumerate(points)),
        units=(1.0,) * 6,
    )
    events = []
    run = sweep(mixed, events, factory=partial(ThreadPoolExecutor, 3), in_flight=3)
    run.start()
    assert run.wait(120)
    kinds = [(type(event), event.index) for event in events[:4]]
    assert kinds == [(kind, index) for index in (1, 4) for kind in (PointStarted, PointFinished)]
    assert sorted(finished(events)) == list(range(6))


def test_only_chosen_points_run_in_the_chosen_order(plan):
    events, chosen = [], iter([5, 0, 3])
    run = sweep(plan("a", "b", sizes=4), events, choose=lambda: next(chosen, None), in_flight=1)
    run.start()
    assert run.wait(120)
    assert [event.index for event in events if isinstance(event, PointFinished)] == [5, 0, 3]
    assert events[-1] == SweepEnded(finished=3, total=8, stopped=False)


def test_choice_without_a_point_is_asked_again_after_a_result(plan):
    events, asked = [], []

    def choose():
        done = len(finished(events))
        asked.append(done)
        return 2 if len(asked) == 1 else 1 if done == 1 and asked.count(1) == 1 else None

    with ThreadPoolExecutor(2) as pool:
        run = sweep(plan("a", "b", "c"), events, choose=choose, factory=lambda: pool)
        run.start()
        assert run.wait(120)
    assert [event.index for event in events if isinstance(event, PointFinished)] == [2, 1]


def test_error_of_a_choice_ends_the_sweep_and_is_raised(plan):
    def choose():
        raise StorageError("no room")

    run = sweep(plan("a"), [], choose=choose)
    run.start()
    with pytest.raises(StorageError, match="no room"):
        run.wait(120)
