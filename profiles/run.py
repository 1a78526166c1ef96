"""A plan run into a profile: the one way, for the command line, the window and Python code.

The rule: no Qt and no printing. A finished point is in the journal before any callback sees it, if there is a file to
save to, and the profile is written when the sweep ends, however it ends. Its points are in the order of the plan; those
of a search in the order in which they finished. `run_plan` waits; `PlanRun` is the same run for a caller that cannot.
"""

from __future__ import annotations

import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from warplens.cuda.device.locked_clocks import locked_clocks
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import ClusterError, NotOverwrittenError, StorageError
from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.cuda.sweep.engine import Event, PointFinished, PointStarted, ProgressMeter, Sweep, SweepEnded
from warplens.cuda.sweep.plan import SweepPlan, building_s, note_built, others_share
from warplens.cuda.sweep.pool import local_execution
from warplens.cuda.sweep.progress import Compiling, Costs, Progress
from warplens.cuda.sweep.protocols import LOST, Execution, PointActivity
from warplens.profiles.arguments import new_profile
from warplens.profiles.formats import points_text
from warplens.profiles.journal import content_of_plan, resumed
from warplens.profiles.outputs import Kind, refuse_loss
from warplens.profiles.records import Completeness, Header, Profile
from warplens.profiles.run_events import PointDone, Resumed, RunEvent, SweepInterruptedError
from warplens.profiles.writing import Journal, compacted, journal_path, now_utc, write_elsewhere, write_profile

if TYPE_CHECKING:
    from warplens.cuda.sweep.tune.search import Search

# A signal only raises a flag that the waiting loop looks at, so no write is cut off half-way; the second raises
# `KeyboardInterrupt` at once. One that follows within `SAME_S` counts as the same: `timeout` signals the process and
# its group, and a terminal's Control-C also reaches a program that passes it on.

SAME_S = 0.2  # two signals this close are one event: its signals come microseconds apart, two key presses do not


@dataclass(slots=True)
class Interrupts:
    """The number of the signal that arrived, None before that, and when it did, in seconds of the monotonic clock."""

    number: int | None = None
    arrived_s: float = 0.0

    def on_signal(self, number: int, frame: FrameType | None) -> None:
        """Keep the number; raise `KeyboardInterrupt` for the second signal."""
        del frame
        now_s = time.monotonic()
        if self.number is None:
            self.number, self.arrived_s = number, now_s
        elif now_s > self.arrived_s + SAME_S:
            raise KeyboardInterrupt


@contextmanager
def flagged_signals(numbers: Iterable[int]) -> Iterator[Interrupts]:
    """Turn these signals into a flag while the block runs.

    Only the main thread can do that: elsewhere the flag is never raised. A handler that was not installed by Python
    cannot be put back, so its signal is left alone, as is the end of a terminal that `nohup` has the program ignore.
    """
    interrupts = Interrupts()
    if threading.current_thread() is not threading.main_thread():
        yield interrupts
        return
    handlers = {number: handler for number in numbers if (handler := signal.getsignal(number)) is not None}
    if handlers.get(getattr(signal, "SIGHUP", 0)) is signal.SIG_IGN:
        del handlers[signal.SIGHUP]
    for number in handlers:
        signal.signal(number, interrupts.on_signal)
    try:
        yield interrupts
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


POLL_S = 0.1  # the waiting loop looks for news this often: a progress bar moves and Control-C feels immediate
STOP_S = 5.0  # a sweep that failed may take this long to stop; killed workers are gone in a fraction of it


COMPACTED_TOGETHER = 500  # so many finished points are compacted at once: they share values, in a tenth of a second


