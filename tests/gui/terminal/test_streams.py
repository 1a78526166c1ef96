"""Streams that are closed or full, odd environments and few files: one sentence on what is left and an exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from warplens.gui.cli import main
from warplens.gui.terminal import streams
from warplens.gui.terminal.streams import plain_streams, surroundings

POINT = "transpose_tiled --problem N=64 --tune TILE=16 --device h200"
COMMANDS = (
    "--version",
    "--help",
    "help run",
    "run --help",
    "kernels",
    "devices",
    "devices --json -",
    "doctor",
    "show reference:gtx-1080-ti",
    "show reference:gtx-1080-ti --csv",
    "show reference:gtx-1080-ti --markdown",
    "show reference:",
    "why reference:gtx-1080-ti",
    "report reference:gtx-1080-ti --markdown",
    "compare reference:gtx-1080-ti reference:gtx-1080-ti",
    "occupancy",
    "largest transpose_tiled --device h200",
)
"""Commands that print a result without running a kernel."""
KERNEL_COMMANDS = (f"run {POINT}", f"explain {POINT}", f"explain {POINT} --ptx", f"lens {POINT}")


def shell(line, folder, **environment):
    """Run a line in which $W is the command; return its exit code, output and errors."""
    done = subprocess.run(
        ["bash", "-c", line.replace("$W", f"{sys.executable} -m warplens")],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert "Exception ignored" not in done.stderr, done.stderr
    return done.returncode, done.stdout, done.stderr


class _Full:
    """A stream whose writes fail."""

    encoding = "utf-8"

    def __init__(self, error):
        self.error = error

    def write(self, _):
        raise self.error

    def flush(self):
        raise self.error

    def isatty(self):
        return False

    def fileno(self):
        raise OSError


BROKEN = {
    "closed": (None, "standard output is closed, and there is a result to write"),
    "full": (_Full(OSError(28, "No space left on device")), "standard output cannot be written: the disk is full"),
    "pipe": (_Full(BrokenPipeError()), "standard output was closed before all was written"),
    "shut": (_Full(ValueError("it is shut")), "standard output cannot be written: it is shut"),
}  # fmt: skip


@pytest.mark.parametrize(("stream", "sentence"), BROKEN.values(), ids=BROKEN)
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.sample(4)
def test_broken_standard_output_is_one_sentence(capsys, monkeypatch, command, stream, sentence):
    monkeypatch.setattr(sys, "stdout", stream)
    assert main(command.split()) == 1
    assert capsys.readouterr().err == f"warplens: {sentence}\n"
    assert sys.stdout is stream


@pytest.mark.parametrize("stream", [stream for stream, _ in BROKEN.values()], ids=BROKEN)
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.sample(4)
def test_broken_standard_error_changes_nothing(capsys, monkeypatch, command, stream):
    monkeypatch.setattr(sys, "stderr", stream)
    assert main(command.split()) == 0
    assert capsys.readouterr().out
    assert main(["nonsense"]) == 2
    monkeypatch.setattr(sys, "stdout", stream)
    assert main(command.split()) == 1


@pytest.mark.sample(9)
@pytest.mark.parametrize("command", KERNEL_COMMANDS)
@pytest.mark.parametrize("place", [">&-", "> /dev/full"])
def test_kernel_command_with_broken_output_is_one_sentence(tmp_path, command, place):
    code, out, err = shell(
        f"$W {command} --quiet {place}" if command.startswith("run") else f"$W {command} {place}", tmp_path
    )
    assert (code, out) == (1, "")
    assert err.startswith("warplens: standard output ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("place", [">&-", "> /dev/full", ">&- 2>&-", ">&- 2>&- <&-", "2> /dev/full > /dev/full"])
@pytest.mark.sample(3)
def test_streams_of_the_system_are_one_sentence(tmp_path, unbuffered, place):
    code, _, err = shell(f"$W devices {place}", tmp_path, PYTHONUNBUFFERED=unbuffered)
    assert code == 1
    assert err.count("\n") == (0 if "2>" in place else 1)


def test_pipe_that_is_closed_early_is_one_sentence(tmp_path):
    code, out, err = shell("$W show reference:h200 --csv | true; exit ${PIPESTATUS[0]}", tmp_path)
    assert (code, out, err) == (1, "", "warplens: standard output was closed before all was written\n")


def test_files_do_not_get_what_belongs_to_closed_streams(tmp_path):
    code, _, _ = shell(f"$W run {POINT} --save t.warplens.json >&- 2>&- <&-", tmp_path)
    assert code == 1
    assert json.loads((tmp_path / "t.warplens.json").read_text())["status"] == "complete"
    assert [path.name for path in tmp_path.iterdir()] == ["t.warplens.json"]


def test_closed_standard_input_is_one_sentence(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["show", "-"]) == 2
    assert capsys.readouterr().err == (
        "warplens: standard input is closed, and - names the profile that comes from there\n"
    )


@pytest.mark.parametrize("command", ["devices", "why reference:8800-gtx", "run --help", "show reference:hochberg"])
@pytest.mark.parametrize("columns", ["0", "", "abc", "-5", "1.5", "٣", "00000000000000000000", " "])
@pytest.mark.sample(4)
def test_width_that_is_none_is_as_if_it_were_not_given(capsys, monkeypatch, columns, command):
    monkeypatch.delenv("COLUMNS", raising=False)
    assert main(command.split()) == 0
    usual = capsys.readouterr().out
    monkeypatch.setenv("COLUMNS", columns)
    assert main(command.split()) == 0
    assert capsys.readouterr().out == usual


@pytest.mark.parametrize(("columns", "width"), [("1", 20), ("9" * 30, 4096), ("120", 120)])
def test_width_is_bounded(monkeypatch, columns, width):
    monkeypatch.setenv("COLUMNS", columns)
    with surroundings():
        assert os.environ["COLUMNS"] == str(width)


@pytest.mark.parametrize("count", [6, 14, 20])
@pytest.mark.parametrize("command", ["devices", f"run {POINT}"])
@pytest.mark.sample(3)
def test_few_files_are_one_sentence(tmp_path, count, command):
    code, out, err = shell(f"ulimit -n {count}; $W {command} --json -", tmp_path)
    if code == 0:
        assert json.loads(out)
    else:
        assert (code, out) == (1, "")
        assert "too many files are open (`ulimit -n` says how many are allowed)" in err
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    "environment", [{"LANG": "C", "LC_ALL": "C"}, {"TERM": "dumb"}, {"HOME": "/proc"}, {"HOME": ""}]
)
@pytest.mark.sample(2)
def test_odd_environment_changes_no_number(tmp_path, environment):
    code, out, err = shell(f"$W run {POINT} --json -", tmp_path, **environment)
    assert (code, json.loads(out)["points"][0]["status"]) == (0, "ok"), err


def test_user_without_a_home_gets_one_in_which_nothing_is_written(monkeypatch):
    def fail():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(streams.Path, "home", fail)
    monkeypatch.setenv("HOME", "")
    with surroundings():
        assert os.environ["HOME"] == os.devnull


def test_error_of_the_system_is_one_sentence(capsys, monkeypatch):
    from warplens.gui.commands import program

    for error, sentence in (
        (OSError(24, "Too many open files", "/x"), "too many files are open (`ulimit -n` says how many are allowed)"),
        (OSError(28, "No space left on device", "/x"), "/x: the disk is full"),
        (OSError(12, "Cannot allocate memory"), "Cannot allocate memory"),
        (MemoryError(), "the memory is used up"),
    ):
        monkeypatch.setattr(program, "_command", lambda error=error: (_ for _ in ()).throw(error))
        assert main(["devices"]) == 1
        assert capsys.readouterr().err == f"warplens: {sentence}\n"


def test_plain_streams_gives_a_script_of_the_user_the_streams_that_python_has_opened(capsys):
    with plain_streams():
        print("4 points")
    assert capsys.readouterr().out == "4 points\n"
