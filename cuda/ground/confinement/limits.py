"""Limits on the memory and the processor time of this process, and no files: the system ends what exceeds them.

The rule: limits on memory and files are set once and cannot be raised again; that on processor time is set anew for
each call, since a worker makes many. The guards round arrays are not counted: only memory that can be written is.

Source: getrlimit(2); RLIMIT_DATA counts private writable mappings since Linux 4.7. proc(5), oom_score_adj.
"""

from __future__ import annotations

import math
from contextlib import suppress
from pathlib import Path

CHOSEN_FIRST = 1000
"""Where the machine runs out of memory, the system ends processes with this score first: a worker costs one point."""
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
    return _lower(resource.RLIMIT_DATA, _writable_bytes() + int(more_bytes))


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


MAX_LIMIT_S = 1e9
"""From this many seconds on a limit of processor time is none: 30 years."""


def _lower(kind: int, value: int) -> str:
    import resource

    try:
        hard = resource.getrlimit(kind)[1]
        least = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(kind, (least, least))
    except (OSError, ValueError) as error:
        return f"the system refuses limits ({error})"
    return ""


def _writable_bytes() -> int:
    """Return the bytes that count against RLIMIT_DATA now, 0 where the system does not say."""
    try:
        lines = STATUS.read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return 0
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("VmData:"))
