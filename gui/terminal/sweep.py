"""A sweep run from the command line: its progress on standard error, and the profile at the end.

The rule: standard output belongs to results alone; progress, notices and errors go to standard error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as RichProgress
from rich.text import Text

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import PointResult, Status
from warplens.cuda.sweep import pool, protocols
from warplens.cuda.sweep.cluster import executions
from warplens.cuda.sweep.places import STOPPING
from warplens.cuda.sweep.plan import SweepPlan
from warplens.cuda.sweep.progress import Progress, activity_text
from warplens.gui.terminal.console import error_console, print_result
from warplens.gui.terminal.output import STANDARD_OUTPUT, is_quiet, notice, write_document
from warplens.profiles import formats, records, run, run_events, table, writing

if TYPE_CHECKING:
    from warplens.cuda.sweep.tune.search import Search

FIRST_LINE_S = 5.0  # a log has a line on a kernel still compiled or translated after this time, and each doubling of it


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The profile of a sweep, and the signal that stopped it, if one did."""

    profile: records.Profile
    signal_number: int | None = None

    @property
    def exit_code(self) -> int:
        """0 where no point failed, 1 where one did, 128 + the signal of a stopped sweep (130 after Control-C)."""
        if self.signal_number is not None:
            return 128 + self.signal_number
        return int(any(point.status is Status.FAILED for point in self.profile.points))

    def require_a_run(self) -> None:
        """Check that some point ran, unless the sweep was stopped; `InputError` if every point was skipped: the sizes,
        macros or GPU are not those that the kernels need.
        """
        points = self.profile.points
        if self.signal_number is None and points and all(point.status is Status.SKIPPED for point in points):
            first = points[0].reason.strip().split("\n", 1)[0] or "no reason is recorded"
            raise InputError(f"no point ran, {formats.points_text(len(points))} skipped; the first: {first}")

    def print(self, json: Path | None, report: Callable[[Console], RenderableType]) -> None:
        """Write the profile as JSON where that was asked for, and print `report` unless it takes standard output;
        `StorageError` if a file or standard output cannot be written.
        """
        if json is not None:
            write_document(json, writing.to_json(self.profile))
        if json != STANDARD_OUTPUT:
            print_result(report)


def recorded_sweep(
    plan: SweepPlan,
    specs: Sequence[GpuSpec],
    *,
    workers: int | None,  # the number of points that run at a time
    save: Path | None,
    fresh: bool,
    overwrite: bool = False,  # replaces a file that is no profile
    limit_s: float | None = None,  # the time that one may take
    lock_clocks: bool = False,  # locks the clocks of the GPUs of this machine meanwhile
    make_execution: protocols.MakeExecution = pool.local_execution,  # decides where they run
    search: Search | None = None,  # chooses which points run
) -> Outcome:
    """Run a plan for these devices in worker processes, and save what there is.

    Raises:
        StorageError: a point or the profile could not be written.
        ProfileError: the journal that is there belongs to another sweep.
        InputError: the clocks cannot be locked.
    """
    with _shown_progress() as display:

        def show(event: run_events.RunEvent) -> None:
            match event:
                case run_events.Resumed():
                    display.message(f"resuming {event.journal}: {event.finished} of {event.total} points are done")
                case run_events.PointDone():
                    display.point(event.result, event.progress)

        total = len(plan.points) if search is None else search.total
        try:
            execution = make_execution(plan.devices, total, workers=workers, limit_s=limit_s)
            profile = run.run_plan(
                plan, specs, execution=execution, save=save, fresh=fresh, overwrite=overwrite, lock_clocks=lock_clocks,
                on_event=show, on_progress=display.update, signals=STOPPING, search=search,
            )  # fmt: skip
        except run_events.SweepInterruptedError as interruption:
            return Outcome(profile=interruption.profile, signal_number=interruption.signal_number)
    return Outcome(profile=profile)


def execution_on(context: typer.Context, cluster: str | None, *, lock_clocks: bool) -> protocols.MakeExecution:
    """Return what makes executions on this machine or on a cluster, which lasts as long as the command.

    Raises:
        InputError: this is no address of a cluster, or clocks are to be locked, which are those of this machine.
        MissingPartError: Dask's `distributed` is not installed.
        ClusterError: the cluster cannot be used (`executions`).
    """
    if lock_clocks and cluster:
        raise InputError("--lock-clocks is for the GPUs of this machine, and --on names a cluster")
    return context.with_resource(executions(cluster)) if cluster else pool.local_execution


@contextmanager
def _shown_progress() -> Iterator[_Lines | _Bar]:
    console = error_console()
    if is_quiet() or not console.is_terminal or console.is_dumb_terminal:
        yield _Lines()
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}")
    with RichProgress(
        *columns, console=console, transient=True, auto_refresh=False, redirect_stdout=False, redirect_stderr=False
    ) as bars:
        yield _Bar(bars)


class _Lines:
    """A line for each point, and one for each kernel whose translation takes long; none where the program is quiet."""

    def __init__(self) -> None:
        self._next_s = FIRST_LINE_S

    def message(self, text: str) -> None:
        notice(text)

    def point(self, result: PointResult, progress: Progress) -> None:
        notice(f"[{progress.finished}/{progress.total}] {point_line(result)}{left_text(progress, ', ')}")

    def update(self, progress: Progress) -> None:
        """Say after 5, 10, 20, ... seconds that a kernel is still compiled or translated."""
        longest_s = max((activity.seconds for activity in progress.activities), default=0.0)
        if longest_s < FIRST_LINE_S:
            self._next_s = FIRST_LINE_S
        elif longest_s >= self._next_s:
            notice(f"[{progress.finished}/{progress.total}] {activity_text(progress.activities)}")
            while self._next_s <= longest_s:
                self._next_s *= 2


class _Bar:
    """A bar whose length is the number of finished points; only a point that failed leaves a line."""

    def __init__(self, bars: RichProgress) -> None:
        self._bars = bars
        self._task = bars.add_task("running", total=None, left="")

    def message(self, text: str) -> None:
        self._bars.console.print(formats.plain(text), markup=False)

    def point(self, result: PointResult, progress: Progress) -> None:
        del progress
        if result.status is Status.FAILED:
            self._bars.console.print(Text(formats.plain(point_line(result)), style="red"))

    def update(self, progress: Progress) -> None:
        # The bar counts points; the fraction of the work and the estimate of the time left stand beside it.
        activity = activity_text(progress.activities) or "running"
        left = f"{progress.fraction:.0%} of the work{left_text(progress, ', ')}"
        done, total = progress.finished, progress.total
        self._bars.update(self._task, total=total, completed=done, description=activity, left=left)
        self._bars.refresh()


def point_line(result: PointResult) -> str:
    """Return a finished point in one line."""
    if result.status.is_usable and result.time is not None:
        outcome = f"{table.duration_text(result.time.value_ns)} {result.time.provenance.value}"
        outcome += "" if result.status is Status.OK else f", {result.status.word}"
    else:
        outcome = formats.outcome_of(result)
    return f"{table.point_name(result)} {formats.one_line(result.device)}: {outcome}"


def left_text(progress: Progress, before: str = "") -> str:
    """Return the estimate of the time left, or "" while there is none."""
    seconds = progress.seconds_left
    if seconds is None or progress.finished == progress.total:
        return ""
    if seconds < 60:
        return f"{before}about {max(1, round(seconds))} s left"
    if seconds < 3600:
        return f"{before}about {round(seconds / 60)} min left"
    return f"{before}about {seconds / 3600:.1f} h left"
