"""A session without a window: run, stop, save and restore, and every way to fail."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from fake_runner import FakeOutcome, FakeRunner

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Measuring, Status
from warplens.cuda.sweep.pool import make_executor
from warplens.gui.kit.undo import Changes
from warplens.gui.workspace import session as session_module
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import KEPT_SWEEPS, Action, NoticeTone, Session
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.arguments import new_profile
from warplens.profiles.journal import references
from warplens.profiles.records import PROFILE_SUFFIX, Completeness
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile


@pytest.fixture
def make_session(qapp, kernels, specs, make_backend, kept):
    made = []

    def make(*, devices=(), **backend):
        all_specs = [*(replace(specs[-1], key=key) for key in devices), *specs]
        choices = SweepChoices(kernels, [DeviceChoice(key=s.key, name=s.name, label=s.name) for s in all_specs])
        choices.set_checked(["transpose_tiled", "transpose_serial"])
        choices.set_text("N", "32,64")
        session = Session(
            choices,
            Results(),
            backend=make_backend(**backend),
            specs={spec.key: spec for spec in all_specs},
            folder=kept,
            changes=Changes(),
            delay_ms=0,
        )
        session.notices = []
        session.notified.connect(session.notices.append)
        made.append(session)
        return session

    yield make
    for session in made:
        session.run.shut_down()


@pytest.fixture
def run(qtbot):
    """Return a function that runs a session's sweep to its end."""

    def to_the_end(session):
        with qtbot.waitSignal(session.run.ended):
            session.start_sweep()

    return to_the_end


def test_a_sweep_fills_the_results_and_is_kept_until_it_is_saved(make_session, kept, tmp_path, run):
    session = make_session()
    run(session)
    results = session.results
    assert len(results.points) == session.choices.count() == 8
    assert results.is_unsaved
    assert session.run.state is RunState.IDLE
    assert session.notices[-1].text == "Finished 8 points: 8 ok"
    assert len(list(kept.glob(f"*{PROFILE_SUFFIX}"))) == 1
    path = tmp_path / f"mine{PROFILE_SUFFIX}"
    session.save(path)
    assert not results.is_unsaved
    assert list(kept.iterdir()) == []
    saved = read_profile(path)
    assert saved.status is Completeness.COMPLETE
    assert [device.key for device in saved.devices] == ["gtx-1080-ti"]
    assert {point.key for point in saved.points} == {point.key for point in results.points}


def test_a_sweep_on_a_card_is_measured_cold_and_says_how(make_session, run, kept):
    session = make_session(devices=["gpu-nvidia-h200"])
    run(session)
    points = session.results.points
    assert {(point.cache, point.time.provenance) for point in points} == {(CacheState.COLD, Provenance.MEASURED)}
    (path,) = kept.glob(f"*{PROFILE_SUFFIX}")
    saved = read_profile(path)
    assert saved.measuring == Measuring()
    assert [device.key for device in saved.devices] == ["gpu-nvidia-h200"]


def test_stopping_half_way_keeps_what_is_finished(make_session, by_hand, kept, tmp_path, qtbot):
    session = make_session(executor=by_hand)
    session.start_sweep()
    by_hand.step(3)
    assert session.run.state is RunState.RUNNING
    assert session.run.progress.total == 8
    with qtbot.waitSignal(session.run.ended):
        session.stop_sweep()
    assert session.run.state is RunState.IDLE
    assert len(session.results.points) == 3
    assert session.notices[-1].text == "Stopped after 3 points of 8: 3 ok"
    assert session.save_now(tmp_path / f"part{PROFILE_SUFFIX}")
    assert read_profile(tmp_path / f"part{PROFILE_SUFFIX}").status is Completeness.PARTIAL


