"""What `ssh` starts on a host of a cluster: a Dask scheduler or worker that ends with its connection.

The rule: nothing stays behind on a host. The process ends, and all that it started, when its standard input ends (the
program there was closed or killed, or the connection was cut) or is silent for SILENCE_S (the network is gone). It
needs a POSIX system.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import IO, NoReturn

MARK = "warplens: "
"""Lines of standard output that begin so are for the program; a shell there may print others."""
SILENCE_S = 120.0
"""The program is gone if nothing arrives for this many seconds; it sends a line each second."""
LOOK_S = 0.1
"""Dask's process is looked at every this many seconds."""
GRACE_S = 5.0
"""Dask's process gets this many seconds to end its own processes."""
ALONE_S = 60
"""A worker ends after this many seconds without a scheduler."""


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
    """Return the command of Dask's scheduler or worker, with the credentials in files of `folder`, which is private."""
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
    """End a process and its group."""
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE_S)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    del frame
    raise SystemExit(128 + number)


if __name__ == "__main__":
    sys.exit(main())
