"""A launch on bytes of the host, as a front end gives it to a GPU, and what became of it there."""

from __future__ import annotations

import numpy as np

from warplens.cuda.execute.gpu.launch_process import linked


def test_linked_returns_bytes_with_these_addresses():
    assert linked(np.zeros(9, np.uint8), {1: 0x102}).tolist() == [0, 2, 1, 0, 0, 0, 0, 0, 0]
