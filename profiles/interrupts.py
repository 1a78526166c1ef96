"""Signals that end a sweep, as a flag.

The rule: a signal only raises a flag that the waiting loop looks at, so no write is cut off half-way. The second signal
raises `KeyboardInterrupt` at once. One that follows the first within `SAME_S` is the same: `timeout` signals the
process and its group, and a terminal's Control-C also goes to a program that passes it on.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

SAME_S = 0.2
"""Two signals within this many seconds are one event: its signals come microseconds apart, two key presses do not."""


@dataclass(slots=True)
class Interrupts:
    """The number of the signal that arrived, None before that, and when it did, in seconds of the monotonic clock."""

    number: int | None = None
    arrived_s: float = 0.0

    def on_signal(self, number: int, frame: FrameType | None) -> None:
        """Keep the number; raise `KeyboardInterrupt` for the second signal."""
        del frame
        now_s = time.monotonic()
        if self.number is None:
            self.number, self.arrived_s = number, now_s
        elif now_s > self.arrived_s + SAME_S:
            raise KeyboardInterrupt


@contextmanager
def flagged_signals(numbers: Iterable[int]) -> Iterator[Interrupts]:
    """Turn these signals into a flag while the block runs.

    Only the main thread can do that: elsewhere the flag is never raised. A handler that was not installed by Python
    cannot be put back, so its signal is left alone.
    """
    interrupts = Interrupts()
    if threading.current_thread() is not threading.main_thread():
        yield interrupts
        return
    handlers = {number: handler for number in numbers if (handler := signal.getsignal(number)) is not None}
    for number in handlers:
        signal.signal(number, interrupts.on_signal)
    try:
        yield interrupts
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
