"""The process that locks the clocks of GPUs, and gives them back when the process that started it is gone.

The rule: no lock outlives the process that wanted it. This one waits for the end of its standard input, whose other end
the process that started it has, and for the end of that process: however it ends, by `kill -9` too, the clocks are
given back. It is a program of its own, of the standard library and NVML alone, and ignores the signals that a terminal
or a service sends to end programs.

    python clock_keeper.py PID UUID=MHZ ...    # prints `UUID=MHZ` for each GPU once all are locked

Source: nvml.h, nvmlDeviceSetGpuLockedClocks (Volta and newer, by an administrator; the lock stays until it is taken
off, also when no process uses the GPU) and nvmlDeviceResetGpuLockedClocks.
"""

import os
import select
import signal
import socket
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

FAILED, LOCKED_STILL = 3, 4
"""Exit codes: the clocks could not be locked; they could not be given back. Standard error has the sentence. Python
itself ends with 1 after an error that is not expected here."""
ENDING_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
WATCH_S = 1.0
"""Forks of the process that wants the lock hold the input open, too: it is looked for at this interval."""


def supported_mhz(nvml: Any, gpu: Any, wanted_mhz: int) -> int:
    """Return the highest clock in MHz that a GPU supports and that is not above `wanted_mhz`; else the lowest.

    A GPU that does not say what it supports gets `wanted_mhz`, which the driver rounds.

    Example:
        >>> from types import SimpleNamespace
        >>> nvml = SimpleNamespace(
        ...     NVMLError=OSError,
        ...     nvmlDeviceGetSupportedMemoryClocks=lambda gpu: [3201, 1593],
        ...     nvmlDeviceGetSupportedGraphicsClocks=lambda gpu, memory_mhz: [1980, 1965, 1500, 1485, 345],
        ... )
        >>> supported_mhz(nvml, "a gpu", 1490), supported_mhz(nvml, "a gpu", 100)
        (1485, 345)
    """
    try:
        memory_mhz = max(nvml.nvmlDeviceGetSupportedMemoryClocks(gpu))
        clocks = [int(clock) for clock in nvml.nvmlDeviceGetSupportedGraphicsClocks(gpu, memory_mhz)]
    except (nvml.NVMLError, ValueError):
        return wanted_mhz
    return max((clock for clock in clocks if clock <= wanted_mhz), default=min(clocks, default=wanted_mhz))


def lock(wanted_mhz: Mapping[str, int]) -> dict[str, int]:
    """Lock the clocks of GPUs, all or none; return each in MHz by UUID; a `RuntimeError` says why that cannot be."""
    nvml, locked = _opened(), dict[str, int]()
    for uuid, wanted in wanted_mhz.items():
        try:
            gpu = nvml.nvmlDeviceGetHandleByUUID(uuid)
            clock = supported_mhz(nvml, gpu, wanted)
            nvml.nvmlDeviceSetGpuLockedClocks(gpu, clock, clock)
        except nvml.NVMLError as error:
            with suppress(RuntimeError):  # the first error is the one to report
                give_back(locked)
            raise RuntimeError(f"{error}") from error
        locked[uuid] = clock
    return locked


def give_back(uuids: Sequence[str] | Mapping[str, int]) -> None:
    """Let the driver choose the clocks of GPUs again."""
    if not uuids:
        return
    nvml, reason = _opened(), ""
    for uuid in uuids:
        try:
            nvml.nvmlDeviceResetGpuLockedClocks(nvml.nvmlDeviceGetHandleByUUID(uuid))
        except nvml.NVMLError as error:
            reason = reason or f"{error}"
    if reason:
        raise RuntimeError(reason)


def main(arguments: Sequence[str]) -> int:
    """Lock the clocks of GPUs until a process is gone: its number is the first argument, the GPUs are the others."""
    for name in ENDING_SIGNALS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    wanted = {uuid: int(clock) for uuid, _, clock in (text.partition("=") for text in arguments[1:])}
    code, held = 0, list[socket.socket]()
    try:
        held += map(_claim, wanted if sys.platform == "linux" else ())
        locked = lock(wanted)
    except RuntimeError as error:
        sys.stderr.write(f"{error}\n")
        return FAILED
    try:
        with suppress(OSError):  # the reader is gone already
            sys.stdout.write(" ".join(f"{uuid}={clock}" for uuid, clock in locked.items()) + "\n")
            sys.stdout.flush()
        with suppress(OSError):
            # Until the standard input has ended, or the parent has.
            if sys.platform == "win32":
                sys.stdin.buffer.read()
            else:
                while not select.select([sys.stdin], [], [], WATCH_S)[0] and os.getppid() == int(arguments[0]):
                    pass
    finally:
        try:
            give_back(locked)
        except RuntimeError as error:
            code = LOCKED_STILL
            sys.stderr.write(f"{error}\n")
    return code


def _claim(uuid: str) -> socket.socket:
    """Return a socket outside the file system, which only one process of a Linux machine can hold for a GPU."""
    # Of two runs that lock one GPU, the first to end would end the lock of the second.
    claimed = socket.socket(socket.AF_UNIX)
    try:
        claimed.bind(f"\0warplens-clocks-{uuid}")
    except OSError:
        claimed.close()
        raise RuntimeError("another run of Warplens has locked them") from None
    return claimed


def _opened() -> Any:
    try:
        import pynvml
    except ImportError:
        raise RuntimeError("nvidia-ml-py is not installed") from None
    nvml: Any = pynvml
    try:
        nvml.nvmlInit()
    except nvml.NVMLError as error:
        raise RuntimeError(f"{error}") from error
    return nvml


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