class Recording:
    """The points of one sweep, for a profile that has none yet (`new_profile`).

    Without a `path` they are recorded in memory only; `fresh` drops the journal of an earlier run, else it is resumed.
    What a full disk refuses is written as soon as there is room again.
    """

    def __init__(
        self,
        plan: SweepPlan,
        profile: Profile,
        path: Path | None = None,
        *,
        fresh: bool = False,
        overwrite: bool = False,
    ) -> None:
        self.plan = plan
        self._profile = profile
        self._path = path
        self._journal: Journal | None = None
        self._points: dict[Hashable, PointResult] = {}
        self._unwritten: deque[PointResult] = deque()  # the points that the journal lacks, the first one first
        self.elsewhere: Path | None = None
        """The file among the temporary ones that holds all points, where neither journal nor profile does."""
        self._as_they_came: list[Hashable] = []
        self._overwrite = overwrite
        self._there: tuple[int, int, int] | None = None
        self.is_written = False
        """Whether the file of the profile holds all recorded points, also those that the journal lacks."""
        self._is_settled = False
        self.is_in_order = False
        """Whether the profile has its points in the order in which they finish: those of a search are its trials."""
        if path is not None:
            self._there = _signature(path)
            if self._there is not None:
                refuse_loss(path, Kind.PROFILE, overwrite=overwrite)
            header = Header(plan=plan.digest, plan_without_sources=plan.digest_without_sources, profile=profile)
            self._journal, content = Journal.open(journal_path(path), header, None if fresh else content_of_plan)
            if content is not None:
                self._profile, points = resumed(path, content, profile)
                self._points = {point.key: point for point in points}
                in_journal = {point.key for point in content.points}
                self._unwritten.extend(point for key, point in self._points.items() if key not in in_journal)
        self.resumed = tuple(self._points.values())
        self._final: Profile | None = None

    @property
    def journal_path(self) -> Path | None:
        """The path of the journal; None where the points are recorded in memory only."""
        return None if self._path is None else journal_path(self._path)

    @property
    def points(self) -> tuple[PointResult, ...]:
        """The recorded points, in the order in which they finished."""
        return tuple(self._points.values())

    @property
    def done(self) -> frozenset[Hashable]:
        """The keys of the recorded points."""
        return frozenset(self._points)

    def whereabouts(self) -> str:
        """Return where the points are after the sweep failed, as the end of a sentence."""
        is_one = len(self._points) == 1
        place = "the one point so far is in" if is_one else f"all {points_text(len(self._points))} so far are in"
        rest = "does not run again" if is_one else "do not run again"
        if self._path is None or not self._points:
            return ""
        if self.elsewhere is not None:
            return f"{place} {self.elsewhere}: copied to {self._path}, {'it' if is_one else 'they'} {rest}"
        if self.is_written:
            return f"{place} {self._path}, and {rest}"
        if not self._unwritten:
            return f"{place} {self.journal_path}, and {rest}"
        return f"{points_text(len(self._unwritten))} of {len(self._points)} could be written nowhere"

    def add(self, result: PointResult) -> None:
        """Record a finished point; after a `StorageError` of the journal it is kept in memory."""
        self._final, self.is_written = None, False
        self._points[result.key] = result
        self._as_they_came.append(result.key)
        if len(self._as_they_came) >= COMPACTED_TOGETHER:
            # The points that came since the last time, and their keys, which share the texts of the points.
            points = dict(self._points)
            came = [points.pop(key) for key in dict.fromkeys(self._as_they_came)]
            self._points = points | {point.key: point for point in compacted(came)}  # at once, for a reader in a thread
            self._as_they_came.clear()
        self._unwritten.append(result)
        self._write_down()

    def _write_down(self) -> None:
        while self._journal is not None and self._unwritten:
            self._journal.append(self._unwritten[0])
            self._unwritten.popleft()

    def settle(self) -> None:
        """Call the profile complete with the points that it has: a search has ended, and leaves the others out."""
        self._is_settled, self._final = True, None

    def profile(self) -> Profile:
        """Return the profile as it stands: complete if every point of the plan is there, or a search left it out, and
        none was lost with its worker.
        """
        if self._final is not None:
            return self._final
        if self.is_in_order:
            points = tuple(self._points.values())
        else:
            points = tuple(self._points[point.key] for point in self.plan.points if point.key in self._points)
        is_whole = len(points) == len(self.plan.points) and not any(point.reason in LOST for point in points)
        return replace(
            self._profile,
            ended=now_utc(),
            status=Completeness.COMPLETE if self._is_settled or is_whole else Completeness.PARTIAL,
            points=points,
        )

    def finish(self) -> Profile:
        """Write the profile and close the journal, which stays if points are missing so that a later run resumes.

        It stays after a `StorageError` too; points that it lacks are in the file `elsewhere` then, if the temporary
        files have room.
        """
        profile = self._final = self.profile()
        if self._path is not None and self._journal is not None:
            with suppress(StorageError):  # what the journal lacks, the profile holds
                self._write_down()
            try:
                if (there := _signature(self._path)) != self._there:
                    refuse_loss(self._path, Kind.PROFILE, overwrite=self._overwrite)
                    if there is not None and there[1] and not self._overwrite:
                        came = "another program has written it since the sweep began"
                        raise NotOverwrittenError(f"{self._path} is not overwritten: {came}")
                write_profile(self._path, profile)
                self._there, self.is_written = _signature(self._path), True
                if profile.status is Completeness.COMPLETE:
                    self._journal.remove()
            except StorageError:
                if self._unwritten and not self.is_written:
                    self.elsewhere = write_elsewhere(self._path.name, profile)
                raise
            finally:
                self._journal.close()
        return profile

    def close(self) -> None:
        """Close the journal without writing the profile."""
        if self._journal is not None:
            self._journal.close()


