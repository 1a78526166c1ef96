"""What a process gives up before it executes the code of a kernel: files, network, programs, other processes.

The rule: generated code is checked at each access; this is for the day when a check is missing. Each part is taken
where the system has it, and a process runs without the parts that it lacks; `Confinement` says which are in force.

- seccomp: no call to the kernel that makes, changes or removes a file, opens a connection, starts a process or a
  program, or reaches another process (`seccomp`, `syscalls`).
- Landlock: once more no change to any file, no program, no TCP, and no signal to a process outside (`landlock`).
- limits: memory, processor time, no growing files, no image of the memory after a crash (`limits`).

What stays: the process reads files, and answers over the pipe that it was started with. So what it wants to keep on
disk, its parent writes (`warplens.cuda.sweep.pool`), and another process compiles.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from warplens.cuda.ground.confinement import landlock, seccomp
from warplens.cuda.ground.errors import MissingPartError

# Limits on the memory and the processor time of this process, and no files: the system ends what exceeds them.
# Limits on memory and files are set once and cannot be raised again; that on processor time is set anew for each call,
# since a worker makes many. The guards round arrays are not counted: only memory that can be written is.
# Source: getrlimit(2); RLIMIT_DATA counts private writable mappings since Linux 4.7. proc(5), oom_score_adj.


CHOSEN_FIRST = 1000  # when memory runs out, the system first ends these processes: a worker costs one point
SCORE = Path("/proc/self/oom_score_adj")
STATUS = Path("/proc/self/status")


def limit_memory(more_bytes: float) -> str:
    """Limit this process to `more_bytes` of memory beyond what it has now; return why not, "" if that is done."""
    try:
        import resource
    except ImportError:
        return "this system has no limits of processes"
    with suppress(OSError):
        SCORE.write_text(str(CHOSEN_FIRST), encoding="ascii")
    if math.isinf(more_bytes):
        return "the memory of this machine is not known"
    try:
        lines = STATUS.read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        lines = []
    # What counts against RLIMIT_DATA now.
    writable_bytes = sum(1024 * int(line.split()[1]) for line in lines if line.startswith("VmData:"))
    return _lower(resource.RLIMIT_DATA, writable_bytes + int(more_bytes))


def forbid_files() -> str:
    """Forbid this process to enlarge a file or to leave an image of its memory; return why not, "" if that is done."""
    try:
        import resource
    except ImportError:
        return "this system has no limits of processes"
    return _lower(resource.RLIMIT_CORE, 0) or _lower(resource.RLIMIT_FSIZE, 0)


def limit_processor_time(more_s: float) -> None:
    """Let the system end this process after `more_s` more seconds of processor time, over all its threads."""
    try:
        import resource
    except ImportError:
        return
    usage = resource.getrusage(resource.RUSAGE_SELF)
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    soft = hard
    if more_s < MAX_LIMIT_S:
        soft = math.ceil(usage.ru_utime + usage.ru_stime + more_s)
        soft = soft if hard == resource.RLIM_INFINITY else min(soft, hard)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


MAX_LIMIT_S = 1e9  # from this many seconds on a limit of processor time is none: 30 years


def _lower(kind: int, value: int) -> str:
    import resource

    try:
        hard = resource.getrlimit(kind)[1]
        least = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(kind, (least, least))
    except (OSError, ValueError) as error:
        return f"the system refuses limits ({error})"
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Confinement:
    """What is in force in a process, in words, and what is missing, with the reason of each."""

    in_force: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    def sentence(self) -> str:
        """Return both in one line."""
        missing = f"without {', '.join(self.missing)}" if self.missing else ""
        return "; ".join(filter(None, (", ".join(self.in_force), missing)))


def confine(memory_bytes: float) -> Confinement:
    """Confine this process for good, as far as the system can; return what is in force.

    `memory_bytes` is the memory that it may take beyond what it has now; infinity for any.
    """
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):  # standard input and output may be the user's terminal
        os.dup2(nowhere, descriptor)
    os.close(nowhere)
    limited = limit_memory(memory_bytes) or forbid_files()  # first: it writes to /proc
    parts = {
        f"Landlock ABI {landlock.abi_version()}": landlock.confine_files(),
        "seccomp": seccomp.confine_calls(),
        "limits": limited,
    }
    return Confinement(
        in_force=tuple(part for part, reason in parts.items() if not reason),
        missing=tuple(f"{part.partition(' ')[0]}: {reason}" for part, reason in parts.items() if reason),
    )


def confine_program(own: Path, devices: Sequence[str] = ()) -> Callable[[], None]:
    """Return what confines a program of the user's when it is called in its new process, before the program begins.

    It reads and executes all but the user's secrets, changes files in its `own` folder alone (an absolute path), opens
    no connection, and so do its children. It writes to the `devices` of a GPU, by their paths; its driver then makes
    sockets of this machine. What is to be in force is settled here, so that the new process has two calls to make.
    `MissingPartError` if this system cannot confine a program.
    """
    if (reason := seccomp.lacking()) or not landlock.abi_version():
        raise MissingPartError(reason or "this system has no Landlock (Linux 5.13 or later)")
    rules = landlock.rules_of_program(str(own), str(Path("~").expanduser()), devices)
    program = seccomp.filter_of_program(os.uname().machine, has_gpu=bool(devices))

    def confine() -> None:
        if devices:
            landlock.let_name_threads(rules)
        if reason := landlock.restricted(rules) or seccomp.installed(program):
            raise OSError(reason)

    return confine
