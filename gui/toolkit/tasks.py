"""The bridge from the sweep's callbacks, which come in executor threads, to typed Qt signals in the window's thread.

The rule: nobody here starts a thread. `app.py` hands over a `Backend`; what is slow (planning, files, spawning workers)
is submitted to its `background` executor, and whatever comes back arrives as a signal.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.errors import StorageError, WarplensError
from warplens.cuda.points import PointResult, PointSpec
from warplens.cuda.sweep.engine import Event, PointFinished, SweepEnded
from warplens.profiles.recording import Recording

if TYPE_CHECKING:
    from warplens.cuda.runners.inspection.records import BlockRecord, Inspection, Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspecting:
    """What looks at single points: `executor_factory` makes a worker of its own, which runs `inspect` and `record`.

    `inspect` takes a point, `record` a point, the number of a block and the first time that is kept.
    """

    executor_factory: Callable[[], Executor]
    inspect: Callable[[PointSpec], Inspection | Refusal]
    record: Callable[[PointSpec, int, int], BlockRecord | Refusal]


@dataclass(frozen=True, slots=True, kw_only=True)
class Backend:
    """What runs things.

    `executor_factory` and `run_point` go to the sweep, `workers` is how many points run at a time, `compiler` names the
    compiler (it may load it, so it is called in the background), `background` runs one slow call after another.
    `in_flight` is how many points are handed out at a time, if that is another number than that of the workers.
    `inspecting` looks at single points; without it their code is not shown.
    """

    executor_factory: Callable[[], Executor]
    run_point: Callable[[PointSpec], PointResult]
    workers: int
    compiler: Callable[[], str]
    background: Executor
    in_flight: int = 0
    inspecting: Inspecting | None = None


class SweepEvents(QObject):
    """Takes the events of one sweep: records each point where it is safe, then tells the window.

    Signals:
        point_finished: index in the plan and the result.
        sweep_ended: the `SweepEnded`.
        recording_failed: why the journal takes no more points; told once, the sweep goes on in memory.
    """

    point_finished = pyqtSignal(int, object)
    sweep_ended = pyqtSignal(object)
    recording_failed = pyqtSignal(str)

    def __init__(self, recording: Recording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._recording = recording
        self._has_failed = False

    def on_event(self, event: Event) -> None:
        """Take one event; called in whichever thread brought the news, one at a time."""
        if isinstance(event, PointFinished):
            self._record(event.result)
            self.point_finished.emit(event.index, event.result)
        elif isinstance(event, SweepEnded):
            self._finish()
            self.sweep_ended.emit(event)

    def _record(self, result: PointResult) -> None:
        try:
            self._recording.add(result)
        except StorageError as error:
            self._tell(error)

    def _finish(self) -> None:
        try:
            self._recording.finish()
        except StorageError as error:
            self._tell(error)

    def _tell(self, error: StorageError) -> None:
        if not self._has_failed:
            self._has_failed = True
            self.recording_failed.emit(str(error))


def sentence_of(error: Exception) -> str:
    """Return what the user is told of an error; one that should not have been says what it is."""
    return str(error) if isinstance(error, WarplensError) else f"{type(error).__name__}: {error}"


class Task(QObject):
    """One slow call in the background; the object is gone once it has told its outcome.

    Signals:
        succeeded: what the call returned.
        failed: what it raised.
    """

    succeeded = pyqtSignal(object)
    failed = pyqtSignal(object)

    def start(self, executor: Executor, call: Callable[[], Any]) -> None:
        """Submit the call."""
        executor.submit(call).add_done_callback(self._on_done)

    def _on_done(self, future: Future[Any]) -> None:
        try:
            value = future.result()
        except CancelledError:
            pass  # the program ends; nobody waits for it
        except Exception as error:  # noqa: BLE001 - it is shown to the user, whatever it is
            self.failed.emit(error)
        else:
            self.succeeded.emit(value)
        self.deleteLater()
