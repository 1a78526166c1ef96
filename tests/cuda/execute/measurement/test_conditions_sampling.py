"""Takes single samples of a launch, cold or warm, each queued while the GPU is busy."""

from __future__ import annotations

from warplens.cuda.execute.measurement.conditions import QUEUE_NS, can_hide


def test_can_hide_says_whether_work_that_takes_this_long_to_queue_can_be_queued():
    assert can_hide(QUEUE_NS)
    assert not can_hide(1e9)
