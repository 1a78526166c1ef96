"""Worker processes leave signals to their parent, and do not outlive it."""

from __future__ import annotations

import atexit
import math
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from warplens.cuda.device import gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.sweep import pool as worker_pool
from warplens.cuda.sweep.pool import WorkerPool, make_executor
from warplens.cuda.sweep.protocols import WorkerResources

PARENT = """
import sys, time
from warplens.cuda.sweep.protocols import WorkerDiedError
from warplens.cuda.sweep.pool import make_executor
if __name__ == "__main__":
    import os
    pool = make_executor(1)
    print(pool.submit(os.getpid).result(), flush=True)
    pool.submit(exec, sys.argv[1])
    time.sleep(600)
"""


@pytest.mark.skipif(os.name != "posix", reason="Control-C is a signal on POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_worker_leaves_signals_to_its_parent(number):
    with make_executor(1) as pool:
        pid = pool.submit(os.getpid).result(120)
        os.kill(pid, number)
        assert pool.submit(os.getpid).result(120) == pid


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is POSIX")
def test_worker_ends_after_its_parent_was_killed(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, script, "import time; time.sleep(600)"], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        worker = psutil.Process(int(parent.stdout.readline()))
        parent.kill()
    assert psutil.wait_procs([worker], timeout=120)[1] == []


HUNG = "import ctypes, re; ctypes.CDLL(None).prctl(15, b'hung', 0, 0, 0); re.match('(a|a)*b', 64 * 'a')"
"""Names the process, and holds the lock of its interpreter for years."""


@pytest.mark.skipif(sys.platform != "linux", reason="Linux signals the end of the parent")
def test_worker_that_runs_no_python_ends_after_its_parent_was_killed(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, script, HUNG], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        worker = psutil.Process(int(parent.stdout.readline()))
        while worker.name() != "hung":
            time.sleep(0.02)
        parent.kill()
    assert psutil.wait_procs([worker], timeout=120)[1] == []


def test_worker_knows_the_cards_that_its_parent_has_found(monkeypatch):
    gpu = InstalledGpu(uuid="GPU-1", spec=load_spec("h200"))
    monkeypatch.setattr(worker_pool, "find_gpus", lambda: AvailableGpus(gpus=(gpu,)))
    with make_executor(1) as pool:
        assert pool.submit(gpus.installed_gpus).result(120) == (gpu,)


def test_worker_does_at_its_end_what_it_was_asked_to(tmp_path):
    with WorkerPool([WorkerResources()]) as pool:
        pool.submit(atexit.register, Path.touch, tmp_path / "ended").result(120)
    assert (tmp_path / "ended").exists()


def test_compiler_may_take_nine_tenths_of_the_time_limit():
    limit = (
        "__import__('warplens.cuda.compiler.process.client').cuda.compiler.process.client._ThisProcess.limits.time_s"
    )
    with WorkerPool([WorkerResources()], limit_s=300.0) as pool, make_executor(1) as unlimited:
        assert (pool.submit(eval, limit).result(120), unlimited.submit(eval, limit).result(120)) == (270.0, math.inf)
