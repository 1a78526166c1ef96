"""The processor of this machine, as the device that NumPy's products are measured on."""

from __future__ import annotations

from warplens.cuda.device.gpus import last_cache_bytes


def test_last_cache_bytes_returns_the_size_of_the_processors_last_cache():
    assert last_cache_bytes() > 0
