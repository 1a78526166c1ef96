"""Waiting for an offscreen window, as the makers of pictures do.

The rule: the window works meanwhile, and no wait is without end.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QEventLoop, QTimer

MAX_WAIT_MS = 120_000
"""The longest wait for a worker process; the first point of a machine compiles and translates."""
POLL_MS = 20
"""The time between two checks whether a picture is ready."""
SETTLE_MS = 150
"""Docks and labels get this long to find their places once a picture is ready."""


def wait_until(is_ready: Callable[[], bool]) -> None:
    """Let the window work until it is ready, or for the longest time."""
    loop, poll, limit = QEventLoop(), QTimer(), QTimer()
    poll.timeout.connect(lambda: loop.quit() if is_ready() else None)
    limit.setSingleShot(True)
    limit.timeout.connect(loop.quit)
    poll.start(POLL_MS)
    limit.start(MAX_WAIT_MS)
    loop.exec()
    poll.stop()
    limit.stop()


def settle() -> None:
    """Let the window find its places."""
    loop = QEventLoop()
    QTimer.singleShot(SETTLE_MS, loop.quit)
    loop.exec()
