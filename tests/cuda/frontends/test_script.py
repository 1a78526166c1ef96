"""A script that runs as if Python had started it: its threads end before it does, also those that threads start."""

from __future__ import annotations

import threading
from pathlib import Path

from warplens.cuda.device.spec import load_spec
from warplens.cuda.frontends.script import run_script
from warplens.cuda.frontends.session import Session


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
