"""What two GPUs took for the ladders that memory limits, held against their own copies and reads of as many bytes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import warplens
from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.ground.points import PointResult, Status
from warplens.profiles.records import Profile

PROFILES = ("matrices", "lines")
CARDS = ("h200", "h100")


@cache
def recorded(card: str, name: str) -> Profile:
    """Return a shipped profile, or that of the pure read, which is no built-in kernel."""
    read = Path(__file__).with_name(f"{card}_read.warplens.json.gz")
    return warplens.load(read if name == "read" else f"reference:{card}-{name}")


def fastest(card: str, profile: str, kernel: str, *size: int) -> float:
    """Return the nanoseconds of the fastest configuration of a kernel at a size."""
    return min(
        point.time.value_ns
        for point in recorded(card, profile).points
        if point.kernel == kernel and tuple(point.problem.values()) == size and point.time
    )


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("size", [4096, 8192])
@pytest.mark.parametrize(("kernel", "copy", "share"), [
    ("copy_vectors", "copy_copy", 0.98),
    ("transpose_vectors", "transpose_rungs_copy", 0.95),
])  # fmt: skip
def test_last_rung_moves_as_many_bytes_a_second_as_the_cards_copy(
    card: str, kernel: str, copy: str, share: float, size: int
) -> None:
    assert fastest(card, "matrices", copy, size) >= share * fastest(card, "matrices", kernel, size)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("size", [4096, 8192])
def test_last_rungs_of_sums_take_as_long_as_reading(card: str, size: int) -> None:
    read = fastest(card, "read", "sum_read", size**2)
    assert read >= 0.95 * fastest(card, "lines", "sum_atomics", size**2)
    assert read >= 0.95 * fastest(card, "matrices", "column_sum_shared", size)  # those named h100 are of two GPUs


@pytest.mark.parametrize("card", CARDS)
def test_every_rung_was_measured_and_right(card: str) -> None:
    points: dict[str, list[PointResult]] = {}
    for name in PROFILES:
        for point in recorded(card, name).points:
            points.setdefault(point.kernel, []).append(point)
    families = {"transpose_rungs", "copy", "column_sums", "sums", "scan", "histogram"}
    rungs = {kernel.name for kernel in builtin_kernels() if kernel.family in families}
    assert rungs <= set(points)
    assert {point.status for of_kernel in points.values() for point in of_kernel} == {Status.OK}


@pytest.mark.parametrize("card", CARDS)
def test_each_wasteful_transpose_is_slower_than_the_next(card: str) -> None:
    ladder = ["thread_per_row", "thread_per_element", "tiled", "tiled_padded", "coarsened", "vectors"]
    times = [fastest(card, "matrices", f"transpose_{name}", 8192) for name in ladder]
    assert times == sorted(times, reverse=True)
