"""The plan of a product of matrices that do not fit: within its budget, complete, and right in any order it allows."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warplens.cuda.catalogue import builtin_kernels, select
from warplens.cuda.execute.out_of_core.plan import (
    Lane,
    Operation,
    OperationKind,
    StreamPlan,
    plan_of,
    plan_stream,
    single_launch,
)
from warplens.cuda.ground.errors import InputError, LaunchLimitError

MIB = 1 << 20
[OUT_OF_CORE] = select(["matmul_out_of_core"])
SIZES = st.integers(min_value=1, max_value=200)


def some_order(operations: tuple[Operation, ...], chance: random.Random) -> list[int]:
    """Return an order in which lanes and waits allow the operations; one lane lags behind the others."""
    slow = chance.choice(list(Lane))
    lanes = {lane: [index for index, step in enumerate(operations) if step.lane is lane] for lane in Lane}
    done: set[int] = set()
    order: list[int] = []
    while len(order) < len(operations):
        ready = [queue[0] for queue in lanes.values() if queue and done.issuperset(operations[queue[0]].waits)]
        quick = [index for index in ready if operations[index].lane is not slow]
        index = chance.choice(quick if quick and chance.random() < 0.95 else ready)
        lanes[operations[index].lane].pop(0)
        done.add(index)
        order.append(index)
    return order


def product_of(plan: StreamPlan, a: np.ndarray, b: np.ndarray, order: list[int]) -> np.ndarray:
    """Execute a plan whose slots are not cleared at first; a copy takes the contents at its time, as on a card."""
    c = np.full((plan.rows, plan.columns), -1, np.int64)
    slots: dict[tuple[OperationKind, int], np.ndarray] = {}
    for index in order:
        step = plan.operations[index]
        (r0, r1), (c0, c1) = step.rows, step.columns
        match step.action:
            case OperationKind.LEFT:
                slots[OperationKind.LEFT, step.slot] = a[r0:r1, c0:c1].copy()
            case OperationKind.RIGHT:
                slots[OperationKind.RIGHT, step.slot] = b[r0:r1, c0:c1].copy()
            case OperationKind.CLEAR:
                slots[OperationKind.RESULT, step.slot] = np.zeros(step.extent, np.int64)
            case OperationKind.MULTIPLY:
                left, right = slots[OperationKind.LEFT, step.panels[0]], slots[OperationKind.RIGHT, step.panels[1]]
                assert (left.shape, right.shape) == ((step.shape[0], step.depth), (step.depth, step.shape[2]))
                slots[OperationKind.RESULT, step.slot] += left @ right
            case OperationKind.RESULT:
                c[r0:r1, c0:c1] = slots[OperationKind.RESULT, step.slot]
    return c


def matrices(plan: StreamPlan) -> tuple[np.ndarray, np.ndarray]:
    a = np.arange(plan.rows * plan.inner, dtype=np.int64).reshape(plan.rows, plan.inner) % 97
    b = np.arange(plan.inner * plan.columns, dtype=np.int64).reshape(plan.inner, plan.columns) % 89
    return a, b


@given(SIZES, SIZES, SIZES, st.integers(min_value=24 << 10, max_value=700 << 10), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_any_order_that_lanes_and_waits_allow_gives_the_product(rows, inner, columns, budget, chance):
    plan = plan_stream(rows, inner, columns, itemsize=4, budget_bytes=budget)
    a, b = matrices(plan)
    np.testing.assert_array_equal(product_of(plan, a, b, some_order(plan.operations, chance)), a @ b)
    assert plan.memory_bytes <= budget


@given(SIZES, SIZES, SIZES, st.integers(min_value=24 << 10, max_value=700 << 10))
@settings(max_examples=80, deadline=None)
def test_slots_hold_every_block_and_every_block_comes_once(rows, inner, columns, budget):
    plan = plan_stream(rows, inner, columns, itemsize=4, budget_bytes=budget)
    worked = np.zeros((rows, columns), np.int64)
    fetched = np.zeros((rows, columns), np.int64)
    kinds = {OperationKind.LEFT: OperationKind.LEFT, OperationKind.RIGHT: OperationKind.RIGHT}
    for step in plan.operations:
        kind = kinds.get(step.action, OperationKind.RESULT)
        assert step.slot < plan.slots[kind]
        assert 4 * step.elements <= plan.slot_bytes[kind]
        block = (slice(*step.rows), slice(*step.columns))
        worked[block] += step.depth if step.action is OperationKind.MULTIPLY else 0
        fetched[block] += 1 if step.action is OperationKind.RESULT else 0
    assert (worked == inner).all()
    assert (fetched == 1).all()
    assert plan.moved_bytes(Lane.DOWNLOAD) == 4 * rows * columns
    assert plan.moved_bytes(Lane.UPLOAD) >= 4 * (rows * inner + inner * columns)


def test_every_wait_is_needed():
    """Without any one wait some order gives a wrong product: every wait is needed."""
    plan = plan_stream(160, 160, 160, itemsize=4, budget_bytes=64 << 10)
    a, b = matrices(plan)
    kinds = {(step.action, len(step.waits)) for step in plan.operations}
    for action, waits in sorted(kinds):
        if not waits:
            continue
        operations = tuple(replace(step, waits=()) if step.action is action else step for step in plan.operations)
        broken = replace_operations(plan, operations)
        orders = (some_order(operations, random.Random(seed)) for seed in range(40))
        assert any((broken_product(broken, a, b, order) != a @ b).any() for order in orders), action


def replace_operations(plan: StreamPlan, operations: tuple[Operation, ...]) -> StreamPlan:
    other = replace(plan)
    other.__dict__["operations"] = operations
    return other


def broken_product(plan: StreamPlan, a: np.ndarray, b: np.ndarray, order: list[int]) -> np.ndarray:
    try:
        return product_of(plan, a, b, order)
    except (KeyError, ValueError, AssertionError):  # a slot that holds nothing yet, or a panel of another size
        return np.full_like(a @ b, -1)


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
        assert least < plan.moved_bytes(Lane.UPLOAD) < 2.1 * least


def test_panel_at_a_turn_is_not_uploaded_again():
    plan = StreamPlan(rows=64, inner=96, columns=64, itemsize=4, tile_rows=32, tile_columns=32, depth=32)
    uploads = [step for step in plan.operations if step.lane is Lane.UPLOAD]
    assert len(uploads) == 2 * 12 - 3  # four tiles of three products of two panels, less one at each of three turns
    assert plan.moved_bytes(Lane.UPLOAD) == 4 * 32 * 32 * len(uploads)


def test_matrix_that_fits_stays_and_only_the_other_streams():
    plan = plan_stream(4096, 1024, 512, itemsize=4, budget_bytes=16 * MIB)
    assert plan.moved_bytes(Lane.UPLOAD) == 4 * (4096 * 1024 + 1024 * 512)


def test_budget_for_everything_still_streams_in_several_steps():
    plan = plan_stream(8192, 8192, 8192, itemsize=4, budget_bytes=4096 * MIB)
    assert len(plan.operations) > 20


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
def test_products_of_a_plan_are_those_among_its_operations(sizes):
    plan = plan_stream(*sizes, itemsize=4, budget_bytes=64 << 10)
    assert (
        plan.products
        == sum(step.action is OperationKind.MULTIPLY for step in plan.operations)
        == sum(plan.shapes.values())
    )


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
