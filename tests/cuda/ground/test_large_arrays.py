"""Copies of bytes by one thread and by several."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.ground import large_arrays


@pytest.mark.parametrize("size", [0, 5, 63, 64, 65, 1000])
def test_copy_is_the_same_with_one_thread_and_with_several(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large_arrays, "PART_BYTES", 32)
    monkeypatch.setattr(large_arrays, "worker_count", lambda: 3)
    source = np.random.default_rng(3).integers(0, 256, size, np.uint8)
    target = np.zeros(size, np.uint8)
    large_arrays.copy_into(target, source)
    assert target.tolist() == source.tolist()
    copy = large_arrays.copied(source)
    assert copy.tolist() == source.tolist()
    assert not np.shares_memory(copy, source)


def test_sizes_that_differ_are_refused() -> None:
    with pytest.raises(ValueError, match="broadcast"):
        large_arrays.copy_into(np.zeros(3, np.uint8), np.zeros(4, np.uint8))
