"""The sizes of a block: compiled code counts its threads and bytes in 32 bits, and no card has more than a few."""

from __future__ import annotations

from warplens.cuda.errors import LaunchLimitError
from warplens.cuda.simt.program.blocks import Program
from warplens.cuda.simt.values.specialisation import Specialisation

MAX_THREADS = 1024
MAX_SHARED_BYTES = 227 << 10
"""No card gives a block more threads, or more shared memory.

Source: CUDA C++ programming guide 12.9, 16.2, table "Technical Specifications per Compute Capability".
"""


def check_sizes(program: Program, launch: Specialisation) -> None:
    """Raise `LaunchLimitError` for a block of no card."""
    kernel = f"{program.file_name}: a block of {program.name}"
    if not 1 <= launch.threads <= MAX_THREADS:
        raise LaunchLimitError(f"{kernel} has {launch.threads:,} threads, and a card gives it 1 to {MAX_THREADS:,}")
    shared_bytes = program.static_shared_bytes + launch.dynamic_shared_bytes
    if not 0 <= shared_bytes <= MAX_SHARED_BYTES:
        raise LaunchLimitError(
            f"{kernel} has {shared_bytes:,} bytes of shared memory, and no card gives it more than {MAX_SHARED_BYTES:,}"
        )
