"""Occupancy computed again with one number changed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from warplens.cuda.device.occupancy import LIMITS, limits_of, occupancy
from warplens.cuda.device.what_if import Roof, RoofKind, Usage, Varied, curve, fitting, headroom, product_of, thresholds

HOPPER = limits_of((9, 0))
USAGE = Usage(threads_per_block=256, registers_per_thread=40, shared_bytes_per_block=4096)


@pytest.mark.parametrize("varied", Varied)
@pytest.mark.parametrize("capability", [(1, 0), (2, 0), (3, 5), (6, 1), (7, 5), (9, 0), (12, 0)])
def test_every_value_of_a_step_has_the_blocks_of_the_step(capability: tuple[int, int], varied: Varied) -> None:
    limits = LIMITS[capability]
    usage = Usage(threads_per_block=192, registers_per_thread=21, shared_bytes_per_block=3000)
    for step in curve(limits, usage, varied):
        for value in {step.first, (step.first + step.last) // 2, step.last}:
            fits = fitting(limits, usage.with_value(varied, value))
            assert (fits.blocks_per_sm if fits else 0) == step.blocks, value


@pytest.mark.parametrize(
    ("varied", "first", "last"),
    [(Varied.THREADS, 32, 1024), (Varied.REGISTERS, 1, 255), (Varied.SHARED, 0, 227 * 1024)],
)
def test_curve_covers_the_whole_range_without_holes(varied: Varied, first: int, last: int) -> None:
    steps = curve(HOPPER, USAGE, varied)
    assert (steps[0].first, steps[-1].last) == (first, last)
    stride = 32 if varied is Varied.THREADS else 1
    assert all(later.first == earlier.last + stride for earlier, later in pairwise(steps))


def test_register_steps_of_256_threads_are_those_of_the_register_file() -> None:
    """A block of 8 warps takes round_up(32 * registers, 256) * 8 of 65,536 registers (cuda_occupancy.h)."""
    expected = [min(8, 65536 // (-(-32 * registers // 256) * 256 * 8)) for registers in range(1, 256)]
    steps = curve(HOPPER, USAGE, Varied.REGISTERS)
    blocks = [step.blocks for step in steps for _ in range(step.first, step.last + 1)]
    assert blocks == expected


def test_eight_registers_fewer_give_two_blocks_more() -> None:
    [threshold] = thresholds(HOPPER, USAGE)
    assert (threshold.varied, threshold.value, threshold.delta) == (Varied.REGISTERS, 32, -8)
    assert (threshold.fits.blocks_per_sm, threshold.fits.percent) == (8, 100.0)


def test_resource_that_does_not_limit_alone_has_no_threshold() -> None:
    assert thresholds(HOPPER, Usage(threads_per_block=1024, registers_per_thread=32, shared_bytes_per_block=0)) == ()


def test_launch_that_does_not_fit_has_neither_threshold_nor_headroom() -> None:
    too_many = Usage(threads_per_block=1024, registers_per_thread=128, shared_bytes_per_block=0)
    assert fitting(HOPPER, too_many) is None
    assert thresholds(HOPPER, too_many) == ()
    assert headroom(HOPPER, too_many, Varied.REGISTERS) is None


def test_headroom_is_the_last_value_that_keeps_the_blocks() -> None:
    room = headroom(HOPPER, USAGE, Varied.SHARED)
    assert room is not None
    blocks = [
        occupancy(HOPPER, threads_per_block=256, registers_per_thread=40, shared_bytes_per_block=bytes_).blocks_per_sm
        for bytes_ in (4096, room, room + 1)
    ]
    assert blocks == [6, 6, 5]


def test_roof_flops_per_s_returns_the_operations_a_second_that_it_allows_at_an_intensity():
    assert Roof(name="DRAM", kind=RoofKind.BANDWIDTH, per_s=4e12).flops_per_s(0.5) == 2000000000000.0


def test_product_of_returns_the_types_of_a_kind_of_product_of_matrices():
    assert product_of("wgmma.bf16.f32") == "bf16.f32"
    assert product_of("bf16.f32") == "bf16.f32"
