"""The time of a plan whose lanes run side by side."""

from __future__ import annotations

from warplens.cuda.runners.out_of_core.pipeline import pipeline
from warplens.cuda.runners.out_of_core.plan import Lane, OperationKind, StreamPlan


def test_pipeline_of_equal_lanes_takes_half_as_long_as_their_sum():
    plan = StreamPlan(rows=32, inner=3200, columns=32, itemsize=4, tile_rows=32, tile_columns=32, depth=32)
    durations = {
        OperationKind.LEFT: 5.0,
        OperationKind.RIGHT: 5.0,
        OperationKind.MULTIPLY: 10.0,
        OperationKind.CLEAR: 0.0,
        OperationKind.RESULT: 7.0,
    }
    times = pipeline(plan.operations, lambda step: durations[step.action])
    assert times.busy_ns == {Lane.UPLOAD: 1000, Lane.PRODUCT: 1000, Lane.DOWNLOAD: 7}
    assert times.total_ns == 10 + 1000 + 7


def test_pipeline_is_bound_by_the_slowest_lane():
    plan = StreamPlan(rows=64, inner=320, columns=64, itemsize=4, tile_rows=32, tile_columns=32, depth=32)
    times = pipeline(plan.operations, lambda step: 100.0 if step.lane is Lane.UPLOAD else 1.0)
    uploads = sum(step.lane is Lane.UPLOAD for step in plan.operations)
    assert times.total_ns == 100 * uploads + 1 + 1
