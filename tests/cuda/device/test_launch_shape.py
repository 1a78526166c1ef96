"""What the shape of a launch wastes, in sentences, and that the change mends it."""

from __future__ import annotations

import pytest

from warplens.cuda.device.occupancy import ShortfallKind, limits_of, occupancy, shortfalls

SMS = 132


def _found(blocks: int, threads: int) -> list[tuple[str, str, str]]:
    fits = occupancy(limits_of((9, 0)), threads_per_block=threads, registers_per_thread=32, shared_bytes_per_block=0)
    shape = (blocks, 1, 1), (threads, 1, 1)
    return [(shortfall.kind.value, shortfall.says, shortfall.tries) for shortfall in shortfalls(*shape, SMS, fits)]


@pytest.mark.parametrize(
    ("wasteful", "better", "kind", "says", "tries"),
    [
        ((8, 1024), (132, 64), "few blocks",
         "The grid has 8 blocks of 1,024 threads for 132 SMs: 124 have nothing to do.",
         "more threads, each with less to do (several blocks that share a result), or a larger problem"),
        ((32, 1024), (256, 128), "few blocks",
         "The grid has 32 blocks of 1,024 threads for 132 SMs: 100 have nothing to do.",
         "smaller blocks (256 blocks of 128 threads do the same work) or a larger problem"),
        ((140, 512), (132, 512), "uneven blocks",
         ("The grid has 140 blocks for 132 SMs: 8 SMs have 2 blocks and the others 1, so that 47 % of the time of the "
         "SMs is lost."),
         "a multiple of 132 blocks, such as 132 that loop over all elements"),
        ((600, 512), (528, 512), "tail",
         "528 blocks run at a time, and the last of 2 waves has 72: 43 % of the places for blocks stay empty.",
         "528 blocks that loop over all elements, or smaller blocks"),
        ((4224, 40), (4224, 64), "partial warp",
         "A block of 40 threads takes 2 warps, the last with 8 threads: 38 % of the lanes have no thread.",
         "blocks of 32 or 64 threads"),
        ((42240, 32), (21120, 64), "one warp a block",
         "A block is one warp, and an SM holds at most 32 blocks: 32 of the 64 warps that it has room for.",
         "blocks of 64 threads or more"),
    ],
)  # fmt: skip
def test_waste_of_a_launch_is_named_and_the_change_mends_it(
    wasteful: tuple[int, int], better: tuple[int, int], kind: str, says: str, tries: str
) -> None:
    assert _found(*wasteful)[0] == (kind, says, tries)
    assert _found(*better) == []


@pytest.mark.parametrize(("blocks", "threads"), [(1056, 256), (10_000, 256), (132, 1024), (0, 256)])
def test_good_launch_gives_no_shortfall(blocks: int, threads: int) -> None:
    assert _found(blocks, threads) == []


def test_without_occupancy_waves_are_not_judged() -> None:
    wastes = shortfalls((140, 1, 1), (40, 1, 1), SMS)
    assert [waste.kind for waste in wastes] == [ShortfallKind.PARTIAL_WARP]


def test_largest_waste_comes_first() -> None:
    wastes = shortfalls((8, 1, 1), (40, 1, 1), SMS)
    assert [waste.kind.value for waste in wastes] == ["few blocks", "partial warp"]
