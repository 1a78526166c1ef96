"""The journal of a program: what was launched is on the disk when the program is killed, or the disk is full."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import warplens
from warplens.cuda.capture.files import folder_of
from warplens.cuda.ground.points import Status
from warplens.gui.cli import main
from warplens.profiles.journal import read_journal
from warplens.profiles.kept_launches import launch_file_of
from warplens.profiles.records import Completeness, Header, Profile
from warplens.profiles.store import read_profile
from warplens.profiles.writing import Journal, journal_path, write_profile

SCRIPT = """
import os, signal
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule
add = SourceModule("__global__ void add(int *a, int n) { a[threadIdx.x] += n; }").get_function("add")
for n in (32, 64, 96):
    add(cuda.InOut(np.zeros(n, np.int32)), np.int32(n), block=(n, 1, 1))
add(cuda.InOut(np.zeros(32, np.int32)), np.int32(32), block=(16, 1, 1))
"""
KINDS = [
    {"n": 32, "blocks": 1, "threads": 32},  # named anew when the last one came
    {"n": 64},
    {"n": 96},
    {"n": 32, "blocks": 1, "threads": 16},
]


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "step.py"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "step.warplens.json"


def kinds(profile: Profile) -> list[dict[str, int]]:
    return [point.problem for point in profile.points]


@pytest.mark.skipif(os.name != "posix", reason="the system has no SIGKILL")
def test_killed_script_leaves_all_that_it_launched(script: Path, saved: Path) -> None:
    script.write_text(SCRIPT + "os.kill(os.getpid(), signal.SIGKILL)\n", encoding="utf-8")
    command = [sys.executable, "-m", "warplens", "python", str(script), "--save", str(saved), "--device", "h200"]
    assert subprocess.run(command, check=False, capture_output=True).returncode == -signal.SIGKILL
    write_profile(saved, replace(read_profile(saved), points=()))  # as it was before the first launch ended
    profile = warplens.load(saved)
    assert (profile.status, kinds(profile)) == (Completeness.PARTIAL, KINDS)
    assert [point.metrics["gld_efficiency"].value for point in profile.points] == [100, 100, 100, 100]
    assert kinds(warplens.load(journal_path(saved))) == KINDS
    kept = [launch_file_of(point, folder_of(journal_path(saved))) for point in profile.points]
    assert None not in kept  # the files have the names that the points have now


def test_profile_of_a_script_that_ends_needs_no_journal(script: Path, saved: Path, capsys) -> None:
    assert main(["python", str(script), "--save", str(saved), "--device", "h200"]) == 0
    assert kinds(read_profile(saved)) == KINDS
    assert not journal_path(saved).exists()


def test_full_disk_does_not_stop_a_script(script: Path, saved: Path, capsys, monkeypatch) -> None:
    def write(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", write)
        assert main(["python", str(script), "--save", str(saved), "--device", "h200"]) == 1
    printed, told = capsys.readouterr()
    assert told.count("the disk is full; the script goes on, and its launches are kept in memory") == 1
    assert "4 points:" in printed
    assert not saved.exists()


def test_launch_that_fails_is_in_the_journal_at_once(script: Path, saved: Path, tmp_path: Path, capsys) -> None:
    copied = tmp_path / "copied.journal"
    failing = "try:\n    add(np.uintp(64), np.int32(7), block=(128, 1, 1))\nexcept cuda.Error:\n    pass\n"
    copying = f"import shutil; shutil.copyfile({str(journal_path(saved))!r}, {str(copied)!r})\n"
    script.write_text(f"{SCRIPT}{failing}{copying}", encoding="utf-8")
    assert main(["python", str(script), "--save", str(saved), "--device", "h200"]) == 1
    content = read_journal(copied)
    assert content is not None
    assert [point.problem["n"] for point in content.points if point.status is Status.FAILED] == [7]


@pytest.mark.parametrize("later", ["", "add(cuda.InOut(np.zeros(32, np.int32)), np.int32(32), block=(16, 1, 1))"])
def test_removed_launches_do_not_stop_a_script(script: Path, saved: Path, later: str, capsys) -> None:
    folder = folder_of(saved)
    before, _, renaming = SCRIPT.rpartition("add(")
    assert renaming
    script.write_text(f"{before}import shutil; shutil.rmtree({str(folder)!r})\n{later}\nprint('went on')\n")
    assert main(["python", str(script), "--save", str(saved), "--device", "h200"]) == 0
    printed, told = capsys.readouterr()
    assert printed.startswith("went on\n")
    assert told.count("a launch of add, was lost: ") == 1
    points = read_profile(saved).points
    lost = [any("was lost: " in note for note in point.notes) for point in points]
    assert lost == [True, True, True] + [False] * bool(later)
    assert [launch_file_of(point, folder) is None for point in points] == lost


def test_journal_of_a_sweep_is_not_dropped(script: Path, saved: Path, capsys) -> None:
    head = replace(warplens.load("reference:hochberg"), points=())
    Journal.open(journal_path(saved), Header(plan="digest", profile=head))[0].close()
    assert main(["python", str(script), "--save", str(saved)]) == 2
    assert "is the journal of a sweep that did not end: run that one again to finish it" in capsys.readouterr().err
    assert journal_path(saved).exists()


def test_journal_of_another_run_is_no_part_of_a_profile(saved: Path) -> None:
    profile = replace(warplens.load("reference:hochberg"), status=Completeness.PARTIAL)
    journal = Journal.begin_launches(journal_path(saved), replace(profile, started="another time", points=()))
    journal.put({0: replace(profile.points[0], title="of another run")})
    journal.close()
    write_profile(saved, profile)
    assert [point.title for point in warplens.load(saved).points] == [point.title for point in profile.points]


def test_later_line_of_a_launch_takes_the_place_of_the_earlier(saved: Path) -> None:
    profile = warplens.load("reference:hochberg")
    first, second = profile.points[:2]
    journal = Journal.begin_launches(journal_path(saved), replace(profile, points=()))
    journal.put({0: first, 1: second})
    journal.put({0: replace(first, problem={"n": 7})})
    journal.close()
    assert kinds(warplens.load(journal_path(saved))) == [{"n": 7}, second.problem]
