"""Calls in the background whose outcomes come as signals in the window's thread, watched paths, throttled redraws.

The rule: nothing here starts a thread. `app.py` hands over a `Backend`; what is slow (planning, files, spawning
workers) is submitted to its `background` executor, and whatever comes back arrives as a signal.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import CancelledError, Executor, Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from PyQt6.QtCore import QEvent, QFileSystemWatcher, QObject, QTimer, pyqtSignal

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import StorageError, WarplensError
from warplens.cuda.ground.points import PointSpec
from warplens.cuda.sweep.engine import Event, PointFinished, SweepEnded
from warplens.cuda.sweep.plan import SweepPlan
from warplens.cuda.sweep.protocols import Execution

if TYPE_CHECKING:
    from PyQt6.QtWidgets import QWidget

    from warplens.cuda.execute.inspection.records import BlockRecord, Inspection, Refusal, Timeline
    from warplens.profiles.matching import Thresholds

Outcome = TypeVar("Outcome")  # what a call in the background returns


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspecting:
    """What inspects single points."""

    executor_factory: Callable[[], Executor]  # makes a separate worker, which runs the others
    inspect: Callable[[PointSpec], Inspection | Refusal]
    record: Callable[[PointSpec, int, int], BlockRecord | Refusal]  # of a block, from an iteration on
    timeline: Callable[[PointSpec], Timeline | Refusal] | None = None  # without it there is none


@dataclass(frozen=True, slots=True, kw_only=True)
class Backend:
    """What runs things; `execution`, `compiler` and `cluster_gpus` are called in the background."""

    execution: Callable[[SweepPlan], Execution]  # how the points of a plan are executed
    workers: int  # how many points run at a time, for estimates
    compiler: Callable[[], str]  # names the compiler, and may load it
    background: Executor  # runs one slow call after another
    inspecting: Inspecting | None = None  # looks at single points; without it their code is not shown
    cluster_execution: Callable[[SweepPlan, str], Execution] | None = None  # on the cluster with an address
    # connects to a cluster for as long as it takes to list the models of its GPUs
    cluster_gpus: Callable[[str], tuple[GpuSpec, ...]] | None = None
    # for a pair that is measured in turns, until the samples decide whether they differ by the thresholds
    ab_execution: Callable[[SweepPlan, Thresholds], Execution] | None = None
    # has workers begin that a sweep of the devices with these keys will need; it returns at once
    prepare: Callable[[Sequence[str]], object] = lambda _: None
    command: tuple[str, ...] = ()  # the words that start `warplens`, which runs `main()` of a .cu; without them none is

    def execution_on(self, cluster: str) -> Callable[[SweepPlan], Execution]:
        """Return what makes executions on the cluster with this address, or on this machine where it is empty."""
        if not cluster or self.cluster_execution is None:
            return self.execution
        make = self.cluster_execution
        return lambda plan: make(plan, cluster)

    def inspecting_executor(self) -> Executor:
        """Return a separate worker in which single points are inspected; `WarplensError` where nothing does."""
        if self.inspecting is None:
            raise WarplensError("nothing runs kernels here")
        return self.inspecting.executor_factory()


class SweepEvents(QObject):
    """Turns what a `PlanRun` reports, in whichever thread, into signals."""

    point_finished = pyqtSignal(object)  # the `PointFinished`
    sweep_ended = pyqtSignal(object)  # the `SweepEnded`
    recording_failed = pyqtSignal(str)  # why the journal takes no more points; the sweep goes on in memory

    def on_event(self, event: Event) -> None:
        """Pass on an event."""
        if isinstance(event, PointFinished):
            self.point_finished.emit(event)
        elif isinstance(event, SweepEnded):
            self.sweep_ended.emit(event)

    def on_storage_error(self, error: StorageError) -> None:
        """Pass on the sentence of an error."""
        self.recording_failed.emit(str(error))


def sentence_of(error: Exception) -> str:
    """Return the sentence that the window shows for an error; for an unexpected one it names the type."""
    return str(error) if isinstance(error, WarplensError) else f"{type(error).__name__}: {error}"


class Task(QObject):
    """One slow call in the background; the object deletes itself after it has signalled the outcome.

    The outcome comes in the thread of the object, and not once it or its parent is deleted: a slot may use the parent.
    """

    succeeded = pyqtSignal(object)  # what the call returned
    failed = pyqtSignal(object)  # what it raised
    _ended = pyqtSignal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ended.connect(self._on_ended)

    @classmethod
    def begin(
        cls,
        parent: QObject,
        executor: Executor,
        call: Callable[[], Outcome],
        then: Callable[[Outcome], object] = lambda _: None,
        otherwise: Callable[[Exception], object] = lambda _: None,
    ) -> None:
        """Submit a call; `then` gets what it returned, `otherwise` what it raised, in the thread of the parent."""
        task = cls(parent)
        task.succeeded.connect(then)
        task.failed.connect(otherwise)
        task.start(executor, call)

    def start(self, executor: Executor, call: Callable[[], object]) -> None:
        """Submit the call."""
        executor.submit(call).add_done_callback(self._ended.emit)

    def _on_ended(self, future: Future[object]) -> None:
        try:
            value = future.result()
        except CancelledError:
            pass  # the program ends and needs no outcome
        except Exception as error:  # noqa: BLE001 - it is shown to the user, whatever it is
            self.failed.emit(error)
        else:
            self.succeeded.emit(value)
        self.deleteLater()


class NewestCall(QObject):
    """One call at a time in the background, for what is shown: of those that wait for it, the newest alone is made.

    The outcome of one that was overtaken is handed over, too, so that there is one while requests come without end;
    `is_awaited` tells it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: object = None
        self._waiting: Callable[[], None] | None = None

    def ask(self, background: Executor | None, call: Callable[[], Outcome], then: Callable[[Outcome], object]) -> None:
        """Hand what a call returns to `then`, in the thread of this object; at once where there is no background."""
        if background is None:
            self.forget()
            then(call())
            return

        def begin() -> None:
            self._waiting, self._running = None, (token := object())
            Task.begin(self, background, call, partial(self._end, token, then), partial(self._end, token, _raise))

        if self._running is None:
            begin()
        else:
            self._waiting = begin

    @property
    def is_awaited(self) -> bool:
        """Whether an outcome is on its way."""
        return self._running is not None

    def forget(self) -> None:
        """Drop the outcome that is on its way."""
        self._running = self._waiting = None

    def _end(self, token: object, then: Callable[[Any], object], outcome: object) -> None:
        if token is self._running:
            self._running = None
            if self._waiting is not None:
                self._waiting()
            then(outcome)


