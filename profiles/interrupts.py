"""Signals that end a sweep, as a flag.

The rule: a signal only raises a flag that the waiting loop looks at, so no write is cut off half-way. The second signal
raises `KeyboardInterrupt` at once.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType


@dataclass(slots=True)
class Interrupts:
    """The number of the signal that arrived, None before that."""

    number: int | None = None

    def on_signal(self, number: int, frame: FrameType | None) -> None:
        """Keep the number; raise `KeyboardInterrupt` for the second signal."""
        del frame
        if self.number is not None:
            raise KeyboardInterrupt
        self.number = number


@contextmanager
def flagged_signals(numbers: Iterable[int]) -> Iterator[Interrupts]:
    """Turn these signals into a flag while the block runs.

    Only the main thread can do that: elsewhere the flag is never raised. A handler that was not installed by Python
    cannot be put back, so its signal is left alone.

    Example:
        >>> with flagged_signals([signal.SIGINT]) as interrupts:
        ...     signal.raise_signal(signal.SIGINT)
        >>> interrupts.number == signal.SIGINT
        True
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
