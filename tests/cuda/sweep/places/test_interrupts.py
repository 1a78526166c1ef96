"""Control-C while processes start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading

import pytest

from warplens.cuda.sweep.cluster.remote_executor import interrupts_deferred

CHILD = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"


def test_interrupt_arrives_after_the_block_is_done():
    finished = []

    def run():
        with interrupts_deferred():
            os.kill(os.getpid(), signal.SIGINT)
            finished.append(True)

    with pytest.raises(KeyboardInterrupt):
        run()
    assert finished == [True]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_processes_that_start_inside_never_receive_one():
    with interrupts_deferred():
        inside = subprocess.run([sys.executable, "-c", CHILD], capture_output=True, text=True, check=True)
    outside = subprocess.run([sys.executable, "-c", CHILD], capture_output=True, text=True, check=True)
    assert (inside.stdout, outside.stdout) == ("True\n", "False\n")


def test_other_thread_than_the_main_one_changes_nothing():
    handlers = []

    def run():
        with interrupts_deferred():
            handlers.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert handlers == [signal.default_int_handler]
