"""The largest size that fits: by a formula, within the memory of a GPU, and with the kernel's requirements."""

from __future__ import annotations

import math

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.sweep.memory_trials import largest, largest_holding, largest_holding_near

KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}


@pytest.mark.parametrize("memory", [1, 11, 12, 13, 768 << 20, 16 * 10**9, 150_754_820_096])
@pytest.mark.parametrize(
    ("name", "arrays", "itemsize"), [("matmul_naive", 3, 4), ("matmul_tiled_double", 3, 8), ("copy_coalesced", 2, 4)]
)
def test_square_matrices_fit_up_to_the_root_of_what_each_may_have(name, arrays, itemsize, memory):
    sizes = largest(KERNELS[name], problem={}, tune={}, memory_bytes=memory)
    assert sizes.size == math.isqrt(memory // (arrays * itemsize))
    assert sizes.array_bytes == arrays * itemsize * sizes.size**2
    assert (sizes.axis, sizes.tried, sizes.on_host) == ("N", None, False)


def test_size_that_runs_is_a_multiple_of_the_tile():
    sizes = largest(KERNELS["matmul_tiled"], problem={}, tune={"TILE": 32}, memory_bytes=12 * 1000**2)
    assert (sizes.size, sizes.runs) == (1000, 992)


def test_axis_that_is_fixed_leaves_the_others_to_be_searched():
    sizes = largest(
        KERNELS["matmul_tiled_any"], problem={"N": 10}, tune={}, memory_bytes=4 * (10 * 50 + 10 * 50 + 50 * 50)
    )
    assert (sizes.axis, sizes.fixed) == ("M", {"N": 10})
    sizes = largest(KERNELS["matmul_tiled_any"], problem={"M": 1, "K": 1}, tune={}, memory_bytes=4 * (2 * 500 + 1))
    assert (sizes.axis, sizes.size, sizes.fixed) == ("N", 500, {"M": 1, "K": 1})


def test_kernel_that_streams_keeps_its_matrices_on_the_host():
    assert largest(KERNELS["matmul_out_of_core"], problem={}, tune={}, memory_bytes=12 * 64**2).on_host


def test_size_is_tried_below_the_arithmetic_until_it_is_found():
    asked = []

    def holds(sizes):
        asked.append(sum(sizes))
        return sum(sizes) <= 12 * 700**2 + 11

    sizes = largest(
        KERNELS["matmul_naive"], problem={}, tune={}, memory_bytes=12 * 1000**2, holds=holds, free_bytes=12 * 703**2
    )
    assert (sizes.size, sizes.tried, sizes.runs) == (1000, 700, 700)
    assert asked[0] == 12 * 703**2
    assert len(asked) <= 4


def test_card_that_gives_it_all_is_asked_once():
    asked = []
    sizes = largest(
        KERNELS["matmul_naive"],
        problem={},
        tune={},
        memory_bytes=12 * 50**2,
        holds=lambda sizes: not asked.append(sizes),
        free_bytes=math.inf,
    )
    assert (sizes.tried, asked) == (50, [(10_000,) * 3])


def test_memory_without_limit_ends_at_the_largest_axis():
    assert largest(KERNELS["matmul_naive"], problem={}, tune={}, memory_bytes=math.inf).size == 2**31 - 1


@pytest.mark.parametrize(
    ("problem", "tune", "error", "message"),
    [
        ({"X": 1}, {}, UnknownNameError, "no problem axis is named 'X'"),
        ({}, {"X": 1}, UnknownNameError, "no tune axis is named 'X'"),
        ({"N": 1, "M": 1, "K": 1}, {}, InputError, "every problem axis of matmul_tiled_any has a value"),
    ],
)
def test_axes_that_make_no_sense_are_refused(problem, tune, error, message):
    with pytest.raises(error, match=message):
        largest(KERNELS["matmul_tiled_any"], problem=problem, tune=tune, memory_bytes=1000)


@pytest.mark.parametrize("most", [0, 1, 2, 7, 8, 1000])
@pytest.mark.parametrize("limit", [0, 1, 2, 5, 7, 8, 999, 1000, 2000])
def test_last_number_that_holds(most, limit):
    assert largest_holding(lambda number: number <= limit, most) == min(most, limit)
    for guess in {0, 1, most // 3, most}:
        if guess <= most:
            assert largest_holding_near(lambda number: number <= limit, most, guess) == min(most, limit)
