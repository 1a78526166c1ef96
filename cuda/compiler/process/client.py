"""The compiler as it is installed, and `run_compiler`: a run of it in another process, with limits.

Each server (see `warplens.cuda.compiler.process.server`) is kept for the next run, so that a run starts no program.
Threads that compile at the same time have a server each.

The rule: whatever a source does to the compiler comes back as a value. A run that is interrupted in this process, as by
Control-C, ends together with its server.
"""

import atexit
import contextlib
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

from warplens.cuda.compiler.process.server import Ending, FrameError, Nvrtc, packed, read_frame, write_whole
from warplens.cuda.ground.errors import MissingPartError

# NVRTC as it is installed: its file, its version, its targets. The library is the one of NVIDIA's wheel, loaded by its
# path, whatever NVRTC the system, PyTorch or another wheel brings besides; one that is missing, broken or too old is
# refused in one sentence.

WHEEL = "nvidia-cuda-nvrtc-cu12"
OLDEST = (12, 8)  # the oldest that is used: the first with compute capability 12.0; PyTorch 2.8 to 2.10 requires it
_FILE = "nvidia/cuda_nvrtc/lib/libnvrtc.so.12"
ADVICE = f"`pip install --force-reinstall '{WHEEL}>={OLDEST[0]}.{OLDEST[1]},<13'`"
"""This command mends what is wrong with the library."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CompilerLibrary:
    """The library that compiles."""

    path: str  # the file that is loaded
    version: str  # name and version of the compiler (`NVRTC 12.9.86`)
    targets: tuple[str, ...]  # that it knows, `sm_50` first


@cache
def compiler_library() -> CompilerLibrary:
    """Load and return the library that compiles; `MissingPartError` if it is not there, does not load or is too old."""
    try:
        wheel = distribution(WHEEL)
    except PackageNotFoundError:
        raise MissingPartError(f"NVIDIA's compiler NVRTC is not installed; {ADVICE}") from None
    return examined_library(Path(str(wheel.locate_file(_FILE))), wheel.version)


def examined_library(path: Path, wheel_version: str) -> CompilerLibrary:
    """Return what a library reports about itself."""
    if not path.is_file():
        raise MissingPartError(f"NVIDIA's compiler NVRTC lacks its file {path}; {ADVICE}")
    try:
        library = Nvrtc(str(path))
        number = library.version()
    except (OSError, AttributeError) as error:
        reason = re.sub(rf"^{re.escape(str(path))}: ", "", str(error).split("\n", 1)[0])
        raise MissingPartError(f"NVIDIA's compiler NVRTC at {path} does not load ({reason}); {ADVICE}") from error
    release = f"{number[0]}.{number[1]}"
    if number < OLDEST:
        oldest = f"{OLDEST[0]}.{OLDEST[1]}"
        raise MissingPartError(f"NVRTC {release} at {path} is too old: Warplens needs {oldest} or newer; {ADVICE}")
    return CompilerLibrary(
        path=str(path),
        version=f"NVRTC {wheel_version if wheel_version.startswith(f'{release}.') else release}",
        targets=tuple(f"sm_{capability}" for capability in library.capabilities()),
    )


def compiler_version() -> str:
    """Return the compiler's name and version, `NVRTC 12.9.86`; `MissingPartError` if NVRTC does not load."""
    return compiler_library().version


def supported_targets() -> tuple[str, ...]:
    """Return the targets that the compiler knows, `sm_50` first; `MissingPartError` if NVRTC does not load."""
    return compiler_library().targets


# Targets of one architecture alone: `sm_90a` beside `sm_90`, for instructions such as `wgmma` that no other GPU has. A
# kernel is compiled for its device's ordinary target unless it needs the other. It does where its options say so,
# where its source asks for a macro that only the other defines, or where the assembler refuses an instruction.
# Source: CUDA C++ programming guide 12.9, 5.1 (architecture-specific features); PTX ISA 8.8, 11.1.2 (`.target`).

