"""Programs of the user: `main()` of the `.cu` files that are added, scripts and executables, run for their launches.

Each runs in a process of its own, as `warplens run`, `warplens python` and `warplens exec` do.

The rule: the window compiles and runs nothing itself. One `main()` runs at a time, confined and within the limits of
the command line; a run that is cancelled, or overtaken by another of its file, is ended and says nothing.
"""

import os
import re
import shlex
import shutil
import signal
import tempfile
import weakref
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject, QProcess, QTimer, pyqtSignal

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.files import plain_name
from warplens.cuda.catalogue.search import KERNEL_SUFFIXES
from warplens.cuda.ground.points import LaunchShape, PointResult, shortened
from warplens.gui.figures.curves import Overlay
from warplens.gui.kit.tasks import Task, sentence_of
from warplens.gui.kit.widgets import configured
from warplens.gui.workspace.kernel_watch import KernelWatch
from warplens.gui.workspace.session import Notice, NoticeTone, Session
from warplens.profiles.formats import points_text, text_of_main
from warplens.profiles.records import PROFILE_SUFFIX, Profile
from warplens.profiles.store import read_profile

MOST_WAITED_MS = 120_000  # a run ends after this time even if it takes no processor time: it may wait for input
ENDED_WITHIN_MS = 2000  # a run that is asked to end is ended by force after this time
MOST_SAID_BYTES = 1 << 16  # the end of what a run prints is kept: its reason is the last line
_FAILED = "warplens: "
_RAISED = re.compile(r"[\w.]+(Error|Exception)\b")  # the last line of a traceback


@dataclass(frozen=True, slots=True, kw_only=True)
class MainCall:
    """How a program is run: its arguments as a shell reads them, folders of headers, the key of the GPU."""

    path: str
    device: str
    arguments: str = ""
    folders: tuple[str, ...] = ()

    @property
    def subject(self) -> str:
        """What runs, in a sentence: `main()` of a `.cu`, else the program itself."""
        return "main()" if Path(self.path).suffix in KERNEL_SUFFIXES else Path(self.path).name


@dataclass(frozen=True, slots=True, kw_only=True)
class MainRun:
    """What came of a run: the launches and the file that keeps them, or the reason why there are none."""

    call: MainCall
    at: Path | None = None
    profile: Profile | None = field(default=None, repr=False)
    reason: str = ""

    def launches_of(self, entry: str) -> tuple[PointResult, ...]:
        """Return the launches of a kernel, in the order of the program."""
        points, name = () if self.profile is None else self.profile.points, plain_name(entry)
        return tuple(point for point in points if point.launch is not None and plain_name(point.kernel) == name)

    def text_of(self, entry: str) -> str:
        """Return how a kernel was launched, "" where it was not: `as launched by main(), line 63`."""
        launches = self.launches_of(entry)
        if not launches:
            return ""
        places = dict.fromkeys(
            place for point in launches for place in text_of_main(point).partition(";")[0].split(", ")[1:]
        )
        return ", ".join(("as launched by main()", *places))


def shape_text(launch: LaunchShape) -> str:
    """Return a launch in a few words: `grid 16, block 16 x 16, 2,048 B of dynamic shared memory`."""
    grid, block = (" x ".join(map(str, shortened(extent))) for extent in (launch.grid, launch.block))
    shared = f", {launch.dynamic_shared_bytes:,} B of dynamic shared memory" if launch.dynamic_shared_bytes else ""
    return f"grid {grid}, block {block}{shared}"


