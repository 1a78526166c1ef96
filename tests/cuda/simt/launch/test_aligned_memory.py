"""Memory for arrays and buffers, aligned as on a device."""

from __future__ import annotations

from warplens.cuda.simt.launch.aligned_memory import zeros


def test_zeros_returns_a_buffer_of_zeros():
    assert len(zeros(8)) == 64
