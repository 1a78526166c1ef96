"""Limits and architecture of a GPU whose compute capability is not in the tables."""

from __future__ import annotations

from warplens.cuda.device.nvidia_driver import Attribute, architecture_from, nearest


def test_nearest_returns_the_nearest_known_compute_capability_that_is_not_above():
    assert nearest((9, 4)) == (9, 0)
    assert nearest((0, 9)) is None


def test_architecture_from_returns_the_architecture_of_a_gpu_with_cores_float32_lanes():
    attributes = {Attribute.SM_COUNT: 100, Attribute.FP32_OVER_FP64: 2}
    architecture = architecture_from((9, 4), 12_800, attributes)
    assert architecture.fp32_lanes_per_sm.value == 128
    assert architecture.fp64_lanes_per_sm.value == 64
    assert architecture.sfu_lanes_per_sm.source.partition(":")[0] == "of compute capability 9.0, assumed"
