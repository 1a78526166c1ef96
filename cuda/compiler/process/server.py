"""The program of the compile server: a small process that has one other run NVRTC, within limits of time and memory.

The server reads requests from standard input and writes replies to standard output. It forks the process that compiles,
which stays for the next request; after a crash or a limit it forks another. It has one thread, so a fork is safe.

The rule: whatever a source does to the compiler, the server replies to its request, and both processes end as soon as
the one that started the server is gone. The module imports little, see `warplens.cuda.compiler.nvrtc`.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import select
import signal
import sys
import time

from warplens.cuda.compiler.nvrtc import Nvrtc
from warplens.cuda.compiler.process import frames
from warplens.cuda.compiler.process.frames import Ending

IDLE_S = 30.0
"""After this long without a request the process that compiles ends, to give back its memory."""
LARGE_BYTES = 1 << 30
"""A process that ever had this much memory is not used again, so that the limit is for one run of the compiler."""
NEAR_LIMIT = 0.75
"""A crash counts as one for lack of memory from this part of the limit on: what failed was a single large request."""
_NO_MEMORY = (b"out of memory", b"bad_alloc")
_ERRORS_KEPT_BYTES = 1 << 16
_PIECE_BYTES = 1 << 20
_REPLY_PARTS = 6  # whether it is the last one, and what `Nvrtc.compile` returns
_DIES_WITH_PARENT = 1  # PR_SET_PDEATHSIG of <linux/prctl.h>


class _ParentGoneError(Exception):
    """Nobody is left to reply to."""


class _Compiling:
    """The process that compiles, seen from the server."""

    def __init__(self, library: Nvrtc, memory_bytes: int) -> None:
        self.memory_bytes = memory_bytes
        requests_end, self.requests = os.pipe()
        self.replies, replies_end = os.pipe()
        self.errors, errors_end = os.pipe()
        server = os.getpid()
        try:
            self.pid = os.fork()
        except OSError:
            self._close_own()
            raise
        else:
            if not self.pid:
                try:
                    self._close_own()
                    _confine(server, errors_end, memory_bytes)
                    _compile_requests(library, requests_end, replies_end)
                except MemoryError:
                    os.write(2, _NO_MEMORY[0])
                finally:
                    os._exit(1)
        finally:
            for descriptor in (requests_end, replies_end, errors_end):
                os.close(descriptor)

    def end(self) -> tuple[int, int]:
        """End the process at once; return its exit code, negative for a signal, and its peak of memory in bytes.

        The code of a process that has died before stays what it is.
        """
        os.kill(self.pid, signal.SIGKILL)
        _, status, usage = os.wait4(self.pid, 0)
        self._close_own()
        return os.waitstatus_to_exitcode(status), usage.ru_maxrss * 1024

    def _close_own(self) -> None:
        for descriptor in (self.requests, self.replies, self.errors):
            os.close(descriptor)


class _Server:
    """The server's own state: the library, the pipes to its parent, and the process that compiles, if there is one."""

    def __init__(self, library_path: str, parent: int) -> None:
        self._requests, self._replies = 0, 1
        self._watched = [self._requests]
        try:
            self._watched.append(os.pidfd_open(parent))
        except (OSError, AttributeError):  # an old kernel, or no Linux: the end of the pipe tells it too
            self._watched = [self._requests]
        if os.getppid() != parent:
            raise _ParentGoneError
        self._library = Nvrtc(library_path)
        self._compiling: _Compiling | None = None

    def serve(self) -> None:
        """Reply to requests until the parent is gone."""
        try:
            self._reply([])  # it is ready
            while True:
                self._wait_for_request()
                request = frames.read_frame(self._requests)
                if request is None:
                    return
                self._reply(self._run(request))
        except (_ParentGoneError, BrokenPipeError):
            return
        finally:
            self._end_compiling()

    def _reply(self, parts: list[bytes]) -> None:
        frames.write_whole(self._replies, frames.packed(parts))

    def _wait_for_request(self) -> None:
        ready = _readable(self._watched, IDLE_S if self._compiling else None)
        while not ready:
            self._end_compiling()
            ready = _readable(self._watched, None)
        if self._requests not in ready:
            raise _ParentGoneError

    def _end_compiling(self) -> None:
        if self._compiling:
            self._compiling.end()
            self._compiling = None

    def _run(self, request: list[bytes]) -> list[bytes]:
        """Have a request compiled; return the reply."""
        limit_s, memory_bytes = float(request[0]), int(request[1])
        if self._compiling and self._compiling.memory_bytes != memory_bytes:
            self._end_compiling()
        try:
            self._compiling = self._compiling or _Compiling(self._library, memory_bytes)
        except OSError as error:
            return [Ending.UNABLE.value, (error.strerror or str(error)).encode()]
        try:
            frames.write_whole(self._compiling.requests, frames.packed(request[2:]))
        except BrokenPipeError:
            return self._autopsy(b"")
        try:
            return self._await(self._compiling, limit_s)
        except frames.FrameError as error:
            self._end_compiling()
            return [Ending.CRASHED.value, str(error).encode()]

    def _await(self, compiling: _Compiling, limit_s: float) -> list[bytes]:
        end = time.monotonic() + limit_s
        reply, errors = bytearray(), b""
        watched = [*self._watched, compiling.replies, compiling.errors]
        while (left_s := end - time.monotonic()) > 0:
            ready = _readable(watched, left_s)
            if not ready.isdisjoint(self._watched):  # no request comes before the reply: the parent is gone
                raise _ParentGoneError
            if compiling.errors in ready:
                piece = os.read(compiling.errors, _PIECE_BYTES)
                errors = (errors + piece)[-_ERRORS_KEPT_BYTES:]
                if not piece:
                    watched.remove(compiling.errors)
            elif compiling.replies in ready:
                piece = os.read(compiling.replies, _PIECE_BYTES)
                reply += piece
                parts = _complete(reply)
                if parts is not None:
                    return self._reply_of(parts)
                if not piece:
                    return self._autopsy(errors)
        self._end_compiling()
        return [Ending.LATE.value]

    def _reply_of(self, parts: list[bytes]) -> list[bytes]:
        if len(parts) != _REPLY_PARTS:
            raise frames.FrameError(f"a reply of {len(parts)} parts")
        is_last, *results = parts
        if is_last:
            self._end_compiling()
        return [Ending.DONE.value, *results]

    def _autopsy(self, errors: bytes) -> list[bytes]:
        """Return the reply for a process that is dead, or wrote nonsense."""
        compiling, self._compiling = self._compiling, None
        assert compiling
        code, peak_bytes = compiling.end()
        if any(sign in errors for sign in _NO_MEMORY) or peak_bytes > NEAR_LIMIT * compiling.memory_bytes:
            return [Ending.MEMORY.value]
        return [Ending.CRASHED.value, signal.Signals(-code).name.encode() if code < 0 else b"exit code %d" % code]


