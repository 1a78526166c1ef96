"""The guard of `conftest.py`: it reports a thread, process, timer or window that a test leaves, until it ends."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path

import pytest
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QWidget


@contextmanager
def thread():
    end = threading.Event()
    running = threading.Thread(target=end.wait)
    running.start()
    yield
    end.set()
    running.join()


@contextmanager
def process():
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as running:
        yield
        running.communicate(b"\n")


@contextmanager
def timer():
    running = QTimer()
    running.start(10_000)
    yield
    running.stop()


@contextmanager
def window():
    shown = QWidget()
    shown.show()
    yield
    shown.close()
    shown.deleteLater()


@pytest.mark.parametrize(
    ("sight", "left"), [("_threads", thread), ("_processes", process), ("_timers", timer), ("_windows", window)]
)
def test_what_is_left_behind_is_seen_until_it_ends(request, qapp, sight, left):
    guard = request.config.pluginmanager.getplugin(str(Path(__file__).with_name("conftest.py")))
    look = getattr(guard, sight)
    before = set(look())
    with left():
        assert len(set(look()) - before) == 1
    assert guard._left(look, before) == []


def test_timer_that_is_older_than_the_test_is_seen_too(request, qapp):
    guard = request.config.pluginmanager.getplugin(str(Path(__file__).with_name("conftest.py")))
    timer = QTimer()
    assert id(timer) not in guard._timers()
    gc.freeze()
    timer.start(10_000)
    assert id(timer) in guard._timers()
    timer.stop()


def test_process_of_a_process_is_seen(request):
    guard = request.config.pluginmanager.getplugin(str(Path(__file__).with_name("conftest.py")))
    nested = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'print(flush=True); input()'])"
    before = set(guard._processes())
    with subprocess.Popen([sys.executable, "-c", nested], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        running.stdout.readline()
        assert len(set(guard._processes()) - before) == 2
        running.communicate(b"\n")
