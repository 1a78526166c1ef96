"""Instructions of the machine code: launches whose counts can be worked out from its blocks alone."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from warplens.cuda.compiler.assembled import control_flow, merged_requests
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import default_cache, machine_code
from warplens.cuda.compiler.machine import ControlFlow
from warplens.cuda.execute.instructions.correspondence import CountSource, find_copies
from warplens.cuda.execute.instructions.executions import LinearProgram, executions, machine_instructions
from warplens.cuda.execute.instructions.instruction_counts import InstructionCounts
from warplens.cuda.execute.instructions.unrolled_loops import shares_of
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

HEAD = (
    'extern "C" __global__ void k(const float* in, float* out, int n) { int x = blockIdx.x * blockDim.x + threadIdx.x; '
)
TARGETS = ["sm_61", "sm_90"]
"""On the first, lanes meet at places that a stack holds, on the second at barriers."""
THREADS, BLOCKS = 64, 3
WARPS = THREADS * BLOCKS // 32

ROWS = """__shared__ float rows[64 * 8], columns[8 * 64];
    float sums[8] = {0};
    for (int t = 0; t < n; ++t) {
        rows[threadIdx.x] = in[threadIdx.x];
        for (int i = 0; i < 8; ++i) columns[i * 64 + threadIdx.x] = in[i * 64 + threadIdx.x];
        __syncthreads();
        for (int c = 0; c < 8; ++c)
            for (int i = 0; i < 8; ++i) sums[i] += rows[(ROW) * 8 + c] * columns[c * 64 + threadIdx.x];
        __syncthreads();
    }
    for (int i = 0; i < 8; ++i) out[8 * x + i] = sums[i]; }"""
"""A product whose PTX has a loop over two columns, where the row is not known in advance, and none where it is."""


def _launched(source: str, n: int, target: str) -> tuple[ControlFlow, LaunchCounts]:
    flow, launch = _prepared(source, n, target)
    return flow, launch.run()


def _prepared(source: str, n: int, target: str) -> tuple[ControlFlow, Launch]:
    compiled = compile_source(HEAD + source, name="k.cu", target=target, entry="k", cache=default_cache())
    module = parse_module(compiled.ptx)
    entry, code = module.function("k"), machine_code(compiled.cubin, "k", target)
    assert code is not None
    arrays = {name: aligned_copy(np.ones(8192, np.float32)) for name in ("in", "out")}
    request = LaunchRequest(
        module=module,
        symbol="k",
        file_name="k.cu",
        block=(THREADS, 1, 1),
        grid=(BLOCKS, 1, 1),
        parameters=bytes(16) + n.to_bytes(4, "little"),
        pointers={0: "in", 8: "out"},
        arrays=arrays,
        requests=merged_requests(code, entry),
        limit=10**7,
    )
    flow = control_flow(code, entry)
    assert flow is not None
    return flow, Launch(request)


def _counted(source: str, n: int, target: str) -> tuple[list[int], InstructionCounts]:
    """Return the sizes of the machine code's blocks, and the counts."""
    flow, counts = _launched(source, n, target)
    instructions = machine_instructions(flow, counts)
    assert instructions is not None
    return [len(block.instructions) for block in flow.blocks], instructions


@pytest.mark.parametrize("target", TARGETS)
def test_code_without_branches_runs_once_for_each_warp_and_is_determined(target: str) -> None:
    sizes, instructions = _counted("out[x] = in[x] * 2.0f; }", 0, target)
    assert instructions.warp_instructions == pytest.approx(WARPS * sum(sizes))
    assert instructions.thread_instructions == pytest.approx(32 * instructions.warp_instructions)
    assert instructions.thread_instructions_on == pytest.approx(instructions.thread_instructions)
    assert instructions.determined


