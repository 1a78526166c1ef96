"""The throttle of everything that is redrawn while points arrive.

The rule: the first request waits for the delay and the requests within it join it, so a burst of any length costs one
redraw per delay. With a delay of zero a request is answered before it returns, so that tests see every step. A throttle
of a widget answers nothing while the widget is hidden, and answers once when it is shown again. Throttles answer one
after the other, and the event loop goes on between them.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PyQt6.QtCore import QEvent, QObject, QTimer, pyqtSignal

if TYPE_CHECKING:  # models use throttles too, and import no widgets
    from PyQt6.QtWidgets import QWidget

REDRAW_DELAY_MS = 60
"""The delay of redraws: some 16 a second look smooth and leave most of the time for the user's input."""
PAUSE_S = 0.001
"""After an answer the next one waits so long: what the user does meanwhile, and what was drawn, has its turn first."""
_last_answer_s = [0.0]  # when the last throttle of the program had answered, on the clock of `monotonic`


class Throttle(QObject):
    """Merges requests.

    Args:
        delay_ms: from the first request to the answer.
        shown_in: the widget that is redrawn; requests wait while it is hidden, closed or behind another tab.

    Signals:
        fell_due: the delay is over and at least one request waits.
    """

    fell_due = pyqtSignal()

    def __init__(
        self, delay_ms: int = REDRAW_DELAY_MS, parent: QObject | None = None, *, shown_in: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._delay_ms = delay_ms
        self._shown_in = shown_in
        self._is_due = False
        if shown_in is not None:
            shown_in.installEventFilter(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_timeout)

    def request(self) -> None:
        """Ask for `fell_due`."""
        if self._delay_ms == 0:
            self._answer()
        elif not self._timer.isActive():
            self._timer.start(self._delay_ms)

    def request_soon(self) -> None:
        """Ask for `fell_due` as soon as it is its turn, where a click makes many panels draw."""
        if self._delay_ms == 0:
            self._answer()
        else:
            self._timer.start(0)

    def flush(self) -> None:
        """Answer a waiting request now."""
        if self._timer.isActive():
            self._timer.stop()
            self._answer()

    def cancel(self) -> None:
        """Drop a waiting request."""
        self._timer.stop()
        self._is_due = False

    def request_now(self) -> None:
        """Ask for `fell_due` without the delay, for what the user has just done."""
        self._timer.stop()
        self._answer()

    def _on_timeout(self) -> None:
        """Answer, unless another throttle just did: timers that end together would block the window together."""
        if monotonic() - _last_answer_s[0] < PAUSE_S:
            self._timer.start(round(1e3 * PAUSE_S))
            return
        self._answer()
        _last_answer_s[0] = monotonic()

    def _answer(self) -> None:
        self._is_due = self._shown_in is not None and not self._shown_in.isVisible()
        if not self._is_due:
            self.fell_due.emit()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Answer a request that waited while the widget was hidden."""
        if self._is_due and event is not None and event.type() == QEvent.Type.Show:
            self._is_due = False
            self.fell_due.emit()
        return super().eventFilter(watched, event)
