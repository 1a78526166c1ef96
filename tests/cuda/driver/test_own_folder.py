"""A confined program writes in a folder of its own, which shows where the user stands."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.driver import own_folder
from warplens.cuda.driver.own_folder import OwnFolder
from warplens.cuda.driver.program import started
from warplens.cuda.ground.confinement import confine_program, landlock, seccomp

needs_landlock = pytest.mark.skipif(not landlock.abi_version(), reason="this system has no Landlock")


@pytest.fixture(autouse=True)
def _temporary(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the folders of programs in one that goes with the tests."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path_factory.mktemp("tmp")))


@pytest.fixture
def stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in a folder with files, beside one with data."""
    folder = tmp_path / "work"
    (folder / "results").mkdir(parents=True)
    (folder / "input.txt").write_text("input", encoding="ascii")
    (folder / "results" / "old.txt").write_text("old", encoding="ascii")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "far.txt").write_text("far", encoding="ascii")
    monkeypatch.chdir(folder)
    return folder


def test_what_a_program_writes_is_kept_and_all_else_goes(stands: Path) -> None:
    own = OwnFolder()
    (own.working / "output.txt").write_text("out", encoding="ascii")
    (own.working / "results" / "new.txt").write_text("new", encoding="ascii")
    (own.working / "input.txt").write_text("changed", encoding="ascii")
    (own.temporary / "scratch").write_text("scratch", encoding="ascii")
    assert (own.working / "../data/far.txt").read_text(encoding="ascii") == "far"
    said = own.close()
    assert said == (
        f"what it wrote (input.txt, output.txt, results/new.txt) is in {own.working}, since it ran confined; --trust "
        "lets it write where it stands"
    )
    left = {path.relative_to(own.working).as_posix() for path in own.path.rglob("*") if path.is_file()}
    assert left == {"input.txt", "output.txt", "results/new.txt"}
    assert (stands / "input.txt").read_text(encoding="ascii") == "input"


@pytest.mark.usefixtures("stands")
def test_folder_of_a_program_that_wrote_nothing_goes() -> None:
    own = OwnFolder()
    assert (own.working / "results" / "old.txt").read_text(encoding="ascii") == "old"
    assert own.close() == ""
    assert not own.path.exists()


def test_folders_of_other_runs_are_not_shown(stands: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(stands / "results"))  # where temporary files lie in the working folder
    first, second = OwnFolder(), OwnFolder()
    shown = {path.relative_to(second.working).as_posix() for path in second.working.rglob("*")}
    assert shown == {"input.txt", "results", "results/old.txt"}
    assert (second.close(), first.close()) == ("", "")
    assert [path.name for path in (stands / "results").iterdir()] == ["old.txt"]


def test_folders_with_too_many_files_are_links(stands: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_folder, "MOST_ENTRIES", 2)
    own = OwnFolder()
    assert (own.working / "results").readlink() == stands / "results"
    own.close()


