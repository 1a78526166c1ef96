"""Calls in a worker process of which only the newest counts.

The rule: no thread waits. A call that a newer one has overtaken gets a second to finish, and its answer is emitted too;
then it is ended with its worker.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import Executor
from threading import Lock
from typing import Protocol

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from warplens.cuda.errors import WarplensError
from warplens.cuda.sweep.engine import KillsWorkers
from warplens.gui.toolkit.tasks import Task

OVERTAKEN_LIMIT_MS = 1000
"""An overtaken call is ended with its worker after this time."""


class _OutcomeSignal(Protocol):
    """One of the two signals of `NewestQuestion`."""

    def emit(self, key: Hashable, outcome: object, /) -> None:
        """Emit the key and the outcome of a call."""
        ...


class NewestQuestion(QObject):
    """Runs one call at a time in a worker, and keeps the newest of the waiting ones.

    Args:
        background: starts the worker, which takes a moment.
        executor_factory: makes the worker at the first call.

    Signals:
        answered: the key of a call and its result.
        failed: the key of a call and its error.
    """

    answered = pyqtSignal(object, object)
    failed = pyqtSignal(object, object)

    def __init__(
        self, background: Executor, executor_factory: Callable[[], Executor], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._background = background
        self._executor_factory = executor_factory
        self._executor: Executor | None = None
        self._lock = Lock()
        self._running: Hashable = None
        self._waiting: tuple[Hashable, Callable[[], object]] | None = None
        self._is_shut = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(OVERTAKEN_LIMIT_MS)
        self._patience.timeout.connect(self._end_worker)

    @property
    def running(self) -> Hashable:
        """The key of the running call, None for none."""
        return self._running

    def ask(self, key: Hashable, call: Callable[[], object]) -> None:
        """Run a call as soon as the worker is free; it replaces a waiting call."""
        if self._is_shut:
            return
        if self._running == key:
            self.forget()
        elif self._running is not None:
            self._waiting = key, call
            if not self._patience.isActive():
                self._patience.start()
        else:
            self._run(key, call)

    def forget(self) -> None:
        """Forget the waiting call."""
        self._waiting = None
        self._patience.stop()

    def shut_down(self) -> None:
        """End the worker; no further signal is emitted."""
        self._is_shut = True
        self.forget()
        with self._lock:
            executor, self._executor = self._executor, None
        if executor is not None:
            if isinstance(executor, KillsWorkers):
                executor.kill_workers()
            executor.shutdown()

    def _run(self, key: Hashable, call: Callable[[], object]) -> None:
        self._running = key
        task = Task(self)
        task.succeeded.connect(lambda answer: self._on_end(key, answer, self.answered))
        task.failed.connect(lambda error: self._on_end(key, error, self.failed))
        self._background.submit(self._hand_over, task, call)

    def _hand_over(self, task: Task, call: Callable[[], object]) -> None:
        """Submit a call to the worker; runs in the background."""
        try:
            with self._lock:
                if self._is_shut:
                    return
                self._executor = executor = self._executor or self._executor_factory()
            task.start(executor, call)
        except (OSError, RuntimeError, WarplensError) as error:
            task.failed.emit(error)

    def _on_end(self, key: Hashable, outcome: object, signal: _OutcomeSignal) -> None:
        self._running = None
        self._patience.stop()
        if self._is_shut:
            return
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self._run(*waiting)
        signal.emit(key, outcome)

    def _end_worker(self) -> None:
        """End the overtaken call with its worker; `_on_end` then runs the waiting call."""
        executor = self._executor
        if self._waiting is not None and executor is not None and isinstance(executor, KillsWorkers):
            self._background.submit(executor.kill_workers)
