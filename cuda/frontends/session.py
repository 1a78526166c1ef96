"""The run of one program: its launches, its device memory, and the adapters of the packages that it imports.

The rule: one session is active at a time, since a program and its packages are global, too.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.errors import InputError, KernelFault, WarplensError
from warplens.cuda.frontends.execution import ExecutedLaunch, Executor
from warplens.cuda.frontends.launches import KernelLaunch, Place
from warplens.cuda.frontends.memory import DeviceMemory
from warplens.cuda.frontends.points import modelled_time, points_of
from warplens.cuda.frontends.recorder import LaunchRecord, Recorder
from warplens.cuda.points import PointResult

BENCHMARK_BUDGET_S = 0.25
"""Benchmarks make hundreds of large launches, which ask for no result."""
INCOMPLETE = (
    "of a launch before it in the same benchmark only a sample of the blocks was executed, so that it may have read "
    "what was never written: --budget inf executes all"
)
OWN_FOLDER = str(Path(__file__).resolve().parent)


class Session:
    """Executes and collects the launches of a program.

    Args:
        spec: the device that the launches are counted and modelled for.
        executor: executes them.
        searched: in how many launches of a kind races are looked for.
        on_launch: is called with the record of each launch after it.
        memory: the device memory, for a program whose arrays outlive the session.
        budget_s: a launch of a benchmark may take so long; if it would take longer, a sample of its blocks is executed.

    `count` is the number of launches so far, `modelled_ns` the sum of their modelled times.
    """

    def __init__(
        self,
        spec: GpuSpec,
        *,
        executor: Executor | None = None,
        searched: int = 1,
        on_launch: Callable[[LaunchRecord], None] | None = None,
        memory: DeviceMemory | None = None,
        budget_s: float = BENCHMARK_BUDGET_S,
    ) -> None:
        self.spec = spec
        self.memory = memory or DeviceMemory()
        self._executor = executor or Executor(spec)
        self._recorder = Recorder(self._execute, searched=searched)
        self._on_launch = on_launch
        self._modelled_ns: dict[int, tuple[ExecutedLaunch | None, float]] = {}
        self._budget_s = budget_s
        self._benchmarks = 0
        self._is_incomplete = False
        self.count = 0
        self.modelled_ns = 0.0

    @property
    def records(self) -> tuple[LaunchRecord, ...]:
        """The launches so far: equal ones are one record."""
        return self._recorder.records

    @property
    def points(self) -> tuple[PointResult, ...]:
        """The launches so far as points of a profile."""
        return tuple(points_of(self.records, self.spec))

    def launch(self, launch: KernelLaunch) -> None:
        """Execute a launch and record it.

        Raises:
            WarplensError: it failed; its record has the sentence.
        """
        record = self._recorder.take(launch, is_benchmark=self._benchmarks > 0)
        self.count += 1
        self.modelled_ns += self._time_of(record)
        if self._on_launch is not None:
            self._on_launch(record)

    def _time_of(self, record: LaunchRecord) -> float:
        """Return the modelled time of a launch, NaN where it has none."""
        executed, time_ns = self._modelled_ns.get(id(record), (None, math.nan))
        if executed is None or executed is not record.executed:
            try:
                model = modelled_time(record, self.spec)
            except WarplensError:
                model = None
            time_ns = math.nan if model is None else model.time_ns
            self._modelled_ns[id(record)] = record.executed, time_ns
        return time_ns

    @contextmanager
    def benchmark(self) -> Iterator[None]:
        """Execute the launches of a block within the budget: their times are asked for, and not their results.

        A card makes such launches many times over, so that a program cannot go on with what they leave in memory.
        """
        self._benchmarks += 1
        try:
            yield
        finally:
            self._benchmarks -= 1
            self._is_incomplete = self._is_incomplete and self._benchmarks > 0

    def _execute(self, launch: KernelLaunch, is_searched: bool) -> ExecutedLaunch:  # noqa: FBT001 - as `Execute` says
        if not self._benchmarks:
            return self._executor.execute(launch, is_searched=is_searched)
        try:
            executed = self._executor.execute(launch, is_searched=is_searched, budget_s=self._budget_s)
        except KernelFault as error:
            raise (KernelFault(f"{error}; {INCOMPLETE}") if self._is_incomplete else error) from None
        self._is_incomplete = self._is_incomplete or executed.counts.sample is not None
        return executed


_active: list[Session] = []


@contextmanager
def active(session: Session) -> Iterator[Session]:
    """Make a session the one that adapters give their launches to.

    Raises:
        InputError: another one is active.
    """
    if _active:
        raise InputError("a program is traced already: one at a time")
    _active.append(session)
    try:
        yield session
    finally:
        _active.clear()


def current() -> Session:
    """Return the active session.

    Raises:
        InputError: there is none.

    Example:
        >>> from warplens.cuda.device.spec import load_spec
        >>> with active(Session(load_spec("h200"))) as session:
        ...     current() is session
        True
    """
    if not _active:
        raise InputError(
            "nothing is traced: start the script with `warplens python`, or launch kernels within `warplens.trace()`"
        )
    return _active[0]


def place_of_caller(*packages: str) -> Place:
    """Return the line of the program that called, outside of this package and of other packages.

    Args:
        packages: names of packages whose own code is not the program's.

    Example:
        >>> isinstance(place_of_caller().line, int)
        True
    """
    frame: FrameType | None = inspect.currentframe()
    outermost = frame
    while frame is not None:
        name = str(frame.f_globals.get("__name__", "")).partition(".")[0]
        file = frame.f_code.co_filename
        if not file.startswith((OWN_FOLDER, "<")) and name not in packages:
            return Place(file=file, line=frame.f_lineno)
        outermost, frame = frame, frame.f_back
    return Place(file=outermost.f_code.co_filename, line=outermost.f_lineno) if outermost else Place(file="", line=0)
