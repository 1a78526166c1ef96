"""What a GPU refuses of a launch of clusters, and how many clusters are resident."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.device.legality import NO_CLUSTER, Asked, Directives, cluster_of, refused_clusters, required_cluster
from warplens.cuda.device.occupancy import occupancy
from warplens.cuda.device.spec import load_spec
from warplens.cuda.driver.kernels import resident_clusters

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "clusters"
UNTIL = "until cudaFuncSetAttribute(cudaFuncAttributeNonPortableClusterSizeAllowed) allows more"
TWO = {"reqnctapercluster": (2,), "explicitcluster": ()}


def asked(directives: Directives, given: tuple[int, int, int], grid: tuple[int, int, int], large: bool) -> Asked:
    """Return what a launch of clusters asks."""
    return Asked(kernel="k", grid=grid, block=(32, 1, 1), cluster=given, is_large_allowed=large, directives=directives)


@pytest.mark.parametrize(
    ("directives", "given", "grid", "large", "cluster"),
    [
        ({}, (0, 0, 0), (5, 1, 1), False, (1, 1, 1)),
        ({}, (2, 1, 1), (4, 1, 1), False, (2, 1, 1)),
        ({}, (1, 2, 4), (1, 2, 4), False, (1, 2, 4)),
        ({}, (16, 1, 1), (16, 1, 1), True, (16, 1, 1)),
        (TWO, (0, 0, 0), (4, 1, 1), False, (2, 1, 1)),
        (TWO, (2, 1, 1), (4, 1, 1), False, (2, 1, 1)),
        ({"maxclusterrank": (4,)}, (4, 1, 1), (8, 1, 1), False, (4, 1, 1)),
    ],
)
def test_cluster_is_that_of_the_launch_or_of_the_kernel(
    directives: Directives,
    given: tuple[int, int, int],
    grid: tuple[int, int, int],
    *,
    large: bool,
    cluster: tuple[int, int, int],
) -> None:
    assert not [*refused_clusters(asked(directives, given, grid, large))]
    assert cluster_of(directives, given) == cluster


@pytest.mark.parametrize(
    ("directives", "given", "grid", "large", "message"),
    [
        ({}, (2, 1, 1), (5, 1, 1), False, "a cluster of 2x1x1 blocks, which does not divide its grid of 5x1x1"),
        (
            {}, (3, 3, 1), (3, 3, 1), False,
            f"a cluster of 3x3x1 blocks, and 1 to 8 are allowed {UNTIL}",
        ),
        ({}, (17, 1, 1), (17, 1, 1), True, "a cluster of 17x1x1 blocks, and 1 to 16 are allowed"),
        (TWO, (4, 1, 1), (4, 1, 1), False, "a cluster of 4x1x1 blocks, and its own are 2x1x1"),
        ({"maxclusterrank": (4,)}, (8, 1, 1), (8, 1, 1), False, "a cluster of 8x1x1 blocks, and 1 to 4 are allowed"),
    ],
)  # fmt: skip
def test_cluster_that_a_gpu_refuses_is_named(
    directives: Directives,
    given: tuple[int, int, int],
    grid: tuple[int, int, int],
    *,
    large: bool,
    message: str,
) -> None:
    refusal = next(refused_clusters(asked(directives, given, grid, large)))
    assert refusal == f"k is launched with {message}"


def test_kernel_that_needs_a_cluster_is_not_launched_without() -> None:
    refusals = [*refused_clusters(asked({"explicitcluster": ()}, (0, 0, 0), (4, 1, 1), False))]
    assert refusals == ["k needs a cluster of blocks, and its launch gives no extents"]
    assert required_cluster({"explicitcluster": ()}) == (1, 0, 0, 0)
    assert required_cluster(TWO) == (1, 2, 1, 1)


H200 = [
    line.split() for line in (GOLDEN / "h200.txt").read_text(encoding="utf-8").splitlines() if " grid 240: 0 " in line
]


@pytest.mark.parametrize("line", H200, ids=" ".join)
def test_resident_clusters_are_those_of_an_h200(line: list[str]) -> None:
    _, _, threads, _, cluster, _, shared, *_, active, _, largest = (word.rstrip(":,") for word in line)
    x, y, z = map(int, cluster.split("x"))
    asked = (x, y, z) if x else (2, 1, 1) if line[0] == "two" else NO_CLUSTER
    spec = load_spec("h200")
    if int(threads) > 1024 or int(shared) > 232448:
        assert (int(active), int(largest)) == (0, 0)
        return
    blocks = occupancy(
        spec.limits, threads_per_block=int(threads), registers_per_thread=8, shared_bytes_per_block=int(shared)
    ).blocks_per_sm
    large = int(largest) == 16
    has_shared = int(shared) > 0
    assert resident_clusters(spec, blocks, asked, has_shared=has_shared, is_large_allowed=large) == (
        int(active),
        int(largest),
    )
