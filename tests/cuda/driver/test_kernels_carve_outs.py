"""What is said of a share of the shared memory that a kernel prefers."""

from __future__ import annotations

import pytest

from warplens.cuda.compiler.compiled import KernelResources
from warplens.cuda.device.occupancy import KIB, carve_out_bytes, limits_of
from warplens.cuda.driver.kernels import carve_out_remark


@pytest.mark.parametrize(
    ("capability", "percent", "kib"),
    [
        ((9, 0), 0, 0), ((9, 0), 14, 32), ((9, 0), 15, 64), ((9, 0), 100, 228), ((8, 6), 50, 64), ((8, 0), 50, 100),
        ((7, 5), 0, 32), ((7, 0), 90, 96), ((6, 1), 10, 96),
    ],
)  # fmt: skip
def test_carve_out_is_the_smallest_that_holds_the_share(capability: tuple[int, int], percent: int, kib: int) -> None:
    assert carve_out_bytes(limits_of(capability), percent) == kib * KIB


@pytest.mark.parametrize(
    ("percent", "words"),
    [
        (14, "in 32 KiB 3 of its blocks fit at a time, an occupancy of 18.75 %; it is a hint, and 16 fit"),
        (0, "no block fits in these 0 KiB, so that the driver takes more"),
        (100, ""),
        (2**32 - 1, ""),  # cudaSharedmemCarveoutDefault
    ],
)
def test_share_is_said_where_fewer_blocks_fit(percent: int, words: str) -> None:
    resources = KernelResources(
        registers_per_thread=32,
        static_shared_bytes=8192,
        local_bytes_per_thread=0,
        constant_bytes=0,
        parameter_bytes=16,
    )
    remark = carve_out_remark(limits_of((9, 0)), resources, threads=128, shared_bytes=0, percent=percent)
    assert words in remark
    assert bool(remark) == bool(words)
