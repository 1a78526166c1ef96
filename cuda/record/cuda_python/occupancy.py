"""How many blocks of a kernel fit on the session's device."""

from __future__ import annotations

from warplens.cuda.device.attributes import WARP_SIZE
from warplens.cuda.device.occupancy import occupancy
from warplens.cuda.ground.errors import LaunchLimitError
from warplens.cuda.record.cuda_python.programs import Function
from warplens.cuda.record.session import current


def active_blocks(function: Function, threads: int, dynamic_shared_bytes: int = 0) -> int:
    """Return how many blocks of a kernel fit on a multiprocessor, 0 where none does."""
    resources = function.resources()
    try:
        fits = occupancy(
            current().spec.limits,
            threads_per_block=threads,
            registers_per_thread=resources.registers_per_thread,
            shared_bytes_per_block=resources.static_shared_bytes + dynamic_shared_bytes,
        )
    except LaunchLimitError:
        return 0
    return fits.blocks_per_sm


def best_block(function: Function, dynamic_shared_bytes: int = 0, limit: int = 0) -> tuple[int, int]:
    """Return the blocks that fill the device, and the largest block with the most resident threads."""
    spec = current().spec
    most = min(limit or spec.limits.threads_per_block, spec.limits.threads_per_block)
    best = (0, WARP_SIZE, 0)
    for threads in range(WARP_SIZE, most + 1, WARP_SIZE):
        blocks = active_blocks(function, threads, dynamic_shared_bytes)
        best = max(best, (threads * blocks, threads, blocks))
    return best[2] * spec.sm_count, best[1]
