"""Programs of the user: `main()` of the `.cu` files that are added, scripts and executables, run for their launches.

Each runs in a process of its own, as `warplens run`, `warplens python` and `warplens exec` do.

The rule: the window compiles and runs nothing itself. One `main()` runs at a time, confined and within the limits of
the command line; a run that is cancelled, or overtaken by another of its file, is ended and says nothing. A program
runs again when it is built anew, a script when it or a module of it is saved.
"""

import hashlib
import os
import re
import shlex
import signal
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject, QProcess, QTimer, pyqtSignal

from warplens.cuda.capture.files import folder_of
from warplens.cuda.catalogue import KernelFile, search
from warplens.cuda.catalogue.files import plain_name
from warplens.cuda.ground.files import temporary_folder
from warplens.cuda.ground.points import LaunchShape, PointResult, shortened
from warplens.gui.figures.figure import PointKey
from warplens.gui.kit.tasks import PathWatch, Task, Throttle
from warplens.gui.kit.widgets import configured
from warplens.gui.workspace import kernel_files, kernel_watch
from warplens.gui.workspace.session import Session
from warplens.profiles import kept_launches, store
from warplens.profiles.formats import points_text, text_of_main
from warplens.profiles.records import PROFILE_SUFFIX, Completeness, Profile

MOST_WAITED_MS = 1_200_000  # a run ends at last: it limits its own processor time, and ends itself where it waits
ENDED_WITHIN_MS = 2000  # a run that is asked to end is ended by force after this time
BUILT_WITHIN_MS = 300  # a file is looked at this long after a change: a linker writes it in pieces
MOST_TEXT_BYTES = 1 << 20  # a longer file of a program is kept as its digest alone
MOST_SAID_BYTES = 1 << 16  # the end of what a run prints is kept: its reason is the last line
_FAILED = "warplens: "
_NONE = " launched no kernel"  # of a program that ran to its end
_RAISED = re.compile(r"[\w.]+(Error|Exception)\b")  # the last line of a traceback


@dataclass(frozen=True, slots=True, kw_only=True)
class MainCall:
    """How a program is run: its arguments as a shell reads them, folders of headers, the key of the GPU."""

    path: str
    device: str
    arguments: str = ""
    folders: tuple[str, ...] = ()
    words: tuple[str, ...] = ()  # those of the command line that started it, empty where the window does so first
    name: str = ""  # what the user called it there
    by_python: bool = False  # Python runs it, whatever its name is

    @property
    def subject(self) -> str:
        """What runs, in a sentence: `main()` of a `.cu`, else the program itself."""
        return "main()" if Path(self.path).suffix in search.KERNEL_SUFFIXES else self.name or Path(self.path).name

    @property
    def is_script(self) -> bool:
        """Whether Python runs it, so that nothing has to be built."""
        return self.by_python or self.path.endswith(".py") or self.words[:1] == ("python",)