def _signature(path: Path) -> tuple[int, int, int] | None:
    """Return what changes when another file comes to `path`; None for none, zeros if it is not known."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        return 0, 0, 0
    return status.st_ino, status.st_size, status.st_mtime_ns


class PlanRun:
    """One run of a recording's plan.

    `on_storage_error` is called with the first error of the journal or of the profile's file; the sweep goes on in
    memory. Without it such an error stops the sweep, and `wait` raises it. The points of the recording are told to
    `search`, and none is queued: the next point depends on the results so far. The profile is complete when the search
    has ended.
    """

    def __init__(
        self,
        recording: Recording,  # takes the finished points; those that it has already do not run again
        execution: Execution,  # makes the executor and runs a point in it
        *,
        on_event: Callable[[Event], None] | None = None,  # in the thread that brought it, after its point is recorded
        on_storage_error: Callable[[StorageError], None] | None = None,
        search: Search | None = None,  # chooses which points of the plan run; without it all of them do
    ) -> None:
        self.recording = recording
        self._search = search
        self._on_event = on_event
        self._on_storage_error = on_storage_error
        self._has_storage_error = False
        self._is_finished = False
        if search is not None:
            recording.is_in_order = True
            search.gpus = execution.gpus
        plan = recording.plan
        self._meter = ProgressMeter(plan=plan, workers=execution.workers)
        index_by_key = {point.key: index for index, point in enumerate(plan.points)}
        for result in recording.points:
            self._meter.add(index_by_key[result.key], result, fresh=False)
            if search is not None:
                search.tell(index_by_key[result.key], result)
        self._counted = 0 if search is None else len(search.trials)
        self._sweep = Sweep(
            plan,
            executor_factory=execution.executor_factory,
            run_point=execution.run_point,
            on_event=self._take,
            in_flight=execution.in_flight if search is None else max(execution.workers, search.ahead),
            skip=recording.done,
            choose=None if search is None else search.next_point,
        )

    def start(self) -> None:
        """Hand out the first points and return."""
        self._meter.building_s, self._meter.others_share = building_s(self.recording.plan), others_share()
        self._sweep.start()

    def stop(self) -> None:
        """End the sweep: what is finished stays, what runs is killed. Returns at once; may be repeated."""
        self._sweep.stop()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait for the end of the sweep and of its workers; return whether it has ended.

        It raises an error of `on_event` or of the executor factory, and without `on_storage_error` a `StorageError`.
        """
        return self._sweep.wait(timeout)

    def abandon(self) -> None:
        """End a run that raised an error, and write what it has; the first error is the one to report."""
        self._sweep.stop()
        with suppress(Exception):
            self._sweep.wait(STOP_S)
        if not self._is_finished:
            with suppress(StorageError):
                self._finish()

    def count(self, event: PointFinished) -> None:
        """Count a finished point in `progress` and `costs`; call it in the thread that reads them."""
        self._meter.add(event.index, event.result)
        self._counted += 1

    def progress(self) -> Progress:
        """Return how far the sweep is; estimating the time left looks at each point that is left."""
        progress = replace(self._meter.progress(), activities=self._sweep.activities())
        if self._search is None:
            return progress
        finished, total = self._counted, self._search.total  # the search itself may know of more that have ended
        return replace(progress, fraction=finished / total, finished=finished, total=total, seconds_left=None)

    def activities(self) -> tuple[PointActivity, ...]:
        """Return what workers do before they execute a kernel; any thread may call this, at any time."""
        return self._sweep.activities()

    @property
    def running(self) -> tuple[PointSpec, ...]:
        """The points that are executed now; where more were handed out, those that the workers can have begun."""
        return self._sweep.running[: self._meter.workers]

    def compiling(self) -> Compiling | None:
        """Return which kernel is compiled, as in `progress`."""
        return self._meter.compiling()

    @property
    def costs(self) -> Costs:
        """The cost of the points that ran and were counted, as far as it is not that of building their code."""
        return self._meter.learned

    def _take(self, event: Event) -> None:
        try:
            if isinstance(event, PointStarted):
                self._meter.begin(event.index)
            elif isinstance(event, PointFinished):
                if self._search is not None:
                    self._search.tell(event.index, event.result)
                self.recording.add(event.result)
            elif isinstance(event, SweepEnded):
                if self._search is not None and not event.stopped:
                    self.recording.settle()
                self._finish()
        except StorageError as error:
            if self._on_storage_error is None:
                raise
            if not self._has_storage_error:
                self._has_storage_error = True
                self._on_storage_error(error)
        if self._on_event is not None:
            self._on_event(event)

    def _finish(self) -> None:
        self._is_finished = True
        note_built(self.recording.points)
        self.recording.finish()