@pytest.mark.parametrize("target", TARGETS)
def test_lanes_that_return_early_are_counted_up_to_there(target: str) -> None:
    (before, after), instructions = _counted("if (x >= n) return; out[x] = in[x] * 2.0f; }", 32 * 4 + 5, target)
    assert instructions.warp_instructions == pytest.approx(WARPS * before + 5 * after)
    assert instructions.thread_instructions == pytest.approx(THREADS * BLOCKS * before + (32 * 4 + 5) * after)
    # Of the branch's lanes, those that go on count as predicated off.
    assert instructions.thread_instructions - instructions.thread_instructions_on == pytest.approx(32 * 4 + 5)
    assert not instructions.determined


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("n", [1, 7, 40])
def test_loop_that_is_not_unrolled_runs_as_often_as_its_load(n: int, target: str) -> None:
    source = "float s = 0;\n#pragma unroll 1\nfor (int i = 0; i < n; ++i) s += in[x + 32 * i]; out[x] = s; }"
    flow, counts = _launched(source, n, target)
    (body,) = [i for i, block in enumerate(flow.blocks) if i in block.successors]
    sizes = [len(block.instructions) for block in flow.blocks]
    instructions = machine_instructions(flow, counts)
    assert instructions is not None
    assert instructions.warp_instructions == pytest.approx(WARPS * (sum(sizes) + (n - 1) * sizes[body]))


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("n", [1, 5])
@pytest.mark.parametrize(("row", "trips"), [("i", 1), ("threadIdx.x / 64 * 8 + i", 2)])
@pytest.mark.sample(2)
def test_loads_of_four_neighbours_are_one_request_in_one_trip_or_two(row: str, trips: int, n: int, target: str) -> None:
    flow, counts = _launched(ROWS.replace("ROW", row), n, target)
    assert {m.trips for m in counts.memory if m.width_bytes == 16} == {trips}
    # All lanes read the same 16 bytes of a row, which takes two wavefronts, and 32 words of a column.
    assert counts.traffic("shared", is_store=False).requests == WARPS * n * (8 * 8 // 4 + 8)
    assert counts.traffic("shared", is_store=False).wavefronts == WARPS * n * (8 * 8 // 4 * 2 + 8)
    assert counts.traffic("shared", is_store=False).distinct_bytes == WARPS * n * (8 * 8 * 4 + 8 * 128)
    (body,) = [i for i, block in enumerate(flow.blocks) if i in block.successors]
    sizes = [len(block.instructions) for block in flow.blocks]
    instructions = machine_instructions(flow, counts)
    assert instructions is not None
    assert instructions.warp_instructions == pytest.approx(WARPS * (sum(sizes) + (n - 1) * sizes[body]))


@pytest.mark.parametrize("target", TARGETS)
def test_request_of_two_trips_is_recorded_from_a_multiple_of_its_width_on(target: str) -> None:
    _, launch = _prepared(ROWS.replace("ROW", "threadIdx.x / 64 * 8 + i"), 1, target)
    wide = {m.index for m in launch.run().memory if m.trips == 2}
    for occurrence, half in enumerate((0, 0, 16, 16)):  # of a row of 32 bytes
        requests = launch.trace(0, 0, occurrence)
        assert {address % 32 for index in wide for address in requests[index].addresses} == {half}


@pytest.mark.parametrize("target", TARGETS)
def test_unrolled_loop_that_is_never_entered_costs_nothing(target: str) -> None:
    source = "float s = 0; for (int i = 0; i < n; ++i) s += in[x + 32 * i]; out[x] = s; }"
    sizes, none = _counted(source, 0, target)
    _, some = _counted(source, 64, target)
    assert none.warp_instructions < WARPS * sum(sizes)
    # 64 trips take the copy of the most trips at once: load, sum, address, and a share of the loop's own instructions.
    assert WARPS * 64 * 2 < some.warp_instructions - none.warp_instructions < WARPS * 64 * 5


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("different", [1, 5, 32])
def test_lanes_that_leave_a_loop_one_after_the_other_meet_one_after_the_other(different: int, target: str) -> None:
    source = """float s = 0;
        #pragma unroll 1
        for (int i = 0; i <= threadIdx.x % n; ++i) s = s * s + in[i];
        out[x] = s; }"""
    flow, counts = _launched(source, different, target)
    source_of_counts = CountSource(counts)
    known = executions(flow, source_of_counts, find_copies(flow, source_of_counts))
    assert known is not None
    (meeting,) = [number for number, block in enumerate(flow.blocks) if block.waits]
    assert known.blocks[meeting] == pytest.approx(WARPS * different)


def test_lanes_that_skip_the_rest_of_a_trip_meet_before_the_next() -> None:
    source = """float v = in[x];
        #pragma unroll 1
        for (int i = 0; i < (threadIdx.x & 7) + n; ++i) {
            if ((x + i) & 1) continue;
            v = v * v + in[i + x];
            if (i == (x & 3)) break;
            out[x + i] = v;
        }
        out[x] = v; }"""
    flow, counts = _launched(source, 5, "sm_61")
    source_of_counts = CountSource(counts)
    known = executions(flow, source_of_counts, find_copies(flow, source_of_counts))
    assert known is not None
    # Lanes with x & 3 = 0 leave in the first trip, those with 1, 2 and 3 in the second to fourth. Only in the first two
    # does a lane store; after the last, none is left to go on.
    storing = next(n for n, b in enumerate(flow.blocks) if b.waits and any(i.memory for i in b.instructions))
    next_trip = flow.blocks[storing].successors[0]
    last = next(n for n, b in enumerate(flow.blocks) if -1 in b.successors and known.blocks[n])
    assert flow.blocks[next_trip].gathers
    assert flow.blocks[last].gathers
    assert [known.blocks[n] for n in (storing, next_trip, last)] == pytest.approx([2 * WARPS, 3 * WARPS, WARPS])


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("most", [8, 23, 64])
@pytest.mark.sample(2)
def test_copies_of_an_unrolled_loop_run_as_the_trips_of_each_lane_demand(most: int, target: str) -> None:
    flow, counts = _launched(
        "float s = 0; for (int i = 0; i < x % n; ++i) s += in[x * 32 + i]; out[x] = s; }", most, target
    )
    source = CountSource(counts)
    copies = find_copies(flow, source)
    known = executions(flow, source, copies)
    assert known is not None
    (origin,) = [origin for origin, held in copies.of_block.items() if sorted(held.values()) == [1, 2, 4]]
    fours = (np.arange(THREADS * BLOCKS) % most // 4).reshape(-1, 32)  # the PTX takes four trips at once already
    by_size = {held: number for number, held in copies.of_block[origin].items()}
    executed = [known.blocks[by_size[held]] for held in (4, 2, 1)]
    assert executed == pytest.approx(
        [(fours // 4).max(axis=1).sum(), (fours % 4 // 2).max(axis=1).sum(), (fours % 2).max(axis=1).sum()]
    )
    lanes = [share.lanes for share in shares_of(source, origin, copies.of_block[origin]).values()]
    assert lanes == [(fours // 4).sum(), (fours % 4 // 2).sum(), (fours % 2).sum()]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("n", [0, 9, 64])
def test_root_of_negative_numbers_calls_its_function_for_the_warps_that_hold_some(n: int, target: str) -> None:
    flow, counts = _launched("out[x] = sqrtf(threadIdx.x < n ? -in[x] : in[x]); }", n, target)
    source = CountSource(counts)
    known = executions(flow, source, find_copies(flow, source))
    assert known is not None
    (calling,) = [number for number, block in enumerate(flow.blocks) if block.calls is not None]
    function = flow.blocks[calling].calls
    assert function is not None
    warps = BLOCKS * -(-n // 32)
    assert [known.blocks[calling], known.blocks[function]] == pytest.approx([warps, warps])


@pytest.mark.parametrize("target", TARGETS)
def test_counts_that_contradict_each_other_still_give_an_answer(target: str) -> None:
    flow, counts = _launched("if (x < n) out[x] = in[x]; }", 100, target)
    odd = tuple(replace(block, executions=block.executions * 3 + 1) for block in counts.basic_blocks)
    instructions = machine_instructions(flow, replace(counts, basic_blocks=odd))
    assert instructions is not None
    assert instructions.warp_instructions >= WARPS


def test_linear_program_takes_the_cheapest_values_within_its_rows() -> None:
    program = LinearProgram([1.0, 3.0])
    program.equal({0: 1.0, 1: 1.0}, 5.0)
    program.limit(0, 2.0)
    solution = program.solve()
    assert solution is not None
    assert solution[:2].tolist() == pytest.approx([2.0, 3.0])


@pytest.mark.parametrize(("at_least", "expected"), [(False, 4.0), (True, 6.0)])
def test_linear_program_misses_a_soft_constraint_at_a_price(at_least: bool, expected: float) -> None:
    program = LinearProgram([-1.0])
    program.limit(0, 6.0)
    program.near({0: 1.0}, 4.0, 10.0, at_least=at_least)
    solution = program.solve()
    assert solution is not None
    assert solution[0] == pytest.approx(expected)


def test_linear_program_without_a_solution_says_so() -> None:
    program = LinearProgram([1.0])
    program.equal({0: 1.0}, -1.0)
    assert program.solve() is None
