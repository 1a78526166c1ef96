"""The functions of a warp that compilers no longer have."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue.reader import read_kernel_file
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.headers import legacy_notes
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import PointResult, PointSpec, Status

MATTER = """/* warplens
entry = "k"
family = "k"
block = ["64"]
grid = ["1"]
args = ["a", "out"]
reference = { out = "0 * a" }
[arrays]
a = { dtype = "float32", shape = [64], init = "iota" }
out = { dtype = "float32", shape = [64], role = "out" }
*/
"""
FUNCTIONS = {
    "__shfl(v, 3)": "__shfl_sync(~0u, v, 3)",
    "__shfl(v, 3, 8)": "__shfl_sync(~0u, v, 3, 8)",
    "__shfl_up(v, 2)": "__shfl_up_sync(~0u, v, 2)",
    "__shfl_down(v, 2, 16)": "__shfl_down_sync(~0u, v, 2, 16)",
    "__shfl_xor(v, 5)": "__shfl_xor_sync(~0u, v, 5)",
    "__any(v > 40)": "__any_sync(~0u, v > 40)",
    "__all(v > 40)": "__all_sync(~0u, v > 40)",
    "__ballot(v > 40)": "__ballot_sync(~0u, v > 40)",
}


def run(path: Path, kernel: str) -> PointResult:
    path.write_text(MATTER + kernel)
    file = read_kernel_file(path)
    point = PointSpec(
        kernel="k", path=str(path), source_hash=file.source_hash, family="k", problem={}, tune={}, device="h200",
        budget_s=60.0, limit=10**9,
    )  # fmt: skip
    return EmulatorRunner().run(point)


@pytest.mark.parametrize(("before", "now"), FUNCTIONS.items(), ids=list(FUNCTIONS))
def test_function_takes_the_active_lanes_and_a_note_says_so(before: str, now: str, tmp_path: Path) -> None:
    body = f"float v = a[threadIdx.x]; out[threadIdx.x] = {before} - ({now});"
    result = run(tmp_path / "k.cu", f"__global__ void k(const float *a, float *out) {{ {body} }}")
    assert (result.status, result.reason) == (Status.OK, "")
    name = before.partition("(")[0]
    lanes = f"the lanes that take part in {name} are those active at the call"
    refused = f"nvcc refuses {name} for compute capability 7.0 and later, use {name}_sync"
    assert [note for note in result.notes if name in note] == [f"{lanes}: {refused}"]


def test_function_of_the_user_stays_his(tmp_path: Path) -> None:
    own = "__device__ float __any(float v) { return 2 * v; }"
    body = "float v = a[threadIdx.x]; out[threadIdx.x] = __any(v) - 2 * v;"
    result = run(tmp_path / "k.cu", f"{own} __global__ void k(const float *a, float *out) {{ {body} }}")
    assert (result.status, result.reason) == (Status.OK, "")
    assert not any("lanes that take part" in note for note in result.notes)


def test_gpu_before_volta_has_its_own() -> None:
    source = "__global__ void k(int *a) { *a = __shfl(*a, 3); }"
    log = compile_source(source, name="k.cu", target="sm_61", entry="k").log
    assert "deprecated" in log
    assert legacy_notes(log) == ()
