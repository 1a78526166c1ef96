"""The journal: each point at once, a torn end dropped, another plan refused, and a run killed at any moment resumed."""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import warplens
from warplens.cuda.ground.errors import ProfileError, StorageError
from warplens.profiles import run as run_module
from warplens.profiles.journal import content_of_plan, is_being_written, read_journal, refuse_sweep, with_later_launches
from warplens.profiles.records import Completeness, GpuRecord, Header
from warplens.profiles.run import Recording
from warplens.profiles.store import read_profile
from warplens.profiles.writing import Journal, journal_path

STORY = """
import sys
from functools import partial
from pathlib import Path
from fake_runner import FakeRunner
from warplens.cuda.ground.points import PointSpec
from warplens.cuda.sweep.plan import SweepPlan
from warplens.cuda.sweep.protocols import Execution
from warplens.cuda.sweep.pool import make_executor
from warplens.profiles.run import Recording
from warplens.profiles.records import HostRecord, Profile
from warplens.profiles.run import run_recording

POINTS = tuple(
    PointSpec(
        kernel="k",
        path="",
        source_hash="0",
        family="f",
        problem={"N": n},
        tune={},
        device="h200",
        budget_s=2.0,
        limit=1,
    )
    for n in range(1, 61)
)

if __name__ == "__main__":
    plan = SweepPlan(points=POINTS, units=(1.0,) * len(POINTS))
    host = HostRecord(system="s", machine="m", processors=1, python="3")
    profile = Profile(program="p", compiler="c", devices=(), host=host, started="then")
    recording = Recording(plan, profile, Path(sys.argv[1]))
    print(len(recording.resumed), flush=True)
    run_point = FakeRunner(delay_s=0.01).run
    execution = Execution(executor_factory=partial(make_executor, 2), run_point=run_point, workers=2, in_flight=2)
    run_recording(recording, execution)
"""


@pytest.fixture
def header(plan, empty_profile):
    return Header(plan=plan.digest, profile=empty_profile)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "t.warplens.json.journal"


def written(path, header, results):
    journal, _ = Journal.open(path, header, content_of_plan)
    for result in results:
        journal.append(result)
    journal.close()


def test_journal_lies_beside_the_profile():
    assert journal_path(Path("a/t.warplens.json")) == Path("a/t.warplens.json.journal")


def test_new_journal_holds_its_header(path, header):
    journal, content = Journal.open(path, header, content_of_plan)
    journal.close()
    assert content is None
    assert read_journal(path).header == header
    assert read_journal(path).points == ()


def test_appended_points_are_on_the_disk_at_once(path, header, profile):
    journal, _ = Journal.open(path, header, content_of_plan)
    for count, result in enumerate(profile.points, start=1):
        journal.append(result)
        assert read_journal(path).points == profile.points[:count]
    journal.close()


def test_points_written_twice_are_read_once(path, header, profile):
    written(path, header, [*profile.points, *profile.points])
    assert read_journal(path).points == profile.points


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(cut=st.integers(min_value=0))
def test_journal_cut_anywhere_keeps_its_whole_lines_and_goes_on(path, header, profile, cut):
    path.unlink(missing_ok=True)
    written(path, header, profile.points)
    whole = path.read_bytes()
    size = cut % (len(whole) + 1)
    path.write_bytes(whole[:size])
    kept = max(0, whole[:size].count(b"\n") - 1)
    journal, content = Journal.open(path, header, content_of_plan)
    assert (content.points if content else ()) == profile.points[:kept]
    for result in profile.points[kept:]:
        journal.append(result)
    journal.close()
    assert path.read_bytes() == whole


def test_last_line_of_garbage_is_dropped(path, header, profile):
    written(path, header, profile.points[:2])
    with path.open("ab") as file:
        file.write(b"\0" * 100 + b"\n")
    journal, content = Journal.open(path, header, content_of_plan)
    journal.close()
    assert content.points == profile.points[:2]
    assert path.read_bytes().count(b"\0") == 0


