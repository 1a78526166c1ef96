"""Blocks are picked out of a grid by class of place, spread over each class, and stand for whole numbers of others."""

from __future__ import annotations

from math import prod

import numpy as np
import pytest

from warplens.cuda.simt.launch.block_choice import classes, weights

GRIDS = [(1, 1, 1), (2, 1, 1), (7, 1, 1), (3, 3, 1), (5, 4, 1), (1, 6, 2), (4, 3, 5)]


def _kind(number: int, grid: tuple[int, int, int]) -> tuple[str, ...]:
    coordinates = number % grid[0], number // grid[0] % grid[1], number // grid[0] // grid[1]
    return tuple(
        "first" if at == 0 else "last" if at == extent - 1 else "inside"
        for at, extent in zip(coordinates, grid, strict=True)
    )


@pytest.mark.parametrize("grid", GRIDS)
@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_classes_divide_the_blocks_that_are_left_by_place(grid: tuple[int, int, int], share: float) -> None:
    first = int(share * prod(grid))
    left = [range(first // 3, first // 2), range(first, prod(grid))]
    taken = [block_class.take(0, block_class.count).tolist() for block_class in classes(grid, left)]
    assert sorted(number for numbers in taken for number in numbers) == [number for part in left for number in part]
    for numbers in taken:
        assert len({_kind(number, grid) for number in numbers}) == 1


def test_blocks_of_a_class_cover_residues_and_both_axes_from_the_start() -> None:
    interior = classes((1024, 1024, 1), [range(2**20)])[0]
    numbers = interior.take(0, 256)
    x, y = numbers % 1024, numbers // 1024
    for residues in (x % 8, y % 8, x % 32, y % 32):
        assert np.bincount(residues).max() <= 3 * np.bincount(residues).min()
    for coordinate in (x, y):
        assert np.bincount(coordinate // 128).tolist() == pytest.approx([32] * 8, abs=6)


@pytest.mark.parametrize("taken", [1, 3, 5, 11])
@pytest.mark.parametrize(
    ("grid", "executed"), [((128, 128, 1), 0), ((32, 128, 1), 1), ((256, 4, 1), 0), ((999, 1, 1), 0)]
)
def test_few_blocks_have_the_average_of_work_that_grows_along_an_axis(
    grid: tuple[int, int, int], executed: int, taken: int
) -> None:
    interior = classes(grid, [range(executed, prod(grid))])[0]
    x = interior.take(0, taken) % grid[0]
    assert x.mean() == pytest.approx((grid[0] - 1) / 2, abs=0.5 + 0.01 * grid[0])


def test_blocks_left_in_part_of_a_grid_are_spread_over_it() -> None:
    interior = classes((16, 16, 1), [range(100, 256)])[0]
    numbers = interior.take(0, 20)
    assert np.bincount(numbers // 16 // 4, minlength=4)[1:].min() >= 4
    assert np.bincount(numbers % 16 // 4, minlength=4).min() >= 2


def test_blocks_taken_first_do_not_depend_on_how_many_follow() -> None:
    interior = classes((100, 90, 1), [range(9000)])[0]
    assert interior.take(0, 50).tolist() == [*interior.take(0, 20), *interior.take(20, 50)]


def test_grid_of_the_largest_size_is_sampled_without_overflow() -> None:
    interior = classes((2**31 - 1, 65535, 65535), [range((2**31 - 1) * 65535**2)])[0]
    numbers = interior.take(2**20, 2**20 + 100)
    assert len(set(numbers.tolist())) == 100
    assert numbers.min() >= 0


@pytest.mark.parametrize(
    ("sizes", "count", "expected"),
    [
        ([1], 7, [7]),
        ([1, 1, 2, 4], 8, [1, 1, 1, 1]),
        ([1, 1, 2, 4], 21, [3, 2, 2, 3]),
        ([1, 1, 2, 4, 8, 3], 100, None),
    ],
)
def test_weights_are_whole_and_stand_for_every_block(sizes: list[int], count: int, expected: list[int] | None) -> None:
    class_weights = weights(sizes, count)
    assert sum(size * weight for size, weight in zip(sizes, class_weights, strict=True)) == count
    assert max(class_weights) - min(class_weights) <= 1
    assert expected is None or class_weights == expected
