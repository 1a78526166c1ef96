"""The largest products of an H200: the sizes that `warplens largest` could allocate are near those of the formula."""

from __future__ import annotations

import json
from math import isqrt
from pathlib import Path

import pytest

RECORDED = json.loads((Path(__file__).parent / "h200_largest.json").read_text(encoding="utf-8"))["kernels"]
TRIED = [record for record in RECORDED if record["memory"] == "device"]
BYTES = {"float32": 4, "float64": 8}
LEAST_SPARE_BYTES, MOST_SPARE_BYTES = 256 << 20, 1 << 30
"""This much memory could not be allocated: the context of the process and the driver have it."""


def bytes_at(record, size):
    return sum(BYTES[array["dtype"]] for array in record["arrays"].values()) * size**2


def kernel(name):
    [record] = (record for record in RECORDED if record["kernel"] == name)
    return record


def test_every_product_but_the_streamed_one_was_tried():
    assert len(TRIED) == len(RECORDED) - 1 == 8
    assert {record["device"] for record in RECORDED} == {"gpu-nvidia-h200"}
    streamed = kernel("matmul_out_of_core")
    assert (streamed["memory"], streamed["by_trying"]) == ("host", None)
    assert streamed["by_arithmetic"] == isqrt(int(streamed["memory_bytes"]) // 12)


@pytest.mark.parametrize("record", TRIED, ids=lambda record: record["kernel"])
def test_size_by_arithmetic_is_the_largest_whose_arrays_are_no_larger_than_the_memory(record):
    size = record["by_arithmetic"]
    assert [array["shape"] for array in record["arrays"].values()] == [[size, size]] * 3
    assert record["array_bytes"] == bytes_at(record, size) <= record["memory_bytes"] < bytes_at(record, size + 1)


@pytest.mark.parametrize("record", TRIED, ids=lambda record: record["kernel"])
def test_size_by_trying_leaves_little_of_the_memory(record):
    spare = record["memory_bytes"] - bytes_at(record, record["by_trying"])
    assert LEAST_SPARE_BYTES < spare < MOST_SPARE_BYTES
    assert 0.997 * record["by_arithmetic"] < record["by_trying"] < record["by_arithmetic"]


@pytest.mark.parametrize(("name", "tile"), [("matmul_tiled", 32), ("matmul_tiled_any", 1), ("matmul_naive", 1)])
def test_size_that_runs_is_a_multiple_of_the_tile(name, tile):
    record = kernel(name)
    assert record["meets_requirements"] == record["by_trying"] // tile * tile
