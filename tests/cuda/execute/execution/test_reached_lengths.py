"""Arrays of assumed length become as long as a launch reaches, and no others."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file, select
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.execution.reached_lengths import length_notes, lengthened, with_small_numbers
from warplens.cuda.execute.inspection.explanation import Inspector
from warplens.cuda.execute.inspection.records import Inspection
from warplens.cuda.ground.errors import Overrun
from warplens.cuda.ground.points import PointResult, PointSpec, Status

TEXT = """/* warplens
entry = "k"
block = ["32"]
grid  = ["cdiv(N, 32)"]
args  = ["in", "out", "N"]
[problem]
N = [64]
[arrays]
in  = {{ dtype = "{dtype}", shape = ["N"] }}{comment}
out = {{ dtype = "float32", shape = ["N"], role = "out" }}
*/
extern "C" __global__ void k(const {type}* in, float* out, int n) {{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[{index}]{member};
}}
"""
ASSUMED = "  # assumed: an element for each thread"


def text_of(index: str, comment: str = ASSUMED, type_: str = "float") -> str:
    dtype, member = ("float4", ".w") if type_ == "float4" else ("float32", "")
    return TEXT.format(index=index, comment=comment, type=type_, dtype=dtype, member=member)


def point_of(folder: Path, text: str, **problem: int) -> PointSpec:
    path = folder / "k.cu"
    path.write_text(text, encoding="utf-8")
    kernel = read_kernel_file(path)
    return PointSpec(
        kernel="k", path=str(path), source_hash=kernel.source_hash, family=kernel.family, problem=problem, tune={},
        device="h200", budget_s=math.inf, limit=10**9,
    )  # fmt: skip


def run(point: PointSpec) -> PointResult:
    return EmulatorRunner().run(point)


@pytest.mark.parametrize("type_", ["float", "float4"])
def test_array_of_assumed_length_is_as_long_as_the_launch_reaches(tmp_path: Path, type_: str) -> None:
    result = run(point_of(tmp_path, text_of("5 * i + 3", type_=type_), N=64))
    lengths = "4,096 elements instead of 256" if type_ == "float4" else "1,024 elements instead of 64"
    assert result.status is Status.UNCHECKED
    notes = [note for note in result.notes if "elements instead of" in note]
    assert notes == [f"assumed: in has {lengths}, since the launch reaches behind those"]


def test_arrays_of_one_assumed_length_become_longer_together() -> None:
    [kernel] = select(["transpose_tiled"])
    workload = replace(kernel.workload({"N": 64}, {"TILE": 16}), expected={})
    both = tuple(replace(array, is_length_assumed=True) for array in workload.arrays)
    for arrays, rows in ((both, [256, 256]), ((both[0], workload.arrays[1]), [256, 64])):
        found = lengthened(replace(workload, arrays=arrays), Overrun("in", 40_000), 48 << 10)
        assert found is not None
        assert [array.shape[0] for array in found.arrays] == rows


def test_array_that_is_long_enough_stays_as_it_is(tmp_path: Path) -> None:
    result = run(point_of(tmp_path, text_of("i"), N=64))
    assert not any("elements instead of" in note for note in result.notes)


def test_array_whose_length_is_stated_stays_as_it_is(tmp_path: Path) -> None:
    result = run(point_of(tmp_path, text_of("5 * i + 3", comment=""), N=64))
    assert result.status is Status.FAILED
    assert "of array 'in', which has 256 bytes" in result.reason


@pytest.mark.parametrize("index", ["i - 1", "i + (1 << 28)"])
def test_access_before_an_array_or_far_behind_it_stays_a_fault(tmp_path: Path, index: str) -> None:
    result = run(point_of(tmp_path, text_of(index), N=64))
    assert result.status is Status.FAILED
    assert "of array 'in', which has 256 bytes" in result.reason


def test_inspection_has_the_same_lengths(tmp_path: Path) -> None:
    inspection = Inspector().inspect(point_of(tmp_path, text_of("5 * i + 3"), N=64))
    assert isinstance(inspection, Inspection)
    assert any("in has 1,024 elements instead of 64" in note for note in inspection.explanation.notes)


SHARED = """/* warplens
entry = "k"
block = ["256"]
grid  = ["1"]
args  = ["out"]
dynamic_shared = "512"{comment}
[arrays]
out = {{ dtype = "float32", shape = ["256"], role = "out" }}
*/
extern "C" __global__ void k(float* out) {{
    __shared__ float first[32];
    extern __shared__ float values[];
    if (threadIdx.x < 32) first[threadIdx.x] = 1;
    values[{index}] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = values[{index}] + first[threadIdx.x % 32];
}}
"""


def test_dynamic_shared_memory_of_assumed_size_is_as_large_as_the_launch_reaches(tmp_path: Path) -> None:
    result = run(point_of(tmp_path, SHARED.format(index="threadIdx.x", comment="  # assumed: as every GPU has")))
    assert result.status is Status.UNCHECKED
    note = "assumed: the dynamic shared memory has 1,024 bytes instead of 512, since the launch reaches behind those"
    assert note in result.notes
    assert result.launch is not None
    assert result.launch.dynamic_shared_bytes == 1024
    assert result.metrics["shared_bytes_per_block"].value == 1024 + 128


@pytest.mark.parametrize(
    ("index", "comment"), [("threadIdx.x", ""), ("1000 * threadIdx.x", "  # assumed: as every GPU has")]
)
def test_stated_shared_memory_and_more_than_a_block_can_have_stay_faults(
    tmp_path: Path, index: str, comment: str
) -> None:
    result = run(point_of(tmp_path, SHARED.format(index=index, comment=comment)))
    assert result.status is Status.FAILED
    assert "of shared variable 'values'" in result.reason


def test_access_that_may_be_meant_for_several_arrays_makes_all_longer(tmp_path: Path) -> None:
    text = text_of("0").replace("in[0]", "(i % 2 ? in : out)[i + 200]").replace('"out" }', '"out" }' + ASSUMED)
    result = run(point_of(tmp_path, text, N=64))
    assert result.status is Status.UNCHECKED
    notes = [note for note in result.notes if "elements instead of" in note]
    assert [note.split()[1:7] for note in notes] == [
        [name, "has", "512", "elements", "instead", "of"] for name in ("in", "out")
    ]


NUMBERS = """/* warplens
entry = "k"
block = ["32"]
grid  = ["2"]
args  = ["in", "which", "out"]
[arrays]
in    = {{ dtype = "float32", shape = ["64"] }}
which = {{ dtype = "int32", shape = ["64"], init = "integers(50, 60)" }}{comment}
out   = {{ dtype = "float32", shape = ["64"], role = "out" }}
*/
extern "C" __global__ void k(const float* in, const int* which, float* out) {{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[{index}];
}}
"""
OF_NUMBERS = "  # assumed: its elements are indices"


def test_assumed_numbers_that_lead_out_of_the_arrays_become_small(tmp_path: Path) -> None:
    point = point_of(tmp_path, NUMBERS.format(index="which[i] * which[i]", comment=OF_NUMBERS))
    result = run(point)
    assert result.status is Status.UNCHECKED
    note = "assumed: which holds integers(1, 3) instead of integers(50, 60), with which the launch leaves its arrays"
    assert note in result.notes
    inspection = Inspector().inspect(point)
    assert isinstance(inspection, Inspection)
    assert note in inspection.explanation.notes


@pytest.mark.parametrize(
    ("index", "comment", "byte"),
    [
        ("which[i] * which[i]", "", None),
        ("64 + which[i]", OF_NUMBERS, range(4 * (64 + 50), 4 * (64 + 60))),  # the fault is that of the point's numbers
    ],
)
def test_stated_numbers_and_faults_with_any_numbers_stay(
    tmp_path: Path, index: str, comment: str, byte: range | None
) -> None:
    result = run(point_of(tmp_path, NUMBERS.format(index=index, comment=comment)))
    assert result.status is Status.FAILED
    found = re.search(r"loads 4 bytes at byte (\d+) of array 'in'", result.reason)
    assert found is not None
    assert byte is None or int(found[1]) in byte


def test_assumed_numbers_that_stay_within_the_arrays_stay_as_they_are(tmp_path: Path) -> None:
    result = run(point_of(tmp_path, NUMBERS.format(index="which[i]", comment=OF_NUMBERS)))
    assert result.status is Status.UNCHECKED
    assert not any("with which the launch leaves" in note for note in result.notes)


def test_with_small_numbers_returns_a_workload_whose_arrays_of_assumed_whole_numbers_hold():
    [kernel] = select(["transpose_tiled"])
    assert with_small_numbers(kernel.workload({"N": 64}, {"TILE": 16})) is None


def test_length_notes_returns_a_sentence_for_each_array_that_was_made_longer_or_got():
    [kernel] = select(["transpose_tiled"])
    small, large = (kernel.workload({"N": n}, {"TILE": 16}) for n in (64, 128))
    assert length_notes(small, large)[0] == (
        "assumed: in has 16,384 elements instead of 4,096, since the launch reaches behind those"
    )
