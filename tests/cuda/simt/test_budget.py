"""A budget and threads: where they change the counts, and where they must not."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import InstructionLimitError, KernelFault
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import NativeCode
from warplens.cuda.simt.values.value import Mode

Prepared = Callable[..., tuple[Launch, list[Any]]]

HEAD = 'extern "C" __global__ void k'
INDEX = "int i = blockIdx.x * blockDim.x + threadIdx.x;"
COPY = f"{HEAD}(const int* in, int* out) {{ {INDEX} out[i] = in[i]; }}"
RAGGED = f"{HEAD}(float* out, int n) {{ {INDEX} if (i < n) {{ float s = 0; for (int j = 0; j < blockIdx.x; ++j) s += j; out[i] = s; }} }}"  # noqa: E501


def whole_s(launch: Launch) -> float:
    """Return the work of a launch, which runs for that."""
    launch.run()
    return launch.work_s


def _numbers(count: int) -> np.ndarray:
    return np.arange(count, dtype=np.int32)


def test_launch_within_its_budget_is_executed_whole(prepared: Prepared) -> None:
    launch, (source, out) = prepared(COPY, _numbers(6400), _numbers(6400) * 0, block=64, grid=100)
    all_s = whole_s(launch)
    out[:] = 0
    assert launch.run(all_s).sample is None
    assert (out == source).all()
    assert launch.run(0.8001 * all_s).sample is None, "four fifths of a launch are no use"


def test_launch_above_its_budget_executes_that_many_blocks(prepared: Prepared) -> None:
    launch, (source, out) = prepared(COPY, _numbers(64000) + 1, _numbers(64000) * 0, block=64, grid=1000)
    called, tenth_s = [], 0.1 * whole_s(launch)
    out[:] = 0
    sample = launch.run(tenth_s, before_sampling=lambda: called.append(np.count_nonzero(out))).sample
    assert sample is not None
    assert (sample.blocks, sample.classes) == (1000, 2)
    assert 95 <= sample.executed <= 100
    written = out.reshape(1000, 64) != 0
    assert (written.all(axis=1) | ~written.any(axis=1)).all()
    assert written.any(axis=1).sum() == sample.executed
    assert called[0] == 64 * written.any(axis=1).argmin()
    assert (out[out != 0] == source[out != 0]).all()


def test_work_that_grows_along_the_grid_is_estimated(prepared: Prepared) -> None:
    launch, _ = prepared(RAGGED, np.zeros(64 * 1000, np.float32), 64 * 1000 - 40, block=64, grid=1000)
    whole = launch.run()
    part = launch.run(0.06 * launch.work_s)
    assert part.sample is not None
    assert part.warps == whole.warps
    assert part.traffic("global", is_store=True).requests == pytest.approx(
        whole.traffic("global", is_store=True).requests, rel=0.01
    )
    assert part.warp_instructions == pytest.approx(whole.warp_instructions, rel=0.03)
    for memory in part.memory:
        assert memory.active_lanes <= 32 * memory.requests
        assert memory.distinct_bytes <= 32 * memory.sectors


def test_sample_of_blocks_is_the_same_every_time(prepared: Prepared) -> None:
    launch, _ = prepared(RAGGED, np.zeros(64 * 500, np.float32), 64 * 500, block=64, grid=500)
    tenth_s = 0.1 * whole_s(launch)
    assert launch.run(tenth_s) == launch.run(tenth_s) == launch.run(tenth_s, threads=3)


def test_busy_machine_executes_the_same_blocks(prepared: Prepared, monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(code: NativeCode, *arguments: Any) -> int:
        time.sleep(0.005)
        return run(code, *arguments)

    run = NativeCode.run
    launch, _ = prepared(RAGGED, np.zeros(64 * 500, np.float32), 64 * 500, block=64, grid=500)
    tenth_s = 0.1 * whole_s(launch)
    sampled = launch.run(tenth_s), launch.work_s
    searched = Launch(launch.request, mode=Mode.CHECKED).inspect(tenth_s)
    monkeypatch.setattr(NativeCode, "run", slowly)
    assert (launch.run(tenth_s), launch.work_s) == sampled
    assert Launch(launch.request, mode=Mode.CHECKED).inspect(tenth_s) == searched
    assert searched.executed < searched.blocks


def test_budget_of_next_to_nothing_executes_a_block_of_each_class(prepared: Prepared) -> None:
    launch, _ = prepared(COPY, _numbers(6400), _numbers(6400), block=64, grid=(10, 10))
    source = f"{HEAD}(int* out) {{ out[(blockIdx.y * gridDim.x + blockIdx.x) * 64 + threadIdx.x] = 1; }}"
    launch, (out,) = prepared(source, _numbers(6400) * 0, block=64, grid=(10, 10))
    sample = launch.run(1e-9).sample
    assert sample is not None
    blocks = out.reshape(10, 10, 64)[:, :, 0]
    for part in (blocks[0, 0], blocks[0, -1], blocks[-1, 0], blocks[-1, -1]):
        assert part == 1
    for part in (blocks[0, 1:-1], blocks[-1, 1:-1], blocks[1:-1, 0], blocks[1:-1, -1], blocks[1:-1, 1:-1]):
        assert part.sum() >= 1
    assert sample.executed == blocks.sum() < 100


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_count_and_write_the_same(prepared: Prepared, threads: int) -> None:
    launch, (out, _) = prepared(RAGGED, np.zeros(64 * 300, np.float32), 64 * 300 - 40, block=64, grid=300)
    assert launch.independence.side_by_side
    alone = launch.run()
    expected = out.copy()
    out[:] = 0
    assert launch.run(threads=threads) == alone
    assert (out == expected).all()


def test_fault_of_the_lowest_block_is_reported_whatever_the_threads(prepared: Prepared) -> None:
    source = f"{HEAD}(int* out, int n) {{ {INDEX} out[i + (blockIdx.x % 50 == 49 ? n : 0)] = i; }}"
    launch, _ = prepared(source, _numbers(64 * 400), 64 * 400, block=64, grid=400)
    for threads in (1, 2, 4):
        with pytest.raises(KernelFault, match=r"^block=\(49,0,0\) thread=\(0,0,0\)"):
            launch.run(threads=threads)


def test_limit_is_that_of_a_block_and_not_of_the_launch(prepared: Prepared) -> None:
    launch, _ = prepared(COPY, _numbers(64 * 400), _numbers(64 * 400), block=64, grid=400, limit=100)
    assert launch.run().warp_instructions > 100 * 100
    endless = f"{HEAD}(volatile int* out) {{ while (blockIdx.x == 7 && out[0] == 0) {{ }} out[1] = 1; }}"
    launch, _ = prepared(endless, np.zeros(32, np.int32), block=64, grid=10, limit=10_000)
    with pytest.raises(InstructionLimitError, match=r"^block=\(7,0,0\) k.cu: the block did not end"):
        launch.run()


def test_index_that_wraps_in_a_sampled_launch_starts_it_over(prepared: Prepared) -> None:
    source = f"{HEAD}(const unsigned* in, int* out) {{ unsigned i = (blockIdx.x << 24) + threadIdx.x - 5u; out[blockIdx.x * 64 + threadIdx.x] = in[(i + 5u) & 63u]; }}"  # noqa: E501
    launch, (_, out) = prepared(source, _numbers(64).astype(np.uint32), _numbers(64 * 300) * 0 - 1, block=64, grid=300)
    assert launch.run(1e-6).sample is not None
    written = out.reshape(300, 64)[:, 0] != -1
    assert (out.reshape(300, 64)[written] == _numbers(64)).all()


@pytest.mark.parametrize(
    ("code", "any_order", "side_by_side"),
    [
        (f"(int* out) {{ {INDEX} out[i] = i; }}", True, True),
        (f"(int* out) {{ {INDEX} out[i] += i; }}", True, True),
        (f"(int* out) {{ {INDEX} out[i] = out[i + 1]; }}", True, False),
        ("(int* out) { out[threadIdx.x] = blockIdx.x; }", True, False),
        (f"(int* out, const int* in) {{ {INDEX} out[in[i]] = i; }}", True, False),
        (f"(int* out, const int* in) {{ {INDEX} if (in[i] == 3) *out = i; }}", True, False),
        (f"(int* out, const int* in) {{ {INDEX} int j = i; if (in[i]) j = i / 2; out[j] = i; }}", True, False),
        (f"(int* out, const int* in) {{ {INDEX} atomicAdd(out, in[i]); }}", True, False),
        (f"(int* out) {{ {INDEX} out[i] = atomicAdd(out, 1); }}", False, False),
        (f"(volatile int* out) {{ {INDEX} out[i] = i; }}", False, False),
        (f"(int* out) {{ {INDEX} out[i] = i; __threadfence(); }}", False, False),
        (f"(int* out) {{ {INDEX} out[i] = i; __threadfence_block(); }}", True, True),
        (f"(int* out) {{ {INDEX} __shared__ int s; atomicAdd(&s, 1); __syncthreads(); out[i] = s; }}", True, True),
    ],
)  # fmt: skip
def test_dependence_of_blocks_is_seen(prepared: Prepared, code: str, any_order: bool, side_by_side: bool) -> None:
    arrays = [_numbers(640)] * (1 + code.count("const int*"))
    launch, _ = prepared(HEAD + code, *arrays, block=64, grid=4)
    independence = launch.independence
    assert (independence.any_order, independence.side_by_side) == (any_order, side_by_side)


def test_store_that_leaves_out_an_axis_of_the_grid_is_not_side_by_side(prepared: Prepared) -> None:
    launch, _ = prepared(HEAD + f"(int* out) {{ {INDEX} out[i] = blockIdx.y; }}", _numbers(640), block=64, grid=(4, 2))
    assert not launch.independence.side_by_side
    assert launch.independence.stored == {"a0"}


@pytest.mark.parametrize(
    ("function", "body", "side_by_side"),
    [
        ("int f(int x) { return 2 * x; }", "out[i] = f(i);", True),
        ("int f(int x) { return 640 - x; }", "out[f(i) - 1] = i;", True),
        ("int f(const int* p) { return *p; }", "out[f(out + i) & 1] = i;", False),
        ("int f(int x) { return x ? f(x / 2) + f(x / 3) : 1; }", "out[f(i) & 1] = i;", False),
        ("int f(int x) { return 2 * x; }", 'out[i] = f(i); printf("%d", i);', False),
    ],
)
def test_functions_are_followed_to_see_whether_blocks_keep_apart(
    prepared: Prepared, function: str, body: str, side_by_side: bool
) -> None:
    source = f"__device__ __noinline__ {function}\n{HEAD}(int* out) {{ {INDEX} {body} }}"
    launch, _ = prepared(source, _numbers(640), block=64, grid=4)
    assert launch.independence.side_by_side == side_by_side


def test_blocks_that_turn_out_long_end_the_round(prepared: Prepared) -> None:
    source = f"{HEAD}(float* out) {{ {INDEX} int n = blockIdx.x < 2000 ? 1 : 3000000; float s = i; for (int j = 0; j < n; ++j) s = s * 0.5f + j; out[i] = s; }}"  # noqa: E501
    for threads in (1, 2):
        launch, _ = prepared(source, np.zeros(64 * 40_000, np.float32), block=64, grid=40_000)
        sample = launch.run(0.05, threads=threads).sample
        assert sample is not None
        assert sample.executed < 4000