@dataclass(frozen=True, slots=True, kw_only=True)
class MainRun:
    """What came of a run: the launches and the file that keeps them, or the reason why there are none."""

    call: MainCall
    at: Path | None = None
    profile: Profile | None = field(default=None, repr=False)
    reason: str = ""
    texts: Mapping[str, bytes] = field(default_factory=dict, repr=False)  # of the files that it is made of
    build: str = ""  # the digest of those that are no text
    pairs: Mapping[PointKey, PointResult] = field(default_factory=dict, repr=False)
    """The launch that each launch of the run before is now, by the key of that one."""

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
    """Runs `main()`, and shows the launches of the files that were added, again when they are saved. `command` are the
    words that start `warplens`; empty where `main()` is not run at all.
    """

    changed = pyqtSignal(str)  # the path of a file whose run has begun, ended or was cancelled
    ran = pyqtSignal(object)  # the `MainRun` of a program that was added, after its launches are shown

    def __init__(self, command: Sequence[str], session: Session, watch: kernel_watch.KernelWatch) -> None:
        super().__init__(session)
        self.command, self._session = tuple(command), session
        self.runs: dict[str, MainRun] = {}  # what came of the newest run of each file, by its path
        self._added: dict[str, MainCall] = {}
        self._left_out: dict[str, frozenset[str]] = {}
        self._saved: set[str] = set()
        self._shown: dict[str, MainRun] = {}  # the newest run of each that has launches
        self._followed: tuple[MainCall, Path] | None = None  # what the command line runs, and where its profile is
        self._is_followed_ended = False
        self._stamps: dict[str, dict[str, kernel_files.Stamp | None]] = {}  # of the files of each when it ran
        self._due = configured(Throttle(BUILT_WITHIN_MS, self), fell_due=self._look)
        self._paths = configured(PathWatch(self), changed=self._due.request)
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

    def is_followed(self, path: str) -> bool:
        """Return whether the command line runs a program, which it alone can end."""
        return not self._is_followed_ended and self._followed is not None and self._followed[0].path == path

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
            self._take(run)
        else:
            self.run(call)

    @property
    def program(self) -> MainCall | None:
        """The program or script whose launches are all that is shown."""
        followed, session = self._followed, self._session
        if followed is not None and session.results.path == followed[1]:
            return followed[0]
        calls = (call for path, call in reversed(self._added.items()) if session.shows_main(path))
        return next((call for call in calls if Path(call.path).suffix not in search.KERNEL_SUFFIXES), None)

    def follow(self, call: MainCall, at: Path) -> None:
        """Take a program that the command line runs, whose profile is at a path: it can run again when it has ended."""
        self._followed, self._added[call.path] = (call, at), call
        self._session.results.file_changed.connect(self._look_whether_ended)
        self._look_whether_ended()
        self.changed.emit(call.path)

    def _look_whether_ended(self) -> None:
        results = self._session.results
        profile = results.profile
        if self._followed is None or self._is_followed_ended or profile is None or results.path != self._followed[1]:
            return
        if profile.status is not Completeness.PARTIAL:
            (call, at), self._is_followed_ended = self._followed, True
            self._session.follow_main(call.path)
            whole = replace(profile, points=tuple(results.points))
            read = partial(_run_of, call, at, None, whole, reason=f"{call.subject} launched nothing")
            self._in_background(call, read, self._on_followed)

    def _on_followed(self, run: MainRun) -> None:
        self._take(run)
        self.changed.emit(run.call.path)

    def run_again(self, path: str) -> None:
        """Run a program that was added again, from its beginning."""
        if self.is_followed(path):
            self._session.say(f"{self._added[path].subject} still runs: it can run again when it has ended")
            return
        self.cancel(path)
        self.runs.pop(path, None)
        self.run(self._added[path])

    def shut_down(self) -> None:
        """End what runs, and wait for that."""
        self._waiting.clear()
        self._due.cancel()
        if (process := self._process) is None:
            return
        self._running = None
        self._limit.stop()
        process.blockSignals(True)  # to disconnect all of its signals is a warning of Qt
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
            self.run_again(path)

    def _look(self) -> None:
        """Run what was built or saved since it ran, and name the sources that are to be built."""
        for path, stamps in self._stamps.items():
            call = self._added[path]
            now = {file: kernel_files.stamp_of(Path(file)) for file in stamps}
            changed = [file for file in stamps if now[file] not in (None, stamps[file])]
            runs = [file for file in changed if call.is_script or file == path]
            if path in runs and not call.is_script and not os.access(path, os.X_OK):
                continue  # it is being written
            stamps |= {file: now[file] for file in changed}
            if runs:
                self.run_again(path)
            elif changed:
                text = f"{Path(changed[0]).name} is saved: {call.subject} runs again as soon as it is built"
                self._session.say(text)
        files = {Path(file) for stamps in self._stamps.values() for file in stamps}
        # the folders too: a linker puts a new file in the place of the old one
        self._paths.follow(files | {file.parent for file in files})

    # The process.

    def _start_next(self) -> None:
        if self._process is not None or not self._waiting:
            return
        path = next(iter(self._waiting))
        self._running = call = self._waiting.pop(path)
        if path in self._stamps:  # what is saved while it runs makes it run again
            self._stamps[path] = {file: kernel_files.stamp_of(Path(file)) for file in self._stamps[path]}
        if self._folder is None:
            self._folder = temporary_folder(self, "warplens-main-")
        self._count += 1
        target = self._folder / f"{Path(path).stem}-{self._count}{PROFILE_SUFFIX}"
        self._said, self._is_late = b"", False
        process = self._process = QProcess(self)
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setWorkingDirectory(str(Path.cwd() if call.words else Path(path).parent))
        process.readyReadStandardError.connect(partial(self._on_said, process))
        wait = self._session.background.begin(
            process, f"Running {_name(call)}", partial(self.cancel, path), at_once=True
        )
        for ends in (process.finished, process.errorOccurred):  # the object may outlive them
            ends.connect(wait)
        process.finished.connect(partial(self._on_finished, process, self._running, target))
        process.errorOccurred.connect(partial(self._on_error, process, self._running))
        process.start(self.command[0], [*self.command[1:], *_words(self._running, target)])
        if not call.words:  # what the user has started may take its time
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
            self._settle(MainRun(call=call, reason=f"{_name(call)} was not run: {limit}"))
            return
        said = [line.removeprefix(_FAILED) for line in lines if line.startswith(_FAILED) or _NONE in line]
        raised = next((line for line in reversed(lines) if _RAISED.match(line)), "")
        unsaid = f"{call.subject} ended with {raised}" if raised else f"the process that ran {call.subject} has failed"
        reason = said[-1] if said else unsaid
        read = partial(_run_of, call, target, self._shown.get(call.path), reason=reason)
        self._in_background(call, read, self._settle)

    def _in_background(self, call: MainCall, read: Callable[[], MainRun], then: Callable[[MainRun], object]) -> None:
        Task.begin(
            self, self._session.background, read, then,
            lambda reason: self._settle(MainRun(call=call, reason=reason)),
            doing=f"Reading what {_name(call)} launched",
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
            self._take(run)
        self.changed.emit(path)

    def _take(self, run: MainRun) -> None:
        """Watch the files of a run, and tell of it."""
        path = run.call.path
        self.runs[path] = run
        if run.profile is not None:
            self._shown[path] = run
        if Path(path).suffix not in search.KERNEL_SUFFIXES:  # the watch of kernels has those
            now = {file: kernel_files.stamp_of(Path(file)) for file in (path, *run.texts)}
            self._stamps[path] = now | self._stamps.get(path, {})
            self._look()
        self.ran.emit(run)

    def _show(self, run: MainRun) -> None:
        """Show the launches of an added file in the places of those of its last run; else say why there are none."""
        if run.profile is None or run.at is None:
            self._session.complain(run.reason)
            return
        left_out = self._left_out.get(run.call.path, frozenset())
        points = tuple(point for point in run.profile.points if plain_name(point.kernel) not in left_out)
        self._session.show_main(run.call.path, replace(run.profile, points=points), run.at, run.pairs)
        note = f"; {run.profile.note.splitlines()[0]}" if run.profile.note else ""
        text = f"{Path(run.call.path).name}: {points_text(len(points))}, as launched by {run.call.subject}{note}"
        self._session.say(text)


def _name(call: MainCall) -> str:
    """Return what runs, with its file: `main() of mine.cu`."""
    return f"main() of {Path(call.path).name}" if call.subject == "main()" else call.subject


def _run_of(
    call: MainCall, at: Path, earlier: MainRun | None, profile: Profile | None = None, *, reason: str = ""
) -> MainRun:
    """Return what came of a run whose profile is at a path: its launches, else the reason; and what it is made of."""
    from warplens.cuda.record.steps import read_steps  # a start need not wait for it

    profile = profile or (store.read_profile(at) if at.exists() else None)
    steps = read_steps(folder_of(at))
    texts, build = dict[str, bytes](), hashlib.sha256(repr((call.arguments, call.words)).encode())
    sources = (call.path, *(() if steps is None else steps.sources), *(earlier.texts if earlier else ()))
    for file in dict.fromkeys(sources):
        with suppress(OSError):
            data = Path(file).read_bytes()
            if b"\0" in data[:MOST_TEXT_BYTES] or len(data) > MOST_TEXT_BYTES:
                build.update(data)
            else:
                texts[file] = data
    made = MainRun(call=call, reason=reason, texts=texts, build=build.hexdigest())
    if profile is None or not profile.points:
        return made
    old = () if earlier is None or earlier.profile is None else earlier.profile.points
    pairs = kept_launches.matched_launches(old, profile.points, earlier.texts if earlier else {}, texts)
    return replace(made, at=at, profile=profile, reason="", pairs=pairs)


def _words(call: MainCall, target: Path) -> list[str]:
    if call.words:
        return [call.words[0], "--save", str(target), *call.words[1:]]
    options = ["--device", call.device, "--save", str(target)]
    if Path(call.path).suffix not in search.KERNEL_SUFFIXES:
        command = "python" if call.path.endswith(".py") else "exec"
        return [command, *options, call.path, *shlex.split(call.arguments)]
    folders = [word for folder in call.folders for word in ("-I", folder)]
    arguments = [f"--args={call.arguments}"] if call.arguments else []
    return ["run", call.path, "--no-infer", *options, *folders, *arguments]
