"""Blocks of a cluster run together, meet at its barrier, and reach the shared memory of each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import prod

import numpy as np
import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.ground.errors import KernelFault, LaunchLimitError, UnsupportedError
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.values.value import Mode

Shape = tuple[int, int, int]
THREADS = 64
HEAD = """
#define REGISTER(name, place) asm volatile("mov.u32 %0, %%" name ";" : "=r"(place))
#define ARRIVE asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory")
#define WAIT asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory")
#define SYNC asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory")
__device__ unsigned* at(unsigned* own, unsigned rank) {
    unsigned* there;
    asm volatile("mapa.u64 %0, %1, %2;" : "=l"(there) : "l"(own), "r"(rank));
    return there;
}
__device__ unsigned mapped(const unsigned* own, unsigned rank) {
    unsigned there;
    asm volatile("mapa.shared::cluster.u32 %0, %1, %2;"
        : "=r"(there) : "r"((unsigned)__cvta_generic_to_shared(own)), "r"(rank));
    return there;
}
__device__ unsigned loaded(unsigned address) {
    unsigned value;
    asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(value) : "r"(address) : "memory");
    return value;
}
"""
BEGIN = """(unsigned* out) {
    __shared__ unsigned mine[64];
    unsigned t = threadIdx.x, r, n, v = 0;
    REGISTER("cluster_ctarank", r);
    REGISTER("cluster_nctarank", n);
    unsigned* o = out + 64 * (blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z));
    mine[t] = 100 * r + t;
    SYNC;
