"""Waiting sweeps, continued sweeps, and their estimated durations."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.catalogue import read_kernel_file, select
from warplens.cuda.ground.errors import StorageError
from warplens.gui.kit.undo import Changes
from warplens.gui.workspace import preparing
from warplens.gui.workspace import sweep_run as kept_module
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices, plan_key
from warplens.gui.workspace.preparing import MAX_SIZES, Forecast
from warplens.gui.workspace.queue import SweepQueue
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Action, Session
from warplens.gui.workspace.sweep_run import RunState, load_request, request_path, save_request
from warplens.profiles.records import PROFILE_SUFFIX
from warplens.profiles.store import read_profile


@pytest.fixture
def choices(qapp, kernels):
    made = SweepChoices(kernels, [DeviceChoice(key="h200", name="H200", label="H200")])
    made.set_checked(["transpose_tiled"])
    made.set_text("N", "32,64")
    made.set_text("TILE", "8")
    return made


@pytest.fixture
def changes(qapp):
    return Changes()


@pytest.fixture
def queue(changes, choices):
    made = SweepQueue(changes)
    for size in (16, 32, 64):
        choices.set_text("N", str(size))
        made.add(choices.request(), choices.count())
    return made


@pytest.fixture
def make_session(choices, changes, specs, make_backend, kept):
    made = []

    def make(**backend):
        session = Session(
            choices,
            Results(),
            backend=make_backend(**backend),
            specs={spec.key: spec for spec in specs},
            folder=kept,
            changes=changes,
            delay_ms=0,
        )
        session.notices = []
        session.notified.connect(session.notices.append)
        made.append(session)
        return session

    yield make
    for session in made:
        session.run.shut_down()


def sizes(queue):
    return [queued.request.problem["N"][0] for queued in queue.waiting]


def test_a_sweep_that_waits_says_what_it_is(queue):
    assert queue.waiting[0].text == "N 16 · TILE 8 · transpose_tiled · h200 · 1 point"


def test_the_queue_is_taken_in_its_order_which_can_be_changed(queue):
    first, second, third = (queued.number for queued in queue.waiting)
    queue.move(third, -1)
    queue.move(first, -1)
    assert sizes(queue) == [16, 64, 32]
    queue.move(first, 1)
    assert sizes(queue) == [64, 16, 32]
    queue.remove(second)
    assert [queue.take().number, queue.take().number, queue.take()] == [third, first, None]


def test_a_sweep_that_was_taken_out_waits_again(queue, changes):
    queue.remove(queue.waiting[1].number)
    changes.undo()
    assert sizes(queue) == [16, 64, 32]
    assert not queue.is_paused


def test_the_only_sweep_that_waits_again_waits_for_the_user(queue, changes):
    queue.take()
    queue.take()
    queue.remove(queue.waiting[0].number)
    changes.undo()
    assert queue.is_paused
    assert queue.take() is None


def test_an_empty_queue_is_not_paused(changes):
    queue = SweepQueue(changes)
    queue.set_paused(True)
    assert not queue.is_paused


def test_a_run_while_a_sweep_runs_waits_for_its_end(make_session, by_hand, choices, qtbot):
    session = make_session(executor=by_hand)
    session.start_sweep()
    choices.set_text("N", "128")
    session.start_sweep()
    assert session.notices[-1].text == (
        "Waits for the sweep that runs: N 128 · TILE 8 · transpose_tiled · h200 · 1 point"
    )
    with qtbot.waitSignal(session.run.prepared):
        by_hand.step(2)
    by_hand.step()
    assert [point.problem["N"] for point in session.results.points] == [128]
    assert session.queue.waiting == ()
    session._changes.undo()
    assert [point.problem["N"] for point in session.results.points] == [32, 64]


def test_stop_pauses_the_queue_until_it_goes_on(make_session, by_hand, choices, qtbot):
    session = make_session(executor=by_hand)
    session.start_sweep()
    by_hand.step()
    choices.set_text("N", "128")
    session.start_sweep()
    with qtbot.waitSignal(session.run.ended):
        session.stop_sweep()
    assert session.notices[-1].text.endswith("; 1 in the queue wait until it goes on")
    assert session.run.state is RunState.IDLE
    with qtbot.waitSignal(session.run.prepared):
        session.queue.set_paused(False)
    by_hand.waiting.clear()


@pytest.mark.parametrize("is_saved", [False, True])
def test_a_stopped_sweep_is_run_on_without_running_a_point_twice(make_session, by_hand, qtbot, tmp_path, is_saved):
    session = make_session(executor=by_hand)
    session.start_sweep()
    by_hand.step()
    with qtbot.waitSignal(session.run.ended):
        session.stop_sweep()
    assert session.notices[-1].action is Action.CONTINUE
    first = session.results.points[0]
    if is_saved:
        assert session.save_now(tmp_path / f"half{PROFILE_SUFFIX}")
    by_hand.waiting.clear()
    session.continue_sweep()
    assert session.results.points == [first]
    assert session.run.progress.finished == 1
    with qtbot.waitSignal(session.run.ended):
        by_hand.step()
    assert [point.problem["N"] for point in session.results.points] == [32, 64]
    assert not session.can_continue
    assert session.notices[-1].text == "Finished 2 points: 2 ok"


def stopped_after_one_point(session, by_hand, qtbot):
    """Stop a sweep of two points after its first, while one of N 128 waits behind it; return the finished point."""
    session.start_sweep()
    by_hand.step()
    session.choices.set_text("N", "128")
    session.start_sweep()
    with qtbot.waitSignal(session.run.ended):
        session.stop_sweep()
    by_hand.waiting.clear()
    return session.results.points[0]


def test_a_sweep_stopped_before_the_queue_went_on_is_run_on_without_running_a_point_twice(
    make_session, by_hand, qtbot, kept
):
    session = make_session(executor=by_hand)
    first = stopped_after_one_point(session, by_hand, qtbot)
    with qtbot.waitSignal(session.run.prepared):
        session.queue.set_paused(False)
    assert not session.can_continue  # another one runs
    with qtbot.waitSignal(session.run.ended):
        by_hand.step()
    assert session.notices[-1].text == "Finished 1 point: 1 ok"
    assert session.can_continue
    with qtbot.waitSignal(session.stopped_changed):
        session.continue_sweep()
    assert session.results.points == [first]
    with qtbot.waitSignal(session.run.ended):
        by_hand.step()
    assert [point.problem["N"] for point in session.results.points] == [32, 64]
    assert not session.can_continue
    assert sorted(len(read_profile(path).points) for path in kept.glob(f"*{PROFILE_SUFFIX}")) == [1, 2]
    assert list(kept.glob("*.journal")) == []


def test_a_stopped_sweep_that_is_opened_from_the_library_is_run_on(make_session, by_hand, qtbot, kept):
    session = make_session(executor=by_hand)
    first = stopped_after_one_point(session, by_hand, qtbot)
    (path,) = kept.glob(f"*{PROFILE_SUFFIX}")
    later = make_session(executor=by_hand)
    later.open_profile(path)
    assert later.can_continue
    later.continue_sweep()
    assert later.results.points == [first]
    with qtbot.waitSignal(later.run.ended):
        by_hand.step()
    assert [point.problem["N"] for point in later.results.points] == [32, 64]


def test_a_kernel_that_runs_again_leaves_the_stopped_sweep_to_be_continued(make_session, by_hand, qtbot):
    session = make_session(executor=by_hand)
    first = stopped_after_one_point(session, by_hand, qtbot)
    session.queue.remove(session.queue.waiting[0].number)
    again = replace(session.choices.request(), only=frozenset([plan_key(first)]), problem={"N": (32,)})
    session.run_beside(again, ())
    with qtbot.waitSignal(session.run.ended):
        by_hand.step()
    session.continue_sweep()
    with qtbot.waitSignal(session.run.ended):
        by_hand.step()
    assert [point.problem["N"] for point in session.results.points] == [32, 64]


def test_a_sweep_that_ended_and_is_opened_again_is_not_to_be_continued(make_session, qtbot, kept):
    session = make_session()
    with qtbot.waitSignal(session.run.ended):
        session.start_sweep()
    (path,) = kept.glob(f"*{PROFILE_SUFFIX}")
    session.open_profile(path)
    assert not session.can_continue


def test_a_stopped_sweep_goes_on_with_the_points_of_unchanged_sources(make_session, by_hand, qtbot, tmp_path, kept):
    header, path = tmp_path / "par.h", tmp_path / "mine.cu"
    header.write_text("#define F 2.0f\n")
    [other] = select(["transpose_serial"])
    path.write_text('#include "par.h"\n' + other.source.replace("transpose_serial", "mine"))
    session = make_session(executor=by_hand)
    session.choices.set_kernels([read_kernel_file(path)])
    session.choices.set_checked(["mine", "transpose_serial"])
    session.choices.set_text("N", "32,64")
    session.start_sweep()
    by_hand.step(3)
    with qtbot.waitSignal(session.run.ended):
        session.stop_sweep()
    old = {point.key: point for point in session.results.points}
    assert sorted(point.kernel for point in old.values()) == ["mine", "transpose_serial", "transpose_serial"]
    header.write_text("#define F 3.0f\n")
    by_hand.waiting.clear()
    session.continue_sweep()
    kept_points = {point.key for point in session.results.points}
    assert kept_points == {key for key, point in old.items() if point.kernel == "transpose_serial"}
    with qtbot.waitSignal(session.run.ended):
        by_hand.step(2)
    assert len(session.results.points) == 4
    assert len({point.included_hash for point in session.results.points if point.kernel == "mine"}) == 1


def test_a_sweep_that_died_is_run_on_after_it_was_restored(make_session, by_hand, at_once, qtbot, kept):
    crashed = make_session(executor=by_hand)
    crashed.start_sweep()
    by_hand.step()
    crashed.run._run.recording.close()
    session = make_session(executor=at_once)
    session.look_for_leftovers()
    session.restore()
    assert session.can_continue
    notice = session.notices[-1]
    assert (notice.text, notice.action) == ("The sweep that was cut short is back: 1 point", Action.CONTINUE)
    with qtbot.waitSignal(session.run.ended):
        session.continue_sweep()
    assert len(session.results.points) == 2
    assert list(kept.glob("*.request")) == []


def test_what_a_sweep_was_made_of_comes_back(choices, kernels, tmp_path):
    choices.set_budget("inf")
    request = choices.request()
    save_request(tmp_path / "a.json", request)
    assert load_request(tmp_path / "a.json", kernels) == request
    changed = [replace(kernel, source_hash="1" * 64) for kernel in kernels]
    assert load_request(tmp_path / "a.json", changed) is None


@pytest.mark.parametrize("text", [b"", b"{", b"{}", b"[" * 5000, b'{"kernels": [["gone", "0"]]}'])
@pytest.mark.usefixtures("deep")
def test_a_damaged_request_is_none(tmp_path, kernels, text):
    request_path(tmp_path / "a.json").write_bytes(text)
    assert load_request(tmp_path / "a.json", kernels) is None


def test_a_request_that_cannot_be_written_costs_nothing_else(choices, tmp_path, monkeypatch):
    def refuse(*_):
        raise StorageError("the disk is full")

    monkeypatch.setattr(kept_module, "write_bytes", refuse)
    save_request(tmp_path / "a.json", choices.request())
    assert list(tmp_path.iterdir()) == []


def test_the_forecast_names_where_it_comes_from_and_learns(choices, make_backend, qtbot):
    forecast = Forecast(choices, make_backend(workers=2), {})
    forecast.refresh()
    assert forecast.estimate.known_points == 0
    assert forecast.help.startswith("A rule of thumb")
    units = choices.request().plan().units
    with qtbot.waitSignal(forecast.changed):
        forecast.learn({("transpose_tiled", "h200"): [(units[0], 30.0), (units[1], 90.0)]})
    assert 40.0 < forecast.estimate.seconds < 120.0  # two points weigh about as much as what is usual
    assert forecast.text.startswith("est. ")
    assert forecast.help.startswith("Estimate, from earlier points of these kernels on these GPUs; 2 points at a time")
    choices.set_checked(["transpose_tiled", "transpose_serial"])
    forecast.refresh()
    assert forecast.help.startswith("Estimate; 2 of the points are guessed")


def test_there_is_no_forecast_of_what_cannot_run(choices, make_backend):
    forecast = Forecast(choices, make_backend(), {})
    forecast.refresh()
    choices.set_text("N", "?")
    forecast.refresh()
    assert (forecast.estimate, forecast.text, forecast.help) == (None, "", "")


def test_costs_are_kept_a_few_sizes_for_each_kernel(choices, make_backend, monkeypatch):
    monkeypatch.setattr(preparing, "others_share", lambda: 4.0)  # the machine does four times as much
    forecast = Forecast(choices, make_backend(), {"a@b@@h200": [(1.0, 2.0)], "nonsense": [(1.0, 1.0)]})
    forecast.learn({("k", "h200"): [(float(size), 2.0) for size in range(100)]})
    saved = forecast.saved()
    assert saved["a@b@@h200"] == [(1.0, 2.0)]
    assert "nonsense" not in saved
    assert len(saved["k@@h200"]) == MAX_SIZES
    assert saved["k@@h200"][-1] == (99.0, 1.0)
