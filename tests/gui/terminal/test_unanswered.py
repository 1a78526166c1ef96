"""Control-C while compiled code runs: what goes on is ended, and what Python has ended is left alone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

import warplens
from warplens.gui.terminal import streams as unanswered

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the system has no such signals")
LAUNCH = object()


def interrupted(running: Callable[[], object], monkeypatch: pytest.MonkeyPatch, patience_s: float = 0.0) -> bool:
    """Return whether the program is ended by Control-C, which Python answers at once."""
    monkeypatch.setattr(unanswered, "PATIENCE_S", patience_s)
    stopped, looked = threading.Event(), threading.Event()

    def looked_at() -> object:
        looked.set()
        return running()

    with unanswered.unanswered_interrupts(looked_at, stopped.set):
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        assert looked.wait(120)
    return stopped.is_set()  # the thread that looks has ended with the block


def test_launch_that_goes_on_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(threading.enumerate())
    assert interrupted(lambda: LAUNCH, monkeypatch)
    assert set(threading.enumerate()) == before


def test_launch_that_has_ended_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    launches = iter([LAUNCH, None])
    assert not interrupted(lambda: next(launches), monkeypatch)
    launches = iter([LAUNCH, object()])
    assert not interrupted(lambda: next(launches), monkeypatch)


def test_script_that_launches_nothing_or_answers_itself_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not interrupted(lambda: None, monkeypatch)
    answered: list[int] = []
    before = signal.getsignal(signal.SIGINT)
    try:
        with unanswered.unanswered_interrupts(lambda: LAUNCH, lambda: answered.append(0)):
            signal.signal(signal.SIGINT, lambda number, _: answered.append(number))
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)
    assert answered == [signal.SIGINT]


ENDLESS = """
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule
loop = SourceModule("__global__ void loop(int *a) { for (;;) a[threadIdx.x] += a[0] + 1; }").get_function("loop")
print("begins", flush=True)
loop(cuda.InOut(np.zeros(32, np.int32)), block=(32, 1, 1), grid=(1000, 1))
"""


@pytest.mark.long
def test_endless_kernel_is_ended_with_its_report(tmp_path: Path) -> None:
    script, saved = tmp_path / "endless.py", tmp_path / "endless.warplens.json"
    script.write_text(ENDLESS, encoding="utf-8")
    command = [sys.executable, "-m", "warplens", "python", str(script), "--save", str(saved), "--device", "h200"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begins\n"
        while not (saved.parent / "endless.warplens.launches").exists():  # it is being executed
            pass
        process.send_signal(signal.SIGINT)
        printed = process.communicate(timeout=120)[0]
    assert process.returncode == 130
    [point] = warplens.load(saved).points
    assert (point.status, point.reason) == ("failed", "Control-C ended the launch")
    assert "1 point: 0 ok, 1 failed" in printed
