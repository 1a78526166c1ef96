"""Runs a program with the stand-in in the place of CUDA: starts it, and answers its processes until it ends.

The rule: the program has its own standard streams, working folder and exit code. It ends before its report does, and no
process of it outlives it here. What answers it is loaded when it asks for the first time, so that it starts at once.
"""

from __future__ import annotations

import math
import os
import selectors
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from warplens.cuda.driver import building, messages
from warplens.cuda.driver.findings import Findings
from warplens.cuda.ground import processor_time
from warplens.cuda.ground.confinement.rights import confine_program
from warplens.cuda.ground.errors import InputError

if TYPE_CHECKING:  # a program that does not use the device waits for none of this
    from warplens.cuda.capture.value import ProgramOrigin
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.driver.own_folder import OwnFolder
    from warplens.cuda.driver.process import Process
    from warplens.cuda.record.session import Session

MOST_ROUNDS, ENDS_WITHIN_S = 10, 0.01  # what a program leaves behind may start others while it is ended
MAX_DEVICES = 16
SCRIPTS = Path(__file__).with_name("scripts.toml")
PASSED = "fd:"  # what the stand-in of a confined program connects by: a descriptor that the program has inherited
WRITTEN = ("TMPDIR", "CUPY_CACHE_DIR", "TRITON_CACHE_DIR", "NUMBA_CACHE_DIR")
"""Folders that a confined program writes to, and its packages, which would keep what they compile in the user's."""
MAX_PROCESSES = 100  # a program has no more processes that use the device, one after the other or at once
LOOKED_AT_S = 0.25  # where there is a limit, the processor time is looked at so often
IDLE_S, LEAST_MOVE_S = 30.0, 0.5
"""Where there is a limit, a program that takes less processor time than the second within the first is ended. To look
at it takes some, too."""
ENDED_AT = 2.0  # at the limit launches are sampled, and at this many times the limit the program is ended
SIGNALLED = 128  # a program that a signal ends has this exit code and the signal's number, as in a shell


@dataclass(kw_only=True)
class LaterSession:
    """A session that is made when the first kernel is loaded; its device is loaded when the program first uses it."""

    load: Callable[[], GpuSpec]
    make: Callable[[GpuSpec], Session]
    made: Session | None = None

    @cached_property
    def spec(self) -> GpuSpec:
        """The device."""
        return self.load()

    def __call__(self) -> Session:
        """Return the session."""
        if self.made is None:
            self.made = self.make(self.spec)
        return self.made


