"""Each save is a revision: its verdict, what the results show of it, what a restart has, and how it is restored."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import FailureKind
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult, Status, Time
from warplens.gui.views.revisions.model import Revisions
from warplens.gui.views.revisions.revision import Outcome, Revision, failure_text
from warplens.gui.workspace.choices import KernelVersion
from warplens.gui.workspace.inspector import SelectionInspector
from warplens.gui.workspace.main_programs import MainCall, MainRun
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.arguments import new_profile


def save(edited, qtbot, text, name="one.cu"):
    with qtbot.waitSignal(edited.session.run.ended):
        edited.save(text, name)


def test_each_save_has_a_verdict_against_the_last_one_that_ran(edited, qtbot, speeds):
    assert edited.states == {"r1": "·"}
    speeds |= {
        "faster": 500.0,
        "slower": 700.0,
        "nothing": 700.0,
        "broken": 'one.cu does not compile for sm_90:\none.cu(2): error: identifier "x" is undefined\n',
        "false": "out differs in 3 of 256 elements",
        "mended": 350.0,
    }
    for word in ("faster", "slower", "nothing", "broken", "false", "mended"):
        save(edited, qtbot, edited.text(word))
    assert list(edited.states.values()) == ["·", "F", "S", "=", "X", "X", "F"]
    words = [edited.revisions.state(tick)[1] for tick in edited.revisions.ticks]
    assert words[1] == "faster: one 2.00× faster (modelled), against r1"
    assert words[3] == "same: 1 point the same (modelled), against r3"
    assert words[4] == 'failed: one: does not compile: identifier "x" is undefined, one.cu:2'
    assert words[6] == "faster: one 2.00× faster (modelled), against r4"
    assert edited.times == {"one": 350.0, "two": 1000.0}


def test_a_failure_is_said_at_once_and_selected_unless_another_point_is(make_edited, by_hand, qtbot, speeds):
    edited = make_edited(executor=by_hand)
    edited.choices.set_checked(["one", "two"])
    edited.session.start_sweep()
    with qtbot.waitSignal(edited.session.run.ended):
        by_hand.step(2)
    speeds["broken"] = 'one.cu does not compile for sm_90:\none.cu(2): error: identifier "x" is undefined\n'
    edited.save(edited.text("broken"))
    said = 'failed: one: does not compile: identifier "x" is undefined, one.cu:2'
    with qtbot.waitSignal(edited.session.run.ended):
        by_hand.step(1)
    assert edited.results.point(edited.results.selected).kernel == "one"
    assert [text for text in edited.notices if "undefined" in text] == [f"r2 {said}", f"r2 of one.cu: {said}"]
    other = next(point.key for point in edited.results.points if point.kernel == "two")
    edited.results.select(other)
    edited.save(edited.text("broken again"))
    with qtbot.waitSignal(edited.session.run.ended):
        by_hand.step(1)
    assert edited.results.selected == other


def test_a_header_is_one_revision_of_all_files_that_include_it(edited, qtbot, speeds):
    speeds["3.f"] = 2000.0
    save(edited, qtbot, "#define F 3.f\n", "par.h")
    newest = edited.revisions.newest()
    assert {Path(path).name for path in newest.paths} == {"one.cu", "two.cu"}
    assert newest.changes == ("@ par.h, line 1", "-#define F 2.f", "+#define F 3.f")
    assert edited.times == {"one": 2000.0, "two": 2000.0}
    assert edited.revisions.state(newest)[1].startswith("slower: one 2.00× slower, two 2.00× slower (modelled)")


def test_the_code_of_an_older_header_is_looked_at_with_that_header(edited, qtbot, specs):
    save(edited, qtbot, "#define F 3.f\n", "par.h")
    inspector = SelectionInspector(
        edited.results, edited.choices, specs={spec.key: spec for spec in specs}, backend=edited.models.backend,
        delay_ms=0, parent=edited.session,
    )  # fmt: skip
    edited.results.select(edited.results.points[0].key)
    edited.revisions.step(-1)
    assert Path(inspector._kernel().path).with_name("par.h").read_text() == "#define F 2.f\n"


def test_the_code_of_what_is_stale_is_that_of_its_own_revision(make_edited, by_hand, qtbot, specs):
    edited = make_edited(executor=by_hand)
    edited.choices.set_checked(["one"])
    edited.session.start_sweep()
    with qtbot.waitSignal(edited.session.run.ended):
        by_hand.step(1)
    edited.save(edited.text("second"))
    [stale] = edited.results.points
    assert edited.results.is_stale(stale)
    sheets = {spec.key: spec for spec in specs}
    inspector = SelectionInspector(edited.results, edited.choices, specs=sheets, backend=edited.models.backend)
    edited.results.select(stale.key)
    assert inspector.source == edited.text()
    assert Path(inspector.to_inspect(stale)[0].path).read_text() == edited.text()
    with qtbot.waitSignal(edited.session.run.ended):
        by_hand.step(1)
    assert edited.choices.past == ()
    assert inspector.source == edited.text("second")
    inspector.shut_down()


def test_launches_of_watched_kernels_take_the_places_of_those_of_a_later_revision(make_point):
    version = KernelVersion(path="a.cu", families=frozenset({"transpose"}), source_hash="1" * 64)
    points = [replace(make_point("one", time_ns=time), source_hash=text * 64) for time, text in ((1, "1"), (2, "2"))]
    head = new_profile([load_spec("h200")], compiler="")
    first, second = (
        Revision(kernels={"one": version}, texts={}, program="a.cu", profile=replace(head, points=(point,)))
        for point in points
    )
    other = make_point("two")
    assert first.with_points((points[1], other), (first, second)) == [points[0], other]
    assert replace(first, kernels={}).with_points((points[1], other), (first, second)) == [other, points[0]]


def test_other_arguments_are_a_revision_without_another_text(edited, qtbot):
    file = edited.watch.files[0]
    values = {"one": {"arrays.in.init": '"ones"'}}
    other = replace(file, overrides=replace(file.overrides, values=values))
    with qtbot.waitSignal(edited.session.run.ended):
        edited.watch.add_kernels((other, other.read().kernels))
    assert edited.states == {"r1": "·", "r2": "="}
    assert any("arguments of one" in line for line in edited.revisions.newest().changes)


def test_an_older_revision_is_shown_with_its_points_and_the_newest_comes_back(edited, qtbot, speeds):
    speeds["faster"] = 500.0
    edited.results.select(next(point.key for point in edited.results.points if point.kernel == "one"))
    save(edited, qtbot, edited.text("faster"))
    revisions, results = edited.revisions, edited.results
    assert [overlay.name for overlay in results.overlays] == ["r1"]
    assert results.overlays[0].point_arrays.is_stale.all()
    revisions.step(-1)
    assert edited.times == {"one": 1000.0, "two": 1000.0}
    assert results.revision == results.context().revision == "r1 of one.cu"
    assert not results.point_arrays.is_stale.any()
    assert results.point(results.selected).time.value_ns == 1000.0
    assert [past.source for past in edited.choices.past] == [edited.text()]
    revisions.step(1)
    assert edited.times == {"one": 500.0, "two": 1000.0}
    assert results.revision == ""
    assert edited.choices.past == ()


def test_of_many_points_the_revision_that_is_aimed_at_last_is_shown(edited, qtbot, speeds, by_hand, monkeypatch):
    speeds |= {"faster": 500.0, "fastest": 250.0}
    for word in ("faster", "fastest"):
        save(edited, qtbot, edited.text(word))
    monkeypatch.setattr("warplens.gui.workspace.results.LONG_FIGURE", 1)
    revisions, results = edited.revisions, edited.results
    results.background = by_hand
    revisions.step(-1)
    revisions.step(-1)
    by_hand.step()
    assert (results.revision, revisions.name(revisions.aim)) == ("", "r1")
    by_hand.step()
    assert (results.revision, edited.times) == ("r1 of one.cu", {"one": 1000.0, "two": 1000.0})
    revisions.step(1)
    revisions.show(revisions.shown)  # as it is: what is on its way is not shown
    by_hand.step()
    assert revisions.aim is revisions.shown
    revisions.show(None)
    by_hand.step()
    assert (results.revision, edited.times) == ("", {"one": 250.0, "two": 1000.0})


def test_the_newest_revision_comes_back_when_other_results_took_its_place(edited, qtbot, speeds):
    speeds["faster"] = 500.0
    save(edited, qtbot, edited.text("faster"))
    edited.revisions.step(-1)
    edited.choices.set_checked(["two"])
    with qtbot.waitSignal(edited.session.run.ended):
        edited.session.start_sweep()
    assert (edited.revisions.shown, edited.times) == (None, {"two": 1000.0})
    edited.revisions.set_path(str(edited.folder / "one.cu"))
    edited.revisions.show(edited.revisions.newest())
    assert edited.times == {"two": 1000.0, "one": 500.0}


def test_an_older_revision_with_the_text_of_the_newest_keeps_its_verdict_and_points(edited, qtbot, speeds):
    speeds["faster"] = 500.0
    save(edited, qtbot, edited.text("faster"))
    save(edited, qtbot, edited.text())
    speeds["faster"] = 400.0
    save(edited, qtbot, edited.text("faster"))
    assert list(edited.states.values()) == ["·", "F", "S", "F"]
    assert [revision.points[0].time.value_ns for revision in edited.revisions.of_file(edited.revisions.path)] == [
        1000.0,
        500.0,
        1000.0,
        400.0,
    ]


def test_a_save_shows_the_newest_revision_again(edited, qtbot, speeds):
    save(edited, qtbot, edited.text("second"))
    edited.revisions.step(-1)
    speeds["third"] = 250.0
    save(edited, qtbot, edited.text("third"))
    assert edited.revisions.shown is None
    assert edited.times == {"one": 250.0, "two": 1000.0}


def test_a_revision_that_is_replaced_before_it_ran_has_no_verdict(make_edited, by_hand, qtbot):
    edited = make_edited(executor=by_hand)
    edited.choices.set_checked(["one"])
    edited.session.start_sweep()
    with qtbot.waitSignal(edited.session.run.ended):
        by_hand.step(1)
    edited.save(edited.text("second"))
    assert edited.states == {"r1": "·", "r2": "…"}
    edited.revisions.step(-1)
    assert edited.notices[-1] == "A sweep is running: stop it before another revision is shown"
    edited.save(edited.text("third"))

    def is_done():
        while by_hand.waiting:
            by_hand.step()
        return edited.session.run.state is RunState.IDLE

    qtbot.waitUntil(is_done)
    assert edited.states == {"r1": "·", "r2": "", "r3": "="}
    assert [overlay.name for overlay in edited.results.overlays] == ["r1"]
    edited.changes.undo()
    assert edited.results.overlays == ()


def test_a_revision_that_was_stopped_runs_on_as_one(make_edited, by_hand, qtbot, speeds):
    edited = make_edited(executor=by_hand)
    edited.choices.set_checked(["one", "two"])
    edited.session.start_sweep()
    with qtbot.waitSignal(edited.session.run.ended):
        by_hand.step(2)
    speeds["5.f"] = 500.0
    edited.save("#define F 5.f\n", "par.h")
    by_hand.step(1)
    edited.session.run.stop()
    with qtbot.waitSignal(edited.session.run.ended):
        by_hand.step(len(by_hand.waiting))
    newest = edited.revisions.newest()
    assert edited.revisions.state(newest) == ("", "not all its points ran")
    edited.revisions.run()
    with qtbot.waitSignal(edited.session.run.ended):
        by_hand.step(1)
    assert edited.revisions.state(newest)[0] == "F"
    assert edited.times == {"one": 500.0, "two": 500.0}


def test_a_restart_has_revisions_verdicts_and_points(edited, make_edited, qtbot, speeds):
    speeds["faster"] = 500.0
    save(edited, qtbot, edited.text("faster"))
    edited.watch.stop()
    again = make_edited()
    assert again.states == {"r1": "·", "r2": "F"}
    assert (again.times, again.results.revision) == ({"one": 500.0, "two": 1000.0}, "")
    assert again.results.profile.devices == edited.results.profile.devices
    assert [overlay.name for overlay in again.results.overlays] == ["r1"]
    again.revisions.step(-1)
    assert again.times == {"one": 1000.0, "two": 1000.0}
    again.revisions.step(1)
    assert again.times["one"] == 500.0
    assert again.revisions.newest().texts[str(again.folder / "par.h")] == b"#define F 2.f\n"
    (again.folder / "one.cu").write_text(edited.text("meanwhile"))
    again.watch.stop()
    changed = make_edited()
    assert list(changed.states) == ["r1", "r2", "r3"]
    assert (changed.times["one"], changed.results.is_stale(changed.results.points[0])) == (500.0, True)


def test_a_restart_shows_no_revision_where_something_else_is_open(edited, make_edited):
    edited.watch.stop()
    again = make_edited()
    again.results.begin(new_profile([load_spec("h200")], compiler=""))
    Revisions(again.models)
    assert (again.states, again.results.points) == ({"r1": "·"}, [])


def test_what_is_cut_off_leaves_the_others(edited, make_edited, qtbot, kept):
    for word in ("second", "third"):
        save(edited, qtbot, edited.text(word))
    files = sorted((kept / "revisions").glob("*.json"))
    first, second, *_ = (path for path in files if b"one.cu" in path.read_bytes())
    first.write_bytes(first.read_bytes()[:40])
    points = second.with_suffix(".points")
    points.write_bytes(points.read_bytes()[:-30])
    again = make_edited().revisions
    again.set_path(str(edited.folder / "one.cu"))
    assert [len(revision.points) for revision in again.of_file(again.path)] == [0, 1]


def test_a_revision_is_restored_to_its_file_and_that_is_undone(edited, qtbot):
    path = edited.folder / "one.cu"
    save(edited, qtbot, edited.text("second"))
    edited.revisions.step(-1)
    edited.revisions.restore()
    assert path.read_text() == edited.text()
    assert "r1 of one.cu is restored: undo brings back what the file held" in edited.notices
    edited.changes.undo()
    assert path.read_text() == edited.text("second")
    edited.changes.redo()
    assert path.read_text() == edited.text()
    path.write_text("// mine\n")
    edited.changes.undo()
    assert path.read_text() == "// mine\n"
    assert edited.notices[-1] == "one.cu has changed since: it stays as it is"


def test_one_undo_takes_back_a_restored_file_with_the_points_that_ran_again(edited, qtbot, speeds):
    path, changes = edited.folder / "one.cu", edited.changes
    speeds |= {"second": 500.0, "third": 250.0}
    save(edited, qtbot, edited.text("second"))
    before = changes.count()
    edited.revisions.step(-1)
    with qtbot.waitSignal(edited.session.run.ended):
        edited.revisions.restore()
        edited.watch.read_changes()
    assert (edited.times["one"], changes.count(), changes.undoText()) == (1000.0, before + 1, "restore r1 of one.cu")
    for step, text, time_ns in (
        (changes.undo, "second", 500.0),
        (changes.redo, "", 1000.0),
        (changes.undo, "second", 500.0),
    ):
        with qtbot.assertNotEmitted(edited.session.run.prepared):
            step()
            edited.watch.read_changes()
        assert (path.read_text(), edited.times["one"]) == (edited.text(text), time_ns)
        assert not edited.results.point_arrays.is_stale.any()
    changes.redo()
    edited.watch.read_changes()
    save(edited, qtbot, edited.text("third"))  # by an editor, which is no part of the command
    assert changes.undoText() == "run one again"
    changes.undo()
    changes.undo()
    assert edited.notices[-1] == "one.cu has changed since: it stays as it is"
    assert edited.times["one"] == 1000.0


def test_what_fails_and_runs_again_after_an_undo_leaves_the_redo(edited, qtbot, speeds):
    speeds["broken"] = "out differs in 3 of 256 elements"
    save(edited, qtbot, edited.text("broken"))
    edited.revisions.step(-1)
    with qtbot.waitSignal(edited.session.run.ended):
        edited.revisions.restore()
        edited.watch.read_changes()
    with qtbot.waitSignal(edited.session.run.ended):
        edited.changes.undo()
        edited.watch.read_changes()
    assert edited.changes.redoText() == "restore r1 of one.cu"
    edited.changes.redo()
    assert (edited.folder / "one.cu").read_text() == edited.text()
    assert edited.times["one"] == 1000.0


def test_a_restored_program_is_undone_with_its_launches(edited):
    revisions, session, changes = edited.revisions, edited.session, edited.changes
    path = edited.folder / "bench.py"

    def run(text, time_ns):
        made = ran(text, 64, time_ns=time_ns)
        made = replace(made, call=replace(made.call, path=str(path)), texts={str(path): text})
        session.show_main(str(path), made.profile, made.at)
        edited.models.main_programs.ran.emit(made)

    session.results.begin(new_profile([load_spec("h200")], compiler=""))
    for text, time_ns in ((b"one\n", 100.0), (b"two\n", 50.0)):
        path.write_bytes(text)
        run(text, time_ns)
    revisions.show(revisions.ticks[0])
    revisions.restore()
    count = changes.count()
    run(path.read_bytes(), 100.0)
    assert (path.read_bytes(), changes.count()) == (b"one\n", count)
    changes.undo()
    assert (path.read_bytes(), edited.times["add"]) == (b"two\n", 50.0)


def test_commits_stand_among_the_revisions_and_run(edited, qtbot, speeds):
    def git(*words):
        identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *identity, "-C", str(edited.folder), *words], check=True, capture_output=True)

    speeds["old"] = 4000.0
    git("init", "-q")
    (edited.folder / "one.cu").write_text(edited.text("old"))
    git("add", "one.cu", "two.cu", "par.h")
    git("commit", "-qm", "Begin")
    save(edited, qtbot, edited.text("new"))
    revisions = edited.revisions
    commit = next(tick for tick in revisions.ticks if revisions.name(tick) not in ("r1", "r2"))
    assert revisions.state(commit) == ("", "Begin")
    revisions.show(commit)
    assert revisions.shown.commit == commit.commit
    assert edited.results.point_arrays.is_stale.tolist().count(True) == 1
    with qtbot.waitSignal(edited.session.run.ended):
        revisions.run()
    assert edited.times == {"one": 4000.0, "two": 1000.0}
    assert not edited.results.point_arrays.is_stale.any()
    revisions.show(None)
    assert edited.times == {"one": 1000.0, "two": 1000.0}


@pytest.mark.parametrize(("pins", "names"), [((), ("r2", "r3")), ((1,), ("r1", "r2")), ((2, 0), ("r1", "r3"))])
def test_pins_say_which_two_are_compared(edited, qtbot, pins, names):
    for word in ("second", "third"):
        save(edited, qtbot, edited.text(word))
    revisions = edited.revisions
    ticks = revisions.ticks
    for pin in pins:
        revisions.toggle_pin(ticks[pin])
    assert tuple(map(revisions.name, revisions.pair)) == names


def test_the_revision_that_the_strip_names_is_pinned_while_its_points_are_put_together(
    edited, qtbot, by_hand, monkeypatch
):
    save(edited, qtbot, edited.text("second"))
    monkeypatch.setattr("warplens.gui.workspace.results.LONG_FIGURE", 1)
    edited.results.background = by_hand
    edited.revisions.step(-1)
    edited.revisions.toggle_pin()
    assert [edited.revisions.name(pin) for pin in edited.revisions.pinned] == ["r1"]


def test_a_failed_revision_says_the_kind_of_the_failure_that_the_profile_keeps(make_point):
    reason = "block=(1,0,0) thread=(40,0,0) one.cu:23: loads 4 bytes at byte 4000"
    point = replace(make_point(status=Status.FAILED, reason=reason), failure=FailureKind.BOUNDS)
    assert ": out of bounds: thread (40,0,0)" in failure_text(point)


def test_after_revisions_that_all_failed_somewhere_the_last_with_a_time_is_compared(edited, qtbot, speeds):
    speeds["faster"] = 250.0
    revisions = edited.revisions
    first = revisions.of_file(str(edited.folder / "one.cu"))[0]
    first.judgement = replace(first.judgement, outcome=Outcome.FAILED)
    save(edited, qtbot, edited.text("faster"))
    assert revisions.state(revisions.newest())[1] == "faster: one 4.00× faster (modelled), against r1"


def test_a_file_that_cannot_be_read_is_a_failed_revision(edited):
    edited.save("/* nothing\n")
    assert edited.states == {"r1": "·", "r2": "X"}
    assert edited.revisions.state(edited.revisions.newest())[1] == "failed: the file cannot be read as it lies now"


def ran(text, *threads, time_ns=100.0, build="", reason=""):
    """Return a run of a program whose kernel takes so long with each of these numbers of threads."""
    points = [
        PointResult(
            kernel="add", title="add", source_hash="x", family="bench", problem={"threads": number}, tune={},
            device="h200", status=Status.UNCHECKED, notes=("launched once, in bench.cu:1",),
            time=Time(value_ns=time_ns, provenance=Provenance.MODELLED),
        )
        for number in threads
    ]  # fmt: skip
    profile = replace(new_profile([load_spec("h200")], compiler=""), points=tuple(points)) if points else None
    return MainRun(
        call=MainCall(path="/a/bench", device="h200"), at=Path("/a/bench.warplens.json") if points else None,
        profile=profile, texts={"/a/bench.cu": text}, build=build, reason=reason,
    )  # fmt: skip


def test_each_build_of_a_program_is_a_revision_whose_launches_are_matched_by_their_lines(edited, make_edited):
    revisions, signal = edited.revisions, edited.models.main_programs.ran
    edited.results.begin(new_profile([load_spec("h200")], compiler=""))
    runs = [ran(b"one\n", 64), ran(b"one\n", 64), ran(b"two\n", 128, time_ns=50.0), ran(b"three\n", reason="it died")]
    for run in runs:
        if run.profile is not None:
            edited.session.show_main(run.call.path, run.profile, run.at)
        signal.emit(run)
    assert revisions.path == "/a/bench"
    assert [revisions.state(tick) for tick in revisions.ticks] == [
        ("·", "the first that ran"),
        ("F", "faster: add 2.00× faster (modelled, not checked), against r1"),
        ("X", "failed: it died"),
    ]
    assert revisions.ticks[1].changes == ("@ bench.cu, line 1", "-one", "+two")
    assert edited.results.revision == "r2 of bench"
    revisions.show(revisions.ticks[0])
    assert [point.problem for point in edited.results.points] == [{"threads": 64}]
    assert edited.results.launches_at[edited.results.points[0].key] == Path("/a/bench.warplens.launches")
    again = make_edited()
    again.results.begin(new_profile([load_spec("h200")], compiler=""))
    again.models.main_programs.ran.emit(ran(b"two\n", 128, time_ns=25.0))
    assert again.states == {"r1": "·", "r2": "F", "r3": "X", "r4": "F"}
