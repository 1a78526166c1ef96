"""The window on a program that runs: opened in a process of its own before the script begins.

The rule: the script keeps this process, its standard streams and Control-C; the window reads nothing but the files that
are written while it runs, and stays when the script has ended.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path

from warplens.cuda.errors import MissingPartError
from warplens.gui.terminal.doctor import has_display, window_hindrance

_Start = Callable[[Sequence[str]], subprocess.Popen[bytes]]


class ProgramWindow:
    """The window on the launches of a script.

    `path` is the profile that it shows: where it is saved, else in a temporary folder that goes with the window.

    Args:
        script: the script.
        save: where its profile is saved, None for nowhere.
        start: starts the process of the window.

    Raises:
        MissingPartError: there is no display, or a part of the window is missing.
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