@dataclass(kw_only=True)
class Program:
    """A program that has been started; it is answered by `serve`.

    `origin` is what its launches come from, by default a program without a place; each gets its own line. Where it
    names a program that is run for its launches, memory that nothing fills holds numbers that differ.
    """

    session: Session | LaterSession
    devices: int = 1  # how many GPUs it sees
    origin: ProgramOrigin | None = None
    limit_s: float = math.inf  # after this processor time launches are sampled, later the program is ended
    findings: Findings = field(default_factory=Findings)
    _processes: dict[socket.socket, tuple[Process, messages.Channel]] = field(default_factory=dict)
    is_ended: bool = False
    is_idle: bool = False
    code: int = 0
    _count: int = 0
    _left_s: Callable[[], float] = lambda: math.inf
    _session: Session | None = None

    def run(
        self, command: Sequence[str], *, own: OwnFolder | None = None, is_quiet: bool = False, **streams: Any
    ) -> int:
        """Run a command to its end, and return its exit code.

        Args:
            own: the folder that the program is confined to; without one it runs where the user stands.
            is_quiet: its standard output goes to standard error.
            streams: its standard streams, as `subprocess.Popen` has them; by default those of this process.

        Raises:
            InputError: there is no such program, or it cannot be started.
            MissingPartError: the stand-in is not there and cannot be built, or the program cannot be confined.
        """
        libraries = building.standin()
        with tempfile.TemporaryDirectory(prefix="warplens-") as folder, socket.socket(socket.AF_UNIX) as listening:
            address = str(Path(folder) / "device")
            listening.bind(address)
            listening.listen(MAX_PROCESSES)
            inherited, passed = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
            environment = _environment(libraries, address if own is None else f"{PASSED}{passed.fileno()}")
            environment |= _for_packages(libraries, Path(folder))
            environment |= {"WARPLENS_SCATTER": "1"} if self.origin is not None and self.origin.program else {}
            with inherited, passed:
                descriptors = () if own is None else (passed.fileno(),)
                streams = {"stdout": 2 if is_quiet else None, **streams}
                child = None
                try:
                    child = started(command, environment, own, pass_fds=descriptors, **streams)
                    self.code = self._serve((listening, inherited), child)
                    return self.code
                finally:
                    if child is not None and child.poll() is None:
                        child.kill()
                        child.wait()
                    _end_rest(folder)  # and the program itself, where a signal came before it was known
                    for connection in list(self._processes):
                        self._leave(connection)

    def _serve(self, doors: Sequence[socket.socket], child: subprocess.Popen[bytes]) -> int:
        """Answer the program until it has ended; a new process of it comes by one of the doors."""
        begun_s = time.process_time()
        is_limited, looked_s = not math.isinf(self.limit_s), 0.0
        moved_s, left_s = time.monotonic(), self.limit_s
        self._left_s = lambda: self.limit_s - _spent_s(child, begun_s)
        with selectors.DefaultSelector() as selector:
            for door in doors:
                selector.register(door, selectors.EVENT_READ)
            ended = os.pidfd_open(child.pid)
            try:
                selector.register(ended, selectors.EVENT_READ)
                while True:
                    ready = [key.fileobj for key, _ in selector.select(LOOKED_AT_S if is_limited else None)]
                    connections = [item for item in ready if isinstance(item, socket.socket)]
                    for connection in connections:
                        if connection in doors:
                            if (entering := _entering(connection)) is not None:
                                self._accept(entering, selector)
                        elif not self._answer(connection):
                            selector.unregister(connection)
                            self._leave(connection)
                    if ended in ready and not connections:
                        code = child.wait()
                        return code if code >= 0 else SIGNALLED - code
                    if is_limited and time.monotonic() >= looked_s:
                        looked_s = time.monotonic() + LOOKED_AT_S
                        if left_s - (now_s := self._left_s()) > LEAST_MOVE_S:
                            moved_s, left_s = time.monotonic(), now_s
                        self.is_idle = time.monotonic() - moved_s > IDLE_S
                        if self.is_idle or now_s <= (1 - ENDED_AT) * self.limit_s:
                            child.kill()
                            self.is_ended = True
                            is_limited = False
                            for connection in list(self._processes):  # what it has asked for waits in them
                                selector.unregister(connection)
                                self._leave(connection)
            finally:
                os.close(ended)

    def _accept(self, connection: socket.socket, selector: selectors.BaseSelector) -> None:
        number = int.from_bytes(connection.recv(4, socket.MSG_WAITALL), "little")
        if self._count == MAX_PROCESSES:
            connection.close()
            self.findings.add(f"more than {MAX_PROCESSES} processes use the device")
            return
        from warplens.cuda.driver.arena import SPAN
        from warplens.cuda.driver.devices import device_bytes
        from warplens.cuda.driver.process import Process
        from warplens.cuda.driver.state import ORIGIN
        from warplens.cuda.record.steps import StepLanes, StepLog

        spec = self.session.spec
        origin, count = self.origin or ORIGIN, self._count
        log = StepLog() if isinstance(self.session, LaterSession) else self.session.steps  # nothing is kept of that
        lanes = StepLanes(log, count)
        process = Process(
            spec, self.begun_session, number=count, process=number, findings=self.findings, origin=origin, lanes=lanes
        )
        self._count += 1
        description = device_bytes(spec, process.memory.base, SPAN, self.devices)
        socket.send_fds(connection, [description], [process.memory.descriptor])
        self._processes[connection] = process, messages.Channel(connection)
        selector.register(connection, selectors.EVENT_READ)

    def begun_session(self) -> Session:
        """Return the session, which has the time that is left from now on."""
        if self._session is None:
            self._session = self.session() if isinstance(self.session, LaterSession) else self.session
            self._session.is_limited = False
            self._session.left_s = self._left_s
        return self._session

    @property
    def is_limited(self) -> bool:
        """Whether a launch was sampled, since the time was over."""
        return self._session is not None and self._session.is_limited

    def _answer(self, connection: socket.socket) -> bool:
        """Take the messages of a process, and answer them; return whether the process is still there."""
        process, channel = self._processes[connection]
        try:
            for kind, message in channel.receive():
                answer = process.take(kind, message)
                if answer is not None:
                    connection.sendall(answer.encoded())
        except ConnectionError:
            return False
        except messages.MessageError as error:
            self.findings.add(str(error))
            return False
        return True

    def _leave(self, connection: socket.socket) -> None:
        process, _ = self._processes.pop(connection)
        connection.close()
        process.close()


