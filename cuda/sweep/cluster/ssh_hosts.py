"""The hosts of `ssh:HOST,HOST`: a Dask scheduler on the first one and a worker on each, started by the program `ssh`.

The rule: where `ssh HOST` works without a question, the cluster works: aliases, keys, agents and jump hosts are those
of the user's own `ssh`. What runs there ends with its connection (`ssh_process`). Scheduler, workers and client trust
one certificate, made for this cluster and sent over SSH, so that no other program on the network can give them work.
"""

import importlib.util
import json
import os
import queue
import select
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import FrameType
from typing import IO, NoReturn, cast

from warplens.cuda.ground.errors import ClusterError, MissingPartError
from warplens.cuda.sweep.cluster.remote import SshHost

# What `ssh` starts on a host of a cluster: a Dask scheduler or worker that ends with its connection.
# Nothing stays behind on a host. The process ends, and all that it started, when its standard input ends
# (the program there was closed or killed, or the connection was cut) or is silent for SILENCE_S (the network is
# gone). It needs a POSIX system.

MARK = "warplens: "  # lines of standard output that begin so are for the program; a shell there may print others
SILENCE_S = 120.0  # the program is gone if nothing arrives for this many seconds; it sends a line each second
LOOK_S = 0.1  # dask's process is looked at every this many seconds
GRACE_S = 5.0  # dask's process gets this many seconds to end its own processes
ALONE_S = 60  # a worker ends after this many seconds without a scheduler


def main() -> int:
    """Run the Dask program that the first line of standard input orders, until the input ends; return its status."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _leave)
    order = json.loads(sys.stdin.buffer.readline())
    with tempfile.TemporaryDirectory(prefix="warplens-") as folder:
        return attend(_command(order, Path(folder)), Path(folder), sys.stdin.buffer)


def attend(command: list[str], folder: Path, attendance: IO[bytes]) -> int:
    """Run a command in a folder until `attendance` ends or is silent; return its status, 0 where it was ended.

    The address in the scheduler's file, which appears in that folder, goes to standard output once.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,  # its group is all that it starts
        cwd=folder,
        env=os.environ | {"DASK_LOGGING__DISTRIBUTED": "error"},
    )
    try:
        is_announced, heard = False, time.monotonic()
        while process.poll() is None:
            if select.select([attendance], [], [], LOOK_S)[0]:
                if not os.read(attendance.fileno(), 4096):
                    return 0
                heard = time.monotonic()
            if time.monotonic() - heard > SILENCE_S:
                return 0
            if not is_announced and (address := _address(folder / "scheduler.json")):
                sys.stdout.write(f"{MARK}{address}\n")
                sys.stdout.flush()
                is_announced = True
        return process.returncode
    finally:
        _end(process)


def _command(order: Mapping[str, str], folder: Path) -> list[str]:
    """Return the command of Dask's scheduler or worker, with its credentials in files of the private `folder`."""
    options = []
    for option in ("tls-ca-file", "tls-cert", "tls-key"):
        file = folder / option
        file.write_text(order[option])
        options += [f"--{option}", str(file)]
    program = [sys.executable, "-P", "-m"]
    if order["scheduler"]:
        own = [order["scheduler"], "--death-timeout", str(ALONE_S)]
        return [*program, "distributed.cli.dask_worker", *own, "--no-dashboard", *options]
    own = ["--scheduler-file", str(folder / "scheduler.json"), "--protocol", "tls", "--port", "0"]
    return [*program, "distributed.cli.dask_scheduler", *own, "--no-dashboard", *options]


def _address(file: Path) -> str:
    """Return the address in a scheduler's file; empty as long as it is not written."""
    with suppress(OSError, ValueError):
        return str(json.loads(file.read_text())["address"])
    return ""


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE_S)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _leave(number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + number)


if __name__ == "__main__":
    sys.exit(main())


