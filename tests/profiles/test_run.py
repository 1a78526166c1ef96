"""A plan run into a profile: events, journal, interrupts and errors; all points are made up by the fake runner."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import pytest
from fake_runner import FakeRunner

from warplens.cuda.catalogue import select
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import StorageError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Conditions, Measuring, Pair, PairSide, Status, Time, result_of
from warplens.cuda.sweep.engine import PointFinished, PointStarted, SweepEnded
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.protocols import DEAD_WORKER, NO_MEMORY, Execution
from warplens.cuda.sweep.tune.search import Search
from warplens.cuda.sweep.tune.space import Space
from warplens.profiles import run as run_module
from warplens.profiles.journal import read_journal
from warplens.profiles.records import Completeness
from warplens.profiles.run import PlanRun, Recording, open_recording, run_plan, run_recording
from warplens.profiles.run_events import PointDone, Resumed, SweepInterruptedError
from warplens.profiles.store import read_profile
from warplens.profiles.writing import journal_path

SPECS = (load_spec("h200"),)


@pytest.fixture
def execution(runner):
    return Execution(executor_factory=lambda: ThreadPoolExecutor(1), run_point=runner.run, workers=1, in_flight=1)


@pytest.fixture(autouse=True)
def _compiler(monkeypatch):
    monkeypatch.setattr("warplens.cuda.compiler.process.client.compiler_version", lambda: "NVRTC 0")


def interrupt_after(count, number=signal.SIGINT):
    """Return an `on_event` that sends this process a signal after `count` points."""
    done = []

    def on_event(event):
        if isinstance(event, PointDone):
            done.append(event)
            if len(done) == count:
                os.kill(os.getpid(), number)

    return on_event


def test_profile_has_every_point_in_the_order_of_the_plan(plan, execution):
    profile = run_plan(plan, SPECS, execution=execution, command=["warplens", "run"])
    assert [point.key for point in profile.points] == [point.key for point in plan.points]
    assert (profile.status, profile.compiler, profile.command) == (Completeness.COMPLETE, "NVRTC 0", "warplens run")
    assert [device.key for device in profile.devices] == ["h200"]


def test_resumed_profile_has_visit_and_placement_of_every_part(plan, runner, tmp_path):
    parts = tuple(
        Conditions(samples=2, sm_clock_hz=1.98e9, memory_clock_hz=3.2e9, temperature_c=40.0, power_w=300.0,
                   visit=visit, placement=4 * visit + place)
        for visit in (0, 1) for place in range(4)
    )  # fmt: skip
    samples = tuple(1000.0 + number for number in range(16))
    time = Time(value_ns=1007.5, provenance=Provenance.MEASURED, samples_ns=samples, conditions=parts)
    execution = Execution(
        executor_factory=lambda: ThreadPoolExecutor(1), run_point=lambda point: replace(runner.run(point), time=time),
        workers=1, in_flight=1,
    )  # fmt: skip
    path = tmp_path / "t.warplens.json"
    with pytest.raises(SweepInterruptedError):
        run_plan(plan, SPECS, execution=execution, save=path, on_event=interrupt_after(2))
    run_plan(plan, SPECS, execution=execution, save=path)
    profile = read_profile(path)
    assert [(point.time.samples_ns, point.time.conditions) for point in profile.points] == [(samples, parts)] * 6


def test_clocks_are_locked_until_the_run_ends_and_recorded(plan, execution, monkeypatch):
    events, card = [], replace(SPECS[0], key="gpu-nvidia-h200")

    @contextmanager
    def lock(specs):
        events.append([spec.key for spec in specs])
        try:
            yield {card.key: 1.485e9}
        finally:
            events.append("given back")

    monkeypatch.setattr(run_module, "locked_clocks", lock)
    installed = InstalledGpu(uuid="GPU-0", spec=card)
    monkeypatch.setattr("warplens.cuda.device.gpus.find_gpus", lambda: AvailableGpus(gpus=(installed,)))
    timed = replace(plan, points=tuple(replace(point, measuring=Measuring()) for point in plan.points))
    profile = run_plan(timed, [card], execution=execution, lock_clocks=True, on_event=lambda _: events.append("point"))
    assert [record.locked_clock_hz for record in profile.cards] == [1.485e9]
    with pytest.raises(SweepInterruptedError):
        run_plan(timed, [card], execution=execution, lock_clocks=True, on_event=interrupt_after(1))
    assert [event for event in events if event != "point"] == [[card.key], "given back"] * 2
    assert events.index("point") < events.index("given back")


def test_events_come_in_the_calling_thread_with_the_progress_after_each_point(plan, execution):
    events, threads, progresses = [], set(), []

    def on_event(event):
        events.append(event)
        threads.add(threading.current_thread())

    run_plan(plan, SPECS, execution=execution, on_event=on_event, on_progress=progresses.append)
    assert threads == {threading.current_thread()}
    assert [(event.index, event.progress.finished) for event in events[:-1]] == [(n, n + 1) for n in range(6)]
    assert events[-1] == SweepEnded(finished=6, total=6, stopped=False)
    assert progresses[-1].fraction == 1.0


def test_saved_profile_is_the_returned_one_and_leaves_no_journal(plan, execution, tmp_path):
    path = tmp_path / "t.warplens.json"
    profile = run_plan(plan, SPECS, execution=execution, save=path)
    assert read_profile(path) == profile
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_interrupt_raises_with_the_points_that_are_done_and_the_same_call_runs_the_rest(plan, execution, tmp_path):
    path, events = tmp_path / "t.warplens.json", []
    with pytest.raises(SweepInterruptedError) as caught:
        run_plan(plan, SPECS, execution=execution, save=path, on_event=interrupt_after(1))
    done = len(caught.value.profile.points)
    assert str(caught.value) == (
        f"the sweep was stopped with {done} of 6 points done; they are in the `profile` of this exception"
    )
    assert isinstance(caught.value, KeyboardInterrupt)
    assert caught.value.signal_number == signal.SIGINT
    assert read_profile(path) == caught.value.profile
    profile = run_plan(plan, SPECS, execution=execution, save=path, on_event=events.append)
    if done < 6:  # the sweep of a fast machine may be over before the signal is seen
        assert events[0] == Resumed(journal=journal_path(path), finished=done, total=6)
    assert profile.status is Completeness.COMPLETE


def test_interrupt_in_the_middle_keeps_what_is_done(plan, tmp_path):
    slow = FakeRunner(delay_s=0.2)
    execution = Execution(executor_factory=lambda: ThreadPoolExecutor(1), run_point=slow.run, workers=1, in_flight=1)
    with pytest.raises(SweepInterruptedError) as caught:
        run_plan(plan, SPECS, execution=execution, on_event=interrupt_after(1))
    assert 1 <= len(caught.value.profile.points) < 6
    assert caught.value.profile.status is Completeness.PARTIAL


def space_of_points(plan):
    """A space whose configurations are the points of a plan: their kernels by number."""
    points = {(number,): number for number in range(len(plan.points))}
    return Space(
        kernel="k", problem={"N": 1}, parameters={"KERNEL": tuple(range(len(points)))}, plan=plan,
        points={"h200": points}, refused={}, combinations=len(points),
    )  # fmt: skip


def test_profile_of_a_search_is_complete_with_its_trials_and_leaves_no_journal(plan, execution, tmp_path):
    path = tmp_path / "found.warplens.json"
    search = Search(space_of_points(plan), trials=2, model_device="h200")
    profile = run_plan(plan, SPECS, execution=execution, save=path, search=search)
    assert len(plan.points) > 2
    assert (len(profile.points), profile.status) == (2, Completeness.COMPLETE)
    assert read_profile(path) == profile
    assert not journal_path(path).exists()


class AtOnce(Executor):
    """Runs each call inside `submit`, so that all points have ended before the first is shown."""

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def test_trials_are_numbered_one_by_one_also_where_several_have_ended(plan, execution):
    search = Search(space_of_points(plan), trials=3, model_device="h200")
    numbers = []

    def note(event):
        if isinstance(event, PointDone):
            numbers.append((event.progress.finished, event.progress.total))

    at_once = replace(execution, executor_factory=AtOnce)
    run_plan(plan, SPECS, execution=at_once, search=search, on_event=note)
    assert numbers == [(1, 3), (2, 3), (3, 3)]


def test_interrupted_search_is_resumed_with_the_trials_that_are_left(plan, execution, tmp_path):
    path = tmp_path / "found.warplens.json"
    search = Search(space_of_points(plan), trials=3, model_device="h200")
    slow = replace(execution, run_point=FakeRunner(delay_s=0.2).run)
    with pytest.raises(SweepInterruptedError) as interruption:
        run_plan(plan, SPECS, execution=slow, save=path, search=search, on_event=interrupt_after(1))
    assert interruption.value.profile.status is Completeness.PARTIAL
    done = len(interruption.value.profile.points)
    again = Search(space_of_points(plan), trials=3, model_device="h200")
    profile = run_plan(plan, SPECS, execution=execution, save=path, search=again)
    assert 1 <= done < 3
    assert (len(profile.points), len(again.trials), profile.status) == (3, 3, Completeness.COMPLETE)


def test_handlers_of_signals_are_put_back(plan, execution):
    before = signal.getsignal(signal.SIGINT)
    run_plan(plan, SPECS, execution=execution)
    assert signal.getsignal(signal.SIGINT) is before


def test_run_in_another_thread_leaves_signals_alone(plan, execution):
    with ThreadPoolExecutor(1) as elsewhere:
        profile = elsewhere.submit(run_plan, plan, SPECS, execution=execution).result()
    assert profile.status is Completeness.COMPLETE


def test_error_of_a_callback_ends_the_run_and_keeps_the_points(plan, execution, tmp_path):
    path = tmp_path / "t.warplens.json"

    def on_event(event):
        raise ZeroDivisionError(type(event).__name__)

    with pytest.raises(ZeroDivisionError, match="PointDone"):
        run_plan(plan, SPECS, execution=execution, save=path, on_event=on_event)
    assert read_profile(path).points


def test_full_disk_stops_a_run_that_nothing_else_is_asked_of(plan, execution, monkeypatch):
    def full(*_):
        raise StorageError("a cannot be written: the disk is full")

    monkeypatch.setattr(Recording, "add", full)
    with pytest.raises(StorageError, match="the disk is full"):
        run_plan(plan, SPECS, execution=execution)


class TestPlanRun:
    @pytest.fixture
    def recording(self, plan):
        return open_recording(plan, SPECS, compiler="fake", command=["x"])

    def test_points_are_recorded_before_the_event(self, recording, execution):
        done = []

        def on_event(event):
            if isinstance(event, PointFinished):
                done.append(event.result.key in recording.done)

        run = PlanRun(recording, execution, on_event=on_event)
        run.start()
        run.wait()
        assert done == [True] * 6

    def test_full_disk_is_reported_once_and_the_points_still_come(self, recording, execution, monkeypatch):
        def full(_):
            raise StorageError("a cannot be written: the disk is full")

        monkeypatch.setattr(recording, "add", full)
        errors, events = [], []
        run = PlanRun(recording, execution, on_event=events.append, on_storage_error=errors.append)
        run.start()
        run.wait()
        assert [str(error) for error in errors] == ["a cannot be written: the disk is full"]
        assert sum(isinstance(event, PointFinished) for event in events) == 6
        assert sum(isinstance(event, PointStarted) for event in events) == 6

    def test_counted_points_make_the_progress_and_the_costs(self, recording, execution):
        finished = []
        run = PlanRun(recording, execution, on_event=finished.append)
        run.start()
        run.wait()
        assert run.progress().finished == 0
        for event in finished:
            if isinstance(event, PointFinished):
                run.count(event)
        assert run.progress().finished == 6
        assert set(run.costs) <= {("good", "h200")}

    def test_points_of_a_journal_are_counted_at_once(self, plan, execution, tmp_path):
        path = tmp_path / "t.warplens.json"
        recording = open_recording(plan, SPECS, save=path, compiler="fake", command=["x"])
        recording.add(FakeRunner().run(plan.points[0]))
        recording.close()
        assert len(read_journal(journal_path(path)).points) == 1
        again = open_recording(plan, SPECS, save=path, compiler="fake", command=["x"])
        run = PlanRun(again, execution)
        assert run.progress().finished == 1
        run.start()
        run.wait()
        assert read_profile(path).status is Completeness.COMPLETE

    def test_pair_with_one_point_in_a_journal_is_measured_again(self, plan, tmp_path):
        path = tmp_path / "t.warplens.json"
        a, b = (replace(plan.points[0], pair=Pair(id="1", side=side)) for side in PairSide)
        pair = replace(plan, points=(a, b, plan.points[1]), units=(1.0,) * 3)
        recording = open_recording(pair, SPECS, save=path, compiler="fake", command=["x"])
        for point in (a, plan.points[1]):
            recording.add(replace(FakeRunner().run(point), notes=("earlier",)))
        recording.close()
        again = open_recording(pair, SPECS, save=path, compiler="fake", command=["x"])
        assert [point.pair for point in again.points] == [None]
        for point in (a, b):
            again.add(replace(FakeRunner().run(point), notes=("later",)))
        again.close()
        whole = open_recording(pair, SPECS, save=path, compiler="fake", command=["x"])
        assert [point.notes for point in whole.profile().points] == [("later",), ("later",), ("earlier",)]
        whole.close()

    def test_stop_ends_the_run(self, recording):
        stopped = threading.Event()

        def run_point(point):
            assert stopped.wait(120)
            return FakeRunner().run(point)

        execution = Execution(
            executor_factory=lambda: ThreadPoolExecutor(1), run_point=run_point, workers=1, in_flight=1
        )
        run = PlanRun(recording, execution)
        run.start()
        run.stop()
        stopped.set()
        assert run.wait(120)
        assert len(recording.profile().points) < 6
        assert all(point.status is Status.OK for point in recording.profile().points)


def test_run_recording_runs_what_a_recording_lacks_and_return_its_profile():
    plan = plan_sweep(select(["transpose_serial"]), problem={"N": (64, 128)}, tune={}, devices=["h200"])
    recording = open_recording(plan, [], compiler="NVRTC 12.9")
    skip = partial(result_of, status=Status.SKIPPED, reason="not today")
    execution = Execution(executor_factory=ThreadPoolExecutor, run_point=skip, workers=1, in_flight=1)
    assert run_recording(recording, execution).status.value == "complete"


@pytest.mark.parametrize("reason", [DEAD_WORKER, NO_MEMORY])
def test_same_sweep_runs_again_only_the_points_that_were_lost_with_their_workers(plan, runner, tmp_path, reason):
    ran = []

    def run(point):
        ran.append(point.key)
        return runner.run(point) if len(ran) != 2 else result_of(point, Status.FAILED, reason)

    execution = Execution(executor_factory=lambda: ThreadPoolExecutor(1), run_point=run, workers=1, in_flight=1)
    saved, count = tmp_path / "p.warplens.json", len(plan.points)
    first = run_plan(plan, SPECS, execution=execution, save=saved)
    assert (first.status, len(first.points)) == (Completeness.PARTIAL, count)
    assert read_profile(saved) == first

    again = run_plan(plan, SPECS, execution=execution, save=saved)
    assert again.status is Completeness.COMPLETE
    assert [point.key for point in again.points] == [point.key for point in plan.points]
    assert reason not in [point.reason for point in again.points]
    assert ran[count:] == [ran[1]]
    assert not journal_path(saved).exists()


def test_profile_that_came_while_the_sweep_ran_is_not_overwritten(plan, execution, tmp_path):
    saved, aside = tmp_path / "p.warplens.json", tmp_path / "aside.warplens.json"
    other = run_plan(plan, SPECS, execution=execution, save=aside, command=["another"])

    def run(point):
        if aside.exists():
            aside.replace(saved)
        return execution.run_point(point)

    with pytest.raises(StorageError) as raised:
        run_plan(plan, SPECS, execution=replace(execution, run_point=run), save=saved)
    sentence = f"{saved} is not overwritten: another program has written it since the sweep began"
    kept = f"all {len(plan.points)} points so far are in {saved}.journal, and do not run again"
    assert str(raised.value) == f"{sentence}; {kept}"
    assert read_profile(saved) == other

    saved.unlink()
    whole = run_plan(plan, SPECS, execution=execution, save=saved)
    assert len(whole.points) == len(plan.points)
