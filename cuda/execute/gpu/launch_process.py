"""A GPU in a process of its own, for the launches of a program.

The rule: the program keeps its own process: what a launch does to the driver ends another one, and the next launch has
a new one. The packages that stand in for PyCUDA in the program are not there.
"""

import atexit
import contextlib
import mmap
import os
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import IO, Self, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from warplens.cuda.capture.memory import POINTER_BYTES
from warplens.cuda.device.occupancy import round_up
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground import errors, files, large_arrays, points

# A launch on bytes of the host, as a front end gives it to a GPU, and what became of it there. These values hold no
# object of the driver and encode as they stand, since the GPU belongs to another process.
# A message on the pipe is a header and the bytes of its arrays, behind it or in shared memory; nothing is executed.

Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A word that holds an address in an array."""

    holder: str  # the array that has the word, "" for the parameters
    at: int  # the bytes before the word
    to: str  # the array that the address leads into
    offset: int  # the bytes of that array before the address


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchTiming:
    """How a launch is timed: in which state of the cache, by which settings."""

    cache: points.CacheState = points.CacheState.COLD
    measuring: points.Measuring = field(default_factory=points.Measuring)


@dataclass(frozen=True, slots=True, kw_only=True)
class ByteLaunch:
    """A launch of compiled code on arrays of bytes."""

    symbol: str  # the (mangled) name of the entry
    code: bytes = field(repr=False)  # machine code for the GPU, or PTX that the driver translates
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_shared_bytes: int = 0
    parameters: bytes = b""  # the parameter block; where a link stands, any bytes
    links: tuple[Link, ...] = ()  # the addresses in the parameters and in the arrays
    sizes: Mapping[str, int] = field(default_factory=dict)
    variables: tuple[str, ...] = ()  # the arrays that are variables of the module
    written: tuple[str, ...] = ()  # the arrays that the kernel may change, which are fetched
    updated: tuple[str, ...] = ()  # those of them whose contents it may read, restored before each timed launch


@dataclass(frozen=True, slots=True, kw_only=True)
class ByteResult:
    """What became of a launch; `results` are the fetched arrays, with GPU addresses where the kernel left some."""

    results: Mapping[str, Bytes] = field(default_factory=dict)
    addresses: Mapping[str, int] = field(default_factory=dict)  # where the arrays lay on the GPU
    time: points.Time | None = None
    printed: str = ""
    notes: tuple[str, ...] = ()
    failure: str = ""  # a sentence on why there are no results
    hindrance: str = ""  # likewise, where the GPU did not begin, since it has no room or cannot be opened


def linked(data: Bytes, links: Mapping[int, int]) -> Bytes:
    """Return bytes with these addresses, by their positions; the same array where there are none."""
    if not links:
        return data
    copy = data.copy()
    for at, address in links.items():
        copy[at : at + POINTER_BYTES] = np.frombuffer(address.to_bytes(POINTER_BYTES, "little"), np.uint8)
    return copy


_T = TypeVar("_T")
LENGTH_BYTES = 8
_PIECE_BYTES = 1 << 20


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """Asks for a launch on the arrays that follow, in the order of their sizes."""

    launch: ByteLaunch | None = None  # None: code is to be loaded, and nothing answers
    code: bytes = b""
    timing: LaunchTiming | None = None
    descriptor: int | None = None  # of shared memory that has the arrays; the answer has its results there, behind them


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """What became of it, without the results, which follow; `is_lost` says that the process lost the GPU."""

    result: ByteResult
    sizes: dict[str, int]
    is_lost: bool = False


def write_message(descriptor: int, header: Request | Reply, arrays: Mapping[str, Bytes]) -> None:
    """Write a header, and the bytes of arrays behind it."""
    text = msgspec.msgpack.encode(header)
    files.write_whole(descriptor, len(text).to_bytes(LENGTH_BYTES, "little") + text)
    for array in arrays.values():
        files.write_whole(descriptor, np.ascontiguousarray(array))  # type: ignore[arg-type]  # NumPy has the buffer


def read_header(descriptor: int, kind: type[_T]) -> _T | None:
    """Return the next header, None where the pipe ends; one that ends within it raises an EOFError."""
    length = np.empty(LENGTH_BYTES, np.uint8)
    if not _read(descriptor, length, may_end=True):
        return None
    text = np.empty(int.from_bytes(length.tobytes(), "little"), np.uint8)
    _read(descriptor, text)
    return msgspec.msgpack.decode(text.tobytes(), type=kind)


def read_arrays(descriptor: int, sizes: Mapping[str, int]) -> dict[str, Bytes]:
    """Return the arrays of these sizes behind a header; a pipe that ends within them raises an EOFError."""
    arrays = {name: np.empty(size, np.uint8) for name, size in sizes.items()}
    for array in arrays.values():
        _read(descriptor, array)
    return arrays


def _read(descriptor: int, array: Bytes, *, may_end: bool = False) -> bool:
    """Fill an array; return False where the pipe ends before it."""
    rest = memoryview(array)  # type: ignore[arg-type]  # as above
    while rest:
        piece = os.read(descriptor, min(_PIECE_BYTES, len(rest)))
        if not piece:
            if may_end and len(rest) == array.nbytes:
                return False
            raise EOFError("the pipe ends within a message")
        rest[: len(piece)] = piece
        rest = rest[len(piece) :]
    return True


# Arrays in memory that a program and the process of its GPU have both, in place of bytes through a pipe.
# The memory has no name and belongs to the descriptors of both processes, so that nothing of it is left
# when they end, however they do. Only Linux has it (`memfd_create`); elsewhere arrays go through the pipe.

ALIGNMENT_BYTES = 64  # each array begins at a cache line, as arrays of NumPy need for any dtype


class SharedArrays:
    """The memory of a descriptor, which grows as far as arrays need it, and raises an OSError where there is no more.

    Both processes have one of these, for descriptors of the same memory, and take turns. It owns its descriptor.
    """

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.whole: Bytes = np.empty(0, np.uint8)  # as far as this process has it; where it grows, another array

    @classmethod
    def made(cls) -> Self | None:
        """Return new memory, None where the system has none of this kind."""
        if not hasattr(os, "memfd_create"):
            return None
        try:
            return cls(os.memfd_create("warplens-launch"))
        except OSError:  # a sandbox may forbid it
            return None

    def views(self, sizes: Mapping[str, int], behind: Mapping[str, int] | None = None) -> dict[str, Bytes]:
        """Return arrays of these sizes in bytes, one behind the other, where they lie in the memory `behind` others."""
        starts, end = {}, sum(round_up(size, ALIGNMENT_BYTES) for size in (behind or {}).values())
        for name, size in sizes.items():
            starts[name] = end
            end += round_up(size, ALIGNMENT_BYTES)
        if end > self.whole.nbytes:
            if os.fstat(self.descriptor).st_size < end:
                os.ftruncate(self.descriptor, end)
            mapped = mmap.mmap(self.descriptor, end)  # an array keeps it, and the last one ends it
            self.whole = np.frombuffer(mapped, np.uint8)
        return {name: self.whole[start : start + sizes[name]] for name, start in starts.items()}

    def put(self, arrays: Mapping[str, Bytes]) -> None:
        """Copy arrays to where their views are."""
        views = self.views({name: array.nbytes for name, array in arrays.items()})
        for name, array in arrays.items():
            large_arrays.copy_into(views[name], array)

    def close(self) -> None:
        """Give the descriptor back; the memory ends with the last view of it."""
        descriptor, self.descriptor = self.descriptor, -1
        self.whole = np.empty(0, np.uint8)
        if descriptor >= 0:
            os.close(descriptor)


LIMIT_S = 60.0
"""A launch, the start of the process included, may take this long beside what its timing takes; a longer one is taken
to be endless. It is the time limit of a point."""
ENDING_S = 5.0  # a process whose pipe is closed ends by itself within this time, else it is killed

PIPE_BYTES = 1 << 20  # what a pipe holds, where the system allows it: Linux's most for a user by default (pipe(7))


class LaunchProcess:
    """One GPU, by its UUID; the first launch starts its process by a `command`, and each may take `limit_s` besides."""

    def __init__(
        self, gpu: str, spec: GpuSpec, *, limit_s: float = LIMIT_S, command: Sequence[str] | None = None
    ) -> None:
        module = "warplens.cuda.execute.gpu.launch_runner"
        self._command = list(command or (sys.executable, "-m", module, gpu, spec.key))
        self._limit_s = limit_s
        self._process: subprocess.Popen[bytes] | None = None
        self._shared: SharedArrays | None = None
        self._owner = 0

    def run(self, launch: ByteLaunch, before: Mapping[str, Bytes], timing: LaunchTiming | None) -> ByteResult:
        """Launch once, fetch results, time it if asked; a failure or the process's end is a sentence of the result."""
        limit_s = self._limit_s + (0.0 if timing is None else 3 * timing.measuring.longest_time_s)
        try:
            process = self._started()
        except errors.MissingPartError as error:
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
                return ByteResult(failure=f"the launch did not end on the GPU within {limit_s:g} s")
            return ByteResult(failure=f"the process of the GPU ended with code {code}")
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
        """End the process; it gives the GPU back."""
        process, self._process = self._process, None
        shared, self._shared = self._shared, None
        if shared is not None:
            shared.close()
        if process is None or self._owner != os.getpid():  # a forked program: the GPU is its parent's
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
            raise EOFError("the process of the GPU ended")
        if shared is None:
            results = read_arrays(replies, reply.sizes)
        else:
            views = shared.views(reply.sizes, behind=launch.sizes)
            results = {name: large_arrays.copied(view) for name, view in views.items()}
        if reply.is_lost:
            self.close()
        return replace(reply.result, results=results)

    def _started(self) -> subprocess.Popen[bytes]:
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
            raise errors.MissingPartError(f"the process of the GPU cannot be started: {error.strerror}") from error
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
