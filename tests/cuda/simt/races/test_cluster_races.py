"""Races in the shared memory of other blocks of a cluster are found, and kernels that look racy are not reported."""

from __future__ import annotations

import re
from math import prod

import numpy as np
import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.values.value import Mode

HEAD = """
#define SYNC asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory")
#define ARRIVE asm volatile("barrier.cluster.arrive;" ::: "memory")
#define WAIT asm volatile("barrier.cluster.wait;" ::: "memory")
__device__ unsigned rank() { unsigned r; asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(r)); return r; }
__device__ unsigned* at(unsigned* own, unsigned rank) {
    unsigned* there;
    asm volatile("mapa.u64 %0, %1, %2;" : "=l"(there) : "l"(own), "r"(rank));
    return there;
}
"""
BEGIN = "(unsigned* out) { __shared__ unsigned mine[64]; unsigned t = threadIdx.x, r = rank(), next = (r + 1) % 4;"
END = " if (t > 64) out[0] = next; }"
LEFT = (
    "accesses shared memory of another block of the cluster, which may have ended: no barrier of the cluster comes "
    "between this access and the end of that block"
)
OF_1, OF_0 = "byte 0 of shared variable 'mine' of the block with rank 1", "byte 0 of shared variable 'mine'"


def by(rank: int, did: str) -> str:
    thread = f"thread (0,0,0) of the block with rank {rank}"
    return f"which {thread} {did} in line 1 with no barrier of the cluster between them"


RACY = {
    "no_barrier_before": (
        "mine[t] = r; __syncthreads(); out[t] = at(mine, next)[t]; SYNC;",
        f"reads {OF_1}, {by(1, 'wrote')}",
    ),
    "no_barrier_at_the_end": (
        "mine[t] = r; SYNC; if (r == 1) return; if (r == 0) out[t] = at(mine, 1)[t];",
        LEFT,
    ),
    "written_anew": (
        "mine[t] = r; SYNC; unsigned v = at(mine, next)[t]; __syncthreads(); mine[t] = v + 100; SYNC;",
        f"stores {OF_0}, {by(3, 'read')}",
    ),
    "two_writers": (
        "mine[t] = 0; SYNC; if (r > 0) at(mine, 0)[t] = r; SYNC;",
        f"stores {OF_0} of the block with rank 0, {by(1, 'wrote')}",
    ),
    "read_by_its_own_block": (
        "mine[t] = 7; SYNC; at(mine, next)[t] = r; __syncthreads(); out[t] = mine[t]; SYNC;",
        f"reads {OF_0}, {by(3, 'wrote')}",
    ),
    "sum_without_atomics": (
        "mine[t] = 0; SYNC; if (t == 0) *at(mine, 0) += r + 1; SYNC;",
        f"reads {OF_0} of the block with rank 0, {by(0, 'wrote')}",
    ),
    "zero_after_adding": (
        "mine[t] = 0; __syncthreads(); atomicAdd(at(mine, next) + t, r); SYNC;",
        f"updates {OF_1}, {by(1, 'wrote')}",
    ),
    "between_arrival_and_wait": (
        "mine[t] = r; __syncthreads(); ARRIVE; out[t] = at(mine, (r + 3) % 4)[t]; WAIT; SYNC;",
        f"reads {OF_0} of the block with rank 3, {by(3, 'wrote')}",
    ),
    "not_written": (
        "if (r != 1) mine[t] = r; SYNC; if (r == 0) out[t] = at(mine, 1)[t]; SYNC;",
        f"reads {OF_1}, which no thread has written yet: a barrier of the cluster or a first value is missing",
    ),
}
CLEAN = {
    "ring": "mine[t] = r; SYNC; out[64 * r + t] = at(mine, next)[t]; SYNC;",
    "push": "SYNC; at(mine, next)[t] = r; SYNC; out[64 * r + t] = mine[t];",
    "adding": "mine[t] = 0; SYNC; for (int i = 0; i < 4; i++) atomicAdd(at(mine, i) + t, r); SYNC; out[t] = mine[t];",
    "rounds": "for (int i = 0; i < 3; i++) { mine[t] = i; SYNC; out[64 * r + t] += at(mine, next)[t]; SYNC; }",
    "one_value": "mine[t] = 0; SYNC; if (t == 0) *at(mine, 0) = 1; SYNC; out[64 * r + t] = mine[0];",
    "bytes": "SYNC; ((unsigned char*)at(mine, 1))[4 * t + r] = r; SYNC; if (r == 1) out[t] = mine[t];",
    "split": "mine[t] = r; ARRIVE; out[64 * r + t] = t; WAIT; r = at(mine, next)[t]; ARRIVE; WAIT; mine[t] = r;",
    "early_exits": "if (t > 31) return; mine[t] = r; SYNC; out[64 * r + t] = at(mine, next)[t]; SYNC;",
}
SOURCE = HEAD + "".join(
    f'#line 1\nextern "C" __global__ void {name}{BEGIN} {code}{END}\n'
    for name, code in ({name: code for name, (code, _) in RACY.items()} | CLEAN).items()
)


@pytest.fixture(scope="module")
def module() -> tree.Module:
    """Return all kernels, compiled once."""
    return parse_module(compile_source(SOURCE, name="k.cu", target="sm_90", entry="ring", defines={}).ptx)


def launch_of(module: tree.Module, name: str, mode: Mode, grid: int = 8) -> tuple[Launch, np.ndarray]:
    out = aligned_copy(np.zeros(256, np.uint32))
    request = LaunchRequest(
        module=module, symbol=name, file_name="k.cu", block=(64, 1, 1), grid=(grid, 1, 1), cluster=(4, 1, 1),
        parameters=bytes(8), pointers={0: "out"}, arrays={"out": out}, limit=10**6,
    )  # fmt: skip
    return Launch(request, mode=mode), out


@pytest.mark.parametrize("name", RACY)
def test_racy_access_to_another_block_is_reported_with_both_blocks(module: tree.Module, name: str) -> None:
    launch, _ = launch_of(module, name, Mode.CHECKED)
    with pytest.raises(KernelFault) as fault:
        launch.inspect()
    assert re.sub("^.*`: ", "", str(fault.value)) == RACY[name][1]


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", CLEAN)
def test_clean_access_to_another_block_is_not_reported_and_computes_the_same(module: tree.Module, name: str) -> None:
    checked, actual = launch_of(module, name, Mode.CHECKED)
    fast, expected = launch_of(module, name, Mode.COUNTING)
    outcome = checked.inspect()
    fast.run()
    assert (outcome.executed, outcome.looked_at) == (prod((8,)), (tree.Space.SHARED,))
    assert "blocks of a cluster run together" in outcome.left_out
    assert np.array_equal(actual, expected)
