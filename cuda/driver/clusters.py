"""Launches of clusters in programs: what a GPU refuses of them, and how many clusters are resident at once.

The rule: a kernel's own extents (`__cluster_dims__`) and those of a launch must agree; what is refused is a
`LaunchLimitError` that says " a cluster of ", by which the program gets CUDA's number for it.
"""

from collections.abc import Mapping
from math import prod

from warplens.cuda.capture.value import Extent
from warplens.cuda.device import occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import LaunchLimitError

NONE: Extent = (0, 0, 0)  # a launch without the attribute has these extents
Directives = Mapping[str, tuple[int, ...]]


def required(directives: Directives) -> tuple[int, int, int, int]:
    """Return whether the kernel needs a cluster, and the extents that it has itself, else zeros.

    Source: CUDA Runtime API 13.0, `cudaFuncAttributes`; PTX ISA 8.8, 11.4 (cluster dimension directives).

    Example:
        >>> required({"explicitcluster": (), "reqnctapercluster": (2,)})
        (1, 2, 1, 1)
    """
    x, y, z = (*directives["reqnctapercluster"], 1, 1)[:3] if directives.get("reqnctapercluster") else NONE
    return int("explicitcluster" in directives), x, y, z


def checked(kernel: str, directives: Directives, given: Extent, grid: Extent, *, is_large_allowed: bool) -> Extent:
    """Return the blocks of a cluster along x, y and z; (1, 1, 1) where neither launch nor kernel asks for clusters.

    `given` are those of the launch, `is_large_allowed` where the kernel has the attribute for more than 8 blocks;
    `LaunchLimitError` if a GPU refuses such clusters.
    """
    must_be_given, *own = required(directives)
    fixed = own[0], own[1], own[2]
    cluster = given if given != NONE else fixed
    if cluster == NONE:
        if must_be_given:
            raise LaunchLimitError(f"{kernel} needs a cluster of blocks, and its launch gives no extents")
        return (1, 1, 1)
    shape = "x".join(map(str, cluster))
    blocks = prod(cluster)
    most = occupancy.MOST_CLUSTER_BLOCKS if is_large_allowed else occupancy.PORTABLE_CLUSTER_BLOCKS
    most = min(most, *directives.get("maxclusterrank", (most,)))
    launched = f"{kernel} is launched with a cluster of {shape} blocks"
    if fixed not in {NONE, cluster}:
        raise LaunchLimitError(f"{launched}, and its own are {'x'.join(map(str, fixed))}")
    if not 1 <= blocks <= most:
        attribute = "cudaFuncSetAttribute(cudaFuncAttributeNonPortableClusterSizeAllowed)"
        until = f" until {attribute} allows more" if most == occupancy.PORTABLE_CLUSTER_BLOCKS else ""
        raise LaunchLimitError(f"{launched}, and 1 to {most} are allowed{until}")
    if any(extent % along for extent, along in zip(grid, cluster, strict=True)):
        raise LaunchLimitError(f"{launched}, which does not divide its grid of {'x'.join(map(str, grid))}")
    return cluster


def resident(
    spec: GpuSpec, blocks_per_sm: int, cluster: Extent, *, has_shared: bool, is_large_allowed: bool
) -> tuple[int, int]:
    """Return how many clusters are resident at once, and how many blocks the largest can have."""
    most = occupancy.MOST_CLUSTER_BLOCKS if is_large_allowed else occupancy.PORTABLE_CLUSTER_BLOCKS
    blocks_per_sm = blocks_per_sm if has_shared else min(blocks_per_sm, occupancy.BLOCKS_WITHOUT_SHARED)
    fitting = (
        blocks for blocks in range(most, 0, -1) if occupancy.active_clusters(spec.sm_count, blocks_per_sm, blocks)
    )
    active = 0 if cluster == NONE else occupancy.active_clusters(spec.sm_count, blocks_per_sm, prod(cluster))
    return active, next(fitting, 0)
