"""Shared memory that a kernel of a program prefers: what fits beside it, if the driver follows the hint.

The rule: a hint changes no count, since the driver may choose otherwise; the point of the launch says what it costs.

Source: CUDA Runtime API, `cudaFuncAttributePreferredSharedMemoryCarveout`.
"""

from dataclasses import replace

from warplens.cuda.compiler.compiled import KernelResources
from warplens.cuda.device.occupancy import KIB, SmLimits, carve_out_bytes, occupancy
from warplens.cuda.ground.errors import LaunchLimitError


def carve_out_remark(
    limits: SmLimits, resources: KernelResources, *, threads: int, shared_bytes: int, percent: int
) -> str:
    """Return a sentence on a preferred carve-out in which fewer blocks fit than in the largest, "" for none.

    Args:
        threads, shared_bytes: those of a block, with the dynamic shared memory.
        percent: the share of the largest carve-out that the kernel prefers.
    """
    if not 0 <= percent <= 100:
        return ""
    carved = carve_out_bytes(limits, percent)

    def resident(bytes_: int) -> tuple[int, float]:
        fits = occupancy(
            replace(limits, shared_bytes=bytes_), threads_per_block=threads,
            registers_per_thread=resources.registers_per_thread,
            shared_bytes_per_block=shared_bytes + resources.static_shared_bytes,
        )  # fmt: skip
        return fits.blocks_per_sm, fits.percent

    asked = f"it prefers {percent} % of the shared memory (cudaFuncAttributePreferredSharedMemoryCarveout)"
    try:
        most, _ = resident(limits.shared_bytes)
        blocks, share = resident(carved)
    except LaunchLimitError:  # the launch itself says so
        return ""
    if blocks >= most:
        return ""
    if not blocks:
        return f"{asked}: no block fits in these {carved // KIB} KiB, so that the driver takes more"
    return (
        f"{asked}: in {carved // KIB} KiB {blocks} of its blocks fit at a time, an occupancy of {share:g} %; it is a "
        f"hint, and {most} fit where the driver takes more"
    )
