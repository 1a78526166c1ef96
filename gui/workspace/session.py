"""The session: choices, results and the running sweep, with the actions run, stop, open, save and restore.

The rule: every sweep is journalled in the user's data folder until the user saves it elsewhere or discards it, so a
crash loses nothing. An error becomes a sentence in a notice.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from warplens.cuda.capture.files import folder_of
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.baselines import available_baselines
from warplens.cuda.ground.errors import StorageError, WarplensError
from warplens.cuda.ground.points import PointResult, Status
from warplens.cuda.sweep.engine import SweepEnded
from warplens.gui.figures import figure, point_arrays
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, Backend, Doing, Outcome, Task
from warplens.gui.kit.undo import Change, Changes
from warplens.gui.workspace import filters, queue, sweep_run
from warplens.gui.workspace.choices import PlanRequest, SweepChoices
from warplens.gui.workspace.results import Results
from warplens.profiles import journal, kept_launches, outputs, writing
from warplens.profiles.formats import grouped, points_text
from warplens.profiles.records import PROFILE_SUFFIX, Profile
from warplens.profiles.run import Recording, open_recording

MAX_HELD_POINTS = 200_000  # results that can be restored hold no more besides the latest, which bounds the memory
KEPT_SWEEPS = 20  # the data folder keeps this many finished sweeps that were never saved; older ones are removed


class NoticeTone(StrEnum):
    """Whether a notice is an error."""

    PLAIN = "plain"
    BAD = "bad"


class Action(StrEnum):
    """The action that a notice offers."""

    NONE = ""
    RESTORE = "Restore"
    CONTINUE = "Continue"


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """A sentence for the user, with the action that it offers; the next sweep supersedes one that `is_of_run`."""

    text: str
    tone: NoticeTone = NoticeTone.PLAIN
    action: Action = Action.NONE
    is_of_run: bool = False


class Session(QObject):
    """The choices, the results and the sweep of one window; `folder` keeps unsaved sweeps."""

    notified = pyqtSignal(object)  # a `Notice`
    saved = pyqtSignal(object)  # the path that was written
    kept = pyqtSignal(object)  # the path of an ended sweep in the data folder
    freed = pyqtSignal()  # what shared the machine with the sweeps has ended, and no sweep runs
    lesson_asked = pyqtSignal()  # the user wants to take a lesson
    stopped_changed = pyqtSignal()  # another sweep can be continued, or none any more

    def __init__(
        self,
        choices: SweepChoices,
        results: Results,
        *,
        backend: Backend,
        specs: Mapping[str, GpuSpec],
        folder: Path,
        changes: Changes,
        delay_ms: int = REDRAW_DELAY_MS,
    ) -> None:
        super().__init__()
        self.choices = choices
        self.results = results
        self.run = sweep_run.SweepRun(backend, delay_ms, self)
        self._backend = backend
        self.background = backend.background  # runs slow calls, such as the reading of files, one after another
        self.specs = dict(specs)
        self.folder = folder  # keeps unsaved sweeps, and below it the revisions of kernel files
        self._changes = changes
        self.written: tuple[Change, Callable[[], bool]] | None = None  # wrote files last, and if they still say so
        self.queue = queue.SweepQueue(changes, self)
        self._others: list[sweep_run.SweepRun] = []
        self._request: PlanRequest | None = None
        self.stopped: sweep_run.StoppedSweep | None = None  # what *Continue* runs on
        self._continued: sweep_run.StoppedSweep | None = None
        self._beside: tuple[PointResult, ...] | None = None
        self._also_shown: set[Path] = set()
        """The kept sweeps whose points are still shown because only single kernels ran since."""
        self._of_main: dict[str, frozenset[figure.PointKey]] = {}  # the points that all runs of each program have made
        self._leftover: Path | None = None
        self._held: list[tuple[Change, int]] = []
        self.run.prepared.connect(self._on_prepared)
        self.run.points_arrived.connect(results.add)
        self.run.running_changed.connect(results.set_running)
        self.run.ended.connect(self._on_ended)
        self.run.state_changed.connect(self._on_state_changed)
        self.queue.resumed.connect(self._start_next)
        self.run.failed.connect(self.complain)

    # Sweeps.

    @property
    def is_idle(self) -> bool:
        """Whether nothing runs on the machine: neither a sweep nor what shares the machine with them."""
        return all(run.state is sweep_run.RunState.IDLE for run in (self.run, *self._others))

    def share_machine(self, run: sweep_run.SweepRun) -> None:
        """Let sweeps wait while another run measures; who starts that one looks at `is_idle`."""

        def go_on(state: sweep_run.RunState) -> None:
            if state is sweep_run.RunState.IDLE and self.is_idle:
                self.freed.emit()
                self._on_state_changed(state)

        self._others.append(run)
        run.state_changed.connect(go_on)

    @property
    def can_continue(self) -> bool:
        """Whether a sweep was stopped or cut short and can be continued, also after others have run."""
        return self.stopped is not None and self.is_idle

    def start_sweep(self) -> None:
        """Run the chosen sweep, or queue it while another one runs."""
        try:
            request = self.choices.request()
        except WarplensError as error:
            self.complain(str(error))
            return
        if self.is_idle:
            self._start(request)
        else:
            queued = self.queue.add(request, self.choices.count())
            self.say(f"Waits for the sweep that runs: {queued.text}")

    def continue_sweep(self) -> None:
        """Run the remaining points of the sweep that was stopped last."""
        stopped = self.stopped
        if stopped is not None and self.is_idle:
            now = {kernel.name: kernel for kernel in self.choices.kernels}  # a kernel may have been saved since
            request = replace(
                stopped.request,
                kernels=tuple(now.get(kernel.name, kernel) for kernel in stopped.request.kernels),
                cluster=self.choices.cluster,  # it may continue elsewhere
            )
            self._start(request, stopped)

    def _set_stopped(self, stopped: sweep_run.StoppedSweep | None) -> None:
        self.stopped = stopped
        self.stopped_changed.emit()

    def run_beside(self, request: PlanRequest, again: tuple[PointResult, ...] | None) -> None:
        """Run the points `again` beside all others, each in its place; None replaces all that are shown."""
        if self.is_idle:
            self._start(request, beside=again)

    def _start(
        self,
        request: PlanRequest,
        stopped: sweep_run.StoppedSweep | None = None,
        beside: tuple[PointResult, ...] | None = None,
    ) -> None:
        self._request, self._beside, self._continued = request, beside, stopped
        self.run.start(lambda: self._prepare(request, stopped))

    def _start_next(self) -> None:
        if self.is_idle:
            queued = self.queue.take()
            if queued is not None:
                self._start(queued.request)

    def _prepare(self, request: PlanRequest, stopped: sweep_run.StoppedSweep | None) -> sweep_run.Prepared:
        """Plan and open the journal, in the background; of a `stopped` sweep points of unchanged sources are taken."""
        kept_at, finished = (None, ()) if stopped is None else (stopped.path, stopped.points)
        baselines, missing = available_baselines(request.baselines, request.kernels)
        planned_request = replace(request, baselines=baselines)
        (plan, search), words = sweep_run.plan_and_search(planned_request), planned_request.words()
        specs = [self.specs[key] for key in request.devices if key in self.specs]
        opened = partial(open_recording, plan, specs, compiler=self._backend.compiler(), command=words)
        if kept_at is not None and sweep_run.has_other_plan(kept_at, plan.digest):
            kept_at = None  # sources have changed: what they ran with is old
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        path = kept_at or self.folder / f"{stamp}-{os.getpid()}{PROFILE_SUFFIX}"
        warning = ""
        with ExitStack() as on_error:
            execution = self._backend.execution_on(request.cluster)(plan)
            on_error.callback(execution.close)
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                recording = opened(save=path, fresh=kept_at is None)
                on_error.callback(recording.close)
                sweep_run.save_request(path, request)
            except (OSError, StorageError) as error:
                warning = f"This sweep is kept in memory only: {error}"
                recording = opened()
            planned = {point.key for point in plan.points} - recording.done
            for point in finished:
                if point.key in planned:
                    recording.add(point)
            on_error.pop_all()
        kept = None if warning else path
        return sweep_run.Prepared(
            recording=recording, execution=execution, path=kept, warning=warning or missing, search=search
        )

    def _on_prepared(self, prepared: sweep_run.Prepared) -> None:
        if self._continued is not None:
            self._set_stopped(None)
        beside = self._beside
        kernels = tuple(dict.fromkeys(point.kernel for point in prepared.recording.plan.points))
        text = "run another sweep" if beside is None else f"run {' and '.join(kernels[:2])} again"
        with self._replacing(text, is_of_files=beside is not None):
            if beside is None:
                self._also_shown.clear()
            elif self.results.kept_at is not None:
                self._also_shown.add(self.results.kept_at)
            self.results.kept_at = prepared.path
            if beside is None:
                self.results.begin(prepared.recording.profile())
            else:
                self.results.run_again(beside)
        if prepared.search is None:  # a search leaves most of the planned points out
            self.results.await_points(prepared.recording.plan.points)
        self.results.add(prepared.recording.points)

    def _on_ended(self, recording: Recording, event: SweepEnded) -> None:
        profile = recording.profile()
        kept_sweeps = sorted(self.folder.glob(f"*{PROFILE_SUFFIX}"), reverse=True)
        for path in kept_sweeps[KEPT_SWEEPS:]:
            is_stopped = self.stopped is not None and path == self.stopped.path
            if path != self.results.kept_at and path not in self._also_shown and not is_stopped:
                sweep_run.remove_kept(path)
        if self._beside is None:
            self.results.profile = replace(profile, points=())
            if event.stopped and self._request is not None:
                self._set_stopped(
                    sweep_run.StoppedSweep(request=self._request, path=self.results.kept_at, points=profile.points)
                )
            if self.results.kept_at is not None:
                self.kept.emit(self.results.kept_at)
        if self.results.kept_at is not None and not event.stopped:
            sweep_run.remove_request(self.results.kept_at)
        text = _summary(profile, event, is_search=bool(self._request and self._request.trials))
        if self.queue.is_paused:
            text += f"; {len(self.queue.waiting)} in the queue wait until it goes on"
        tone = NoticeTone.PLAIN
        if self.run.problem and recording.is_written:  # it was shown when it occurred, but this notice replaces it
            text += f"; all points are kept, although {self.run.problem}"
        elif self.run.problem:
            meanwhile = f", till then they are in {recording.elsewhere}" if recording.elsewhere is not None else ""
            text += f"; save them where there is room{meanwhile}: {self.run.problem}"
            tone = NoticeTone.BAD
        action = Action.CONTINUE if event.stopped and self.can_continue else Action.NONE
        is_of_run = tone is NoticeTone.PLAIN  # points that are nowhere kept are not superseded
        self.notified.emit(Notice(text=text, tone=tone, action=action, is_of_run=is_of_run))

    def _on_state_changed(self, state: sweep_run.RunState) -> None:
        if state is sweep_run.RunState.IDLE and self.queue.waiting:
            QTimer.singleShot(0, self._start_next)  # after all slots have handled the end

    def stop_sweep(self) -> None:
        """Stop the sweep and pause the queue; finished points stay."""
        self.queue.set_paused(True)
        self.run.stop()

    # Programs.

    def follow_main(self, source: str) -> None:
        """Note that the points that are shown are those of a program."""
        self._of_main[source] = frozenset(point.key for point in self.results.points)

    def shows_main(self, source: str) -> bool:
        """Return whether the points that are shown are those of this program, and no others."""
        return self.results.has_only(self._of_main.get(source, frozenset()))

    def show_main(
        self, source: str, profile: Profile, at: Path, pairs: Mapping[figure.PointKey, PointResult] | None = None
    ) -> None:
        """Show the launches of a program, which lie beside `at`, beside all other points. They take the places of those
        of its earlier run, by the `pairs` of the keys of these with the new ones.
        """
        results = self.results
        before = self._of_main.get(source, frozenset())
        with self._replacing("show what main() launched", is_of_files=True):
            if results.profile is None:
                results.begin(replace(profile, points=(), note=""))
            head = results.profile or profile
            others = tuple(device for device in profile.devices if head.device(device.key) is None)
            results.profile = replace(head, devices=(*head.devices, *others))
            results.launches_at |= {point.key: folder_of(at) for point in profile.points}
            results.exchange(before, profile.points, pairs or {})
        self._of_main[source] = before.union(point.key for point in profile.points)

    # Files.

    def open_profile(self, path: Path, then: Callable[[], object] | None = None) -> None:
        """Read a profile in the background, show it, and do what comes `then`."""
        if self._is_busy():
            return

        def read() -> tuple[Profile, point_arrays.IndexedPoints]:
            profile = journal.open_profile(path)
            return profile, self.results.indexed(profile.points)

        def show(read: tuple[Profile, point_arrays.IndexedPoints]) -> None:
            profile, index = read
            self._take_up(path, profile.points)
            with self._replacing(f"open {path.name}"):
                self.results.kept_at = None
                origin = journal.reference_name(path)
                self.results.show_profile(profile, None if origin else path, origin=origin, index=index)
            self.say(f"{path.name}: {points_text(len(profile.points))}")
            if then is not None:
                then()

        self.in_background(read, show, doing=f"Reading {path.name}")

    def profile(self) -> Profile | None:
        """Return the shown points as a profile; None before the first sweep."""
        head = self.results.profile
        if head is None:
            return None
        return replace(head, points=tuple(self.results.points), ended=head.ended or writing.now_utc())

    def save(self, path: Path) -> None:
        """Write the profile in the background."""
        profile = self.profile()
        if profile is not None:
            folders = self._launch_folders()
            write, then = partial(_write, path, profile, folders), partial(self._on_saved, path, profile)
            self.in_background(write, lambda _: then(), doing=f"Writing {path.name}")

    def _launch_folders(self) -> tuple[Path, ...]:
        path = self.results.path
        return tuple({*self.results.launches_at.values(), *(() if path is None else (folder_of(path),))})

    def save_now(self, path: Path) -> bool:
        """Write the profile before this returns; return whether it succeeded."""
        profile = self.profile()
        if profile is None:
            return True
        try:
            _write(path, profile, self._launch_folders())
        except StorageError as error:
            self.complain(str(error))
            return False
        self._on_saved(path, profile)
        return True

    def _on_saved(self, path: Path, profile: Profile) -> None:
        if len(profile.points) == len(self.results.points):
            self.results.set_file(path, is_unsaved=False)
            if self.run.state is sweep_run.RunState.IDLE:
                self.discard()
        self.say(f"Saved {points_text(len(profile.points))} as {path.name}")
        self.saved.emit(path)

    def discard(self) -> None:
        """Remove the kept files of the shown sweep, which is saved or discarded."""
        if self.results.kept_at is not None:
            sweep_run.remove_kept(self.results.kept_at)
            self.results.kept_at = None

    # Sweeps of earlier sessions.

    def look_for_leftovers(self) -> None:
        """Offer to restore the latest sweep that a crash interrupted; journals are read in the background."""

        def offer(leftover: tuple[Path, int] | None) -> None:
            if leftover is not None:
                self._leftover, count = leftover
                self.say(f"A sweep that was cut short is kept: {points_text(count)}", Action.RESTORE)

        self.in_background(partial(sweep_run.newest_leftover, self.folder), offer, doing="")

    def restore(self) -> None:
        """Show the offered sweep."""
        path = self._leftover
        if path is None or self._is_busy():
            return

        def read() -> tuple[Profile | None, point_arrays.IndexedPoints]:
            profile = journal.read_interrupted(path)
            return profile, self.results.indexed(() if profile is None else profile.points)

        def show(read: tuple[Profile | None, point_arrays.IndexedPoints]) -> None:
            profile, index = read
            if profile is not None:
                self._leftover = None
                self._take_up(path, profile.points)
                with self._replacing("restore the sweep that was cut short"):
                    self.results.kept_at = path
                    self.results.show_profile(profile, None, index=index)
                text = f"The sweep that was cut short is back: {points_text(len(profile.points))}"
                self.say(text, Action.CONTINUE if self.can_continue else Action.NONE, is_of_run=True)

        self.in_background(read, show, doing="Reading the sweep that was cut short")

    @contextmanager
    def _replacing(self, text: str, *, is_of_files: bool = False) -> Iterator[None]:
        """Let what is shown meanwhile be undone: by itself, or with the command that wrote the files that run again."""
        before, kept_before = self.results.shown(), self.results.kept_at
        yield
        later = before, kept_before

        def undo() -> None:
            nonlocal later
            later = self.results.shown(), self.results.kept_at  # points may have arrived since
            self._show(before, kept_before)

        if before.index.points:
            change = self._cause(undo, lambda: self._show(*later)) if is_of_files else None
            change = change or self._changes.did(text, undo=undo, redo=lambda: self._show(*later))
            self._held.append((change, len(before.index.points)))
            while len(self._held) > 1 and sum(count for _, count in self._held) > MAX_HELD_POINTS:
                self._held.pop(0)[0].forget()

    def _cause(self, undo: Callable[[], object], redo: Callable[[], object]) -> Change | None:
        """Return the command whose files run again, with which that is undone: the last one done, or just undone."""
        change, is_as_written = self.written or (None, bool)
        done, undone = (self._changes.command(self._changes.index() + by) for by in (-1, 0))
        if change is not None and change is done and is_as_written():
            change.rest = (change.rest or (undo,))[0], redo  # the first one brings back what was there before
            return change
        return change if change is undone else None

    def _show(self, shown: filters.ShownResults, kept_at: Path | None) -> None:
        self._take_up(kept_at, shown.index.points)
        self.results.kept_at = kept_at
        self.results.show(shown)

    def _take_up(self, path: Path | None, points: tuple[PointResult, ...]) -> None:
        """Let a kept sweep that is shown again be continued, where it did not end."""
        if path is not None and path.parent == self.folder:
            stopped = sweep_run.load_stopped(path, self.choices.kernels, points)
            if stopped is not None:
                self._set_stopped(stopped)

    def _is_busy(self) -> bool:
        """Return whether a sweep runs, in which case a notice asks the user to stop it first."""
        if self.run.state is sweep_run.RunState.IDLE:
            return False
        self.complain("A sweep is running: stop it before another profile is opened")
        return True

    def in_background(
        self, call: Callable[[], Outcome], then: Callable[[Outcome], object] = lambda _: None, *, doing: Doing
    ) -> None:
        """Run a slow call; what it is `doing` is said at once while the user waits for it, and can be cancelled."""
        Task.begin(self, self.background, call, then, self.complain, doing=doing, at_once=True)

    def say(self, text: str, action: Action = Action.NONE, *, is_of_run: bool = False) -> None:
        """Show a sentence, and offer an action."""
        self.notified.emit(Notice(text=text, action=action, is_of_run=is_of_run))

    def complain(self, text: str, *, is_of_run: bool = False) -> None:
        """Show a sentence as an error; "" stands for none."""
        if text:
            self.notified.emit(Notice(text=text, tone=NoticeTone.BAD, is_of_run=is_of_run))


def _summary(profile: Profile, event: SweepEnded, *, is_search: bool) -> str:
    counts = Counter(point.status for point in profile.points)
    parts = [f"{grouped(counts[Status.OK])} ok"]
    others = [status for status in Status if status is not Status.OK and counts[status]]
    parts += [f"{grouped(counts[status])} {status.word}" for status in others]
    whole = "the search" if is_search else grouped(event.total)  # a search runs a few of the planned points
    ran = points_text(event.finished)
    return f"{f'Stopped after {ran} of {whole}' if event.stopped else f'Finished {ran}'}: {', '.join(parts)}"


def _write(path: Path, profile: Profile, folders: Iterable[Path]) -> None:
    outputs.refuse_loss(path, outputs.Kind.PROFILE)
    for folder in folders:
        kept_launches.copy_launches(profile.points, folder, folder_of(path))
    writing.write_profile(path, profile)
