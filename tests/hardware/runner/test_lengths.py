"""Arrays and shared memory of assumed length grow before a launch goes to the GPU, which a short array would cost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.execute.gpu.runner import GpuRunner
from warplens.cuda.ground.points import Measuring, PointResult, PointSpec, Status

pytestmark = pytest.mark.gpu

DEVICE = os.environ.get("WARPLENS_TEST_DEVICE", "h200")
"""The sheet of the GPU under test has this key."""
SHORT = Measuring(least_time_s=0.02, longest_time_s=0.5)
TEXT = """/* warplens
entry = "k"
block = ["256"]
grid  = ["N / 256"]
args  = ["in", "out", "N"]
{shared}
[problem]
N = [65536]
[arrays]
in  = {{ dtype = "float32", shape = ["N"] }}{assumed}
out = {{ dtype = "float32", shape = ["N"], role = "out" }}
*/
extern __shared__ float tile[];
extern "C" __global__ void k(const float* in, float* out, int n) {{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    {body}
}}
"""
FAR = "out[i] = in[100 * i];"
SHARED = "tile[4 * threadIdx.x] = in[i]; out[i] = tile[4 * threadIdx.x];"


def on_card(folder: Path, body: str, *, assumed: str = "", shared: str = "") -> PointResult:
    path = folder / "k.cu"
    path.write_text(TEXT.format(body=body, assumed=assumed, shared=shared), encoding="utf-8")
    kernel = read_kernel_file(path)
    runner = GpuRunner()
    try:
        return runner.run(
            PointSpec(
                kernel="k", path=str(path), source_hash=kernel.source_hash, family=kernel.family, problem={"N": 65536},
                tune={}, device=DEVICE, budget_s=30.0, limit=10**9, measuring=SHORT,
            )
        )  # fmt: skip
    finally:
        runner.close()


def test_card_gets_an_array_of_assumed_length_as_long_as_the_launch_reaches(tmp_path: Path) -> None:
    result = on_card(tmp_path, FAR, assumed="  # assumed: an element for each thread")
    assert (result.status, result.time is not None) == (Status.UNCHECKED, True), result.reason
    lengths = "16,777,216 elements instead of 65,536"
    assert f"assumed: in has {lengths}, since the launch reaches behind those" in result.notes


def test_card_gets_as_much_assumed_shared_memory_as_the_launch_reaches(tmp_path: Path) -> None:
    result = on_card(tmp_path, SHARED, shared='dynamic_shared = "4 * 256"  # assumed: a number for each thread')
    assert (result.status, result.time is not None) == (Status.UNCHECKED, True), result.reason
    assert any("shared memory" in note and note.startswith("assumed: ") for note in result.notes)
