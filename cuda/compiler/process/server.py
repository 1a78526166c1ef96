"""The program of the compile server: a small process that loads NVRTC once and forks a process for each compilation.

The server reads requests from standard input and writes replies to standard output. It has one thread, so a fork is
safe, and costs milliseconds, as the library is loaded already. No process compiles twice: NVRTC 12.9 keeps `--restrict`
for later runs, and a hostile source may leave behind more.

The rule: whatever a source does to the compiler, the server replies to its request, and both processes end as soon as
the one that started the server is gone. The module imports little, since a user waits while the server starts: no
`dataclasses`, no `typing`, and of Warplens only what confines a process.
"""

import ctypes
import os
import select
import signal
import sys
import time
from collections.abc import Sequence
from ctypes import POINTER, c_char, c_char_p, c_int, c_size_t, c_void_p
from enum import Enum

from warplens.cuda.ground.confinement import rights

# The door to NVRTC: its functions through ctypes, as methods of one class. It loads one file, which the caller names,
# and returns the library's own bytes.
# Source: NVIDIA, "NVRTC", version 12.9 (functions, options), and `nvrtc.h` of CUDA 12.9 (types).

_TEXTS = POINTER(c_char_p)
_SIGNATURES = {  # the arguments of each function that is called; each returns a result code, 0 after a success
    "nvrtcVersion": (POINTER(c_int), POINTER(c_int)),
    "nvrtcGetNumSupportedArchs": (POINTER(c_int),),
    "nvrtcGetSupportedArchs": (POINTER(c_int),),
    "nvrtcCreateProgram": (POINTER(c_void_p), c_char_p, c_char_p, c_int, _TEXTS, _TEXTS),
    "nvrtcAddNameExpression": (c_void_p, c_char_p),
    "nvrtcCompileProgram": (c_void_p, c_int, _TEXTS),
    "nvrtcGetLoweredName": (c_void_p, c_char_p, POINTER(c_char_p)),
    **{f"nvrtcGet{result}Size": (c_void_p, POINTER(c_size_t)) for result in ("ProgramLog", "PTX", "CUBIN")},
    **{f"nvrtcGet{result}": (c_void_p, POINTER(c_char)) for result in ("ProgramLog", "PTX", "CUBIN")},
    "nvrtcDestroyProgram": (POINTER(c_void_p),),
}


class Nvrtc:
    """NVRTC, loaded from one file; an OSError or AttributeError where it, its companion or a function of it is missing.

    Its companion `libnvrtc-builtins` is loaded from the same folder, whatever else the search path of this process has.
    """

    def __init__(self, path: str) -> None:
        folder = os.path.dirname(path)  # noqa: PTH120 - pathlib is slow to import
        for name in sorted(os.listdir(folder)):  # noqa: PTH208 - as above
            if name.startswith("libnvrtc-builtins.so."):
                ctypes.CDLL(f"{folder}/{name}")
        self._library = ctypes.CDLL(path)
        for name, arguments in _SIGNATURES.items():
            getattr(self._library, name).argtypes = arguments
        self._name_of_result = self._library.nvrtcGetErrorString
        self._name_of_result.argtypes = (c_int,)
        self._name_of_result.restype = c_char_p

    def version(self) -> tuple[int, int]:
        """Return the version of CUDA that the library belongs to, such as (12, 9)."""
        major, minor = c_int(), c_int()
        self._library.nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
        return major.value, minor.value

    def capabilities(self) -> tuple[int, ...]:
        """Return the compute capabilities that the compiler knows, 90 for 9.0, ascending."""
        count = c_int()
        self._library.nvrtcGetNumSupportedArchs(ctypes.byref(count))
        numbers = (c_int * count.value)()
        self._library.nvrtcGetSupportedArchs(numbers)
        return tuple(sorted(numbers))

    def compile(
        self, source: bytes, name: bytes, entry: bytes, options: list[bytes], headers: list[tuple[bytes, bytes]]
    ) -> tuple[bytes, bytes, bytes, bytes, bytes]:
        """Compile a source in one pass to PTX and cubin; `name` names it in the log and the line tables.

        `entry` is the kernel whose symbol is wanted, as the source would name it; an empty one requests none. `headers`
        are pairs of a name for `#include` and its text. The result is the name of NVRTC's result code, empty after a
        success; the log, the symbol, the PTX and the cubin.
        """
        library, program = self._library, c_void_p()
        result = library.nvrtcCreateProgram(
            ctypes.byref(program),
            source,
            name,
            len(headers),
            _texts([text for _, text in headers]),
            _texts([header for header, _ in headers]),
        )
        if result:
            return self._name(result), b"", b"", b"", b""
        try:
            if entry:
                library.nvrtcAddNameExpression(program, entry)
            result = library.nvrtcCompileProgram(program, len(options), _texts(options))
            log = self._read(program, "ProgramLog").replace(b"\0", b"")  # between its parts as well as at its end
            if result:
                return self._name(result), log, b"", b"", b""
            symbol = c_char_p()
            if entry:
                library.nvrtcGetLoweredName(program, entry, ctypes.byref(symbol))
            ptx = self._read(program, "PTX").replace(b"\0", b"")
            return b"", log, symbol.value or b"", ptx, self._read(program, "CUBIN")
        finally:
            library.nvrtcDestroyProgram(ctypes.byref(program))

    def _name(self, result: int) -> bytes:
        name: bytes = self._name_of_result(result)
        return name

    def _read(self, program: c_void_p, what: str) -> bytes:
        size = c_size_t()
        getattr(self._library, f"nvrtcGet{what}Size")(program, ctypes.byref(size))
        if not size.value:
            return b""
        buffer = ctypes.create_string_buffer(size.value)
        getattr(self._library, f"nvrtcGet{what}")(program, buffer)
        return buffer.raw


