"""Occupancy against NVIDIA's own header, an H200 and the spreadsheet's rules (README.md beside this)."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from warplens.cuda.device.occupancy import LIMITS, Limiter, limits_of, occupancy
from warplens.cuda.device.spec import ARCHITECTURES
from warplens.cuda.ground.errors import LaunchLimitError, UnknownNameError

HERE = Path(__file__).parent
LETTERS = {"w": Limiter.WARPS, "r": Limiter.REGISTERS, "s": Limiter.SHARED, "b": Limiter.BLOCKS}
HOPPER_CARVE_OUTS_KIB = (8, 16, 32, 64, 100, 132, 164, 196, 228)


def rows(name: str) -> list[dict[str, str]]:
    with (HERE / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


ORACLE = rows("occupancy_oracle.csv")
H200 = rows("h200_occupancy.csv")


def capability(text: str) -> tuple[int, int]:
    major, minor = text.split(".")
    return int(major), int(minor)


def limit(text: str) -> int | None:
    return None if text == "-1" else int(text)


@pytest.mark.parametrize("cc", sorted({row["cc"] for row in ORACLE}, key=capability))
def test_every_launch_of_nvidias_header_gives_the_same_blocks_and_limiters(cc):
    limits = limits_of(capability(cc))
    for row in (row for row in ORACLE if row["cc"] == cc):
        launch = {
            "threads_per_block": int(row["threads"]),
            "registers_per_thread": int(row["registers"]),
            "shared_bytes_per_block": int(row["shared"]),
        }
        if row["blocks"] == "0":
            with pytest.raises(LaunchLimitError):
                occupancy(limits, **launch)
            continue
        got = occupancy(limits, **launch)
        assert (
            int(row["blocks"]),
            int(row["by_warps"]),
            int(row["by_blocks"]),
            limit(row["by_registers"]),
            limit(row["by_shared"]),
            {LETTERS[letter] for letter in row["limiters"]},
        ) == (
            got.blocks_per_sm,
            got.blocks_by_warps,
            got.blocks_by_blocks,
            got.blocks_by_registers,
            got.blocks_by_shared,
            set(got.limiters),
        ), row


def test_the_oracle_has_at_least_two_thousand_launches_and_refused_ones():
    assert len(ORACLE) >= 2000
    assert sum(row["blocks"] == "0" for row in ORACLE) >= 100


@pytest.mark.parametrize("row", H200, ids=[row["case"] for row in H200])
def test_h200_launch_equals_nsight_compute(row):
    got = occupancy(
        limits_of((9, 0)),
        threads_per_block=int(row["threads"]),
        registers_per_thread=int(row["registers"]),
        shared_bytes_per_block=int(row["shared"]),
    )
    assert (int(row["limit_blocks"]), int(row["limit_registers"]), int(row["limit_warps"]), float(row["percent"])) == (
        got.blocks_by_blocks,
        got.blocks_by_registers,
        got.blocks_by_warps,
        got.percent,
    )


@pytest.mark.parametrize("row", H200, ids=[row["case"] for row in H200])
def test_h200_displayed_shared_limit_is_that_of_one_carve_out(row):
    # The driver picks a carve-out for each kernel; the tool shows what fits into that one.
    allocated = -(-(int(row["shared"]) + 1024) // 128) * 128
    possible = {kib * 1024 // allocated for kib in HOPPER_CARVE_OUTS_KIB}
    assert int(row["limit_shared"]) in possible


# Blocks resident on 1.x and 2.x, worked by hand from the occupancy calculator's rules.
@pytest.mark.parametrize(
    ("cc", "launch", "blocks", "limiter"),
    [
        ((1, 0), (256, 10, 1024), 3, "warps and registers"),  # 24/8; 8192 // 2560
        ((1, 0), (256, 11, 1024), 2, "registers"),  # 8192 // roundup(8*11*32, 256) = 2816
        ((1, 0), (96, 10, 0), 6, "registers"),  # 3 warps taken as 4: 8192 // 1280 = 6
        ((1, 0), (64, 16, 0), 8, "registers and blocks"),  # 8192 // 1024
        ((1, 0), (512, 16, 0), 1, "warps and registers"),
        ((1, 1), (192, 16, 5000), 2, "registers"),  # 8192 // 3072
        ((1, 1), (32, 8, 4200), 3, "shared memory"),  # roundup(4200, 512) = 4608; 16384 // 4608
        ((1, 2), (256, 16, 0), 4, "warps and registers"),  # 32/8; 16384 // 4096
        ((1, 3), (256, 17, 0), 3, "registers"),  # roundup(8*17*32, 512) = 4608; 16384 // 4608
        ((1, 3), (256, 16, 2112), 4, "warps and registers"),  # tile of 16 x 16; 16384 // 2560 = 6
        ((1, 3), (128, 124, 0), 1, "registers"),  # 4*124*32 = 15872
        ((2, 0), (256, 20, 0), 6, "warps and registers"),  # 48/8; 25 warps a partition, 50 // 8
        ((2, 0), (256, 21, 0), 5, "registers"),  # 21*32 = 672, in pieces of 128: 768; 21*2 // 8
        ((2, 0), (256, 63, 0), 2, "registers"),  # 2016 -> 2048; 8*2 // 8
        ((2, 0), (1024, 32, 0), 1, "warps and registers"),
        ((2, 0), (192, 16, 12288), 4, "shared memory"),  # 49152 // 12288
        ((2, 1), (32, 16, 0), 8, "blocks"),
    ],
)
def test_early_devices_follow_the_spreadsheet(cc, launch, blocks, limiter):
    threads, registers, shared = launch
    got = occupancy(
        limits_of(cc), threads_per_block=threads, registers_per_thread=registers, shared_bytes_per_block=shared
    )
    assert (blocks, limiter) == (got.blocks_per_sm, got.limiter)


def test_one_thread_per_block_on_pascal_is_half_the_warps():
    # Lecture's table: 50 % theoretical occupancy for a serial kernel on a GTX 1080 Ti.
    got = occupancy(limits_of((6, 1)), threads_per_block=1, registers_per_thread=32, shared_bytes_per_block=0)
    assert (
        got.blocks_per_sm,
        got.warps_per_sm,
        got.max_warps_per_sm,
        got.percent,
        got.limiter,
    ) == (32, 32, 64, 50.0, "blocks")


@pytest.mark.parametrize(
    ("cc", "launch", "message"),
    [
        (
            (9, 0),
            (1025, 32, 0),
            "the block has 1025 threads, and compute capability 9.0 allows 1 to 1024",
        ),
        ((1, 3), (513, 8, 0), "the block has 513 threads, and compute capability 1.3 allows 1 to 512"),
        ((9, 0), (0, 32, 0), "the block has 0 threads, and compute capability 9.0 allows 1 to 1024"),
        (
            (9, 0),
            (1024, 65, 0),
            (
                "a block of 32 warps with 65 registers per thread takes 73728 registers, and a block of "
                "compute capability 9.0 has at most 65536"
            ),
        ),
        (
            (1, 0),
            (512, 20, 0),
            (
                "a block of 16 warps with 20 registers per thread takes 10240 registers, and a block of "
                "compute capability 1.0 has at most 8192"
            ),
        ),
        (
            (2, 0),
            (32, 64, 0),
            "the kernel needs 64 registers per thread, and a thread of compute capability 2.0 has at most 63",
        ),
        (
            (9, 0),
            (32, 16, 232449),
            (
                "the launch asks for 232449 bytes of shared memory per block, and a block of compute capability "
                "9.0 has at most 232448"
            ),
        ),
        (
            (6, 1),
            (32, 16, 49153),
            (
                "the launch asks for 49153 bytes of shared memory per block, and a block of compute capability "
                "6.1 has at most 49152"
            ),
        ),
    ],
)
def test_launch_beyond_a_limit_is_refused_with_one_sentence(cc, launch, message):
    threads, registers, shared = launch
    with pytest.raises(LaunchLimitError) as raised:
        occupancy(
            limits_of(cc), threads_per_block=threads, registers_per_thread=registers, shared_bytes_per_block=shared
        )
    assert message == str(raised.value)


def test_largest_opted_in_block_of_hopper_is_resident_once():
    got = occupancy(limits_of((9, 0)), threads_per_block=32, registers_per_thread=16, shared_bytes_per_block=232448)
    assert (got.blocks_per_sm, got.limiter) == (1, "shared memory")


def test_unknown_compute_capability_is_named():
    with pytest.raises(UnknownNameError) as raised:
        limits_of((4, 2))
    assert str(raised.value).startswith("no compute capability is named '4.2'")


def test_every_compute_capability_has_an_architecture():
    assert set(LIMITS) == set(ARCHITECTURES)
