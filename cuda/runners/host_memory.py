"""How much memory this machine can still give: asked before matrices are page-locked, which nothing can swap out.

The rule: nothing is assumed where the system does not say; then there is no limit here, and the driver refuses.
"""

from __future__ import annotations

import math
from pathlib import Path

from warplens.cuda.errors import LaunchLimitError

GIB = 2**30
SPARE_BYTES = 1 * GIB
"""Memory left alone: page-locked memory is taken from everybody."""
MEMINFO = Path("/proc/meminfo")
GROUP = Path("/sys/fs/cgroup")


def available_bytes(meminfo: Path = MEMINFO, group: Path = GROUP) -> float:
    """Return the bytes that can be had without swapping, within the limit of a container; infinite where unknown.

    Source: proc(5), MemAvailable; the kernel's cgroup-v2.rst: memory.max, memory.current, and inactive_file, which is
    a cache that is given up.
    """
    machine = _fields(meminfo).get("MemAvailable:", math.inf) * 1024
    limit, used = _number(group / "memory.max"), _number(group / "memory.current")
    if math.isinf(limit) or math.isinf(used):
        return machine
    return min(machine, limit - used + _fields(group / "memory.stat").get("inactive_file", 0.0))


def free_bytes() -> float:
    """Return the bytes that may be page-locked."""
    return max(0.0, available_bytes() - SPARE_BYTES)


def check_host_room(needed_bytes: int) -> None:
    """Check that so much can be page-locked.

    Raises:
        LaunchLimitError: it cannot.
    """
    free = free_bytes()
    if needed_bytes > free:
        raise LaunchLimitError(
            f"needs {needed_bytes / GIB:.1f} GiB of the host's memory for its matrices, {free / GIB:.1f} GiB free"
        )


def _fields(path: Path) -> dict[str, float]:
    """Return the lines `name number ...` of a file, nothing where it cannot be read."""
    try:
        lines = path.read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return {}
    words = [line.split() for line in lines]
    return {line[0]: float(line[1]) for line in words if len(line) >= 2 and line[1].isdigit()}


def _number(path: Path) -> float:
    """Return the number that a file holds, infinity for none and for "max"."""
    try:
        text = path.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return math.inf
    return float(text) if text.isdigit() else math.inf