def _texts(texts: list[bytes]) -> ctypes.Array[c_char_p]:
    return (c_char_p * len(texts))(*texts)


# Lists of byte strings on a pipe, between the process that asks and the one that compiles. What arrives is nothing but
# bytes, at most `LARGEST_FRAME_BYTES` of them, since the process at the other end may compile hostile source.

LARGEST_FRAME_BYTES = 1 << 30  # a frame that claims more is refused; a large kernel's machine code and PTX take some MB
LENGTH_BYTES = 8  # each length takes this many bytes, the lowest first
_PIECE_BYTES = 1 << 20


class Ending(Enum):
    """How a run of the compiler ended: the first part of a reply."""

    DONE = b"done"  # NVRTC ended by itself. The parts that follow are those that `Nvrtc.compile` returns
    CRASHED = b"crashed"  # NVRTC crashed. The part that follows names the signal, or the exit code
    LATE = b"late"  # the limit of processor time passed
    MEMORY = b"memory"  # the limit of memory was reached
    UNABLE = b"unable"  # the system lets no process start. The part that follows has its reason


class FrameError(Exception):
    """A frame that is cut off, too large or contradicts itself."""


def packed(parts: list[bytes]) -> bytes:
    """Return a list of byte strings as one frame: its length, then each part after its own length."""
    body = b"".join(piece for part in parts for piece in (_length(len(part)), part))
    return _length(len(body)) + body


def unpacked(body: bytes) -> list[bytes]:
    """Return the parts of a frame, without the length of the whole; a FrameError where lengths do not add up."""
    parts, position = [], 0
    while position < len(body):
        start = position + LENGTH_BYTES
        position = start + int.from_bytes(body[position:start], "little")
        parts.append(bytes(body[start:position]))
    if position != len(body):
        raise FrameError("the parts of a frame are longer than the frame")
    return parts


def body_bytes(head: bytes) -> int:
    """Return the length of the rest of a frame, from its first bytes."""
    length = int.from_bytes(head[:LENGTH_BYTES], "little")
    if length > LARGEST_FRAME_BYTES:
        raise FrameError(f"a frame of {length} bytes is larger than {LARGEST_FRAME_BYTES} bytes")
    return length


def read_frame(descriptor: int) -> list[bytes] | None:
    """Return the parts of the next frame of a pipe, None where the pipe ends before it."""
    head = _read(descriptor, LENGTH_BYTES)
    if not head:
        return None
    count = body_bytes(head)
    body = _read(descriptor, count)
    if len(head) < LENGTH_BYTES or len(body) < count:
        raise FrameError("the pipe ends within a frame")
    return unpacked(body)


