"""`run_compiler`: a run of NVRTC in another process, with limits.

Each server (see `warplens.cuda.compiler.process.server`) is kept for the next run, so that a run starts no program.
Threads that compile at the same time have a server each.

The rule: whatever a source does to the compiler comes back as a value. A run that is interrupted in this process, as by
Control-C, ends together with its server.
"""

import atexit
import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from warplens.cuda.compiler.cache import compiler_library
from warplens.cuda.compiler.headers import readable_folders
from warplens.cuda.compiler.process import frames
from warplens.cuda.compiler.process.frames import Ending
from warplens.cuda.ground.errors import MissingPartError

_FOLDER = Path(__file__).parent
_PACKAGES = {
    "warplens": "",
    "warplens.cuda": "",
    "warplens.cuda.compiler": str(_FOLDER.parent),
    "warplens.cuda.compiler.process": str(_FOLDER),
    "warplens.cuda.ground": "",
    "warplens.cuda.ground.confinement": str(_FOLDER.parent.parent / "ground" / "confinement"),
}
_PROGRAM = f"""
import sys
Package = type(sys)
for name, folder in {_PACKAGES!r}.items():
    sys.modules[name] = package = Package(name)
    package.__path__ = [folder]
from warplens.cuda.compiler.process.server import main
main()
"""
"""The server's packages are empty ones with the folders of ours: their own `__init__` import what it does not need."""

_KEPT_VARIABLES = ("LD_LIBRARY_PATH",)
"""The server's environment has only these: the interpreter may need them. NVRTC takes options from others, such as
NVRTC_APPEND_FLAGS, and a result would then depend on what its key does not cover."""
_ENDING_S = 2.0  # a server whose pipes are closed ends within milliseconds; after this time it is killed


@dataclass(frozen=True, slots=True, kw_only=True)
class CompilerLimits:
    """What one run of the compiler may take; infinity is no limit."""

    time_s: float = 60.0  # as a point (`--time-limit`)
    memory_bytes: int = 4 << 30  # of address space; the heaviest kernels of CUTLASS take 2 GiB


class _ThisProcess:
    """The limits of runs that are given none."""

    limits = CompilerLimits()


def limit_time(time_s: float) -> None:
    """Limit the runs of the compiler in this process to `time_s` seconds each; infinite ones set no limit."""
    _ThisProcess.limits = replace(_ThisProcess.limits, time_s=time_s)


@dataclass(frozen=True, slots=True, kw_only=True)
class CompilerOutput:
    """The output of one run of the compiler; nothing but `failure` where it did not end by itself."""

    ending: Ending = Ending.DONE
    log: str = ""
    failure: str = ""  # empty after a success, else the name of NVRTC's result code, or what happened
    memory_bytes: int = 0  # the limit
    symbol: str = ""  # the name of the entry in the PTX
    ptx: str = field(default="", repr=False)
    cubin: bytes = field(default=b"", repr=False)  # empty for a virtual target (`compute_90`)


def run_compiler(
    source: str,
    *,
    name: str,  # of the source, in the log and the line tables
    entry: str,  # `product<16>`, as the source names it: gets a symbol although nothing calls it; "" requests no name
    options: Sequence[str],
    headers: Mapping[str, str] | None = None,  # texts for `#include`
    limits: CompilerLimits | None = None,
) -> CompilerOutput:
    """Compile a source in one pass to PTX and cubin; by default what the run may take is what `limit_time` says."""
    limits = limits or _ThisProcess.limits
    request = [str(limits.time_s), str(limits.memory_bytes), source, name, entry, str(len(options)), *options]
    request += [text for header in (headers or {}).items() for text in header]
    ending, results = _servers.ask([part.encode(errors="surrogateescape") for part in request])
    if ending is Ending.DONE:
        failure, log, symbol, ptx, cubin = results
        return CompilerOutput(
            memory_bytes=limits.memory_bytes,
            log=_text(log),
            failure=_text(failure),
            symbol=_text(symbol),
            ptx=_text(ptx),
            cubin=cubin,
        )
    detail = _text(b"".join(results))
    if ending is Ending.UNABLE:
        raise MissingPartError(f"the process that compiles cannot be started: {detail}")
    failures = {
        Ending.CRASHED: f"NVIDIA's compiler crashed ({detail})",
        Ending.LATE: f"NVIDIA's compiler did not end within {limits.time_s:g} s",
        Ending.MEMORY: f"NVIDIA's compiler needs more than {limits.memory_bytes / (1 << 30):.3g} GiB of memory",
    }
    return CompilerOutput(ending=ending, failure=failures[ending])