def test_damage_before_the_last_line_is_an_error(path, header, profile):
    written(path, header, profile.points[:2])
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b"{]\n" + lines[2])
    with pytest.raises(ProfileError) as raised:
        read_journal(path)
    assert str(raised.value) == f"line 2 of {path.name} is not JSON: object keys must be strings (byte 1)"


def test_newer_journal_is_refused(path, header):
    written(path, replace(header, schema="warplens-journal/2"), [])
    with pytest.raises(ProfileError) as raised:
        Journal.open(path, header, content_of_plan)
    assert str(raised.value) == (
        f"{path.name} was written by a newer Warplens: schema warplens-journal/2; "
        "this one reads up to warplens-journal/1"
    )


def with_card(header, **facts):
    card = GpuRecord(device="gpu-nvidia-h200", number=0, **({"uuid": "GPU-1", "driver": "580.1"} | facts))
    return replace(header, profile=replace(header.profile, cards=(card,)))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda h: replace(h, plan="other"), "another sweep"),
        (
            lambda h: replace(h, profile=replace(h.profile, program="warplens 0.2.0")),
            "another version (warplens 0.1.0)",
        ),
        (lambda h: replace(h, profile=replace(h.profile, compiler="NVRTC 13")), "another compiler (NVRTC 12.9.86)"),
        (lambda h: with_card(h, uuid="GPU-2"), "a sweep on another GPU"),
        (lambda h: with_card(h, driver="590.1"), "a sweep with another driver"),
        (lambda h: with_card(h, locked_clock_hz=1.485e9), "a sweep with other locked clocks"),
    ],
)
def test_journal_of_something_else_is_not_overwritten(path, header, profile, change, what):
    header = with_card(header)
    written(path, header, profile.points)
    before = path.read_bytes()
    with pytest.raises(ProfileError) as raised:
        Journal.open(path, change(header), content_of_plan)
    assert str(raised.value) == (
        f"{path} is the journal of {what} that did not end: run that one again to finish it, "
        "save to another file, or give --fresh to drop it"
    )
    assert path.read_bytes() == before


def test_card_that_the_journal_does_not_know_is_added_to_those_of_a_resumed_profile(path, header, profile, plan):
    profile_path = path.with_name(path.name.removesuffix(".journal"))
    old = with_card(header).profile
    Recording(plan, old, profile_path).close()
    second = GpuRecord(device="gpu-nvidia-h200", number=1, uuid="GPU-2")
    recording = Recording(plan, replace(old, cards=(*old.cards, second)), profile_path)
    recording.close()
    assert recording.profile().cards == (*old.cards, second)


def test_fresh_drops_the_journal_of_something_else(path, header, profile):
    written(path, replace(header, plan="other"), profile.points)
    journal, content = Journal.open(path, header)
    journal.close()
    assert content is None
    assert read_journal(path).header == header


def test_file_that_is_no_journal_is_not_overwritten(path, header):
    path.write_text("dear diary\n")
    with pytest.raises(ProfileError) as raised:
        Journal.open(path, header, content_of_plan)
    assert str(raised.value) == f"{path.name} is not JSON: invalid character (byte 0)"
    assert path.read_text() == "dear diary\n"


@pytest.mark.skipif(os.name != "posix", reason="the lock is POSIX")
def test_second_run_into_the_same_journal_is_refused(path, header):
    journal, _ = Journal.open(path, header, content_of_plan)
    with pytest.raises(StorageError) as raised:
        Journal.open(path, header, content_of_plan)
    journal.close()
    assert str(raised.value) == f"{path} is being written by another run of Warplens"


@pytest.mark.skipif(os.name != "posix", reason="the lock is POSIX")
def test_a_journal_is_being_written_until_it_is_closed(path, header):
    assert not is_being_written(path)
    journal, _ = Journal.open(path, header, content_of_plan)
    assert is_being_written(path)
    journal.close()
    assert not is_being_written(path)