def write_whole(descriptor: int, data: bytes) -> None:
    """Write all the bytes to a pipe."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def _length(number: int) -> bytes:
    return number.to_bytes(LENGTH_BYTES, "little")


def _read(descriptor: int, count: int) -> bytes:
    """Return `count` bytes, or fewer where the pipe ends."""
    pieces = bytearray()
    while len(pieces) < count and (piece := os.read(descriptor, min(_PIECE_BYTES, count - len(pieces)))):
        pieces += piece
    return bytes(pieces)


# The server.

NEAR_LIMIT = 0.75  # a crash counts as one for lack of memory from this part of the limit on: one large request failed
GUARD = 20.0  # the limit of time is one of processor time; so many times it is the longest by the wall clock
LONGEST_WAIT_S = 86_400.0  # a wait for pipes takes a day at most, and is repeated: the system counts ms in 32 bits
_NO_MEMORY = (b"out of memory", b"bad_alloc")
_ERRORS_KEPT_BYTES = 1 << 16
_RESULTS = 5  # what `Nvrtc.compile` returns
_DIES_WITH_PARENT = 1  # PR_SET_PDEATHSIG of <linux/prctl.h>


class _ParentGoneError(Exception):
    """The process that started the server is gone, so no reply can be read."""


class _Run:
    """A run of the compiler in a process of its own, seen from the server."""

    def __init__(
        self, library: Nvrtc, request: list[bytes], limit_s: float, memory_bytes: int, readable: Sequence[str]
    ) -> None:
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
                rights.limit_processor_time(limit_s)
                _compile_and_exit(library, request, server, memory_bytes, readable, reply=reply_end, errors=errors_end)
        finally:
            os.close(reply_end)
            os.close(errors_end)

    def end(self) -> tuple[int, int]:
        """End the process; return its exit code (of an earlier death; negative: a signal) and peak memory in bytes."""
        os.kill(self._pid, signal.SIGKILL)
        _, status, usage = os.wait4(self._pid, 0)
        self._close()
        return os.waitstatus_to_exitcode(status), usage.ru_maxrss * 1024

    def autopsy(self, errors: bytes) -> list[bytes]:
        """Return the reply for a process that has died without one, by what it printed."""
        code, peak_bytes = self.end()
        if code == -signal.SIGXCPU:
            return [Ending.LATE.value]
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
        self._reply([])  # it is ready
        while self._requests in _readable(self._watched, None):
            request = read_frame(self._requests)
            if request is None:
                return
            self._reply(self._run(request))

    def _reply(self, parts: list[bytes]) -> None:
        write_whole(self._replies, packed(parts))

    def _run(self, request: list[bytes]) -> list[bytes]:
        limit_s, memory_bytes = float(request[0]), int(request[1])
        try:
            run = _Run(self._library, request[2:], limit_s, memory_bytes, self._readable)
        except OSError as error:
            return [Ending.UNABLE.value, (error.strerror or str(error)).encode()]
        try:
            return self._await(run, limit_s)
        except FrameError as error:
            run.end()
            return [Ending.CRASHED.value, str(error).encode()]
        except _ParentGoneError:
            run.end()
            raise

    def _await(self, run: _Run, limit_s: float) -> list[bytes]:
        end = time.monotonic() + GUARD * limit_s
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
    head = LENGTH_BYTES
    if len(data) < head or len(data) < head + body_bytes(bytes(data[:head])):
        return None
    results = unpacked(bytes(data[head:]))
    if len(results) != _RESULTS:
        raise FrameError(f"a reply of {len(results)} parts")
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
        write_whole(reply, packed([*library.compile(source, name, entry, options, pairs)]))
    except MemoryError:
        os.write(errors, _NO_MEMORY[0])
    finally:
        os._exit(1)


def _confine(server: int, memory_bytes: int, errors: int, readable: Sequence[str]) -> None:
    """Let this process end with the server, keep to its limits, print where the server reads, and change no file.

    It reads no file outside the folders `readable`, unless there are none: what a source includes comes with the
    request. Where the system lacks some of this, it is left out: a compiler that works as it should writes nothing.
    """
    import resource  # which Windows lacks, where this module is only imported

    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(_DIES_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != server:
        os._exit(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(errors, 1)
    os.dup2(errors, 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    rights.lower(resource.RLIMIT_AS, memory_bytes)
    rights.confine_files(readable or None)
    rights.confine_calls()


def main() -> None:
    """Serve a process; the arguments are NVRTC's file, the number of that process, and the folders that may be read."""
    path, parent, *readable = sys.argv[1:]
    try:
        _Server(path, int(parent), readable).serve()
    except (_ParentGoneError, BrokenPipeError):
        return
