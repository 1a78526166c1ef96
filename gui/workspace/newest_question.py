"""Calls in a worker process of which only the newest counts.

The rule: no thread waits. A call that a newer one has overtaken gets a second to finish, and its answer is emitted too;
then it is ended with its worker, as one is that the user cancels.
"""

from collections.abc import Callable, Hashable
from concurrent.futures import Executor
from functools import partial
from threading import Lock

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from warplens.cuda.execute.inspection.records import Refusal
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.sweep.protocols import KillsWorkers, WorkerDiedError
from warplens.gui.kit.tasks import CancelError, Task, Wait, sentence_of, signs_of
from warplens.gui.kit.widgets import configured

OVERTAKEN_LIMIT_MS = 1000  # an overtaken call is ended with its worker after this time


class NewestQuestion(QObject):
    """Runs one call at a time in a worker, and keeps the newest of the waiting ones."""

    answered = pyqtSignal(object, object)  # the key of a call and its result; a `Refusal` where it failed

    def __init__(
        self, background: Executor, executor_factory: Callable[[], Executor], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._background = background
        self._executor_factory = executor_factory
        self._executor: Executor | None = None
        self._lock = Lock()
        self.running: Hashable = None
        self._waiting: tuple[Hashable, Callable[[], object], str] | None = None
        self._is_shut = False
        self._patience = configured(QTimer(self), singleShot=True, timeout=self._end_worker)

    def ask(self, key: Hashable, call: Callable[[], object], *, doing: str) -> None:
        """Run a call as soon as the worker is free; it replaces a waiting call. It is said what it is `doing`."""
        if self._is_shut:
            return
        if self.running == key:
            self.forget()
        elif self.running is not None:
            self._waiting = key, call, doing
            if not self._patience.isActive():
                self._patience.start(OVERTAKEN_LIMIT_MS)
        else:
            self._run(key, call, doing)

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

    def _run(self, key: Hashable, call: Callable[[], object], doing: str) -> None:
        self.running = key
        task = Task(self)
        wait = signs_of(self._background).begin(task, doing, self._end_worker)
        task.succeeded.connect(partial(self._on_end, key, wait))

        def fail(error: BaseException) -> None:
            reason = error.reason if isinstance(error, WorkerDiedError) else sentence_of(error)
            self._on_end(key, wait, Refusal(sentence=f"{doing} was cancelled" if wait.is_cancelled else reason))

        task.failed.connect(fail)

        def hand_over() -> None:
            try:
                with self._lock:
                    if self._is_shut:
                        return
                    self._executor = executor = self._executor or self._executor_factory()
                if wait.is_cancelled:
                    task.failed.emit(CancelError())
                else:
                    task.start(executor, call)
            except (OSError, RuntimeError, WarplensError) as error:
                task.failed.emit(error)

        self._background.submit(hand_over)

    def _on_end(self, key: Hashable, wait: Wait, answer: object) -> None:
        self.running = None
        wait()
        self._patience.stop()
        if self._is_shut:
            return
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self._run(*waiting)
        self.answered.emit(key, answer)

    def _end_worker(self) -> None:
        """End the running call with its worker; `_on_end` then runs the waiting call."""
        executor = self._executor
        if executor is not None and isinstance(executor, KillsWorkers):
            self._background.submit(executor.kill_workers)