class MainPrograms(QObject):
    """Runs `main()`, and shows the launches of the files that were added, again when they are saved.

    `command` are the words that start `warplens`; empty where `main()` is not run at all.
    """

    changed = pyqtSignal(str)  # the path of a file whose run has begun, ended or was cancelled
    before_changed = pyqtSignal(object)  # the `Overlay` of the launches that others have taken the place of

    def __init__(self, command: Sequence[str], session: Session, watch: KernelWatch) -> None:
        super().__init__(session)
        self.command, self._session = tuple(command), session
        self.runs: dict[str, MainRun] = {}  # what came of the newest run of each file, by its path
        self._added: dict[str, MainCall] = {}
        self._left_out: dict[str, frozenset[str]] = {}
        self._saved: set[str] = set()
        self._waiting: dict[str, MainCall] = {}
        self._running: MainCall | None = None
        self._process: QProcess | None = None
        self._said = b""
        self._is_late = False
        self._folder: Path | None = None
        self._count = 0
        self._limit = configured(QTimer(self), singleShot=True, interval=MOST_WAITED_MS, timeout=self._on_late)
        watch.kernel_saved.connect(self._on_saved)
        watch.looked.connect(self._run_saved)

    def is_busy(self, path: str) -> bool:
        """Return whether `main()` of a file runs, or waits for that of another one."""
        return path in self._waiting or (self._running is not None and self._running.path == path)

    def run(self, call: MainCall) -> None:
        """Run `main()` of a file, unless it ran so already; this takes the place of another run of the file."""
        if not self.command or self._running == call or self._waiting.get(call.path) == call:
            return
        self._waiting[call.path] = call
        if self._running is not None and self._running.path == call.path:
            self._end()
        self._start_next()
        self.changed.emit(call.path)

    def cancel(self, path: str) -> None:
        """End the run of a file, if there is one."""
        was_busy = self.is_busy(path)
        self._waiting.pop(path, None)
        if self._running is not None and self._running.path == path:
            self._end()
        if was_busy:
            self.changed.emit(path)

    def forget(self, path: str) -> None:
        """End the run of a file whose launches are not added."""
        if path not in self._added:
            self.cancel(path)

    def add(self, call: MainCall, left_out: Collection[str] = ()) -> None:
        """Show the launches of a file among the results, as soon as they are there and whenever the file is saved.

        Those of the kernels that are `left_out` are not shown.
        """
        self._left_out[call.path] = frozenset(map(plain_name, left_out))
        self._added[call.path] = call
        run = self.runs.get(call.path)
        if run is not None and run.call == call:
            self._show(run)
        else:
            self.run(call)

    def shut_down(self) -> None:
        """End what runs, and wait for that."""
        self._waiting.clear()
        process = self._process
        if process is None:
            return
        self._running = None
        process.disconnect()
        self._end()
        if not process.waitForFinished(ENDED_WITHIN_MS):
            process.kill()
            process.waitForFinished()

    # Files that are saved.

    def _on_saved(self, kernel: KernelFile) -> None:
        path = str(Path(kernel.path).absolute())
        if path in self._added:
            self._saved.add(path)

    def _run_saved(self) -> None:
        saved, self._saved = self._saved, set()
        for path in saved:
            self.runs.pop(path, None)
            self.run(self._added[path])

    # The process.

    def _start_next(self) -> None:
        if self._process is not None or not self._waiting:
            return
        path = next(iter(self._waiting))
        self._running = self._waiting.pop(path)
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="warplens-main-"))
            weakref.finalize(self, shutil.rmtree, self._folder, ignore_errors=True)
        self._count += 1
        target = self._folder / f"{Path(path).stem}-{self._count}{PROFILE_SUFFIX}"
        self._said, self._is_late = b"", False
        process = self._process = QProcess(self)
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setWorkingDirectory(str(Path(path).parent))
        process.readyReadStandardError.connect(partial(self._on_said, process))
        process.finished.connect(partial(self._on_finished, process, self._running, target))
        process.errorOccurred.connect(partial(self._on_error, process, self._running))
        process.start(self.command[0], [*self.command[1:], *_words(self._running, target)])
        self._limit.start()

    def _on_said(self, process: QProcess) -> None:
        self._said = (self._said + process.readAllStandardError().data())[-MOST_SAID_BYTES:]

    def _on_late(self) -> None:
        self._is_late = True
        self._end()

    def _end(self) -> None:
        """Ask the process to end, as Control-C does; what it started ends with it."""
        process = self._process
        if process is None:
            return
        if not self._is_late:
            self._running = None
        if process.state() is QProcess.ProcessState.Running:
            with suppress(ProcessLookupError):
                os.kill(process.processId(), signal.SIGINT)
        QTimer.singleShot(ENDED_WITHIN_MS, process.kill)

    def _on_error(self, process: QProcess, call: MainCall, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._leave(process)
            self._settle(MainRun(call=call, reason=f"{self.command[0]} cannot be started: {process.errorString()}"))

    def _on_finished(self, process: QProcess, call: MainCall, target: Path) -> None:
        self._on_said(process)
        lines = self._said.decode(errors="replace").splitlines()
        is_wanted, is_late = self._running == call, self._is_late
        self._leave(process)
        if not is_wanted:
            return
        if is_late:
            limit = f"it did not end within {MOST_WAITED_MS // 1000} s"
            subject = f"main() of {name}" if call.subject != (name := Path(call.path).name) else name
            self._settle(MainRun(call=call, reason=f"{subject} was not run: {limit}"))
            return
        said = [line.removeprefix(_FAILED) for line in lines if line.startswith(_FAILED)]
        raised = next((line for line in reversed(lines) if _RAISED.match(line)), "")
        unsaid = f"{call.subject} ended with {raised}" if raised else f"the process that ran {call.subject} has failed"
        reason = said[-1] if said else unsaid
        failed = MainRun(call=call, reason=reason)

        def on_read(profile: Profile) -> None:
            self._settle(MainRun(call=call, at=target, profile=profile) if profile.points else failed)

        if not target.exists():
            self._settle(failed)
            return
        Task.begin(
            self, self._session.background, partial(read_profile, target), on_read,
            lambda error: self._settle(MainRun(call=call, reason=sentence_of(error))),
        )  # fmt: skip

    def _leave(self, process: QProcess) -> None:
        self._limit.stop()
        self._process = self._running = None
        process.deleteLater()
        self._start_next()

    def _settle(self, run: MainRun) -> None:
        path = run.call.path
        self.runs[path] = run
        if self._added.get(path) == run.call:
            self._show(run)
        self.changed.emit(path)

    def _show(self, run: MainRun) -> None:
        """Show the launches of an added file in the places of those of its last run; else say why there are none."""
        if run.profile is None or run.at is None:
            self._session.notified.emit(Notice(text=run.reason, tone=NoticeTone.BAD))
            return
        left_out = self._left_out.get(run.call.path, frozenset())
        points = tuple(point for point in run.profile.points if plain_name(point.kernel) not in left_out)
        old = self._session.show_main(run.call.path, replace(run.profile, points=points), run.at)
        if old:
            results = self._session.results
            names = results.device_names
            self.before_changed.emit(Overlay(name="before", points=old, device_names=names, head=results.profile))
        note = f"; {run.profile.note.splitlines()[0]}" if run.profile.note else ""
        text = f"{Path(run.call.path).name}: {points_text(len(points))}, as launched by {run.call.subject}{note}"
        self._session.notified.emit(Notice(text=text))


def _words(call: MainCall, target: Path) -> list[str]:
    options = ["--device", call.device, "--save", str(target)]
    if Path(call.path).suffix not in KERNEL_SUFFIXES:
        return ["python" if call.path.endswith(".py") else "exec", *options, call.path, *shlex.split(call.arguments)]
    folders = [word for folder in call.folders for word in ("-I", folder)]
    arguments = [f"--args={call.arguments}"] if call.arguments else []
    return ["run", call.path, "--no-infer", *options, *folders, *arguments]
