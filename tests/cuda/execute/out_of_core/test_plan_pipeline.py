"""The time of a plan whose lanes run side by side."""

from __future__ import annotations

from warplens.cuda.capture.value import Capture, Copy, Fill, Launch, PlanOrigin, Step
from warplens.cuda.execute.out_of_core.plan import (
    Lane,
    PerMatrix,
    StreamPlan,
    StreamTimes,
    pipeline,
    steps_of,
    stream_metrics,
)
from warplens.cuda.ground.metrics import Provenance


def steps_in(plan: StreamPlan) -> tuple[Step, ...]:
    names = PerMatrix("A", "B", "C")
    return tuple(steps_of(plan, names, lambda shape, _: Launch(grid=shape, block=(1, 1, 1))))


def test_pipeline_of_equal_lanes_takes_half_as_long_as_their_sum():
    plan = StreamPlan(rows=32, inner=3200, columns=32, itemsize=4, tile_rows=32, tile_columns=32, depth=32)
    durations = {(Copy, "upload"): 5.0, (Launch, "product"): 10.0, (Fill, "product"): 0.0, (Copy, "download"): 7.0}
    times = pipeline(steps_in(plan), lambda step: durations[type(step), step.lane])
    assert times.busy_ns == {Lane.UPLOAD: 1000, Lane.PRODUCT: 1000, Lane.DOWNLOAD: 7}
    assert times.total_ns == 10 + 1000 + 7


def test_pipeline_is_bound_by_the_slowest_lane():
    plan = StreamPlan(rows=64, inner=320, columns=64, itemsize=4, tile_rows=32, tile_columns=32, depth=32)
    times = pipeline(steps_in(plan), lambda step: 100.0 if step.lane == Lane.UPLOAD else 1.0)
    uploads = sum(step.lane == Lane.UPLOAD for step in steps_in(plan))
    assert times.total_ns == 100 * uploads + 1 + 1


def test_stream_metrics_returns_the_metrics_of_a_product_that_streams():
    plan = StreamPlan(rows=32, inner=96, columns=32, itemsize=4, tile_rows=32, tile_columns=32, depth=32)
    times = StreamTimes(transfer_ns=30.0, product_ns=40.0, upload_bytes_per_s=1e12, download_bytes_per_s=1e12)
    capture = Capture(origin=PlanOrigin(path="k.cu", plan="out of core"), codes=(), steps=steps_in(plan))
    metrics = stream_metrics(plan, capture, times, 50.0, Provenance.MODELLED)
    assert [
        metrics[key].value for key in ("uploaded_bytes", "downloaded_bytes", "stream_limiter", "stream_fraction")
    ] == [24576, 4096, "product", 80.0]
