"""Runs a Python script as Python itself would, with its launches traced.

The rule: the script sees its own arguments, folder and name; what ends it is kept and given back, never swallowed.
"""

from __future__ import annotations

import os
import runpy
import sys
import threading
import traceback
from collections.abc import Container, Sequence
from pathlib import Path

from warplens.cuda.errors import InputError
from warplens.cuda.frontends.adapters import installed
from warplens.cuda.frontends.session import Session, active

INTERRUPTED = 130
"""The exit code of a program that Control-C ends."""


def run_script(path: Path, arguments: Sequence[str], session: Session) -> int:
    """Run a script and return its exit code; a traceback of the script goes to standard error.

    Args:
        path: the script.
        arguments: what follows the script in `sys.argv`.
        session: takes the launches.

    Raises:
        InputError: there is no such file.
    """
    if not path.is_file():
        raise InputError(f"there is no file {path}")
    saved = sys.argv, sys.path[:], sys.modules["__main__"]
    sys.argv = [str(path), *arguments]
    sys.path.insert(0, str(path.resolve().parent))
    try:
        with active(session), installed(), session.children.counted():
            before = set(threading.enumerate())
            runpy.run_path(str(path), run_name="__main__")
            _join_all_but(before)
    except SystemExit as error:
        return _exit_code(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BaseException as error:  # noqa: BLE001 - whatever the script raises is its own
        _print_traceback(error)
        return 1
    finally:
        sys.argv, sys.path[:], sys.modules["__main__"] = saved
    return 0


def _join_all_but(threads: Container[threading.Thread]) -> None:
    """Wait for the threads of the script, as Python does before it ends: all but the threads before it, and daemons.

    A thread that another one is just starting has no identity yet and can't be waited for; it is there once the other
    thread has ended.
    """
    while running := [
        thread
        for thread in threading.enumerate()
        if thread not in threads and not thread.daemon and thread.ident is not None
    ]:
        for thread in running:
            thread.join()


def _exit_code(error: SystemExit) -> int:
    """Return the exit code of `sys.exit`, which prints anything that is no number."""
    if error.code is None:
        return 0
    if isinstance(error.code, int):
        return error.code
    sys.stderr.write(f"{error.code}\n")
    return 1


def _print_traceback(error: BaseException) -> None:
    """Print the traceback of a script without the frames that run it."""
    own = f"{os.sep}frontends{os.sep}script.py"
    trace = error.__traceback__
    while trace is not None and (
        trace.tb_frame.f_code.co_filename.endswith(own) or trace.tb_frame.f_globals.get("__name__") == "runpy"
    ):
        trace = trace.tb_next
    traceback.print_exception(type(error), error, trace)
