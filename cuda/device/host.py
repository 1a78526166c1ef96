"""The processor of this machine, as the device that NumPy's products are measured on.

The rule: it has a key and a name, and no sheet: nothing is modelled for it.
"""

from __future__ import annotations

import os
import platform
from functools import cache
from pathlib import Path

HOST = "host"
"""This is the key of the processor among the devices; no sheet and no card has it."""
CPU_INFO = Path("/proc/cpuinfo")
LAST_LEVEL_BYTES = 64 << 20
"""The last cache is taken to have this size where the system does not give one: few have more."""


@cache
def processor_name() -> str:
    """Return the name that the processor gives itself, or else its architecture."""
    try:
        lines = CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next((name for name in names if name), platform.processor() or platform.machine())


def last_cache_bytes() -> int:
    """Return the size of the processor's last cache."""
    try:
        size = os.sysconf("SC_LEVEL3_CACHE_SIZE")
    except (AttributeError, ValueError, OSError):
        size = 0
    return size if size > 0 else LAST_LEVEL_BYTES
