"""Runs a Python script, or a module, as Python itself would, with its launches traced.

The rule: the script sees its own arguments, folder and name; what ends it is kept and given back, never swallowed.
"""

import builtins
import importlib.machinery
import importlib.util
import io
import os
import runpy
import sys
import threading
import traceback
from collections.abc import Callable, Container, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType

from warplens.cuda.ground.errors import InputError
from warplens.cuda.record.adapters import installed
from warplens.cuda.record.session import Session, active

MAIN = "__main__"
MAIN_FILE = "__main__.py"
INTERRUPTED = 130  # the exit code of a program that Control-C ends


def run_script(path: Path, arguments: Sequence[str], session: Session) -> int:
    """Run a script, or a folder with a `__main__.py`, and return its exit code; a traceback goes to standard error."""
    if (path / MAIN_FILE).is_file():
        return _run(lambda: runpy.run_path(str(path), run_name=MAIN), [str(path), *arguments], session)
    if not path.is_file():
        raise InputError(f"there is no file {path}")
    folder = str(path.resolve().parent)
    return _run(lambda: _execute(path), [str(path), *arguments], session, folder=folder)


def run_module(name: str, arguments: Sequence[str], session: Session) -> int:
    """Run a module, or a package with a `__main__.py`, as `python -m` does, and return its exit code."""
    folder = str(Path.cwd())
    sys.path.insert(0, folder)
    try:
        module = importlib.util.find_spec(name)
    except (ImportError, ValueError):  # a package above it is missing, or the name has no form of a module's
        module = None
    finally:
        sys.path.remove(folder)
    if module is None:
        raise InputError(f"there is no module {name}")
    run = partial(runpy.run_module, name, run_name=MAIN, alter_sys=True)
    return _run(run, [module.origin or name, *arguments], session, folder=folder)


def own_modules(script: Path) -> list[str]:
    """Return the files of a script, and of the modules that it has imported from its folder or below."""
    folder = str(script.resolve().parent)
    paths = [str(script.resolve())] if script.is_file() else []
    for module in tuple(sys.modules.values()):
        path = os.path.realpath(getattr(module, "__file__", None) or "/")
        if path.startswith(f"{folder}{os.sep}") and "-packages" not in path:
            paths.append(path)
    return list(dict.fromkeys(paths))


def _execute(path: Path) -> None:
    """Execute a script in a module `__main__` of its own, which stays until the threads of the script have ended."""
    file = str(path.absolute())
    with io.open_code(file) as opened:
        text = opened.read()
    module = ModuleType(MAIN)
    module.__dict__.update(__file__=file, __builtins__=builtins, __cached__=None)
    module.__loader__ = importlib.machinery.SourceFileLoader(MAIN, file)
    sys.modules[MAIN] = module
    exec(compile(text, file, "exec", dont_inherit=True), vars(module))  # noqa: S102 - the script is the user's


def _run(execute: Callable[[], object], words: list[str], session: Session, *, folder: str = "") -> int:
    saved = sys.argv, sys.path[:], sys.modules[MAIN]
    sys.argv = words
    if folder:
        sys.path.insert(0, folder)
    try:
        with active(session), installed(), session.children.counted():
            before = set(threading.enumerate())
            execute()
            _join_all_but(before)
    except SystemExit as error:
        return _exit_code(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BaseException as error:  # noqa: BLE001 - whatever the script raises is its own
        _print_traceback(error)
        return 1
    finally:
        sys.argv, sys.path[:], sys.modules[MAIN] = saved
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
    own = f"{os.sep}record{os.sep}script.py"
    trace = error.__traceback__
    while trace is not None and (
        trace.tb_frame.f_code.co_filename.endswith(own) or trace.tb_frame.f_globals.get("__name__") == "runpy"
    ):
        trace = trace.tb_next
    traceback.print_exception(type(error), error, trace)
