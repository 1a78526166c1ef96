"""That chaos sees what it must see, and a turn of it.

The rule: each thing that must hold is broken on purpose here, and must be told.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.append(str(HERE))

import clusters  # noqa: E402, F401 - found through the line above; it registers its scenes
from processes import Command  # noqa: E402
from scenes import SCENES, Story, state_of  # noqa: E402
from works import Arena, Work, canonical  # noqa: E402

from warplens.cuda.ground.points import PointResult, Status  # noqa: E402
from warplens.profiles import store  # noqa: E402

REFERENCE = HERE.parents[1] / "tests" / "gui" / "window" / "programs" / "transpose.warplens.json"
NO_SCENE = Work("sweep", lambda save: ["run", str(save)])


@pytest.fixture
def points() -> tuple[PointResult, ...]:
    return store.read_profile(REFERENCE).points


@pytest.fixture
def arena(tmp_path: Path, points: tuple[PointResult, ...]) -> Arena:
    return Arena(tmp_path, base={"sweep": canonical(points)})


def command(tmp_path: Path, code: str) -> Command:
    """Start a Python program as a command."""
    return Command([sys.executable, "-c", code], output=tmp_path / "output.txt", environment=dict(os.environ))


def test_point_that_is_there_twice_is_told(points: tuple[PointResult, ...]) -> None:
    with pytest.raises(ValueError, match="twice: "):
        canonical([*points, points[0]])


def test_time_that_a_point_took_and_its_notes_do_not_matter(points: tuple[PointResult, ...]) -> None:
    assert canonical([replace(points[0], elapsed_s=7.0)]) == canonical(points[:1])


def test_finished_point_that_differs_is_told_and_one_that_failed_is_not(arena: Arena) -> None:
    ((key, point),) = list(arena.base["sweep"].items())[:1]
    other = replace(point, metrics={})
    assert arena.differences(NO_SCENE, {key: other}, "profile") == [
        f"profile: 1 finished points differ, the first {key}"
    ]
    failed = replace(other, status=Status.FAILED, reason="a worker died")
    assert arena.differences(NO_SCENE, {key: failed}, "profile") == []


def test_point_that_is_lost_is_told(arena: Arena, tmp_path: Path) -> None:
    profile = store.read_profile(REFERENCE)
    save = tmp_path / "p.json"
    save.write_bytes(REFERENCE.read_bytes())
    assert arena.faults_of_profile(NO_SCENE, save, is_whole=True) == []
    key = (*profile.points[0].key[:-1], "another GPU")
    arena.base["sweep"][key] = profile.points[0]
    assert arena.faults_of_profile(NO_SCENE, save, is_whole=True) == ["profile: 1 points lost, 0 not finished []"]
    assert arena.faults_of_profile(NO_SCENE, save, is_whole=False) == []


def test_damaged_profile_and_traceback_are_told(arena: Arena, tmp_path: Path) -> None:
    (tmp_path / "p.json").write_text("{", encoding="utf-8")
    (fault,) = arena.faults_of_profile(NO_SCENE, tmp_path / "p.json", is_whole=False)
    assert fault.startswith("profile: ")
    broken = command(tmp_path, "1 / 0")
    assert broken.end(60) == 1
    (fault,) = arena.faults_of_text(broken)
    assert fault.endswith("ZeroDivisionError: division by zero\n")


def test_process_that_its_command_leaves_is_told_and_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("processes.GONE_S", 0.5)
    child = "import subprocess, sys; p = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'], "
    running = command(tmp_path, f"{child}start_new_session=True); print(p.pid, flush=True)")
    assert running.end(60) == 0
    pid = int(running.text())
    assert running.left() == [f"other {pid}"]
    assert running.left() == []


def test_command_without_end_is_killed(tmp_path: Path) -> None:
    assert command(tmp_path, "import time; time.sleep(600)").end(0.2) is None


def test_limit_of_a_file_holds_for_the_command(tmp_path: Path) -> None:
    code = f"import pathlib; pathlib.Path({str(tmp_path / 'big')!r}).write_bytes(bytes(5000))"
    words = [sys.executable, "-c", code]
    limited = Command(words, output=tmp_path / "out", environment=dict(os.environ), limits=["--fsize=1000"])
    assert limited.end(60) != 0
    assert (tmp_path / "big").stat().st_size <= 1000


def test_change_beside_a_profile_is_seen(tmp_path: Path) -> None:
    before = state_of(tmp_path / "p.json")
    (tmp_path / "p.json.journal").write_text("x", encoding="utf-8")
    assert state_of(tmp_path / "p.json") != before


def test_moment_and_victim_depend_on_the_seed(arena: Arena) -> None:
    arena.seconds["sweep"] = 10.0
    moments = [Story(arena, random.Random("1 5")).moment(NO_SCENE, warm=True) for _ in range(2)]
    assert moments[0] == moments[1]
    assert 0.1 <= moments[0] <= 6.3


def test_every_attack_of_the_list_is_there() -> None:
    assert set(SCENES) == {
        "kill", "save", "stop", "disk", "small-disk", "many", "cache", "clock", "cluster", "lies", "no-cluster",
    }  # fmt: skip


def test_a_turn_of_kills_loses_nothing() -> None:
    words = [sys.executable, str(HERE / "chaos.py"), "--turns", "1", "--only", "kill", "--works", "trace"]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.splitlines()[-1].endswith(": 0 turns with faults")
    assert "     1  turns of kill" in ran.stdout
