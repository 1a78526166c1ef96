"""What a GPU of each compute capability refuses of a launch."""

from typing import Any

import pytest

from warplens.cuda.device.legality import Asked, check_launch
from warplens.cuda.device.occupancy import LIMITS, limits_of
from warplens.cuda.ground.errors import LaunchLimitError


@pytest.mark.parametrize(
    ("cc", "grid", "block", "message"),
    [
        ((9, 0), (1, 1, 65_536), (32, 1, 1),
         "the grid has 65,536 blocks along z, and compute capability 9.0 allows 1 to 65,535"),
        ((9, 0), (1, 65_536, 1), (32, 1, 1),
         "the grid has 65,536 blocks along y, and compute capability 9.0 allows 1 to 65,535"),
        ((9, 0), (2**31, 1, 1), (32, 1, 1),
         "the grid has 2,147,483,648 blocks along x, and compute capability 9.0 allows 1 to 2,147,483,647"),
        ((2, 1), (65_536, 1, 1), (32, 1, 1),
         "the grid has 65,536 blocks along x, and compute capability 2.1 allows 1 to 65,535"),
        ((1, 3), (8, 8, 2), (32, 1, 1), "the grid has 2 blocks along z, and compute capability 1.3 allows only 1"),
        ((3, 0), (0, 1, 1), (32, 1, 1),
         "the grid has 0 blocks along x, and compute capability 3.0 allows 1 to 2,147,483,647"),
        ((9, 0), (1, 1, 1), (1, 1, 65), "the block has 65 threads along z, and compute capability 9.0 allows 1 to 64"),
        ((1, 0), (1, 1, 1), (513, 1, 1), "the block has 513 threads, and compute capability 1.0 allows 1 to 512"),
        ((9, 0), (1, 1, 1), (33, 33, 1), "the block has 1089 threads, and compute capability 9.0 allows 1 to 1024"),
        ((9, 0), (2**31 - 1, 65_535, 65_535), (16, 1, 64), ""),
        ((2, 0), (65_535, 65_535, 65_535), (1, 1024, 1), ""),
        ((1, 0), (65_535, 65_535, 1), (512, 1, 1), ""),
    ],
)  # fmt: skip
def test_extents_of_a_launch_are_those_of_the_compute_capability(cc, grid, block, message):
    said = ""
    try:
        check_launch(limits_of(cc), Asked(kernel="k", grid=grid, block=block))
    except LaunchLimitError as error:
        said = str(error)
    assert said == message


UNTIL = "until cudaFuncSetAttribute(cudaFuncAttributeMaxDynamicSharedMemorySize) allows more"


@pytest.mark.parametrize(
    ("cc", "asked", "message"),
    [
        ((9, 0), {"directives": {"maxntid": (4, 4, 1)}, "block": (16, 1, 1)}, ""),
        ((9, 0), {"directives": {"maxntid": (128,)}, "block": (129, 1, 1)},
         "the block has 129 threads, and k is compiled for at most 128 (__launch_bounds__)"),
        ((9, 0), {"directives": {"reqntid": (8, 8)}, "block": (8, 8, 1)}, ""),
        ((9, 0), {"directives": {"reqntid": (8, 8)}, "block": (64, 1, 1)},
         "the block is 64x1x1, and k is compiled for 8x8x1 alone (.reqntid)"),
        ((6, 1), {"parameter_bytes": 4096}, ""),
        ((6, 1), {"parameter_bytes": 4100},
         "k has 4,100 bytes of parameters, and compute capability 6.1 allows 4,096"),
        ((7, 0), {"parameter_bytes": 32_764}, ""),
        ((7, 0), {"parameter_bytes": 32_768},
         "k has 32,768 bytes of parameters, and compute capability 7.0 allows 32,764"),
        ((9, 0), {"dynamic_shared_bytes": 65_536}, ""),
        ((9, 0), {"dynamic_shared_bytes": 65_536, "opted_bytes": 65_536}, ""),
        ((9, 0), {"dynamic_shared_bytes": 49_152, "opted_bytes": 0}, ""),
        ((9, 0), {"dynamic_shared_bytes": 65_536, "opted_bytes": 0},
         f"k takes 65,536 bytes of dynamic shared memory, and may take 49,152 {UNTIL}"),
        ((9, 0), {"dynamic_shared_bytes": 49_152, "static_shared_bytes": 1024, "opted_bytes": 0},
         f"k takes 49,152 bytes of dynamic shared memory, and may take 48,128 {UNTIL}"),
        ((9, 0), {"dynamic_shared_bytes": 233_472}, ("the launch asks for 233472 bytes of shared memory per block, "
         "and a block of compute capability 9.0 has at most 232448")),
        ((9, 0), {"registers_per_thread": 65, "block": (1024, 1, 1)}, ("a block of 32 warps with 65 registers per "
         "thread takes 73728 registers, and a block of compute capability 9.0 has at most 65536")),
        ((9, 0), {"cluster": (2, 1, 1), "grid": (2, 1, 1)}, ""),
        ((8, 9), {"cluster": (2, 1, 1), "grid": (2, 1, 1)},
         "k is launched with a cluster of 2x1x1 blocks, and compute capability 8.9 has no clusters"),
        ((9, 0), {"is_cooperative": True, "grid": (132 * 2, 1, 1), "block": (1024, 1, 1)}, ""),
        ((9, 0), {"is_cooperative": True, "grid": (132 * 2 + 1, 1, 1), "block": (1024, 1, 1)},
         "the cooperative launch of k has 265 blocks, and 264 are resident at once"),
    ],
)  # fmt: skip
def test_launches_that_a_gpu_refuses(cc: tuple[int, int], asked: dict[str, Any], message: str) -> None:
    said = ""
    try:
        check_launch(limits_of(cc), Asked(**{"kernel": "k", "grid": (1, 1, 1), "block": (32, 1, 1)} | asked), 132)
    except LaunchLimitError as error:
        said = str(error)
    assert said == message


@pytest.mark.parametrize("limits", LIMITS.values(), ids=lambda limits: limits.name)
@pytest.mark.parametrize("axis", range(3))
@pytest.mark.parametrize("what", ["grid", "block"])
def test_each_extent_ends_where_the_table_says(limits: Any, axis: int, what: str) -> None:
    most = (limits.grid_extents if what == "grid" else limits.block_extents)[axis]
    shapes = [tuple(extent if i == axis else 1 for i in range(3)) for extent in (0, most, most + 1)]
    refused = []
    for shape in shapes:
        try:
            check_launch(limits, Asked(**{"kernel": "k", "grid": (1, 1, 1), "block": (1, 1, 1), what: shape}))
        except LaunchLimitError as error:
            refused.append((shape[axis], str(error)))
    assert [extent for extent, _ in refused] == [0, most + 1]
    assert all(f"compute capability {limits.name}" in sentence for _, sentence in refused)
