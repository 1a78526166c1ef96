"""The block that executes most instructions is known, wherever it lies and on however many threads blocks run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.simt.launch.engine import Launch

Prepared = Callable[..., tuple[Launch, list[Any]]]

PLAIN = "for (int r = 0; r < trips; r++) a = a * 0.5f + r;"
BARRIERS = "for (int r = 0; r < trips; r++) { a = a * 0.5f + r; __syncthreads(); }"
NAMED = 'for (int r = 0; r < trips; r++) { a = a * 0.5f + r; asm volatile("barrier.sync 3, 64;"); }'
SOURCE = """extern "C" __global__ void k(float* out, int longest) {
    int trips = blockIdx.x == longest ? 400 : 10;
    float a = threadIdx.x;
    BODY
    out[blockIdx.x * 64 + threadIdx.x] = a;
}"""


@pytest.mark.parametrize("body", [PLAIN, BARRIERS, NAMED])
def test_the_longest_block_is_that_of_most_instructions(prepared: Prepared, body: str) -> None:
    source, blocks = SOURCE.replace("BODY", body), 20

    def executed(longest: int, grid: int, threads: int) -> Any:
        ready, _ = prepared(source, np.zeros(64 * blocks, np.float32), longest, block=64, grid=grid)
        return ready.run(threads=threads)

    alone = executed(0, 1, 1)
    assert 0.95 * alone.warp_instructions <= alone.longest_block <= alone.warp_instructions
    for longest, threads in ((0, 1), (7, 1), (19, 2)):
        counts = executed(longest, blocks, threads)
        assert counts.longest_block == alone.longest_block
    alike = executed(-1, blocks, 1)
    assert alike.longest_block * blocks <= alike.warp_instructions
