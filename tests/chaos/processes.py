"""The processes of one command, by what they are, and what is left of them.

The rule: a process is known by its id and the time when it started, and belongs to a command if the mark of the command
is in its environment or it descends from it. Nothing else is ever ended.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import psutil

MARK = "WARPLENS_CHAOS"
KINDS = {
    "compiler.process.server": "compiler",
    "resource_tracker": "keeper",
    "spawn_main": "worker",
    "ptxas": "assembler",
}
"""What is in the words of a process, and what it does."""
POLL_S = 0.01
GONE_S = 20.0
"""So long may processes take to end after the command."""


def kind_of(process: psutil.Process, main: int) -> str:
    """Return what a process does for the command whose first process is `main`, "" if it is gone."""
    if process.pid == main:
        return "main"
    try:
        words = " ".join(process.cmdline())
    except psutil.Error:
        return ""
    return next((kind for part, kind in KINDS.items() if part in words), "other")


class Command:
    """A command that runs in a session of its own, with its output in a file."""

    def __init__(
        self, words: Sequence[str], *, output: Path, environment: Mapping[str, str], limits: Sequence[str] = ()
    ) -> None:
        """Start the command; `limits` are words of `prlimit`."""
        self.mark = f"{os.getpid()}-{output.stem}-{time.monotonic_ns()}"
        self.output = output
        before = ["prlimit", *limits, "--"] if limits else []
        with output.open("w") as stream:
            self.process = subprocess.Popen(
                [*before, *words], stdout=stream, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                start_new_session=True, env={**environment, MARK: self.mark},
            )  # fmt: skip
        self.seen: dict[int, psutil.Process] = {}
        self.look()

    @property
    def main(self) -> int:
        """The id of its first process."""
        return self.process.pid

    def look(self) -> dict[str, list[psutil.Process]]:
        """Return the living processes of the command by their kinds."""
        kinds: dict[str, list[psutil.Process]] = {}
        with contextlib.suppress(psutil.Error):
            main = psutil.Process(self.main)
            for process in (main, *main.children(recursive=True)):
                self.seen.setdefault(process.pid, process)
                if kind := kind_of(process, self.main):
                    kinds.setdefault(kind, []).append(process)
        return kinds

    def wait_for(self, seconds: float) -> bool:
        """Wait; return whether the command still runs."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and self.process.poll() is None:
            time.sleep(POLL_S)
        return self.process.poll() is None

    def end(self, limit_s: float) -> int | None:
        """Wait until the command has ended and return its exit code; None, and it is killed, where it does not."""
        try:
            return self.process.wait(limit_s)
        except subprocess.TimeoutExpired:
            self.look()
            self.kill_all()
            self.process.wait()
            return None

    def left(self) -> list[str]:
        """Return what of it still runs a while after its end, and kill that."""
        until = time.monotonic() + GONE_S
        while (running := self._running()) and time.monotonic() < until:
            time.sleep(0.1)
        names = [f"{kind_of(process, self.main) or 'other'} {process.pid}" for process in running]
        self.kill_all()
        return names

    def _running(self) -> list[psutil.Process]:
        for process in psutil.process_iter():
            with contextlib.suppress(psutil.Error):
                if process.pid not in self.seen and process.environ().get(MARK) == self.mark:
                    self.seen[process.pid] = process
        return [process for process in self.seen.values() if _runs(process)]

    def kill_all(self) -> None:
        """Kill what is left of the command."""
        for process in self._running():
            with contextlib.suppress(psutil.Error):
                process.send_signal(signal.SIGKILL)

    def text(self) -> str:
        """Return what the command has printed."""
        return self.output.read_text("utf-8", "replace")


def _runs(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.Error:
        return False