def _raise(error: Exception) -> None:
    raise error


WAIT_MS = 250  # so often it is said how long a call has taken


class Waiting(QObject):
    """What the user waits for, one call at a time; it is said at once, until it ends or is cancelled."""

    said = pyqtSignal(str)  # what goes on and for how long; "" when it is over

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: Task | None = None
        self._doing, self._begun_s, self._timer = "", 0.0, QTimer(self)
        self._cancel: Callable[[], object] | None = None
        self._timer.timeout.connect(self._tick)

    def begin(self, doing: str, executor: Executor, call: Callable[[], Outcome], then: Callable[[Outcome], object],
              otherwise: Callable[[Exception], object]) -> None:  # fmt: skip
        """Submit a call as `Task.begin` does, in place of the one that is waited for."""
        self._drop()
        self._task, self._doing, self._begun_s = Task(self), doing, monotonic()
        self._task.succeeded.connect(partial(self._end, then))
        self._task.failed.connect(partial(self._end, otherwise))
        self._timer.start(WAIT_MS)
        self._tick()  # before a call that lets no other thread run
        self._task.start(executor, call)

    def tell(self, text: str, cancel: Callable[[], object]) -> None:
        """Say how far something else is, "" once it has ended; `cancel` ends it before."""
        if text or self._cancel is not None:
            self._cancel = cancel if text else None
            self.said.emit(text)

    def cancel(self) -> None:
        """Wait no longer: the outcome of the call is dropped, and what else goes on ends."""
        self._drop()
        if (cancel := self._cancel) is not None:
            self.tell("", cancel)
            cancel()

    def _drop(self) -> None:
        if self._task is not None:
            task, self._task = self._task, None
            task.blockSignals(True)
            self._timer.stop()
            self.said.emit("")

    def _end(self, take: Callable[[Any], object], outcome: object) -> None:
        self._drop()
        take(outcome)

    def _tick(self) -> None:
        self.said.emit(f"{self._doing}, {monotonic() - self._begun_s:.1f} s")


class PathWatch(QObject):
    """Tells of changes of files and folders; the system is asked with the first of them."""

    changed = pyqtSignal(str)  # the path of a file, or of a folder in which a file was made, renamed or removed

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watcher: QFileSystemWatcher | None = None

    def follow(self, paths: Iterable[Path]) -> None:
        """Watch these paths as far as they are there, and no others; one that was replaced is another one."""
        wanted = {str(path) for path in paths if os.access(path, os.F_OK)}
        if self._watcher is None:
            if not wanted:
                return
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self.changed)
            self._watcher.directoryChanged.connect(self.changed)
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))


# The throttle of everything that is redrawn while points arrive.
# The first request waits for the delay and the requests within it join it, so a burst of any length costs one redraw
# per delay. With a delay of zero a request is answered before it returns, so that tests see every step. A throttle of a
# widget answers nothing while the widget is hidden, and answers once when it is shown again. Throttles answer one after
# the other, and the event loop goes on between them.

REDRAW_DELAY_MS = 60  # the delay of redraws: some 16 a second look smooth and leave most time for the user's input
PAUSE_S = 0.001  # an answer waits so long after another: what the user does meanwhile, and what was drawn, comes first
_last_answer_s = [0.0]  # when the last throttle of the program had answered, on the clock of `monotonic`


class Throttle(QObject):
    """Merges requests for `delay_ms` from the first one on; they wait while the widget `shown_in` is out of sight."""

    fell_due = pyqtSignal()  # the delay is over and at least one request waits

    def __init__(
        self, delay_ms: int = REDRAW_DELAY_MS, parent: QObject | None = None, *, shown_in: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._delay_ms = delay_ms
        self._shown_in = shown_in
        self._is_due = False
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
        self._is_due = False
        if self._shown_in is not None and not self._shown_in.isVisible():
            self._is_due = True
            self._shown_in.installEventFilter(self)  # only meanwhile, since every event of the widget passes it
        else:
            self.fell_due.emit()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Answer a request that waited while the widget was hidden, once the panels that come with it are laid out."""
        if watched is not None and event is not None and event.type() == QEvent.Type.Show:
            watched.removeEventFilter(self)
            if self._is_due:
                self.request_soon()
        return super().eventFilter(watched, event)
