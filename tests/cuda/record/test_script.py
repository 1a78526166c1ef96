"""A script, or a module, that runs as if Python had started it: its names, its words, its threads."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import InputError
from warplens.cuda.record.script import run_module, run_script
from warplens.cuda.record.session import Session


def test_threads_that_a_thread_of_the_script_starts_late_are_waited_for(tmp_path: Path) -> None:
    script, done = tmp_path / "threads.py", tmp_path / "done"
    script.write_text(
        f"""
import pathlib, threading, time
def last():
    time.sleep(0.2)
    pathlib.Path({str(done)!r}).write_text("done")
def first():
    time.sleep(0.2)
    threading.Thread(target=last).start()
threading.Thread(target=first).start()
"""
    )
    before = set(threading.enumerate())
    assert run_script(script, [], Session(load_spec("h200"))) == 0
    assert done.read_text() == "done"
    assert set(threading.enumerate()) == before


SEEN = """
import os, pickle, sys
os.chdir("/")
class Own: pass
assert type(pickle.loads(pickle.dumps(Own()))) is Own
print(__name__, __file__, __package__, *sys.argv)
"""


def test_script_knows_its_file_also_from_another_folder(tmp_path: Path, monkeypatch, capsys) -> None:
    (tmp_path / "a step \N{LATIN SMALL LETTER U WITH DIAERESIS}.py").write_text(SEEN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    name = "a step \N{LATIN SMALL LETTER U WITH DIAERESIS}.py"
    assert run_script(Path(name), ["-x"], Session(load_spec("h200"))) == 0
    assert capsys.readouterr().out == f"__main__ {tmp_path / name} None {name} -x\n"


def test_module_is_run_as_python_runs_it(tmp_path: Path, monkeypatch, capsys) -> None:
    package = tmp_path / "steps_of_mine"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "first.py").write_text(SEEN.replace("class Own: pass", "from steps_of_mine.second import Own"))
    (package / "second.py").write_text("class Own: pass")
    monkeypatch.chdir(tmp_path)
    assert run_module("steps_of_mine.first", ["-x"], Session(load_spec("h200"))) == 0
    path = package / "first.py"
    assert capsys.readouterr().out == f"__main__ {path} steps_of_mine {path} -x\n"
    with pytest.raises(InputError, match=r"^there is no module steps_of_mine\.third$"):
        run_module("steps_of_mine.third", [], Session(load_spec("h200")))


def test_folder_with_a_main_file_is_run(tmp_path: Path, capsys) -> None:
    (tmp_path / "__main__.py").write_text("import beside; print(beside.WHAT)")
    (tmp_path / "beside.py").write_text("WHAT = 'found'")
    assert run_script(tmp_path, [], Session(load_spec("h200"))) == 0
    assert capsys.readouterr().out == "found\n"


def test_traceback_of_a_script_has_no_frame_of_what_runs_it(tmp_path: Path, capsys) -> None:
    script = tmp_path / "wrong.py"
    script.write_text("1 / 0\n")
    assert run_script(script, [], Session(load_spec("h200"))) == 1
    told = capsys.readouterr().err
    assert told.count("File ") == 1
    assert f'File "{script}", line 1, in <module>' in told
    script.write_text("def f(:\n")
    assert run_script(script, [], Session(load_spec("h200"))) == 1
    told = capsys.readouterr().err
    assert told.count("File ") == 1
    assert told.endswith("SyntaxError: invalid syntax\n")


def test_threads_of_a_script_have_pytorch_s_gpu(tmp_path: Path, capsys) -> None:
    pytest.importorskip("torch")
    script = tmp_path / "threads.py"
    script.write_text(
        """
import threading
import torch
class Own(threading.Thread):
    def run(self):
        print(torch.ones(3, device="cuda").sum().item())
def work():
    own = Own()
    own.start()
    own.join()
    print(torch.zeros(3, device="cuda").is_cuda)
thread = threading.Thread(target=work)
thread.start()
thread.join()
"""
    )
    start = threading.Thread.start
    assert run_script(script, [], Session(load_spec("h200"))) == 0
    assert capsys.readouterr().out == "3.0\nTrue\n"
    assert threading.Thread.start is start


@pytest.mark.skipif(os.name != "posix", reason="the system has no `true`")
def test_python_programs_that_a_script_starts_are_said_to_be_missing(tmp_path: Path) -> None:
    script = tmp_path / "starts.py"
    script.write_text(
        "import subprocess, sys\nsubprocess.run([sys.executable, '-c', ''])\nsubprocess.run(args='true')\n"
    )
    session = Session(load_spec("h200"))
    assert run_script(script, [], session) == 0
    sentence = "not traced: what a Python program launched that the script started (`subprocess`)"
    assert session.children.sentence() == sentence
