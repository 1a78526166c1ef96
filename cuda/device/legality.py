"""Whether a GPU takes a launch, by its compute capability, before anything of it runs.

The rule: every limit of a launch that needs no execution stands here, and each door asks `check_launch`: kernel files,
programs, scripts, kept launches. What a GPU refuses is a `LaunchLimitError`, which skips the point.

Source: CUDA C++ Programming Guide 12.9, "Technical Specifications per Compute Capability", 6.2.1 (clusters), 10.14
(launch bounds), 11.5 (cooperative launches) and "`__global__` Function Parameters"; PTX ISA 8.8, 11.4.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod

from warplens.cuda.device.occupancy import (
    MOST_CLUSTER_BLOCKS,
    PORTABLE_CLUSTER_BLOCKS,
    Occupancy,
    Shape,
    SmLimits,
    occupancy,
)
from warplens.cuda.ground.errors import LaunchLimitError

FIRST_WITH_CLUSTERS = (9, 0)
FEW_PARAMETER_BYTES, FIRST_WITH_MORE, PARAMETER_BYTES = 4096, (7, 0), 32_764
"""The parameters of a kernel take at most these bytes before, and from, a compute capability on."""
SHARED_WITHOUT_ASKING = 48 << 10  # the dynamic shared memory that a kernel may take without asking for more
NO_CLUSTER: Shape = (0, 0, 0)  # a launch without the attribute has these extents
Directives = Mapping[str, tuple[int, ...]]  # what a kernel asks for itself, by the names of PTX


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What a launch asks of a GPU, as far as it is known."""

    kernel: str
    grid: Shape
    block: Shape
    cluster: Shape = NO_CLUSTER
    is_large_allowed: bool = True  # the kernel may have clusters of more than 8 blocks
    is_cooperative: bool = False
    registers_per_thread: int = 0
    static_shared_bytes: int = 0
    dynamic_shared_bytes: int = 0
    opted_bytes: int | None = None  # the dynamic ones that it has asked for; 0: none; None: as many as it takes
    parameter_bytes: int = 0
    directives: Directives = field(default_factory=dict)


def required_cluster(directives: Directives) -> tuple[int, int, int, int]:
    """Return whether the kernel needs a cluster, and the extents that it has itself, else zeros.

    Source: CUDA Runtime API 13.0, `cudaFuncAttributes`; PTX ISA 8.8, 11.4 (cluster dimension directives).

    Example:
        >>> required_cluster({"explicitcluster": (), "reqnctapercluster": (2,)})
        (1, 2, 1, 1)
    """
    x, y, z = (*directives["reqnctapercluster"], 1, 1)[:3] if directives.get("reqnctapercluster") else NO_CLUSTER
    return int("explicitcluster" in directives), x, y, z


def checked_cluster(asked: Asked) -> Shape:
    """Return the blocks of a cluster along x, y and z; (1, 1, 1) where neither launch nor kernel asks for clusters.

    A kernel's own extents (`__cluster_dims__`) and those of its launch must agree; `LaunchLimitError` if they do not.
    """
    must_be_given, *own = required_cluster(asked.directives)
    fixed = own[0], own[1], own[2]
    cluster = asked.cluster if asked.cluster != NO_CLUSTER else fixed
    if cluster == NO_CLUSTER:
        if must_be_given:
            raise LaunchLimitError(f"{asked.kernel} needs a cluster of blocks, and its launch gives no extents")
        return (1, 1, 1)
    most = MOST_CLUSTER_BLOCKS if asked.is_large_allowed else PORTABLE_CLUSTER_BLOCKS
    most = min(most, *asked.directives.get("maxclusterrank", (most,)))
    launched = f"{asked.kernel} is launched with a cluster of {_by(cluster)} blocks"
    if fixed not in {NO_CLUSTER, cluster}:
        raise LaunchLimitError(f"{launched}, and its own are {_by(fixed)}")
    if not 1 <= prod(cluster) <= most:
        attribute = "cudaFuncSetAttribute(cudaFuncAttributeNonPortableClusterSizeAllowed)"
        until = f" until {attribute} allows more" if most == PORTABLE_CLUSTER_BLOCKS else ""
        raise LaunchLimitError(f"{launched}, and 1 to {most} are allowed{until}")
    if any(extent % along for extent, along in zip(asked.grid, cluster, strict=True)):
        raise LaunchLimitError(f"{launched}, which does not divide its grid of {_by(asked.grid)}")
    return cluster


