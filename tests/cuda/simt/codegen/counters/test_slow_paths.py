"""Operands for which a GPU calls a function are counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.simt.counting.counts import SlowCount
from warplens.cuda.simt.launch.engine import Launch

Prepared = Callable[..., tuple[Launch, list[Any]]]

SOURCE = 'extern "C" __global__ void k(const float* in, float* out) { out[threadIdx.x] = OF(in[threadIdx.x]); }'
TINY, HUGE = 1e-38, 3e38


@pytest.mark.parametrize(
    ("function", "operand", "is_slow"),
    [
        ("sqrtf", 2.0, False),
        ("sqrtf", HUGE, False),
        ("sqrtf", -2.0, True),
        ("sqrtf", 0.0, True),
        ("sqrtf", TINY, True),
        ("sqrtf", np.inf, True),
        ("1.0f / ", -2.0, False),
        ("1.0f / ", 0.0, True),
        ("1.0f / ", TINY, True),
        ("1.0f / ", HUGE, True),
    ],
)
def test_slow_operands_are_counted_by_warps_and_lanes(
    prepared: Prepared, function: str, operand: float, is_slow: bool
) -> None:
    values = np.full(96, 1.5, np.float32)
    values[[3, 40]] = operand  # one lane of the first warp and one of the second
    values[64:] = operand
    launch, _ = prepared(SOURCE.replace("OF", function), values, np.zeros(96, np.float32), block=96, grid=1)
    (counted,) = [slow for block in launch.run().basic_blocks for slow in block.slow.values()]
    assert counted == (SlowCount(warps=3, lanes=34, others=2) if is_slow else SlowCount(warps=0, lanes=0, others=3))


def test_approximate_root_has_no_slow_path(prepared: Prepared) -> None:
    source = SOURCE.replace("OF", "rsqrtf")
    launch, _ = prepared(source, np.full(32, -1.0, np.float32), np.zeros(32, np.float32), block=32, grid=1)
    assert [block.slow for block in launch.run().basic_blocks if block.slow] == []
