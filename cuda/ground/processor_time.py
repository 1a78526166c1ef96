"""What a process may compute: limits of processor time, which say the same on an idle and on a busy machine.

The rule: a limit counts the processor time of a process and of its children, for each of its threads. The wall clock
ends only what hangs: a process that computes nothing, or nearly nothing. What runs on a GPU is limited in wall time.
"""

import os
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

LOOKED_AT_S, AGAIN_S = 60.0, 0.05  # a process is looked at so often, and at most so often
HANGS_S, LEAST_MOVE_S = 120.0, 0.1  # a process that takes less processor time than the second within the first hangs
GUARD = 60.0  # so many times its limit is the longest that it may take by the wall clock


def processor_s(process: int) -> float | None:
    """Return the processor time that a process and its children have taken, None where the system does not tell.

    Example:
        >>> spent = processor_s(os.getpid())
        >>> spent is None or spent > 0
        True
    """
    ticks, tree = 0, [process]
    for number in tree:
        folder = Path(f"/proc/{number}")
        try:
            values = (folder / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
            ticks += sum(map(int, values[11:15]))  # utime, stime, and those of children that have ended: proc(5)
            for children in folder.glob("task/*/children"):
                tree += map(int, children.read_text(encoding="ascii").split())
        except OSError:  # it has just ended
            if number == process:
                return None
    return ticks / os.sysconf("SC_CLK_TCK")


class Limit:
    """A limit of what a process does from now on; without a process it counts wall time."""

    def __init__(
        self,
        process: int | None,
        limit_s: float,
        *,
        threads: int = 1,  # each of them may take so much
        waits: Callable[[], bool] = lambda: False,  # whether it waits for other processes now: it does not hang
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limit_s = limit_s
        self._threads, self._waits, self._clock = threads, waits, clock
        self._process = process if process is not None and processor_s(process) is not None else None
        self._begun_at_s = self._moved_at_s = clock()
        self._moved_s, self._hangs = 0.0, False
        self._begun_s = self._moved_s = self._spent_s()  # 0 where the process has just ended

    def left_s(self) -> float:
        """Return after how many seconds it is to be asked again, 0 where the process has done enough, or hangs."""
        spent_s, now_s = self._spent_s(), self._clock()
        if spent_s - self._moved_s >= LEAST_MOVE_S:
            self._moved_s, self._moved_at_s = spent_s, now_s
        if self._waits():
            self._begun_at_s = self._moved_at_s = now_s
        self._hangs = self._process is not None and now_s - self._moved_at_s >= HANGS_S
        left_s = self._begun_s + self.limit_s - spent_s
        is_over = left_s <= 0 or self._hangs or now_s - self._begun_at_s >= GUARD * self.limit_s + HANGS_S
        return 0.0 if is_over else max(AGAIN_S, min(left_s, LOOKED_AT_S))

    def sentence(self, limit: str = "") -> str:
        """Return what the process did once `left_s` was 0; `limit` names it, as in "the time limit of "."""
        if self._hangs:
            return f"it took no processor time for {HANGS_S:g} s"
        return f"it took longer than {limit}{self.limit_s:g} s{' of processor time' if self._process else ''}"

    def _spent_s(self) -> float:
        if self._process is None:
            return self._clock()
        spent_s = processor_s(self._process)
        return self._moved_s if spent_s is None else spent_s / self._threads  # None: it has just ended


def ended(process: subprocess.Popen[bytes], limit: Limit) -> int | None:
    """Wait for the end of a process and return its exit code, None where it goes on although its limit is over."""
    while left_s := limit.left_s():
        with suppress(subprocess.TimeoutExpired):
            return process.wait(left_s)
    return None
