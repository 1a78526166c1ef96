"""Whether a GPU takes a launch, by its compute capability, before anything of it runs.

The rule: every limit of a launch that needs no execution stands here, and each door asks `check_launch`: kernel files,
programs, scripts, kept launches. What a GPU refuses is a `LaunchLimitError`, which skips the point.

Source: CUDA C++ Programming Guide 12.9, "Technical Specifications per Compute Capability", 6.2.1 (clusters), 10.14
(launch bounds), 11.5 (cooperative launches) and "`__global__` Function Parameters"; PTX ISA 8.8, 11.4.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import prod

from warplens.cuda.device.occupancy import Occupancy, Shape, SmLimits, limits_of, occupancy
from warplens.cuda.ground.errors import LaunchLimitError

LARGEST = limits_of((9, 0))  # no GPU allows more
FIRST_WITH_CLUSTERS = (9, 0)
MOST_CLUSTER_BLOCKS, PORTABLE_CLUSTER_BLOCKS = 16, 8
"""A cluster has at most this many blocks on any GPU, and 8 on each that has clusters at all."""
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


def cluster_of(directives: Directives, given: Shape) -> Shape:
    """Return the blocks of a cluster: those that the kernel asks for, else those of its launch; 1 where neither does.

    Example:
        >>> cluster_of({"reqnctapercluster": (2,)}, NO_CLUSTER), cluster_of({}, NO_CLUSTER)
        ((2, 1, 1), (1, 1, 1))
    """
    x, y, z = next((shape for shape in (required_cluster(directives)[1:], given) if shape != NO_CLUSTER), (1, 1, 1))
    return x, y, z


def refused_clusters(asked: Asked) -> Iterator[str]:
    """Iterate over sentences on what a GPU refuses of the clusters of a launch."""
    must_be_given, *fixed = required_cluster(asked.directives)
    cluster = cluster_of({} if asked.cluster != NO_CLUSTER else asked.directives, asked.cluster)
    if asked.cluster == NO_CLUSTER == tuple(fixed):
        if must_be_given:
            yield f"{asked.kernel} needs a cluster of blocks, and its launch gives no extents"
        return
    most = MOST_CLUSTER_BLOCKS if asked.is_large_allowed else PORTABLE_CLUSTER_BLOCKS
    most = min(most, *asked.directives.get("maxclusterrank", (most,)))
    launched = f"{asked.kernel} is launched with a cluster of {_by(cluster)} blocks"
    if tuple(fixed) not in {NO_CLUSTER, cluster}:
        yield f"{launched}, and its own are {_by(fixed)}"
    if not 1 <= prod(cluster) <= most:
        attribute = "cudaFuncSetAttribute(cudaFuncAttributeNonPortableClusterSizeAllowed)"
        until = f" until {attribute} allows more" if most == PORTABLE_CLUSTER_BLOCKS else ""
        yield f"{launched}, and 1 to {most} are allowed{until}"
    if any(extent % along for extent, along in zip(asked.grid, cluster, strict=True)):
        yield f"{launched}, which does not divide its grid of {_by(asked.grid)}"


def check_launch(limits: SmLimits, asked: Asked, sm_count: int = 0) -> Occupancy:
    """Return how many blocks fit on a multiprocessor; `LaunchLimitError` if a GPU refuses the launch.

    `sm_count` is 0 where it is not known.

    Example:
        >>> from warplens.cuda.device.occupancy import limits_of
        >>> check_launch(limits_of((9, 0)), Asked(kernel="k", grid=(70_000, 65_535, 1), block=(16, 1, 64))).limiter
        'warps'
        >>> limits_of((2, 0)).grid_extents, limits_of((2, 0)).block_extents
        ((65535, 65535, 65535), (1024, 1024, 64))
    """
    fits = occupancy(
        limits,
        threads_per_block=prod(asked.block),
        registers_per_thread=asked.registers_per_thread,
        shared_bytes_per_block=asked.static_shared_bytes + asked.dynamic_shared_bytes,
    )
    for refusal in _refusals(limits, asked, fits.blocks_per_sm * sm_count):
        raise LaunchLimitError(refusal)
    return fits


def _refusals(limits: SmLimits, asked: Asked, resident: int) -> Iterator[str]:
    """Iterate over sentences on what a GPU refuses, of which the first is told."""
    kernel, threads, capability = asked.kernel, prod(asked.block), f"compute capability {limits.name}"
    for what, extents, allowed in (
        ("block has {:,} threads", asked.block, limits.block_extents),
        ("grid has {:,} blocks", asked.grid, limits.grid_extents),
    ):
        for axis, extent, most in zip("xyz", extents, allowed, strict=True):
            if not 1 <= extent <= most:
                span = "only 1" if most == 1 else f"1 to {most:,}"
                yield f"the {what.format(extent)} along {axis}, and {capability} allows {span}"
    if threads > (most := prod(asked.directives.get("maxntid", (threads,)))):
        yield f"the block has {threads:,} threads, and {kernel} is compiled for at most {most:,} (__launch_bounds__)"
    if (exact := (*asked.directives.get("reqntid", asked.block), 1, 1)[:3]) != asked.block:
        yield f"the block is {_by(asked.block)}, and {kernel} is compiled for {_by(exact)} alone (.reqntid)"
    most = PARAMETER_BYTES if limits.compute_capability >= FIRST_WITH_MORE else FEW_PARAMETER_BYTES
    if asked.parameter_bytes > most:
        yield f"{kernel} has {asked.parameter_bytes:,} bytes of parameters, and {capability} allows {most:,}"
    opted = asked.dynamic_shared_bytes if asked.opted_bytes is None else asked.opted_bytes
    if asked.dynamic_shared_bytes > (most := opted or SHARED_WITHOUT_ASKING - asked.static_shared_bytes):
        yield (
            f"{kernel} takes {asked.dynamic_shared_bytes:,} bytes of dynamic shared memory, and may take {most:,} "
            "until cudaFuncSetAttribute(cudaFuncAttributeMaxDynamicSharedMemorySize) allows more"
        )
    yield from refused_clusters(asked)
    cluster = cluster_of(asked.directives, asked.cluster)
    if prod(cluster) > 1 and limits.compute_capability < FIRST_WITH_CLUSTERS:
        yield f"{kernel} is launched with a cluster of {_by(cluster)} blocks, and {capability} has no clusters"
    if asked.is_cooperative and 0 < resident < prod(asked.grid):
        blocks = f"has {prod(asked.grid):,} blocks, and {resident:,} are resident at once"
        yield f"the cooperative launch of {kernel} {blocks}"


def _by(extents: Iterable[int]) -> str:
    return "x".join(map(str, extents))
