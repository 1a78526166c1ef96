"""Workers begin while the user still looks at the window, so that the first picture of a sweep comes soon after Run.

The rule: it happens in a quiet moment, and never while a sweep runs. The first is as soon as the window is drawn: who
presses Run at once then waits no longer than who reads the form first.
"""

from __future__ import annotations

from PyQt6.QtCore import QObject, QTimer

from warplens.gui.models.sweep.session import Session
from warplens.gui.toolkit.tasks import Backend, Task

DRAWN_MS = 100
"""So long after it has been made the window is drawn, and the first workers begin."""
QUIET_MS = 400
"""So long after a sweep has ended the next workers begin."""


class WarmUp(QObject):
    """Prepares the workers of the next sweep.

    Args:
        session: whose sweeps need workers.
        backend: prepares them.
        delay_ms: the delay until a moment is quiet, after a sweep.
        first_ms: the delay until the window is drawn.
    """

    def __init__(
        self,
        session: Session,
        backend: Backend,
        delay_ms: int = QUIET_MS,
        first_ms: int = DRAWN_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._backend = backend
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._prepare)
        session.run.state_changed.connect(lambda _: self._timer.start(delay_ms))
        self._timer.start(first_ms)

    def _prepare(self) -> None:
        devices = tuple(sorted(self._session.choices.chosen_devices))
        if devices and self._session.is_idle and not self._session.choices.cluster:
            Task(self).start(self._backend.background, lambda: self._backend.prepare(devices))
