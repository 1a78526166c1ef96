"""The largest products of an H200: what `warplens largest` could allocate is near what arithmetic allows."""

from __future__ import annotations

import json
from math import isqrt
from pathlib import Path

import pytest

RECORDED = json.loads((Path(__file__).parent / "h200_largest.json").read_text(encoding="utf-8"))["kernels"]
TRIED = [one for one in RECORDED if one["memory"] == "device"]
BYTES = {"float32": 4, "float64": 8}
LEAST_SPARE_BYTES, MOST_SPARE_BYTES = 256 << 20, 1 << 30
"""Memory that could not be allocated: the context of the process and the driver's own."""


def bytes_at(one, size):
    return sum(BYTES[array["dtype"]] for array in one["arrays"].values()) * size**2


def kernel(name):
    [found] = (one for one in RECORDED if one["kernel"] == name)
    return found


def test_every_product_but_the_streamed_one_was_tried():
    assert len(TRIED) == len(RECORDED) - 1 == 8
    assert {one["device"] for one in RECORDED} == {"gpu-nvidia-h200"}
    streamed = kernel("matmul_out_of_core")
    assert (streamed["memory"], streamed["by_trying"]) == ("host", None)
    assert streamed["by_arithmetic"] == isqrt(int(streamed["memory_bytes"]) // 12)


@pytest.mark.parametrize("one", TRIED, ids=lambda one: one["kernel"])
def test_size_by_arithmetic_is_the_largest_whose_arrays_are_no_larger_than_the_memory(one):
    size = one["by_arithmetic"]
    assert [array["shape"] for array in one["arrays"].values()] == [[size, size]] * 3
    assert one["array_bytes"] == bytes_at(one, size) <= one["memory_bytes"] < bytes_at(one, size + 1)


@pytest.mark.parametrize("one", TRIED, ids=lambda one: one["kernel"])
def test_size_by_trying_leaves_little_of_the_memory(one):
    spare = one["memory_bytes"] - bytes_at(one, one["by_trying"])
    assert LEAST_SPARE_BYTES < spare < MOST_SPARE_BYTES
    assert 0.997 * one["by_arithmetic"] < one["by_trying"] < one["by_arithmetic"]


@pytest.mark.parametrize(("name", "tile"), [("matmul_tiled", 32), ("matmul_tiled_any", 1), ("matmul_naive", 1)])
def test_size_that_runs_is_a_multiple_of_the_tile(name, tile):
    one = kernel(name)
    assert one["meets_requirements"] == one["by_trying"] // tile * tile
