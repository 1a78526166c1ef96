"""Reports the calls of this process and of the Python processes that it starts, into a pipe.

The rule: the standard library alone, and nothing of the program: the process that compiles has no packages. A report is
one line and is written at once, since workers may write no file and end without clearing up.

    imported FILE          the body of a module begins
    called FILE            a function of a file is called for the first time in this process
    crossed CALLER CALLEE  a function of one file calls a function of a file in another folder

A call while a module is being imported is not reported: registers and decorators run then, and no point or launch asks
for them. The caller of a function that other packages call back is the nearest function of the program above it.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import threading
from pathlib import Path
from types import CodeType, FrameType

PIPE = "WARPLENS_WALK_PIPE"
"""The environment variable that names the pipe; `sitecustomize.py` installs the tracer where it is set."""
ROOT = Path(__file__).resolve().parent.parent.parent
PARTS = tuple(f"{ROOT / part}{os.sep}" for part in ("cuda", "gui", "profiles"))
FUNCTION = 0x2  # CO_NEWLOCALS of <code.h>, which bodies of modules and classes lack


def install(pipe: str) -> None:
    """Trace this thread, each that it starts, and the Python processes that it starts."""
    report = Reports(os.open(pipe, os.O_WRONLY))
    _trace_isolated_children(pipe)
    threading.setprofile(report)
    sys.setprofile(report)


class Reports:
    """The profile function of a process, and the reports that it has written."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._names: dict[CodeType, str] = {}
        self._called: set[str] = set()
        self._thread = threading.local()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Report a call; `event` is that of `sys.setprofile`."""
        if event not in ("call", "return"):
            return
        code = frame.f_code
        name = self._name(code)
        if not name:
            return
        depth = getattr(self._thread, "importing", 0)
        if code.co_name == "<module>":
            self._thread.importing = depth + (1 if event == "call" else -1)
            if event == "call":
                self._write(f"imported {name}")
        elif event == "call" and not depth and code.co_flags & FUNCTION:
            self._report_call(frame, name)

    def _report_call(self, frame: FrameType, name: str) -> None:
        if name not in self._called:
            self._called.add(name)
            self._write(f"called {name}")
        above = frame.f_back
        while above is not None and not self._name(above.f_code):
            above = above.f_back
        if above is not None:
            caller = self._name(above.f_code)
            if os.path.dirname(caller) != os.path.dirname(name):  # noqa: PTH120 - a path object for each call is slow
                self._write(f"crossed {caller} {name}")

    def _name(self, code: CodeType) -> str:
        """Return the file of the program that some code is from, relative to the root, "" for other code."""
        name = self._names.get(code)
        if name is None:
            path = code.co_filename
            name = path[len(str(ROOT)) + 1 :] if path.startswith(PARTS) else ""
            self._names[code] = name
        return name

    def _write(self, line: str) -> None:
        os.write(self._descriptor, f"{line}\n".encode())


def _trace_isolated_children(pipe: str) -> None:
    """Trace the processes that run `python -I -c PROGRAM` too, which reads no `sitecustomize` and no environment."""
    start = subprocess.Popen.__init__
    preface = f"import runpy; runpy.run_path({str(Path(__file__))!r})['install']({pipe!r})\n"

    def start_traced(self: object, arguments: object, *others: object, **options: object) -> None:
        if isinstance(arguments, list) and arguments[:2] == [sys.executable, "-I"] and "-c" in arguments:
            program = arguments.index("-c") + 1
            arguments = [*arguments[:program], preface + arguments[program], *arguments[program + 1 :]]
        start(self, arguments, *others, **options)

    subprocess.Popen.__init__ = start_traced


if __name__ == "__main__":
    sys.argv = sys.argv[1:]
    runpy.run_path(sys.argv[0], run_name="__main__")
