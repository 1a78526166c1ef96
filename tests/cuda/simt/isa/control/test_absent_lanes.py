"""Shuffles from lanes that take no part: what they give, where PTX leaves it undefined, is what an H200 gave."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

Launcher = Callable[..., Any]
Prepared = Callable[..., Any]

UNIFORM = """extern "C" __global__ void k(const int* in, int* out, int n) {
    int v = in[2], l = threadIdx.x & 31;
    out += threadIdx.x;
    out[0] = __shfl_down_sync(~0u, v, 16);
    out[128] = __shfl_xor_sync(~0u, v, 8);
    out[256] = __shfl_up_sync(~0u, v, 1);
    out[384] = __shfl_sync(~0u, v, 31);
    out[512] = __shfl_sync(~0u, v, n);
    out[640] = __shfl_down_sync(~0u, v, n);
    out[768] = __shfl_sync(~0u, v, l * n & 31);
    out[896] = __shfl_sync(~0u, v, 0);
}"""


@pytest.mark.parametrize("threads", [1, 5, 16, 20, 32, 33, 48, 64, 100])
@pytest.mark.parametrize("n", [0, 3, 18])
@pytest.mark.sample(3)
def test_value_that_all_lanes_hold_is_0_from_lanes_that_the_block_does_not_have(
    launch: Launcher, threads: int, n: int
) -> None:
    _, (_, out, _) = launch(UNIFORM, np.array([0, 0, 7], np.int32), np.zeros(1024, np.int32), n, block=threads)
    actual = out.reshape(8, 128)[:, :threads]

    def read(source: Callable[[int], int], *, wraps: bool = False) -> list[int]:
        values = []
        for thread in range(threads):
            first, lane = thread // 32 * 32, thread % 32
            other = source(lane) % 32 if wraps else source(lane)
            other = other if 0 <= other < 32 else lane
            values.append(7 if first + other < threads else 0)
        return values

    assert actual.tolist() == [
        read(lambda lane: lane + 16),
        read(lambda lane: lane ^ 8),
        read(lambda lane: lane - 1),
        read(lambda _: 31),
        read(lambda _: n),
        read(lambda lane: lane + n),
        read(lambda lane: lane * n, wraps=True),
        [7] * threads,
    ]


def test_sum_of_one_thread_over_its_warp_is_its_own_value(launch: Launcher) -> None:
    """The sum of 32 lanes of which one exists; an H200 gives the same."""
    source = """extern "C" __global__ void k(const int* in, int* out) {
        int sum = in[threadIdx.x];
        for (int half = 16; half > 0; half /= 2) sum += __shfl_down_sync(0xffffffff, sum, half);
        out[threadIdx.x] = sum;
    }"""
    _, (_, out) = launch(source, np.array([113], np.int32), np.zeros(1, np.int32), block=1)
    assert out.tolist() == [113]


NOTED = """extern "C" __global__ void k(const int* in, int* out, int n) {
    int v = in[threadIdx.x];
    CODE
    out[threadIdx.x] = v;
}"""
NOTES = [
    ("v += __shfl_down_sync(~0u, v, 16);", 32, []),
    ("v += __shfl_sync(~0u, v, 31);", 64, []),
    ("v += __shfl_down_sync(~0u, v, 16, 16);", 16, []),
    ("if (threadIdx.x < 8) v += __shfl_xor_sync(0xff, v, 4);", 32, []),
    ("v += __shfl_down_sync(~0u, v, 16);", 1, [(0, 16)]),
    ("v += __shfl_down_sync(~0u, v, 4);", 40, [(36, 8)]),
    ("v += __shfl_sync(~0u, v, 31);", 48, [(32, 31)]),
    ("v += __shfl_sync(~0u, 5, 31);", 48, [(32, 31)]),
    ("if (threadIdx.x < 8) v += __shfl_down_sync(0xff, v, 4);", 32, [(4, 8)]),
    ("if (threadIdx.x >= n) return; v += __shfl_xor_sync(~0u, v, 1);", 32, [(4, 5)]),
]
"""Code, threads, and the thread and lane of each note."""


@pytest.mark.parametrize(("code", "threads", "expected"), NOTES)
@pytest.mark.sample(2)
def test_shuffle_from_a_lane_that_takes_no_part_is_noted(
    prepared: Prepared, code: str, threads: int, expected: list[tuple[int, int]]
) -> None:
    arrays = np.zeros(64, np.int32), np.zeros(64, np.int32)
    ready, _ = prepared(NOTED.replace("CODE", code), *arrays, 5, block=threads, grid=(2, 3), checked=True)
    notes = [re.sub("`.*?`", "`shfl`", note) for note in ready.inspect().notes]
    assert notes == [
        f"block=(0,0,0) thread=({thread},0,0) k.cu:3: `shfl`: reads lane {lane}, which takes no part: the value is "
        "undefined"
        for thread, lane in expected
    ]


def test_note_names_the_first_block_in_which_a_lane_is_absent(prepared: Prepared) -> None:
    source = """extern "C" __global__ void k(int* out) {
        if (blockIdx.x == 1 && blockIdx.y == 2) out[threadIdx.x] = __shfl_down_sync(~0u, threadIdx.x, 3);
    }"""
    ready, _ = prepared(source, np.zeros(8, np.int32), block=8, grid=(2, 3), checked=True)
    [note] = ready.inspect().notes
    assert note.startswith("block=(1,2,0) thread=(5,0,0) k.cu:2: `shfl.sync.down.b32 ")
    assert note.endswith("`: reads lane 8, which takes no part: the value is undefined")