def _readable(descriptors: list[int], limit_s: float | None) -> set[int]:
    """Wait until one of the pipes has bytes or has ended; none after the limit."""
    poll = select.poll()
    for descriptor in descriptors:
        poll.register(descriptor, select.POLLIN)
    return {descriptor for descriptor, _ in poll.poll(limit_s if limit_s is None else limit_s * 1000 + 1)}


def _complete(data: bytearray) -> list[bytes] | None:
    """Return the parts of a frame that has arrived whole, else None."""
    if len(data) < frames.LENGTH_BYTES or len(data) < frames.LENGTH_BYTES + frames.body_bytes(bytes(data[:8])):
        return None
    return frames.unpacked(bytes(data[frames.LENGTH_BYTES :]))


def _confine(server: int, errors: int, memory_bytes: int) -> None:
    """Let this process, just forked, end with the server, keep to its limits and print where the server reads."""
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(_DIES_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != server:
        os._exit(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(errors, 1)
    os.dup2(errors, 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = memory_bytes if hard == resource.RLIM_INFINITY else min(memory_bytes, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _compile_requests(library: Nvrtc, requests: int, replies: int) -> None:
    """Compile what is requested, for ever; in the process that compiles."""
    while request := frames.read_frame(requests):
        folder, source, name, entry, count, *texts = request
        with contextlib.suppress(OSError):  # it is gone: then nothing is found there
            os.chdir(folder)
        options, headers = texts[: int(count)], texts[int(count) :]
        pairs = list(zip(headers[::2], headers[1::2], strict=True))
        results = library.compile(source, name, entry, options, pairs)
        is_large = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 > LARGE_BYTES
        frames.write_whole(replies, frames.packed([b"last" if is_large else b"", *results]))


def main() -> None:
    """Serve the process whose number is the second argument; the first one is the path of NVRTC."""
    path, parent = sys.argv[1:3]
    try:
        _Server(path, int(parent)).serve()
    except _ParentGoneError:
        return
