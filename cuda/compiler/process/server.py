"""The program of the compile server: a small process that loads NVRTC once and forks a process for each compilation.

The server reads requests from standard input and writes replies to standard output. It has one thread, so a fork is
safe, and costs milliseconds, as the library is loaded already. No process compiles twice: NVRTC 12.9 keeps `--restrict`
for later runs, and a hostile source may leave behind more.

The rule: whatever a source does to the compiler, the server replies to its request, and both processes end as soon as
the one that started the server is gone. The module imports little, see `warplens.cuda.compiler.nvrtc`.
"""

import ctypes
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Sequence

from warplens.cuda.compiler.nvrtc import Nvrtc
from warplens.cuda.compiler.process import frames
from warplens.cuda.compiler.process.frames import Ending
from warplens.cuda.ground.confinement import rights

NEAR_LIMIT = 0.75  # a crash counts as one for lack of memory from this part of the limit on: one large request failed
LONGEST_WAIT_S = 86_400.0  # a wait for pipes takes a day at most, and is repeated: the system counts ms in 32 bits
_NO_MEMORY = (b"out of memory", b"bad_alloc")
_ERRORS_KEPT_BYTES = 1 << 16
_PIECE_BYTES = 1 << 20
_RESULTS = 5  # what `Nvrtc.compile` returns
_DIES_WITH_PARENT = 1  # PR_SET_PDEATHSIG of <linux/prctl.h>


class _ParentGoneError(Exception):
    """The process that started the server is gone, so no reply can be read."""


class _Run:
    """A run of the compiler in a process of its own, seen from the server."""

    def __init__(self, library: Nvrtc, request: list[bytes], memory_bytes: int, readable: Sequence[str]) -> None:
        self._memory_bytes = memory_bytes
        self.reply, reply_end = os.pipe()
        self.errors, errors_end = os.pipe()
        server = os.getpid()
        try:
            self._pid = os.fork()
        except OSError:
            self._close()
            raise
        else:
            if not self._pid:
                _compile_and_exit(library, request, server, memory_bytes, readable, reply=reply_end, errors=errors_end)
        finally:
            os.close(reply_end)
            os.close(errors_end)

    def end(self) -> tuple[int, int]:
        """End the process at once; return its exit code, negative for a signal, and its peak of memory in bytes.

        The code of a process that has died before stays what it is.
        """
        os.kill(self._pid, signal.SIGKILL)
        _, status, usage = os.wait4(self._pid, 0)
        self._close()
        return os.waitstatus_to_exitcode(status), usage.ru_maxrss * 1024

    def autopsy(self, errors: bytes) -> list[bytes]:
        """Return the reply for a process that has died without one, by what it printed."""
        code, peak_bytes = self.end()
        if any(sign in errors for sign in _NO_MEMORY) or peak_bytes > NEAR_LIMIT * self._memory_bytes:
            return [Ending.MEMORY.value]
        return [Ending.CRASHED.value, signal.Signals(-code).name.encode() if code < 0 else b"exit code %d" % code]

    def _close(self) -> None:
        os.close(self.reply)
        os.close(self.errors)


