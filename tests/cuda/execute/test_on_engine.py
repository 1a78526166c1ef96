"""Steps on the engine, most of them of sequences: right results, counts of each and of the sum, faults with a step."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.capture.value import Capture, Copy, Fill, KernelFileOrigin, LibraryCall, Region, Step
from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute import executed_steps
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.executed_steps import StepExecution
from warplens.cuda.execute.preparation import Preparer
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CheckLevel, InputSet, PointResult, PointSpec, Status

HERE = Path(__file__).parent / "sequences"
KERNELS = {path.stem: path for path in sorted(HERE.glob("*.cu"))}


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def point_of(path: Path, size: int, *, check: CheckLevel = CheckLevel.AUTO, budget_s: float = math.inf) -> PointSpec:
    kernel = read_kernel_file(path)
    return PointSpec(
        kernel=kernel.name, path=str(path), source_hash=kernel.source_hash, family=kernel.family,
        problem={"N": size}, tune={name: values[0] for name, values in kernel.tune.items()}, device="h200",
        budget_s=budget_s, limit=10**6, check=check,
    )  # fmt: skip


def changed(folder: Path, name: str, *replacements: tuple[str, str]) -> Path:
    """Return a copy of a kernel file with texts replaced."""
    text = KERNELS[name].read_text(encoding="utf-8")
    for old, new in replacements:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "k.cu"
    path.write_text(text, encoding="utf-8")
    return path


LAUNCHES = [
    ("bfs", 1, {"begin": 1, "expand": 1, "advance": 1}),
    ("bfs", 100, {"begin": 1, "expand": 7, "advance": 7}),
    ("bitonic", 64, {"exchange": 21}),
    ("bitonic", 256, {"exchange": 36}),
    ("gaussian", 12, {"column_factors": 11, "eliminate": 11}),
    ("hotspot", 100, {"spread": 3}),
    ("lud", 4, {"diagonal": 1}),
    ("lud", 12, {"diagonal": 1, "perimeter": 2, "internal": 2, "diagonal ": 2}),
    ("reduction", 1000, {"partial_sums": 1, "partial_sums ": 1}),
]


@pytest.mark.sample(2)
@pytest.mark.parametrize(("name", "size", "launches"), LAUNCHES)
def test_sequence_gives_its_reference(runner: EmulatorRunner, name: str, size: int, launches: dict[str, int]) -> None:
    result = runner.run(point_of(KERNELS[name], size, check=CheckLevel.FAST))
    assert (result.status, result.reason) == (Status.OK, "")
    assert [(step.kernel, step.launches) for step in result.steps] == [
        (kernel.strip(), count) for kernel, count in launches.items()
    ]


@pytest.fixture(scope="module")
def sums(runner: EmulatorRunner) -> PointResult:
    return runner.run(point_of(KERNELS["reduction"], 4096))


def test_metrics_are_of_the_sum_of_all_launches(sums: PointResult) -> None:
    for key, provenance in {
        "gld_transactions": Provenance.COUNTED,
        "barriers": Provenance.COUNTED,
        "warp_instructions": Provenance.INFERRED,
    }.items():
        assert sums.metrics[key].value == sum(float(step.metrics[key].value) for step in sums.steps)
        assert sums.metrics[key].provenance is provenance
    assert sums.metrics["gld_transactions"].value == 4096 // 8 + 64 // 8
    assert sums.metrics["gst_efficiency"].value == 12.5
    assert sums.metrics["least_intensity"].value == float(sums.metrics["flops"].value) / (4 * 4096)


def test_times_of_the_steps_add_up(sums: PointResult) -> None:
    assert sums.time is not None
    times = [step.time for step in sums.steps if step.time is not None]
    assert sums.time.value_ns == pytest.approx(sum(time.value_ns for time in times))
    assert {time.provenance for time in (sums.time, *times)} == {Provenance.MODELLED}
    assert sums.time.terms_ns["launches"] == sum(time.terms_ns["launch"] for time in times)


def test_launches_that_are_added_up_early_count_the_same(
    runner: EmulatorRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    point = point_of(KERNELS["bitonic"], 64, check=CheckLevel.FAST)
    whole = runner.run(point)
    monkeypatch.setattr(executed_steps, "KEPT_LAUNCHES", 4)
    folded = runner.run(point)
    assert folded.steps[0].launches == whole.steps[0].launches == 21
    assert folded.steps[0].launch == whole.steps[0].launch
    assert {key: value.value for key, value in folded.metrics.items()} == pytest.approx(
        {key: value.value for key, value in whole.metrics.items()}
    )
    assert folded.time is not None
    assert whole.time is not None
    assert dict(folded.time.terms_ns) == pytest.approx(dict(whole.time.terms_ns))


def test_occupancy_is_that_of_the_step_that_takes_longest(sums: PointResult) -> None:
    longest = sums.steps[0]
    assert (sums.launch, longest.launch.grid) == (longest.launch, (64, 1, 1))
    for key in ("theoretical_occupancy", "registers_per_thread", "shared_bytes_per_block"):
        assert sums.metrics[key] == longest.metrics[key]
    assert (
        "registers, shared memory and theoretical occupancy are those of step 1, `partial_sums`, which takes longest"
        in sums.notes
    )


def test_every_launch_is_searched_for_races_where_that_is_asked_for(runner: EmulatorRunner) -> None:
    notes = runner.run(point_of(KERNELS["lud"], 12, check=CheckLevel.FULL)).notes
    of_global = "global memory: no race in or between any blocks"
    clean = f"shared memory: no race and no read of unwritten bytes in any block; {of_global}"
    assert [note for note in notes if " memory: " in note] == [
        f"step 1, `diagonal` and step 2, `perimeter` and step 4, `diagonal`: {clean}",
        f"step 3, `internal`: {of_global}",
    ]


def test_modelled_time_has_the_arrays_that_are_cleared(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = changed(tmp_path, "hotspot", ("repeat = 3\n", "repeat = 3\nclear = ['next']\n"))
    plain, clearing = (runner.run(point_of(file, 512)) for file in (KERNELS["hotspot"], path))
    assert clearing.status is Status.OK
    assert plain.time is not None
    assert clearing.time is not None
    launches = plain.time.terms_ns["launches"]
    assert clearing.time.terms_ns["launches"] == pytest.approx(2 * launches)
    assert clearing.time.value_ns - plain.time.value_ns == pytest.approx(launches, rel=0.01)  # 2 KiB take no time


def test_access_out_of_bounds_names_the_step_and_its_launch(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = changed(tmp_path, "gaussian", ("factors[row] = a[row * n + t]", "factors[row + 2 * t] = a[row * n + t]"))
    result = runner.run(point_of(path, 7))
    assert result.status is Status.FAILED
    assert result.reason.startswith("step 1, `column_factors`, launch 2: block=(0,0,0) thread=(5,0,0) k.cu:32: ")


def test_race_names_the_step(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = changed(tmp_path, "reduction", ("        __syncthreads();\n", ""))
    result = runner.run(point_of(path, 1000))
    assert result.status is Status.FAILED
    assert result.reason.startswith("step 1, `partial_sums`: block=(0,0,0) thread=(0,0,0) k.cu:36: ")
    assert result.steps  # the counts are there


def test_input_that_a_step_writes_fails_the_point(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = changed(
        tmp_path, "reduction", ('"partial", "total"', '"partial", "in"'), ('{ total = "sum(in)" }', '{ total = "0" }')
    )
    result = runner.run(point_of(path, 1000, check=CheckLevel.FAST))
    reason = "step 2, `partial_sums`, writes to 'in', which it may only read: the role is 'in'"
    assert (result.status, result.reason) == (Status.FAILED, reason)


def test_wrong_result_fails_the_point(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = changed(tmp_path, "hotspot", ("repeat = 3", "repeat = 2"))
    result = runner.run(point_of(path, 100))
    assert result.status is Status.FAILED
    assert result.reason.startswith("99 of 100 elements of 'heat' are wrong: the first at [0] is ")


def test_kernel_that_does_not_exist_is_named(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = changed(tmp_path, "gaussian", ('entry = "eliminate"', 'entry = "eliminat"'))
    result = runner.run(point_of(path, 7))
    known = "did you mean 'eliminate'? (known: column_factors, eliminate)"
    reason = f"no __global__ function in k.cu is named 'eliminat'; {known}"
    assert (result.status, result.reason) == (Status.FAILED, reason)


def test_endless_block_names_the_step(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = changed(tmp_path, "hotspot", ("    if (i < n)\n", "    while (n) n |= 1;\n    if (i < n)\n"))
    result = runner.run(point_of(path, 100))
    assert result.reason == (
        "step 1, `spread`: block=(0,0,0) k.cu: the block did not end within the limit of 1,000,000 warp instructions: "
        "an endless loop, or a kernel that needs a larger limit"
    )


def test_sequence_without_a_launch_is_refused(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = changed(tmp_path, "hotspot", ("repeat = 3", 'repeat = "N - 100"'))
    result = runner.run(point_of(path, 100))
    assert (result.status, result.reason) == (Status.FAILED, "the steps of hotspot_rod make no launch at this size")


def test_later_launch_of_a_step_beyond_the_limits_is_refused(runner: EmulatorRunner, tmp_path: Path) -> None:
    grid = '["cdiv(N, 64)", "1", "1 + r * 40000"]'  # 1, 40,001 and 80,001
    path = changed(tmp_path, "hotspot", ('["cdiv(N, 64)"]', grid), ("repeat = 3", 'repeat = 3\nindex = "r"'))
    result = runner.run(point_of(path, 100, check=CheckLevel.FAST))
    assert (result.status, result.reason) == (
        Status.SKIPPED,
        "step 1, `spread`: the grid has 80,001 blocks along z, and compute capability 9.0 allows 1 to 65,535",
    )


def test_sequence_is_executed_whole_whatever_its_budget(runner: EmulatorRunner) -> None:
    result = runner.run(point_of(KERNELS["bitonic"], 256, check=CheckLevel.FAST, budget_s=1e-9))
    assert result.status is Status.OK
    assert result.metrics["gld_transactions"].provenance is Provenance.COUNTED
    [note] = [note for note in result.notes if "budget" in note]
    assert note.endswith(
        " s, above its budget of 1e-09 s: all blocks of a sequence are executed, since launches read what others wrote"
    )


def test_sequence_is_tried_on_other_inputs(runner: EmulatorRunner) -> None:
    point = replace(point_of(KERNELS["hotspot"], 100), inputs=(InputSet.ONES, InputSet.RANDOM))
    assert "also right with the inputs ones, random" in runner.run(point).notes


def test_input_for_which_a_sequence_is_wrong_is_named(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = changed(
        tmp_path, "hotspot", ("+ power[i];", "+ (power[i] == 1.0f ? 2.0f : power[i]);"), ("integers(0, 8)", "zeros")
    )
    result = runner.run(replace(point_of(path, 100), inputs=(InputSet.ZEROS, InputSet.ONES)))
    assert result.status is Status.FAILED
    assert result.reason.startswith(
        "with the inputs 'ones', 100 of 100 elements of 'heat' are wrong: the first at [0] is "
    )


def test_launches_that_differ_in_a_pointer_share_their_code(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        "hotspot",
        ('args   = ["heat", "power", "next", "N"]', 'index = "i"\nargs = ["heat", "power + i", "next", "N - i * 0"]'),
        ('shape = ["N"], init = "integers(0, 8)"', 'shape = ["N + 2"], init = "ones"'),
        ("(roll(power, 2) + 2 * power + roll(power, -2)) / 4 + (roll(power, 1) + roll(power, -1)) / 2 + power", "3"),
    )
    result = runner.run(point_of(path, 100))
    assert (result.status, result.reason) == (Status.OK, "")


def test_pointer_that_moves_beyond_its_array_is_found(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        "hotspot",
        ('args   = ["heat", "power", "next", "N"]', 'index = "i"\nargs = ["heat", "power + i", "next", "N"]'),
    )
    result = runner.run(point_of(path, 100))
    assert result.reason == (
        "step 1, `spread`, launch 2: block=(1,0,0) thread=(35,0,0) k.cu:26: `ld.global.f32 %f4, [%rd11]`: loads "
        "4 bytes at byte 400 of array 'power', which has 400 bytes"
    )


COUNTING = """/* warplens
entry = "counted"
reference = {{ out = "full((1,), 2 * N)" }}
[problem]
N = [64]
[arrays]
out = {{ dtype = "int32", shape = [1], role = "out" }}
{variable}
[[launch]]
repeat = 2
entry = "count"
grid  = ["N // 32"]
block = [32]
args  = []
[[launch]]
entry = "fetch"
grid  = [1]
block = [1]
args  = ["out"]
*/
__device__ int counter;
extern "C" __global__ void count() {{ atomicAdd(&counter, 1); }}
extern "C" __global__ void fetch(int *out) {{ out[0] = counter; }}
"""


def test_variable_that_is_an_array_is_shared_by_the_kernels(runner: EmulatorRunner, tmp_path: Path) -> None:
    variable = 'counter = { dtype = "int32", shape = [1], role = "out", variable = true }'
    (tmp_path / "k.cu").write_text(COUNTING.format(variable=variable), encoding="utf-8")
    result = runner.run(point_of(tmp_path / "k.cu", 64))
    assert (result.status, result.reason) == (Status.OK, "")


def test_variable_that_only_one_launch_would_see_is_refused(runner: EmulatorRunner, tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_text(COUNTING.format(variable=""), encoding="utf-8")
    result = runner.run(point_of(tmp_path / "k.cu", 64))
    assert result.status is Status.FAILED
    assert result.reason == (
        "step 1, `count`: the kernel writes the variable 'counter' of the file, which must stand among [arrays] with "
        "`variable = true`, so that the other launches of the sequence see it"
    )


@pytest.mark.parametrize(("reference", "status"), [("a + 4", Status.OK), ("a + 3", Status.FAILED)])
def test_textures_of_a_sequence_follow_arrays_that_are_swapped(
    tmp_path: Path, runner: EmulatorRunner, reference: str, status: Status
) -> None:
    path = tmp_path / "moved.cu"
    text = (HERE / "moved.cu").read_text(encoding="utf-8")
    path.write_text(text.replace("a + 4", reference), encoding="utf-8")
    result = runner.run(point_of(path, 40))
    assert result.status is status
    assert result.metrics["texture_instructions"].value == 4 * 2 * 40


def executed(steps: tuple[Step, ...], buffers: dict[str, np.ndarray]) -> StepExecution:
    """Execute steps that launch nothing."""
    run = Capture(origin=KernelFileOrigin(path="k.cu"), codes=(), steps=steps).begin()
    point = PointSpec(
        kernel="k", path="k.cu", source_hash="", family="", problem={}, tune={}, device="h200", budget_s=1.0, limit=1
    )
    execution = StepExecution(run, buffers, {}, point, spec=load_spec("h200"), preparer=Preparer())
    execution.execute()
    return execution


def test_copy_moves_a_block_into_adjoining_rows_and_back() -> None:
    matrix, slot, other = (
        np.arange(20, dtype=np.int16).reshape(4, 5),
        np.zeros(12, np.uint8),
        np.zeros((4, 5), np.int16),
    )
    block = {"offset_bytes": 2 * (5 + 2), "pitch_bytes": 2 * 5}
    executed(
        (
            Copy(source=Region(buffer="matrix", **block), target=Region(buffer="slot"), row_bytes=6, rows=2),
            Copy(source=Region(buffer="slot"), target=Region(buffer="other", **block), row_bytes=6, rows=2),
        ),
        {"matrix": matrix, "slot": slot, "other": other},
    )
    assert slot.view(np.int16).tolist() == [7, 8, 9, 12, 13, 14]
    assert np.array_equal(other[1:3, 2:], matrix[1:3, 2:])
    assert other.sum() == matrix[1:3, 2:].sum()


def test_fill_repeats_its_pattern() -> None:
    words = np.zeros(4, np.uint32)
    executed((Fill(target=Region(buffer="words", offset_bytes=4), row_bytes=8, pattern=b"\x01\x02"),), {"words": words})
    assert words.tolist() == [0, 0x02010201, 0x02010201, 0]


def test_step_that_the_engine_cannot_execute_is_refused() -> None:
    with pytest.raises(LaunchError, match=r"^the engine does not execute a step of the kind LibraryCall$"):
        executed((LibraryCall(library="cublas", function="cublasSgemm_v2"),), {})
