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

    alone, short = executed(0, 1, 1), executed(-1, 1, 1)
    assert (alone.longest_block, short.longest_block) == (1.0, 1.0)
    times = alone.warp_instructions * blocks / (alone.warp_instructions + (blocks - 1) * short.warp_instructions)
    for longest, threads in ((0, 1), (7, 1), (19, 2)):
        assert executed(longest, blocks, threads).longest_block == pytest.approx(
            times, rel=0.2
        )  # of straight code all is charged
    assert executed(-1, blocks, 1).longest_block == 1.0


def test_lanes_that_skip_most_of_a_block_make_it_no_longer_than_it_is(prepared: Prepared) -> None:
    source = SOURCE.replace(
        "BODY", "if (threadIdx.x == 0)\n#pragma unroll\n for (int r = 0; r < 64; r++) a = a * 0.5f + r;"
    )
    ready, _ = prepared(source, np.zeros(64, np.float32), 0, block=64, grid=1)
    assert ready.run(threads=1).longest_block == 1.0