class _Server:
    """The server's own state: the library and the pipes to its parent."""

    def __init__(self, library_path: str, parent: int, readable: Sequence[str]) -> None:
        self._requests, self._replies = 0, 1
        self._watched = [self._requests]
        try:
            self._watched.append(os.pidfd_open(parent))
        except (OSError, AttributeError):  # an old kernel, or no Linux: the end of the pipe tells it too
            self._watched = [self._requests]
        if os.getppid() != parent:
            raise _ParentGoneError
        self._library = Nvrtc(library_path)
        self._readable = readable

    def serve(self) -> None:
        """Reply to requests until the parent is gone."""
        self._reply([])  # it is ready
        while self._requests in _readable(self._watched, None):
            request = frames.read_frame(self._requests)
            if request is None:
                return
            self._reply(self._run(request))

    def _reply(self, parts: list[bytes]) -> None:
        frames.write_whole(self._replies, frames.packed(parts))

    def _run(self, request: list[bytes]) -> list[bytes]:
        limit_s, memory_bytes = float(request[0]), int(request[1])
        try:
            run = _Run(self._library, request[2:], memory_bytes, self._readable)
        except OSError as error:
            return [Ending.UNABLE.value, (error.strerror or str(error)).encode()]
        try:
            return self._await(run, limit_s)
        except frames.FrameError as error:
            run.end()
            return [Ending.CRASHED.value, str(error).encode()]
        except _ParentGoneError:
            run.end()
            raise

    def _await(self, run: _Run, limit_s: float) -> list[bytes]:
        end = time.monotonic() + limit_s
        reply, errors = bytearray(), b""
        watched = [*self._watched, run.reply, run.errors]
        while (left_s := end - time.monotonic()) > 0:
            ready = _readable(watched, left_s)
            if not ready.isdisjoint(self._watched):  # no request comes before the reply: the parent is gone
                raise _ParentGoneError
            if run.errors in ready:
                piece = os.read(run.errors, _PIECE_BYTES)
                errors = (errors + piece)[-_ERRORS_KEPT_BYTES:]
                if not piece:
                    watched.remove(run.errors)
            elif run.reply in ready:
                piece = os.read(run.reply, _PIECE_BYTES)
                reply += piece
                results = _complete(reply)
                if results is not None:
                    run.end()
                    return [Ending.DONE.value, *results]
                if not piece:
                    return run.autopsy(errors)
        run.end()
        return [Ending.LATE.value]


def _readable(descriptors: list[int], limit_s: float | None) -> set[int]:
    """Wait until one of the pipes has bytes or has ended; none after the limit."""
    poll = select.poll()
    for descriptor in descriptors:
        poll.register(descriptor, select.POLLIN)
    wait_ms = None if limit_s is None else min(limit_s, LONGEST_WAIT_S) * 1000 + 1
    return {descriptor for descriptor, _ in poll.poll(wait_ms)}


def _complete(data: bytearray) -> list[bytes] | None:
    """Return the results in a frame that has arrived whole, else None; a FrameError where it holds no results."""
    head = frames.LENGTH_BYTES
    if len(data) < head or len(data) < head + frames.body_bytes(bytes(data[:head])):
        return None
    results = frames.unpacked(bytes(data[head:]))
    if len(results) != _RESULTS:
        raise frames.FrameError(f"a reply of {len(results)} parts")
    return results


def _compile_and_exit(
    library: Nvrtc,
    request: list[bytes],
    server: int,
    memory_bytes: int,
    readable: Sequence[str],
    *,
    reply: int,
    errors: int,
) -> None:
    """Compile a request in this process, just forked, write the results to a pipe, and exit."""
    try:
        _confine(server, memory_bytes, errors, readable)
        source, name, entry, count, *texts = request
        options, headers = texts[: int(count)], texts[int(count) :]
        pairs = list(zip(headers[::2], headers[1::2], strict=True))
        frames.write_whole(reply, frames.packed([*library.compile(source, name, entry, options, pairs)]))
    except MemoryError:
        os.write(errors, _NO_MEMORY[0])
    finally:
        os._exit(1)


def _confine(server: int, memory_bytes: int, errors: int, readable: Sequence[str]) -> None:
    """Let this process end with the server, keep to its limits, print where the server reads, and change no file.

    It reads no file outside the folders `readable`, if there are some: what a source includes comes with the request.

    What of this the system lacks is left out: a compiler that works as it should writes nothing.
    """
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(_DIES_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != server:
        os._exit(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(errors, 1)
    os.dup2(errors, 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = memory_bytes if hard == resource.RLIM_INFINITY else min(memory_bytes, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    rights.confine_files(readable or None)
    rights.confine_calls()


def main() -> None:
    """Serve the process of the second argument, with NVRTC of the first, and the rest as the only folders to read."""
    path, parent, *readable = sys.argv[1:]
    try:
        _Server(path, int(parent), readable).serve()
    except (_ParentGoneError, BrokenPipeError):
        return
