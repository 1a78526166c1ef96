"""Small plans and kernels."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from warplens.cuda.catalogue import KernelFile, read_kernel_file
from warplens.cuda.ground.points import PointSpec
from warplens.cuda.sweep.plan import SweepPlan

SOURCE = """/* warplens
entry     = "{name}"
title     = "Copies"
family    = "copying"
block     = ["TILE"]
grid      = ["cdiv(N, TILE)"]
args      = ["in", "out", "N"]
requires  = ["N % TILE == 0"]
reference = "in"
flops     = "{flops}"
bytes     = "2 * 4 * N"

[problem]
N = [256, 64]
[tune]
TILE = [8, 16]
[arrays]
in  = {{ dtype = "float32", shape = ["N"] }}
out = {{ dtype = "float32", shape = ["N"], role = "out" }}
*/
extern "C" __global__ void {name}(const float *in, float *out, int n) {{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i];
}}
"""


@pytest.fixture
def kernel(tmp_path: Path) -> Callable[..., KernelFile]:
    """Make a kernel file: `kernel("name")` or `kernel("name", flops="N * N")`."""

    def make(name: str, flops: str = "0") -> KernelFile:
        path = tmp_path / f"{name}.cu"
        path.write_text(SOURCE.format(name=name, flops=flops))
        return read_kernel_file(path)

    return make


@pytest.fixture
def plan() -> Callable[..., SweepPlan]:
    """Make a plan without kernel files: `plan("a", "b", sizes=3)` is a, b at 1, a, b at 2, a, b at 4."""

    def make(*kernels: str, sizes: int = 1) -> SweepPlan:
        points = tuple(
            PointSpec(
                kernel=name,
                path=f"{name}.cu",
                source_hash="0" * 64,
                family="f",
                problem={"N": 2**power},
                tune={"TILE": 8},
                device="h200",
                budget_s=2.0,
                limit=1000,
            )
            for power in range(sizes)
            for name in kernels
        )
        return SweepPlan(points=points, units=tuple(float(point.problem["N"]) for point in points))

    return make