OLDEST_WITH_OWN = 90  # from this target on there is one for the architecture alone
TARGET_NAME = re.compile(r"(?:sm|compute)_(\d+)([af]?)")
_REFUSED = re.compile(r"not supported on \.target '(sm_\d+[af]?)'")  # ptxas says so of an instruction, with the target
_FEATURES = re.compile(r"\b__CUDA_ARCH_(?:FEAT_SM(\d+)_ALL|(?:FAMILY_)?SPECIFIC__|HAS_FEATURE__)\b")
"""These macros have a value only where code is compiled for one architecture, or family, alone."""


def own_target(target: str) -> str:
    """Return the target of the architecture alone, "" where there is none."""
    match = TARGET_NAME.fullmatch(target)
    return f"sm_{match[1]}a" if match and not match[2] and int(match[1]) >= OLDEST_WITH_OWN else ""


def shared_target(target: str) -> str:
    """Return the ordinary target that belongs to a target."""
    match = TARGET_NAME.fullmatch(target)
    return f"sm_{match[1]}" if match else target


def asks_for_own(texts: Iterable[str], target: str) -> bool:
    """Return whether a source asks for the macro that only the target of the architecture alone defines."""
    asked = {None, shared_target(target).removeprefix("sm_")}
    return bool(own_target(target)) and any(match[1] in asked for text in texts for match in _FEATURES.finditer(text))


def lacks_instruction(log: str, target: str) -> bool:
    """Return whether the assembler refused an instruction that the target does not have."""
    return any(match[1] == target for match in _REFUSED.finditer(log))


# The headers of CUDA as they are installed.

# NVIDIA's wheels with the device headers of CUDA 12 (cuda_fp16.h, cooperative_groups.h, mma.h, cuda_pipeline.h), the
# C++ library for devices (cuda/std/*), and the part of mma.h that for CUDA 12 comes only with all of nvcc, 40 MB; its
# two files are the same in 12.9 and 13.0.
_WHEELS = {
    "nvidia-cuda-runtime-cu12": "nvidia/cuda_runtime/include",
    "nvidia-cuda-cccl-cu12": "nvidia/cuda_cccl/include",
    "nvidia-cuda-crt": "nvidia/cu13/include",
}

_PART_OF_FOLDER = {"nvidia/cu13/include": "crt/"}
"""Of this folder only headers that begin so count, and it is searched last: all wheels of CUDA 13 have it in common,
and PyTorch brings cuBLAS, cuRAND and others of them, which CUDA 12 does not compile."""

_OPTIONAL_FOLDERS = {"nvidia-curand-cu12": "nvidia/curand/include", "nvidia-cutlass": "cutlass_library/source/include"}
"""These wheels are used if they are installed, since they are large and few kernels need them: that of cuRAND takes
162 MB, nearly all of it libraries for hosts, that of CUTLASS 40 MB."""


@cache
def header_folders() -> tuple[str, ...]:
    """Return the folders of the headers in NVIDIA's wheels."""
    folders = []
    for wheel, folder in (_WHEELS | _OPTIONAL_FOLDERS).items():
        with contextlib.suppress(PackageNotFoundError):
            path = str(distribution(wheel).locate_file(folder))
            folders += [path] if Path(path).is_dir() else []
    return tuple(sorted(folders, key=beginning_in))


@cache
def beginning_in(folder: str) -> str:
    """Return the beginning of the names of the headers that count in a folder, "" where all count."""
    return next((part for end, part in _PART_OF_FOLDER.items() if Path(folder).as_posix().endswith(f"/{end}")), "")


@cache
def readable_folders() -> tuple[str, ...]:
    """Return the folders that a process must be able to read to read these headers; empty if they are not known.

    Some installers link each file to a cache of theirs; only a look at thousands of files would tell where these lie.
    """
    folders = header_folders()
    first_files = (next((file for file in Path(folder).rglob("*.h")), None) for folder in folders)
    return () if any(file is not None and file.is_symlink() for file in first_files) else folders


