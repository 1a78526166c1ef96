"""Cooperative groups of a block, of tiles and of converged lanes give the results of their definitions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

Launcher = Callable[..., Any]

THREADS = 64
HEAD = """#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;
extern "C" __global__ void k(int* out) {
    auto block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    int i = block.thread_rank();
"""


def run(launch: Launcher, *bodies: str) -> np.ndarray:
    """Return what each body stores to `o[i]`; all are one kernel, since the headers take long to compile."""
    parts = "".join(f"{{ int* o = out + {THREADS * n}; {body} }}\n" for n, body in enumerate(bodies))
    _, (out,) = launch(f"{HEAD}{parts}}}", np.zeros(THREADS * len(bodies), np.int32), block=THREADS)
    return np.asarray(out).reshape(-1, THREADS)


def tile(i: int, size: int) -> range:
    return range(i // size * size, i // size * size + size)


def same(i: int, label: Callable[[int], int]) -> list[int]:
    return [j for j in tile(i, 32) if label(j) == label(i)]


ROWS: list[tuple[str, Callable[[int], int]]] = [
    ("__shared__ int s[64]; s[i] = 2 * i; block.sync(); o[i] = s[63 - i] + block.size();", lambda i: 2 * (63 - i) + 64),
    *[
        (f"auto t = cg::tiled_partition<{n}>(block); o[i] = cg::reduce(t, i * i, cg::plus<int>()) + t.thread_rank();",
         lambda i, n=n: sum(j * j for j in tile(i, n)) + i % n)
        for n in (2, 4, 8, 16, 32)
    ],
    (("auto t = cg::tiled_partition<8>(block);"
     "o[i] = t.shfl(i, 3) + 100 * t.shfl_down(i, 2) + 10000 * t.shfl_up(i, 1);"),
     lambda i: (tile(i, 8)[3] + 100 * (i + 2 if i % 8 < 6 else i) + 10000 * (i - 1 if i % 8 else i))),
    (("auto t = cg::tiled_partition<16>(block);"
     "o[i] = t.ballot(i % 3 == 0) + 65536 * t.any(i == 5) + 131072 * t.all(i < 32);"),
     lambda i: sum(1 << j % 16 for j in tile(i, 16) if j % 3 == 0) + 65536 * (i < 16) + 131072 * (i < 32)),
    (("auto t = cg::tiled_partition<4>(block);"
     "o[i] = t.meta_group_rank() + 100 * t.meta_group_size() + 10000 * t.size();"),
     lambda i: i // 4 + 1600 + 40000),
    ("auto t = cg::tiled_partition(block, 4); o[i] = t.thread_rank() + 10 * t.size();", lambda i: i % 4 + 40),
    ("o[i] = cg::reduce(warp, i ^ 21, cg::greater<int>()) + 100 * cg::reduce(warp, i ^ 21, cg::less<int>());",
     lambda i: max(j ^ 21 for j in tile(i, 32)) + 100 * min(j ^ 21 for j in tile(i, 32))),
    ("o[i] = cg::inclusive_scan(warp, i) + 10000 * cg::exclusive_scan(warp, 1);",
     lambda i: sum(range(i // 32 * 32, i + 1)) + 10000 * (i % 32)),
    (("if (i % 3 == 0) { auto c = cg::coalesced_threads();"
     "o[i] = c.thread_rank() + 100 * c.size() + 10000 * c.shfl(i, 1); }"),
     lambda i: (sum(j % 3 == 0 for j in tile(i, 32) if j < i) + 100 * len(same(i, lambda j: j % 3))
                + 10000 * same(i, lambda j: j % 3)[1]) if i % 3 == 0 else 0),
    ("auto g = cg::labeled_partition(warp, i % 5); o[i] = cg::reduce(g, i, cg::plus<int>()) + 1000 * g.thread_rank();",
     lambda i: sum(same(i, lambda j: j % 5)) + 1000 * same(i, lambda j: j % 5).index(i)),
    ("auto g = cg::binary_partition(warp, i % 7 < 2); o[i] = g.size() + 100 * g.thread_rank();",
     lambda i: len(same(i, lambda j: j % 7 < 2)) + 100 * same(i, lambda j: j % 7 < 2).index(i)),
    ("o[i] = __popc(warp.match_any(i % 6)); warp.sync();", lambda i: len(same(i, lambda j: j % 6))),
    ("__shared__ int s; cg::invoke_one(block, [&] { s = 42; }); block.sync(); o[i] = s;", lambda _: 42),
]  # fmt: skip


@pytest.fixture(scope="module")
def results(launch: Launcher) -> np.ndarray:
    return run(launch, *(body for body, _ in ROWS))


@pytest.mark.parametrize("row", range(len(ROWS)), ids=[body for body, _ in ROWS])
def test_group(results: np.ndarray, row: int) -> None:
    assert results[row].tolist() == [ROWS[row][1](i) for i in range(THREADS)]


def test_block_that_is_launched_alone_is_a_cluster(launch: Launcher) -> None:
    body = (
        "auto c = cg::this_cluster(); c.sync(); o[i] = c.num_blocks() + 10 * c.thread_rank() + 1000 * c.block_rank();"
    )
    assert run(launch, body)[0].tolist() == [1 + 10 * i for i in range(THREADS)]
