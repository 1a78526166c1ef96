"""The surroundings of a command (streams, width, home), and a program that launches kernels, with its window.

The rule: whatever is closed, full or missing ends in one sentence on the stream that is left and an exit code. A failed
write on standard output raises an error for `cli.main`; one on standard error is ignored, since nothing could tell it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, TextIO, cast

from warplens.cuda.ground.errors import MissingPartError, StorageError, WarplensError
from warplens.cuda.ground.files import temporary_folder

if TYPE_CHECKING:
    from warplens.cuda.record.session import Session
    from warplens.profiles.launches import LaunchProfile
    from warplens.profiles.records import Profile

LEAST_COLUMNS, MOST_COLUMNS = 20, 4096  # of a table: one of none would be empty, one of a billion fills the memory
NO_HOME = os.devnull  # the home of a user without one: no file can be written there, as in a home that is read-only


@contextmanager
def surroundings() -> Iterator[None]:
    """Make the surroundings of a command usable while it runs."""
    # the number of a closed standard stream goes to nothing: the next file to be opened would get what is printed
    for descriptor in range(3):
        try:
            os.fstat(descriptor)
        except OSError:
            with suppress(OSError):
                os.set_inheritable(os.open(os.devnull, os.O_RDONLY if descriptor == 0 else os.O_WRONLY), True)
    _mend_environment()
    out, err = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = cast("TextIO", _Results(out)), cast("TextIO", _Notices(err))
    try:
        yield
    finally:
        sys.stdout, sys.stderr = out, err
        if err is not None:
            try:
                err.flush()
            except (OSError, ValueError):
                _leave(err)  # else the interpreter fails on it again at exit


@contextmanager
def plain_streams() -> Iterator[None]:
    """Give a script of the user the streams that Python has opened, while it runs."""
    out, err = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (stream.plain if isinstance(stream, _Stream) else stream for stream in (out, err))
    try:
        yield
    finally:
        sys.stdout, sys.stderr = out, err


class _Stream:
    """A stream that may be closed, and has the attributes of the one behind it."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream

    @property
    def plain(self) -> TextIO | None:
        """The stream behind it, None where it was closed before the command began."""
        return self._stream

    @property
    def encoding(self) -> str:
        """The encoding of what is written."""
        return getattr(self._stream, "encoding", None) or "utf-8"

    def isatty(self) -> bool:
        """Return whether this is a terminal."""
        try:
            return self._stream is not None and self._stream.isatty()
        except ValueError:  # it was closed
            return False

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)


class _Results(_Stream):
    """Standard output: a failed write is a `StorageError`."""

    _has_failed = False

    def write(self, text: str) -> int:
        """Write a text."""
        if self._stream is None:
            raise StorageError("standard output is closed, and there is a result to write")
        with self._errors(self._stream):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Write what is buffered, unless a write has failed already."""
        if self._stream is not None and not self._has_failed:
            with self._errors(self._stream):
                self._stream.flush()

    @contextmanager
    def _errors(self, stream: TextIO) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            self._has_failed = True
            _leave(stream)
            raise StorageError("standard output was closed before all was written") from None
        except UnicodeError:
            raise  # what the encoding lacks is for the writer to replace
        except (OSError, ValueError) as error:
            from warplens.profiles.writing import reason_of

            self._has_failed = True
            _leave(stream)
            raise StorageError(f"standard output cannot be written: {reason_of(error)}") from None


class _Notices(_Stream):
    """Standard error: a failed write is ignored."""

    def write(self, text: str) -> int:
        """Write a text if that is possible."""
        if self._stream is not None:
            with suppress(OSError):
                return self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Write what is buffered if that is possible."""
        if self._stream is not None:
            with suppress(OSError, ValueError):
                self._stream.flush()


def _leave(stream: TextIO) -> None:
    """Discard what is still buffered, so that the interpreter does not fail on it again at exit."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _mend_environment() -> None:
    """Drop or bound a width of the terminal that no table can have, and name a home where the user has none."""
    if "COLUMNS" in os.environ:
        text = os.environ["COLUMNS"].strip()
        if text.isascii() and text.isdigit() and int(text[:10]) > 0:
            os.environ["COLUMNS"] = str(min(max(int(text[:10]), LEAST_COLUMNS), MOST_COLUMNS))
        else:
            del os.environ["COLUMNS"]
    try:
        Path.home()
    except RuntimeError:  # there is no HOME, and the system does not know the user
        os.environ["HOME"] = NO_HOME


# Control-C, or a SIGTERM that is answered, while compiled code runs, which Python cannot end: the engine executes a
# block that may never end. Python's own answer comes first, an exception in the script. Only where what was running
# then still runs after `PATIENCE_S`, another thread ends the program.

PATIENCE_S = 1.0  # a block of most kernels ends within this time


@contextmanager
def unanswered_interrupts(running: Callable[[], object], stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop`, in a thread of its own, where Control-C does not end what runs.

    A script that answers the signal itself is left alone, and so is any thread but the main one. `running` returns
    what runs and may take long, None for nothing.
    """
    if os.name != "posix" or threading.current_thread() is not threading.main_thread() or not _is_python_s():
        yield
        return
    reading, writing = os.pipe()
    os.set_blocking(writing, False)

    def watch() -> None:
        while number := os.read(reading, 1):
            interrupted = running() if number[0] in (signal.SIGINT, signal.SIGTERM) and _is_python_s() else None
            if interrupted is not None:
                time.sleep(PATIENCE_S)
                if running() is interrupted:
                    stop()

    watching = threading.Thread(target=watch, name="warplens-control-c", daemon=True)
    before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    watching.start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        os.close(writing)
        watching.join()
        os.close(reading)