@pytest.mark.skipif(os.name != "posix", reason="the lock is POSIX")
def test_a_glance_at_a_journal_keeps_nobody_from_opening_it(path, header):
    import fcntl

    path.touch()
    with path.open("rb") as glance:
        fcntl.flock(glance, fcntl.LOCK_SH)
        timer = threading.Timer(0.02, glance.close)
        timer.start()
        journal, _ = Journal.open(path, header, content_of_plan)
        timer.join()
    journal.close()


def test_missing_folder_is_reported(tmp_path, header):
    path = tmp_path / "none" / "t.journal"
    with pytest.raises(StorageError) as raised:
        Journal.open(path, header, content_of_plan)
    assert str(raised.value) == f"{path} cannot be written: there is no such folder"


def test_recording_resumes_and_ends_with_the_profile(tmp_path, plan, runner, empty_profile, profile):
    path = tmp_path / "t.warplens.json"
    first = Recording(plan, empty_profile, path)
    for point in reversed(plan.points[3:]):
        first.add(runner.run(point))
    first.close()
    second = Recording(plan, replace(empty_profile, started="later", command="again"), path)
    assert second.done == {point.key for point in plan.points[3:]}
    assert len(second.resumed) == 3
    for point in plan.points[:3]:
        second.add(runner.run(point))
    saved = second.finish()
    assert saved.points == profile.points
    assert (saved.started, saved.command, saved.status) == (empty_profile.started, "again", Completeness.COMPLETE)
    assert read_profile(path) == saved
    assert not journal_path(path).exists()


def test_partial_recording_saves_and_keeps_the_journal(tmp_path, plan, runner, empty_profile):
    path = tmp_path / "t.warplens.json"
    recording = Recording(plan, empty_profile, path)
    recording.add(runner.run(plan.points[0]))
    saved = recording.finish()
    assert saved.status is Completeness.PARTIAL
    assert read_profile(path) == saved
    assert len(read_journal(journal_path(path)).points) == 1


def test_recording_without_a_file_keeps_points_in_memory(plan, runner, empty_profile, profile):
    recording = Recording(plan, empty_profile)
    for point in plan.points:
        recording.add(runner.run(point))
    assert recording.finish().points == profile.points


@pytest.mark.parametrize("together", [1, 2, 4])
def test_recording_that_compacts_its_points_has_those_that_were_added(tmp_path, plan, profile, monkeypatch, together):
    monkeypatch.setattr(run_module, "COMPACTED_TOGETHER", together)
    path = tmp_path / "t.warplens.json"
    recording = Recording(plan, replace(profile, points=()), path)
    for point in [profile.points[1], *reversed(profile.points)]:
        recording.add(point)
    assert {point.key: point for point in recording.points} == {point.key: point for point in profile.points}
    assert recording.finish().points == profile.points
    assert read_profile(path).points == profile.points


class FullDisk:
    """Stands for the file of a journal on a disk that has room for some more bytes and is full then."""

    def __init__(self, file, room):
        self.file = file
        self.room = room

    def write(self, data):
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken = self.file.write(data[: self.room])
        self.room -= taken
        return taken

    def __getattr__(self, name):
        return getattr(self.file, name)


@pytest.mark.parametrize("room", [0, 1, 100])
def test_full_disk_leaves_no_part_of_a_line(path, header, profile, room):
    journal, _ = Journal.open(path, header, content_of_plan)
    journal.append(profile.points[0])
    disk = FullDisk(journal._file, room)
    journal._file = disk
    with pytest.raises(StorageError) as raised:
        journal.append(profile.points[1])
    assert str(raised.value) == f"{path} cannot be written: the disk is full"
    assert read_journal(path).points == profile.points[:1]
    disk.room = 10**6
    journal.append(profile.points[2])
    journal.close()
    assert read_journal(path).points == (profile.points[0], profile.points[2])


