"""What one streaming multiprocessor can hold, for every compute capability from 1.0 to 12.1."""

from __future__ import annotations

from warplens.cuda.device.occupancy import reserved_shared_bytes


def test_reserved_shared_bytes_returns_the_bytes_of_shared_memory_that_the_driver_keeps_of_every():
    assert reserved_shared_bytes((7, 5)) == 0
    assert reserved_shared_bytes((9, 0)) == 1024
