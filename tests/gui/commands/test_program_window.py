"""`warplens python --window`: the window is started on a profile that is there, and waited for at the end."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

import warplens
from warplens.cuda.ground.errors import MissingPartError
from warplens.gui.terminal import doctor
from warplens.gui.terminal import streams as program_window
from warplens.gui.terminal.streams import ProgramWindow
from warplens.gui.workspace.main_programs import MainCall

SCRIPT = """
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule
SourceModule("__global__ void add(int *a) { a[threadIdx.x] += 1; }").get_function("add")(
    cuda.InOut(np.zeros(32, np.int32)), block=(32, 1, 1)
)
"""


class Started:
    """A process that was started: keeps what it was started with, and the profile as it was then and at the end."""

    def __init__(self, command):
        self.command = command
        self.path = Path(command[-1])
        self.first = warplens.load(self.path)
        self.last = None

    def wait(self):
        self.last = warplens.load(self.path)
        self.launches = sorted(
            path.name for path in (self.path.parent / "step.warplens.launches").glob("*.warplens-launch")
        )


@pytest.fixture
def started(monkeypatch):
    made = []

    def start(command):
        made.append(Started(command))
        return made[-1]

    monkeypatch.setattr(program_window, "_start", start)
    monkeypatch.setattr(doctor, "has_display", lambda: True)
    monkeypatch.setattr(doctor, "window_hindrance", lambda: "")
    return made


@pytest.fixture
def script(tmp_path):
    path = tmp_path / "step.py"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


@pytest.mark.parametrize("is_saved", [True, False])
def test_window_opens_on_an_empty_profile_that_fills_in(is_saved, script, started, tmp_path, capsys):
    from warplens.gui.cli import main

    saved = tmp_path / "step.warplens.json"
    options = ["--save", str(saved)] if is_saved else []
    assert main(["python", str(script), "--device", "h200", "--window", *options]) == 0
    [process] = started
    assert process.command[:4] == [sys.executable, "-m", "warplens", "--open"]
    assert (process.path == saved) is is_saved
    assert (process.first.points, process.first.status) == ((), "partial")
    assert [point.kernel for point in process.last.points] == ["add"]
    assert process.last.status == "complete"
    assert [name.partition("-")[0] for name in process.launches] == ["add"]


@pytest.mark.parametrize(
    ("words", "arguments", "again"),
    [
        (
            ["exec", "--window", "--save", "a b", "--json=-", "./x", "--window"],
            ["--window"],
            ["exec", "./x", "--window"],
        ),
        (["python", "--emulate", "--window", "-m", "x"], [], ["python", "--emulate", "-m", "x"]),
        (["run", "x.cu"], [], None),
        (["exec", "./x", "3"], ["4"], None),
    ],
)
def test_window_gets_the_words_that_run_the_program_again(words, arguments, again):
    said = program_window.call_again(words, Path("x"), arguments)
    call = msgspec.json.decode(said, type=MainCall) if said else None
    assert (call and list(call.words)) == again
    assert call is None or (call.name, call.path) == (again[1 if "./x" in again else -1], str(Path("x").absolute()))


@pytest.mark.parametrize(
    ("words", "name", "path"),
    [
        (["python", "train.py", "--steps", "3"], "train.py", "train.py"),
        (["/usr/bin/python3.12", "-u", "-X", "dev", "jobs/train", "x.py"], "jobs/train", "jobs/train"),
        (["python3", "-um", "models.train"], "models/train.py", "models/train.py"),
        (["python", "-Werror", "-m", "models"], "models/__main__.py", "models/__main__.py"),
        (["python", "-c", "import train"], "python", "python"),
        (["./bench", "train.py"], "./bench", "bench"),
    ],
)
def test_a_script_that_python_runs_is_the_program(words, name, path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    (tmp_path / "models").mkdir()
    said = program_window.call_again(["exec", "--emulate", *words], Path(words[0]), words[1:])
    call = msgspec.json.decode(said, type=MainCall)
    assert (call.name, call.subject, call.path) == (name, name, str(tmp_path / path))
    assert (call.words, call.is_script) == (("exec", "--emulate", *words), name not in ("python", "./bench"))
    window = ProgramWindow(Path(words[0]), arguments=words[1:], start=lambda _: None)
    assert window.path.name == f"{Path(name).stem}.warplens.json"


def test_control_c_while_the_window_is_open_closes_it(tmp_path):
    calls = []

    class Interrupted:
        def wait(self):
            calls.append("wait")
            if len(calls) == 1:
                raise KeyboardInterrupt

        def terminate(self):
            calls.append("terminate")

    window = ProgramWindow(tmp_path / "step.py", start=lambda _: Interrupted())
    window.open()
    with pytest.raises(KeyboardInterrupt):
        window.wait()
    assert calls == ["wait", "terminate", "wait"]


def test_no_display_is_one_sentence_before_the_script_runs(script, monkeypatch, capsys):
    from warplens.gui.cli import main

    monkeypatch.setattr(doctor, "has_display", lambda: False)
    script.write_text("print('ran')", encoding="utf-8")
    assert main(["python", str(script), "--device", "h200", "--window"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == (
        "warplens: --window: there is no display; leave it away, and open the saved profile later\n"
    )
    with pytest.raises(MissingPartError):
        ProgramWindow(script)