def test_what_a_sweep_brings_is_awaited_until_it_is_there_also_after_a_stop(make_session, by_hand, run, qtbot):
    session = make_session(executor=by_hand)
    session.start_sweep()
    assert session.results.awaited == {("transpose", 32), ("transpose", 64)}
    by_hand.step(4)
    left = {("transpose", point.problem["N"]) for point in session.run._run.recording.plan.points} - {
        ("transpose", size) for size in (32, 64) if sum(p.problem["N"] == size for p in session.results.points) == 4
    }
    assert session.results.awaited == left
    with qtbot.waitSignal(session.run.ended):
        session.stop_sweep()
    assert session.results.awaited == left
    by_hand.waiting.clear()
    session.continue_sweep()
    with qtbot.waitSignal(session.run.ended):
        by_hand.step(4)
    assert session.results.awaited == frozenset()


def test_failures_and_skips_are_counted_in_the_notice(make_session, run):
    runner = FakeRunner(outcomes={"transpose_tiled": FakeOutcome.SKIP, "transpose_serial": FakeOutcome.FAIL})
    session = make_session(runner=runner.run)
    run(session)
    assert {point.status for point in session.results.points} == {Status.SKIPPED, Status.FAILED}
    assert session.notices[-1].text == "Finished 8 points: 0 ok, 6 skipped, 2 failed"


def test_a_choice_that_cannot_run_is_one_sentence(make_session):
    session = make_session()
    session.choices.set_checked([])
    session.start_sweep()
    assert [(notice.text, notice.tone) for notice in session.notices] == [
        ("Choose at least one variant", NoticeTone.BAD)
    ]
    assert session.run.state is RunState.IDLE


def test_a_compiler_that_is_missing_is_one_sentence(make_session, make_backend):
    session = make_session()

    def missing():
        raise OSError("libnvrtc.so.12: cannot open shared object file")

    session._backend = replace(session._backend, compiler=missing)
    session.start_sweep()
    assert session.notices[-1].text == (
        "The sweep could not start: OSError: libnvrtc.so.12: cannot open shared object file"
    )
    assert session.run.state is RunState.IDLE


def test_an_executor_that_cannot_be_made_ends_the_sweep_with_a_sentence(make_session, make_backend, qtbot):
    session = make_session()

    def none_left():
        raise OSError("no process is left")

    usual = session._backend.execution
    session._backend = replace(
        session._backend, execution=lambda plan: replace(usual(plan), executor_factory=none_left)
    )
    with qtbot.waitSignal(session.run.failed):
        session.start_sweep()
    assert session.run.state is RunState.IDLE
    assert "The sweep was cut short: OSError: no process is left" in [notice.text for notice in session.notices]


def test_a_folder_that_cannot_be_written_costs_the_journal_and_not_the_sweep(make_session, kept, run):
    kept.write_text("a file where the folder should be")
    session = make_session()
    run(session)
    assert session.notices[0].text.startswith("This sweep is kept in memory only: ")
    assert len(session.results.points) == 8


def test_a_second_run_begins_anew_and_the_first_is_kept(make_session, kept, run):
    session = make_session()
    run(session)
    session.choices.set_checked(["transpose_serial"])
    run(session)
    assert len(session.results.points) == 2
    assert len(list(kept.glob(f"*{PROFILE_SUFFIX}"))) == 2


def test_only_the_newest_kept_sweeps_stay(make_session, kept, specs, run):
    session = make_session()
    kept.mkdir()
    for number in range(KEPT_SWEEPS + 5):
        write_profile(kept / f"2000-{number:03}-1{PROFILE_SUFFIX}", new_profile(specs, compiler="fake", command=["x"]))
    run(session)
    names = sorted(path.name for path in kept.iterdir())
    assert len(names) == KEPT_SWEEPS
    assert names[0] == f"2000-006-1{PROFILE_SUFFIX}"