def check_launch(limits: SmLimits, asked: Asked, sm_count: int = 0) -> Occupancy:
    """Return how many blocks fit on a multiprocessor; `LaunchLimitError` if a GPU refuses the launch. `sm_count` is 0
    where it is not known.

    Example:
        >>> from warplens.cuda.device.occupancy import limits_of
        >>> check_launch(limits_of((9, 0)), Asked(kernel="k", grid=(70_000, 65_535, 1), block=(16, 1, 64))).limiter
        'warps'
        >>> limits_of((2, 0)).grid_extents, limits_of((2, 0)).block_extents
        ((65535, 65535, 65535), (1024, 1024, 64))
    """
    capability = f"compute capability {limits.name}"
    has_more = limits.compute_capability >= FIRST_WITH_MORE
    most = prod(asked.directives.get("maxntid", ())) if "maxntid" in asked.directives else 0
    exact = (*asked.directives.get("reqntid", asked.block), 1, 1)[:3]
    fits = occupancy(
        limits,
        threads_per_block=prod(asked.block),
        registers_per_thread=asked.registers_per_thread,
        shared_bytes_per_block=asked.static_shared_bytes + asked.dynamic_shared_bytes,
    )
    table = (
        *(("block", "threads", *row) for row in zip("xyz", asked.block, limits.block_extents, strict=True)),
        *(("grid", "blocks", *row) for row in zip("xyz", asked.grid, limits.grid_extents, strict=True)),
    )
    for what, unit, axis, extent, allowed in table:
        if not 1 <= extent <= allowed:
            span = "only 1" if allowed == 1 else f"1 to {allowed:,}"
            raise LaunchLimitError(f"the {what} has {extent:,} {unit} along {axis}, and {capability} allows {span}")
    if most and prod(asked.block) > most:
        raise LaunchLimitError(
            f"the block has {prod(asked.block):,} threads, and {asked.kernel} is compiled for at most {most:,} "
            "(__launch_bounds__)"
        )
    if exact != asked.block:
        raise LaunchLimitError(
            f"the block is {_by(asked.block)}, and {asked.kernel} is compiled for {_by(exact)} alone (.reqntid)"
        )
    if asked.parameter_bytes > (parameters := PARAMETER_BYTES if has_more else FEW_PARAMETER_BYTES):
        raise LaunchLimitError(
            f"{asked.kernel} has {asked.parameter_bytes:,} bytes of parameters, and {capability} allows {parameters:,}"
        )
    opted = asked.dynamic_shared_bytes if asked.opted_bytes is None else asked.opted_bytes
    allowed = opted or SHARED_WITHOUT_ASKING - asked.static_shared_bytes
    if asked.dynamic_shared_bytes > allowed:
        raise LaunchLimitError(
            f"{asked.kernel} takes {asked.dynamic_shared_bytes:,} bytes of dynamic shared memory, and may take "
            f"{allowed:,} until cudaFuncSetAttribute(cudaFuncAttributeMaxDynamicSharedMemorySize) allows more"
        )
    cluster = checked_cluster(asked)
    if prod(cluster) > 1 and limits.compute_capability < FIRST_WITH_CLUSTERS:
        raise LaunchLimitError(
            f"{asked.kernel} is launched with a cluster of {_by(cluster)} blocks, and {capability} has no clusters"
        )
    resident = fits.blocks_per_sm * sm_count
    if asked.is_cooperative and resident and prod(asked.grid) > resident:
        raise LaunchLimitError(
            f"the cooperative launch of {asked.kernel} has {prod(asked.grid):,} blocks, and {resident:,} are resident "
            "at once"
        )
    return fits


def _by(extents: Shape) -> str:
    return "x".join(map(str, extents))