ANSWER_S = 10  # a host that has not answered `ssh` after this many seconds is not there
START_S = 60.0  # dask starts on a host within this many seconds; its Python may come from a network disk
MODULE = "warplens.cuda.sweep.cluster.ssh_hosts"
NO_PYTHON = 3  # the status of the shell there if no Python has what is needed
CANDIDATES = ("python3", "python")  # these are tried on a host after the path of the Python that runs here
SKEW = timedelta(days=1)  # the clocks of the machines may differ by this
SSH_FAILED = 255  # the status of `ssh` if it did not connect or lost the connection


class SshHosts:
    """Dask's processes on some hosts; the scheduler is on the first one."""

    def __init__(self, hosts: Sequence[SshHost], program: Sequence[str] = ("ssh",)) -> None:
        self._hosts = tuple(hosts)
        self._program = tuple(program)
        self._running: list[_SshProcess] = []
        self.credentials = make_credentials()

    @property
    def client_credentials(self) -> dict[str, str]:
        """The certificate and its key, as arguments of Dask's `Security`."""
        names = {"ca_file": "tls-ca-file", "client_cert": "tls-cert", "client_key": "tls-key"}
        return {f"tls_{name}": self.credentials[option] for name, option in names.items()}

    def start(self) -> str:
        """Start the scheduler and the workers; return the address of the scheduler.

        A `MissingPartError` says that there is no program `ssh`, a `ClusterError` that the first host does not answer,
        or cannot run the scheduler.
        """
        scheduler = self._start(self._hosts[0], "")
        address = scheduler.wait_for_line(START_S)
        for host in self._hosts:
            self._start(host, address)
        return address

    def wait_for_workers(self, count: Callable[[], int]) -> None:
        """Wait until `count` says that the workers of all hosts are there."""
        patience = threading.Event()
        for _ in range(int(START_S / 0.1)):
            for process in self._running:
                process.check()
            self.beat()
            if count() >= len(self._hosts):
                return
            patience.wait(0.1)
        raise ClusterError(f"{count()} of {len(self._hosts)} workers came within {START_S:g} s")

    def beat(self) -> None:
        """Tell the processes that the program still runs."""
        for process in self._running:
            process.send("")

    def close(self) -> None:
        """End the processes on all hosts, and wait for their end; may be repeated."""
        running, self._running = self._running, []
        for process in reversed(running):
            process.leave()
        for process in reversed(running):
            process.close()

    def _start(self, host: SshHost, scheduler: str) -> "_SshProcess":
        order = {"scheduler": scheduler, **self.credentials}
        process = _SshProcess([*self._program, *ssh_arguments(host)], order, host)
        self._running.append(process)
        return process


class _SshProcess:
    """One connection to a host, and what it says."""

    def __init__(self, command: Sequence[str], order: Mapping[str, str], host: SshHost) -> None:
        self._host = host
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Control-C in a terminal is for the program
            )
        except FileNotFoundError as error:
            raise MissingPartError(f"a cluster over SSH needs the program {command[0]}, which is not here") from error
        streams = self._process.stdin, self._process.stdout, self._process.stderr
        self._stdin, self._stdout, self._stderr = cast("tuple[IO[bytes], IO[bytes], IO[bytes]]", streams)
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._complaints: deque[str] = deque(maxlen=20)
        self._readers = [
            threading.Thread(target=read, name=f"warplens-cluster-ssh-{host.name}", daemon=True)
            for read in (self._read_answers, self._read_complaints)
        ]
        for reader in self._readers:
            reader.start()
        self.send(json.dumps(order))

    def wait_for_line(self, limit_s: float) -> str:
        try:
            line = self._lines.get(timeout=limit_s)
        except queue.Empty:
            raise ClusterError(f"Dask did not start on {self._host.name} within {limit_s:g} s") from None
        if not line:
            self._process.wait()
            self.check()
        return line

    def check(self) -> None:
        """Say why the process ended."""
        status = self._process.poll()
        if status is None:
            return
        for reader in self._readers:
            reader.join()
        raise ClusterError(failure(self._host, status, list(self._complaints)))

    def leave(self) -> None:
        """End the input of the process, which ends it."""
        with suppress(OSError):
            self._stdin.close()

    def close(self) -> None:
        try:
            self._process.wait(2 * GRACE_S)
        except subprocess.TimeoutExpired:  # the host does not answer any more
            self._process.kill()
            self._process.wait()
        for reader in self._readers:
            reader.join()
        self._stdout.close()
        self._stderr.close()

    def send(self, line: str) -> None:
        with suppress(OSError, ValueError):  # the connection is gone, or was closed here
            self._stdin.write(f"{line}\n".encode())
            self._stdin.flush()

    def _read_answers(self) -> None:
        for line in self._stdout:
            if (text := line.decode(errors="replace")).startswith(MARK):
                self._lines.put(text.removeprefix(MARK).strip())
        self._lines.put("")

    def _read_complaints(self) -> None:
        for line in self._stderr:
            if text := line.decode(errors="replace").strip():
                self._complaints.append(text)


