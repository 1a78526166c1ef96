"""Runs a program with the stand-in in the place of CUDA: starts it, and answers its processes until it ends.

The rule: the program has its own standard streams, working folder and exit code. It ends before its report does, and no
process of it outlives it here.
"""

from __future__ import annotations

import os
import selectors
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from warplens.cuda.driver.arena import SPAN
from warplens.cuda.driver.building import LIBRARY, standin
from warplens.cuda.driver.devices import device_bytes
from warplens.cuda.driver.findings import Findings
from warplens.cuda.driver.messages import MessageError, pass_memory, receive, received
from warplens.cuda.driver.process import Process
from warplens.cuda.ground.errors import InputError
from warplens.cuda.record.session import Session

MAX_DEVICES = 16
MAX_PROCESSES = 100  # a program has no more processes that use the device, one after the other or at once
_PTXAS = """#!/bin/sh
case "$*" in *--version*) echo "Cuda compilation tools, release 13.0, V13.0.0: PTX as it is, for Warplens"; exit;; esac
while [ $# -gt 0 ]; do
    case $1 in -o) target=$2; shift;; -*) ;; *) source=$1;; esac
    shift
done
exec cp "$source" "$target"
"""
SIGNALLED = 128  # a program that a signal ends has this exit code and the signal's number, as in a shell


@dataclass(kw_only=True)
class Program:
    """A program that has been started; it is answered by `serve`.

    Args:
        devices: how many GPUs it sees.
    """

    session: Session
    devices: int = 1
    findings: Findings = field(default_factory=Findings)
    _processes: dict[socket.socket, Process] = field(default_factory=dict)
    _count: int = 0

    def run(self, command: Sequence[str], *, prepare: Callable[[], None] | None = None) -> int:
        """Run a command to its end, and return its exit code.

        Args:
            prepare: is called in the new process before the program begins, to confine it.

        Raises:
            InputError: there is no such program, or it cannot be started.
            MissingPartError: the stand-in is not there and cannot be built.
        """
        path = _found(command[0])
        libraries = standin()
        with tempfile.TemporaryDirectory(prefix="warplens-") as folder, socket.socket(socket.AF_UNIX) as listening:
            address = str(Path(folder) / "device")
            listening.bind(address)
            listening.listen(MAX_PROCESSES)
            environment = _environment(libraries, address) | _for_packages(libraries, Path(folder))
            try:
                child = subprocess.Popen([path, *command[1:]], env=environment, preexec_fn=prepare)  # noqa: PLW1509
            except OSError as error:
                raise InputError(f"{command[0]} cannot be started: {error.strerror or error}") from None
            try:
                return self._serve(listening, child)
            finally:
                if child.poll() is None:
                    child.kill()
                    child.wait()
                for connection in list(self._processes):
                    self._leave(connection)

    def _serve(self, listening: socket.socket, child: subprocess.Popen[bytes]) -> int:
        """Answer the program until it has ended."""
        with selectors.DefaultSelector() as selector:
            selector.register(listening, selectors.EVENT_READ)
            ended = os.pidfd_open(child.pid)
            try:
                selector.register(ended, selectors.EVENT_READ)
                while True:
                    ready = [key.fileobj for key, _ in selector.select()]
                    connections = [item for item in ready if isinstance(item, socket.socket)]
                    for connection in connections:
                        if connection is listening:
                            self._accept(listening, selector)
                        elif not self._answer(connection):
                            selector.unregister(connection)
                            self._leave(connection)
                    if ended in ready and not connections:
                        code = child.wait()
                        return code if code >= 0 else SIGNALLED - code
            finally:
                os.close(ended)

    def _accept(self, listening: socket.socket, selector: selectors.BaseSelector) -> None:
        connection, _ = listening.accept()
        number = int.from_bytes(received(connection, 4), "little")
        if self._count == MAX_PROCESSES:
            connection.close()
            self.findings.add(f"more than {MAX_PROCESSES} processes use the device")
            return
        process = Process(self.session, self._count, number, self.findings, devices=self.devices)
        self._count += 1
        description = device_bytes(self.session.spec, process.memory.base, SPAN, self.devices)
        pass_memory(connection, description, [process.memory.descriptor])
        self._processes[connection] = process
        selector.register(connection, selectors.EVENT_READ)

    def _answer(self, connection: socket.socket) -> bool:
        """Take one message of a process, and answer it; return whether the process is still there."""
        try:
            message = receive(connection)
            if message is None:
                return False
            answer = self._processes[connection].take(*message)
            if answer is not None:
                connection.sendall(answer.encoded())
        except (ConnectionError, BrokenPipeError):
            return False
        except MessageError as error:
            self.findings.add(str(error))
            return False
        return True

    def _leave(self, connection: socket.socket) -> None:
        process = self._processes.pop(connection)
        connection.close()
        process.close()


def _found(name: str) -> str:
    """Return the path of a program as a shell finds it."""
    path = name if os.sep in name else shutil.which(name)
    if path is None or not Path(path).exists():
        raise InputError(f"there is no program {name}")
    if Path(path).is_dir() or not os.access(path, os.X_OK):
        raise InputError(f"{name} is no program that may be executed")
    return path


def _environment(libraries: Path, address: str) -> dict[str, str]:
    """Return the environment of the program: the user's, with the stand-in before CUDA's own libraries."""
    environment = dict(os.environ)
    folders = [str(libraries), *filter(None, [environment.get("LD_LIBRARY_PATH")])]
    preloaded = [str(libraries / LIBRARY), *filter(None, [environment.get("LD_PRELOAD")])]
    environment |= {
        "WARPLENS_SOCKET": address,
        "LD_LIBRARY_PATH": ":".join(folders),
        "LD_PRELOAD": ":".join(preloaded),
        "NVTX_INJECTION64_PATH": str(libraries / LIBRARY),
    }
    return environment


def _for_packages(libraries: Path, folder: Path) -> dict[str, str]:
    """Return variables of packages of Python, so that what they load is PTX.

    Triton assembles its PTX to itself, under a version that no ptxas has: its cache keeps this apart from machine code.
    CuPy compiles its reductions, since those that it brings are PTX for compute capability 12.0 and newer alone.
    """
    assembler = folder / "ptxas"
    assembler.write_text(_PTXAS, encoding="ascii")
    assembler.chmod(0o700)
    paths = dict.fromkeys(("TRITON_PTXAS_PATH", "TRITON_PTXAS_BLACKWELL_PATH"), str(assembler))
    cupy = {"CUPY_ACCELERATORS": os.environ.get("CUPY_ACCELERATORS", "")}
    return {"TRITON_LIBCUDA_PATH": str(libraries), **paths, **cupy}
