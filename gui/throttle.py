"""One throttle for everything that is redrawn while points arrive.

The rule: the first request waits the delay, those within it ride along, so a burst of any length costs one redraw a
delay. With a delay of zero a request is answered before it returns, which is how tests see every step.
"""

from __future__ import annotations

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

REDRAW_DELAY_MS = 60
"""Some 16 redraws a second: smooth to the eye, and most of the time left for answering the user."""


class Throttle(QObject):
    """Gathers requests.

    Signals:
        fell_due: at least one request is waiting and the delay is over.
    """

    fell_due = pyqtSignal()

    def __init__(self, delay_ms: int = REDRAW_DELAY_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._delay_ms = delay_ms
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.fell_due)

    def request(self) -> None:
        """Ask for `fell_due`."""
        if self._delay_ms == 0:
            self.fell_due.emit()
        elif not self._timer.isActive():
            self._timer.start(self._delay_ms)

    def flush(self) -> None:
        """Answer a waiting request now."""
        if self._timer.isActive():
            self._timer.stop()
            self.fell_due.emit()

    def cancel(self) -> None:
        """Forget a waiting request."""
        self._timer.stop()
