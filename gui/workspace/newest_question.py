"""Calls in a worker process of which only the newest counts.

The rule: no thread waits. A call that a newer one has overtaken gets a second to finish, and its answer is emitted too;
then it is ended with its worker.
"""

from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Executor
from functools import partial
from threading import Lock

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from warplens.cuda.capture.files import folder_of
from warplens.cuda.catalogue.files import for_device
from warplens.cuda.device.gpus import sheet_like
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.points import CheckLevel, PointResult, PointSpec
from warplens.cuda.sweep.plan import DEFAULT_LIMIT
from warplens.cuda.sweep.protocols import DEFAULT_BUDGET_S, KillsWorkers
from warplens.gui.kit.tasks import Task
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.results import Results
from warplens.profiles.kept_launches import is_launch, launch_point

OVERTAKEN_LIMIT_MS = 1000  # an overtaken call is ended with its worker after this time


class NewestQuestion(QObject):
    """Runs one call at a time in a worker, and keeps the newest of the waiting ones."""

    answered = pyqtSignal(object, object)  # the key of a call and its result
    failed = pyqtSignal(object, object)  # the key of a call and its error

    def __init__(
        self, background: Executor, executor_factory: Callable[[], Executor], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._background = background
        self._executor_factory = executor_factory
        self._executor: Executor | None = None
        self._lock = Lock()
        self.running: Hashable = None
        self._waiting: tuple[Hashable, Callable[[], object]] | None = None
        self._is_shut = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(OVERTAKEN_LIMIT_MS)
        self._patience.timeout.connect(self._end_worker)

    def ask(self, key: Hashable, call: Callable[[], object]) -> None:
        """Run a call as soon as the worker is free; it replaces a waiting call."""
        if self._is_shut:
            return
        if self.running == key:
            self.forget()
        elif self.running is not None:
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
        self.running = key
        task = Task(self)
        task.succeeded.connect(lambda answer: self._on_end(partial(self.answered.emit, key, answer)))
        task.failed.connect(lambda error: self._on_end(partial(self.failed.emit, key, error)))

        def hand_over() -> None:
            try:
                with self._lock:
                    if self._is_shut:
                        return
                    self._executor = executor = self._executor or self._executor_factory()
                task.start(executor, call)
            except (OSError, RuntimeError, WarplensError) as error:
                task.failed.emit(error)

        self._background.submit(hand_over)

    def _on_end(self, emit: Callable[[], object]) -> None:
        self.running = None
        self._patience.stop()
        if self._is_shut:
            return
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self._run(*waiting)
        emit()

    def _end_worker(self) -> None:
        """End the overtaken call with its worker; `_on_end` then runs the waiting call."""
        executor = self._executor
        if self._waiting is not None and executor is not None and isinstance(executor, KillsWorkers):
            self._background.submit(executor.kill_workers)


def point_to_inspect(
    result: PointResult, results: Results, choices: SweepChoices, specs: Mapping[str, GpuSpec]
) -> tuple[PointSpec, str]:
    """Return the point to execute here, and a remark on it; `WarplensError` if it cannot be executed here."""
    if result.baseline is not None:
        raise WarplensError(f"{result.kernel} is a baseline: it has no source here, so nothing can be counted.")
    if is_launch(result):
        folder = results.launches_at.get(result.key) or (results.path and folder_of(results.path))
        if folder is None:
            raise WarplensError(
                f"The launch of {result.kernel} is kept beside the file of its profile: save the profile beside it "
                "and open it there to see its lines."
            )
        device, note = _device_of(result, results, specs)
        return launch_point(result, folder, device=device), note
    kernels = {kernel.source_hash: kernel for kernel in (*choices.past, *choices.kernels)}
    kernel = kernels.get(result.source_hash)
    if kernel is None:
        raise WarplensError(_no_source(result, choices))
    device, note = _device_of(result, results, specs)
    kernel = for_device(kernel, device)
    point = PointSpec(
        kernel=kernel.name, path=str(kernel.path), source_hash=kernel.source_hash, family=kernel.family,
        front_matter=kernel.front_matter,
        problem=result.problem, tune=result.tune, device=device, budget_s=DEFAULT_BUDGET_S, limit=DEFAULT_LIMIT,
        check=CheckLevel.FAST, included_hash=result.included_hash,
    )  # fmt: skip
    return point, note


def _no_source(result: PointResult, choices: SweepChoices) -> str:
    kernel = result.kernel
    if not result.source_hash:
        return (
            f"These numbers of {kernel} come from a document or another tool, not from a source here. "
            "Run the kernel at this size to see its lines."
        )
    if any(other.name == kernel for other in choices.kernels):
        return (
            f"The source of {kernel} here differs from the one that this point ran with, so its lines cannot be "
            "shown: run the point again to see them."
        )
    return (
        f"The source of {kernel} is not among the kernels here: start Warplens with the folder that holds it "
        "(warplens --kernels FOLDER)."
    )


def _device_of(result: PointResult, results: Results, specs: Mapping[str, GpuSpec]) -> tuple[str, str]:
    """Return the key of the sheet to count by, and a remark: the point's own sheet, or that of a similar GPU."""
    if result.device in specs:
        return result.device, ""
    profile = results.profile
    record = None if profile is None else profile.device(result.device)
    if record is None:
        raise WarplensError(f"There is no sheet for the GPU {result.device!r}, which counting its requests needs.")
    sheet = sheet_like(record)
    if sheet is not None and sheet.key in specs:
        return sheet.key, ""
    similar = [spec for spec in specs.values() if spec.compute_capability == record.compute_capability]
    if not similar:
        major, minor = record.compute_capability
        raise WarplensError(
            f"There is no sheet for a GPU of compute capability {major}.{minor} such as the {record.name}."
        )
    spec = similar[0]
    return spec.key, f"counted for the {spec.name}, which has the compute capability of the {record.name}"
