"""A program that launches kernels, from its first launch to its report, and the window on it.

The rule: whatever ends a program, what it launched is written and printed once.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from warplens.cuda.ground.errors import MissingPartError
from warplens.gui.terminal.doctor import has_display, window_hindrance

if TYPE_CHECKING:
    from warplens.cuda.ground.errors import StorageError
    from warplens.cuda.record.session import Session
    from warplens.profiles.launches import LaunchProfile
    from warplens.profiles.records import Profile


# The window on a program that runs: opened in a process of its own before the script begins.
# The script keeps this process, its standard streams and Control-C; the window reads nothing but the files
# that are written while it runs, and stays when the script has ended.


_Start = Callable[[Sequence[str]], subprocess.Popen[bytes]]


class ProgramWindow:
    """The window on the launches of a script.

    `path` is the profile that it shows: where it is saved, else in a temporary folder that goes with the window.
    """

    def __init__(self, script: Path, save: Path | None = None, *, start: _Start | None = None) -> None:
        self._start = start or _start
        if start is None and not has_display():
            raise MissingPartError("--window: there is no display; leave it away, and open the saved profile later")
        if start is None and (hindrance := window_hindrance()):
            raise MissingPartError(f"the window cannot be opened: {hindrance}")
        self._process: subprocess.Popen[bytes] | None = None
        if save is not None:
            self.path = save
            return
        folder = tempfile.mkdtemp(prefix="warplens-window-")
        weakref.finalize(self, shutil.rmtree, folder, ignore_errors=True)
        self.path = Path(folder) / f"{script.stem}.warplens.json"

    def open(self) -> None:
        """Open the window; the file must be there."""
        self._process = self._start([sys.executable, "-m", "warplens", "--open", str(self.path)])

    def wait(self) -> None:
        """Wait until the window is closed; Control-C closes it."""
        assert self._process is not None, "the window was opened"
        try:
            self._process.wait()
        except KeyboardInterrupt:
            self._process.terminate()
            self._process.wait()
            raise


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a process that Control-C in the terminal does not end: the script is meant."""
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, start_new_session=True)


def run_to_end(
    ending: Ending | Callable[[], Ending | None], run: Callable[[], int], shown: ProgramWindow | None
) -> int:
    """Run a program, write and print what it launched, wait for the window, and return the program's exit code.

    Args:
        ending: what is left to do when the program has ended, or what returns that, None as long as there is nothing.
    """
    from warplens.gui.terminal.streams import unanswered_interrupts

    def now() -> Ending | None:
        return ending if isinstance(ending, Ending) else ending()

    def stop() -> None:
        if (stopped := now()) is not None:
            stopped.stop()

    if shown is not None and (begun := now()) is not None:
        begun.profile.begin()
        shown.open()
    try:
        with unanswered_interrupts(lambda: (at := now()) and at.session.running, stop):
            code = run()
        if (ended := now()) and ended.session.children.are_forked:  # the script has forked; all else is the program's
            sys.stdout.flush()
            os._exit(code)
    finally:
        if (ended := now()) is not None:
            ended.session.close()
            ended.finish()
    if ended is not None:
        ended.report()
    if shown is not None:
        shown.wait()
    return code


@dataclass(kw_only=True)
class Ending:
    """What is left to do when a program has ended, or is ended within a launch; `sentences` is said of it then.

    What `is_beside` the program's own output goes to standard error; it is no script, whose packages are traced. A
    program that has launched nothing ends with `otherwise` alone, where that is given.
    """

    script: Path
    profile: LaunchProfile
    session: Session
    json: Path | None
    save: Path | None
    patterns: tuple[str, ...]
    sentences: Callable[[], Iterable[str]] = tuple
    is_beside: bool = False
    otherwise: Callable[[], None] | None = None
    _begun: Lock = field(default_factory=Lock)
    _finished: Profile | None = None
    _unsaved: StorageError | None = None

    def finish(self) -> None:
        """Write the whole profile."""
        from warplens.cuda.ground.errors import StorageError
        from warplens.profiles.records import Completeness

        self._begun.acquire()  # for good: it is the main thread or the one that stops it
        records = self.session.records
        try:
            self._finished = self.profile.finish(records)
        except StorageError as error:  # then the report is all that is left of the run
            self._finished, self._unsaved = self.profile.profile(records, Completeness.COMPLETE), error

    @property
    def has_failed(self) -> bool:
        """Whether some launch failed, has a race, or gave another result on the GPU, whatever the script says."""
        from warplens.cuda.ground.points import Status

        assert self._finished is not None
        return any(point.status is Status.FAILED for point in self._finished.points)

    def report(self) -> None:
        """Print the profile, and what became of its file."""
        if self.otherwise is not None and not self.session.records:
            self.otherwise()
            return
        from warplens.gui.terminal.output import STANDARD_OUTPUT, notice, print_result, write_document
        from warplens.gui.terminal.tables import profile_report
        from warplens.profiles.store import to_json

        finished = self._finished
        assert finished is not None
        if self.json is not None:
            write_document(self.json, to_json(finished))
        if self.json != STANDARD_OUTPUT:
            if finished.points:
                print_result(lambda console: profile_report(finished, console), is_beside=self.is_beside)
            else:
                others = self.session.unrecorded_kernels
                notice(no_launch(self.script, self.patterns, others, is_script=not self.is_beside))
        if untraced := self.session.children.sentence():
            notice(untraced)
        for sentence in self.sentences():
            notice(sentence)
        if self._unsaved is not None:
            raise self._unsaved
        if self.save is not None:
            notice(f"saved {self.save}")

    def stop(self) -> None:
        """End the program within a launch, with the launches so far."""
        from warplens.cuda.ground.errors import WarplensError
        from warplens.cuda.record.script import INTERRUPTED
        from warplens.gui.terminal.output import notice

        try:
            self.session.give_up()
            self.finish()
            self.report()
        except WarplensError as error:
            notice(f"warplens: {error}")
        finally:
            with suppress(OSError, ValueError):
                sys.stdout.flush()
            os._exit(INTERRUPTED)


def no_launch(
    program: Path, patterns: Sequence[str] = (), others: Sequence[str] = (), *, is_script: bool = False
) -> str:
    """Say that a program launched nothing that is recorded, and what it launched else."""
    if not others:
        return f"{program} launched no kernel{' of a package that is traced' if is_script else ''}"
    return f"{program} launched no kernel named {' or '.join(patterns)}; it launched {', '.join(others)}"