def started(
    command: Sequence[str],
    environment: Mapping[str, str],
    own: OwnFolder | None,
    devices: Sequence[str] = (),
    **how: Any,
) -> subprocess.Popen[bytes]:
    """Start a program, confined to a folder of its own where it has one, and to these devices (`how`: as of `Popen`).

    Raises:
        InputError: there is no such program, or it cannot be started.
        MissingPartError: it cannot be confined.
    """
    path = _found(command[0])
    if own is not None:
        environment = {**environment, **dict.fromkeys(WRITTEN, str(own.temporary))}
        how |= {"cwd": own.working, "preexec_fn": confine_program(own.path, devices)}
    try:
        return subprocess.Popen(command, executable=path, env=environment, **how)
    except (OSError, subprocess.SubprocessError) as error:
        reason = error.strerror if isinstance(error, OSError) else "this system does not confine it"
        raise InputError(f"{command[0]} cannot be started: {reason or error}") from None


def _entering(door: socket.socket) -> socket.socket | None:
    """Return the connection of a new process; a confined one passes its own end of it, or something else."""
    if door.type is socket.SOCK_STREAM:
        return door.accept()[0]
    _, descriptors, _, _ = socket.recv_fds(door, 1, 1)
    try:
        return socket.socket(fileno=descriptors[0])
    except (OSError, IndexError):
        return None


def _end_rest(folder: str) -> None:
    """End what a program has left behind: processes that have the folder of this run in their environment."""
    for _ in range(MOST_ROUNDS):
        left = [int(path.name) for path in Path("/proc").glob("[0-9]*") if _has_in_environment(path, folder)]
        for number in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(number, signal.SIGKILL)
        if not left:
            return
        time.sleep(ENDS_WITHIN_S)


def _has_in_environment(process: Path, folder: str) -> bool:
    try:
        is_dead = (process / "stat").read_text(errors="replace").rpartition(")")[2].split()[0] == "Z"
        return not is_dead and folder.encode() in (process / "environ").read_bytes()
    except (OSError, IndexError):  # it has ended, or is somebody else's
        return False


def _spent_s(child: subprocess.Popen[bytes], begun_s: float) -> float:
    """Return the processor time of a program, of its processes, and of its launches here."""
    return time.process_time() - begun_s + (processor_time.processor_s(child.pid) or 0.0)


def _found(name: str) -> str:
    """Return the absolute path of a program as a shell finds it."""
    path = name if os.sep in name else shutil.which(name)
    if path is None or not Path(path).exists():
        raise InputError(f"there is no program {name}")
    if Path(path).is_dir() or not os.access(path, os.X_OK):
        raise InputError(f"{name} is no program that may be executed")
    return str(Path.cwd() / path)


def _environment(libraries: Path, address: str) -> dict[str, str]:
    """Return the environment of the program: the user's, with the stand-in before CUDA's own libraries."""
    folders = [str(libraries), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    preloaded = [str(libraries / building.LIBRARY), *filter(None, [os.environ.get("LD_PRELOAD")])]
    return {
        **os.environ,
        "WARPLENS_SOCKET": address,
        "LD_LIBRARY_PATH": ":".join(folders),
        "LD_PRELOAD": ":".join(preloaded),
        "NVTX_INJECTION64_PATH": str(libraries / building.LIBRARY),
    }


def _for_packages(libraries: Path, folder: Path) -> dict[str, str]:
    """Return variables of packages of Python, so that what they load is PTX.

    Triton assembles its PTX to itself, under a version that no ptxas has: its cache keeps this apart from machine code.
    CuPy compiles its reductions, since those that it brings are PTX for compute capability 12.0 and newer alone.
    """
    assembler = folder / "ptxas"
    assembler.write_text(tomllib.loads(SCRIPTS.read_text(encoding="ascii"))["ptxas"], encoding="ascii")
    assembler.chmod(0o700)
    paths = dict.fromkeys(("TRITON_PTXAS_PATH", "TRITON_PTXAS_BLACKWELL_PATH"), str(assembler))
    cupy = {"CUPY_ACCELERATORS": os.environ.get("CUPY_ACCELERATORS", "")}
    return {"TRITON_LIBCUDA_PATH": str(libraries), **paths, **cupy}
