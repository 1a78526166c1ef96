"""The plan of a product of matrices that do not fit: within its budget, complete, and right in any order it allows."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from warplens.cuda.capture.value import Copy, Fill, Launch, Region, Step
from warplens.cuda.catalogue import builtin_kernels, select
from warplens.cuda.execute.out_of_core.plan import (
    Lane,
    PerMatrix,
    Shape,
    StreamPlan,
    moved_bytes,
    plan_of,
    plan_stream,
    single_launch,
    slot_name,
    steps_of,
)
from warplens.cuda.ground.errors import InputError, LaunchLimitError

MIB = 1 << 20
[OUT_OF_CORE] = select(["matmul_out_of_core"])
SIZES = st.integers(min_value=1, max_value=200)


NAMES = PerMatrix("A", "B", "C")


def launch_of(shape: Shape, buffers: PerMatrix[str]) -> Launch:
    """Return a launch that says in its grid and pointers which product it is."""
    return Launch(grid=shape, block=(1, 1, 1), pointers=dict(enumerate(buffers)))


def steps_in(plan: StreamPlan) -> tuple[Step, ...]:
    return tuple(steps_of(plan, NAMES, launch_of))


def some_order(steps: tuple[Step, ...], chance: random.Random) -> list[int]:
    """Return an order in which lanes and waits allow the steps; one lane lags behind the others."""
    slow = chance.choice(list(Lane))
    lanes = {lane: [index for index, step in enumerate(steps) if step.lane == lane] for lane in Lane}
    done: set[int] = set()
    order: list[int] = []
    while len(order) < len(steps):
        ready = [queue[0] for queue in lanes.values() if queue and done.issuperset(steps[queue[0]].waits)]
        quick = [index for index in ready if steps[index].lane != slow]
        index = chance.choice(quick if quick and chance.random() < 0.95 else ready)
        lanes[Lane(steps[index].lane)].pop(0)
        done.add(index)
        order.append(index)
    return order


def rows_of(buffers: dict[str, np.ndarray], region: Region, row_bytes: int, rows: int) -> np.ndarray:
    memory = buffers[region.buffer].reshape(-1).view(np.uint8)[region.offset_bytes :]
    return np.lib.stride_tricks.as_strided(memory, (rows, row_bytes), (region.pitch_bytes or row_bytes, 1))


def product_of(plan: StreamPlan, a: np.ndarray, b: np.ndarray, steps: list[Step]) -> np.ndarray:
    """Execute steps on slots that are not cleared at first; a copy takes the contents at its time, as on a GPU."""
    buffers = {"A": a, "B": b, "C": np.full((plan.rows, plan.columns), -1, np.int32)}
    for name, count, size_bytes in zip(NAMES, plan.slots, plan.slot_bytes, strict=True):
        buffers |= {slot_name(name, slot): np.full(size_bytes // 4, -1, np.int32) for slot in range(count)}
    for step in steps:
        match step:
            case Copy():
                block = rows_of(buffers, step.source, step.row_bytes, step.rows)
                rows_of(buffers, step.target, step.row_bytes, step.rows)[...] = block
            case Fill():
                rows_of(buffers, step.target, step.row_bytes, step.rows)[...] = 0
            case Launch(grid=(height, depth, width), pointers=names):
                left, right, tile = (buffers[names[number]] for number in range(3))
                panels = left[: height * depth].reshape(height, depth), right[: depth * width].reshape(depth, width)
                tile[: height * width] += (panels[0] @ panels[1]).reshape(-1)
    return buffers["C"]


def matrices(plan: StreamPlan) -> tuple[np.ndarray, np.ndarray]:
    a = np.arange(plan.rows * plan.inner, dtype=np.int32).reshape(plan.rows, plan.inner) % 97
    b = np.arange(plan.inner * plan.columns, dtype=np.int32).reshape(plan.inner, plan.columns) % 89
    return a, b


@given(SIZES, SIZES, SIZES, st.integers(min_value=24 << 10, max_value=700 << 10), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_any_order_that_lanes_and_waits_allow_gives_the_product(rows, inner, columns, budget, chance):
    plan = plan_stream(rows, inner, columns, itemsize=4, budget_bytes=budget)
    a, b = matrices(plan)
    steps = steps_in(plan)
    done = [steps[index] for index in some_order(steps, chance)]
    np.testing.assert_array_equal(product_of(plan, a, b, done), a @ b)
    assert plan.memory_bytes <= budget


@given(SIZES, SIZES, SIZES, st.integers(min_value=24 << 10, max_value=700 << 10))
@settings(max_examples=80, deadline=None)
def test_slots_hold_every_block_and_every_block_comes_once(rows, inner, columns, budget):
    plan = plan_stream(rows, inner, columns, itemsize=4, budget_bytes=budget)
    sizes = {
        slot_name(name, slot): size_bytes
        for name, count, size_bytes in zip(NAMES, plan.slots, plan.slot_bytes, strict=True)
        for slot in range(count)
    }
    depths: dict[str, int] = {}
    fetched = np.zeros((rows, columns), np.int64)
    steps = steps_in(plan)
    for step in steps:
        match step:
            case Fill(target=tile):
                assert step.row_bytes * step.rows <= sizes[tile.buffer]
                depths[tile.buffer] = 0
            case Launch(grid=(_, depth, _), pointers=names):
                depths[names[2]] += depth
            case Copy(source=source, target=target) if target.buffer == "C":
                assert depths[source.buffer] == inner
                top, left = divmod(target.offset_bytes // 4, columns)
                fetched[top : top + step.rows, left : left + step.row_bytes // 4] += 1
            case Copy():
                assert step.row_bytes * step.rows <= sizes[step.target.buffer]
    assert (fetched == 1).all()
    assert moved_bytes(steps, Lane.DOWNLOAD) == 4 * rows * columns
    assert moved_bytes(steps, Lane.UPLOAD) >= 4 * (rows * inner + inner * columns)


def test_every_wait_is_needed():
    """Without any one wait some order gives a wrong product: every wait is needed."""
    plan = plan_stream(160, 160, 160, itemsize=4, budget_bytes=64 << 10)
    a, b = matrices(plan)
    steps = steps_in(plan)
    kinds = {(type(step), step.lane) for step in steps if step.waits}
    assert len(kinds) == 4  # uploads, fills, products and downloads
    for kind in kinds:
        free = tuple(replace(step, waits=()) if (type(step), step.lane) == kind else step for step in steps)
        orders = (some_order(free, random.Random(seed)) for seed in range(40))
        assert any((product_of(plan, a, b, [free[index] for index in order]) != a @ b).any() for order in orders), kind


def test_square_tiles_fill_the_budget_and_depth_is_moderate():
    plan = plan_stream(16384, 16384, 16384, itemsize=4, budget_bytes=1024 * MIB)
    assert plan.memory_bytes == 1024 * MIB
    assert (plan.tile_rows, plan.tile_columns) == (8192, 8192)
    assert plan.shapes == {(8192, plan.depth, 8192): 4 * plan.steps}


def test_upload_is_near_the_least_that_the_budget_allows():
    """With two slots of each kind, the traffic is at most twice that of tiles with the whole budget."""
    for budget in (4, 16, 64, 256):
        plan = plan_stream(8192, 8192, 8192, itemsize=4, budget_bytes=budget * MIB)
        least = 2 * 8192**3 / (budget * MIB / 4) ** 0.5 * 4
        assert least < moved_bytes(steps_in(plan), Lane.UPLOAD) < 2.1 * least


def test_panel_at_a_turn_is_not_uploaded_again():
    plan = StreamPlan(rows=64, inner=96, columns=64, itemsize=4, tile_rows=32, tile_columns=32, depth=32)
    uploads = [step for step in steps_in(plan) if step.lane == Lane.UPLOAD]
    assert len(uploads) == 2 * 12 - 3  # four tiles of three products of two panels, less one at each of three turns
    assert moved_bytes(steps_in(plan), Lane.UPLOAD) == 4 * 32 * 32 * len(uploads)


def test_matrix_that_fits_stays_and_only_the_other_streams():
    plan = plan_stream(4096, 1024, 512, itemsize=4, budget_bytes=16 * MIB)
    assert moved_bytes(steps_in(plan), Lane.UPLOAD) == 4 * (4096 * 1024 + 1024 * 512)


def test_budget_for_everything_still_streams_in_several_steps():
    plan = plan_stream(8192, 8192, 8192, itemsize=4, budget_bytes=4096 * MIB)
    assert len(steps_in(plan)) > 20


@pytest.mark.parametrize("itemsize", [2, 4, 8])
def test_budget_counts_bytes_of_the_element_type(itemsize):
    plan = plan_stream(1000, 1000, 1000, itemsize=itemsize, budget_bytes=MIB)
    assert MIB // 2 < plan.memory_bytes <= MIB


def test_too_small_a_budget_says_what_is_needed():
    with pytest.raises(LaunchLimitError) as caught:
        plan_stream(64, 64, 64, itemsize=4, budget_bytes=20_000)
    assert str(caught.value) == (
        "a budget of 20,000 bytes is too small to stream through: the smallest panels take 24,576 bytes"
    )


@pytest.mark.parametrize("sizes", [(160, 160, 160), (1000, 700, 333), (33, 1, 65)])
def test_products_of_a_plan_are_those_among_its_steps(sizes):
    plan = plan_stream(*sizes, itemsize=4, budget_bytes=64 << 10)
    assert list(plan.shapes) == list(dict.fromkeys(step.grid for step in steps_in(plan) if isinstance(step, Launch)))
    assert plan.products == sum(isinstance(step, Launch) for step in steps_in(plan)) == sum(plan.shapes.values())


def test_plan_of_too_many_products_is_refused_before_they_are_listed():
    with pytest.raises(LaunchLimitError) as caught:
        plan_stream(2**20, 2**20, 2**20, itemsize=4, budget_bytes=64 * MIB)
    assert str(caught.value) == (
        "a budget of 67,108,864 bytes is too small to stream through: it takes 537,182,225 products of panels, and at "
        "most 250,000 are queued"
    )


def test_plan_of_a_kernel_takes_its_axes_and_budget():
    workload = OUT_OF_CORE.workload({"N": 300, "M": 500, "K": 700}, {"TILE": 16, "MEMORY_MIB": 1})
    plan = plan_of(OUT_OF_CORE, workload)
    assert (plan.rows, plan.inner, plan.columns, plan.itemsize) == (500, 300, 700, 4)
    assert plan.memory_bytes <= MIB


def test_memory_is_a_quarter_of_the_matrices_unless_it_is_set():
    workload = OUT_OF_CORE.workload({"N": 4096}, {"TILE": 16})
    assert workload.defines["MEMORY_MIB"] == 48
    assert 40 * MIB < plan_of(OUT_OF_CORE, workload).memory_bytes <= 48 * MIB


def test_panel_workload_keeps_the_macros_of_the_whole():
    workload = OUT_OF_CORE.workload({"N": 4096}, {"TILE": 16})
    panel = OUT_OF_CORE.panel_workload(workload, (96, 32, 64))
    assert panel.defines == workload.defines
    assert {array.name: array.shape for array in panel.arrays} == {"A": (96, 32), "B": (32, 64), "C": (96, 64)}
    assert panel.grid == (4, 6, 1)


def test_kernel_without_stream_has_no_plan():
    [kernel] = (kernel for kernel in builtin_kernels() if kernel.name == "matmul_tiled")
    with pytest.raises(InputError, match="matmul_tiled has no \\[stream\\]"):
        plan_of(kernel, kernel.workload({"N": 64}, {"TILE": 16}))


def test_one_launch_of_a_kernel_that_does_not_stream_is_the_whole():
    [kernel] = (kernel for kernel in builtin_kernels() if kernel.name == "matmul_tiled")
    workload = kernel.workload({"N": 64}, {"TILE": 16})
    assert single_launch(kernel, workload) == (workload, ())