def open_recording(
    plan: SweepPlan,
    specs: Iterable[GpuSpec],
    *,
    save: Path | None = None,
    fresh: bool = False,
    overwrite: bool = False,
    command: Sequence[str] | None = None,  # the words that the profile names, by default those of this process
    compiler: str | None = None,  # its name and version; without them the compiler is loaded and asked
    locked_clocks_hz: Mapping[str, float] | None = None,  # what GPUs are locked to, by the keys of their devices
) -> Recording:
    """Return what records a run of this plan.

    A journal beside `save`, the file of the profile, keeps each point until the profile is written, and that of a run
    that was interrupted is resumed.
    """
    if compiler is None:
        from warplens.cuda.compiler.process.client import compiler_version

        compiler = compiler_version()
    profile = new_profile(
        specs, compiler=compiler, command=command, measuring=plan.measuring, locked_clocks_hz=locked_clocks_hz
    )
    return Recording(plan, profile, save, fresh=fresh, overwrite=overwrite)


def run_plan(
    plan: SweepPlan,
    specs: Iterable[GpuSpec],
    *,
    execution: Execution | None = None,  # how points are executed, by default in worker processes of this machine
    save: Path | None = None,
    fresh: bool = False,
    overwrite: bool = False,
    command: Sequence[str] | None = None,
    lock_clocks: bool = False,  # lock those of the GPUs of this machine that are measured on, until the run ends
    on_event: Callable[[RunEvent], None] | None = None,  # is called in this thread
    on_progress: Callable[[Progress], None] | None = None,  # is called in this thread about ten times a second
    signals: Collection[int] = (signal.SIGINT,),  # stop the sweep and keep what is done; only the main thread has them
    search: Search | None = None,  # chooses which points of the plan run; without it all of them do
) -> Profile:
    """Run a plan and return its profile; the arguments that this leaves out are those of `open_recording`.

    Raises:
        SweepInterruptedError: a signal stopped the sweep; the exception has the profile.
        StorageError: a point or the profile could not be written.
        ProfileError: the journal that is there belongs to another sweep.
        InputError: the clocks are to be locked, and cannot be.
    """
    models = tuple(specs)
    with locked_clocks(models) if lock_clocks else nullcontext() as locked_clocks_hz:
        recording = open_recording(
            plan, models, save=save, fresh=fresh, overwrite=overwrite, command=command,
            locked_clocks_hz=locked_clocks_hz,
        )  # fmt: skip
        return run_recording(
            recording,
            execution or local_execution(plan.devices, len(plan.points)),
            on_event=on_event,
            on_progress=on_progress,
            signals=signals,
            search=search,
        )


def run_recording(
    recording: Recording,
    execution: Execution,
    *,
    on_event: Callable[[RunEvent], None] | None = None,
    on_progress: Callable[[Progress], None] | None = None,
    signals: Collection[int] = (signal.SIGINT,),
    search: Search | None = None,
) -> Profile:
    """Run what a recording lacks and return its profile; the arguments and errors are those of `run_plan`."""
    total = len(recording.plan.points) if search is None else search.total
    events: deque[Event] = deque()
    run = PlanRun(recording, execution, on_event=events.append, search=search)

    def pass_on(event: RunEvent) -> None:
        if on_event is not None:
            on_event(event)

    def pass_on_new() -> None:
        while events:
            event = events.popleft()
            if isinstance(event, PointFinished):
                run.count(event)
                pass_on(PointDone(index=event.index, result=event.result, progress=run.progress()))
            elif isinstance(event, SweepEnded):
                pass_on(event)
        if on_progress is not None:
            on_progress(run.progress())

    with flagged_signals(signals) as interrupts:
        try:
            if recording.resumed and recording.journal_path is not None:
                pass_on(Resumed(journal=recording.journal_path, finished=len(recording.resumed), total=total))
            run.start()
            ended = False
            while not ended:
                ended = run.wait(POLL_S)
                pass_on_new()
                if interrupts.number is not None:
                    run.stop()
        except (StorageError, ClusterError) as error:
            run.abandon()
            where = recording.whereabouts()
            raise type(error)(f"{error}; {where}" if where else str(error)) from error
        except BaseException:
            run.abandon()
            raise
    profile = recording.profile()
    if interrupts.number is not None:
        raise SweepInterruptedError(profile, total, interrupts.number)
    return profile