@needs_landlock
@pytest.mark.parametrize(
    ("script", "code"),
    [
        ("echo x > {own}/a && cat {own}/a && rm {own}/a && mkdir {own}/d && mv {own}/d {own}/e", 0),
        ("echo x > /dev/null", 0),
        ("cat {home}/plain.txt && ls /", 0),
        ("sh -c 'echo x > {home}/new.txt'", 2),
        ("echo x >> {home}/plain.txt", 2),
        ("rm {home}/plain.txt", 1),
        ("cat {home}/.ssh/id", 1),
        ("chmod 777 {home}/plain.txt", 1),
        ("kill -0 {pid}", 1),
        ("{python} -c 'import socket; socket.socket()'", 1),
        ("{python} -c 'import socket; socket.socket(socket.AF_UNIX)'", 1),
        ("{python} -c 'import socket; socket.socketpair()'", 0),
        ("{python} -c 'import fcntl; fcntl.ioctl(0, 0x5412, b\"x\")' 2>&1 | grep -q 'Operation not permitted'", 0),
    ],
)
def test_confined_program(script: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home, own = tmp_path / "home", tmp_path / "own"
    (home / ".ssh").mkdir(parents=True)
    own.mkdir()
    (home / ".ssh" / "id").write_text("key", encoding="ascii")
    (home / "plain.txt").write_text("plain", encoding="ascii")
    monkeypatch.setenv("HOME", str(home))
    words = script.format(own=own, home=home, pid=os.getpid(), python="/usr/bin/env python3 -S -E")
    done = subprocess.run(["/bin/sh", "-c", words], preexec_fn=confine_program(own), capture_output=True, check=False)
    assert done.returncode == code, done.stderr
    assert (home / "plain.txt").read_text(encoding="ascii") == "plain"
    assert not (home / "new.txt").exists()


OF_A_DRIVER = """
import os, socket, threading, time
waiting = threading.Thread(target=time.sleep, args=(1,)); waiting.start()
open(f"/proc/self/task/{{waiting.native_id}}/comm", "w").write("cuda")
local = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
local.bind("\\0warplens-{pid}")
"""
"""What NVIDIA's driver does: it names a thread of its own, and binds a socket of the machine."""


@needs_landlock
@pytest.mark.parametrize(
    ("more", "code"),
    [
        ("", 0),
        ("local.listen(); socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET).connect(local.getsockname())", 1),
        ("socket.socket()", 1),
        ("open('/proc/sys/kernel/core_pattern', 'a')", 1),
    ],
)
def test_program_with_a_gpu_may_do_what_the_driver_does(more: str, code: int, tmp_path: Path) -> None:
    words = (OF_A_DRIVER + more).format(pid=os.getpid())
    command = ["/usr/bin/env", "python3", "-S", "-E", "-c", words]
    confining = confine_program(tmp_path, ["/dev/null"])
    done = subprocess.run(command, preexec_fn=confining, capture_output=True, check=False)
    assert done.returncode == code, done.stderr
    assert done.stderr.count(b"PermissionError") == code


def test_each_call_that_is_refused_was_tried_on_a_gpu() -> None:
    data = Path(__file__).parents[2] / "hardware" / "programs" / "h200_exec.json"
    trials = {row["confined"]: row for row in json.loads(data.read_text(encoding="utf-8"))["confinement"]}
    confinement = Path(seccomp.__file__).with_suffix(".toml").read_text(encoding="utf-8")
    refused = {f"refuse {name}" for name, (number, _) in tomllib.loads(confinement)["refused"].items() if number >= 0}
    assert refused <= trials.keys()
    assert [name for name in refused if trials[name]["launches_timed"] != 5] == ["refuse socket"]
    assert trials["both, ['/proc'], unix, no connect"]["launches_timed"] == 5


def test_confined_programs_ran_on_a_gpu_and_were_timed() -> None:
    data = Path(__file__).parents[2] / "hardware" / "programs" / "h200_exec.json"
    rows = json.loads(data.read_text(encoding="utf-8"))["confined"]
    assert {row["program"] for row in rows if row["provenance"] != "measured"} == {"fault", "blas"}
    assert {row["program"] for row in rows if row["exit_code"] != row["plain_exit_code"]} == {"driver"}


@needs_landlock
@pytest.mark.usefixtures("stands")
def test_confined_program_launches_and_writes_in_its_own_folder(run: Callable[..., Any]) -> None:
    own = OwnFolder()
    ran = run(
        KERNEL,
        "int *a; cudaMalloc((void **)&a, 256); LAUNCH(0, 1, 32, &a); cudaFree(a);\n"
        'FILE *f = fopen("output.txt", "w"); if (!f) return 1; fputs("x", f); fclose(f);\n'
        'return fopen("/tmp/warplens-not-its-own", "w") != 0;',
        own=own,
    )
    assert (ran.code, len(ran.records), ran.sentences) == (0, 1, [])
    assert own.close().startswith("what it wrote (output.txt) is in ")


@needs_landlock
def test_child_of_a_confined_program_has_a_device(run: Callable[..., Any]) -> None:
    own = OwnFolder()
    ran = run(
        KERNEL,
        "if (argc > 1) { int *a; cudaMalloc((void **)&a, 256); int e = LAUNCH(0, 1, 32, &a); cudaFree(a); return e; }\n"
        'char line[4096]; snprintf(line, 4096, "%s again", argv[0]); return system(line);',
        own=own,
    )
    assert (ran.code, len(ran.records)) == (0, 1)
    own.close()


def test_program_beyond_its_time_is_sampled_and_then_ended(run: Callable[..., Any]) -> None:
    ran = run(KERNEL, "int *a; cudaMalloc((void **)&a, 256); LAUNCH(0, 1, 32, &a); for (;;);", limit_s=0.5)
    assert (ran.code, ran.is_ended, len(ran.records)) == (128 + 9, True, 1)


KERNEL = """.version 7.5
.target sm_75
.address_size 64
.visible .entry k(.param .u64 a)
{
	.reg .b32 %r<2>; .reg .b64 %rd<5>;
	ld.param.u64 %rd1, [a];
	mov.u32 %r1, %tid.x;
	cvta.to.global.u64 %rd2, %rd1;
	mul.wide.s32 %rd3, %r1, 4;
	add.s64 %rd4, %rd2, %rd3;
	st.global.u32 [%rd4], %r1;
	ret;
}
"""


@needs_landlock
@pytest.mark.usefixtures("stands")
def test_packages_of_a_confined_program_write_what_they_compile_in_its_folder() -> None:
    own = OwnFolder()
    script = (
        'for name in TMPDIR CUPY_CACHE_DIR TRITON_CACHE_DIR NUMBA_CACHE_DIR; do eval "echo kept > \\$$name/$name"; done'
    )
    running = started(["sh", "-c", script], dict(os.environ), own)
    assert running.wait() == 0
    written = {path.name for path in own.temporary.iterdir()}
    assert written == {"TMPDIR", "CUPY_CACHE_DIR", "TRITON_CACHE_DIR", "NUMBA_CACHE_DIR"}
    assert own.close() == ""
