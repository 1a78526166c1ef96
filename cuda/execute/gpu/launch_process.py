"""A card in a process of its own, for the launches of a program.

The rule: the program keeps its own process: what a launch does to the driver ends another one, and the next launch has
a new one. The packages that stand in for PyCUDA in the program are not there.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import IO

import msgspec

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.gpu.launch_frames import (
    ByteLaunch,
    ByteResult,
    Bytes,
    LaunchTiming,
    Reply,
    Request,
    SharedArrays,
    read_arrays,
    read_header,
    write_message,
)
from warplens.cuda.ground.errors import MissingPartError
from warplens.cuda.ground.host import copied

LIMIT_S = 60.0
"""A launch, the start of the process included, may take this long beside what its timing takes; a longer one is taken
to be endless. It is the time limit of a point."""
ENDING_S = 5.0
"""A process whose pipe is closed ends by itself within this time, else it is killed."""

PIPE_BYTES = 1 << 20
"""A pipe holds this much where the system allows it: the most that Linux gives a user by default. Source: pipe(7)."""


class LaunchProcess:
    """One card; the process starts with the first launch.

    Args:
        card: its UUID (`GPU-...`).
        spec: its specification.
        limit_s: seconds that a launch may take beside its timing.
        command: starts the process, by default `launch_server`.
    """

    def __init__(
        self, card: str, spec: GpuSpec, *, limit_s: float = LIMIT_S, command: Sequence[str] | None = None
    ) -> None:
        module = "warplens.cuda.execute.gpu.launch_server"
        self._command = list(command or (sys.executable, "-m", module, card, spec.key))
        self._limit_s = limit_s
        self._process: subprocess.Popen[bytes] | None = None
        self._shared: SharedArrays | None = None
        self._owner = 0

    def run(self, launch: ByteLaunch, before: Mapping[str, Bytes], timing: LaunchTiming | None) -> ByteResult:
        """Run one launch; what fails, the end of the process too, is a sentence of the result."""
        limit_s = self._limit_s + (0.0 if timing is None else 3 * timing.measuring.longest_time_s)
        try:
            process = self._started()
        except MissingPartError as error:
            return ByteResult(hindrance=str(error))
        is_late = threading.Event()

        def end_late() -> None:
            is_late.set()
            process.kill()

        timer = threading.Timer(limit_s, end_late)
        timer.start()
        try:
            return self._ask(process, launch, before, timing)
        except (OSError, EOFError, msgspec.DecodeError):
            process.kill()
            code = process.wait()
            self.close()
            if is_late.is_set():
                return ByteResult(failure=f"the launch did not end on the card within {limit_s:g} s")
            return ByteResult(failure=f"the process of the card ended with code {code}")
        except BaseException:
            self.close(at_once=True)  # Control-C: its answer would be that of the next launch
            raise
        finally:
            timer.cancel()
            timer.join()

    def load(self, code: bytes) -> None:
        """Have the process load code while this one goes on; one that is not there yet loads it with the launch."""
        if self._process is None or self._owner != os.getpid() or self._process.stdin is None:
            return
        with contextlib.suppress(OSError):  # it has ended: the launch says so
            write_message(self._process.stdin.fileno(), Request(code=code), {})

    def close(self, *, at_once: bool = False) -> None:
        """End the process; it gives the card back."""
        process, self._process = self._process, None
        shared, self._shared = self._shared, None
        if shared is not None:
            shared.close()
        if process is None or self._owner != os.getpid():  # a forked program: the card is its parent's
            return
        atexit.unregister(self.close)
        if at_once:
            process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        try:
            process.wait(ENDING_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _ask(
        self,
        process: subprocess.Popen[bytes],
        launch: ByteLaunch,
        before: Mapping[str, Bytes],
        timing: LaunchTiming | None,
    ) -> ByteResult:
        assert process.stdin is not None
        assert process.stdout is not None
        arrays, shared = {name: before[name] for name in launch.sizes}, self._shared
        try:
            if shared is not None:
                shared.put(arrays)
        except OSError:  # there is no more memory of this kind: slower, and as good
            shared = None
        descriptor = None if shared is None else shared.descriptor
        request = Request(launch=launch, timing=timing, descriptor=descriptor)
        write_message(process.stdin.fileno(), request, arrays if shared is None else {})
        replies = process.stdout.fileno()
        reply = read_header(replies, Reply)
        if reply is None:
            raise EOFError("the process of the card ended")
        if shared is None:
            results = read_arrays(replies, reply.sizes)
        else:
            views = shared.views(reply.sizes, behind=launch.sizes)
            results = {name: copied(view) for name, view in views.items()}
        if reply.is_lost:
            self.close()
        return replace(reply.result, results=results)

    def _started(self) -> subprocess.Popen[bytes]:
        """Return the process.

        Raises:
            MissingPartError: the system does not start it.
        """
        if self._process is not None and self._owner == os.getpid() and self._process.poll() is None:
            return self._process
        self.close()
        self._shared = SharedArrays.made()
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                env={**os.environ, "PYTHONSAFEPATH": "1"},  # a file pycuda.py beside the script is not meant
                pass_fds=() if self._shared is None else (self._shared.descriptor,),
                start_new_session=True,  # Control-C in a terminal is for the program
            )
        except OSError as error:
            raise MissingPartError(f"the process of the card cannot be started: {error.strerror}") from error
        self._owner = os.getpid()
        for pipe in (self._process.stdin, self._process.stdout):
            _widen(pipe)
        atexit.register(self.close)
        return self._process


def _widen(pipe: IO[bytes] | None) -> None:
    """Let a pipe hold more, where the system can: each time that it is full both processes take turns."""
    if pipe is None or sys.platform != "linux":
        return
    import fcntl

    with contextlib.suppress(OSError):  # a user's pipes may be limited: slower, and as good
        fcntl.fcntl(pipe.fileno(), fcntl.F_SETPIPE_SZ, PIPE_BYTES)
