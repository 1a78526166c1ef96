"""Calls in the background whose outcomes come as signals in the window's thread, watched paths, throttled redraws.

The rule: nothing here starts a thread. `app.py` hands over a `Backend`; what is slow (planning, files, spawning
workers) is submitted to its `background` executor, and whatever comes back arrives as a signal. Each call has a text of
what it does, which the window shows with a way to cancel it; the text is "" where nobody waits for the call.
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import CancelledError, Executor, Future
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from PyQt6.QtCore import QEvent, QFileSystemWatcher, QObject, QThread, QTimer, pyqtSignal

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
Doing: TypeAlias = str | Callable[[], str]  # what a call does, such as "Reading a.cu"; "" where nobody waits


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
    background: Background  # runs one slow call after another
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


def sentence_of(error: BaseException) -> str:
    """Return what the window says of an error, "" of a cancel; of an unexpected one it names the type."""
    return str(error) if isinstance(error, WarplensError | CancelError) else f"{type(error).__name__}: {error}"


class CancelError(BaseException):
    """The user has cancelled a call, which this ends in its thread: what handles errors there lets it pass."""


_raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc  # at the next step of a thread; None takes an error back


TURN_S = 0.4  # a thread waits so long at most until its outcome is drawn: it would compute on while the window paints


class _Relay(QObject):
    """Signals the end of a call from its thread; no parent deletes it, so that it is there until then."""

    ended = pyqtSignal(object)

    def __init__(self) -> None:
        super().__init__()
        self.is_drawn = threading.Event()

    def tell(self, future: Future[object]) -> None:
        """Signal it; this method keeps the object, which `emit` would use even after it is deleted."""
        self.ended.emit(future)
        if QThread.currentThread() != self.thread():
            self.is_drawn.wait(TURN_S)


class Task(QObject):
    """One slow call in the background; the object deletes itself after it has signalled the outcome.

    The outcome comes in the thread of the object, and not once it or its parent is deleted: a slot may use the parent.
    """

    succeeded = pyqtSignal(object)  # what the call returned
    failed = pyqtSignal(object)  # what it raised

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._thread: int | None = None  # where the call runs
        self._is_cancelled = False
        self._future: Future[object] | None = None
        self._relay = _Relay()
        self._relay.ended.connect(self._on_ended)

    @classmethod
    def begin(
        cls,
        parent: QObject,
        executor: Executor,
        call: Callable[[], Outcome],
        then: Callable[[Outcome], object] = lambda _: None,
        otherwise: Callable[[str], object] = lambda _: None,
        *,
        doing: Doing,
        at_once: bool = False,
    ) -> Task:
        """Run a call; `then` gets what it returned, `otherwise` the sentence of what it raised, "" where it was
        cancelled, in the thread of the parent. The rest is as in `run`.
        """
        task = cls(parent)
        task.succeeded.connect(then)
        task.failed.connect(lambda error: otherwise(sentence_of(error)))
        task.run(executor, call, doing=doing, at_once=at_once)
        return task

    def run(self, executor: Executor, call: Callable[[], object], *, doing: Doing, at_once: bool = False) -> None:
        """Submit a call that runs in a thread. What it is `doing` is said while it lasts, `at_once` or once it takes
        longer than `WAIT_MS`, with a way to cancel it.
        """
        if doing:
            wait = signs_of(executor).begin(self, doing, self.cancel, at_once=at_once)
            self._relay.ended.connect(wait)
        self.start(executor, partial(self._run, call))

    def start(self, executor: Executor, call: Callable[[], object]) -> None:
        """Submit a call, in whichever process it runs."""
        self._future = executor.submit(call)
        self._future.add_done_callback(self._relay.tell)

    def cancel(self) -> None:
        """End the call that runs in a thread, as Control-C ends a program: by an exception between two of its steps, so
        that `with` and `finally` clean up. A step that is not Python, such as the decoding of a file, ends first.
        """
        with self._lock:
            is_first, self._is_cancelled = not self._is_cancelled, True
            if self._thread is not None and is_first:
                _raise_in(ctypes.c_ulong(self._thread), ctypes.py_object(CancelError))
        if self._future is not None:
            self._future.cancel()

    def _run(self, call: Callable[[], object]) -> object:
        with self._lock:
            if self._is_cancelled:
                raise CancelError
            self._thread = threading.get_ident()
        try:
            return call()
        finally:
            with self._lock:
                self._thread = None
                _raise_in(ctypes.c_ulong(threading.get_ident()), None)  # what came too late must not end the next call

    def _on_ended(self, future: Future[object]) -> None:
        try:
            value = future.result()
        except (CancelError, CancelledError):
            if self._is_cancelled:  # else the program ends and needs no outcome
                self.failed.emit(CancelError())
        except Exception as error:  # noqa: BLE001 - it is shown to the user, whatever it is
            self.failed.emit(error)
        else:
            self.succeeded.emit(value)
        QTimer.singleShot(1, self._relay.is_drawn.set)  # after what is drawn because of the outcome
        self.deleteLater()


def _raise(error: BaseException) -> None:
    if not isinstance(error, CancelError):  # what was shown stays
        raise error


class NewestCall(QObject):
    """One call at a time in the background, for what is shown: of those that wait for it, the newest alone is made.

    The outcome of one that was overtaken is handed over, too, so that there is one while requests come without end;
    `is_awaited` tells it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: object = None
        self._waiting: Callable[[], None] | None = None

    def ask(
        self,
        background: Executor | None,
        call: Callable[[], Outcome],
        then: Callable[[Outcome], object],
        otherwise: Callable[[BaseException], object] = _raise,
        *,
        doing: Doing,
    ) -> None:
        """Hand what a call returns to `then`, in the thread of this object; at once where there is no background. What
        it is `doing` is said as of a `Task`.
        """
        if background is None:
            self.forget()
            then(call())
            return

        def begin() -> None:
            self._waiting, self._running = None, (token := object())
            task = Task(self)
            task.succeeded.connect(partial(self._end, token, then))
            task.failed.connect(partial(self._end, token, otherwise))
            task.run(background, call, doing=doing)

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


