"""Instructions that correct a quotient of integers, counted by lanes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.simt.codegen.counters.slow_paths import CORRECTING

SOURCE = """extern "C" __global__ void k(const TYPE* a, const TYPE* b, TYPE* out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (ACTIVE) out[x] = a[x] OPERATOR b[x];
}"""
THREADS = 128


def _estimate(a: int, b: int) -> int:
    """Return the quotient that the machine code estimates, of numbers that are not negative."""
    return a * ((2**32 - 1) // b) >> 32


@pytest.mark.parametrize("active", ["true", "x % 3 == 1"])
@pytest.mark.parametrize("type_", ["int", "unsigned"])
@pytest.mark.parametrize(("operator", "opcode"), [("/", "div"), ("%", "rem")])
def test_lanes_whose_estimate_is_too_small_or_whose_result_is_negative_correct_it(
    launch: Callable[..., Any], operator: str, opcode: str, type_: str, active: str
) -> None:
    draw = np.random.default_rng(3)
    signs = draw.choice([-1, 1], (2, THREADS)) if type_ == "int" else np.ones((2, THREADS), int)
    sizes = np.stack([draw.integers(0, 200, THREADS), draw.integers(1, 20, THREADS)])
    a, b = (signs * sizes).astype(np.int32 if type_ == "int" else np.uint32)
    source = SOURCE.replace("TYPE", type_).replace("OPERATOR", operator).replace("ACTIVE", active)
    counts, _ = launch(source, a, b, np.zeros_like(a), block=64, grid=2)
    expected = 0
    for x in range(THREADS):
        if active == "true" or x % 3 == 1:
            size, divisor = int(sizes[0, x]), int(sizes[1, x])
            assert size // divisor - _estimate(size, divisor) in {0, 1}
            expected += CORRECTING[opcode] * (size // divisor - _estimate(size, divisor))
            expected += int(a[x] < 0) if opcode == "rem" else int((a[x] < 0) != (b[x] < 0))
    counted = [lanes for block in counts.basic_blocks for lanes in block.corrected.values() if lanes]
    assert counted == [expected]
