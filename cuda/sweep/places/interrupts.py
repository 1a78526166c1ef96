"""Control-C while a cluster starts its processes or connects.

The rule: a terminal sends Control-C to every process of its group. Processes that are started here never receive it,
since they belong to this one, and this one receives it when they have started: half-started processes cannot be ended.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from types import FrameType


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Block Control-C for the processes that start inside, and pass one that arrives meanwhile on at the end.

    Outside the main thread, which alone receives signals, nothing is deferred.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    arrived: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        del frame
        arrived.append(number)

    resource_tracker.ensure_running()  # multiprocessing starts it with the first process, and unblocks the signal then
    handler = signal.signal(signal.SIGINT, remember)
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)  # one that is pending goes to `remember`
        signal.signal(signal.SIGINT, handler)
        if arrived:
            signal.raise_signal(signal.SIGINT)