def test_sweep_that_is_shown_is_kept_however_often_one_of_its_kernels_runs_again(make_session, kept, run, qtbot):
    session = make_session()
    run(session)
    [whole] = kept.glob(f"*{PROFILE_SUFFIX}")
    session.choices.set_checked(["transpose_serial"])
    for _ in range(KEPT_SWEEPS + 2):
        beside = tuple(point for point in session.results.points if point.kernel == "transpose_tiled")
        with qtbot.waitSignal(session.run.ended):
            session.run_beside(session.choices.request(), beside)
    assert whole.exists()
    assert len(session.results.points) == 8


def test_opening_a_profile_shows_its_points(make_session, specs, make_point, tmp_path):
    path = tmp_path / f"a{PROFILE_SUFFIX}"
    write_profile(path, replace(new_profile(specs, compiler="f", command=["x"]), points=(make_point(),)))
    session = make_session()
    session.open_profile(path)
    assert session.results.points == [make_point()]
    assert session.results.path == path
    assert session.notices[-1].text == f"a{PROFILE_SUFFIX}: 1 point"


@pytest.mark.parametrize("source", [Path("reference:gtx-1080-ti"), references()["gtx-1080-ti"]])
def test_a_reference_profile_is_shown_and_has_no_file_to_be_saved_to(make_session, source):
    session = make_session()
    session.open_profile(source)
    assert len(session.results.points) == 8
    assert session.results.path is None
    assert not session.results.is_unsaved


@pytest.mark.parametrize(
    ("text", "message"),
    [(b"{", "bad.json is cut off"), (b"{}", "bad.json is not a Warplens file"), (None, "there is no file")],
)
def test_a_file_that_is_no_profile_is_one_sentence_and_changes_nothing(
    make_session, tmp_path, text, message, make_point
):
    path = tmp_path / "bad.json"
    if text is not None:
        path.write_bytes(text)
    session = make_session()
    session.results.add([make_point()])
    session.open_profile(path)
    assert session.notices[-1].tone is NoticeTone.BAD
    assert message in session.notices[-1].text
    assert session.results.points == [make_point()]


def test_saving_over_a_file_that_is_no_profile_is_refused(make_session, tmp_path, run):
    path = tmp_path / "kernel.cu"
    path.write_text("__global__")
    session = make_session()
    run(session)
    session.save(path)
    assert session.notices[-1].tone is NoticeTone.BAD
    assert path.read_text() == "__global__"
    assert session.results.is_unsaved
    assert not session.save_now(path)


def test_a_sweep_that_was_cut_short_is_offered_and_comes_back(make_session, by_hand, kept, tmp_path, monkeypatch):
    crashed = make_session(executor=by_hand)
    crashed.start_sweep()
    by_hand.step(2)
    points = list(crashed.results.points)
    session = make_session()
    session.look_for_leftovers()
    assert session.notices == []  # another window runs it
    (journal,) = kept.glob("*.journal")
    data = journal.read_bytes()
    journal.unlink()
    journal.write_bytes(data)  # as after a crash: nobody holds the lock of this file
    session.look_for_leftovers()
    (notice,) = session.notices
    assert (notice.text, notice.action) == ("A sweep that was cut short is kept: 2 points", Action.RESTORE)
    show, taken = session.results.show_profile, []
    monkeypatch.setattr(
        session.results, "show_profile", lambda *args, **words: taken.append(words) or show(*args, **words)
    )
    session.restore()
    assert [len(words["index"].points) for words in taken] == [2], "what takes long of many points is made before"
    assert session.results.points == points
    assert session.results.is_unsaved
    crashed.run.shut_down()
    assert session.save_now(tmp_path / f"restored{PROFILE_SUFFIX}")
    assert list(kept.glob("*.journal")) == []


def test_nothing_is_offered_where_nothing_was_left(make_session, kept):
    session = make_session()
    session.look_for_leftovers()
    kept.mkdir()
    (kept / f"20000101-x{PROFILE_SUFFIX}.journal").write_bytes(b"torn")
    session.look_for_leftovers()
    assert session.notices == []
    assert list(kept.iterdir()) == []