@pytest.mark.parametrize("call", ["fsync", "open", "replace"])
def test_profile_that_finds_the_disk_full_keeps_the_journal(tmp_path, plan, profile, monkeypatch, call):
    path = tmp_path / "t.warplens.json"
    recording = Recording(plan, replace(profile, points=()), path)
    for point in profile.points:
        recording.add(point)

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(Path if call == "replace" else os, call, full)
        with pytest.raises(StorageError) as raised:
            recording.finish()
    assert str(raised.value) == f"{path} cannot be written: the disk is full"
    assert [entry.name for entry in tmp_path.iterdir()] == ["t.warplens.json.journal"]
    again = Recording(plan, profile, path)
    assert len(again.resumed) == len(plan.points)
    assert again.finish().status is Completeness.COMPLETE


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is POSIX")
def test_sweep_killed_at_random_moments_loses_and_doubles_nothing(tmp_path):
    script, path = tmp_path / "story.py", tmp_path / "t.warplens.json"
    script.write_text(STORY)
    moment = random.Random(1)
    safe = 0
    for _ in range(4):
        with subprocess.Popen(
            [sys.executable, script, path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as run:
            assert run.stdout is not None
            resumed = int(run.stdout.readline())
            assert resumed >= safe  # the points on the disk when the last run died are there
            try:
                run.wait(moment.uniform(0.05, 0.4))
            except subprocess.TimeoutExpired:
                run.kill()
        journal = journal_path(path)
        content = read_journal(journal) if journal.exists() else None
        safe = len(content.points) if content else 0
        if path.exists():
            break
    subprocess.run([sys.executable, script, path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    profile = read_profile(path)
    assert [point.problem["N"] for point in profile.points] == list(range(1, 61))
    assert profile.status is Completeness.COMPLETE
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["story.py", "t.warplens.json"]


@pytest.mark.parametrize(
    "content", [b"dear diary", b"dear diary\nsecond day\n", b"{", b'{"schema":"warplens-profile/2"}\n']
)
@pytest.mark.parametrize("fresh", [False, True])
def test_file_of_the_user_by_the_name_of_the_journal_is_never_cut(path, header, content, fresh):
    path.write_bytes(content)
    is_torn = content == b"{"  # the beginning of a first line that was not written whole
    try:
        journal, _ = Journal.open(path, header, None if fresh else content_of_plan)
    except (ProfileError, StorageError):
        assert not is_torn
        assert path.read_bytes() == content
    else:
        journal.close()
        assert is_torn


@pytest.mark.parametrize("fresh", [False, True])
def test_journal_is_not_written_through_a_link_or_into_a_pipe(path, header, fresh, tmp_path):
    mine = tmp_path / "mine.txt"
    mine.touch()
    path.symlink_to(mine)
    with pytest.raises(StorageError) as raised:
        Journal.open(path, header, None if fresh else content_of_plan)
    assert str(raised.value) == f"{path} cannot be written: it is a link"
    assert mine.read_bytes() == b""
    path.unlink()
    os.mkfifo(path)
    with pytest.raises(StorageError) as raised:
        Journal.open(path, header, None if fresh else content_of_plan)
    assert str(raised.value) == f"{path} cannot be written: it is not a regular file"


def test_zeros_that_a_power_cut_left_are_replaced_by_a_new_journal(path, header):
    path.write_bytes(bytes(4096))
    journal, content = Journal.open(path, header, content_of_plan)
    journal.close()
    assert content is None
    assert read_journal(path).header == header


def test_refuse_sweep_checks_that_a_program_may_have_its_journal_at_a_path():
    assert refuse_sweep(Path("no-such.warplens.json.journal")) is None


def test_with_later_launches_returns_the_profile_of_a_program_that_did_not_come_to_its_end():
    profile = warplens.load("reference:hochberg")
    assert with_later_launches(profile, Path("mine.warplens.json")) is profile
