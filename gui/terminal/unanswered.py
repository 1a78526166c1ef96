"""Control-C while compiled code runs, which Python cannot end: the engine executes a block that may never end.

The rule: Python's own answer comes first, an exception in the script. Only where what was running then still runs after
`PATIENCE_S`, another thread ends the program.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PATIENCE_S = 1.0
"""A block of most kernels ends within this time."""


@contextmanager
def unanswered_interrupts(running: Callable[[], object], stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop`, in a thread of its own, where Control-C does not end what runs.

    A script that answers the signal itself is left alone, and so is any thread but the main one.

    Args:
        running: what runs and may take long, None for nothing.
        stop: ends the program.
    """
    if os.name != "posix" or threading.current_thread() is not threading.main_thread() or not _is_python_s():
        yield
        return
    reading, writing = os.pipe()
    os.set_blocking(writing, False)

    def watch() -> None:
        while number := os.read(reading, 1):
            interrupted = running() if number[0] == signal.SIGINT and _is_python_s() else None
            if interrupted is not None:
                time.sleep(PATIENCE_S)
                if running() is interrupted:
                    stop()

    watching = threading.Thread(target=watch, name="warplens-control-c", daemon=True)
    before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    watching.start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        os.close(writing)
        watching.join()
        os.close(reading)


def _is_python_s() -> bool:
    """Return whether Control-C is an exception, as Python makes it one."""
    return signal.getsignal(signal.SIGINT) is signal.default_int_handler
