"""The time of a plan whose lanes run side by side."""

from __future__ import annotations

from warplens.cuda.execute.out_of_core.pipeline import StreamTimes, pipeline, stream_metrics
from warplens.cuda.execute.out_of_core.plan import Lane, OperationKind, StreamPlan
from warplens.cuda.ground.metrics import Provenance


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


def test_stream_metrics_returns_the_metrics_of_a_product_that_streams():
    plan = StreamPlan(rows=32, inner=96, columns=32, itemsize=4, tile_rows=32, tile_columns=32, depth=32)
    times = StreamTimes(transfer_ns=30.0, product_ns=40.0, upload_bytes_per_s=1e12, download_bytes_per_s=1e12)
    metrics = stream_metrics(plan, times, 50.0, Provenance.MODELLED)
    assert [
        metrics[key].value for key in ("uploaded_bytes", "downloaded_bytes", "stream_limiter", "stream_fraction")
    ] == [24576, 4096, "product", 80.0]