"""
REGISTERS = (
    *(f"{name}.{axis}" for name in ("cluster_ctaid", "cluster_nctaid", "clusterid", "nclusterid") for axis in "xyz"),
    "cluster_ctarank",
    "cluster_nctarank",
)
CASES = {
    "ring": "o[t] = at(mine, (r + 1) % n)[63 - t];",
    "words": "o[t] = loaded(mapped(mine + t, (r + 1) % n));",
    "push": "at(mine, (r + 1) % n)[t] = 7 * r + t; SYNC; o[t] = mine[t];",
    "spaces": """unsigned* p = t % 3 == 0 ? mine + t : t % 3 == 1 ? at(mine, t % n) + t : o + t;
        o[t] = 5000 + t; o[t] = *p;""",
    "adding": """mine[t] = 0; SYNC; atomicAdd(at(mine + t % 4, t % n), t + r); SYNC; o[t] = mine[t];""",
    "ranks": """unsigned* p = at(mine, t % n); unsigned far, wide, block, cluster, global;
        asm volatile("getctarank.shared::cluster.u32 %0, %1;" : "=r"(far) : "r"(mapped(mine, t % n)));
        asm volatile("getctarank.u64 %0, %1;" : "=r"(wide) : "l"(p));
        asm volatile("{.reg .pred p; isspacep.shared::cta p, %1; selp.u32 %0, 1, 0, p;}" : "=r"(block) : "l"(p));
        asm volatile("{.reg .pred p; isspacep.shared::cluster p, %1; selp.u32 %0, 1, 0, p;}" : "=r"(cluster) : "l"(p));
        asm volatile("{.reg .pred p; isspacep.global p, %1; selp.u32 %0, 1, 0, p;}" : "=r"(global) : "l"(p));
        o[t] = far + 10 * wide + 100 * block + 1000 * cluster + 10000 * global;""",
    "registers": "".join(f'REGISTER("{name}", o[{place}]);' for place, name in enumerate(REGISTERS)),
    "split": """for (unsigned round = 0; round < 3; round++) {
            mine[t] = round * 1000 + 10 * r + t;
            ARRIVE;
            for (unsigned i = 0; i < r; i++) __syncthreads();
            WAIT;
            for (unsigned i = 0; i < n; i++) v = v * 3 + at(mine, i)[t];
            SYNC;
        } o[t] = v;""",
    "leaves": "if (r % 2) return; SYNC; o[t] = r + 1; return;",
    "lanes": "if (t % 3 == 0) return; SYNC; o[t] = r + 1; return;",
    "beyond": "o[t] = loaded(mapped(mine, n));",
    "outside": "o[t] = loaded(mapped(mine, (r + 1) % n) + 256);",
    "odd": "o[t] = loaded(mapped(mine, (r + 1) % n) + 2);",
    "reserved": "o[t] = loaded(mapped(mine, (r + 1) % n) - 1024);",
    "twice": """asm volatile("barrier.cluster.arrive; barrier.cluster.arrive;");""",
    "waits": """asm volatile("barrier.cluster.wait;");""",
    "ways": "if (t % 2) { SYNC; o[t] = 1; } else { SYNC; o[t] = 2; }",
    "aligned": "if (t % 2) { ARRIVE; WAIT; o[t] = 1; } else { o[t] = 2; }",
    "apart": """if (r == 0 && t < 32) __syncthreads(); else SYNC;""",
}
SOURCE = HEAD + "".join(
    f'extern "C" __global__ void {name}{BEGIN} {code}\n SYNC;\n}}\n' for name, code in CASES.items()
)


@pytest.fixture(scope="module")
def module() -> tree.Module:
    """Return the cases as kernels of one module, compiled once."""
    return parse_module(compile_source(SOURCE, name="k.cu", target="sm_90", entry="ring", defines={}).ptx)


LaunchOf = Callable[..., tuple[Launch, np.ndarray]]


@pytest.fixture(scope="module")
def launch_of(module: tree.Module) -> LaunchOf:
    """Return a function that makes a launch of a case, and the rows of its result, one for each block."""

    def made(name: str, *, cluster: Shape, grid: Shape) -> tuple[Launch, np.ndarray]:
        out = aligned_copy(np.zeros(THREADS * prod(grid), np.uint32))
        request = LaunchRequest(
            module=module, symbol=name, file_name="k.cu", block=(THREADS, 1, 1), grid=grid, cluster=cluster,
            parameters=bytes(8), pointers={0: "out"}, arrays={"out": out}, limit=10**6,
        )  # fmt: skip
        return Launch(request), out.reshape(-1, THREADS)

    return made


@pytest.fixture(scope="module")
def run(launch_of: LaunchOf) -> Callable[..., np.ndarray]:
    """Return a function that runs a case and returns the rows of its result."""

    def run_case(name: str, *, cluster: Shape, grid: Shape) -> np.ndarray:
        launch, out = launch_of(name, cluster=cluster, grid=grid)
        launch.run()
        return out

    return run_case


T = np.arange(THREADS)


def of_row(values: Callable[[int], np.ndarray], blocks: int, size: int) -> np.ndarray:
    """Return the rows of a grid along x from the values by the rank of a block."""
    return np.array([values(block % size) for block in range(blocks)])


@pytest.mark.parametrize("size", [1, 3, 8])
def test_block_reads_and_writes_the_memory_of_the_next_one(run: Callable[..., np.ndarray], size: int) -> None:
    shape = {"cluster": (size, 1, 1), "grid": (2 * size, 1, 1)}
    after = of_row(lambda rank: 100 * ((rank + 1) % size) + T, 2 * size, size)
    assert np.array_equal(run("ring", **shape), after[:, ::-1])
    assert np.array_equal(run("words", **shape), after)
    before = of_row(lambda rank: 7 * ((rank - 1) % size) + T, 2 * size, size)
    assert np.array_equal(run("push", **shape), before)


def test_lanes_of_one_access_reach_their_own_another_block_and_global_memory(launch_of: LaunchOf) -> None:
    launch, out = launch_of("spaces", cluster=(4, 1, 1), grid=(8, 1, 1))
    counts = launch.run()
    assert np.array_equal(
        out, of_row(lambda rank: np.choose(T % 3, [100 * rank + T, 100 * (T % 4) + T, 5000 + T]), 8, 4)
    )
    assert {count.space for count in counts.memory if count.requests} == {"shared", "shared::cluster", "global"}
    far = [count for count in counts.memory if count.space == "shared::cluster" and count.requests]
    assert {(count.sectors, count.wavefronts) for count in far} == {(0, 0)}
    assert counts.global_read.requests == 16  # of 8 blocks of 2 warps


def test_atomic_operations_add_up_in_the_memory_of_each_block(run: Callable[..., np.ndarray]) -> None:
    sums = np.zeros((4, THREADS), np.int64)
    for rank in range(4):
        np.add.at(sums, (T % 4, T % 4), T + rank)
    assert np.array_equal(run("adding", cluster=(4, 1, 1), grid=(4, 1, 1)), sums)


def test_address_says_its_block_and_space(run: Callable[..., np.ndarray]) -> None:
    result = run("ranks", cluster=(4, 1, 1), grid=(4, 1, 1))
    assert np.array_equal(result, of_row(lambda rank: T % 4 * 11 + 100 * np.equal(T % 4, rank) + 1000, 4, 4))


def test_registers_of_a_cluster_in_three_dimensions(run: Callable[..., np.ndarray]) -> None:
    rows = run("registers", cluster=(2, 1, 3), grid=(4, 2, 3))[:, :14]
    expected = [
        [x % 2, 0, z, 2, 1, 3, x // 2, y, 0, 2, 2, 1, x % 2 + 2 * z, 6]
        for z in range(3)
        for y in range(2)
        for x in range(4)
    ]
    assert rows.tolist() == expected


@pytest.mark.parametrize("size", [2, 5])
def test_blocks_arrive_do_work_of_their_own_with_block_barriers_and_wait(
    run: Callable[..., np.ndarray], size: int
) -> None:
    value = np.zeros(THREADS, np.uint32)
    for turn in range(3):
        for rank in range(size):
            value = value * np.uint32(3) + (1000 * turn + 10 * rank + T).astype(np.uint32)
    assert np.array_equal(run("split", cluster=(size, 1, 1), grid=(size, 1, 1)), np.tile(value, (size, 1)))


def test_barrier_of_a_cluster_waits_for_no_thread_that_has_ended(run: Callable[..., np.ndarray]) -> None:
    shape = {"cluster": (4, 1, 1), "grid": (4, 1, 1)}
    assert run("leaves", **shape)[:, 0].tolist() == [1, 0, 3, 0]
    assert np.array_equal(run("lanes", **shape), of_row(lambda rank: (rank + 1) * (T % 3 > 0), 4, 4))


OF_NEXT = "in the shared memory of the block with rank 1"
MORE = "(and 31 more threads of the warp)"
MISTAKES = {
    "beyond": "loads 4 bytes in the shared memory of the block with rank 2 of its cluster, which has 2 blocks, "
    f"numbered from 0 {MORE}",
    "outside": f"loads 4 bytes at byte 256 {OF_NEXT}, which has 256 bytes {MORE}",
    "odd": f"loads 4 bytes at byte 2 {OF_NEXT}, misaligned: the address must be a multiple of 4 {MORE}",
    "reserved": f"loads 4 bytes at address 0 {OF_NEXT}, of which the driver keeps the first 1024 bytes {MORE}",
    "apart": "a barrier that the other threads of the block never reach",
}


@pytest.mark.parametrize(("case", "message"), MISTAKES.items())
def test_mistake_in_a_cluster_is_a_sentence(run: Callable[..., np.ndarray], case: str, message: str) -> None:
    with pytest.raises(KernelFault) as fault:
        run(case, cluster=(2, 1, 1), grid=(2, 1, 1))
    assert str(fault.value).startswith("block=(0,0,0) thread=(0,0,0) k.cu:")
    assert str(fault.value).endswith(f"`: {message}")


def test_barrier_whose_lanes_come_by_several_ways_is_not_executed_unless_it_is_a_mistake(
    run: Callable[..., np.ndarray],
) -> None:
    with pytest.raises(UnsupportedError, match="does not execute a cluster barrier whose lanes come by several ways"):
        run("ways", cluster=(2, 1, 1), grid=(2, 1, 1))
    with pytest.raises(KernelFault, match="a barrier that not all threads of the warp reach together"):
        run("aligned", cluster=(2, 1, 1), grid=(2, 1, 1))


UNDEFINED = {
    "twice": "the thread arrives at the barrier of its cluster again before it has waited there: what follows is "
    "undefined",
    "waits": "the thread waits at the barrier of its cluster and has not arrived there (barrier.cluster.arrive): what "
    "follows is undefined",
}


@pytest.mark.parametrize(("name", "message"), UNDEFINED.items())
def test_wrong_order_of_arrival_and_wait_is_reported_by_checked_code_and_passes_as_on_a_gpu(
    launch_of: LaunchOf, name: str, message: str
) -> None:
    launch, _ = launch_of(name, cluster=(2, 1, 1), grid=(2, 1, 1))
    launch.run()
    with pytest.raises(KernelFault) as fault:
        Launch(launch.request, mode=Mode.CHECKED).inspect()
    assert str(fault.value).endswith(f"`: {message}")


def test_grid_that_clusters_do_not_divide_is_refused(run: Callable[..., np.ndarray]) -> None:
    with pytest.raises(LaunchLimitError, match="a cluster of 2x1x1 blocks, which does not divide its grid of 5x1x1"):
        run("ring", cluster=(2, 1, 1), grid=(5, 1, 1))
    with pytest.raises(LaunchLimitError, match="a cluster of 32x1x1 blocks, and 1 to 16 are allowed"):
        run("ring", cluster=(32, 1, 1), grid=(32, 1, 1))


def test_sample_executes_whole_clusters_and_counts_as_all_of_them(launch_of: LaunchOf) -> None:
    launch, _ = launch_of("ring", cluster=(4, 1, 1), grid=(4096, 1, 1))
    launch.run()
    counts = launch.run(launch.work_s / 64)
    assert counts.sample.blocks == 4096
    assert counts.sample.executed < 4096
    assert counts.sample.executed % 4 == 0
    assert replace(counts, sample=None) == launch.run()
