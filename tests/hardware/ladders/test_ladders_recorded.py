"""What an H100 took for the bandwidth-bound ladders, held against its own copy and a pure read of as many bytes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import warplens
from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.points import PointResult, Status
from warplens.profiles.records import Profile

PROFILES = ("matrices", "lines")


@cache
def recorded(name: str) -> Profile:
    """Return a shipped profile, or that of the pure read, which is no built-in kernel."""
    return warplens.load(
        Path(__file__).with_name("h100_read.warplens.json.gz") if name == "read" else f"reference:h100-{name}"
    )


def fastest(profile: str, kernel: str, *size: int) -> float:
    """Return the nanoseconds of the fastest configuration of a kernel at a size."""
    return min(
        point.time.value_ns
        for point in recorded(profile).points
        if point.kernel == kernel and tuple(point.problem.values()) == size and point.time
    )


@pytest.mark.parametrize("size", [4096, 8192])
@pytest.mark.parametrize(("kernel", "copy", "share"), [
    ("copy_vectors", "copy_copy", 0.98),
    ("transpose_vectors", "transpose_rungs_copy", 0.95),
])  # fmt: skip
def test_last_rung_moves_as_many_bytes_a_second_as_the_cards_copy(
    kernel: str, copy: str, share: float, size: int
) -> None:
    assert fastest("matrices", copy, size) >= share * fastest("matrices", kernel, size)


@pytest.mark.parametrize("size", [4096, 8192])
def test_last_rungs_of_sums_take_as_long_as_reading(size: int) -> None:
    read = fastest("read", "sum_read", size**2)
    assert read >= 0.95 * fastest("lines", "sum_atomics", size**2)
    assert read >= 0.95 * fastest("matrices", "column_sum_shared", size)  # of another card of the same model


def test_every_rung_was_measured_and_right() -> None:
    points: dict[str, list[PointResult]] = {}
    for name in PROFILES:
        for point in recorded(name).points:
            points.setdefault(point.kernel, []).append(point)
    families = {"transpose_rungs", "copy", "column_sums", "sums", "scan", "histogram"}
    rungs = {kernel.name for kernel in builtin_kernels() if kernel.family in families}
    assert rungs <= set(points)
    assert {point.status for of_kernel in points.values() for point in of_kernel} == {Status.OK}


def test_each_wasteful_transpose_is_slower_than_the_next() -> None:
    ladder = ["thread_per_row", "thread_per_element", "tiled", "tiled_padded", "coarsened", "vectors"]
    times = [fastest("matrices", f"transpose_{name}", 8192) for name in ladder]
    assert times == sorted(times, reverse=True)
