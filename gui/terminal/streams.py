"""The surroundings of a command: its three standard streams, the width of the terminal, and the home of the user.

The rule: whatever is closed, full or missing ends in one sentence on the stream that is left and an exit code. A failed
write on standard output raises an error for `cli.main`; one on standard error is ignored, since nothing could tell it.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO, cast

from warplens.cuda.ground.errors import StorageError

LEAST_COLUMNS, MOST_COLUMNS = 20, 4096
"""A table has a width between these: one of no columns would be empty, and one of a billion fills the memory."""
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
            from warplens.profiles.store import reason_of

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


# Control-C while compiled code runs, which Python cannot end: the engine executes a block that may never end.
# Python's own answer comes first, an exception in the script. Only where what was running then still runs
# after `PATIENCE_S`, another thread ends the program.


PATIENCE_S = 1.0  # a block of most kernels ends within this time


@contextmanager
def unanswered_interrupts(running: Callable[[], object], stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop`, in a thread of its own, where Control-C does not end what runs.

    A script that answers the signal itself is left alone, and so is any thread but the main one.

    Args:
        running: what runs and may take long, None for nothing.
        stop: ends the program.
    """
    if os.name != "posix" or threading.current_thread() is not threading.main_thread() or not _is_python_s():
        yield
        return
    reading, writing = os.pipe()
    os.set_blocking(writing, False)

    def watch() -> None:
        while number := os.read(reading, 1):
            interrupted = running() if number[0] == signal.SIGINT and _is_python_s() else None
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
