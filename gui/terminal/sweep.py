"""A sweep run from the command line: progress on standard error, interrupts, and the profile at the end.

The rule: standard output belongs to results alone; progress, notices and errors go to standard error. A signal only
raises a flag that the waiting loop looks at, so nothing is ever interrupted half-way.
"""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Protocol

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as RichProgress
from rich.text import Text

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.points import PointResult, PointSpec, Status
from warplens.cuda.sweep.engine import Event, PointFinished, Sweep
from warplens.cuda.sweep.plan import SweepPlan
from warplens.cuda.sweep.progress import Progress, ProgressMeter
from warplens.gui.terminal.output import error_console, notice
from warplens.profiles.recording import Recording
from warplens.profiles.records import Profile
from warplens.profiles.table import duration_text, plain

POLL_S = 0.1
"""How often the waiting loop looks up: often enough that a progress bar moves and Control-C feels immediate."""

STOP_S = 5.0
"""How long a sweep that failed may take to stop; killed workers are gone in a fraction of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What came of a sweep: the profile, and the signal that stopped it, if one did."""

    profile: Profile
    signal_number: int | None = None

    @property
    def exit_code(self) -> int:
        """0 all well, 1 some point failed, 128 + the signal when stopped (130 after Control-C)."""
        if self.signal_number is not None:
            return 128 + self.signal_number
        return int(any(point.status is Status.FAILED for point in self.profile.points))


def recorded_sweep(
    plan: SweepPlan,
    specs: Sequence[GpuSpec],
    *,
    workers: int | None,
    save: Path | None,
    fresh: bool,
    limit_s: float | None = None,
) -> Outcome:
    """Run a plan for these devices in worker processes, and save what there is.

    `workers` is how many points are executed at a time, `limit_s` how long a card may take for one.

    Raises:
        StorageError: a point or the profile could not be written.
        ProfileError: the journal that is there belongs to another sweep.
    """
    from warplens.cuda.compiler import compiler_version
    from warplens.cuda.sweep.execution import local_execution
    from warplens.profiles.journal import journal_path
    from warplens.profiles.records import new_profile

    profile = new_profile(specs, compiler=compiler_version(), measuring=plan.measuring)
    recording = Recording(plan, profile, save, fresh=fresh)
    if recording.resumed and save is not None:
        done = len(recording.resumed)
        notice(f"resuming {journal_path(save)}: {done} of {len(plan.points)} points are done")
    execution = local_execution(plan.devices, len(plan.points), workers=workers, limit_s=limit_s)
    return run_sweep(
        plan,
        recording,
        executor_factory=execution.executor_factory,
        run_point=execution.run_point,
        workers=execution.workers,
        in_flight=execution.in_flight,
    )


def run_sweep(
    plan: SweepPlan,
    recording: Recording,
    *,
    executor_factory: Callable[[], Executor],
    run_point: Callable[[PointSpec], PointResult],
    workers: int,
    in_flight: int | None = None,
) -> Outcome:
    """Run a plan to its end or to an interrupt, and save what there is.

    `workers` is how many points run at a time, `in_flight` how many are handed out, if that is another number.

    Raises:
        StorageError: a point or the profile could not be written.
    """
    meter = ProgressMeter(plan=plan, workers=workers)
    places = {point.key: index for index, point in enumerate(plan.points)}
    for result in recording.resumed:
        meter.add(places[result.key], result, fresh=False)
    news: deque[PointFinished] = deque()

    def on_event(event: Event) -> None:
        if isinstance(event, PointFinished):
            news.append(event)
            recording.add(event.result)

    sweep = Sweep(
        plan,
        executor_factory=executor_factory,
        run_point=run_point,
        on_event=on_event,
        in_flight=in_flight or workers,
        skip=recording.done,
    )
    try:
        with _interrupts() as interrupts, _shown_progress() as display:
            sweep.start()
            ended = False
            while not ended:
                ended = sweep.wait(POLL_S)
                while news:
                    event = news.popleft()
                    meter.add(event.index, event.result)
                    display.point(event.result, meter.progress())
                display.update(meter.progress())
                if interrupts.number is not None:
                    sweep.stop()
    except BaseException:
        sweep.stop()
        with suppress(Exception):  # the first error is the one to tell; the journal has what it could take
            sweep.wait(STOP_S)
            recording.finish()
        raise
    return Outcome(profile=recording.finish(), signal_number=interrupts.number)