def start_server() -> None:
    """Start a server for the first run, without waiting for it; do nothing where there is one.

    A process that gives up the right to start programs can still compile after this. `MissingPartError` if NVRTC does
    not load, or no process can be started.
    """
    _servers.start()


class _GoneError(Exception):
    """A server that was ready has died: another process or the system ended it."""


class _Server:
    """One server, seen from here."""

    def __init__(self) -> None:
        path = compiler_library().path
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", "-X", "utf8", "-c", _PROGRAM, path, str(os.getpid()), *readable_folders()],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                cwd="/",
                env={name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ},
                start_new_session=True,  # Control-C in a terminal is for the process that started this one
            )
        except OSError as error:
            raise MissingPartError(f"the process that compiles cannot be started: {error.strerror}") from error
        assert self._process.stdin
        assert self._process.stdout
        self._requests, self._replies = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._is_ready = False

    def ask(self, request: list[bytes]) -> tuple[Ending, list[bytes]]:
        """Return how a run ended, and the parts of its reply; raise a _GoneError where the server has died."""
        try:
            frames.write_whole(self._requests, frames.packed(request))
            if not self._is_ready:
                self._is_ready = frames.read_frame(self._replies) is not None
            reply = frames.read_frame(self._replies) if self._is_ready else None
            ending, *results = reply or [b""]
            return Ending(ending), results
        except (OSError, frames.FrameError, ValueError) as error:
            if self._is_ready:
                raise _GoneError from error
            raise MissingPartError(f"the process that compiles does not start: {self._last_words()}") from error

    def end(self) -> None:
        """End the server, and what it compiles."""
        self._close()
        try:
            self._process.wait(_ENDING_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def forget(self) -> None:
        """Let the server go in a process that was forked from its parent, to which it belongs."""
        self._close()
        self._process.returncode = 0  # nothing is left to wait for here

    def _close(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _last_words(self) -> str:
        assert self._process.stderr
        lines = self._process.stderr.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"it ended with code {self._process.wait()}"


class _Servers:
    """The servers of this process: those that wait for a run."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[_Server] = []

    def start(self) -> None:
        """Start a server, unless one is idle."""
        self._give_back(self._take())

    def ask(self, request: list[bytes]) -> tuple[Ending, list[bytes]]:
        """Return how a run ended, and the parts of its reply."""
        for _ in range(2):  # the first server may have died since its last run
            server = self._take()
            try:
                reply = server.ask(request)
            except _GoneError:
                server.end()
            except BaseException:
                server.end()
                raise
            else:
                self._give_back(server)
                return reply
        return Ending.CRASHED, [b"its process was ended"]

    def end(self) -> None:
        """End the servers that are idle."""
        with self._lock:
            servers, self._idle = self._idle, []
        for server in servers:
            server.end()

    def forget(self) -> None:
        """Let the servers go in a process that was forked."""
        self._lock = threading.Lock()  # another thread may have held it
        servers, self._idle = self._idle, []
        for server in servers:
            server.forget()

    def _take(self) -> _Server:
        with self._lock:
            if self._idle:
                return self._idle.pop()
        return _Server()

    def _give_back(self, server: _Server) -> None:
        with self._lock:
            self._idle.append(server)


_servers = _Servers()
atexit.register(_servers.end)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_servers.forget)


def _text(raw: bytes) -> str:
    return raw.decode(errors="replace")