CANCEL = "Cancel what goes on"  # the command
WAIT_MS = 250  # what takes longer is said, and so often how long it has taken


@dataclass(eq=False, slots=True)
class Wait:
    """Something that the user waits for; it is called when it ends.

    It is an object, and no function: this may be called while a collection clears it, as a slot of `destroyed` is.
    """

    doing: Doing
    cancel: Callable[[], object]
    signs: Background
    begun_s: float = field(default_factory=monotonic)
    is_cancelled: bool = False

    def __call__(self, *_: object) -> None:
        """End it."""
        signs = getattr(self, "signs", None)
        if signs is not None:
            signs.end(self)


class Background(QObject, Executor):
    """Runs slow calls by another executor, and has what the user waits for, wherever that runs, in the order in which
    it began: the first is said until it ends, then the next.
    """

    said = pyqtSignal(str)  # what goes on and for how long; "" when all of it is over

    def __init__(self, executor: Executor) -> None:
        super().__init__()
        self._executor = executor
        self._waits: list[Wait] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._say)

    def submit(self, fn: Callable[..., Outcome], /, *args: Any, **kwargs: Any) -> Future[Outcome]:
        """Submit a call, of which nothing is said."""
        return self._executor.submit(fn, *args, **kwargs)

    def begin(self, owner: QObject, doing: Doing, cancel: Callable[[], object], *, at_once: bool = False) -> Wait:
        """Take up something that goes on, and that `cancel` ends; say it `at_once`, or once it has taken a moment.

        It is over with its owner at the latest, as when a window closes.
        """
        wait = Wait(doing, cancel, self)
        owner.destroyed.connect(wait)
        self._waits.append(wait)
        if not self._timer.isActive() and self.receivers(self.said):
            self._timer.start(WAIT_MS)
        if at_once:  # before a call that lets no other thread run
            self._say()
        return wait

    def cancel(self) -> None:
        """End the one that is said; it is said until it has ended."""
        if self._waits and not self._waits[0].is_cancelled:
            self._waits[0].is_cancelled = True
            self._waits[0].cancel()
            self._say()

    def end(self, wait: Wait) -> None:
        """Say no more of something that has ended."""
        if wait in getattr(self, "_waits", ()):  # a collection at the end may clear this before the task is deleted
            self._waits.remove(wait)
            if not self._waits:
                self._timer.stop()
                self._say()

    def _say(self) -> None:
        text = ""
        if self._waits:
            wait = self._waits[0]
            doing = wait.doing if isinstance(wait.doing, str) else wait.doing()
            text = f"{'Stopping: ' if wait.is_cancelled else ''}{doing}, {monotonic() - wait.begun_s:.1f} s"
        self.said.emit(text)


def signs_of(executor: Executor) -> Background:
    """Return what says what goes on beside the calls of an executor."""
    return executor if isinstance(executor, Background) else Background(executor)


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
PAUSE_S = 0.004  # an answer waits so long after another: what the user does meanwhile, and what was drawn, comes first
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
