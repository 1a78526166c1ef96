"""Worker processes: they leave Control-C alone, can be killed, and do not outlive their parent."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool

import psutil
import pytest

from warplens.cuda.sweep.workers import make_executor, worker_count

PARENT = """
import sys, time
from warplens.cuda.sweep.workers import make_executor
if __name__ == "__main__":
    import os
    pool = make_executor(1)
    print(pool.submit(os.getpid).result(), flush=True)
    pool.submit(time.sleep, 600)
    time.sleep(600)
"""


def test_worker_count_is_that_of_the_processors_allowed():
    assert 1 <= worker_count() <= (os.cpu_count() or 1)


@pytest.mark.skipif(os.name != "posix", reason="Control-C is a signal on POSIX")
def test_worker_ignores_control_c():
    with make_executor(1) as pool:
        pid = pool.submit(os.getpid).result(30)
        os.kill(pid, signal.SIGINT)
        assert pool.submit(os.getpid).result(30) == pid


def test_killed_workers_break_the_pool():
    with make_executor(1) as pool:
        pool.submit(os.getpid).result(30)
        future = pool.submit(time.sleep, 600)
        pool.kill_workers()
        assert isinstance(future.exception(30), BrokenProcessPool)


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is POSIX")
def test_worker_ends_after_its_parent_was_killed(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = psutil.Process(int(parent.stdout.readline()))
        parent.kill()
    assert psutil.wait_procs([worker], timeout=10)[1] == []
