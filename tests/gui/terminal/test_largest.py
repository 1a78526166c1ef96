"""What `warplens largest` prints: a row for each kernel, with what a reader must know under the table."""

from __future__ import annotations

from warplens.cuda.catalogue import select
from warplens.cuda.device.spec import load_spec
from warplens.cuda.sweep.memory_trials import largest
from warplens.gui.views.sweep.largest import largest_data, largest_report


def test_largest_report_returns_the_table_of_the_largest_sizes():
    answer = largest(select(["transpose_tiled"])[0], problem={}, tune={"TILE": 32}, memory_bytes=2**30)
    parts = largest_report([answer], load_spec("h200"), 2**30, "no GPU: nothing was allocated").renderables
    assert str(parts[0]) == "NVIDIA H200 SXM 141 GB: 1.0 GiB of memory"
    assert str(parts[-1]) == "no GPU: nothing was allocated"


def test_largest_data_returns_the_same_as_data():
    answer = largest(select(["transpose_tiled"])[0], problem={}, tune={"TILE": 32}, memory_bytes=2**30)
    data = largest_data([answer], load_spec("h200"))["kernels"][0]
    assert data["by_arithmetic"] == 11585
    assert data["meets_requirements"] == 11585
    assert data["limited_by"] == "memory"
