"""What is recorded of a launch for the timing model: of which blocks, what, and where nothing can be."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.on_engine import GENERATIONS, KEPT_REQUESTS, MOST_BLOCKS, block_numbers, launch_trace
from warplens.cuda.simt.counting.transactions import OUTCOMES, Outcome

COPY = """extern "C" __global__ void k(const float* in, float* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i];
}"""
ADD = """extern "C" __global__ void k(int* sum) { atomicAdd(sum, 1); }"""
TICKET = """extern "C" __global__ void k(int* ticket, int* out) {
    __shared__ int mine;
    if (threadIdx.x == 0) mine = atomicAdd(ticket, 1);
    __syncthreads();
    out[mine * blockDim.x + threadIdx.x] = mine;
}"""
WAITS = """extern "C" __global__ void k(volatile int* turn) {
    while (*turn != blockIdx.x) { }
    if (threadIdx.x == 0) *turn = blockIdx.x + 1;
}"""
LOOP = """extern "C" __global__ void k(const float* in, float* out) {
    float s = 0;
    #pragma unroll 1
    for (int r = 0; r < 20; ++r) s += in[r * 64 + threadIdx.x];
    out[blockIdx.x * blockDim.x + threadIdx.x] = s;
}"""

UNEVEN = """extern "C" __global__ void k(const float* in, float* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int trips = threadIdx.x < 32 ? 3 : threadIdx.x < 64 ? 5000 : 1 + threadIdx.x % 2;
    float s = 0;
    #pragma unroll 1
    for (int r = 0; r < trips; ++r) s = s * 0.5f + in[r];
    out[i] = s;
}"""
PART = """extern "C" __global__ void k(float* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (blockIdx.x >= 55) return;
    float s = i;
    #pragma unroll 1
    for (int r = 0; r < 50; ++r) s = s * 0.5f + 1.0f;
    out[i] = s;
}"""


@pytest.mark.parametrize(
    ("blocks", "multiprocessors", "resident", "numbers"),
    [
        (1, 132, 16, (0,)),
        (100, 132, 16, (60,)),
        (132, 132, 1, (60,)),
        (133, 132, 1, (59, 60)),
        (1000, 132, 2, (60, 192, 324, 456, 588, 720)),
        (300, 132, 4, (24, 60, 192)),
    ],
)
def test_blocks_are_those_that_one_multiprocessor_takes_first(blocks, multiprocessors, resident, numbers):
    assert block_numbers(blocks, multiprocessors, resident) == numbers


def test_many_resident_blocks_are_recorded_for_fewer_generations_and_up_to_a_limit():
    assert len(block_numbers(10**6, 132, 8)) == GENERATIONS * 8
    assert len(block_numbers(10**6, 132, 16)) == (GENERATIONS - 1) * 16
    assert len(block_numbers(10**6, 132, 32)) == MOST_BLOCKS


def test_trace_holds_the_machine_code_and_the_requests(executed):
    n = 64 * 256
    run = executed(COPY, np.arange(n, dtype=np.float32), np.zeros(n, np.float32), block=256, grid=64)
    assert run.trace is not None
    assert run.trace.array_bytes == {"a0": 4 * n, "a1": 4 * n}
    assert run.trace.global_sites == tuple(memory.index for memory in run.counts.memory)
    assert run.trace.recorded.times.shape == (1, 2, 8)
    assert run.trace.recorded.times.tolist() == [[[1] * 8, [1] * 8]]
    starts = run.trace.recorded.addresses[0, 0, :, 0, 0].tolist()
    assert starts == [4 * (60 * 256 + 32 * warp) for warp in range(8)]
    assert sum(run.trace.passes.values()) > 0


def test_requests_of_several_blocks_are_those_of_each_alone(executed):
    run = executed(LOOP, np.ones(2048, np.float32), np.zeros(200 * 64, np.float32), block=64, grid=200)
    blocks = (3, 10, 150)
    together = run.launch.record_blocks(blocks, kept=4)
    for place, block in enumerate(blocks):
        for index, alone in run.launch.record(block, kept=4).items():
            assert together.times[place, index].tolist() == list(alone.times)
            for warp, times in enumerate(alone.times):
                for time in range(min(4, times)):
                    request = alone.request(warp, time)
                    assert request.mask == together.masks[place, index, warp, time]
                    assert request.addresses == tuple(together.addresses[place, index, warp, time].tolist())


def test_first_requests_of_a_loop_are_kept_and_all_are_numbered(executed):
    run = executed(LOOP, np.ones(2048, np.float32), np.zeros(256, np.float32), block=64, grid=4)
    loads = run.trace.recorded.times[:, 0]
    assert (loads == 20).all()
    assert run.trace.recorded.masks.shape[-1] == KEPT_REQUESTS


def test_blocks_that_may_depend_on_each_other_are_recorded_from_the_first(executed):
    grid = 200
    run = executed(TICKET, np.zeros(1, np.int32), np.zeros(4 * grid * 32, np.int32), block=32, grid=grid)
    assert not run.launch.independence.any_order
    assert run.trace is not None
    assert len(run.trace.recorded.times) == len(block_numbers(grid, 132, run.fits.blocks_per_sm)) == 2
    [store] = [memory.index for memory in run.counts.memory if memory.array == "a1"]
    tickets = run.trace.recorded.addresses[:, store, 0, 0, 0] // (32 * 4)
    assert tickets.tolist() == [grid, grid + 1]  # blocks 0 and 1, after the launch itself


def test_blocks_that_wait_for_a_state_that_has_passed_have_no_trace(executed):
    # The launch has left 3 in `turn`: executed again, block 0 waits for ever.
    run = executed(WAITS, np.zeros(1, np.int32), block=32, grid=3)
    assert run.trace is None


def test_machine_code_that_is_not_read_has_no_trace(executed):
    n = 1024
    arrays = np.ones(n, np.float32), np.zeros(n, np.float32)
    run = executed(COPY, *arrays, block=256, grid=4)
    fits, spec = run.fits, load_spec("k40")
    assert launch_trace(run.launch, None, run.counts, None, spec=spec, fits=fits, shared_bytes=0) is None


def test_atomic_operations_are_recorded(executed):
    run = executed(ADD, np.zeros(1, np.int32), block=64, grid=3)
    assert run.trace is not None
    assert run.trace.recorded.addresses.shape[1] == len(run.counts.memory) == 1


def test_branches_of_each_warp_are_noted_in_their_order_and_all_are_counted(executed):
    run = executed(UNEVEN, np.ones(5000, np.float32), np.zeros(96, np.float32), block=96, grid=1)
    recorded = run.trace.recorded
    [back] = [n for n, block in enumerate(run.counts.basic_blocks) if n in block.successors]

    def trips(warp: int) -> list[Outcome]:
        noted = recorded.branches[0, warp][: recorded.branch_times[0, warp]].tolist()
        return [Outcome(entry % OUTCOMES) for entry in noted if entry // OUTCOMES == back]

    around = Outcome.WENT if run.counts.basic_blocks[back].successors[0] == back else Outcome.STAYED
    assert trips(0)[:2] == [around] * 2
    assert trips(0)[2] not in {around, Outcome.PARTED}
    assert trips(2)[0] == Outcome.PARTED  # lanes with an even number leave behind their first trip
    assert len(trips(2)) == 2
    assert recorded.branch_times[0, 1] > 5000 > len(trips(1))
    assert run.trace.paths.is_cut
    instructions = run.trace.paths.instructions[0]
    assert instructions[1] / instructions[0] > 5000 / 50


def test_blocks_that_do_work_are_recorded_where_the_first_ones_do_none(executed):
    run = executed(PART, np.zeros(100 * 32, np.float32), block=32, grid=100)  # block 60 does nothing
    assert run.trace.recorded.times.sum() == 1
    assert run.trace.paths.instructions.min() > 50
