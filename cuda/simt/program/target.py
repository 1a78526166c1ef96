"""What the target of a PTX text says about the GPU that it is for.

The rule: only what PTX itself leaves open is read off the target, such as where shared memory begins.
"""

from __future__ import annotations

import re

from warplens.cuda.device.limits import reserved_shared_bytes
from warplens.cuda.ptx import tree

_TARGET = re.compile(r"sm_([0-9]+)([0-9])")


def compute_capability(module: tree.Module) -> tuple[int, int] | None:
    """Return the compute capability of a module's target, or None if the target names none."""
    found = _TARGET.match(module.target[0])
    return None if found is None else (int(found[1]), int(found[2]))


def first_shared_address(module: tree.Module) -> int:
    """Return the address in shared memory at which the variables of a block begin, in bytes.

    They lie behind what the driver reserves in each block. On an H200 (compute capability 9.0, driver 580) static
    shared memory began at address 0x400, for alignments of 4 to 16384 bytes, and alignments counted from there: 100
    bytes aligned to 256, 100 bytes aligned to 4096 and the dynamic shared memory lay at 0x400, 0x1400 and 0x1470. The
    other compute capabilities from 8.0 on, which reserve as much, were not probed.
    """
    capability = compute_capability(module)
    return 0 if capability is None else reserved_shared_bytes(capability)
