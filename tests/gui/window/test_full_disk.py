"""A disk that is full while a sweep runs, in the window and on the command line: a notice, and all points are kept."""

from __future__ import annotations

import errno
import os
import tempfile
from concurrent.futures import ThreadPoolExecutor

import pytest
from fake_runner import FakeRunner
from no_dialogs import NoDialogs

from warplens.cuda.ground.errors import StorageError
from warplens.cuda.sweep import places, pool
from warplens.gui.cli import main
from warplens.gui.kit.dialogs import Answer
from warplens.gui.kit.settings import Settings
from warplens.gui.window.app import make_window
from warplens.gui.workspace.session import Action, NoticeTone
from warplens.profiles import run
from warplens.profiles.journal import read_journal
from warplens.profiles.records import Completeness
from warplens.profiles.store import read_profile
from warplens.profiles.writing import Journal


class Disk:
    """A disk that is full after a number of further points; a profile, which is shorter, still has room."""

    def __init__(self):
        self.room = 10**6
        self.holds_profile = True

    def holding(self, file):
        """Return a stand-in for the file of a journal on this disk."""
        disk = self

        class File:
            def write(self, data):
                if not disk.room:
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                disk.room -= 1
                return file.write(data)

            def __getattr__(self, name):
                return getattr(file, name)

        return File()


@pytest.fixture
def disk(monkeypatch):
    """Return the disk that all journals, and the profiles of sweeps that end, are on."""
    disk, opened, written = Disk(), Journal.open, run.write_profile

    def open_on_disk(*args, **kwargs):
        journal, content = opened(*args, **kwargs)
        journal._file = disk.holding(journal._file)
        return journal, content

    def write_on_disk(path, profile):
        if not disk.holds_profile and not path.is_relative_to(tempfile.gettempdir()):
            raise StorageError(f"{path} cannot be written: the disk is full")
        written(path, profile)

    monkeypatch.setattr(Journal, "open", open_on_disk)
    monkeypatch.setattr(run, "write_profile", write_on_disk)
    return disk


@pytest.fixture
def temporary(monkeypatch, tmp_path):
    """Return the folder for temporary files, which is on another disk."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    return folder


@pytest.fixture
def in_threads(monkeypatch, tmp_path):
    """Let commands run here, their points by a fake runner in threads."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pool, "make_executor", lambda workers, *_, **__: ThreadPoolExecutor(workers))
    monkeypatch.setattr(places, "run_emulated", FakeRunner().run)
    monkeypatch.setattr("warplens.cuda.compiler.process.client.compiler_version", lambda: "NVRTC 0")


@pytest.fixture
def dialogs(tmp_path):
    return NoDialogs(to_save=tmp_path / "elsewhere.warplens.json")


@pytest.fixture
def start(request, qtbot, kernels, specs, dialogs):
    backend = request.getfixturevalue("make_backend")(executor=request.getfixturevalue("by_hand"))
    kept = request.getfixturevalue("kept")

    def begin():
        settings = Settings(checked=("transpose_tiled",), axes={"N": "32,64", "TILE": "8,16"})
        window = make_window(
            kernels, specs, backend=backend, settings=settings, folder=kept, dialogs=dialogs, delay_ms=0
        )
        qtbot.addWidget(window)
        window.show()
        return window

    return begin


def test_window_says_so_keeps_the_journal_and_saves_elsewhere(start, dialogs, disk, temporary, by_hand, kept, qtbot):  # noqa: PLR0917
    window = start()
    disk.room, disk.holds_profile = 2, False
    window.commands.run.trigger()
    by_hand.step(3)
    [journal] = kept.glob("*.journal")
    assert window.notice.text.whole == f"{journal} cannot be written: the disk is full"
    with qtbot.waitSignal(window.session.run.ended):
        window.commands.stop.trigger()
    [copy] = temporary.glob("warplens-*/*.warplens.json")
    text = f"Stopped after 3 points of 4: 3 ok; save them where there is room, till then they are in {copy}"
    assert window.notice.text.whole == f"{text}: {journal} cannot be written: the disk is full"
    assert len(read_profile(copy).points) == 3
    assert window.docks.panel("points").model.rowCount() == 3
    assert len(read_journal(journal).points) == 2
    dialogs.answer = Answer.SAVE
    assert window.close()
    assert len(read_profile(dialogs.to_save).points) == 3


def test_points_that_the_journal_lacks_are_written_when_there_is_room_again(start, disk, by_hand, kept):
    window = start()
    disk.room = 1
    window.commands.run.trigger()
    by_hand.step(2)
    [journal] = kept.glob("*.journal")
    assert len(read_journal(journal).points) == 1
    disk.room = 10**6
    by_hand.step(1)
    assert len(read_journal(journal).points) == 3
    window.session.run.shut_down()
    window.close()


def test_sweep_whose_profile_still_has_room_is_kept_whole(start, disk, by_hand, kept, qtbot):
    window = start()
    disk.room = 2
    window.commands.run.trigger()
    with qtbot.waitSignal(window.session.run.ended):
        by_hand.step(4)
    [path] = kept.glob("*.warplens.json")
    text = f"Finished 4 points: 4 ok; all points are kept, although {path}.journal cannot be written: the disk is full"
    assert (window.notice.text.whole, window.notice.notice.tone) == (text, NoticeTone.PLAIN)
    profile = read_profile(path)
    assert (len(profile.points), profile.status) == (4, Completeness.COMPLETE)
    window.close()