@cache
def header_versions() -> str:
    """Return the versions of the wheels with headers, a part of the key of a cached result."""
    parts = []
    for wheel in _WHEELS | _OPTIONAL_FOLDERS:
        with contextlib.suppress(PackageNotFoundError):
            parts.append(f"{wheel} {version(wheel)}")
    return ", ".join(parts)


# The runs of the compiler.

_FOLDER = Path(__file__).parent
_PACKAGES = {
    "warplens": "",
    "warplens.cuda": "",
    "warplens.cuda.compiler": "",
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
    """The limits of a run that names none."""

    limits = CompilerLimits()
    has_only_its_server = False  # it can start no other, and ends where that is gone


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
    """Compile a source in one pass to PTX and cubin; `limit_time` sets what a run may take that names no limits."""
    limits = limits or _ThisProcess.limits
    request = [str(limits.time_s), str(limits.memory_bytes), source, name, entry, str(len(options)), *options]
    request += [text for header in (headers or {}).items() for text in header]
    ending, results = _servers.ask([part.encode(errors="surrogateescape") for part in request])
    if ending is Ending.DONE:
        *texts, cubin = results
        failure, log, symbol, ptx = map(_text, texts)
        memory_bytes = limits.memory_bytes
        return CompilerOutput(memory_bytes=memory_bytes, log=log, failure=failure, symbol=symbol, ptx=ptx, cubin=cubin)
    detail = _text(b"".join(results))
    if ending is Ending.UNABLE:
        raise MissingPartError(f"the process that compiles cannot be started: {detail}")
    failures = {
        Ending.CRASHED: f"NVIDIA's compiler crashed ({detail})",
        Ending.LATE: f"NVIDIA's compiler did not end within {limits.time_s:g} s of processor time",
        Ending.MEMORY: f"NVIDIA's compiler needs more than {limits.memory_bytes / (1 << 30):.3g} GiB of memory",
    }
    return CompilerOutput(ending=ending, failure=failures[ending])


def start_server() -> None:
    """Start a server for the first run, without waiting for it, in a process that gives up starting programs.

    Where another process or the system ends the server, this process ends, too: it is of no use any more, and whoever
    started it takes another. `MissingPartError` if NVRTC does not load, or no process can be started.
    """
    _servers.start()
    _ThisProcess.has_only_its_server = True


class _GoneError(Exception):
    """A server has died that compiled before, or was killed before: another process or the system ended it."""


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
            write_whole(self._requests, packed(request))
            if not self._is_ready:
                self._is_ready = read_frame(self._replies) is not None
            reply = read_frame(self._replies) if self._is_ready else None
            ending, *results = reply or [b""]
            return Ending(ending), results
        except (OSError, FrameError, ValueError) as error:
            assert self._process.stderr
            lines = [] if self._is_ready else self._process.stderr.read().decode(errors="replace").strip().splitlines()
            if self._is_ready or (not lines and self._process.wait() < 0):
                raise _GoneError from error
            last_words = lines[-1] if lines else f"it ended with code {self._process.wait()}"
            raise MissingPartError(f"the process that compiles does not start: {last_words}") from error

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


class _Servers:
    """The servers of this process: those that wait for a run."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[_Server] = []

    def start(self) -> None:
        self._give_back(self._take())

    def ask(self, request: list[bytes]) -> tuple[Ending, list[bytes]]:
        for _ in range(2):  # the first server may have died since its last run
            server = self._take()
            try:
                reply = server.ask(request)
            except _GoneError:
                server.end()
                if _ThisProcess.has_only_its_server:
                    os._exit(1)
            except BaseException:
                server.end()
                raise
            else:
                self._give_back(server)
                return reply
        return Ending.CRASHED, [b"its process was ended"]

    def end(self) -> None:
        with self._lock:
            servers, self._idle = self._idle, []
        for server in servers:
            server.end()

    def forget(self) -> None:
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