def _is_python_s() -> bool:
    """Return whether Control-C is an exception, as Python makes it one."""
    return signal.getsignal(signal.SIGINT) is signal.default_int_handler


# The rule: whatever ends a program, what it launched is written and printed once.

# The window on a program that runs: opened in a process of its own before the script begins.
# The script keeps this process, its standard streams and Control-C; the window reads nothing but the files
# that are written while it runs, and stays when the script has ended.

_Start = Callable[[Sequence[str]], subprocess.Popen[bytes]]
_PYTHON = re.compile(r"(python|pypy)[\d.]*")
_OPTION = re.compile(r"-[^-WXcm]*([WXcm]?)(.*)")  # of Python: these letters have a value, in this word or the next one


class ProgramWindow:
    """The window on the launches of a script, by a profile at `path`.

    That is where it is saved, else in a temporary folder that goes with the window.
    """

    def __init__(
        self, script: Path, save: Path | None = None, *, arguments: Sequence[str] = (), start: _Start | None = None
    ) -> None:
        from warplens.gui.terminal.doctor import has_display, window_hindrance

        self._start = start or _start
        if start is None and not has_display():
            raise MissingPartError("--window: there is no display; leave it away, and open the saved profile later")
        if start is None and (hindrance := window_hindrance()):
            raise MissingPartError(f"the window cannot be opened: {hindrance}")
        self._process: subprocess.Popen[bytes] | None = None
        self._again = call_again(sys.argv[1:], script, arguments)
        stem = (script_of(script, arguments) or script).stem
        self.path = save or temporary_folder(self, "warplens-window-") / f"{stem}.warplens.json"

    def open(self) -> None:
        """Open the window; the file must be there."""
        again = ("--program", self._again) if self._again else ()
        self._process = self._start([sys.executable, "-m", "warplens", "--open", str(self.path), *again])

    def wait(self) -> None:
        """Wait until the window is closed; Control-C closes it."""
        assert self._process is not None, "the window was opened"
        try:
            self._process.wait()
        except KeyboardInterrupt:
            self._process.terminate()
            self._process.wait()
            raise


def call_again(words: Sequence[str], program: Path, arguments: Sequence[str]) -> str:
    """Return how the window runs a program again (`MainCall`) as JSON, from the words of this process; "" if others."""
    before = len(words) - len(arguments)
    if words[:1] not in (["exec"], ["python"]) or list(words[before:]) != list(arguments):
        return ""
    kept, rest = list[str](), iter(words[:before])
    for word in rest:
        if word in ("--save", "--json"):
            next(rest, "")
        elif word != "--window" and not word.startswith(("--save=", "--json=")):
            kept.append(word)
    script = script_of(program, arguments) if words[0] == "exec" else None
    path = script or (program if program.exists() else Path(shutil.which(program) or program))
    call = {"path": str(path.absolute()), "device": "", "words": [*kept, *arguments], "name": str(script or kept[-1])}
    return json.dumps(call if script is None else call | {"by_python": True})


def script_of(program: Path, arguments: Sequence[str]) -> Path | None:
    """Return the script, or the file of the module, that Python is to run; None where the program is not Python."""
    rest = iter(arguments if _PYTHON.fullmatch(program.name) else ())
    for word in rest:
        if (option := _OPTION.fullmatch(word)) is None:
            return Path(word)
        letter, value = option.groups()
        value = value or next(rest, "") if letter else value
        if letter == "m":
            module = Path(*value.split("."))
            return module / "__main__.py" if module.is_dir() else module.with_suffix(".py")
        if letter == "c" or word == "-":
            return None
    return None


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a process that Control-C in the terminal does not end: the script is meant."""
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, start_new_session=True)


def run_to_end(
    ending: Ending | Callable[[], Ending | None], run: Callable[[], int], shown: ProgramWindow | None
) -> int:
    """Run a program, write and print what it launched, wait for the window, and return the program's exit code.

    `ending` is what is left to do when the program has ended, or what returns that, None as long as there is nothing.
    """

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
    """What is left to do when a program has ended, or is ended within a launch.

    What `is_beside` the program's own output goes to standard error; it is no script, whose packages are traced.
    """

    script: Path
    profile: LaunchProfile
    session: Session
    json: Path | None
    save: Path | None
    patterns: tuple[str, ...]
    sentences: Callable[[], Iterable[str]] = tuple  # what is said of it then
    is_beside: bool = False
    otherwise: Callable[[], None] | None = None  # what alone ends a program that has launched nothing, where given
    _begun: Lock = field(default_factory=Lock)
    _finished: Profile | None = None
    _unsaved: StorageError | None = None

    def __post_init__(self) -> None:
        """Keep the steps of the program beside its launches."""
        self.profile.steps = self.session.steps

    def finish(self) -> None:
        """Write the whole profile."""
        from warplens.profiles.records import Completeness

        self._begun.acquire()  # for good: it is the main thread or the one that stops it
        records = self.session.records
        try:
            self._finished = self.profile.finish(records)
        except StorageError as error:  # then the report is all that is left of the run
            self._finished, self._unsaved = self.profile.profile(records, Completeness.COMPLETE), error

    @property
    def has_failed(self) -> bool:
        """Whether some launch failed, was refused, has a race, or gave another result on the GPU, whatever is said."""
        from warplens.cuda.ground.points import Status

        assert self._finished is not None
        return any(point.status in {Status.FAILED, Status.SKIPPED} for point in self._finished.points)

    def report(self) -> None:
        """Print the profile, and what became of its file."""
        if self.otherwise is not None and not self.session.records:
            self.otherwise()
            return
        from warplens.gui.terminal.console import print_result
        from warplens.gui.terminal.output import STANDARD_OUTPUT, notice, write_document
        from warplens.gui.terminal.tables import profile_report
        from warplens.profiles.writing import to_json

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