def test_search_in_the_window_goes_on_and_its_trials_are_saved_elsewhere(start, dialogs, disk, by_hand, kept, qtbot):  # noqa: PLR0917
    window = start()
    window.docks.go_to("tune")
    panel = window.docks.panel("tune")
    panel.which.setCurrentIndex(panel.which.findData("transpose_tiled"))
    panel.sizes.setText("N=64")
    panel.trials.setText("3")
    disk.room = 1
    panel.search.click()
    by_hand.step(2)
    [journal] = kept.glob("*.journal")
    assert window.notice.text.whole == f"{journal} cannot be written: the disk is full"
    assert len(read_journal(journal).points) == 1
    assert panel.search.text() == "Stop"
    with qtbot.waitSignal(window.session.run.ended):
        by_hand.step(1)
    text = f"Finished 3 points: 3 ok; all points are kept, although {journal} cannot be written: the disk is full"
    assert window.notice.text.whole == text
    dialogs.answer = Answer.SAVE
    assert window.close()
    saved = read_profile(dialogs.to_save)
    assert (len(saved.points), saved.status) == (3, Completeness.COMPLETE)


@pytest.mark.parametrize("in_journal", [0, 2])
def test_what_a_stop_leaves_on_a_full_disk_is_offered_at_the_next_start(start, disk, by_hand, kept, in_journal):
    window = start()
    disk.room = in_journal
    window.commands.run.trigger()
    by_hand.step(3)
    window.session.run.shut_down()  # no question is shown
    again = start()
    again.session.look_for_leftovers()
    [journal] = kept.glob("*.journal")
    assert len(read_journal(journal).points) == in_journal
    assert again.notice.text.whole == "A sweep that was cut short is kept: 3 points"
    again.notice.accepted.emit(Action.RESTORE)
    assert len(again.session.results.points) == 3
    again.close()
    window.close()


@pytest.mark.usefixtures("in_threads")
def test_command_says_so_and_goes_on_when_there_is_room(disk, capsys, tmp_path):
    sweep = ["run", "transpose_tiled", "--problem", "N=32,64", "--tune", "TILE=8,16", "--save", "t.warplens.json"]
    disk.room = 2
    assert main(sweep) == 1
    lines = capsys.readouterr().err.splitlines()
    where = "all 3 points so far are in t.warplens.json, and do not run again"
    assert lines[-1] == f"warplens: t.warplens.json.journal cannot be written: the disk is full; {where}"
    assert len(read_journal(tmp_path / "t.warplens.json.journal").points) == 2
    disk.room = 10**6
    assert main(sweep) == 0
    assert "resuming t.warplens.json.journal: 3 of 4 points are done" in capsys.readouterr().err
    profile = read_profile(tmp_path / "t.warplens.json")
    assert profile.status is Completeness.COMPLETE
    assert len(profile.points) == 4


@pytest.mark.usefixtures("in_threads")
def test_command_names_the_copy_of_what_no_file_beside_it_holds(disk, temporary, capsys, tmp_path):
    sweep = ["run", "transpose_tiled", "--problem", "N=32,64", "--tune", "TILE=8,16", "--save", "t.warplens.json"]
    disk.room, disk.holds_profile = 2, False
    assert main([*sweep, "--workers", "1"]) == 1
    [copy] = temporary.glob("warplens-*/t.warplens.json")
    where = f"all 3 points so far are in {copy}: copied to t.warplens.json, they do not run again"
    assert capsys.readouterr().err.splitlines()[-1].endswith(f"the disk is full; {where}")
    disk.room, disk.holds_profile = 10**6, True
    copy.rename(tmp_path / "t.warplens.json")
    assert main(sweep) == 0
    assert "resuming t.warplens.json.journal: 3 of 4 points are done" in capsys.readouterr().err
    assert len(read_profile(tmp_path / "t.warplens.json").points) == 4


@pytest.mark.usefixtures("in_threads")
def test_command_says_which_points_could_be_written_nowhere(disk, temporary, capsys, tmp_path):
    temporary.rmdir()  # where temporary files have no room either
    sweep = ["run", "transpose_tiled", "--problem", "N=32,64", "--tune", "TILE=8,16", "--save", "t.warplens.json"]
    disk.room, disk.holds_profile = 2, False
    assert main([*sweep, "--workers", "1"]) == 1
    assert capsys.readouterr().err.splitlines()[-1].endswith("; 1 point of 3 could be written nowhere")


@pytest.mark.usefixtures("in_threads")
def test_search_of_the_command_says_so_and_goes_on_when_there_is_room(disk, capsys, tmp_path):
    search = ["tune", "transpose_tiled", "--problem", "N=64", "--trials", "3", "--save", "t.warplens.json"]
    disk.room = 1
    assert main([*search, "--workers", "1"]) == 1
    lines = capsys.readouterr().err.splitlines()
    where = "all 2 points so far are in t.warplens.json, and do not run again"
    assert lines[-1] == f"warplens: t.warplens.json.journal cannot be written: the disk is full; {where}"
    kept = read_journal(tmp_path / "t.warplens.json.journal").points
    assert len(kept) == 1
    disk.room = 10**6
    assert main([*search, "--workers", "1"]) == 0
    assert "resuming t.warplens.json.journal: 2 of 3 points are done" in capsys.readouterr().err
    profile = read_profile(tmp_path / "t.warplens.json")
    assert profile.points[0].key == kept[0].key
    assert (len(profile.points), profile.status) == (3, Completeness.COMPLETE)
