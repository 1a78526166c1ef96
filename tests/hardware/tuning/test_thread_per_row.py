"""How far the blocks of a warm transpose of 2048 are apart, on a third H200."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.profiles.store import read_profile

FILE = Path(__file__).parent / "h200_thread_per_row.warplens.json.gz"


def test_blocks_of_128_threads_take_longer_than_those_of_32_and_those_of_256_longest():
    us = {
        point.tune["THREADS"]: point.time.value_ns / 1e3
        for point in read_profile(FILE).points
        if point.kernel == "transpose_thread_per_row" and point.problem == {"N": 2048} and point.time is not None
    }
    assert us[128] / us[32] == pytest.approx(1.054, abs=0.001)
    assert us[256] / us[32] == pytest.approx(1.441, abs=0.001)