def ssh_arguments(host: SshHost) -> list[str]:
    """Return the arguments of `ssh` that run this module's counterpart on a host."""
    options = {
        "BatchMode": "yes",  # ssh fails where it would ask for a password
        "ConnectTimeout": str(ANSWER_S),
        "ServerAliveInterval": "10",
        "ControlMaster": "no",  # a master in the background would hold this process's streams
        "ClearAllForwardings": "yes",
    }
    written = [part for name, value in options.items() for part in ("-o", f"{name}={value}")]
    return ["-T", *written, "--", host.name, f"exec sh -c {shlex.quote(_script(host))}"]


def _script(host: SshHost) -> str:
    """Return the shell script that looks for a Python with Warplens and Dask there and becomes it."""
    needed = 'import sys; from importlib.util import find_spec as f; sys.exit(not (f("distributed") and f("warplens")))'
    candidates = [host.python] if host.python else list(dict.fromkeys((sys.executable, *CANDIDATES)))
    return (
        f"for python in {' '.join(map(shlex.quote, candidates))}; do "
        f'"$python" -c {shlex.quote(needed)} </dev/null >/dev/null 2>&1 && exec "$python" -P -m {MODULE}; '
        f"done; exit {NO_PYTHON}"
    )


def failure(host: SshHost, status: int, complaints: Sequence[str]) -> str:
    """Return the sentence on a connection to a host that ended."""
    last = complaints[-1].rstrip(".").removeprefix("ssh: ") if complaints else f"it ended with status {status}"
    if status == SSH_FAILED:
        return f"ssh {host.name} fails: {last}; see whether `ssh {host.name}` works in a terminal"
    if status == NO_PYTHON and host.python:
        return f'on {host.name} {host.python} has no Warplens with Dask: pip install "warplens[cluster]" there'
    if status == NO_PYTHON:
        tried = f"neither {sys.executable} nor python3 nor python"
        return (
            f'on {host.name} {tried} has Warplens with Dask: pip install "warplens[cluster]" there, or name the Python '
            f"that has it, as ssh:{host.name}:/PATH/TO/python"
        )
    return f"Dask ended on {host.name}: {last}"


def make_credentials() -> dict[str, str]:
    """Make a key and a certificate that signs itself, as the values of Dask's options `--tls-...`."""
    if importlib.util.find_spec("cryptography") is None:
        remedy = 'pip install "warplens[cluster]"'
        raise MissingPartError(f"a cluster over SSH needs cryptography, which is not installed: {remedy}")
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "warplens")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - SKEW)
        .not_valid_after(now + timedelta(days=365))
        .sign(key, hashes.SHA256())
    )
    text = certificate.public_bytes(serialization.Encoding.PEM).decode()
    form, pem = serialization.PrivateFormat.PKCS8, serialization.Encoding.PEM
    private = key.private_bytes(pem, form, serialization.NoEncryption()).decode()
    return {"tls-ca-file": text, "tls-cert": text, "tls-key": private}