@dataclass(slots=True)
class _Interrupts:
    """The signal that arrived, if any."""

    number: int | None = None

    def on_signal(self, number: int, frame: FrameType | None) -> None:
        del frame
        if self.number is not None:
            raise KeyboardInterrupt  # asked twice: do not wait for anything any more
        self.number = number


@contextmanager
def _interrupts() -> Iterator[_Interrupts]:
    """Turn Control-C and a polite kill into a flag; only the main thread may do that, elsewhere none arrives."""
    interrupts = _Interrupts()
    if threading.current_thread() is not threading.main_thread():
        yield interrupts
        return
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    for number in before:
        signal.signal(number, interrupts.on_signal)
    try:
        yield interrupts
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class _Display(Protocol):
    """Shows how a sweep goes on."""

    def point(self, result: PointResult, progress: Progress) -> None:
        """Show that a point finished."""
        ...

    def update(self, progress: Progress) -> None:
        """Show how far the sweep is."""
        ...


@contextmanager
def _shown_progress() -> Iterator[_Display]:
    console = error_console()
    if not console.is_terminal or console.is_dumb_terminal:
        yield _Lines()
        return
    bars = RichProgress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[left]}"),
        console=console,
        transient=True,
        auto_refresh=False,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    with bars:
        yield _Bar(bars)


class _Lines:
    """A line for each point, for logs and pipes."""

    def point(self, result: PointResult, progress: Progress) -> None:
        notice(f"[{progress.finished}/{progress.total}] {point_line(result)}{left_text(progress, ', ')}")

    def update(self, progress: Progress) -> None:
        del progress


class _Bar:
    """A bar whose length is the work done; only what failed leaves a line."""

    def __init__(self, bars: RichProgress) -> None:
        self._bars = bars
        self._task = bars.add_task("running", total=None, left="")

    def point(self, result: PointResult, progress: Progress) -> None:
        del progress
        if result.status is Status.FAILED:
            self._bars.console.print(Text(plain(point_line(result)), style="red"))

    def update(self, progress: Progress) -> None:
        # The bar counts points; the fraction of the work is said in words, and the time left is an estimate beside it.
        self._bars.update(
            self._task,
            total=progress.total,
            completed=progress.finished,
            left=f"{progress.fraction:.0%} of the work{left_text(progress, ', ')}",
        )
        self._bars.refresh()


def point_line(result: PointResult) -> str:
    """Return a finished point in one line."""
    axes = " ".join(f"{name}={value}" for name, value in (result.problem | result.tune).items())
    if result.cache is not None:
        axes = f"{axes} {result.cache}"
    if result.status is Status.OK and result.time is not None:
        said = f"{duration_text(result.time.value_ns)} {result.time.provenance.value}"
    else:
        first = result.reason.strip().split("\n", 1)[0]
        said = f"{result.status.value}: {first}" if first else result.status.value
    return f"{result.kernel} {axes} {result.device}: {said}"


def left_text(progress: Progress, before: str = "") -> str:
    """Return the estimate of the time left, or nothing while there is none."""
    seconds = progress.seconds_left
    if seconds is None or progress.finished == progress.total:
        return ""
    if seconds < 60:
        return f"{before}about {max(1, round(seconds))} s left"
    if seconds < 3600:
        return f"{before}about {round(seconds / 60)} min left"
    return f"{before}about {seconds / 3600:.1f} h left"