def test_a_journal_that_cannot_be_read_is_passed_over_and_stays(make_session, kept):
    kept.mkdir()
    journal = kept / f"20000101-x{PROFILE_SUFFIX}.journal"
    journal.write_bytes(b'{"schema": "warplens-journal/99"}\n')
    session = make_session()
    session.look_for_leftovers()
    assert session.notices == []
    assert journal.exists()


def test_no_profile_is_opened_into_a_running_sweep(make_session, by_hand, tmp_path):
    session = make_session(executor=by_hand)
    session.start_sweep()
    by_hand.step(1)
    session.open_profile(tmp_path / "any.warplens.json")
    assert session.notices[-1].text == "A sweep is running: stop it before another profile is opened"
    assert len(session.results.points) == 1


def test_saving_while_a_sweep_runs_keeps_its_journal(make_session, by_hand, kept, tmp_path, qtbot):
    session = make_session(executor=by_hand)
    session.start_sweep()
    by_hand.step(2)
    session.save(tmp_path / f"early{PROFILE_SUFFIX}")
    assert len(read_profile(tmp_path / f"early{PROFILE_SUFFIX}").points) == 2
    assert len(list(kept.glob("*.journal"))) == 1
    by_hand.step(1)
    assert session.results.is_unsaved
    with qtbot.waitSignal(session.run.ended):
        session.stop_sweep()


def test_stopping_before_the_plan_is_ready_runs_nothing(make_session, by_hand):
    session = make_session(background=by_hand)
    session.start_sweep()
    assert session.run.state is RunState.STARTING
    session.stop_sweep()
    by_hand.step(1)
    assert session.run.state is RunState.IDLE
    assert session.results.points == []


def test_stop_ends_a_worker_process_that_never_returns(qtbot, make_session, background):
    loops = FakeRunner(outcomes={"transpose_tiled": FakeOutcome.LOOP})
    session = make_session(executor=make_executor(1), runner=loops.run, background=background)
    session.choices.set_text("N", "32")
    with qtbot.waitSignal(session.run.points_arrived):  # the serial one; the next never ends
        session.start_sweep()
    with qtbot.waitSignal(session.run.ended):
        session.stop_sweep()
    assert {point.kernel for point in session.results.points} == {"transpose_serial"}
    assert session.notices[-1].text == "Stopped after 1 point of 4: 1 ok"


def test_results_that_another_sweep_or_file_replaced_come_back(make_session, run, tmp_path, qtbot):
    session = make_session()
    changes = session._changes
    run(session)
    assert not changes.canUndo()
    first = session.results.shown()
    session.choices.set_text("N", "128")
    run(session)
    second = session.results.shown()
    path = tmp_path / f"other{PROFILE_SUFFIX}"
    write_profile(path, replace(session.profile(), points=session.results.points[:1]))
    session.open_profile(path)
    assert len(session.results.points) == 1
    assert changes.undoText() == f"open {path.name}"
    changes.undo()
    assert session.results.shown() == second
    changes.undo()
    assert session.results.shown() == first
    assert session.results.is_unsaved
    changes.redo()
    assert session.results.shown() == second


def test_of_many_results_that_were_replaced_only_the_latest_are_held(
    make_session, make_point, tmp_path, specs, monkeypatch
):
    monkeypatch.setattr(session_module, "MAX_HELD_POINTS", 4)
    session = make_session()
    for number in range(5):
        points = tuple(make_point(n=2**size) for size in range(number + 1, number + 3))
        path = tmp_path / f"{number}{PROFILE_SUFFIX}"
        write_profile(path, replace(new_profile(specs, compiler="f", command=["x"]), points=points))
        session.open_profile(path)
    assert sum(count for _, count in session._held) == 4
    changes = session._changes
    changes.undo()
    changes.undo()
    assert session.results.path.name == f"2{PROFILE_SUFFIX}"
    while changes.canUndo():
        changes.undo()
    assert session.results.path.name == f"2{PROFILE_SUFFIX}"
